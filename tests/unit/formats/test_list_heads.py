"""Lists as clubs of ten countries send them: heads are known, in both layouts."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain.model import Birth
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.formats.headers import Field, field_of, numbered, reserve
from teamswiss_gui.formats.team_lists import Layout, preview, table_of_text

# Team, board, last name, first name, title, rating, FIDE id, federation, birth, sex, national id,
# national rating, captain, note.
ONE_ROW_A_PLAYER = {
    "en": "Team name;Board no.;Surname;First name;Title;FIDE rating;FIDE ID;Nationality;"
    "Date of birth;Gender;ECF code;ECF rating;Team captain;Remarks",
    "de": "Mannschaft;Brett-Nr.;Name;Vorname;FIDE-Titel;ELO;FIDE-Nr.;Nation;"
    "Geb.-Jahr;M/W;Mitgliedsnummer;DWZ;Mannschaftsführer;Bemerkungen",
    "fr": "Nom de l'équipe;Éch.;Nom;Prénom;Titre;Élo FIDE;Code FIDE;Nationalité;"
    "Né(e) le;Sexe;N° FFE;Elo national;Capitaine;Remarques",
    "es": "Nombre del equipo;N.º tablero;Apellidos;Nombre;Título;ELO FIDE;Código FIDE;País;"
    "F. nacimiento;Sexo;ID FEDA;ELO FEDA;Delegado;Observaciones",
    "it": "Nome squadra;Scacchiera;Cognome;Nome;Titolo;Elo FIDE;ID FIDE;Nazionalità;"
    "Data nascita;Sesso;Tessera FSI;Elo Italia;Capitano;Note",
    "nl": "Teamnaam;Bordnr.;Achternaam;Voornaam;Titel;FIDE-rating;FIDE-nummer;Land;"
    "Geboortejaar;M/V;Relatienummer;KNSB-rating;Teamleider;Opmerkingen",
    "pl": "Nazwa drużyny;Nr szachownicy;Nazwisko;Imię;Tytuł;Ranking FIDE;ID FIDE;Federacja;"
    "Rok ur.;Płeć;Numer licencji;Ranking krajowy;Kapitan drużyny;Uwagi",
    "pt": "Nome da equipa;Tab.;Apelido;Nome;Título;Rating FIDE;ID FIDE;País;"
    "Data nasc.;Sexo;ID FPX;Rating nacional;Capitão;Observações",
    "ru": "Название команды;№ доски;Фамилия;Имя;Звание;Рейтинг ФИДЕ;ФИДЕ ID;Федерация;"
    "Год рождения;Пол;ID ФШР;Рейтинг ФШР;Капитан команды;Примечания",
    "uk": "Назва команди;№ дошки;Прізвище;Ім'я;Звання;Рейтинг ФІДЕ;ID ФІДЕ;Федерація;"
    "Рік народження;Стать;ID ФШУ;Рейтинг ФШУ;Капітан команди;Примітки",
}
ROW = "Harbour;1;Berg;Ola;FM;2301;1500001;NOR;1990;m;N7;2250;Eve;late"

# Team, then two players with rating and FIDE id.
PLAYERS_ACROSS = {
    "en": "Team;Board 1;Board 1 rating;Board 1 FIDE ID;Board 2;Board 2 rating;Board 2 FIDE ID",
    "de": "Mannschaft;1. Brett;Elo 1;FIDE-ID 1;2. Brett;Elo 2;FIDE-ID 2",
    "fr": "Équipe;Joueur n°1;Elo 1;Code FIDE 1;Joueur n°2;Elo 2;Code FIDE 2",
    "es": "Equipo;Tablero 1;Elo 1;ID FIDE 1;Tablero 2;Elo 2;ID FIDE 2",
    "it": "Squadra;Giocatore n. 1;Elo 1;ID FIDE 1;Giocatore n. 2;Elo 2;ID FIDE 2",
    "nl": "Team;Speler 1;Speler 1 rating;FIDE-nummer 1;Speler 2;Speler 2 rating;FIDE-nummer 2",
    "pl": "Drużyna;Zawodnik 1;Ranking 1;ID FIDE 1;Zawodnik 2;Ranking 2;ID FIDE 2",
    "pt": "Equipe;Jogador 1;Rating 1;ID FIDE 1;Jogador 2;Rating 2;ID FIDE 2",
    "ru": "Команда;1-я доска;Рейтинг 1;ID ФИДЕ 1;2-я доска;Рейтинг 2;ID ФИДЕ 2",
    "uk": "Команда;Гравець 1;Рейтинг 1;ID ФІДЕ 1;Гравець 2;Рейтинг 2;ID ФІДЕ 2",
}


@pytest.mark.parametrize("language", ONE_ROW_A_PLAYER)
def test_that_a_list_of_a_club_is_read_without_a_question(language: str) -> None:
    found = preview(table_of_text(f"{ONE_ROW_A_PLAYER[language]}\n{ROW}\n"))
    assert found.doubts == ()
    (entry,) = found.entries
    assert entry.team == {"name": "Harbour", "captain": "Eve"}
    (player,) = entry.players
    assert player == {
        "name": "Berg, Ola",
        "title": "FM",
        "rating": 2301,
        "fide_id": "1500001",
        "federation": "NOR",
        "birth": Birth(1990),
        "sex": Sex.MALE,
        "national_id": "N7",
        "national_rating": 2250,
        "note": "late",
    }


@pytest.mark.parametrize("language", PLAYERS_ACROSS)
def test_that_players_across_are_counted_in_every_language(language: str) -> None:
    rows = "Harbour;Aas, Kari;2101;1500001;Berg, Ola;1988;1500002\n"
    found = preview(table_of_text(f"{PLAYERS_ACROSS[language]}\n{rows}"))
    assert found.mapping.layout is Layout.TEAM_ROWS
    (entry,) = found.entries
    assert entry.team == {"name": "Harbour"}
    assert entry.players == (
        {"name": "Aas, Kari", "rating": 2101, "fide_id": "1500001"},
        {"name": "Berg, Ola", "rating": 1988, "fide_id": "1500002"},
    )


@pytest.mark.parametrize(
    "heads",
    [
        "Team;Board 1;Rating;Board 2;Rating;Reserve 1;Rating;Reserve 2;Rating",
        "Mannschaft;Brett 1;Elo 1;Brett 2;Elo 2;1. Ersatz;Elo;2. Ersatz;Elo",
        "Équipe;Nom;Elo;Nom;Elo;Remplaçant 1;Elo;Remplaçant 2;Elo",
        "Команда;1-я доска;Рейтинг 1;2-я доска;Рейтинг 2;Запасной 1;Рейтинг;Запасной 2;Рейтинг",
        "Drużyna;Zawodnik 1;Ranking 1;Zawodnik 2;Ranking 2;Rezerwa 1;Ranking;Rezerwa 2;Ranking",
    ],
)
def test_that_reserves_across_come_after_the_boards(heads: str) -> None:
    row = "Harbour;Aas, Kari;2101;Berg, Ola;1988;Dahl, Per;1800;Eide, Eva;1700"
    found = preview(table_of_text(f"{heads}\n{row}\n"))
    assert found.doubts == ()
    (entry,) = found.entries
    assert [(p["name"], p["rating"]) for p in entry.players] == [
        ("Aas, Kari", 2101),
        ("Berg, Ola", 1988),
        ("Dahl, Per", 1800),
        ("Eide, Eva", 1700),
    ]


@pytest.mark.parametrize(
    ("head", "meaning"),
    [
        ("Reserve", (Field.NAME, 1)),
        ("Res. 2", (Field.NAME, 2)),
        ("Reserve 2 rating", (Field.RATING, 2)),
        ("FIDE-ID Ersatz", (Field.FIDE_ID, 1)),
        ("Suplente 3", (Field.NAME, 3)),
        ("Reserve fund", None),
        ("Rating", None),
    ],
)
def test_that_a_reserve_is_told_by_the_head(head: str, meaning: tuple[Field, int] | None) -> None:
    assert reserve(head) == meaning


@pytest.mark.parametrize(
    ("head", "meaning"),
    [
        ("Player 3", (Field.NAME, 3)),
        ("3rd board", (Field.NAME, 3)),
        ("2º tablero", (Field.NAME, 2)),
        ("1er échiquier", (Field.NAME, 1)),
        ("Elo Brett 4", (Field.RATING, 4)),
        ("Board #2 rating", (Field.RATING, 2)),
        ("12. Vorname", (Field.FIRST_NAME, 12)),
        ("Elo 2024", None),
        ("SEP26", None),
        ("Player 0", None),
        ("Round 3", None),
        ("Player 1 and 2", None),
        ("Team 2", None),
        ("7", None),
    ],
)
def test_that_a_number_in_a_head_counts_players(
    head: str, meaning: tuple[Field, int] | None
) -> None:
    assert numbered(head) == meaning


@pytest.mark.parametrize("head", ["Rank", "Provincia", "Catégorie", "Город", "Elo rapid", ""])
def test_that_a_head_that_means_something_else_is_left_alone(head: str) -> None:
    assert field_of(head) is None
