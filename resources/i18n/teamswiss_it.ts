<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>About TeamSwiss</source>
            <translation>Informazioni su TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>Licences</source>
            <translation>Licenze</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>Team Swiss tournaments: paired by the rules.</source>
            <translation>Tornei svizzeri a squadre: abbinati secondo le regole.</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>TeamSwiss is free software under the MIT licence: use it, copy it, change it, pass it on; there is no warranty.</source>
            <translation>TeamSwiss è software libero con licenza MIT: si può usare, copiare, modificare, passare ad altri; non c’è garanzia.</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>What is inside the program, and its licences</source>
            <translation>Che cosa contiene il programma, e le sue licenze</translation>
        </message>
    </context>
    <context>
        <name>AdjustmentsDialog</name>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>&amp;Take back</source>
            <translation>&amp;Togli</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Counts for</source>
            <translation>Vale per</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Game points</source>
            <translation>Punti individuali</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Give it</source>
            <translation>Assegna</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Match points</source>
            <translation>Punti squadra</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Penalties and bonuses of round {number}</source>
            <translation>Penalità e bonus del turno {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>a team of the event</source>
            <translation>una squadra del torneo</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>the result of the match</source>
            <translation>il risultato dell’incontro</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>the team’s total</source>
            <translation>il totale della squadra</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>−1 takes a point away, 1 gives one</source>
            <translation>−1 toglie un punto, 1 ne dà uno</translation>
        </message>
    </context>
    <context>
        <name>AdjustmentsModel</name>
        <message>
            <location filename="models/adjustments.py" />
            <source>Counts for</source>
            <translation>Vale per</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>GP</source>
            <translation>PI</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>MP</source>
            <translation>PS</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>the match</source>
            <translation>l’incontro</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>the total</source>
            <translation>il totale</translation>
        </message>
    </context>
    <context>
        <name>ArbitersModel</name>
        <message>
            <location filename="models/arbiters.py" />
            <source>Add an arbiter…</source>
            <translation>Aggiungi un arbitro…</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Arbiter</source>
            <translation>Arbitro</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Chief arbiter</source>
            <translation>Arbitro principale</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Deputy chief arbiter</source>
            <translation>Vice arbitro principale</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>FIDE id</source>
            <translation>Id FIDE</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Role</source>
            <translation>Ruolo</translation>
        </message>
    </context>
    <context>
        <name>AttendanceDialog</name>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>A late entry: plays from round {number} on.</source>
            <translation>Iscrizione tardiva: gioca dal turno {number} in poi.</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Absent (zero-point bye)</source>
            <translation>Assente (bye da zero punti)</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Attendance and byes</source>
            <translation>Presenze e bye</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Every change takes effect at once; Ctrl+Z takes it back.</source>
            <translation>Ogni modifica ha effetto subito; Ctrl+Z la annulla.</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Full-point bye</source>
            <translation>Bye da un punto</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Half-point bye</source>
            <translation>Bye da mezzo punto</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Plays</source>
            <translation>Gioca</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Return in this round</source>
            <translation>Rientra in questo turno</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Round</source>
            <translation>Turno</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Round {number}</source>
            <translation>Turno {number}</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Withdraw from this round on</source>
            <translation>Ritira da questo turno</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>against {name}</source>
            <translation>contro {name}</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>not paired</source>
            <translation>non abbinata</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>not yet entered</source>
            <translation>non ancora iscritta</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>pairing-allocated bye</source>
            <translation>bye d’abbinamento (PAB)</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>withdrawn</source>
            <translation>ritirata</translation>
        </message>
    </context>
    <context>
        <name>BoardScoreDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Each side gets its own points, for instance ½ and 0.</source>
            <translation>Ogni parte ha i propri punti, per esempio ½ e 0.</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Score of board {board}, set by the arbiter</source>
            <translation>Punteggio della scacchiera {board}, fissato dall’arbitro</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Set the score</source>
            <translation>Fissa il punteggio</translation>
        </message>
    </context>
    <context>
        <name>BoardsModel</name>
        <message>
            <location filename="models/matches.py" />
            <source> protest</source>
            <translation> reclamo</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>(nobody)</source>
            <translation>(nessuno)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Board</source>
            <translation>Scacchiera</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Result</source>
            <translation>Risultato</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>no result</source>
            <translation>nessun risultato</translation>
        </message>
    </context>
    <context>
        <name>BoardsPanel</name>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · Backspace clears · Enter next match · g table</source>
            <translation>1 vittoria · 0 sconfitta · = o spazio patta · + − x forfait · * aggiornata · u non valida Elo · Backspace cancella · Invio incontro successivo · g tavolo</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Boards of the match</source>
            <translation>Scacchiere dell’incontro</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Hint</source>
            <translation>Suggerimento</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Seen from {side}: 1 win, 0 loss, = or space draw, + and − forfeit for and against, x forfeited by both, * adjourned, u and a result unrated; # score set by the arbiter, p protest, s match by its score, c card; g and a number go to a table.</source>
            <translation>Punto di vista: {side}. 1 vittoria, 0 sconfitta, = o spazio patta, + e − forfait a favore e contro, x doppio forfait, * aggiornata, u e un risultato non valida per l’Elo; # punteggio fissato dall’arbitro, p reclamo, s incontro a punteggio, c referto; g e un numero vanno a un tavolo.</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Table {table}   {white} – {black}</source>
            <translation>Tavolo {table}   {white} – {black}</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>White’s side of the board</source>
            <translation>il lato del Bianco della scacchiera</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>White’s side: 1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · Backspace clears · Enter next match · g table</source>
            <translation>Lato del Bianco: 1 vittoria · 0 sconfitta · = o spazio patta · + − x forfait · * aggiornata · u non valida Elo · Backspace cancella · Invio incontro successivo · g tavolo</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>the left team</source>
            <translation>la squadra di sinistra</translation>
        </message>
    </context>
    <context>
        <name>CategoryTeamsModel</name>
        <message>
            <location filename="models/prizes.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>can win</source>
            <translation>può vincere</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>cannot win</source>
            <translation>non può vincere</translation>
        </message>
    </context>
    <context>
        <name>Chart</name>
        <message>
            <location filename="views/chart/widget.py" />
            <source>Chart</source>
            <translation>Grafico</translation>
        </message>
    </context>
    <context>
        <name>CheckInDialog</name>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Check-in</source>
            <translation>Accredito</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Find a team</source>
            <translation>Trova una squadra</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Mark the missing as absent in the next round</source>
            <translation>Segna chi manca come assente nel prossimo turno</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Only those who are &amp;missing</source>
            <translation>Solo chi &amp;manca</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Part of a name; Enter ticks the first team</source>
            <translation>Parte di un nome; Invio spunta la prima squadra</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Space ticks the selected team · a note can be typed into its row</source>
            <translation>Spazio spunta la squadra selezionata · nella sua riga si può scrivere una nota</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Teams</source>
            <translation>Squadre</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Tick</source>
            <translation>Spunta</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Tick all</source>
            <translation>Spunta tutte</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>{here} of {total} teams are here</source>
            <translation>{here} squadre su {total} sono arrivate</translation>
        </message>
    </context>
    <context>
        <name>CheckInModel</name>
        <message>
            <location filename="models/check_in.py" />
            <source>Captain</source>
            <translation>Capitano</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Here</source>
            <translation>C’è</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Note (late, on the way…)</source>
            <translation>Nota (in ritardo, in arrivo …)</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>here</source>
            <translation>arrivata</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>not here yet</source>
            <translation>non ancora arrivata</translation>
        </message>
    </context>
    <context>
        <name>ChooseTeamDialog</name>
        <message>
            <location filename="views/teams/choose_team.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="views/teams/choose_team.py" />
            <source>Type a part of the name, or its number.</source>
            <translation>Digitare una parte del nome, o il numero.</translation>
        </message>
    </context>
    <context>
        <name>CompareCommand</name>
        <message>
            <location filename="views/round_questions.py" />
            <source>Compare &amp;systems…</source>
            <translation>Confronta i &amp;sistemi…</translation>
        </message>
    </context>
    <context>
        <name>CompareDialog</name>
        <message numerus="yes">
            <location filename="views/dialogs/compare.py" />
            <source>%n pair(s) are the same in all.</source>
            <translation>
                <numerusform>%n coppia è uguale in tutti.</numerusform>
                <numerusform>%n coppie sono uguali in tutti.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>All these systems pair this round alike.</source>
            <translation>Tutti questi sistemi abbinano questo turno allo stesso modo.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Choose two systems at least.</source>
            <translation>Scegliere almeno due sistemi.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Compare systems</source>
            <translation>Confronta i sistemi</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>No two of these systems have a legal pairing.</source>
            <translation>Meno di due di questi sistemi hanno un abbinamento legale.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Only what differs</source>
            <translation>Solo le differenze</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Round</source>
            <translation>Turno</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Round {number}</source>
            <translation>Turno {number}</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>The round under the systems</source>
            <translation>Il turno secondo i sistemi</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>This system finds no legal pairing.</source>
            <translation>Questo sistema non trova un abbinamento legale.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Why</source>
            <translation>Perché</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Why not against {team}?</source>
            <translation>Perché non contro {team}?</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Working it out…</source>
            <translation>Calcolo in corso …</translation>
        </message>
    </context>
    <context>
        <name>ComparisonModel</name>
        <message>
            <location filename="models/comparison.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>bye</source>
            <translation>bye</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>no pairing</source>
            <translation>nessun abbinamento</translation>
        </message>
    </context>
    <context>
        <name>Corrections</name>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>Correct it</source>
            <translation>Correggi</translation>
        </message>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>Correct round {number}</source>
            <translation>Correggi il turno {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>It can be undone.</source>
            <translation>Si può annullare.</translation>
        </message>
    </context>
    <context>
        <name>CrosstableModel</name>
        <message>
            <location filename="models/crosstable.py" />
            <source>GP</source>
            <translation>PI</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>MP</source>
            <translation>PS</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>Rank</source>
            <translation>Pos.</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>R{round}</source>
            <translation>T{round}</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>bye {points}</source>
            <translation>bye {points}</translation>
        </message>
    </context>
    <context>
        <name>CrosstablePage</name>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>&amp;Boards of the match</source>
            <translation>&amp;Scacchiere dell’incontro</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>&amp;Why this match?</source>
            <translation>&amp;Perché questo incontro?</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>A grid has room for {count} teams at most</source>
            <translation>Una griglia ha posto per {count} squadre al massimo</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>As a &amp;grid</source>
            <translation>Come &amp;griglia</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>By &amp;number</source>
            <translation>Per &amp;numero</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Crosstable</source>
            <translation>Tabellone</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Every team against every other</source>
            <translation>Ogni squadra contro ogni altra</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Find a team</source>
            <translation>Trova una squadra</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Game points against every opponent</source>
            <translation>Punti individuali contro ogni avversario</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Grid</source>
            <translation>Griglia</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>It appears as soon as the first round is accepted.</source>
            <translation>Appare appena il primo turno è accettato.</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>No crosstable yet</source>
            <translation>Ancora nessun tabellone</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Opponent: game points · light square White, dark square Black</source>
            <translation>Avversario: punti individuali · casa chiara Bianco, casa scura Nero</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by number</source>
            <translation>dopo il turno {number}, per numero</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by number; provisional: results are missing</source>
            <translation>dopo il turno {number}, per numero; provvisorio: mancano risultati</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by rank</source>
            <translation>dopo il turno {number}, per posizione</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by rank; provisional: results are missing</source>
            <translation>dopo il turno {number}, per posizione; provvisorio: mancano risultati</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>working it out…</source>
            <translation>calcolo in corso …</translation>
        </message>
    </context>
    <context>
        <name>DateField</name>
        <message>
            <location filename="views/fields.py" />
            <source>a day as {day}</source>
            <translation>un giorno come {day}</translation>
        </message>
    </context>
    <context>
        <name>DecisionDialog</name>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>Consequences</source>
            <translation>Conseguenze</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>It can be undone, and the log keeps what is said here.</source>
            <translation>Si può annullare, e il registro conserva ciò che è detto qui.</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>This is what the rules give.</source>
            <translation>È ciò che danno le regole.</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>What it means:</source>
            <translation>Che cosa significa:</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>Working it out…</source>
            <translation>Calcolo in corso …</translation>
        </message>
    </context>
    <context>
        <name>DocumentsPage</name>
        <message>
            <location filename="views/documents_page.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Annulla</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Stampa…</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Cancelled. Nothing was written, and older files are as they were.</source>
            <translation>Annullato. Nulla è stato scritto, e i vecchi file sono intatti.</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Documents</source>
            <translation>Documenti</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Fit the width</source>
            <translation>Adatta alla larghezza</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Larger</source>
            <translation>Più grande</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Nothing to show yet</source>
            <translation>Ancora nulla da mostrare</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Page {page} of {pages}</source>
            <translation>Pagina {page} di {pages}</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Progress</source>
            <translation>Avanzamento</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Save as</source>
            <translation>Salva con nome</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Saved: {name} in {folder}</source>
            <translation>Salvato: {name} in {folder}</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Smaller</source>
            <translation>Più piccolo</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>TRF</source>
            <translation>TRF</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Web site</source>
            <translation>Sito web</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>What was written</source>
            <translation>Che cosa è stato scritto</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Whole event</source>
            <translation>Tutto il torneo</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Whole page</source>
            <translation>Pagina intera</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Workbook for the federation</source>
            <translation>Cartella di lavoro per la federazione</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Working it out…</source>
            <translation>Calcolo in corso …</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Working…</source>
            <translation>In corso …</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>XML for chess-results</source>
            <translation>XML per chess-results</translation>
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
            <translation>Cella</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>What is doubtful</source>
            <translation>Che cosa è dubbio</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>row {row}</source>
            <translation>riga {row}</translation>
        </message>
    </context>
    <context>
        <name>EditCommands</name>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Log…</source>
            <translation>Re&amp;gistro…</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Preferences…</source>
            <translation>&amp;Preferenze…</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Ripeti</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Redo: {what}</source>
            <translation>&amp;Ripeti: {what}</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Annulla</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Undo: {what}</source>
            <translation>&amp;Annulla: {what}</translation>
        </message>
    </context>
    <context>
        <name>EventSection</name>
        <message>
            <location filename="views/tournament/event.py" />
            <source>&amp;Add an arbiter</source>
            <translation>&amp;Aggiungi un arbitro</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>&amp;Remove the arbiter</source>
            <translation>&amp;Rimuovi l’arbitro</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Arbiters</source>
            <translation>Arbitri</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Clear the &amp;day</source>
            <translation>Cancella il &amp;giorno</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Days of the rounds</source>
            <translation>Giorni dei turni</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Event</source>
            <translation>Torneo</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Federation</source>
            <translation>Federazione</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>First day</source>
            <translation>Primo giorno</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Last day</source>
            <translation>Ultimo giorno</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Line-ups and paper</source>
            <translation>Formazioni e stampe</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Line-ups due</source>
            <translation>Consegna formazioni</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Logo</source>
            <translation>Logo</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Organiser</source>
            <translation>Organizzatore</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Sponsor line</source>
            <translation>Riga dello sponsor</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Time control</source>
            <translation>Tempo di riflessione</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Type a day as {day} and a time as 14:30.</source>
            <translation>Digitare un giorno come {day} e un’ora come 14:30.</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Venue</source>
            <translation>Luogo</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>minutes before the round</source>
            <translation>minuti prima del turno</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>three letters</source>
            <translation>tre lettere</translation>
        </message>
    </context>
    <context>
        <name>ExportCommands</name>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Everything into a folder…</source>
            <translation>&amp;Tutto in una cartella…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;TRF for the rating officer…</source>
            <translation>T&amp;RF per l’omologazione Elo…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Verify the export</source>
            <translation>&amp;Verifica l’esportazione</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Workbook for the federation…</source>
            <translation>Cartella di &amp;lavoro per la federazione…</translation>
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
            <translation>Cartella del sito web: le sue pagine vengono sostituite</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Folder in which a new folder with everything is made</source>
            <translation>Cartella in cui creare una nuova cartella con tutto</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as</source>
            <translation>Salva con nome</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as &amp;CSV…</source>
            <translation>Salva come &amp;CSV…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as &amp;PDF…</source>
            <translation>Salva come &amp;PDF…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as E&amp;xcel sheet…</source>
            <translation>Salva come foglio E&amp;xcel…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as web page (&amp;HTML)…</source>
            <translation>Salva come pagina web (&amp;HTML)…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>TRF (*.trf)</source>
            <translation>TRF (*.trf)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Web &amp;site of the event…</source>
            <translation>&amp;Sito web del torneo…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Web pages (*.html)</source>
            <translation>Pagine web (*.html)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>XML (*.xml)</source>
            <translation>XML (*.xml)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>XML for chess-&amp;results…</source>
            <translation>X&amp;ML per chess-results…</translation>
        </message>
    </context>
    <context>
        <name>FaultDialog</name>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Copy the report</source>
            <translation>&amp;Copia il rapporto</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Go on</source>
            <translation>C&amp;ontinua</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Show the report</source>
            <translation>&amp;Mostra il rapporto</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>A fault in TeamSwiss</source>
            <translation>Un errore in TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Copied</source>
            <translation>Copiato</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>No tournament was open. Nothing is lost.</source>
            <translation>Nessun torneo era aperto. Nulla è perduto.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Report</source>
            <translation>Rapporto</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Something went wrong inside the program</source>
            <translation>Si è verificato un errore nel programma</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>The file could not be read again just now:</source>
            <translation>Il file non si è potuto rileggere adesso:</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>The report says where in the program it happened ({what}), the versions and the file's name; no names of players, no results.</source>
            <translation>Il rapporto dice dove nel programma è successo ({what}), le versioni e il nome del file; nessun nome di giocatore, nessun risultato.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>What was shown is still in the program: choose File, Save as and another place, then go on from there.</source>
            <translation>Ciò che era mostrato è ancora nel programma: scegliere File, Salva con nome e un altro posto, poi continuare da lì.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Where the file is</source>
            <translation>Dov’è il file</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>You can go on. If it happens again, close TeamSwiss and start it anew.</source>
            <translation>Si può continuare. Se succede ancora, chiudere TeamSwiss e riavviarlo.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Your data is safe. The file was just read again and holds all that was shown:</source>
            <translation>I dati sono al sicuro. Il file è stato appena riletto e contiene tutto ciò che era mostrato:</translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message numerus="yes">
            <location filename="views/fields.py" />
            <source>Locked, because %n round(s) were paired with it.</source>
            <translation>
                <numerusform>Bloccato, perché %n turno è stato abbinato così.</numerusform>
                <numerusform>Bloccato, perché %n turni sono stati abbinati così.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>Unlock {title}</source>
            <translation>Sblocca {title}</translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>Unlocked until the next round is accepted.</source>
            <translation>Sbloccato finché non si accetta il prossimo turno.</translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>{why} Press to unlock it with a reason.</source>
            <translation>{why} Premere per sbloccarlo con un motivo.</translation>
        </message>
    </context>
    <context>
        <name>FileCommands</name>
        <message numerus="yes">
            <location filename="views/file_commands.py" />
            <source>%n place(s) could not be read: {places}</source>
            <translation>
                <numerusform>Non è stato possibile leggere %n punto: {places}</numerusform>
                <numerusform>Non è stato possibile leggere %n punti: {places}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Import</source>
            <translation>&amp;Importa</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Keep a snapshot…</source>
            <translation>Conserva &amp;un’istantanea…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;New tournament</source>
            <translation>&amp;Nuovo torneo</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Apri…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>C&amp;lose</source>
            <translation>C&amp;hiudi</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>E&amp;xport</source>
            <translation>Esp&amp;orta</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Everything could be read.</source>
            <translation>È stato possibile leggere tutto.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Gaps were filled from the last snapshot.</source>
            <translation>Le lacune sono state colmate dall’ultima istantanea.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Keep a snapshot</source>
            <translation>Conserva un’istantanea</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>New &amp;window</source>
            <translation>Nuova &amp;finestra</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>New from an &amp;earlier event…</source>
            <translation>Nuovo da un torneo preceden&amp;te…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Nothing that was saved is lost</source>
            <translation>Nulla di ciò che è stato salvato è perduto</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Nothing was opened yet</source>
            <translation>Non è stato ancora aperto nulla</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Open &amp;recent</source>
            <translation>Apri &amp;recente</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Open the &amp;sample event</source>
            <translation>Apri il torneo d’ese&amp;mpio</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Res&amp;tore a snapshot…</source>
            <translation>Ri&amp;pristina un’istantanea…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Rescue a &amp;damaged file…</source>
            <translation>Recupera un file &amp;danneggiato…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Rescued</source>
            <translation>Recuperato</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Save &amp;as…</source>
            <translation>Sal&amp;va con nome…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Save a &amp;copy…</source>
            <translation>Salva una &amp;copia…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Snapshot</source>
            <translation>Istantanea</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Snapshot kept: {name}</source>
            <translation>Istantanea conservata: {name}</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>The state as it is now can be restored later. What is it called?</source>
            <translation>Lo stato attuale si potrà ripristinare più tardi. Come si chiama?</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>What can be read of {name} is a new tournament now; Save as gives it a place. Its undo history, log and snapshots stayed behind. The damaged file was not touched.</source>
            <translation>Ciò che è leggibile di {name} è ora un nuovo torneo; «Salva con nome» gli dà un posto. La cronologia di annullamento, il registro e le istantanee sono rimasti indietro. Il file danneggiato non è stato toccato.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Which earlier event is the template?</source>
            <translation>Quale torneo precedente fa da modello?</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Which file is damaged?</source>
            <translation>Quale file è danneggiato?</translation>
        </message>
    </context>
    <context>
        <name>FindField</name>
        <message>
            <location filename="views/table_tools.py" />
            <source>&amp;Find</source>
            <translation>&amp;Trova</translation>
        </message>
    </context>
    <context>
        <name>ForbiddenPairsDialog</name>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Forbid</source>
            <translation>&amp;Vieta</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Rounds</source>
            <translation>&amp;Turni</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Team</source>
            <translation>S&amp;quadra</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>A&amp;llow again</source>
            <translation>&amp;Permetti di nuovo</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Allow again</source>
            <translation>Permetti di nuovo</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>First round</source>
            <translation>Primo turno</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>For which rounds</source>
            <translation>Per quali turni</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Forbidden pairs</source>
            <translation>Coppie vietate</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>In all rounds</source>
            <translation>In tutti i turni</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>In these rounds:</source>
            <translation>In questi turni:</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Last round</source>
            <translation>Ultimo turno</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>No pair is forbidden yet. Use this for teams of one club or family that must not meet, in the first rounds or at all. Select several teams on the page to keep every two of them apart.</source>
            <translation>Nessuna coppia è ancora vietata. Serve per squadre di uno stesso circolo o di una stessa famiglia che non devono incontrarsi, nei primi turni o mai. Selezionare più squadre nella pagina per tenerle tutte separate a due a due.</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Not &amp;against</source>
            <translation>Non &amp;contro</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Opponent</source>
            <translation>Avversario</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Rea&amp;son</source>
            <translation>M&amp;otivo</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Teams</source>
            <translation>Squadre</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>every two of: {names}</source>
            <translation>a due a due tra: {names}</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>for example: same club</source>
            <translation>per esempio: stesso circolo</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>to</source>
            <translation>a</translation>
        </message>
    </context>
    <context>
        <name>ForbiddenPairsModel</name>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Not against</source>
            <translation>Non contro</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Rounds</source>
            <translation>Turni</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>all</source>
            <translation>tutti</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>from {first}</source>
            <translation>dal {first}</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>{first} to {last}</source>
            <translation>da {first} a {last}</translation>
        </message>
    </context>
    <context>
        <name>FormDialog</name>
        <message>
            <location filename="views/rounds/form_dialog.py" />
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
        <message>
            <location filename="views/rounds/form_dialog.py" />
            <source>points such as 2 or 1½</source>
            <translation>punti come 2 o 1½</translation>
        </message>
    </context>
    <context>
        <name>GesturePanel</name>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Redo</source>
            <translation>Ripeti</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Undo: {what}</source>
            <translation>Annulla: {what}</translation>
        </message>
    </context>
    <context>
        <name>GridModel</name>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>GP</source>
            <translation>PI</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>MP</source>
            <translation>PS</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>Rank</source>
            <translation>Pos.</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>round</source>
            <translation>turno</translation>
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
            <translation>Un sorteggio decide quale colore hanno per primo i numeri dispari. Il pulsante è nella pagina Torneo; l’esito va nel registro.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Accept the draft</source>
            <translation>Accetta la bozza</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Add players</source>
            <translation>Aggiungi giocatori</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Add teams</source>
            <translation>Aggiungi squadre</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Close the guide</source>
            <translation>Chiudi la guida</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Draw lots for the colour</source>
            <translation>Sorteggia il colore</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Enter a result</source>
            <translation>Inserisci un risultato</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Look at it, then press Ctrl+Return. Ctrl+Z takes it back.</source>
            <translation>Guardarla, poi premere Ctrl+Invio. Ctrl+Z la annulla.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Name it</source>
            <translation>Dagli un nome</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>New tournament</source>
            <translation>Nuovo torneo</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Number the teams</source>
            <translation>Numera le squadre</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>On the Teams page press Ins and type a name, {count} times or more. Or paste a list from a spreadsheet.</source>
            <translation>Nella pagina Squadre premere Ins e digitare un nome, {count} volte o più. Oppure incollare una lista da un foglio di calcolo.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Pair round 1</source>
            <translation>Abbina il turno 1</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Press F9. The answer is a draft: nobody plays it yet.</source>
            <translation>Premere F9. La risposta è una bozza: nessuno la gioca ancora.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Print and publish</source>
            <translation>Stampa e pubblica</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Print the pairings (Ctrl+P), hang them up and publish the round (Ctrl+Shift+P).</source>
            <translation>Stampare gli abbinamenti (Ctrl+P), affiggerli e pubblicare il turno (Ctrl+Maiusc+P).</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Select a team. Go to its roster below, press Ins and type its players in the order of the boards.</source>
            <translation>Selezionare una squadra. Andare alla sua rosa qui sotto, premere Ins e digitare i giocatori in ordine di scacchiera.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Start a new tournament. Nothing you try can be lost.</source>
            <translation>Cominciare un nuovo torneo. Provando non si può perdere nulla.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Take me there</source>
            <translation>Portami lì</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>That was a round. Enter the other results, pair the next one, and look at Standings. F1 opens the handbook wherever you are.</source>
            <translation>Questo era un turno. Inserire gli altri risultati, abbinare il prossimo e guardare la Classifica. F1 apre il manuale ovunque.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>The rules go by numbers. Choose Number by rating or by lot in the Teams menu.</source>
            <translation>Le regole si basano sui numeri. Scegliere Numera per Elo o per sorteggio nel menu Squadre.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Two minutes. Every step can be undone.</source>
            <translation>Due minuti. Ogni passo si può annullare.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Type 1, 0 or = for the first board, seen from the left team. The cursor goes on.</source>
            <translation>Digitare 1, 0 o = per la prima scacchiera, vista dalla squadra di sinistra. Il cursore avanza.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Type a name on the Tournament page. It is saved as you type.</source>
            <translation>Digitare un nome nella pagina Torneo. Si salva mentre si scrive.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Your &amp;first tournament</source>
            <translation>Il &amp;primo torneo</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Your first tournament</source>
            <translation>Il primo torneo</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>{step}: done</source>
            <translation>{step}: fatto</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>{step}: to do</source>
            <translation>{step}: da fare</translation>
        </message>
    </context>
    <context>
        <name>HandCommands</name>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Give the bye…</source>
            <translation>Assegna il &amp;bye…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Swap the opponents of two matches</source>
            <translation>&amp;Scambia gli avversari di due incontri</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Unpair the match</source>
            <translation>S&amp;ciogli l’incontro</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Black on board 1</source>
            <translation>Nero sulla scacchiera 1</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Changes with</source>
            <translation>Si scambia con</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>E&amp;xchange two teams…</source>
            <translation>Scambia due s&amp;quadre…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Exchange them</source>
            <translation>Scambiale</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Give the bye</source>
            <translation>Assegna il bye</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Give the bye by hand</source>
            <translation>Assegna il bye a mano</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Let two teams change places</source>
            <translation>Scambia di posto due squadre</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Match &amp;down</source>
            <translation>Incontro &amp;giù</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Match u&amp;p</source>
            <translation>Incontro s&amp;u</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair &amp;two teams…</source>
            <translation>&amp;Abbina due squadre…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair them</source>
            <translation>Abbinale</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair two teams by hand</source>
            <translation>Abbina due squadre a mano</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Start a round by &amp;hand</source>
            <translation>Comincia un turno a &amp;mano</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the &amp;colours of the match</source>
            <translation>In&amp;verti i colori dell’incontro</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the colours</source>
            <translation>Inverti i colori</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the opponents</source>
            <translation>Scambia gli avversari</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Ta&amp;ke the bye back</source>
            <translation>&amp;Togli il bye</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>White on board 1</source>
            <translation>Bianco sulla scacchiera 1</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{a} – {b} and {c} – {d}</source>
            <translation>{a} – {b} e {c} – {d}</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{team} and {other} change places</source>
            <translation>{team} e {other} si scambiano di posto</translation>
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
            <translation>&amp;Indietro</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>&amp;Forward</source>
            <translation>&amp;Avanti</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Contents</source>
            <translation>Indice</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Handbook</source>
            <translation>Manuale</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>No page has all these words.</source>
            <translation>Nessuna pagina contiene tutte queste parole.</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Page of the handbook</source>
            <translation>Pagina del manuale</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Search the handbook</source>
            <translation>Cerca nel manuale</translation>
        </message>
    </context>
    <context>
        <name>HelpCommands</name>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;About TeamSwiss…</source>
            <translation>&amp;Informazioni su TeamSwiss…</translation>
        </message>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;Handbook</source>
            <translation>&amp;Manuale</translation>
        </message>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;Keyboard shortcuts…</source>
            <translation>&amp;Scorciatoie da tastiera…</translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Cancelled. Nothing was read, nothing was changed.</source>
            <translation>Annullato. Nulla è stato letto, nulla è stato cambiato.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Doubts</source>
            <translation>Dubbi</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>From the clipboard</source>
            <translation>Dagli appunti</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Import</source>
            <translation>Importa</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Import teams</source>
            <translation>Importa squadre</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Reading…</source>
            <translation>Lettura …</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Say which column holds the player’s name, or only teams come in.</source>
            <translation>Indicare quale colonna contiene il nome del giocatore, altrimenti si importano solo le squadre.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Say which column holds the team: select it and choose “Team” above.</source>
            <translation>Indicare quale colonna contiene la squadra: selezionarla e scegliere «Squadra» qui sopra.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>The list</source>
            <translation>La lista</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>The list as it was read</source>
            <translation>La lista come è stata letta</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>What comes in</source>
            <translation>Che cosa si importa</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>doubts: {count}</source>
            <translation>dubbi: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>left out: {count}</source>
            <translation>esclusi: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>players: {count}</source>
            <translation>giocatori: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>teams: {count}</source>
            <translation>squadre: {count}</translation>
        </message>
    </context>
    <context>
        <name>IncomingModel</name>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Bd</source>
            <translation>Sc.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Born</source>
            <translation>Nato</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>FIDE id</source>
            <translation>Id FIDE</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Fed.</source>
            <translation>Fed.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
    </context>
    <context>
        <name>LateEntryDialog</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>&amp;Federation</source>
            <translation>&amp;Federazione</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>&amp;Name</source>
            <translation>&amp;Nome</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Enter the team</source>
            <translation>Iscrivi la squadra</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>It gets its number before round {number}, when it has arrived.</source>
            <translation>Riceve il numero prima del turno {number}, quando è arrivata.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Late entry</source>
            <translation>Iscrizione tardiva</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>N&amp;umber</source>
            <translation>N&amp;umero</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Plays from &amp;round</source>
            <translation>Gioca dal &amp;turno</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>The team counts as absent in the rounds before. The teams behind its number move one down; rounds that are paired keep the numbers they had (C.04.2 2.4).</source>
            <translation>La squadra vale come assente nei turni precedenti. Le squadre dopo il suo numero scorrono di uno; i turni già abbinati mantengono i loro numeri (C.04.2 2.4).</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>The teams have no numbers yet; it gets one with them.</source>
            <translation>Le squadre non hanno ancora numeri; ne riceverà uno con loro.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>or</source>
            <translation>o</translation>
        </message>
    </context>
    <context>
        <name>LateNumberDialog</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>By its rating {name} gets the number {number}; the teams behind move one down.</source>
            <translation>Per il suo Elo {name} riceve il numero {number}; le squadre che seguono scorrono di uno.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Give the number</source>
            <translation>Assegna il numero</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Number of a late entry</source>
            <translation>Numero di un’iscrizione tardiva</translation>
        </message>
    </context>
    <context>
        <name>LineUpDialog</name>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Empty the board</source>
            <translation>S&amp;vuota la scacchiera</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Next match</source>
            <translation>Incontro &amp;successivo</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Swap two boards</source>
            <translation>Sc&amp;ambia due scacchiere</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>All line-ups of the round are in.</source>
            <translation>Tutte le formazioni del turno sono arrivate.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Board &amp;down</source>
            <translation>Scacchiera &amp;giù</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Board &amp;up</source>
            <translation>Scacchiera s&amp;u</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Choose two players of one team with Ctrl first.</source>
            <translation>Prima scegliere con Ctrl due giocatori di una squadra.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Line-ups</source>
            <translation>Formazioni</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Line-ups of round {number}</source>
            <translation>Formazioni del turno {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Mark &amp;absent</source>
            <translation>Segna ass&amp;ente</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Match &amp;before</source>
            <translation>Incontro &amp;precedente</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Nobody sits there.</source>
            <translation>Lì non siede nessuno.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Not handed in yet: {teams}. Until then the default line-up stands.</source>
            <translation>Non ancora consegnate: {teams}. Fino ad allora vale la formazione predefinita.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Table {table}   {white} – {black}</source>
            <translation>Tavolo {table}   {white} – {black}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>The others move up and the next reserve comes in (Ctrl+Shift+A)</source>
            <translation>Gli altri salgono ed entra la riserva successiva (Ctrl+Maiusc+A)</translation>
        </message>
    </context>
    <context>
        <name>LineUpModel</name>
        <message>
            <location filename="models/line_ups.py" />
            <source>(nobody)</source>
            <translation>(nessuno)</translation>
        </message>
        <message>
            <location filename="models/line_ups.py" />
            <source>Board</source>
            <translation>Scacchiera</translation>
        </message>
        <message>
            <location filename="models/line_ups.py" />
            <source>Stands before the board above on the roster</source>
            <translation>Precede nella rosa la scacchiera di sopra</translation>
        </message>
    </context>
    <context>
        <name>LineUpSide</name>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Against the roster order: boards {first} and {second}</source>
            <translation>Contro l’ordine della rosa: scacchiere {first} e {second}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>First of the roster</source>
            <translation>Primi della rosa</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>In roster order</source>
            <translation>In ordine di rosa</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>No reserves</source>
            <translation>Nessuna riserva</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Reserves: {players}</source>
            <translation>Riserve: {players}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Seat the first players of the roster</source>
            <translation>Schiera i primi giocatori della rosa</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Seat the team as in its match before</source>
            <translation>Schiera la squadra come nell’incontro precedente</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Take over from before</source>
            <translation>Riprendi la precedente</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>{team}: line-up received</source>
            <translation>{team}: formazione ricevuta</translation>
        </message>
    </context>
    <context>
        <name>ListCommands</name>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>&amp;Import…</source>
            <translation>&amp;Importa…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>&amp;Update ratings…</source>
            <translation>Aggi&amp;orna gli Elo…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Import from the clip&amp;board…</source>
            <translation>Importa dagli &amp;appunti…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Import teams</source>
            <translation>Importa squadre</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Rating li&amp;sts…</source>
            <translation>Li&amp;ste Elo…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Save a &amp;template…</source>
            <translation>Salva un &amp;modello…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Save a template</source>
            <translation>Salva un modello</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Team list.xlsx</source>
            <translation>Lista squadre.xlsx</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Team lists</source>
            <translation>Liste di squadre</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>There is no text on the clipboard.</source>
            <translation>Negli appunti non c’è testo.</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Workbooks</source>
            <translation>Cartelle di lavoro</translation>
        </message>
    </context>
    <context>
        <name>ListCompleter</name>
        <message>
            <location filename="views/teams/completion.py" />
            <source>Players of the rating lists</source>
            <translation>Giocatori delle liste Elo</translation>
        </message>
    </context>
    <context>
        <name>LoadedListsModel</name>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>From the file</source>
            <translation>Dal file</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>List</source>
            <translation>Lista</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded</source>
            <translation>Caricata</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
    </context>
    <context>
        <name>LogDialog</name>
        <message numerus="yes">
            <location filename="views/log_dialog.py" />
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n riga</numerusform>
                <numerusform>%n righe</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Filter the log</source>
            <translation>Filtra il registro</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Filter: a team, a player, a gesture…</source>
            <translation>Filtro: una squadra, un giocatore, un’azione…</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Log</source>
            <translation>Registro</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Print…</source>
            <translation>Stampa…</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Taking something back is an entry of its own.</source>
            <translation>Ogni annullamento è una voce a sé.</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>{shown} of {all}</source>
            <translation>{shown} di {all}</translation>
        </message>
    </context>
    <context>
        <name>LogModel</name>
        <message>
            <location filename="models/log.py" />
            <source>What</source>
            <translation>Che cosa</translation>
        </message>
        <message>
            <location filename="models/log.py" />
            <source>When</source>
            <translation>Quando</translation>
        </message>
        <message>
            <location filename="models/log.py" />
            <source>Who</source>
            <translation>Chi</translation>
        </message>
    </context>
    <context>
        <name>LogoField</name>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Choose a logo</source>
            <translation>Scegli un logo</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Choose…</source>
            <translation>Scegli…</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Pictures</source>
            <translation>Immagini</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Remove</source>
            <translation>Rimuovi</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Remove the logo</source>
            <translation>Rimuovi il logo</translation>
        </message>
    </context>
    <context>
        <name>LookCommands</name>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Scuro</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Larger text</source>
            <translation>Testo più &amp;grande</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Light</source>
            <translation>&amp;Chiaro</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Smaller text</source>
            <translation>Testo più &amp;piccolo</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Tema</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>As the &amp;system</source>
            <translation>Come il s&amp;istema</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Modifica</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;File</source>
            <translation>&amp;File</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Help</source>
            <translation>&amp;Aiuto</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Esci</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;View</source>
            <translation>&amp;Visualizza</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Crosstable</source>
            <translation>Tabellone</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Documents</source>
            <translation>Documenti</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Export this &amp;page…</source>
            <translation>Esporta questa &amp;pagina…</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>New tournament</source>
            <translation>Nuovo torneo</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Rounds</source>
            <translation>Turni</translation>
        </message>
        <message>
            <location filename="views/program.py" />
            <source>Safe mode</source>
            <translation>Modalità sicura</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Standings</source>
            <translation>Classifica</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>TeamSwiss</source>
            <translation>TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Teams</source>
            <translation>Squadre</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Tournament</source>
            <translation>Torneo</translation>
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
            <translation>La &amp;colonna {letters} contiene</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Heads in row</source>
            <translation>&amp;Intestazioni alla riga</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Layout</source>
            <translation>&amp;Disposizione</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Sheet</source>
            <translation>&amp;Foglio</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>(left out)</source>
            <translation>(esclusa)</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Birth</source>
            <translation>Nascita</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Board</source>
            <translation>Scacchiera</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Captain</source>
            <translation>Capitano</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Club</source>
            <translation>Circolo</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>FIDE id</source>
            <translation>Id FIDE</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Family name</source>
            <translation>Cognome</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Federation</source>
            <translation>Federazione</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Given name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Heads in row</source>
            <translation>Intestazioni alla riga</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Layout</source>
            <translation>Disposizione</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>National id</source>
            <translation>Id nazionale</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>National rating</source>
            <translation>Elo nazionale</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>One row a player</source>
            <translation>Una riga per giocatore</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>One row a team</source>
            <translation>Una riga per squadra</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Previous standing</source>
            <translation>Classifica precedente</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Sex</source>
            <translation>Sesso</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Sheet</source>
            <translation>Foglio</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Short name</source>
            <translation>Nome breve</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team’s federation</source>
            <translation>Federazione della squadra</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team’s note</source>
            <translation>Nota della squadra</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>What the selected column holds</source>
            <translation>Che cosa contiene la colonna selezionata</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Which player of the row</source>
            <translation>Quale giocatore della riga</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>none</source>
            <translation>nessuna</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>player </source>
            <translation>giocatore </translation>
        </message>
    </context>
    <context>
        <name>MatchDetail</name>
        <message>
            <location filename="views/match_detail.py" />
            <source>Board {number}</source>
            <translation>Scacchiera {number}</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Boards of the match</source>
            <translation>Scacchiere dell’incontro</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Choose a match of the table to see its boards.</source>
            <translation>Scegliere un incontro del tabellone per vederne le scacchiere.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Round {number}</source>
            <translation>Turno {number}</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>The match was forfeited.</source>
            <translation>L’incontro è stato perso per forfait.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>nobody</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had a full-point bye.</source>
            <translation>{team} aveva un bye da un punto.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had a half-point bye.</source>
            <translation>{team} aveva un bye da mezzo punto.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had the bye.</source>
            <translation>{team} aveva il bye.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} was absent.</source>
            <translation>{team} era assente.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} was not there yet.</source>
            <translation>{team} non era ancora arrivata.</translation>
        </message>
    </context>
    <context>
        <name>MatchScoreDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Enter the score</source>
            <translation>Inserisci il punteggio</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Match by its score</source>
            <translation>Incontro a punteggio</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>The boards can come later; once all of them are in, they are the score. Empty fields take the score away.</source>
            <translation>Le scacchiere possono seguire; quando ci sono tutte, il punteggio è il loro. Campi vuoti tolgono il punteggio.</translation>
        </message>
    </context>
    <context>
        <name>MatchesModel</name>
        <message numerus="yes">
            <location filename="models/matches.py" />
            <source>%n missing</source>
            <translation>
                <numerusform>%n mancante</numerusform>
                <numerusform>%n mancanti</numerusform>
            </translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Black on board 1</source>
            <translation>Nero (sc. 1)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>MP</source>
            <translation>PS</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Match points before this round</source>
            <translation>Punti squadra prima di questo turno</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Results</source>
            <translation>Risultati</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Score</source>
            <translation>Punteggio</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Table</source>
            <translation>Tavolo</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>White on board 1</source>
            <translation>Bianco (sc. 1)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>boards to come</source>
            <translation>scacchiere da giocare</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>both forfeit</source>
            <translation>doppio forfait</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>card in</source>
            <translation>referto arrivato</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>done</source>
            <translation>finito</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>draft</source>
            <translation>bozza</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>left forfeits</source>
            <translation>sinistra forfait</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>line-ups {count} of 2</source>
            <translation>formazioni {count} di 2</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>right forfeits</source>
            <translation>destra forfait</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>under protest</source>
            <translation>sotto reclamo</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>verified</source>
            <translation>verificato</translation>
        </message>
    </context>
    <context>
        <name>MatchesPanel</name>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Choose two matches with Ctrl or Shift; drag a team onto another.</source>
            <translation>Scegliere due incontri con Ctrl o Maiusc; trascinare una squadra su un’altra.</translation>
        </message>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Matches</source>
            <translation>Incontri</translation>
        </message>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Teams without a match</source>
            <translation>Squadre senza incontro</translation>
        </message>
    </context>
    <context>
        <name>MessageBoxes</name>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Not possible</source>
            <translation>Non possibile</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Open a tournament</source>
            <translation>Apri un torneo</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Save as</source>
            <translation>Salva con nome</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Tournaments</source>
            <translation>Tornei</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>%n risultato mancante</numerusform>
                <numerusform>%n risultati mancanti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n squadra</numerusform>
                <numerusform>%n squadre</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n team(s) without players</source>
            <translation>
                <numerusform>%n squadra senza giocatori</numerusform>
                <numerusform>%n squadre senza giocatori</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/navigation.py" />
            <source>Pages</source>
            <translation>Pagine</translation>
        </message>
    </context>
    <context>
        <name>NoPairingDialog</name>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Allow a forbidden pair again:</source>
            <translation>&amp;Permetti di nuovo una coppia vietata:</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;End the event after round {number}</source>
            <translation>&amp;Chiudi il torneo dopo il turno {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Leave a team out of this round:</source>
            <translation>&amp;Lascia una squadra fuori da questo turno:</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Pair the round by hand; every departure is named</source>
            <translation>Abbina il turno a &amp;mano; ogni deroga viene segnalata</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Absent, no points</source>
            <translation>Assente, senza punti</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Do this</source>
            <translation>Procedi</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Forbidden pair</source>
            <translation>Coppia vietata</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Full-point bye</source>
            <translation>Bye da un punto</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Half-point bye on request</source>
            <translation>Bye da mezzo punto su richiesta</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Nothing has been changed. Whatever you choose can be undone.</source>
            <translation>Nulla è stato cambiato. Qualunque scelta si può annullare.</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Round {number}: no legal pairing exists</source>
            <translation>Turno {number}: non esiste un abbinamento legale</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>The teams: {teams}.</source>
            <translation>Le squadre: {teams}.</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>What it gets</source>
            <translation>Che cosa riceve</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>a team of the event</source>
            <translation>una squadra del torneo</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <location filename="views/fields.py" />
            <source>a whole number</source>
            <translation>un numero intero</translation>
        </message>
    </context>
    <context>
        <name>NumberFields</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>By its rating</source>
            <translation>Per Elo</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Number</source>
            <translation>Numero</translation>
        </message>
    </context>
    <context>
        <name>NumberingCommands</name>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>&amp;Close the list</source>
            <translation>&amp;Chiudi la lista</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Nu&amp;mbers</source>
            <translation>Nu&amp;meri</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number a late &amp;entry…</source>
            <translation>Numera un’iscrizione &amp;tardiva…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;hand…</source>
            <translation>Numera a m&amp;ano…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;lot</source>
            <translation>Numera per &amp;sorteggio</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;rating</source>
            <translation>Numera per &amp;Elo</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Re&amp;open the list…</source>
            <translation>Riapri &amp;la lista…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Reopen the list</source>
            <translation>Riapri la lista</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Why are the numbers provisional again? The reason goes into the log.</source>
            <translation>Perché i numeri tornano provvisori? Il motivo va nel registro.</translation>
        </message>
    </context>
    <context>
        <name>NumberingDialog</name>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>As &amp;entered</source>
            <translation>Ordine di &amp;inserimento</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>By &amp;rating</source>
            <translation>Per &amp;Elo</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Down</source>
            <translation>Giù</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Drag a team, or press Alt+Up and Alt+Down</source>
            <translation>Trascinare una squadra, o premere Alt+Su e Alt+Giù</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number</source>
            <translation>Numero</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number in this order</source>
            <translation>Numera in quest’ordine</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number of the selected &amp;team</source>
            <translation>Numero della s&amp;quadra selezionata</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number the teams by hand</source>
            <translation>Numera le squadre a mano</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Start from:</source>
            <translation>Parti da:</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Teams in their new order</source>
            <translation>Squadre nel nuovo ordine</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Up</source>
            <translation>Su</translation>
        </message>
    </context>
    <context>
        <name>OptionalPointsField</name>
        <message>
            <location filename="views/fields.py" />
            <source>{points} (usual)</source>
            <translation>{points} (consueto)</translation>
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <location filename="views/document_options.py" />
            <source>After round</source>
            <translation>Dopo il turno</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Automatic</source>
            <translation>Automatico</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Bar</source>
            <translation>Barra</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>By number</source>
            <translation>Per numero</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>By rank</source>
            <translation>Per posizione</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>CSV files</source>
            <translation>File CSV</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Cards a page</source>
            <translation>Schede per pagina</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Characters</source>
            <translation>Codifica</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Columns by</source>
            <translation>Separatore</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Comma</source>
            <translation>Virgola</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Comma: 2,5</source>
            <translation>Virgola: 2,5</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Compact</source>
            <translation>Compatto</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>For the wall</source>
            <translation>Da affiggere</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Four</source>
            <translation>Quattro</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Landscape</source>
            <translation>Orizzontale</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Large title</source>
            <translation>Titolo grande</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Logo and sponsor</source>
            <translation>Logo e sponsor</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Numbers</source>
            <translation>Numeri</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>One</source>
            <translation>Una</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Order</source>
            <translation>Ordine</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Orientation</source>
            <translation>Orientamento</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Paper</source>
            <translation>Carta</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Point: 2.5</source>
            <translation>Punto: 2.5</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Portrait</source>
            <translation>Verticale</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Round</source>
            <translation>Turno</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Semicolon</source>
            <translation>Punto e virgola</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Size</source>
            <translation>Dimensione</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Tab</source>
            <translation>Tabulazione</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>The last ({number})</source>
            <translation>L’ultimo ({number})</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Two</source>
            <translation>Due</translation>
        </message>
    </context>
    <context>
        <name>PairingRun</name>
        <message>
            <location filename="views/rounds/pairing_run.py" />
            <source>&amp;Cancel pairing</source>
            <translation>&amp;Interrompi l’abbinamento</translation>
        </message>
        <message>
            <location filename="views/rounds/pairing_run.py" />
            <source>Pairing</source>
            <translation>Abbinamento</translation>
        </message>
    </context>
    <context>
        <name>PairingSection</name>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>A team wants a colour only after two more matches with the other, or after the other colour twice running.</source>
            <translation>Una squadra vuole un colore solo dopo due incontri in più con l’altro, o dopo due incontri di seguito con l’altro.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Acceleration</source>
            <translation>Accelerazione</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>An edition of C.04.3 before 2017, for events that still name it.</source>
            <translation>Un’edizione di C.04.3 precedente al 2017, per i tornei che la citano ancora.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>As type A, called strong; beside it a mild wish for the colour a team has had less often, or did not have last.</source>
            <translation>Come il tipo A, detto forte; accanto, un desiderio debole del colore avuto meno spesso, o non avuto l’ultima volta.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Black</source>
            <translation>Nero</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Board colours</source>
            <translation>Colori per scacchiera</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Boards</source>
            <translation>Scacchiere</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>C.04.3 of 2017, made for players: brackets with floaters downwards.</source>
            <translation>C.04.3 del 2017, fatto per i giocatori: gruppi di abbinamento con floater verso il basso.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>C.04.6: the bye by 3.4, upfloaters by 3.5, brackets by 3.6, colours by 4.</source>
            <translation>C.04.6: il bye per 3.4, gli upfloater per 3.5, i gruppi per 3.6, i colori per 4.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colour preferences</source>
            <translation>Preferenze di colore</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colours</source>
            <translation>Colori</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colours do not influence who meets whom.</source>
            <translation>I colori non influiscono su chi incontra chi.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>D.II.02 of 2008: section J for rounds 1 to 3, section K for all later ones.</source>
            <translation>D.II.02 del 2008: sezione J per i turni da 1 a 3, sezione K per i successivi.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Drawn by lot before round 1 (4.1); the lot is kept in the file.</source>
            <translation>Sorteggiato prima del turno 1 (4.1); il sorteggio resta nel file.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Drawn by lot; the seed was {seed}.</source>
            <translation>Sorteggiato; il seme era {seed}.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Dutch System (C.04.3)</source>
            <translation>Sistema olandese (C.04.3)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Dutch System, earlier edition</source>
            <translation>Sistema olandese, edizione precedente</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Every team starts with nothing.</source>
            <translation>Ogni squadra parte da zero.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE Team Swiss, February 2026 (C.04.6)</source>
            <translation>Svizzero a squadre 2026 (C.04.6)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE Team Swiss, earlier draft</source>
            <translation>Svizzero a squadre FIDE, bozza precedente</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE rating</source>
            <translation>Elo FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE, else national</source>
            <translation>FIDE, altrimenti nazionale</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Game points</source>
            <translation>Punti individuali</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Highest players</source>
            <translation>Giocatori migliori</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Imaginary points (Olympiad rule 28)</source>
            <translation>Punti fittizi (regola 28 delle Olimpiadi)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Initial colour</source>
            <translation>Colore iniziale</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Line-ups</source>
            <translation>Formazioni</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Match points</source>
            <translation>Punti squadra</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>National rating</source>
            <translation>Elo nazionale</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>National, else FIDE</source>
            <translation>Nazionale, altrimenti FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>None</source>
            <translation>Nessuna</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Not drawn yet</source>
            <translation>Non ancora sorteggiato</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Olympiad 2008 (D.II.02)</source>
            <translation>Olimpiadi 2008 (D.II.02)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Other score</source>
            <translation>Altro punteggio</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Pairing system</source>
            <translation>Sistema di abbinamento</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Points given by the arbiter</source>
            <translation>Punti dati dall’arbitro</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Primary score</source>
            <translation>Punteggio primario</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Reserves</source>
            <translation>Riserve</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Rounds</source>
            <translation>Turni</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Rounds and boards</source>
            <translation>Turni e scacchiere</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Set by hand.</source>
            <translation>Fissato a mano.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Team rating</source>
            <translation>Elo della squadra</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The average of the highest players (C.8); unrated ones count the floor (C.7). Ties: the next player, the previous standing, the alphabet (C.9).</source>
            <translation>La media dei giocatori migliori (C.8); chi non ha Elo conta il minimo (C.7). Parità: il giocatore successivo, la classifica precedente, l’alfabeto (C.9).</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The draft before C.04.6: the bye by 2.1, upfloaters by 2.2, brackets by 2.3, colours by 4.</source>
            <translation>La bozza prima di C.04.6: il bye per 2.1, gli upfloater per 2.2, i gruppi per 2.3, i colori per 4.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The higher of both</source>
            <translation>Il più alto dei due</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The upper half has two imaginary match points in rounds 1 and 2; it belongs to the Olympiad rules.</source>
            <translation>La metà superiore ha due punti squadra fittizi nei turni 1 e 2; fa parte delle regole delle Olimpiadi.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The upper half has virtual points in the first half of the rounds, for pairing only.</source>
            <translation>La metà superiore ha punti virtuali nella prima metà dei turni, solo per l’abbinamento.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Type A: simple (1.7.1)</source>
            <translation>Tipo A: semplice (1.7.1)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Type B: strong and mild (1.7.2)</source>
            <translation>Tipo B: forte e debole (1.7.2)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Unrated count as</source>
            <translation>Senza Elo conta</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Virtual points came with the file, for pairing only.</source>
            <translation>I punti virtuali sono arrivati con il file, solo per l’abbinamento.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Which rating counts</source>
            <translation>Quale Elo conta</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>White</source>
            <translation>Bianco</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>any number</source>
            <translation>senza limite</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>is used for colours (4.2.2)</source>
            <translation>serve per i colori (4.2.2)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>must keep the roster order</source>
            <translation>devono rispettare l’ordine della rosa</translation>
        </message>
    </context>
    <context>
        <name>PenaltiesDialog</name>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Give</source>
            <translation>&amp;Assegna</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Points</source>
            <translation>&amp;Punti</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Round</source>
            <translation>&amp;Turno</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Team</source>
            <translation>S&amp;quadra</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Counts for</source>
            <translation>Vale per</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Game points</source>
            <translation>Punti individuali</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Match points</source>
            <translation>Punti squadra</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Nothing was given yet. A minus takes points away, a plus gives them.</source>
            <translation>Non è stato ancora assegnato nulla. Un meno toglie punti, un più li dà.</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Penalties and bonuses</source>
            <translation>Penalità e bonus</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Rea&amp;son</source>
            <translation>M&amp;otivo</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Round</source>
            <translation>Turno</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Take &amp;back</source>
            <translation>To&amp;gli</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Take back</source>
            <translation>Togli</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>for</source>
            <translation>per</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>game points</source>
            <translation>punti individuali</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>goes into the log and onto paper</source>
            <translation>va nel registro e sulla carta</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>match points</source>
            <translation>punti squadra</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>the result of the match</source>
            <translation>il risultato dell’incontro</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>the team’s total</source>
            <translation>il totale della squadra</translation>
        </message>
    </context>
    <context>
        <name>PenaltiesModel</name>
        <message>
            <location filename="models/penalties.py" />
            <source>Counts for</source>
            <translation>Vale per</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>GP</source>
            <translation>PI</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Game points</source>
            <translation>Punti individuali</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>MP</source>
            <translation>PS</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Match points</source>
            <translation>Punti squadra</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Round</source>
            <translation>Turno</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>the match</source>
            <translation>l’incontro</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>the total</source>
            <translation>il totale</translation>
        </message>
    </context>
    <context>
        <name>PlayerDetail</name>
        <message>
            <location filename="views/player_detail.py" />
            <source>(not played)</source>
            <translation>(non giocata)</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>, performance {rating}</source>
            <translation>, performance {rating}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Black</source>
            <translation>Nero</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Board {number}</source>
            <translation>Scacchiera {number}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Games of the player</source>
            <translation>Partite del giocatore</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>No games yet.</source>
            <translation>Ancora nessuna partita.</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Overall</source>
            <translation>In totale</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>R{round}, board {board}</source>
            <translation>T{round}, scacchiera {board}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>White</source>
            <translation>Bianco</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>nobody</source>
            <translation>nessuno</translation>
        </message>
        <message numerus="yes">
            <location filename="views/player_detail.py" />
            <source>{name}: {points} of %n game(s)</source>
            <translation>
                <numerusform>{name}: {points} su %n partita</numerusform>
                <numerusform>{name}: {points} su %n partite</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerFilters</name>
        <message>
            <location filename="views/player_filters.py" />
            <source>&amp;Find</source>
            <translation>&amp;Trova</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>50 and over</source>
            <translation>50 e oltre</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>65 and over</source>
            <translation>65 e oltre</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>All boards together</source>
            <translation>Tutte le scacchiere</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>All teams</source>
            <translation>Tutte le squadre</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Best of all</source>
            <translation>Migliori assoluti</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Board</source>
            <translation>Scacchiera</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Board {number}</source>
            <translation>Scacchiera {number}</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Category</source>
            <translation>Categoria</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Everybody</source>
            <translation>Tutti</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Find a player or a team</source>
            <translation>Trova un giocatore o una squadra</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 14</source>
            <translation>Under 14</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 18</source>
            <translation>Under 18</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 20</source>
            <translation>Under 20</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>With a title</source>
            <translation>Con un titolo</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Without a rating</source>
            <translation>Senza Elo</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Women</source>
            <translation>Donne</translation>
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
            <translation>Scacch.</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Change</source>
            <translation>Var.</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Expected change of the FIDE rating, for interest</source>
            <translation>Variazione prevista dell’Elo FIDE, a titolo indicativo</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Games</source>
            <translation>Partite</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Games really played</source>
            <translation>Partite effettivamente giocate</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Per cent of the points that were possible</source>
            <translation>Percentuale dei punti possibili</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Perf.</source>
            <translation>Perf.</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Performance rating</source>
            <translation>Performance Elo</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Place</source>
            <translation>Posto</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>The board played on most often</source>
            <translation>La scacchiera su cui ha giocato più spesso</translation>
        </message>
    </context>
    <context>
        <name>PlayersPage</name>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n giocatore</numerusform>
                <numerusform>%n giocatori</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>&amp;Board prizes</source>
            <translation>&amp;Premi di scacchiera</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>No players yet</source>
            <translation>Ancora nessun giocatore</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>They are entered on the Teams page.</source>
            <translation>Si inseriscono nella pagina Squadre.</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>working it out…</source>
            <translation>calcolo in corso …</translation>
        </message>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>{shown} of %n player(s)</source>
            <translation>
                <numerusform>{shown} di %n giocatore</numerusform>
                <numerusform>{shown} di %n giocatori</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PointsField</name>
        <message>
            <location filename="views/fields.py" />
            <source>points such as 2 or 1½</source>
            <translation>punti come 2 o 1½</translation>
        </message>
    </context>
    <context>
        <name>PointsSection</name>
        <message>
            <location filename="views/tournament/points.py" />
            <source>A board</source>
            <translation>Una scacchiera</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>A match</source>
            <translation>Un incontro</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Absence</source>
            <translation>Assenza</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>An empty field takes the usual points. For the pairing-allocated bye the pairing system says them: a draw’s in the team systems, a win’s in the Dutch, 1 match point and 2 game points in the Olympiad’s.</source>
            <translation>Un campo vuoto prende i punti consueti. Per il bye d’abbinamento li dice il sistema: quelli di una patta nei sistemi a squadre, di una vittoria nell’olandese, 1 punto squadra e 2 punti individuali in quello delle Olimpiadi.</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Full-point bye</source>
            <translation>Bye da un punto</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game drawn</source>
            <translation>Partita patta</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game lost</source>
            <translation>Partita persa</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game points</source>
            <translation>Punti individuali</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game won</source>
            <translation>Partita vinta</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Half-point bye</source>
            <translation>Bye da mezzo punto</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Lost by forfeit</source>
            <translation>Persa per forfait</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match drawn</source>
            <translation>Incontro pareggiato</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match lost</source>
            <translation>Incontro perso</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match lost by forfeit</source>
            <translation>Incontro perso per forfait</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match points</source>
            <translation>Punti squadra</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match won</source>
            <translation>Incontro vinto</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match won by forfeit</source>
            <translation>Incontro vinto per forfait</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Pairing-allocated bye</source>
            <translation>Bye d’abbinamento (PAB)</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Without playing</source>
            <translation>Senza giocare</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>{what}: game points</source>
            <translation>{what}: punti individuali</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>{what}: match points</source>
            <translation>{what}: punti squadra</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>A copy of every open tournament is kept there by itself, on a USB stick perhaps. Empty: none.</source>
            <translation>Qui si conserva da sola una copia di ogni torneo aperto, per esempio su una chiavetta USB. Vuoto: nessuna.</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>As the system</source>
            <translation>Come il sistema</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>As usual in your country</source>
            <translation>Come d’uso nel proprio paese</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Dark</source>
            <translation>Scuro</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Folder for tournaments</source>
            <translation>Cartella dei tornei</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Light</source>
            <translation>Chiaro</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Paper</source>
            <translation>Carta</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Preferences</source>
            <translation>Preferenze</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Results are typed</source>
            <translation>I risultati si digitano</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Second folder</source>
            <translation>Seconda cartella</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Size of text</source>
            <translation>Dimensione del testo</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>from White’s side of each board</source>
            <translation>dal lato del Bianco di ogni scacchiera</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>from the left team’s side, as on the match card</source>
            <translation>dal lato della squadra di sinistra, come sul referto</translation>
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
                <numerusform>%n partita aggiornata nel turno {number}: patta per l’abbinamento</numerusform>
                <numerusform>%n partite aggiornate nel turno {number}: patte per l’abbinamento</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n board(s) under protest in round {number}</source>
            <translation>
                <numerusform>%n scacchiera sotto reclamo nel turno {number}</numerusform>
                <numerusform>%n scacchiere sotto reclamo nel turno {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n line-up(s) not handed in for round {number}: {teams}</source>
            <translation>
                <numerusform>%n formazione non consegnata per il turno {number}: {teams}</numerusform>
                <numerusform>%n formazioni non consegnate per il turno {number}: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n match card(s) of round {number} not in</source>
            <translation>
                <numerusform>%n referto del turno {number} non arrivato</numerusform>
                <numerusform>%n referti del turno {number} non arrivati</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n result(s) missing in round {number}</source>
            <translation>
                <numerusform>%n risultato mancante nel turno {number}</numerusform>
                <numerusform>%n risultati mancanti nel turno {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) not checked in: {teams}</source>
            <translation>
                <numerusform>%n squadra non accreditata: {teams}</numerusform>
                <numerusform>%n squadre non accreditate: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with fewer players than boards: {teams}</source>
            <translation>
                <numerusform>%n squadra con meno giocatori che scacchiere: {teams}</numerusform>
                <numerusform>%n squadre con meno giocatori che scacchiere: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with too many reserves: {teams}</source>
            <translation>
                <numerusform>%n squadra con troppe riserve: {teams}</numerusform>
                <numerusform>%n squadre con troppe riserve: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without a number: {teams}</source>
            <translation>
                <numerusform>%n squadra senza numero: {teams}</numerusform>
                <numerusform>%n squadre senza numero: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without players: {teams}</source>
            <translation>
                <numerusform>%n squadra senza giocatori: {teams}</numerusform>
                <numerusform>%n squadre senza giocatori: {teams}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>A round needs two teams at least. Enter them on the Teams page.</source>
            <translation>Un turno richiede almeno due squadre. Inserirle nella pagina Squadre.</translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>All %n round(s) are paired</source>
            <translation>
                <numerusform>Il turno previsto è abbinato (%n)</numerusform>
                <numerusform>Tutti i %n turni sono abbinati</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Before the round is paired</source>
            <translation>Prima di abbinare il turno</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Go there</source>
            <translation>Vai lì</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Nobody is absent</source>
            <translation>Nessuna squadra assente</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Ready for round {number}</source>
            <translation>Pronto per il turno {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Round {number} cannot be paired yet</source>
            <translation>Il turno {number} non si può ancora abbinare</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Round {number} is a draft: accept or discard it</source>
            <translation>Il turno {number} è una bozza: accettarla o scartarla</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>The initial colour has not been drawn yet: draw lots</source>
            <translation>Il colore iniziale non è ancora sorteggiato: sorteggiare</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>What is missing</source>
            <translation>Che cosa manca</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Who is absent</source>
            <translation>Chi è assente</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Without a match in round {number}: {teams}</source>
            <translation>Senza incontro nel turno {number}: {teams}</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{teams} teams are to be paired. The pairing comes as a draft that you accept, change or discard.</source>
            <translation>Squadre da abbinare: {teams}. L’abbinamento arriva come bozza, da accettare, cambiare o scartare.</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: absent</source>
            <translation>{team}: assente</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: comes later</source>
            <translation>{team}: arriva più tardi</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: full-point bye</source>
            <translation>{team}: bye da un punto</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: half-point bye</source>
            <translation>{team}: bye da mezzo punto</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: withdrawn</source>
            <translation>{team}: ritirata</translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>… and %n more</source>
            <translation>
                <numerusform>… e %n altra</numerusform>
                <numerusform>… e altre %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <location filename="views/preview.py" />
            <source>Preview</source>
            <translation>Anteprima</translation>
        </message>
    </context>
    <context>
        <name>PrintCommand</name>
        <message>
            <location filename="views/print_command.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Stampa…</translation>
        </message>
        <message>
            <location filename="views/print_command.py" />
            <source>P&amp;rint of the round</source>
            <translation>Stampa per il t&amp;urno</translation>
        </message>
    </context>
    <context>
        <name>PrizeRules</name>
        <message>
            <location filename="views/player_filters.py" />
            <source>A player counts on every board they played on</source>
            <translation>Un giocatore conta su ogni scacchiera su cui ha giocato</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Decided by</source>
            <translation>Deciso da</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Games at least</source>
            <translation>Partite almeno</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Per cent, games, performance</source>
            <translation>Percentuale, partite, performance</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Performance, games</source>
            <translation>Performance, partite</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Points, per cent, performance</source>
            <translation>Punti, percentuale, performance</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Points, performance</source>
            <translation>Punti, performance</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>half of the rounds</source>
            <translation>metà dei turni</translation>
        </message>
    </context>
    <context>
        <name>PrizeSection</name>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>&amp;Add prizes</source>
            <translation>Aggiungi pr&amp;emi</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>&amp;Remove the prizes</source>
            <translation>Ri&amp;muovi i premi</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>A prize is an amount, a thing, or both: 300 + Cup; 200; Medal. The categories are given out from the top.</source>
            <translation>Un premio è un importo, un oggetto o entrambi: 300 + Coppa; 200; Medaglia. Le categorie si assegnano a partire dall’alto.</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>A team that has won leaves the categories below</source>
            <translation>Chi ha vinto esce dalle categorie successive</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Born in or after</source>
            <translation>Nati dal</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Born in or before</source>
            <translation>Nati fino al</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>By place</source>
            <translation>Secondo il posto</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Currency</source>
            <translation>Valuta</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Down</source>
            <translation>Giù</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>EUR, for example</source>
            <translation>EUR, per esempio</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Equal scores share equally</source>
            <translation>A pari punteggio, parti uguali</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Every player is a woman</source>
            <translation>Solo giocatrici</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Half by place, half shared (Hort)</source>
            <translation>Metà secondo il posto, metà divisa (Hort)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>How they are given out</source>
            <translation>Assegnazione dei premi</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes &amp;down</source>
            <translation>Spos&amp;ta giù i premi</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes &amp;up</source>
            <translation>Sposta su &amp;i premi</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes down (Alt+Down)</source>
            <translation>Sposta giù i premi (Alt+Giù)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes up (Alt+Up)</source>
            <translation>Sposta su i premi (Alt+Su)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Nothing set: every team. Ratings are team averages. A player whose year or sex is not entered keeps the team out.</source>
            <translation>Niente di indicato: tutte le squadre. Gli Elo sono medie di squadra. Se manca l’anno o il sesso di un giocatore, la squadra è esclusa.</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>One prize each</source>
            <translation>Un solo premio</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Only chosen ones</source>
            <translation>Solo quelle scelte</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Prizes</source>
            <translation>Premi</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Rating below</source>
            <translation>Elo inferiore a</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Rating from</source>
            <translation>Elo a partire da</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Remove</source>
            <translation>Rimuovi</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Teams</source>
            <translation>Squadre</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Teams that can win</source>
            <translation>Squadre che possono vincere</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Ties</source>
            <translation>Parità</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Up</source>
            <translation>Su</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Who can win the chosen prizes</source>
            <translation>Chi può vincere i premi selezionati</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Women</source>
            <translation>Donne</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>team average</source>
            <translation>media della squadra</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>year of birth, every player</source>
            <translation>anno di nascita, ogni giocatore</translation>
        </message>
    </context>
    <context>
        <name>PrizesModel</name>
        <message>
            <location filename="models/prizes.py" />
            <source>300 + Cup; 200; 100</source>
            <translation>300 + Coppa; 200; 100</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Add prizes…</source>
            <translation>Aggiungi premi…</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Category</source>
            <translation>Categoria</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Prizes</source>
            <translation>Premi</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Teams</source>
            <translation>Squadre</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Who can win</source>
            <translation>Chi può vincere</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>all teams</source>
            <translation>tutte le squadre</translation>
        </message>
    </context>
    <context>
        <name>ProblemsModel</name>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Column</source>
            <translation>Colonna</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Expected</source>
            <translation>Atteso</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Found</source>
            <translation>Trovato</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Line</source>
            <translation>Riga</translation>
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
            <translation>Annulla</translation>
        </message>
        <message>
            <location filename="views/teams/progress.py" />
            <source>Progress</source>
            <translation>Avanzamento</translation>
        </message>
    </context>
    <context>
        <name>RatingListDialog</name>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Rimuovi</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Blitz</source>
            <translation>Blitz</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Cancelled. The lists are as they were.</source>
            <translation>Annullato. Le liste sono come prima.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Download FIDE’s list at home (text or XML, zipped or not) and load it once. Then names complete as you type, without the internet. A national list is a CSV file with an id, a name and a rating.</source>
            <translation>Scaricare a casa la lista FIDE (testo o XML, zip o no) e caricarla una volta. Poi i nomi si completano mentre si scrive, senza internet. Una lista nazionale è un file CSV con un id, un nome e un Elo.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>FIDE rating that is &amp;taken over</source>
            <translation>Elo FIDE &amp;da riprendere</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>FIDE rating that is taken over</source>
            <translation>Elo FIDE da riprendere</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Federation</source>
            <translation>Federazione</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Federation of the national list</source>
            <translation>Federazione della lista nazionale</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load &amp;FIDE’s list…</source>
            <translation>Carica la lista &amp;FIDE…</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load a &amp;national list…</source>
            <translation>Carica una lista &amp;nazionale…</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load a rating list</source>
            <translation>Carica una lista Elo</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded lists</source>
            <translation>Liste caricate</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded. Players: {players}. Lines that were no player: {left_out}.</source>
            <translation>Caricata. Giocatori: {players}. Righe senza giocatore: {left_out}.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loading…</source>
            <translation>Caricamento …</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>No list is loaded yet.</source>
            <translation>Nessuna lista è ancora caricata.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Rapid</source>
            <translation>Rapid</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Rating lists</source>
            <translation>Liste Elo</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Remove</source>
            <translation>Rimuovi</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>State</source>
            <translation>Stato</translation>
        </message>
    </context>
    <context>
        <name>ResultCommands</name>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Adjourned (a draw for the pairing only)</source>
            <translation>&amp;Aggiornata (patta solo per l’abbinamento)</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Both did not appear</source>
            <translation>&amp;Entrambe assenti</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Clear</source>
            <translation>&amp;Cancella</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Draw</source>
            <translation>&amp;Patta</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Left team did not appear</source>
            <translation>Squadra di &amp;sinistra assente</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Left team wins</source>
            <translation>Vince la squadra di &amp;sinistra</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Next: received, verified</source>
            <translation>Passo &amp;successivo: ricevuto, verificato</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Out</source>
            <translation>&amp;Non arrivato</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Received</source>
            <translation>&amp;Ricevuto</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Right team did not appear</source>
            <translation>Squadra di &amp;destra assente</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Right team wins</source>
            <translation>Vince la squadra di &amp;destra</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Score set by the arbiter…</source>
            <translation>Punteggio fissato dall’ar&amp;bitro…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Table of the match…</source>
            <translation>&amp;Tavolo dell’incontro…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Take the forfeit back</source>
            <translation>&amp;Togli il forfait</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Verified</source>
            <translation>&amp;Verificato</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Accept the round first.</source>
            <translation>Prima accettare il turno.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Choose a board first.</source>
            <translation>Prima scegliere una scacchiera.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Co&amp;rrect results of this round</source>
            <translation>Co&amp;rreggi i risultati di questo turno</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Draw, u&amp;nrated</source>
            <translation>Patta, &amp;non valida Elo</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Forfeited by &amp;both</source>
            <translation>D&amp;oppio forfait</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Left wins by &amp;forfeit</source>
            <translation>Sinistra vince per &amp;forfait</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Left wins, &amp;unrated (under one move)</source>
            <translation>Sinistra vince, non valida Elo (meno di &amp;una mossa)</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Match &amp;card</source>
            <translation>Refert&amp;o</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Match by its &amp;score…</source>
            <translation>Incontro a &amp;punteggio…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Pe&amp;nalties and bonuses…</source>
            <translation>Pe&amp;nalità e bonus…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Played with colours re&amp;versed</source>
            <translation>Giocato a colori in&amp;vertiti</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Result of the &amp;board</source>
            <translation>Risultato della scacc&amp;hiera</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Right wins by f&amp;orfeit</source>
            <translation>Destra vince per forfa&amp;it</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Right wins, unra&amp;ted</source>
            <translation>Destra vince, non valida E&amp;lo</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Under &amp;protest</source>
            <translation>Sotto re&amp;clamo</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Whole match &amp;forfeited</source>
            <translation>Forfait dell’&amp;intero incontro</translation>
        </message>
    </context>
    <context>
        <name>ResultKeys</name>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Go to table {number}…</source>
            <translation>Vai al tavolo {number} …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Go to table…</source>
            <translation>Vai al tavolo …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>No match is chosen.</source>
            <translation>Nessun incontro è scelto.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>The match is complete. Enter goes to the next one.</source>
            <translation>L’incontro è completo. Invio passa al successivo.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>The match was forfeited; take that back first (menu Rounds).</source>
            <translation>L’incontro è forfait; prima togliere il forfait (menu Turni).</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>There is no table {number}.</source>
            <translation>Non c’è un tavolo {number}.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>There is nothing to clear.</source>
            <translation>Non c’è nulla da cancellare.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>This is the first board.</source>
            <translation>Questa è la prima scacchiera.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>This is the last match.</source>
            <translation>Questo è l’ultimo incontro.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Type s for the score of the whole match.</source>
            <translation>Con s si inserisce il punteggio dell’intero incontro.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Unrated: 1, = or 0…</source>
            <translation>Non valida Elo: 1, = o 0 …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>“{key}” is no result.</source>
            <translation>«{key}» non è un risultato.</translation>
        </message>
    </context>
    <context>
        <name>RosterCommands</name>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Add</source>
            <translation>&amp;Aggiungi</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copia</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Find</source>
            <translation>&amp;Trova</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Paste from a spreadsheet</source>
            <translation>&amp;Incolla da un foglio di calcolo</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Rimuovi</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>C&amp;olumns…</source>
            <translation>C&amp;olonne…</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Copy the &amp;whole table</source>
            <translation>Copia tutta la ta&amp;bella</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move &amp;down</source>
            <translation>S&amp;posta giù</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move &amp;up</source>
            <translation>Sposta s&amp;u</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move to another team</source>
            <translation>Sposta in un’altra squadra</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>No rating list is loaded yet. Load one first.</source>
            <translation>Nessuna lista Elo è ancora caricata. Prima caricarne una.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Pla&amp;yer</source>
            <translation>&amp;Giocatore</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Select players of the roster first.</source>
            <translation>Prima selezionare giocatori della rosa.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Take over from the &amp;rating list</source>
            <translation>Riprendi dalla lista &amp;Elo</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>To another &amp;team…</source>
            <translation>In un’altra s&amp;quadra…</translation>
        </message>
    </context>
    <context>
        <name>RosterModel</name>
        <message>
            <location filename="models/roster.py" />
            <source>Add a player…</source>
            <translation>Aggiungi un giocatore …</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Avg</source>
            <translation>Media</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Bd</source>
            <translation>Sc.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Born</source>
            <translation>Nato</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Date of birth, or the year</source>
            <translation>Data di nascita, o l’anno</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>FIDE id</source>
            <translation>Id FIDE</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>FIDE rating</source>
            <translation>Elo FIDE</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Fed.</source>
            <translation>Fed.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National</source>
            <translation>Nazionale</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National id</source>
            <translation>Id nazionale</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National rating</source>
            <translation>Elo nazionale</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Place on the roster; drag it, or Alt+Up and Alt+Down</source>
            <translation>Posto nella rosa; trascinare, o Alt+Su e Alt+Giù</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Sex</source>
            <translation>Sesso</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Who counts for the team’s average</source>
            <translation>Chi conta per la media della squadra</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>counts</source>
            <translation>conta</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>does not count</source>
            <translation>non conta</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>m or w, as the rating lists write it</source>
            <translation>m o w, come lo scrivono le liste Elo</translation>
        </message>
    </context>
    <context>
        <name>RosterPanel</name>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>A new team</source>
            <translation>Una nuova squadra</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>Roster</source>
            <translation>Rosa</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>The players in board order; the last row adds a player.</source>
            <translation>I giocatori in ordine di scacchiera; l’ultima riga aggiunge un giocatore.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>Type its name and press Enter.</source>
            <translation>Digitare il nome e premere Invio.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>average {average} from places {boards}</source>
            <translation>media {average} dei posti {boards}</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>no players yet</source>
            <translation>ancora nessun giocatore</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>round {number}: {state}</source>
            <translation>turno {number}: {state}</translation>
        </message>
    </context>
    <context>
        <name>RoundBar</name>
        <message numerus="yes">
            <location filename="views/rounds/round_bar.py" />
            <source>%n line-up(s) not in</source>
            <translation>
                <numerusform>%n formazione non arrivata</numerusform>
                <numerusform>%n formazioni non arrivate</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>All {boards} results are in</source>
            <translation>Tutti i {boards} risultati sono arrivati</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/source.py" />
            <source>Provisional: %n card(s) not in</source>
            <translation>
                <numerusform>Provvisorio: %n referto non arrivato</numerusform>
                <numerusform>Provvisorio: %n referti non arrivati</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>Results entered</source>
            <translation>Risultati inseriti</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>When the round is played</source>
            <translation>Quando si gioca il turno</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>ddd d MMM</source>
            <translation>ddd d MMM</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>line-ups by {time}</source>
            <translation>formazioni entro le {time}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>{done} of {boards} results</source>
            <translation>{done} risultati su {boards}</translation>
        </message>
    </context>
    <context>
        <name>RoundCommands</name>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Accept the draft</source>
            <translation>A&amp;ccetta la bozza</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Discard the draft</source>
            <translation>&amp;Scarta la bozza</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Pair round {number}</source>
            <translation>&amp;Abbina il turno {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Pair the next round</source>
            <translation>&amp;Abbina il prossimo turno</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Reopen the round…</source>
            <translation>&amp;Riapri il turno…</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>A round needs two teams at least. Enter them on the Teams page.</source>
            <translation>Un turno richiede almeno due squadre. Inserirle nella pagina Squadre.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>No tournament is open.</source>
            <translation>Nessun torneo è aperto.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>P&amp;ublish round {number}</source>
            <translation>P&amp;ubblica il turno {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>P&amp;ublish the round</source>
            <translation>P&amp;ubblica il turno</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Pair round {number} (F9)</source>
            <translation>Abbina il turno {number} (F9)</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Reopen round {number}</source>
            <translation>Riapri il turno {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>The initial colour has not been drawn yet.</source>
            <translation>Il colore iniziale non è ancora sorteggiato.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>U&amp;npair the last round</source>
            <translation>Sciog&amp;li l’ultimo turno</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Why is the round reopened? The reason goes into the log.</source>
            <translation>Perché si riapre il turno? Il motivo va nel registro.</translation>
        </message>
    </context>
    <context>
        <name>RoundDatesModel</name>
        <message>
            <location filename="models/round_dates.py" />
            <source>A day as {day}.</source>
            <translation>Un giorno come {day}.</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>A time as 14:30.</source>
            <translation>Un’ora come 14:30.</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Day</source>
            <translation>Giorno</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Round</source>
            <translation>Turno</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Start</source>
            <translation>Inizio</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>The day comes first.</source>
            <translation>Prima il giorno.</translation>
        </message>
    </context>
    <context>
        <name>RoundMenus</name>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>&amp;Line-ups…</source>
            <translation>&amp;Formazioni…</translation>
        </message>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>Pairing by &amp;hand</source>
            <translation>Abbinamento a &amp;mano</translation>
        </message>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>Result keys from White’s s&amp;ide</source>
            <translation>Tasti dei risultati &amp;dal lato del Bianco</translation>
        </message>
    </context>
    <context>
        <name>RoundStrip</name>
        <message>
            <location filename="views/widgets.py" />
            <source>Round {number}</source>
            <translation>Turno {number}</translation>
        </message>
        <message>
            <location filename="views/widgets.py" />
            <source>Rounds</source>
            <translation>Turni</translation>
        </message>
    </context>
    <context>
        <name>RoundsPage</name>
        <message>
            <location filename="views/rounds_page.py" />
            <source>&amp;Why?</source>
            <translation>&amp;Perché?</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Correcting round {number}: choose a board and type its result.</source>
            <translation>Correzione del turno {number}: scegliere una scacchiera e digitarne il risultato.</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round after</source>
            <translation>Turno successivo</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round before</source>
            <translation>Turno precedente</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round {number} of {total}</source>
            <translation>Turno {number} di {total}</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Rounds</source>
            <translation>Turni</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Shows what is missing</source>
            <translation>Mostra che cosa manca</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Why the next round cannot be paired</source>
            <translation>Perché il prossimo turno non si può abbinare</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>accepted, not published yet</source>
            <translation>accettato, non ancora pubblicato</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>draft: results come after it is accepted</source>
            <translation>bozza: i risultati dopo l’accettazione</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>not paired yet</source>
            <translation>non ancora abbinato</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>published</source>
            <translation>pubblicato</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="app/session.py" />
            <source>Nothing was being written at that moment.</source>
            <translation>In quel momento non si stava scrivendo nulla.</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>TeamSwiss was cut off while {name} was open.</source>
            <translation>TeamSwiss è stato interrotto mentre {name} era aperto.</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>The last thing saved is: {what} ({time}).</source>
            <translation>Ultimo salvataggio: {what} ({time}).</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>What was being written at that moment is not in it: make it again.</source>
            <translation>Ciò che si stava scrivendo in quel momento non c’è: va rifatto.</translation>
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
            <translation>Nella lista delle scacchiere: 1 vittoria, 0 sconfitta, = o spazio patta, + e − forfait, x doppio forfait, * aggiornata, Backspace indietro, Invio incontro successivo.</translation>
        </message>
        <message>
            <location filename="views/dialogs/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsModel</name>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Command</source>
            <translation>Comando</translation>
        </message>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Key</source>
            <translation>Tasto</translation>
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
            <translation>Ripristina</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Restore a snapshot</source>
            <translation>Ripristina un’istantanea</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Snapshots</source>
            <translation>Istantanee</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>The tournament becomes what it was then. Nothing is lost: Undo takes the restoring back, and the log keeps both.</source>
            <translation>Il torneo torna com’era allora. Nulla si perde: Annulla revoca il ripristino, e il registro conserva entrambi.</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>There is no snapshot yet. One is kept before every pairing, and whenever you choose File, Keep a snapshot.</source>
            <translation>Non c’è ancora un’istantanea. Se ne conserva una prima di ogni abbinamento, e ogni volta che si sceglie File, Conserva un’istantanea.</translation>
        </message>
    </context>
    <context>
        <name>SnapshotsModel</name>
        <message>
            <location filename="models/snapshots.py" />
            <source>Rounds</source>
            <translation>Turni</translation>
        </message>
        <message>
            <location filename="models/snapshots.py" />
            <source>What</source>
            <translation>Che cosa</translation>
        </message>
        <message>
            <location filename="models/snapshots.py" />
            <source>When</source>
            <translation>Quando</translation>
        </message>
    </context>
    <context>
        <name>StandingsChart</name>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Game points</source>
            <translation>Punti &amp;individuali</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Match points</source>
            <translation>Punti &amp;squadra</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Places</source>
            <translation>&amp;Posizioni</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Save the chart…</source>
            <translation>Sal&amp;va il grafico…</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Game points</source>
            <translation>Punti individuali</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Match points</source>
            <translation>Punti squadra</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Pictures (*.png *.svg)</source>
            <translation>Immagini (*.png *.svg)</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Place</source>
            <translation>Posto</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Round</source>
            <translation>Turno</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Save the chart</source>
            <translation>Salva il grafico</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>The chosen teams, twelve at most.</source>
            <translation>Le squadre scelte, dodici al massimo.</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>The first eight; choose teams with Ctrl or Shift.</source>
            <translation>Le prime otto; scegliere squadre con Ctrl o Maiusc.</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>What the chart shows</source>
            <translation>Che cosa mostra il grafico</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Working it out…</source>
            <translation>Calcolo in corso …</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>{team}, round {round}: {what} {value}</source>
            <translation>{team}, turno {round}: {what} {value}</translation>
        </message>
    </context>
    <context>
        <name>StandingsModel</name>
        <message>
            <location filename="models/standings.py" />
            <source>D</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Decided by</source>
            <translation>Deciso da</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>First place.</source>
            <translation>Primo posto.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>GP</source>
            <translation>PI</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Game points</source>
            <translation>Punti individuali</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>L</source>
            <translation>P</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>MP</source>
            <translation>PS</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Match points</source>
            <translation>Punti squadra</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches drawn</source>
            <translation>Incontri pareggiati</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches lost</source>
            <translation>Incontri persi</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches won</source>
            <translation>Incontri vinti</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Place</source>
            <translation>Posto</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Rank</source>
            <translation>Pos.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>R{round}, {against}: {points}</source>
            <translation>T{round}, {against}: {points}</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>R{round}, {against}: {points} (results missing)</source>
            <translation>T{round}, {against}: {points} (mancano risultati)</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>W</source>
            <translation>V</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>What put the team below the one before it</source>
            <translation>Che cosa ha messo la squadra dietro la precedente</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>What put {team} below {higher}: {reason}.</source>
            <translation>Che cosa ha messo {team} dietro {higher}: {reason}.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>shared place</source>
            <translation>posto condiviso</translation>
        </message>
    </context>
    <context>
        <name>StandingsPage</name>
        <message>
            <location filename="views/standings_page.py" />
            <source>C&amp;hart by round</source>
            <translation>&amp;Grafico per turno</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Final standings</source>
            <translation>Classifica finale</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Find a team</source>
            <translation>Trova una squadra</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>How the value came about</source>
            <translation>Da dove viene il valore</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>No standings yet</source>
            <translation>Ancora nessuna classifica</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Standings</source>
            <translation>Classifica</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Standings after round {number}</source>
            <translation>Classifica dopo il turno {number}</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>They appear as soon as the first round is accepted.</source>
            <translation>Appare appena il primo turno è accettato.</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>provisional: results are missing</source>
            <translation>provvisoria: mancano risultati</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>working it out…</source>
            <translation>calcolo in corso …</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <location filename="views/status_line.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>%n risultato mancante</numerusform>
                <numerusform>%n risultati mancanti</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>No second copy: {reason} It is tried again.</source>
            <translation>Nessuna seconda copia: {reason} Si riproverà.</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Second copy</source>
            <translation>Seconda copia</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>State</source>
            <translation>Stato</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Undo: {what}</source>
            <translation>Annulla: {what}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>copy {time}</source>
            <translation>copia {time}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>copying…</source>
            <translation>copia in corso…</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>for reading only</source>
            <translation>sola lettura</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>no copy</source>
            <translation>nessuna copia</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>no round paired yet</source>
            <translation>nessun turno ancora abbinato</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number} complete</source>
            <translation>turno {number} completo</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number} is a draft</source>
            <translation>turno {number}: bozza</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number}: {missing}</source>
            <translation>turno {number}: {missing}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>saved</source>
            <translation>salvato</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>saved, no folder chosen yet (Ctrl+S)</source>
            <translation>salvato, cartella non ancora scelta (Ctrl+S)</translation>
        </message>
    </context>
    <context>
        <name>TableCopy</name>
        <message>
            <location filename="views/table_tools.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copia</translation>
        </message>
        <message>
            <location filename="views/table_tools.py" />
            <source>Copy the &amp;whole list</source>
            <translation>Copia &amp;tutta la lista</translation>
        </message>
    </context>
    <context>
        <name>TableDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Empty: the table follows the publishing order. A match that stands at the table takes the one that is left.</source>
            <translation>Vuoto: il tavolo segue l’ordine di pubblicazione. Un incontro che sta già a quel tavolo prende quello liberato.</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Set the table</source>
            <translation>Fissa il tavolo</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Table</source>
            <translation>Tavolo</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Table of the match</source>
            <translation>Tavolo dell’incontro</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>a whole number</source>
            <translation>un numero intero</translation>
        </message>
    </context>
    <context>
        <name>TeamCommands</name>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Has arrived</source>
            <translation>È arri&amp;vata</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Late entry…</source>
            <translation>Iscrizione &amp;tardiva…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Withdraw from the next round on</source>
            <translation>Ritira &amp;dal prossimo turno</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Absent in the ne&amp;xt round</source>
            <translation>Assente nel &amp;prossimo turno</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Attendance and &amp;byes…</source>
            <translation>Presenze e &amp;bye…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>C&amp;heck-in…</source>
            <translation>A&amp;ccredito…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Forb&amp;idden pairs…</source>
            <translation>C&amp;oppie vietate…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Pe&amp;nalties and bonuses…</source>
            <translation>Pe&amp;nalità e bonus…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>R&amp;eturn in the next round</source>
            <translation>Ri&amp;entra nel prossimo turno</translation>
        </message>
    </context>
    <context>
        <name>TeamOrderModel</name>
        <message>
            <location filename="models/team_order.py" />
            <source>Average</source>
            <translation>Media</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>So far</source>
            <translation>Finora</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
    </context>
    <context>
        <name>TeamsModel</name>
        <message>
            <location filename="models/teams.py" />
            <source>A table of its own</source>
            <translation>Un tavolo proprio</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Add a team…</source>
            <translation>Aggiungi una squadra …</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Average rating of those who count</source>
            <translation>Elo medio di chi conta</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Avg</source>
            <translation>Media</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Captain</source>
            <translation>Capitano</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Club</source>
            <translation>Circolo</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Fed.</source>
            <translation>Fed.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Federation</source>
            <translation>Federazione</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Has arrived (Space); what keeps it out of the next round</source>
            <translation>È arrivata (Spazio); che cosa la tiene fuori dal prossimo turno</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Here</source>
            <translation>C’è</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Pairing number</source>
            <translation>Numero di abbinamento</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Pl.</source>
            <translation>Gioc.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Players on the roster</source>
            <translation>Giocatori nella rosa</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Previous</source>
            <translation>Precedente</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Previous standing; it decides equal averages (C.9)</source>
            <translation>Classifica precedente; decide le medie pari (C.9)</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Short</source>
            <translation>Breve</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Short name</source>
            <translation>Nome breve</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Table</source>
            <translation>Tavolo</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>absent</source>
            <translation>assente</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>from round {number}</source>
            <translation>dal turno {number}</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>full-point bye</source>
            <translation>bye da un punto</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>half-point bye</source>
            <translation>bye da mezzo punto</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>here</source>
            <translation>arrivata</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>not here yet</source>
            <translation>non ancora arrivata</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>withdrawn</source>
            <translation>ritirata</translation>
        </message>
    </context>
    <context>
        <name>TeamsPage</name>
        <message>
            <location filename="views/teams_page.py" />
            <source> · list closed</source>
            <translation> · lista chiusa</translation>
        </message>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n giocatore</numerusform>
                <numerusform>%n giocatori</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n squadra</numerusform>
                <numerusform>%n squadre</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Enter the first team</source>
            <translation>Inserisci la prima squadra</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Find a team or a player</source>
            <translation>Trova una squadra o un giocatore</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Find a team or a player (Ctrl+F)</source>
            <translation>Trova una squadra o un giocatore (Ctrl+F)</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Row {row} of what was pasted: {problem} Nothing was changed.</source>
            <translation>Riga {row} di quanto incollato: {problem} Nulla è stato cambiato.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Teams</source>
            <translation>Squadre</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type into a cell to change it; the last row adds a team.</source>
            <translation>Digitare in una cella per cambiarla; l’ultima riga aggiunge una squadra.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type its name into the table and press Enter. Or bring in a whole list: paste it from a spreadsheet, drop a file here, or import it with a preview.</source>
            <translation>Digitare il nome nella tabella e premere Invio. Oppure importare un’intera lista: incollarla da un foglio di calcolo, trascinare qui un file, o importarla con un’anteprima.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type to edit · Enter keeps and goes down · Ins adds · Del removes · Alt+Up and Alt+Down move players · Ctrl+V pastes a block</source>
            <translation>Digitare per modificare · Invio conferma e scende · Ins aggiunge · Canc rimuove · Alt+Su e Alt+Giù spostano i giocatori · Ctrl+V incolla un blocco</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>What to know before pairing</source>
            <translation>Da sapere prima dell’abbinamento</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>{count} teams play round {round}: an odd number, so one of them gets the pairing-allocated bye. A filler team, entered like any other, avoids it.</source>
            <translation>{count} squadre giocano il turno {round}: un numero dispari, quindi una di loro avrà il bye d’abbinamento. Una squadra di riempimento, iscritta come le altre, lo evita.</translation>
        </message>
    </context>
    <context>
        <name>TieBreakSection</name>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>&amp;Add a tie-break</source>
            <translation>&amp;Aggiungi uno spareggio</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>&amp;Remove the tie-break</source>
            <translation>&amp;Rimuovi lo spareggio</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Add</source>
            <translation>Aggiungi</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Add the tie-break</source>
            <translation>Aggiungi lo spareggio</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>August 2024</source>
            <translation>Agosto 2024</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Choose one, or type a code such as BH:GP/C2</source>
            <translation>Sceglierne uno, o digitare un codice come BH:GP/C2</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Down</source>
            <translation>Giù</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Edition of C.07</source>
            <translation>Edizione di C.07</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>FIDE recommendation</source>
            <translation>Raccomandazione FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Game points first</source>
            <translation>Prima i punti individuali</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>March 2026</source>
            <translation>Marzo 2026</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break &amp;down</source>
            <translation>Sposta &amp;giù lo spareggio</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break &amp;up</source>
            <translation>Sposta s&amp;u lo spareggio</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break down (Alt+Down)</source>
            <translation>Sposta giù lo spareggio (Alt+Giù)</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break up (Alt+Up)</source>
            <translation>Sposta su lo spareggio (Alt+Su)</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Olympiad 2008, the whole system</source>
            <translation>Olimpiadi 2008, tutto il sistema</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Preset</source>
            <translation>Preimpostazione</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Remove</source>
            <translation>Rimuovi</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Sonneborn-Berger first</source>
            <translation>Prima il Sonneborn-Berger</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>They are applied one after the other to teams with the same score. The standings show how each value came about.</source>
            <translation>Si applicano uno dopo l’altro alle squadre a pari punteggio. La classifica mostra da dove viene ogni valore.</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-break &amp;preset</source>
            <translation>&amp;Preimpostazione degli spareggi</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-break to add</source>
            <translation>Spareggio da aggiungere</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-breaks</source>
            <translation>Spareggi</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Up</source>
            <translation>Su</translation>
        </message>
    </context>
    <context>
        <name>TieBreaksModel</name>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>Article</source>
            <translation>Articolo</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>Code</source>
            <translation>Codice</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>What it is</source>
            <translation>Che cos’è</translation>
        </message>
    </context>
    <context>
        <name>TournamentPage</name>
        <message numerus="yes">
            <location filename="views/tournament_page.py" />
            <source>%n setting(s) locked, because rounds are paired</source>
            <translation>
                <numerusform>%n impostazione bloccata, perché ci sono turni abbinati</numerusform>
                <numerusform>%n impostazioni bloccate, perché ci sono turni abbinati</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Draw lots for the initial colour</source>
            <translation>&amp;Sorteggia il colore iniziale</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Event</source>
            <translation>&amp;Torneo</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Pairing</source>
            <translation>&amp;Abbinamento</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Tie-breaks</source>
            <translation>Spar&amp;eggi</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Black was drawn (seed {seed}).</source>
            <translation>È stato sorteggiato il Nero (seme {seed}).</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Earlier rounds were paired and scored with it. Why must it change? The reason goes into the log.</source>
            <translation>I turni precedenti sono stati abbinati e conteggiati così. Perché deve cambiare? Il motivo va nel registro.</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>P&amp;oints</source>
            <translation>P&amp;unti</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Parts of the tournament page</source>
            <translation>Parti della pagina Torneo</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Pri&amp;zes</source>
            <translation>P&amp;remi</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Tournament</source>
            <translation>Torneo</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Unlock: {title}</source>
            <translation>Sblocca: {title}</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>White was drawn (seed {seed}).</source>
            <translation>È stato sorteggiato il Bianco (seme {seed}).</translation>
        </message>
    </context>
    <context>
        <name>TrfDialog</name>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>&amp;Copy the report</source>
            <translation>&amp;Copia il rapporto</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Nothing is wrong with the file.</source>
            <translation>Il file è senza errori.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Nothing was changed. Every place that is wrong is listed: {count}.</source>
            <translation>Nulla è stato cambiato. Tutti i punti errati sono elencati: {count}.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Open a TRF: {file}</source>
            <translation>Apri un TRF: {file}</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Open as a new event</source>
            <translation>Apri come nuovo torneo</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Problems of the file</source>
            <translation>Problemi del file</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Reading…</source>
            <translation>Lettura …</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Teams: {teams} · players: {players} · rounds: {rounds}</source>
            <translation>Squadre: {teams} · giocatori: {players} · turni: {rounds}</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>The file can be read, but look at these places first.</source>
            <translation>Il file è leggibile, ma prima guardare questi punti.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>The file cannot be read as it stands</source>
            <translation>Il file così com’è non si può leggere</translation>
        </message>
    </context>
    <context>
        <name>UpdatesDialog</name>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;All</source>
            <translation>&amp;Tutti</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;List</source>
            <translation>&amp;Lista</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;None</source>
            <translation>&amp;Nessuno</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;Rating</source>
            <translation>&amp;Elo</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Blitz</source>
            <translation>Blitz</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Comparing…</source>
            <translation>Confronto …</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Players who would change</source>
            <translation>Giocatori che cambierebbero</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Rapid</source>
            <translation>Rapid</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Rating list</source>
            <translation>Lista Elo</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Space ticks the selected players. A player whose name differs from the list’s has no tick at first: the id may be somebody else’s.</source>
            <translation>Spazio spunta i giocatori selezionati. Un giocatore il cui nome differisce dalla lista all’inizio non è spuntato: l’id può essere di qualcun altro.</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>State</source>
            <translation>Stato</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Tick</source>
            <translation>Spunta</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Update</source>
            <translation>Aggiorna</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Update ratings</source>
            <translation>Aggiorna gli Elo</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Which rating</source>
            <translation>Quale Elo</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Would change: {changed} · as in the list: {same} · id not in the list: {not_found} · without an id: {without}</source>
            <translation>Cambierebbero: {changed} · come nella lista: {same} · id non nella lista: {not_found} · senza id: {without}</translation>
        </message>
    </context>
    <context>
        <name>UpdatesModel</name>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Another name: the id may be somebody else’s.</source>
            <translation>Un altro nome: l’id può essere di qualcun altro.</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Name in the list</source>
            <translation>Nome nella lista</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>New</source>
            <translation>Nuovo</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Old</source>
            <translation>Vecchio</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>is changed</source>
            <translation>viene cambiato</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>stays as it is</source>
            <translation>resta com’è</translation>
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
            <translation>Un TRF26 è stato scritto, riletto e confrontato campo per campo; poi ogni turno accettato è stato riabbinato dal file.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Differences: {count}.</source>
            <translation>Differenze: {count}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Line {line}, column {column}: found “{found}”, expected {expected}</source>
            <translation>Riga {line}, colonna {column}: trovato «{found}», atteso {expected}</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Report</source>
            <translation>Rapporto</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds paired again: {count}.</source>
            <translation>Turni riabbinati: {count}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds that come out otherwise from the file: {rounds}.</source>
            <translation>Turni che dal file risultano diversi: {rounds}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds that the arbiter paired otherwise than the rules: {rounds}. The file tells the same.</source>
            <translation>Turni che l’arbitro ha abbinato diversamente dalle regole: {rounds}. Il file dice lo stesso.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The export does not say everything that the tournament says.</source>
            <translation>L’esportazione non dice tutto ciò che dice il torneo.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The export says what the tournament says.</source>
            <translation>L’esportazione dice ciò che dice il torneo.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The file could not be read back.</source>
            <translation>Il file non si è potuto rileggere.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Verify the export</source>
            <translation>Verifica l’esportazione</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>{what} {where}: here {written}, in the file {read}</source>
            <translation>{what} {where}: qui {written}, nel file {read}</translation>
        </message>
    </context>
    <context>
        <name>WaitingModel</name>
        <message>
            <location filename="models/waiting.py" />
            <source>Without a match</source>
            <translation>Senza incontro</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: absent</source>
            <translation>{team}: assente</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: bye</source>
            <translation>{team}: bye</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: full-point bye</source>
            <translation>{team}: bye da un punto</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: half-point bye</source>
            <translation>{team}: bye da mezzo punto</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: without a match</source>
            <translation>{team}: senza incontro</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <location filename="views/welcome.py" />
            <source>New tournament</source>
            <translation>Nuovo torneo</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open a tournament…</source>
            <translation>Apri un torneo…</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open the sample event</source>
            <translation>Apri il torneo d’esempio</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open {name}</source>
            <translation>Apri {name}</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Recent</source>
            <translation>Recenti</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Team Swiss tournaments: paired by the rules, saved as you type.</source>
            <translation>Tornei svizzeri a squadre: abbinati secondo le regole, salvati mentre si scrive.</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>TeamSwiss</source>
            <translation>TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Welcome</source>
            <translation>Benvenuti</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Your first tournament, step by step</source>
            <translation>Il primo torneo, passo per passo</translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="views/why_panel.py" />
            <source>A bracket</source>
            <translation>Un gruppo</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>A team</source>
            <translation>Una squadra</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>A team cannot meet itself.</source>
            <translation>Una squadra non può incontrare sé stessa.</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Explanation</source>
            <translation>Spiegazione</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Match and round</source>
            <translation>Incontro e turno</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Team or bracket</source>
            <translation>Squadra o gruppo</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>The round</source>
            <translation>Il turno</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This match</source>
            <translation>Questo incontro</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This round stands otherwise than the rules pair it from what is known now: it was changed by hand, or something before it was corrected.</source>
            <translation>Questo turno è diverso da come le regole lo abbinano con ciò che si sa ora: è stato cambiato a mano, o qualcosa di precedente è stato corretto.</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This team</source>
            <translation>Questa squadra</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>What is explained</source>
            <translation>Che cosa si spiega</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>What the article says</source>
            <translation>Che cosa dice l’articolo</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not against this team?</source>
            <translation>Perché non contro questa squadra?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not against …?</source>
            <translation>Perché non contro …?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not?</source>
            <translation>Perché no?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why?</source>
            <translation>Perché?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Working it out…</source>
            <translation>Calcolo in corso …</translation>
        </message>
    </context>
    <context>
        <name>_FolderField</name>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Choose: {what}</source>
            <translation>Scegli: {what}</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Choose…</source>
            <translation>Scegli…</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>None</source>
            <translation>Nessuna</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>None: {what}</source>
            <translation>Nessuna: {what}</translation>
        </message>
    </context>
    <context>
        <name>articles</name>
        <message>
            <location filename="articles" />
            <source>A bracket holds the teams of one score and those that were moved down to it. It is homogeneous if all have one score.</source>
            <translation>Un gruppo di abbinamento riunisce le squadre di un punteggio e quelle che vi sono scese. È omogeneo se tutte hanno lo stesso punteggio.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A bracket with moved-down teams is content with a pair fewer.</source>
            <translation>Un gruppo con squadre scese si accontenta di una coppia in meno.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A downfloat like the one in the round before is allowed, for as few as possible.</source>
            <translation>Un downfloat uguale a quello del turno precedente è ammesso, per il minor numero possibile di squadre.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A downfloat like the one two rounds before is allowed, for as few as possible.</source>
            <translation>Un downfloat uguale a quello di due turni prima è ammesso, per il minor numero possibile di squadre.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first candidate that keeps every criterion is taken at once.</source>
            <translation>Un primo candidato che rispetta tutti i criteri è scelto subito.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first team that has met its whole group meets the strongest it can one group lower.</source>
            <translation>Una prima squadra che ha già incontrato tutto il suo gruppo incontra la più forte possibile del gruppo inferiore.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first team that has met the group below its own too meets somebody of the one after that.</source>
            <translation>Una prima squadra che ha incontrato anche tutto il gruppo inferiore incontra una squadra del gruppo ancora sotto.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A higher ranked team with an odd number gets the colour that was drawn, one with an even number the other.</source>
            <translation>La squadra meglio classificata riceve il colore sorteggiato se ha numero dispari, l’altro se pari.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A team that can meet nobody in its bracket is moved down to the next.</source>
            <translation>Una squadra senza avversari possibili nel suo gruppo scende in quello successivo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Above the middle: if the rest of the group has no pairing once the weakest team has dropped, the second weakest drops instead, and so on.</source>
            <translation>Sopra il centro: se il resto del gruppo non ha abbinamento una volta scesa la squadra più debole, scende al suo posto la seconda più debole, e così via.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Above the middle: if the weakest team has met everybody in the next group, the second weakest drops instead, and so on.</source>
            <translation>Sopra il centro: se la squadra più debole ha incontrato tutto il gruppo successivo, scende al suo posto la seconda più debole, e così via.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>An upfloat like the one in the round before is allowed, for as few as possible.</source>
            <translation>Un upfloat uguale a quello del turno precedente è ammesso, per il minor numero possibile di squadre.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>An upfloat like the one two rounds before is allowed, for as few pairs as possible.</source>
            <translation>Un upfloat uguale a quello di due turni prima è ammesso, per il minor numero possibile di coppie.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few strong colour preferences as possible are missed.</source>
            <translation>Il minor numero possibile di preferenze di colore forti non soddisfatte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float down again after the round before.</source>
            <translation>Il minor numero possibile di squadre scende come nel turno precedente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float down as they did two rounds before.</source>
            <translation>Il minor numero possibile di squadre scende come due turni prima.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float up again after the round before.</source>
            <translation>Il minor numero possibile di squadre sale come nel turno precedente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float up as they did two rounds before.</source>
            <translation>Il minor numero possibile di squadre sale come due turni prima.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible miss the colour they prefer.</source>
            <translation>Il minor numero possibile di squadre non ha il colore preferito.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few topscorers and their opponents as possible get beyond a colour difference of 2.</source>
            <translation>Il minor numero possibile di topscorer e loro avversari supera una differenza di colore di 2.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few topscorers and their opponents as possible get one colour three times running.</source>
            <translation>Il minor numero possibile di topscorer e loro avversari ha lo stesso colore tre volte di seguito.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As many pairs as possible, so as few downfloaters as possible.</source>
            <translation>Il maggior numero possibile di coppie, quindi il minor numero possibile di downfloater.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As many teams as possible get the colour they prefer.</source>
            <translation>Il maggior numero possibile di squadre ha il colore preferito.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Before anybody has played, odd numbers of the upper half get the colour that was drawn, even numbers the other.</source>
            <translation>Prima che qualcuno abbia giocato, i numeri dispari della metà superiore hanno il colore sorteggiato, i pari l’altro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle the pairing starts from the other end: the lowest team chooses first.</source>
            <translation>Sotto il centro l’abbinamento comincia dall’altro capo: la squadra più in basso sceglie per prima.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle the pairing starts from the other end: the weakest team chooses first.</source>
            <translation>Sotto il centro l’abbinamento comincia dall’altro capo: la squadra più debole sceglie per prima.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: if the rest of the group has no pairing once the strongest team has risen, the second strongest rises instead, and so on.</source>
            <translation>Sotto il centro: se il resto del gruppo non ha abbinamento una volta salita la squadra più forte, sale al suo posto la seconda più forte, e così via.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: if the strongest team has met everybody in the next group, the second strongest rises instead, and so on.</source>
            <translation>Sotto il centro: se la squadra più forte ha incontrato tutto il gruppo successivo, sale al suo posto la seconda più forte, e così via.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: who has met the group above its own too meets somebody of the one after that.</source>
            <translation>Sotto il centro: chi ha incontrato anche tutto il gruppo superiore incontra una squadra del gruppo ancora sopra.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: who has met the whole group meets the weakest it can one group up.</source>
            <translation>Sotto il centro: chi ha incontrato tutto il gruppo incontra la più debole possibile del gruppo superiore.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Both get the colour they prefer.</source>
            <translation>Entrambe hanno il colore preferito.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Brackets are paired from the top. If what is left could not be completed, the last bracket paired is paired again for that purpose, and all lower scores become one bracket.</source>
            <translation>I gruppi si abbinano dall’alto. Se il resto non si può completare, l’ultimo gruppo abbinato si riabbina a questo scopo e tutti i punteggi inferiori diventano un solo gruppo.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>C.04.3 (2017)</source>
            <translation>C.04.3 (2017)</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>C.04.6 (February 2026)</source>
            <translation>C.04.6 (febbraio 2026)</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C10: as few upfloaters as possible meet a team that floated in the round before; not asked in the last two rounds.</source>
            <translation>C10: il minor numero possibile di upfloater incontra una squadra floater nel turno precedente; non richiesto negli ultimi due turni.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C1: two teams never play each other a second time.</source>
            <translation>C1: due squadre non si incontrano mai una seconda volta.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C2: no bye for a team that had one already, or that scored a win's points in one round without playing.</source>
            <translation>C2: niente bye a una squadra che l’ha già avuto o che in un turno ha preso senza giocare i punti di una vittoria.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C2: no bye for a team that had one already, won by forfeit, or was given a full-point bye.</source>
            <translation>C2: niente bye a una squadra che l’ha già avuto, ha vinto per forfait o ha ricevuto un bye da un punto.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C3: the upfloaters must leave all other teams a legal pairing.</source>
            <translation>C3: gli upfloater devono lasciare un abbinamento legale a tutte le altre squadre.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C3: whatever is chosen, the teams still waiting must have a legal pairing.</source>
            <translation>C3: qualunque sia la scelta, alle squadre in attesa deve restare un abbinamento legale.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C4: as few upfloaters as possible.</source>
            <translation>C4: il minor numero possibile di upfloater.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C5: the upfloaters come from scores as high as possible; the lowest of them counts first. The figures are their scores.</source>
            <translation>C5: gli upfloater vengono dai punteggi più alti possibili; il più basso conta per primo. I valori sono i loro punteggi.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C6: as many teams of the next scoregroup as possible can be paired within it. The figure counts those that leave it.</source>
            <translation>C6: il maggior numero possibile di squadre del gruppo di punteggio successivo può essere abbinato al suo interno. Il valore conta quelle che lo lasciano.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C6: the upfloaters leave a next scoregroup that can still be paired with as few upfloaters as it needs. 0: it can; 1: it cannot.</source>
            <translation>C6: gli upfloater lasciano un gruppo di punteggio successivo che può ancora essere abbinato con il minimo di upfloater che gli serve. 0: possibile; 1: impossibile.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C7: as few teams as possible miss the colour they prefer.</source>
            <translation>C7: il minor numero possibile di squadre non ha il colore preferito.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C7: as few upfloaters as possible that floated in the round before; not asked in the last two rounds.</source>
            <translation>C7: il minor numero possibile di upfloater che sono stati floater nel turno precedente; non richiesto negli ultimi due turni.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C8: as few teams as possible miss the colour they prefer.</source>
            <translation>C8: il minor numero possibile di squadre non ha il colore preferito.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C8: with preferences of type B, as few strong preferences as possible are missed.</source>
            <translation>C8: con le preferenze di tipo B, il minor numero possibile di preferenze forti non soddisfatte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C9: as few teams as possible float in two rounds running; not asked in the last two rounds.</source>
            <translation>C9: il minor numero possibile di squadre è floater in due turni di seguito; non richiesto negli ultimi due turni.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C9: with preferences of type B, as few strong preferences as possible are missed.</source>
            <translation>C9: con le preferenze di tipo B, il minor numero possibile di preferenze forti non soddisfatte.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>D.II.02 (Olympiad 2008)</source>
            <translation>D.II.02 (Olimpiadi 2008)</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Draft of the team pairing system</source>
            <translation>Bozza del sistema di abbinamento a squadre</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch 2017</source>
            <translation>Olandese 2017</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch earlier</source>
            <translation>Olandese prec.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch system, earlier edition</source>
            <translation>Sistema olandese, edizione precedente</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Everybody is paired within the group, if that can be, before anybody leaves it.</source>
            <translation>Se possibile tutte si abbinano nel gruppo, prima che qualcuna lo lasci.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Exchanges: teams change between the halves, as few as possible, as near to the middle as possible.</source>
            <translation>Scambi: le squadre cambiano metà, il meno possibile e il più vicino possibile al centro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Fewer of those moved down are paired first; in the end they stand with the others.</source>
            <translation>Si abbinano prima meno squadre scese; alla fine stanno con le altre.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>From an odd group above the middle the weakest team drops and meets the strongest it can in the next group.</source>
            <translation>Da un gruppo dispari sopra il centro la squadra più debole scende e incontra la più forte possibile del gruppo successivo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>From an odd group below the middle the strongest team rises and meets the weakest it can in the next group.</source>
            <translation>Da un gruppo dispari sotto il centro la squadra più forte sale e incontra la più debole possibile del gruppo successivo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a group has no complete pairing with one floater but with another, the other is taken.</source>
            <translation>Se un gruppo non ha un abbinamento completo con un floater ma lo ha con un altro, si prende l’altro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a group has no complete pairing within the colour limits, it is paired without them.</source>
            <translation>Se un gruppo non ha un abbinamento completo entro i limiti dei colori, si abbina senza di essi.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a round cannot be completed, the arbiter decides.</source>
            <translation>Se un turno non si può completare, decide l’arbitro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a round cannot be completed, the chief arbiter decides.</source>
            <translation>Se un turno non si può completare, decide l’arbitro principale.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If all points are equal, the first-team is the one with the smaller number.</source>
            <translation>A parità di tutti i punti, la prima squadra è quella con il numero più piccolo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If both teams prefer the same colour, the first-team gets it.</source>
            <translation>Se entrambe le squadre preferiscono lo stesso colore, lo ottiene la prima squadra.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If neither team has played yet, a first-team with an odd number gets the colour that was drawn, one with an even number the other.</source>
            <translation>Se nessuna delle due squadre ha ancora giocato, la prima squadra ha il colore sorteggiato se ha numero dispari, l’altro se pari.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If not all that were moved down can be paired, the highest ones are tried first.</source>
            <translation>Se non tutte le squadre scese si possono abbinare, si provano prima le più alte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If only one of the two teams has a colour preference, it gets that colour.</source>
            <translation>Se solo una delle due squadre ha una preferenza di colore, ottiene quel colore.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the floater cannot be paired in the next group, the next pairing in the order is tried; two groups without a pairing become one.</source>
            <translation>Se il floater non si può abbinare nel gruppo successivo, si prova l’abbinamento successivo nell’ordine; due gruppi senza abbinamento diventano uno.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the lowest bracket has no pairing, the one above it is paired again or joined to it.</source>
            <translation>Se il gruppo più basso non ha abbinamento, quello sopra si riabbina o vi si unisce.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the number is odd, the team left over at the end has the bye.</source>
            <translation>Se il numero è dispari, la squadra che resta alla fine ha il bye.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the primary scores are equal, the first-team is the one with more secondary points, unless the regulations leave them out.</source>
            <translation>A parità di punteggio primario, la prima squadra è quella con più punti secondari, salvo che il regolamento li escluda.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the two teams prefer different colours, both get theirs.</source>
            <translation>Se le due squadre preferiscono colori diversi, ognuna ha il suo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If those moved down cannot be paired, the bracket before sends down others of the same scores.</source>
            <translation>Se le squadre scese non si possono abbinare, il gruppo precedente ne fa scendere altre degli stessi punteggi.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In an odd group the team left in the middle floats to the next group.</source>
            <translation>In un gruppo dispari la squadra rimasta al centro passa come floater al gruppo successivo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In odd rounds two teams with the same preference, strong at least, may meet after all.</source>
            <translation>Nei turni dispari due squadre con la stessa preferenza, almeno forte, possono comunque incontrarsi.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In rounds 1 and 2 the top half of the list has two imaginary match points, for the pairing only.</source>
            <translation>Nei turni 1 e 2 la metà superiore della lista ha due punti squadra fittizi, solo per l’abbinamento.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In the first round odd numbers get the colour that was drawn on board 1, even numbers the other.</source>
            <translation>Al primo turno i numeri dispari hanno il colore sorteggiato sulla scacchiera 1, i pari l’altro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In the middle group, floaters from above and from below do not meet.</source>
            <translation>Nel gruppo centrale i floater dall’alto e dal basso non si incontrano.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Look back to the last time that one had White and the other Black, and turn it round. Rounds not played are skipped.</source>
            <translation>Si risale all’ultima volta in cui una aveva il Bianco e l’altra il Nero, e si inverte. I turni non giocati si saltano.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No bye for a team that had one already or won by forfeit.</source>
            <translation>Niente bye a una squadra che l’ha già avuto o ha vinto per forfait.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No bye for a team that has scored without playing.</source>
            <translation>Niente bye a una squadra che ha preso punti senza giocare.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets beyond a colour difference of two, and none the same colour three times running.</source>
            <translation>Nessuna squadra supera una differenza di colore di due, né ha lo stesso colore tre volte di seguito.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets the same float as two rounds before.</source>
            <translation>Nessuna squadra ha lo stesso float di due turni prima.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets the same float in two rounds running.</source>
            <translation>Nessuna squadra ha lo stesso float in due turni di seguito.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams equal in score and matches, the bye goes to the one with the largest number.</source>
            <translation>A parità di punteggio e di incontri, il bye va alla squadra con il numero più grande.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams with the same score, the bye goes to the one that has played most matches.</source>
            <translation>A parità di punteggio, il bye va alla squadra che ha giocato più incontri.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams with the same score, the bye goes to the one that has played most.</source>
            <translation>A parità di punteggio, il bye va alla squadra che ha giocato di più.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Olympiad</source>
            <translation>Olimpiadi</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>One more pair may leave a colour preference unfulfilled (X), or a strong one (Z).</source>
            <translation>Una coppia in più può lasciare insoddisfatta una preferenza di colore (X), o una forte (Z).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Opponents have the same match points, or as near as possible.</source>
            <translation>Gli avversari hanno gli stessi punti squadra, o il più vicini possibile.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>P0: the pairs that a bracket could have, half of its teams. P: those that it has.</source>
            <translation>P0: le coppie che un gruppo potrebbe avere, metà delle sue squadre. P: quelle che ha.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Pairings of a bracket are put in order: first the smaller numbers of all pairs, then their opponents. The earlier one wins where all else is equal.</source>
            <translation>Gli abbinamenti di un gruppo si ordinano: prima i numeri più piccoli di tutte le coppie, poi i loro avversari. A parità di tutto il resto vale il primo nell’ordine.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Scores of opponents are as near as possible.</source>
            <translation>I punteggi degli avversari sono il più vicini possibile.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Section G, the order in a group: every opponent’s match points times the game points won against it, added up without the opponent that has fewest match points; then the opponents’ match points without that one; then with it.</source>
            <translation>Sezione G, l’ordine in un gruppo: i punti squadra di ogni avversario moltiplicati per i punti individuali ottenuti contro di esso, sommati senza l’avversario con meno punti squadra; poi i punti squadra degli avversari senza contare quello; poi contandolo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Sets of upfloaters are put in order like words: by the number of the first team, then of the second, and so on.</source>
            <translation>Gli insiemi di upfloater si ordinano come parole: per numero della prima squadra, poi della seconda, e così via.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Team 2026</source>
            <translation>Squadre 2026</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Team draft</source>
            <translation>Squadre, bozza</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bracket is content with a pair fewer; with none, it moves down as a whole.</source>
            <translation>Il gruppo si accontenta di una coppia in meno; se non ne ha nessuna, scende per intero.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the last number of the lowest group, once to a team at most. It counts one match point and two game points.</source>
            <translation>Il bye va all’ultimo numero del gruppo più basso, al massimo una volta per squadra. Vale un punto squadra e due punti individuali.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score, then to the team that has played most matches, then to the largest number; all others must still have a legal pairing.</source>
            <translation>Il bye va al punteggio più basso, poi alla squadra che ha giocato più incontri, poi al numero più grande; a tutte le altre deve restare un abbinamento legale.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score, then to the team that has played most, then to the largest number; all others must still have a legal pairing.</source>
            <translation>Il bye va al punteggio più basso, poi alla squadra che ha giocato di più, poi al numero più grande; a tutte le altre deve restare un abbinamento legale.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score.</source>
            <translation>Il bye va al punteggio più basso.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye must leave a legal pairing for all others.</source>
            <translation>Il bye deve lasciare un abbinamento legale a tutte le altre.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The colours change from the last round in which the two had different ones.</source>
            <translation>I colori si alternano rispetto all’ultimo turno in cui le due ne avevano di diversi.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The downfloaters are chosen so that the next bracket can have most pairs and the smallest score differences.</source>
            <translation>I downfloater si scelgono in modo che il gruppo successivo abbia più coppie e le minori differenze di punteggio.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first meets the last, the second the last but one, by the order of section G.</source>
            <translation>La prima incontra l’ultima, la seconda la penultima, nell’ordine della sezione G.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first team of the upper half meets the first of the lower half; if that cannot be, the second, and so on, then back into its own half.</source>
            <translation>La prima squadra della metà superiore incontra la prima della metà inferiore; se non si può, la seconda, e così via, poi si torna nella propria metà.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first-team gets another colour than in its last match.</source>
            <translation>La prima squadra cambia colore rispetto al suo ultimo incontro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first-team of a pair is the one with more points (primary score).</source>
            <translation>La prima squadra di una coppia è quella con più punti (punteggio primario).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The groups are paired from the top down to the middle, then from the bottom up, the middle group last. The middle is where the median team stands.</source>
            <translation>I gruppi si abbinano dall’alto fino al centro, poi dal basso in su, il gruppo centrale per ultimo. Il centro è dove sta la squadra mediana.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The higher ranked of the two gets the colour it prefers.</source>
            <translation>La meglio classificata delle due ha il colore preferito.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The last bracket before the collapse sends down teams that complete the round.</source>
            <translation>L’ultimo gruppo prima della fusione fa scendere squadre che completano il turno.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, then by their opponents; the first that is legal and best by C7, C8 and C9 is taken.</source>
            <translation>Le coppie di un gruppo: i suoi abbinamenti si ordinano per i numeri più piccoli di tutte le coppie, poi per i loro avversari; si sceglie il primo che è legale e migliore per C7, C8 e C9.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, then by their opponents; the first that is legal and best by C8, C9 and C10 is taken.</source>
            <translation>Le coppie di un gruppo: i suoi abbinamenti si ordinano per i numeri più piccoli di tutte le coppie, poi per i loro avversari; si sceglie il primo che è legale e migliore per C8, C9 e C10.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The score differences of pairs and downfloaters are as small as possible.</source>
            <translation>Le differenze di punteggio di coppie e downfloater sono le minori possibili.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The stronger preference is granted.</source>
            <translation>Si accoglie la preferenza più forte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The stronger preference is granted; between two absolute ones the wider colour difference.</source>
            <translation>Si accoglie la preferenza più forte; tra due assolute, la maggiore differenza di colore.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The team that is not the first-team gets another colour than in its last match.</source>
            <translation>La squadra che non è la prima squadra cambia colore rispetto al suo ultimo incontro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; the first that gives a legal pairing and is best by C6 and C7 is taken.</source>
            <translation>Gli upfloater: gli insiemi che rispettano C4 e C5 si ordinano per i numeri delle loro squadre; si sceglie il primo che dà un abbinamento legale ed è migliore per C6 e C7.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; the first that gives a legal pairing and is best by C6 is taken.</source>
            <translation>Gli upfloater: gli insiemi che rispettano C4 e C5 si ordinano per i numeri delle loro squadre; si sceglie il primo che dà un abbinamento legale ed è migliore per C6.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upper half meets the lower half in order. Once all requirements are kept, the bracket is done and who is left moves down.</source>
            <translation>La metà superiore incontra in ordine la metà inferiore. Quando tutti i requisiti sono rispettati il gruppo è concluso e chi resta scende.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>To pair a bracket, the next exchange between its halves is tried.</source>
            <translation>Per abbinare un gruppo si prova lo scambio successivo tra le sue metà.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>To pair a bracket, the next transposition of its lower half is tried.</source>
            <translation>Per abbinare un gruppo si prova la trasposizione successiva della sua metà inferiore.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Top scorers may meet although both must have the same colour.</source>
            <translation>I topscorer possono incontrarsi anche se entrambi devono avere lo stesso colore.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Transpositions: the lower half is tried in other orders, the earliest change at the end.</source>
            <translation>Trasposizioni: la metà inferiore si prova in altri ordini, cambiando prima la fine.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams never play each other a second time.</source>
            <translation>Due squadre non si incontrano mai una seconda volta.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams that must have the same colour (absolute preference) do not meet, unless one is a topscorer in the last round.</source>
            <translation>Due squadre che devono avere lo stesso colore (preferenza assoluta) non si incontrano, a meno che una sia topscorer nell’ultimo turno.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams that must have the same colour (absolute preference) do not meet; may be left aside for top scorers.</source>
            <translation>Due squadre che devono avere lo stesso colore (preferenza assoluta) non si incontrano; si può derogare per i topscorer.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Type B only: a strong colour preference goes before a mild one.</source>
            <translation>Solo tipo B: una preferenza di colore forte prevale su una debole.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Which of those moved down are paired first: the highest ones, then the next set.</source>
            <translation>Quali squadre scese si abbinano per prime: le più alte, poi l’insieme successivo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>White goes to the team that has had it less often; after that the colours alternate.</source>
            <translation>Il Bianco va alla squadra che l’ha avuto meno spesso; poi i colori si alternano.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>White goes to the team with the lower colour difference (Whites less Blacks).</source>
            <translation>Il Bianco va alla squadra con la minore differenza di colore (Bianchi meno Neri).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats down again after the round before does so by as few points as possible.</source>
            <translation>Chi scende come nel turno precedente lo fa del minor numero possibile di punti.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats down as two rounds before does so by as few points as possible.</source>
            <translation>Chi scende come due turni prima lo fa del minor numero possibile di punti.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats up again after the round before does so by as few points as possible.</source>
            <translation>Chi sale come nel turno precedente lo fa del minor numero possibile di punti.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats up as two rounds before does so by as few points as possible.</source>
            <translation>Chi sale come due turni prima lo fa del minor numero possibile di punti.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who has White: the parts of this article are tried in their order, and the first that fits the pair decides.</source>
            <translation>Chi ha il Bianco: si provano in ordine le parti di questo articolo, e decide la prima che si applica alla coppia.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who stays unpaired in a bracket floats down to the next. Who meets a lower score gets a downfloat, who meets a higher one an upfloat; not playing is a downfloat.</source>
            <translation>Chi resta senza abbinamento in un gruppo scende nel successivo. Chi incontra un punteggio inferiore ha un downfloat, chi ne incontra uno superiore un upfloat; non giocare è un downfloat.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With equal balance and different colours in the last round, both change colour.</source>
            <translation>A parità di equilibrio e con colori diversi nell’ultimo turno, entrambe cambiano colore.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With equal balance, the colours that keep runs of one colour shortest.</source>
            <translation>A parità di equilibrio, i colori che danno le serie più brevi di uno stesso colore.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With the same colours so far and in balance, the higher ranked team changes colour.</source>
            <translation>Con gli stessi colori finora e in equilibrio, la squadra meglio classificata cambia colore.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With the same colours so far, the higher ranked team is brought to balance.</source>
            <translation>Con gli stessi colori finora, la squadra meglio classificata è riportata in equilibrio.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>X1: the pairs that must leave a colour preference unfulfilled, at least. Z1: the same for strong preferences, in even rounds.</source>
            <translation>X1: il numero minimo di coppie che devono lasciare insoddisfatta una preferenza di colore. Z1: lo stesso per le preferenze forti, nei turni pari.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>a team that floated in the round before would float again</source>
            <translation>una squadra floater nel turno precedente lo sarebbe di nuovo</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>both change colour from the last round</source>
            <translation>entrambe cambiano colore rispetto all’ultimo turno</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>both colour preferences can be granted</source>
            <translation>entrambe le preferenze di colore si possono accogliere</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>fewer teams of the next scoregroup could be paired among themselves</source>
            <translation>meno squadre del gruppo di punteggio successivo si potrebbero abbinare tra loro</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>it may not have the bye</source>
            <translation>non può avere il bye</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>it would make a colour or floater criterion worse</source>
            <translation>peggiorerebbe un criterio sui colori o sui floater</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more colour preferences would be missed</source>
            <translation>più preferenze di colore non sarebbero soddisfatte</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more strong colour preferences would be missed</source>
            <translation>più preferenze di colore forti non sarebbero soddisfatte</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more teams that floated in the round before would meet an upfloater</source>
            <translation>più squadre floater nel turno precedente incontrerebbero un upfloater</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more upfloaters would be needed</source>
            <translation>servirebbero più upfloater</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>only one of the two preferences is strong, and it is granted</source>
            <translation>solo una delle due preferenze è forte, ed è accolta</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>only one of them has a colour preference, and it is granted</source>
            <translation>solo una ha una preferenza di colore, che è accolta</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>otherwise a team would go beyond the colour limits</source>
            <translation>altrimenti una squadra supererebbe i limiti dei colori</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>somebody in the bracket would be left without an opponent</source>
            <translation>una squadra del gruppo resterebbe senza avversario</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the arbiter has forbidden this pair</source>
            <translation>l’arbitro ha vietato questa coppia</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the colours alternate from the last time that they differed</source>
            <translation>i colori si alternano rispetto all’ultima volta in cui erano diversi</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the first-team changes colour from its last match</source>
            <translation>la prima squadra cambia colore rispetto al suo ultimo incontro</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the higher ranked team changes colour from its last match</source>
            <translation>la squadra meglio classificata cambia colore rispetto al suo ultimo incontro</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the higher ranked team is brought to balance</source>
            <translation>la squadra meglio classificata è riportata in equilibrio</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the other team changes colour from its last match</source>
            <translation>l’altra squadra cambia colore rispetto al suo ultimo incontro</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the others could not all be paired any more</source>
            <translation>le altre non si potrebbero più abbinare tutte</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the preference of the first-team is granted</source>
            <translation>si accoglie la preferenza della prima squadra</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the preference of the higher ranked team is granted</source>
            <translation>si accoglie la preferenza della squadra meglio classificata</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the rest of the bracket could not be paired any more</source>
            <translation>il resto del gruppo non si potrebbe più abbinare</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the stronger preference is granted</source>
            <translation>si accoglie la preferenza più forte</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the team that had White less often gets it</source>
            <translation>la squadra che ha avuto meno spesso il Bianco lo riceve</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the team with the lower colour difference gets White</source>
            <translation>la squadra con la minore differenza di colore ha il Bianco</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the upfloaters would come from lower scores</source>
            <translation>gli upfloater verrebbero da punteggi più bassi</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>this keeps the runs of one colour shortest</source>
            <translation>così le serie di uno stesso colore sono le più brevi</translation>
        </message>
    </context>
    <context>
        <name>check</name>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: all else equal, {wanted} stands before {found} ({article})</source>
            <translation>gruppo {score}: a parità del resto, {wanted} viene prima di {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: equal by {equal}; identifier {wanted} before {found} ({article})</source>
            <translation>gruppo {score}: parità per {equal}; identificatore {wanted} prima di {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: equal by {equal}; upfloaters {wanted} stand before {found} ({article})</source>
            <translation>gruppo {score}: parità per {equal}; gli upfloater {wanted} vengono prima di {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: the teams left over could not be paired as the rules ask ({article})</source>
            <translation>gruppo {score}: le squadre rimaste non si potrebbero abbinare come chiedono le regole ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: {criterion} is {found} {there}, {wanted} by the rules ({article})</source>
            <translation>gruppo {score}: {criterion} è {found} {there}, {wanted} secondo le regole ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>by the rules: {pairs}</source>
            <translation>secondo le regole: {pairs}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bye: the file has {found}, the rules give {wanted}</source>
            <translation>bye: nel file {found}, secondo le regole {wanted}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>colours: {white}-{black} in the file, {black}-{white} by article {rule}</source>
            <translation>colori: {white}-{black} nel file, {black}-{white} secondo l’articolo {rule}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>compared, by the rules: {values}</source>
            <translation>confronto, secondo le regole: {values}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>compared, in the file: {values}</source>
            <translation>confronto, nel file: {values}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>group {score}: the rules let {wanted} leave the group, {there} {found} ({article})</source>
            <translation>gruppo {score}: secondo le regole lascia il gruppo {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>in the file</source>
            <translation>nel file</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>in the file: {pairs}</source>
            <translation>nel file: {pairs}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>nobody</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>round {round} ({system}) differs</source>
            <translation>il turno {round} ({system}) è diverso</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>round {round}: no legal pairing exists; the arbiter's stands</source>
            <translation>turno {round}: non esiste un abbinamento legale; resta quello dell’arbitro</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>scores and matches played equal; the bye goes to the largest number: {wanted}, {there} {found} ({article})</source>
            <translation>punteggi e incontri giocati pari; il bye va al numero più grande: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>scores equal; the bye goes to the most matches played: {wanted}, {there} {found} ({article})</source>
            <translation>punteggi pari; il bye va a chi ha giocato più incontri: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the bye goes to the lowest score: {wanted}, {there} {found} ({article})</source>
            <translation>il bye va al punteggio più basso: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the lower brackets follow from it</source>
            <translation>i gruppi inferiori ne conseguono</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the number of teams decides whether there is a bye ({article})</source>
            <translation>il numero delle squadre decide se c’è un bye ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>with the bye to {found} no legal pairing is left ({article})</source>
            <translation>con il bye a {found} non resta alcun abbinamento legale ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{different} of {rounds} rounds differ</source>
            <translation>turni diversi: {different} su {rounds}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} have met before ({cited})</source>
            <translation>{found}: si sono già incontrate ({cited})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} may not have the bye ({cited})</source>
            <translation>{found}: bye non ammesso ({cited})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} must not be paired with each other</source>
            <translation>{found}: non devono essere abbinate tra loro</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} would give one of the two a colour that it may not have ({article})</source>
            <translation>{found}: una delle due avrebbe un colore che non può avere ({article})</translation>
        </message>
    </context>
    <context>
        <name>chess-results</name>
        <message>
            <location filename="formats/chess_results.py" />
            <source>chess-results.com takes this file only with a key that the site itself gives to an arbiter. TeamSwiss writes the file without it and uploads nothing.</source>
            <translation>chess-results.com accetta questo file solo con una chiave che il sito stesso dà all’arbitro. TeamSwiss scrive il file senza chiave e non invia nulla.</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <location filename="cli/commands.py" />
            <source>standard output: {reason}</source>
            <translation>output standard: {reason}</translation>
        </message>
    </context>
    <context>
        <name>consequences</name>
        <message>
            <location filename="models/consequences.py" />
            <source>Bracket {score}: the criteria are equal, but the order of the rules puts other pairs first{article}.</source>
            <translation>Gruppo {score}: i criteri sono pari, ma l’ordine delle regole mette prima altre coppie{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Bracket {score}: {criterion} would be {found} instead of {wanted}{article}.</source>
            <translation>Gruppo {score}: {criterion} sarebbe {found} invece di {wanted}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules nobody has the bye{article}.</source>
            <translation>Secondo le regole nessuna squadra ha il bye{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules {team} has the bye{article}.</source>
            <translation>Secondo le regole {team} ha il bye{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules: {white} – {black}.</source>
            <translation>Secondo le regole: {white} – {black}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>No legal pairing exists for this round; the arbiter decides.</source>
            <translation>Per questo turno non esiste un abbinamento legale; decide l’arbitro.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>No place and no points after round {round} change.</source>
            <translation>Dopo il turno {round} non cambia alcun posto né alcun punto.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Round {round} was paired on the old result; from the new one the rules would pair it otherwise. Its pairing stays.</source>
            <translation>Il turno {round} è stato abbinato sul vecchio risultato; con il nuovo le regole lo abbinerebbero diversamente. Il suo abbinamento resta.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Round {round} was paired on the old result; its pairing stays.</source>
            <translation>Il turno {round} è stato abbinato sul vecchio risultato; il suo abbinamento resta.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>points as before</source>
            <translation>punti come prima</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{first} and {second}</source>
            <translation>{first} e {second}</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{new} points ({other_new}) instead of {old} ({other_old})</source>
            <translation>{new} punti ({other_new}) invece di {old} ({other_old})</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} had points without playing in round {round}{article}.</source>
            <translation>{teams}: già punti senza giocare nel turno {round}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} have met in round {round}{article}.</source>
            <translation>{teams} si sono incontrate nel turno {round}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} must not be paired with each other.</source>
            <translation>{teams} non devono essere abbinate tra loro.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{team} goes from place {old_rank} to {new_rank} after round {after}: {points}.</source>
            <translation>{team} passa dal posto {old_rank} al posto {new_rank} dopo il turno {after}: {points}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{team} stays in place {new_rank} after round {after}: {points}.</source>
            <translation>{team} resta al posto {new_rank} dopo il turno {after}: {points}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{white} would have White; the rules give White to {black}{article}.</source>
            <translation>{white} avrebbe il Bianco; le regole danno il Bianco a {black}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>… and other teams: {count}.</source>
            <translation>… e altre squadre: {count}.</translation>
        </message>
    </context>
    <context>
        <name>demo</name>
        <message>
            <location filename="cli/demo.py" />
            <source>Documents are in {folder}:</source>
            <translation>I documenti sono in {folder}:</translation>
        </message>
    </context>
    <context>
        <name>documents</name>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more set(s) of nearer scores could not be taken either.</source>
            <translation>
                <numerusform>Nemmeno %n altro insieme di punteggi più vicini si è potuto prendere.</numerusform>
                <numerusform>Nemmeno altri %n insiemi di punteggi più vicini si sono potuti prendere.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more team(s) that would come before could not be taken either.</source>
            <translation>
                <numerusform>Nemmeno un’altra squadra che verrebbe prima si poteva scegliere.</numerusform>
                <numerusform>Nemmeno altre %n squadre che verrebbero prima si potevano scegliere.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>(drawn by lot: {seed})</source>
            <translation>(sorteggio: {seed})</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>*: not finished.</source>
            <translation>*: non terminata.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>*: results are missing; match points come with the last of them.</source>
            <translation>*: mancano risultati; i punti squadra arrivano con l’ultimo.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>+ and – are games won and lost by forfeit.</source>
            <translation>+ e – sono partite vinte e perse per forfait.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>+ and –: forfeits.</source>
            <translation>+ e –: forfait.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>+: won by forfeit.</source>
            <translation>+: vinta per forfait.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>A page for every team: its matches and its players.</source>
            <translation>Una pagina per squadra: i suoi incontri e i suoi giocatori.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>A player counts on every board they played often enough, with the games there.</source>
            <translation>Un giocatore conta su ogni scacchiera su cui ha giocato abbastanza, con le partite di quella scacchiera.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>A player counts on the board they played most, with all games.</source>
            <translation>Un giocatore conta sulla scacchiera su cui ha giocato di più, con tutte le sue partite.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>A result is that of the player at the left, then of the one at the right.</source>
            <translation>Un risultato indica prima il giocatore a sinistra, poi quello a destra.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>A team that wins a prize is left out of the categories below it.</source>
            <translation>Una squadra che vince un premio è esclusa dalle categorie successive.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>A team without a possible opponent here was moved down.</source>
            <translation>Una squadra senza avversari possibili qui è scesa.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Acceleration</source>
            <translation>Accelerazione</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>After round {number} of {rounds}</source>
            <translation>Dopo il turno {number} di {rounds}</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Against</source>
            <translation>Contro</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>All teams have a score of {score}.</source>
            <translation>Tutte le squadre hanno punteggio {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>All teams that are paired in this round have a score of {score}.</source>
            <translation>Tutte le squadre abbinate in questo turno hanno punteggio {score}.</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Arbiter</source>
            <translation>Arbitro</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/builders/board_prizes.py" />
            <source>At least %n game(s); decided by {measures}. Forfeits do not count.</source>
            <translation>
                <numerusform>Almeno %n partita; criteri: {measures}. I forfait non contano.</numerusform>
                <numerusform>Almeno %n partite; criteri: {measures}. I forfait non contano.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>At the tables</source>
            <translation>Ai tavoli</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Average</source>
            <translation>Media</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Average rating</source>
            <translation>Elo medio</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Average rating of the teams</source>
            <translation>Elo medio delle squadre</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>Average: the {count} highest-rated players; one without a rating counts as {floor}.</source>
            <translation>Media: i {count} giocatori con l’Elo più alto; uno senza Elo conta {floor}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Bd</source>
            <translation>Sc.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Before it came {team}, but {reason}.</source>
            <translation>Prima veniva {team}, ma {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Before round 1</source>
            <translation>Prima del turno 1</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Before the pairing</source>
            <translation>Prima dell’abbinamento</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Before them in the order came {teams}, but {reason}.</source>
            <translation>Prima nell’ordine venivano {teams}, ma {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Before this team in the order came {teams}, but {reason}.</source>
            <translation>Prima di questa squadra nell’ordine veniva {teams}, ma {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Black</source>
            <translation>Nero</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black FIDE id</source>
            <translation>Id FIDE Nero</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>Black game points</source>
            <translation>Punti individuali del Nero</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black match points</source>
            <translation>Punti squadra del Nero</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black match points before</source>
            <translation>Punti squadra del Nero prima del turno</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black no.</source>
            <translation>N. Nero</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black on board 1</source>
            <translation>Nero sulla scacchiera 1</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black points</source>
            <translation>Punti Nero</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black rating</source>
            <translation>Elo Nero</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team</source>
            <translation>Squadra con il Nero</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: colour</source>
            <translation>Squadra con il Nero: colore</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: rating</source>
            <translation>Squadra con il Nero: Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: title</source>
            <translation>Squadra con il Nero: titolo</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black's team</source>
            <translation>Squadra del Nero</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board</source>
            <translation>Scacchiera</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Board colours of the White team</source>
            <translation>Colori delle scacchiere della squadra con il Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Board order</source>
            <translation>Ordine di scacchiera</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Board pairings</source>
            <translation>Abbinamenti per scacchiera</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Board played most often</source>
            <translation>Scacchiera giocata più spesso</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board prizes</source>
            <translation>Premi di scacchiera</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board {number}</source>
            <translation>Scacchiera {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Boards</source>
            <translation>Scacchiere</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Bonus in round {number}</source>
            <translation>Bonus nel turno {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Born</source>
            <translation>Nato</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Bracket of 1 point</source>
            <translation>Gruppo di abbinamento a 1 punto</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Bracket of {score} points</source>
            <translation>Gruppo di abbinamento a {score} punti</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Byes are in {mp} and {gp} only.</source>
            <translation>I bye sono solo in {mp} e {gp}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Byes: match points, game points</source>
            <translation>Bye: punti squadra, punti individuali</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Captain</source>
            <translation>Capitano</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Captain, Black on board 1</source>
            <translation>Capitano, Nero sulla scacchiera 1</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Captain, White on board 1</source>
            <translation>Capitano, Bianco sulla scacchiera 1</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Category</source>
            <translation>Categoria</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>Changed by the arbiter</source>
            <translation>Modificato dall’arbitro</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Chief arbiter</source>
            <translation>Arbitro principale</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Chief arbiter: {name}</source>
            <translation>Arbitro principale: {name}</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Club</source>
            <translation>Circolo</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Colour</source>
            <translation>Colore</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Colour on board 1</source>
            <translation>Colore sulla scacchiera 1</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Colour preferences</source>
            <translation>Preferenze di colore</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Colours</source>
            <translation>Colori</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Counted up to round</source>
            <translation>Calcolato fino al turno</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Counts</source>
            <translation>Conta</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Criteria: {values}.</source>
            <translation>Criteri: {values}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Crosstable</source>
            <translation>Tabellone</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Crosstable by number</source>
            <translation>Tabellone per numero</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Crosstable by rank</source>
            <translation>Tabellone per posizione</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>DRAFT</source>
            <translation>BOZZA</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Date</source>
            <translation>Data</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Deputy arbiter</source>
            <translation>Vice arbitro principale</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Development coefficient</source>
            <translation>Coefficiente di sviluppo</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Each round: the board, the colour (a filled square is Black), the points. G: games.</source>
            <translation>Ogni turno: la scacchiera, il colore (quadrato pieno: Nero), i punti. G: partite giocate.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Each round: the opponent’s number, the colour on board 1 (filled: Black), game points.</source>
            <translation>Ogni turno: il numero dell’avversario, il colore sulla scacchiera 1 (pieno: Nero), i punti individuali.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Each round: the opponent’s rank, the colour on board 1 (filled: Black), game points.</source>
            <translation>Ogni turno: la posizione dell’avversario, il colore sulla scacchiera 1 (pieno: Nero), i punti individuali.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Each team named first meets the first possible opponent.</source>
            <translation>Ogni squadra nominata per prima incontra il primo avversario possibile.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Entries: {count}</source>
            <translation>Voci: {count}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Event</source>
            <translation>Torneo</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every board of the round, match by match.</source>
            <translation>Tutte le scacchiere del turno, incontro per incontro.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every gesture with its time.</source>
            <translation>Ogni azione con la sua ora.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every player by name with table, board and colour, to hang beside the pairings.</source>
            <translation>Ogni giocatore per nome con tavolo, scacchiera e colore, da affiggere accanto agli abbinamenti.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every player's score and performance.</source>
            <translation>Punteggio e performance di ogni giocatore.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every roster in board order, with ratings and ids.</source>
            <translation>Ogni rosa in ordine di scacchiera, con Elo e identificativi.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Expected</source>
            <translation>Atteso</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Expected rating change, for interest</source>
            <translation>Variazione Elo prevista, a titolo indicativo</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Dutch system, C.04.3 (2017)</source>
            <translation>Sistema olandese FIDE, C.04.3 (2017)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Dutch system, earlier edition</source>
            <translation>Sistema olandese FIDE, edizione precedente</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Swiss Team Pairing System, C.04.6 (2026)</source>
            <translation>Sistema svizzero a squadre FIDE, C.04.6 (2026)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Swiss Team Pairing System, earlier draft</source>
            <translation>Sistema svizzero a squadre FIDE, bozza precedente</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>FIDE id</source>
            <translation>Id FIDE</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Fact</source>
            <translation>Dato</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Fed.</source>
            <translation>Fed.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Federation</source>
            <translation>Federazione</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>Fewer of those moved down were paired first.</source>
            <translation>Si sono abbinate prima meno squadre scese.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Final standings</source>
            <translation>Classifica finale</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>First day</source>
            <translation>Primo giorno</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>First in the order are the pairings in which the half with the smaller numbers meets the half with the larger ones. None of them is taken: {reason}.</source>
            <translation>Primi nell’ordine sono gli abbinamenti in cui la metà con i numeri più piccoli incontra quella con i più grandi. Nessuno è scelto: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>First round</source>
            <translation>Primo turno</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>First-team: {team}.</source>
            <translation>Prima squadra: {team}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Floaters from above and below have to meet here.</source>
            <translation>Qui devono incontrarsi floater dall’alto e dal basso.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Floating up: {teams}.</source>
            <translation>Upfloater: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For captains: the roster is printed, the boards are written in.</source>
            <translation>Per i capitani: la rosa è stampata, le scacchiere si scrivono.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>For the pairing, {team} has {matches} match points and {games} game points, in the standings {shown_matches} and {shown_games}.</source>
            <translation>Per l’abbinamento {team} ha {matches} punti squadra e {games} punti individuali; in classifica {shown_matches} e {shown_games}.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For the record</source>
            <translation>Per l’archivio</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For the wall</source>
            <translation>Da affiggere</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>From above: {teams}.</source>
            <translation>Dall’alto: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>From below: {teams}.</source>
            <translation>Dal basso: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>From {score} points down the round could not be completed bracket by bracket; {teams} are paired together at the end.</source>
            <translation>Da {score} punti in giù il turno non si è potuto completare gruppo per gruppo; {teams} si abbinano insieme alla fine.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>G</source>
            <translation>G</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>GP</source>
            <translation>PI</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Game points</source>
            <translation>Punti individuali</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Game points: win, draw, loss</source>
            <translation>Punti individuali: vittoria, patta, sconfitta</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Games</source>
            <translation>Partite</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games drawn</source>
            <translation>Partite patte</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games lost</source>
            <translation>Partite perse</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games that were played; forfeits do not count.</source>
            <translation>Partite giocate; i forfait non contano.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games won</source>
            <translation>Partite vinte</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Group of {score} points ({part})</source>
            <translation>Gruppo a {score} punti ({part})</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>Had to be allowed ({pairs}×): {what} [{requirement}].</source>
            <translation>Si è dovuto ammettere ({pairs}×): {what} [{requirement}].</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Hand in at least {minutes} minutes before the start.</source>
            <translation>Consegnare almeno {minutes} minuti prima dell’inizio.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>How the round was paired</source>
            <translation>Come è stato abbinato il turno</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, no criterion would be worse, but that pairing of the bracket of {score} points stands later in the order of the rules.</source>
            <translation>Se {a} e {b} si incontrassero, nessun criterio peggiorerebbe, ma quell’abbinamento del gruppo a {score} punti viene dopo nell’ordine delle regole.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, others than {wanted} would have to float from or to the bracket of {score} points; the rules choose these.</source>
            <translation>Se {a} e {b} si incontrassero, dovrebbero fare da floater, dal gruppo a {score} punti o verso di esso, squadre diverse da {wanted}; le regole scelgono queste.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, somebody would have to float from the bracket of {score} points; the rules need nobody to.</source>
            <translation>Se {a} e {b} si incontrassero, una squadra dovrebbe lasciare come floater il gruppo a {score} punti; le regole non lo richiedono.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the bracket of {score} points would have {found} pairs instead of {wanted}.</source>
            <translation>Se {a} e {b} si incontrassero, il gruppo a {score} punti avrebbe {found} coppie invece di {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the criteria would be equal, but {found} would float instead of {wanted}, which comes first in the order.</source>
            <translation>Se {a} e {b} si incontrassero, i criteri sarebbero pari, ma farebbe da floater {found} invece di {wanted}, che viene prima nell’ordine.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the other teams could not all be paired any more.</source>
            <translation>Se {a} e {b} si incontrassero, le altre squadre non si potrebbero più abbinare tutte.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, {found} would have the bye instead of {wanted}, which comes before it.</source>
            <translation>Se {a} e {b} si incontrassero, il bye andrebbe a {found} invece che a {wanted}, che viene prima.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, {reason}: {criterion} would be {found} instead of {least} in the bracket of {score} points.</source>
            <translation>Se {a} e {b} si incontrassero, {reason}: {criterion} sarebbe {found} invece di {least} nel gruppo a {score} punti.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>In the group: {teams}.</source>
            <translation>Nel gruppo: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>In the order of section G: {order}.</source>
            <translation>Nell’ordine della sezione G: {order}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>In these pairs neither team has a colour preference: {rule}.</source>
            <translation>In queste coppie nessuna squadra ha una preferenza di colore: {rule}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Initial colour</source>
            <translation>Colore iniziale</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Its first choice was {choice}, but {reason}.</source>
            <translation>La sua prima scelta era {choice}, ma {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Its first choice was {choice}, but {reason}: {criterion} would be {value} instead of {least}.</source>
            <translation>La sua prima scelta era {choice}, ma {reason}: {criterion} sarebbe {value} invece di {least}.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>K is 10 from 2400 on and for GM and IM, 40 up to the year of the 18th birthday and below 2300, else 20. A player new to the list may have 40. Unrated players get their first rating from FIDE; it is not worked out here.</source>
            <translation>K è 10 da 2400 in su e per GM e MI, 40 fino all’anno del 18° compleanno e sotto 2300, altrimenti 20. Un giocatore nuovo nella lista può avere 40. I giocatori senza Elo ricevono il primo Elo dalla FIDE; qui non si calcola.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Last day</source>
            <translation>Ultimo giorno</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Line-up slips</source>
            <translation>Moduli formazione</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Log</source>
            <translation>Registro</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>M</source>
            <translation>G</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>MP</source>
            <translation>PS</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Match cards</source>
            <translation>Referti</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Match points</source>
            <translation>Punti squadra</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Match points: win, draw, loss</source>
            <translation>Punti squadra: vittoria, pareggio, sconfitta</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Matches</source>
            <translation>Incontri</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches drawn</source>
            <translation>Incontri pareggiati</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches lost</source>
            <translation>Incontri persi</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches played</source>
            <translation>Incontri giocati</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches won</source>
            <translation>Incontri vinti</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>Moved down to them: {teams}.</source>
            <translation>Scese in questo gruppo: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>National</source>
            <translation>Nazionale</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>National id</source>
            <translation>Id nazionale</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>National rating</source>
            <translation>Elo nazionale</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>No match in this round: {teams}.</source>
            <translation>Nessun incontro in questo turno: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>No other match would change.</source>
            <translation>Nessun altro incontro cambierebbe.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Nobody has played enough games yet.</source>
            <translation>Nessuno ha ancora giocato abbastanza partite.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>Nobody is left here for {teams}: down to the next bracket.</source>
            <translation>Qui non resta nessuno per {teams}: si scende nel gruppo successivo.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Not finished: {teams}. The games so far are in {gp}; {mp} come with the last of them.</source>
            <translation>Non finiti: {teams}. Le partite finora sono in {gp}; {mp} arrivano con l’ultima.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>Not to be paired in this round: {teams}.</source>
            <translation>Da non abbinare in questo turno: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>Not to be paired: {teams}.</source>
            <translation>Da non abbinare: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Nothing has been played yet.</source>
            <translation>Non si è ancora giocato nulla.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Nothing is in the log.</source>
            <translation>Il registro è vuoto.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Number of players</source>
            <translation>Numero di giocatori</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Number of teams</source>
            <translation>Numero di squadre</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by hand.</source>
            <translation>Numerate a mano.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by lot (seed {seed}).</source>
            <translation>Numerate per sorteggio (seme {seed}).</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by rating.</source>
            <translation>Numerate per Elo.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by rating; late entries follow.</source>
            <translation>Numerate per Elo; seguono le iscrizioni tardive.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Of two teams the first has White on board 1; its points come first.</source>
            <translation>Di due squadre la prima ha il Bianco sulla scacchiera 1; i suoi punti vengono per primi.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Of {teams} teams the median one stands at place {place}: the middle group is that of {score} points.</source>
            <translation>Su {teams} squadre la mediana è al posto {place}: il gruppo centrale è quello a {score} punti.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Olympiad pairing rules, D.II.02 (2008)</source>
            <translation>Regole di abbinamento delle Olimpiadi, D.II.02 (2008)</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Opponent</source>
            <translation>Avversario</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Opponent, colour and game points of every team in every round.</source>
            <translation>Avversario, colore e punti individuali di ogni squadra in ogni turno.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Organiser</source>
            <translation>Organizzatore</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Out of the ordinary</source>
            <translation>Fatti insoliti</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Overall</source>
            <translation>In totale</translation>
        </message>
        <message>
            <location filename="documents/site.py" />
            <source>Overview</source>
            <translation>Panoramica</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Page {page} of {pages}</source>
            <translation>Pagina {page} di {pages}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Pairing system</source>
            <translation>Sistema di abbinamento</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Pairings</source>
            <translation>Abbinamenti</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Penalties and bonuses</source>
            <translation>Penalità e bonus</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Penalties and bonuses are included: {teams}.</source>
            <translation>Penalità e bonus compresi: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Penalty in round {number}</source>
            <translation>Penalità nel turno {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Perf.</source>
            <translation>Perf.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Performance rating</source>
            <translation>Performance Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Place</source>
            <translation>Posto</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Places with points and every tie-break; provisional while results are missing.</source>
            <translation>Posizioni con punti e tutti gli spareggi; provvisoria finché mancano risultati.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Player of the Black team</source>
            <translation>Giocatore della squadra con il Nero</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Player of the White team</source>
            <translation>Giocatore della squadra con il Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Players who are not listed are in no line-up of this round.</source>
            <translation>I giocatori che non figurano qui non sono in nessuna formazione di questo turno.</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Plays on board</source>
            <translation>Gioca in sc.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Points and games leave out forfeits; performance also leaves out opponents without a rating and games that are not rated.</source>
            <translation>Punti e partite non tengono conto dei forfait; la performance nemmeno degli avversari senza Elo e delle partite non valide per l’Elo.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Points for each: {points}. Numbers: {numbers}.</source>
            <translation>Punti per ciascuna: {points}. Numeri: {numbers}.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Points for the pairing</source>
            <translation>Punti per l’abbinamento</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Previous standing</source>
            <translation>Classifica precedente</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Primary score</source>
            <translation>Punteggio primario</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Printed {moment}</source>
            <translation>Stampato {moment}</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Prize</source>
            <translation>Premio</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Prize list</source>
            <translation>Elenco dei premi</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Prizes</source>
            <translation>Premi</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Provisional: results are missing</source>
            <translation>Provvisorio: mancano risultati</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Pts</source>
            <translation>Pt</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Rank</source>
            <translation>Pos.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Rated games</source>
            <translation>Partite per l’Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Received</source>
            <translation>Ricevuto</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Result</source>
            <translation>Risultato</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Result of the match</source>
            <translation>Risultato dell’incontro</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>Results</source>
            <translation>Risultati</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Roster</source>
            <translation>Rosa</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Rosters</source>
            <translation>Rose</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Round</source>
            <translation>Turno</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Round {number}</source>
            <translation>Turno {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Round {number}, start</source>
            <translation>Turno {number}, inizio</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Round {number}, table {table}</source>
            <translation>Turno {number}, tavolo {table}</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Round {round}, table {table}, {white} – {black}: board {boards} is adjourned and counts as a draw for the pairing ({article}).</source>
            <translation>Turno {round}, tavolo {table}, {white} – {black}: la partita sulla scacchiera {boards} è aggiornata e conta come patta per l’abbinamento ({article}).</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Round {round}, table {table}, {white} – {black}: boards {boards} are adjourned and count as draws for the pairing ({article}).</source>
            <translation>Turno {round}, tavolo {table}, {white} – {black}: le partite sulle scacchiere {boards} sono aggiornate e contano come patte per l’abbinamento ({article}).</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Rounds</source>
            <translation>Turni</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Rounds played</source>
            <translation>Turni giocati</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Rtg</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>R{number}</source>
            <translation>T{number}</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} GP</source>
            <translation>T{number} PI</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} colour</source>
            <translation>T{number} colore</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} opponent</source>
            <translation>T{number} avversario</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Scores and results are those of the team named first, with White on board 1, then of the other.</source>
            <translation>Punteggi e risultati sono prima quelli della squadra nominata per prima, con il Bianco sulla scacchiera 1, poi quelli dell’altra.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Sex</source>
            <translation>Sesso</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Shares are rounded down to the hundredth.</source>
            <translation>Le quote sono arrotondate per difetto al centesimo.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Short</source>
            <translation>Breve</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Short name</source>
            <translation>Nome breve</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Standings</source>
            <translation>Classifica</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Start list</source>
            <translation>Lista di partenza</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>State</source>
            <translation>Stato</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Table</source>
            <translation>Tavolo</translation>
        </message>
        <message>
            <location filename="documents/builders/table_cards.py" />
            <source>Table cards</source>
            <translation>Segnatavolo</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Table {number}</source>
            <translation>Tavolo {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Team no.</source>
            <translation>N. squadra</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>Team pairing number</source>
            <translation>Numero di abbinamento della squadra</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Team sheets</source>
            <translation>Schede squadra</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Teams</source>
            <translation>Squadre</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Teams and players</source>
            <translation>Squadre e giocatori</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Teams that share a place are numbered here one after the other.</source>
            <translation>Le squadre che condividono un posto sono qui numerate una dopo l’altra.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Teams: {count}</source>
            <translation>Squadre: {count}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>The arbiter has forbidden that {a} and {b} meet.</source>
            <translation>L’arbitro ha vietato che {a} e {b} si incontrino.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The articles in our words</source>
            <translation>Gli articoli in parole semplici</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The best players of every board and overall, with the rule.</source>
            <translation>I migliori giocatori per scacchiera e assoluti, con la regola.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The bracket before was paired again, so that others came down.</source>
            <translation>Il gruppo precedente è stato riabbinato, così sono scese altre squadre.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The bracket was content with fewer pairs.</source>
            <translation>Il gruppo si è accontentato di meno coppie.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The bye</source>
            <translation>Il bye</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The colour drawn is Black. In these pairs neither team has a preference: the higher ranked one has Black if its number is odd, and White if it is even.</source>
            <translation>Il colore sorteggiato è il Nero. In queste coppie nessuna squadra ha preferenze: la meglio classificata ha il Nero se ha numero dispari, il Bianco se pari.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the first-team has Black if its number is odd, and White if it is even.</source>
            <translation>Il colore sorteggiato è il Nero. In queste coppie nessuna squadra ha ancora giocato: la prima squadra ha il Nero se ha numero dispari, il Bianco se pari.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the first-team, the one with the smaller number, has Black if its number is odd, and White if it is even.</source>
            <translation>Il colore sorteggiato è il Nero. In queste coppie nessuna squadra ha ancora giocato: la prima squadra, quella con il numero più piccolo, ha il Nero se il suo numero è dispari, il Bianco se è pari.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the one with the smaller number has Black if that number is odd, and White if it is even.</source>
            <translation>Il colore sorteggiato è il Nero. In queste coppie nessuna squadra ha ancora giocato: quella con il numero più piccolo ha il Nero se questo numero è dispari, il Bianco se è pari.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The colour drawn is White. In these pairs neither team has a preference: the higher ranked one has White if its number is odd, and Black if it is even.</source>
            <translation>Il colore sorteggiato è il Bianco. In queste coppie nessuna squadra ha preferenze: la meglio classificata ha il Bianco se ha numero dispari, il Nero se pari.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the first-team has White if its number is odd, and Black if it is even.</source>
            <translation>Il colore sorteggiato è il Bianco. In queste coppie nessuna squadra ha ancora giocato: la prima squadra ha il Bianco se ha numero dispari, il Nero se pari.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the first-team, the one with the smaller number, has White if its number is odd, and Black if it is even.</source>
            <translation>Il colore sorteggiato è il Bianco. In queste coppie nessuna squadra ha ancora giocato: la prima squadra, quella con il numero più piccolo, ha il Bianco se il suo numero è dispari, il Nero se è pari.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the one with the smaller number has White if that number is odd, and Black if it is even.</source>
            <translation>Il colore sorteggiato è il Bianco. In queste coppie nessuna squadra ha ancora giocato: quella con il numero più piccolo ha il Bianco se questo numero è dispari, il Nero se è pari.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour limits cannot be kept in this group.</source>
            <translation>In questo gruppo i limiti dei colori non si possono rispettare.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>The event</source>
            <translation>Il torneo</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The event, its rules, standings, every round, prizes, what was unusual.</source>
            <translation>Il torneo, le sue regole, la classifica, tutti i turni, i premi, i fatti insoliti.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The first candidate {pairs} is not taken: {reason}.</source>
            <translation>Il primo candidato {pairs} non è scelto: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The first candidate {pairs} is taken.</source>
            <translation>Il primo candidato {pairs} è scelto.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>The log only grows: taking something back is an entry of its own.</source>
            <translation>Il registro può solo crescere: ogni annullamento è una voce a sé.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The lowest bracket had no pairing: the one above was paired again or joined to it.</source>
            <translation>Il gruppo più basso non aveva abbinamento: quello sopra è stato riabbinato o unito ad esso.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The match scores of the round, then every board.</source>
            <translation>I risultati degli incontri del turno, poi tutte le scacchiere.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>The rules</source>
            <translation>Le regole</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The rules give the bye to {team}.</source>
            <translation>Le regole danno il bye a {team}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The rules give {white} – {black} (not played).</source>
            <translation>Le regole danno {white} – {black} (non giocato).</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain the virtual points of the Baku acceleration (C.04.7), for the pairing only.</source>
            <translation>I punteggi di questo turno comprendono i punti virtuali dell’accelerazione Baku (C.04.7), solo per l’abbinamento.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain virtual points that the arbiter has given, for the pairing only.</source>
            <translation>I punteggi di questo turno comprendono punti virtuali assegnati dall’arbitro, solo per l’abbinamento.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain virtual points.</source>
            <translation>I punteggi di questo turno comprendono punti virtuali.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>The square is the colour on the board: filled is Black.</source>
            <translation>Il quadrato indica il colore sulla scacchiera: pieno, Nero.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The table's number and who plays there, folded to stand.</source>
            <translation>Il numero del tavolo e chi vi gioca, da piegare e mettere in piedi.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The teams by their numbers.</source>
            <translation>Le squadre per numero.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The top half has {points} imaginary match points: {teams}.</source>
            <translation>La metà superiore ha {points} punti squadra fittizi: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>These groups could not be paired separately, so they became one.</source>
            <translation>Questi gruppi non si potevano abbinare separatamente, quindi sono diventati uno.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>They can all be paired among themselves; nobody floats up.</source>
            <translation>Si possono abbinare tutte tra loro; nessuna sale.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>They stand in different groups when their turn comes, and in its own group the rules find {wanted}.</source>
            <translation>Quando tocca a loro sono in gruppi diversi, e nel proprio gruppo le regole trovano {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Thing</source>
            <translation>Oggetto</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>This round was changed by hand, or something before it was corrected later. What follows on this sheet is what the rules give; what is different in the round is marked in parentheses.</source>
            <translation>Questo turno è stato modificato a mano, o qualcosa di precedente è stato corretto in seguito. Quanto segue su questo foglio è ciò che danno le regole; ciò che nel turno è diverso è indicato tra parentesi.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Tie-breaks</source>
            <translation>Spareggi</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Tie-breaks: {names}.</source>
            <translation>Spareggi: {names}.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Time</source>
            <translation>Ora</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Time control</source>
            <translation>Tempo di riflessione</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>To be filled in and signed at the table, then cut apart; two or four a page.</source>
            <translation>Da compilare e firmare al tavolo, poi da ritagliare; due o quattro per pagina.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>To be paired: {teams}.</source>
            <translation>Da abbinare: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>To get there, {out} and {into} change places between the halves.</source>
            <translation>Per arrivarci, {out} e {into} si scambiano tra le metà.</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Tournament</source>
            <translation>Torneo</translation>
        </message>
        <message>
            <location filename="documents/xlsx.py" />
            <source>Tournament data</source>
            <translation>Dati del torneo</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Tournament report</source>
            <translation>Rapporto del torneo</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Tournament without a name</source>
            <translation>Torneo senza nome</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Value</source>
            <translation>Valore</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Venue</source>
            <translation>Luogo</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>What</source>
            <translation>Che cosa</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>When its turn came, the pair was passed over: {reason}.</source>
            <translation>Quando toccava alla coppia, è stata scartata: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Where do I play?</source>
            <translation>Dove gioco?</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>White</source>
            <translation>Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White FIDE id</source>
            <translation>Id FIDE Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>White game points</source>
            <translation>Punti individuali del Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White match points</source>
            <translation>Punti squadra del Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White match points before</source>
            <translation>Punti squadra del Bianco prima del turno</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White no.</source>
            <translation>N. Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White on board 1</source>
            <translation>Bianco sulla scacchiera 1</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White points</source>
            <translation>Punti Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White rating</source>
            <translation>Elo Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team</source>
            <translation>Squadra con il Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: colour</source>
            <translation>Squadra con il Bianco: colore</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: rating</source>
            <translation>Squadra con il Bianco: Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: title</source>
            <translation>Squadra con il Bianco: titolo</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White's team</source>
            <translation>Squadra del Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Who</source>
            <translation>Chi</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Who gets a thing of a shared place is not said by the standings.</source>
            <translation>Per un posto condiviso la classifica non dice chi riceve l’oggetto.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Who gets what, and how ties are shared.</source>
            <translation>Chi riceve che cosa, e come si dividono le parità.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Who meets whom at which table: large for the wall, or compact in two columns.</source>
            <translation>Chi incontra chi e a quale tavolo: grande da affiggere, o compatto su due colonne.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Why the round is paired as it is, article by article.</source>
            <translation>Perché il turno è abbinato così, articolo per articolo.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>With a score of {score}: the teams with the numbers {numbers}.</source>
            <translation>Con punteggio {score}: le squadre con i numeri {numbers}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>With a score of {score}: {teams}.</source>
            <translation>Con punteggio {score}: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>With them the round would also have: {pairs}.</source>
            <translation>Con loro il turno avrebbe anche: {pairs}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Withdrawn: {teams}.</source>
            <translation>Ritirate: {teams}.</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>Without upfloaters %n team(s) of this score would have no opponent.</source>
            <translation>
                <numerusform>Senza upfloater %n squadra con questo punteggio non avrebbe avversario.</numerusform>
                <numerusform>Senza upfloater %n squadre con questo punteggio non avrebbero avversario.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Write the board, 1 to {boards}, before each player who plays.</source>
            <translation>Scrivere la scacchiera, da 1 a {boards}, davanti a ogni giocatore che gioca.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>a topscorer or its opponent would get beyond a colour difference of two</source>
            <translation>un topscorer o il suo avversario supererebbe una differenza di colore di due</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>a topscorer or its opponent would get one colour three times running</source>
            <translation>un topscorer o il suo avversario avrebbe lo stesso colore tre volte di seguito</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>absent</source>
            <translation>assente</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>adjourned</source>
            <translation>aggiornata</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>adjourned: board {numbers}</source>
            <translation>aggiornata: sc. {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>all teams</source>
            <translation>tutte le squadre</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>average {rating}</source>
            <translation>media {rating}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>board {number}: {result}</source>
            <translation>scacchiera {number}: {result}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>both colour preferences can be granted</source>
            <translation>entrambe le preferenze di colore si possono accogliere</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>bye</source>
            <translation>bye</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>bye, full, half: without an opponent.</source>
            <translation>bye, 1 p., ½ p.: senza avversario.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>captain {name}</source>
            <translation>capitano {name}</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>changed</source>
            <translation>modificato</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>colours reversed</source>
            <translation>colori invertiti</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>downfloats like the one in the round before</source>
            <translation>downfloat uguali a quello del turno precedente</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>downfloats like the one two rounds before</source>
            <translation>downfloat uguali a quello di due turni prima</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>each of them has two teams that have already met</source>
            <translation>in ognuno due squadre si sono già incontrate</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>each of them has two teams that have met or that the arbiter keeps apart</source>
            <translation>in ognuno due squadre si sono già incontrate o sono tenute separate dall’arbitro</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>first-team, {facts}</source>
            <translation>prima squadra, {facts}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>floaters from above and below do not meet</source>
            <translation>i floater dall’alto e dal basso non si incontrano</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>forfeit</source>
            <translation>forfait</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by Black</source>
            <translation>forfait del Nero</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by White</source>
            <translation>forfait del Bianco</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by both</source>
            <translation>doppio forfait</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by both: board {numbers}</source>
            <translation>doppio forfait: sc. {numbers}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>from round {number}</source>
            <translation>dal turno {number}</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>from the bottom</source>
            <translation>dal basso</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>from the top</source>
            <translation>dall’alto</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>full</source>
            <translation>1 p.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>full-point bye</source>
            <translation>bye da un punto</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>game points</source>
            <translation>punti individuali</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>games</source>
            <translation>partite</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>half</source>
            <translation>½ p.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>half-point bye</source>
            <translation>bye da mezzo punto</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>imaginary points (D.II.02)</source>
            <translation>punti fittizi (D.II.02)</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it could not be paired in the next group</source>
            <translation>non si è potuta abbinare nel gruppo successivo</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had a full-point bye in round {round}</source>
            <translation>ha avuto un bye da un punto nel turno {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had the bye in round {round}</source>
            <translation>ha avuto il bye nel turno {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had the points of a win in round {round} without playing</source>
            <translation>ha preso senza giocare i punti di una vittoria nel turno {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it has met all teams of this bracket</source>
            <translation>ha già incontrato tutte le squadre di questo gruppo</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it has met everybody in the next group</source>
            <translation>ha incontrato tutto il gruppo successivo</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it has scored without playing before</source>
            <translation>ha già preso punti senza giocare</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it met {team} in round {round}</source>
            <translation>ha incontrato {team} nel turno {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it won by forfeit in round {round}</source>
            <translation>ha vinto per forfait nel turno {round}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>lost by forfeit</source>
            <translation>perso per forfait</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>match points</source>
            <translation>punti squadra</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more colour preferences would be missed</source>
            <translation>più preferenze di colore non sarebbero soddisfatte</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more strong colour preferences would be missed</source>
            <translation>più preferenze di colore forti non sarebbero soddisfatte</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float down again after the round before</source>
            <translation>più squadre scenderebbero come nel turno precedente</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float down as two rounds before</source>
            <translation>più squadre scenderebbero come due turni prima</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float up again after the round before</source>
            <translation>più squadre salirebbero come nel turno precedente</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float up as two rounds before</source>
            <translation>più squadre salirebbero come due turni prima</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>must have Black</source>
            <translation>deve avere il Nero</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>must have White</source>
            <translation>deve avere il Bianco</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>no equally good pairing with this pair has {numbers} as the smaller numbers of its pairs, and these are compared first</source>
            <translation>nessun abbinamento altrettanto buono con questa coppia ha {numbers} come numeri più piccoli delle sue coppie, e questi si confrontano per primi</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>no player</source>
            <translation>nessun giocatore</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>no preference</source>
            <translation>nessuna preferenza</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>no prize entered</source>
            <translation>nessun premio inserito</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>none</source>
            <translation>nessuna</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>not awarded</source>
            <translation>non assegnato</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>not played</source>
            <translation>non giocato</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>not played yet</source>
            <translation>non ancora giocato</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>not rated</source>
            <translation>non valida per l’Elo</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>not yet entered</source>
            <translation>non ancora iscritta</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>only one of the two preferences is strong, and it is granted</source>
            <translation>solo una delle due preferenze è forte, ed è accolta</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>only one of them has a colour preference, and it is granted</source>
            <translation>solo una ha una preferenza di colore, che è accolta</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>own player missing: board {numbers}</source>
            <translation>manca il proprio giocatore: sc. {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs of top scorers that must have the same colour</source>
            <translation>coppie di topscorer che devono avere lo stesso colore</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs that leave a colour preference unfulfilled</source>
            <translation>coppie che lasciano insoddisfatta una preferenza di colore</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs that leave a strong colour preference unfulfilled</source>
            <translation>coppie che lasciano insoddisfatta una preferenza di colore forte</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs with the same preference, both strong at least</source>
            <translation>coppie con la stessa preferenza, almeno forte per entrambe</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>percentage</source>
            <translation>percentuale</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>performance</source>
            <translation>performance</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>played with the other colours</source>
            <translation>giocato a colori invertiti</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>points</source>
            <translation>punti</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>prefers Black</source>
            <translation>preferisce il Nero</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>prefers White</source>
            <translation>preferisce il Bianco</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>results are missing</source>
            <translation>mancano risultati</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>shared by {count}</source>
            <translation>diviso tra {count}</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>so far {colours}</source>
            <translation>finora {colours}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>strongly prefers Black</source>
            <translation>preferisce fortemente il Nero</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>strongly prefers White</source>
            <translation>preferisce fortemente il Bianco</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the arbiter has forbidden that {a} and {b} meet</source>
            <translation>l’arbitro ha vietato che {a} e {b} si incontrino</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>the arbiter has forbidden this pair</source>
            <translation>l’arbitro ha vietato questa coppia</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the bye would go to a team that may not have it</source>
            <translation>il bye andrebbe a una squadra che non può averlo</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the colour limits could not be kept</source>
            <translation>i limiti dei colori non si potrebbero rispettare</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the colours alternate from the last time that they differed</source>
            <translation>i colori si alternano rispetto all’ultima volta in cui erano diversi</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the first-team changes colour from its last match</source>
            <translation>la prima squadra cambia colore rispetto al suo ultimo incontro</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the middle group, last</source>
            <translation>il gruppo centrale, per ultimo</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the next bracket could not be paired as well</source>
            <translation>il gruppo successivo non si potrebbe abbinare altrettanto bene</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the next group could not be paired with it</source>
            <translation>con essa il gruppo successivo non si potrebbe abbinare</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the other team changes colour from its last match</source>
            <translation>l’altra squadra cambia colore rispetto al suo ultimo incontro</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the others could not all be paired any more</source>
            <translation>le altre non si potrebbero più abbinare tutte</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the others of the group could not be paired any more</source>
            <translation>le altre del gruppo non si potrebbero più abbinare</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the preference of the first-team is granted</source>
            <translation>si accoglie la preferenza della prima squadra</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the rest of the group would have no pairing</source>
            <translation>il resto del gruppo non avrebbe abbinamento</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the round could not be completed below</source>
            <translation>più in basso il turno non si potrebbe completare</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the rules before it decide</source>
            <translation>decidono le regole precedenti</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the score differences would be larger</source>
            <translation>le differenze di punteggio sarebbero maggiori</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the team that would be left over may not leave the group</source>
            <translation>la squadra che resterebbe sola non può lasciare il gruppo</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the team with the lower colour difference gets White</source>
            <translation>la squadra con la minore differenza di colore ha il Bianco</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>the two met in round {round}</source>
            <translation>le due si sono incontrate nel turno {round}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>there would be fewer pairs</source>
            <translation>ci sarebbero meno coppie</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>there would be more {what}</source>
            <translation>ci sarebbero più casi di: {what}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>they have met already or may not meet</source>
            <translation>si sono già incontrate o non devono incontrarsi</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>two of them have met already</source>
            <translation>due di loro si sono già incontrate</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>two teams that must have the same colour would meet</source>
            <translation>si incontrerebbero due squadre che devono avere lo stesso colore</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>type A</source>
            <translation>tipo A</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>type B</source>
            <translation>tipo B</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>u: not rated.</source>
            <translation>u: non valida per l’Elo.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>under protest</source>
            <translation>sotto reclamo</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>under protest: board {numbers}</source>
            <translation>sotto reclamo: sc. {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>upfloats like the one in the round before</source>
            <translation>upfloat uguali a quello del turno precedente</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>upfloats like the one two rounds before</source>
            <translation>upfloat uguali a quello di due turni prima</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>virtual points given by the arbiter</source>
            <translation>punti virtuali assegnati dall’arbitro</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats down again after the round before would do so by more points</source>
            <translation>chi scende come nel turno precedente lo farebbe di più punti</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats down as two rounds before would do so by more points</source>
            <translation>chi scende come due turni prima lo farebbe di più punti</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats up again after the round before would do so by more points</source>
            <translation>chi sale come nel turno precedente lo farebbe di più punti</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats up as two rounds before would do so by more points</source>
            <translation>chi sale come due turni prima lo farebbe di più punti</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>withdrawn</source>
            <translation>ritirata</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>withdrawn from round {number} on</source>
            <translation>ritirata dal turno {number}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>won by forfeit</source>
            <translation>vinto per forfait</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} do meet in this round.</source>
            <translation>{a} e {b} si incontrano proprio in questo turno.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} have played each other in round {found}.</source>
            <translation>{a} e {b} si sono incontrate nel turno {found}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{a} and {b} met in round {round}</source>
            <translation>{a} e {b} si sono incontrate nel turno {round}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} must both have the same colour.</source>
            <translation>{a} e {b} devono avere entrambe lo stesso colore.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>{count} to come</source>
            <translation>da giocare: {count}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{found} had its turn before, and the rules gave it {wanted}.</source>
            <translation>Prima toccava a {found}, e le regole le hanno dato {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{found} had its turn, and {wanted} comes before the other in its order.</source>
            <translation>Toccava a {found}, e {wanted} precede l’altra nel suo ordine.</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>{heading} (continued)</source>
            <translation>{heading} (segue)</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>{items} (for {count} teams)</source>
            <translation>{items} (per {count} squadre)</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{matches}: matches, forfeits included; {signs}: won, drawn, lost.</source>
            <translation>{matches}: incontri, forfait compresi; {signs}: vinti, pareggiati, persi.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{mp}: match points; {gp}: game points.</source>
            <translation>{mp}: punti squadra; {gp}: punti individuali.</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>{mp}: results of an earlier round are missing.</source>
            <translation>{mp}: mancano risultati di un turno precedente.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{place}: level after all tie-breaks; the place is shared.</source>
            <translation>{place}: parità dopo tutti gli spareggi; il posto è condiviso.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{reason}, {value} instead of {least}</source>
            <translation>{reason}, {value} invece di {least}</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>{signs}: games won, drawn, lost.</source>
            <translation>{signs}: partite vinte, patte, perse.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{teams}, moved down, cannot be paired here.</source>
            <translation>Scese, ma qui non abbinabili: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>{team} entered in round {number}.</source>
            <translation>{team} è entrata nel torneo al turno {number}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has met all others of the bracket</source>
            <translation>{team} ha incontrato tutte le altre del gruppo</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{team} has the bye, but not by the rules.</source>
            <translation>{team} ha il bye, ma non secondo le regole.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has the bye: the first in the order, with a score of {score}; matches played: {matches}.</source>
            <translation>{team} ha il bye: la prima nell’ordine, con punteggio {score}; incontri giocati: {matches}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} has the bye: the last of the lowest group, with a score of {score}.</source>
            <translation>{team} ha il bye: l’ultima del gruppo più basso, con punteggio {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} has the bye: the next in the order, with a score of {score}.</source>
            <translation>{team} ha il bye: la prossima nell’ordine, con punteggio {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has the bye: the next in the order, with a score of {score}; matches played: {matches}.</source>
            <translation>{team} ha il bye: la prossima nell’ordine, con punteggio {score}; incontri giocati: {matches}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{team} has the bye: the one left over in the last bracket.</source>
            <translation>{team} ha il bye: è la squadra rimasta nell’ultimo gruppo.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>{team} has the bye: the one left over in the lowest bracket.</source>
            <translation>{team} ha il bye: è la squadra rimasta nel gruppo più basso.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} leaves for the next group.</source>
            <translation>{team} passa al gruppo successivo.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{team} may not have it: it had a bye or won by forfeit before.</source>
            <translation>{team} non può averlo: ha già avuto un bye o vinto per forfait.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>{team} withdrew from round {number} on.</source>
            <translation>{team} si è ritirata dal turno {number} in poi.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team}, with a score of {score}, would come before, but {reason}.</source>
            <translation>{team}, con punteggio {score}, verrebbe prima, ma {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{team}, with a score of {score}, would come first, but cannot have it: {reason}.</source>
            <translation>{team}, con punteggio {score}, sarebbe la prima, ma non può avere il bye: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{team}, with a score of {score}, would come next, but cannot have it: {reason}.</source>
            <translation>{team}, con punteggio {score}, sarebbe la prossima, ma non può avere il bye: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{tiebreak}, the place among the tied teams (1 is best)</source>
            <translation>{tiebreak}, il posto tra le squadre a pari merito (1 è il migliore)</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{top} meets {bottom}, the first possible opponent.</source>
            <translation>{top} incontra {bottom}, il primo avversario possibile.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{top} meets {bottom}.</source>
            <translation>{top} incontra {bottom}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{wanted} has the bye.</source>
            <translation>{wanted} ha il bye.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}.</source>
            <translation>{white} ha il Bianco contro {black}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}: {rule}.</source>
            <translation>{white} ha il Bianco contro {black}: {rule}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}; so far {colours} and {others}.</source>
            <translation>{white} ha il Bianco contro {black}; finora {colours} e {others}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{white} – {black} is played, but is not what the rules give. {white} has White on board 1.</source>
            <translation>{white} – {black} si gioca, ma non è ciò che danno le regole. {white} ha il Bianco sulla scacchiera 1.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{white} – {black}: the rules give this pair with the other colours; in the round {white} has White on board 1.</source>
            <translation>{white} – {black}: le regole danno questa coppia a colori invertiti; nel turno {white} ha il Bianco sulla scacchiera 1.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{wish}, so far {colours}</source>
            <translation>{wish}, finora {colours}</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>±: expected change of the FIDE rating, for interest, by the rules of 1 October 2025 (B.02 8.3): played games between rated players.</source>
            <translation>±: variazione prevista dell’Elo FIDE, a titolo indicativo, secondo le regole del 1° ottobre 2025 (B.02 8.3): partite giocate tra giocatori con Elo.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>–: lost by forfeit.</source>
            <translation>–: persa per forfait.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>–: not in the round.</source>
            <translation>–: non partecipa al turno.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>†: under protest.</source>
            <translation>†: sotto reclamo.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>•: one of the {count} highest-rated players, who count for the average; a player without a rating counts as {floor}.</source>
            <translation>•: uno dei {count} giocatori con l’Elo più alto, che contano per la media; un giocatore senza Elo conta {floor}.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) adjourned</source>
            <translation type="obsolete">
                <numerusform>%n partita aggiornata</numerusform>
                <numerusform>%n partite aggiornate</numerusform>
            </translation>
        </message>
        <message>
            <source>*: results are missing.</source>
            <translation type="obsolete">*: mancano risultati.</translation>
        </message>
        <message>
            <source>Captain, Black team</source>
            <translation type="obsolete">Capitano, squadra con il Nero</translation>
        </message>
        <message>
            <source>Captain, White team</source>
            <translation type="obsolete">Capitano, squadra con il Bianco</translation>
        </message>
        <message>
            <source>Points, games and performance leave forfeits out.</source>
            <translation type="obsolete">Punti, partite e performance non tengono conto dei forfait.</translation>
        </message>
        <message>
            <source>Scores and results are those of the team named first, then of the other.</source>
            <translation type="obsolete">Punteggi e risultati sono prima quelli della squadra nominata per prima, poi quelli dell’altra.</translation>
        </message>
        <message>
            <source>This round was changed by hand, or something before it was corrected later. What follows on this sheet is what the rules give; what is different in the round is marked in brackets.</source>
            <translation type="obsolete">Questo turno è stato modificato a mano, o qualcosa di precedente è stato corretto in seguito. Quanto segue su questo foglio è ciò che danno le regole; ciò che nel turno è diverso è indicato tra parentesi.</translation>
        </message>
        <message>
            <source>no player: board {numbers}</source>
            <translation type="obsolete">nessun giocatore: sc. {numbers}</translation>
        </message>
    </context>
    <context>
        <name>doubts</name>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no FIDE id; it does not come in.</source>
            <translation>«{found}» non è un id FIDE; non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no date of birth; it does not come in.</source>
            <translation>«{found}» non è una data di nascita; non viene importata.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no federation code; it does not come in.</source>
            <translation>«{found}» non è un codice di federazione; non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no number; it does not come in.</source>
            <translation>«{found}» non è un numero; non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no rating; it does not come in.</source>
            <translation>«{found}» non è un Elo; non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no title that is known; it does not come in.</source>
            <translation>«{found}» non è un titolo noto; non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is not understood; it does not come in.</source>
            <translation>«{found}» non è comprensibile; non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is too long and was cut.</source>
            <translation>«{found}» è troppo lungo ed è stato tagliato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}': what this column holds is not known; it does not come in.</source>
            <translation>«{found}»: contenuto della colonna sconosciuto; non viene importata.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>A name that cannot be seen does not come in.</source>
            <translation>Un nome invisibile non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>A player without a name does not come in.</source>
            <translation>Un giocatore senza nome non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>By the rating list this FIDE id belongs to {expected}.</source>
            <translation>Secondo la lista Elo questo id FIDE è di {expected}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>No column is known to hold the player's name.</source>
            <translation>Nessuna colonna nota contiene il nome del giocatore.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>No column is known to hold the team.</source>
            <translation>Nessuna colonna nota contiene la squadra.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The FIDE id {found} belongs to {expected} already; it does not come in here.</source>
            <translation>L’id FIDE {found} è già di {expected}; qui non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The FIDE id {found} is not in the rating list.</source>
            <translation>L’id FIDE {found} non è nella lista Elo.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The rating list has {expected}, not {found}.</source>
            <translation>La lista Elo ha {expected}, non {found}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team is said to be '{expected}' elsewhere, here '{found}'.</source>
            <translation>La squadra altrove è «{expected}», qui «{found}».</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} has no players.</source>
            <translation>La squadra {found} non ha giocatori.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is in the tournament already and does not come in again.</source>
            <translation>La squadra {found} è già nel torneo e non viene importata di nuovo.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is in the tournament already; its players come in.</source>
            <translation>La squadra {found} è già nel torneo; i suoi giocatori vengono importati.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is one too many and does not come in.</source>
            <translation>La squadra {found} è di troppo e non viene importata.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} stands at two places of the list; they are taken as one.</source>
            <translation>La squadra {found} è in due punti della lista; valgono come uno.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} also stands in the team {expected}.</source>
            <translation>{found} è anche nella squadra {expected}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} has no team and does not come in.</source>
            <translation>{found} non ha squadra e non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is an unusual rating.</source>
            <translation>{found} è un Elo insolito.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is no federation that is known.</source>
            <translation>{found} non è una federazione nota.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is one player too many for the team and does not come in.</source>
            <translation>{found} è un giocatore di troppo per la squadra e non viene importato.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} stands twice in this team; he comes in once.</source>
            <translation>{found} è due volte in questa squadra; viene importato una volta sola.</translation>
        </message>
    </context>
    <context>
        <name>errors</name>
        <message>
            <location filename="errors" />
            <source>A pairing-allocated bye comes from the pairing, not on request.</source>
            <translation>Il bye d’abbinamento viene dall’abbinamento, non su richiesta.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>A penalty or bonus must change match points or game points.</source>
            <translation>Una penalità o un bonus deve cambiare i punti squadra o i punti individuali.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>A win must be worth at least a draw, and a draw at least a loss.</source>
            <translation>Una vittoria deve valere almeno una patta, e una patta almeno una sconfitta.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>All {rounds} rounds are paired.</source>
            <translation>Tutti i turni sono abbinati ({rounds}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Another program is writing to {path}. Nothing was changed; try again.</source>
            <translation>Un altro programma sta scrivendo in {path}. Nulla è stato cambiato; riprovare.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7).</source>
            <translation>L’accelerazione Baku richiede che una vittoria valga due patte e una sconfitta zero (C.04.7).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Baku acceleration works with match points as the primary score only (C.04.7).</source>
            <translation>L’accelerazione Baku funziona solo con i punti squadra come punteggio primario (C.04.7).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Board {board}: somebody is missing there; only a forfeit fits.</source>
            <translation>Scacchiera {board}: manca un giocatore; è ammesso solo un forfait.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Boards of this match were played; it cannot be forfeited as a whole.</source>
            <translation>Alcune scacchiere di questo incontro sono state giocate; non può essere forfait per intero.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Choose two different matches.</source>
            <translation>Scegliere due incontri diversi.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Give the points of both sides.</source>
            <translation>Indicare i punti di entrambe le parti.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}).</source>
            <translation>Non esiste un abbinamento legale; decide l’arbitro ({article}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): a pairing is left only if one of the teams {teams} has the bye, and none of them may have it.</source>
            <translation>Non esiste un abbinamento legale; decide l’arbitro ({article}): ce n’è uno solo se il bye va a una delle squadre {teams}, e nessuna può averlo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): a pairing is left only if team {teams} has the bye, and it may not have it.</source>
            <translation>Non esiste un abbinamento legale; decide l’arbitro ({article}): ce n’è uno solo se il bye va alla squadra {teams}, che non può averlo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): nobody is left to meet for {teams}.</source>
            <translation>Non esiste un abbinamento legale; decide l’arbitro ({article}): non resta alcun avversario per {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): the teams {teams} cannot all be paired, as those of different groups among them can only meet {opponents}.</source>
            <translation>Non esiste un abbinamento legale; decide l’arbitro ({article}): le squadre {teams} non si possono abbinare tutte, perché quelle di gruppi diversi tra loro possono incontrare solo {opponents}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): these groups have an odd number of teams each, and their teams can only meet within their group: {groups}.</source>
            <translation>Non esiste un abbinamento legale; decide l’arbitro ({article}): questi gruppi hanno ciascuno un numero dispari di squadre, che possono incontrarsi solo nel loro gruppo: {groups}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No rating list has been loaded yet. Download it and load it once.</source>
            <translation>Nessuna lista Elo è ancora caricata. Scaricarla e caricarla una volta.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No round has been paired yet.</source>
            <translation>Nessun turno è ancora abbinato.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Nobody has the bye in round {round}.</source>
            <translation>Nel turno {round} nessuna squadra ha il bye.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Nothing in {path} can be read any more.</source>
            <translation>In {path} non si può più leggere nulla.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Rating lists need a full-text search (FTS5) that this computer's SQLite {version} lacks.</source>
            <translation>Le liste Elo richiedono una ricerca testuale (FTS5) che SQLite {version} di questo computer non ha.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Results missing in round {round}: {missing}.</source>
            <translation>Risultati mancanti nel turno {round}: {missing}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {last} comes before round {first}.</source>
            <translation>Il turno {last} viene prima del turno {first}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {later} is paired already. Use “Correct results of this round” to change round {round}.</source>
            <translation>Il turno {later} è già abbinato. Usare «Correggi i risultati di questo turno» per cambiare il turno {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is a draft: accept it before results are entered.</source>
            <translation>Il turno {round} è una bozza: accettarla prima di inserire risultati.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is a draft: accept it or discard it first.</source>
            <translation>Il turno {round} è una bozza: prima accettarla o scartarla.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is not published.</source>
            <translation>Il turno {round} non è pubblicato.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is paired already.</source>
            <translation>Il turno {round} è già abbinato.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is published: reopen it with a reason first.</source>
            <translation>Il turno {round} è pubblicato: prima riaprirlo con un motivo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Settings missing or unknown: {names}.</source>
            <translation>Impostazioni mancanti o sconosciute: {names}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF has no room for {points} points in this record.</source>
            <translation>Il TRF non ha spazio per {points} punti in questo record.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF numbers at most {limit} players; this event has {players}.</source>
            <translation>Il TRF numera al massimo {limit} giocatori; questo torneo ne ha {players}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF numbers at most {limit} teams; this event has {teams}.</source>
            <translation>Il TRF numera al massimo {limit} squadre; questo torneo ne ha {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Table {table} belongs to {team_name}.</source>
            <translation>Il tavolo {table} appartiene a {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>That player is not on the roster of {team_name}.</source>
            <translation>Questo giocatore non è nella rosa di {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>That team does not play in this match.</source>
            <translation>Questa squadra non gioca in questo incontro.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The columns do not fit the list: {problem}.</source>
            <translation>Le colonne non corrispondono alla lista: {problem}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The disk is full: {path} could not be written. What was saved before is safe. Make room, or use Save As to go on elsewhere.</source>
            <translation>Il disco è pieno: non è stato possibile scrivere {path}. Ciò che era salvato è al sicuro. Liberare spazio, o continuare altrove con Salva con nome.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The event ends before it starts.</source>
            <translation>Il torneo finisce prima di cominciare.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The folder {path} is not there. Is the stick plugged in?</source>
            <translation>La cartella {path} non c’è. La chiavetta è inserita?</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The list is closed. Reopen it, or unlock the numbering with a reason.</source>
            <translation>La lista è chiusa. Riaprirla, o sbloccare la numerazione con un motivo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The list names {given} of {teams} teams; each must be in it once.</source>
            <translation>La lista nomina {given} squadre su {teams}; ognuna deve esserci una volta.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The loaded rating list cannot be used any more. Load it again.</source>
            <translation>La lista Elo caricata non è più utilizzabile. Caricarla di nuovo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The logo has {size} KiB; {limit} KiB are allowed. Use a smaller picture.</source>
            <translation>Il logo è di {size} KiB; ne sono ammessi {limit}. Usare un’immagine più piccola.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The logo must be a PNG or JPEG picture.</source>
            <translation>Il logo deve essere un’immagine PNG o JPEG.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match has results already. Clear them first.</source>
            <translation>L’incontro ha già risultati. Prima cancellarli.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match has {boards} boards, not {given}.</source>
            <translation>L’incontro ha {boards} scacchiere, non {given}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match was forfeited. Take that back before boards are entered.</source>
            <translation>L’incontro è stato perso per forfait. Annullarlo prima di inserire le scacchiere.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The older rating list is open in another window. Close it there and load again; the older list stays in use.</source>
            <translation>La vecchia lista Elo è aperta in un’altra finestra. Chiuderla lì e ricaricare; resta in uso la vecchia lista.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The pairing of round {round} has {given} of {teams} teams.</source>
            <translation>L’abbinamento del turno {round} ha {given} squadre su {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The printer could not be started. Is it switched on and connected? Nothing was printed; you can save a PDF instead.</source>
            <translation>Non è stato possibile avviare la stampante. È accesa e collegata? Nulla è stato stampato; si può invece salvare un PDF.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The roster of {team_name} is full: {limit} players at the most.</source>
            <translation>La rosa di {team_name} è completa: al massimo {limit} giocatori.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The table {table} lacks the row {number}.</source>
            <translation>Nella tabella {table} manca la riga {number}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The tournament is inconsistent: {rule}.</source>
            <translation>Il torneo è incoerente: {rule}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are no prizes called {name}.</source>
            <translation>Non ci sono premi con il nome {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are prizes called {name} already.</source>
            <translation>Ci sono già premi con il nome {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are {dates} round dates, but only {rounds} rounds.</source>
            <translation>Ci sono {dates} date dei turni, ma solo {rounds} turni.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There can be only one chief arbiter.</source>
            <translation>Può esserci un solo arbitro principale.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There can be {limit} teams at the most.</source>
            <translation>Possono esserci al massimo {limit} squadre.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is a team {name} already.</source>
            <translation>C’è già una squadra {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no document {name}; there are {known}.</source>
            <translation>Non c’è un documento {name}; ci sono {known}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no draft.</source>
            <translation>Non c’è alcuna bozza.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no field {field}.</source>
            <translation>Non c’è un campo {field}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no file {path}.</source>
            <translation>Non c’è un file {path}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no folder {folder}. Nothing was written.</source>
            <translation>Non c’è una cartella {folder}. Nulla è stato scritto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no forbidden pair with the id {forbidden_pair}.</source>
            <translation>Non c’è una coppia vietata con id {forbidden_pair}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no match {match} in round {round}.</source>
            <translation>Non c’è un incontro {match} nel turno {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no penalty or bonus with the id {adjustment}.</source>
            <translation>Non c’è una penalità o un bonus con id {adjustment}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no player with the id {player}.</source>
            <translation>Non c’è un giocatore con id {player}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no preset {preset}.</source>
            <translation>Non c’è una preimpostazione {preset}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no round {round}; {paired} are paired.</source>
            <translation>Non c’è un turno {round}; turni abbinati: {paired}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no setting {field}.</source>
            <translation>Non c’è un’impostazione {field}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no snapshot {snapshot}.</source>
            <translation>Non c’è un’istantanea {snapshot}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no team with the id {team}.</source>
            <translation>Non c’è una squadra con id {team}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is nothing to redo.</source>
            <translation>Non c’è nulla da ripetere.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is nothing to undo.</source>
            <translation>Non c’è nulla da annullare.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {part} of {value} cannot follow {name}; the nearest code is {nearest}.</source>
            <translation>Spareggio {place}: {part} di {value} non può seguire {name}; il codice più vicino è {nearest}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {value} is in the list already.</source>
            <translation>Spareggio {place}: {value} è già nella lista.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {value} is no tie-break code; the nearest is {nearest}.</source>
            <translation>Spareggio {place}: {value} non è un codice di spareggio; il più vicino è {nearest}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Without a match and without a bye in round {round}: {team_names}. Pair them by hand, give the bye, or pair the round again.</source>
            <translation>Senza incontro e senza bye nel turno {round}: {team_names}. Abbinatele a mano, assegnate il bye o abbinate di nuovo il turno.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>You have no permission for {path}. Save to another place.</source>
            <translation>Nessun permesso per {path}. Salvare altrove.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{boards} boards need {boards} colours, not {length}.</source>
            <translation>{boards} scacchiere richiedono {boards} colori, non {length}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{encoding} has no sign for “{character}” ({where}). Choose UTF-8. Nothing was written.</source>
            <translation>{encoding} non ha un segno per «{character}» ({where}). Scegliere UTF-8. Nulla è stato scritto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field} is locked: round {round} was paired with it. Unlock it with a reason to change it all the same.</source>
            <translation>{field}: bloccato, il turno {round} è stato abbinato così. Sbloccare con un motivo per cambiare comunque.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: character {place} cannot be shown or printed.</source>
            <translation>{field}: il carattere {place} non si può mostrare né stampare.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: this cannot be empty.</source>
            <translation>{field}: non può essere vuoto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {expected} expected.</source>
            <translation>{field}: atteso: {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {length} characters are too many; {limit} are allowed.</source>
            <translation>{field}: {length} caratteri sono troppi; ne sono ammessi {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} cannot be used; expected {expected}.</source>
            <translation>{field}: {value} non è utilizzabile; atteso {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is no FIDE id; it has digits only.</source>
            <translation>{field}: {value} non è un id FIDE; ha solo cifre.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is no federation; its code has two or three letters.</source>
            <translation>{field}: {value} non è una federazione; il codice ha due o tre lettere.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is not between 0 and 1.</source>
            <translation>{field}: {value} non è tra 0 e 1.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is not between {low} and {high}.</source>
            <translation>{field}: {value} non è tra {low} e {high}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} cannot be read ({problem}). Nothing was changed.</source>
            <translation>{file} non si può leggere ({problem}). Nulla è stato cambiato.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more columns than a team list can have (at most {limit}).</source>
            <translation>{file} ha più colonne di quante ne può avere una lista di squadre (al massimo {limit}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more rows than a team list can have (at most {limit}).</source>
            <translation>{file} ha più righe di quante ne può avere una lista di squadre (al massimo {limit}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more than {limit} players.</source>
            <translation>{file} ha più di {limit} giocatori.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has no entries that could be read. Nothing was changed.</source>
            <translation>{file} non ha voci leggibili. Nulla è stato cambiato.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has no sheet '{sheet}'.</source>
            <translation>{file} non ha un foglio «{sheet}».</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has {found} parts; at most {limit} are read.</source>
            <translation>{file} ha {found} parti; se ne leggono al massimo {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} holds a {found}, which no list needs. It was not read.</source>
            <translation>{file} contiene qualcosa che in una lista non serve: {found}. Il file non è stato letto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is not a list that can be read. Expected a spreadsheet (.xlsx, .ods) or text with separated columns (.csv, .tsv).</source>
            <translation>{file} non è una lista leggibile. Atteso un foglio di calcolo (.xlsx, .ods) o un testo con colonne separate (.csv, .tsv).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is not a rating list that can be read. Expected FIDE's list as text or XML, zipped or not, or a national list as CSV.</source>
            <translation>{file} non è una lista Elo leggibile. Attesa la lista FIDE come testo o XML, zip o no, o una lista nazionale come CSV.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is of the old Excel format (.xls). Open it in a spreadsheet program and save it as .xlsx.</source>
            <translation>{file} è nel vecchio formato Excel (.xls). Aprirlo in un foglio di calcolo e salvarlo come .xlsx.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is too big ({found} bytes; at most {limit}). Nothing was read.</source>
            <translation>{file} è troppo grande ({found} byte; al massimo {limit}). Nulla è stato letto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} lacks the columns: {columns}.</source>
            <translation>In {file} mancano le colonne: {columns}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} would unpack from {packed} to {found} bytes, which no honest list does. Nothing was read.</source>
            <translation>{file} passerebbe da {packed} a {found} byte una volta decompresso, cosa che nessuna lista normale fa. Nulla è stato letto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file}: line {line}, column {column}: found '{found}', expected {expected} (problems in the file: {count}).</source>
            <translation>{file}: riga {line}, colonna {column}: trovato «{found}», atteso {expected} (problemi nel file: {count}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file}: {reason}</source>
            <translation>{file}: {reason}</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{folder} is there already, and an export never mixes with an older one. Choose another name. Nothing was written.</source>
            <translation>{folder} esiste già, e un’esportazione non si mescola mai con una precedente. Scegliere un altro nome. Nulla è stato scritto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{found} stands where {expected} was expected.</source>
            <translation>Trovato {found}, atteso: {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is an arbiter of this event already.</source>
            <translation>{name} è già arbitro di questo torneo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is not in the line-up of round {round}.</source>
            <translation>{name} non è nella formazione del turno {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is on the roster of {team_name} already.</source>
            <translation>{name} è già nella rosa di {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} played in round {round} and stays on the roster.</source>
            <translation>{name} ha giocato nel turno {round} e resta nella rosa.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} sits at board {other} already.</source>
            <translation>{name} siede già alla scacchiera {other}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} with the FIDE id {fide_id} is on the roster of {team_name} already.</source>
            <translation>{name}, con id FIDE {fide_id}, è già nella rosa di {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name}: no team can meet both limits.</source>
            <translation>{name}: nessuna squadra può rispettare entrambi i limiti.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{option} does not go with --batch; each request says it itself.</source>
            <translation>{option} non va con --batch; ogni richiesta lo dice da sé.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{paired} rounds are paired already; there cannot be only {rounds}.</source>
            <translation>Turni già abbinati: {paired}; il numero dei turni non può essere {rounds}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} cannot be opened: {reason}. Does its folder still exist?</source>
            <translation>{path} non si può aprire: {reason}. La sua cartella esiste ancora?</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} cannot be replaced: it is protected, or open in another program such as Excel. Close it there or choose another name. The old file is as it was.</source>
            <translation>{path} non si può sostituire: è protetto, o aperto in un altro programma come Excel. Chiuderlo lì o scegliere un altro nome. Il vecchio file è intatto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} could not be written: {reason}. What you see is complete: use Save As to keep it elsewhere.</source>
            <translation>Non è stato possibile scrivere {path}: {reason}. Ciò che si vede è completo: conservarlo altrove con Salva con nome.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has content that makes no sense ({reason}). It was not touched. Rescue what can be read into a new file.</source>
            <translation>{path} ha un contenuto privo di senso ({reason}). Il file non è stato toccato. Recuperare ciò che è leggibile in un nuovo file.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has parts that TeamSwiss did not make ({names}). Not opened.</source>
            <translation>{path} ha parti che TeamSwiss non ha fatto ({names}). Non aperto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has version {version}, which this program no longer upgrades.</source>
            <translation>{path} ha la versione {version}, che questo programma non aggiorna più.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} holds the tournament as you see it. The old file can no longer be read, so undo steps, snapshots and the log before now did not come along.</source>
            <translation>{path} contiene il torneo come si vede. Il vecchio file non è più leggibile: annullamenti, istantanee e registro precedenti non sono passati.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is a folder. Choose another name. Nothing was written.</source>
            <translation>{path} è una cartella. Scegliere un altro nome. Nulla è stato scritto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is damaged ({reason}). It was not touched. Rescue what can be read into a new file, or take a copy of it.</source>
            <translation>{path} è danneggiato ({reason}). Il file non è stato toccato. Recuperare ciò che è leggibile in un nuovo file, o farne una copia.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is no longer there. What you see is complete: use Save As to keep it elsewhere.</source>
            <translation>{path} non c’è più. Ciò che si vede è completo: conservarlo altrove con Salva con nome.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is not a TeamSwiss tournament.</source>
            <translation>{path} non è un torneo TeamSwiss.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is open for reading only. Use Save As to work on a copy.</source>
            <translation>{path} è aperto in sola lettura. Usare Salva con nome per lavorare su una copia.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is open in another program ({user} on {machine}, since {since}). Here it can be read; use Save As to work on a copy.</source>
            <translation>{path} è aperto in un altro programma ({user} su {machine}, da {since}). Qui si può leggere; usare Salva con nome per lavorare su una copia.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is the file that is open.</source>
            <translation>{path} è il file aperto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is the tournament itself; write to another name.</source>
            <translation>{path} è il torneo stesso; scrivere con un altro nome.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} was changed by another program. Open it again.</source>
            <translation>{path} è stato cambiato da un altro programma. Aprirlo di nuovo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} was written by a newer TeamSwiss (format {version}; this one knows {known}). Nothing was changed. Please install the newer program.</source>
            <translation>{path} è stato scritto da un TeamSwiss più recente (formato {version}; questo conosce {known}). Nulla è stato cambiato. Installare il programma più recente.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: a .csv holds one document; name it with --document, one of {known}.</source>
            <translation>{path}: un .csv contiene un solo documento; indicarlo con --document, uno tra {known}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: a {ending} is the whole tournament; --document does not fit it.</source>
            <translation>{path}: un {ending} è l’intero torneo; --document non è adatto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: the ending says what to write; it must be one of {known}. Nothing was written.</source>
            <translation>{path}: l’estensione dice che cosa scrivere; deve essere una tra {known}. Nulla è stato scritto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: this kind of file cannot be read; expected {expected}.</source>
            <translation>{path}: questo tipo di file non si può leggere; atteso {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: {ending} needs the whole program; this one writes {known}. Nothing was written.</source>
            <translation>{path}: {ending} richiede il programma completo; questo scrive {known}. Nulla è stato scritto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: team {found} does not have this match.</source>
            <translation>{place}: la squadra {found} non ha questo incontro.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: this is not JSON ({found}).</source>
            <translation>{place}: questo non è JSON ({found}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: {found} found, {expected} expected.</source>
            <translation>{place}: trovato {found}, atteso {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} cannot be paired with itself.</source>
            <translation>{team_name} non può essere abbinata con sé stessa.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has a match in round {round} already.</source>
            <translation>{team_name} ha già un incontro nel turno {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has no match in round {round}.</source>
            <translation>{team_name} non ha un incontro nel turno {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has no number yet. Number the teams first.</source>
            <translation>{team_name} non ha ancora un numero. Numerare prima le squadre.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has the bye already.</source>
            <translation>{team_name} ha già il bye.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has the number {tpn} already.</source>
            <translation>{team_name} ha già il numero {tpn}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is absent in round {round}.</source>
            <translation>{team_name} è assente nel turno {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is not withdrawn in round {round}.</source>
            <translation>{team_name} non è ritirata nel turno {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is part of round {round} and stays in the event; withdraw it instead.</source>
            <translation>{team_name} partecipa al turno {round} e resta nel torneo; la si può invece ritirare.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is withdrawn from round {round} already.</source>
            <translation>{team_name} è già ritirata dal turno {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} plays from round {round} on and has no number before.</source>
            <translation>{team_name} gioca dal turno {round} in poi e prima non ha un numero.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name}: board {board} stands before board {other} on the roster, and this event keeps the roster order.</source>
            <translation>{team_name}: la scacchiera {board} precede la scacchiera {other} nella rosa, e questo torneo mantiene l’ordine della rosa.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{text}: a prize is an amount, a thing, or both, as 300 or Cup or 300 + Cup; several are parted by semicolons. The currency has a field of its own.</source>
            <translation>{text}: un premio è un importo, un oggetto o entrambi, come 300 o Coppa o 300 + Coppa; più premi si separano con punti e virgola. La valuta ha un campo a parte.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{value}: board colours are written with W and B, as WBWB.</source>
            <translation>{value}: i colori delle scacchiere si scrivono con W e B, come WBWB.</translation>
        </message>
    </context>
    <context>
        <name>expected</name>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>+ or -: nobody sits opposite</source>
            <translation>+ o -: di fronte non siede nessuno</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>+-, -+ or --</source>
            <translation>+-, -+ o --</translation>
        </message>
        <message>
            <location filename="documents/csv.py" />
            <source>, ; tab |</source>
            <translation>, ; tab |</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>F, H or Z</source>
            <translation>F, H o Z</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>TW, TD or TL and its points</source>
            <translation>TW, TD o TL e i suoi punti</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>W D L F H Z + - or a blank</source>
            <translation>W D L F H Z + - o uno spazio</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>W or B</source>
            <translation>W o B</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a FIDE id of his own (line {0} has it)</source>
            <translation>un id FIDE unico (già alla riga {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a FIDE id, digits only</source>
            <translation>un id FIDE, solo cifre</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a birth date YYYY/MM/DD</source>
            <translation>una data di nascita YYYY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a blank in column {0}</source>
            <translation>uno spazio nella colonna {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a code of record {0} for team Swiss, like FIDE_TEAM_TYPEA_MP_GP</source>
            <translation>un codice del record {0} per uno svizzero a squadre, come FIDE_TEAM_TYPEA_MP_GP</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a date YYYY/MM/DD</source>
            <translation>una data YYYY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a federation's code, like NOR</source>
            <translation>un codice di federazione, come NOR</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a file of at most {0} bytes</source>
            <translation>un file di al massimo {0} byte</translation>
        </message>
        <message>
            <location filename="formats/trf/records.py" />
            <source>a file of at most {0} lines</source>
            <translation>un file di al massimo {0} righe</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a game that shows the colours, or record {0} for a match without one</source>
            <translation>una partita che mostri i colori, o il record {0} per un incontro senza partite</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a line '### system: …' that names the pairing system</source>
            <translation>una riga '### system: …' che indica il sistema di abbinamento</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a match of which no board was played</source>
            <translation>un incontro di cui non si è giocata nessuna scacchiera</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a name of its own</source>
            <translation>un nome unico</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a name of which something can be seen</source>
            <translation>un nome di cui si veda qualcosa</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a national rating</source>
            <translation>un Elo nazionale</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a number</source>
            <translation>un numero</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a paired round, {0} to {1}</source>
            <translation>un turno abbinato, da {0} a {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player of one team (he is on line {0})</source>
            <translation>un giocatore di una sola squadra (è già alla riga {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a player of team {0}</source>
            <translation>un giocatore della squadra {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player who is listed in a team (record {0})</source>
            <translation>un giocatore elencato in una squadra (record {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player's start number</source>
            <translation>il numero di partenza di un giocatore</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a rank, or nothing</source>
            <translation>una posizione, o niente</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a rating, or nothing</source>
            <translation>un Elo, o niente</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a record that TRF knows; this line was left out</source>
            <translation>un record noto al TRF; questa riga è stata esclusa</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>a result: {0} = {1} W D L + - H F U Z, or nothing</source>
            <translation>un risultato: {0} = {1} W D L + - H F U Z, o niente</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round and two teams</source>
            <translation>un turno e due squadre</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round from {0} on</source>
            <translation>un turno da {0} in poi</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>a round in its columns, like '  {0} w {1}'</source>
            <translation>un turno nelle sue colonne, come '  {0} w {1}'</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a round's date YY/MM/DD</source>
            <translation>la data di un turno YY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, a setting and its value</source>
            <translation>un turno, un’impostazione e il suo valore</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, a team and its match points and game points</source>
            <translation>un turno, una squadra, i suoi punti squadra e punti individuali</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round, a team and its opponent</source>
            <translation>un turno, una squadra e il suo avversario</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round, the White team and the Black team</source>
            <translation>un turno, la squadra con il Bianco e la squadra con il Nero</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, the White team, a board and the points of both</source>
            <translation>un turno, la squadra con il Bianco, una scacchiera e i punti di entrambe</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, then each team's number of then and of now</source>
            <translation>un turno, poi il numero di ogni squadra di allora e di adesso</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a round, {0} to {1}</source>
            <translation>un turno, da {0} a {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a round: points for the standings only count from there</source>
            <translation>un turno: i punti per la sola classifica contano da lì</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a sound tournament</source>
            <translation>un torneo coerente</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a start number from {0} to {1}</source>
            <translation>un numero di partenza da {0} a {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a start number of its own (line {0} has it)</source>
            <translation>un numero di partenza unico (già alla riga {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a start number, or {0}</source>
            <translation>un numero di partenza, o {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a symbol (W D L A P X) and its points</source>
            <translation>un simbolo (W D L A P X) e i suoi punti</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a team Swiss: round robins and knock-outs are not paired here</source>
            <translation>uno svizzero a squadre: gironi all’italiana ed eliminazione diretta qui non si abbinano</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a team and its rounds</source>
            <translation>una squadra e i suoi turni</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a team number from {0} to {1}</source>
            <translation>un numero di squadra da {0} a {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a team number of its own (line {0} has it)</source>
            <translation>un numero di squadra unico (già alla riga {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a team tournament</source>
            <translation>un torneo a squadre</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>a team without a match in round {0}</source>
            <translation>una squadra senza incontro nel turno {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a team's number</source>
            <translation>un numero di squadra</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a tie-break code, like {0}; this one is left out</source>
            <translation>un codice di spareggio, come {0}; questo è escluso</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a tie-break that is worked out here; this one is left out</source>
            <translation>uno spareggio calcolato qui; questo è escluso</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent for a result</source>
            <translation>un avversario per un risultato</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent of another team</source>
            <translation>un avversario di un’altra squadra</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent whose line ({0}) names {1}</source>
            <translation>un avversario la cui riga ({0}) indica {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>an opponent's start number, or {0}</source>
            <translation>il numero di partenza di un avversario, o {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent, or record {0} for team {1}</source>
            <translation>un avversario, o il record {0} per la squadra {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>another team as opponent</source>
            <translation>un’altra squadra come avversario</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>at least one team</source>
            <translation>almeno una squadra</translation>
        </message>
        <message>
            <location filename="formats/trf/settings.py" />
            <source>at least the {0} rounds that are paired</source>
            <translation>almeno i {0} turni abbinati</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at least two teams</source>
            <translation>almeno due squadre</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at least two teams, each once</source>
            <translation>almeno due squadre, ciascuna una sola volta</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>at most {0} boards</source>
            <translation>al massimo {0} scacchiere</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>at most {0} characters</source>
            <translation>al massimo {0} caratteri</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at most {0} forbidden pairs in a file</source>
            <translation>al massimo {0} coppie vietate in un file</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>at most {0} rounds</source>
            <translation>al massimo {0} turni</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>at most {0} teams</source>
            <translation>al massimo {0} squadre</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>at most {0} tie-breaks; the others are left out</source>
            <translation>al massimo {0} spareggi; gli altri sono esclusi</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>b on board {0}</source>
            <translation>b sulla scacchiera {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>b, as the opponent shows</source>
            <translation>b, secondo l’avversario</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>change</source>
            <translation>un cambiamento</translation>
        </message>
        <message>
            <location filename="domain/setting_checks.py" />
            <source>date</source>
            <translation>una data</translation>
        </message>
        <message>
            <location filename="domain/edits/players.py" />
            <source>date or year</source>
            <translation>una data o un anno</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>each arbiter once</source>
            <translation>ogni arbitro una sola volta</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>each code once</source>
            <translation>ogni codice una sola volta</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>each player once</source>
            <translation>ogni giocatore una sola volta</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>each team once</source>
            <translation>ogni squadra una sola volta</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>either record {0} or record {1}</source>
            <translation>o il record {0} o il record {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>game points of the bye, like {0}</source>
            <translation>punti individuali del bye, come {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>game points, like {0}</source>
            <translation>punti individuali, come {0}</translation>
        </message>
        <message>
            <location filename="storage/compose.py" />
            <source>int</source>
            <translation>un numero intero</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>its checksum</source>
            <translation>il suo codice di controllo</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>its end</source>
            <translation>il suo termine</translation>
        </message>
        <message>
            <location filename="domain/prize_checks.py" />
            <source>list</source>
            <translation>un elenco</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>m or w</source>
            <translation>m o w</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>match points in {0}-{1}, game points in {2}-{3}, a round</source>
            <translation>punti squadra in {0}-{1}, punti individuali in {2}-{3}, un turno</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>match points of the bye, like {0}</source>
            <translation>punti squadra del bye, come {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>match points, like {0}</source>
            <translation>punti squadra, come {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>no other bye: team {0} has the one of record {1}</source>
            <translation>nessun altro bye: la squadra {0} ha quello del record {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one bye in a round (line {0})</source>
            <translation>un solo bye per turno (riga {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>one chief arbiter</source>
            <translation>un solo arbitro principale</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one line-up of a team in a round</source>
            <translation>una sola formazione per squadra e per turno</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one record {0} (line {1} is one)</source>
            <translation>un solo record {0} (ce n’è già uno alla riga {1})</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>one record {0} for a match</source>
            <translation>un solo record {0} per incontro</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>packed</source>
            <translation>un blocco compresso</translation>
        </message>
        <message>
            <location filename="domain/setting_checks.py" />
            <source>picture</source>
            <translation>un’immagine</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>player {0}, who has a game, on a board</source>
            <translation>il giocatore {0}, che ha una partita, su una scacchiera</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>player {0}, who sits opposite</source>
            <translation>il giocatore {0}, che siede di fronte</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>points, like {0}</source>
            <translation>punti, come {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>points, rounds and teams</source>
            <translation>punti, turni e squadre</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>printable characters</source>
            <translation>caratteri stampabili</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>record {0} for the points of a played match</source>
            <translation>il record {0} per i punti di un incontro giocato</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>rounds and teams from the first to the last</source>
            <translation>turni e squadre dal primo all’ultimo</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>rounds in columns {0}-{1} and {2}-{3}</source>
            <translation>turni nelle colonne {0}-{1} e {2}-{3}</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>row</source>
            <translation>un record</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>table</source>
            <translation>un nome di tabella</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>team {0} against {1} (line {2})</source>
            <translation>la squadra {0} contro {1} (riga {2})</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>teams (record {0})</source>
            <translation>squadre (record {0})</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>text</source>
            <translation>un testo</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>the colours of the White team's boards, like WBWB</source>
            <translation>i colori delle scacchiere della squadra con il Bianco, come WBWB</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>the number of a team ({0})</source>
            <translation>il numero di una squadra ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>the number of rounds, {0} to {1}</source>
            <translation>il numero di turni, da {0} a {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>the start number of a player ({0})</source>
            <translation>il numero di partenza di un giocatore ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>the start number of a team's player</source>
            <translation>il numero di partenza di un giocatore di una squadra</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>three numbers</source>
            <translation>tre numeri</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>two different teams</source>
            <translation>due squadre diverse</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>two results that fit together</source>
            <translation>due risultati compatibili</translation>
        </message>
        <message>
            <location filename="storage/compose.py" />
            <source>two scores</source>
            <translation>due punteggi</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>value</source>
            <translation>un valore</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>w on board {0}</source>
            <translation>w sulla scacchiera {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>w, as the opponent shows</source>
            <translation>w, secondo l’avversario</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>w, b or -</source>
            <translation>w, b o -</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>whole number</source>
            <translation>un numero intero</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>yes or no</source>
            <translation>sì o no</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>{0} boards</source>
            <translation>{0} scacchiere</translation>
        </message>
        <message>
            <location filename="formats/trf/settings.py" />
            <source>{0} dates</source>
            <translation>{0} date</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>{0} from {1} to {2}</source>
            <translation>{0} da {1} a {2}</translation>
        </message>
        <message>
            <location filename="storage/tables.py" />
            <source>{0} or {1}</source>
            <translation>{0} o {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of his results</source>
            <translation>{0}, la somma dei suoi risultati</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of its game points</source>
            <translation>{0}, la somma dei suoi punti individuali</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of its match points</source>
            <translation>{0}, la somma dei suoi punti squadra</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>{0}: nobody sits opposite</source>
            <translation>{0}: di fronte non siede nessuno</translation>
        </message>
    </context>
    <context>
        <name>fields</name>
        <message>
            <location filename="words/fields.py" />
            <source>Absence</source>
            <translation>Assenza</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Acceleration</source>
            <translation>Accelerazione</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Arbiters</source>
            <translation>Arbitri</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board</source>
            <translation>Scacchiera</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board colours</source>
            <translation>Colori per scacchiera</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board prizes</source>
            <translation>Premi di scacchiera</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Boards</source>
            <translation>Scacchiere</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born</source>
            <translation>Nato</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born in or after</source>
            <translation>Nati dal</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born in or before</source>
            <translation>Nati fino al</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Captain</source>
            <translation>Capitano</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Category</source>
            <translation>Categoria</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Club</source>
            <translation>Circolo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Colour preferences</source>
            <translation>Preferenze di colore</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Currency</source>
            <translation>Valuta</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Days of the rounds</source>
            <translation>Giorni dei turni</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Edition of C.07</source>
            <translation>Edizione di C.07</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>FIDE id</source>
            <translation>Id FIDE</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Federation</source>
            <translation>Federazione</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>First day</source>
            <translation>Primo giorno</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Full-point bye</source>
            <translation>Bye da un punto</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game drawn</source>
            <translation>Partita patta</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game lost</source>
            <translation>Partita persa</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game points</source>
            <translation>Punti individuali</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game won</source>
            <translation>Partita vinta</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Half-point bye</source>
            <translation>Bye da mezzo punto</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Highest players</source>
            <translation>Giocatori migliori</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Initial colour</source>
            <translation>Colore iniziale</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Last day</source>
            <translation>Ultimo giorno</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Line-ups</source>
            <translation>Formazioni</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Line-ups due</source>
            <translation>Consegna formazioni</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Logo</source>
            <translation>Logo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Lost by forfeit</source>
            <translation>Persa per forfait</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match drawn</source>
            <translation>Incontro pareggiato</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match lost</source>
            <translation>Incontro perso</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match lost by forfeit</source>
            <translation>Incontro perso per forfait</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match points</source>
            <translation>Punti squadra</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match won</source>
            <translation>Incontro vinto</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match won by forfeit</source>
            <translation>Incontro vinto per forfait</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>National id</source>
            <translation>Id nazionale</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>National rating</source>
            <translation>Elo nazionale</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>One prize each</source>
            <translation>Un solo premio</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Organiser</source>
            <translation>Organizzatore</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Other score</source>
            <translation>Altro punteggio</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Pairing system</source>
            <translation>Sistema di abbinamento</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Pairing-allocated bye</source>
            <translation>Bye d’abbinamento (PAB)</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Player</source>
            <translation>Giocatore</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Points given by the arbiter</source>
            <translation>Punti dati dall’arbitro</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Previous standing</source>
            <translation>Classifica precedente</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Primary score</source>
            <translation>Punteggio primario</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Prizes</source>
            <translation>Premi</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating below</source>
            <translation>Elo inferiore a</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating from</source>
            <translation>Elo a partire da</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Reserves</source>
            <translation>Riserve</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Round</source>
            <translation>Turno</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rounds</source>
            <translation>Turni</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Short name</source>
            <translation>Nome breve</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Sponsor line</source>
            <translation>Riga dello sponsor</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Table</source>
            <translation>Tavolo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Teams</source>
            <translation>Squadre</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Tie-breaks</source>
            <translation>Spareggi</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Ties</source>
            <translation>Parità</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Time control</source>
            <translation>Tempo di riflessione</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Unrated count as</source>
            <translation>Senza Elo conta</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Venue</source>
            <translation>Luogo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Which rating counts</source>
            <translation>Quale Elo conta</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Women</source>
            <translation>Donne</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>{what}: game points</source>
            <translation>{what}: punti individuali</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>{what}: match points</source>
            <translation>{what}: punti squadra</translation>
        </message>
    </context>
    <context>
        <name>gestures</name>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n incontro</numerusform>
                <numerusform>%n incontri</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n giocatore</numerusform>
                <numerusform>%n giocatori</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n squadra</numerusform>
                <numerusform>%n squadre</numerusform>
            </translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>A player counts on every board they played on</source>
            <translation>Un giocatore conta su ogni scacchiera su cui ha giocato</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>A team that has won leaves the categories below</source>
            <translation>Chi ha vinto esce dalle categorie successive</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Arbiter</source>
            <translation>Arbitro</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>August 2024</source>
            <translation>Agosto 2024</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Black</source>
            <translation>Nero</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Black team</source>
            <translation>Squadra con il Nero</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>By place</source>
            <translation>Secondo il posto</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Chief arbiter</source>
            <translation>Arbitro principale</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Deputy chief arbiter</source>
            <translation>Vice arbitro principale</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Dutch System (C.04.3)</source>
            <translation>Sistema olandese (C.04.3)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Dutch System, earlier edition</source>
            <translation>Sistema olandese, edizione precedente</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Equal scores share equally</source>
            <translation>A pari punteggio, parti uguali</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE Team Swiss, February 2026 (C.04.6)</source>
            <translation>Svizzero a squadre 2026 (C.04.6)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE Team Swiss, earlier draft</source>
            <translation>Svizzero a squadre FIDE, bozza precedente</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE rating</source>
            <translation>Elo FIDE</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>FIDE recommendation</source>
            <translation>Raccomandazione FIDE</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE, else national</source>
            <translation>FIDE, altrimenti nazionale</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Game points</source>
            <translation>Punti individuali</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Game points first</source>
            <translation>Prima i punti individuali</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Games at least</source>
            <translation>Partite almeno</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Half by place, half shared (Hort)</source>
            <translation>Metà secondo il posto, metà divisa (Hort)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Has arrived</source>
            <translation>È arrivata</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Imaginary points (Olympiad rule 28)</source>
            <translation>Punti fittizi (regola 28 delle Olimpiadi)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>March 2026</source>
            <translation>Marzo 2026</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Match points</source>
            <translation>Punti squadra</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>National rating</source>
            <translation>Elo nazionale</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>National, else FIDE</source>
            <translation>Nazionale, altrimenti FIDE</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>None</source>
            <translation>Nessuna</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Not drawn yet</source>
            <translation>Non ancora sorteggiato</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Olympiad 2008 (D.II.02)</source>
            <translation>Olimpiadi 2008 (D.II.02)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Olympiad 2008, the whole system</source>
            <translation>Olimpiadi 2008, tutto il sistema</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Points given by the arbiter</source>
            <translation>Punti dati dall’arbitro</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Sex</source>
            <translation>Sesso</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Sonneborn-Berger first</source>
            <translation>Prima il Sonneborn-Berger</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>The higher of both</source>
            <translation>Il più alto dei due</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Type A: simple (1.7.1)</source>
            <translation>Tipo A: semplice (1.7.1)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Type B: strong and mild (1.7.2)</source>
            <translation>Tipo B: forte e debole (1.7.2)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>White</source>
            <translation>Bianco</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>White team</source>
            <translation>Squadra con il Bianco</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>absent</source>
            <translation>assente</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>absent in round {round}: {player_name}</source>
            <translation>assente nel turno {round}: {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>accept the draft</source>
            <translation>accettare la bozza</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add an arbiter</source>
            <translation>aggiungere un arbitro</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add the prize category {name}</source>
            <translation>aggiungere la categoria di premi {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add the team {name}</source>
            <translation>aggiungere la squadra {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add {name} to {team_name}</source>
            <translation>aggiungere {name} a {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>adjourned</source>
            <translation>aggiornata</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>all rounds</source>
            <translation>tutti i turni</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>allow a forbidden pair again</source>
            <translation>permettere di nuovo una coppia vietata</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>any number</source>
            <translation>senza limite</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>before: {what}</source>
            <translation>prima: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>bonus for {team_name} in round {round}</source>
            <translation>bonus per {team_name} nel turno {round}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>bye</source>
            <translation>bye</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>card of table {table}: {card}</source>
            <translation>referto del tavolo {table}: {card}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change an arbiter</source>
            <translation>cambiare un arbitro</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change the prize category {name}</source>
            <translation>cambiare la categoria di premi {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change the team {team_name}</source>
            <translation>cambiare la squadra {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change {player_name}</source>
            <translation>cambiare {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>check in {team_name}</source>
            <translation>accreditare {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>check teams in ({count})</source>
            <translation>accreditare squadre ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>choose the preset {preset}</source>
            <translation>scegliere la preimpostazione {preset}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>clear the result at table {table}, board {board}</source>
            <translation>cancellare il risultato al tavolo {table}, scacchiera {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>close the list</source>
            <translation>chiudere la lista</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>colours reversed at table {table}</source>
            <translation>colori invertiti al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>correct the result at table {table}, board {board}</source>
            <translation>correggere il risultato al tavolo {table}, scacchiera {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>discard the draft</source>
            <translation>scartare la bozza</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>draw lots for the initial colour</source>
            <translation>sorteggiare il colore iniziale</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>empty</source>
            <translation>vuoto</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>empty table {table}, board {board}</source>
            <translation>svuotare il tavolo {table}, scacchiera {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>enter {name} late, from round {first_round}</source>
            <translation>iscrizione tardiva di {name}, dal turno {first_round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>exchange {team_name} and {other_name}</source>
            <translation>scambiare {team_name} e {other_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forbid pairs of teams among each other ({count})</source>
            <translation>vietare coppie tra squadre ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forbid {team_name} – {opponent_name}</source>
            <translation>vietare {team_name} – {opponent_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeit</source>
            <translation>forfait</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeit of the match at table {table}</source>
            <translation>forfait dell’incontro al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeited by both</source>
            <translation>doppio forfait</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>from round {number}</source>
            <translation>dal turno {number}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>full-point bye</source>
            <translation>bye da un punto</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>game points</source>
            <translation>punti individuali</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>games</source>
            <translation>partite</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>give the bye to {team_name}</source>
            <translation>assegnare il bye a {team_name}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>half-point bye</source>
            <translation>bye da mezzo punto</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>handed out</source>
            <translation>non arrivato</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>import teams</source>
            <translation>importare squadre</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>is used for colours (4.2.2)</source>
            <translation>serve per i colori (4.2.2)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>keep snapshot {snapshot}: {reason}</source>
            <translation>conservare l’istantanea {snapshot}: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>let teams return in round {round} ({count})</source>
            <translation>rientro di squadre nel turno {round} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>let {team_name} return in round {round}</source>
            <translation>rientro di {team_name} nel turno {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>line-up at table {table}</source>
            <translation>formazione al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>line-up received at table {table}</source>
            <translation>formazione ricevuta al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>match points</source>
            <translation>punti squadra</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>minutes before the round</source>
            <translation>minuti prima del turno</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move players to board {position} ({count})</source>
            <translation>spostare giocatori alla scacchiera {position} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move players to {team_name} ({count})</source>
            <translation>spostare giocatori in {team_name} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move the prize category {name}</source>
            <translation>spostare la categoria di premi {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move {player_name} to board {position}</source>
            <translation>spostare {player_name} alla scacchiera {position}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move {player_name} to {team_name}</source>
            <translation>spostare {player_name} in {team_name}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>must keep the roster order</source>
            <translation>devono rispettare l’ordine della rosa</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>neither team appeared</source>
            <translation>nessuna delle due squadre si è presentata</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>nobody</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the late entry {team_name}</source>
            <translation>numerare l’iscrizione tardiva {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by hand</source>
            <translation>numerare le squadre a mano</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by lot (seed {seed})</source>
            <translation>numerare le squadre per sorteggio (seme {seed})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by rating</source>
            <translation>numerare le squadre per Elo</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>order the matches of round {round}</source>
            <translation>ordinare gli incontri del turno {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>order the tie-breaks</source>
            <translation>ordinare gli spareggi</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>pair the round</source>
            <translation>abbinare il turno</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>pair {white_name} – {black_name} by hand</source>
            <translation>abbinare {white_name} – {black_name} a mano</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>paste players into {team_name}</source>
            <translation>incollare giocatori in {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>paste teams</source>
            <translation>incollare squadre</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>penalty for {team_name} in round {round}</source>
            <translation>penalità per {team_name} nel turno {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>penalty or bonus for {team_name} in round {round}</source>
            <translation>penalità o bonus per {team_name} nel turno {round}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>percentage</source>
            <translation>percentuale</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>performance</source>
            <translation>performance</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>place {place}</source>
            <translation>posto {place}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>points</source>
            <translation>punti</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>present</source>
            <translation>presente</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>protest at table {table}, board {board}</source>
            <translation>reclamo al tavolo {table}, scacchiera {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>publish round {round}</source>
            <translation>pubblicare il turno {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>received</source>
            <translation>ricevuto</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>redo: {what}</source>
            <translation>ripetere: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove an arbiter</source>
            <translation>rimuovere un arbitro</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove players ({count})</source>
            <translation>rimuovere giocatori ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove teams ({count})</source>
            <translation>rimuovere squadre ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove the prize category {name}</source>
            <translation>rimuovere la categoria di premi {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove the team {team_name}</source>
            <translation>rimuovere la squadra {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove {player_name}</source>
            <translation>rimuovere {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>rename {team_name} to {name}</source>
            <translation>rinominare {team_name} in {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>reopen round {round}: {reason}</source>
            <translation>riaprire il turno {round}: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>reopen the list: {reason}</source>
            <translation>riaprire la lista: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>restore snapshot {snapshot}</source>
            <translation>ripristinare l’istantanea {snapshot}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>result at table {table}, board {board}</source>
            <translation>risultato al tavolo {table}, scacchiera {board}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>rounds {first} to {last}</source>
            <translation>turni da {first} a {last}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>score of the match at table {table}</source>
            <translation>punteggio dell’incontro al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>seat a player at table {table}, board {board}</source>
            <translation>schierare un giocatore al tavolo {table}, scacchiera {board}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>seed {seed}</source>
            <translation>seme {seed}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the acceleration</source>
            <translation>impostare l’accelerazione</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the attendance of teams in round {round} ({count})</source>
            <translation>impostare le presenze di squadre nel turno {round} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the attendance of {team_name} in round {round}</source>
            <translation>impostare la presenza di {team_name} nel turno {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the date of round {round}</source>
            <translation>impostare la data del turno {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the score at table {table}, board {board}</source>
            <translation>fissare il punteggio al tavolo {table}, scacchiera {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set {field}</source>
            <translation>impostare {field}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>start a round by hand</source>
            <translation>cominciare un turno a mano</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap boards {board} and {other} at table {table}</source>
            <translation>scambiare le scacchiere {board} e {other} al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap the colours of {white_name} – {black_name}</source>
            <translation>invertire i colori di {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap the opponents of two matches</source>
            <translation>scambiare gli avversari di due incontri</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>table of {white_name} – {black_name}</source>
            <translation>tavolo di {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take a penalty or bonus back</source>
            <translation>togliere una penalità o un bonus</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take back that the colours were reversed at table {table}</source>
            <translation>annullare l’inversione dei colori al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take back that the line-up was received at table {table}</source>
            <translation>annullare la ricezione della formazione al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the bye back</source>
            <translation>togliere il bye</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the check-in of teams back ({count})</source>
            <translation>togliere l’accredito a squadre ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the check-in of {team_name} back</source>
            <translation>togliere l’accredito a {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the forfeit of the match at table {table} back</source>
            <translation>togliere il forfait dell’incontro al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the line-up over at table {table}</source>
            <translation>riprendere la formazione al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the protest at table {table}, board {board} back</source>
            <translation>togliere il reclamo al tavolo {table}, scacchiera {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the score of the match at table {table} back</source>
            <translation>togliere il punteggio dell’incontro al tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take {player_name} over from the rating list</source>
            <translation>riprendere {player_name} dalla lista Elo</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>the numbers of the teams</source>
            <translation>i numeri delle squadre</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>the result of the match</source>
            <translation>il risultato dell’incontro</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>the team’s total</source>
            <translation>il totale della squadra</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>the usual points</source>
            <translation>i punti consueti</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>under protest</source>
            <translation>sotto reclamo</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>undo: {what}</source>
            <translation>annullare: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unlock {field}: {reason}</source>
            <translation>sbloccare {field}: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unpair the last round</source>
            <translation>sciogliere l’ultimo turno</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unpair {white_name} – {black_name}</source>
            <translation>sciogliere {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>until then table {table}</source>
            <translation>fino ad allora tavolo {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>update ratings</source>
            <translation>aggiornare gli Elo</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>verified</source>
            <translation>verificato</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>withdraw teams from round {first_round} on ({count})</source>
            <translation>ritirare squadre dal turno {first_round} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>withdraw {team_name} from round {first_round} on</source>
            <translation>ritirare {team_name} dal turno {first_round}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{match} and another match</source>
            <translation>{match} e un altro incontro</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>{result} (unrated)</source>
            <translation>{result} (non valida per l’Elo)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{team} did not appear</source>
            <translation>{team} non si è presentata</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>{what} (off)</source>
            <translation>{what} (no)</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>{what} (on)</source>
            <translation>{what} (sì)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>{what} (round {round})</source>
            <translation>{what} (turno {round})</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{what} (round {round}, {teams})</source>
            <translation>{what} (turno {round}, {teams})</translation>
        </message>
    </context>
    <context>
        <name>load</name>
        <message>
            <location filename="cli/load.py" />
            <source>{file}: line {line}, column {column}: found '{found}', expected {expected}</source>
            <translation>{file}: riga {line}, colonna {column}: trovato «{found}», atteso {expected}</translation>
        </message>
        <message>
            <location filename="cli/load.py" />
            <source>{file}: {count} more places to look at</source>
            <translation>{file}: altri punti da controllare: {count}</translation>
        </message>
    </context>
    <context>
        <name>overview</name>
        <message>
            <location filename="cli/overview.py" />
            <source>Black</source>
            <translation>Nero</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Colours by</source>
            <translation>Colori per</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>MP</source>
            <translation>PS</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>No.</source>
            <translation>N.</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Pairing of round {round} by {system}</source>
            <translation>Abbinamento del turno {round} con {system}</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Round {number}</source>
            <translation>Turno {number}</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Table</source>
            <translation>Tavolo</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Team</source>
            <translation>Squadra</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>The bye goes to {name} ({tpn}).</source>
            <translation>Il bye va a {name} ({tpn}).</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Tournament without a name</source>
            <translation>Torneo senza nome</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>White</source>
            <translation>Bianco</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>absent</source>
            <translation>assente</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>bye</source>
            <translation>bye</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>full-point bye</source>
            <translation>bye da un punto</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>half-point bye</source>
            <translation>bye da mezzo punto</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>{teams} teams, {boards} boards, round {round} of {rounds}</source>
            <translation>{teams} squadre, {boards} scacchiere, turno {round} di {rounds}</translation>
        </message>
    </context>
    <context>
        <name>prizes</name>
        <message numerus="yes">
            <location filename="scoring/prize_words.py" />
            <source>%n chosen team(s)</source>
            <translation>
                <numerusform>%n squadra scelta</numerusform>
                <numerusform>%n squadre scelte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Half of each prize goes by place, the other half is divided among equal scores.</source>
            <translation>Metà di ogni premio va secondo il posto, l’altra metà si divide tra punteggi pari.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Prizes go by place; only a shared place is divided, equally.</source>
            <translation>I premi vanno secondo il posto; solo un posto condiviso si divide, in parti uguali.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Teams with the same score divide their prizes equally.</source>
            <translation>Le squadre a pari punteggio dividono i premi in parti uguali.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>all women</source>
            <translation>solo giocatrici</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>everyone born in {value} or earlier</source>
            <translation>tutti nati nel {value} o prima</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>everyone born in {value} or later</source>
            <translation>tutti nati nel {value} o dopo</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>team average below {value}</source>
            <translation>media di squadra inferiore a {value}</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>team average {value} or more</source>
            <translation>media di squadra di {value} o più</translation>
        </message>
    </context>
    <context>
        <name>standings</name>
        <message>
            <location filename="cli/standings.py" />
            <source>Standings after round {round}</source>
            <translation>Classifica dopo il turno {round}</translation>
        </message>
        <message>
            <location filename="cli/standings.py" />
            <source>Standings after round {round} (provisional)</source>
            <translation>Classifica dopo il turno {round} (provvisoria)</translation>
        </message>
    </context>
    <context>
        <name>tiebreaks</name>
        <message>
            <location filename="scoring/sentences.py" />
            <source> ({missing} not played)</source>
            <translation> ({missing} non giocati)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Average Buchholz of the opponents played</source>
            <translation>Buchholz medio degli avversari incontrati</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Berlin: board points, the top board weighing most</source>
            <translation>Berlin: punti di scacchiera, la prima pesa di più</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Board count: board number × points on it, the lower the better</source>
            <translation>Conteggio scacchiere: numero × punti ottenuti, meglio se minore</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Bottom board elimination: points without the last board, then the last two, …</source>
            <translation>Eliminazione delle ultime scacchiere: punti senza l’ultima, poi senza le ultime due, …</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>Buchholz on {score} {numbers} ({article})</source>
            <translation>Buchholz su {score} {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Buchholz: sum of the opponents’ scores</source>
            <translation>Buchholz: somma dei punteggi degli avversari</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Direct encounter of the tied teams</source>
            <translation>Scontro diretto tra le squadre a pari merito</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then board count and bottom boards</source>
            <translation>Scontro diretto esteso, poi conteggio scacchiere e ultime scacchiere</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then board count and top boards</source>
            <translation>Scontro diretto esteso, poi conteggio scacchiere e prime scacchiere</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then bottom boards</source>
            <translation>Scontro diretto esteso, poi ultime scacchiere</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then top boards</source>
            <translation>Scontro diretto esteso, poi prime scacchiere</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter: match points, then game points</source>
            <translation>Scontro diretto esteso: punti squadra, poi punti individuali</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Fore Buchholz: Buchholz with the last round as draws</source>
            <translation>Fore Buchholz: Buchholz con l’ultimo turno contato patta</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Game points (match points where game points decide)</source>
            <translation>Punti individuali (punti squadra dove decidono i punti individuali)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Koya: points against opponents with at least half of the possible points</source>
            <translation>Koya: punti contro avversari con almeno metà dei punti possibili</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Number of matches won over the board</source>
            <translation>Numero di incontri vinti alla scacchiera</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Number of wins, with or without playing</source>
            <translation>Numero di vittorie, giocate o no</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Olympiad Sonneborn-Berger without the lowest opponent</source>
            <translation>Sonneborn-Berger olimpico senza l’avversario più basso</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Pairing number, the smaller the better</source>
            <translation>Numero di abbinamento, meglio se minore</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>R{round}</source>
            <translation>T{round}</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Secondary score and strength of the schedule combined</source>
            <translation>Punteggio secondario e forza degli avversari combinati</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger on one score</source>
            <translation>Sonneborn-Berger su un solo punteggio</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ game points × game points scored</source>
            <translation>Sonneborn-Berger: punti individuali degli avversari × punti individuali ottenuti</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ game points × match points scored</source>
            <translation>Sonneborn-Berger: punti individuali degli avversari × punti squadra ottenuti</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ match points × game points scored</source>
            <translation>Sonneborn-Berger: punti squadra degli avversari × punti individuali ottenuti</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ match points × match points scored</source>
            <translation>Sonneborn-Berger: punti squadra degli avversari × punti squadra ottenuti</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of all opponents’ match points (Olympiad)</source>
            <translation>Somma dei punti squadra di tutti gli avversari (Olimpiadi)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of the opponents’ match points without the lowest (Olympiad)</source>
            <translation>Somma dei punti squadra degli avversari senza il più basso (Olimpiadi)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of the scores after each round</source>
            <translation>Somma dei punteggi dopo ogni turno</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Top board results: points on board 1, then board 2, …</source>
            <translation>Prime scacchiere: punti sulla scacchiera 1, poi sulla 2, …</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>[not counted: {article}]</source>
            <translation>[non conta: {article}]</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>absent</source>
            <translation>assente</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>board {board}</source>
            <translation>scacchiera {board}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>boards: {numbers} ({article})</source>
            <translation>scacchiere: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>divided by {numbers} ({article})</source>
            <translation>diviso per {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>forfeits count as played</source>
            <translation>i forfait contano come giocati</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>full-point bye</source>
            <translation>bye da un punto</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>game points</source>
            <translation>punti individuali</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>half-point bye</source>
            <translation>bye da mezzo punto</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>instead of {raw} by {article}</source>
            <translation>invece di {raw} per {article}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>lost by forfeit</source>
            <translation>perso per forfait</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>match points</source>
            <translation>punti squadra</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>matches of the tied teams, {score}: {table} ({article})</source>
            <translation>incontri tra le squadre a pari merito, {score}: {table} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>nothing: they share the place</source>
            <translation>nulla: condividono il posto</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>on game points</source>
            <translation>sui punti individuali</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>on match points</source>
            <translation>sui punti squadra</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>opponents with at least {numbers} count ({article})</source>
            <translation>contano gli avversari con almeno {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>pairing-allocated bye</source>
            <translation>bye d’abbinamento (PAB)</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>penalty or bonus</source>
            <translation>penalità o bonus</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>played</source>
            <translation>giocato</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>sum and number of opponents: {numbers} ({article})</source>
            <translation>somma e numero di avversari: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>the last round counts as drawn</source>
            <translation>l’ultimo turno conta come patta</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>the other way round</source>
            <translation>al contrario</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the highest and the lowest</source>
            <translation>senza il più alto e il più basso</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the last boards: {numbers} ({article})</source>
            <translation>senza le ultime scacchiere: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the lowest</source>
            <translation>senza il più basso</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the two highest and the two lowest</source>
            <translation>senza i due più alti e i due più bassi</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the two lowest</source>
            <translation>senza i due più bassi</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>won by forfeit</source>
            <translation>vinto per forfait</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{code} = {value}</source>
            <translation>{code} = {value}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{code}: place {value} of the tied teams</source>
            <translation>{code}: posto {value} tra le squadre a pari merito</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{score} {numbers} ({article})</source>
            <translation>{score} {numbers} ({article})</translation>
        </message>
    </context>
</TS>
