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
        "Team/team name | Mannschaft/Mannschaftsname/Team/Mannschaft Verein | "
        "Équipe/nom de l'équipe/nom équipe | Equipo/nombre del equipo/nombre equipo | "
        "Squadra/nome squadra/nome della squadra | Team/ploeg/teamnaam | "
        "Drużyna/zespół/nazwa drużyny/nazwa zespołu | "
        "Equipe/equipa/time/nome da equipe/nome da equipa | Команда/название команды | "
        "Команда/назва команди"
    ),
    Field.SHORT_NAME: (
        "Short name/nickname/abbreviation/team short | Kurzname/Kürzel | Nom court/abréviation | "
        "Nombre corto/abreviatura | Nome breve/abbreviazione | Korte naam/afkorting | "
        "Skrót/nazwa skrócona | Nome curto/abreviação/sigla | Краткое название/сокращение | "
        "Коротка назва/скорочення"
    ),
    Field.CLUB: (
        "Club/club name/city club | Verein/Klub/Vereinsname | Club/nom du club | Club | "
        "Circolo/club/società | Vereniging/club/verenigingsnaam | Klub/nazwa klubu | Clube | "
        "Клуб | Клуб"
    ),
    Field.TEAM_FEDERATION: (
        "Team federation/team fed/team country | Mannschaftsverband/Land der Mannschaft | "
        "Fédération de l'équipe | Federación del equipo | Federazione della squadra | Teambond | "
        "Federacja drużyny | Federação da equipe | Федерация команды | Федерація команди"
    ),
    Field.CAPTAIN: (
        "Captain/team captain/non-playing captain/npc | "
        "Mannschaftsführer/Kapitän/MF/Mannschaftskapitän/Mannschaftsleiter | "
        "Capitaine/capitaine de l'équipe | Capitán/delegado/capitán del equipo | "
        "Capitano/capitano della squadra | Captain/teamleider/aanvoerder/teamcaptain | "
        "Kapitan/kapitan drużyny | Capitão/capitão da equipe | Капитан/капитан команды | "
        "Капітан/капітан команди"
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
        "Board/bd/brd/bo/no/nr/number/#/sno/board no/board number | "
        "Brett/Br/Rang/Rangnummer/Platz/Mannschaftsrang/Brett-Nr/Brettnummer | "
        "Échiquier/ech/table/n°/n° échiquier | Tablero/tab/mesa/n.º tablero/orden | "
        "Scacchiera/sc/scacch/n. scacchiera | Bord/bordnummer/bordnr | "
        "Szachownica/szach/lp/nr szachownicy | Tabuleiro/tab/n.º tabuleiro/ordem | "
        "Доска/№/№ доски/номер доски | Дошка/шахівниця/№ дошки/номер дошки"
    ),
    Field.NAME: (
        "Name/player/player name/full name/surname, first name/last name, first name | "
        "Name/Spieler/Spielername/Nachname, Vorname/Name, Vorname/Vorname Name/Spielerin | "
        "Nom/joueur/nom prénom/nom et prénom/nom du joueur/joueuse/prénom nom | "
        "Nombre/jugador/nombre completo/apellidos y nombre/nombre y apellidos/"
        "apellidos, nombre/nombre del jugador/jugadora | "
        "Nome/giocatore/cognome e nome/cognome nome/nominativo/nome e cognome/nome cognome | "
        "Naam/speler/naam speler/spelersnaam | "
        "Nazwisko i imię/zawodnik/imię i nazwisko/nazwisko imię/zawodniczka | "
        "Nome/jogador/nome completo/sobrenome, nome/apelido, nome/nome do jogador | "
        "Имя/игрок/фамилия имя/фио/фамилия, имя/фамилия и имя/фамилия имя отчество/участник/"
        "спортсмен | "
        "Ім'я/гравець/прізвище ім'я/піб/прізвище та ім'я/прізвище, ім'я/"
        "прізвище ім'я по батькові/учасник/спортсмен"
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
        "Title/tit/fide title | Titel/FIDE-Titel | Titre/titre fide | Título/tit/título fide | "
        "Titolo/titolo fide | Titel | Tytuł/kategoria/kat | Título | Звание/титул/разряд | "
        "Звання/титул/розряд"
    ),
    Field.RATING: (
        "Rating/elo/fide rating/fide elo/rtg/rating fide/rtg int/standard/std/elo std/elo fide/"
        "elo-fide/rtgfide/rating std/rat/fide-rating/elo standard | "
        "Elo/Elozahl/FIDE-Elo/EloI/Wertungszahl | "
        "Elo/classement elo/elo fide | Elo/elo internacional/elo fide | Elo/punteggio/elo fide | "
        "Rating/elo/elo fide | Ranking/elo/ranking fide | Rating/elo/rating fide | "
        "Рейтинг/эло/рейтинг фиде/рейтинг эло | Рейтинг/ело/рейтинг фіде/рейтинг ело"
    ),
    Field.FIDE_ID: (
        "FIDE ID/fideid/id fide/fide no/fide number/fide code/fide/id/id no/id number/fide-no/"
        "idfide/fin/fide id no | FIDE-ID/FIDE-Nr/FIDE-Nummer/Fide-Kennung/ID-Nr | "
        "Code FIDE/numéro fide/id fide/n° fide | ID FIDE/código fide/num fide | "
        "ID FIDE/codice fide/fsi fide | FIDE-nummer/fide nr | ID FIDE/numer fide | "
        "ID FIDE/código fide | Код ФИДЕ/id фиде/фиде id/ид фиде | "
        "Код ФІДЕ/id фіде/ід фіде/фіде id"
    ),
    Field.FEDERATION: (
        "Federation/fed/country/nation/nat/nationality | "
        "Verband/Föderation/Land/Nation/Nationalität | Fédération/pays/nationalité | "
        "Federación/país/nacionalidad | Federazione/nazione/paese/nazionalità/naz | "
        "Federatie/bond/land/nationaliteit | Federacja/kraj/narodowość | "
        "Federação/país/nacionalidade | Федерация/страна/фед | Федерація/країна"
    ),
    Field.BIRTH: (
        "Birth/born/birth date/date of birth/dob/birthday/year of birth/b-day/birth year/"
        "year/birthdate/yob | "
        "Geburtsdatum/Geburtsjahr/geb/geboren/Jahrgang/Geb.-Datum/Geb.-Jahr/Geburtstag | "
        "Naissance/date de naissance/année de naissance/né(e)/année/né le/née le | "
        "Nacimiento/fecha de nacimiento/año de nacimiento/año/f. nac/f. nacimiento/fecha nac | "
        "Nascita/data di nascita/anno di nascita/anno/data nascita/anno nascita | "
        "Geboren/geboortedatum/geboortejaar/geb.datum | "
        "Urodzony/data urodzenia/rok urodzenia/rok ur/rok/data ur | "
        "Nascimento/data de nascimento/ano de nascimento/ano/data nasc | "
        "Дата рождения/год рождения/др/г.р/дата рожд/год рожд | "
        "Дата народження/рік народження/р.н/дата нар/рік нар"
    ),
    Field.SEX: (
        "Sex/gender | Geschlecht/M W | Sexe | Sexo/género | Sesso | Geslacht/M V | Płeć | "
        "Sexo/gênero | Пол | Стать"
    ),
    Field.NATIONAL_ID: (
        "National ID/nat id/national no/local id/uscf id/ecf code/national number/licence/ident | "
        "Nationale ID/PKZ/Passnummer/ZPS/DSB-Nr/Pass-Nr/Spielernummer/ZPS-Nr/Mgl-Nr/"
        "Mitgliedsnummer/Mitglieds-Nr/Spielerpassnummer | "
        "N° licence/code ffe/nrffe/licence ffe/matricule/n° ffe/code licence/numéro de licence | "
        "ID nacional/id feda/licencia | "
        "ID nazionale/codice fsi/tessera/id fsi/tessera fsi | "
        "Bondsnummer/relatienummer/knsb/lidnummer/knsb-nummer/lidnr | "
        "ID krajowe/id cr/id pzszach/numer licencji | "
        "ID nacional/id cbx/id fpx | Нац. id/код рфш/id фшр/код фшр | Нац. ід/id фшу"
    ),
    Field.NATIONAL_RATING: (
        "National rating/nat rating/local rating/uscf rating/ecf rating/rtg nat/rtgnat/"
        "national elo/grade/ecf | DWZ/NWZ/Nationale Wertung/EloN/Wertzahl | "
        "Elo national/classement national | Elo nacional/elo feda | "
        "Elo nazionale/elo fsi/elo italia | KNSB-rating/nationale rating | "
        "Ranking krajowy/ranking pzszach | Rating nacional/elo nacional/rating cbx/elo fpx | "
        "Национальный рейтинг/рейтинг фшр/рейтинг рфш | Національний рейтинг/рейтинг фшу"
    ),
    Field.NOTE: (
        "Note/remark/remarks/comment/comments/notes | Bemerkung/Anmerkung/Notiz/Bemerkungen | "
        "Remarque/commentaire/note/remarques/observations | Nota/observaciones/comentario/notas | "
        "Nota/osservazioni | Opmerking/opmerkingen | Uwagi/notatka | "
        "Nota/observações/observação/notas | Примечание/комментарий/примечания | "
        "Примітка/коментар/примітки"
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
_NUMBER = re.compile(
    r"(?:\bn\s*[°ºo.]\s*|\bnr\.?\s*|№\s*|#\s*)?(?<!\d)(\d{1,2})(?!\d)"
    r"(?:\s*[ªº°]|-?(?:st|nd|rd|th|er|ère|re|ème|e|я|й|ая|ша|га|тя|та|а)\b)?[.)]?",
    re.IGNORECASE,
)


def field_of(head: str) -> Field | None:
    """Return what a head means, None if it is not known."""
    return _KNOWN.get(head_key(head))


def numbered(head: str) -> tuple[Field, int] | None:
    """Return what a head like "Player 3", "3. Elo" or "Board 3 rating" means and its number.

    None if it is none: there must be one number, and words that are known on their own or beside
    a board or a player.
    """
    found = list(_NUMBER.finditer(head))
    if len(found) != 1 or not int(found[0][1]):
        return None
    words = f"{head[: found[0].start()]} {head[found[0].end() :]}".split()
    for place in range(len(words)):
        fields = {field_of(" ".join(part)) for part in (words[:place], words[place:]) if part}
        if None in fields or (len(fields) > 1 and not fields & {Field.BOARD, Field.NAME}):
            continue
        # "Board 1" has a name under it; "Board 1 rating" and "Player 1 rating" have a rating.
        field = next((f for f in fields if f not in (Field.BOARD, Field.NAME)), Field.NAME)
        return (field, int(found[0][1])) if field in PLAYER_FIELDS else None
    return None


_RESERVES = frozenset(
    head_key(word)
    for word in [
        "reserve",
        "res",
        "substitute",
        "sub",
        "ersatz",
        "ersatzspieler",
        "ersatzspielerin",
        "ersatzmann",
        "remplaçant",
        "remplaçante",
        "suplente",
        "reserva",
        "riserva",
        "invaller",
        "rezerwa",
        "rezerwowy",
        "rezerwowa",
        "запасной",
        "запасная",
        "резерв",
        "запасний",
        "запасна",
    ]
)


def reserve(head: str) -> tuple[Field, int] | None:
    """Return what a head like "Reserve", "2. Ersatz" or "Reserve 2 rating" means and its number."""
    words = head.split()
    for place, word in enumerate(words):
        if head_key(word) in _RESERVES:
            words[place] = "player"
            text = " ".join(words)
            return numbered(text) or numbered(f"{text} 1")
    return None


def head_of(field: Field, language: str = "en") -> str:
    """Return the head that the template has for a field."""
    place = LANGUAGES.index(language) if language in LANGUAGES else 0
    return _HEADS[field].split(" | ")[place].split("/")[0].strip()
