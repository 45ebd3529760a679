<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>About TeamSwiss</source>
            <translation>Over TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>Licences</source>
            <translation>Licenties</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>Team Swiss tournaments: paired by the rules.</source>
            <translation>Zwitserse teamtoernooien: ingedeeld volgens de regels.</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>TeamSwiss is free software under the MIT licence: use it, copy it, change it, pass it on; there is no warranty.</source>
            <translation>TeamSwiss is vrije software onder de MIT-licentie: gebruik, kopieer, wijzig en geef het door; er is geen garantie.</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>What is inside the program, and its licences</source>
            <translation>Wat er in het programma zit, en de licenties ervan</translation>
        </message>
    </context>
    <context>
        <name>AdjustmentsDialog</name>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>&amp;Take back</source>
            <translation>&amp;Terugnemen</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Counts for</source>
            <translation>Telt voor</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Game points</source>
            <translation>Bordpunten</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Give it</source>
            <translation>Toekennen</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Match points</source>
            <translation>Matchpunten</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Penalties and bonuses of round {number}</source>
            <translation>Aftrek en bonussen van ronde {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Reason</source>
            <translation>Reden</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>a team of the event</source>
            <translation>een team van het toernooi</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>the result of the match</source>
            <translation>de uitslag van de wedstrijd</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>the team’s total</source>
            <translation>het totaal van het team</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>−1 takes a point away, 1 gives one</source>
            <translation>−1 trekt een punt af, 1 geeft er een bij</translation>
        </message>
    </context>
    <context>
        <name>AdjustmentsModel</name>
        <message>
            <location filename="models/adjustments.py" />
            <source>Counts for</source>
            <translation>Telt voor</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>GP</source>
            <translation>BP</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>Reason</source>
            <translation>Reden</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>the match</source>
            <translation>de wedstrijd</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>the total</source>
            <translation>het totaal</translation>
        </message>
    </context>
    <context>
        <name>ArbitersModel</name>
        <message>
            <location filename="models/arbiters.py" />
            <source>Add an arbiter…</source>
            <translation>Arbiter toevoegen…</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Arbiter</source>
            <translation>Arbiter</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Chief arbiter</source>
            <translation>Hoofdarbiter</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Deputy chief arbiter</source>
            <translation>Plv. hoofdarbiter</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Name</source>
            <translation>Naam</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Role</source>
            <translation>Functie</translation>
        </message>
    </context>
    <context>
        <name>AttendanceDialog</name>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>A late entry: plays from round {number} on.</source>
            <translation>Late inschrijving: speelt vanaf ronde {number}.</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Absent (zero-point bye)</source>
            <translation>Afwezig (bye zonder punten)</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Attendance and byes</source>
            <translation>Aanwezigheid en byes</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Every change takes effect at once; Ctrl+Z takes it back.</source>
            <translation>Elke wijziging geldt meteen; Ctrl+Z neemt haar terug.</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Full-point bye</source>
            <translation>Bye met volle punten</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Half-point bye</source>
            <translation>Bye met halve punten</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Plays</source>
            <translation>Speelt</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Return in this round</source>
            <translation>In deze ronde terugkeren</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Round {number}</source>
            <translation>Ronde {number}</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Withdraw from this round on</source>
            <translation>Vanaf deze ronde terugtrekken</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>against {name}</source>
            <translation>tegen {name}</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>not paired</source>
            <translation>niet ingedeeld</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>not yet entered</source>
            <translation>nog niet ingeschreven</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>pairing-allocated bye</source>
            <translation>vrij door de indeling</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>withdrawn</source>
            <translation>teruggetrokken</translation>
        </message>
    </context>
    <context>
        <name>BoardScoreDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Each side gets its own points, for instance ½ and 0.</source>
            <translation>Elke kant krijgt eigen punten, bijvoorbeeld ½ en 0.</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Score of board {board}, set by the arbiter</source>
            <translation>Score van bord {board}, vastgesteld door de arbiter</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Set the score</source>
            <translation>Score vaststellen</translation>
        </message>
    </context>
    <context>
        <name>BoardsModel</name>
        <message>
            <location filename="models/matches.py" />
            <source> protest</source>
            <translation> protest</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>(nobody)</source>
            <translation>(niemand)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Board</source>
            <translation>Bord</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Result</source>
            <translation>Uitslag</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>no result</source>
            <translation>geen uitslag</translation>
        </message>
    </context>
    <context>
        <name>BoardsPanel</name>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · Backspace clears · Enter next match · g table</source>
            <translation>1 winst · 0 verlies · = of spatie remise · + − x reglementair · * afgebroken · u niet voor rating · Backspace wist · Enter volgende wedstrijd · g tafel</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Boards of the match</source>
            <translation>Borden van de wedstrijd</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Hint</source>
            <translation>Aanwijzing</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Seen from {side}: 1 win, 0 loss, = or space draw, + and − forfeit for and against, x forfeited by both, * adjourned, u and a result unrated; # score set by the arbiter, p protest, s match by its score, c card; g and a number go to a table.</source>
            <translation>Gezien vanuit {side}: 1 winst, 0 verlies, = of spatie remise, + en − reglementair voor en tegen, x beide reglementair verloren, * afgebroken, u en een uitslag niet voor rating; # score door de arbiter vastgesteld, p protest, s wedstrijd op uitslag, c formulier; g en een nummer gaan naar een tafel.</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Table {table}   {white} – {black}</source>
            <translation>Tafel {table}   {white} – {black}</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>White’s side of the board</source>
            <translation>wit aan het bord</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>White’s side: 1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · Backspace clears · Enter next match · g table</source>
            <translation>Vanuit wit: 1 winst · 0 verlies · = of spatie remise · + − x reglementair · * afgebroken · u niet voor rating · Backspace wist · Enter volgende wedstrijd · g tafel</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>the left team</source>
            <translation>het linkerteam</translation>
        </message>
    </context>
    <context>
        <name>CategoryTeamsModel</name>
        <message>
            <location filename="models/prizes.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>can win</source>
            <translation>kan winnen</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>cannot win</source>
            <translation>kan niet winnen</translation>
        </message>
    </context>
    <context>
        <name>Chart</name>
        <message>
            <location filename="views/chart/widget.py" />
            <source>Chart</source>
            <translation>Grafiek</translation>
        </message>
    </context>
    <context>
        <name>CheckInDialog</name>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Check-in</source>
            <translation>Check-in</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Find a team</source>
            <translation>Team zoeken</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Mark the missing as absent in the next round</source>
            <translation>Ontbrekende teams in de volgende ronde als afwezig markeren</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Only those who are &amp;missing</source>
            <translation>Alleen wie &amp;ontbreekt</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Part of a name; Enter ticks the first team</source>
            <translation>Deel van een naam; Enter vinkt het eerste team aan</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Space ticks the selected team · a note can be typed into its row</source>
            <translation>Spatie vinkt het gekozen team aan · in de rij kan een notitie worden getypt</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Teams</source>
            <translation>Teams</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Tick</source>
            <translation>Aanvinken</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Tick all</source>
            <translation>Alles aanvinken</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>{here} of {total} teams are here</source>
            <translation>{here} van {total} teams zijn aanwezig</translation>
        </message>
    </context>
    <context>
        <name>CheckInModel</name>
        <message>
            <location filename="models/check_in.py" />
            <source>Captain</source>
            <translation>Teamleider</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Here</source>
            <translation>Aanw.</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Note (late, on the way…)</source>
            <translation>Notitie (laat, onderweg …)</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>here</source>
            <translation>aanwezig</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>not here yet</source>
            <translation>nog niet aanwezig</translation>
        </message>
    </context>
    <context>
        <name>ChooseTeamDialog</name>
        <message>
            <location filename="views/teams/choose_team.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="views/teams/choose_team.py" />
            <source>Type a part of the name, or its number.</source>
            <translation>Typ een deel van de naam, of het nummer.</translation>
        </message>
    </context>
    <context>
        <name>CompareCommand</name>
        <message>
            <location filename="views/round_questions.py" />
            <source>Compare &amp;systems…</source>
            <translation>&amp;Systemen vergelijken…</translation>
        </message>
    </context>
    <context>
        <name>CompareDialog</name>
        <message numerus="yes">
            <location filename="views/dialogs/compare.py" />
            <source>%n pair(s) are the same in all.</source>
            <translation>
                <numerusform>%n paar is overal gelijk.</numerusform>
                <numerusform>%n paren zijn overal gelijk.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>All these systems pair this round alike.</source>
            <translation>Al deze systemen delen deze ronde gelijk in.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Choose two systems at least.</source>
            <translation>Kies minstens twee systemen.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Compare systems</source>
            <translation>Systemen vergelijken</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>No two of these systems have a legal pairing.</source>
            <translation>Geen twee van deze systemen hebben een toegestane indeling.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Only what differs</source>
            <translation>Alleen verschillen</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Round {number}</source>
            <translation>Ronde {number}</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>The round under the systems</source>
            <translation>De ronde volgens de systemen</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>This system finds no legal pairing.</source>
            <translation>Dit systeem vindt geen toegestane indeling.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Why</source>
            <translation>Waarom</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Why not against {team}?</source>
            <translation>Waarom niet tegen {team}?</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Working it out…</source>
            <translation>Wordt berekend …</translation>
        </message>
    </context>
    <context>
        <name>ComparisonModel</name>
        <message>
            <location filename="models/comparison.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>bye</source>
            <translation>vrij</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>no pairing</source>
            <translation>geen indeling</translation>
        </message>
    </context>
    <context>
        <name>Corrections</name>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>Correct it</source>
            <translation>Verbeteren</translation>
        </message>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>Correct round {number}</source>
            <translation>Ronde {number} verbeteren</translation>
        </message>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>It can be undone.</source>
            <translation>Het kan ongedaan worden gemaakt.</translation>
        </message>
    </context>
    <context>
        <name>CrosstableModel</name>
        <message>
            <location filename="models/crosstable.py" />
            <source>GP</source>
            <translation>BP</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>Rank</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>R{round}</source>
            <translation>R{round}</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>bye {points}</source>
            <translation>vrij {points}</translation>
        </message>
    </context>
    <context>
        <name>CrosstablePage</name>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>&amp;Boards of the match</source>
            <translation>&amp;Borden van de wedstrijd</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>&amp;Why this match?</source>
            <translation>&amp;Waarom deze wedstrijd?</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>A grid has room for {count} teams at most</source>
            <translation>Een rooster heeft plaats voor hoogstens {count} teams</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>As a &amp;grid</source>
            <translation>Als &amp;rooster</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>By &amp;number</source>
            <translation>Op &amp;nummer</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Crosstable</source>
            <translation>Kruistabel</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Every team against every other</source>
            <translation>Elk team tegen elk ander</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Find a team</source>
            <translation>Team zoeken</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Game points against every opponent</source>
            <translation>Bordpunten tegen elke tegenstander</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Grid</source>
            <translation>Rooster</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>It appears as soon as the first round is accepted.</source>
            <translation>Zij verschijnt zodra de eerste ronde is aanvaard.</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>No crosstable yet</source>
            <translation>Nog geen kruistabel</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Opponent: game points · light square White, dark square Black</source>
            <translation>Tegenstander: bordpunten · licht veld wit, donker veld zwart</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by number</source>
            <translation>na ronde {number}, op nummer</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by number; provisional: results are missing</source>
            <translation>na ronde {number}, op nummer; voorlopig: er ontbreken uitslagen</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by rank</source>
            <translation>na ronde {number}, op plaats</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by rank; provisional: results are missing</source>
            <translation>na ronde {number}, op plaats; voorlopig: er ontbreken uitslagen</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>working it out…</source>
            <translation>wordt berekend …</translation>
        </message>
    </context>
    <context>
        <name>DateField</name>
        <message>
            <location filename="views/fields.py" />
            <source>a day as {day}</source>
            <translation>een dag zoals {day}</translation>
        </message>
    </context>
    <context>
        <name>DecisionDialog</name>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>Consequences</source>
            <translation>Gevolgen</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>It can be undone, and the log keeps what is said here.</source>
            <translation>Het kan ongedaan worden gemaakt, en het logboek bewaart wat hier staat.</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>This is what the rules give.</source>
            <translation>Dit is wat de regels geven.</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>What it means:</source>
            <translation>Wat het betekent:</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>Working it out…</source>
            <translation>Wordt berekend …</translation>
        </message>
    </context>
    <context>
        <name>DocumentsPage</name>
        <message>
            <location filename="views/documents_page.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Annuleren</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>&amp;Print…</source>
            <translation>Af&amp;drukken…</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Cancelled. Nothing was written, and older files are as they were.</source>
            <translation>Geannuleerd. Er is niets geschreven, en oudere bestanden zijn ongewijzigd.</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Documents</source>
            <translation>Documenten</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Fit the width</source>
            <translation>Paginabreedte</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Larger</source>
            <translation>Groter</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Nothing to show yet</source>
            <translation>Nog niets te tonen</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Page {page} of {pages}</source>
            <translation>Pagina {page} van {pages}</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Progress</source>
            <translation>Voortgang</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Save as</source>
            <translation>Opslaan als</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Saved: {name} in {folder}</source>
            <translation>Opgeslagen: {name} in {folder}</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Smaller</source>
            <translation>Kleiner</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>TRF</source>
            <translation>TRF</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Web site</source>
            <translation>Website</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>What was written</source>
            <translation>Wat is geschreven</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Whole event</source>
            <translation>Hele toernooi</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Whole page</source>
            <translation>Hele pagina</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Workbook for the federation</source>
            <translation>Werkmap voor de bond</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Working it out…</source>
            <translation>Wordt berekend …</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Working…</source>
            <translation>Bezig …</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>XML for chess-results</source>
            <translation>XML voor chess-results</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
    </context>
    <context>
        <name>DoubtsModel</name>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Cell</source>
            <translation>Cel</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>What is doubtful</source>
            <translation>Wat twijfelachtig is</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>row {row}</source>
            <translation>rij {row}</translation>
        </message>
    </context>
    <context>
        <name>EditCommands</name>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Log…</source>
            <translation>&amp;Logboek…</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Preferences…</source>
            <translation>&amp;Voorkeuren…</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Redo</source>
            <translation>Op&amp;nieuw</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Redo: {what}</source>
            <translation>Op&amp;nieuw: {what}</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Ongedaan maken</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Undo: {what}</source>
            <translation>&amp;Ongedaan maken: {what}</translation>
        </message>
    </context>
    <context>
        <name>EventSection</name>
        <message>
            <location filename="views/tournament/event.py" />
            <source>&amp;Add an arbiter</source>
            <translation>&amp;Arbiter toevoegen</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>&amp;Remove the arbiter</source>
            <translation>Arbiter &amp;verwijderen</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Arbiters</source>
            <translation>Arbiters</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Clear the &amp;day</source>
            <translation>&amp;Dag wissen</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Days of the rounds</source>
            <translation>Dagen van de ronden</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Event</source>
            <translation>Evenement</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Federation</source>
            <translation>Federatie</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>First day</source>
            <translation>Eerste dag</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Last day</source>
            <translation>Laatste dag</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Line-ups and paper</source>
            <translation>Opstellingen en papier</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Line-ups due</source>
            <translation>Opstellingen inleveren</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Logo</source>
            <translation>Logo</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Name</source>
            <translation>Naam</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Organiser</source>
            <translation>Organisator</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Sponsor line</source>
            <translation>Sponsorregel</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Time control</source>
            <translation>Speeltempo</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Type a day as {day} and a time as 14:30.</source>
            <translation>Typ een dag zoals {day} en een tijd zoals 14:30.</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Venue</source>
            <translation>Locatie</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>minutes before the round</source>
            <translation>minuten vóór de ronde</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>three letters</source>
            <translation>drie letters</translation>
        </message>
    </context>
    <context>
        <name>ExportCommands</name>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Everything into a folder…</source>
            <translation>&amp;Alles in een map…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;TRF for the rating officer…</source>
            <translation>&amp;TRF voor de ratingverwerking…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Verify the export</source>
            <translation>Export c&amp;ontroleren</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Workbook for the federation…</source>
            <translation>&amp;Werkmap voor de bond…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>CSV (*.csv)</source>
            <translation>CSV (*.csv)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Excel (*.xlsx)</source>
            <translation>Excel (*.xlsx)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Folder for the web site: its pages are replaced</source>
            <translation>Map voor de website: de pagina's worden vervangen</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Folder in which a new folder with everything is made</source>
            <translation>Map waarin een nieuwe map met alles wordt gemaakt</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as</source>
            <translation>Opslaan als</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as &amp;CSV…</source>
            <translation>Opslaan als &amp;CSV…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as &amp;PDF…</source>
            <translation>Opslaan als &amp;PDF…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as E&amp;xcel sheet…</source>
            <translation>Opslaan als E&amp;xcel-blad…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as web page (&amp;HTML)…</source>
            <translation>Opslaan als webpagina (&amp;HTML)…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>TRF (*.trf)</source>
            <translation>TRF (*.trf)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Web &amp;site of the event…</source>
            <translation>Web&amp;site van het toernooi…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Web pages (*.html)</source>
            <translation>Webpagina's (*.html)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>XML (*.xml)</source>
            <translation>XML (*.xml)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>XML for chess-&amp;results…</source>
            <translation>XML voor chess-&amp;results…</translation>
        </message>
    </context>
    <context>
        <name>FaultDialog</name>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Copy the report</source>
            <translation>Rapport &amp;kopiëren</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Go on</source>
            <translation>&amp;Doorgaan</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Show the report</source>
            <translation>Rapport &amp;tonen</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>A fault in TeamSwiss</source>
            <translation>Een fout in TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Copied</source>
            <translation>Gekopieerd</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>No tournament was open. Nothing is lost.</source>
            <translation>Er was geen toernooi geopend. Er is niets verloren.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Report</source>
            <translation>Rapport</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Something went wrong inside the program</source>
            <translation>Er ging iets mis in het programma</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>The file could not be read again just now:</source>
            <translation>Het bestand kon zojuist niet opnieuw worden gelezen:</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>The report says where in the program it happened ({what}), the versions and the file's name; no names of players, no results.</source>
            <translation>Het rapport zegt waar in het programma het gebeurde ({what}), de versies en de bestandsnaam; geen namen van spelers, geen uitslagen.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>What was shown is still in the program: choose File, Save as and another place, then go on from there.</source>
            <translation>Wat werd getoond, is nog in het programma: kies Bestand, Opslaan als en een andere plaats, en ga van daaruit verder.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Where the file is</source>
            <translation>Waar het bestand staat</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>You can go on. If it happens again, close TeamSwiss and start it anew.</source>
            <translation>U kunt doorgaan. Gebeurt het weer, sluit TeamSwiss dan en start het opnieuw.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Your data is safe. The file was just read again and holds all that was shown:</source>
            <translation>Uw gegevens zijn veilig. Het bestand is zojuist opnieuw gelezen en bevat alles wat werd getoond:</translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message numerus="yes">
            <location filename="views/fields.py" />
            <source>Locked, because %n round(s) were paired with it.</source>
            <translation>
                <numerusform>Vergrendeld, omdat %n ronde ermee is ingedeeld.</numerusform>
                <numerusform>Vergrendeld, omdat %n ronden ermee zijn ingedeeld.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>Unlock {title}</source>
            <translation>{title} ontgrendelen</translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>Unlocked until the next round is accepted.</source>
            <translation>Ontgrendeld tot de volgende ronde is aanvaard.</translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>{why} Press to unlock it with a reason.</source>
            <translation>{why} Druk om met een reden te ontgrendelen.</translation>
        </message>
    </context>
    <context>
        <name>FileCommands</name>
        <message numerus="yes">
            <location filename="views/file_commands.py" />
            <source>%n place(s) could not be read: {places}</source>
            <translation>
                <numerusform>%n plaats was niet leesbaar: {places}</numerusform>
                <numerusform>%n plaatsen waren niet leesbaar: {places}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Import</source>
            <translation>&amp;Importeren</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Keep a snapshot…</source>
            <translation>Mo&amp;mentopname bewaren…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;New tournament</source>
            <translation>&amp;Nieuw toernooi</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Openen…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>C&amp;lose</source>
            <translation>S&amp;luiten</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>E&amp;xport</source>
            <translation>E&amp;xporteren</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Everything could be read.</source>
            <translation>Alles was leesbaar.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Gaps were filled from the last snapshot.</source>
            <translation>Leemten zijn gevuld uit de laatste momentopname.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Keep a snapshot</source>
            <translation>Momentopname bewaren</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>New &amp;window</source>
            <translation>Nieuw &amp;venster</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>New from an &amp;earlier event…</source>
            <translation>Nieuw op basis van &amp;eerder toernooi…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Nothing that was saved is lost</source>
            <translation>Wat is opgeslagen, gaat niet verloren</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Nothing was opened yet</source>
            <translation>Nog niets geopend</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Open &amp;recent</source>
            <translation>&amp;Recent geopend</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Open the &amp;sample event</source>
            <translation>Voor&amp;beeldtoernooi openen</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Res&amp;tore a snapshot…</source>
            <translation>Momentopname &amp;terugzetten…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Rescue a &amp;damaged file…</source>
            <translation>Beschadigd bestan&amp;d redden…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Rescued</source>
            <translation>Gered</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Save &amp;as…</source>
            <translation>Opslaan &amp;als…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Save a &amp;copy…</source>
            <translation>&amp;Kopie opslaan…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Snapshot</source>
            <translation>Momentopname</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Snapshot kept: {name}</source>
            <translation>Momentopname bewaard: {name}</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>The state as it is now can be restored later. What is it called?</source>
            <translation>De huidige toestand kan later worden teruggezet. Hoe moet zij heten?</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>What can be read of {name} is a new tournament now; Save as gives it a place. Its undo history, log and snapshots stayed behind. The damaged file was not touched.</source>
            <translation>Wat van {name} leesbaar is, is nu een nieuw toernooi; ‘Opslaan als’ geeft het een plaats. De geschiedenis voor ongedaan maken, het logboek en de momentopnamen zijn achtergebleven. Het beschadigde bestand is niet aangeraakt.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Which earlier event is the template?</source>
            <translation>Welk eerder toernooi is het sjabloon?</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Which file is damaged?</source>
            <translation>Welk bestand is beschadigd?</translation>
        </message>
    </context>
    <context>
        <name>FindField</name>
        <message>
            <location filename="views/table_tools.py" />
            <source>&amp;Find</source>
            <translation>&amp;Zoeken</translation>
        </message>
    </context>
    <context>
        <name>ForbiddenPairsDialog</name>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Forbid</source>
            <translation>&amp;Verbieden</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Rounds</source>
            <translation>&amp;Ronden</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Team</source>
            <translation>&amp;Team</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>A&amp;llow again</source>
            <translation>Weer toe&amp;staan</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Allow again</source>
            <translation>Weer toestaan</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>First round</source>
            <translation>Eerste ronde</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>For which rounds</source>
            <translation>Voor welke ronden</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Forbidden pairs</source>
            <translation>Verboden paren</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>In all rounds</source>
            <translation>In alle ronden</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>In these rounds:</source>
            <translation>In deze ronden:</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Last round</source>
            <translation>Laatste ronde</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>No pair is forbidden yet. Use this for teams of one club or family that must not meet, in the first rounds or at all. Select several teams on the page to keep every two of them apart.</source>
            <translation>Er is nog geen paar verboden. Bedoeld voor teams van één club of familie die elkaar niet mogen treffen, in de eerste ronden of helemaal niet. Selecteer op de pagina meerdere teams om elke twee ervan uit elkaar te houden.</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Not &amp;against</source>
            <translation>&amp;Niet tegen</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Opponent</source>
            <translation>Tegenstander</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Rea&amp;son</source>
            <translation>Re&amp;den</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Teams</source>
            <translation>Teams</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>every two of: {names}</source>
            <translation>elke twee van: {names}</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>for example: same club</source>
            <translation>bijvoorbeeld: zelfde club</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>to</source>
            <translation>t/m</translation>
        </message>
    </context>
    <context>
        <name>ForbiddenPairsModel</name>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Not against</source>
            <translation>Niet tegen</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Reason</source>
            <translation>Reden</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Rounds</source>
            <translation>Ronden</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>from {first}</source>
            <translation>vanaf {first}</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>{first} to {last}</source>
            <translation>{first} t/m {last}</translation>
        </message>
    </context>
    <context>
        <name>FormDialog</name>
        <message>
            <location filename="views/rounds/form_dialog.py" />
            <source>Problem</source>
            <translation>Probleem</translation>
        </message>
        <message>
            <location filename="views/rounds/form_dialog.py" />
            <source>points such as 2 or 1½</source>
            <translation>punten zoals 2 of 1½</translation>
        </message>
    </context>
    <context>
        <name>GesturePanel</name>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Problem</source>
            <translation>Probleem</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Redo</source>
            <translation>Opnieuw</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Undo: {what}</source>
            <translation>Ongedaan maken: {what}</translation>
        </message>
    </context>
    <context>
        <name>GridModel</name>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>GP</source>
            <translation>BP</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>Rank</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>round</source>
            <translation>ronde</translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message>
            <location filename="views/guide.py" />
            <source>&lt;b&gt;{step}.&lt;/b&gt; {hint}</source>
            <translation>&lt;b&gt;{step}.&lt;/b&gt; {hint}</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>A lot decides which colour the odd numbers get first. The button is on the Tournament page; what was drawn goes into the log.</source>
            <translation>Het lot beslist welke kleur de oneven nummers eerst krijgen. De knop staat op de pagina Toernooi; de uitkomst komt in het logboek.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Accept the draft</source>
            <translation>Concept aanvaarden</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Add players</source>
            <translation>Spelers toevoegen</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Add teams</source>
            <translation>Teams toevoegen</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Close the guide</source>
            <translation>Gids sluiten</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Draw lots for the colour</source>
            <translation>Om de kleur loten</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Enter a result</source>
            <translation>Een uitslag invoeren</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Look at it, then press Ctrl+Return. Ctrl+Z takes it back.</source>
            <translation>Bekijk het en druk dan op Ctrl+Enter. Ctrl+Z neemt het terug.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Name it</source>
            <translation>Naam geven</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>New tournament</source>
            <translation>Nieuw toernooi</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Number the teams</source>
            <translation>Teams nummeren</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>On the Teams page press Ins and type a name, {count} times or more. Or paste a list from a spreadsheet.</source>
            <translation>Druk op de pagina Teams op Ins en typ een naam, {count} keer of vaker. Of plak een lijst uit een spreadsheet.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Pair round 1</source>
            <translation>Ronde 1 indelen</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Press F9. The answer is a draft: nobody plays it yet.</source>
            <translation>Druk op F9. Het antwoord is een concept: nog niemand speelt het.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Print and publish</source>
            <translation>Afdrukken en publiceren</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Print the pairings (Ctrl+P), hang them up and publish the round (Ctrl+Shift+P).</source>
            <translation>Druk de indeling af (Ctrl+P), hang haar op en publiceer de ronde (Ctrl+Shift+P).</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Select a team. Go to its roster below, press Ins and type its players in the order of the boards.</source>
            <translation>Selecteer een team. Ga naar de spelerslijst eronder, druk op Ins en typ de spelers in bordvolgorde.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Start a new tournament. Nothing you try can be lost.</source>
            <translation>Begin een nieuw toernooi. Wat u ook probeert, er gaat niets verloren.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Take me there</source>
            <translation>Ga erheen</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>That was a round. Enter the other results, pair the next one, and look at Standings. F1 opens the handbook wherever you are.</source>
            <translation>Dat was een ronde. Voer de andere uitslagen in, deel de volgende in en bekijk de stand. F1 opent overal de handleiding.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>The rules go by numbers. Choose Number by rating or by lot in the Teams menu.</source>
            <translation>De regels gaan op nummer. Kies in het menu Teams ‘Op rating nummeren’ of ‘Door loting nummeren’.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Two minutes. Every step can be undone.</source>
            <translation>Twee minuten. Elke stap kan ongedaan worden gemaakt.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Type 1, 0 or = for the first board, seen from the left team. The cursor goes on.</source>
            <translation>Typ 1, 0 of = voor het eerste bord, gezien vanuit het linkerteam. De cursor gaat verder.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Type a name on the Tournament page. It is saved as you type.</source>
            <translation>Typ een naam op de pagina Toernooi. Die wordt tijdens het typen opgeslagen.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Your &amp;first tournament</source>
            <translation>Uw &amp;eerste toernooi</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Your first tournament</source>
            <translation>Uw eerste toernooi</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>{step}: done</source>
            <translation>{step}: gedaan</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>{step}: to do</source>
            <translation>{step}: nog te doen</translation>
        </message>
    </context>
    <context>
        <name>HandCommands</name>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Give the bye…</source>
            <translation>Team &amp;vrij laten…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Swap the opponents of two matches</source>
            <translation>Tegenstanders van twee wedstrijden ver&amp;wisselen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Unpair the match</source>
            <translation>Paring &amp;intrekken</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Black on board 1</source>
            <translation>Zwart op bord 1</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Changes with</source>
            <translation>Ruilt met</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>E&amp;xchange two teams…</source>
            <translation>Twee teams &amp;ruilen…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Exchange them</source>
            <translation>Ruilen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Give the bye</source>
            <translation>Vrij laten</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Give the bye by hand</source>
            <translation>Met de hand vrij laten</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Let two teams change places</source>
            <translation>Twee teams van plaats laten ruilen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Match &amp;down</source>
            <translation>Wedstrijd om&amp;laag</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Match u&amp;p</source>
            <translation>Wedstrijd om&amp;hoog</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair &amp;two teams…</source>
            <translation>&amp;Twee teams paren…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair them</source>
            <translation>Paren</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair two teams by hand</source>
            <translation>Twee teams met de hand paren</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Start a round by &amp;hand</source>
            <translation>Ronde &amp;met de hand beginnen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the &amp;colours of the match</source>
            <translation>&amp;Kleuren van de wedstrijd verwisselen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the colours</source>
            <translation>Kleuren verwisselen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the opponents</source>
            <translation>Tegenstanders verwisselen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Ta&amp;ke the bye back</source>
            <translation>Vrij laten terug&amp;nemen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>White on board 1</source>
            <translation>Wit op bord 1</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{a} – {b} and {c} – {d}</source>
            <translation>{a} – {b} en {c} – {d}</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{team} and {other} change places</source>
            <translation>{team} en {other} ruilen van plaats</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{white} – {black}</source>
            <translation>{white} – {black}</translation>
        </message>
    </context>
    <context>
        <name>HandbookWindow</name>
        <message>
            <location filename="views/handbook.py" />
            <source>&amp;Back</source>
            <translation>&amp;Terug</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>&amp;Forward</source>
            <translation>&amp;Vooruit</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Contents</source>
            <translation>Inhoud</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Handbook</source>
            <translation>Handleiding</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>No page has all these words.</source>
            <translation>Geen pagina bevat al deze woorden.</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Page of the handbook</source>
            <translation>Pagina van de handleiding</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Search</source>
            <translation>Zoeken</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Search the handbook</source>
            <translation>Zoeken in de handleiding</translation>
        </message>
    </context>
    <context>
        <name>HelpCommands</name>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;About TeamSwiss…</source>
            <translation>&amp;Over TeamSwiss…</translation>
        </message>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;Handbook</source>
            <translation>&amp;Handleiding</translation>
        </message>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;Keyboard shortcuts…</source>
            <translation>&amp;Sneltoetsen…</translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Cancelled. Nothing was read, nothing was changed.</source>
            <translation>Geannuleerd. Er is niets gelezen, niets gewijzigd.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Doubts</source>
            <translation>Twijfels</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>From the clipboard</source>
            <translation>Van het klembord</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Import</source>
            <translation>Importeren</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Import teams</source>
            <translation>Teams importeren</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Problem</source>
            <translation>Probleem</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Reading…</source>
            <translation>Wordt gelezen …</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Say which column holds the player’s name, or only teams come in.</source>
            <translation>Geef aan welke kolom de naam van de speler bevat, anders komen alleen teams binnen.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Say which column holds the team: select it and choose “Team” above.</source>
            <translation>Geef aan welke kolom het team bevat: selecteer haar en kies hierboven ‘Team’.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>The list</source>
            <translation>De lijst</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>The list as it was read</source>
            <translation>De lijst zoals gelezen</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>What comes in</source>
            <translation>Wat binnenkomt</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>doubts: {count}</source>
            <translation>twijfels: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>left out: {count}</source>
            <translation>weggelaten: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>players: {count}</source>
            <translation>spelers: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>teams: {count}</source>
            <translation>teams: {count}</translation>
        </message>
    </context>
    <context>
        <name>IncomingModel</name>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Bd</source>
            <translation>Bd</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Born</source>
            <translation>Geb.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Fed.</source>
            <translation>Fed.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
    </context>
    <context>
        <name>LateEntryDialog</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>&amp;Federation</source>
            <translation>&amp;Federatie</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>&amp;Name</source>
            <translation>&amp;Naam</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Enter the team</source>
            <translation>Team inschrijven</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>It gets its number before round {number}, when it has arrived.</source>
            <translation>Het krijgt zijn nummer vóór ronde {number}, als het is aangekomen.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Late entry</source>
            <translation>Late inschrijving</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>N&amp;umber</source>
            <translation>N&amp;ummer</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Plays from &amp;round</source>
            <translation>Speelt vanaf &amp;ronde</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>The team counts as absent in the rounds before. The teams behind its number move one down; rounds that are paired keep the numbers they had (C.04.2 2.4).</source>
            <translation>In de ronden daarvoor geldt het team als afwezig. De teams achter zijn nummer schuiven één op; ingedeelde ronden houden hun nummers (C.04.2 2.4).</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>The teams have no numbers yet; it gets one with them.</source>
            <translation>De teams hebben nog geen nummers; dit team krijgt er een tegelijk met hen.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>or</source>
            <translation>of</translation>
        </message>
    </context>
    <context>
        <name>LateNumberDialog</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>By its rating {name} gets the number {number}; the teams behind move one down.</source>
            <translation>Op rating krijgt {name} nummer {number}; de teams erachter schuiven één op.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Give the number</source>
            <translation>Nummer geven</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Number of a late entry</source>
            <translation>Nummer van een late inschrijving</translation>
        </message>
    </context>
    <context>
        <name>LineUpDialog</name>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Empty the board</source>
            <translation>Bord leeg&amp;maken</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Next match</source>
            <translation>&amp;Volgende wedstrijd</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Swap two boards</source>
            <translation>Twee borden ver&amp;wisselen</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>All line-ups of the round are in.</source>
            <translation>Alle opstellingen van de ronde zijn binnen.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Board &amp;down</source>
            <translation>Bord om&amp;laag</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Board &amp;up</source>
            <translation>Bord om&amp;hoog</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Choose two players of one team with Ctrl first.</source>
            <translation>Kies eerst met Ctrl twee spelers van één team.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Line-ups</source>
            <translation>Opstellingen</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Line-ups of round {number}</source>
            <translation>Opstellingen van ronde {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Mark &amp;absent</source>
            <translation>Als &amp;afwezig markeren</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Match &amp;before</source>
            <translation>Vori&amp;ge wedstrijd</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Nobody sits there.</source>
            <translation>Daar zit niemand.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Not handed in yet: {teams}. Until then the default line-up stands.</source>
            <translation>Nog niet ingeleverd: {teams}. Tot dan geldt de standaardopstelling.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Problem</source>
            <translation>Probleem</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Table {table}   {white} – {black}</source>
            <translation>Tafel {table}   {white} – {black}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>The others move up and the next reserve comes in (Ctrl+Shift+A)</source>
            <translation>De anderen schuiven op en de volgende invaller komt erin (Ctrl+Shift+A)</translation>
        </message>
    </context>
    <context>
        <name>LineUpModel</name>
        <message>
            <location filename="models/line_ups.py" />
            <source>(nobody)</source>
            <translation>(niemand)</translation>
        </message>
        <message>
            <location filename="models/line_ups.py" />
            <source>Board</source>
            <translation>Bord</translation>
        </message>
        <message>
            <location filename="models/line_ups.py" />
            <source>Stands before the board above on the roster</source>
            <translation>Staat op de spelerslijst vóór het bord erboven</translation>
        </message>
    </context>
    <context>
        <name>LineUpSide</name>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Against the roster order: boards {first} and {second}</source>
            <translation>Tegen de volgorde van de spelerslijst: borden {first} en {second}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>First of the roster</source>
            <translation>Eersten van de spelerslijst</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>In roster order</source>
            <translation>In de volgorde van de spelerslijst</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>No reserves</source>
            <translation>Geen invallers</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Reserves: {players}</source>
            <translation>Invallers: {players}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Seat the first players of the roster</source>
            <translation>De eerste spelers van de spelerslijst opstellen</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Seat the team as in its match before</source>
            <translation>Het team opstellen zoals in de vorige wedstrijd</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Take over from before</source>
            <translation>Vorige overnemen</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>{team}: line-up received</source>
            <translation>{team}: opstelling ontvangen</translation>
        </message>
    </context>
    <context>
        <name>ListCommands</name>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>&amp;Import…</source>
            <translation>&amp;Importeren…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>&amp;Update ratings…</source>
            <translation>Ratings &amp;bijwerken…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Import from the clip&amp;board…</source>
            <translation>Van het &amp;klembord importeren…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Import teams</source>
            <translation>Teams importeren</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Rating li&amp;sts…</source>
            <translation>Ratinglij&amp;sten…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Save a &amp;template…</source>
            <translation>S&amp;jabloon opslaan…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Save a template</source>
            <translation>Sjabloon opslaan</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Team list.xlsx</source>
            <translation>Teamlijst.xlsx</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Team lists</source>
            <translation>Teamlijsten</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>There is no text on the clipboard.</source>
            <translation>Er staat geen tekst op het klembord.</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Workbooks</source>
            <translation>Werkmappen</translation>
        </message>
    </context>
    <context>
        <name>ListCompleter</name>
        <message>
            <location filename="views/teams/completion.py" />
            <source>Players of the rating lists</source>
            <translation>Spelers van de ratinglijsten</translation>
        </message>
    </context>
    <context>
        <name>LoadedListsModel</name>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>From the file</source>
            <translation>Uit het bestand</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>List</source>
            <translation>Lijst</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded</source>
            <translation>Geladen</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Players</source>
            <translation>Spelers</translation>
        </message>
    </context>
    <context>
        <name>LogDialog</name>
        <message numerus="yes">
            <location filename="views/log_dialog.py" />
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n regel</numerusform>
                <numerusform>%n regels</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Filter the log</source>
            <translation>Logboek filteren</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Filter: a team, a player, a gesture…</source>
            <translation>Filter: een team, een speler, een handeling…</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Log</source>
            <translation>Logboek</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Print…</source>
            <translation>Afdrukken…</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Taking something back is an entry of its own.</source>
            <translation>Iets terugnemen is een eigen vermelding.</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>{shown} of {all}</source>
            <translation>{shown} van {all}</translation>
        </message>
    </context>
    <context>
        <name>LogModel</name>
        <message>
            <location filename="models/log.py" />
            <source>What</source>
            <translation>Wat</translation>
        </message>
        <message>
            <location filename="models/log.py" />
            <source>When</source>
            <translation>Wanneer</translation>
        </message>
        <message>
            <location filename="models/log.py" />
            <source>Who</source>
            <translation>Wie</translation>
        </message>
    </context>
    <context>
        <name>LogoField</name>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Choose a logo</source>
            <translation>Logo kiezen</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Choose…</source>
            <translation>Kiezen…</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Pictures</source>
            <translation>Afbeeldingen</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Remove</source>
            <translation>Verwijderen</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Remove the logo</source>
            <translation>Logo verwijderen</translation>
        </message>
    </context>
    <context>
        <name>LookCommands</name>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Donker</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Larger text</source>
            <translation>&amp;Grotere tekst</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Light</source>
            <translation>&amp;Licht</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Smaller text</source>
            <translation>&amp;Kleinere tekst</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Thema</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>As the &amp;system</source>
            <translation>Zoals het &amp;systeem</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Edit</source>
            <translation>Be&amp;werken</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;File</source>
            <translation>&amp;Bestand</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Help</source>
            <translation>&amp;Help</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Afsluiten</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;View</source>
            <translation>Bee&amp;ld</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Crosstable</source>
            <translation>Kruistabel</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Documents</source>
            <translation>Documenten</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Export this &amp;page…</source>
            <translation>Deze &amp;pagina exporteren…</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>New tournament</source>
            <translation>Nieuw toernooi</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Players</source>
            <translation>Spelers</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Rounds</source>
            <translation>Ronden</translation>
        </message>
        <message>
            <location filename="views/program.py" />
            <source>Safe mode</source>
            <translation>Veilige modus</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Standings</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>TeamSwiss</source>
            <translation>TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Teams</source>
            <translation>Teams</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Tournament</source>
            <translation>Toernooi</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>{name} – TeamSwiss</source>
            <translation>{name} – TeamSwiss</translation>
        </message>
    </context>
    <context>
        <name>MappingBar</name>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Column {letters} holds</source>
            <translation>Ko&amp;lom {letters} bevat</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Heads in row</source>
            <translation>&amp;Koppen in rij</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Layout</source>
            <translation>Opb&amp;ouw</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Sheet</source>
            <translation>&amp;Blad</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>(left out)</source>
            <translation>(weggelaten)</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Birth</source>
            <translation>Geboren</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Board</source>
            <translation>Bord</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Captain</source>
            <translation>Teamleider</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Club</source>
            <translation>Club</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Family name</source>
            <translation>Achternaam</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Federation</source>
            <translation>Federatie</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Given name</source>
            <translation>Voornaam</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Heads in row</source>
            <translation>Koppen in rij</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Layout</source>
            <translation>Opbouw</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>National id</source>
            <translation>Nationaal ID</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>National rating</source>
            <translation>Nationale rating</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Note</source>
            <translation>Notitie</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>One row a player</source>
            <translation>Eén rij per speler</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>One row a team</source>
            <translation>Eén rij per team</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Previous standing</source>
            <translation>Vorige klassering</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Sex</source>
            <translation>M/V</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Sheet</source>
            <translation>Blad</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Short name</source>
            <translation>Korte naam</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team’s federation</source>
            <translation>Federatie van het team</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team’s note</source>
            <translation>Notitie bij het team</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>What the selected column holds</source>
            <translation>Wat de gekozen kolom bevat</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Which player of the row</source>
            <translation>Welke speler van de rij</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>none</source>
            <translation>geen</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>player </source>
            <translation>speler </translation>
        </message>
    </context>
    <context>
        <name>MatchDetail</name>
        <message>
            <location filename="views/match_detail.py" />
            <source>Board {number}</source>
            <translation>Bord {number}</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Boards of the match</source>
            <translation>Borden van de wedstrijd</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Choose a match of the table to see its boards.</source>
            <translation>Kies een wedstrijd uit de tabel om de borden te zien.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Round {number}</source>
            <translation>Ronde {number}</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>The match was forfeited.</source>
            <translation>De wedstrijd is reglementair beslist.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had a full-point bye.</source>
            <translation>{team} had een bye met volle punten.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had a half-point bye.</source>
            <translation>{team} had een bye met halve punten.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had the bye.</source>
            <translation>{team} was vrij.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} was absent.</source>
            <translation>{team} was afwezig.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} was not there yet.</source>
            <translation>{team} was er nog niet.</translation>
        </message>
    </context>
    <context>
        <name>MatchScoreDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Enter the score</source>
            <translation>Uitslag invoeren</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Match by its score</source>
            <translation>Wedstrijd op uitslag</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>The boards can come later; once all of them are in, they are the score. Empty fields take the score away.</source>
            <translation>De borden kunnen later komen; zodra ze er allemaal zijn, gelden zij. Lege velden halen de uitslag weg.</translation>
        </message>
    </context>
    <context>
        <name>MatchesModel</name>
        <message numerus="yes">
            <location filename="models/matches.py" />
            <source>%n missing</source>
            <translation>
                <numerusform>%n ontbreekt</numerusform>
                <numerusform>%n ontbreken</numerusform>
            </translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Black on board 1</source>
            <translation>Zwart (bd 1)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Match points before this round</source>
            <translation>Matchpunten vóór deze ronde</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Results</source>
            <translation>Uitslagen</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Score</source>
            <translation>Uitslag</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Table</source>
            <translation>Tafel</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>White on board 1</source>
            <translation>Wit (bd 1)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>boards to come</source>
            <translation>borden volgen</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>both forfeit</source>
            <translation>beide reglementair</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>card in</source>
            <translation>formulier binnen</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>done</source>
            <translation>klaar</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>draft</source>
            <translation>concept</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>left forfeits</source>
            <translation>links verliest reglementair</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>line-ups {count} of 2</source>
            <translation>opstellingen {count} van 2</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>right forfeits</source>
            <translation>rechts verliest reglementair</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>under protest</source>
            <translation>onder protest</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>verified</source>
            <translation>gecontroleerd</translation>
        </message>
    </context>
    <context>
        <name>MatchesPanel</name>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Choose two matches with Ctrl or Shift; drag a team onto another.</source>
            <translation>Kies twee wedstrijden met Ctrl of Shift; sleep een team op een ander.</translation>
        </message>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Matches</source>
            <translation>Wedstrijden</translation>
        </message>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Teams without a match</source>
            <translation>Teams zonder wedstrijd</translation>
        </message>
    </context>
    <context>
        <name>MessageBoxes</name>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Not possible</source>
            <translation>Niet mogelijk</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Open a tournament</source>
            <translation>Toernooi openen</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Save as</source>
            <translation>Opslaan als</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Tournaments</source>
            <translation>Toernooien</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>%n uitslag ontbreekt</numerusform>
                <numerusform>%n uitslagen ontbreken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n team</numerusform>
                <numerusform>%n teams</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n team(s) without players</source>
            <translation>
                <numerusform>%n team zonder spelers</numerusform>
                <numerusform>%n teams zonder spelers</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/navigation.py" />
            <source>Pages</source>
            <translation>Pagina's</translation>
        </message>
    </context>
    <context>
        <name>NoPairingDialog</name>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Allow a forbidden pair again:</source>
            <translation>Een verboden paar weer &amp;toestaan:</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;End the event after round {number}</source>
            <translation>Het toernooi na ronde {number} &amp;beëindigen</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Leave a team out of this round:</source>
            <translation>Een team in deze ronde over&amp;slaan:</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Pair the round by hand; every departure is named</source>
            <translation>De ronde met de &amp;hand indelen; elke afwijking wordt genoemd</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Absent, no points</source>
            <translation>Afwezig, geen punten</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Do this</source>
            <translation>Uitvoeren</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Forbidden pair</source>
            <translation>Verboden paar</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Full-point bye</source>
            <translation>Bye met volle punten</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Half-point bye on request</source>
            <translation>Bye met halve punten op verzoek</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Nothing has been changed. Whatever you choose can be undone.</source>
            <translation>Er is niets gewijzigd. Wat u ook kiest, kan ongedaan worden gemaakt.</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Round {number}: no legal pairing exists</source>
            <translation>Ronde {number}: geen toegestane indeling</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>The teams: {teams}.</source>
            <translation>De teams: {teams}.</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>What it gets</source>
            <translation>Wat het krijgt</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>a team of the event</source>
            <translation>een team van het toernooi</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <location filename="views/fields.py" />
            <source>a whole number</source>
            <translation>een geheel getal</translation>
        </message>
    </context>
    <context>
        <name>NumberFields</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>By its rating</source>
            <translation>Op rating</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Number</source>
            <translation>Nummer</translation>
        </message>
    </context>
    <context>
        <name>NumberingCommands</name>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>&amp;Close the list</source>
            <translation>Lijst &amp;sluiten</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Nu&amp;mbers</source>
            <translation>Nu&amp;mmers</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number a late &amp;entry…</source>
            <translation>Lat&amp;e inschrijving nummeren…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;hand…</source>
            <translation>Met de &amp;hand nummeren…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;lot</source>
            <translation>Door &amp;loting nummeren</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;rating</source>
            <translation>Op &amp;rating nummeren</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Re&amp;open the list…</source>
            <translation>Lijst her&amp;openen…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Reopen the list</source>
            <translation>Lijst heropenen</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Why are the numbers provisional again? The reason goes into the log.</source>
            <translation>Waarom zijn de nummers weer voorlopig? De reden komt in het logboek.</translation>
        </message>
    </context>
    <context>
        <name>NumberingDialog</name>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>As &amp;entered</source>
            <translation>Zoals ing&amp;evoerd</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>By &amp;rating</source>
            <translation>Op &amp;rating</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Down</source>
            <translation>Omlaag</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Drag a team, or press Alt+Up and Alt+Down</source>
            <translation>Sleep een team, of druk op Alt+Omhoog en Alt+Omlaag</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number</source>
            <translation>Nummer</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number in this order</source>
            <translation>Zo nummeren</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number of the selected &amp;team</source>
            <translation>Nummer van het gekozen &amp;team</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number the teams by hand</source>
            <translation>Teams met de hand nummeren</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Start from:</source>
            <translation>Uitgaan van:</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Teams in their new order</source>
            <translation>Teams in de nieuwe volgorde</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Up</source>
            <translation>Omhoog</translation>
        </message>
    </context>
    <context>
        <name>OptionalPointsField</name>
        <message>
            <location filename="views/fields.py" />
            <source>{points} (usual)</source>
            <translation>{points} (gebruikelijk)</translation>
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <location filename="views/document_options.py" />
            <source>After round</source>
            <translation>Na ronde</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Bar</source>
            <translation>Streep (|)</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>By number</source>
            <translation>Op nummer</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>By rank</source>
            <translation>Op plaats</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>CSV files</source>
            <translation>CSV-bestanden</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Cards a page</source>
            <translation>Kaarten per pagina</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Characters</source>
            <translation>Tekenset</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Columns by</source>
            <translation>Scheiding</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Comma</source>
            <translation>Komma</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Comma: 2,5</source>
            <translation>Komma: 2,5</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Compact</source>
            <translation>Compact</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>For the wall</source>
            <translation>Voor aan de muur</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Four</source>
            <translation>Vier</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Landscape</source>
            <translation>Liggend</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Language</source>
            <translation>Taal</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Large title</source>
            <translation>Grote titel</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Logo and sponsor</source>
            <translation>Logo en sponsor</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Numbers</source>
            <translation>Getallen</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>One</source>
            <translation>Eén</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Order</source>
            <translation>Volgorde</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Orientation</source>
            <translation>Afdrukstand</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Point: 2.5</source>
            <translation>Punt: 2.5</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Portrait</source>
            <translation>Staand</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Semicolon</source>
            <translation>Puntkomma</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Size</source>
            <translation>Formaat</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>The last ({number})</source>
            <translation>De laatste ({number})</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Two</source>
            <translation>Twee</translation>
        </message>
    </context>
    <context>
        <name>PairingRun</name>
        <message>
            <location filename="views/rounds/pairing_run.py" />
            <source>&amp;Cancel pairing</source>
            <translation>Indelen &amp;annuleren</translation>
        </message>
        <message>
            <location filename="views/rounds/pairing_run.py" />
            <source>Pairing</source>
            <translation>Indeling</translation>
        </message>
    </context>
    <context>
        <name>PairingSection</name>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>A team wants a colour only after two more matches with the other, or after the other colour twice running.</source>
            <translation>Een team wil een kleur alleen als het de andere twee keer vaker had, of twee keer achter elkaar.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Acceleration</source>
            <translation>Versnelling</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>An edition of C.04.3 before 2017, for events that still name it.</source>
            <translation>Een versie van C.04.3 van vóór 2017, voor toernooien die haar nog noemen.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>As type A, called strong; beside it a mild wish for the colour a team has had less often, or did not have last.</source>
            <translation>Zoals type A, hier sterk genoemd; daarnaast een milde wens voor de kleur die een team minder vaak of het laatst niet had.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Board colours</source>
            <translation>Bordkleuren</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Boards</source>
            <translation>Borden</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>C.04.3 of 2017, made for players: brackets with floaters downwards.</source>
            <translation>C.04.3 van 2017, gemaakt voor spelers: indelingsgroepen met floaters omlaag.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>C.04.6: the bye by 3.4, upfloaters by 3.5, brackets by 3.6, colours by 4.</source>
            <translation>C.04.6: vrij volgens 3.4, upfloaters volgens 3.5, indelingsgroepen volgens 3.6, kleuren volgens 4.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colour preferences</source>
            <translation>Kleurvoorkeuren</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colours</source>
            <translation>Kleuren</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colours do not influence who meets whom.</source>
            <translation>Kleuren hebben geen invloed op wie tegen wie speelt.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>D.II.02 of 2008: section J for rounds 1 to 3, section K for all later ones.</source>
            <translation>D.II.02 van 2008: sectie J voor ronde 1 tot en met 3, sectie K voor alle latere.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Drawn by lot before round 1 (4.1); the lot is kept in the file.</source>
            <translation>Wordt geloot vóór ronde 1 (4.1); het lot blijft in het bestand.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Drawn by lot; the seed was {seed}.</source>
            <translation>Geloot; het startgetal was {seed}.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Dutch System (C.04.3)</source>
            <translation>Nederlands systeem (C.04.3)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Dutch System, earlier edition</source>
            <translation>Nederlands systeem, eerdere versie</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Every team starts with nothing.</source>
            <translation>Elk team begint met niets.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE Team Swiss, February 2026 (C.04.6)</source>
            <translation>Zwitsers voor teams 2026 (C.04.6)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE Team Swiss, earlier draft</source>
            <translation>FIDE-teamzwitsers, eerder concept</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE rating</source>
            <translation>FIDE-rating</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE, else national</source>
            <translation>FIDE, anders nationaal</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Game points</source>
            <translation>Bordpunten</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Highest players</source>
            <translation>Hoogste spelers</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Imaginary points (Olympiad rule 28)</source>
            <translation>Fictieve punten (Olympiaderegel 28)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Initial colour</source>
            <translation>Beginkleur</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Line-ups</source>
            <translation>Opstellingen</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Match points</source>
            <translation>Matchpunten</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>National rating</source>
            <translation>Nationale rating</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>National, else FIDE</source>
            <translation>Nationaal, anders FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>None</source>
            <translation>Geen</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Not drawn yet</source>
            <translation>Nog niet geloot</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Olympiad 2008 (D.II.02)</source>
            <translation>Olympiade 2008 (D.II.02)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Other score</source>
            <translation>Nevenscore</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Pairing system</source>
            <translation>Indelingssysteem</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Points given by the arbiter</source>
            <translation>Punten gegeven door de arbiter</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Primary score</source>
            <translation>Hoofdscore</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Reserves</source>
            <translation>Invallers</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Rounds</source>
            <translation>Ronden</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Rounds and boards</source>
            <translation>Ronden en borden</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Set by hand.</source>
            <translation>Met de hand bepaald.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>System</source>
            <translation>Systeem</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Team rating</source>
            <translation>Teamrating</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The average of the highest players (C.8); unrated ones count the floor (C.7). Ties: the next player, the previous standing, the alphabet (C.9).</source>
            <translation>Het gemiddelde van de hoogste spelers (C.8); wie geen rating heeft, telt als het minimum (C.7). Bij gelijkheid: de volgende speler, de vorige klassering, het alfabet (C.9).</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The draft before C.04.6: the bye by 2.1, upfloaters by 2.2, brackets by 2.3, colours by 4.</source>
            <translation>Het concept vóór C.04.6: vrij volgens 2.1, upfloaters volgens 2.2, indelingsgroepen volgens 2.3, kleuren volgens 4.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The higher of both</source>
            <translation>De hoogste van beide</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The upper half has two imaginary match points in rounds 1 and 2; it belongs to the Olympiad rules.</source>
            <translation>De bovenste helft heeft twee fictieve matchpunten in ronde 1 en 2; dit hoort bij de Olympiaderegels.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The upper half has virtual points in the first half of the rounds, for pairing only.</source>
            <translation>De bovenste helft heeft virtuele punten in de eerste helft van de ronden, alleen voor de indeling.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Type A: simple (1.7.1)</source>
            <translation>Type A: eenvoudig (1.7.1)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Type B: strong and mild (1.7.2)</source>
            <translation>Type B: sterk en mild (1.7.2)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Unrated count as</source>
            <translation>Zonder rating telt als</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Virtual points came with the file, for pairing only.</source>
            <translation>Virtuele punten kwamen met het bestand mee, alleen voor de indeling.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Which rating counts</source>
            <translation>Welke rating telt</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>any number</source>
            <translation>elk aantal</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>is used for colours (4.2.2)</source>
            <translation>wordt voor kleuren gebruikt (4.2.2)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>must keep the roster order</source>
            <translation>in de volgorde van de spelerslijst</translation>
        </message>
    </context>
    <context>
        <name>PenaltiesDialog</name>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Give</source>
            <translation>T&amp;oekennen</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Points</source>
            <translation>&amp;Punten</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Round</source>
            <translation>&amp;Ronde</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Team</source>
            <translation>&amp;Team</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Counts for</source>
            <translation>Telt voor</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Game points</source>
            <translation>Bordpunten</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Match points</source>
            <translation>Matchpunten</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Nothing was given yet. A minus takes points away, a plus gives them.</source>
            <translation>Er is nog niets toegekend. Min trekt punten af, plus geeft ze.</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Penalties and bonuses</source>
            <translation>Aftrek en bonussen</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Rea&amp;son</source>
            <translation>Re&amp;den</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Take &amp;back</source>
            <translation>Terug&amp;nemen</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Take back</source>
            <translation>Terugnemen</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>for</source>
            <translation>voor</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>game points</source>
            <translation>bordpunten</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>goes into the log and onto paper</source>
            <translation>komt in het logboek en op papier</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>match points</source>
            <translation>matchpunten</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>the result of the match</source>
            <translation>de uitslag van de wedstrijd</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>the team’s total</source>
            <translation>het totaal van het team</translation>
        </message>
    </context>
    <context>
        <name>PenaltiesModel</name>
        <message>
            <location filename="models/penalties.py" />
            <source>Counts for</source>
            <translation>Telt voor</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>GP</source>
            <translation>BP</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Game points</source>
            <translation>Bordpunten</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Match points</source>
            <translation>Matchpunten</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Reason</source>
            <translation>Reden</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>the match</source>
            <translation>de wedstrijd</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>the total</source>
            <translation>het totaal</translation>
        </message>
    </context>
    <context>
        <name>PlayerDetail</name>
        <message>
            <location filename="views/player_detail.py" />
            <source>(not played)</source>
            <translation>(niet gespeeld)</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>, performance {rating}</source>
            <translation>, TPR {rating}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Board {number}</source>
            <translation>Bord {number}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Games of the player</source>
            <translation>Partijen van de speler</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>No games yet.</source>
            <translation>Nog geen partijen.</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Overall</source>
            <translation>Totaal</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>R{round}, board {board}</source>
            <translation>R{round}, bord {board}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message numerus="yes">
            <location filename="views/player_detail.py" />
            <source>{name}: {points} of %n game(s)</source>
            <translation>
                <numerusform>{name}: {points} uit %n partij</numerusform>
                <numerusform>{name}: {points} uit %n partijen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerFilters</name>
        <message>
            <location filename="views/player_filters.py" />
            <source>&amp;Find</source>
            <translation>&amp;Zoeken</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>50 and over</source>
            <translation>50 en ouder</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>65 and over</source>
            <translation>65 en ouder</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>All boards together</source>
            <translation>Alle borden samen</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>All teams</source>
            <translation>Alle teams</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Best of all</source>
            <translation>Beste van allen</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Board</source>
            <translation>Bord</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Board {number}</source>
            <translation>Bord {number}</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Category</source>
            <translation>Categorie</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Everybody</source>
            <translation>Iedereen</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Find a player or a team</source>
            <translation>Speler of team zoeken</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 14</source>
            <translation>Onder 14</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 18</source>
            <translation>Onder 18</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 20</source>
            <translation>Onder 20</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>With a title</source>
            <translation>Met titel</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Without a rating</source>
            <translation>Zonder rating</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Women</source>
            <translation>Vrouwen</translation>
        </message>
    </context>
    <context>
        <name>PlayersModel</name>
        <message>
            <location filename="models/players.py" />
            <source>%</source>
            <translation>%</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Board</source>
            <translation>Bord</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Change</source>
            <translation>Verandering</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Expected change of the FIDE rating, for interest</source>
            <translation>Verwachte verandering van de FIDE-rating, ter informatie</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Games</source>
            <translation>Partijen</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Games really played</source>
            <translation>Werkelijk gespeelde partijen</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Per cent of the points that were possible</source>
            <translation>Percentage van de mogelijke punten</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Perf.</source>
            <translation>TPR</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Performance rating</source>
            <translation>Toernooiprestatierating (TPR)</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Place</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Points</source>
            <translation>Punten</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>The board played on most often</source>
            <translation>Het meest gespeelde bord</translation>
        </message>
    </context>
    <context>
        <name>PlayersPage</name>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n speler</numerusform>
                <numerusform>%n spelers</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>&amp;Board prizes</source>
            <translation>&amp;Bordprijzen</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>No players yet</source>
            <translation>Nog geen spelers</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>Players</source>
            <translation>Spelers</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>They are entered on the Teams page.</source>
            <translation>Ze worden op de pagina Teams ingevoerd.</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>working it out…</source>
            <translation>wordt berekend …</translation>
        </message>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>{shown} of %n player(s)</source>
            <translation>
                <numerusform>{shown} van %n speler</numerusform>
                <numerusform>{shown} van %n spelers</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PointsField</name>
        <message>
            <location filename="views/fields.py" />
            <source>points such as 2 or 1½</source>
            <translation>punten zoals 2 of 1½</translation>
        </message>
    </context>
    <context>
        <name>PointsSection</name>
        <message>
            <location filename="views/tournament/points.py" />
            <source>A board</source>
            <translation>Een bord</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>A match</source>
            <translation>Een wedstrijd</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Absence</source>
            <translation>Afwezigheid</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>An empty field takes the usual points. For the pairing-allocated bye the pairing system says them: a draw’s in the team systems, a win’s in the Dutch, 1 match point and 2 game points in the Olympiad’s.</source>
            <translation>Een leeg veld neemt de gebruikelijke punten. Bij vrij door de indeling bepaalt het indelingssysteem ze: die van een gelijkspel in de teamsystemen, die van winst in het Nederlandse, 1 matchpunt en 2 bordpunten in dat van de Olympiade.</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Full-point bye</source>
            <translation>Bye met volle punten</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game drawn</source>
            <translation>Partij remise</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game lost</source>
            <translation>Partij verloren</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game points</source>
            <translation>Bordpunten</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game won</source>
            <translation>Partij gewonnen</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Half-point bye</source>
            <translation>Bye met halve punten</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Lost by forfeit</source>
            <translation>Reglementair verloren</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match drawn</source>
            <translation>Wedstrijd gelijk</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match lost</source>
            <translation>Wedstrijd verloren</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match lost by forfeit</source>
            <translation>Wedstrijd reglementair verloren</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match points</source>
            <translation>Matchpunten</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match won</source>
            <translation>Wedstrijd gewonnen</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match won by forfeit</source>
            <translation>Wedstrijd reglementair gewonnen</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Pairing-allocated bye</source>
            <translation>Vrij door de indeling</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Without playing</source>
            <translation>Zonder te spelen</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>{what}: game points</source>
            <translation>{what}: bordpunten</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>{what}: match points</source>
            <translation>{what}: matchpunten</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>A copy of every open tournament is kept there by itself, on a USB stick perhaps. Empty: none.</source>
            <translation>Daar wordt vanzelf een kopie van elk geopend toernooi bewaard, bijvoorbeeld op een USB-stick. Leeg: geen.</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>As the system</source>
            <translation>Zoals het systeem</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>As usual in your country</source>
            <translation>Zoals gebruikelijk in uw land</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Dark</source>
            <translation>Donker</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Folder for tournaments</source>
            <translation>Map voor toernooien</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Language</source>
            <translation>Taal</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Light</source>
            <translation>Licht</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Preferences</source>
            <translation>Voorkeuren</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Results are typed</source>
            <translation>Uitslagen worden getypt</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Second folder</source>
            <translation>Tweede map</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Size of text</source>
            <translation>Tekstgrootte</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Theme</source>
            <translation>Thema</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>from White’s side of each board</source>
            <translation>vanuit wit aan elk bord</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>from the left team’s side, as on the match card</source>
            <translation>vanuit het linkerteam, zoals op het wedstrijdformulier</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
    </context>
    <context>
        <name>Preparation</name>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n adjourned board(s) in round {number}: a draw for the pairing</source>
            <translation>
                <numerusform>%n afgebroken partij in ronde {number}: remise voor de indeling</numerusform>
                <numerusform>%n afgebroken partijen in ronde {number}: remise voor de indeling</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n board(s) under protest in round {number}</source>
            <translation>
                <numerusform>%n bord onder protest in ronde {number}</numerusform>
                <numerusform>%n borden onder protest in ronde {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n line-up(s) not handed in for round {number}: {teams}</source>
            <translation>
                <numerusform>%n opstelling voor ronde {number} niet ingeleverd: {teams}</numerusform>
                <numerusform>%n opstellingen voor ronde {number} niet ingeleverd: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n match card(s) of round {number} not in</source>
            <translation>
                <numerusform>%n wedstrijdformulier van ronde {number} niet binnen</numerusform>
                <numerusform>%n wedstrijdformulieren van ronde {number} niet binnen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n result(s) missing in round {number}</source>
            <translation>
                <numerusform>%n uitslag ontbreekt in ronde {number}</numerusform>
                <numerusform>%n uitslagen ontbreken in ronde {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) not checked in: {teams}</source>
            <translation>
                <numerusform>%n team niet aangemeld: {teams}</numerusform>
                <numerusform>%n teams niet aangemeld: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with fewer players than boards: {teams}</source>
            <translation>
                <numerusform>%n team met minder spelers dan borden: {teams}</numerusform>
                <numerusform>%n teams met minder spelers dan borden: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with too many reserves: {teams}</source>
            <translation>
                <numerusform>%n team met te veel invallers: {teams}</numerusform>
                <numerusform>%n teams met te veel invallers: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without a number: {teams}</source>
            <translation>
                <numerusform>%n team zonder nummer: {teams}</numerusform>
                <numerusform>%n teams zonder nummer: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without players: {teams}</source>
            <translation>
                <numerusform>%n team zonder spelers: {teams}</numerusform>
                <numerusform>%n teams zonder spelers: {teams}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>A round needs two teams at least. Enter them on the Teams page.</source>
            <translation>Een ronde vereist minstens twee teams. Voer ze in op de pagina Teams.</translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>All %n round(s) are paired</source>
            <translation>
                <numerusform>Alle ronden zijn ingedeeld (%n)</numerusform>
                <numerusform>Alle %n ronden zijn ingedeeld</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Before the round is paired</source>
            <translation>Voordat de ronde wordt ingedeeld</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Go there</source>
            <translation>Ga erheen</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Nobody is absent</source>
            <translation>Niemand is afwezig</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Ready for round {number}</source>
            <translation>Klaar voor ronde {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Round {number} cannot be paired yet</source>
            <translation>Ronde {number} kan nog niet worden ingedeeld</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Round {number} is a draft: accept or discard it</source>
            <translation>Ronde {number} is een concept: aanvaard of verwerp het</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>The initial colour has not been drawn yet: draw lots</source>
            <translation>Er is nog niet om de beginkleur geloot: doe dat eerst</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>What is missing</source>
            <translation>Wat ontbreekt</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Who is absent</source>
            <translation>Wie afwezig is</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Without a match in round {number}: {teams}</source>
            <translation>Zonder wedstrijd in ronde {number}: {teams}</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{teams} teams are to be paired. The pairing comes as a draft that you accept, change or discard.</source>
            <translation>Er moeten {teams} teams worden ingedeeld. De indeling komt als concept dat u aanvaardt, wijzigt of verwerpt.</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: absent</source>
            <translation>{team}: afwezig</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: comes later</source>
            <translation>{team}: komt later</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: full-point bye</source>
            <translation>{team}: bye met volle punten</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: half-point bye</source>
            <translation>{team}: bye met halve punten</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: withdrawn</source>
            <translation>{team}: teruggetrokken</translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>… and %n more</source>
            <translation>
                <numerusform>… en nog %n</numerusform>
                <numerusform>… en nog %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <location filename="views/preview.py" />
            <source>Preview</source>
            <translation>Voorbeeld</translation>
        </message>
    </context>
    <context>
        <name>PrintCommand</name>
        <message>
            <location filename="views/print_command.py" />
            <source>&amp;Print…</source>
            <translation>Af&amp;drukken…</translation>
        </message>
        <message>
            <location filename="views/print_command.py" />
            <source>P&amp;rint of the round</source>
            <translation>Afd&amp;ruk van de ronde</translation>
        </message>
    </context>
    <context>
        <name>PrizeRules</name>
        <message>
            <location filename="views/player_filters.py" />
            <source>A player counts on every board they played on</source>
            <translation>Een speler telt op elk bord waarop hij speelde</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Decided by</source>
            <translation>Beslist door</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Games at least</source>
            <translation>Minimaal aantal partijen</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Per cent, games, performance</source>
            <translation>Percentage, partijen, TPR</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Performance, games</source>
            <translation>TPR, partijen</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Points, per cent, performance</source>
            <translation>Punten, percentage, TPR</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Points, performance</source>
            <translation>Punten, TPR</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>half of the rounds</source>
            <translation>de helft van de ronden</translation>
        </message>
    </context>
    <context>
        <name>PrizeSection</name>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>&amp;Add prizes</source>
            <translation>&amp;Prijzen toevoegen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>&amp;Remove the prizes</source>
            <translation>Prijzen verwij&amp;deren</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>A prize is an amount, a thing, or both: 300 + Cup; 200; Medal. The categories are given out from the top.</source>
            <translation>Een prijs is een bedrag, een voorwerp of beide: 300 + Beker; 200; Medaille. De categorieën worden van boven af toegekend.</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>A team that has won leaves the categories below</source>
            <translation>Een team met een prijs doet niet mee in de categorieën eronder</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Born in or after</source>
            <translation>Geboren in of na</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Born in or before</source>
            <translation>Geboren in of vóór</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>By place</source>
            <translation>Op plaats</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Currency</source>
            <translation>Valuta</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Down</source>
            <translation>Omlaag</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>EUR, for example</source>
            <translation>bijvoorbeeld EUR</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Equal scores share equally</source>
            <translation>Gelijke scores delen gelijk</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Every player is a woman</source>
            <translation>Alle spelers zijn vrouw</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Half by place, half shared (Hort)</source>
            <translation>Half op plaats, half gedeeld (Hort)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>How they are given out</source>
            <translation>Hoe ze worden toegekend</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes &amp;down</source>
            <translation>Prijzen o&amp;mlaag</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes &amp;up</source>
            <translation>Prijzen omhoo&amp;g</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes down (Alt+Down)</source>
            <translation>Prijzen omlaag (Alt+Omlaag)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes up (Alt+Up)</source>
            <translation>Prijzen omhoog (Alt+Omhoog)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Nothing set: every team. Ratings are team averages. A player whose year or sex is not entered keeps the team out.</source>
            <translation>Niets ingesteld: elk team. Ratings zijn teamgemiddelden. Ontbreekt van een speler het geboortejaar of geslacht, dan doet het team niet mee.</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>One prize each</source>
            <translation>Eén prijs per team</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Only chosen ones</source>
            <translation>Alleen gekozen teams</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Prizes</source>
            <translation>Prijzen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Rating below</source>
            <translation>Rating onder</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Rating from</source>
            <translation>Rating vanaf</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Remove</source>
            <translation>Verwijderen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Teams</source>
            <translation>Teams</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Teams that can win</source>
            <translation>Teams die kunnen winnen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Ties</source>
            <translation>Bij gelijk eindigen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Up</source>
            <translation>Omhoog</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Who can win the chosen prizes</source>
            <translation>Wie de gekozen prijzen kan winnen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Women</source>
            <translation>Vrouwen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>team average</source>
            <translation>teamgemiddelde</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>year of birth, every player</source>
            <translation>geboortejaar, elke speler</translation>
        </message>
    </context>
    <context>
        <name>PrizesModel</name>
        <message>
            <location filename="models/prizes.py" />
            <source>300 + Cup; 200; 100</source>
            <translation>300 + Beker; 200; 100</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Add prizes…</source>
            <translation>Prijzen toevoegen…</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Category</source>
            <translation>Categorie</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Prizes</source>
            <translation>Prijzen</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Teams</source>
            <translation>Teams</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Who can win</source>
            <translation>Wie kan winnen</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>all teams</source>
            <translation>alle teams</translation>
        </message>
    </context>
    <context>
        <name>ProblemsModel</name>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Column</source>
            <translation>Kolom</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Expected</source>
            <translation>Verwacht</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Found</source>
            <translation>Gevonden</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Line</source>
            <translation>Regel</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Record</source>
            <translation>Record</translation>
        </message>
    </context>
    <context>
        <name>ProgressRow</name>
        <message>
            <location filename="views/teams/progress.py" />
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <location filename="views/teams/progress.py" />
            <source>Progress</source>
            <translation>Voortgang</translation>
        </message>
    </context>
    <context>
        <name>RatingListDialog</name>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>&amp;Remove</source>
            <translation>Ve&amp;rwijderen</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Blitz</source>
            <translation>Blitz</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Cancelled. The lists are as they were.</source>
            <translation>Geannuleerd. De lijsten zijn ongewijzigd.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Download FIDE’s list at home (text or XML, zipped or not) and load it once. Then names complete as you type, without the internet. A national list is a CSV file with an id, a name and a rating.</source>
            <translation>Download de FIDE-lijst thuis (tekst of XML, al dan niet gezipt) en laad haar één keer. Dan worden namen tijdens het typen aangevuld, zonder internet. Een nationale lijst is een CSV-bestand met een ID, een naam en een rating.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>FIDE rating that is &amp;taken over</source>
            <translation>FIDE-rating die wordt &amp;overgenomen</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>FIDE rating that is taken over</source>
            <translation>FIDE-rating die wordt overgenomen</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Federation</source>
            <translation>Federatie</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Federation of the national list</source>
            <translation>Federatie van de nationale lijst</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load &amp;FIDE’s list…</source>
            <translation>&amp;FIDE-lijst laden…</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load a &amp;national list…</source>
            <translation>&amp;Nationale lijst laden…</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load a rating list</source>
            <translation>Ratinglijst laden</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded lists</source>
            <translation>Geladen lijsten</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded. Players: {players}. Lines that were no player: {left_out}.</source>
            <translation>Geladen. Spelers: {players}. Regels zonder speler: {left_out}.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loading…</source>
            <translation>Wordt geladen …</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>No list is loaded yet.</source>
            <translation>Er is nog geen lijst geladen.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Rapid</source>
            <translation>Rapid</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Rating lists</source>
            <translation>Ratinglijsten</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Remove</source>
            <translation>Verwijderen</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Standard</source>
            <translation>Standaard</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>State</source>
            <translation>Toestand</translation>
        </message>
    </context>
    <context>
        <name>ResultCommands</name>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Adjourned (a draw for the pairing only)</source>
            <translation>Af&amp;gebroken (alleen voor de indeling remise)</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Both did not appear</source>
            <translation>&amp;Beide niet verschenen</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Clear</source>
            <translation>&amp;Wissen</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Draw</source>
            <translation>R&amp;emise</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Left team did not appear</source>
            <translation>&amp;Linkerteam niet verschenen</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Left team wins</source>
            <translation>&amp;Linkerteam wint</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Next: received, verified</source>
            <translation>&amp;Volgende: ontvangen, gecontroleerd</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Out</source>
            <translation>&amp;Uitgegeven</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Received</source>
            <translation>&amp;Ontvangen</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Right team did not appear</source>
            <translation>&amp;Rechterteam niet verschenen</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Right team wins</source>
            <translation>&amp;Rechterteam wint</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Score set by the arbiter…</source>
            <translation>&amp;Score vastgesteld door de arbiter…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Table of the match…</source>
            <translation>&amp;Tafel van de wedstrijd…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Take the forfeit back</source>
            <translation>Reglementair &amp;terugnemen</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Verified</source>
            <translation>&amp;Gecontroleerd</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Accept the round first.</source>
            <translation>Aanvaard eerst de ronde.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Choose a board first.</source>
            <translation>Kies eerst een bord.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Co&amp;rrect results of this round</source>
            <translation>Uitslagen van deze &amp;ronde verbeteren</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Draw, u&amp;nrated</source>
            <translation>Remise, &amp;niet voor rating</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Forfeited by &amp;both</source>
            <translation>&amp;Beide reglementair verloren</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Left wins by &amp;forfeit</source>
            <translation>Links wint reglementa&amp;ir</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Left wins, &amp;unrated (under one move)</source>
            <translation>Links wint, niet v&amp;oor rating (minder dan één zet)</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Match &amp;card</source>
            <translation>Wedstrijd&amp;formulier</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Match by its &amp;score…</source>
            <translation>Wedstrijd op uit&amp;slag…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Pe&amp;nalties and bonuses…</source>
            <translation>Aftrek en bo&amp;nussen…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Played with colours re&amp;versed</source>
            <translation>Met &amp;verwisselde kleuren gespeeld</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Result of the &amp;board</source>
            <translation>Uitslag van het &amp;bord</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Right wins by f&amp;orfeit</source>
            <translation>Rechts wint regle&amp;mentair</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Right wins, unra&amp;ted</source>
            <translation>Rechts wint, niet voor ra&amp;ting</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Under &amp;protest</source>
            <translation>Onder &amp;protest</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Whole match &amp;forfeited</source>
            <translation>Hele wedstrijd re&amp;glementair</translation>
        </message>
    </context>
    <context>
        <name>ResultKeys</name>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Go to table {number}…</source>
            <translation>Ga naar tafel {number} …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Go to table…</source>
            <translation>Ga naar tafel …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>No match is chosen.</source>
            <translation>Er is geen wedstrijd gekozen.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>The match is complete. Enter goes to the next one.</source>
            <translation>De wedstrijd is volledig. Enter gaat naar de volgende.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>The match was forfeited; take that back first (menu Rounds).</source>
            <translation>De wedstrijd is reglementair beslist; neem dat eerst terug (menu Ronden).</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>There is no table {number}.</source>
            <translation>Er is geen tafel {number}.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>There is nothing to clear.</source>
            <translation>Er is niets te wissen.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>This is the first board.</source>
            <translation>Dit is het eerste bord.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>This is the last match.</source>
            <translation>Dit is de laatste wedstrijd.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Type s for the score of the whole match.</source>
            <translation>Met s voert u de uitslag van de hele wedstrijd in.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Unrated: 1, = or 0…</source>
            <translation>Niet voor rating: 1, = of 0 …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>“{key}” is no result.</source>
            <translation>‘{key}’ is geen uitslag.</translation>
        </message>
    </context>
    <context>
        <name>RosterCommands</name>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Add</source>
            <translation>&amp;Toevoegen</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopiëren</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Find</source>
            <translation>&amp;Zoeken</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Paste from a spreadsheet</source>
            <translation>&amp;Plakken uit een spreadsheet</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Remove</source>
            <translation>Ve&amp;rwijderen</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>C&amp;olumns…</source>
            <translation>Kolo&amp;mmen…</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Copy the &amp;whole table</source>
            <translation>&amp;Hele tabel kopiëren</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move &amp;down</source>
            <translation>Om&amp;laag</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move &amp;up</source>
            <translation>Omhoo&amp;g</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move to another team</source>
            <translation>Naar een ander team</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>No rating list is loaded yet. Load one first.</source>
            <translation>Er is nog geen ratinglijst geladen. Laad er eerst een.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Pla&amp;yer</source>
            <translation>Sp&amp;eler</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Select players of the roster first.</source>
            <translation>Selecteer eerst spelers van de spelerslijst.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Take over from the &amp;rating list</source>
            <translation>Overnemen uit de rat&amp;inglijst</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>To another &amp;team…</source>
            <translation>&amp;Naar een ander team…</translation>
        </message>
    </context>
    <context>
        <name>RosterModel</name>
        <message>
            <location filename="models/roster.py" />
            <source>Add a player…</source>
            <translation>Speler toevoegen …</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Avg</source>
            <translation>Gem.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Bd</source>
            <translation>Bd</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Born</source>
            <translation>Geb.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Date of birth, or the year</source>
            <translation>Geboortedatum, of het jaar</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>FIDE rating</source>
            <translation>FIDE-rating</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Fed.</source>
            <translation>Fed.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National</source>
            <translation>Nationaal</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National id</source>
            <translation>Nationaal ID</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National rating</source>
            <translation>Nationale rating</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Note</source>
            <translation>Notitie</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Place on the roster; drag it, or Alt+Up and Alt+Down</source>
            <translation>Plaats op de spelerslijst; sleep, of Alt+Omhoog en Alt+Omlaag</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Sex</source>
            <translation>M/V</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Who counts for the team’s average</source>
            <translation>Wie voor het teamgemiddelde telt</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>counts</source>
            <translation>telt</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>does not count</source>
            <translation>telt niet</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>m or w, as the rating lists write it</source>
            <translation>m of w, zoals in de ratinglijsten</translation>
        </message>
    </context>
    <context>
        <name>RosterPanel</name>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>A new team</source>
            <translation>Nieuw team</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>Roster</source>
            <translation>Spelerslijst</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>The players in board order; the last row adds a player.</source>
            <translation>De spelers in bordvolgorde; de laatste rij voegt een speler toe.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>Type its name and press Enter.</source>
            <translation>Typ de naam en druk op Enter.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>average {average} from places {boards}</source>
            <translation>gemiddelde {average} uit de plaatsen {boards}</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>no players yet</source>
            <translation>nog geen spelers</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>round {number}: {state}</source>
            <translation>ronde {number}: {state}</translation>
        </message>
    </context>
    <context>
        <name>RoundBar</name>
        <message numerus="yes">
            <location filename="views/rounds/round_bar.py" />
            <source>%n line-up(s) not in</source>
            <translation>
                <numerusform>%n opstelling niet binnen</numerusform>
                <numerusform>%n opstellingen niet binnen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>All {boards} results are in</source>
            <translation>Alle {boards} uitslagen zijn binnen</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/source.py" />
            <source>Provisional: %n card(s) not in</source>
            <translation>
                <numerusform>Voorlopig: %n formulier niet binnen</numerusform>
                <numerusform>Voorlopig: %n formulieren niet binnen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>Results entered</source>
            <translation>Ingevoerde uitslagen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>When the round is played</source>
            <translation>Wanneer de ronde wordt gespeeld</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>ddd d MMM</source>
            <translation>ddd d MMM</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>line-ups by {time}</source>
            <translation>opstellingen vóór {time}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>{done} of {boards} results</source>
            <translation>{done} van {boards} uitslagen</translation>
        </message>
    </context>
    <context>
        <name>RoundCommands</name>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Accept the draft</source>
            <translation>Concept &amp;aanvaarden</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Discard the draft</source>
            <translation>Concept ver&amp;werpen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Pair round {number}</source>
            <translation>Ronde {number} &amp;indelen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Pair the next round</source>
            <translation>Volgende ronde &amp;indelen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Reopen the round…</source>
            <translation>Ronde &amp;heropenen…</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>A round needs two teams at least. Enter them on the Teams page.</source>
            <translation>Een ronde vereist minstens twee teams. Voer ze in op de pagina Teams.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>No tournament is open.</source>
            <translation>Er is geen toernooi geopend.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>P&amp;ublish round {number}</source>
            <translation>Ronde {number} p&amp;ubliceren</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>P&amp;ublish the round</source>
            <translation>Ronde p&amp;ubliceren</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Pair round {number} (F9)</source>
            <translation>Ronde {number} indelen (F9)</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Reopen round {number}</source>
            <translation>Ronde {number} heropenen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>The initial colour has not been drawn yet.</source>
            <translation>Er is nog niet om de beginkleur geloot.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>U&amp;npair the last round</source>
            <translation>&amp;Laatste indeling intrekken</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Why is the round reopened? The reason goes into the log.</source>
            <translation>Waarom wordt de ronde heropend? De reden komt in het logboek.</translation>
        </message>
    </context>
    <context>
        <name>RoundDatesModel</name>
        <message>
            <location filename="models/round_dates.py" />
            <source>A day as {day}.</source>
            <translation>Een dag zoals {day}.</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>A time as 14:30.</source>
            <translation>Een tijd zoals 14:30.</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Day</source>
            <translation>Dag</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Start</source>
            <translation>Aanvang</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>The day comes first.</source>
            <translation>De dag komt eerst.</translation>
        </message>
    </context>
    <context>
        <name>RoundMenus</name>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>&amp;Line-ups…</source>
            <translation>&amp;Opstellingen…</translation>
        </message>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>Pairing by &amp;hand</source>
            <translation>Indelen &amp;met de hand</translation>
        </message>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>Result keys from White’s s&amp;ide</source>
            <translation>Uitslagtoetsen vanuit wi&amp;t</translation>
        </message>
    </context>
    <context>
        <name>RoundStrip</name>
        <message>
            <location filename="views/widgets.py" />
            <source>Round {number}</source>
            <translation>Ronde {number}</translation>
        </message>
        <message>
            <location filename="views/widgets.py" />
            <source>Rounds</source>
            <translation>Ronden</translation>
        </message>
    </context>
    <context>
        <name>RoundsPage</name>
        <message>
            <location filename="views/rounds_page.py" />
            <source>&amp;Why?</source>
            <translation>&amp;Waarom?</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Correcting round {number}: choose a board and type its result.</source>
            <translation>Ronde {number} verbeteren: kies een bord en typ de uitslag.</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round after</source>
            <translation>Volgende ronde</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round before</source>
            <translation>Vorige ronde</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round {number} of {total}</source>
            <translation>Ronde {number} van {total}</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Rounds</source>
            <translation>Ronden</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Shows what is missing</source>
            <translation>Toont wat ontbreekt</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Why the next round cannot be paired</source>
            <translation>Waarom de volgende ronde niet kan worden ingedeeld</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>accepted, not published yet</source>
            <translation>aanvaard, nog niet gepubliceerd</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>draft: results come after it is accepted</source>
            <translation>concept: uitslagen pas na het aanvaarden</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>not paired yet</source>
            <translation>nog niet ingedeeld</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>published</source>
            <translation>gepubliceerd</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="app/session.py" />
            <source>Nothing was being written at that moment.</source>
            <translation>Op dat moment werd er niets geschreven.</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>TeamSwiss was cut off while {name} was open.</source>
            <translation>TeamSwiss werd afgebroken terwijl {name} geopend was.</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>The last thing saved is: {what} ({time}).</source>
            <translation>Het laatst opgeslagen is: {what} ({time}).</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>What was being written at that moment is not in it: make it again.</source>
            <translation>Wat op dat moment werd geschreven, zit er niet bij: voer het opnieuw in.</translation>
        </message>
    </context>
    <context>
        <name>SheetModel</name>
        <message>
            <location filename="models/import_sheet.py" />
            <source>{field} {number}</source>
            <translation>{field} {number}</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsDialog</name>
        <message>
            <location filename="views/dialogs/shortcuts.py" />
            <source>In the list of boards: 1 win, 0 loss, = or space draw, + and − forfeit, x forfeited by both, * adjourned, Backspace back, Enter next match.</source>
            <translation>In de lijst van borden: 1 winst, 0 verlies, = of spatie remise, + en − reglementair, x beide reglementair verloren, * afgebroken, Backspace terug, Enter volgende wedstrijd.</translation>
        </message>
        <message>
            <location filename="views/dialogs/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Sneltoetsen</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsModel</name>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Command</source>
            <translation>Opdracht</translation>
        </message>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Key</source>
            <translation>Toets</translation>
        </message>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
    </context>
    <context>
        <name>SnapshotsDialog</name>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Restore</source>
            <translation>Terugzetten</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Restore a snapshot</source>
            <translation>Momentopname terugzetten</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Snapshots</source>
            <translation>Momentopnamen</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>The tournament becomes what it was then. Nothing is lost: Undo takes the restoring back, and the log keeps both.</source>
            <translation>Het toernooi wordt weer wat het toen was. Er gaat niets verloren: Ongedaan maken neemt het terug, en het logboek bewaart beide.</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>There is no snapshot yet. One is kept before every pairing, and whenever you choose File, Keep a snapshot.</source>
            <translation>Er is nog geen momentopname. Er wordt er een bewaard vóór elke indeling, en telkens als u Bestand, Momentopname bewaren kiest.</translation>
        </message>
    </context>
    <context>
        <name>SnapshotsModel</name>
        <message>
            <location filename="models/snapshots.py" />
            <source>Rounds</source>
            <translation>Ronden</translation>
        </message>
        <message>
            <location filename="models/snapshots.py" />
            <source>What</source>
            <translation>Wat</translation>
        </message>
        <message>
            <location filename="models/snapshots.py" />
            <source>When</source>
            <translation>Wanneer</translation>
        </message>
    </context>
    <context>
        <name>StandingsChart</name>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Game points</source>
            <translation>&amp;Bordpunten</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Match points</source>
            <translation>&amp;Matchpunten</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Places</source>
            <translation>&amp;Plaatsen</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Save the chart…</source>
            <translation>Grafiek op&amp;slaan…</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Game points</source>
            <translation>Bordpunten</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Match points</source>
            <translation>Matchpunten</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Pictures (*.png *.svg)</source>
            <translation>Afbeeldingen (*.png *.svg)</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Place</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Save the chart</source>
            <translation>Grafiek opslaan</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>The chosen teams, twelve at most.</source>
            <translation>De gekozen teams, hoogstens twaalf.</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>The first eight; choose teams with Ctrl or Shift.</source>
            <translation>De eerste acht; kies teams met Ctrl of Shift.</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>What the chart shows</source>
            <translation>Wat de grafiek toont</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Working it out…</source>
            <translation>Wordt berekend …</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>{team}, round {round}: {what} {value}</source>
            <translation>{team}, ronde {round}: {what} {value}</translation>
        </message>
    </context>
    <context>
        <name>StandingsModel</name>
        <message>
            <location filename="models/standings.py" />
            <source>D</source>
            <translation>G</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Decided by</source>
            <translation>Beslist door</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>First place.</source>
            <translation>Eerste plaats.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>GP</source>
            <translation>BP</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Game points</source>
            <translation>Bordpunten</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>L</source>
            <translation>V</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Match points</source>
            <translation>Matchpunten</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches drawn</source>
            <translation>Gelijke wedstrijden</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches lost</source>
            <translation>Verloren wedstrijden</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches won</source>
            <translation>Gewonnen wedstrijden</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Place</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Rank</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>R{round}, {against}: {points}</source>
            <translation>R{round}, {against}: {points}</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>R{round}, {against}: {points} (results missing)</source>
            <translation>R{round}, {against}: {points} (uitslagen ontbreken)</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>W</source>
            <translation>W</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>What put the team below the one before it</source>
            <translation>Waardoor het team onder het vorige staat</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>What put {team} below {higher}: {reason}.</source>
            <translation>Waardoor {team} onder {higher} staat: {reason}.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>shared place</source>
            <translation>gedeelde plaats</translation>
        </message>
    </context>
    <context>
        <name>StandingsPage</name>
        <message>
            <location filename="views/standings_page.py" />
            <source>C&amp;hart by round</source>
            <translation>&amp;Grafiek per ronde</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Final standings</source>
            <translation>Eindstand</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Find a team</source>
            <translation>Team zoeken</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>How the value came about</source>
            <translation>Hoe de waarde tot stand kwam</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>No standings yet</source>
            <translation>Nog geen stand</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Standings</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Standings after round {number}</source>
            <translation>Stand na ronde {number}</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>They appear as soon as the first round is accepted.</source>
            <translation>De stand verschijnt zodra de eerste ronde is aanvaard.</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>provisional: results are missing</source>
            <translation>voorlopig: er ontbreken uitslagen</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>working it out…</source>
            <translation>wordt berekend …</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <location filename="views/status_line.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>%n uitslag ontbreekt</numerusform>
                <numerusform>%n uitslagen ontbreken</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>No second copy: {reason} It is tried again.</source>
            <translation>Geen tweede kopie: {reason} Het wordt opnieuw geprobeerd.</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Second copy</source>
            <translation>Tweede kopie</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>State</source>
            <translation>Toestand</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Undo: {what}</source>
            <translation>Ongedaan maken: {what}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>copy {time}</source>
            <translation>kopie {time}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>copying…</source>
            <translation>kopiëren…</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>for reading only</source>
            <translation>alleen lezen</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>no copy</source>
            <translation>geen kopie</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>no round paired yet</source>
            <translation>nog geen ronde ingedeeld</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number} complete</source>
            <translation>ronde {number} volledig</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number} is a draft</source>
            <translation>ronde {number} is een concept</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number}: {missing}</source>
            <translation>ronde {number}: {missing}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>saved</source>
            <translation>opgeslagen</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>saved, no folder chosen yet (Ctrl+S)</source>
            <translation>opgeslagen, nog geen map gekozen (Ctrl+S)</translation>
        </message>
    </context>
    <context>
        <name>TableCopy</name>
        <message>
            <location filename="views/table_tools.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopiëren</translation>
        </message>
        <message>
            <location filename="views/table_tools.py" />
            <source>Copy the &amp;whole list</source>
            <translation>&amp;Hele lijst kopiëren</translation>
        </message>
    </context>
    <context>
        <name>TableDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Empty: the table follows the publishing order. A match that stands at the table takes the one that is left.</source>
            <translation>Leeg: de tafel volgt de publicatievolgorde. Een wedstrijd die al aan die tafel staat, neemt de vrijgekomen tafel.</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Set the table</source>
            <translation>Tafel vastleggen</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Table</source>
            <translation>Tafel</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Table of the match</source>
            <translation>Tafel van de wedstrijd</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>a whole number</source>
            <translation>een geheel getal</translation>
        </message>
    </context>
    <context>
        <name>TeamCommands</name>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Has arrived</source>
            <translation>Is &amp;aangekomen</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Late entry…</source>
            <translation>&amp;Late inschrijving…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Withdraw from the next round on</source>
            <translation>Vanaf de volgende ronde &amp;terugtrekken</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Absent in the ne&amp;xt round</source>
            <translation>Afwezig in de &amp;volgende ronde</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Attendance and &amp;byes…</source>
            <translation>Aanwezigheid en &amp;byes…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>C&amp;heck-in…</source>
            <translation>C&amp;heck-in…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Forb&amp;idden pairs…</source>
            <translation>Verbo&amp;den paren…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Pe&amp;nalties and bonuses…</source>
            <translation>Aftrek en bo&amp;nussen…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>R&amp;eturn in the next round</source>
            <translation>In de volgende ronde terug&amp;keren</translation>
        </message>
    </context>
    <context>
        <name>TeamOrderModel</name>
        <message>
            <location filename="models/team_order.py" />
            <source>Average</source>
            <translation>Gemiddelde</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>So far</source>
            <translation>Tot nu toe</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
    </context>
    <context>
        <name>TeamsModel</name>
        <message>
            <location filename="models/teams.py" />
            <source>A table of its own</source>
            <translation>Een eigen, vaste tafel</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Add a team…</source>
            <translation>Team toevoegen …</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Average rating of those who count</source>
            <translation>Gemiddelde rating van wie meetelt</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Avg</source>
            <translation>Gem.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Captain</source>
            <translation>Teamleider</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Club</source>
            <translation>Club</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Fed.</source>
            <translation>Fed.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Federation</source>
            <translation>Federatie</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Has arrived (Space); what keeps it out of the next round</source>
            <translation>Is aangekomen (spatie); wat het uit de volgende ronde houdt</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Here</source>
            <translation>Aanw.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Note</source>
            <translation>Notitie</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Pairing number</source>
            <translation>Indelingsnummer</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Pl.</source>
            <translation>Sp.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Players on the roster</source>
            <translation>Spelers op de spelerslijst</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Previous</source>
            <translation>Vorige</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Previous standing; it decides equal averages (C.9)</source>
            <translation>Vorige klassering; die beslist bij gelijk gemiddelde (C.9)</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Short</source>
            <translation>Kort</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Short name</source>
            <translation>Korte naam</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Table</source>
            <translation>Tafel</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>absent</source>
            <translation>afwezig</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>from round {number}</source>
            <translation>vanaf ronde {number}</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>full-point bye</source>
            <translation>bye met volle punten</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>half-point bye</source>
            <translation>bye met halve punten</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>here</source>
            <translation>aanwezig</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>not here yet</source>
            <translation>nog niet aanwezig</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>withdrawn</source>
            <translation>teruggetrokken</translation>
        </message>
    </context>
    <context>
        <name>TeamsPage</name>
        <message>
            <location filename="views/teams_page.py" />
            <source> · list closed</source>
            <translation> · lijst gesloten</translation>
        </message>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n speler</numerusform>
                <numerusform>%n spelers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n team</numerusform>
                <numerusform>%n teams</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Enter the first team</source>
            <translation>Het eerste team invoeren</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Find a team or a player</source>
            <translation>Team of speler zoeken</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Find a team or a player (Ctrl+F)</source>
            <translation>Team of speler zoeken (Ctrl+F)</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Problem</source>
            <translation>Probleem</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Row {row} of what was pasted: {problem} Nothing was changed.</source>
            <translation>Rij {row} van het geplakte: {problem} Er is niets gewijzigd.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Teams</source>
            <translation>Teams</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type into a cell to change it; the last row adds a team.</source>
            <translation>Typ in een cel om haar te wijzigen; de laatste rij voegt een team toe.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type its name into the table and press Enter. Or bring in a whole list: paste it from a spreadsheet, drop a file here, or import it with a preview.</source>
            <translation>Typ de naam in de tabel en druk op Enter. Of haal een hele lijst binnen: plak haar uit een spreadsheet, zet hier een bestand neer of importeer met een voorbeeld.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type to edit · Enter keeps and goes down · Ins adds · Del removes · Alt+Up and Alt+Down move players · Ctrl+V pastes a block</source>
            <translation>Typen wijzigt · Enter bewaart en gaat omlaag · Ins voegt toe · Del verwijdert · Alt+Omhoog en Alt+Omlaag verplaatsen spelers · Ctrl+V plakt een blok</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>What to know before pairing</source>
            <translation>Wat u vóór de indeling moet weten</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>{count} teams play round {round}: an odd number, so one of them gets the pairing-allocated bye. A filler team, entered like any other, avoids it.</source>
            <translation>{count} teams spelen ronde {round}: een oneven aantal, dus een ervan is vrij door de indeling. Een opvulteam, ingevoerd als elk ander, voorkomt dat.</translation>
        </message>
    </context>
    <context>
        <name>TieBreakSection</name>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>&amp;Add a tie-break</source>
            <translation>Tiebreak &amp;toevoegen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>&amp;Remove the tie-break</source>
            <translation>Tiebreak &amp;verwijderen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Add</source>
            <translation>Toevoegen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Add the tie-break</source>
            <translation>Tiebreak toevoegen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>August 2024</source>
            <translation>Augustus 2024</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Choose one, or type a code such as BH:GP/C2</source>
            <translation>Kies er een, of typ een code zoals BH:GP/C2</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Down</source>
            <translation>Omlaag</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Edition of C.07</source>
            <translation>Versie van C.07</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>FIDE recommendation</source>
            <translation>FIDE-aanbeveling</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Game points first</source>
            <translation>Bordpunten eerst</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>March 2026</source>
            <translation>Maart 2026</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break &amp;down</source>
            <translation>Tiebreak om&amp;laag</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break &amp;up</source>
            <translation>Tiebreak om&amp;hoog</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break down (Alt+Down)</source>
            <translation>Tiebreak omlaag (Alt+Omlaag)</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break up (Alt+Up)</source>
            <translation>Tiebreak omhoog (Alt+Omhoog)</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Olympiad 2008, the whole system</source>
            <translation>Olympiade 2008, het hele systeem</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Preset</source>
            <translation>Voorinstelling</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Remove</source>
            <translation>Verwijderen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Sonneborn-Berger first</source>
            <translation>Sonneborn-Berger eerst</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>They are applied one after the other to teams with the same score. The standings show how each value came about.</source>
            <translation>Ze worden een voor een toegepast op teams met dezelfde score. De stand toont hoe elke waarde tot stand kwam.</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-break &amp;preset</source>
            <translation>Voorinstelling van tie&amp;breaks</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-break to add</source>
            <translation>Toe te voegen tiebreak</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-breaks</source>
            <translation>Tiebreaks</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Up</source>
            <translation>Omhoog</translation>
        </message>
    </context>
    <context>
        <name>TieBreaksModel</name>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>Article</source>
            <translation>Artikel</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>What it is</source>
            <translation>Wat het is</translation>
        </message>
    </context>
    <context>
        <name>TournamentPage</name>
        <message numerus="yes">
            <location filename="views/tournament_page.py" />
            <source>%n setting(s) locked, because rounds are paired</source>
            <translation>
                <numerusform>%n instelling vergrendeld, omdat er ronden zijn ingedeeld</numerusform>
                <numerusform>%n instellingen vergrendeld, omdat er ronden zijn ingedeeld</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Draw lots for the initial colour</source>
            <translation>Om de beginkleur &amp;loten</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Event</source>
            <translation>&amp;Evenement</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Pairing</source>
            <translation>&amp;Indeling</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Tie-breaks</source>
            <translation>&amp;Tiebreaks</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Black was drawn (seed {seed}).</source>
            <translation>Zwart is geloot (startgetal {seed}).</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Earlier rounds were paired and scored with it. Why must it change? The reason goes into the log.</source>
            <translation>Eerdere ronden zijn ermee ingedeeld en geteld. Waarom moet het veranderen? De reden komt in het logboek.</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>P&amp;oints</source>
            <translation>P&amp;unten</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Parts of the tournament page</source>
            <translation>Delen van de toernooipagina</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Pri&amp;zes</source>
            <translation>Pri&amp;jzen</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Tournament</source>
            <translation>Toernooi</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Unlock: {title}</source>
            <translation>Ontgrendelen: {title}</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>White was drawn (seed {seed}).</source>
            <translation>Wit is geloot (startgetal {seed}).</translation>
        </message>
    </context>
    <context>
        <name>TrfDialog</name>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>&amp;Copy the report</source>
            <translation>Rapport &amp;kopiëren</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Nothing is wrong with the file.</source>
            <translation>Er is niets mis met het bestand.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Nothing was changed. Every place that is wrong is listed: {count}.</source>
            <translation>Er is niets gewijzigd. Alle foute plaatsen staan in de lijst: {count}.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Open a TRF: {file}</source>
            <translation>TRF openen: {file}</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Open as a new event</source>
            <translation>Als nieuw toernooi openen</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Problems of the file</source>
            <translation>Fouten in het bestand</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Reading…</source>
            <translation>Wordt gelezen …</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Teams: {teams} · players: {players} · rounds: {rounds}</source>
            <translation>Teams: {teams} · spelers: {players} · ronden: {rounds}</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>The file can be read, but look at these places first.</source>
            <translation>Het bestand is leesbaar, maar bekijk eerst deze plaatsen.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>The file cannot be read as it stands</source>
            <translation>Het bestand is zo niet leesbaar</translation>
        </message>
    </context>
    <context>
        <name>UpdatesDialog</name>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;All</source>
            <translation>&amp;Alle</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;List</source>
            <translation>&amp;Lijst</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;None</source>
            <translation>&amp;Geen</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;Rating</source>
            <translation>&amp;Rating</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Blitz</source>
            <translation>Blitz</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Comparing…</source>
            <translation>Wordt vergeleken …</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Players who would change</source>
            <translation>Spelers die zouden veranderen</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Rapid</source>
            <translation>Rapid</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Rating list</source>
            <translation>Ratinglijst</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Space ticks the selected players. A player whose name differs from the list’s has no tick at first: the id may be somebody else’s.</source>
            <translation>Spatie vinkt de gekozen spelers aan. Een speler van wie de naam van de lijst afwijkt, heeft eerst geen vinkje: het ID is misschien van iemand anders.</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Standard</source>
            <translation>Standaard</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>State</source>
            <translation>Toestand</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Tick</source>
            <translation>Aanvinken</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Update</source>
            <translation>Bijwerken</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Update ratings</source>
            <translation>Ratings bijwerken</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Which rating</source>
            <translation>Welke rating</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Would change: {changed} · as in the list: {same} · id not in the list: {not_found} · without an id: {without}</source>
            <translation>Zou veranderen: {changed} · zoals in de lijst: {same} · ID niet in de lijst: {not_found} · zonder ID: {without}</translation>
        </message>
    </context>
    <context>
        <name>UpdatesModel</name>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Another name: the id may be somebody else’s.</source>
            <translation>Andere naam: het ID is misschien van iemand anders.</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Name in the list</source>
            <translation>Naam in de lijst</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>New</source>
            <translation>Nieuw</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Old</source>
            <translation>Oud</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>is changed</source>
            <translation>wordt gewijzigd</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>stays as it is</source>
            <translation>blijft zoals het is</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>±</source>
            <translation>±</translation>
        </message>
    </context>
    <context>
        <name>VerifyDialog</name>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>A TRF26 was written, read back and compared field by field; then every accepted round was paired again from the file.</source>
            <translation>Er is een TRF26 geschreven, teruggelezen en veld voor veld vergeleken; daarna is elke aanvaarde ronde vanuit het bestand opnieuw ingedeeld.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Differences: {count}.</source>
            <translation>Verschillen: {count}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Line {line}, column {column}: found “{found}”, expected {expected}</source>
            <translation>Regel {line}, kolom {column}: gevonden ‘{found}’, verwacht {expected}</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Report</source>
            <translation>Rapport</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds paired again: {count}.</source>
            <translation>Opnieuw ingedeelde ronden: {count}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds that come out otherwise from the file: {rounds}.</source>
            <translation>Ronden die vanuit het bestand anders uitkomen: {rounds}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds that the arbiter paired otherwise than the rules: {rounds}. The file tells the same.</source>
            <translation>Ronden die de arbiter anders heeft ingedeeld dan de regels: {rounds}. Het bestand zegt hetzelfde.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The export does not say everything that the tournament says.</source>
            <translation>De export zegt niet alles wat het toernooi zegt.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The export says what the tournament says.</source>
            <translation>De export zegt wat het toernooi zegt.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The file could not be read back.</source>
            <translation>Het bestand kon niet worden teruggelezen.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Verify the export</source>
            <translation>Export controleren</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>{what} {where}: here {written}, in the file {read}</source>
            <translation>{what} {where}: hier {written}, in het bestand {read}</translation>
        </message>
    </context>
    <context>
        <name>WaitingModel</name>
        <message>
            <location filename="models/waiting.py" />
            <source>Without a match</source>
            <translation>Zonder wedstrijd</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: absent</source>
            <translation>{team}: afwezig</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: bye</source>
            <translation>{team}: vrij</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: full-point bye</source>
            <translation>{team}: bye met volle punten</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: half-point bye</source>
            <translation>{team}: bye met halve punten</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: without a match</source>
            <translation>{team}: zonder wedstrijd</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <location filename="views/welcome.py" />
            <source>New tournament</source>
            <translation>Nieuw toernooi</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open a tournament…</source>
            <translation>Toernooi openen…</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open the sample event</source>
            <translation>Voorbeeldtoernooi openen</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open {name}</source>
            <translation>{name} openen</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Recent</source>
            <translation>Recent</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Team Swiss tournaments: paired by the rules, saved as you type.</source>
            <translation>Zwitserse teamtoernooien: ingedeeld volgens de regels, opgeslagen tijdens het typen.</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>TeamSwiss</source>
            <translation>TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Welcome</source>
            <translation>Welkom</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Your first tournament, step by step</source>
            <translation>Uw eerste toernooi, stap voor stap</translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="views/why_panel.py" />
            <source>A bracket</source>
            <translation>Een indelingsgroep</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>A team</source>
            <translation>Een team</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>A team cannot meet itself.</source>
            <translation>Een team kan niet tegen zichzelf spelen.</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Explanation</source>
            <translation>Uitleg</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Match and round</source>
            <translation>Wedstrijd en ronde</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Team or bracket</source>
            <translation>Team of indelingsgroep</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>The round</source>
            <translation>De ronde</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This match</source>
            <translation>Deze wedstrijd</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This round stands otherwise than the rules pair it from what is known now: it was changed by hand, or something before it was corrected.</source>
            <translation>Deze ronde is anders dan de regels haar indelen met wat nu bekend is: zij is met de hand gewijzigd, of iets daarvoor is verbeterd.</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This team</source>
            <translation>Dit team</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>What is explained</source>
            <translation>Wat wordt uitgelegd</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>What the article says</source>
            <translation>Wat het artikel zegt</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not against this team?</source>
            <translation>Waarom niet tegen dit team?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not against …?</source>
            <translation>Waarom niet tegen …?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not?</source>
            <translation>Waarom niet?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why?</source>
            <translation>Waarom?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Working it out…</source>
            <translation>Wordt berekend …</translation>
        </message>
    </context>
    <context>
        <name>_FolderField</name>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Choose: {what}</source>
            <translation>Kiezen: {what}</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Choose…</source>
            <translation>Kiezen…</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>None</source>
            <translation>Geen</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>None: {what}</source>
            <translation>Geen: {what}</translation>
        </message>
    </context>
    <context>
        <name>articles</name>
        <message>
            <location filename="articles" />
            <source>A bracket holds the teams of one score and those that were moved down to it. It is homogeneous if all have one score.</source>
            <translation>Een indelingsgroep bevat de teams met één score en de teams die ernaar zijn doorgeschoven. De groep is homogeen als alle teams dezelfde score hebben.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A bracket with moved-down teams is content with a pair fewer.</source>
            <translation>Een indelingsgroep met doorgeschoven teams neemt genoegen met een paar minder.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A downfloat like the one in the round before is allowed, for as few as possible.</source>
            <translation>Een downfloat zoals in de vorige ronde is toegestaan, voor zo weinig mogelijk teams.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A downfloat like the one two rounds before is allowed, for as few as possible.</source>
            <translation>Een downfloat zoals twee ronden eerder is toegestaan, voor zo weinig mogelijk teams.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first candidate that keeps every criterion is taken at once.</source>
            <translation>Een eerste kandidaat die aan elk criterium voldoet, wordt meteen genomen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first team that has met its whole group meets the strongest it can one group lower.</source>
            <translation>Een eerste team dat al tegen zijn hele groep heeft gespeeld, treft het sterkst mogelijke team uit de groep eronder.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first team that has met the group below its own too meets somebody of the one after that.</source>
            <translation>Een eerste team dat ook al tegen de hele groep eronder heeft gespeeld, treft een team uit de groep daar weer onder.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A higher ranked team with an odd number gets the colour that was drawn, one with an even number the other.</source>
            <translation>Een hoger geplaatst team met een oneven nummer krijgt de gelote kleur, een team met een even nummer de andere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A team that can meet nobody in its bracket is moved down to the next.</source>
            <translation>Een team zonder mogelijke tegenstander in zijn indelingsgroep schuift door naar de volgende.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Above the middle: if the rest of the group has no pairing once the weakest team has dropped, the second weakest drops instead, and so on.</source>
            <translation>Boven het midden: heeft de rest van de groep geen indeling als het zwakste team zakt, dan zakt in plaats daarvan het op een na zwakste, enzovoort.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Above the middle: if the weakest team has met everybody in the next group, the second weakest drops instead, and so on.</source>
            <translation>Boven het midden: heeft het zwakste team al tegen de hele volgende groep gespeeld, dan zakt in plaats daarvan het op een na zwakste, enzovoort.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>An upfloat like the one in the round before is allowed, for as few as possible.</source>
            <translation>Een upfloat zoals in de vorige ronde is toegestaan, voor zo weinig mogelijk teams.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>An upfloat like the one two rounds before is allowed, for as few pairs as possible.</source>
            <translation>Een upfloat zoals twee ronden eerder is toegestaan, voor zo weinig mogelijk paren.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few strong colour preferences as possible are missed.</source>
            <translation>Zo weinig mogelijk sterke kleurvoorkeuren blijven onvervuld.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float down again after the round before.</source>
            <translation>Zo weinig mogelijk teams zijn na de vorige ronde opnieuw downfloater.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float down as they did two rounds before.</source>
            <translation>Zo weinig mogelijk teams zijn downfloater zoals twee ronden eerder.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float up again after the round before.</source>
            <translation>Zo weinig mogelijk teams zijn na de vorige ronde opnieuw upfloater.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float up as they did two rounds before.</source>
            <translation>Zo weinig mogelijk teams zijn upfloater zoals twee ronden eerder.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible miss the colour they prefer.</source>
            <translation>Zo weinig mogelijk teams krijgen niet de kleur van hun voorkeur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few topscorers and their opponents as possible get beyond a colour difference of 2.</source>
            <translation>Zo weinig mogelijk topscorers en hun tegenstanders komen boven een kleurverschil van 2.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few topscorers and their opponents as possible get one colour three times running.</source>
            <translation>Zo weinig mogelijk topscorers en hun tegenstanders krijgen drie keer achter elkaar dezelfde kleur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As many pairs as possible, so as few downfloaters as possible.</source>
            <translation>Zo veel mogelijk paren, dus zo weinig mogelijk downfloaters.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As many teams as possible get the colour they prefer.</source>
            <translation>Zo veel mogelijk teams krijgen de kleur van hun voorkeur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Before anybody has played, odd numbers of the upper half get the colour that was drawn, even numbers the other.</source>
            <translation>Zolang niemand heeft gespeeld, krijgen oneven nummers van de bovenste helft de gelote kleur, even nummers de andere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle the pairing starts from the other end: the lowest team chooses first.</source>
            <translation>Onder het midden begint de indeling aan de andere kant: het laagste team kiest eerst.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle the pairing starts from the other end: the weakest team chooses first.</source>
            <translation>Onder het midden begint de indeling aan de andere kant: het zwakste team kiest eerst.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: if the rest of the group has no pairing once the strongest team has risen, the second strongest rises instead, and so on.</source>
            <translation>Onder het midden: heeft de rest van de groep geen indeling als het sterkste team stijgt, dan stijgt in plaats daarvan het op een na sterkste, enzovoort.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: if the strongest team has met everybody in the next group, the second strongest rises instead, and so on.</source>
            <translation>Onder het midden: heeft het sterkste team al tegen de hele volgende groep gespeeld, dan stijgt in plaats daarvan het op een na sterkste, enzovoort.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: who has met the group above its own too meets somebody of the one after that.</source>
            <translation>Onder het midden: wie ook al tegen de hele groep erboven heeft gespeeld, treft een team uit de groep daar weer boven.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: who has met the whole group meets the weakest it can one group up.</source>
            <translation>Onder het midden: wie al tegen de hele groep heeft gespeeld, treft het zwakst mogelijke team uit de groep erboven.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Both get the colour they prefer.</source>
            <translation>Beide krijgen de kleur van hun voorkeur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Brackets are paired from the top. If what is left could not be completed, the last bracket paired is paired again for that purpose, and all lower scores become one bracket.</source>
            <translation>De indelingsgroepen worden van boven af ingedeeld. Als de rest niet volledig kan worden ingedeeld, wordt de laatst ingedeelde groep daarvoor opnieuw ingedeeld, en worden alle lagere scores één indelingsgroep.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>C.04.3 (2017)</source>
            <translation>C.04.3 (2017)</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>C.04.6 (February 2026)</source>
            <translation>C.04.6 (februari 2026)</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C10: as few upfloaters as possible meet a team that floated in the round before; not asked in the last two rounds.</source>
            <translation>C10: zo weinig mogelijk upfloaters treffen een team dat in de vorige ronde floater was; geldt niet in de laatste twee ronden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C1: two teams never play each other a second time.</source>
            <translation>C1: twee teams spelen nooit een tweede keer tegen elkaar.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C2: no bye for a team that had one already, or that scored a win's points in one round without playing.</source>
            <translation>C2: niet vrij is een team dat al vrij was, of dat in een ronde zonder te spelen de punten van een winst kreeg.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C2: no bye for a team that had one already, won by forfeit, or was given a full-point bye.</source>
            <translation>C2: niet vrij is een team dat al vrij was, reglementair won of een bye met volle punten kreeg.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C3: the upfloaters must leave all other teams a legal pairing.</source>
            <translation>C3: de upfloaters moeten alle andere teams een toegestane indeling laten.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C3: whatever is chosen, the teams still waiting must have a legal pairing.</source>
            <translation>C3: wat er ook gekozen wordt, de wachtende teams moeten een toegestane indeling hebben.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C4: as few upfloaters as possible.</source>
            <translation>C4: zo weinig mogelijk upfloaters.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C5: the upfloaters come from scores as high as possible; the lowest of them counts first. The figures are their scores.</source>
            <translation>C5: de upfloaters komen uit zo hoog mogelijke scores; de laagste daarvan telt het eerst. De getallen zijn hun scores.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C6: as many teams of the next scoregroup as possible can be paired within it. The figure counts those that leave it.</source>
            <translation>C6: zo veel mogelijk teams van de volgende scoregroep kunnen onderling worden ingedeeld. Het getal telt de teams die de groep verlaten.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C6: the upfloaters leave a next scoregroup that can still be paired with as few upfloaters as it needs. 0: it can; 1: it cannot.</source>
            <translation>C6: wat de upfloaters van de volgende scoregroep overlaten, kan nog worden ingedeeld met zo weinig upfloaters als nodig. 0: dat kan; 1: dat kan niet.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C7: as few teams as possible miss the colour they prefer.</source>
            <translation>C7: zo weinig mogelijk teams krijgen niet de kleur van hun voorkeur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C7: as few upfloaters as possible that floated in the round before; not asked in the last two rounds.</source>
            <translation>C7: zo weinig mogelijk upfloaters die in de vorige ronde floater waren; geldt niet in de laatste twee ronden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C8: as few teams as possible miss the colour they prefer.</source>
            <translation>C8: zo weinig mogelijk teams krijgen niet de kleur van hun voorkeur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C8: with preferences of type B, as few strong preferences as possible are missed.</source>
            <translation>C8: bij voorkeuren van type B blijven zo weinig mogelijk sterke voorkeuren onvervuld.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C9: as few teams as possible float in two rounds running; not asked in the last two rounds.</source>
            <translation>C9: zo weinig mogelijk teams zijn twee ronden achter elkaar floater; geldt niet in de laatste twee ronden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C9: with preferences of type B, as few strong preferences as possible are missed.</source>
            <translation>C9: bij voorkeuren van type B blijven zo weinig mogelijk sterke voorkeuren onvervuld.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>D.II.02 (Olympiad 2008)</source>
            <translation>D.II.02 (Olympiade 2008)</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Draft of the team pairing system</source>
            <translation>Concept van het teamindelingssysteem</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch 2017</source>
            <translation>Nederlands 2017</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch earlier</source>
            <translation>Nederlands eerder</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch system, earlier edition</source>
            <translation>Nederlands systeem, eerdere versie</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Everybody is paired within the group, if that can be, before anybody leaves it.</source>
            <translation>Als het kan, wordt iedereen binnen de groep ingedeeld voordat iemand haar verlaat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Exchanges: teams change between the halves, as few as possible, as near to the middle as possible.</source>
            <translation>Verwisselingen: teams wisselen tussen de helften, zo weinig mogelijk en zo dicht mogelijk bij het midden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Fewer of those moved down are paired first; in the end they stand with the others.</source>
            <translation>Van de doorgeschoven teams worden er minder eerst ingedeeld; aan het eind staan ze bij de andere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>From an odd group above the middle the weakest team drops and meets the strongest it can in the next group.</source>
            <translation>Uit een oneven groep boven het midden zakt het zwakste team en treft het sterkst mogelijke uit de volgende groep.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>From an odd group below the middle the strongest team rises and meets the weakest it can in the next group.</source>
            <translation>Uit een oneven groep onder het midden stijgt het sterkste team en treft het zwakst mogelijke uit de volgende groep.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a group has no complete pairing with one floater but with another, the other is taken.</source>
            <translation>Heeft een groep met de ene floater geen volledige indeling maar met een andere wel, dan wordt die andere genomen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a group has no complete pairing within the colour limits, it is paired without them.</source>
            <translation>Heeft een groep binnen de kleurgrenzen geen volledige indeling, dan wordt zij zonder die grenzen ingedeeld.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a round cannot be completed, the arbiter decides.</source>
            <translation>Als een ronde niet volledig kan worden ingedeeld, beslist de arbiter.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a round cannot be completed, the chief arbiter decides.</source>
            <translation>Als een ronde niet volledig kan worden ingedeeld, beslist de hoofdarbiter.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If all points are equal, the first-team is the one with the smaller number.</source>
            <translation>Zijn alle punten gelijk, dan is het team met het kleinste nummer het eerstgenoemde team.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If both teams prefer the same colour, the first-team gets it.</source>
            <translation>Hebben beide teams voorkeur voor dezelfde kleur, dan krijgt het eerstgenoemde team die.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If neither team has played yet, a first-team with an odd number gets the colour that was drawn, one with an even number the other.</source>
            <translation>Hebben beide teams nog niet gespeeld, dan krijgt een eerstgenoemd team met een oneven nummer de gelote kleur, een met een even nummer de andere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If not all that were moved down can be paired, the highest ones are tried first.</source>
            <translation>Kunnen niet alle doorgeschoven teams worden ingedeeld, dan worden de hoogste eerst geprobeerd.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If only one of the two teams has a colour preference, it gets that colour.</source>
            <translation>Heeft slechts een van beide teams een kleurvoorkeur, dan krijgt het die kleur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the floater cannot be paired in the next group, the next pairing in the order is tried; two groups without a pairing become one.</source>
            <translation>Kan de floater in de volgende groep niet worden ingedeeld, dan wordt de volgende indeling in de volgorde geprobeerd; twee groepen zonder indeling worden één.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the lowest bracket has no pairing, the one above it is paired again or joined to it.</source>
            <translation>Heeft de laagste indelingsgroep geen indeling, dan wordt de groep erboven opnieuw ingedeeld of ermee samengevoegd.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the number is odd, the team left over at the end has the bye.</source>
            <translation>Bij een oneven aantal is het team dat aan het eind overblijft vrij.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the primary scores are equal, the first-team is the one with more secondary points, unless the regulations leave them out.</source>
            <translation>Zijn de hoofdscores gelijk, dan is het team met de hoogste nevenscore het eerstgenoemde team, tenzij het reglement die buiten beschouwing laat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the two teams prefer different colours, both get theirs.</source>
            <translation>Hebben de twee teams voorkeur voor verschillende kleuren, dan krijgen beide hun kleur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If those moved down cannot be paired, the bracket before sends down others of the same scores.</source>
            <translation>Kunnen de doorgeschoven teams niet worden ingedeeld, dan stuurt de vorige indelingsgroep andere met dezelfde scores door.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In an odd group the team left in the middle floats to the next group.</source>
            <translation>In een oneven groep gaat het team dat in het midden overblijft naar de volgende groep.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In odd rounds two teams with the same preference, strong at least, may meet after all.</source>
            <translation>In oneven ronden mogen twee teams met dezelfde, minstens sterke voorkeur toch tegen elkaar.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In rounds 1 and 2 the top half of the list has two imaginary match points, for the pairing only.</source>
            <translation>In ronde 1 en 2 heeft de bovenste helft van de lijst twee fictieve matchpunten, alleen voor de indeling.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In the first round odd numbers get the colour that was drawn on board 1, even numbers the other.</source>
            <translation>In de eerste ronde krijgen oneven nummers op bord 1 de gelote kleur, even nummers de andere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In the middle group, floaters from above and from below do not meet.</source>
            <translation>In de middelste groep treffen floaters van boven en van onder elkaar niet.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Look back to the last time that one had White and the other Black, and turn it round. Rounds not played are skipped.</source>
            <translation>Terug tot de laatste keer dat het ene team wit en het andere zwart had, en dan omgekeerd. Niet gespeelde ronden worden overgeslagen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No bye for a team that had one already or won by forfeit.</source>
            <translation>Niet vrij is een team dat al vrij was of reglementair won.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No bye for a team that has scored without playing.</source>
            <translation>Niet vrij is een team dat al punten kreeg zonder te spelen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets beyond a colour difference of two, and none the same colour three times running.</source>
            <translation>Geen team komt boven een kleurverschil van twee, en geen team krijgt drie keer achter elkaar dezelfde kleur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets the same float as two rounds before.</source>
            <translation>Geen team krijgt dezelfde float als twee ronden eerder.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets the same float in two rounds running.</source>
            <translation>Geen team krijgt twee ronden achter elkaar dezelfde float.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams equal in score and matches, the bye goes to the one with the largest number.</source>
            <translation>Bij gelijke score en evenveel gespeelde wedstrijden is het team met het hoogste nummer vrij.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams with the same score, the bye goes to the one that has played most matches.</source>
            <translation>Bij gelijke score is het team vrij dat de meeste wedstrijden heeft gespeeld.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams with the same score, the bye goes to the one that has played most.</source>
            <translation>Bij gelijke score is het team vrij dat het meest heeft gespeeld.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Olympiad</source>
            <translation>Olympiade</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>One more pair may leave a colour preference unfulfilled (X), or a strong one (Z).</source>
            <translation>Nog één paar mag een kleurvoorkeur onvervuld laten (X), of een sterke (Z).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Opponents have the same match points, or as near as possible.</source>
            <translation>Tegenstanders hebben evenveel matchpunten, of liggen zo dicht mogelijk bij elkaar.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>P0: the pairs that a bracket could have, half of its teams. P: those that it has.</source>
            <translation>P0: het aantal paren dat een indelingsgroep kan hebben, de helft van het aantal teams. P: het aantal dat zij heeft.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Pairings of a bracket are put in order: first the smaller numbers of all pairs, then their opponents. The earlier one wins where all else is equal.</source>
            <translation>De indelingen van een groep worden geordend: eerst de kleinste nummers van alle paren, dan hun tegenstanders. Is de rest gelijk, dan geldt de eerste.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Scores of opponents are as near as possible.</source>
            <translation>De scores van tegenstanders liggen zo dicht mogelijk bij elkaar.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Section G, the order in a group: every opponent’s match points times the game points won against it, added up without the opponent that has fewest match points; then the opponents’ match points without that one; then with it.</source>
            <translation>Sectie G, de volgorde in een groep: de matchpunten van elke tegenstander maal de tegen hem behaalde bordpunten, opgeteld zonder de tegenstander met de minste matchpunten; dan de matchpunten van de tegenstanders zonder die ene; dan met die ene erbij.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Sets of upfloaters are put in order like words: by the number of the first team, then of the second, and so on.</source>
            <translation>Groepen upfloaters worden geordend zoals woorden: naar het nummer van het eerste team, dan van het tweede, enzovoort.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Team 2026</source>
            <translation>Team 2026</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Team draft</source>
            <translation>Team concept</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bracket is content with a pair fewer; with none, it moves down as a whole.</source>
            <translation>De indelingsgroep neemt genoegen met een paar minder; blijft er geen over, dan schuift zij als geheel door.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the last number of the lowest group, once to a team at most. It counts one match point and two game points.</source>
            <translation>Vrij is het laatste nummer van de laagste groep, elk team hoogstens één keer. Het telt voor één matchpunt en twee bordpunten.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score, then to the team that has played most matches, then to the largest number; all others must still have a legal pairing.</source>
            <translation>Vrij is het team met de laagste score; bij gelijkheid het team dat de meeste wedstrijden heeft gespeeld, daarna het team met het hoogste nummer. Voor alle andere teams moet een toegestane indeling overblijven.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score, then to the team that has played most, then to the largest number; all others must still have a legal pairing.</source>
            <translation>Vrij is het team met de laagste score; bij gelijkheid het team dat het meest heeft gespeeld, daarna het team met het hoogste nummer. Voor alle andere teams moet een toegestane indeling overblijven.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score.</source>
            <translation>Vrij is de laagste score.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye must leave a legal pairing for all others.</source>
            <translation>Het vrije team moet alle andere een toegestane indeling laten.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The colours change from the last round in which the two had different ones.</source>
            <translation>De kleuren wisselen ten opzichte van de laatste ronde waarin beide een verschillende kleur hadden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The downfloaters are chosen so that the next bracket can have most pairs and the smallest score differences.</source>
            <translation>De downfloaters worden zo gekozen dat de volgende indelingsgroep de meeste paren en de kleinste scoreverschillen kan hebben.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first meets the last, the second the last but one, by the order of section G.</source>
            <translation>De eerste treft de laatste, de tweede de op een na laatste, in de volgorde van sectie G.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first team of the upper half meets the first of the lower half; if that cannot be, the second, and so on, then back into its own half.</source>
            <translation>Het eerste team van de bovenste helft treft het eerste van de onderste; kan dat niet, dan het tweede, enzovoort, daarna terug in de eigen helft.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first-team gets another colour than in its last match.</source>
            <translation>Het eerstgenoemde team krijgt een andere kleur dan in zijn laatste wedstrijd.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first-team of a pair is the one with more points (primary score).</source>
            <translation>Het eerstgenoemde team van een paar is het team met de meeste punten (hoofdscore).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The groups are paired from the top down to the middle, then from the bottom up, the middle group last. The middle is where the median team stands.</source>
            <translation>De groepen worden van boven tot het midden ingedeeld, dan van onder omhoog, de middelste groep als laatste. Het midden is waar het mediane team staat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The higher ranked of the two gets the colour it prefers.</source>
            <translation>Het hoogst geplaatste van beide krijgt de kleur van zijn voorkeur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The last bracket before the collapse sends down teams that complete the round.</source>
            <translation>De laatste indelingsgroep vóór het samenvoegen schuift teams door waarmee de ronde volledig wordt.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, then by their opponents; the first that is legal and best by C7, C8 and C9 is taken.</source>
            <translation>De paren van een indelingsgroep: de indelingen worden geordend naar de kleinste nummers van alle paren, dan naar hun tegenstanders; genomen wordt de eerste die toegestaan is en volgens C7, C8 en C9 de beste.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, then by their opponents; the first that is legal and best by C8, C9 and C10 is taken.</source>
            <translation>De paren van een indelingsgroep: de indelingen worden geordend naar de kleinste nummers van alle paren, dan naar hun tegenstanders; genomen wordt de eerste die toegestaan is en volgens C8, C9 en C10 de beste.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The score differences of pairs and downfloaters are as small as possible.</source>
            <translation>De scoreverschillen van paren en downfloaters zijn zo klein mogelijk.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The stronger preference is granted.</source>
            <translation>De sterkste voorkeur wordt vervuld.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The stronger preference is granted; between two absolute ones the wider colour difference.</source>
            <translation>De sterkste voorkeur wordt vervuld; bij twee absolute die met het grootste kleurverschil.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The team that is not the first-team gets another colour than in its last match.</source>
            <translation>Het team dat niet het eerstgenoemde is, krijgt een andere kleur dan in zijn laatste wedstrijd.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; the first that gives a legal pairing and is best by C6 and C7 is taken.</source>
            <translation>De upfloaters: de groepen upfloaters die aan C4 en C5 voldoen, worden geordend naar de nummers van hun teams; genomen wordt de eerste die een toegestane indeling geeft en volgens C6 en C7 de beste is.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; the first that gives a legal pairing and is best by C6 is taken.</source>
            <translation>De upfloaters: de groepen upfloaters die aan C4 en C5 voldoen, worden geordend naar de nummers van hun teams; genomen wordt de eerste die een toegestane indeling geeft en volgens C6 de beste is.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upper half meets the lower half in order. Once all requirements are kept, the bracket is done and who is left moves down.</source>
            <translation>De bovenste helft treft de onderste in volgorde. Zodra aan alle eisen is voldaan, is de indelingsgroep klaar en schuift door wie overblijft.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>To pair a bracket, the next exchange between its halves is tried.</source>
            <translation>Om een indelingsgroep in te delen, wordt de volgende verwisseling tussen de helften geprobeerd.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>To pair a bracket, the next transposition of its lower half is tried.</source>
            <translation>Om een indelingsgroep in te delen, wordt de volgende transpositie van de onderste helft geprobeerd.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Top scorers may meet although both must have the same colour.</source>
            <translation>Topscorers mogen tegen elkaar, ook al moeten beide dezelfde kleur hebben.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Transpositions: the lower half is tried in other orders, the earliest change at the end.</source>
            <translation>Transposities: de onderste helft wordt in andere volgorden geprobeerd, met de eerste veranderingen aan het eind.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams never play each other a second time.</source>
            <translation>Twee teams spelen nooit een tweede keer tegen elkaar.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams that must have the same colour (absolute preference) do not meet, unless one is a topscorer in the last round.</source>
            <translation>Twee teams die dezelfde kleur moeten hebben (absolute voorkeur) spelen niet tegen elkaar, tenzij een van beide in de laatste ronde topscorer is.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams that must have the same colour (absolute preference) do not meet; may be left aside for top scorers.</source>
            <translation>Twee teams die dezelfde kleur moeten hebben (absolute voorkeur) spelen niet tegen elkaar; bij topscorers mag dit vervallen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Type B only: a strong colour preference goes before a mild one.</source>
            <translation>Alleen type B: een sterke kleurvoorkeur gaat voor een milde.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Which of those moved down are paired first: the highest ones, then the next set.</source>
            <translation>Welke van de doorgeschoven teams eerst worden ingedeeld: de hoogste, dan de volgende reeks.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>White goes to the team that has had it less often; after that the colours alternate.</source>
            <translation>Wit gaat naar het team dat het minder vaak had; daarna wisselen de kleuren af.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>White goes to the team with the lower colour difference (Whites less Blacks).</source>
            <translation>Wit gaat naar het team met het laagste kleurverschil (wit min zwart).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats down again after the round before does so by as few points as possible.</source>
            <translation>Wie na de vorige ronde opnieuw downfloater is, is dat met zo weinig mogelijk punten.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats down as two rounds before does so by as few points as possible.</source>
            <translation>Wie downfloater is zoals twee ronden eerder, is dat met zo weinig mogelijk punten.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats up again after the round before does so by as few points as possible.</source>
            <translation>Wie na de vorige ronde opnieuw upfloater is, is dat met zo weinig mogelijk punten.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats up as two rounds before does so by as few points as possible.</source>
            <translation>Wie upfloater is zoals twee ronden eerder, is dat met zo weinig mogelijk punten.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who has White: the parts of this article are tried in their order, and the first that fits the pair decides.</source>
            <translation>Wie wit heeft: de onderdelen van dit artikel worden op volgorde nagegaan, en het eerste dat voor het paar geldt, beslist.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who stays unpaired in a bracket floats down to the next. Who meets a lower score gets a downfloat, who meets a higher one an upfloat; not playing is a downfloat.</source>
            <translation>Wie in een indelingsgroep overblijft, schuift door naar de volgende. Wie een lagere score treft, krijgt een downfloat, wie een hogere treft een upfloat; niet spelen is een downfloat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With equal balance and different colours in the last round, both change colour.</source>
            <translation>Bij gelijke balans en verschillende kleuren in de laatste ronde wisselen beide van kleur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With equal balance, the colours that keep runs of one colour shortest.</source>
            <translation>Bij gelijke balans de kleuren waarmee reeksen van één kleur het kortst blijven.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With the same colours so far and in balance, the higher ranked team changes colour.</source>
            <translation>Bij tot nu toe gelijke kleuren en in balans wisselt het hoogst geplaatste team van kleur.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With the same colours so far, the higher ranked team is brought to balance.</source>
            <translation>Bij tot nu toe gelijke kleuren wordt het hoogst geplaatste team in balans gebracht.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>X1: the pairs that must leave a colour preference unfulfilled, at least. Z1: the same for strong preferences, in even rounds.</source>
            <translation>X1: het kleinst mogelijke aantal paren dat een kleurvoorkeur onvervuld laat. Z1: hetzelfde voor sterke voorkeuren, in even ronden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>a team that floated in the round before would float again</source>
            <translation>een team dat in de vorige ronde floater was, zou het weer zijn</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>both change colour from the last round</source>
            <translation>beide wisselen van kleur ten opzichte van de laatste ronde</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>both colour preferences can be granted</source>
            <translation>beide kleurvoorkeuren kunnen worden vervuld</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>fewer teams of the next scoregroup could be paired among themselves</source>
            <translation>er zouden minder teams van de volgende scoregroep onderling kunnen worden ingedeeld</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>it may not have the bye</source>
            <translation>het mag niet vrij zijn</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>it would make a colour or floater criterion worse</source>
            <translation>een kleur- of floatercriterium zou slechter worden</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more colour preferences would be missed</source>
            <translation>er zouden meer kleurvoorkeuren onvervuld blijven</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more strong colour preferences would be missed</source>
            <translation>er zouden meer sterke kleurvoorkeuren onvervuld blijven</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more teams that floated in the round before would meet an upfloater</source>
            <translation>meer teams die in de vorige ronde floater waren, zouden een upfloater treffen</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more upfloaters would be needed</source>
            <translation>er zouden meer upfloaters nodig zijn</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>only one of the two preferences is strong, and it is granted</source>
            <translation>slechts een van beide voorkeuren is sterk, en die wordt vervuld</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>only one of them has a colour preference, and it is granted</source>
            <translation>slechts een van beide heeft een kleurvoorkeur, en die wordt vervuld</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>otherwise a team would go beyond the colour limits</source>
            <translation>anders zou een team de kleurgrenzen overschrijden</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>somebody in the bracket would be left without an opponent</source>
            <translation>een team in de indelingsgroep zou zonder tegenstander blijven</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the arbiter has forbidden this pair</source>
            <translation>de arbiter heeft dit paar verboden</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the colours alternate from the last time that they differed</source>
            <translation>de kleuren wisselen ten opzichte van de laatste keer dat ze verschilden</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the first-team changes colour from its last match</source>
            <translation>het eerstgenoemde team wisselt van kleur ten opzichte van zijn laatste wedstrijd</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the higher ranked team changes colour from its last match</source>
            <translation>het hoogst geplaatste team wisselt ten opzichte van zijn laatste wedstrijd</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the higher ranked team is brought to balance</source>
            <translation>het hoogst geplaatste team wordt in balans gebracht</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the other team changes colour from its last match</source>
            <translation>het andere team wisselt van kleur ten opzichte van zijn laatste wedstrijd</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the others could not all be paired any more</source>
            <translation>de andere teams zouden niet meer allemaal kunnen worden ingedeeld</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the preference of the first-team is granted</source>
            <translation>de voorkeur van het eerstgenoemde team wordt vervuld</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the preference of the higher ranked team is granted</source>
            <translation>de voorkeur van het hoogst geplaatste team wordt vervuld</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the rest of the bracket could not be paired any more</source>
            <translation>de rest van de indelingsgroep zou niet meer kunnen worden ingedeeld</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the stronger preference is granted</source>
            <translation>de sterkste voorkeur wordt vervuld</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the team that had White less often gets it</source>
            <translation>het team dat minder vaak wit had, krijgt wit</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the team with the lower colour difference gets White</source>
            <translation>het team met het laagste kleurverschil krijgt wit</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the upfloaters would come from lower scores</source>
            <translation>de upfloaters zouden uit lagere scores komen</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>this keeps the runs of one colour shortest</source>
            <translation>zo blijven reeksen van één kleur het kortst</translation>
        </message>
    </context>
    <context>
        <name>check</name>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: all else equal, {wanted} stands before {found} ({article})</source>
            <translation>indelingsgroep {score}: al het andere gelijk, {wanted} staat vóór {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: equal by {equal}; identifier {wanted} before {found} ({article})</source>
            <translation>indelingsgroep {score}: gelijk volgens {equal}; kenmerk {wanted} vóór {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: equal by {equal}; upfloaters {wanted} stand before {found} ({article})</source>
            <translation>indelingsgroep {score}: gelijk volgens {equal}; upfloaters {wanted} staan vóór {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: the teams left over could not be paired as the rules ask ({article})</source>
            <translation>indelingsgroep {score}: de overgebleven teams zouden niet kunnen worden ingedeeld zoals de regels eisen ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: {criterion} is {found} {there}, {wanted} by the rules ({article})</source>
            <translation>indelingsgroep {score}: {criterion} is {found} {there}, {wanted} volgens de regels ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>by the rules: {pairs}</source>
            <translation>volgens de regels: {pairs}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bye: the file has {found}, the rules give {wanted}</source>
            <translation>vrij: in het bestand {found}, volgens de regels {wanted}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>colours: {white}-{black} in the file, {black}-{white} by article {rule}</source>
            <translation>kleuren: {white}-{black} in het bestand, {black}-{white} volgens artikel {rule}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>compared, by the rules: {values}</source>
            <translation>vergeleken, volgens de regels: {values}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>compared, in the file: {values}</source>
            <translation>vergeleken, in het bestand: {values}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>group {score}: the rules let {wanted} leave the group, {there} {found} ({article})</source>
            <translation>groep {score}: volgens de regels verlaat {wanted} de groep, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>in the file</source>
            <translation>in het bestand</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>in the file: {pairs}</source>
            <translation>in het bestand: {pairs}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>round {round} ({system}) differs</source>
            <translation>ronde {round} ({system}) wijkt af</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>round {round}: no legal pairing exists; the arbiter's stands</source>
            <translation>ronde {round}: er is geen toegestane indeling; die van de arbiter blijft staan</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>scores and matches played equal; the bye goes to the largest number: {wanted}, {there} {found} ({article})</source>
            <translation>scores en gespeelde wedstrijden gelijk; vrij is het hoogste nummer: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>scores equal; the bye goes to the most matches played: {wanted}, {there} {found} ({article})</source>
            <translation>scores gelijk; vrij is wie de meeste wedstrijden speelde: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the bye goes to the lowest score: {wanted}, {there} {found} ({article})</source>
            <translation>vrij is de laagste score: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the lower brackets follow from it</source>
            <translation>de lagere indelingsgroepen volgen hieruit</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the number of teams decides whether there is a bye ({article})</source>
            <translation>het aantal teams bepaalt of er een team vrij is ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>with the bye to {found} no legal pairing is left ({article})</source>
            <translation>als {found} vrij is, blijft er geen toegestane indeling over ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{different} of {rounds} rounds differ</source>
            <translation>{different} van {rounds} ronden wijken af</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} have met before ({cited})</source>
            <translation>{found} hebben al tegen elkaar gespeeld ({cited})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} may not have the bye ({cited})</source>
            <translation>{found} mag niet vrij zijn ({cited})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} must not be paired with each other</source>
            <translation>{found} mogen niet tegen elkaar worden ingedeeld</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} would give one of the two a colour that it may not have ({article})</source>
            <translation>{found} zou een van beide een kleur geven die niet mag ({article})</translation>
        </message>
    </context>
    <context>
        <name>chess-results</name>
        <message>
            <location filename="formats/chess_results.py" />
            <source>chess-results.com takes this file only with a key that the site itself gives to an arbiter. TeamSwiss writes the file without it and uploads nothing.</source>
            <translation>chess-results.com neemt dit bestand alleen aan met een sleutel die de site zelf aan een arbiter geeft. TeamSwiss schrijft het bestand zonder die sleutel en uploadt niets.</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <location filename="cli/commands.py" />
            <source>standard output: {reason}</source>
            <translation>standaarduitvoer: {reason}</translation>
        </message>
    </context>
    <context>
        <name>consequences</name>
        <message>
            <location filename="models/consequences.py" />
            <source>Bracket {score}: the criteria are equal, but the order of the rules puts other pairs first{article}.</source>
            <translation>Indelingsgroep {score}: de criteria zijn gelijk, maar in de volgorde van de regels komen andere paren eerst{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Bracket {score}: {criterion} would be {found} instead of {wanted}{article}.</source>
            <translation>Indelingsgroep {score}: {criterion} zou {found} zijn in plaats van {wanted}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules nobody has the bye{article}.</source>
            <translation>Volgens de regels is niemand vrij{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules {team} has the bye{article}.</source>
            <translation>Volgens de regels is {team} vrij{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules: {white} – {black}.</source>
            <translation>Volgens de regels: {white} – {black}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>No legal pairing exists for this round; the arbiter decides.</source>
            <translation>Voor deze ronde is er geen toegestane indeling; de arbiter beslist.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>No place and no points after round {round} change.</source>
            <translation>Geen plaats en geen punten na ronde {round} veranderen.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Round {round} was paired on the old result; from the new one the rules would pair it otherwise. Its pairing stays.</source>
            <translation>Ronde {round} is op de oude uitslag ingedeeld; met de nieuwe zouden de regels haar anders indelen. De indeling blijft.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Round {round} was paired on the old result; its pairing stays.</source>
            <translation>Ronde {round} is op de oude uitslag ingedeeld; de indeling blijft.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>points as before</source>
            <translation>punten als voorheen</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{first} and {second}</source>
            <translation>{first} en {second}</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{new} points ({other_new}) instead of {old} ({other_old})</source>
            <translation>{new} punten ({other_new}) in plaats van {old} ({other_old})</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} had points without playing in round {round}{article}.</source>
            <translation>Punten zonder te spelen in ronde {round}: {teams}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} have met in round {round}{article}.</source>
            <translation>{teams} hebben in ronde {round} tegen elkaar gespeeld{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} must not be paired with each other.</source>
            <translation>{teams} mogen niet tegen elkaar worden ingedeeld.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{team} goes from place {old_rank} to {new_rank} after round {after}: {points}.</source>
            <translation>{team} gaat na ronde {after} van plaats {old_rank} naar {new_rank}: {points}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{team} stays in place {new_rank} after round {after}: {points}.</source>
            <translation>{team} blijft na ronde {after} op plaats {new_rank}: {points}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{white} would have White; the rules give White to {black}{article}.</source>
            <translation>{white} zou wit hebben; de regels geven wit aan {black}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>… and other teams: {count}.</source>
            <translation>… en andere teams: {count}.</translation>
        </message>
    </context>
    <context>
        <name>demo</name>
        <message>
            <location filename="cli/demo.py" />
            <source>Documents are in {folder}:</source>
            <translation>Documenten staan in {folder}:</translation>
        </message>
    </context>
    <context>
        <name>documents</name>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more set(s) of nearer scores could not be taken either.</source>
            <translation>
                <numerusform>Ook %n andere groep met nabijere scores kon niet worden genomen.</numerusform>
                <numerusform>Ook %n andere groepen met nabijere scores konden niet worden genomen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more team(s) that would come before could not be taken either.</source>
            <translation>
                <numerusform>Nog %n team dat eerder zou komen, kon ook niet worden genomen.</numerusform>
                <numerusform>Nog %n teams die eerder zouden komen, konden ook niet worden genomen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>(drawn by lot: {seed})</source>
            <translation>(geloot: {seed})</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>*: not finished.</source>
            <translation>*: nog niet uitgespeeld.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>*: results are missing; match points come with the last of them.</source>
            <translation>*: er ontbreken uitslagen; matchpunten komen met de laatste.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>+ and – are games won and lost by forfeit.</source>
            <translation>+ en – zijn reglementair gewonnen en verloren partijen.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>+ and –: forfeits.</source>
            <translation>+ en –: reglementaire uitslagen.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>+: won by forfeit.</source>
            <translation>+: reglementair gewonnen.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>A page for every team: its matches and its players.</source>
            <translation>Een pagina per team: zijn wedstrijden en zijn spelers.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>A player counts on every board they played often enough, with the games there.</source>
            <translation>Een speler telt op elk bord waarop hij vaak genoeg speelde, met de partijen daar.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>A player counts on the board they played most, with all games.</source>
            <translation>Een speler telt op het bord waarop hij het vaakst speelde, met al zijn partijen.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>A result is that of the player at the left, then of the one at the right.</source>
            <translation>Een uitslag geeft eerst de speler links, dan die rechts.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>A team that wins a prize is left out of the categories below it.</source>
            <translation>Een team dat een prijs wint, doet niet mee in de categorieën eronder.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>A team without a possible opponent here was moved down.</source>
            <translation>Een team zonder mogelijke tegenstander is doorgeschoven.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Acceleration</source>
            <translation>Versnelling</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>After round {number} of {rounds}</source>
            <translation>Na ronde {number} van {rounds}</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Against</source>
            <translation>Tegen</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>All teams have a score of {score}.</source>
            <translation>Alle teams hebben een score van {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>All teams that are paired in this round have a score of {score}.</source>
            <translation>Alle teams die in deze ronde worden ingedeeld, hebben een score van {score}.</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Arbiter</source>
            <translation>Arbiter</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/builders/board_prizes.py" />
            <source>At least %n game(s); decided by {measures}. Forfeits do not count.</source>
            <translation>
                <numerusform>Minstens %n partij; beslissend: {measures}. Reglementaire uitslagen tellen niet mee.</numerusform>
                <numerusform>Minstens %n partijen; beslissend: {measures}. Reglementaire uitslagen tellen niet mee.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>At the tables</source>
            <translation>Aan de tafels</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Average</source>
            <translation>Gemiddelde</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Average rating</source>
            <translation>Gemiddelde rating</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Average rating of the teams</source>
            <translation>Gemiddelde rating van de teams</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>Average: the {count} highest-rated players; one without a rating counts as {floor}.</source>
            <translation>Gemiddelde: de {count} spelers met de hoogste rating; een zonder rating telt als {floor}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Bd</source>
            <translation>Bd</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Before it came {team}, but {reason}.</source>
            <translation>Daarvoor kwam {team}, maar {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Before round 1</source>
            <translation>Vóór ronde 1</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Before the pairing</source>
            <translation>Vóór de indeling</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Before them in the order came {teams}, but {reason}.</source>
            <translation>Eerder in de volgorde kwam {teams}, maar {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Before this team in the order came {teams}, but {reason}.</source>
            <translation>Vóór dit team kwam in de volgorde {teams}, maar {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black FIDE id</source>
            <translation>FIDE-ID zwart</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>Black game points</source>
            <translation>Bordpunten zwart</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black match points</source>
            <translation>Matchpunten zwart</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black match points before</source>
            <translation>Matchpunten zwart vooraf</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black no.</source>
            <translation>Nr. zwart</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black on board 1</source>
            <translation>Zwart op bord 1</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black points</source>
            <translation>Punten zwart</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black rating</source>
            <translation>Rating zwart</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team</source>
            <translation>Team zwart</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: colour</source>
            <translation>Team zwart: kleur</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: rating</source>
            <translation>Team zwart: rating</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: title</source>
            <translation>Team zwart: titel</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black's team</source>
            <translation>Team van zwart</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board</source>
            <translation>Bord</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Board colours of the White team</source>
            <translation>Bordkleuren van het team met wit</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Board order</source>
            <translation>Bordvolgorde</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Board pairings</source>
            <translation>Bordindeling</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Board played most often</source>
            <translation>Meest gespeelde bord</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board prizes</source>
            <translation>Bordprijzen</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board {number}</source>
            <translation>Bord {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Boards</source>
            <translation>Borden</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Bonus in round {number}</source>
            <translation>Bonus in ronde {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Born</source>
            <translation>Geb.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Bracket of 1 point</source>
            <translation>Indelingsgroep met 1 punt</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Bracket of {score} points</source>
            <translation>Indelingsgroep met {score} punten</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Byes are in {mp} and {gp} only.</source>
            <translation>Vrije ronden staan alleen in {mp} en {gp}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Byes: match points, game points</source>
            <translation>Byes: matchpunten, bordpunten</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Captain</source>
            <translation>Teamleider</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Captain, Black on board 1</source>
            <translation>Teamleider, zwart op bord 1</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Captain, White on board 1</source>
            <translation>Teamleider, wit op bord 1</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Category</source>
            <translation>Categorie</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>Changed by the arbiter</source>
            <translation>Gewijzigd door de arbiter</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Chief arbiter</source>
            <translation>Hoofdarbiter</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Chief arbiter: {name}</source>
            <translation>Hoofdarbiter: {name}</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Club</source>
            <translation>Club</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Colour</source>
            <translation>Kleur</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Colour on board 1</source>
            <translation>Kleur op bord 1</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Colour preferences</source>
            <translation>Kleurvoorkeuren</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Colours</source>
            <translation>Kleuren</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Counted up to round</source>
            <translation>Geteld t/m ronde</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Counts</source>
            <translation>Telt</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Criteria: {values}.</source>
            <translation>Criteria: {values}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Crosstable</source>
            <translation>Kruistabel</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Crosstable by number</source>
            <translation>Kruistabel op nummer</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Crosstable by rank</source>
            <translation>Kruistabel op plaats</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>DRAFT</source>
            <translation>CONCEPT</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Deputy arbiter</source>
            <translation>Plv. hoofdarbiter</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Development coefficient</source>
            <translation>Ontwikkelingscoëfficiënt</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Each round: the board, the colour (a filled square is Black), the points. G: games.</source>
            <translation>Per ronde: het bord, de kleur (een gevuld vierkantje is zwart), de punten. G: gespeelde partijen.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Each round: the opponent’s number, the colour on board 1 (filled: Black), game points.</source>
            <translation>Per ronde: het nummer van de tegenstander, de kleur op bord 1 (gevuld: zwart), de bordpunten.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Each round: the opponent’s rank, the colour on board 1 (filled: Black), game points.</source>
            <translation>Per ronde: de plaats van de tegenstander, de kleur op bord 1 (gevuld: zwart), de bordpunten.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Each team named first meets the first possible opponent.</source>
            <translation>Het team dat vooraan staat, treft telkens de eerst mogelijke tegenstander.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Entries: {count}</source>
            <translation>Vermeldingen: {count}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Event</source>
            <translation>Evenement</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every board of the round, match by match.</source>
            <translation>Elk bord van de ronde, wedstrijd voor wedstrijd.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every gesture with its time.</source>
            <translation>Elke handeling met de tijd.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every player by name with table, board and colour, to hang beside the pairings.</source>
            <translation>Elke speler op naam met tafel, bord en kleur, om naast de indeling te hangen.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every player's score and performance.</source>
            <translation>De score en TPR van elke speler.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every roster in board order, with ratings and ids.</source>
            <translation>Elke spelerslijst in bordvolgorde, met ratings en ID's.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Expected</source>
            <translation>Verwacht</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Expected rating change, for interest</source>
            <translation>Verwachte ratingverandering, ter informatie</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Dutch system, C.04.3 (2017)</source>
            <translation>Nederlands systeem van de FIDE, C.04.3 (2017)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Dutch system, earlier edition</source>
            <translation>Nederlands systeem van de FIDE, eerdere versie</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Swiss Team Pairing System, C.04.6 (2026)</source>
            <translation>FIDE-teamzwitsers, C.04.6 (2026)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Swiss Team Pairing System, earlier draft</source>
            <translation>FIDE-teamzwitsers, eerder concept</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Fact</source>
            <translation>Gegeven</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Fed.</source>
            <translation>Fed.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Federation</source>
            <translation>Federatie</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>Fewer of those moved down were paired first.</source>
            <translation>Van de doorgeschoven teams werden er minder eerst ingedeeld.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Final standings</source>
            <translation>Eindstand</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>First day</source>
            <translation>Eerste dag</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>First in the order are the pairings in which the half with the smaller numbers meets the half with the larger ones. None of them is taken: {reason}.</source>
            <translation>Eerst in de volgorde komen de indelingen waarin de helft met de kleinste nummers de helft met de grootste treft. Geen daarvan wordt genomen: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>First round</source>
            <translation>Eerste ronde</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>First-team: {team}.</source>
            <translation>Eerstgenoemd team: {team}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Floaters from above and below have to meet here.</source>
            <translation>Floaters van boven en van onder moeten elkaar hier treffen.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Floating up: {teams}.</source>
            <translation>Upfloaters: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For captains: the roster is printed, the boards are written in.</source>
            <translation>Voor teamleiders: de spelerslijst is gedrukt, de borden worden ingevuld.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>For the pairing, {team} has {matches} match points and {games} game points, in the standings {shown_matches} and {shown_games}.</source>
            <translation>{team} heeft voor de indeling {matches} matchpunten en {games} bordpunten, in de stand {shown_matches} en {shown_games}.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For the record</source>
            <translation>Voor het archief</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For the wall</source>
            <translation>Voor aan de muur</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>From above: {teams}.</source>
            <translation>Van boven: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>From below: {teams}.</source>
            <translation>Van onder: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>From {score} points down the round could not be completed bracket by bracket; {teams} are paired together at the end.</source>
            <translation>Vanaf {score} punten omlaag kon de ronde niet groep voor groep worden ingedeeld; aan het eind worden samen ingedeeld: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>G</source>
            <translation>G</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>GP</source>
            <translation>BP</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Game points</source>
            <translation>Bordpunten</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Game points: win, draw, loss</source>
            <translation>Bordpunten: winst, remise, verlies</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Games</source>
            <translation>Partijen</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games drawn</source>
            <translation>Remisepartijen</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games lost</source>
            <translation>Verloren partijen</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games that were played; forfeits do not count.</source>
            <translation>Gespeelde partijen; reglementaire uitslagen tellen niet mee.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games won</source>
            <translation>Gewonnen partijen</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Group of {score} points ({part})</source>
            <translation>Groep met {score} punten ({part})</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>Had to be allowed ({pairs}×): {what} [{requirement}].</source>
            <translation>Moest worden toegestaan ({pairs}×): {what} [{requirement}].</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Hand in at least {minutes} minutes before the start.</source>
            <translation>Uiterlijk {minutes} minuten voor aanvang inleveren.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>How the round was paired</source>
            <translation>Hoe de ronde is ingedeeld</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, no criterion would be worse, but that pairing of the bracket of {score} points stands later in the order of the rules.</source>
            <translation>Als {a} en {b} elkaar troffen, zou geen criterium slechter zijn, maar die indeling van de groep met {score} punten staat later in de volgorde van de regels.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, others than {wanted} would have to float from or to the bracket of {score} points; the rules choose these.</source>
            <translation>Als {a} en {b} elkaar troffen, zouden andere teams dan {wanted} moeten floaten van of naar de indelingsgroep met {score} punten; de regels kiezen deze.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, somebody would have to float from the bracket of {score} points; the rules need nobody to.</source>
            <translation>Als {a} en {b} elkaar troffen, zou iemand moeten floaten uit de indelingsgroep met {score} punten; volgens de regels hoeft dat niet.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the bracket of {score} points would have {found} pairs instead of {wanted}.</source>
            <translation>Als {a} en {b} elkaar troffen, zou de indelingsgroep met {score} punten {found} paren hebben in plaats van {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the criteria would be equal, but {found} would float instead of {wanted}, which comes first in the order.</source>
            <translation>Als {a} en {b} elkaar troffen, zouden de criteria gelijk zijn, maar als floater komt {wanted} in de volgorde vóór {found}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the other teams could not all be paired any more.</source>
            <translation>Als {a} en {b} elkaar troffen, zouden de andere teams niet meer allemaal kunnen worden ingedeeld.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, {found} would have the bye instead of {wanted}, which comes before it.</source>
            <translation>Als {a} en {b} elkaar troffen, zou {found} vrij zijn; {wanted} komt echter eerder.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, {reason}: {criterion} would be {found} instead of {least} in the bracket of {score} points.</source>
            <translation>Bij {a} tegen {b} geldt: {reason}; {criterion} zou {found} zijn in plaats van {least} in de indelingsgroep met {score} punten.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>In the group: {teams}.</source>
            <translation>In de groep: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>In the order of section G: {order}.</source>
            <translation>In de volgorde van sectie G: {order}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>In these pairs neither team has a colour preference: {rule}.</source>
            <translation>In deze paren heeft geen van beide teams een kleurvoorkeur: {rule}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Initial colour</source>
            <translation>Beginkleur</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Its first choice was {choice}, but {reason}.</source>
            <translation>De eerste keuze was {choice}, maar {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Its first choice was {choice}, but {reason}: {criterion} would be {value} instead of {least}.</source>
            <translation>De eerste keuze was {choice}, maar {reason}: {criterion} zou {value} zijn in plaats van {least}.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>K is 10 from 2400 on and for GM and IM, 40 up to the year of the 18th birthday and below 2300, else 20. A player new to the list may have 40. Unrated players get their first rating from FIDE; it is not worked out here.</source>
            <translation>K is 10 vanaf 2400 en voor GM en IM, 40 tot en met het jaar van de 18e verjaardag en onder 2300, anders 20. Een speler die nieuw op de lijst is, kan 40 hebben. Spelers zonder rating krijgen hun eerste rating van de FIDE; die wordt hier niet berekend.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Last day</source>
            <translation>Laatste dag</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Line-up slips</source>
            <translation>Opstellingsbriefjes</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Log</source>
            <translation>Logboek</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>M</source>
            <translation>G</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Match cards</source>
            <translation>Wedstrijdformulieren</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Match points</source>
            <translation>Matchpunten</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Match points: win, draw, loss</source>
            <translation>Matchpunten: winst, gelijkspel, verlies</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Matches</source>
            <translation>Wedstrijden</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches drawn</source>
            <translation>Gelijke wedstrijden</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches lost</source>
            <translation>Verloren wedstrijden</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches played</source>
            <translation>Gespeelde wedstrijden</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches won</source>
            <translation>Gewonnen wedstrijden</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>Moved down to them: {teams}.</source>
            <translation>Hierheen doorgeschoven: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Name</source>
            <translation>Naam</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>National</source>
            <translation>Nationaal</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>National id</source>
            <translation>Nationaal ID</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>National rating</source>
            <translation>Nationale rating</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>No match in this round: {teams}.</source>
            <translation>Geen wedstrijd in deze ronde: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>No other match would change.</source>
            <translation>Geen andere wedstrijd zou veranderen.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Nobody has played enough games yet.</source>
            <translation>Nog niemand heeft genoeg partijen gespeeld.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>Nobody is left here for {teams}: down to the next bracket.</source>
            <translation>Hier is geen tegenstander meer voor {teams}: door naar de volgende indelingsgroep.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Not finished: {teams}. The games so far are in {gp}; {mp} come with the last of them.</source>
            <translation>Niet afgelopen: {teams}. De partijen tot nu toe staan in {gp}; {mp} komen met de laatste.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>Not to be paired in this round: {teams}.</source>
            <translation>In deze ronde niet in te delen: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>Not to be paired: {teams}.</source>
            <translation>Niet in te delen: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Note</source>
            <translation>Notitie</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Nothing has been played yet.</source>
            <translation>Er is nog niets gespeeld.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Nothing is in the log.</source>
            <translation>Het logboek is leeg.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Number of players</source>
            <translation>Aantal spelers</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Number of teams</source>
            <translation>Aantal teams</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by hand.</source>
            <translation>Met de hand genummerd.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by lot (seed {seed}).</source>
            <translation>Door loting genummerd (startgetal {seed}).</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by rating.</source>
            <translation>Genummerd op rating.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by rating; late entries follow.</source>
            <translation>Genummerd op rating; late inschrijvingen volgen daarna.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Of two teams the first has White on board 1; its points come first.</source>
            <translation>Van twee teams heeft het eerste wit op bord 1; de punten van dat team staan vooraan.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Of {teams} teams the median one stands at place {place}: the middle group is that of {score} points.</source>
            <translation>Van {teams} teams staat het mediane op plaats {place}: de middelste groep is die met {score} punten.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Olympiad pairing rules, D.II.02 (2008)</source>
            <translation>Indelingsregels van de Olympiade, D.II.02 (2008)</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Opponent</source>
            <translation>Tegenstander</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Opponent, colour and game points of every team in every round.</source>
            <translation>Tegenstander, kleur en bordpunten van elk team in elke ronde.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Organiser</source>
            <translation>Organisator</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Out of the ordinary</source>
            <translation>Bijzonderheden</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Overall</source>
            <translation>Totaal</translation>
        </message>
        <message>
            <location filename="documents/site.py" />
            <source>Overview</source>
            <translation>Overzicht</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Page {page} of {pages}</source>
            <translation>Pagina {page} van {pages}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Pairing system</source>
            <translation>Indelingssysteem</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Pairings</source>
            <translation>Indeling</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Penalties and bonuses</source>
            <translation>Aftrek en bonussen</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Penalties and bonuses are included: {teams}.</source>
            <translation>Aftrek en bonussen zijn inbegrepen: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Penalty in round {number}</source>
            <translation>Aftrek in ronde {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Perf.</source>
            <translation>TPR</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Performance rating</source>
            <translation>Toernooiprestatierating (TPR)</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Place</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Places with points and every tie-break; provisional while results are missing.</source>
            <translation>Plaatsen met punten en alle tiebreaks; voorlopig zolang er uitslagen ontbreken.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Player of the Black team</source>
            <translation>Speler van team zwart</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Player of the White team</source>
            <translation>Speler van team wit</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Players</source>
            <translation>Spelers</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Players who are not listed are in no line-up of this round.</source>
            <translation>Spelers die niet in de lijst staan, zijn in deze ronde niet opgesteld.</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Plays on board</source>
            <translation>Speelt op bord</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Points</source>
            <translation>Punten</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Points and games leave out forfeits; performance also leaves out opponents without a rating and games that are not rated.</source>
            <translation>In punten en partijen tellen reglementaire uitslagen niet mee; in de TPR ook tegenstanders zonder rating en partijen niet voor rating niet.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Points for each: {points}. Numbers: {numbers}.</source>
            <translation>Punten per team: {points}. Nummers: {numbers}.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Points for the pairing</source>
            <translation>Punten voor de indeling</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Previous standing</source>
            <translation>Vorige klassering</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Primary score</source>
            <translation>Hoofdscore</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Printed {moment}</source>
            <translation>Afgedrukt {moment}</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Prize</source>
            <translation>Prijs</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Prize list</source>
            <translation>Prijzenlijst</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Prizes</source>
            <translation>Prijzen</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Provisional: results are missing</source>
            <translation>Voorlopig: er ontbreken uitslagen</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Pts</source>
            <translation>Pnt</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Rank</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Rated games</source>
            <translation>Partijen voor rating</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Reason</source>
            <translation>Reden</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Received</source>
            <translation>Ontvangen</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Result</source>
            <translation>Uitslag</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Result of the match</source>
            <translation>Uitslag van de wedstrijd</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>Results</source>
            <translation>Uitslagen</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Roster</source>
            <translation>Spelerslijst</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Rosters</source>
            <translation>Spelerslijsten</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Round {number}</source>
            <translation>Ronde {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Round {number}, start</source>
            <translation>Ronde {number}, aanvang</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Round {number}, table {table}</source>
            <translation>Ronde {number}, tafel {table}</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Round {round}, table {table}, {white} – {black}: board {boards} is adjourned and counts as a draw for the pairing ({article}).</source>
            <translation>Ronde {round}, tafel {table}, {white} – {black}: bord {boards} is afgebroken en telt voor de indeling als remise ({article}).</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Round {round}, table {table}, {white} – {black}: boards {boards} are adjourned and count as draws for the pairing ({article}).</source>
            <translation>Ronde {round}, tafel {table}, {white} – {black}: borden {boards} zijn afgebroken en tellen voor de indeling als remise ({article}).</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Rounds</source>
            <translation>Ronden</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Rounds played</source>
            <translation>Gespeelde ronden</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Rtg</source>
            <translation>Rtg</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>R{number}</source>
            <translation>R{number}</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} GP</source>
            <translation>R{number} BP</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} colour</source>
            <translation>R{number} kleur</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} opponent</source>
            <translation>R{number} tegenstander</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Scores and results are those of the team named first, with White on board 1, then of the other.</source>
            <translation>Standen en uitslagen zijn eerst die van het eerst genoemde team, met wit op bord 1, dan die van het andere.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Sex</source>
            <translation>M/V</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Shares are rounded down to the hundredth.</source>
            <translation>Gedeelde bedragen zijn naar beneden afgerond op twee decimalen.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Short</source>
            <translation>Kort</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Short name</source>
            <translation>Korte naam</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Standings</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Start list</source>
            <translation>Startlijst</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>State</source>
            <translation>Toestand</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Table</source>
            <translation>Tafel</translation>
        </message>
        <message>
            <location filename="documents/builders/table_cards.py" />
            <source>Table cards</source>
            <translation>Tafelkaarten</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Table {number}</source>
            <translation>Tafel {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Team no.</source>
            <translation>Teamnr.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>Team pairing number</source>
            <translation>Indelingsnummer van het team</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Team sheets</source>
            <translation>Teambladen</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Teams</source>
            <translation>Teams</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Teams and players</source>
            <translation>Teams en spelers</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Teams that share a place are numbered here one after the other.</source>
            <translation>Teams die een plaats delen, zijn hier doorlopend genummerd.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Teams: {count}</source>
            <translation>Teams: {count}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>The arbiter has forbidden that {a} and {b} meet.</source>
            <translation>De arbiter heeft {a} tegen {b} verboden.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The articles in our words</source>
            <translation>De artikelen in onze woorden</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The best players of every board and overall, with the rule.</source>
            <translation>De beste spelers van elk bord en in totaal, met de regel.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The bracket before was paired again, so that others came down.</source>
            <translation>De vorige indelingsgroep werd opnieuw ingedeeld, zodat andere teams doorschoven.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The bracket was content with fewer pairs.</source>
            <translation>De indelingsgroep nam genoegen met minder paren.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The bye</source>
            <translation>Vrij</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The colour drawn is Black. In these pairs neither team has a preference: the higher ranked one has Black if its number is odd, and White if it is even.</source>
            <translation>De gelote kleur is zwart. In deze paren heeft geen van beide teams een voorkeur: het hoogst geplaatste heeft zwart als zijn nummer oneven is, en wit als het even is.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the first-team has Black if its number is odd, and White if it is even.</source>
            <translation>De gelote kleur is zwart. In deze paren heeft nog geen van beide teams gespeeld: het eerstgenoemde heeft zwart als zijn nummer oneven is, en wit als het even is.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the first-team, the one with the smaller number, has Black if its number is odd, and White if it is even.</source>
            <translation>De gelote kleur is zwart. In deze paren heeft nog geen van beide teams gespeeld: het eerstgenoemde team, dat met het kleinste nummer, heeft zwart als zijn nummer oneven is, en wit als het even is.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the one with the smaller number has Black if that number is odd, and White if it is even.</source>
            <translation>De gelote kleur is zwart. In deze paren heeft nog geen van beide teams gespeeld: het team met het kleinste nummer heeft zwart als dat nummer oneven is, en wit als het even is.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The colour drawn is White. In these pairs neither team has a preference: the higher ranked one has White if its number is odd, and Black if it is even.</source>
            <translation>De gelote kleur is wit. In deze paren heeft geen van beide teams een voorkeur: het hoogst geplaatste heeft wit als zijn nummer oneven is, en zwart als het even is.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the first-team has White if its number is odd, and Black if it is even.</source>
            <translation>De gelote kleur is wit. In deze paren heeft nog geen van beide teams gespeeld: het eerstgenoemde heeft wit als zijn nummer oneven is, en zwart als het even is.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the first-team, the one with the smaller number, has White if its number is odd, and Black if it is even.</source>
            <translation>De gelote kleur is wit. In deze paren heeft nog geen van beide teams gespeeld: het eerstgenoemde team, dat met het kleinste nummer, heeft wit als zijn nummer oneven is, en zwart als het even is.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the one with the smaller number has White if that number is odd, and Black if it is even.</source>
            <translation>De gelote kleur is wit. In deze paren heeft nog geen van beide teams gespeeld: het team met het kleinste nummer heeft wit als dat nummer oneven is, en zwart als het even is.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour limits cannot be kept in this group.</source>
            <translation>In deze groep kunnen de kleurgrenzen niet worden aangehouden.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>The event</source>
            <translation>Het toernooi</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The event, its rules, standings, every round, prizes, what was unusual.</source>
            <translation>Het toernooi, de regels, de stand, elke ronde, prijzen en bijzonderheden.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The first candidate {pairs} is not taken: {reason}.</source>
            <translation>De eerste kandidaat {pairs} wordt niet genomen: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The first candidate {pairs} is taken.</source>
            <translation>De eerste kandidaat {pairs} wordt genomen.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>The log only grows: taking something back is an entry of its own.</source>
            <translation>Het logboek groeit alleen: iets terugnemen is een eigen vermelding.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The lowest bracket had no pairing: the one above was paired again or joined to it.</source>
            <translation>De laagste indelingsgroep had geen indeling: de groep erboven werd opnieuw ingedeeld of ermee samengevoegd.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The match scores of the round, then every board.</source>
            <translation>De uitslagen van de wedstrijden, dan elk bord.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>The rules</source>
            <translation>De regels</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The rules give the bye to {team}.</source>
            <translation>Volgens de regels is {team} vrij.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The rules give {white} – {black} (not played).</source>
            <translation>De regels geven {white} – {black} (niet gespeeld).</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain the virtual points of the Baku acceleration (C.04.7), for the pairing only.</source>
            <translation>De scores van deze ronde bevatten de virtuele punten van de Baku-versnelling (C.04.7), alleen voor de indeling.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain virtual points that the arbiter has given, for the pairing only.</source>
            <translation>De scores van deze ronde bevatten virtuele punten die de arbiter heeft gegeven, alleen voor de indeling.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain virtual points.</source>
            <translation>De scores van deze ronde bevatten virtuele punten.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>The square is the colour on the board: filled is Black.</source>
            <translation>Het vierkantje geeft de kleur aan het bord: gevuld is zwart.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The table's number and who plays there, folded to stand.</source>
            <translation>Het tafelnummer en wie er speelt, gevouwen om neer te zetten.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The teams by their numbers.</source>
            <translation>De teams op nummer.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The top half has {points} imaginary match points: {teams}.</source>
            <translation>De bovenste helft heeft {points} fictieve matchpunten: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>These groups could not be paired separately, so they became one.</source>
            <translation>Deze groepen konden niet afzonderlijk worden ingedeeld en werden daarom één.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>They can all be paired among themselves; nobody floats up.</source>
            <translation>Ze kunnen allemaal onderling worden ingedeeld; er zijn geen upfloaters.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>They stand in different groups when their turn comes, and in its own group the rules find {wanted}.</source>
            <translation>Ze staan in verschillende groepen als ze aan de beurt zijn, en in de eigen groep vinden de regels {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Thing</source>
            <translation>Voorwerp</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>This round was changed by hand, or something before it was corrected later. What follows on this sheet is what the rules give; what is different in the round is marked in parentheses.</source>
            <translation>Deze ronde is met de hand gewijzigd, of iets daarvoor is later verbeterd. Hierna staat op dit blad wat de regels geven; wat in de ronde anders is, is tussen haakjes aangegeven.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Tie-breaks</source>
            <translation>Tiebreaks</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Tie-breaks: {names}.</source>
            <translation>Tiebreaks: {names}.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Time</source>
            <translation>Tijd</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Time control</source>
            <translation>Speeltempo</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>To be filled in and signed at the table, then cut apart; two or four a page.</source>
            <translation>Aan tafel in te vullen en te ondertekenen, dan los te knippen; twee of vier per pagina.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>To be paired: {teams}.</source>
            <translation>In te delen: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>To get there, {out} and {into} change places between the halves.</source>
            <translation>Daarvoor wisselen {out} en {into} van plaats tussen de helften.</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Tournament</source>
            <translation>Toernooi</translation>
        </message>
        <message>
            <location filename="documents/xlsx.py" />
            <source>Tournament data</source>
            <translation>Toernooigegevens</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Tournament report</source>
            <translation>Toernooiverslag</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Tournament without a name</source>
            <translation>Toernooi zonder naam</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Value</source>
            <translation>Waarde</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Venue</source>
            <translation>Locatie</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>What</source>
            <translation>Wat</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>When its turn came, the pair was passed over: {reason}.</source>
            <translation>Toen het aan de beurt was, werd het paar overgeslagen: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Where do I play?</source>
            <translation>Waar speel ik?</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White FIDE id</source>
            <translation>FIDE-ID wit</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>White game points</source>
            <translation>Bordpunten wit</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White match points</source>
            <translation>Matchpunten wit</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White match points before</source>
            <translation>Matchpunten wit vooraf</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White no.</source>
            <translation>Nr. wit</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White on board 1</source>
            <translation>Wit op bord 1</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White points</source>
            <translation>Punten wit</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White rating</source>
            <translation>Rating wit</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team</source>
            <translation>Team wit</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: colour</source>
            <translation>Team wit: kleur</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: rating</source>
            <translation>Team wit: rating</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: title</source>
            <translation>Team wit: titel</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White's team</source>
            <translation>Team van wit</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Who</source>
            <translation>Wie</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Who gets a thing of a shared place is not said by the standings.</source>
            <translation>Wie bij een gedeelde plaats het voorwerp krijgt, volgt niet uit de stand.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Who gets what, and how ties are shared.</source>
            <translation>Wie wat krijgt, en hoe bij gelijk eindigen wordt gedeeld.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Who meets whom at which table: large for the wall, or compact in two columns.</source>
            <translation>Wie aan welke tafel tegen wie speelt: groot voor aan de muur, of compact in twee kolommen.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Why the round is paired as it is, article by article.</source>
            <translation>Waarom de ronde zo is ingedeeld, artikel voor artikel.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>With a score of {score}: the teams with the numbers {numbers}.</source>
            <translation>Met een score van {score}: de teams met de nummers {numbers}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>With a score of {score}: {teams}.</source>
            <translation>Met een score van {score}: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>With them the round would also have: {pairs}.</source>
            <translation>Met dit paar zou de ronde verder hebben: {pairs}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Withdrawn: {teams}.</source>
            <translation>Teruggetrokken: {teams}.</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>Without upfloaters %n team(s) of this score would have no opponent.</source>
            <translation>
                <numerusform>Zonder upfloaters zou %n team met deze score geen tegenstander hebben.</numerusform>
                <numerusform>Zonder upfloaters zouden %n teams met deze score geen tegenstander hebben.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Write the board, 1 to {boards}, before each player who plays.</source>
            <translation>Schrijf het bord, 1 tot en met {boards}, voor elke speler die speelt.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>a topscorer or its opponent would get beyond a colour difference of two</source>
            <translation>een topscorer of zijn tegenstander zou boven een kleurverschil van twee komen</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>a topscorer or its opponent would get one colour three times running</source>
            <translation>een topscorer of zijn tegenstander zou drie keer achter elkaar dezelfde kleur krijgen</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>absent</source>
            <translation>afwezig</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>adjourned</source>
            <translation>afgebroken</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>adjourned: board {numbers}</source>
            <translation>afgebroken: bord {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>all teams</source>
            <translation>alle teams</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>average {rating}</source>
            <translation>gemiddelde {rating}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>board {number}: {result}</source>
            <translation>bord {number}: {result}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>both colour preferences can be granted</source>
            <translation>beide kleurvoorkeuren kunnen worden vervuld</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>bye</source>
            <translation>vrij</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>bye, full, half: without an opponent.</source>
            <translation>vrij, vol, half: zonder tegenstander.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>captain {name}</source>
            <translation>teamleider {name}</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>changed</source>
            <translation>gewijzigd</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>colours reversed</source>
            <translation>kleuren verwisseld</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>downfloats like the one in the round before</source>
            <translation>downfloats zoals in de vorige ronde</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>downfloats like the one two rounds before</source>
            <translation>downfloats zoals twee ronden eerder</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>each of them has two teams that have already met</source>
            <translation>elk daarvan bevat twee teams die al tegen elkaar hebben gespeeld</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>each of them has two teams that have met or that the arbiter keeps apart</source>
            <translation>elk daarvan bevat twee teams die al tegen elkaar hebben gespeeld of die de arbiter uit elkaar houdt</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>first-team, {facts}</source>
            <translation>eerstgenoemd team, {facts}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>floaters from above and below do not meet</source>
            <translation>floaters van boven en van onder treffen elkaar niet</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>forfeit</source>
            <translation>reglementair</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by Black</source>
            <translation>reglementair verloren door zwart</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by White</source>
            <translation>reglementair verloren door wit</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by both</source>
            <translation>beide reglementair verloren</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by both: board {numbers}</source>
            <translation>beide reglementair verloren: bord {numbers}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>from round {number}</source>
            <translation>vanaf ronde {number}</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>from the bottom</source>
            <translation>van onder af</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>from the top</source>
            <translation>van boven af</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>full</source>
            <translation>vol</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>full-point bye</source>
            <translation>bye met volle punten</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>game points</source>
            <translation>bordpunten</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>games</source>
            <translation>partijen</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>half</source>
            <translation>half</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>half-point bye</source>
            <translation>bye met halve punten</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>imaginary points (D.II.02)</source>
            <translation>fictieve punten (D.II.02)</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it could not be paired in the next group</source>
            <translation>het zou in de volgende groep niet kunnen worden ingedeeld</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had a full-point bye in round {round}</source>
            <translation>het had een bye met volle punten in ronde {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had the bye in round {round}</source>
            <translation>het was al vrij in ronde {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had the points of a win in round {round} without playing</source>
            <translation>het kreeg zonder te spelen de punten van een winst in ronde {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it has met all teams of this bracket</source>
            <translation>het heeft al tegen alle teams van deze indelingsgroep gespeeld</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it has met everybody in the next group</source>
            <translation>het heeft al tegen de hele volgende groep gespeeld</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it has scored without playing before</source>
            <translation>het heeft al punten gekregen zonder te spelen</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it met {team} in round {round}</source>
            <translation>het speelde al tegen {team} in ronde {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it won by forfeit in round {round}</source>
            <translation>het won reglementair in ronde {round}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>lost by forfeit</source>
            <translation>reglementair verloren</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>match points</source>
            <translation>matchpunten</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more colour preferences would be missed</source>
            <translation>er zouden meer kleurvoorkeuren onvervuld blijven</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more strong colour preferences would be missed</source>
            <translation>er zouden meer sterke kleurvoorkeuren onvervuld blijven</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float down again after the round before</source>
            <translation>meer teams zouden na de vorige ronde opnieuw downfloater zijn</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float down as two rounds before</source>
            <translation>meer teams zouden downfloater zijn zoals twee ronden eerder</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float up again after the round before</source>
            <translation>meer teams zouden na de vorige ronde opnieuw upfloater zijn</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float up as two rounds before</source>
            <translation>meer teams zouden upfloater zijn zoals twee ronden eerder</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>must have Black</source>
            <translation>moet zwart hebben</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>must have White</source>
            <translation>moet wit hebben</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>no equally good pairing with this pair has {numbers} as the smaller numbers of its pairs, and these are compared first</source>
            <translation>geen even goede indeling van de groep met dit paar heeft {numbers} als kleinste nummers van de paren, en die worden het eerst vergeleken</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>no player</source>
            <translation>geen speler</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>no preference</source>
            <translation>geen voorkeur</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>no prize entered</source>
            <translation>geen prijs ingevoerd</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>none</source>
            <translation>geen</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>not awarded</source>
            <translation>niet toegekend</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>not played</source>
            <translation>niet gespeeld</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>not played yet</source>
            <translation>nog niet gespeeld</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>not rated</source>
            <translation>niet voor rating</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>not yet entered</source>
            <translation>nog niet ingeschreven</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>only one of the two preferences is strong, and it is granted</source>
            <translation>slechts een van beide voorkeuren is sterk, en die wordt vervuld</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>only one of them has a colour preference, and it is granted</source>
            <translation>slechts een van beide heeft een kleurvoorkeur, en die wordt vervuld</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>own player missing: board {numbers}</source>
            <translation>eigen speler ontbreekt: bord {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs of top scorers that must have the same colour</source>
            <translation>paren topscorers die dezelfde kleur moeten hebben</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs that leave a colour preference unfulfilled</source>
            <translation>paren die een kleurvoorkeur onvervuld laten</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs that leave a strong colour preference unfulfilled</source>
            <translation>paren die een sterke kleurvoorkeur onvervuld laten</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs with the same preference, both strong at least</source>
            <translation>paren met dezelfde voorkeur, beide minstens sterk</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>percentage</source>
            <translation>percentage</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>performance</source>
            <translation>TPR</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>played with the other colours</source>
            <translation>met omgekeerde kleuren gespeeld</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>points</source>
            <translation>punten</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>prefers Black</source>
            <translation>voorkeur voor zwart</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>prefers White</source>
            <translation>voorkeur voor wit</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>results are missing</source>
            <translation>uitslagen ontbreken</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>shared by {count}</source>
            <translation>onder {count} gedeeld</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>so far {colours}</source>
            <translation>tot nu toe {colours}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>strongly prefers Black</source>
            <translation>sterke voorkeur voor zwart</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>strongly prefers White</source>
            <translation>sterke voorkeur voor wit</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the arbiter has forbidden that {a} and {b} meet</source>
            <translation>de arbiter heeft {a} tegen {b} verboden</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>the arbiter has forbidden this pair</source>
            <translation>de arbiter heeft dit paar verboden</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the bye would go to a team that may not have it</source>
            <translation>vrij zou een team zijn dat het niet mag zijn</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the colour limits could not be kept</source>
            <translation>de kleurgrenzen zouden niet kunnen worden aangehouden</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the colours alternate from the last time that they differed</source>
            <translation>de kleuren wisselen ten opzichte van de laatste keer dat ze verschilden</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the first-team changes colour from its last match</source>
            <translation>het eerstgenoemde team wisselt van kleur ten opzichte van zijn laatste wedstrijd</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the middle group, last</source>
            <translation>de middelste groep, als laatste</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the next bracket could not be paired as well</source>
            <translation>de volgende indelingsgroep zou niet zo goed kunnen worden ingedeeld</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the next group could not be paired with it</source>
            <translation>de volgende groep zou er niet mee kunnen worden ingedeeld</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the other team changes colour from its last match</source>
            <translation>het andere team wisselt van kleur ten opzichte van zijn laatste wedstrijd</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the others could not all be paired any more</source>
            <translation>de andere teams zouden niet meer allemaal kunnen worden ingedeeld</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the others of the group could not be paired any more</source>
            <translation>de andere teams van de groep zouden niet meer kunnen worden ingedeeld</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the preference of the first-team is granted</source>
            <translation>de voorkeur van het eerstgenoemde team wordt vervuld</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the rest of the group would have no pairing</source>
            <translation>de rest van de groep zou geen indeling hebben</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the round could not be completed below</source>
            <translation>de ronde zou daaronder niet volledig kunnen worden ingedeeld</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the rules before it decide</source>
            <translation>de voorgaande regels beslissen</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the score differences would be larger</source>
            <translation>de scoreverschillen zouden groter zijn</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the team that would be left over may not leave the group</source>
            <translation>het team dat dan overblijft, mag de groep niet verlaten</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the team with the lower colour difference gets White</source>
            <translation>het team met het laagste kleurverschil krijgt wit</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>the two met in round {round}</source>
            <translation>de twee speelden al tegen elkaar in ronde {round}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>there would be fewer pairs</source>
            <translation>er zouden minder paren zijn</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>there would be more {what}</source>
            <translation>er zouden meer {what} zijn</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>they have met already or may not meet</source>
            <translation>ze hebben al tegen elkaar gespeeld of mogen dat niet</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>two of them have met already</source>
            <translation>twee van hen hebben al tegen elkaar gespeeld</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>two teams that must have the same colour would meet</source>
            <translation>twee teams die dezelfde kleur moeten hebben, zouden elkaar treffen</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>type A</source>
            <translation>type A</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>type B</source>
            <translation>type B</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>u: not rated.</source>
            <translation>u: niet voor rating.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>under protest</source>
            <translation>onder protest</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>under protest: board {numbers}</source>
            <translation>onder protest: bord {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>upfloats like the one in the round before</source>
            <translation>upfloats zoals in de vorige ronde</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>upfloats like the one two rounds before</source>
            <translation>upfloats zoals twee ronden eerder</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>virtual points given by the arbiter</source>
            <translation>virtuele punten, gegeven door de arbiter</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats down again after the round before would do so by more points</source>
            <translation>wie na de vorige ronde opnieuw downfloater is, zou dat met meer punten zijn</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats down as two rounds before would do so by more points</source>
            <translation>wie downfloater is zoals twee ronden eerder, zou dat met meer punten zijn</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats up again after the round before would do so by more points</source>
            <translation>wie na de vorige ronde opnieuw upfloater is, zou dat met meer punten zijn</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats up as two rounds before would do so by more points</source>
            <translation>wie upfloater is zoals twee ronden eerder, zou dat met meer punten zijn</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>withdrawn</source>
            <translation>teruggetrokken</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>withdrawn from round {number} on</source>
            <translation>teruggetrokken vanaf ronde {number}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>won by forfeit</source>
            <translation>reglementair gewonnen</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} do meet in this round.</source>
            <translation>{a} en {b} treffen elkaar in deze ronde.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} have played each other in round {found}.</source>
            <translation>{a} en {b} hebben in ronde {found} tegen elkaar gespeeld.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{a} and {b} met in round {round}</source>
            <translation>{a} en {b} speelden al tegen elkaar in ronde {round}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} must both have the same colour.</source>
            <translation>{a} en {b} moeten beide dezelfde kleur hebben.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>{count} to come</source>
            <translation>nog open: {count}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{found} had its turn before, and the rules gave it {wanted}.</source>
            <translation>{found} was eerder aan de beurt, en de regels gaven als tegenstander {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{found} had its turn, and {wanted} comes before the other in its order.</source>
            <translation>{found} was aan de beurt, en {wanted} komt daar vóór het andere team.</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>{heading} (continued)</source>
            <translation>{heading} (vervolg)</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>{items} (for {count} teams)</source>
            <translation>{items} (voor {count} teams)</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{matches}: matches, forfeits included; {signs}: won, drawn, lost.</source>
            <translation>{matches}: wedstrijden, ook reglementaire; {signs}: gewonnen, gelijk, verloren.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{mp}: match points; {gp}: game points.</source>
            <translation>{mp}: matchpunten; {gp}: bordpunten.</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>{mp}: results of an earlier round are missing.</source>
            <translation>{mp}: er ontbreken uitslagen van een eerdere ronde.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{place}: level after all tie-breaks; the place is shared.</source>
            <translation>{place}: gelijk na alle tiebreaks; de plaats wordt gedeeld.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{reason}, {value} instead of {least}</source>
            <translation>{reason}, {value} in plaats van {least}</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>{signs}: games won, drawn, lost.</source>
            <translation>{signs}: partijen gewonnen, remise, verloren.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{teams}, moved down, cannot be paired here.</source>
            <translation>Doorgeschoven, maar hier niet in te delen: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>{team} entered in round {number}.</source>
            <translation>{team} is in ronde {number} ingestapt.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has met all others of the bracket</source>
            <translation>{team} heeft al tegen alle andere teams van de indelingsgroep gespeeld</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{team} has the bye, but not by the rules.</source>
            <translation>{team} is vrij, maar niet volgens de regels.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has the bye: the first in the order, with a score of {score}; matches played: {matches}.</source>
            <translation>{team} is vrij: het eerste in de volgorde, met een score van {score}; gespeelde wedstrijden: {matches}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} has the bye: the last of the lowest group, with a score of {score}.</source>
            <translation>{team} is vrij: het laatste van de laagste groep, met een score van {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} has the bye: the next in the order, with a score of {score}.</source>
            <translation>{team} is vrij: het volgende in de volgorde, met een score van {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has the bye: the next in the order, with a score of {score}; matches played: {matches}.</source>
            <translation>{team} is vrij: het volgende in de volgorde, met een score van {score}; gespeelde wedstrijden: {matches}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{team} has the bye: the one left over in the last bracket.</source>
            <translation>{team} is vrij: overgebleven in de laatste indelingsgroep.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>{team} has the bye: the one left over in the lowest bracket.</source>
            <translation>{team} is vrij: overgebleven in de laagste indelingsgroep.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} leaves for the next group.</source>
            <translation>{team} gaat naar de volgende groep.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{team} may not have it: it had a bye or won by forfeit before.</source>
            <translation>{team} mag niet vrij zijn: was al vrij of won reglementair.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>{team} withdrew from round {number} on.</source>
            <translation>{team} heeft zich vanaf ronde {number} teruggetrokken.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team}, with a score of {score}, would come before, but {reason}.</source>
            <translation>{team}, met een score van {score}, zou eerder komen, maar {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{team}, with a score of {score}, would come first, but cannot have it: {reason}.</source>
            <translation>{team}, met een score van {score}, zou als eerste komen, maar kan niet vrij zijn: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{team}, with a score of {score}, would come next, but cannot have it: {reason}.</source>
            <translation>{team}, met een score van {score}, zou als volgende komen, maar kan niet vrij zijn: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{tiebreak}, the place among the tied teams (1 is best)</source>
            <translation>{tiebreak}, de plaats onder de gelijk geëindigde teams (1 is de beste)</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{top} meets {bottom}, the first possible opponent.</source>
            <translation>{top} treft {bottom}, de eerst mogelijke tegenstander.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{top} meets {bottom}.</source>
            <translation>{top} treft {bottom}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{wanted} has the bye.</source>
            <translation>{wanted} is vrij.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}.</source>
            <translation>{white} heeft wit tegen {black}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}: {rule}.</source>
            <translation>{white} heeft wit tegen {black}: {rule}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}; so far {colours} and {others}.</source>
            <translation>{white} heeft wit tegen {black}; tot nu toe {colours} en {others}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{white} – {black} is played, but is not what the rules give. {white} has White on board 1.</source>
            <translation>{white} – {black} wordt gespeeld, maar is niet wat de regels geven. {white} heeft wit op bord 1.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{white} – {black}: the rules give this pair with the other colours; in the round {white} has White on board 1.</source>
            <translation>{white} – {black}: de regels geven dit paar met omgekeerde kleuren; in de ronde heeft {white} wit op bord 1.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{wish}, so far {colours}</source>
            <translation>{wish}, tot nu toe {colours}</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>±: expected change of the FIDE rating, for interest, by the rules of 1 October 2025 (B.02 8.3): played games between rated players.</source>
            <translation>±: verwachte verandering van de FIDE-rating, ter informatie, volgens de regels van 1 oktober 2025 (B.02 8.3): gespeelde partijen tussen spelers met een rating.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>–: lost by forfeit.</source>
            <translation>–: reglementair verloren.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>–: not in the round.</source>
            <translation>–: doet niet mee aan de ronde.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>†: under protest.</source>
            <translation>†: onder protest.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>•: one of the {count} highest-rated players, who count for the average; a player without a rating counts as {floor}.</source>
            <translation>•: een van de {count} spelers met de hoogste rating, die voor het gemiddelde tellen; een speler zonder rating telt als {floor}.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) adjourned</source>
            <translation type="obsolete">
                <numerusform>%n partij afgebroken</numerusform>
                <numerusform>%n partijen afgebroken</numerusform>
            </translation>
        </message>
        <message>
            <source>*: results are missing.</source>
            <translation type="obsolete">*: er ontbreken uitslagen.</translation>
        </message>
        <message>
            <source>Captain, Black team</source>
            <translation type="obsolete">Teamleider zwart</translation>
        </message>
        <message>
            <source>Captain, White team</source>
            <translation type="obsolete">Teamleider wit</translation>
        </message>
        <message>
            <source>Points, games and performance leave forfeits out.</source>
            <translation type="obsolete">In punten, partijen en TPR tellen reglementaire uitslagen niet mee.</translation>
        </message>
        <message>
            <source>Scores and results are those of the team named first, then of the other.</source>
            <translation type="obsolete">Standen en uitslagen zijn eerst die van het eerst genoemde team, dan die van het andere.</translation>
        </message>
        <message>
            <source>This round was changed by hand, or something before it was corrected later. What follows on this sheet is what the rules give; what is different in the round is marked in brackets.</source>
            <translation type="obsolete">Deze ronde is met de hand gewijzigd, of iets daarvoor is later verbeterd. Hierna staat op dit blad wat de regels geven; wat in de ronde anders is, is tussen haakjes aangegeven.</translation>
        </message>
        <message>
            <source>no player: board {numbers}</source>
            <translation type="obsolete">geen speler: bord {numbers}</translation>
        </message>
    </context>
    <context>
        <name>doubts</name>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no FIDE id; it does not come in.</source>
            <translation>‘{found}’ is geen FIDE-ID; het wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no date of birth; it does not come in.</source>
            <translation>‘{found}’ is geen geboortedatum; het wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no federation code; it does not come in.</source>
            <translation>‘{found}’ is geen federatiecode; het wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no number; it does not come in.</source>
            <translation>‘{found}’ is geen getal; het wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no rating; it does not come in.</source>
            <translation>‘{found}’ is geen rating; het wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no title that is known; it does not come in.</source>
            <translation>‘{found}’ is geen bekende titel; het wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is not understood; it does not come in.</source>
            <translation>‘{found}’ is onbegrijpelijk; het wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is too long and was cut.</source>
            <translation>‘{found}’ is te lang en is ingekort.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}': what this column holds is not known; it does not come in.</source>
            <translation>‘{found}’: wat deze kolom bevat, is niet bekend; zij wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>A name that cannot be seen does not come in.</source>
            <translation>Een onzichtbare naam wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>A player without a name does not come in.</source>
            <translation>Een speler zonder naam wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>By the rating list this FIDE id belongs to {expected}.</source>
            <translation>Volgens de ratinglijst hoort dit FIDE-ID bij {expected}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>No column is known to hold the player's name.</source>
            <translation>Van geen enkele kolom is bekend dat zij de naam van de speler bevat.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>No column is known to hold the team.</source>
            <translation>Van geen enkele kolom is bekend dat zij het team bevat.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The FIDE id {found} belongs to {expected} already; it does not come in here.</source>
            <translation>Het FIDE-ID {found} hoort al bij {expected}; het wordt hier niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The FIDE id {found} is not in the rating list.</source>
            <translation>Het FIDE-ID {found} staat niet in de ratinglijst.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The rating list has {expected}, not {found}.</source>
            <translation>De ratinglijst heeft {expected}, niet {found}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team is said to be '{expected}' elsewhere, here '{found}'.</source>
            <translation>Het team heet elders ‘{expected}’, hier ‘{found}’.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} has no players.</source>
            <translation>Het team {found} heeft geen spelers.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is in the tournament already and does not come in again.</source>
            <translation>Het team {found} zit al in het toernooi en wordt niet nog eens overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is in the tournament already; its players come in.</source>
            <translation>Het team {found} zit al in het toernooi; de spelers worden overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is one too many and does not come in.</source>
            <translation>Het team {found} is er een te veel en wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} stands at two places of the list; they are taken as one.</source>
            <translation>Het team {found} staat op twee plaatsen in de lijst; het telt als één team.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} also stands in the team {expected}.</source>
            <translation>{found} staat ook in het team {expected}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} has no team and does not come in.</source>
            <translation>{found} heeft geen team en wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is an unusual rating.</source>
            <translation>{found} is een ongebruikelijke rating.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is no federation that is known.</source>
            <translation>{found} is geen bekende federatie.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is one player too many for the team and does not come in.</source>
            <translation>{found} is een speler te veel voor het team en wordt niet overgenomen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} stands twice in this team; he comes in once.</source>
            <translation>{found} staat twee keer in dit team en wordt één keer overgenomen.</translation>
        </message>
    </context>
    <context>
        <name>errors</name>
        <message>
            <location filename="errors" />
            <source>A pairing-allocated bye comes from the pairing, not on request.</source>
            <translation>Vrij door de indeling komt van de indeling, niet op verzoek.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>A penalty or bonus must change match points or game points.</source>
            <translation>Een aftrek of bonus moet matchpunten of bordpunten veranderen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>A win must be worth at least a draw, and a draw at least a loss.</source>
            <translation>Winst moet minstens zoveel waard zijn als remise, en remise minstens zoveel als verlies.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>All {rounds} rounds are paired.</source>
            <translation>Alle {rounds} ronden zijn ingedeeld.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Another program is writing to {path}. Nothing was changed; try again.</source>
            <translation>Een ander programma schrijft naar {path}. Er is niets gewijzigd; probeer het opnieuw.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7).</source>
            <translation>Baku-versnelling vereist dat winst twee gelijke spelen waard is en verlies niets (C.04.7).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Baku acceleration works with match points as the primary score only (C.04.7).</source>
            <translation>Baku-versnelling werkt alleen met matchpunten als hoofdscore (C.04.7).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Board {board}: somebody is missing there; only a forfeit fits.</source>
            <translation>Bord {board}: daar ontbreekt iemand; alleen een reglementaire uitslag kan.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Boards of this match were played; it cannot be forfeited as a whole.</source>
            <translation>Er zijn borden van deze wedstrijd gespeeld; hij kan niet als geheel reglementair zijn.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Choose two different matches.</source>
            <translation>Kies twee verschillende wedstrijden.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Give the points of both sides.</source>
            <translation>Geef de punten van beide kanten.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}).</source>
            <translation>Er is geen toegestane indeling; de arbiter beslist ({article}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): a pairing is left only if one of the teams {teams} has the bye, and none of them may have it.</source>
            <translation>Er is geen toegestane indeling; de arbiter beslist ({article}): er blijft alleen een indeling over als een van de teams {teams} vrij is, en geen daarvan mag dat.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): a pairing is left only if team {teams} has the bye, and it may not have it.</source>
            <translation>Er is geen toegestane indeling; de arbiter beslist ({article}): er blijft alleen een indeling over als team {teams} vrij is, en dat mag niet.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): nobody is left to meet for {teams}.</source>
            <translation>Er is geen toegestane indeling; de arbiter beslist ({article}): er is geen tegenstander over voor {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): the teams {teams} cannot all be paired, as those of different groups among them can only meet {opponents}.</source>
            <translation>Er is geen toegestane indeling; de arbiter beslist ({article}): de teams {teams} kunnen niet allemaal worden ingedeeld, omdat teams uit verschillende groepen daarvan alleen {opponents} kunnen treffen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): these groups have an odd number of teams each, and their teams can only meet within their group: {groups}.</source>
            <translation>Er is geen toegestane indeling; de arbiter beslist ({article}): deze groepen hebben elk een oneven aantal teams, en die kunnen alleen binnen hun groep spelen: {groups}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No rating list has been loaded yet. Download it and load it once.</source>
            <translation>Er is nog geen ratinglijst geladen. Download de lijst en laad haar één keer.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No round has been paired yet.</source>
            <translation>Er is nog geen ronde ingedeeld.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Nobody has the bye in round {round}.</source>
            <translation>In ronde {round} is niemand vrij.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Nothing in {path} can be read any more.</source>
            <translation>Niets in {path} is nog leesbaar.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Rating lists need a full-text search (FTS5) that this computer's SQLite {version} lacks.</source>
            <translation>Ratinglijsten vereisen zoeken in volledige tekst (FTS5), wat SQLite {version} op deze computer niet heeft.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Results missing in round {round}: {missing}.</source>
            <translation>In ronde {round} ontbreken uitslagen: {missing}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {last} comes before round {first}.</source>
            <translation>Ronde {last} komt vóór ronde {first}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {later} is paired already. Use “Correct results of this round” to change round {round}.</source>
            <translation>Ronde {later} is al ingedeeld. Wijzig ronde {round} met ‘Uitslagen van deze ronde verbeteren’.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is a draft: accept it before results are entered.</source>
            <translation>Ronde {round} is een concept: aanvaard het voordat u uitslagen invoert.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is a draft: accept it or discard it first.</source>
            <translation>Ronde {round} is een concept: aanvaard of verwerp het eerst.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is not published.</source>
            <translation>Ronde {round} is niet gepubliceerd.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is paired already.</source>
            <translation>Ronde {round} is al ingedeeld.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is published: reopen it with a reason first.</source>
            <translation>Ronde {round} is gepubliceerd: heropen haar eerst met een reden.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Settings missing or unknown: {names}.</source>
            <translation>Instellingen ontbreken of zijn onbekend: {names}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF has no room for {points} points in this record.</source>
            <translation>TRF heeft in dit record geen ruimte voor {points} punten.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF numbers at most {limit} players; this event has {players}.</source>
            <translation>TRF nummert hoogstens {limit} spelers; dit toernooi heeft er {players}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF numbers at most {limit} teams; this event has {teams}.</source>
            <translation>TRF nummert hoogstens {limit} teams; dit toernooi heeft er {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Table {table} belongs to {team_name}.</source>
            <translation>Tafel {table} is van {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>That player is not on the roster of {team_name}.</source>
            <translation>Die speler staat niet op de spelerslijst van {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>That team does not play in this match.</source>
            <translation>Dat team speelt niet in deze wedstrijd.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The columns do not fit the list: {problem}.</source>
            <translation>De kolommen passen niet bij de lijst: {problem}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The disk is full: {path} could not be written. What was saved before is safe. Make room, or use Save As to go on elsewhere.</source>
            <translation>De schijf is vol: {path} kon niet worden geschreven. Wat eerder is opgeslagen, is veilig. Maak ruimte, of ga elders verder met ‘Opslaan als’.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The event ends before it starts.</source>
            <translation>Het toernooi eindigt voordat het begint.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The folder {path} is not there. Is the stick plugged in?</source>
            <translation>De map {path} is er niet. Zit de USB-stick erin?</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The list is closed. Reopen it, or unlock the numbering with a reason.</source>
            <translation>De lijst is gesloten. Heropen haar, of ontgrendel de nummering met een reden.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The list names {given} of {teams} teams; each must be in it once.</source>
            <translation>De lijst noemt {given} van {teams} teams; elk team moet er één keer in staan.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The loaded rating list cannot be used any more. Load it again.</source>
            <translation>De geladen ratinglijst is niet meer bruikbaar. Laad haar opnieuw.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The logo has {size} KiB; {limit} KiB are allowed. Use a smaller picture.</source>
            <translation>Het logo is {size} KiB; toegestaan is {limit} KiB. Gebruik een kleinere afbeelding.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The logo must be a PNG or JPEG picture.</source>
            <translation>Het logo moet een PNG- of JPEG-afbeelding zijn.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match has results already. Clear them first.</source>
            <translation>De wedstrijd heeft al uitslagen. Wis ze eerst.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match has {boards} boards, not {given}.</source>
            <translation>De wedstrijd heeft {boards} borden, niet {given}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match was forfeited. Take that back before boards are entered.</source>
            <translation>De wedstrijd is reglementair beslist. Neem dat terug voordat u borden invoert.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The older rating list is open in another window. Close it there and load again; the older list stays in use.</source>
            <translation>De oudere ratinglijst is in een ander venster geopend. Sluit haar daar en laad opnieuw; de oudere lijst blijft in gebruik.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The pairing of round {round} has {given} of {teams} teams.</source>
            <translation>De indeling van ronde {round} bevat {given} van {teams} teams.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The printer could not be started. Is it switched on and connected? Nothing was printed; you can save a PDF instead.</source>
            <translation>Het afdrukken kon niet worden gestart. Staat de printer aan en is hij verbonden? Er is niets afgedrukt; u kunt in plaats daarvan een pdf opslaan.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The roster of {team_name} is full: {limit} players at the most.</source>
            <translation>De spelerslijst van {team_name} is vol: hoogstens {limit} spelers.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The table {table} lacks the row {number}.</source>
            <translation>In de tabel {table} ontbreekt rij {number}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The tournament is inconsistent: {rule}.</source>
            <translation>Het toernooi is niet consistent: {rule}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are no prizes called {name}.</source>
            <translation>Er zijn geen prijzen met de naam {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are prizes called {name} already.</source>
            <translation>Er zijn al prijzen met de naam {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are {dates} round dates, but only {rounds} rounds.</source>
            <translation>Er zijn {dates} rondedata, maar slechts {rounds} ronden.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There can be only one chief arbiter.</source>
            <translation>Er kan maar één hoofdarbiter zijn.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There can be {limit} teams at the most.</source>
            <translation>Er kunnen hoogstens {limit} teams zijn.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is a team {name} already.</source>
            <translation>Er is al een team {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no document {name}; there are {known}.</source>
            <translation>Er is geen document {name}; er zijn {known}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no draft.</source>
            <translation>Er is geen concept.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no field {field}.</source>
            <translation>Er is geen veld {field}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no file {path}.</source>
            <translation>Er is geen bestand {path}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no folder {folder}. Nothing was written.</source>
            <translation>Er is geen map {folder}. Er is niets geschreven.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no forbidden pair with the id {forbidden_pair}.</source>
            <translation>Er is geen verboden paar met ID {forbidden_pair}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no match {match} in round {round}.</source>
            <translation>Er is geen wedstrijd {match} in ronde {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no penalty or bonus with the id {adjustment}.</source>
            <translation>Er is geen aftrek of bonus met ID {adjustment}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no player with the id {player}.</source>
            <translation>Er is geen speler met ID {player}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no preset {preset}.</source>
            <translation>Er is geen voorinstelling {preset}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no round {round}; {paired} are paired.</source>
            <translation>Er is geen ronde {round}; ingedeeld zijn er {paired}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no setting {field}.</source>
            <translation>Er is geen instelling {field}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no snapshot {snapshot}.</source>
            <translation>Er is geen momentopname {snapshot}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no team with the id {team}.</source>
            <translation>Er is geen team met ID {team}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is nothing to redo.</source>
            <translation>Er is niets om opnieuw te doen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is nothing to undo.</source>
            <translation>Er is niets om ongedaan te maken.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {part} of {value} cannot follow {name}; the nearest code is {nearest}.</source>
            <translation>Tiebreak {place}: {part} van {value} kan niet op {name} volgen; de dichtstbijzijnde code is {nearest}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {value} is in the list already.</source>
            <translation>Tiebreak {place}: {value} staat al in de lijst.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {value} is no tie-break code; the nearest is {nearest}.</source>
            <translation>Tiebreak {place}: {value} is geen tiebreakcode; de dichtstbijzijnde is {nearest}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Without a match and without a bye in round {round}: {team_names}. Pair them by hand, give the bye, or pair the round again.</source>
            <translation>Zonder wedstrijd en niet vrij in ronde {round}: {team_names}. Paar ze met de hand, laat er een vrij of deel de ronde opnieuw in.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>You have no permission for {path}. Save to another place.</source>
            <translation>U hebt geen toestemming voor {path}. Sla op een andere plaats op.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{boards} boards need {boards} colours, not {length}.</source>
            <translation>{boards} borden vereisen {boards} kleuren, niet {length}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{encoding} has no sign for “{character}” ({where}). Choose UTF-8. Nothing was written.</source>
            <translation>{encoding} heeft geen teken voor ‘{character}’ ({where}). Kies UTF-8. Er is niets geschreven.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field} is locked: round {round} was paired with it. Unlock it with a reason to change it all the same.</source>
            <translation>{field} is vergrendeld: ronde {round} is ermee ingedeeld. Ontgrendel het met een reden om het toch te wijzigen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: character {place} cannot be shown or printed.</source>
            <translation>{field}: teken {place} kan niet worden getoond of afgedrukt.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: this cannot be empty.</source>
            <translation>{field}: dit mag niet leeg zijn.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {expected} expected.</source>
            <translation>{field}: verwacht wordt {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {length} characters are too many; {limit} are allowed.</source>
            <translation>{field}: {length} tekens zijn te veel; toegestaan zijn er {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} cannot be used; expected {expected}.</source>
            <translation>{field}: {value} is niet bruikbaar; verwacht wordt {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is no FIDE id; it has digits only.</source>
            <translation>{field}: {value} is geen FIDE-ID; dat heeft alleen cijfers.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is no federation; its code has two or three letters.</source>
            <translation>{field}: {value} is geen federatie; de code heeft twee of drie letters.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is not between 0 and 1.</source>
            <translation>{field}: {value} ligt niet tussen 0 en 1.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is not between {low} and {high}.</source>
            <translation>{field}: {value} ligt niet tussen {low} en {high}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} cannot be read ({problem}). Nothing was changed.</source>
            <translation>{file} kan niet worden gelezen ({problem}). Er is niets gewijzigd.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more columns than a team list can have (at most {limit}).</source>
            <translation>{file} heeft meer kolommen dan een teamlijst kan hebben (hoogstens {limit}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more rows than a team list can have (at most {limit}).</source>
            <translation>{file} heeft meer rijen dan een teamlijst kan hebben (hoogstens {limit}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more than {limit} players.</source>
            <translation>{file} heeft meer dan {limit} spelers.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has no entries that could be read. Nothing was changed.</source>
            <translation>{file} heeft geen leesbare gegevens. Er is niets gewijzigd.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has no sheet '{sheet}'.</source>
            <translation>{file} heeft geen blad ‘{sheet}’.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has {found} parts; at most {limit} are read.</source>
            <translation>{file} heeft {found} delen; er worden er hoogstens {limit} gelezen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} holds a {found}, which no list needs. It was not read.</source>
            <translation>{file} bevat {found}, wat geen lijst nodig heeft. Het bestand is niet gelezen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is not a list that can be read. Expected a spreadsheet (.xlsx, .ods) or text with separated columns (.csv, .tsv).</source>
            <translation>{file} is geen leesbare lijst. Verwacht wordt een spreadsheet (.xlsx, .ods) of tekst met gescheiden kolommen (.csv, .tsv).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is not a rating list that can be read. Expected FIDE's list as text or XML, zipped or not, or a national list as CSV.</source>
            <translation>{file} is geen leesbare ratinglijst. Verwacht wordt de FIDE-lijst als tekst of XML, al dan niet gezipt, of een nationale lijst als CSV.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is of the old Excel format (.xls). Open it in a spreadsheet program and save it as .xlsx.</source>
            <translation>{file} heeft het oude Excel-formaat (.xls). Open het in een spreadsheetprogramma en sla het op als .xlsx.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is too big ({found} bytes; at most {limit}). Nothing was read.</source>
            <translation>{file} is te groot ({found} bytes; hoogstens {limit}). Er is niets gelezen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} lacks the columns: {columns}.</source>
            <translation>In {file} ontbreken de kolommen: {columns}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} would unpack from {packed} to {found} bytes, which no honest list does. Nothing was read.</source>
            <translation>{file} zou van {packed} tot {found} bytes worden uitgepakt, wat geen echte lijst doet. Er is niets gelezen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file}: line {line}, column {column}: found '{found}', expected {expected} (problems in the file: {count}).</source>
            <translation>{file}: regel {line}, kolom {column}: gevonden ‘{found}’, verwacht {expected} (fouten in het bestand: {count}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file}: {reason}</source>
            <translation>{file}: {reason}</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{folder} is there already, and an export never mixes with an older one. Choose another name. Nothing was written.</source>
            <translation>{folder} bestaat al, en een export wordt nooit met een oudere vermengd. Kies een andere naam. Er is niets geschreven.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{found} stands where {expected} was expected.</source>
            <translation>{found} staat waar {expected} wordt verwacht.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is an arbiter of this event already.</source>
            <translation>{name} is al arbiter van dit toernooi.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is not in the line-up of round {round}.</source>
            <translation>{name} staat niet in de opstelling van ronde {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is on the roster of {team_name} already.</source>
            <translation>{name} staat al op de spelerslijst van {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} played in round {round} and stays on the roster.</source>
            <translation>{name} speelde in ronde {round} en blijft op de spelerslijst.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} sits at board {other} already.</source>
            <translation>{name} zit al aan bord {other}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} with the FIDE id {fide_id} is on the roster of {team_name} already.</source>
            <translation>{name} met FIDE-ID {fide_id} staat al op de spelerslijst van {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name}: no team can meet both limits.</source>
            <translation>{name}: geen team kan aan beide grenzen voldoen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{option} does not go with --batch; each request says it itself.</source>
            <translation>{option} gaat niet samen met --batch; elk verzoek geeft het zelf aan.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{paired} rounds are paired already; there cannot be only {rounds}.</source>
            <translation>{paired} ronden zijn al ingedeeld; het kunnen er niet slechts {rounds} zijn.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} cannot be opened: {reason}. Does its folder still exist?</source>
            <translation>{path} kan niet worden geopend: {reason}. Bestaat de map nog?</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} cannot be replaced: it is protected, or open in another program such as Excel. Close it there or choose another name. The old file is as it was.</source>
            <translation>{path} kan niet worden vervangen: het bestand is beveiligd of in een ander programma geopend, zoals Excel. Sluit het daar of kies een andere naam. Het oude bestand is ongewijzigd.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} could not be written: {reason}. What you see is complete: use Save As to keep it elsewhere.</source>
            <translation>{path} kon niet worden geschreven: {reason}. Wat u ziet is volledig: bewaar het elders met ‘Opslaan als’.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has content that makes no sense ({reason}). It was not touched. Rescue what can be read into a new file.</source>
            <translation>{path} heeft inhoud zonder betekenis ({reason}). Het bestand is niet aangeraakt. Red wat leesbaar is in een nieuw bestand.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has parts that TeamSwiss did not make ({names}). Not opened.</source>
            <translation>{path} heeft delen die TeamSwiss niet heeft gemaakt ({names}). Niet geopend.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has version {version}, which this program no longer upgrades.</source>
            <translation>{path} heeft versie {version}, die dit programma niet meer omzet.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} holds the tournament as you see it. The old file can no longer be read, so undo steps, snapshots and the log before now did not come along.</source>
            <translation>{path} bevat het toernooi zoals u het ziet. Het oude bestand is niet meer leesbaar, dus eerdere stappen, momentopnamen en het logboek tot nu toe zijn niet meegekomen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is a folder. Choose another name. Nothing was written.</source>
            <translation>{path} is een map. Kies een andere naam. Er is niets geschreven.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is damaged ({reason}). It was not touched. Rescue what can be read into a new file, or take a copy of it.</source>
            <translation>{path} is beschadigd ({reason}). Het bestand is niet aangeraakt. Red wat leesbaar is in een nieuw bestand, of neem een kopie ervan.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is no longer there. What you see is complete: use Save As to keep it elsewhere.</source>
            <translation>{path} is er niet meer. Wat u ziet is volledig: bewaar het elders met ‘Opslaan als’.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is not a TeamSwiss tournament.</source>
            <translation>{path} is geen TeamSwiss-toernooi.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is open for reading only. Use Save As to work on a copy.</source>
            <translation>{path} is alleen om te lezen geopend. Werk met ‘Opslaan als’ aan een kopie.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is open in another program ({user} on {machine}, since {since}). Here it can be read; use Save As to work on a copy.</source>
            <translation>{path} is in een ander programma geopend ({user} op {machine}, sinds {since}). Hier kunt u het lezen; werk met ‘Opslaan als’ aan een kopie.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is the file that is open.</source>
            <translation>{path} is het geopende bestand.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is the tournament itself; write to another name.</source>
            <translation>{path} is het toernooi zelf; schrijf onder een andere naam.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} was changed by another program. Open it again.</source>
            <translation>{path} is door een ander programma gewijzigd. Open het opnieuw.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} was written by a newer TeamSwiss (format {version}; this one knows {known}). Nothing was changed. Please install the newer program.</source>
            <translation>{path} is door een nieuwer TeamSwiss geschreven (formaat {version}; dit programma kent {known}). Er is niets gewijzigd. Installeer het nieuwere programma.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: a .csv holds one document; name it with --document, one of {known}.</source>
            <translation>{path}: een .csv bevat één document; noem het met --document, een van {known}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: a {ending} is the whole tournament; --document does not fit it.</source>
            <translation>{path}: {ending} is het hele toernooi; --document past er niet bij.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: the ending says what to write; it must be one of {known}. Nothing was written.</source>
            <translation>{path}: de extensie zegt wat er wordt geschreven; het moet een van {known} zijn. Er is niets geschreven.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: this kind of file cannot be read; expected {expected}.</source>
            <translation>{path}: dit soort bestand kan niet worden gelezen; verwacht wordt {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: {ending} needs the whole program; this one writes {known}. Nothing was written.</source>
            <translation>{path}: {ending} vereist het hele programma; dit schrijft {known}. Er is niets geschreven.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: team {found} does not have this match.</source>
            <translation>{place}: team {found} heeft deze wedstrijd niet.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: this is not JSON ({found}).</source>
            <translation>{place}: dit is geen JSON ({found}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: {found} found, {expected} expected.</source>
            <translation>{place}: {found} gevonden, {expected} verwacht.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} cannot be paired with itself.</source>
            <translation>{team_name} kan niet tegen zichzelf worden ingedeeld.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has a match in round {round} already.</source>
            <translation>{team_name} heeft in ronde {round} al een wedstrijd.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has no match in round {round}.</source>
            <translation>{team_name} heeft in ronde {round} geen wedstrijd.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has no number yet. Number the teams first.</source>
            <translation>{team_name} heeft nog geen nummer. Nummer eerst de teams.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has the bye already.</source>
            <translation>{team_name} is al vrij.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has the number {tpn} already.</source>
            <translation>{team_name} heeft al nummer {tpn}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is absent in round {round}.</source>
            <translation>{team_name} is afwezig in ronde {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is not withdrawn in round {round}.</source>
            <translation>{team_name} is in ronde {round} niet teruggetrokken.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is part of round {round} and stays in the event; withdraw it instead.</source>
            <translation>{team_name} hoort bij ronde {round} en blijft in het toernooi; trek het team in plaats daarvan terug.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is withdrawn from round {round} already.</source>
            <translation>{team_name} is al vanaf ronde {round} teruggetrokken.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} plays from round {round} on and has no number before.</source>
            <translation>{team_name} speelt vanaf ronde {round} en heeft daarvoor geen nummer.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name}: board {board} stands before board {other} on the roster, and this event keeps the roster order.</source>
            <translation>{team_name}: bord {board} staat op de spelerslijst vóór bord {other}, en in dit toernooi geldt de volgorde van de spelerslijst.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{text}: a prize is an amount, a thing, or both, as 300 or Cup or 300 + Cup; several are parted by semicolons. The currency has a field of its own.</source>
            <translation>{text}: een prijs is een bedrag, een voorwerp of beide, zoals 300 of Beker of 300 + Beker; meerdere prijzen worden door puntkomma's gescheiden. De valuta heeft een eigen veld.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{value}: board colours are written with W and B, as WBWB.</source>
            <translation>{value}: bordkleuren worden geschreven met W (wit) en B (zwart), zoals WBWB.</translation>
        </message>
    </context>
    <context>
        <name>expected</name>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>+ or -: nobody sits opposite</source>
            <translation>+ of -: er zit niemand tegenover</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>+-, -+ or --</source>
            <translation>+-, -+ of --</translation>
        </message>
        <message>
            <location filename="documents/csv.py" />
            <source>, ; tab |</source>
            <translation>, ; tab |</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>F, H or Z</source>
            <translation>F, H of Z</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>TW, TD or TL and its points</source>
            <translation>TW, TD of TL en de punten ervoor</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>W D L F H Z + - or a blank</source>
            <translation>W D L F H Z + - of een spatie</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>W or B</source>
            <translation>W of B</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a FIDE id of his own (line {0} has it)</source>
            <translation>een eigen FIDE-ID (regel {0} heeft dit al)</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a FIDE id, digits only</source>
            <translation>een FIDE-ID, alleen cijfers</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a birth date YYYY/MM/DD</source>
            <translation>een geboortedatum YYYY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a blank in column {0}</source>
            <translation>een spatie in kolom {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a code of record {0} for team Swiss, like FIDE_TEAM_TYPEA_MP_GP</source>
            <translation>een code van record {0} voor teamzwitsers, zoals FIDE_TEAM_TYPEA_MP_GP</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a date YYYY/MM/DD</source>
            <translation>een datum YYYY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a federation's code, like NOR</source>
            <translation>een federatiecode, zoals NOR</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a file of at most {0} bytes</source>
            <translation>een bestand van hoogstens {0} bytes</translation>
        </message>
        <message>
            <location filename="formats/trf/records.py" />
            <source>a file of at most {0} lines</source>
            <translation>een bestand van hoogstens {0} regels</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a game that shows the colours, or record {0} for a match without one</source>
            <translation>een partij die de kleuren laat zien, of record {0} voor een wedstrijd zonder partij</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a line '### system: …' that names the pairing system</source>
            <translation>een regel ‘### system: …’ die het indelingssysteem noemt</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a match of which no board was played</source>
            <translation>een wedstrijd waarin aan geen enkel bord is gespeeld</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a name of its own</source>
            <translation>een eigen naam</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a name of which something can be seen</source>
            <translation>een naam waarvan iets te zien is</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a national rating</source>
            <translation>een nationale rating</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a number</source>
            <translation>een getal</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a paired round, {0} to {1}</source>
            <translation>een ingedeelde ronde, {0} tot en met {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player of one team (he is on line {0})</source>
            <translation>een speler van maar één team (hij staat al op regel {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a player of team {0}</source>
            <translation>een speler van team {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player who is listed in a team (record {0})</source>
            <translation>een speler die in een team staat (record {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player's start number</source>
            <translation>het startnummer van een speler</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a rank, or nothing</source>
            <translation>een plaats, of niets</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a rating, or nothing</source>
            <translation>een rating, of niets</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a record that TRF knows; this line was left out</source>
            <translation>een record dat TRF kent; deze regel is weggelaten</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>a result: {0} = {1} W D L + - H F U Z, or nothing</source>
            <translation>een uitslag: {0} = {1} W D L + - H F U Z, of niets</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round and two teams</source>
            <translation>een ronde en twee teams</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round from {0} on</source>
            <translation>een ronde vanaf {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>a round in its columns, like '  {0} w {1}'</source>
            <translation>een ronde in de juiste kolommen, zoals ‘  {0} w {1}’</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a round's date YY/MM/DD</source>
            <translation>een rondedatum YY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, a setting and its value</source>
            <translation>een ronde, een instelling en de waarde ervan</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, a team and its match points and game points</source>
            <translation>een ronde, een team en zijn matchpunten en bordpunten</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round, a team and its opponent</source>
            <translation>een ronde, een team en zijn tegenstander</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round, the White team and the Black team</source>
            <translation>een ronde, het team met wit en het team met zwart</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, the White team, a board and the points of both</source>
            <translation>een ronde, het team met wit, een bord en de punten van beide</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, then each team's number of then and of now</source>
            <translation>een ronde, dan van elk team het nummer van toen en van nu</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a round, {0} to {1}</source>
            <translation>een ronde, {0} tot en met {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a round: points for the standings only count from there</source>
            <translation>een ronde: punten die alleen voor de stand gelden, tellen vanaf daar</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a sound tournament</source>
            <translation>een kloppend toernooi</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a start number from {0} to {1}</source>
            <translation>een startnummer van {0} tot en met {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a start number of its own (line {0} has it)</source>
            <translation>een eigen startnummer (regel {0} heeft dit al)</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a start number, or {0}</source>
            <translation>een startnummer, of {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a symbol (W D L A P X) and its points</source>
            <translation>een teken (W D L A P X) en de punten ervoor</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a team Swiss: round robins and knock-outs are not paired here</source>
            <translation>een Zwitsers teamtoernooi: rondtoernooien en knock-outtoernooien worden hier niet ingedeeld</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a team and its rounds</source>
            <translation>een team en zijn ronden</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a team number from {0} to {1}</source>
            <translation>een teamnummer van {0} tot en met {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a team number of its own (line {0} has it)</source>
            <translation>een eigen teamnummer (regel {0} heeft dit al)</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a team tournament</source>
            <translation>een teamtoernooi</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>a team without a match in round {0}</source>
            <translation>een team zonder wedstrijd in ronde {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a team's number</source>
            <translation>het nummer van een team</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a tie-break code, like {0}; this one is left out</source>
            <translation>een tiebreakcode, zoals {0}; deze wordt weggelaten</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a tie-break that is worked out here; this one is left out</source>
            <translation>een tiebreak die hier wordt berekend; deze wordt weggelaten</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent for a result</source>
            <translation>een tegenstander bij een uitslag</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent of another team</source>
            <translation>een tegenstander uit een ander team</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent whose line ({0}) names {1}</source>
            <translation>een tegenstander wiens regel ({0}) nummer {1} noemt</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>an opponent's start number, or {0}</source>
            <translation>het startnummer van een tegenstander, of {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent, or record {0} for team {1}</source>
            <translation>een tegenstander, of record {0} voor team {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>another team as opponent</source>
            <translation>een ander team als tegenstander</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>at least one team</source>
            <translation>minstens één team</translation>
        </message>
        <message>
            <location filename="formats/trf/settings.py" />
            <source>at least the {0} rounds that are paired</source>
            <translation>minstens het aantal ingedeelde ronden ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at least two teams</source>
            <translation>minstens twee teams</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at least two teams, each once</source>
            <translation>minstens twee teams, elk maar één keer</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>at most {0} boards</source>
            <translation>hoogstens {0} borden</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>at most {0} characters</source>
            <translation>hoogstens {0} tekens</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at most {0} forbidden pairs in a file</source>
            <translation>hoogstens {0} verboden paren in een bestand</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>at most {0} rounds</source>
            <translation>hoogstens {0} ronden</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>at most {0} teams</source>
            <translation>hoogstens {0} teams</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>at most {0} tie-breaks; the others are left out</source>
            <translation>hoogstens {0} tiebreaks; de andere worden weggelaten</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>b on board {0}</source>
            <translation>b op bord {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>b, as the opponent shows</source>
            <translation>b, gezien de kleur van de tegenstander</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>change</source>
            <translation>een wijziging</translation>
        </message>
        <message>
            <location filename="domain/setting_checks.py" />
            <source>date</source>
            <translation>een datum</translation>
        </message>
        <message>
            <location filename="domain/edits/players.py" />
            <source>date or year</source>
            <translation>een datum of een jaar</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>each arbiter once</source>
            <translation>elke arbiter maar één keer</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>each code once</source>
            <translation>elke code maar één keer</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>each player once</source>
            <translation>elke speler maar één keer</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>each team once</source>
            <translation>elk team maar één keer</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>either record {0} or record {1}</source>
            <translation>óf record {0} óf record {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>game points of the bye, like {0}</source>
            <translation>bordpunten van de bye, zoals {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>game points, like {0}</source>
            <translation>bordpunten, zoals {0}</translation>
        </message>
        <message>
            <location filename="storage/compose.py" />
            <source>int</source>
            <translation>een geheel getal</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>its checksum</source>
            <translation>de bijbehorende controlesom</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>its end</source>
            <translation>het bijbehorende einde</translation>
        </message>
        <message>
            <location filename="domain/prize_checks.py" />
            <source>list</source>
            <translation>een lijst</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>m or w</source>
            <translation>m of w</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>match points in {0}-{1}, game points in {2}-{3}, a round</source>
            <translation>matchpunten in {0}-{1}, bordpunten in {2}-{3}, een ronde</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>match points of the bye, like {0}</source>
            <translation>matchpunten van de bye, zoals {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>match points, like {0}</source>
            <translation>matchpunten, zoals {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>no other bye: team {0} has the one of record {1}</source>
            <translation>geen tweede bye: team {0} is al vrij door record {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one bye in a round (line {0})</source>
            <translation>maar één bye in een ronde (regel {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>one chief arbiter</source>
            <translation>maar één hoofdarbiter</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one line-up of a team in a round</source>
            <translation>maar één opstelling per team en ronde</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one record {0} (line {1} is one)</source>
            <translation>maar één record {0} (regel {1} is er al een)</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>one record {0} for a match</source>
            <translation>maar één record {0} per wedstrijd</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>packed</source>
            <translation>een ingepakte waarde</translation>
        </message>
        <message>
            <location filename="domain/setting_checks.py" />
            <source>picture</source>
            <translation>een afbeelding</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>player {0}, who has a game, on a board</source>
            <translation>speler {0}, die een partij heeft, op een bord</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>player {0}, who sits opposite</source>
            <translation>speler {0}, die ertegenover zit</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>points, like {0}</source>
            <translation>punten, zoals {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>points, rounds and teams</source>
            <translation>punten, ronden en teams</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>printable characters</source>
            <translation>afdrukbare tekens</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>record {0} for the points of a played match</source>
            <translation>record {0} voor de punten van een gespeelde wedstrijd</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>rounds and teams from the first to the last</source>
            <translation>ronden en teams van de eerste tot en met de laatste</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>rounds in columns {0}-{1} and {2}-{3}</source>
            <translation>ronden in de kolommen {0}-{1} en {2}-{3}</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>row</source>
            <translation>een tabelrij</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>table</source>
            <translation>een tabel</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>team {0} against {1} (line {2})</source>
            <translation>team {0} tegen {1} (regel {2})</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>teams (record {0})</source>
            <translation>teams (record {0})</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>text</source>
            <translation>een tekst</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>the colours of the White team's boards, like WBWB</source>
            <translation>de bordkleuren van het team met wit, zoals WBWB</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>the number of a team ({0})</source>
            <translation>het nummer van een team ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>the number of rounds, {0} to {1}</source>
            <translation>het aantal ronden, {0} tot en met {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>the start number of a player ({0})</source>
            <translation>het startnummer van een speler ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>the start number of a team's player</source>
            <translation>het startnummer van een speler die in een team staat</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>three numbers</source>
            <translation>drie getallen</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>two different teams</source>
            <translation>twee verschillende teams</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>two results that fit together</source>
            <translation>twee uitslagen die bij elkaar passen</translation>
        </message>
        <message>
            <location filename="storage/compose.py" />
            <source>two scores</source>
            <translation>een uitslag voor beide kanten</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>value</source>
            <translation>een waarde</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>w on board {0}</source>
            <translation>w op bord {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>w, as the opponent shows</source>
            <translation>w, gezien de kleur van de tegenstander</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>w, b or -</source>
            <translation>w, b of -</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>whole number</source>
            <translation>een geheel getal</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>yes or no</source>
            <translation>ja of nee</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>{0} boards</source>
            <translation>het aantal borden ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/settings.py" />
            <source>{0} dates</source>
            <translation>hoogstens één datum per ronde ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>{0} from {1} to {2}</source>
            <translation>{0} van {1} tot en met {2}</translation>
        </message>
        <message>
            <location filename="storage/tables.py" />
            <source>{0} or {1}</source>
            <translation>{0} of {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of his results</source>
            <translation>{0}, de som van zijn uitslagen</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of its game points</source>
            <translation>{0}, de som van zijn bordpunten</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of its match points</source>
            <translation>{0}, de som van zijn matchpunten</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>{0}: nobody sits opposite</source>
            <translation>{0}: er zit niemand tegenover</translation>
        </message>
    </context>
    <context>
        <name>fields</name>
        <message>
            <location filename="words/fields.py" />
            <source>Absence</source>
            <translation>Afwezigheid</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Acceleration</source>
            <translation>Versnelling</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Arbiters</source>
            <translation>Arbiters</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board</source>
            <translation>Bord</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board colours</source>
            <translation>Bordkleuren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board prizes</source>
            <translation>Bordprijzen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Boards</source>
            <translation>Borden</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born</source>
            <translation>Geb.</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born in or after</source>
            <translation>Geboren in of na</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born in or before</source>
            <translation>Geboren in of vóór</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Captain</source>
            <translation>Teamleider</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Category</source>
            <translation>Categorie</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Club</source>
            <translation>Club</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Colour preferences</source>
            <translation>Kleurvoorkeuren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Currency</source>
            <translation>Valuta</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Days of the rounds</source>
            <translation>Dagen van de ronden</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Edition of C.07</source>
            <translation>Versie van C.07</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Federation</source>
            <translation>Federatie</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>First day</source>
            <translation>Eerste dag</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Full-point bye</source>
            <translation>Bye met volle punten</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game drawn</source>
            <translation>Partij remise</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game lost</source>
            <translation>Partij verloren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game points</source>
            <translation>Bordpunten</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game won</source>
            <translation>Partij gewonnen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Half-point bye</source>
            <translation>Bye met halve punten</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Highest players</source>
            <translation>Hoogste spelers</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Initial colour</source>
            <translation>Beginkleur</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Last day</source>
            <translation>Laatste dag</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Line-ups</source>
            <translation>Opstellingen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Line-ups due</source>
            <translation>Opstellingen inleveren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Logo</source>
            <translation>Logo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Lost by forfeit</source>
            <translation>Reglementair verloren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match drawn</source>
            <translation>Wedstrijd gelijk</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match lost</source>
            <translation>Wedstrijd verloren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match lost by forfeit</source>
            <translation>Wedstrijd reglementair verloren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match points</source>
            <translation>Matchpunten</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match won</source>
            <translation>Wedstrijd gewonnen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match won by forfeit</source>
            <translation>Wedstrijd reglementair gewonnen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Name</source>
            <translation>Naam</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>National id</source>
            <translation>Nationaal ID</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>National rating</source>
            <translation>Nationale rating</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Note</source>
            <translation>Notitie</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>One prize each</source>
            <translation>Eén prijs per team</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Organiser</source>
            <translation>Organisator</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Other score</source>
            <translation>Nevenscore</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Pairing system</source>
            <translation>Indelingssysteem</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Pairing-allocated bye</source>
            <translation>Vrij door de indeling</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Points</source>
            <translation>Punten</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Points given by the arbiter</source>
            <translation>Punten gegeven door de arbiter</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Previous standing</source>
            <translation>Vorige klassering</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Primary score</source>
            <translation>Hoofdscore</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Prizes</source>
            <translation>Prijzen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating below</source>
            <translation>Rating onder</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating from</source>
            <translation>Rating vanaf</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Reason</source>
            <translation>Reden</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Reserves</source>
            <translation>Invallers</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rounds</source>
            <translation>Ronden</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Short name</source>
            <translation>Korte naam</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Sponsor line</source>
            <translation>Sponsorregel</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Table</source>
            <translation>Tafel</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Teams</source>
            <translation>Teams</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Tie-breaks</source>
            <translation>Tiebreaks</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Ties</source>
            <translation>Bij gelijk eindigen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Time control</source>
            <translation>Speeltempo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Unrated count as</source>
            <translation>Zonder rating telt als</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Venue</source>
            <translation>Locatie</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Which rating counts</source>
            <translation>Welke rating telt</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Women</source>
            <translation>Vrouwen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>{what}: game points</source>
            <translation>{what}: bordpunten</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>{what}: match points</source>
            <translation>{what}: matchpunten</translation>
        </message>
    </context>
    <context>
        <name>gestures</name>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n wedstrijd</numerusform>
                <numerusform>%n wedstrijden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n speler</numerusform>
                <numerusform>%n spelers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n team</numerusform>
                <numerusform>%n teams</numerusform>
            </translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>A player counts on every board they played on</source>
            <translation>Een speler telt op elk bord waarop hij speelde</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>A team that has won leaves the categories below</source>
            <translation>Een team met een prijs doet niet mee in de categorieën eronder</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Arbiter</source>
            <translation>Arbiter</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>August 2024</source>
            <translation>Augustus 2024</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Black team</source>
            <translation>Team zwart</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>By place</source>
            <translation>Op plaats</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Chief arbiter</source>
            <translation>Hoofdarbiter</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Deputy chief arbiter</source>
            <translation>Plv. hoofdarbiter</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Dutch System (C.04.3)</source>
            <translation>Nederlands systeem (C.04.3)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Dutch System, earlier edition</source>
            <translation>Nederlands systeem, eerdere versie</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Equal scores share equally</source>
            <translation>Gelijke scores delen gelijk</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE Team Swiss, February 2026 (C.04.6)</source>
            <translation>Zwitsers voor teams 2026 (C.04.6)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE Team Swiss, earlier draft</source>
            <translation>FIDE-teamzwitsers, eerder concept</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE rating</source>
            <translation>FIDE-rating</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>FIDE recommendation</source>
            <translation>FIDE-aanbeveling</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE, else national</source>
            <translation>FIDE, anders nationaal</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Game points</source>
            <translation>Bordpunten</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Game points first</source>
            <translation>Bordpunten eerst</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Games at least</source>
            <translation>Minimaal aantal partijen</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Half by place, half shared (Hort)</source>
            <translation>Half op plaats, half gedeeld (Hort)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Has arrived</source>
            <translation>Is aangekomen</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Imaginary points (Olympiad rule 28)</source>
            <translation>Fictieve punten (Olympiaderegel 28)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>March 2026</source>
            <translation>Maart 2026</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Match points</source>
            <translation>Matchpunten</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>National rating</source>
            <translation>Nationale rating</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>National, else FIDE</source>
            <translation>Nationaal, anders FIDE</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>None</source>
            <translation>Geen</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Not drawn yet</source>
            <translation>Nog niet geloot</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Olympiad 2008 (D.II.02)</source>
            <translation>Olympiade 2008 (D.II.02)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Olympiad 2008, the whole system</source>
            <translation>Olympiade 2008, het hele systeem</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Points given by the arbiter</source>
            <translation>Punten gegeven door de arbiter</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Sex</source>
            <translation>M/V</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Sonneborn-Berger first</source>
            <translation>Sonneborn-Berger eerst</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>The higher of both</source>
            <translation>De hoogste van beide</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Type A: simple (1.7.1)</source>
            <translation>Type A: eenvoudig (1.7.1)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Type B: strong and mild (1.7.2)</source>
            <translation>Type B: sterk en mild (1.7.2)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>White team</source>
            <translation>Team wit</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>absent</source>
            <translation>afwezig</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>absent in round {round}: {player_name}</source>
            <translation>afwezig in ronde {round}: {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>accept the draft</source>
            <translation>concept aanvaarden</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add an arbiter</source>
            <translation>arbiter toevoegen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add the prize category {name}</source>
            <translation>prijscategorie {name} toevoegen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add the team {name}</source>
            <translation>team {name} toevoegen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add {name} to {team_name}</source>
            <translation>{name} toevoegen aan {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>adjourned</source>
            <translation>afgebroken</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>all rounds</source>
            <translation>alle ronden</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>allow a forbidden pair again</source>
            <translation>verboden paar weer toestaan</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>any number</source>
            <translation>elk aantal</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>before: {what}</source>
            <translation>vóór: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>bonus for {team_name} in round {round}</source>
            <translation>bonus voor {team_name} in ronde {round}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>bye</source>
            <translation>vrij</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>card of table {table}: {card}</source>
            <translation>wedstrijdformulier van tafel {table}: {card}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change an arbiter</source>
            <translation>arbiter wijzigen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change the prize category {name}</source>
            <translation>prijscategorie {name} wijzigen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change the team {team_name}</source>
            <translation>team {team_name} wijzigen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change {player_name}</source>
            <translation>{player_name} wijzigen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>check in {team_name}</source>
            <translation>{team_name} aanmelden</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>check teams in ({count})</source>
            <translation>teams aanmelden ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>choose the preset {preset}</source>
            <translation>voorinstelling {preset} kiezen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>clear the result at table {table}, board {board}</source>
            <translation>uitslag aan tafel {table}, bord {board} wissen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>close the list</source>
            <translation>lijst sluiten</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>colours reversed at table {table}</source>
            <translation>kleuren verwisseld aan tafel {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>correct the result at table {table}, board {board}</source>
            <translation>uitslag aan tafel {table}, bord {board} verbeteren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>discard the draft</source>
            <translation>concept verwerpen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>draw lots for the initial colour</source>
            <translation>om de beginkleur loten</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>empty</source>
            <translation>leeg</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>empty table {table}, board {board}</source>
            <translation>tafel {table}, bord {board} leegmaken</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>enter {name} late, from round {first_round}</source>
            <translation>{name} laat inschrijven, vanaf ronde {first_round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>exchange {team_name} and {other_name}</source>
            <translation>{team_name} en {other_name} ruilen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forbid pairs of teams among each other ({count})</source>
            <translation>teams onderling verbieden ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forbid {team_name} – {opponent_name}</source>
            <translation>{team_name} – {opponent_name} verbieden</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeit</source>
            <translation>reglementair</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeit of the match at table {table}</source>
            <translation>wedstrijd aan tafel {table} reglementair</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeited by both</source>
            <translation>beide reglementair verloren</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>from round {number}</source>
            <translation>vanaf ronde {number}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>full-point bye</source>
            <translation>bye met volle punten</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>game points</source>
            <translation>bordpunten</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>games</source>
            <translation>partijen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>give the bye to {team_name}</source>
            <translation>{team_name} vrij laten</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>half-point bye</source>
            <translation>bye met halve punten</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>handed out</source>
            <translation>uitgegeven</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>import teams</source>
            <translation>teams importeren</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>is used for colours (4.2.2)</source>
            <translation>wordt voor kleuren gebruikt (4.2.2)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>keep snapshot {snapshot}: {reason}</source>
            <translation>momentopname {snapshot} bewaren: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>let teams return in round {round} ({count})</source>
            <translation>teams laten terugkeren in ronde {round} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>let {team_name} return in round {round}</source>
            <translation>{team_name} laten terugkeren in ronde {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>line-up at table {table}</source>
            <translation>opstelling aan tafel {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>line-up received at table {table}</source>
            <translation>opstelling ontvangen aan tafel {table}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>match points</source>
            <translation>matchpunten</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>minutes before the round</source>
            <translation>minuten vóór de ronde</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move players to board {position} ({count})</source>
            <translation>spelers verplaatsen naar bord {position} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move players to {team_name} ({count})</source>
            <translation>spelers verplaatsen naar {team_name} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move the prize category {name}</source>
            <translation>prijscategorie {name} verplaatsen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move {player_name} to board {position}</source>
            <translation>{player_name} verplaatsen naar bord {position}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move {player_name} to {team_name}</source>
            <translation>{player_name} verplaatsen naar {team_name}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>must keep the roster order</source>
            <translation>in de volgorde van de spelerslijst</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>neither team appeared</source>
            <translation>beide teams niet verschenen</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the late entry {team_name}</source>
            <translation>late inschrijving {team_name} nummeren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by hand</source>
            <translation>teams met de hand nummeren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by lot (seed {seed})</source>
            <translation>teams door loting nummeren (startgetal {seed})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by rating</source>
            <translation>teams op rating nummeren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>order the matches of round {round}</source>
            <translation>wedstrijden van ronde {round} ordenen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>order the tie-breaks</source>
            <translation>tiebreaks ordenen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>pair the round</source>
            <translation>ronde indelen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>pair {white_name} – {black_name} by hand</source>
            <translation>{white_name} – {black_name} met de hand paren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>paste players into {team_name}</source>
            <translation>spelers plakken bij {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>paste teams</source>
            <translation>teams plakken</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>penalty for {team_name} in round {round}</source>
            <translation>aftrek voor {team_name} in ronde {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>penalty or bonus for {team_name} in round {round}</source>
            <translation>aftrek of bonus voor {team_name} in ronde {round}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>percentage</source>
            <translation>percentage</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>performance</source>
            <translation>TPR</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>place {place}</source>
            <translation>plaats {place}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>points</source>
            <translation>punten</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>present</source>
            <translation>aanwezig</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>protest at table {table}, board {board}</source>
            <translation>protest aan tafel {table}, bord {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>publish round {round}</source>
            <translation>ronde {round} publiceren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>received</source>
            <translation>ontvangen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>redo: {what}</source>
            <translation>opnieuw gedaan: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove an arbiter</source>
            <translation>arbiter verwijderen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove players ({count})</source>
            <translation>spelers verwijderen ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove teams ({count})</source>
            <translation>teams verwijderen ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove the prize category {name}</source>
            <translation>prijscategorie {name} verwijderen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove the team {team_name}</source>
            <translation>team {team_name} verwijderen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove {player_name}</source>
            <translation>{player_name} verwijderen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>rename {team_name} to {name}</source>
            <translation>{team_name} hernoemen tot {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>reopen round {round}: {reason}</source>
            <translation>ronde {round} heropenen: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>reopen the list: {reason}</source>
            <translation>lijst heropenen: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>restore snapshot {snapshot}</source>
            <translation>momentopname {snapshot} terugzetten</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>result at table {table}, board {board}</source>
            <translation>uitslag aan tafel {table}, bord {board}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>rounds {first} to {last}</source>
            <translation>ronden {first} t/m {last}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>score of the match at table {table}</source>
            <translation>uitslag van de wedstrijd aan tafel {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>seat a player at table {table}, board {board}</source>
            <translation>speler opstellen aan tafel {table}, bord {board}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>seed {seed}</source>
            <translation>startgetal {seed}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the acceleration</source>
            <translation>versnelling instellen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the attendance of teams in round {round} ({count})</source>
            <translation>aanwezigheid van teams in ronde {round} instellen ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the attendance of {team_name} in round {round}</source>
            <translation>aanwezigheid van {team_name} in ronde {round} instellen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the date of round {round}</source>
            <translation>datum van ronde {round} instellen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the score at table {table}, board {board}</source>
            <translation>score aan tafel {table}, bord {board} vaststellen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set {field}</source>
            <translation>{field} instellen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>start a round by hand</source>
            <translation>ronde met de hand beginnen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap boards {board} and {other} at table {table}</source>
            <translation>borden {board} en {other} aan tafel {table} verwisselen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap the colours of {white_name} – {black_name}</source>
            <translation>kleuren van {white_name} – {black_name} verwisselen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap the opponents of two matches</source>
            <translation>tegenstanders van twee wedstrijden verwisselen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>table of {white_name} – {black_name}</source>
            <translation>tafel van {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take a penalty or bonus back</source>
            <translation>aftrek of bonus terugnemen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take back that the colours were reversed at table {table}</source>
            <translation>verwisselde kleuren aan tafel {table} terugnemen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take back that the line-up was received at table {table}</source>
            <translation>ontvangst van de opstelling aan tafel {table} terugnemen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the bye back</source>
            <translation>vrij laten terugnemen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the check-in of teams back ({count})</source>
            <translation>aanmelding van teams terugnemen ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the check-in of {team_name} back</source>
            <translation>aanmelding van {team_name} terugnemen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the forfeit of the match at table {table} back</source>
            <translation>reglementaire uitslag van de wedstrijd aan tafel {table} terugnemen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the line-up over at table {table}</source>
            <translation>opstelling aan tafel {table} overnemen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the protest at table {table}, board {board} back</source>
            <translation>protest aan tafel {table}, bord {board} terugnemen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the score of the match at table {table} back</source>
            <translation>uitslag van de wedstrijd aan tafel {table} terugnemen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take {player_name} over from the rating list</source>
            <translation>{player_name} overnemen uit de ratinglijst</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>the numbers of the teams</source>
            <translation>de nummers van de teams</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>the result of the match</source>
            <translation>de uitslag van de wedstrijd</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>the team’s total</source>
            <translation>het totaal van het team</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>the usual points</source>
            <translation>de gebruikelijke punten</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>under protest</source>
            <translation>onder protest</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>undo: {what}</source>
            <translation>ongedaan gemaakt: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unlock {field}: {reason}</source>
            <translation>{field} ontgrendelen: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unpair the last round</source>
            <translation>laatste indeling intrekken</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unpair {white_name} – {black_name}</source>
            <translation>{white_name} – {black_name} intrekken</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>until then table {table}</source>
            <translation>tot dan toe tafel {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>update ratings</source>
            <translation>ratings bijwerken</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>verified</source>
            <translation>gecontroleerd</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>withdraw teams from round {first_round} on ({count})</source>
            <translation>teams vanaf ronde {first_round} terugtrekken ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>withdraw {team_name} from round {first_round} on</source>
            <translation>{team_name} vanaf ronde {first_round} terugtrekken</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{match} and another match</source>
            <translation>{match} en een andere wedstrijd</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>{result} (unrated)</source>
            <translation>{result} (niet voor rating)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{team} did not appear</source>
            <translation>{team} niet verschenen</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>{what} (off)</source>
            <translation>{what} (uit)</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>{what} (on)</source>
            <translation>{what} (aan)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>{what} (round {round})</source>
            <translation>{what} (ronde {round})</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{what} (round {round}, {teams})</source>
            <translation>{what} (ronde {round}, {teams})</translation>
        </message>
    </context>
    <context>
        <name>load</name>
        <message>
            <location filename="cli/load.py" />
            <source>{file}: line {line}, column {column}: found '{found}', expected {expected}</source>
            <translation>{file}: regel {line}, kolom {column}: gevonden ‘{found}’, verwacht {expected}</translation>
        </message>
        <message>
            <location filename="cli/load.py" />
            <source>{file}: {count} more places to look at</source>
            <translation>{file}: nog te bekijken plaatsen: {count}</translation>
        </message>
    </context>
    <context>
        <name>overview</name>
        <message>
            <location filename="cli/overview.py" />
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Colours by</source>
            <translation>Kleuren volgens</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Pairing of round {round} by {system}</source>
            <translation>Indeling van ronde {round} volgens {system}</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Players</source>
            <translation>Spelers</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Round {number}</source>
            <translation>Ronde {number}</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Table</source>
            <translation>Tafel</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Team</source>
            <translation>Team</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>The bye goes to {name} ({tpn}).</source>
            <translation>Vrij is {name} ({tpn}).</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Tournament without a name</source>
            <translation>Toernooi zonder naam</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>absent</source>
            <translation>afwezig</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>bye</source>
            <translation>vrij</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>full-point bye</source>
            <translation>bye met volle punten</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>half-point bye</source>
            <translation>bye met halve punten</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>{teams} teams, {boards} boards, round {round} of {rounds}</source>
            <translation>{teams} teams, {boards} borden, ronde {round} van {rounds}</translation>
        </message>
    </context>
    <context>
        <name>prizes</name>
        <message numerus="yes">
            <location filename="scoring/prize_words.py" />
            <source>%n chosen team(s)</source>
            <translation>
                <numerusform>%n gekozen team</numerusform>
                <numerusform>%n gekozen teams</numerusform>
            </translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Half of each prize goes by place, the other half is divided among equal scores.</source>
            <translation>De helft van elke prijs wordt op plaats toegekend, de andere helft wordt bij gelijke score gedeeld.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Prizes go by place; only a shared place is divided, equally.</source>
            <translation>De prijzen worden op plaats toegekend; alleen bij een gedeelde plaats wordt gedeeld, in gelijke delen.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Teams with the same score divide their prizes equally.</source>
            <translation>Teams met dezelfde score delen hun prijzen gelijk.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>all women</source>
            <translation>alleen vrouwen</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>everyone born in {value} or earlier</source>
            <translation>iedereen geboren in {value} of eerder</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>everyone born in {value} or later</source>
            <translation>iedereen geboren in {value} of later</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>team average below {value}</source>
            <translation>teamgemiddelde onder {value}</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>team average {value} or more</source>
            <translation>teamgemiddelde {value} of hoger</translation>
        </message>
    </context>
    <context>
        <name>standings</name>
        <message>
            <location filename="cli/standings.py" />
            <source>Standings after round {round}</source>
            <translation>Stand na ronde {round}</translation>
        </message>
        <message>
            <location filename="cli/standings.py" />
            <source>Standings after round {round} (provisional)</source>
            <translation>Stand na ronde {round} (voorlopig)</translation>
        </message>
    </context>
    <context>
        <name>tiebreaks</name>
        <message>
            <location filename="scoring/sentences.py" />
            <source> ({missing} not played)</source>
            <translation> ({missing} niet gespeeld)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Average Buchholz of the opponents played</source>
            <translation>Gemiddelde Buchholz van de gespeelde tegenstanders</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Berlin: board points, the top board weighing most</source>
            <translation>Berlijns: bordpunten, het eerste bord weegt het zwaarst</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Board count: board number × points on it, the lower the better</source>
            <translation>Bordtelling: bordnummer × punten daar, hoe lager hoe beter</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Bottom board elimination: points without the last board, then the last two, …</source>
            <translation>Wegvallen van de laatste borden: punten zonder het laatste bord, dan de laatste twee, …</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>Buchholz on {score} {numbers} ({article})</source>
            <translation>Buchholz op {score} {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Buchholz: sum of the opponents’ scores</source>
            <translation>Buchholz: som van de scores van de tegenstanders</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Direct encounter of the tied teams</source>
            <translation>Onderling resultaat van de gelijk geëindigde teams</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then board count and bottom boards</source>
            <translation>Uitgebreid onderling resultaat, dan bordtelling en wegvallen van de laatste borden</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then board count and top boards</source>
            <translation>Uitgebreid onderling resultaat, dan bordtelling en eerste borden</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then bottom boards</source>
            <translation>Uitgebreid onderling resultaat, dan wegvallen van de laatste borden</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then top boards</source>
            <translation>Uitgebreid onderling resultaat, dan eerste borden</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter: match points, then game points</source>
            <translation>Uitgebreid onderling resultaat: matchpunten, dan bordpunten</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Fore Buchholz: Buchholz with the last round as draws</source>
            <translation>Fore Buchholz: Buchholz met de laatste ronde als gelijk</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Game points (match points where game points decide)</source>
            <translation>Bordpunten (matchpunten waar bordpunten beslissen)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Koya: points against opponents with at least half of the possible points</source>
            <translation>Koya: punten tegen tegenstanders met minstens de helft van de mogelijke punten</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Number of matches won over the board</source>
            <translation>Aantal aan het bord gewonnen wedstrijden</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Number of wins, with or without playing</source>
            <translation>Aantal overwinningen, gespeeld of niet</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Olympiad Sonneborn-Berger without the lowest opponent</source>
            <translation>Sonneborn-Berger van de Olympiade zonder de laagste tegenstander</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Pairing number, the smaller the better</source>
            <translation>Indelingsnummer, hoe kleiner hoe beter</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Points</source>
            <translation>Punten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>R{round}</source>
            <translation>R{round}</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Secondary score and strength of the schedule combined</source>
            <translation>Nevenscore en sterkte van de tegenstanders samen</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger on one score</source>
            <translation>Sonneborn-Berger op één score</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ game points × game points scored</source>
            <translation>Sonneborn-Berger: bordpunten van de tegenstanders × behaalde bordpunten</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ game points × match points scored</source>
            <translation>Sonneborn-Berger: bordpunten van de tegenstanders × behaalde matchpunten</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ match points × game points scored</source>
            <translation>Sonneborn-Berger: matchpunten van de tegenstanders × behaalde bordpunten</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ match points × match points scored</source>
            <translation>Sonneborn-Berger: matchpunten van de tegenstanders × behaalde matchpunten</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of all opponents’ match points (Olympiad)</source>
            <translation>Som van de matchpunten van alle tegenstanders (Olympiade)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of the opponents’ match points without the lowest (Olympiad)</source>
            <translation>Som van de matchpunten van de tegenstanders zonder de laagste (Olympiade)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of the scores after each round</source>
            <translation>Som van de scores na elke ronde (progressief)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Top board results: points on board 1, then board 2, …</source>
            <translation>Eerste borden: punten op bord 1, dan bord 2, …</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>[not counted: {article}]</source>
            <translation>[telt niet: {article}]</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>absent</source>
            <translation>afwezig</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>board {board}</source>
            <translation>bord {board}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>boards: {numbers} ({article})</source>
            <translation>borden: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>divided by {numbers} ({article})</source>
            <translation>gedeeld door {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>forfeits count as played</source>
            <translation>reglementaire tellen als gespeeld</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>full-point bye</source>
            <translation>bye met volle punten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>game points</source>
            <translation>bordpunten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>half-point bye</source>
            <translation>bye met halve punten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>instead of {raw} by {article}</source>
            <translation>in plaats van {raw} volgens {article}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>lost by forfeit</source>
            <translation>reglementair verloren</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>match points</source>
            <translation>matchpunten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>matches of the tied teams, {score}: {table} ({article})</source>
            <translation>wedstrijden van de gelijk geëindigde teams, {score}: {table} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>nothing: they share the place</source>
            <translation>niets: ze delen de plaats</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>on game points</source>
            <translation>op bordpunten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>on match points</source>
            <translation>op matchpunten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>opponents with at least {numbers} count ({article})</source>
            <translation>tegenstanders met minstens {numbers} tellen ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>pairing-allocated bye</source>
            <translation>vrij door de indeling</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>penalty or bonus</source>
            <translation>aftrek of bonus</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>played</source>
            <translation>gespeeld</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>sum and number of opponents: {numbers} ({article})</source>
            <translation>som en aantal tegenstanders: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>the last round counts as drawn</source>
            <translation>de laatste ronde telt als gelijk</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>the other way round</source>
            <translation>omgekeerd</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the highest and the lowest</source>
            <translation>zonder de hoogste en de laagste</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the last boards: {numbers} ({article})</source>
            <translation>zonder de laatste borden: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the lowest</source>
            <translation>zonder de laagste</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the two highest and the two lowest</source>
            <translation>zonder de twee hoogste en de twee laagste</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the two lowest</source>
            <translation>zonder de twee laagste</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>won by forfeit</source>
            <translation>reglementair gewonnen</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{code} = {value}</source>
            <translation>{code} = {value}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{code}: place {value} of the tied teams</source>
            <translation>{code}: plaats {value} van de gelijk geëindigde teams</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{score} {numbers} ({article})</source>
            <translation>{score} {numbers} ({article})</translation>
        </message>
    </context>
</TS>
