"""Column heads as lists in ten languages write them, and what they mean."""

from __future__ import annotations

import re
from enum import Enum

from teamswiss_gui.formats.names import plain


class Field(Enum):
    """What a column can hold; a value that names one of an edit's fields is that field."""

    TEAM = "team"
    SHORT_NAME = "short_name"
    CLUB = "club"
    TEAM_FEDERATION = "team_federation"
    CAPTAIN = "captain"
    TEAM_NOTE = "team_note"
    PREVIOUS_STANDING = "previous_standing"
    BOARD = "board"
    NAME = "name"
    LAST_NAME = "last_name"
    FIRST_NAME = "first_name"
    TITLE = "title"
    RATING = "rating"
    FIDE_ID = "fide_id"
    FEDERATION = "federation"
    BIRTH = "birth"
    SEX = "sex"
    NATIONAL_ID = "national_id"
    NATIONAL_RATING = "national_rating"
    NOTE = "note"
    IGNORE = ""


TEAM_FIELDS = frozenset(
    {
        *(Field.TEAM, Field.SHORT_NAME, Field.CLUB, Field.TEAM_FEDERATION, Field.CAPTAIN),
        *(Field.TEAM_NOTE, Field.PREVIOUS_STANDING),
    }
)
PLAYER_FIELDS = frozenset(Field) - TEAM_FIELDS - {Field.IGNORE, Field.BOARD}

LANGUAGES = ("en", "de", "fr", "es", "it", "nl", "pl", "pt", "ru", "uk")

# One entry for every language in that order, its first word for the template, `/` between others.
_HEADS: dict[Field, str] = {
    Field.TEAM: (
        "Team/team name | Mannschaft/Mannschaftsname/Team | Équipe/nom de l'équipe | Equipo | "
        "Squadra | Team/ploeg/teamnaam | Drużyna/zespół | Equipe/equipa/time | Команда | Команда"
    ),
    Field.SHORT_NAME: (
        "Short name/nickname/abbreviation/team short | Kurzname/Kürzel | Nom court/abréviation | "
        "Nombre corto/abreviatura | Nome breve/abbreviazione | Korte naam/afkorting | "
        "Skrót/nazwa skrócona | Nome curto/abreviação/sigla | Краткое название/сокращение | "
        "Коротка назва/скорочення"
    ),
    Field.CLUB: (
        "Club/club name/city club | Verein/Klub/Vereinsname | Club | Club | Circolo/club/società | "
        "Vereniging/club | Klub | Clube | Клуб | Клуб"
    ),
    Field.TEAM_FEDERATION: (
        "Team federation/team fed/team country | Mannschaftsverband/Land der Mannschaft | "
        "Fédération de l'équipe | Federación del equipo | Federazione della squadra | Teambond | "
        "Federacja drużyny | Federação da equipe | Федерация команды | Федерація команди"
    ),
    Field.CAPTAIN: (
        "Captain/team captain/non-playing captain/npc | Mannschaftsführer/Kapitän/MF | Capitaine | "
        "Capitán/delegado | Capitano | Captain/teamleider/aanvoerder | Kapitan | Capitão | "
        "Капитан | Капітан"
    ),
    Field.TEAM_NOTE: (
        "Team note/team remark | Bemerkung zur Mannschaft | Remarque équipe | Nota del equipo | "
        "Nota squadra | Opmerking team | Uwagi do drużyny | Nota da equipe | "
        "Примечание к команде | Примітка до команди"
    ),
    Field.PREVIOUS_STANDING: (
        "Previous standing/previous rank/last year | Vorjahresplatz/letzter Platz | "
        "Classement précédent | Clasificación anterior | Classifica precedente | "
        "Vorige eindstand | Poprzednie miejsce | Classificação anterior | "
        "Прошлое место | Попереднє місце"
    ),
    Field.BOARD: (
        "Board/bd/brd/bo/no/nr/number/#/sno | Brett/Br/Rang/Rangnummer/Platz/Mannschaftsrang | "
        "Échiquier/ech/table/n° | Tablero/tab/mesa | Scacchiera/sc/scacch | Bord | "
        "Szachownica/szach/lp | Tabuleiro/tab | Доска/№ | Дошка/шахівниця"
    ),
    Field.NAME: (
        "Name/player/player name/full name | Name/Spieler/Spielername/Nachname, Vorname | "
        "Nom/joueur/nom prénom/nom et prénom | Nombre/jugador/nombre completo/apellidos y nombre | "
        "Nome/giocatore/cognome e nome/cognome nome/nominativo | Naam/speler/naam speler | "
        "Nazwisko i imię/zawodnik/imię i nazwisko/nazwisko imię | "
        "Nome/jogador/nome completo | Имя/игрок/фамилия имя/фио/фамилия, имя | "
        "Ім'я/гравець/прізвище ім'я/піб/прізвище та ім'я"
    ),
    Field.LAST_NAME: (
        "Last name/surname/family name/lastname | Nachname/Familienname/Zuname | "
        "Nom de famille | Apellido/apellidos | Cognome | Achternaam | Nazwisko | "
        "Sobrenome/apelido/último nome | Фамилия | Прізвище"
    ),
    Field.FIRST_NAME: (
        "First name/given name/firstname/forename | Vorname | Prénom | Nombre de pila/nombres | "
        "Nome di battesimo | Voornaam | Imię | Primeiro nome/nome próprio | Имя игрока | "
        "Ім'я гравця"
    ),
    Field.TITLE: (
        "Title/tit/fide title | Titel/FIDE-Titel | Titre | Título/tit | Titolo | Titel | "
        "Tytuł/kategoria | Título | Звание/титул | Звання/титул"
    ),
    Field.RATING: (
        "Rating/elo/fide rating/fide elo/rtg/rating fide/rtg int/standard/std/elo std/elo fide/"
        "elo-fide/rtgfide/rating std/rat/fide-rating | Elo/Elozahl/FIDE-Elo/EloI/Wertungszahl | "
        "Elo/classement elo/elo fide | Elo/elo internacional/elo fide | Elo/punteggio/elo fide | "
        "Rating/elo/elo fide | Ranking/elo/ranking fide | Rating/elo/rating fide | "
        "Рейтинг/эло/рейтинг фиде | Рейтинг/ело/рейтинг фіде"
    ),
    Field.FIDE_ID: (
        "FIDE ID/fideid/id fide/fide no/fide number/fide code/fide/id/id no/id number/fide-no/"
        "idfide/fin/fide id no | FIDE-ID/FIDE-Nr/FIDE-Nummer/Fide-Kennung | "
        "Code FIDE/numéro fide/id fide/n° fide | ID FIDE/código fide/num fide | "
        "ID FIDE/codice fide/fsi fide | FIDE-nummer/fide nr | ID FIDE/numer fide | "
        "ID FIDE/código fide | Код ФИДЕ/id фиде/фиде id/ид фиде | Код ФІДЕ/id фіде/ід фіде"
    ),
    Field.FEDERATION: (
        "Federation/fed/country/nation/nat | Verband/Föderation/Land/Nation | Fédération/pays | "
        "Federación/país | Federazione/nazione/paese | Federatie/bond/land | Federacja/kraj | "
        "Federação/país | Федерация/страна/фед | Федерація/країна"
    ),
    Field.BIRTH: (
        "Birth/born/birth date/date of birth/dob/birthday/year of birth/b-day/birth year/"
        "year/birthdate/yob | Geburtsdatum/Geburtsjahr/geb/geboren/Jahrgang/Geb.-Datum | "
        "Naissance/date de naissance/année de naissance/né(e)/année | "
        "Nacimiento/fecha de nacimiento/año de nacimiento/año/f. nac | "
        "Nascita/data di nascita/anno di nascita/anno | "
        "Geboren/geboortedatum/geboortejaar | Urodzony/data urodzenia/rok urodzenia/rok ur/rok | "
        "Nascimento/data de nascimento/ano de nascimento/ano | "
        "Дата рождения/год рождения/др/г.р | Дата народження/рік народження"
    ),
    Field.SEX: (
        "Sex/gender | Geschlecht | Sexe | Sexo/género | Sesso | Geslacht | Płeć | Sexo/gênero | "
        "Пол | Стать"
    ),
    Field.NATIONAL_ID: (
        "National ID/nat id/national no/local id/uscf id/ecf code/national number/licence/ident | "
        "Nationale ID/PKZ/Passnummer/ZPS/DSB-Nr/Pass-Nr/Spielernummer | "
        "N° licence/code ffe/nrffe/licence ffe/matricule | ID nacional/id feda/licencia | "
        "ID nazionale/codice fsi/tessera/id fsi | Bondsnummer/relatienummer/knsb/lidnummer | "
        "ID krajowe/id cr/id pzszach | ID nacional/id cbx/id fpx | Нац. id/код рфш/id фшр | "
        "Нац. ід/id фшу"
    ),
    Field.NATIONAL_RATING: (
        "National rating/nat rating/local rating/uscf rating/ecf rating/rtg nat/rtgnat/"
        "national elo/grade/ecf | DWZ/NWZ/Nationale Wertung/EloN/Wertzahl | "
        "Elo national/classement national | Elo nacional/elo feda | "
        "Elo nazionale/elo fsi/elo italia | KNSB-rating/nationale rating | "
        "Ranking krajowy/ranking pzszach | Rating nacional/elo nacional/rating cbx | "
        "Национальный рейтинг/рейтинг фшр/рейтинг рфш | Національний рейтинг/рейтинг фшу"
    ),
    Field.NOTE: (
        "Note/remark/remarks/comment/comments/notes | Bemerkung/Anmerkung/Notiz | "
        "Remarque/commentaire/note | Nota/observaciones/comentario | Nota/osservazioni | "
        "Opmerking | Uwagi/notatka | Nota/observações/observação | Примечание/комментарий | "
        "Примітка/коментар"
    ),
}

_SIGNS = re.compile(r"[^\w#№]+")


def head_key(text: str) -> str:
    """Return what two heads must differ in: case, accents, signs and spacing do not count."""
    return _SIGNS.sub("", plain(text))


def _by_key() -> dict[str, Field]:
    found: dict[str, Field] = {}
    for field, heads in _HEADS.items():
        for language in heads.split(" | "):
            for head in language.split("/"):
                found.setdefault(head_key(head), field)
    return found


_KNOWN = _by_key()
_KNOWN.pop("", None)
_NUMBERED = re.compile(r"^(.*?)[\s._-]*(\d{1,2})[.)]?\s*$|^(\d{1,2})[.)]?[\s._-]+(.+)$")


def field_of(head: str) -> Field | None:
    """Return what a head means, None if it is not known."""
    return _KNOWN.get(head_key(head))


def numbered(head: str) -> tuple[Field, int] | None:
    """Return what a head like "Player 3" or "3. Elo" means and its number; None if it is none."""
    found = _NUMBERED.match(head.strip())
    if found is None:
        return None
    word, number = (found[1], found[2]) if found[2] else (found[4], found[3])
    field = field_of(word) if word.strip() else None
    if field is Field.BOARD:
        field = Field.NAME  # "Board 1" with a name under it
    return (field, int(number)) if field in PLAYER_FIELDS and int(number) else None


def head_of(field: Field, language: str = "en") -> str:
    """Return the head that the template has for a field."""
    place = LANGUAGES.index(language) if language in LANGUAGES else 0
    return _HEADS[field].split(" | ")[place].split("/")[0].strip()
