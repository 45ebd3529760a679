<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>About TeamSwiss</source>
            <translation>Über TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>Licences</source>
            <translation>Lizenzen</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>Team Swiss tournaments: paired by the rules.</source>
            <translation>Mannschaftsturniere im Schweizer System: nach den Regeln ausgelost.</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>TeamSwiss is free software under the MIT licence: use it, copy it, change it, pass it on; there is no warranty.</source>
            <translation>TeamSwiss ist freie Software unter der MIT-Lizenz: benutzen, kopieren, ändern, weitergeben; ohne Gewähr.</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>What is inside the program, and its licences</source>
            <translation>Was im Programm steckt, und dessen Lizenzen</translation>
        </message>
    </context>
    <context>
        <name>AdjustmentsDialog</name>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>&amp;Take back</source>
            <translation>&amp;Zurücknehmen</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Counts for</source>
            <translation>Zählt für</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Give it</source>
            <translation>Eintragen</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Penalties and bonuses of round {number}</source>
            <translation>Abzüge und Gutschriften der Runde {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>a team of the event</source>
            <translation>eine Mannschaft des Turniers</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>the result of the match</source>
            <translation>das Ergebnis des Wettkampfs</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>the team’s total</source>
            <translation>die Summe der Mannschaft</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>−1 takes a point away, 1 gives one</source>
            <translation>−1 zieht einen Punkt ab, 1 schreibt einen gut</translation>
        </message>
    </context>
    <context>
        <name>AdjustmentsModel</name>
        <message>
            <location filename="models/adjustments.py" />
            <source>Counts for</source>
            <translation>Zählt für</translation>
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
            <translation>Grund</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>the match</source>
            <translation>den Wettkampf</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>the total</source>
            <translation>die Summe</translation>
        </message>
    </context>
    <context>
        <name>ArbitersModel</name>
        <message>
            <location filename="models/arbiters.py" />
            <source>Add an arbiter…</source>
            <translation>Schiedsrichter hinzufügen…</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Arbiter</source>
            <translation>Schiedsrichter</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Chief arbiter</source>
            <translation>Hauptschiedsrichter</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Deputy chief arbiter</source>
            <translation>Stellv. Hauptschiedsrichter</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Role</source>
            <translation>Funktion</translation>
        </message>
    </context>
    <context>
        <name>AttendanceDialog</name>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>A late entry: plays from round {number} on.</source>
            <translation>Eine Nachmeldung: spielt ab Runde {number}.</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Absent (zero-point bye)</source>
            <translation>Abwesend (spielfrei, 0 Punkte)</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Attendance and byes</source>
            <translation>Anwesenheit und spielfrei</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Every change takes effect at once; Ctrl+Z takes it back.</source>
            <translation>Jede Änderung wirkt sofort; Strg+Z nimmt sie zurück.</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Full-point bye</source>
            <translation>Spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Half-point bye</source>
            <translation>Spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Plays</source>
            <translation>Spielt</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Return in this round</source>
            <translation>In dieser Runde zurückkehren</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Withdraw from this round on</source>
            <translation>Ab dieser Runde zurückziehen</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>against {name}</source>
            <translation>gegen {name}</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>not paired</source>
            <translation>nicht gepaart</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>not yet entered</source>
            <translation>noch nicht gemeldet</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>pairing-allocated bye</source>
            <translation>spielfrei durch Auslosung</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>withdrawn</source>
            <translation>zurückgezogen</translation>
        </message>
    </context>
    <context>
        <name>BoardScoreDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Each side gets its own points, for instance ½ and 0.</source>
            <translation>Jede Seite erhält ihre eigenen Punkte, zum Beispiel ½ und 0.</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Score of board {board}, set by the arbiter</source>
            <translation>Punkte an Brett {board}, vom Schiedsrichter festgesetzt</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Set the score</source>
            <translation>Punkte festsetzen</translation>
        </message>
    </context>
    <context>
        <name>BoardsModel</name>
        <message>
            <location filename="models/matches.py" />
            <source> protest</source>
            <translation> Protest</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>(nobody)</source>
            <translation>(niemand)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>no result</source>
            <translation>kein Ergebnis</translation>
        </message>
    </context>
    <context>
        <name>BoardsPanel</name>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · Backspace clears · Enter next match · g table</source>
            <translation>1 Sieg · 0 Niederlage · = oder Leertaste Remis · + − x kampflos · * Hängepartie · u ungewertet · Rücktaste löscht · Eingabe nächster Wettkampf · g Tisch</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Boards of the match</source>
            <translation>Bretter des Wettkampfs</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Hint</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Seen from {side}: 1 win, 0 loss, = or space draw, + and − forfeit for and against, x forfeited by both, * adjourned, u and a result unrated; # score set by the arbiter, p protest, s match by its score, c card; g and a number go to a table.</source>
            <translation>Aus der Sicht ({side}): 1 Sieg, 0 Niederlage, = oder Leertaste Remis, + und − kampflos für und gegen, x beiderseits kampflos, * Hängepartie, u und ein Ergebnis ungewertet; # Punkte vom Schiedsrichter festgesetzt, p Protest, s Wettkampf nach Ergebnis, c Spielbericht; g und eine Nummer gehen zu einem Tisch.</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Table {table}   {white} – {black}</source>
            <translation>Tisch {table}   {white} – {black}</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>White’s side of the board</source>
            <translation>Weiß am Brett</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>White’s side: 1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · Backspace clears · Enter next match · g table</source>
            <translation>Sicht von Weiß: 1 Sieg · 0 Niederlage · = oder Leertaste Remis · + − x kampflos · * Hängepartie · u ungewertet · Rücktaste löscht · Eingabe nächster Wettkampf · g Tisch</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>the left team</source>
            <translation>linke Mannschaft</translation>
        </message>
    </context>
    <context>
        <name>CategoryTeamsModel</name>
        <message>
            <location filename="models/prizes.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>can win</source>
            <translation>kann gewinnen</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>cannot win</source>
            <translation>kann nicht gewinnen</translation>
        </message>
    </context>
    <context>
        <name>Chart</name>
        <message>
            <location filename="views/chart/widget.py" />
            <source>Chart</source>
            <translation>Diagramm</translation>
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
            <translation>Mannschaft suchen</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Mark the missing as absent in the next round</source>
            <translation>Die Fehlenden in der nächsten Runde als abwesend markieren</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Only those who are &amp;missing</source>
            <translation>Nur die &amp;Fehlenden</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Part of a name; Enter ticks the first team</source>
            <translation>Teil eines Namens; Eingabe hakt die erste Mannschaft ab</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Space ticks the selected team · a note can be typed into its row</source>
            <translation>Leertaste hakt die gewählte Mannschaft ab · eine Notiz lässt sich in ihre Zeile tippen</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Teams</source>
            <translation>Mannschaften</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Tick</source>
            <translation>Abhaken</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Tick all</source>
            <translation>Alle abhaken</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>{here} of {total} teams are here</source>
            <translation>{here} von {total} Mannschaften sind da</translation>
        </message>
    </context>
    <context>
        <name>CheckInModel</name>
        <message>
            <location filename="models/check_in.py" />
            <source>Captain</source>
            <translation>Mannschaftsführer</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Here</source>
            <translation>Da</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Note (late, on the way…)</source>
            <translation>Notiz (verspätet, unterwegs …)</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>here</source>
            <translation>da</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>not here yet</source>
            <translation>noch nicht da</translation>
        </message>
    </context>
    <context>
        <name>ChooseTeamDialog</name>
        <message>
            <location filename="views/teams/choose_team.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/choose_team.py" />
            <source>Type a part of the name, or its number.</source>
            <translation>Tippen Sie einen Teil des Namens oder die Nummer.</translation>
        </message>
    </context>
    <context>
        <name>CompareCommand</name>
        <message>
            <location filename="views/round_questions.py" />
            <source>Compare &amp;systems…</source>
            <translation>&amp;Systeme vergleichen…</translation>
        </message>
    </context>
    <context>
        <name>CompareDialog</name>
        <message numerus="yes">
            <location filename="views/dialogs/compare.py" />
            <source>%n pair(s) are the same in all.</source>
            <translation>
                <numerusform>%n Paar ist überall gleich.</numerusform>
                <numerusform>%n Paare sind überall gleich.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>All these systems pair this round alike.</source>
            <translation>Alle diese Systeme losen diese Runde gleich aus.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Choose two systems at least.</source>
            <translation>Wählen Sie mindestens zwei Systeme.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Compare systems</source>
            <translation>Systeme vergleichen</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>No two of these systems have a legal pairing.</source>
            <translation>Keine zwei dieser Systeme haben eine zulässige Auslosung.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Only what differs</source>
            <translation>Nur Unterschiede</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>The round under the systems</source>
            <translation>Die Runde nach den Systemen</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>This system finds no legal pairing.</source>
            <translation>Dieses System findet keine zulässige Auslosung.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Why not against {team}?</source>
            <translation>Warum nicht gegen {team}?</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Working it out…</source>
            <translation>Wird berechnet …</translation>
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
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>bye</source>
            <translation>spielfrei</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>no pairing</source>
            <translation>keine Auslosung</translation>
        </message>
    </context>
    <context>
        <name>Corrections</name>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>Correct it</source>
            <translation>Korrigieren</translation>
        </message>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>Correct round {number}</source>
            <translation>Runde {number} korrigieren</translation>
        </message>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>It can be undone.</source>
            <translation>Es lässt sich rückgängig machen.</translation>
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
            <translation>Platz</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>R{round}</source>
            <translation>R{round}</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>bye {points}</source>
            <translation>spielfrei {points}</translation>
        </message>
    </context>
    <context>
        <name>CrosstablePage</name>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>&amp;Boards of the match</source>
            <translation>&amp;Bretter des Wettkampfs</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>&amp;Why this match?</source>
            <translation>&amp;Warum dieser Wettkampf?</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>A grid has room for {count} teams at most</source>
            <translation>Eine Matrix hat Platz für höchstens {count} Mannschaften</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>As a &amp;grid</source>
            <translation>Als &amp;Matrix</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>By &amp;number</source>
            <translation>Nach &amp;Nummern</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Crosstable</source>
            <translation>Kreuztabelle</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Every team against every other</source>
            <translation>Jede Mannschaft gegen jede andere</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Find a team</source>
            <translation>Mannschaft suchen</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Game points against every opponent</source>
            <translation>Brettpunkte gegen jeden Gegner</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Grid</source>
            <translation>Matrix</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>It appears as soon as the first round is accepted.</source>
            <translation>Sie erscheint, sobald die erste Runde angenommen ist.</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>No crosstable yet</source>
            <translation>Noch keine Kreuztabelle</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Opponent: game points · light square White, dark square Black</source>
            <translation>Gegner: Brettpunkte · helles Feld Weiß, dunkles Feld Schwarz</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by number</source>
            <translation>nach Runde {number}, nach Nummern</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by number; provisional: results are missing</source>
            <translation>nach Runde {number}, nach Nummern; vorläufig: Ergebnisse fehlen</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by rank</source>
            <translation>nach Runde {number}, nach Plätzen</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by rank; provisional: results are missing</source>
            <translation>nach Runde {number}, nach Plätzen; vorläufig: Ergebnisse fehlen</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>working it out…</source>
            <translation>wird berechnet …</translation>
        </message>
    </context>
    <context>
        <name>DateField</name>
        <message>
            <location filename="views/fields.py" />
            <source>a day as {day}</source>
            <translation>ein Tag wie {day}</translation>
        </message>
    </context>
    <context>
        <name>DecisionDialog</name>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>Consequences</source>
            <translation>Folgen</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>It can be undone, and the log keeps what is said here.</source>
            <translation>Es lässt sich rückgängig machen, und das Protokoll behält, was hier steht.</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>This is what the rules give.</source>
            <translation>Das entspricht den Regeln.</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>What it means:</source>
            <translation>Was es bedeutet:</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>Working it out…</source>
            <translation>Wird berechnet …</translation>
        </message>
    </context>
    <context>
        <name>DocumentsPage</name>
        <message>
            <location filename="views/documents_page.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Drucken…</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Cancelled. Nothing was written, and older files are as they were.</source>
            <translation>Abgebrochen. Nichts wurde geschrieben, ältere Dateien sind unverändert.</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Fit the width</source>
            <translation>Seitenbreite</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Larger</source>
            <translation>Größer</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Nothing to show yet</source>
            <translation>Noch nichts zu zeigen</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Page {page} of {pages}</source>
            <translation>Seite {page} von {pages}</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Save as</source>
            <translation>Speichern unter</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Saved: {name} in {folder}</source>
            <translation>Gespeichert: {name} in {folder}</translation>
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
            <translation>Was geschrieben wurde</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Whole event</source>
            <translation>Ganzes Turnier</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Whole page</source>
            <translation>Ganze Seite</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Workbook for the federation</source>
            <translation>Arbeitsmappe für den Verband</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Working it out…</source>
            <translation>Wird berechnet …</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Working…</source>
            <translation>In Arbeit …</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>XML for chess-results</source>
            <translation>XML für chess-results</translation>
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
            <translation>Zelle</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>What is doubtful</source>
            <translation>Was zweifelhaft ist</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>row {row}</source>
            <translation>Zeile {row}</translation>
        </message>
    </context>
    <context>
        <name>EditCommands</name>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Log…</source>
            <translation>&amp;Protokoll…</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Preferences…</source>
            <translation>&amp;Einstellungen…</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Redo: {what}</source>
            <translation>&amp;Wiederholen: {what}</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Undo: {what}</source>
            <translation>&amp;Rückgängig: {what}</translation>
        </message>
    </context>
    <context>
        <name>EventSection</name>
        <message>
            <location filename="views/tournament/event.py" />
            <source>&amp;Add an arbiter</source>
            <translation>&amp;Schiedsrichter hinzufügen</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>&amp;Remove the arbiter</source>
            <translation>Schiedsrichter &amp;entfernen</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Arbiters</source>
            <translation>Schiedsrichter</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Clear the &amp;day</source>
            <translation>&amp;Tag löschen</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Days of the rounds</source>
            <translation>Tage der Runden</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Event</source>
            <translation>Veranstaltung</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Federation</source>
            <translation>Föderation</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>First day</source>
            <translation>Erster Tag</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Last day</source>
            <translation>Letzter Tag</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Line-ups and paper</source>
            <translation>Aufstellungen und Papier</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Line-ups due</source>
            <translation>Aufstellungen fällig</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Logo</source>
            <translation>Logo</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Organiser</source>
            <translation>Veranstalter</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Sponsor line</source>
            <translation>Sponsorenzeile</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Time control</source>
            <translation>Bedenkzeit</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Type a day as {day} and a time as 14:30.</source>
            <translation>Tippen Sie einen Tag wie {day} und eine Uhrzeit wie 14:30.</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Venue</source>
            <translation>Ort</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>minutes before the round</source>
            <translation>Minuten vor der Runde</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>three letters</source>
            <translation>drei Buchstaben</translation>
        </message>
    </context>
    <context>
        <name>ExportCommands</name>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Everything into a folder…</source>
            <translation>&amp;Alles in einen Ordner…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;TRF for the rating officer…</source>
            <translation>&amp;TRF für die Auswertung…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Verify the export</source>
            <translation>Export pr&amp;üfen</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Workbook for the federation…</source>
            <translation>Arbeitsmappe für den &amp;Verband…</translation>
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
            <translation>Ordner für die Website: Ihre Seiten werden ersetzt</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Folder in which a new folder with everything is made</source>
            <translation>Ordner, in dem ein neuer Ordner mit allem angelegt wird</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as</source>
            <translation>Speichern unter</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as &amp;CSV…</source>
            <translation>Als &amp;CSV speichern…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as &amp;PDF…</source>
            <translation>Als &amp;PDF speichern…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as E&amp;xcel sheet…</source>
            <translation>Als E&amp;xcel-Tabelle speichern…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as web page (&amp;HTML)…</source>
            <translation>Als Webseite (&amp;HTML) speichern…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>TRF (*.trf)</source>
            <translation>TRF (*.trf)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Web &amp;site of the event…</source>
            <translation>Web&amp;site des Turniers…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Web pages (*.html)</source>
            <translation>Webseiten (*.html)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>XML (*.xml)</source>
            <translation>XML (*.xml)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>XML for chess-&amp;results…</source>
            <translation>XML für chess-&amp;results…</translation>
        </message>
    </context>
    <context>
        <name>FaultDialog</name>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Copy the report</source>
            <translation>Bericht &amp;kopieren</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Go on</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Show the report</source>
            <translation>Bericht &amp;zeigen</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>A fault in TeamSwiss</source>
            <translation>Ein Fehler in TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>No tournament was open. Nothing is lost.</source>
            <translation>Kein Turnier war geöffnet. Nichts ist verloren.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Report</source>
            <translation>Bericht</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Something went wrong inside the program</source>
            <translation>Im Programm ist etwas schiefgegangen</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>The file could not be read again just now:</source>
            <translation>Die Datei konnte gerade nicht wieder gelesen werden:</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>The report says where in the program it happened ({what}), the versions and the file's name; no names of players, no results.</source>
            <translation>Der Bericht sagt, wo im Programm es geschah ({what}), die Versionen und den Namen der Datei; keine Namen von Spielern, keine Ergebnisse.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>What was shown is still in the program: choose File, Save as and another place, then go on from there.</source>
            <translation>Was angezeigt wurde, ist noch im Programm: Wählen Sie Datei, Speichern unter und einen anderen Ort, und arbeiten Sie dort weiter.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Where the file is</source>
            <translation>Wo die Datei liegt</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>You can go on. If it happens again, close TeamSwiss and start it anew.</source>
            <translation>Sie können weiterarbeiten. Geschieht es wieder, schließen Sie TeamSwiss und starten Sie es neu.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Your data is safe. The file was just read again and holds all that was shown:</source>
            <translation>Ihre Daten sind sicher. Die Datei wurde soeben neu gelesen und enthält alles, was angezeigt wurde:</translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message numerus="yes">
            <location filename="views/fields.py" />
            <source>Locked, because %n round(s) were paired with it.</source>
            <translation>
                <numerusform>Gesperrt, weil %n Runde damit ausgelost wurde.</numerusform>
                <numerusform>Gesperrt, weil %n Runden damit ausgelost wurden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>Unlock {title}</source>
            <translation>{title} entsperren</translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>Unlocked until the next round is accepted.</source>
            <translation>Entsperrt, bis die nächste Runde angenommen ist.</translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>{why} Press to unlock it with a reason.</source>
            <translation>{why} Drücken, um mit einem Grund zu entsperren.</translation>
        </message>
    </context>
    <context>
        <name>FileCommands</name>
        <message numerus="yes">
            <location filename="views/file_commands.py" />
            <source>%n place(s) could not be read: {places}</source>
            <translation>
                <numerusform>%n Stelle war nicht lesbar: {places}</numerusform>
                <numerusform>%n Stellen waren nicht lesbar: {places}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Import</source>
            <translation>&amp;Importieren</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Keep a snapshot…</source>
            <translation>Sicherungspunkt an&amp;legen…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;New tournament</source>
            <translation>&amp;Neues Turnier</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Open…</source>
            <translation>Ö&amp;ffnen…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>C&amp;lose</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>E&amp;xport</source>
            <translation>E&amp;xportieren</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Everything could be read.</source>
            <translation>Alles war lesbar.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Gaps were filled from the last snapshot.</source>
            <translation>Lücken wurden aus dem letzten Sicherungspunkt gefüllt.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Keep a snapshot</source>
            <translation>Sicherungspunkt anlegen</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>New &amp;window</source>
            <translation>Neues Fens&amp;ter</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>New from an &amp;earlier event…</source>
            <translation>Neu aus fr&amp;üherem Turnier…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Nothing that was saved is lost</source>
            <translation>Nichts Gespeichertes geht verloren</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Nothing was opened yet</source>
            <translation>Noch nichts geöffnet</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Open &amp;recent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Open the &amp;sample event</source>
            <translation>&amp;Beispielturnier öffnen</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Res&amp;tore a snapshot…</source>
            <translation>Sicherungspunkt &amp;wiederherstellen…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Rescue a &amp;damaged file…</source>
            <translation>Beschädigte Datei &amp;retten…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Rescued</source>
            <translation>Gerettet</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Save &amp;as…</source>
            <translation>Speichern &amp;unter…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Save a &amp;copy…</source>
            <translation>&amp;Kopie speichern…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Snapshot</source>
            <translation>Sicherungspunkt</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Snapshot kept: {name}</source>
            <translation>Sicherungspunkt angelegt: {name}</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>The state as it is now can be restored later. What is it called?</source>
            <translation>Der jetzige Stand kann später wiederhergestellt werden. Wie soll er heißen?</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>What can be read of {name} is a new tournament now; Save as gives it a place. Its undo history, log and snapshots stayed behind. The damaged file was not touched.</source>
            <translation>Was von {name} lesbar ist, ist jetzt ein neues Turnier; „Speichern unter“ gibt ihm einen Ort. Rückgängig-Verlauf, Protokoll und Sicherungspunkte sind zurückgeblieben. Die beschädigte Datei wurde nicht angerührt.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Which earlier event is the template?</source>
            <translation>Welches frühere Turnier ist die Vorlage?</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Which file is damaged?</source>
            <translation>Welche Datei ist beschädigt?</translation>
        </message>
    </context>
    <context>
        <name>FindField</name>
        <message>
            <location filename="views/table_tools.py" />
            <source>&amp;Find</source>
            <translation>&amp;Suchen</translation>
        </message>
    </context>
    <context>
        <name>ForbiddenPairsDialog</name>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Forbid</source>
            <translation>&amp;Sperren</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Rounds</source>
            <translation>&amp;Runden</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Team</source>
            <translation>&amp;Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>A&amp;llow again</source>
            <translation>Wieder er&amp;lauben</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Allow again</source>
            <translation>Wieder erlauben</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>First round</source>
            <translation>Erste Runde</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>For which rounds</source>
            <translation>Für welche Runden</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Forbidden pairs</source>
            <translation>Gesperrte Paare</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>In all rounds</source>
            <translation>In allen Runden</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>In these rounds:</source>
            <translation>In diesen Runden:</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Last round</source>
            <translation>Letzte Runde</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>No pair is forbidden yet. Use this for teams of one club or family that must not meet, in the first rounds or at all. Select several teams on the page to keep every two of them apart.</source>
            <translation>Noch ist kein Paar gesperrt. Gedacht für Mannschaften eines Vereins oder einer Familie, die nicht aufeinandertreffen sollen, in den ersten Runden oder überhaupt. Wählen Sie auf der Seite mehrere Mannschaften, um je zwei von ihnen auseinanderzuhalten.</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Not &amp;against</source>
            <translation>&amp;Nicht gegen</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Opponent</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Rea&amp;son</source>
            <translation>&amp;Grund</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Teams</source>
            <translation>Mannschaften</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>every two of: {names}</source>
            <translation>je zwei von: {names}</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>for example: same club</source>
            <translation>zum Beispiel: gleicher Verein</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>to</source>
            <translation>bis</translation>
        </message>
    </context>
    <context>
        <name>ForbiddenPairsModel</name>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Not against</source>
            <translation>Nicht gegen</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>from {first}</source>
            <translation>ab {first}</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>{first} to {last}</source>
            <translation>{first} bis {last}</translation>
        </message>
    </context>
    <context>
        <name>FormDialog</name>
        <message>
            <location filename="views/rounds/form_dialog.py" />
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <location filename="views/rounds/form_dialog.py" />
            <source>points such as 2 or 1½</source>
            <translation>Punkte wie 2 oder 1½</translation>
        </message>
    </context>
    <context>
        <name>GesturePanel</name>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Undo: {what}</source>
            <translation>Rückgängig: {what}</translation>
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
            <translation>Platz</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>round</source>
            <translation>Runde</translation>
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
            <translation>Das Los entscheidet, welche Farbe die ungeraden Nummern zuerst erhalten. Die Schaltfläche ist auf der Seite Turnier; das Ergebnis kommt ins Protokoll.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Accept the draft</source>
            <translation>Entwurf annehmen</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Add players</source>
            <translation>Spieler eingeben</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Add teams</source>
            <translation>Mannschaften eingeben</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Close the guide</source>
            <translation>Anleitung schließen</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Draw lots for the colour</source>
            <translation>Die Farbe losen</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Enter a result</source>
            <translation>Ein Ergebnis eingeben</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Look at it, then press Ctrl+Return. Ctrl+Z takes it back.</source>
            <translation>Sehen Sie ihn an, dann drücken Sie Strg+Eingabe. Strg+Z nimmt es zurück.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Name it</source>
            <translation>Benennen</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>New tournament</source>
            <translation>Neues Turnier</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Number the teams</source>
            <translation>Mannschaften nummerieren</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>On the Teams page press Ins and type a name, {count} times or more. Or paste a list from a spreadsheet.</source>
            <translation>Drücken Sie auf der Seite Mannschaften Einfg und tippen Sie einen Namen, {count}-mal oder öfter. Oder fügen Sie eine Liste aus einer Tabelle ein.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Pair round 1</source>
            <translation>Runde 1 auslosen</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Press F9. The answer is a draft: nobody plays it yet.</source>
            <translation>Drücken Sie F9. Das Ergebnis ist ein Entwurf: Noch spielt ihn niemand.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Print and publish</source>
            <translation>Drucken und veröffentlichen</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Print the pairings (Ctrl+P), hang them up and publish the round (Ctrl+Shift+P).</source>
            <translation>Drucken Sie die Paarungen (Strg+P), hängen Sie sie aus und veröffentlichen Sie die Runde (Strg+Umschalt+P).</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Select a team. Go to its roster below, press Ins and type its players in the order of the boards.</source>
            <translation>Wählen Sie eine Mannschaft. Gehen Sie zu ihrer Meldeliste darunter, drücken Sie Einfg und tippen Sie die Spieler in Brettreihenfolge.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Start a new tournament. Nothing you try can be lost.</source>
            <translation>Beginnen Sie ein neues Turnier. Beim Ausprobieren kann nichts verloren gehen.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Take me there</source>
            <translation>Dorthin</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>That was a round. Enter the other results, pair the next one, and look at Standings. F1 opens the handbook wherever you are.</source>
            <translation>Das war eine Runde. Geben Sie die anderen Ergebnisse ein, losen Sie die nächste aus und sehen Sie die Rangliste an. F1 öffnet überall das Handbuch.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>The rules go by numbers. Choose Number by rating or by lot in the Teams menu.</source>
            <translation>Die Regeln gehen nach Nummern. Wählen Sie im Menü Mannschaften, ob nach Wertungszahl oder per Los nummeriert wird.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Two minutes. Every step can be undone.</source>
            <translation>Zwei Minuten. Jeder Schritt lässt sich rückgängig machen.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Type 1, 0 or = for the first board, seen from the left team. The cursor goes on.</source>
            <translation>Tippen Sie 1, 0 oder = für das erste Brett, aus der Sicht der linken Mannschaft. Der Cursor geht weiter.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Type a name on the Tournament page. It is saved as you type.</source>
            <translation>Tippen Sie auf der Seite Turnier einen Namen. Er wird beim Tippen gespeichert.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Your &amp;first tournament</source>
            <translation>Ihr &amp;erstes Turnier</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Your first tournament</source>
            <translation>Ihr erstes Turnier</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>{step}: done</source>
            <translation>{step}: erledigt</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>{step}: to do</source>
            <translation>{step}: zu tun</translation>
        </message>
    </context>
    <context>
        <name>HandCommands</name>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Give the bye…</source>
            <translation>&amp;Spielfrei setzen…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Swap the opponents of two matches</source>
            <translation>Gegner zweier Wettkämpfe &amp;tauschen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Unpair the match</source>
            <translation>&amp;Paarung aufheben</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Black on board 1</source>
            <translation>Schwarz an Brett 1</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Changes with</source>
            <translation>Tauscht mit</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>E&amp;xchange two teams…</source>
            <translation>Zwei Mannschaften &amp;austauschen…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Exchange them</source>
            <translation>Austauschen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Give the bye</source>
            <translation>Spielfrei setzen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Give the bye by hand</source>
            <translation>Von Hand spielfrei setzen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Let two teams change places</source>
            <translation>Zwei Mannschaften die Plätze tauschen lassen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Match &amp;down</source>
            <translation>Wettkampf nach &amp;unten</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Match u&amp;p</source>
            <translation>Wettkampf nach &amp;oben</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair &amp;two teams…</source>
            <translation>&amp;Zwei Mannschaften paaren…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair them</source>
            <translation>Paaren</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair two teams by hand</source>
            <translation>Zwei Mannschaften von Hand paaren</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Start a round by &amp;hand</source>
            <translation>Runde von &amp;Hand beginnen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the &amp;colours of the match</source>
            <translation>&amp;Farben des Wettkampfs tauschen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the colours</source>
            <translation>Farben tauschen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the opponents</source>
            <translation>Gegner tauschen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Ta&amp;ke the bye back</source>
            <translation>Spielfrei zurüc&amp;knehmen</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>White on board 1</source>
            <translation>Weiß an Brett 1</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{a} – {b} and {c} – {d}</source>
            <translation>{a} – {b} und {c} – {d}</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{team} and {other} change places</source>
            <translation>{team} und {other} tauschen die Plätze</translation>
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
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>&amp;Forward</source>
            <translation>&amp;Vorwärts</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Handbook</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>No page has all these words.</source>
            <translation>Keine Seite enthält alle diese Wörter.</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Page of the handbook</source>
            <translation>Seite des Handbuchs</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Search the handbook</source>
            <translation>Im Handbuch suchen</translation>
        </message>
    </context>
    <context>
        <name>HelpCommands</name>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;About TeamSwiss…</source>
            <translation>&amp;Über TeamSwiss…</translation>
        </message>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;Handbook</source>
            <translation>&amp;Handbuch</translation>
        </message>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;Keyboard shortcuts…</source>
            <translation>&amp;Tastenkürzel…</translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Cancelled. Nothing was read, nothing was changed.</source>
            <translation>Abgebrochen. Nichts wurde gelesen, nichts wurde geändert.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Doubts</source>
            <translation>Zweifel</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>From the clipboard</source>
            <translation>Aus der Zwischenablage</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Import teams</source>
            <translation>Mannschaften importieren</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Reading…</source>
            <translation>Wird gelesen …</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Say which column holds the player’s name, or only teams come in.</source>
            <translation>Geben Sie an, welche Spalte den Namen des Spielers enthält, sonst kommen nur Mannschaften herein.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Say which column holds the team: select it and choose “Team” above.</source>
            <translation>Geben Sie an, welche Spalte die Mannschaft enthält: Wählen Sie sie aus und oben „Mannschaft“.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>The list</source>
            <translation>Die Liste</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>The list as it was read</source>
            <translation>Die Liste, wie sie gelesen wurde</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>What comes in</source>
            <translation>Was hereinkommt</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>doubts: {count}</source>
            <translation>Zweifel: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>left out: {count}</source>
            <translation>ausgelassen: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>players: {count}</source>
            <translation>Spieler: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>teams: {count}</source>
            <translation>Mannschaften: {count}</translation>
        </message>
    </context>
    <context>
        <name>IncomingModel</name>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Bd</source>
            <translation>Br.</translation>
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
            <translation>Föd.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
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
            <translation>&amp;Föderation</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>&amp;Name</source>
            <translation>&amp;Name</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Enter the team</source>
            <translation>Mannschaft melden</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>It gets its number before round {number}, when it has arrived.</source>
            <translation>Sie erhält ihre Nummer vor Runde {number}, wenn sie eingetroffen ist.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Late entry</source>
            <translation>Nachmeldung</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>N&amp;umber</source>
            <translation>N&amp;ummer</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Plays from &amp;round</source>
            <translation>Spielt ab &amp;Runde</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>The team counts as absent in the rounds before. The teams behind its number move one down; rounds that are paired keep the numbers they had (C.04.2 2.4).</source>
            <translation>In den Runden davor gilt die Mannschaft als abwesend. Die Mannschaften hinter ihrer Nummer rücken um eins nach hinten; ausgeloste Runden behalten ihre Nummern (C.04.2 2.4).</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>The teams have no numbers yet; it gets one with them.</source>
            <translation>Die Mannschaften haben noch keine Nummern; sie erhält ihre mit ihnen.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>or</source>
            <translation>oder</translation>
        </message>
    </context>
    <context>
        <name>LateNumberDialog</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>By its rating {name} gets the number {number}; the teams behind move one down.</source>
            <translation>Nach Wertungszahl erhält {name} die Nummer {number}; die Mannschaften dahinter rücken um eins nach hinten.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Give the number</source>
            <translation>Nummer vergeben</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Number of a late entry</source>
            <translation>Nummer einer Nachmeldung</translation>
        </message>
    </context>
    <context>
        <name>LineUpDialog</name>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Empty the board</source>
            <translation>Brett &amp;leeren</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Next match</source>
            <translation>&amp;Nächster Wettkampf</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Swap two boards</source>
            <translation>Zwei Bretter &amp;tauschen</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>All line-ups of the round are in.</source>
            <translation>Alle Aufstellungen der Runde liegen vor.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Board &amp;down</source>
            <translation>Brett nach &amp;unten</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Board &amp;up</source>
            <translation>Brett nach &amp;oben</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Choose two players of one team with Ctrl first.</source>
            <translation>Wählen Sie zuerst mit Strg zwei Spieler einer Mannschaft.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Line-ups</source>
            <translation>Aufstellungen</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Line-ups of round {number}</source>
            <translation>Aufstellungen der Runde {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Mark &amp;absent</source>
            <translation>Als &amp;abwesend markieren</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Match &amp;before</source>
            <translation>&amp;Voriger Wettkampf</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Nobody sits there.</source>
            <translation>Dort sitzt niemand.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Not handed in yet: {teams}. Until then the default line-up stands.</source>
            <translation>Noch nicht abgegeben: {teams}. Bis dahin gilt die Standardaufstellung.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Table {table}   {white} – {black}</source>
            <translation>Tisch {table}   {white} – {black}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>The others move up and the next reserve comes in (Ctrl+Shift+A)</source>
            <translation>Die anderen rücken auf, und der nächste Ersatzspieler kommt hinein (Strg+Umschalt+A)</translation>
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
            <translation>Brett</translation>
        </message>
        <message>
            <location filename="models/line_ups.py" />
            <source>Stands before the board above on the roster</source>
            <translation>Steht auf der Meldeliste vor dem Brett darüber</translation>
        </message>
    </context>
    <context>
        <name>LineUpSide</name>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Against the roster order: boards {first} and {second}</source>
            <translation>Gegen die Reihenfolge der Meldeliste: Bretter {first} und {second}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>First of the roster</source>
            <translation>Erste der Meldeliste</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>In roster order</source>
            <translation>In der Reihenfolge der Meldeliste</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>No reserves</source>
            <translation>Keine Ersatzspieler</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Reserves: {players}</source>
            <translation>Ersatzspieler: {players}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Seat the first players of the roster</source>
            <translation>Die ersten Spieler der Meldeliste aufstellen</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Seat the team as in its match before</source>
            <translation>Die Mannschaft wie im vorigen Wettkampf aufstellen</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Take over from before</source>
            <translation>Vorige übernehmen</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>{team}: line-up received</source>
            <translation>{team}: Aufstellung erhalten</translation>
        </message>
    </context>
    <context>
        <name>ListCommands</name>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>&amp;Import…</source>
            <translation>&amp;Importieren…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>&amp;Update ratings…</source>
            <translation>&amp;Wertungszahlen aktualisieren…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Import from the clip&amp;board…</source>
            <translation>Aus der Zwischena&amp;blage importieren…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Import teams</source>
            <translation>Mannschaften importieren</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Rating li&amp;sts…</source>
            <translation>Ratingli&amp;sten…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Save a &amp;template…</source>
            <translation>&amp;Vorlage speichern…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Save a template</source>
            <translation>Vorlage speichern</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Team list.xlsx</source>
            <translation>Mannschaftsliste.xlsx</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Team lists</source>
            <translation>Mannschaftslisten</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>There is no text on the clipboard.</source>
            <translation>In der Zwischenablage ist kein Text.</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Workbooks</source>
            <translation>Arbeitsmappen</translation>
        </message>
    </context>
    <context>
        <name>ListCompleter</name>
        <message>
            <location filename="views/teams/completion.py" />
            <source>Players of the rating lists</source>
            <translation>Spieler der Ratinglisten</translation>
        </message>
    </context>
    <context>
        <name>LoadedListsModel</name>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>From the file</source>
            <translation>Aus der Datei</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>List</source>
            <translation>Liste</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded</source>
            <translation>Geladen</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
    </context>
    <context>
        <name>LogDialog</name>
        <message numerus="yes">
            <location filename="views/log_dialog.py" />
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n Zeile</numerusform>
                <numerusform>%n Zeilen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Filter the log</source>
            <translation>Protokoll filtern</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Filter: a team, a player, a gesture…</source>
            <translation>Filter: eine Mannschaft, ein Spieler, eine Aktion…</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Print…</source>
            <translation>Drucken…</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Taking something back is an entry of its own.</source>
            <translation>Etwas zurückzunehmen ist ein eigener Eintrag.</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>{shown} of {all}</source>
            <translation>{shown} von {all}</translation>
        </message>
    </context>
    <context>
        <name>LogModel</name>
        <message>
            <location filename="models/log.py" />
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <location filename="models/log.py" />
            <source>When</source>
            <translation>Wann</translation>
        </message>
        <message>
            <location filename="models/log.py" />
            <source>Who</source>
            <translation>Wer</translation>
        </message>
    </context>
    <context>
        <name>LogoField</name>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Choose a logo</source>
            <translation>Logo wählen</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Choose…</source>
            <translation>Wählen…</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Pictures</source>
            <translation>Bilder</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Remove the logo</source>
            <translation>Logo entfernen</translation>
        </message>
    </context>
    <context>
        <name>LookCommands</name>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Larger text</source>
            <translation>&amp;Größere Schrift</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Smaller text</source>
            <translation>&amp;Kleinere Schrift</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Theme</source>
            <translation>Des&amp;ign</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>As the &amp;system</source>
            <translation>Wie das &amp;System</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Quit</source>
            <translation>B&amp;eenden</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Crosstable</source>
            <translation>Kreuztabelle</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Export this &amp;page…</source>
            <translation>Diese &amp;Seite exportieren…</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>New tournament</source>
            <translation>Neues Turnier</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="views/program.py" />
            <source>Safe mode</source>
            <translation>Abgesicherter Modus</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Standings</source>
            <translation>Rangliste</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>TeamSwiss</source>
            <translation>TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Teams</source>
            <translation>Mannschaften</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Tournament</source>
            <translation>Turnier</translation>
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
            <translation>&amp;Spalte {letters} enthält</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Heads in row</source>
            <translation>&amp;Überschriften in Zeile</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Layout</source>
            <translation>&amp;Aufbau</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Sheet</source>
            <translation>&amp;Blatt</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>(left out)</source>
            <translation>(ausgelassen)</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Birth</source>
            <translation>Geburt</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Captain</source>
            <translation>Mannschaftsführer</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Club</source>
            <translation>Verein</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Family name</source>
            <translation>Nachname</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Federation</source>
            <translation>Föderation</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Given name</source>
            <translation>Vorname</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Heads in row</source>
            <translation>Überschriften in Zeile</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Layout</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>National id</source>
            <translation>Nationale ID</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>National rating</source>
            <translation>Nationale Wertungszahl</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>One row a player</source>
            <translation>Eine Zeile je Spieler</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>One row a team</source>
            <translation>Eine Zeile je Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Previous standing</source>
            <translation>Frühere Platzierung</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Sex</source>
            <translation>Geschl.</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Sheet</source>
            <translation>Blatt</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Short name</source>
            <translation>Kurzname</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team’s federation</source>
            <translation>Föderation der Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team’s note</source>
            <translation>Notiz zur Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>What the selected column holds</source>
            <translation>Was die gewählte Spalte enthält</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Which player of the row</source>
            <translation>Welcher Spieler der Zeile</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>player </source>
            <translation>Spieler </translation>
        </message>
    </context>
    <context>
        <name>MatchDetail</name>
        <message>
            <location filename="views/match_detail.py" />
            <source>Board {number}</source>
            <translation>Brett {number}</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Boards of the match</source>
            <translation>Bretter des Wettkampfs</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Choose a match of the table to see its boards.</source>
            <translation>Wählen Sie einen Wettkampf der Tabelle, um seine Bretter zu sehen.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>The match was forfeited.</source>
            <translation>Der Wettkampf wurde kampflos gewertet.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had a full-point bye.</source>
            <translation>{team} war spielfrei (volle Punkte).</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had a half-point bye.</source>
            <translation>{team} war spielfrei (halbe Punkte).</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had the bye.</source>
            <translation>{team} war spielfrei.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} was absent.</source>
            <translation>{team} war abwesend.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} was not there yet.</source>
            <translation>{team} war noch nicht da.</translation>
        </message>
    </context>
    <context>
        <name>MatchScoreDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Enter the score</source>
            <translation>Ergebnis eingeben</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Match by its score</source>
            <translation>Wettkampf nach Ergebnis</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>The boards can come later; once all of them are in, they are the score. Empty fields take the score away.</source>
            <translation>Die Bretter können später kommen; sobald alle da sind, gelten sie. Leere Felder nehmen das Ergebnis weg.</translation>
        </message>
    </context>
    <context>
        <name>MatchesModel</name>
        <message numerus="yes">
            <location filename="models/matches.py" />
            <source>%n missing</source>
            <translation>
                <numerusform>%n fehlt</numerusform>
                <numerusform>%n fehlen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Black on board 1</source>
            <translation>Schwarz (Br. 1)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Match points before this round</source>
            <translation>Mannschaftspunkte vor dieser Runde</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Score</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>White on board 1</source>
            <translation>Weiß (Br. 1)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>boards to come</source>
            <translation>Bretter folgen</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>both forfeit</source>
            <translation>beide kampflos</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>card in</source>
            <translation>Bericht da</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>done</source>
            <translation>fertig</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>draft</source>
            <translation>Entwurf</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>left forfeits</source>
            <translation>links kampflos verloren</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>line-ups {count} of 2</source>
            <translation>Aufstellungen {count} von 2</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>right forfeits</source>
            <translation>rechts kampflos verloren</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>under protest</source>
            <translation>unter Protest</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>verified</source>
            <translation>geprüft</translation>
        </message>
    </context>
    <context>
        <name>MatchesPanel</name>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Choose two matches with Ctrl or Shift; drag a team onto another.</source>
            <translation>Wählen Sie zwei Wettkämpfe mit Strg oder Umschalt; ziehen Sie eine Mannschaft auf eine andere.</translation>
        </message>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Matches</source>
            <translation>Wettkämpfe</translation>
        </message>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Teams without a match</source>
            <translation>Mannschaften ohne Wettkampf</translation>
        </message>
    </context>
    <context>
        <name>MessageBoxes</name>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Not possible</source>
            <translation>Nicht möglich</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Open a tournament</source>
            <translation>Turnier öffnen</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Save as</source>
            <translation>Speichern unter</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Tournaments</source>
            <translation>Turniere</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>%n Ergebnis fehlt</numerusform>
                <numerusform>%n Ergebnisse fehlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n Mannschaft</numerusform>
                <numerusform>%n Mannschaften</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n team(s) without players</source>
            <translation>
                <numerusform>%n Mannschaft ohne Spieler</numerusform>
                <numerusform>%n Mannschaften ohne Spieler</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/navigation.py" />
            <source>Pages</source>
            <translation>Seiten</translation>
        </message>
    </context>
    <context>
        <name>NoPairingDialog</name>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Allow a forbidden pair again:</source>
            <translation>Ein gesperrtes Paar wieder &amp;erlauben:</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;End the event after round {number}</source>
            <translation>Das &amp;Turnier nach Runde {number} beenden</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Leave a team out of this round:</source>
            <translation>Eine Mannschaft in dieser Runde aus&amp;lassen:</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Pair the round by hand; every departure is named</source>
            <translation>Die Runde von &amp;Hand auslosen; jede Abweichung wird genannt</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Absent, no points</source>
            <translation>Abwesend, keine Punkte</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Do this</source>
            <translation>Ausführen</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Forbidden pair</source>
            <translation>Gesperrtes Paar</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Full-point bye</source>
            <translation>Spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Half-point bye on request</source>
            <translation>Auf Antrag spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Nothing has been changed. Whatever you choose can be undone.</source>
            <translation>Nichts wurde geändert. Was Sie auch wählen, lässt sich rückgängig machen.</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Round {number}: no legal pairing exists</source>
            <translation>Runde {number}: keine zulässige Auslosung</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>The teams: {teams}.</source>
            <translation>Die Mannschaften: {teams}.</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>What it gets</source>
            <translation>Was sie erhält</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>a team of the event</source>
            <translation>eine Mannschaft des Turniers</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <location filename="views/fields.py" />
            <source>a whole number</source>
            <translation>eine ganze Zahl</translation>
        </message>
    </context>
    <context>
        <name>NumberFields</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>By its rating</source>
            <translation>Nach Wertungszahl</translation>
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
            <translation>Liste ab&amp;schließen</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Nu&amp;mbers</source>
            <translation>Nu&amp;mmern</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number a late &amp;entry…</source>
            <translation>Nachmeldung nummeri&amp;eren…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;hand…</source>
            <translation>Von &amp;Hand nummerieren…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;lot</source>
            <translation>Per &amp;Los nummerieren</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;rating</source>
            <translation>Nach &amp;Wertungszahl nummerieren</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Re&amp;open the list…</source>
            <translation>Liste wieder &amp;öffnen…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Reopen the list</source>
            <translation>Liste wieder öffnen</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Why are the numbers provisional again? The reason goes into the log.</source>
            <translation>Warum sind die Nummern wieder vorläufig? Der Grund kommt ins Protokoll.</translation>
        </message>
    </context>
    <context>
        <name>NumberingDialog</name>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>As &amp;entered</source>
            <translation>Wie ein&amp;gegeben</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>By &amp;rating</source>
            <translation>Nach &amp;Wertungszahl</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Drag a team, or press Alt+Up and Alt+Down</source>
            <translation>Ziehen Sie eine Mannschaft oder drücken Sie Alt+Auf und Alt+Ab</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number</source>
            <translation>Nummer</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number in this order</source>
            <translation>So nummerieren</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number of the selected &amp;team</source>
            <translation>Nummer der gewählten &amp;Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number the teams by hand</source>
            <translation>Mannschaften von Hand nummerieren</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Start from:</source>
            <translation>Ausgehen von:</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Teams in their new order</source>
            <translation>Mannschaften in neuer Reihenfolge</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Up</source>
            <translation>Nach oben</translation>
        </message>
    </context>
    <context>
        <name>OptionalPointsField</name>
        <message>
            <location filename="views/fields.py" />
            <source>{points} (usual)</source>
            <translation>{points} (üblich)</translation>
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <location filename="views/document_options.py" />
            <source>After round</source>
            <translation>Nach Runde</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Bar</source>
            <translation>Strich (|)</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>By number</source>
            <translation>Nach Nummern</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>By rank</source>
            <translation>Nach Plätzen</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>CSV files</source>
            <translation>CSV-Dateien</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Cards a page</source>
            <translation>Karten je Seite</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Characters</source>
            <translation>Zeichensatz</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Columns by</source>
            <translation>Trennzeichen</translation>
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
            <translation>Kompakt</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>For the wall</source>
            <translation>Für den Aushang</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Four</source>
            <translation>Vier</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Landscape</source>
            <translation>Querformat</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Large title</source>
            <translation>Großer Titel</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Logo and sponsor</source>
            <translation>Logo und Sponsor</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>One</source>
            <translation>Eine</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Orientation</source>
            <translation>Ausrichtung</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Point: 2.5</source>
            <translation>Punkt: 2.5</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Portrait</source>
            <translation>Hochformat</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Semicolon</source>
            <translation>Semikolon</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Tab</source>
            <translation>Tabulator</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>The last ({number})</source>
            <translation>Die letzte ({number})</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Two</source>
            <translation>Zwei</translation>
        </message>
    </context>
    <context>
        <name>PairingRun</name>
        <message>
            <location filename="views/rounds/pairing_run.py" />
            <source>&amp;Cancel pairing</source>
            <translation>Auslosung &amp;abbrechen</translation>
        </message>
        <message>
            <location filename="views/rounds/pairing_run.py" />
            <source>Pairing</source>
            <translation>Auslosung</translation>
        </message>
    </context>
    <context>
        <name>PairingSection</name>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>A team wants a colour only after two more matches with the other, or after the other colour twice running.</source>
            <translation>Eine Mannschaft will eine Farbe nur, wenn sie die andere zweimal öfter oder zweimal hintereinander hatte.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Acceleration</source>
            <translation>Beschleunigung</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>An edition of C.04.3 before 2017, for events that still name it.</source>
            <translation>Eine Fassung von C.04.3 vor 2017, für Turniere, die sie noch nennen.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>As type A, called strong; beside it a mild wish for the colour a team has had less often, or did not have last.</source>
            <translation>Wie Typ A, hier stark genannt; daneben ein milder Wunsch nach der Farbe, die eine Mannschaft seltener oder zuletzt nicht hatte.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Board colours</source>
            <translation>Brettfarben</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Boards</source>
            <translation>Bretter</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>C.04.3 of 2017, made for players: brackets with floaters downwards.</source>
            <translation>C.04.3 von 2017, für Einzelspieler gemacht: Paarungsgruppen mit Floatern nach unten.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>C.04.6: the bye by 3.4, upfloaters by 3.5, brackets by 3.6, colours by 4.</source>
            <translation>C.04.6: spielfrei nach 3.4, Hochgeloste nach 3.5, Paarungsgruppen nach 3.6, Farben nach 4.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colour preferences</source>
            <translation>Farbpräferenzen</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colours do not influence who meets whom.</source>
            <translation>Farben beeinflussen nicht, wer auf wen trifft.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>D.II.02 of 2008: section J for rounds 1 to 3, section K for all later ones.</source>
            <translation>D.II.02 von 2008: Abschnitt J für die Runden 1 bis 3, Abschnitt K für alle späteren.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Drawn by lot before round 1 (4.1); the lot is kept in the file.</source>
            <translation>Wird vor Runde 1 gelost (4.1); das Los bleibt in der Datei.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Drawn by lot; the seed was {seed}.</source>
            <translation>Gelost; der Startwert war {seed}.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Dutch System (C.04.3)</source>
            <translation>Holländisches System (C.04.3)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Dutch System, earlier edition</source>
            <translation>Holländisches System, frühere Fassung</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Every team starts with nothing.</source>
            <translation>Jede Mannschaft beginnt mit nichts.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE Team Swiss, February 2026 (C.04.6)</source>
            <translation>Mannschafts-Schweizer 2026 (C.04.6)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE Team Swiss, earlier draft</source>
            <translation>FIDE-Mannschafts-Schweizer, früherer Entwurf</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE rating</source>
            <translation>FIDE-Elo</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE, else national</source>
            <translation>FIDE, sonst national</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Highest players</source>
            <translation>Höchste Spieler</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Imaginary points (Olympiad rule 28)</source>
            <translation>Fiktive Punkte (Olympiaderegel 28)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Initial colour</source>
            <translation>Anfangsfarbe</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Line-ups</source>
            <translation>Aufstellungen</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>National rating</source>
            <translation>Nationale Wertungszahl</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>National, else FIDE</source>
            <translation>National, sonst FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Not drawn yet</source>
            <translation>Noch nicht gelost</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Olympiad 2008 (D.II.02)</source>
            <translation>Olympiade 2008 (D.II.02)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Other score</source>
            <translation>Nebenwertung</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Pairing system</source>
            <translation>Auslosungssystem</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Points given by the arbiter</source>
            <translation>Punkte, vom Schiedsrichter gegeben</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Primary score</source>
            <translation>Hauptwertung</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Reserves</source>
            <translation>Ersatzspieler</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Rounds and boards</source>
            <translation>Runden und Bretter</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Set by hand.</source>
            <translation>Von Hand festgelegt.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Team rating</source>
            <translation>Mannschaftsschnitt</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The average of the highest players (C.8); unrated ones count the floor (C.7). Ties: the next player, the previous standing, the alphabet (C.9).</source>
            <translation>Der Schnitt der höchsten Spieler (C.8); wer keine Wertungszahl hat, zählt den Mindestwert (C.7). Bei Gleichheit: der nächste Spieler, die frühere Platzierung, das Alphabet (C.9).</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The draft before C.04.6: the bye by 2.1, upfloaters by 2.2, brackets by 2.3, colours by 4.</source>
            <translation>Der Entwurf vor C.04.6: spielfrei nach 2.1, Hochgeloste nach 2.2, Paarungsgruppen nach 2.3, Farben nach 4.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The higher of both</source>
            <translation>Die höhere von beiden</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The upper half has two imaginary match points in rounds 1 and 2; it belongs to the Olympiad rules.</source>
            <translation>Die obere Hälfte hat in den Runden 1 und 2 zwei fiktive Mannschaftspunkte; das gehört zu den Olympiaderegeln.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The upper half has virtual points in the first half of the rounds, for pairing only.</source>
            <translation>Die obere Hälfte hat in der ersten Hälfte der Runden virtuelle Punkte, nur für die Auslosung.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Type A: simple (1.7.1)</source>
            <translation>Typ A: einfach (1.7.1)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Type B: strong and mild (1.7.2)</source>
            <translation>Typ B: stark und mild (1.7.2)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Unrated count as</source>
            <translation>Ohne Zahl zählt als</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Virtual points came with the file, for pairing only.</source>
            <translation>Virtuelle Punkte kamen mit der Datei, nur für die Auslosung.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Which rating counts</source>
            <translation>Welche Wertungszahl zählt</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>any number</source>
            <translation>beliebig viele</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>is used for colours (4.2.2)</source>
            <translation>wird für die Farben benutzt (4.2.2)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>must keep the roster order</source>
            <translation>nur in der Reihenfolge der Meldeliste</translation>
        </message>
    </context>
    <context>
        <name>PenaltiesDialog</name>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Give</source>
            <translation>&amp;Eintragen</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Points</source>
            <translation>&amp;Punkte</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Round</source>
            <translation>&amp;Runde</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Team</source>
            <translation>&amp;Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Counts for</source>
            <translation>Zählt für</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Nothing was given yet. A minus takes points away, a plus gives them.</source>
            <translation>Noch nichts eingetragen. Minus zieht Punkte ab, Plus schreibt sie gut.</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Penalties and bonuses</source>
            <translation>Abzüge und Gutschriften</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Rea&amp;son</source>
            <translation>&amp;Grund</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Take &amp;back</source>
            <translation>&amp;Zurücknehmen</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>for</source>
            <translation>für</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>goes into the log and onto paper</source>
            <translation>kommt ins Protokoll und auf Papier</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>the result of the match</source>
            <translation>das Ergebnis des Wettkampfs</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>the team’s total</source>
            <translation>die Summe der Mannschaft</translation>
        </message>
    </context>
    <context>
        <name>PenaltiesModel</name>
        <message>
            <location filename="models/penalties.py" />
            <source>Counts for</source>
            <translation>Zählt für</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>GP</source>
            <translation>BP</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>the match</source>
            <translation>den Wettkampf</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>the total</source>
            <translation>die Summe</translation>
        </message>
    </context>
    <context>
        <name>PlayerDetail</name>
        <message>
            <location filename="views/player_detail.py" />
            <source>(not played)</source>
            <translation>(nicht gespielt)</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>, performance {rating}</source>
            <translation>, Performance {rating}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Board {number}</source>
            <translation>Brett {number}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Games of the player</source>
            <translation>Partien des Spielers</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>No games yet.</source>
            <translation>Noch keine Partien.</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Overall</source>
            <translation>Insgesamt</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>R{round}, board {board}</source>
            <translation>R{round}, Brett {board}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>White</source>
            <translation>Weiß</translation>
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
                <numerusform>{name}: {points} aus %n Partie</numerusform>
                <numerusform>{name}: {points} aus %n Partien</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerFilters</name>
        <message>
            <location filename="views/player_filters.py" />
            <source>&amp;Find</source>
            <translation>&amp;Suchen</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>50 and over</source>
            <translation>50 und älter</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>65 and over</source>
            <translation>65 und älter</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>All boards together</source>
            <translation>Alle Bretter zusammen</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>All teams</source>
            <translation>Alle Mannschaften</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Best of all</source>
            <translation>Beste insgesamt</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Board {number}</source>
            <translation>Brett {number}</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Category</source>
            <translation>Kategorie</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Everybody</source>
            <translation>Alle</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Find a player or a team</source>
            <translation>Spieler oder Mannschaft suchen</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 14</source>
            <translation>Unter 14</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 18</source>
            <translation>Unter 18</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 20</source>
            <translation>Unter 20</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>With a title</source>
            <translation>Mit Titel</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Without a rating</source>
            <translation>Ohne Wertungszahl</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Women</source>
            <translation>Frauen</translation>
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
            <translation>Brett</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Expected change of the FIDE rating, for interest</source>
            <translation>Erwartete Änderung der FIDE-Elo, zur Information</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Games really played</source>
            <translation>Wirklich gespielte Partien</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Per cent of the points that were possible</source>
            <translation>Prozent der möglichen Punkte</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Perf.</source>
            <translation>Perf.</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Performance rating</source>
            <translation>Performance (Leistungszahl)</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>The board played on most often</source>
            <translation>Das am häufigsten gespielte Brett</translation>
        </message>
    </context>
    <context>
        <name>PlayersPage</name>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>&amp;Board prizes</source>
            <translation>&amp;Brettpreise</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>No players yet</source>
            <translation>Noch keine Spieler</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>They are entered on the Teams page.</source>
            <translation>Sie werden auf der Seite Mannschaften eingegeben.</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>working it out…</source>
            <translation>wird berechnet …</translation>
        </message>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>{shown} of %n player(s)</source>
            <translation>
                <numerusform>{shown} von %n Spieler</numerusform>
                <numerusform>{shown} von %n Spielern</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PointsField</name>
        <message>
            <location filename="views/fields.py" />
            <source>points such as 2 or 1½</source>
            <translation>Punkte wie 2 oder 1½</translation>
        </message>
    </context>
    <context>
        <name>PointsSection</name>
        <message>
            <location filename="views/tournament/points.py" />
            <source>A board</source>
            <translation>Ein Brett</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>A match</source>
            <translation>Ein Wettkampf</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Absence</source>
            <translation>Abwesenheit</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>An empty field takes the usual points. For the pairing-allocated bye the pairing system says them: a draw’s in the team systems, a win’s in the Dutch, 1 match point and 2 game points in the Olympiad’s.</source>
            <translation>Ein leeres Feld nimmt die üblichen Punkte. Bei spielfrei durch Auslosung bestimmt sie das Auslosungssystem: die eines Unentschiedens in den Mannschaftssystemen, die eines Sieges im holländischen, 1 Mannschaftspunkt und 2 Brettpunkte in dem der Olympiade.</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Full-point bye</source>
            <translation>Spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game drawn</source>
            <translation>Partie remis</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game lost</source>
            <translation>Partie verloren</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game won</source>
            <translation>Partie gewonnen</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Half-point bye</source>
            <translation>Spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Lost by forfeit</source>
            <translation>Kampflos verloren</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match drawn</source>
            <translation>Wettkampf unentschieden</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match lost</source>
            <translation>Wettkampf verloren</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match lost by forfeit</source>
            <translation>Wettkampf kampflos verloren</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match won</source>
            <translation>Wettkampf gewonnen</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match won by forfeit</source>
            <translation>Wettkampf kampflos gewonnen</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Pairing-allocated bye</source>
            <translation>Spielfrei durch Auslosung</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Without playing</source>
            <translation>Ohne Spiel</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>{what}: game points</source>
            <translation>{what}: Brettpunkte</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>{what}: match points</source>
            <translation>{what}: Mannschaftspunkte</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>A copy of every open tournament is kept there by itself, on a USB stick perhaps. Empty: none.</source>
            <translation>Dort wird von jedem offenen Turnier von selbst eine Kopie gehalten, etwa auf einem USB-Stick. Leer: keine.</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>As the system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>As usual in your country</source>
            <translation>Wie im Land üblich</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Folder for tournaments</source>
            <translation>Ordner für Turniere</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Preferences</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Results are typed</source>
            <translation>Ergebnisse werden getippt</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Second folder</source>
            <translation>Zweiter Ordner</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Size of text</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Theme</source>
            <translation>Design</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>from White’s side of each board</source>
            <translation>aus der Sicht von Weiß an jedem Brett</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>from the left team’s side, as on the match card</source>
            <translation>aus der Sicht der linken Mannschaft, wie auf dem Spielbericht</translation>
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
                <numerusform>%n Hängepartie in Runde {number}: für die Auslosung Remis</numerusform>
                <numerusform>%n Hängepartien in Runde {number}: für die Auslosung Remis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n board(s) under protest in round {number}</source>
            <translation>
                <numerusform>%n Brett unter Protest in Runde {number}</numerusform>
                <numerusform>%n Bretter unter Protest in Runde {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n line-up(s) not handed in for round {number}: {teams}</source>
            <translation>
                <numerusform>%n Aufstellung für Runde {number} nicht abgegeben: {teams}</numerusform>
                <numerusform>%n Aufstellungen für Runde {number} nicht abgegeben: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n match card(s) of round {number} not in</source>
            <translation>
                <numerusform>%n Spielbericht der Runde {number} fehlt</numerusform>
                <numerusform>%n Spielberichte der Runde {number} fehlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n result(s) missing in round {number}</source>
            <translation>
                <numerusform>%n Ergebnis fehlt in Runde {number}</numerusform>
                <numerusform>%n Ergebnisse fehlen in Runde {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) not checked in: {teams}</source>
            <translation>
                <numerusform>%n Mannschaft nicht eingecheckt: {teams}</numerusform>
                <numerusform>%n Mannschaften nicht eingecheckt: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with fewer players than boards: {teams}</source>
            <translation>
                <numerusform>%n Mannschaft mit weniger Spielern als Brettern: {teams}</numerusform>
                <numerusform>%n Mannschaften mit weniger Spielern als Brettern: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with too many reserves: {teams}</source>
            <translation>
                <numerusform>%n Mannschaft mit zu vielen Ersatzspielern: {teams}</numerusform>
                <numerusform>%n Mannschaften mit zu vielen Ersatzspielern: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without a number: {teams}</source>
            <translation>
                <numerusform>%n Mannschaft ohne Nummer: {teams}</numerusform>
                <numerusform>%n Mannschaften ohne Nummer: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without players: {teams}</source>
            <translation>
                <numerusform>%n Mannschaft ohne Spieler: {teams}</numerusform>
                <numerusform>%n Mannschaften ohne Spieler: {teams}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>A round needs two teams at least. Enter them on the Teams page.</source>
            <translation>Eine Runde braucht mindestens zwei Mannschaften. Geben Sie sie auf der Seite Mannschaften ein.</translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>All %n round(s) are paired</source>
            <translation>
                <numerusform>Alle Runden sind ausgelost (%n)</numerusform>
                <numerusform>Alle %n Runden sind ausgelost</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Before the round is paired</source>
            <translation>Bevor die Runde ausgelost wird</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Go there</source>
            <translation>Dorthin</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Nobody is absent</source>
            <translation>Niemand ist abwesend</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Ready for round {number}</source>
            <translation>Bereit für Runde {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Round {number} cannot be paired yet</source>
            <translation>Runde {number} kann noch nicht ausgelost werden</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Round {number} is a draft: accept or discard it</source>
            <translation>Runde {number} ist ein Entwurf: annehmen oder verwerfen</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>The initial colour has not been drawn yet: draw lots</source>
            <translation>Die Anfangsfarbe ist noch nicht gelost: bitte losen</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>What is missing</source>
            <translation>Was fehlt</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Who is absent</source>
            <translation>Wer abwesend ist</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Without a match in round {number}: {teams}</source>
            <translation>Ohne Wettkampf in Runde {number}: {teams}</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{teams} teams are to be paired. The pairing comes as a draft that you accept, change or discard.</source>
            <translation>{teams} Mannschaften sind zu paaren. Die Auslosung kommt als Entwurf, den Sie annehmen, ändern oder verwerfen.</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: absent</source>
            <translation>{team}: abwesend</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: comes later</source>
            <translation>{team}: kommt später</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: full-point bye</source>
            <translation>{team}: spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: half-point bye</source>
            <translation>{team}: spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: withdrawn</source>
            <translation>{team}: zurückgezogen</translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>… and %n more</source>
            <translation>
                <numerusform>… und %n weitere</numerusform>
                <numerusform>… und %n weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <location filename="views/preview.py" />
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
    </context>
    <context>
        <name>PrintCommand</name>
        <message>
            <location filename="views/print_command.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Drucken…</translation>
        </message>
        <message>
            <location filename="views/print_command.py" />
            <source>P&amp;rint of the round</source>
            <translation>Ausdruck der &amp;Runde</translation>
        </message>
    </context>
    <context>
        <name>PrizeRules</name>
        <message>
            <location filename="views/player_filters.py" />
            <source>A player counts on every board they played on</source>
            <translation>Ein Spieler zählt an jedem Brett, an dem er gespielt hat</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Decided by</source>
            <translation>Entschieden durch</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Games at least</source>
            <translation>Partien mindestens</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Per cent, games, performance</source>
            <translation>Prozente, Partien, Performance</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Performance, games</source>
            <translation>Performance, Partien</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Points, per cent, performance</source>
            <translation>Punkte, Prozente, Performance</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Points, performance</source>
            <translation>Punkte, Performance</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>half of the rounds</source>
            <translation>die Hälfte der Runden</translation>
        </message>
    </context>
    <context>
        <name>PrizeSection</name>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>&amp;Add prizes</source>
            <translation>&amp;Preise hinzufügen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>&amp;Remove the prizes</source>
            <translation>Preise entfe&amp;rnen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>A prize is an amount, a thing, or both: 300 + Cup; 200; Medal. The categories are given out from the top.</source>
            <translation>Ein Preis ist ein Geldbetrag, ein Sachpreis oder beides: 300 + Pokal; 200; Medaille. Die Kategorien werden von oben nach unten vergeben.</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>A team that has won leaves the categories below</source>
            <translation>Preisträger scheiden für die Kategorien darunter aus</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Born in or after</source>
            <translation>Geboren ab</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Born in or before</source>
            <translation>Geboren bis</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>By place</source>
            <translation>Nach Platz</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Currency</source>
            <translation>Währung</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>EUR, for example</source>
            <translation>zum Beispiel EUR</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Equal scores share equally</source>
            <translation>Gleichmäßig unter Punktgleichen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Every player is a woman</source>
            <translation>Nur Spielerinnen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Half by place, half shared (Hort)</source>
            <translation>Halb nach Platz, halb geteilt (Hort)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>How they are given out</source>
            <translation>Vergabe</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes &amp;down</source>
            <translation>Preise nach u&amp;nten</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes &amp;up</source>
            <translation>Preise nach o&amp;ben</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes down (Alt+Down)</source>
            <translation>Preise nach unten (Alt+Ab)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes up (Alt+Up)</source>
            <translation>Preise nach oben (Alt+Auf)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Nothing set: every team. Ratings are team averages. A player whose year or sex is not entered keeps the team out.</source>
            <translation>Nichts festgelegt: jede Mannschaft. Als Wertungszahl gilt der Mannschaftsschnitt. Fehlt bei einem Spieler das Geburtsjahr oder das Geschlecht, kann die Mannschaft nicht gewinnen.</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>One prize each</source>
            <translation>Ein Preis je Mannschaft</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Only chosen ones</source>
            <translation>Nur ausgewählte</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Prizes</source>
            <translation>Preise</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Rating below</source>
            <translation>Wertungszahl unter</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Rating from</source>
            <translation>Wertungszahl ab</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Teams</source>
            <translation>Mannschaften</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Teams that can win</source>
            <translation>Mannschaften, die gewinnen können</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Ties</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Up</source>
            <translation>Nach oben</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Who can win the chosen prizes</source>
            <translation>Wer die gewählten Preise gewinnen kann</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Women</source>
            <translation>Frauen</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>team average</source>
            <translation>Mannschaftsschnitt</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>year of birth, every player</source>
            <translation>Geburtsjahr, jeder Spieler</translation>
        </message>
    </context>
    <context>
        <name>PrizesModel</name>
        <message>
            <location filename="models/prizes.py" />
            <source>300 + Cup; 200; 100</source>
            <translation>300 + Pokal; 200; 100</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Add prizes…</source>
            <translation>Neue Preise…</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Category</source>
            <translation>Kategorie</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Prizes</source>
            <translation>Preise</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Teams</source>
            <translation>Mannsch.</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Who can win</source>
            <translation>Für wen</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>all teams</source>
            <translation>alle Mannschaften</translation>
        </message>
    </context>
    <context>
        <name>ProblemsModel</name>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Column</source>
            <translation>Spalte</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Expected</source>
            <translation>Erwartet</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Found</source>
            <translation>Gefunden</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Record</source>
            <translation>Datensatz</translation>
        </message>
    </context>
    <context>
        <name>ProgressRow</name>
        <message>
            <location filename="views/teams/progress.py" />
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="views/teams/progress.py" />
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
    </context>
    <context>
        <name>RatingListDialog</name>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Blitz</source>
            <translation>Blitz</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Cancelled. The lists are as they were.</source>
            <translation>Abgebrochen. Die Listen sind unverändert.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Download FIDE’s list at home (text or XML, zipped or not) and load it once. Then names complete as you type, without the internet. A national list is a CSV file with an id, a name and a rating.</source>
            <translation>Laden Sie die FIDE-Liste zu Hause herunter (Text oder XML, gezippt oder nicht) und einmal hier ein. Dann werden Namen beim Tippen ergänzt, ohne Internet. Eine nationale Liste ist eine CSV-Datei mit ID, Name und Wertungszahl.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>FIDE rating that is &amp;taken over</source>
            <translation>FIDE-Elo, die &amp;übernommen wird</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>FIDE rating that is taken over</source>
            <translation>FIDE-Elo, die übernommen wird</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Federation</source>
            <translation>Föderation</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Federation of the national list</source>
            <translation>Föderation der nationalen Liste</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load &amp;FIDE’s list…</source>
            <translation>&amp;FIDE-Liste laden…</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load a &amp;national list…</source>
            <translation>&amp;Nationale Liste laden…</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load a rating list</source>
            <translation>Ratingliste laden</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded lists</source>
            <translation>Geladene Listen</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded. Players: {players}. Lines that were no player: {left_out}.</source>
            <translation>Geladen. Spieler: {players}. Zeilen ohne Spieler: {left_out}.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loading…</source>
            <translation>Wird geladen …</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>No list is loaded yet.</source>
            <translation>Noch ist keine Liste geladen.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Rapid</source>
            <translation>Schnellschach</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Rating lists</source>
            <translation>Ratinglisten</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>State</source>
            <translation>Stand</translation>
        </message>
    </context>
    <context>
        <name>ResultCommands</name>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Adjourned (a draw for the pairing only)</source>
            <translation>Hän&amp;gepartie (Remis nur für die Auslosung)</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Both did not appear</source>
            <translation>&amp;Beide nicht angetreten</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Clear</source>
            <translation>L&amp;öschen</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Draw</source>
            <translation>&amp;Remis</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Left team did not appear</source>
            <translation>&amp;Linke Mannschaft nicht angetreten</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Left team wins</source>
            <translation>&amp;Linke Mannschaft gewinnt</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Next: received, verified</source>
            <translation>&amp;Weiter: erhalten, geprüft</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Out</source>
            <translation>&amp;Ausgegeben</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Received</source>
            <translation>&amp;Erhalten</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Right team did not appear</source>
            <translation>&amp;Rechte Mannschaft nicht angetreten</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Right team wins</source>
            <translation>Rechte Mannschaft ge&amp;winnt</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Score set by the arbiter…</source>
            <translation>Punkte vom &amp;Schiedsrichter festsetzen…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Table of the match…</source>
            <translation>&amp;Tisch des Wettkampfs…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Take the forfeit back</source>
            <translation>&amp;Kampflos zurücknehmen</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Verified</source>
            <translation>&amp;Geprüft</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Accept the round first.</source>
            <translation>Nehmen Sie zuerst die Runde an.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Backspace</source>
            <translation>Rücktaste</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Choose a board first.</source>
            <translation>Wählen Sie zuerst ein Brett.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Co&amp;rrect results of this round</source>
            <translation>Er&amp;gebnisse dieser Runde korrigieren</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Draw, u&amp;nrated</source>
            <translation>Remis, ung&amp;ewertet</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Forfeited by &amp;both</source>
            <translation>&amp;Beiderseits kampflos</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Left wins by &amp;forfeit</source>
            <translation>Links gewinnt &amp;kampflos</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Left wins, &amp;unrated (under one move)</source>
            <translation>Links gewinnt, &amp;ungewertet (kein voller Zug)</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Match &amp;card</source>
            <translation>Spielberi&amp;cht</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Match by its &amp;score…</source>
            <translation>Wettkampf nach &amp;Ergebnis…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Pe&amp;nalties and bonuses…</source>
            <translation>Ab&amp;züge und Gutschriften…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Played with colours re&amp;versed</source>
            <translation>Mit vertauschten Farbe&amp;n gespielt</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Result of the &amp;board</source>
            <translation>Ergebnis des &amp;Bretts</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Right wins by f&amp;orfeit</source>
            <translation>Rechts gewinnt ka&amp;mpflos</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Right wins, unra&amp;ted</source>
            <translation>Rechts gewinnt, ungewer&amp;tet</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Under &amp;protest</source>
            <translation>Unter &amp;Protest</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Whole match &amp;forfeited</source>
            <translation>Ganzer Wettkampf ka&amp;mpflos</translation>
        </message>
    </context>
    <context>
        <name>ResultKeys</name>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Go to table {number}…</source>
            <translation>Gehe zu Tisch {number} …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Go to table…</source>
            <translation>Gehe zu Tisch …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>No match is chosen.</source>
            <translation>Kein Wettkampf ist gewählt.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>The match is complete. Enter goes to the next one.</source>
            <translation>Der Wettkampf ist vollständig. Eingabe geht zum nächsten.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>The match was forfeited; take that back first (menu Rounds).</source>
            <translation>Der Wettkampf wurde kampflos gewertet; nehmen Sie das zuerst zurück (Menü Runden).</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>There is no table {number}.</source>
            <translation>Es gibt keinen Tisch {number}.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>There is nothing to clear.</source>
            <translation>Es gibt nichts zu löschen.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>This is the first board.</source>
            <translation>Das ist das erste Brett.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>This is the last match.</source>
            <translation>Das ist der letzte Wettkampf.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Type s for the score of the whole match.</source>
            <translation>Mit s wird das Ergebnis des ganzen Wettkampfs eingegeben.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Unrated: 1, = or 0…</source>
            <translation>Ungewertet: 1, = oder 0 …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>“{key}” is no result.</source>
            <translation>„{key}“ ist kein Ergebnis.</translation>
        </message>
    </context>
    <context>
        <name>RosterCommands</name>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Add</source>
            <translation>&amp;Hinzufügen</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Find</source>
            <translation>&amp;Suchen</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Paste from a spreadsheet</source>
            <translation>Aus einer Tabelle ein&amp;fügen</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>C&amp;olumns…</source>
            <translation>Spa&amp;lten…</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Copy the &amp;whole table</source>
            <translation>&amp;Ganze Tabelle kopieren</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move &amp;down</source>
            <translation>Nach &amp;unten</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move &amp;up</source>
            <translation>Nach &amp;oben</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move to another team</source>
            <translation>In eine andere Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>No rating list is loaded yet. Load one first.</source>
            <translation>Noch ist keine Ratingliste geladen. Laden Sie zuerst eine.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Pla&amp;yer</source>
            <translation>Sp&amp;ieler</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Select players of the roster first.</source>
            <translation>Wählen Sie zuerst Spieler der Meldeliste.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Take over from the &amp;rating list</source>
            <translation>Aus der &amp;Ratingliste übernehmen</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>To another &amp;team…</source>
            <translation>In eine andere &amp;Mannschaft…</translation>
        </message>
    </context>
    <context>
        <name>RosterModel</name>
        <message>
            <location filename="models/roster.py" />
            <source>Add a player…</source>
            <translation>Spieler hinzufügen …</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Avg</source>
            <translation>Ø</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Bd</source>
            <translation>Br.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Born</source>
            <translation>Geb.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Date of birth, or the year</source>
            <translation>Geburtsdatum oder das Jahr</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>FIDE rating</source>
            <translation>FIDE-Elo</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Fed.</source>
            <translation>Föd.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National</source>
            <translation>National</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National id</source>
            <translation>Nationale ID</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National rating</source>
            <translation>Nationale Wertungszahl</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Place on the roster; drag it, or Alt+Up and Alt+Down</source>
            <translation>Platz auf der Meldeliste; ziehen oder Alt+Auf und Alt+Ab</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Sex</source>
            <translation>Geschl.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Who counts for the team’s average</source>
            <translation>Wer für den Schnitt der Mannschaft zählt</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>counts</source>
            <translation>zählt</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>does not count</source>
            <translation>zählt nicht</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>m or w, as the rating lists write it</source>
            <translation>m oder w, wie in den Ratinglisten</translation>
        </message>
    </context>
    <context>
        <name>RosterPanel</name>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>A new team</source>
            <translation>Neue Mannschaft</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>Roster</source>
            <translation>Meldeliste</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>The players in board order; the last row adds a player.</source>
            <translation>Die Spieler in Brettreihenfolge; die letzte Zeile fügt einen Spieler hinzu.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>Type its name and press Enter.</source>
            <translation>Tippen Sie ihren Namen und drücken Sie die Eingabetaste.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>average {average} from places {boards}</source>
            <translation>Schnitt {average} aus den Plätzen {boards}</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>no players yet</source>
            <translation>noch keine Spieler</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>round {number}: {state}</source>
            <translation>Runde {number}: {state}</translation>
        </message>
    </context>
    <context>
        <name>RoundBar</name>
        <message numerus="yes">
            <location filename="views/rounds/round_bar.py" />
            <source>%n line-up(s) not in</source>
            <translation>
                <numerusform>%n Aufstellung fehlt</numerusform>
                <numerusform>%n Aufstellungen fehlen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>All {boards} results are in</source>
            <translation>Alle {boards} Ergebnisse liegen vor</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/source.py" />
            <source>Provisional: %n card(s) not in</source>
            <translation>
                <numerusform>Vorläufig: %n Spielbericht fehlt</numerusform>
                <numerusform>Vorläufig: %n Spielberichte fehlen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>Results entered</source>
            <translation>Eingegebene Ergebnisse</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>When the round is played</source>
            <translation>Wann die Runde gespielt wird</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>ddd d MMM</source>
            <translation>ddd d. MMM</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>line-ups by {time}</source>
            <translation>Aufstellungen bis {time}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>{done} of {boards} results</source>
            <translation>{done} von {boards} Ergebnissen</translation>
        </message>
    </context>
    <context>
        <name>RoundCommands</name>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Accept the draft</source>
            <translation>Entwurf &amp;annehmen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Discard the draft</source>
            <translation>Entwurf &amp;verwerfen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Pair round {number}</source>
            <translation>Runde {number} aus&amp;losen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Pair the next round</source>
            <translation>Nächste Runde aus&amp;losen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Reopen the round…</source>
            <translation>&amp;Runde wieder öffnen…</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>A round needs two teams at least. Enter them on the Teams page.</source>
            <translation>Eine Runde braucht mindestens zwei Mannschaften. Geben Sie sie auf der Seite Mannschaften ein.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>No tournament is open.</source>
            <translation>Kein Turnier ist geöffnet.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>P&amp;ublish round {number}</source>
            <translation>R&amp;unde {number} veröffentlichen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>P&amp;ublish the round</source>
            <translation>R&amp;unde veröffentlichen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Pair round {number} (F9)</source>
            <translation>Runde {number} auslosen (F9)</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Reopen round {number}</source>
            <translation>Runde {number} wieder öffnen</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>The initial colour has not been drawn yet.</source>
            <translation>Die Anfangsfarbe ist noch nicht gelost.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>U&amp;npair the last round</source>
            <translation>Letzte Ausl&amp;osung aufheben</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Why is the round reopened? The reason goes into the log.</source>
            <translation>Warum wird die Runde wieder geöffnet? Der Grund kommt ins Protokoll.</translation>
        </message>
    </context>
    <context>
        <name>RoundDatesModel</name>
        <message>
            <location filename="models/round_dates.py" />
            <source>A day as {day}.</source>
            <translation>Ein Tag wie {day}.</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>A time as 14:30.</source>
            <translation>Eine Uhrzeit wie 14:30.</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Day</source>
            <translation>Tag</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Start</source>
            <translation>Beginn</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>The day comes first.</source>
            <translation>Der Tag kommt zuerst.</translation>
        </message>
    </context>
    <context>
        <name>RoundMenus</name>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>&amp;Line-ups…</source>
            <translation>Au&amp;fstellungen…</translation>
        </message>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>Pairing by &amp;hand</source>
            <translation>Auslosung von &amp;Hand</translation>
        </message>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>Result keys from White’s s&amp;ide</source>
            <translation>Ergebnistasten aus S&amp;icht von Weiß</translation>
        </message>
    </context>
    <context>
        <name>RoundStrip</name>
        <message>
            <location filename="views/widgets.py" />
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <location filename="views/widgets.py" />
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
    </context>
    <context>
        <name>RoundsPage</name>
        <message>
            <location filename="views/rounds_page.py" />
            <source>&amp;Why?</source>
            <translation>&amp;Warum?</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Correcting round {number}: choose a board and type its result.</source>
            <translation>Korrektur der Runde {number}: Wählen Sie ein Brett und tippen Sie sein Ergebnis.</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round after</source>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round before</source>
            <translation>Vorige Runde</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round {number} of {total}</source>
            <translation>Runde {number} von {total}</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Shows what is missing</source>
            <translation>Zeigt, was fehlt</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Why the next round cannot be paired</source>
            <translation>Warum die nächste Runde nicht ausgelost werden kann</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>accepted, not published yet</source>
            <translation>angenommen, noch nicht veröffentlicht</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>draft: results come after it is accepted</source>
            <translation>Entwurf: Ergebnisse erst nach der Annahme</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>not paired yet</source>
            <translation>noch nicht ausgelost</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>published</source>
            <translation>veröffentlicht</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="app/session.py" />
            <source>Nothing was being written at that moment.</source>
            <translation>In diesem Augenblick wurde nichts geschrieben.</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>TeamSwiss was cut off while {name} was open.</source>
            <translation>TeamSwiss wurde unterbrochen, während {name} geöffnet war.</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>The last thing saved is: {what} ({time}).</source>
            <translation>Zuletzt gespeichert wurde: {what} ({time}).</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>What was being written at that moment is not in it: make it again.</source>
            <translation>Was in diesem Augenblick geschrieben wurde, ist nicht enthalten: bitte noch einmal eingeben.</translation>
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
            <translation>In der Liste der Bretter: 1 Sieg, 0 Niederlage, = oder Leertaste Remis, + und − kampflos, x beiderseits kampflos, * Hängepartie, Rücktaste zurück, Eingabe nächster Wettkampf.</translation>
        </message>
        <message>
            <location filename="views/dialogs/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsModel</name>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Key</source>
            <translation>Taste</translation>
        </message>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
    </context>
    <context>
        <name>SnapshotsDialog</name>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Restore</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Restore a snapshot</source>
            <translation>Sicherungspunkt wiederherstellen</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Snapshots</source>
            <translation>Sicherungspunkte</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>The tournament becomes what it was then. Nothing is lost: Undo takes the restoring back, and the log keeps both.</source>
            <translation>Das Turnier wird wieder, was es damals war. Nichts geht verloren: Rückgängig nimmt es zurück, und das Protokoll behält beides.</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>There is no snapshot yet. One is kept before every pairing, and whenever you choose File, Keep a snapshot.</source>
            <translation>Noch gibt es keinen Sicherungspunkt. Vor jeder Auslosung wird einer angelegt, und immer mit Datei, Sicherungspunkt anlegen.</translation>
        </message>
    </context>
    <context>
        <name>SnapshotsModel</name>
        <message>
            <location filename="models/snapshots.py" />
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="models/snapshots.py" />
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <location filename="models/snapshots.py" />
            <source>When</source>
            <translation>Wann</translation>
        </message>
    </context>
    <context>
        <name>StandingsChart</name>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Game points</source>
            <translation>&amp;Brettpunkte</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Match points</source>
            <translation>&amp;Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Places</source>
            <translation>&amp;Plätze</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Save the chart…</source>
            <translation>Diagramm &amp;speichern…</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Pictures (*.png *.svg)</source>
            <translation>Bilder (*.png *.svg)</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Save the chart</source>
            <translation>Diagramm speichern</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>The chosen teams, twelve at most.</source>
            <translation>Die gewählten Mannschaften, höchstens zwölf.</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>The first eight; choose teams with Ctrl or Shift.</source>
            <translation>Die ersten acht; wählen Sie Mannschaften mit Strg oder Umschalt.</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>What the chart shows</source>
            <translation>Was das Diagramm zeigt</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Working it out…</source>
            <translation>Wird berechnet …</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>{team}, round {round}: {what} {value}</source>
            <translation>{team}, Runde {round}: {what} {value}</translation>
        </message>
    </context>
    <context>
        <name>StandingsModel</name>
        <message>
            <location filename="models/standings.py" />
            <source>D</source>
            <translation>U</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Decided by</source>
            <translation>Entschieden durch</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>First place.</source>
            <translation>Erster Platz.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>GP</source>
            <translation>BP</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>L</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches drawn</source>
            <translation>Unentschiedene Wettkämpfe</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches lost</source>
            <translation>Verlorene Wettkämpfe</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches won</source>
            <translation>Gewonnene Wettkämpfe</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Rank</source>
            <translation>Platz</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>R{round}, {against}: {points}</source>
            <translation>R{round}, {against}: {points}</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>R{round}, {against}: {points} (results missing)</source>
            <translation>R{round}, {against}: {points} (Ergebnisse fehlen)</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>W</source>
            <translation>S</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>What put the team below the one before it</source>
            <translation>Was die Mannschaft hinter die vorige gebracht hat</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>What put {team} below {higher}: {reason}.</source>
            <translation>Was {team} hinter {higher} gebracht hat: {reason}.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>shared place</source>
            <translation>geteilter Platz</translation>
        </message>
    </context>
    <context>
        <name>StandingsPage</name>
        <message>
            <location filename="views/standings_page.py" />
            <source>C&amp;hart by round</source>
            <translation>&amp;Diagramm nach Runden</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Final standings</source>
            <translation>Endstand</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Find a team</source>
            <translation>Mannschaft suchen</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>How the value came about</source>
            <translation>Wie der Wert entstand</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>No standings yet</source>
            <translation>Noch keine Rangliste</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Standings</source>
            <translation>Rangliste</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Standings after round {number}</source>
            <translation>Rangliste nach Runde {number}</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>They appear as soon as the first round is accepted.</source>
            <translation>Sie erscheint, sobald die erste Runde angenommen ist.</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>provisional: results are missing</source>
            <translation>vorläufig: Ergebnisse fehlen</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>working it out…</source>
            <translation>wird berechnet …</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <location filename="views/status_line.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>%n Ergebnis fehlt</numerusform>
                <numerusform>%n Ergebnisse fehlen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>No second copy: {reason} It is tried again.</source>
            <translation>Keine zweite Kopie: {reason} Es wird wieder versucht.</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Second copy</source>
            <translation>Zweite Kopie</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Undo: {what}</source>
            <translation>Rückgängig: {what}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>copy {time}</source>
            <translation>Kopie {time}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>copying…</source>
            <translation>wird kopiert…</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>for reading only</source>
            <translation>nur zum Lesen</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>no copy</source>
            <translation>keine Kopie</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>no round paired yet</source>
            <translation>noch keine Runde ausgelost</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number} complete</source>
            <translation>Runde {number} vollständig</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number} is a draft</source>
            <translation>Runde {number} ist ein Entwurf</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number}: {missing}</source>
            <translation>Runde {number}: {missing}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>saved</source>
            <translation>gespeichert</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>saved, no folder chosen yet (Ctrl+S)</source>
            <translation>gespeichert, noch kein Ordner gewählt (Strg+S)</translation>
        </message>
    </context>
    <context>
        <name>TableCopy</name>
        <message>
            <location filename="views/table_tools.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="views/table_tools.py" />
            <source>Copy the &amp;whole list</source>
            <translation>&amp;Ganze Liste kopieren</translation>
        </message>
    </context>
    <context>
        <name>TableDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Empty: the table follows the publishing order. A match that stands at the table takes the one that is left.</source>
            <translation>Leer: Der Tisch folgt der Reihenfolge der Veröffentlichung. Ein Wettkampf, der schon an diesem Tisch steht, nimmt den frei werdenden.</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Set the table</source>
            <translation>Tisch festlegen</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Table of the match</source>
            <translation>Tisch des Wettkampfs</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>a whole number</source>
            <translation>eine ganze Zahl</translation>
        </message>
    </context>
    <context>
        <name>TeamCommands</name>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Has arrived</source>
            <translation>Ist &amp;eingetroffen</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Late entry…</source>
            <translation>&amp;Nachmeldung…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Withdraw from the next round on</source>
            <translation>Ab der nächsten R&amp;unde zurückziehen</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Absent in the ne&amp;xt round</source>
            <translation>In der nä&amp;chsten Runde abwesend</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Attendance and &amp;byes…</source>
            <translation>Anwesenheit und &amp;spielfrei…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>C&amp;heck-in…</source>
            <translation>C&amp;heck-in…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Forb&amp;idden pairs…</source>
            <translation>Gesperrte &amp;Paare…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Pe&amp;nalties and bonuses…</source>
            <translation>Ab&amp;züge und Gutschriften…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>R&amp;eturn in the next round</source>
            <translation>In der nächsten Runde zurück&amp;kehren</translation>
        </message>
    </context>
    <context>
        <name>TeamOrderModel</name>
        <message>
            <location filename="models/team_order.py" />
            <source>Average</source>
            <translation>Schnitt</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>So far</source>
            <translation>Bisher</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
    </context>
    <context>
        <name>TeamsModel</name>
        <message>
            <location filename="models/teams.py" />
            <source>A table of its own</source>
            <translation>Ein eigener, fester Tisch</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Add a team…</source>
            <translation>Mannschaft hinzufügen …</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Average rating of those who count</source>
            <translation>Schnitt der Wertungszahlen derer, die zählen</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Avg</source>
            <translation>Ø</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Captain</source>
            <translation>Mannschaftsführer</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Club</source>
            <translation>Verein</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Fed.</source>
            <translation>Föd.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Federation</source>
            <translation>Föderation</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Has arrived (Space); what keeps it out of the next round</source>
            <translation>Ist eingetroffen (Leertaste); was sie von der nächsten Runde abhält</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Here</source>
            <translation>Da</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Pairing number</source>
            <translation>Setznummer</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Pl.</source>
            <translation>Sp.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Players on the roster</source>
            <translation>Spieler auf der Meldeliste</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Previous</source>
            <translation>Vorher</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Previous standing; it decides equal averages (C.9)</source>
            <translation>Frühere Platzierung; sie entscheidet bei gleichem Schnitt (C.9)</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Short</source>
            <translation>Kurz</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Short name</source>
            <translation>Kurzname</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>absent</source>
            <translation>abwesend</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>from round {number}</source>
            <translation>ab Runde {number}</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>full-point bye</source>
            <translation>spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>half-point bye</source>
            <translation>spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>here</source>
            <translation>da</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>not here yet</source>
            <translation>noch nicht da</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>withdrawn</source>
            <translation>zurückgezogen</translation>
        </message>
    </context>
    <context>
        <name>TeamsPage</name>
        <message>
            <location filename="views/teams_page.py" />
            <source> · list closed</source>
            <translation> · Liste abgeschlossen</translation>
        </message>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n Mannschaft</numerusform>
                <numerusform>%n Mannschaften</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Enter the first team</source>
            <translation>Die erste Mannschaft eingeben</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Find a team or a player</source>
            <translation>Mannschaft oder Spieler suchen</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Find a team or a player (Ctrl+F)</source>
            <translation>Mannschaft oder Spieler suchen (Strg+F)</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Row {row} of what was pasted: {problem} Nothing was changed.</source>
            <translation>Zeile {row} des Eingefügten: {problem} Nichts wurde geändert.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Teams</source>
            <translation>Mannschaften</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type into a cell to change it; the last row adds a team.</source>
            <translation>Tippen Sie in eine Zelle, um sie zu ändern; die letzte Zeile fügt eine Mannschaft hinzu.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type its name into the table and press Enter. Or bring in a whole list: paste it from a spreadsheet, drop a file here, or import it with a preview.</source>
            <translation>Tippen Sie ihren Namen in die Tabelle und drücken Sie die Eingabetaste. Oder holen Sie eine ganze Liste herein: aus einer Tabelle einfügen, eine Datei hier ablegen oder mit Vorschau importieren.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type to edit · Enter keeps and goes down · Ins adds · Del removes · Alt+Up and Alt+Down move players · Ctrl+V pastes a block</source>
            <translation>Tippen ändert · Eingabe behält und geht nach unten · Einfg fügt hinzu · Entf entfernt · Alt+Auf und Alt+Ab verschieben Spieler · Strg+V fügt einen Block ein</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>What to know before pairing</source>
            <translation>Was vor der Auslosung zu wissen ist</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>{count} teams play round {round}: an odd number, so one of them gets the pairing-allocated bye. A filler team, entered like any other, avoids it.</source>
            <translation>{count} Mannschaften spielen Runde {round}: eine ungerade Zahl, also ist eine von ihnen spielfrei durch Auslosung. Eine Füllmannschaft, eingegeben wie jede andere, vermeidet das.</translation>
        </message>
    </context>
    <context>
        <name>TieBreakSection</name>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>&amp;Add a tie-break</source>
            <translation>Feinwertung &amp;hinzufügen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>&amp;Remove the tie-break</source>
            <translation>Feinwertung &amp;entfernen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Add the tie-break</source>
            <translation>Feinwertung hinzufügen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>August 2024</source>
            <translation>August 2024</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Choose one, or type a code such as BH:GP/C2</source>
            <translation>Wählen Sie eine oder tippen Sie einen Code wie BH:GP/C2</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Edition of C.07</source>
            <translation>Fassung von C.07</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>FIDE recommendation</source>
            <translation>FIDE-Empfehlung</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Game points first</source>
            <translation>Brettpunkte zuerst</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>March 2026</source>
            <translation>März 2026</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break &amp;down</source>
            <translation>Feinwertung nach &amp;unten</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break &amp;up</source>
            <translation>Feinwertung nach &amp;oben</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break down (Alt+Down)</source>
            <translation>Feinwertung nach unten (Alt+Ab)</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break up (Alt+Up)</source>
            <translation>Feinwertung nach oben (Alt+Auf)</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Olympiad 2008, the whole system</source>
            <translation>Olympiade 2008, das ganze System</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Preset</source>
            <translation>Voreinstellung</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Sonneborn-Berger first</source>
            <translation>Sonneborn-Berger zuerst</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>They are applied one after the other to teams with the same score. The standings show how each value came about.</source>
            <translation>Sie werden der Reihe nach auf punktgleiche Mannschaften angewandt. Die Rangliste zeigt, wie jeder Wert entstand.</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-break &amp;preset</source>
            <translation>&amp;Voreinstellung der Feinwertungen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-break to add</source>
            <translation>Hinzuzufügende Feinwertung</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-breaks</source>
            <translation>Feinwertungen</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Up</source>
            <translation>Nach oben</translation>
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
            <translation>Was es ist</translation>
        </message>
    </context>
    <context>
        <name>TournamentPage</name>
        <message numerus="yes">
            <location filename="views/tournament_page.py" />
            <source>%n setting(s) locked, because rounds are paired</source>
            <translation>
                <numerusform>%n Einstellung gesperrt, weil Runden ausgelost sind</numerusform>
                <numerusform>%n Einstellungen gesperrt, weil Runden ausgelost sind</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Draw lots for the initial colour</source>
            <translation>Anfangsfarbe &amp;losen</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Event</source>
            <translation>&amp;Veranstaltung</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Pairing</source>
            <translation>&amp;Auslosung</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Tie-breaks</source>
            <translation>&amp;Feinwertungen</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Black was drawn (seed {seed}).</source>
            <translation>Schwarz wurde gelost (Startwert {seed}).</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Earlier rounds were paired and scored with it. Why must it change? The reason goes into the log.</source>
            <translation>Frühere Runden wurden damit ausgelost und gewertet. Warum muss es sich ändern? Der Grund kommt ins Protokoll.</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>P&amp;oints</source>
            <translation>P&amp;unkte</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Parts of the tournament page</source>
            <translation>Teile der Turnierseite</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Pri&amp;zes</source>
            <translation>&amp;Preise</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Tournament</source>
            <translation>Turnier</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Unlock: {title}</source>
            <translation>Entsperren: {title}</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>White was drawn (seed {seed}).</source>
            <translation>Weiß wurde gelost (Startwert {seed}).</translation>
        </message>
    </context>
    <context>
        <name>TrfDialog</name>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>&amp;Copy the report</source>
            <translation>Bericht &amp;kopieren</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Nothing is wrong with the file.</source>
            <translation>Die Datei ist fehlerfrei.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Nothing was changed. Every place that is wrong is listed: {count}.</source>
            <translation>Nichts wurde geändert. Alle fehlerhaften Stellen sind aufgeführt: {count}.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Open a TRF: {file}</source>
            <translation>TRF öffnen: {file}</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Open as a new event</source>
            <translation>Als neues Turnier öffnen</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Problems of the file</source>
            <translation>Fehler der Datei</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Reading…</source>
            <translation>Wird gelesen …</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Teams: {teams} · players: {players} · rounds: {rounds}</source>
            <translation>Mannschaften: {teams} · Spieler: {players} · Runden: {rounds}</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>The file can be read, but look at these places first.</source>
            <translation>Die Datei ist lesbar, aber sehen Sie zuerst diese Stellen an.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>The file cannot be read as it stands</source>
            <translation>Die Datei ist so nicht lesbar</translation>
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
            <translation>&amp;Liste</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;None</source>
            <translation>&amp;Keine</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;Rating</source>
            <translation>&amp;Wertungszahl</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Blitz</source>
            <translation>Blitz</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Comparing…</source>
            <translation>Wird verglichen …</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Players who would change</source>
            <translation>Spieler, die sich ändern würden</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Rapid</source>
            <translation>Schnellschach</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Rating list</source>
            <translation>Ratingliste</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Space ticks the selected players. A player whose name differs from the list’s has no tick at first: the id may be somebody else’s.</source>
            <translation>Leertaste hakt die gewählten Spieler ab. Ein Spieler, dessen Name von der Liste abweicht, hat zuerst keinen Haken: Die ID gehört vielleicht jemand anderem.</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Tick</source>
            <translation>Abhaken</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Update</source>
            <translation>Aktualisieren</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Update ratings</source>
            <translation>Wertungszahlen aktualisieren</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Which rating</source>
            <translation>Welche Wertungszahl</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Would change: {changed} · as in the list: {same} · id not in the list: {not_found} · without an id: {without}</source>
            <translation>Würden sich ändern: {changed} · wie in der Liste: {same} · ID nicht in der Liste: {not_found} · ohne ID: {without}</translation>
        </message>
    </context>
    <context>
        <name>UpdatesModel</name>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Another name: the id may be somebody else’s.</source>
            <translation>Anderer Name: Die ID gehört vielleicht jemand anderem.</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Name in the list</source>
            <translation>Name in der Liste</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>New</source>
            <translation>Neu</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Old</source>
            <translation>Alt</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>is changed</source>
            <translation>wird geändert</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>stays as it is</source>
            <translation>bleibt wie bisher</translation>
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
            <translation>Ein TRF26 wurde geschrieben, zurückgelesen und Feld für Feld verglichen; dann wurde jede angenommene Runde aus der Datei neu ausgelost.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Differences: {count}.</source>
            <translation>Unterschiede: {count}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Line {line}, column {column}: found “{found}”, expected {expected}</source>
            <translation>Zeile {line}, Spalte {column}: gefunden „{found}“, erwartet {expected}</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Report</source>
            <translation>Bericht</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds paired again: {count}.</source>
            <translation>Neu ausgeloste Runden: {count}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds that come out otherwise from the file: {rounds}.</source>
            <translation>Runden, die aus der Datei anders herauskommen: {rounds}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds that the arbiter paired otherwise than the rules: {rounds}. The file tells the same.</source>
            <translation>Runden, die der Schiedsrichter anders ausgelost hat als die Regeln: {rounds}. Die Datei sagt dasselbe.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The export does not say everything that the tournament says.</source>
            <translation>Der Export sagt nicht alles, was das Turnier sagt.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The export says what the tournament says.</source>
            <translation>Der Export sagt, was das Turnier sagt.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The file could not be read back.</source>
            <translation>Die Datei konnte nicht zurückgelesen werden.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Verify the export</source>
            <translation>Export prüfen</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>{what} {where}: here {written}, in the file {read}</source>
            <translation>{what} {where}: hier {written}, in der Datei {read}</translation>
        </message>
    </context>
    <context>
        <name>WaitingModel</name>
        <message>
            <location filename="models/waiting.py" />
            <source>Without a match</source>
            <translation>Ohne Wettkampf</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: absent</source>
            <translation>{team}: abwesend</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: bye</source>
            <translation>{team}: spielfrei</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: full-point bye</source>
            <translation>{team}: spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: half-point bye</source>
            <translation>{team}: spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: without a match</source>
            <translation>{team}: ohne Wettkampf</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <location filename="views/welcome.py" />
            <source>New tournament</source>
            <translation>Neues Turnier</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open a tournament…</source>
            <translation>Turnier öffnen…</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open the sample event</source>
            <translation>Beispielturnier öffnen</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open {name}</source>
            <translation>{name} öffnen</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Recent</source>
            <translation>Zuletzt</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Team Swiss tournaments: paired by the rules, saved as you type.</source>
            <translation>Mannschaftsturniere im Schweizer System: nach den Regeln ausgelost, beim Tippen gespeichert.</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>TeamSwiss</source>
            <translation>TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Welcome</source>
            <translation>Willkommen</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Your first tournament, step by step</source>
            <translation>Ihr erstes Turnier, Schritt für Schritt</translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="views/why_panel.py" />
            <source>A bracket</source>
            <translation>Eine Paarungsgruppe</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>A team</source>
            <translation>Eine Mannschaft</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>A team cannot meet itself.</source>
            <translation>Eine Mannschaft kann nicht auf sich selbst treffen.</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Explanation</source>
            <translation>Erklärung</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Match and round</source>
            <translation>Wettkampf und Runde</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Team or bracket</source>
            <translation>Mannschaft oder Paarungsgruppe</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>The round</source>
            <translation>Die Runde</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This match</source>
            <translation>Dieser Wettkampf</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This round stands otherwise than the rules pair it from what is known now: it was changed by hand, or something before it was corrected.</source>
            <translation>Diese Runde steht anders, als die Regeln sie nach heutigem Stand auslosen: Sie wurde von Hand geändert, oder etwas davor wurde korrigiert.</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This team</source>
            <translation>Diese Mannschaft</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>What is explained</source>
            <translation>Was erklärt wird</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>What the article says</source>
            <translation>Was der Artikel sagt</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not against this team?</source>
            <translation>Warum nicht gegen diese Mannschaft?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not against …?</source>
            <translation>Warum nicht gegen …?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not?</source>
            <translation>Warum nicht?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Working it out…</source>
            <translation>Wird berechnet …</translation>
        </message>
    </context>
    <context>
        <name>_FolderField</name>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Choose: {what}</source>
            <translation>Wählen: {what}</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Choose…</source>
            <translation>Wählen…</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>None</source>
            <translation>Keiner</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>None: {what}</source>
            <translation>Keiner: {what}</translation>
        </message>
    </context>
    <context>
        <name>articles</name>
        <message>
            <location filename="articles" />
            <source>A bracket holds the teams of one score and those that were moved down to it. It is homogeneous if all have one score.</source>
            <translation>Eine Paarungsgruppe enthält die Mannschaften einer Punktzahl und die dorthin heruntergelosten. Sie ist homogen, wenn alle dieselbe Punktzahl haben.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A bracket with moved-down teams is content with a pair fewer.</source>
            <translation>Eine Paarungsgruppe mit heruntergelosten Mannschaften begnügt sich mit einem Paar weniger.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A downfloat like the one in the round before is allowed, for as few as possible.</source>
            <translation>Eine Herunterlosung wie in der vorherigen Runde ist erlaubt, für möglichst wenige.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A downfloat like the one two rounds before is allowed, for as few as possible.</source>
            <translation>Eine Herunterlosung wie zwei Runden zuvor ist erlaubt, für möglichst wenige.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first candidate that keeps every criterion is taken at once.</source>
            <translation>Ein erster Kandidat, der jedes Kriterium einhält, wird sofort genommen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first team that has met its whole group meets the strongest it can one group lower.</source>
            <translation>Hat eine erste Mannschaft schon gegen ihre ganze Gruppe gespielt, trifft sie auf die stärkste mögliche der nächstniedrigeren Gruppe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first team that has met the group below its own too meets somebody of the one after that.</source>
            <translation>Hat eine erste Mannschaft auch schon gegen die ganze nächstniedrigere Gruppe gespielt, trifft sie auf eine Mannschaft der Gruppe danach.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A higher ranked team with an odd number gets the colour that was drawn, one with an even number the other.</source>
            <translation>Eine höher platzierte Mannschaft mit ungerader Nummer erhält die geloste Farbe, eine mit gerader Nummer die andere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A team that can meet nobody in its bracket is moved down to the next.</source>
            <translation>Eine Mannschaft ohne möglichen Gegner in ihrer Paarungsgruppe wird in die nächste heruntergelost.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Above the middle: if the rest of the group has no pairing once the weakest team has dropped, the second weakest drops instead, and so on.</source>
            <translation>Oberhalb der Mitte: Hat der Rest der Gruppe nach dem Abstieg der schwächsten Mannschaft keine Auslosung, steigt stattdessen die zweitschwächste ab, und so weiter.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Above the middle: if the weakest team has met everybody in the next group, the second weakest drops instead, and so on.</source>
            <translation>Oberhalb der Mitte: Hat die schwächste Mannschaft schon gegen die ganze nächste Gruppe gespielt, steigt stattdessen die zweitschwächste ab, und so weiter.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>An upfloat like the one in the round before is allowed, for as few as possible.</source>
            <translation>Eine Hochlosung wie in der vorherigen Runde ist erlaubt, für möglichst wenige.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>An upfloat like the one two rounds before is allowed, for as few pairs as possible.</source>
            <translation>Eine Hochlosung wie zwei Runden zuvor ist erlaubt, für möglichst wenige Paare.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few strong colour preferences as possible are missed.</source>
            <translation>Möglichst wenige starke Farbpräferenzen bleiben unerfüllt.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float down again after the round before.</source>
            <translation>Möglichst wenige Mannschaften werden nach der vorherigen Runde erneut heruntergelost.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float down as they did two rounds before.</source>
            <translation>Möglichst wenige Mannschaften werden wie zwei Runden zuvor heruntergelost.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float up again after the round before.</source>
            <translation>Möglichst wenige Mannschaften werden nach der vorherigen Runde erneut hochgelost.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float up as they did two rounds before.</source>
            <translation>Möglichst wenige Mannschaften werden wie zwei Runden zuvor hochgelost.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible miss the colour they prefer.</source>
            <translation>Möglichst wenige Mannschaften erhalten nicht die bevorzugte Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few topscorers and their opponents as possible get beyond a colour difference of 2.</source>
            <translation>Möglichst wenige Topscorer und deren Gegner kommen über eine Farbdifferenz von 2 hinaus.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few topscorers and their opponents as possible get one colour three times running.</source>
            <translation>Möglichst wenige Topscorer und deren Gegner erhalten dreimal hintereinander dieselbe Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As many pairs as possible, so as few downfloaters as possible.</source>
            <translation>Möglichst viele Paare, also möglichst wenige Heruntergeloste.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As many teams as possible get the colour they prefer.</source>
            <translation>Möglichst viele Mannschaften erhalten die bevorzugte Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Before anybody has played, odd numbers of the upper half get the colour that was drawn, even numbers the other.</source>
            <translation>Solange niemand gespielt hat, erhalten ungerade Nummern der oberen Hälfte die geloste Farbe, gerade Nummern die andere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle the pairing starts from the other end: the lowest team chooses first.</source>
            <translation>Unterhalb der Mitte beginnt die Auslosung am anderen Ende: Die unterste Mannschaft wählt zuerst.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle the pairing starts from the other end: the weakest team chooses first.</source>
            <translation>Unterhalb der Mitte beginnt die Auslosung am anderen Ende: Die schwächste Mannschaft wählt zuerst.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: if the rest of the group has no pairing once the strongest team has risen, the second strongest rises instead, and so on.</source>
            <translation>Unterhalb der Mitte: Hat der Rest der Gruppe nach dem Aufstieg der stärksten Mannschaft keine Auslosung, steigt stattdessen die zweitstärkste auf, und so weiter.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: if the strongest team has met everybody in the next group, the second strongest rises instead, and so on.</source>
            <translation>Unterhalb der Mitte: Hat die stärkste Mannschaft schon gegen die ganze nächste Gruppe gespielt, steigt stattdessen die zweitstärkste auf, und so weiter.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: who has met the group above its own too meets somebody of the one after that.</source>
            <translation>Unterhalb der Mitte: Wer auch schon gegen die ganze nächsthöhere Gruppe gespielt hat, trifft auf eine Mannschaft der Gruppe danach.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: who has met the whole group meets the weakest it can one group up.</source>
            <translation>Unterhalb der Mitte: Wer schon gegen die ganze Gruppe gespielt hat, trifft auf die schwächste mögliche Mannschaft der nächsthöheren Gruppe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Both get the colour they prefer.</source>
            <translation>Beide erhalten die bevorzugte Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Brackets are paired from the top. If what is left could not be completed, the last bracket paired is paired again for that purpose, and all lower scores become one bracket.</source>
            <translation>Die Paarungsgruppen werden von oben ausgelost. Ließe sich der Rest nicht vollständig auslosen, wird die zuletzt ausgeloste Gruppe dafür neu ausgelost, und alle niedrigeren Punktzahlen werden eine Paarungsgruppe.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>C.04.3 (2017)</source>
            <translation>C.04.3 (2017)</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>C.04.6 (February 2026)</source>
            <translation>C.04.6 (Februar 2026)</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C10: as few upfloaters as possible meet a team that floated in the round before; not asked in the last two rounds.</source>
            <translation>C10: Möglichst wenige Hochgeloste treffen auf eine Mannschaft, die in der vorherigen Runde Floater war; gilt nicht in den letzten zwei Runden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C1: two teams never play each other a second time.</source>
            <translation>C1: Zwei Mannschaften spielen nie ein zweites Mal gegeneinander.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C2: no bye for a team that had one already, or that scored a win's points in one round without playing.</source>
            <translation>C2: Nicht spielfrei wird, wer es schon war oder in einer Runde ohne Spiel die Punkte eines Sieges erhalten hat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C2: no bye for a team that had one already, won by forfeit, or was given a full-point bye.</source>
            <translation>C2: Nicht spielfrei wird, wer es schon war, kampflos gewonnen oder volle Punkte ohne Spiel erhalten hat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C3: the upfloaters must leave all other teams a legal pairing.</source>
            <translation>C3: Die Hochgelosten müssen allen anderen Mannschaften eine zulässige Auslosung lassen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C3: whatever is chosen, the teams still waiting must have a legal pairing.</source>
            <translation>C3: Wie auch gewählt wird, die noch wartenden Mannschaften müssen eine zulässige Auslosung haben.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C4: as few upfloaters as possible.</source>
            <translation>C4: möglichst wenige Hochgeloste.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C5: the upfloaters come from scores as high as possible; the lowest of them counts first. The figures are their scores.</source>
            <translation>C5: Die Hochgelosten kommen aus möglichst hohen Punktgruppen; die niedrigste von ihnen zählt zuerst. Die Zahlen sind ihre Punktzahlen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C6: as many teams of the next scoregroup as possible can be paired within it. The figure counts those that leave it.</source>
            <translation>C6: Möglichst viele Mannschaften der nächsten Punktgruppe können unter sich gepaart werden. Die Zahl sagt, wie viele die Gruppe verlassen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C6: the upfloaters leave a next scoregroup that can still be paired with as few upfloaters as it needs. 0: it can; 1: it cannot.</source>
            <translation>C6: Die Hochgelosten werden so gewählt, dass der Rest der nächsten Punktgruppe mit so wenigen Hochgelosten auskommt, wie er braucht. 0: ja; 1: nein.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C7: as few teams as possible miss the colour they prefer.</source>
            <translation>C7: Möglichst wenige Mannschaften erhalten nicht die bevorzugte Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C7: as few upfloaters as possible that floated in the round before; not asked in the last two rounds.</source>
            <translation>C7: möglichst wenige Hochgeloste, die in der vorherigen Runde Floater waren; gilt nicht in den letzten zwei Runden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C8: as few teams as possible miss the colour they prefer.</source>
            <translation>C8: Möglichst wenige Mannschaften erhalten nicht die bevorzugte Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C8: with preferences of type B, as few strong preferences as possible are missed.</source>
            <translation>C8: Bei Präferenzen vom Typ B bleiben möglichst wenige starke Präferenzen unerfüllt.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C9: as few teams as possible float in two rounds running; not asked in the last two rounds.</source>
            <translation>C9: Möglichst wenige Mannschaften sind in zwei Runden hintereinander Floater; gilt nicht in den letzten zwei Runden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C9: with preferences of type B, as few strong preferences as possible are missed.</source>
            <translation>C9: Bei Präferenzen vom Typ B bleiben möglichst wenige starke Präferenzen unerfüllt.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>D.II.02 (Olympiad 2008)</source>
            <translation>D.II.02 (Olympiade 2008)</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Draft of the team pairing system</source>
            <translation>Entwurf des Mannschafts-Auslosungssystems</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch 2017</source>
            <translation>Holländisch 2017</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch earlier</source>
            <translation>Holländisch früher</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch system, earlier edition</source>
            <translation>Holländisches System, frühere Fassung</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Everybody is paired within the group, if that can be, before anybody leaves it.</source>
            <translation>Wenn es geht, werden alle innerhalb der Gruppe gepaart, bevor jemand sie verlässt.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Exchanges: teams change between the halves, as few as possible, as near to the middle as possible.</source>
            <translation>Austausch: Mannschaften wechseln zwischen den Hälften, möglichst wenige und möglichst nahe der Mitte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Fewer of those moved down are paired first; in the end they stand with the others.</source>
            <translation>Von den Heruntergelosten werden weniger zuerst gepaart; am Ende stehen sie bei den anderen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>From an odd group above the middle the weakest team drops and meets the strongest it can in the next group.</source>
            <translation>Aus einer ungeraden Gruppe über der Mitte steigt die schwächste Mannschaft ab und trifft auf die stärkste mögliche der nächsten Gruppe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>From an odd group below the middle the strongest team rises and meets the weakest it can in the next group.</source>
            <translation>Aus einer ungeraden Gruppe unter der Mitte steigt die stärkste Mannschaft auf und trifft auf die schwächste mögliche der nächsten Gruppe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a group has no complete pairing with one floater but with another, the other is taken.</source>
            <translation>Hat eine Gruppe mit einem Floater keine vollständige Auslosung, mit einem anderen aber schon, wird der andere genommen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a group has no complete pairing within the colour limits, it is paired without them.</source>
            <translation>Hat eine Gruppe innerhalb der Farbgrenzen keine vollständige Auslosung, wird sie ohne diese ausgelost.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a round cannot be completed, the arbiter decides.</source>
            <translation>Lässt sich eine Runde nicht vollständig auslosen, entscheidet der Schiedsrichter.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a round cannot be completed, the chief arbiter decides.</source>
            <translation>Lässt sich eine Runde nicht vollständig auslosen, entscheidet der Hauptschiedsrichter.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If all points are equal, the first-team is the one with the smaller number.</source>
            <translation>Sind alle Punkte gleich, ist die Mannschaft mit der kleineren Nummer die Erstmannschaft.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If both teams prefer the same colour, the first-team gets it.</source>
            <translation>Bevorzugen beide Mannschaften dieselbe Farbe, erhält sie die Erstmannschaft.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If neither team has played yet, a first-team with an odd number gets the colour that was drawn, one with an even number the other.</source>
            <translation>Hat noch keine der beiden Mannschaften gespielt, erhält eine Erstmannschaft mit ungerader Nummer die geloste Farbe, eine mit gerader Nummer die andere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If not all that were moved down can be paired, the highest ones are tried first.</source>
            <translation>Können nicht alle Heruntergelosten gepaart werden, werden die höchsten zuerst versucht.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If only one of the two teams has a colour preference, it gets that colour.</source>
            <translation>Hat nur eine der beiden Mannschaften eine Farbpräferenz, erhält sie diese Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the floater cannot be paired in the next group, the next pairing in the order is tried; two groups without a pairing become one.</source>
            <translation>Kann der Floater in der nächsten Gruppe nicht gepaart werden, wird die nächste Paarung der Reihenfolge versucht; zwei Gruppen ohne Auslosung werden zu einer.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the lowest bracket has no pairing, the one above it is paired again or joined to it.</source>
            <translation>Hat die unterste Paarungsgruppe keine Auslosung, wird die darüber neu ausgelost oder mit ihr vereinigt.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the number is odd, the team left over at the end has the bye.</source>
            <translation>Bei ungerader Zahl ist die am Ende übrige Mannschaft spielfrei.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the primary scores are equal, the first-team is the one with more secondary points, unless the regulations leave them out.</source>
            <translation>Bei gleicher Hauptwertung ist die Mannschaft mit mehr Punkten in der Nebenwertung die Erstmannschaft, wenn die Ausschreibung die Nebenwertung nicht ausschließt.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the two teams prefer different colours, both get theirs.</source>
            <translation>Bevorzugen die beiden Mannschaften verschiedene Farben, erhält jede die bevorzugte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If those moved down cannot be paired, the bracket before sends down others of the same scores.</source>
            <translation>Können die Heruntergelosten nicht gepaart werden, gibt die vorherige Paarungsgruppe andere mit denselben Punktzahlen herunter.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In an odd group the team left in the middle floats to the next group.</source>
            <translation>In einer ungeraden Gruppe geht die Mannschaft, die in der Mitte übrig bleibt, in die nächste Gruppe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In odd rounds two teams with the same preference, strong at least, may meet after all.</source>
            <translation>In ungeraden Runden dürfen zwei Mannschaften mit derselben mindestens starken Präferenz doch aufeinandertreffen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In rounds 1 and 2 the top half of the list has two imaginary match points, for the pairing only.</source>
            <translation>In den Runden 1 und 2 hat die obere Hälfte der Liste zwei fiktive Mannschaftspunkte, nur für die Auslosung.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In the first round odd numbers get the colour that was drawn on board 1, even numbers the other.</source>
            <translation>In der ersten Runde erhalten ungerade Nummern an Brett 1 die geloste Farbe, gerade Nummern die andere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In the middle group, floaters from above and from below do not meet.</source>
            <translation>In der mittleren Gruppe treffen Floater von oben und von unten nicht aufeinander.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Look back to the last time that one had White and the other Black, and turn it round. Rounds not played are skipped.</source>
            <translation>Zurück bis zum letzten Mal, als die eine Weiß und die andere Schwarz hatte, und umgekehrt. Nicht gespielte Runden werden übersprungen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No bye for a team that had one already or won by forfeit.</source>
            <translation>Nicht spielfrei wird, wer es schon war oder kampflos gewonnen hat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No bye for a team that has scored without playing.</source>
            <translation>Nicht spielfrei wird, wer schon ohne Spiel Punkte erhalten hat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets beyond a colour difference of two, and none the same colour three times running.</source>
            <translation>Keine Mannschaft kommt über eine Farbdifferenz von zwei hinaus, und keine erhält dreimal hintereinander dieselbe Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets the same float as two rounds before.</source>
            <translation>Keine Mannschaft wird in dieselbe Richtung gelost wie zwei Runden zuvor.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets the same float in two rounds running.</source>
            <translation>Keine Mannschaft wird in zwei Runden hintereinander in dieselbe Richtung gelost.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams equal in score and matches, the bye goes to the one with the largest number.</source>
            <translation>Bei gleicher Punktzahl und gleich vielen Wettkämpfen ist die Mannschaft mit der größten Nummer spielfrei.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams with the same score, the bye goes to the one that has played most matches.</source>
            <translation>Bei gleicher Punktzahl ist die Mannschaft spielfrei, die die meisten Wettkämpfe gespielt hat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams with the same score, the bye goes to the one that has played most.</source>
            <translation>Bei gleicher Punktzahl ist die Mannschaft spielfrei, die am meisten gespielt hat.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Olympiad</source>
            <translation>Olympiade</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>One more pair may leave a colour preference unfulfilled (X), or a strong one (Z).</source>
            <translation>Ein Paar mehr darf eine Farbpräferenz unerfüllt lassen (X) oder eine starke (Z).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Opponents have the same match points, or as near as possible.</source>
            <translation>Gegner haben dieselben Mannschaftspunkte oder möglichst nahe beieinanderliegende.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>P0: the pairs that a bracket could have, half of its teams. P: those that it has.</source>
            <translation>P0: Zahl der Paare, die eine Paarungsgruppe haben könnte, halb so viele wie Mannschaften. P: Zahl der Paare, die sie hat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Pairings of a bracket are put in order: first the smaller numbers of all pairs, then their opponents. The earlier one wins where all else is equal.</source>
            <translation>Die Paarungen einer Gruppe werden geordnet: zuerst die kleineren Nummern aller Paare, dann ihre Gegner. Ist sonst alles gleich, gilt die frühere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Scores of opponents are as near as possible.</source>
            <translation>Die Punktzahlen der Gegner liegen möglichst nahe beieinander.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Section G, the order in a group: every opponent’s match points times the game points won against it, added up without the opponent that has fewest match points; then the opponents’ match points without that one; then with it.</source>
            <translation>Abschnitt G, die Reihenfolge in einer Gruppe: die Mannschaftspunkte jedes Gegners mal die gegen ihn erzielten Brettpunkte, zusammengezählt ohne den Gegner mit den wenigsten Mannschaftspunkten; dann die Mannschaftspunkte der Gegner ohne diesen; dann mit ihm.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Sets of upfloaters are put in order like words: by the number of the first team, then of the second, and so on.</source>
            <translation>Mengen von Hochgelosten werden wie Wörter geordnet: nach der Nummer der ersten Mannschaft, dann der zweiten, und so weiter.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Team 2026</source>
            <translation>Mannschaft 2026</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Team draft</source>
            <translation>Mannschaft Entwurf</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bracket is content with a pair fewer; with none, it moves down as a whole.</source>
            <translation>Die Paarungsgruppe begnügt sich mit einem Paar weniger; bleibt keines, wird sie als Ganzes heruntergelost.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the last number of the lowest group, once to a team at most. It counts one match point and two game points.</source>
            <translation>Spielfrei ist die letzte Nummer der untersten Gruppe, jede Mannschaft höchstens einmal. Es zählt einen Mannschaftspunkt und zwei Brettpunkte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score, then to the team that has played most matches, then to the largest number; all others must still have a legal pairing.</source>
            <translation>Spielfrei ist die niedrigste Punktzahl, dann die Mannschaft, die die meisten Wettkämpfe gespielt hat, dann die größte Nummer; alle anderen müssen noch eine zulässige Auslosung haben.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score, then to the team that has played most, then to the largest number; all others must still have a legal pairing.</source>
            <translation>Spielfrei ist die niedrigste Punktzahl, dann die Mannschaft, die am meisten gespielt hat, dann die größte Nummer; alle anderen müssen noch eine zulässige Auslosung haben.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score.</source>
            <translation>Spielfrei ist die niedrigste Punktzahl.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye must leave a legal pairing for all others.</source>
            <translation>Die spielfreie Mannschaft muss allen anderen eine zulässige Auslosung lassen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The colours change from the last round in which the two had different ones.</source>
            <translation>Die Farben wechseln gegenüber der letzten Runde, in der beide verschiedene hatten.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The downfloaters are chosen so that the next bracket can have most pairs and the smallest score differences.</source>
            <translation>Die Heruntergelosten werden so gewählt, dass die nächste Paarungsgruppe die meisten Paare und die kleinsten Punktdifferenzen haben kann.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first meets the last, the second the last but one, by the order of section G.</source>
            <translation>Die erste trifft auf die letzte, die zweite auf die vorletzte, in der Reihenfolge von Abschnitt G.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first team of the upper half meets the first of the lower half; if that cannot be, the second, and so on, then back into its own half.</source>
            <translation>Die erste Mannschaft der oberen Hälfte trifft auf die erste der unteren; geht das nicht, auf die zweite, und so weiter, dann zurück in die eigene Hälfte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first-team gets another colour than in its last match.</source>
            <translation>Die Erstmannschaft erhält eine andere Farbe als in ihrem letzten Wettkampf.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first-team of a pair is the one with more points (primary score).</source>
            <translation>Die Erstmannschaft eines Paares ist die mit mehr Punkten (Hauptwertung).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The groups are paired from the top down to the middle, then from the bottom up, the middle group last. The middle is where the median team stands.</source>
            <translation>Die Gruppen werden von oben bis zur Mitte ausgelost, dann von unten herauf, die mittlere Gruppe zuletzt. Die Mitte ist dort, wo die Median-Mannschaft steht.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The higher ranked of the two gets the colour it prefers.</source>
            <translation>Die höher platzierte von beiden erhält die bevorzugte Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The last bracket before the collapse sends down teams that complete the round.</source>
            <translation>Die letzte Paarungsgruppe vor der Zusammenlegung gibt Mannschaften herunter, mit denen die Runde vollständig wird.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, then by their opponents; the first that is legal and best by C7, C8 and C9 is taken.</source>
            <translation>Die Paare einer Paarungsgruppe: Ihre Paarungen werden nach den kleineren Nummern aller Paare geordnet, dann nach deren Gegnern; genommen wird die erste, die zulässig und nach C7, C8 und C9 die beste ist.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, then by their opponents; the first that is legal and best by C8, C9 and C10 is taken.</source>
            <translation>Die Paare einer Paarungsgruppe: Ihre Paarungen werden nach den kleineren Nummern aller Paare geordnet, dann nach deren Gegnern; genommen wird die erste, die zulässig und nach C8, C9 und C10 die beste ist.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The score differences of pairs and downfloaters are as small as possible.</source>
            <translation>Die Punktdifferenzen der Paare und der Heruntergelosten sind möglichst klein.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The stronger preference is granted.</source>
            <translation>Die stärkere Präferenz wird erfüllt.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The stronger preference is granted; between two absolute ones the wider colour difference.</source>
            <translation>Die stärkere Präferenz wird erfüllt; bei zwei absoluten die mit der größeren Farbdifferenz.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The team that is not the first-team gets another colour than in its last match.</source>
            <translation>Die Mannschaft, die nicht die Erstmannschaft ist, erhält eine andere Farbe als in ihrem letzten Wettkampf.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; the first that gives a legal pairing and is best by C6 and C7 is taken.</source>
            <translation>Die Hochgelosten: Die Mengen, die C4 und C5 einhalten, werden nach den Nummern ihrer Mannschaften geordnet; genommen wird die erste, die eine zulässige Auslosung ergibt und nach C6 und C7 die beste ist.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; the first that gives a legal pairing and is best by C6 is taken.</source>
            <translation>Die Hochgelosten: Die Mengen, die C4 und C5 einhalten, werden nach den Nummern ihrer Mannschaften geordnet; genommen wird die erste, die eine zulässige Auslosung ergibt und nach C6 die beste ist.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upper half meets the lower half in order. Once all requirements are kept, the bracket is done and who is left moves down.</source>
            <translation>Die obere Hälfte trifft der Reihe nach auf die untere. Sobald alle Anforderungen eingehalten sind, ist die Paarungsgruppe fertig, und wer übrig ist, wird heruntergelost.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>To pair a bracket, the next exchange between its halves is tried.</source>
            <translation>Um eine Paarungsgruppe auszulosen, wird der nächste Austausch zwischen ihren Hälften versucht.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>To pair a bracket, the next transposition of its lower half is tried.</source>
            <translation>Um eine Paarungsgruppe auszulosen, wird die nächste Umstellung ihrer unteren Hälfte versucht.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Top scorers may meet although both must have the same colour.</source>
            <translation>Topscorer dürfen aufeinandertreffen, obwohl beide dieselbe Farbe haben müssen.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Transpositions: the lower half is tried in other orders, the earliest change at the end.</source>
            <translation>Umstellungen: Die untere Hälfte wird in anderen Reihenfolgen versucht, zuerst mit Änderungen am Ende.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams never play each other a second time.</source>
            <translation>Zwei Mannschaften spielen nie ein zweites Mal gegeneinander.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams that must have the same colour (absolute preference) do not meet, unless one is a topscorer in the last round.</source>
            <translation>Zwei Mannschaften, die dieselbe Farbe haben müssen (absolute Präferenz), treffen nicht aufeinander, außer wenn eine davon in der letzten Runde Topscorer ist.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams that must have the same colour (absolute preference) do not meet; may be left aside for top scorers.</source>
            <translation>Zwei Mannschaften, die dieselbe Farbe haben müssen (absolute Präferenz), treffen nicht aufeinander; für Topscorer darf davon abgesehen werden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Type B only: a strong colour preference goes before a mild one.</source>
            <translation>Nur Typ B: Eine starke Farbpräferenz geht einer milden vor.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Which of those moved down are paired first: the highest ones, then the next set.</source>
            <translation>Welche der Heruntergelosten zuerst gepaart werden: die höchsten, dann die nächste Menge.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>White goes to the team that has had it less often; after that the colours alternate.</source>
            <translation>Weiß erhält die Mannschaft, die es seltener hatte; danach wechseln sich die Farben ab.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>White goes to the team with the lower colour difference (Whites less Blacks).</source>
            <translation>Weiß erhält die Mannschaft mit der niedrigeren Farbdifferenz (Weiß minus Schwarz).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats down again after the round before does so by as few points as possible.</source>
            <translation>Wer nach der vorherigen Runde erneut heruntergelost wird, dann um möglichst wenige Punkte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats down as two rounds before does so by as few points as possible.</source>
            <translation>Wer wie zwei Runden zuvor heruntergelost wird, dann um möglichst wenige Punkte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats up again after the round before does so by as few points as possible.</source>
            <translation>Wer nach der vorherigen Runde erneut hochgelost wird, dann um möglichst wenige Punkte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats up as two rounds before does so by as few points as possible.</source>
            <translation>Wer wie zwei Runden zuvor hochgelost wird, dann um möglichst wenige Punkte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who has White: the parts of this article are tried in their order, and the first that fits the pair decides.</source>
            <translation>Wer Weiß hat: Die Teile dieses Artikels werden der Reihe nach geprüft, und der erste, der auf das Paar zutrifft, entscheidet.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who stays unpaired in a bracket floats down to the next. Who meets a lower score gets a downfloat, who meets a higher one an upfloat; not playing is a downfloat.</source>
            <translation>Wer in einer Paarungsgruppe ungepaart bleibt, wird in die nächste heruntergelost. Wer auf eine niedrigere Punktzahl trifft, gilt als heruntergelost, wer auf eine höhere trifft, als hochgelost; nicht zu spielen gilt als Herunterlosung.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With equal balance and different colours in the last round, both change colour.</source>
            <translation>Bei gleicher Bilanz und verschiedenen Farben in der letzten Runde wechseln beide die Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With equal balance, the colours that keep runs of one colour shortest.</source>
            <translation>Bei gleicher Bilanz die Farben, mit denen Folgen einer Farbe am kürzesten bleiben.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With the same colours so far and in balance, the higher ranked team changes colour.</source>
            <translation>Bei bisher gleichen und ausgeglichenen Farben wechselt die höher platzierte Mannschaft die Farbe.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With the same colours so far, the higher ranked team is brought to balance.</source>
            <translation>Bei bisher gleichen Farben erhält die höher platzierte Mannschaft den Farbausgleich.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>X1: the pairs that must leave a colour preference unfulfilled, at least. Z1: the same for strong preferences, in even rounds.</source>
            <translation>X1: Mindestzahl der Paare, die eine Farbpräferenz unerfüllt lassen müssen. Z1: dasselbe für starke Präferenzen, in geraden Runden.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>a team that floated in the round before would float again</source>
            <translation>eine Mannschaft, die in der vorherigen Runde Floater war, wäre es wieder</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>both change colour from the last round</source>
            <translation>beide wechseln die Farbe gegenüber der letzten Runde</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>both colour preferences can be granted</source>
            <translation>beide Farbpräferenzen können erfüllt werden</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>fewer teams of the next scoregroup could be paired among themselves</source>
            <translation>weniger Mannschaften der nächsten Punktgruppe könnten unter sich gepaart werden</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>it may not have the bye</source>
            <translation>sie darf nicht spielfrei sein</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>it would make a colour or floater criterion worse</source>
            <translation>ein Farb- oder Floaterkriterium würde verschlechtert</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more colour preferences would be missed</source>
            <translation>mehr Farbpräferenzen blieben unerfüllt</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more strong colour preferences would be missed</source>
            <translation>mehr starke Farbpräferenzen blieben unerfüllt</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more teams that floated in the round before would meet an upfloater</source>
            <translation>mehr Mannschaften, die in der vorherigen Runde Floater waren, träfen auf Hochgeloste</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more upfloaters would be needed</source>
            <translation>mehr Hochgeloste wären nötig</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>only one of the two preferences is strong, and it is granted</source>
            <translation>nur eine der beiden Präferenzen ist stark, und sie wird erfüllt</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>only one of them has a colour preference, and it is granted</source>
            <translation>nur eine von beiden hat eine Farbpräferenz, und sie wird erfüllt</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>otherwise a team would go beyond the colour limits</source>
            <translation>sonst käme eine Mannschaft über die Farbgrenzen hinaus</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>somebody in the bracket would be left without an opponent</source>
            <translation>in der Paarungsgruppe bliebe jemand ohne Gegner</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the arbiter has forbidden this pair</source>
            <translation>der Schiedsrichter hat dieses Paar gesperrt</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the colours alternate from the last time that they differed</source>
            <translation>die Farben wechseln gegenüber dem letzten Mal, als sie verschieden waren</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the first-team changes colour from its last match</source>
            <translation>die Erstmannschaft wechselt die Farbe gegenüber ihrem letzten Wettkampf</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the higher ranked team changes colour from its last match</source>
            <translation>die höher platzierte Mannschaft wechselt gegenüber ihrem letzten Wettkampf</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the higher ranked team is brought to balance</source>
            <translation>die höher platzierte Mannschaft erhält den Farbausgleich</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the other team changes colour from its last match</source>
            <translation>die andere Mannschaft wechselt die Farbe gegenüber ihrem letzten Wettkampf</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the others could not all be paired any more</source>
            <translation>die übrigen könnten nicht mehr alle gepaart werden</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the preference of the first-team is granted</source>
            <translation>die Präferenz der Erstmannschaft wird erfüllt</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the preference of the higher ranked team is granted</source>
            <translation>die Präferenz der höher platzierten Mannschaft wird erfüllt</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the rest of the bracket could not be paired any more</source>
            <translation>der Rest der Paarungsgruppe könnte nicht mehr gepaart werden</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the stronger preference is granted</source>
            <translation>die stärkere Präferenz wird erfüllt</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the team that had White less often gets it</source>
            <translation>Weiß erhält die Mannschaft, die es seltener hatte</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the team with the lower colour difference gets White</source>
            <translation>die Mannschaft mit der niedrigeren Farbdifferenz erhält Weiß</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the upfloaters would come from lower scores</source>
            <translation>die Hochgelosten kämen aus niedrigeren Punktgruppen</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>this keeps the runs of one colour shortest</source>
            <translation>so bleiben Folgen einer Farbe am kürzesten</translation>
        </message>
    </context>
    <context>
        <name>check</name>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: all else equal, {wanted} stands before {found} ({article})</source>
            <translation>Paarungsgruppe {score}: sonst ist alles gleich, {wanted} steht vor {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: equal by {equal}; identifier {wanted} before {found} ({article})</source>
            <translation>Paarungsgruppe {score}: gleich nach {equal}; Kennung {wanted} vor {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: equal by {equal}; upfloaters {wanted} stand before {found} ({article})</source>
            <translation>Paarungsgruppe {score}: gleich nach {equal}; Hochgeloste {wanted} stehen vor {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: the teams left over could not be paired as the rules ask ({article})</source>
            <translation>Paarungsgruppe {score}: Die übrigen Mannschaften könnten nicht gepaart werden, wie es die Regeln verlangen ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: {criterion} is {found} {there}, {wanted} by the rules ({article})</source>
            <translation>Paarungsgruppe {score}: {criterion} ist {found} {there}, {wanted} nach den Regeln ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>by the rules: {pairs}</source>
            <translation>nach den Regeln: {pairs}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bye: the file has {found}, the rules give {wanted}</source>
            <translation>spielfrei: in der Datei {found}, nach den Regeln {wanted}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>colours: {white}-{black} in the file, {black}-{white} by article {rule}</source>
            <translation>Farben: {white}-{black} in der Datei, {black}-{white} nach Artikel {rule}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>compared, by the rules: {values}</source>
            <translation>verglichen, nach den Regeln: {values}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>compared, in the file: {values}</source>
            <translation>verglichen, in der Datei: {values}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>group {score}: the rules let {wanted} leave the group, {there} {found} ({article})</source>
            <translation>Gruppe {score}: nach den Regeln verlässt {wanted} die Gruppe, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>in the file</source>
            <translation>in der Datei</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>in the file: {pairs}</source>
            <translation>in der Datei: {pairs}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>round {round} ({system}) differs</source>
            <translation>Runde {round} ({system}) weicht ab</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>round {round}: no legal pairing exists; the arbiter's stands</source>
            <translation>Runde {round}: es gibt keine zulässige Auslosung; die des Schiedsrichters gilt</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>scores and matches played equal; the bye goes to the largest number: {wanted}, {there} {found} ({article})</source>
            <translation>Punktzahlen und gespielte Wettkämpfe gleich; spielfrei ist die größte Nummer: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>scores equal; the bye goes to the most matches played: {wanted}, {there} {found} ({article})</source>
            <translation>Punktzahlen gleich; spielfrei ist, wer am meisten Wettkämpfe gespielt hat: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the bye goes to the lowest score: {wanted}, {there} {found} ({article})</source>
            <translation>spielfrei ist die niedrigste Punktzahl: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the lower brackets follow from it</source>
            <translation>die niedrigeren Paarungsgruppen folgen daraus</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the number of teams decides whether there is a bye ({article})</source>
            <translation>die Zahl der Mannschaften entscheidet, ob eine spielfrei ist ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>with the bye to {found} no legal pairing is left ({article})</source>
            <translation>ist {found} spielfrei, bleibt keine zulässige Auslosung ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{different} of {rounds} rounds differ</source>
            <translation>{different} von {rounds} Runden weichen ab</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} have met before ({cited})</source>
            <translation>{found} haben schon gegeneinander gespielt ({cited})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} may not have the bye ({cited})</source>
            <translation>{found} darf nicht spielfrei sein ({cited})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} must not be paired with each other</source>
            <translation>{found} dürfen nicht gegeneinander gepaart werden</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} would give one of the two a colour that it may not have ({article})</source>
            <translation>{found} gäbe einer der beiden eine Farbe, die sie nicht haben darf ({article})</translation>
        </message>
    </context>
    <context>
        <name>chess-results</name>
        <message>
            <location filename="formats/chess_results.py" />
            <source>chess-results.com takes this file only with a key that the site itself gives to an arbiter. TeamSwiss writes the file without it and uploads nothing.</source>
            <translation>chess-results.com nimmt diese Datei nur mit einem Schlüssel an, den die Website selbst einem Schiedsrichter gibt. TeamSwiss schreibt die Datei ohne ihn und lädt nichts hoch.</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <location filename="cli/commands.py" />
            <source>standard output: {reason}</source>
            <translation>Standardausgabe: {reason}</translation>
        </message>
    </context>
    <context>
        <name>consequences</name>
        <message>
            <location filename="models/consequences.py" />
            <source>Bracket {score}: the criteria are equal, but the order of the rules puts other pairs first{article}.</source>
            <translation>Paarungsgruppe {score}: Die Kriterien sind gleich, aber in der Reihenfolge der Regeln kommen andere Paare zuerst{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Bracket {score}: {criterion} would be {found} instead of {wanted}{article}.</source>
            <translation>Paarungsgruppe {score}: {criterion} wäre {found} statt {wanted}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules nobody has the bye{article}.</source>
            <translation>Nach den Regeln ist niemand spielfrei{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules {team} has the bye{article}.</source>
            <translation>Nach den Regeln ist {team} spielfrei{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules: {white} – {black}.</source>
            <translation>Nach den Regeln: {white} – {black}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>No legal pairing exists for this round; the arbiter decides.</source>
            <translation>Für diese Runde gibt es keine zulässige Auslosung; der Schiedsrichter entscheidet.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>No place and no points after round {round} change.</source>
            <translation>Kein Platz und keine Punkte nach Runde {round} ändern sich.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Round {round} was paired on the old result; from the new one the rules would pair it otherwise. Its pairing stays.</source>
            <translation>Runde {round} wurde mit dem alten Ergebnis ausgelost; mit dem neuen ergäben die Regeln eine andere Auslosung. Ihre Auslosung bleibt.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Round {round} was paired on the old result; its pairing stays.</source>
            <translation>Runde {round} wurde mit dem alten Ergebnis ausgelost; ihre Auslosung bleibt.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>points as before</source>
            <translation>Punkte wie bisher</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{first} and {second}</source>
            <translation>{first} und {second}</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{new} points ({other_new}) instead of {old} ({other_old})</source>
            <translation>{new} Punkte ({other_new}) statt {old} ({other_old})</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} had points without playing in round {round}{article}.</source>
            <translation>Punkte ohne Spiel in Runde {round}: {teams}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} have met in round {round}{article}.</source>
            <translation>{teams} haben in Runde {round} gegeneinander gespielt{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} must not be paired with each other.</source>
            <translation>{teams} dürfen nicht gegeneinander gepaart werden.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{team} goes from place {old_rank} to {new_rank} after round {after}: {points}.</source>
            <translation>{team} kommt nach Runde {after} von Platz {old_rank} auf Platz {new_rank}: {points}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{team} stays in place {new_rank} after round {after}: {points}.</source>
            <translation>{team} bleibt nach Runde {after} auf Platz {new_rank}: {points}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{white} would have White; the rules give White to {black}{article}.</source>
            <translation>{white} hätte Weiß; nach den Regeln hat {black} Weiß{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>… and other teams: {count}.</source>
            <translation>… und weitere Mannschaften: {count}.</translation>
        </message>
    </context>
    <context>
        <name>demo</name>
        <message>
            <location filename="cli/demo.py" />
            <source>Documents are in {folder}:</source>
            <translation>Dokumente sind in {folder}:</translation>
        </message>
    </context>
    <context>
        <name>documents</name>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more set(s) of nearer scores could not be taken either.</source>
            <translation>
                <numerusform>Auch %n weitere Gruppe mit näheren Punktzahlen konnte nicht genommen werden.</numerusform>
                <numerusform>Auch %n weitere Gruppen mit näheren Punktzahlen konnten nicht genommen werden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more team(s) that would come before could not be taken either.</source>
            <translation>
                <numerusform>%n weitere Mannschaft, die vorher käme, konnte auch nicht genommen werden.</numerusform>
                <numerusform>%n weitere Mannschaften, die vorher kämen, konnten auch nicht genommen werden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>(drawn by lot: {seed})</source>
            <translation>(gelost: {seed})</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>*: not finished.</source>
            <translation>*: nicht beendet.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>*: results are missing; match points come with the last of them.</source>
            <translation>*: Ergebnisse fehlen; Mannschaftspunkte gibt es mit dem letzten.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>+ and – are games won and lost by forfeit.</source>
            <translation>+ und – sind kampflos gewonnene und verlorene Partien.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>+ and –: forfeits.</source>
            <translation>+ und –: kampflos.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>+: won by forfeit.</source>
            <translation>+: kampflos gewonnen.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>A page for every team: its matches and its players.</source>
            <translation>Eine Seite je Mannschaft: ihre Wettkämpfe und ihre Spieler.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>A player counts on every board they played often enough, with the games there.</source>
            <translation>Ein Spieler zählt an jedem Brett, an dem er oft genug gespielt hat, mit den Partien dort.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>A player counts on the board they played most, with all games.</source>
            <translation>Ein Spieler zählt an dem Brett, an dem er am häufigsten gespielt hat, mit allen Partien.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>A result is that of the player at the left, then of the one at the right.</source>
            <translation>Ein Ergebnis nennt zuerst den Spieler links, dann den rechts.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>A team that wins a prize is left out of the categories below it.</source>
            <translation>Wer einen Preis gewinnt, scheidet für die Kategorien darunter aus.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>A team without a possible opponent here was moved down.</source>
            <translation>Eine Mannschaft ohne möglichen Gegner wurde heruntergelost.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Acceleration</source>
            <translation>Beschleunigung</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>After round {number} of {rounds}</source>
            <translation>Nach Runde {number} von {rounds}</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Against</source>
            <translation>Gegen</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>All teams have a score of {score}.</source>
            <translation>Alle Mannschaften haben die Punktzahl {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>All teams that are paired in this round have a score of {score}.</source>
            <translation>Alle Mannschaften, die in dieser Runde gepaart werden, haben die Punktzahl {score}.</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Arbiter</source>
            <translation>Schiedsrichter</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/builders/board_prizes.py" />
            <source>At least %n game(s); decided by {measures}. Forfeits do not count.</source>
            <translation>
                <numerusform>Mindestens %n Partie; es entscheiden {measures}. Kampflose Partien zählen nicht.</numerusform>
                <numerusform>Mindestens %n Partien; es entscheiden {measures}. Kampflose Partien zählen nicht.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>At the tables</source>
            <translation>An den Tischen</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Average</source>
            <translation>Schnitt</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Average rating</source>
            <translation>Elo-Schnitt</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Average rating of the teams</source>
            <translation>Schnitt der Wertungszahlen der Mannschaften</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>Average: the {count} highest-rated players; one without a rating counts as {floor}.</source>
            <translation>Schnitt: die {count} Spieler mit der höchsten Wertungszahl; einer ohne Wertungszahl zählt als {floor}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Bd</source>
            <translation>Br.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Before it came {team}, but {reason}.</source>
            <translation>Davor kam {team}, aber {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Before round 1</source>
            <translation>Vor Runde 1</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Before the pairing</source>
            <translation>Vor der Auslosung</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Before them in the order came {teams}, but {reason}.</source>
            <translation>In der Reihenfolge davor kam {teams}, aber {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Before this team in the order came {teams}, but {reason}.</source>
            <translation>Vor dieser Mannschaft kam in der Reihenfolge {teams}, aber {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black FIDE id</source>
            <translation>FIDE-ID Schwarz</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>Black game points</source>
            <translation>Brettpunkte Schwarz</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black match points</source>
            <translation>Mannschaftspunkte Schwarz</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black match points before</source>
            <translation>Mannschaftspunkte Schwarz vorher</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black no.</source>
            <translation>Nr. Schwarz</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black on board 1</source>
            <translation>Schwarz an Brett 1</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black points</source>
            <translation>Punkte Schwarz</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black rating</source>
            <translation>Elo Schwarz</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team</source>
            <translation>Mannschaft Schwarz</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: colour</source>
            <translation>Mannschaft Schwarz: Farbe</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: rating</source>
            <translation>Mannschaft Schwarz: Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: title</source>
            <translation>Mannschaft Schwarz: Titel</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black's team</source>
            <translation>Mannschaft von Schwarz</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Board colours of the White team</source>
            <translation>Brettfarben der Mannschaft mit Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Board order</source>
            <translation>Brettreihenfolge</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Board pairings</source>
            <translation>Brettpaarungen</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Board played most often</source>
            <translation>Am häufigsten gespieltes Brett</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board prizes</source>
            <translation>Brettpreise</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board {number}</source>
            <translation>Brett {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Boards</source>
            <translation>Bretter</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Bonus in round {number}</source>
            <translation>Gutschrift in Runde {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Born</source>
            <translation>Geb.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Bracket of 1 point</source>
            <translation>Paarungsgruppe mit 1 Punkt</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Bracket of {score} points</source>
            <translation>Paarungsgruppe mit {score} Punkten</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Byes are in {mp} and {gp} only.</source>
            <translation>Spielfreie Runden stehen nur in {mp} und {gp}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Byes: match points, game points</source>
            <translation>Spielfrei: Mannschaftspunkte, Brettpunkte</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Captain</source>
            <translation>Mannschaftsführer</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Captain, Black on board 1</source>
            <translation>Mannschaftsführer, Schwarz an Brett 1</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Captain, White on board 1</source>
            <translation>Mannschaftsführer, Weiß an Brett 1</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Category</source>
            <translation>Kategorie</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>Changed by the arbiter</source>
            <translation>Vom Schiedsrichter geändert</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Chief arbiter</source>
            <translation>Hauptschiedsrichter</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Chief arbiter: {name}</source>
            <translation>Hauptschiedsrichter: {name}</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Club</source>
            <translation>Verein</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Colour</source>
            <translation>Farbe</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Colour on board 1</source>
            <translation>Farbe an Brett 1</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Colour preferences</source>
            <translation>Farbpräferenzen</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Counted up to round</source>
            <translation>Gewertet bis Runde</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Counts</source>
            <translation>Zählt</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Criteria: {values}.</source>
            <translation>Kriterien: {values}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Crosstable</source>
            <translation>Kreuztabelle</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Crosstable by number</source>
            <translation>Kreuztabelle nach Nummern</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Crosstable by rank</source>
            <translation>Kreuztabelle nach Plätzen</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>DRAFT</source>
            <translation>ENTWURF</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Deputy arbiter</source>
            <translation>Stellv. Hauptschiedsrichter</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Development coefficient</source>
            <translation>Entwicklungskoeffizient</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Each round: the board, the colour (a filled square is Black), the points. G: games.</source>
            <translation>Je Runde: das Brett, die Farbe (ein gefülltes Quadrat ist Schwarz), die Punkte. P: Partien.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Each round: the opponent’s number, the colour on board 1 (filled: Black), game points.</source>
            <translation>Je Runde: Nummer des Gegners, Farbe an Brett 1 (gefüllt: Schwarz), Brettpunkte.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Each round: the opponent’s rank, the colour on board 1 (filled: Black), game points.</source>
            <translation>Je Runde: Platz des Gegners, Farbe an Brett 1 (gefüllt: Schwarz), Brettpunkte.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Each team named first meets the first possible opponent.</source>
            <translation>Jede zuerst genannte Mannschaft trifft auf ihren ersten möglichen Gegner.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Entries: {count}</source>
            <translation>Einträge: {count}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Event</source>
            <translation>Veranstaltung</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every board of the round, match by match.</source>
            <translation>Jedes Brett der Runde, Wettkampf für Wettkampf.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every gesture with its time.</source>
            <translation>Jede Aktion mit ihrer Uhrzeit.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every player by name with table, board and colour, to hang beside the pairings.</source>
            <translation>Jeder Spieler nach Namen mit Tisch, Brett und Farbe, zum Aushang neben den Paarungen.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every player's score and performance.</source>
            <translation>Punkte und Performance jedes Spielers.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every roster in board order, with ratings and ids.</source>
            <translation>Jede Meldeliste in Brettreihenfolge, mit Wertungszahlen und IDs.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Expected</source>
            <translation>Erwartet</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Expected rating change, for interest</source>
            <translation>Erwartete Elo-Änderung, zur Information</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Dutch system, C.04.3 (2017)</source>
            <translation>Holländisches System der FIDE, C.04.3 (2017)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Dutch system, earlier edition</source>
            <translation>Holländisches System der FIDE, frühere Fassung</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Swiss Team Pairing System, C.04.6 (2026)</source>
            <translation>FIDE-Mannschafts-Schweizer, C.04.6 (2026)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Swiss Team Pairing System, earlier draft</source>
            <translation>FIDE-Mannschafts-Schweizer, früherer Entwurf</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Fact</source>
            <translation>Angabe</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Fed.</source>
            <translation>Föd.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Federation</source>
            <translation>Föderation</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>Fewer of those moved down were paired first.</source>
            <translation>Von den Heruntergelosten wurden weniger zuerst gepaart.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Final standings</source>
            <translation>Endstand</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>First day</source>
            <translation>Erster Tag</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>First in the order are the pairings in which the half with the smaller numbers meets the half with the larger ones. None of them is taken: {reason}.</source>
            <translation>In der Reihenfolge zuerst kommen die Paarungen, in denen die Hälfte mit den kleineren Nummern auf die Hälfte mit den größeren trifft. Keine davon wird genommen: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>First round</source>
            <translation>Erste Runde</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>First-team: {team}.</source>
            <translation>Erstmannschaft: {team}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Floaters from above and below have to meet here.</source>
            <translation>Floater von oben und unten müssen hier aufeinandertreffen.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Floating up: {teams}.</source>
            <translation>Hochgelost: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For captains: the roster is printed, the boards are written in.</source>
            <translation>Für Mannschaftsführer: Die Meldeliste ist gedruckt, die Bretter werden eingetragen.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>For the pairing, {team} has {matches} match points and {games} game points, in the standings {shown_matches} and {shown_games}.</source>
            <translation>Für die Auslosung hat {team} {matches} Mannschaftspunkte und {games} Brettpunkte, in der Rangliste {shown_matches} und {shown_games}.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For the record</source>
            <translation>Für die Akten</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For the wall</source>
            <translation>Für den Aushang</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>From above: {teams}.</source>
            <translation>Von oben: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>From below: {teams}.</source>
            <translation>Von unten: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>From {score} points down the round could not be completed bracket by bracket; {teams} are paired together at the end.</source>
            <translation>Ab {score} Punkten abwärts ließ sich die Runde nicht Gruppe für Gruppe auslosen; am Ende werden zusammen gepaart: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>G</source>
            <translation>P</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>GP</source>
            <translation>BP</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Game points: win, draw, loss</source>
            <translation>Brettpunkte: Sieg, Remis, Niederlage</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games drawn</source>
            <translation>Remispartien</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games lost</source>
            <translation>Verlorene Partien</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games that were played; forfeits do not count.</source>
            <translation>Gespielte Partien; kampflose zählen nicht.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games won</source>
            <translation>Gewonnene Partien</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Group of {score} points ({part})</source>
            <translation>Gruppe mit {score} Punkten ({part})</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>Had to be allowed ({pairs}×): {what} [{requirement}].</source>
            <translation>Musste zugelassen werden ({pairs}×): {what} [{requirement}].</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Hand in at least {minutes} minutes before the start.</source>
            <translation>Spätestens {minutes} Minuten vor Beginn abgeben.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>How the round was paired</source>
            <translation>So wurde die Runde ausgelost</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, no criterion would be worse, but that pairing of the bracket of {score} points stands later in the order of the rules.</source>
            <translation>Träfen {a} und {b} aufeinander, wäre kein Kriterium schlechter, aber diese Paarung der Gruppe mit {score} Punkten steht später in der Reihenfolge der Regeln.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, others than {wanted} would have to float from or to the bracket of {score} points; the rules choose these.</source>
            <translation>Träfen {a} und {b} aufeinander, müssten andere als {wanted} die Paarungsgruppe mit {score} Punkten verlassen oder in sie kommen; die Regeln wählen diese.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, somebody would have to float from the bracket of {score} points; the rules need nobody to.</source>
            <translation>Träfen {a} und {b} aufeinander, müsste jemand die Paarungsgruppe mit {score} Punkten verlassen; nach den Regeln muss es niemand.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the bracket of {score} points would have {found} pairs instead of {wanted}.</source>
            <translation>Träfen {a} und {b} aufeinander, hätte die Paarungsgruppe mit {score} Punkten {found} Paare statt {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the criteria would be equal, but {found} would float instead of {wanted}, which comes first in the order.</source>
            <translation>Träfen {a} und {b} aufeinander, wären die Kriterien gleich, aber als Floater kommt {wanted} in der Reihenfolge vor {found}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the other teams could not all be paired any more.</source>
            <translation>Träfen {a} und {b} aufeinander, könnten die übrigen Mannschaften nicht mehr alle gepaart werden.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, {found} would have the bye instead of {wanted}, which comes before it.</source>
            <translation>Träfen {a} und {b} aufeinander, wäre {found} spielfrei; {wanted} kommt aber vorher.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, {reason}: {criterion} would be {found} instead of {least} in the bracket of {score} points.</source>
            <translation>Bei {a} gegen {b} gilt: {reason}; {criterion} wäre {found} statt {least} in der Paarungsgruppe mit {score} Punkten.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>In the group: {teams}.</source>
            <translation>In der Gruppe: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>In the order of section G: {order}.</source>
            <translation>In der Reihenfolge von Abschnitt G: {order}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>In these pairs neither team has a colour preference: {rule}.</source>
            <translation>In diesen Paaren hat keine der beiden Mannschaften eine Farbpräferenz: {rule}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Initial colour</source>
            <translation>Anfangsfarbe</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Its first choice was {choice}, but {reason}.</source>
            <translation>Die erste Wahl war {choice}, aber {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Its first choice was {choice}, but {reason}: {criterion} would be {value} instead of {least}.</source>
            <translation>Die erste Wahl war {choice}, aber {reason}: {criterion} wäre {value} statt {least}.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>K is 10 from 2400 on and for GM and IM, 40 up to the year of the 18th birthday and below 2300, else 20. A player new to the list may have 40. Unrated players get their first rating from FIDE; it is not worked out here.</source>
            <translation>K ist 10 ab 2400 und für GM und IM, 40 bis zum Jahr des 18. Geburtstags und unter 2300, sonst 20. Ein Spieler, der neu in der Liste ist, kann 40 haben. Spieler ohne Wertungszahl erhalten ihre erste von der FIDE; sie wird hier nicht berechnet.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Last day</source>
            <translation>Letzter Tag</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Line-up slips</source>
            <translation>Aufstellungszettel</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>M</source>
            <translation>Wk</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>MP</source>
            <translation>MP</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Match cards</source>
            <translation>Spielberichte</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Match points: win, draw, loss</source>
            <translation>Mannschaftspunkte: Sieg, Unentschieden, Niederlage</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Matches</source>
            <translation>Wettkämpfe</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches drawn</source>
            <translation>Unentschiedene Wettkämpfe</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches lost</source>
            <translation>Verlorene Wettkämpfe</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches played</source>
            <translation>Gespielte Wettkämpfe</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches won</source>
            <translation>Gewonnene Wettkämpfe</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>Moved down to them: {teams}.</source>
            <translation>Dorthin heruntergelost: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>National</source>
            <translation>National</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>National id</source>
            <translation>Nationale ID</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>National rating</source>
            <translation>Nationale Wertungszahl</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>No match in this round: {teams}.</source>
            <translation>Kein Wettkampf in dieser Runde: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>No other match would change.</source>
            <translation>Kein anderer Wettkampf würde sich ändern.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Nobody has played enough games yet.</source>
            <translation>Noch niemand hat genug Partien gespielt.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>Nobody is left here for {teams}: down to the next bracket.</source>
            <translation>Hier ist kein Gegner mehr für {teams}: weiter in die nächste Paarungsgruppe.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Not finished: {teams}. The games so far are in {gp}; {mp} come with the last of them.</source>
            <translation>Nicht beendet: {teams}. Die bisherigen Partien stehen in {gp}; {mp} gibt es mit der letzten.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>Not to be paired in this round: {teams}.</source>
            <translation>In dieser Runde nicht zu paaren: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>Not to be paired: {teams}.</source>
            <translation>Nicht zu paaren: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Nothing has been played yet.</source>
            <translation>Noch wurde nichts gespielt.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Nothing is in the log.</source>
            <translation>Das Protokoll ist leer.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Number of players</source>
            <translation>Zahl der Spieler</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Number of teams</source>
            <translation>Zahl der Mannschaften</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by hand.</source>
            <translation>Von Hand nummeriert.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by lot (seed {seed}).</source>
            <translation>Per Los nummeriert (Startwert {seed}).</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by rating.</source>
            <translation>Nach Wertungszahl nummeriert.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by rating; late entries follow.</source>
            <translation>Nach Wertungszahl nummeriert; Nachmeldungen folgen.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Of two teams the first has White on board 1; its points come first.</source>
            <translation>Von zwei Mannschaften hat die erste Weiß an Brett 1; ihre Punkte stehen zuerst.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Of {teams} teams the median one stands at place {place}: the middle group is that of {score} points.</source>
            <translation>Von {teams} Mannschaften steht die mittlere auf Platz {place}: Die mittlere Gruppe ist die mit {score} Punkten.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Olympiad pairing rules, D.II.02 (2008)</source>
            <translation>Auslosungsregeln der Olympiade, D.II.02 (2008)</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Opponent</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Opponent, colour and game points of every team in every round.</source>
            <translation>Gegner, Farbe und Brettpunkte jeder Mannschaft in jeder Runde.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Organiser</source>
            <translation>Veranstalter</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Out of the ordinary</source>
            <translation>Besonderheiten</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Overall</source>
            <translation>Insgesamt</translation>
        </message>
        <message>
            <location filename="documents/site.py" />
            <source>Overview</source>
            <translation>Übersicht</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Page {page} of {pages}</source>
            <translation>Seite {page} von {pages}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Pairing system</source>
            <translation>Auslosungssystem</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Pairings</source>
            <translation>Paarungen</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Penalties and bonuses</source>
            <translation>Abzüge und Gutschriften</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Penalties and bonuses are included: {teams}.</source>
            <translation>Abzüge und Gutschriften sind enthalten: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Penalty in round {number}</source>
            <translation>Abzug in Runde {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Perf.</source>
            <translation>Perf.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Performance rating</source>
            <translation>Performance (Leistungszahl)</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Places with points and every tie-break; provisional while results are missing.</source>
            <translation>Plätze mit Punkten und allen Feinwertungen; vorläufig, solange Ergebnisse fehlen.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Player of the Black team</source>
            <translation>Spieler der Mannschaft Schwarz</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Player of the White team</source>
            <translation>Spieler der Mannschaft Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Players who are not listed are in no line-up of this round.</source>
            <translation>Spieler, die nicht aufgeführt sind, stehen in keiner Aufstellung dieser Runde.</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Plays on board</source>
            <translation>Spielt an Brett</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Points and games leave out forfeits; performance also leaves out opponents without a rating and games that are not rated.</source>
            <translation>Kampflose zählen bei Punkten und Partien nicht; bei der Performance auch Gegner ohne Wertungszahl und ungewertete Partien nicht.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Points for each: {points}. Numbers: {numbers}.</source>
            <translation>Punkte je Mannschaft: {points}. Nummern: {numbers}.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Points for the pairing</source>
            <translation>Punkte für die Auslosung</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Previous standing</source>
            <translation>Frühere Platzierung</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Primary score</source>
            <translation>Hauptwertung</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Printed {moment}</source>
            <translation>Gedruckt {moment}</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Prize</source>
            <translation>Preis</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Prize list</source>
            <translation>Preisträger</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Prizes</source>
            <translation>Preise</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Provisional: results are missing</source>
            <translation>Vorläufig: Ergebnisse fehlen</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Pts</source>
            <translation>Pkt.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Rank</source>
            <translation>Platz</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Rated games</source>
            <translation>Gewertete Partien</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Received</source>
            <translation>Erhalten</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Result of the match</source>
            <translation>Ergebnis des Wettkampfs</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Roster</source>
            <translation>Meldeliste</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Rosters</source>
            <translation>Meldelisten</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Round {number}, start</source>
            <translation>Runde {number}, Beginn</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Round {number}, table {table}</source>
            <translation>Runde {number}, Tisch {table}</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Round {round}, table {table}, {white} – {black}: board {boards} is adjourned and counts as a draw for the pairing ({article}).</source>
            <translation>Runde {round}, Tisch {table}, {white} – {black}: Die Hängepartie an Brett {boards} zählt für die Auslosung als Remis ({article}).</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Round {round}, table {table}, {white} – {black}: boards {boards} are adjourned and count as draws for the pairing ({article}).</source>
            <translation>Runde {round}, Tisch {table}, {white} – {black}: Die Hängepartien an den Brettern {boards} zählen für die Auslosung als Remis ({article}).</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Rounds played</source>
            <translation>Gespielte Runden</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Rtg</source>
            <translation>Elo</translation>
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
            <translation>R{number} Farbe</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} opponent</source>
            <translation>R{number} Gegner</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Scores and results are those of the team named first, with White on board 1, then of the other.</source>
            <translation>Stände und Ergebnisse nennen zuerst die zuerst genannte Mannschaft (Weiß an Brett 1), dann die andere.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Sex</source>
            <translation>Geschl.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Shares are rounded down to the hundredth.</source>
            <translation>Die Anteile sind auf Hundertstel abgerundet.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Short</source>
            <translation>Kurz</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Short name</source>
            <translation>Kurzname</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Standings</source>
            <translation>Rangliste</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Start list</source>
            <translation>Setzliste</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <location filename="documents/builders/table_cards.py" />
            <source>Table cards</source>
            <translation>Tischkarten</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Table {number}</source>
            <translation>Tisch {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Team no.</source>
            <translation>Mannsch.-Nr.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>Team pairing number</source>
            <translation>Setznummer der Mannschaft</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Team sheets</source>
            <translation>Mannschaftsblätter</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Teams</source>
            <translation>Mannschaften</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Teams and players</source>
            <translation>Mannschaften und Spieler</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Teams that share a place are numbered here one after the other.</source>
            <translation>Mannschaften auf geteiltem Platz sind hier fortlaufend nummeriert.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Teams: {count}</source>
            <translation>Mannschaften: {count}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>The arbiter has forbidden that {a} and {b} meet.</source>
            <translation>Der Schiedsrichter hat {a} gegen {b} gesperrt.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The articles in our words</source>
            <translation>Die Artikel in unseren Worten</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The best players of every board and overall, with the rule.</source>
            <translation>Die besten Spieler jedes Bretts und insgesamt, mit der Regel dazu.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The bracket before was paired again, so that others came down.</source>
            <translation>Die vorherige Paarungsgruppe wurde neu ausgelost, damit andere herunterkamen.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The bracket was content with fewer pairs.</source>
            <translation>Die Paarungsgruppe begnügte sich mit weniger Paaren.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The bye</source>
            <translation>Spielfrei</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The colour drawn is Black. In these pairs neither team has a preference: the higher ranked one has Black if its number is odd, and White if it is even.</source>
            <translation>Die geloste Farbe ist Schwarz. In diesen Paaren hat keine der beiden Mannschaften eine Präferenz: Die höher platzierte hat Schwarz, wenn ihre Nummer ungerade ist, und Weiß, wenn sie gerade ist.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the first-team has Black if its number is odd, and White if it is even.</source>
            <translation>Die geloste Farbe ist Schwarz. In diesen Paaren hat noch keine der beiden Mannschaften gespielt: Die Erstmannschaft hat Schwarz, wenn ihre Nummer ungerade ist, und Weiß, wenn sie gerade ist.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the first-team, the one with the smaller number, has Black if its number is odd, and White if it is even.</source>
            <translation>Die geloste Farbe ist Schwarz. In diesen Paaren hat noch keine der beiden Mannschaften gespielt: Die Erstmannschaft, also die mit der kleineren Nummer, hat Schwarz, wenn ihre Nummer ungerade ist, und Weiß, wenn sie gerade ist.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the one with the smaller number has Black if that number is odd, and White if it is even.</source>
            <translation>Die geloste Farbe ist Schwarz. In diesen Paaren hat noch keine der beiden Mannschaften gespielt: Die mit der kleineren Nummer hat Schwarz, wenn diese Nummer ungerade ist, und Weiß, wenn sie gerade ist.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The colour drawn is White. In these pairs neither team has a preference: the higher ranked one has White if its number is odd, and Black if it is even.</source>
            <translation>Die geloste Farbe ist Weiß. In diesen Paaren hat keine der beiden Mannschaften eine Präferenz: Die höher platzierte hat Weiß, wenn ihre Nummer ungerade ist, und Schwarz, wenn sie gerade ist.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the first-team has White if its number is odd, and Black if it is even.</source>
            <translation>Die geloste Farbe ist Weiß. In diesen Paaren hat noch keine der beiden Mannschaften gespielt: Die Erstmannschaft hat Weiß, wenn ihre Nummer ungerade ist, und Schwarz, wenn sie gerade ist.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the first-team, the one with the smaller number, has White if its number is odd, and Black if it is even.</source>
            <translation>Die geloste Farbe ist Weiß. In diesen Paaren hat noch keine der beiden Mannschaften gespielt: Die Erstmannschaft, also die mit der kleineren Nummer, hat Weiß, wenn ihre Nummer ungerade ist, und Schwarz, wenn sie gerade ist.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the one with the smaller number has White if that number is odd, and Black if it is even.</source>
            <translation>Die geloste Farbe ist Weiß. In diesen Paaren hat noch keine der beiden Mannschaften gespielt: Die mit der kleineren Nummer hat Weiß, wenn diese Nummer ungerade ist, und Schwarz, wenn sie gerade ist.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour limits cannot be kept in this group.</source>
            <translation>In dieser Gruppe lassen sich die Farbgrenzen nicht einhalten.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>The event</source>
            <translation>Das Turnier</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The event, its rules, standings, every round, prizes, what was unusual.</source>
            <translation>Das Turnier, seine Regeln, Rangliste, jede Runde, Preise und Besonderheiten.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The first candidate {pairs} is not taken: {reason}.</source>
            <translation>Der erste Kandidat {pairs} wird nicht genommen: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The first candidate {pairs} is taken.</source>
            <translation>Der erste Kandidat {pairs} wird genommen.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>The log only grows: taking something back is an entry of its own.</source>
            <translation>Das Protokoll wächst nur: Etwas zurückzunehmen ist ein eigener Eintrag.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The lowest bracket had no pairing: the one above was paired again or joined to it.</source>
            <translation>Die unterste Paarungsgruppe hatte keine Auslosung: Die darüber wurde neu ausgelost oder mit ihr vereinigt.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The match scores of the round, then every board.</source>
            <translation>Die Ergebnisse der Wettkämpfe, dann jedes Brett.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>The rules</source>
            <translation>Die Regeln</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The rules give the bye to {team}.</source>
            <translation>Nach den Regeln ist {team} spielfrei.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The rules give {white} – {black} (not played).</source>
            <translation>Die Regeln ergeben {white} – {black} (nicht gespielt).</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain the virtual points of the Baku acceleration (C.04.7), for the pairing only.</source>
            <translation>Die Punktzahlen dieser Runde enthalten die virtuellen Punkte der Baku-Beschleunigung (C.04.7), nur für die Auslosung.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain virtual points that the arbiter has given, for the pairing only.</source>
            <translation>Die Punktzahlen dieser Runde enthalten virtuelle Punkte, die der Schiedsrichter vergeben hat, nur für die Auslosung.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain virtual points.</source>
            <translation>Die Punktzahlen dieser Runde enthalten virtuelle Punkte.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>The square is the colour on the board: filled is Black.</source>
            <translation>Das Quadrat zeigt die Farbe am Brett: gefüllt ist Schwarz.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The table's number and who plays there, folded to stand.</source>
            <translation>Die Tischnummer und wer dort spielt, zum Falten und Aufstellen.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The teams by their numbers.</source>
            <translation>Die Mannschaften nach ihren Nummern.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The top half has {points} imaginary match points: {teams}.</source>
            <translation>Die obere Hälfte hat {points} fiktive Mannschaftspunkte: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>These groups could not be paired separately, so they became one.</source>
            <translation>Diese Gruppen ließen sich einzeln nicht auslosen und wurden darum zu einer.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>They can all be paired among themselves; nobody floats up.</source>
            <translation>Sie können alle untereinander gepaart werden; niemand wird hochgelost.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>They stand in different groups when their turn comes, and in its own group the rules find {wanted}.</source>
            <translation>Sie stehen in verschiedenen Gruppen, wenn sie an der Reihe sind, und in der eigenen Gruppe finden die Regeln {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Thing</source>
            <translation>Sachpreis</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>This round was changed by hand, or something before it was corrected later. What follows on this sheet is what the rules give; what is different in the round is marked in parentheses.</source>
            <translation>Diese Runde wurde von Hand geändert, oder etwas davor wurde später korrigiert. Im Folgenden zeigt dieses Blatt, was die Regeln ergeben; was in der Runde anders ist, steht in Klammern dabei.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Tie-breaks</source>
            <translation>Feinwertungen</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Tie-breaks: {names}.</source>
            <translation>Feinwertungen: {names}.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Time control</source>
            <translation>Bedenkzeit</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>To be filled in and signed at the table, then cut apart; two or four a page.</source>
            <translation>Am Tisch auszufüllen und zu unterschreiben, dann zu zerschneiden; zwei oder vier je Seite.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>To be paired: {teams}.</source>
            <translation>Zu paaren: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>To get there, {out} and {into} change places between the halves.</source>
            <translation>Dazu wechseln {out} und {into} zwischen den Hälften die Plätze.</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Tournament</source>
            <translation>Turnier</translation>
        </message>
        <message>
            <location filename="documents/xlsx.py" />
            <source>Tournament data</source>
            <translation>Turnierdaten</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Tournament report</source>
            <translation>Turnierbericht</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Tournament without a name</source>
            <translation>Turnier ohne Namen</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Venue</source>
            <translation>Ort</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>When its turn came, the pair was passed over: {reason}.</source>
            <translation>Als es an der Reihe war, wurde das Paar übergangen: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Where do I play?</source>
            <translation>Wo spiele ich?</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White FIDE id</source>
            <translation>FIDE-ID Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>White game points</source>
            <translation>Brettpunkte Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White match points</source>
            <translation>Mannschaftspunkte Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White match points before</source>
            <translation>Mannschaftspunkte Weiß vorher</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White no.</source>
            <translation>Nr. Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White on board 1</source>
            <translation>Weiß an Brett 1</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White points</source>
            <translation>Punkte Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White rating</source>
            <translation>Elo Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team</source>
            <translation>Mannschaft Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: colour</source>
            <translation>Mannschaft Weiß: Farbe</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: rating</source>
            <translation>Mannschaft Weiß: Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: title</source>
            <translation>Mannschaft Weiß: Titel</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White's team</source>
            <translation>Mannschaft von Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Who</source>
            <translation>Wer</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Who gets a thing of a shared place is not said by the standings.</source>
            <translation>Wer bei geteiltem Platz einen Sachpreis erhält, sagt die Rangliste nicht.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Who gets what, and how ties are shared.</source>
            <translation>Wer was erhält und wie bei Gleichstand geteilt wird.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Who meets whom at which table: large for the wall, or compact in two columns.</source>
            <translation>Wer an welchem Tisch auf wen trifft: groß für den Aushang oder kompakt in zwei Spalten.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Why the round is paired as it is, article by article.</source>
            <translation>Warum die Runde so ausgelost ist, Artikel für Artikel.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>With a score of {score}: the teams with the numbers {numbers}.</source>
            <translation>Mit der Punktzahl {score}: die Mannschaften mit den Nummern {numbers}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>With a score of {score}: {teams}.</source>
            <translation>Mit der Punktzahl {score}: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>With them the round would also have: {pairs}.</source>
            <translation>Mit diesem Paar hätte die Runde außerdem: {pairs}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Withdrawn: {teams}.</source>
            <translation>Zurückgezogen: {teams}.</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>Without upfloaters %n team(s) of this score would have no opponent.</source>
            <translation>
                <numerusform>Ohne Hochgeloste hätte %n Mannschaft dieser Punktzahl keinen Gegner.</numerusform>
                <numerusform>Ohne Hochgeloste hätten %n Mannschaften dieser Punktzahl keinen Gegner.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Write the board, 1 to {boards}, before each player who plays.</source>
            <translation>Vor jeden Spieler, der spielt, das Brett schreiben, 1 bis {boards}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>a topscorer or its opponent would get beyond a colour difference of two</source>
            <translation>ein Topscorer oder sein Gegner käme über eine Farbdifferenz von zwei hinaus</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>a topscorer or its opponent would get one colour three times running</source>
            <translation>ein Topscorer oder sein Gegner erhielte dreimal hintereinander dieselbe Farbe</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>absent</source>
            <translation>abwesend</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>adjourned</source>
            <translation>Hängepartie</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>adjourned: board {numbers}</source>
            <translation>Hängepartie: Brett {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>all teams</source>
            <translation>alle Mannschaften</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>average {rating}</source>
            <translation>Schnitt {rating}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>board {number}: {result}</source>
            <translation>Brett {number}: {result}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>both colour preferences can be granted</source>
            <translation>beide Farbpräferenzen können erfüllt werden</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>bye</source>
            <translation>spielfrei</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>bye, full, half: without an opponent.</source>
            <translation>spielfrei, voll, halb: ohne Gegner.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>captain {name}</source>
            <translation>Mannschaftsführer {name}</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>changed</source>
            <translation>geändert</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>colours reversed</source>
            <translation>Farben vertauscht</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>downfloats like the one in the round before</source>
            <translation>Herunterlosungen wie in der vorherigen Runde</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>downfloats like the one two rounds before</source>
            <translation>Herunterlosungen wie zwei Runden zuvor</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>each of them has two teams that have already met</source>
            <translation>jede enthält zwei Mannschaften, die schon gegeneinander gespielt haben</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>each of them has two teams that have met or that the arbiter keeps apart</source>
            <translation>jede enthält zwei Mannschaften, die schon gegeneinander gespielt haben oder die der Schiedsrichter auseinanderhält</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>first-team, {facts}</source>
            <translation>Erstmannschaft, {facts}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>floaters from above and below do not meet</source>
            <translation>Floater von oben und unten treffen nicht aufeinander</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>forfeit</source>
            <translation>kampflos</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by Black</source>
            <translation>kampflos verloren von Schwarz</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by White</source>
            <translation>kampflos verloren von Weiß</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by both</source>
            <translation>beiderseits kampflos</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by both: board {numbers}</source>
            <translation>beiderseits kampflos: Brett {numbers}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>from round {number}</source>
            <translation>ab Runde {number}</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>from the bottom</source>
            <translation>von unten</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>from the top</source>
            <translation>von oben</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>full</source>
            <translation>voll</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>full-point bye</source>
            <translation>spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>half</source>
            <translation>halb</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>half-point bye</source>
            <translation>spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>imaginary points (D.II.02)</source>
            <translation>fiktive Punkte (D.II.02)</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it could not be paired in the next group</source>
            <translation>sie könnte in der nächsten Gruppe nicht gepaart werden</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had a full-point bye in round {round}</source>
            <translation>sie war in Runde {round} spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had the bye in round {round}</source>
            <translation>sie war in Runde {round} spielfrei</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had the points of a win in round {round} without playing</source>
            <translation>sie hat in Runde {round} ohne Spiel die Punkte eines Sieges erhalten</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it has met all teams of this bracket</source>
            <translation>sie hat schon gegen alle Mannschaften dieser Paarungsgruppe gespielt</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it has met everybody in the next group</source>
            <translation>sie hat schon gegen die ganze nächste Gruppe gespielt</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it has scored without playing before</source>
            <translation>sie hat schon ohne Spiel Punkte erhalten</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it met {team} in round {round}</source>
            <translation>sie hat in Runde {round} gegen {team} gespielt</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it won by forfeit in round {round}</source>
            <translation>sie hat in Runde {round} kampflos gewonnen</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>lost by forfeit</source>
            <translation>kampflos verloren</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more colour preferences would be missed</source>
            <translation>mehr Farbpräferenzen blieben unerfüllt</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more strong colour preferences would be missed</source>
            <translation>mehr starke Farbpräferenzen blieben unerfüllt</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float down again after the round before</source>
            <translation>mehr Mannschaften würden nach der vorherigen Runde erneut heruntergelost</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float down as two rounds before</source>
            <translation>mehr Mannschaften würden wie zwei Runden zuvor heruntergelost</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float up again after the round before</source>
            <translation>mehr Mannschaften würden nach der vorherigen Runde erneut hochgelost</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float up as two rounds before</source>
            <translation>mehr Mannschaften würden wie zwei Runden zuvor hochgelost</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>must have Black</source>
            <translation>muss Schwarz haben</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>must have White</source>
            <translation>muss Weiß haben</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>no equally good pairing with this pair has {numbers} as the smaller numbers of its pairs, and these are compared first</source>
            <translation>keine gleich gute Paarung der Gruppe, die dieses Paar enthält, hat {numbers} als kleinere Nummern ihrer Paare, und diese werden zuerst verglichen</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>no player</source>
            <translation>kein Spieler</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>no preference</source>
            <translation>keine Präferenz</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>no prize entered</source>
            <translation>kein Preis eingetragen</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>not awarded</source>
            <translation>nicht vergeben</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>not played</source>
            <translation>nicht gespielt</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>not played yet</source>
            <translation>noch nicht gespielt</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>not rated</source>
            <translation>ungewertet</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>not yet entered</source>
            <translation>noch nicht gemeldet</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>only one of the two preferences is strong, and it is granted</source>
            <translation>nur eine der beiden Präferenzen ist stark, und sie wird erfüllt</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>only one of them has a colour preference, and it is granted</source>
            <translation>nur eine von beiden hat eine Farbpräferenz, und sie wird erfüllt</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>own player missing: board {numbers}</source>
            <translation>eigener Spieler fehlt: Brett {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs of top scorers that must have the same colour</source>
            <translation>Paare von Topscorern, die dieselbe Farbe haben müssen</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs that leave a colour preference unfulfilled</source>
            <translation>Paare, die eine Farbpräferenz unerfüllt lassen</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs that leave a strong colour preference unfulfilled</source>
            <translation>Paare, die eine starke Farbpräferenz unerfüllt lassen</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs with the same preference, both strong at least</source>
            <translation>Paare mit derselben, beiderseits mindestens starken Präferenz</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>percentage</source>
            <translation>Prozente</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>performance</source>
            <translation>Performance</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>played with the other colours</source>
            <translation>mit den anderen Farben gespielt</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>prefers Black</source>
            <translation>bevorzugt Schwarz</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>prefers White</source>
            <translation>bevorzugt Weiß</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>results are missing</source>
            <translation>Ergebnisse fehlen</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>shared by {count}</source>
            <translation>unter {count} geteilt</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>so far {colours}</source>
            <translation>bisher {colours}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>strongly prefers Black</source>
            <translation>bevorzugt stark Schwarz</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>strongly prefers White</source>
            <translation>bevorzugt stark Weiß</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the arbiter has forbidden that {a} and {b} meet</source>
            <translation>der Schiedsrichter hat {a} gegen {b} gesperrt</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>the arbiter has forbidden this pair</source>
            <translation>der Schiedsrichter hat dieses Paar gesperrt</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the bye would go to a team that may not have it</source>
            <translation>spielfrei wäre eine Mannschaft, die es nicht sein darf</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the colour limits could not be kept</source>
            <translation>die Farbgrenzen ließen sich nicht einhalten</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the colours alternate from the last time that they differed</source>
            <translation>die Farben wechseln gegenüber dem letzten Mal, als sie verschieden waren</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the first-team changes colour from its last match</source>
            <translation>die Erstmannschaft wechselt die Farbe gegenüber ihrem letzten Wettkampf</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the middle group, last</source>
            <translation>die mittlere Gruppe, zuletzt</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the next bracket could not be paired as well</source>
            <translation>die nächste Paarungsgruppe könnte nicht so gut ausgelost werden</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the next group could not be paired with it</source>
            <translation>die nächste Gruppe könnte mit ihr nicht ausgelost werden</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the other team changes colour from its last match</source>
            <translation>die andere Mannschaft wechselt die Farbe gegenüber ihrem letzten Wettkampf</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the others could not all be paired any more</source>
            <translation>die übrigen könnten nicht mehr alle gepaart werden</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the others of the group could not be paired any more</source>
            <translation>die übrigen der Gruppe könnten nicht mehr gepaart werden</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the preference of the first-team is granted</source>
            <translation>die Präferenz der Erstmannschaft wird erfüllt</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the rest of the group would have no pairing</source>
            <translation>der Rest der Gruppe hätte keine Auslosung</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the round could not be completed below</source>
            <translation>die Runde ließe sich darunter nicht vollständig auslosen</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the rules before it decide</source>
            <translation>die vorangehenden Regeln entscheiden</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the score differences would be larger</source>
            <translation>die Punktdifferenzen wären größer</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the team that would be left over may not leave the group</source>
            <translation>die dann übrige Mannschaft darf die Gruppe nicht verlassen</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the team with the lower colour difference gets White</source>
            <translation>die Mannschaft mit der niedrigeren Farbdifferenz erhält Weiß</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>the two met in round {round}</source>
            <translation>die beiden haben in Runde {round} gegeneinander gespielt</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>there would be fewer pairs</source>
            <translation>es gäbe weniger Paare</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>there would be more {what}</source>
            <translation>es gäbe mehr {what}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>they have met already or may not meet</source>
            <translation>sie haben schon gegeneinander gespielt oder dürfen es nicht</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>two of them have met already</source>
            <translation>zwei von ihnen haben schon gegeneinander gespielt</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>two teams that must have the same colour would meet</source>
            <translation>zwei Mannschaften, die dieselbe Farbe haben müssen, träfen aufeinander</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>type A</source>
            <translation>Typ A</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>type B</source>
            <translation>Typ B</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>u: not rated.</source>
            <translation>u: ungewertet.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>under protest</source>
            <translation>unter Protest</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>under protest: board {numbers}</source>
            <translation>unter Protest: Brett {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>upfloats like the one in the round before</source>
            <translation>Hochlosungen wie in der vorherigen Runde</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>upfloats like the one two rounds before</source>
            <translation>Hochlosungen wie zwei Runden zuvor</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>virtual points given by the arbiter</source>
            <translation>virtuelle Punkte, vom Schiedsrichter vergeben</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats down again after the round before would do so by more points</source>
            <translation>die erneute Herunterlosung nach der vorherigen Runde ginge um mehr Punkte</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats down as two rounds before would do so by more points</source>
            <translation>die Herunterlosung wie zwei Runden zuvor ginge um mehr Punkte</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats up again after the round before would do so by more points</source>
            <translation>die erneute Hochlosung nach der vorherigen Runde ginge um mehr Punkte</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats up as two rounds before would do so by more points</source>
            <translation>die Hochlosung wie zwei Runden zuvor ginge um mehr Punkte</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>withdrawn</source>
            <translation>zurückgezogen</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>withdrawn from round {number} on</source>
            <translation>ab Runde {number} zurückgezogen</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>won by forfeit</source>
            <translation>kampflos gewonnen</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} do meet in this round.</source>
            <translation>{a} und {b} treffen in dieser Runde aufeinander.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} have played each other in round {found}.</source>
            <translation>{a} und {b} haben in Runde {found} gegeneinander gespielt.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{a} and {b} met in round {round}</source>
            <translation>{a} und {b} haben in Runde {round} gegeneinander gespielt</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} must both have the same colour.</source>
            <translation>{a} und {b} müssen beide dieselbe Farbe haben.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>{count} to come</source>
            <translation>noch offen: {count}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{found} had its turn before, and the rules gave it {wanted}.</source>
            <translation>{found} war vorher an der Reihe, und die Regeln ergaben den Gegner {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{found} had its turn, and {wanted} comes before the other in its order.</source>
            <translation>{found} war an der Reihe, und {wanted} kommt dort vor der anderen Mannschaft.</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>{heading} (continued)</source>
            <translation>{heading} (Fortsetzung)</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>{items} (for {count} teams)</source>
            <translation>{items} (für {count} Mannschaften)</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{matches}: matches, forfeits included; {signs}: won, drawn, lost.</source>
            <translation>{matches}: Wettkämpfe mit kampflosen; {signs}: gewonnen, unentschieden, verloren.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{mp}: match points; {gp}: game points.</source>
            <translation>{mp}: Mannschaftspunkte; {gp}: Brettpunkte.</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>{mp}: results of an earlier round are missing.</source>
            <translation>{mp}: Ergebnisse einer früheren Runde fehlen.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{place}: level after all tie-breaks; the place is shared.</source>
            <translation>{place}: nach allen Feinwertungen gleich; der Platz ist geteilt.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{reason}, {value} instead of {least}</source>
            <translation>{reason}, {value} statt {least}</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>{signs}: games won, drawn, lost.</source>
            <translation>{signs}: Partien gewonnen, remis, verloren.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{teams}, moved down, cannot be paired here.</source>
            <translation>Heruntergelost, aber hier nicht zu paaren: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>{team} entered in round {number}.</source>
            <translation>{team} ist in Runde {number} eingestiegen.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has met all others of the bracket</source>
            <translation>{team} hat schon gegen alle anderen der Paarungsgruppe gespielt</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{team} has the bye, but not by the rules.</source>
            <translation>{team} ist spielfrei, aber nicht nach den Regeln.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has the bye: the first in the order, with a score of {score}; matches played: {matches}.</source>
            <translation>{team} ist spielfrei: die erste in der Reihenfolge, mit der Punktzahl {score}; gespielte Wettkämpfe: {matches}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} has the bye: the last of the lowest group, with a score of {score}.</source>
            <translation>{team} ist spielfrei: die letzte der untersten Gruppe, mit {score} Punkten.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} has the bye: the next in the order, with a score of {score}.</source>
            <translation>{team} ist spielfrei: die nächste in der Reihenfolge, mit der Punktzahl {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has the bye: the next in the order, with a score of {score}; matches played: {matches}.</source>
            <translation>{team} ist spielfrei: die nächste in der Reihenfolge, mit der Punktzahl {score}; gespielte Wettkämpfe: {matches}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{team} has the bye: the one left over in the last bracket.</source>
            <translation>{team} ist spielfrei: in der letzten Paarungsgruppe übrig.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>{team} has the bye: the one left over in the lowest bracket.</source>
            <translation>{team} ist spielfrei: in der untersten Paarungsgruppe übrig.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} leaves for the next group.</source>
            <translation>{team} geht in die nächste Gruppe.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{team} may not have it: it had a bye or won by forfeit before.</source>
            <translation>{team} darf es nicht sein: schon einmal spielfrei oder kampflos gewonnen.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>{team} withdrew from round {number} on.</source>
            <translation>{team} hat sich ab Runde {number} zurückgezogen.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team}, with a score of {score}, would come before, but {reason}.</source>
            <translation>{team}, mit der Punktzahl {score}, käme vorher, aber {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{team}, with a score of {score}, would come first, but cannot have it: {reason}.</source>
            <translation>{team}, mit der Punktzahl {score}, käme zuerst, kann aber nicht spielfrei sein: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{team}, with a score of {score}, would come next, but cannot have it: {reason}.</source>
            <translation>{team}, mit der Punktzahl {score}, käme als nächste, kann aber nicht spielfrei sein: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{tiebreak}, the place among the tied teams (1 is best)</source>
            <translation>{tiebreak}, der Platz unter den Punktgleichen (1 ist der beste)</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{top} meets {bottom}, the first possible opponent.</source>
            <translation>{top} trifft auf {bottom}, den ersten möglichen Gegner.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{top} meets {bottom}.</source>
            <translation>{top} trifft auf {bottom}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{wanted} has the bye.</source>
            <translation>{wanted} ist spielfrei.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}.</source>
            <translation>{white} hat Weiß gegen {black}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}: {rule}.</source>
            <translation>{white} hat Weiß gegen {black}: {rule}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}; so far {colours} and {others}.</source>
            <translation>{white} hat Weiß gegen {black}; bisher {colours} und {others}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{white} – {black} is played, but is not what the rules give. {white} has White on board 1.</source>
            <translation>{white} – {black} wird gespielt, aber die Regeln ergeben dieses Paar nicht. {white} hat Weiß an Brett 1.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{white} – {black}: the rules give this pair with the other colours; in the round {white} has White on board 1.</source>
            <translation>{white} – {black}: Die Regeln ergeben dieses Paar mit den anderen Farben; in der Runde hat {white} Weiß an Brett 1.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{wish}, so far {colours}</source>
            <translation>{wish}, bisher {colours}</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>±: expected change of the FIDE rating, for interest, by the rules of 1 October 2025 (B.02 8.3): played games between rated players.</source>
            <translation>±: erwartete Änderung der FIDE-Elo, zur Information, nach den Regeln vom 1. Oktober 2025 (B.02 8.3): gespielte Partien zwischen Spielern mit Wertungszahl.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>–: lost by forfeit.</source>
            <translation>–: kampflos verloren.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>–: not in the round.</source>
            <translation>–: in der Runde nicht dabei.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>†: under protest.</source>
            <translation>†: unter Protest.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>•: one of the {count} highest-rated players, who count for the average; a player without a rating counts as {floor}.</source>
            <translation>•: einer der {count} Spieler mit der höchsten Wertungszahl, die für den Schnitt zählen; ein Spieler ohne Wertungszahl zählt als {floor}.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) adjourned</source>
            <translation type="obsolete">
                <numerusform>%n Hängepartie</numerusform>
                <numerusform>%n Hängepartien</numerusform>
            </translation>
        </message>
        <message>
            <source>*: results are missing.</source>
            <translation type="obsolete">*: Ergebnisse fehlen.</translation>
        </message>
        <message>
            <source>Captain, Black team</source>
            <translation type="obsolete">Mannschaftsführer Schwarz</translation>
        </message>
        <message>
            <source>Captain, White team</source>
            <translation type="obsolete">Mannschaftsführer Weiß</translation>
        </message>
        <message>
            <source>Points, games and performance leave forfeits out.</source>
            <translation type="obsolete">Kampflose zählen bei Punkten, Partien und Performance nicht.</translation>
        </message>
        <message>
            <source>Scores and results are those of the team named first, then of the other.</source>
            <translation type="obsolete">Stände und Ergebnisse nennen zuerst die zuerst genannte Mannschaft, dann die andere.</translation>
        </message>
        <message>
            <source>This round was changed by hand, or something before it was corrected later. What follows on this sheet is what the rules give; what is different in the round is marked in brackets.</source>
            <translation type="obsolete">Diese Runde wurde von Hand geändert, oder etwas davor wurde später korrigiert. Im Folgenden zeigt dieses Blatt, was die Regeln ergeben; was in der Runde anders ist, steht in Klammern dabei.</translation>
        </message>
        <message>
            <source>no player: board {numbers}</source>
            <translation type="obsolete">kein Spieler: Brett {numbers}</translation>
        </message>
    </context>
    <context>
        <name>doubts</name>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no FIDE id; it does not come in.</source>
            <translation>‚{found}‘ ist keine FIDE-ID; wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no date of birth; it does not come in.</source>
            <translation>‚{found}‘ ist kein Geburtsdatum; wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no federation code; it does not come in.</source>
            <translation>‚{found}‘ ist kein Code einer Föderation; wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no number; it does not come in.</source>
            <translation>‚{found}‘ ist keine Zahl; wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no rating; it does not come in.</source>
            <translation>‚{found}‘ ist keine Wertungszahl; wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no title that is known; it does not come in.</source>
            <translation>‚{found}‘ ist kein bekannter Titel; wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is not understood; it does not come in.</source>
            <translation>‚{found}‘ ist unverständlich; wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is too long and was cut.</source>
            <translation>‚{found}‘ ist zu lang und wurde gekürzt.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}': what this column holds is not known; it does not come in.</source>
            <translation>‚{found}‘: Der Inhalt dieser Spalte ist unbekannt; sie wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>A name that cannot be seen does not come in.</source>
            <translation>Ein unsichtbarer Name wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>A player without a name does not come in.</source>
            <translation>Ein Spieler ohne Namen wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>By the rating list this FIDE id belongs to {expected}.</source>
            <translation>Nach der Ratingliste gehört diese FIDE-ID zu {expected}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>No column is known to hold the player's name.</source>
            <translation>Keine Spalte ist als Name des Spielers bekannt.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>No column is known to hold the team.</source>
            <translation>Keine Spalte ist als Mannschaft bekannt.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The FIDE id {found} belongs to {expected} already; it does not come in here.</source>
            <translation>Die FIDE-ID {found} gehört schon zu {expected}; sie wird hier nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The FIDE id {found} is not in the rating list.</source>
            <translation>Die FIDE-ID {found} steht nicht in der Ratingliste.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The rating list has {expected}, not {found}.</source>
            <translation>In der Ratingliste steht {expected}, nicht {found}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team is said to be '{expected}' elsewhere, here '{found}'.</source>
            <translation>Die Mannschaft heißt anderswo ‚{expected}‘, hier ‚{found}‘.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} has no players.</source>
            <translation>Die Mannschaft {found} hat keine Spieler.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is in the tournament already and does not come in again.</source>
            <translation>Die Mannschaft {found} ist schon im Turnier und wird nicht noch einmal übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is in the tournament already; its players come in.</source>
            <translation>Die Mannschaft {found} ist schon im Turnier; ihre Spieler werden übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is one too many and does not come in.</source>
            <translation>Die Mannschaft {found} ist eine zu viel und wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} stands at two places of the list; they are taken as one.</source>
            <translation>Die Mannschaft {found} steht an zwei Stellen der Liste; sie zählt als eine.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} also stands in the team {expected}.</source>
            <translation>{found} steht auch in der Mannschaft {expected}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} has no team and does not come in.</source>
            <translation>{found} hat keine Mannschaft und wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is an unusual rating.</source>
            <translation>{found} ist eine ungewöhnliche Wertungszahl.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is no federation that is known.</source>
            <translation>{found} ist keine bekannte Föderation.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is one player too many for the team and does not come in.</source>
            <translation>{found} ist ein Spieler zu viel für die Mannschaft und wird nicht übernommen.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} stands twice in this team; he comes in once.</source>
            <translation>{found} steht zweimal in dieser Mannschaft und wird einmal übernommen.</translation>
        </message>
    </context>
    <context>
        <name>errors</name>
        <message>
            <location filename="errors" />
            <source>A pairing-allocated bye comes from the pairing, not on request.</source>
            <translation>Spielfrei durch Auslosung entsteht nur bei der Auslosung, nicht auf Antrag.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>A penalty or bonus must change match points or game points.</source>
            <translation>Ein Abzug oder eine Gutschrift muss Mannschaftspunkte oder Brettpunkte ändern.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>A win must be worth at least a draw, and a draw at least a loss.</source>
            <translation>Ein Sieg muss mindestens so viel zählen wie ein Remis und ein Remis mindestens so viel wie eine Niederlage.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>All {rounds} rounds are paired.</source>
            <translation>Alle {rounds} Runden sind ausgelost.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Another program is writing to {path}. Nothing was changed; try again.</source>
            <translation>Ein anderes Programm schreibt gerade in {path}. Nichts wurde geändert; bitte noch einmal versuchen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7).</source>
            <translation>Baku-Beschleunigung verlangt, dass ein Sieg zwei Unentschieden und eine Niederlage nichts zählt (C.04.7).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Baku acceleration works with match points as the primary score only (C.04.7).</source>
            <translation>Baku-Beschleunigung geht nur mit Mannschaftspunkten als Hauptwertung (C.04.7).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Board {board}: somebody is missing there; only a forfeit fits.</source>
            <translation>Brett {board}: Dort fehlt jemand; nur kampflos ist möglich.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Boards of this match were played; it cannot be forfeited as a whole.</source>
            <translation>Bretter dieses Wettkampfs wurden gespielt; er kann nicht als Ganzes kampflos sein.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Choose two different matches.</source>
            <translation>Wählen Sie zwei verschiedene Wettkämpfe.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Give the points of both sides.</source>
            <translation>Geben Sie die Punkte beider Seiten an.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}).</source>
            <translation>Es gibt keine zulässige Auslosung; der Schiedsrichter entscheidet ({article}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): a pairing is left only if one of the teams {teams} has the bye, and none of them may have it.</source>
            <translation>Es gibt keine zulässige Auslosung; der Schiedsrichter entscheidet ({article}): Eine Auslosung bleibt nur, wenn eine der Mannschaften {teams} spielfrei ist, und keine davon darf es sein.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): a pairing is left only if team {teams} has the bye, and it may not have it.</source>
            <translation>Es gibt keine zulässige Auslosung; der Schiedsrichter entscheidet ({article}): Eine Auslosung bleibt nur, wenn die Mannschaft {teams} spielfrei ist, und sie darf es nicht sein.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): nobody is left to meet for {teams}.</source>
            <translation>Es gibt keine zulässige Auslosung; der Schiedsrichter entscheidet ({article}): Kein Gegner bleibt für {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): the teams {teams} cannot all be paired, as those of different groups among them can only meet {opponents}.</source>
            <translation>Es gibt keine zulässige Auslosung; der Schiedsrichter entscheidet ({article}): Die Mannschaften {teams} können nicht alle gepaart werden, da die aus verschiedenen Gruppen nur auf {opponents} treffen können.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): these groups have an odd number of teams each, and their teams can only meet within their group: {groups}.</source>
            <translation>Es gibt keine zulässige Auslosung; der Schiedsrichter entscheidet ({article}): Diese Gruppen haben je eine ungerade Zahl von Mannschaften, und diese können nur innerhalb ihrer Gruppe spielen: {groups}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No rating list has been loaded yet. Download it and load it once.</source>
            <translation>Noch ist keine Ratingliste geladen. Laden Sie sie herunter und einmal hier ein.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No round has been paired yet.</source>
            <translation>Noch ist keine Runde ausgelost.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Nobody has the bye in round {round}.</source>
            <translation>In Runde {round} ist niemand spielfrei.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Nothing in {path} can be read any more.</source>
            <translation>In {path} ist nichts mehr lesbar.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Rating lists need a full-text search (FTS5) that this computer's SQLite {version} lacks.</source>
            <translation>Ratinglisten brauchen eine Volltextsuche (FTS5), die SQLite {version} auf diesem Rechner nicht hat.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Results missing in round {round}: {missing}.</source>
            <translation>In Runde {round} fehlen Ergebnisse: {missing}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {last} comes before round {first}.</source>
            <translation>Runde {last} liegt vor Runde {first}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {later} is paired already. Use “Correct results of this round” to change round {round}.</source>
            <translation>Runde {later} ist schon ausgelost. Ändern Sie Runde {round} mit „Ergebnisse dieser Runde korrigieren“.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is a draft: accept it before results are entered.</source>
            <translation>Runde {round} ist ein Entwurf: Nehmen Sie ihn an, bevor Sie Ergebnisse eingeben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is a draft: accept it or discard it first.</source>
            <translation>Runde {round} ist ein Entwurf: Nehmen Sie ihn zuerst an oder verwerfen Sie ihn.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is not published.</source>
            <translation>Runde {round} ist nicht veröffentlicht.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is paired already.</source>
            <translation>Runde {round} ist schon ausgelost.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is published: reopen it with a reason first.</source>
            <translation>Runde {round} ist veröffentlicht: Öffnen Sie sie zuerst mit einem Grund wieder.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Settings missing or unknown: {names}.</source>
            <translation>Einstellungen fehlen oder sind unbekannt: {names}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF has no room for {points} points in this record.</source>
            <translation>TRF hat in diesem Datensatz keinen Platz für {points} Punkte.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF numbers at most {limit} players; this event has {players}.</source>
            <translation>TRF nummeriert höchstens {limit} Spieler; dieses Turnier hat {players}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF numbers at most {limit} teams; this event has {teams}.</source>
            <translation>TRF nummeriert höchstens {limit} Mannschaften; dieses Turnier hat {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Table {table} belongs to {team_name}.</source>
            <translation>Tisch {table} gehört {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>That player is not on the roster of {team_name}.</source>
            <translation>Dieser Spieler steht nicht auf der Meldeliste von {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>That team does not play in this match.</source>
            <translation>Diese Mannschaft spielt nicht in diesem Wettkampf.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The columns do not fit the list: {problem}.</source>
            <translation>Die Spalten passen nicht zur Liste: {problem}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The disk is full: {path} could not be written. What was saved before is safe. Make room, or use Save As to go on elsewhere.</source>
            <translation>Der Datenträger ist voll: {path} konnte nicht geschrieben werden. Was vorher gespeichert wurde, ist sicher. Schaffen Sie Platz oder arbeiten Sie mit „Speichern unter“ anderswo weiter.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The event ends before it starts.</source>
            <translation>Das Turnier endet, bevor es beginnt.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The folder {path} is not there. Is the stick plugged in?</source>
            <translation>Der Ordner {path} ist nicht da. Ist der USB-Stick eingesteckt?</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The list is closed. Reopen it, or unlock the numbering with a reason.</source>
            <translation>Die Liste ist abgeschlossen. Öffnen Sie sie wieder oder entsperren Sie die Nummerierung mit einem Grund.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The list names {given} of {teams} teams; each must be in it once.</source>
            <translation>Die Liste nennt {given} von {teams} Mannschaften; jede muss einmal darin stehen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The loaded rating list cannot be used any more. Load it again.</source>
            <translation>Die geladene Ratingliste ist nicht mehr brauchbar. Laden Sie sie neu.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The logo has {size} KiB; {limit} KiB are allowed. Use a smaller picture.</source>
            <translation>Das Logo hat {size} KiB; erlaubt sind {limit} KiB. Nehmen Sie ein kleineres Bild.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The logo must be a PNG or JPEG picture.</source>
            <translation>Das Logo muss ein PNG- oder JPEG-Bild sein.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match has results already. Clear them first.</source>
            <translation>Der Wettkampf hat schon Ergebnisse. Löschen Sie sie zuerst.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match has {boards} boards, not {given}.</source>
            <translation>Der Wettkampf hat {boards} Bretter, nicht {given}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match was forfeited. Take that back before boards are entered.</source>
            <translation>Der Wettkampf wurde kampflos gewertet. Nehmen Sie das zurück, bevor Sie Bretter eingeben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The older rating list is open in another window. Close it there and load again; the older list stays in use.</source>
            <translation>Die ältere Ratingliste ist in einem anderen Fenster geöffnet. Schließen Sie sie dort und laden Sie neu; die ältere Liste bleibt in Gebrauch.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The pairing of round {round} has {given} of {teams} teams.</source>
            <translation>Die Auslosung der Runde {round} enthält {given} von {teams} Mannschaften.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The printer could not be started. Is it switched on and connected? Nothing was printed; you can save a PDF instead.</source>
            <translation>Der Druck konnte nicht gestartet werden. Ist der Drucker eingeschaltet und verbunden? Nichts wurde gedruckt; Sie können stattdessen ein PDF speichern.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The roster of {team_name} is full: {limit} players at the most.</source>
            <translation>Die Meldeliste von {team_name} ist voll: höchstens {limit} Spieler.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The table {table} lacks the row {number}.</source>
            <translation>In der Tabelle {table} fehlt die Zeile {number}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The tournament is inconsistent: {rule}.</source>
            <translation>Das Turnier ist widersprüchlich: {rule}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are no prizes called {name}.</source>
            <translation>Es gibt keine Preise mit dem Namen {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are prizes called {name} already.</source>
            <translation>Es gibt schon Preise mit dem Namen {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are {dates} round dates, but only {rounds} rounds.</source>
            <translation>Es gibt {dates} Rundentermine, aber nur {rounds} Runden.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There can be only one chief arbiter.</source>
            <translation>Es kann nur einen Hauptschiedsrichter geben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There can be {limit} teams at the most.</source>
            <translation>Es kann höchstens {limit} Mannschaften geben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is a team {name} already.</source>
            <translation>Es gibt schon eine Mannschaft {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no document {name}; there are {known}.</source>
            <translation>Es gibt kein Dokument {name}; es gibt {known}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no draft.</source>
            <translation>Es gibt keinen Entwurf.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no field {field}.</source>
            <translation>Es gibt kein Feld {field}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no file {path}.</source>
            <translation>Es gibt keine Datei {path}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no folder {folder}. Nothing was written.</source>
            <translation>Es gibt keinen Ordner {folder}. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no forbidden pair with the id {forbidden_pair}.</source>
            <translation>Es gibt kein gesperrtes Paar mit der ID {forbidden_pair}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no match {match} in round {round}.</source>
            <translation>Es gibt keinen Wettkampf {match} in Runde {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no penalty or bonus with the id {adjustment}.</source>
            <translation>Es gibt keinen Abzug und keine Gutschrift mit der ID {adjustment}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no player with the id {player}.</source>
            <translation>Es gibt keinen Spieler mit der ID {player}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no preset {preset}.</source>
            <translation>Es gibt keine Voreinstellung {preset}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no round {round}; {paired} are paired.</source>
            <translation>Es gibt keine Runde {round}; ausgelost sind {paired}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no setting {field}.</source>
            <translation>Es gibt keine Einstellung {field}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no snapshot {snapshot}.</source>
            <translation>Es gibt keinen Sicherungspunkt {snapshot}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no team with the id {team}.</source>
            <translation>Es gibt keine Mannschaft mit der ID {team}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is nothing to redo.</source>
            <translation>Es gibt nichts zu wiederholen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is nothing to undo.</source>
            <translation>Es gibt nichts rückgängig zu machen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {part} of {value} cannot follow {name}; the nearest code is {nearest}.</source>
            <translation>Feinwertung {place}: {part} in {value} kann nicht auf {name} folgen; der ähnlichste Code ist {nearest}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {value} is in the list already.</source>
            <translation>Feinwertung {place}: {value} steht schon in der Liste.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {value} is no tie-break code; the nearest is {nearest}.</source>
            <translation>Feinwertung {place}: {value} ist kein Code einer Feinwertung; der ähnlichste ist {nearest}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Without a match and without a bye in round {round}: {team_names}. Pair them by hand, give the bye, or pair the round again.</source>
            <translation>In Runde {round} ohne Wettkampf und nicht spielfrei: {team_names}. Paaren Sie sie von Hand, setzen Sie eine spielfrei oder losen Sie die Runde neu aus.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>You have no permission for {path}. Save to another place.</source>
            <translation>Sie haben keine Berechtigung für {path}. Speichern Sie an einem anderen Ort.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{boards} boards need {boards} colours, not {length}.</source>
            <translation>{boards} Bretter brauchen {boards} Farben, nicht {length}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{encoding} has no sign for “{character}” ({where}). Choose UTF-8. Nothing was written.</source>
            <translation>{encoding} hat kein Zeichen für „{character}“ ({where}). Wählen Sie UTF-8. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field} is locked: round {round} was paired with it. Unlock it with a reason to change it all the same.</source>
            <translation>{field} ist gesperrt: Runde {round} wurde damit ausgelost. Entsperren Sie mit einem Grund, um es trotzdem zu ändern.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: character {place} cannot be shown or printed.</source>
            <translation>{field}: Zeichen {place} kann nicht angezeigt oder gedruckt werden.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: this cannot be empty.</source>
            <translation>{field}: Das darf nicht leer sein.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {expected} expected.</source>
            <translation>{field}: erwartet wird {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {length} characters are too many; {limit} are allowed.</source>
            <translation>{field}: {length} Zeichen sind zu viele; erlaubt sind {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} cannot be used; expected {expected}.</source>
            <translation>{field}: {value} ist nicht verwendbar; erwartet wird {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is no FIDE id; it has digits only.</source>
            <translation>{field}: {value} ist keine FIDE-ID; sie hat nur Ziffern.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is no federation; its code has two or three letters.</source>
            <translation>{field}: {value} ist keine Föderation; ihr Code hat zwei oder drei Buchstaben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is not between 0 and 1.</source>
            <translation>{field}: {value} liegt nicht zwischen 0 und 1.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is not between {low} and {high}.</source>
            <translation>{field}: {value} liegt nicht zwischen {low} und {high}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} cannot be read ({problem}). Nothing was changed.</source>
            <translation>{file} kann nicht gelesen werden ({problem}). Nichts wurde geändert.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more columns than a team list can have (at most {limit}).</source>
            <translation>{file} hat mehr Spalten, als eine Mannschaftsliste haben kann (höchstens {limit}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more rows than a team list can have (at most {limit}).</source>
            <translation>{file} hat mehr Zeilen, als eine Mannschaftsliste haben kann (höchstens {limit}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more than {limit} players.</source>
            <translation>{file} hat mehr als {limit} Spieler.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has no entries that could be read. Nothing was changed.</source>
            <translation>{file} hat keine lesbaren Einträge. Nichts wurde geändert.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has no sheet '{sheet}'.</source>
            <translation>{file} hat kein Blatt ‚{sheet}‘.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has {found} parts; at most {limit} are read.</source>
            <translation>{file} hat {found} Teile; gelesen werden höchstens {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} holds a {found}, which no list needs. It was not read.</source>
            <translation>{file} enthält {found}, was keine Liste braucht. Sie wurde nicht gelesen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is not a list that can be read. Expected a spreadsheet (.xlsx, .ods) or text with separated columns (.csv, .tsv).</source>
            <translation>{file} ist keine lesbare Liste. Erwartet wird eine Tabelle (.xlsx, .ods) oder Text mit getrennten Spalten (.csv, .tsv).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is not a rating list that can be read. Expected FIDE's list as text or XML, zipped or not, or a national list as CSV.</source>
            <translation>{file} ist keine lesbare Ratingliste. Erwartet wird die FIDE-Liste als Text oder XML, gezippt oder nicht, oder eine nationale Liste als CSV.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is of the old Excel format (.xls). Open it in a spreadsheet program and save it as .xlsx.</source>
            <translation>{file} hat das alte Excel-Format (.xls). Öffnen Sie die Datei in einer Tabellenkalkulation und speichern Sie sie als .xlsx.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is too big ({found} bytes; at most {limit}). Nothing was read.</source>
            <translation>{file} ist zu groß ({found} Bytes; höchstens {limit}). Nichts wurde gelesen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} lacks the columns: {columns}.</source>
            <translation>In {file} fehlen die Spalten: {columns}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} would unpack from {packed} to {found} bytes, which no honest list does. Nothing was read.</source>
            <translation>{file} würde sich von {packed} auf {found} Bytes entpacken, was keine echte Liste tut. Nichts wurde gelesen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file}: line {line}, column {column}: found '{found}', expected {expected} (problems in the file: {count}).</source>
            <translation>{file}: Zeile {line}, Spalte {column}: gefunden ‚{found}‘, erwartet {expected} (Fehler in der Datei: {count}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file}: {reason}</source>
            <translation>{file}: {reason}</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{folder} is there already, and an export never mixes with an older one. Choose another name. Nothing was written.</source>
            <translation>{folder} gibt es schon, und ein Export wird nie mit einem älteren vermischt. Wählen Sie einen anderen Namen. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{found} stands where {expected} was expected.</source>
            <translation>{found} steht, wo {expected} erwartet wird.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is an arbiter of this event already.</source>
            <translation>{name} ist schon Schiedsrichter dieses Turniers.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is not in the line-up of round {round}.</source>
            <translation>{name} steht nicht in der Aufstellung der Runde {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is on the roster of {team_name} already.</source>
            <translation>{name} steht schon auf der Meldeliste von {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} played in round {round} and stays on the roster.</source>
            <translation>{name} hat in Runde {round} gespielt und bleibt auf der Meldeliste.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} sits at board {other} already.</source>
            <translation>{name} sitzt schon an Brett {other}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} with the FIDE id {fide_id} is on the roster of {team_name} already.</source>
            <translation>{name} mit der FIDE-ID {fide_id} steht schon auf der Meldeliste von {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name}: no team can meet both limits.</source>
            <translation>{name}: Keine Mannschaft kann beide Grenzen einhalten.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{option} does not go with --batch; each request says it itself.</source>
            <translation>{option} passt nicht zu --batch; jede Anfrage gibt es selbst an.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{paired} rounds are paired already; there cannot be only {rounds}.</source>
            <translation>{paired} Runden sind schon ausgelost; es kann nicht nur {rounds} geben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} cannot be opened: {reason}. Does its folder still exist?</source>
            <translation>{path} kann nicht geöffnet werden: {reason}. Gibt es den Ordner noch?</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} cannot be replaced: it is protected, or open in another program such as Excel. Close it there or choose another name. The old file is as it was.</source>
            <translation>{path} kann nicht ersetzt werden: Die Datei ist geschützt oder in einem anderen Programm wie Excel geöffnet. Schließen Sie sie dort oder wählen Sie einen anderen Namen. Die alte Datei ist unverändert.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} could not be written: {reason}. What you see is complete: use Save As to keep it elsewhere.</source>
            <translation>{path} konnte nicht geschrieben werden: {reason}. Was Sie sehen, ist vollständig: Bewahren Sie es mit „Speichern unter“ anderswo auf.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has content that makes no sense ({reason}). It was not touched. Rescue what can be read into a new file.</source>
            <translation>{path} hat einen Inhalt, der keinen Sinn ergibt ({reason}). Die Datei wurde nicht angerührt. Retten Sie das Lesbare in eine neue Datei.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has parts that TeamSwiss did not make ({names}). Not opened.</source>
            <translation>{path} hat Teile, die nicht von TeamSwiss stammen ({names}). Nicht geöffnet.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has version {version}, which this program no longer upgrades.</source>
            <translation>{path} hat Version {version}, die dieses Programm nicht mehr umstellt.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} holds the tournament as you see it. The old file can no longer be read, so undo steps, snapshots and the log before now did not come along.</source>
            <translation>{path} enthält das Turnier, wie Sie es sehen. Die alte Datei ist nicht mehr lesbar; frühere Rückgängig-Schritte, Sicherungspunkte und das bisherige Protokoll sind daher nicht dabei.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is a folder. Choose another name. Nothing was written.</source>
            <translation>{path} ist ein Ordner. Wählen Sie einen anderen Namen. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is damaged ({reason}). It was not touched. Rescue what can be read into a new file, or take a copy of it.</source>
            <translation>{path} ist beschädigt ({reason}). Die Datei wurde nicht angerührt. Retten Sie das Lesbare in eine neue Datei oder nehmen Sie eine Kopie.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is no longer there. What you see is complete: use Save As to keep it elsewhere.</source>
            <translation>{path} ist nicht mehr da. Was Sie sehen, ist vollständig: Bewahren Sie es mit „Speichern unter“ anderswo auf.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is not a TeamSwiss tournament.</source>
            <translation>{path} ist kein TeamSwiss-Turnier.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is open for reading only. Use Save As to work on a copy.</source>
            <translation>{path} ist nur zum Lesen geöffnet. Arbeiten Sie mit „Speichern unter“ an einer Kopie.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is open in another program ({user} on {machine}, since {since}). Here it can be read; use Save As to work on a copy.</source>
            <translation>{path} ist in einem anderen Programm geöffnet ({user} an {machine}, seit {since}). Hier können Sie es lesen; arbeiten Sie mit „Speichern unter“ an einer Kopie.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is the file that is open.</source>
            <translation>{path} ist die geöffnete Datei.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is the tournament itself; write to another name.</source>
            <translation>{path} ist das Turnier selbst; schreiben Sie unter einem anderen Namen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} was changed by another program. Open it again.</source>
            <translation>{path} wurde von einem anderen Programm geändert. Öffnen Sie die Datei neu.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} was written by a newer TeamSwiss (format {version}; this one knows {known}). Nothing was changed. Please install the newer program.</source>
            <translation>{path} wurde von einem neueren TeamSwiss geschrieben (Format {version}; dieses kennt {known}). Nichts wurde geändert. Bitte installieren Sie das neuere Programm.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: a .csv holds one document; name it with --document, one of {known}.</source>
            <translation>{path}: Eine .csv enthält ein Dokument; nennen Sie es mit --document, eines von {known}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: a {ending} is the whole tournament; --document does not fit it.</source>
            <translation>{path}: {ending} ist das ganze Turnier; --document passt nicht dazu.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: the ending says what to write; it must be one of {known}. Nothing was written.</source>
            <translation>{path}: Die Endung sagt, was geschrieben wird; sie muss eine von {known} sein. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: this kind of file cannot be read; expected {expected}.</source>
            <translation>{path}: Diese Art Datei kann nicht gelesen werden; erwartet wird {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: {ending} needs the whole program; this one writes {known}. Nothing was written.</source>
            <translation>{path}: {ending} braucht das ganze Programm; dieses schreibt {known}. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: team {found} does not have this match.</source>
            <translation>{place}: Mannschaft {found} hat diesen Wettkampf nicht.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: this is not JSON ({found}).</source>
            <translation>{place}: Das ist kein JSON ({found}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: {found} found, {expected} expected.</source>
            <translation>{place}: {found} gefunden, {expected} erwartet.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} cannot be paired with itself.</source>
            <translation>{team_name} kann nicht gegen sich selbst gepaart werden.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has a match in round {round} already.</source>
            <translation>{team_name} hat in Runde {round} schon einen Wettkampf.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has no match in round {round}.</source>
            <translation>{team_name} hat in Runde {round} keinen Wettkampf.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has no number yet. Number the teams first.</source>
            <translation>{team_name} hat noch keine Nummer. Nummerieren Sie zuerst die Mannschaften.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has the bye already.</source>
            <translation>{team_name} ist schon spielfrei.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has the number {tpn} already.</source>
            <translation>{team_name} hat schon die Nummer {tpn}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is absent in round {round}.</source>
            <translation>{team_name} ist in Runde {round} abwesend.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is not withdrawn in round {round}.</source>
            <translation>{team_name} ist in Runde {round} nicht zurückgezogen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is part of round {round} and stays in the event; withdraw it instead.</source>
            <translation>{team_name} gehört zu Runde {round} und bleibt im Turnier; ziehen Sie die Mannschaft stattdessen zurück.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is withdrawn from round {round} already.</source>
            <translation>{team_name} ist schon ab Runde {round} zurückgezogen.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} plays from round {round} on and has no number before.</source>
            <translation>{team_name} spielt ab Runde {round} und hat vorher keine Nummer.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name}: board {board} stands before board {other} on the roster, and this event keeps the roster order.</source>
            <translation>{team_name}: Brett {board} steht auf der Meldeliste vor Brett {other}, und in diesem Turnier gilt die Reihenfolge der Meldeliste.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{text}: a prize is an amount, a thing, or both, as 300 or Cup or 300 + Cup; several are parted by semicolons. The currency has a field of its own.</source>
            <translation>{text}: Ein Preis ist ein Geldbetrag, ein Sachpreis oder beides, etwa 300 oder Pokal oder 300 + Pokal; mehrere werden durch Semikolons getrennt. Die Währung hat ein eigenes Feld.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{value}: board colours are written with W and B, as WBWB.</source>
            <translation>{value}: Brettfarben werden mit W (Weiß) und B (Schwarz) geschrieben, etwa WBWB.</translation>
        </message>
    </context>
    <context>
        <name>expected</name>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>+ or -: nobody sits opposite</source>
            <translation>+ oder -: gegenüber sitzt niemand</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>+-, -+ or --</source>
            <translation>+-, -+ oder --</translation>
        </message>
        <message>
            <location filename="documents/csv.py" />
            <source>, ; tab |</source>
            <translation>, ; Tab |</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>F, H or Z</source>
            <translation>F, H oder Z</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>TW, TD or TL and its points</source>
            <translation>TW, TD oder TL und die Punkte dazu</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>W D L F H Z + - or a blank</source>
            <translation>W D L F H Z + - oder ein Leerzeichen</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>W or B</source>
            <translation>W oder B</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a FIDE id of his own (line {0} has it)</source>
            <translation>eine eigene FIDE-ID (Zeile {0} hat diese schon)</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a FIDE id, digits only</source>
            <translation>eine FIDE-ID, nur Ziffern</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a birth date YYYY/MM/DD</source>
            <translation>ein Geburtsdatum YYYY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a blank in column {0}</source>
            <translation>ein Leerzeichen in Spalte {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a code of record {0} for team Swiss, like FIDE_TEAM_TYPEA_MP_GP</source>
            <translation>ein Code des Datensatzes {0} für Mannschafts-Schweizer, wie FIDE_TEAM_TYPEA_MP_GP</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a date YYYY/MM/DD</source>
            <translation>ein Datum YYYY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a federation's code, like NOR</source>
            <translation>ein Föderationscode, wie NOR</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a file of at most {0} bytes</source>
            <translation>eine Datei mit höchstens {0} Bytes</translation>
        </message>
        <message>
            <location filename="formats/trf/records.py" />
            <source>a file of at most {0} lines</source>
            <translation>eine Datei mit höchstens {0} Zeilen</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a game that shows the colours, or record {0} for a match without one</source>
            <translation>eine Partie, die die Farben zeigt, oder Datensatz {0} für einen Wettkampf ohne Partie</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a line '### system: …' that names the pairing system</source>
            <translation>eine Zeile ‚### system: …‘, die das Auslosungssystem nennt</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a match of which no board was played</source>
            <translation>ein Wettkampf, in dem an keinem Brett gespielt wurde</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a name of its own</source>
            <translation>ein eigener Name</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a name of which something can be seen</source>
            <translation>ein Name, von dem etwas zu sehen ist</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a national rating</source>
            <translation>eine nationale Wertungszahl</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a paired round, {0} to {1}</source>
            <translation>eine ausgeloste Runde, {0} bis {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player of one team (he is on line {0})</source>
            <translation>ein Spieler nur einer Mannschaft (er steht schon in Zeile {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a player of team {0}</source>
            <translation>ein Spieler der Mannschaft {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player who is listed in a team (record {0})</source>
            <translation>ein Spieler, der in einer Mannschaft steht (Datensatz {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player's start number</source>
            <translation>die Startnummer eines Spielers</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a rank, or nothing</source>
            <translation>ein Platz oder nichts</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a rating, or nothing</source>
            <translation>eine Wertungszahl oder nichts</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a record that TRF knows; this line was left out</source>
            <translation>ein Datensatz, den TRF kennt; diese Zeile wurde weggelassen</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>a result: {0} = {1} W D L + - H F U Z, or nothing</source>
            <translation>ein Ergebnis: {0} = {1} W D L + - H F U Z, oder nichts</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round and two teams</source>
            <translation>eine Runde und zwei Mannschaften</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round from {0} on</source>
            <translation>eine Runde ab {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>a round in its columns, like '  {0} w {1}'</source>
            <translation>eine Runde in ihren Spalten, wie ‚  {0} w {1}‘</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a round's date YY/MM/DD</source>
            <translation>ein Rundendatum YY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, a setting and its value</source>
            <translation>eine Runde, eine Einstellung und ihr Wert</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, a team and its match points and game points</source>
            <translation>eine Runde, eine Mannschaft und ihre Mannschafts- und Brettpunkte</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round, a team and its opponent</source>
            <translation>eine Runde, eine Mannschaft und ihr Gegner</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round, the White team and the Black team</source>
            <translation>eine Runde, die Mannschaft mit Weiß und die mit Schwarz</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, the White team, a board and the points of both</source>
            <translation>eine Runde, die Mannschaft mit Weiß, ein Brett und die Punkte beider</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, then each team's number of then and of now</source>
            <translation>eine Runde, dann die Nummer jeder Mannschaft damals und heute</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a round, {0} to {1}</source>
            <translation>eine Runde, {0} bis {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a round: points for the standings only count from there</source>
            <translation>eine Runde: Punkte, die nur für die Rangliste gelten, zählen ab dort</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a sound tournament</source>
            <translation>ein stimmiges Turnier</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a start number from {0} to {1}</source>
            <translation>eine Startnummer von {0} bis {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a start number of its own (line {0} has it)</source>
            <translation>eine eigene Startnummer (Zeile {0} hat diese schon)</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a start number, or {0}</source>
            <translation>eine Startnummer oder {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a symbol (W D L A P X) and its points</source>
            <translation>ein Zeichen (W D L A P X) und die Punkte dazu</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a team Swiss: round robins and knock-outs are not paired here</source>
            <translation>ein Mannschaftsturnier im Schweizer System: Rundenturniere und K.-o.-Turniere werden hier nicht ausgelost</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a team and its rounds</source>
            <translation>eine Mannschaft und ihre Runden</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a team number from {0} to {1}</source>
            <translation>eine Mannschaftsnummer von {0} bis {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a team number of its own (line {0} has it)</source>
            <translation>eine eigene Mannschaftsnummer (Zeile {0} hat diese schon)</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a team tournament</source>
            <translation>ein Mannschaftsturnier</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>a team without a match in round {0}</source>
            <translation>eine Mannschaft ohne Wettkampf in Runde {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a team's number</source>
            <translation>die Nummer einer Mannschaft</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a tie-break code, like {0}; this one is left out</source>
            <translation>ein Feinwertungscode, wie {0}; dieser wird weggelassen</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a tie-break that is worked out here; this one is left out</source>
            <translation>eine Feinwertung, die hier berechnet wird; diese wird weggelassen</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent for a result</source>
            <translation>ein Gegner zu einem Ergebnis</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent of another team</source>
            <translation>ein Gegner aus einer anderen Mannschaft</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent whose line ({0}) names {1}</source>
            <translation>ein Gegner, dessen Zeile ({0}) die Nummer {1} nennt</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>an opponent's start number, or {0}</source>
            <translation>die Startnummer eines Gegners oder {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent, or record {0} for team {1}</source>
            <translation>ein Gegner oder Datensatz {0} für Mannschaft {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>another team as opponent</source>
            <translation>eine andere Mannschaft als Gegner</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>at least one team</source>
            <translation>mindestens eine Mannschaft</translation>
        </message>
        <message>
            <location filename="formats/trf/settings.py" />
            <source>at least the {0} rounds that are paired</source>
            <translation>mindestens die Zahl der ausgelosten Runden ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at least two teams</source>
            <translation>mindestens zwei Mannschaften</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at least two teams, each once</source>
            <translation>mindestens zwei Mannschaften, jede nur einmal</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>at most {0} boards</source>
            <translation>höchstens {0} Bretter</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>at most {0} characters</source>
            <translation>höchstens {0} Zeichen</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at most {0} forbidden pairs in a file</source>
            <translation>höchstens {0} verbotene Paarungen in einer Datei</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>at most {0} rounds</source>
            <translation>höchstens {0} Runden</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>at most {0} teams</source>
            <translation>höchstens {0} Mannschaften</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>at most {0} tie-breaks; the others are left out</source>
            <translation>höchstens {0} Feinwertungen; die übrigen werden weggelassen</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>b on board {0}</source>
            <translation>b an Brett {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>b, as the opponent shows</source>
            <translation>b, nach der Farbe des Gegners</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>change</source>
            <translation>eine Änderung</translation>
        </message>
        <message>
            <location filename="domain/setting_checks.py" />
            <source>date</source>
            <translation>ein Datum</translation>
        </message>
        <message>
            <location filename="domain/edits/players.py" />
            <source>date or year</source>
            <translation>ein Datum oder ein Jahr</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>each arbiter once</source>
            <translation>jeder Schiedsrichter nur einmal</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>each code once</source>
            <translation>jeder Code nur einmal</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>each player once</source>
            <translation>jeder Spieler nur einmal</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>each team once</source>
            <translation>jede Mannschaft nur einmal</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>either record {0} or record {1}</source>
            <translation>entweder Datensatz {0} oder Datensatz {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>game points of the bye, like {0}</source>
            <translation>Brettpunkte für spielfrei, wie {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>game points, like {0}</source>
            <translation>Brettpunkte, wie {0}</translation>
        </message>
        <message>
            <location filename="storage/compose.py" />
            <source>int</source>
            <translation>eine ganze Zahl</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>its checksum</source>
            <translation>die passende Prüfsumme</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>its end</source>
            <translation>das zugehörige Ende</translation>
        </message>
        <message>
            <location filename="domain/prize_checks.py" />
            <source>list</source>
            <translation>eine Liste</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>m or w</source>
            <translation>m oder w</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>match points in {0}-{1}, game points in {2}-{3}, a round</source>
            <translation>Mannschaftspunkte in {0}-{1}, Brettpunkte in {2}-{3}, eine Runde</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>match points of the bye, like {0}</source>
            <translation>Mannschaftspunkte für spielfrei, wie {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>match points, like {0}</source>
            <translation>Mannschaftspunkte, wie {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>no other bye: team {0} has the one of record {1}</source>
            <translation>nicht noch einmal spielfrei: Mannschaft {0} ist es schon durch Datensatz {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one bye in a round (line {0})</source>
            <translation>nur einmal spielfrei in einer Runde (Zeile {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>one chief arbiter</source>
            <translation>nur ein Hauptschiedsrichter</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one line-up of a team in a round</source>
            <translation>nur eine Aufstellung je Mannschaft und Runde</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one record {0} (line {1} is one)</source>
            <translation>nur ein Datensatz {0} (Zeile {1} ist schon einer)</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>one record {0} for a match</source>
            <translation>nur ein Datensatz {0} je Wettkampf</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>packed</source>
            <translation>ein gepackter Wert</translation>
        </message>
        <message>
            <location filename="domain/setting_checks.py" />
            <source>picture</source>
            <translation>ein Bild</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>player {0}, who has a game, on a board</source>
            <translation>Spieler {0}, der eine Partie hat, an einem Brett</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>player {0}, who sits opposite</source>
            <translation>Spieler {0}, der gegenübersitzt</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>points, like {0}</source>
            <translation>Punkte, wie {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>points, rounds and teams</source>
            <translation>Punkte, Runden und Mannschaften</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>printable characters</source>
            <translation>druckbare Zeichen</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>record {0} for the points of a played match</source>
            <translation>Datensatz {0} für die Punkte eines gespielten Wettkampfs</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>rounds and teams from the first to the last</source>
            <translation>Runden und Mannschaften von der ersten bis zur letzten</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>rounds in columns {0}-{1} and {2}-{3}</source>
            <translation>Runden in den Spalten {0}-{1} und {2}-{3}</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>row</source>
            <translation>eine Tabellenzeile</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>table</source>
            <translation>eine Tabelle</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>team {0} against {1} (line {2})</source>
            <translation>Mannschaft {0} gegen {1} (Zeile {2})</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>teams (record {0})</source>
            <translation>Mannschaften (Datensatz {0})</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>text</source>
            <translation>ein Text</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>the colours of the White team's boards, like WBWB</source>
            <translation>die Brettfarben der Mannschaft mit Weiß, wie WBWB</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>the number of a team ({0})</source>
            <translation>die Nummer einer Mannschaft ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>the number of rounds, {0} to {1}</source>
            <translation>die Zahl der Runden, {0} bis {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>the start number of a player ({0})</source>
            <translation>die Startnummer eines Spielers ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>the start number of a team's player</source>
            <translation>die Startnummer eines Spielers, der in einer Mannschaft steht</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>three numbers</source>
            <translation>drei Zahlen</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>two different teams</source>
            <translation>zwei verschiedene Mannschaften</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>two results that fit together</source>
            <translation>zwei Ergebnisse, die zusammenpassen</translation>
        </message>
        <message>
            <location filename="storage/compose.py" />
            <source>two scores</source>
            <translation>ein Ergebnis für beide Seiten</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>value</source>
            <translation>ein Wert</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>w on board {0}</source>
            <translation>w an Brett {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>w, as the opponent shows</source>
            <translation>w, nach der Farbe des Gegners</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>w, b or -</source>
            <translation>w, b oder -</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>whole number</source>
            <translation>eine ganze Zahl</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>yes or no</source>
            <translation>ja oder nein</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>{0} boards</source>
            <translation>die Zahl der Bretter ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/settings.py" />
            <source>{0} dates</source>
            <translation>höchstens ein Datum je Runde ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>{0} from {1} to {2}</source>
            <translation>{0} von {1} bis {2}</translation>
        </message>
        <message>
            <location filename="storage/tables.py" />
            <source>{0} or {1}</source>
            <translation>{0} oder {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of his results</source>
            <translation>{0}, die Summe seiner Ergebnisse</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of its game points</source>
            <translation>{0}, die Summe ihrer Brettpunkte</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of its match points</source>
            <translation>{0}, die Summe ihrer Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>{0}: nobody sits opposite</source>
            <translation>{0}: gegenüber sitzt niemand</translation>
        </message>
    </context>
    <context>
        <name>fields</name>
        <message>
            <location filename="words/fields.py" />
            <source>Absence</source>
            <translation>Abwesenheit</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Acceleration</source>
            <translation>Beschleunigung</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Arbiters</source>
            <translation>Schiedsrichter</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board colours</source>
            <translation>Brettfarben</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board prizes</source>
            <translation>Brettpreise</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Boards</source>
            <translation>Bretter</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born</source>
            <translation>Geb.</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born in or after</source>
            <translation>Geboren ab</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born in or before</source>
            <translation>Geboren bis</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Captain</source>
            <translation>Mannschaftsführer</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Category</source>
            <translation>Kategorie</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Club</source>
            <translation>Verein</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Colour preferences</source>
            <translation>Farbpräferenzen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Currency</source>
            <translation>Währung</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Days of the rounds</source>
            <translation>Tage der Runden</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Edition of C.07</source>
            <translation>Fassung von C.07</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>FIDE id</source>
            <translation>FIDE-ID</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Federation</source>
            <translation>Föderation</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>First day</source>
            <translation>Erster Tag</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Full-point bye</source>
            <translation>Spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game drawn</source>
            <translation>Partie remis</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game lost</source>
            <translation>Partie verloren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game won</source>
            <translation>Partie gewonnen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Half-point bye</source>
            <translation>Spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Highest players</source>
            <translation>Höchste Spieler</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Initial colour</source>
            <translation>Anfangsfarbe</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Last day</source>
            <translation>Letzter Tag</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Line-ups</source>
            <translation>Aufstellungen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Line-ups due</source>
            <translation>Aufstellungen fällig</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Logo</source>
            <translation>Logo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Lost by forfeit</source>
            <translation>Kampflos verloren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match drawn</source>
            <translation>Wettkampf unentschieden</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match lost</source>
            <translation>Wettkampf verloren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match lost by forfeit</source>
            <translation>Wettkampf kampflos verloren</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match won</source>
            <translation>Wettkampf gewonnen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match won by forfeit</source>
            <translation>Wettkampf kampflos gewonnen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>National id</source>
            <translation>Nationale ID</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>National rating</source>
            <translation>Nationale Wertungszahl</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>One prize each</source>
            <translation>Ein Preis je Mannschaft</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Organiser</source>
            <translation>Veranstalter</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Other score</source>
            <translation>Nebenwertung</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Pairing system</source>
            <translation>Auslosungssystem</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Pairing-allocated bye</source>
            <translation>Spielfrei durch Auslosung</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Points given by the arbiter</source>
            <translation>Punkte, vom Schiedsrichter gegeben</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Previous standing</source>
            <translation>Frühere Platzierung</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Primary score</source>
            <translation>Hauptwertung</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Prizes</source>
            <translation>Preise</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating below</source>
            <translation>Wertungszahl unter</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating from</source>
            <translation>Wertungszahl ab</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Reserves</source>
            <translation>Ersatzspieler</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Short name</source>
            <translation>Kurzname</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Sponsor line</source>
            <translation>Sponsorenzeile</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Teams</source>
            <translation>Mannschaften</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Tie-breaks</source>
            <translation>Feinwertungen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Ties</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Time control</source>
            <translation>Bedenkzeit</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Unrated count as</source>
            <translation>Ohne Zahl zählt als</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Venue</source>
            <translation>Ort</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Which rating counts</source>
            <translation>Welche Wertungszahl zählt</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Women</source>
            <translation>Frauen</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>{what}: game points</source>
            <translation>{what}: Brettpunkte</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>{what}: match points</source>
            <translation>{what}: Mannschaftspunkte</translation>
        </message>
    </context>
    <context>
        <name>gestures</name>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n Wettkampf</numerusform>
                <numerusform>%n Wettkämpfe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n Mannschaft</numerusform>
                <numerusform>%n Mannschaften</numerusform>
            </translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>A player counts on every board they played on</source>
            <translation>Ein Spieler zählt an jedem Brett, an dem er gespielt hat</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>A team that has won leaves the categories below</source>
            <translation>Preisträger scheiden für die Kategorien darunter aus</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Arbiter</source>
            <translation>Schiedsrichter</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>August 2024</source>
            <translation>August 2024</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Black team</source>
            <translation>Mannschaft Schwarz</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>By place</source>
            <translation>Nach Platz</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Chief arbiter</source>
            <translation>Hauptschiedsrichter</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Deputy chief arbiter</source>
            <translation>Stellv. Hauptschiedsrichter</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Dutch System (C.04.3)</source>
            <translation>Holländisches System (C.04.3)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Dutch System, earlier edition</source>
            <translation>Holländisches System, frühere Fassung</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Equal scores share equally</source>
            <translation>Gleichmäßig unter Punktgleichen</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE Team Swiss, February 2026 (C.04.6)</source>
            <translation>Mannschafts-Schweizer 2026 (C.04.6)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE Team Swiss, earlier draft</source>
            <translation>FIDE-Mannschafts-Schweizer, früherer Entwurf</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE rating</source>
            <translation>FIDE-Elo</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>FIDE recommendation</source>
            <translation>FIDE-Empfehlung</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE, else national</source>
            <translation>FIDE, sonst national</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Game points first</source>
            <translation>Brettpunkte zuerst</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Games at least</source>
            <translation>Partien mindestens</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Half by place, half shared (Hort)</source>
            <translation>Halb nach Platz, halb geteilt (Hort)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Has arrived</source>
            <translation>Eingetroffen</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Imaginary points (Olympiad rule 28)</source>
            <translation>Fiktive Punkte (Olympiaderegel 28)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>March 2026</source>
            <translation>März 2026</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>National rating</source>
            <translation>Nationale Wertungszahl</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>National, else FIDE</source>
            <translation>National, sonst FIDE</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Not drawn yet</source>
            <translation>Noch nicht gelost</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Olympiad 2008 (D.II.02)</source>
            <translation>Olympiade 2008 (D.II.02)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Olympiad 2008, the whole system</source>
            <translation>Olympiade 2008, das ganze System</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Points given by the arbiter</source>
            <translation>Punkte, vom Schiedsrichter gegeben</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Sex</source>
            <translation>Geschlecht</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Sonneborn-Berger first</source>
            <translation>Sonneborn-Berger zuerst</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>The higher of both</source>
            <translation>Die höhere von beiden</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Type A: simple (1.7.1)</source>
            <translation>Typ A: einfach (1.7.1)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Type B: strong and mild (1.7.2)</source>
            <translation>Typ B: stark und mild (1.7.2)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>White team</source>
            <translation>Mannschaft Weiß</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>absent</source>
            <translation>abwesend</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>absent in round {round}: {player_name}</source>
            <translation>abwesend in Runde {round}: {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>accept the draft</source>
            <translation>Entwurf annehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add an arbiter</source>
            <translation>Schiedsrichter hinzufügen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add the prize category {name}</source>
            <translation>Preiskategorie {name} hinzufügen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add the team {name}</source>
            <translation>Mannschaft {name} hinzufügen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add {name} to {team_name}</source>
            <translation>{name} zu {team_name} hinzufügen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>adjourned</source>
            <translation>Hängepartie</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>all rounds</source>
            <translation>alle Runden</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>allow a forbidden pair again</source>
            <translation>gesperrtes Paar wieder erlauben</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>any number</source>
            <translation>beliebig viele</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>before: {what}</source>
            <translation>vor: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>bonus for {team_name} in round {round}</source>
            <translation>Gutschrift für {team_name} in Runde {round}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>bye</source>
            <translation>spielfrei</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>card of table {table}: {card}</source>
            <translation>Spielbericht von Tisch {table}: {card}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change an arbiter</source>
            <translation>Schiedsrichter ändern</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change the prize category {name}</source>
            <translation>Preiskategorie {name} ändern</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change the team {team_name}</source>
            <translation>Mannschaft {team_name} ändern</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change {player_name}</source>
            <translation>{player_name} ändern</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>check in {team_name}</source>
            <translation>{team_name} einchecken</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>check teams in ({count})</source>
            <translation>Mannschaften einchecken ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>choose the preset {preset}</source>
            <translation>Voreinstellung {preset} wählen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>clear the result at table {table}, board {board}</source>
            <translation>Ergebnis an Tisch {table}, Brett {board} löschen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>close the list</source>
            <translation>Liste abschließen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>colours reversed at table {table}</source>
            <translation>Farben vertauscht an Tisch {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>correct the result at table {table}, board {board}</source>
            <translation>Ergebnis an Tisch {table}, Brett {board} korrigieren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>discard the draft</source>
            <translation>Entwurf verwerfen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>draw lots for the initial colour</source>
            <translation>Anfangsfarbe losen</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>empty table {table}, board {board}</source>
            <translation>Tisch {table}, Brett {board} leeren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>enter {name} late, from round {first_round}</source>
            <translation>{name} nachmelden, ab Runde {first_round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>exchange {team_name} and {other_name}</source>
            <translation>{team_name} und {other_name} austauschen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forbid pairs of teams among each other ({count})</source>
            <translation>Mannschaften untereinander sperren ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forbid {team_name} – {opponent_name}</source>
            <translation>{team_name} – {opponent_name} sperren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeit</source>
            <translation>kampflos</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeit of the match at table {table}</source>
            <translation>Wettkampf an Tisch {table} kampflos</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeited by both</source>
            <translation>beiderseits kampflos</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>from round {number}</source>
            <translation>ab Runde {number}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>full-point bye</source>
            <translation>spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>games</source>
            <translation>Partien</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>give the bye to {team_name}</source>
            <translation>{team_name} spielfrei setzen</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>half-point bye</source>
            <translation>spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>handed out</source>
            <translation>ausgegeben</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>import teams</source>
            <translation>Mannschaften importieren</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>is used for colours (4.2.2)</source>
            <translation>wird für die Farben benutzt (4.2.2)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>keep snapshot {snapshot}: {reason}</source>
            <translation>Sicherungspunkt {snapshot} anlegen: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>let teams return in round {round} ({count})</source>
            <translation>Mannschaften in Runde {round} zurückkehren lassen ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>let {team_name} return in round {round}</source>
            <translation>{team_name} in Runde {round} zurückkehren lassen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>line-up at table {table}</source>
            <translation>Aufstellung an Tisch {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>line-up received at table {table}</source>
            <translation>Aufstellung erhalten an Tisch {table}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>minutes before the round</source>
            <translation>Minuten vor der Runde</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move players to board {position} ({count})</source>
            <translation>Spieler an Brett {position} verschieben ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move players to {team_name} ({count})</source>
            <translation>Spieler zu {team_name} verschieben ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move the prize category {name}</source>
            <translation>Preiskategorie {name} verschieben</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move {player_name} to board {position}</source>
            <translation>{player_name} an Brett {position} verschieben</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move {player_name} to {team_name}</source>
            <translation>{player_name} zu {team_name} verschieben</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>must keep the roster order</source>
            <translation>nur in der Reihenfolge der Meldeliste</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>neither team appeared</source>
            <translation>beide Mannschaften nicht angetreten</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>nobody</source>
            <translation>niemand</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the late entry {team_name}</source>
            <translation>Nachmeldung {team_name} nummerieren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by hand</source>
            <translation>Mannschaften von Hand nummerieren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by lot (seed {seed})</source>
            <translation>Mannschaften per Los nummerieren (Startwert {seed})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by rating</source>
            <translation>Mannschaften nach Wertungszahl nummerieren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>order the matches of round {round}</source>
            <translation>Wettkämpfe der Runde {round} ordnen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>order the tie-breaks</source>
            <translation>Feinwertungen ordnen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>pair the round</source>
            <translation>Runde auslosen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>pair {white_name} – {black_name} by hand</source>
            <translation>{white_name} – {black_name} von Hand paaren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>paste players into {team_name}</source>
            <translation>Spieler bei {team_name} einfügen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>paste teams</source>
            <translation>Mannschaften einfügen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>penalty for {team_name} in round {round}</source>
            <translation>Abzug für {team_name} in Runde {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>penalty or bonus for {team_name} in round {round}</source>
            <translation>Abzug oder Gutschrift für {team_name} in Runde {round}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>percentage</source>
            <translation>Prozente</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>performance</source>
            <translation>Performance</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>place {place}</source>
            <translation>Stelle {place}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>present</source>
            <translation>anwesend</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>protest at table {table}, board {board}</source>
            <translation>Protest an Tisch {table}, Brett {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>publish round {round}</source>
            <translation>Runde {round} veröffentlichen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>received</source>
            <translation>erhalten</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>redo: {what}</source>
            <translation>wiederholt: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove an arbiter</source>
            <translation>Schiedsrichter entfernen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove players ({count})</source>
            <translation>Spieler entfernen ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove teams ({count})</source>
            <translation>Mannschaften entfernen ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove the prize category {name}</source>
            <translation>Preiskategorie {name} entfernen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove the team {team_name}</source>
            <translation>Mannschaft {team_name} entfernen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove {player_name}</source>
            <translation>{player_name} entfernen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>rename {team_name} to {name}</source>
            <translation>{team_name} in {name} umbenennen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>reopen round {round}: {reason}</source>
            <translation>Runde {round} wieder öffnen: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>reopen the list: {reason}</source>
            <translation>Liste wieder öffnen: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>restore snapshot {snapshot}</source>
            <translation>Sicherungspunkt {snapshot} wiederherstellen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>result at table {table}, board {board}</source>
            <translation>Ergebnis an Tisch {table}, Brett {board}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>rounds {first} to {last}</source>
            <translation>Runden {first} bis {last}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>score of the match at table {table}</source>
            <translation>Ergebnis des Wettkampfs an Tisch {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>seat a player at table {table}, board {board}</source>
            <translation>Spieler an Tisch {table}, Brett {board} setzen</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>seed {seed}</source>
            <translation>Startwert {seed}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the acceleration</source>
            <translation>Beschleunigung festlegen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the attendance of teams in round {round} ({count})</source>
            <translation>Anwesenheit von Mannschaften in Runde {round} festlegen ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the attendance of {team_name} in round {round}</source>
            <translation>Anwesenheit von {team_name} in Runde {round} festlegen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the date of round {round}</source>
            <translation>Termin der Runde {round} festlegen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the score at table {table}, board {board}</source>
            <translation>Punkte an Tisch {table}, Brett {board} festsetzen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set {field}</source>
            <translation>{field} festlegen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>start a round by hand</source>
            <translation>Runde von Hand beginnen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap boards {board} and {other} at table {table}</source>
            <translation>Bretter {board} und {other} an Tisch {table} tauschen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap the colours of {white_name} – {black_name}</source>
            <translation>Farben von {white_name} – {black_name} tauschen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap the opponents of two matches</source>
            <translation>Gegner zweier Wettkämpfe tauschen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>table of {white_name} – {black_name}</source>
            <translation>Tisch von {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take a penalty or bonus back</source>
            <translation>Abzug oder Gutschrift zurücknehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take back that the colours were reversed at table {table}</source>
            <translation>vertauschte Farben an Tisch {table} zurücknehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take back that the line-up was received at table {table}</source>
            <translation>Erhalt der Aufstellung an Tisch {table} zurücknehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the bye back</source>
            <translation>Spielfrei zurücknehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the check-in of teams back ({count})</source>
            <translation>Check-in von Mannschaften zurücknehmen ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the check-in of {team_name} back</source>
            <translation>Check-in von {team_name} zurücknehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the forfeit of the match at table {table} back</source>
            <translation>kampflose Wertung des Wettkampfs an Tisch {table} zurücknehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the line-up over at table {table}</source>
            <translation>Aufstellung an Tisch {table} übernehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the protest at table {table}, board {board} back</source>
            <translation>Protest an Tisch {table}, Brett {board} zurücknehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the score of the match at table {table} back</source>
            <translation>Ergebnis des Wettkampfs an Tisch {table} zurücknehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take {player_name} over from the rating list</source>
            <translation>{player_name} aus der Ratingliste übernehmen</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>the numbers of the teams</source>
            <translation>Nummern der Mannschaften</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>the result of the match</source>
            <translation>Ergebnis des Wettkampfs</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>the team’s total</source>
            <translation>Summe der Mannschaft</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>the usual points</source>
            <translation>die üblichen Punkte</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>under protest</source>
            <translation>unter Protest</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>undo: {what}</source>
            <translation>rückgängig: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unlock {field}: {reason}</source>
            <translation>{field} entsperren: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unpair the last round</source>
            <translation>letzte Auslosung aufheben</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unpair {white_name} – {black_name}</source>
            <translation>{white_name} – {black_name} aufheben</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>until then table {table}</source>
            <translation>bis dahin Tisch {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>update ratings</source>
            <translation>Wertungszahlen aktualisieren</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>verified</source>
            <translation>geprüft</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>withdraw teams from round {first_round} on ({count})</source>
            <translation>Mannschaften ab Runde {first_round} zurückziehen ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>withdraw {team_name} from round {first_round} on</source>
            <translation>{team_name} ab Runde {first_round} zurückziehen</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{match} and another match</source>
            <translation>{match} und ein anderer Wettkampf</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>{result} (unrated)</source>
            <translation>{result} (ungewertet)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{team} did not appear</source>
            <translation>{team} nicht angetreten</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>{what} (off)</source>
            <translation>{what} (aus)</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>{what} (on)</source>
            <translation>{what} (ein)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>{what} (round {round})</source>
            <translation>{what} (Runde {round})</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{what} (round {round}, {teams})</source>
            <translation>{what} (Runde {round}, {teams})</translation>
        </message>
    </context>
    <context>
        <name>load</name>
        <message>
            <location filename="cli/load.py" />
            <source>{file}: line {line}, column {column}: found '{found}', expected {expected}</source>
            <translation>{file}: Zeile {line}, Spalte {column}: gefunden ‚{found}‘, erwartet {expected}</translation>
        </message>
        <message>
            <location filename="cli/load.py" />
            <source>{file}: {count} more places to look at</source>
            <translation>{file}: weitere Stellen zu prüfen: {count}</translation>
        </message>
    </context>
    <context>
        <name>overview</name>
        <message>
            <location filename="cli/overview.py" />
            <source>Black</source>
            <translation>Schwarz</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Colours by</source>
            <translation>Farben nach</translation>
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
            <translation>Auslosung der Runde {round} nach {system}</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Team</source>
            <translation>Mannschaft</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>The bye goes to {name} ({tpn}).</source>
            <translation>Spielfrei ist {name} ({tpn}).</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Tournament without a name</source>
            <translation>Turnier ohne Namen</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>White</source>
            <translation>Weiß</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>absent</source>
            <translation>abwesend</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>bye</source>
            <translation>spielfrei</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>full-point bye</source>
            <translation>spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>half-point bye</source>
            <translation>spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>{teams} teams, {boards} boards, round {round} of {rounds}</source>
            <translation>{teams} Mannschaften, {boards} Bretter, Runde {round} von {rounds}</translation>
        </message>
    </context>
    <context>
        <name>prizes</name>
        <message numerus="yes">
            <location filename="scoring/prize_words.py" />
            <source>%n chosen team(s)</source>
            <translation>
                <numerusform>%n ausgewählte Mannschaft</numerusform>
                <numerusform>%n ausgewählte Mannschaften</numerusform>
            </translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Half of each prize goes by place, the other half is divided among equal scores.</source>
            <translation>Die Hälfte jedes Preises geht nach Platz, die andere Hälfte wird unter Punktgleichen geteilt.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Prizes go by place; only a shared place is divided, equally.</source>
            <translation>Die Preise gehen nach Platz; geteilt wird nur bei gleichem Platz, zu gleichen Teilen.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Teams with the same score divide their prizes equally.</source>
            <translation>Punktgleiche Mannschaften teilen ihre Preise zu gleichen Teilen.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>all women</source>
            <translation>nur Frauen</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>everyone born in {value} or earlier</source>
            <translation>alle {value} oder früher geboren</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>everyone born in {value} or later</source>
            <translation>alle {value} oder später geboren</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>team average below {value}</source>
            <translation>Schnitt unter {value}</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>team average {value} or more</source>
            <translation>Schnitt ab {value}</translation>
        </message>
    </context>
    <context>
        <name>standings</name>
        <message>
            <location filename="cli/standings.py" />
            <source>Standings after round {round}</source>
            <translation>Rangliste nach Runde {round}</translation>
        </message>
        <message>
            <location filename="cli/standings.py" />
            <source>Standings after round {round} (provisional)</source>
            <translation>Rangliste nach Runde {round} (vorläufig)</translation>
        </message>
    </context>
    <context>
        <name>tiebreaks</name>
        <message>
            <location filename="scoring/sentences.py" />
            <source> ({missing} not played)</source>
            <translation> ({missing} nicht gespielt)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Average Buchholz of the opponents played</source>
            <translation>Mittlere Buchholz der gespielten Gegner</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Berlin: board points, the top board weighing most</source>
            <translation>Berliner Wertung: Brettpunkte, das erste Brett zählt am meisten</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Board count: board number × points on it, the lower the better</source>
            <translation>Brettwertung: Brettnummer × Punkte dort, je niedriger, desto besser</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Bottom board elimination: points without the last board, then the last two, …</source>
            <translation>Streichung der letzten Bretter: Punkte ohne das letzte Brett, dann die letzten zwei, …</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>Buchholz on {score} {numbers} ({article})</source>
            <translation>Buchholz nach {score} {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Buchholz: sum of the opponents’ scores</source>
            <translation>Buchholz: Summe der Punkte der Gegner</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Direct encounter of the tied teams</source>
            <translation>Direkter Vergleich der Punktgleichen</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then board count and bottom boards</source>
            <translation>Erweiterter direkter Vergleich, dann Brettwertung und Streichung der letzten Bretter</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then board count and top boards</source>
            <translation>Erweiterter direkter Vergleich, dann Brettwertung und erste Bretter</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then bottom boards</source>
            <translation>Erweiterter direkter Vergleich, dann Streichung der letzten Bretter</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then top boards</source>
            <translation>Erweiterter direkter Vergleich, dann erste Bretter</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter: match points, then game points</source>
            <translation>Erweiterter direkter Vergleich: Mannschaftspunkte, dann Brettpunkte</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Fore Buchholz: Buchholz with the last round as draws</source>
            <translation>Fore Buchholz: Buchholz mit der letzten Runde als unentschieden</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Game points (match points where game points decide)</source>
            <translation>Brettpunkte (Mannschaftspunkte, wo Brettpunkte entscheiden)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Koya: points against opponents with at least half of the possible points</source>
            <translation>Koya: Punkte gegen Gegner mit mindestens der Hälfte der möglichen Punkte</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Number of matches won over the board</source>
            <translation>Zahl der am Brett gewonnenen Wettkämpfe</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Number of wins, with or without playing</source>
            <translation>Zahl der Siege, mit oder ohne Spiel</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Olympiad Sonneborn-Berger without the lowest opponent</source>
            <translation>Sonneborn-Berger der Olympiade ohne den niedrigsten Gegner</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Pairing number, the smaller the better</source>
            <translation>Setznummer, je kleiner, desto besser</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>R{round}</source>
            <translation>R{round}</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Secondary score and strength of the schedule combined</source>
            <translation>Nebenwertung und Stärke der Gegner zusammen</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger on one score</source>
            <translation>Sonneborn-Berger nach einer Wertung</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ game points × game points scored</source>
            <translation>Sonneborn-Berger: Brettpunkte der Gegner × erzielte Brettpunkte</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ game points × match points scored</source>
            <translation>Sonneborn-Berger: Brettpunkte der Gegner × erzielte Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ match points × game points scored</source>
            <translation>Sonneborn-Berger: Mannschaftspunkte der Gegner × erzielte Brettpunkte</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ match points × match points scored</source>
            <translation>Sonneborn-Berger: Mannschaftspunkte der Gegner × erzielte Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of all opponents’ match points (Olympiad)</source>
            <translation>Summe der Mannschaftspunkte aller Gegner (Olympiade)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of the opponents’ match points without the lowest (Olympiad)</source>
            <translation>Summe der Mannschaftspunkte der Gegner ohne den niedrigsten (Olympiade)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of the scores after each round</source>
            <translation>Summe der Punktstände nach jeder Runde (Fortschritt)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Top board results: points on board 1, then board 2, …</source>
            <translation>Erste Bretter: Punkte an Brett 1, dann Brett 2, …</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>[not counted: {article}]</source>
            <translation>[zählt nicht: {article}]</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>absent</source>
            <translation>abwesend</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>board {board}</source>
            <translation>Brett {board}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>boards: {numbers} ({article})</source>
            <translation>Bretter: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>divided by {numbers} ({article})</source>
            <translation>geteilt durch {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>forfeits count as played</source>
            <translation>kampflose zählen als gespielt</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>full-point bye</source>
            <translation>spielfrei (volle Punkte)</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>game points</source>
            <translation>Brettpunkte</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>half-point bye</source>
            <translation>spielfrei (halbe Punkte)</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>instead of {raw} by {article}</source>
            <translation>statt {raw} nach {article}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>lost by forfeit</source>
            <translation>kampflos verloren</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>match points</source>
            <translation>Mannschaftspunkte</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>matches of the tied teams, {score}: {table} ({article})</source>
            <translation>Wettkämpfe der Punktgleichen, {score}: {table} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>nothing: they share the place</source>
            <translation>nichts: Sie teilen den Platz</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>on game points</source>
            <translation>nach Brettpunkten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>on match points</source>
            <translation>nach Mannschaftspunkten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>opponents with at least {numbers} count ({article})</source>
            <translation>Gegner ab {numbers} zählen ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>pairing-allocated bye</source>
            <translation>spielfrei durch Auslosung</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>penalty or bonus</source>
            <translation>Abzug oder Gutschrift</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>played</source>
            <translation>gespielt</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>sum and number of opponents: {numbers} ({article})</source>
            <translation>Summe und Zahl der Gegner: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>the last round counts as drawn</source>
            <translation>die letzte Runde zählt als unentschieden</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>the other way round</source>
            <translation>umgekehrt</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the highest and the lowest</source>
            <translation>ohne den höchsten und den niedrigsten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the last boards: {numbers} ({article})</source>
            <translation>ohne die letzten Bretter: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the lowest</source>
            <translation>ohne den niedrigsten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the two highest and the two lowest</source>
            <translation>ohne die zwei höchsten und die zwei niedrigsten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the two lowest</source>
            <translation>ohne die zwei niedrigsten</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>won by forfeit</source>
            <translation>kampflos gewonnen</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{code} = {value}</source>
            <translation>{code} = {value}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{code}: place {value} of the tied teams</source>
            <translation>{code}: Platz {value} der Punktgleichen</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{score} {numbers} ({article})</source>
            <translation>{score} {numbers} ({article})</translation>
        </message>
    </context>
</TS>
