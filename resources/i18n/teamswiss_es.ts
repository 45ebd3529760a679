<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>About TeamSwiss</source>
            <translation>Acerca de TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>Licences</source>
            <translation>Licencias</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>Team Swiss tournaments: paired by the rules.</source>
            <translation>Torneos suizos por equipos: emparejados según las reglas.</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>TeamSwiss is free software under the MIT licence: use it, copy it, change it, pass it on; there is no warranty.</source>
            <translation>TeamSwiss es software libre con licencia MIT: úselo, cópielo, modifíquelo y compártalo; no hay garantía.</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>What is inside the program, and its licences</source>
            <translation>Qué contiene el programa y sus licencias</translation>
        </message>
    </context>
    <context>
        <name>AdjustmentsDialog</name>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>&amp;Take back</source>
            <translation>&amp;Anular</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Counts for</source>
            <translation>Cuenta para</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Game points</source>
            <translation>Puntos de partida</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Give it</source>
            <translation>Aplicar</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Match points</source>
            <translation>Puntos de encuentro</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Penalties and bonuses of round {number}</source>
            <translation>Sanciones y bonificaciones de la ronda {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>a team of the event</source>
            <translation>un equipo del torneo</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>the result of the match</source>
            <translation>el resultado del encuentro</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>the team’s total</source>
            <translation>el total del equipo</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>−1 takes a point away, 1 gives one</source>
            <translation>−1 quita un punto, 1 lo da</translation>
        </message>
    </context>
    <context>
        <name>AdjustmentsModel</name>
        <message>
            <location filename="models/adjustments.py" />
            <source>Counts for</source>
            <translation>Cuenta para</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>GP</source>
            <translation>PP</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>MP</source>
            <translation>PE</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>the match</source>
            <translation>el encuentro</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>the total</source>
            <translation>el total</translation>
        </message>
    </context>
    <context>
        <name>ArbitersModel</name>
        <message>
            <location filename="models/arbiters.py" />
            <source>Add an arbiter…</source>
            <translation>Añadir un árbitro…</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Arbiter</source>
            <translation>Árbitro</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Chief arbiter</source>
            <translation>Árbitro principal</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Deputy chief arbiter</source>
            <translation>Árbitro principal adjunto</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>FIDE id</source>
            <translation>ID FIDE</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Role</source>
            <translation>Función</translation>
        </message>
    </context>
    <context>
        <name>AttendanceDialog</name>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>A late entry: plays from round {number} on.</source>
            <translation>Inscripción tardía: juega desde la ronda {number}.</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Absent (zero-point bye)</source>
            <translation>Ausente (bye de cero puntos)</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Attendance and byes</source>
            <translation>Asistencia y byes</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Every change takes effect at once; Ctrl+Z takes it back.</source>
            <translation>Cada cambio tiene efecto inmediato; Ctrl+Z lo deshace.</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Full-point bye</source>
            <translation>Bye de punto entero</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Half-point bye</source>
            <translation>Bye de medio punto</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Plays</source>
            <translation>Juega</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Return in this round</source>
            <translation>Volver en esta ronda</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Round {number}</source>
            <translation>Ronda {number}</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Withdraw from this round on</source>
            <translation>Retirar desde esta ronda</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>against {name}</source>
            <translation>contra {name}</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>not paired</source>
            <translation>sin emparejar</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>not yet entered</source>
            <translation>aún no inscrito</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>pairing-allocated bye</source>
            <translation>bye asignado por emparejamiento</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>withdrawn</source>
            <translation>retirado</translation>
        </message>
    </context>
    <context>
        <name>BoardScoreDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Each side gets its own points, for instance ½ and 0.</source>
            <translation>Cada lado recibe sus propios puntos, por ejemplo ½ y 0.</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Score of board {board}, set by the arbiter</source>
            <translation>Puntuación del tablero {board}, fijada por el árbitro</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Set the score</source>
            <translation>Fijar la puntuación</translation>
        </message>
    </context>
    <context>
        <name>BoardsModel</name>
        <message>
            <location filename="models/matches.py" />
            <source> protest</source>
            <translation> reclamación</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>(nobody)</source>
            <translation>(nadie)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Board</source>
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>no result</source>
            <translation>sin resultado</translation>
        </message>
    </context>
    <context>
        <name>BoardsPanel</name>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · Backspace clears · Enter next match · g table</source>
            <translation>1 victoria · 0 derrota · = o espacio tablas · + − x incomparecencia · * aplazada · u sin Elo · Retroceso borra · Intro siguiente encuentro · g mesa</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Boards of the match</source>
            <translation>Tableros del encuentro</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Hint</source>
            <translation>Indicación</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Seen from {side}: 1 win, 0 loss, = or space draw, + and − forfeit for and against, x forfeited by both, * adjourned, u and a result unrated; # score set by the arbiter, p protest, s match by its score, c card; g and a number go to a table.</source>
            <translation>Visto desde {side}: 1 victoria, 0 derrota, = o espacio tablas, + y − incomparecencia a favor y en contra, x incomparecencia de ambos, * aplazada, u y un resultado sin Elo; # puntuación fijada por el árbitro, p reclamación, s encuentro por su resultado, c acta; g y un número van a una mesa.</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Table {table}   {white} – {black}</source>
            <translation>Mesa {table}   {white} – {black}</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>White’s side of the board</source>
            <translation>el lado de las blancas</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>White’s side: 1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · Backspace clears · Enter next match · g table</source>
            <translation>Lado de las blancas: 1 victoria · 0 derrota · = o espacio tablas · + − x incomparecencia · * aplazada · u sin Elo · Retroceso borra · Intro siguiente encuentro · g mesa</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>the left team</source>
            <translation>el equipo izquierdo</translation>
        </message>
    </context>
    <context>
        <name>CategoryTeamsModel</name>
        <message>
            <location filename="models/prizes.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>can win</source>
            <translation>puede ganar</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>cannot win</source>
            <translation>no puede ganar</translation>
        </message>
    </context>
    <context>
        <name>Chart</name>
        <message>
            <location filename="views/chart/widget.py" />
            <source>Chart</source>
            <translation>Gráfico</translation>
        </message>
    </context>
    <context>
        <name>CheckInDialog</name>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Check-in</source>
            <translation>Llegadas</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Find a team</source>
            <translation>Buscar un equipo</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Mark the missing as absent in the next round</source>
            <translation>Marcar a los que faltan como ausentes en la próxima ronda</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Only those who are &amp;missing</source>
            <translation>Solo los que &amp;faltan</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Part of a name; Enter ticks the first team</source>
            <translation>Parte de un nombre; Intro marca el primer equipo</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Space ticks the selected team · a note can be typed into its row</source>
            <translation>Espacio marca el equipo seleccionado · se puede escribir una nota en su fila</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Teams</source>
            <translation>Equipos</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Tick</source>
            <translation>Marcar</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Tick all</source>
            <translation>Marcar todos</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>{here} of {total} teams are here</source>
            <translation>Han llegado {here} de {total} equipos</translation>
        </message>
    </context>
    <context>
        <name>CheckInModel</name>
        <message>
            <location filename="models/check_in.py" />
            <source>Captain</source>
            <translation>Capitán</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Here</source>
            <translation>Presente</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Note (late, on the way…)</source>
            <translation>Nota (tarde, en camino …)</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>here</source>
            <translation>presente</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>not here yet</source>
            <translation>no ha llegado</translation>
        </message>
    </context>
    <context>
        <name>ChooseTeamDialog</name>
        <message>
            <location filename="views/teams/choose_team.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="views/teams/choose_team.py" />
            <source>Type a part of the name, or its number.</source>
            <translation>Escriba una parte del nombre, o su número.</translation>
        </message>
    </context>
    <context>
        <name>CompareCommand</name>
        <message>
            <location filename="views/round_questions.py" />
            <source>Compare &amp;systems…</source>
            <translation>Comparar &amp;sistemas…</translation>
        </message>
    </context>
    <context>
        <name>CompareDialog</name>
        <message numerus="yes">
            <location filename="views/dialogs/compare.py" />
            <source>%n pair(s) are the same in all.</source>
            <translation>
                <numerusform>%n pareja es la misma en todos.</numerusform>
                <numerusform>%n parejas son las mismas en todos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>All these systems pair this round alike.</source>
            <translation>Todos estos sistemas emparejan igual esta ronda.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Choose two systems at least.</source>
            <translation>Elija al menos dos sistemas.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Compare systems</source>
            <translation>Comparar sistemas</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>No two of these systems have a legal pairing.</source>
            <translation>No hay dos de estos sistemas con un emparejamiento válido.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Only what differs</source>
            <translation>Solo lo que difiere</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Round {number}</source>
            <translation>Ronda {number}</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>The round under the systems</source>
            <translation>La ronda con los distintos sistemas</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>This system finds no legal pairing.</source>
            <translation>Este sistema no encuentra ningún emparejamiento válido.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Why</source>
            <translation>Por qué</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Why not against {team}?</source>
            <translation>¿Por qué no contra {team}?</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Working it out…</source>
            <translation>Calculando …</translation>
        </message>
    </context>
    <context>
        <name>ComparisonModel</name>
        <message>
            <location filename="models/comparison.py" />
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>bye</source>
            <translation>bye</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>no pairing</source>
            <translation>sin emparejamiento</translation>
        </message>
    </context>
    <context>
        <name>Corrections</name>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>Correct it</source>
            <translation>Corregir</translation>
        </message>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>Correct round {number}</source>
            <translation>Corregir la ronda {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>It can be undone.</source>
            <translation>Se puede deshacer.</translation>
        </message>
    </context>
    <context>
        <name>CrosstableModel</name>
        <message>
            <location filename="models/crosstable.py" />
            <source>GP</source>
            <translation>PP</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>MP</source>
            <translation>PE</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>Rank</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>R{round}</source>
            <translation>R{round}</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>Team</source>
            <translation>Equipo</translation>
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
            <translation>&amp;Tableros del encuentro</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>&amp;Why this match?</source>
            <translation>¿&amp;Por qué este encuentro?</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>A grid has room for {count} teams at most</source>
            <translation>Una cuadrícula tiene sitio para {count} equipos como máximo</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>As a &amp;grid</source>
            <translation>Como &amp;cuadrícula</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>By &amp;number</source>
            <translation>Por &amp;número</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Crosstable</source>
            <translation>Tabla cruzada</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Every team against every other</source>
            <translation>Cada equipo contra todos los demás</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Find a team</source>
            <translation>Buscar un equipo</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Game points against every opponent</source>
            <translation>Puntos de partida contra cada rival</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Grid</source>
            <translation>Cuadrícula</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>It appears as soon as the first round is accepted.</source>
            <translation>Aparece en cuanto se acepta la primera ronda.</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>No crosstable yet</source>
            <translation>Aún no hay tabla cruzada</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Opponent: game points · light square White, dark square Black</source>
            <translation>Rival: puntos de partida · casilla clara blancas, casilla oscura negras</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by number</source>
            <translation>tras la ronda {number}, por número</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by number; provisional: results are missing</source>
            <translation>tras la ronda {number}, por número; provisional: faltan resultados</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by rank</source>
            <translation>tras la ronda {number}, por puesto</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by rank; provisional: results are missing</source>
            <translation>tras la ronda {number}, por puesto; provisional: faltan resultados</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>working it out…</source>
            <translation>calculando …</translation>
        </message>
    </context>
    <context>
        <name>DateField</name>
        <message>
            <location filename="views/fields.py" />
            <source>a day as {day}</source>
            <translation>un día como {day}</translation>
        </message>
    </context>
    <context>
        <name>DecisionDialog</name>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>Consequences</source>
            <translation>Consecuencias</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>It can be undone, and the log keeps what is said here.</source>
            <translation>Se puede deshacer, y el registro conserva lo que se dice aquí.</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>This is what the rules give.</source>
            <translation>Esto es lo que dan las reglas.</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>What it means:</source>
            <translation>Qué significa:</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>Working it out…</source>
            <translation>Calculando …</translation>
        </message>
    </context>
    <context>
        <name>DocumentsPage</name>
        <message>
            <location filename="views/documents_page.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Cancelar</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>&amp;Print…</source>
            <translation>Im&amp;primir…</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Cancelled. Nothing was written, and older files are as they were.</source>
            <translation>Cancelado. No se ha escrito nada y los archivos anteriores siguen como estaban.</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Documents</source>
            <translation>Documentos</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Fit the width</source>
            <translation>Ajustar al ancho</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Larger</source>
            <translation>Ampliar</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Nothing to show yet</source>
            <translation>Aún no hay nada que mostrar</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Page {page} of {pages}</source>
            <translation>Página {page} de {pages}</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Progress</source>
            <translation>Progreso</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Save as</source>
            <translation>Guardar como</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Saved: {name} in {folder}</source>
            <translation>Guardado: {name} en {folder}</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Smaller</source>
            <translation>Reducir</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>TRF</source>
            <translation>TRF</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Web site</source>
            <translation>Sitio web</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>What was written</source>
            <translation>Qué se ha escrito</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Whole event</source>
            <translation>Torneo entero</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Whole page</source>
            <translation>Página entera</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Workbook for the federation</source>
            <translation>Libro de Excel para la federación</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Working it out…</source>
            <translation>Calculando …</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Working…</source>
            <translation>Trabajando …</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>XML for chess-results</source>
            <translation>XML para chess-results</translation>
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
            <translation>Celda</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>What is doubtful</source>
            <translation>Qué es dudoso</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>row {row}</source>
            <translation>fila {row}</translation>
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
            <translation>&amp;Preferencias…</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Redo: {what}</source>
            <translation>&amp;Rehacer: {what}</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Undo: {what}</source>
            <translation>&amp;Deshacer: {what}</translation>
        </message>
    </context>
    <context>
        <name>EventSection</name>
        <message>
            <location filename="views/tournament/event.py" />
            <source>&amp;Add an arbiter</source>
            <translation>&amp;Añadir un árbitro</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>&amp;Remove the arbiter</source>
            <translation>&amp;Eliminar el árbitro</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Arbiters</source>
            <translation>Árbitros</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Clear the &amp;day</source>
            <translation>&amp;Borrar el día</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Days of the rounds</source>
            <translation>Días de las rondas</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Event</source>
            <translation>Torneo</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Federation</source>
            <translation>Federación</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>First day</source>
            <translation>Primer día</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Last day</source>
            <translation>Último día</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Line-ups and paper</source>
            <translation>Alineaciones y papel</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Line-ups due</source>
            <translation>Entrega de alineaciones</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Logo</source>
            <translation>Logotipo</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Organiser</source>
            <translation>Organizador</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Sponsor line</source>
            <translation>Línea del patrocinador</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Time control</source>
            <translation>Ritmo de juego</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Type a day as {day} and a time as 14:30.</source>
            <translation>Escriba un día como {day} y una hora como 14:30.</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Venue</source>
            <translation>Sede</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>minutes before the round</source>
            <translation>minutos antes de la ronda</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>three letters</source>
            <translation>tres letras</translation>
        </message>
    </context>
    <context>
        <name>ExportCommands</name>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Everything into a folder…</source>
            <translation>&amp;Todo en una carpeta…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;TRF for the rating officer…</source>
            <translation>T&amp;RF para el responsable de Elo…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Verify the export</source>
            <translation>&amp;Verificar la exportación</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Workbook for the federation…</source>
            <translation>&amp;Libro de Excel para la federación…</translation>
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
            <translation>Carpeta para el sitio web: sus páginas se reemplazan</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Folder in which a new folder with everything is made</source>
            <translation>Carpeta en la que se crea una carpeta nueva con todo</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as</source>
            <translation>Guardar como</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as &amp;CSV…</source>
            <translation>Guardar como &amp;CSV…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as &amp;PDF…</source>
            <translation>Guardar como &amp;PDF…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as E&amp;xcel sheet…</source>
            <translation>Guardar como hoja de E&amp;xcel…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as web page (&amp;HTML)…</source>
            <translation>Guardar como página web (&amp;HTML)…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>TRF (*.trf)</source>
            <translation>TRF (*.trf)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Web &amp;site of the event…</source>
            <translation>&amp;Sitio web del torneo…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Web pages (*.html)</source>
            <translation>Páginas web (*.html)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>XML (*.xml)</source>
            <translation>XML (*.xml)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>XML for chess-&amp;results…</source>
            <translation>X&amp;ML para chess-results…</translation>
        </message>
    </context>
    <context>
        <name>FaultDialog</name>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Copy the report</source>
            <translation>&amp;Copiar el informe</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Go on</source>
            <translation>C&amp;ontinuar</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Show the report</source>
            <translation>&amp;Mostrar el informe</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>A fault in TeamSwiss</source>
            <translation>Un fallo en TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>No tournament was open. Nothing is lost.</source>
            <translation>No había ningún torneo abierto. No se ha perdido nada.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Report</source>
            <translation>Informe</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Something went wrong inside the program</source>
            <translation>Algo ha fallado dentro del programa</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>The file could not be read again just now:</source>
            <translation>En este momento no se pudo volver a leer el archivo:</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>The report says where in the program it happened ({what}), the versions and the file's name; no names of players, no results.</source>
            <translation>El informe dice en qué lugar del programa ocurrió ({what}), las versiones y el nombre del archivo; ni nombres de jugadores ni resultados.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>What was shown is still in the program: choose File, Save as and another place, then go on from there.</source>
            <translation>Lo que se mostraba sigue en el programa: elija Archivo, Guardar como y otro lugar, y continúe desde allí.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Where the file is</source>
            <translation>Dónde está el archivo</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>You can go on. If it happens again, close TeamSwiss and start it anew.</source>
            <translation>Puede continuar. Si vuelve a ocurrir, cierre TeamSwiss e inícielo de nuevo.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Your data is safe. The file was just read again and holds all that was shown:</source>
            <translation>Sus datos están a salvo. El archivo se acaba de leer de nuevo y contiene todo lo que se mostraba:</translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message numerus="yes">
            <location filename="views/fields.py" />
            <source>Locked, because %n round(s) were paired with it.</source>
            <translation>
                <numerusform>Bloqueado, porque se emparejó %n ronda con este valor.</numerusform>
                <numerusform>Bloqueado, porque se emparejaron %n rondas con este valor.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>Unlock {title}</source>
            <translation>Desbloquear {title}</translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>Unlocked until the next round is accepted.</source>
            <translation>Desbloqueado hasta que se acepte la próxima ronda.</translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>{why} Press to unlock it with a reason.</source>
            <translation>{why} Pulse para desbloquearlo indicando un motivo.</translation>
        </message>
    </context>
    <context>
        <name>FileCommands</name>
        <message numerus="yes">
            <location filename="views/file_commands.py" />
            <source>%n place(s) could not be read: {places}</source>
            <translation>
                <numerusform>No se ha podido leer %n lugar: {places}</numerusform>
                <numerusform>No se han podido leer %n lugares: {places}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Import</source>
            <translation>&amp;Importar</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Keep a snapshot…</source>
            <translation>&amp;Guardar una instantánea…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;New tournament</source>
            <translation>&amp;Nuevo torneo</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Abrir…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>C&amp;lose</source>
            <translation>&amp;Cerrar</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>E&amp;xport</source>
            <translation>E&amp;xportar</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Everything could be read.</source>
            <translation>Se ha podido leer todo.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Gaps were filled from the last snapshot.</source>
            <translation>Los huecos se han rellenado con la última instantánea.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Keep a snapshot</source>
            <translation>Guardar una instantánea</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>New &amp;window</source>
            <translation>Nueva &amp;ventana</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>New from an &amp;earlier event…</source>
            <translation>Nuevo &amp;basado en un torneo anterior…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Nothing that was saved is lost</source>
            <translation>No se pierde nada de lo guardado</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Nothing was opened yet</source>
            <translation>Aún no se ha abierto nada</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Open &amp;recent</source>
            <translation>Abrir &amp;reciente</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Open the &amp;sample event</source>
            <translation>Abrir el torneo de e&amp;jemplo</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Res&amp;tore a snapshot…</source>
            <translation>Resta&amp;urar una instantánea…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Rescue a &amp;damaged file…</source>
            <translation>Rescatar un archivo &amp;dañado…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Rescued</source>
            <translation>Rescatado</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Save &amp;as…</source>
            <translation>Guardar c&amp;omo…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Save a &amp;copy…</source>
            <translation>Guar&amp;dar una copia…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Snapshot</source>
            <translation>Instantánea</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Snapshot kept: {name}</source>
            <translation>Instantánea guardada: {name}</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>The state as it is now can be restored later. What is it called?</source>
            <translation>El estado actual se podrá restaurar más tarde. ¿Qué nombre le da?</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>What can be read of {name} is a new tournament now; Save as gives it a place. Its undo history, log and snapshots stayed behind. The damaged file was not touched.</source>
            <translation>Lo que se puede leer de {name} es ahora un torneo nuevo; «Guardar como» le da un lugar. El historial de deshacer, el registro y las instantáneas se han quedado atrás. El archivo dañado no se ha tocado.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Which earlier event is the template?</source>
            <translation>¿Qué torneo anterior sirve de plantilla?</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Which file is damaged?</source>
            <translation>¿Qué archivo está dañado?</translation>
        </message>
    </context>
    <context>
        <name>FindField</name>
        <message>
            <location filename="views/table_tools.py" />
            <source>&amp;Find</source>
            <translation>&amp;Buscar</translation>
        </message>
    </context>
    <context>
        <name>ForbiddenPairsDialog</name>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Forbid</source>
            <translation>&amp;Prohibir</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Rounds</source>
            <translation>&amp;Rondas</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Team</source>
            <translation>&amp;Equipo</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>A&amp;llow again</source>
            <translation>&amp;Volver a permitir</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Allow again</source>
            <translation>Volver a permitir</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>First round</source>
            <translation>Primera ronda</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>For which rounds</source>
            <translation>Para qué rondas</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Forbidden pairs</source>
            <translation>Parejas prohibidas</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>In all rounds</source>
            <translation>En todas las rondas</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>In these rounds:</source>
            <translation>En estas rondas:</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Last round</source>
            <translation>Última ronda</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>No pair is forbidden yet. Use this for teams of one club or family that must not meet, in the first rounds or at all. Select several teams on the page to keep every two of them apart.</source>
            <translation>Aún no hay parejas prohibidas. Úselo para equipos de un mismo club o familia que no deben enfrentarse, en las primeras rondas o nunca. Seleccione varios equipos en la página para separarlos a todos entre sí.</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Not &amp;against</source>
            <translation>No &amp;contra</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Opponent</source>
            <translation>Rival</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Rea&amp;son</source>
            <translation>&amp;Motivo</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Teams</source>
            <translation>Equipos</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>every two of: {names}</source>
            <translation>todos entre sí: {names}</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>for example: same club</source>
            <translation>por ejemplo: mismo club</translation>
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
            <translation>No contra</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Rounds</source>
            <translation>Rondas</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>all</source>
            <translation>todas</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>from {first}</source>
            <translation>desde la {first}</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>{first} to {last}</source>
            <translation>{first} a {last}</translation>
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
            <translation>puntos como 2 o 1½</translation>
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
            <translation>Rehacer</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Undo: {what}</source>
            <translation>Deshacer: {what}</translation>
        </message>
    </context>
    <context>
        <name>GridModel</name>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>GP</source>
            <translation>PP</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>MP</source>
            <translation>PE</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>Rank</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>round</source>
            <translation>ronda</translation>
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
            <translation>Un sorteo decide qué color reciben primero los números impares. El botón está en la página Torneo; el resultado del sorteo queda en el registro.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Accept the draft</source>
            <translation>Acepte el borrador</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Add players</source>
            <translation>Añada jugadores</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Add teams</source>
            <translation>Añada equipos</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Close the guide</source>
            <translation>Cerrar la guía</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Draw lots for the colour</source>
            <translation>Sortee el color</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Enter a result</source>
            <translation>Introduzca un resultado</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Look at it, then press Ctrl+Return. Ctrl+Z takes it back.</source>
            <translation>Revíselo y pulse Ctrl+Intro. Ctrl+Z lo deshace.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Name it</source>
            <translation>Póngale nombre</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>New tournament</source>
            <translation>Nuevo torneo</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Number the teams</source>
            <translation>Numere los equipos</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>On the Teams page press Ins and type a name, {count} times or more. Or paste a list from a spreadsheet.</source>
            <translation>En la página Equipos pulse Insert y escriba un nombre, {count} veces o más. O pegue una lista de una hoja de cálculo.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Pair round 1</source>
            <translation>Empareje la ronda 1</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Press F9. The answer is a draft: nobody plays it yet.</source>
            <translation>Pulse F9. La respuesta es un borrador: todavía nadie lo juega.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Print and publish</source>
            <translation>Imprima y publique</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Print the pairings (Ctrl+P), hang them up and publish the round (Ctrl+Shift+P).</source>
            <translation>Imprima los emparejamientos (Ctrl+P), cuélguelos y publique la ronda (Ctrl+Mayús+P).</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Select a team. Go to its roster below, press Ins and type its players in the order of the boards.</source>
            <translation>Seleccione un equipo. Vaya a su plantilla, debajo, pulse Insert y escriba sus jugadores en el orden de los tableros.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Start a new tournament. Nothing you try can be lost.</source>
            <translation>Empiece un torneo nuevo. Nada de lo que pruebe se puede perder.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Take me there</source>
            <translation>Llevarme allí</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>That was a round. Enter the other results, pair the next one, and look at Standings. F1 opens the handbook wherever you are.</source>
            <translation>Eso fue una ronda. Introduzca los demás resultados, empareje la siguiente y mire la Clasificación. F1 abre el manual en cualquier lugar.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>The rules go by numbers. Choose Number by rating or by lot in the Teams menu.</source>
            <translation>Las reglas se guían por los números. Elija numerar por Elo o por sorteo en el menú Equipos.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Two minutes. Every step can be undone.</source>
            <translation>Dos minutos. Cada paso se puede deshacer.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Type 1, 0 or = for the first board, seen from the left team. The cursor goes on.</source>
            <translation>Teclee 1, 0 o = para el primer tablero, visto desde el equipo izquierdo. El cursor avanza solo.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Type a name on the Tournament page. It is saved as you type.</source>
            <translation>Escriba un nombre en la página Torneo. Se guarda mientras escribe.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Your &amp;first tournament</source>
            <translation>Su &amp;primer torneo</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Your first tournament</source>
            <translation>Su primer torneo</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>{step}: done</source>
            <translation>{step}: hecho</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>{step}: to do</source>
            <translation>{step}: por hacer</translation>
        </message>
    </context>
    <context>
        <name>HandCommands</name>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Give the bye…</source>
            <translation>&amp;Dar el bye…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Swap the opponents of two matches</source>
            <translation>&amp;Intercambiar los rivales de dos encuentros</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Unpair the match</source>
            <translation>Des&amp;hacer el encuentro</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Black on board 1</source>
            <translation>Negras en el tablero 1</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Changes with</source>
            <translation>Cambia con</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>E&amp;xchange two teams…</source>
            <translation>Intercam&amp;biar dos equipos…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Exchange them</source>
            <translation>Intercambiar</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Give the bye</source>
            <translation>Dar el bye</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Give the bye by hand</source>
            <translation>Dar el bye a mano</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Let two teams change places</source>
            <translation>Hacer que dos equipos cambien de sitio</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Match &amp;down</source>
            <translation>Bajar el enc&amp;uentro</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Match u&amp;p</source>
            <translation>&amp;Subir el encuentro</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair &amp;two teams…</source>
            <translation>Emparejar dos e&amp;quipos…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair them</source>
            <translation>Emparejar</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair two teams by hand</source>
            <translation>Emparejar dos equipos a mano</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Start a round by &amp;hand</source>
            <translation>Iniciar una ronda a &amp;mano</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the &amp;colours of the match</source>
            <translation>Intercambiar los &amp;colores del encuentro</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the colours</source>
            <translation>Intercambiar los colores</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the opponents</source>
            <translation>Intercambiar los rivales</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Ta&amp;ke the bye back</source>
            <translation>&amp;Retirar el bye</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>White on board 1</source>
            <translation>Blancas en el tablero 1</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{a} – {b} and {c} – {d}</source>
            <translation>{a} – {b} y {c} – {d}</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{team} and {other} change places</source>
            <translation>{team} y {other} cambian de sitio</translation>
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
            <translation>&amp;Atrás</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>&amp;Forward</source>
            <translation>A&amp;delante</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Handbook</source>
            <translation>Manual</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>No page has all these words.</source>
            <translation>Ninguna página tiene todas estas palabras.</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Page of the handbook</source>
            <translation>Página del manual</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Search the handbook</source>
            <translation>Buscar en el manual</translation>
        </message>
    </context>
    <context>
        <name>HelpCommands</name>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;About TeamSwiss…</source>
            <translation>Acerca &amp;de TeamSwiss…</translation>
        </message>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;Handbook</source>
            <translation>&amp;Manual</translation>
        </message>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;Keyboard shortcuts…</source>
            <translation>Atajos de &amp;teclado…</translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Cancelled. Nothing was read, nothing was changed.</source>
            <translation>Cancelado. No se ha leído ni cambiado nada.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Doubts</source>
            <translation>Dudas</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>From the clipboard</source>
            <translation>Desde el portapapeles</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Import</source>
            <translation>Importar</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Import teams</source>
            <translation>Importar equipos</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Reading…</source>
            <translation>Leyendo …</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Say which column holds the player’s name, or only teams come in.</source>
            <translation>Indique qué columna contiene el nombre del jugador, o solo se importarán equipos.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Say which column holds the team: select it and choose “Team” above.</source>
            <translation>Indique qué columna contiene el equipo: selecciónela y elija «Equipo» arriba.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>The list</source>
            <translation>La lista</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>The list as it was read</source>
            <translation>La lista tal como se leyó</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>What comes in</source>
            <translation>Qué se importa</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>doubts: {count}</source>
            <translation>dudas: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>left out: {count}</source>
            <translation>omitidos: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>players: {count}</source>
            <translation>jugadores: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>teams: {count}</source>
            <translation>equipos: {count}</translation>
        </message>
    </context>
    <context>
        <name>IncomingModel</name>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Bd</source>
            <translation>Tab.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Born</source>
            <translation>Nacim.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>FIDE id</source>
            <translation>ID FIDE</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Fed.</source>
            <translation>Fed.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Title</source>
            <translation>Título</translation>
        </message>
    </context>
    <context>
        <name>LateEntryDialog</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>&amp;Federation</source>
            <translation>&amp;Federación</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>&amp;Name</source>
            <translation>&amp;Nombre</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Enter the team</source>
            <translation>Inscribir el equipo</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>It gets its number before round {number}, when it has arrived.</source>
            <translation>Recibe su número antes de la ronda {number}, cuando haya llegado.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Late entry</source>
            <translation>Inscripción tardía</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>N&amp;umber</source>
            <translation>Nú&amp;mero</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Plays from &amp;round</source>
            <translation>Juega desde la &amp;ronda</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>The team counts as absent in the rounds before. The teams behind its number move one down; rounds that are paired keep the numbers they had (C.04.2 2.4).</source>
            <translation>El equipo cuenta como ausente en las rondas anteriores. Los equipos por detrás de su número bajan uno; las rondas emparejadas conservan los números que tenían (C.04.2 2.4).</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>The teams have no numbers yet; it gets one with them.</source>
            <translation>Los equipos aún no tienen números; recibirá el suyo con ellos.</translation>
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
            <translation>Por su Elo, {name} recibe el número {number}; los equipos siguientes bajan uno.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Give the number</source>
            <translation>Dar el número</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Number of a late entry</source>
            <translation>Número de una inscripción tardía</translation>
        </message>
    </context>
    <context>
        <name>LineUpDialog</name>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Empty the board</source>
            <translation>&amp;Vaciar el tablero</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Next match</source>
            <translation>Encuentro sigu&amp;iente</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Swap two boards</source>
            <translation>&amp;Intercambiar dos tableros</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>All line-ups of the round are in.</source>
            <translation>Todas las alineaciones de la ronda están entregadas.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Board &amp;down</source>
            <translation>&amp;Bajar tablero</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Board &amp;up</source>
            <translation>&amp;Subir tablero</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Choose two players of one team with Ctrl first.</source>
            <translation>Elija primero dos jugadores de un equipo con Ctrl.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Line-ups</source>
            <translation>Alineaciones</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Line-ups of round {number}</source>
            <translation>Alineaciones de la ronda {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Mark &amp;absent</source>
            <translation>&amp;Marcar ausente</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Match &amp;before</source>
            <translation>Encuentro an&amp;terior</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Nobody sits there.</source>
            <translation>Ahí no hay nadie.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Not handed in yet: {teams}. Until then the default line-up stands.</source>
            <translation>Aún sin entregar: {teams}. Hasta entonces vale la alineación por defecto.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Table {table}   {white} – {black}</source>
            <translation>Mesa {table}   {white} – {black}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>The others move up and the next reserve comes in (Ctrl+Shift+A)</source>
            <translation>Los demás suben y entra el siguiente suplente (Ctrl+Mayús+A)</translation>
        </message>
    </context>
    <context>
        <name>LineUpModel</name>
        <message>
            <location filename="models/line_ups.py" />
            <source>(nobody)</source>
            <translation>(nadie)</translation>
        </message>
        <message>
            <location filename="models/line_ups.py" />
            <source>Board</source>
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="models/line_ups.py" />
            <source>Stands before the board above on the roster</source>
            <translation>Va antes que el tablero superior en la plantilla</translation>
        </message>
    </context>
    <context>
        <name>LineUpSide</name>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Against the roster order: boards {first} and {second}</source>
            <translation>Contra el orden de fuerza: tableros {first} y {second}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>First of the roster</source>
            <translation>Primeros de la plantilla</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>In roster order</source>
            <translation>En orden de fuerza</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>No reserves</source>
            <translation>Sin suplentes</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Reserves: {players}</source>
            <translation>Suplentes: {players}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Seat the first players of the roster</source>
            <translation>Alinear a los primeros jugadores de la plantilla</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Seat the team as in its match before</source>
            <translation>Alinear al equipo como en su encuentro anterior</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Take over from before</source>
            <translation>Tomar la anterior</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>{team}: line-up received</source>
            <translation>{team}: alineación recibida</translation>
        </message>
    </context>
    <context>
        <name>ListCommands</name>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>&amp;Import…</source>
            <translation>&amp;Importar…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>&amp;Update ratings…</source>
            <translation>&amp;Actualizar Elo…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Import from the clip&amp;board…</source>
            <translation>Importar del porta&amp;papeles…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Import teams</source>
            <translation>Importar equipos</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Rating li&amp;sts…</source>
            <translation>&amp;Listas de Elo…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Save a &amp;template…</source>
            <translation>Guardar una plan&amp;tilla…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Save a template</source>
            <translation>Guardar una plantilla</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Team list.xlsx</source>
            <translation>Lista de equipos.xlsx</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Team lists</source>
            <translation>Listas de equipos</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>There is no text on the clipboard.</source>
            <translation>No hay texto en el portapapeles.</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Workbooks</source>
            <translation>Libros de Excel</translation>
        </message>
    </context>
    <context>
        <name>ListCompleter</name>
        <message>
            <location filename="views/teams/completion.py" />
            <source>Players of the rating lists</source>
            <translation>Jugadores de las listas de Elo</translation>
        </message>
    </context>
    <context>
        <name>LoadedListsModel</name>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>From the file</source>
            <translation>Del archivo</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>List</source>
            <translation>Lista</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded</source>
            <translation>Cargada</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
    </context>
    <context>
        <name>LogDialog</name>
        <message numerus="yes">
            <location filename="views/log_dialog.py" />
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n línea</numerusform>
                <numerusform>%n líneas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Filter the log</source>
            <translation>Filtrar el registro</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Filter: a team, a player, a gesture…</source>
            <translation>Filtrar: un equipo, un jugador, una acción…</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Log</source>
            <translation>Registro</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Print…</source>
            <translation>Imprimir…</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Taking something back is an entry of its own.</source>
            <translation>Deshacer algo es una entrada más.</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>{shown} of {all}</source>
            <translation>{shown} de {all}</translation>
        </message>
    </context>
    <context>
        <name>LogModel</name>
        <message>
            <location filename="models/log.py" />
            <source>What</source>
            <translation>Qué</translation>
        </message>
        <message>
            <location filename="models/log.py" />
            <source>When</source>
            <translation>Cuándo</translation>
        </message>
        <message>
            <location filename="models/log.py" />
            <source>Who</source>
            <translation>Quién</translation>
        </message>
    </context>
    <context>
        <name>LogoField</name>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Choose a logo</source>
            <translation>Elegir un logotipo</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Pictures</source>
            <translation>Imágenes</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Remove</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Remove the logo</source>
            <translation>Eliminar el logotipo</translation>
        </message>
    </context>
    <context>
        <name>LookCommands</name>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Oscuro</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Larger text</source>
            <translation>Texto más &amp;grande</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Light</source>
            <translation>&amp;Claro</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Smaller text</source>
            <translation>Texto más &amp;pequeño</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Tema</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>As the &amp;system</source>
            <translation>Como el &amp;sistema</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Edición</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;File</source>
            <translation>&amp;Archivo</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Help</source>
            <translation>A&amp;yuda</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Salir</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;View</source>
            <translation>&amp;Ver</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Crosstable</source>
            <translation>Tabla cruzada</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Documents</source>
            <translation>Documentos</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Export this &amp;page…</source>
            <translation>Expor&amp;tar esta página…</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>New tournament</source>
            <translation>Nuevo torneo</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Rounds</source>
            <translation>Rondas</translation>
        </message>
        <message>
            <location filename="views/program.py" />
            <source>Safe mode</source>
            <translation>Modo seguro</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Standings</source>
            <translation>Clasificación</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>TeamSwiss</source>
            <translation>TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Teams</source>
            <translation>Equipos</translation>
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
            <translation>La &amp;columna {letters} contiene</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Heads in row</source>
            <translation>&amp;Encabezados en la fila</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Layout</source>
            <translation>&amp;Disposición</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Sheet</source>
            <translation>&amp;Hoja</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>(left out)</source>
            <translation>(se omite)</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Birth</source>
            <translation>Nacimiento</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Board</source>
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Captain</source>
            <translation>Capitán</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Club</source>
            <translation>Club</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>FIDE id</source>
            <translation>ID FIDE</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Family name</source>
            <translation>Apellidos</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Federation</source>
            <translation>Federación</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Given name</source>
            <translation>Nombre de pila</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Heads in row</source>
            <translation>Encabezados en la fila</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Layout</source>
            <translation>Disposición</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>National id</source>
            <translation>ID nacional</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>National rating</source>
            <translation>Elo nacional</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>One row a player</source>
            <translation>Una fila por jugador</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>One row a team</source>
            <translation>Una fila por equipo</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Previous standing</source>
            <translation>Clasificación anterior</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Sex</source>
            <translation>Sexo</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Sheet</source>
            <translation>Hoja</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Short name</source>
            <translation>Nombre corto</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team’s federation</source>
            <translation>Federación del equipo</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team’s note</source>
            <translation>Nota del equipo</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>What the selected column holds</source>
            <translation>Qué contiene la columna seleccionada</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Which player of the row</source>
            <translation>Qué jugador de la fila</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>none</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>player </source>
            <translation>jugador </translation>
        </message>
    </context>
    <context>
        <name>MatchDetail</name>
        <message>
            <location filename="views/match_detail.py" />
            <source>Board {number}</source>
            <translation>Tablero {number}</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Boards of the match</source>
            <translation>Tableros del encuentro</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Choose a match of the table to see its boards.</source>
            <translation>Elija un encuentro de la tabla para ver sus tableros.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Round {number}</source>
            <translation>Ronda {number}</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>The match was forfeited.</source>
            <translation>El encuentro se perdió por incomparecencia.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>nobody</source>
            <translation>nadie</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had a full-point bye.</source>
            <translation>{team} tuvo un bye de punto entero.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had a half-point bye.</source>
            <translation>{team} tuvo un bye de medio punto.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had the bye.</source>
            <translation>{team} tuvo el bye.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} was absent.</source>
            <translation>{team} estuvo ausente.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} was not there yet.</source>
            <translation>{team} aún no participaba.</translation>
        </message>
    </context>
    <context>
        <name>MatchScoreDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Enter the score</source>
            <translation>Introducir el resultado</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Match by its score</source>
            <translation>Encuentro por su resultado</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>The boards can come later; once all of them are in, they are the score. Empty fields take the score away.</source>
            <translation>Los tableros pueden venir después; cuando estén todos, ellos dan el resultado. Los campos vacíos quitan el resultado.</translation>
        </message>
    </context>
    <context>
        <name>MatchesModel</name>
        <message numerus="yes">
            <location filename="models/matches.py" />
            <source>%n missing</source>
            <translation>
                <numerusform>falta %n</numerusform>
                <numerusform>faltan %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Black on board 1</source>
            <translation>Negras (tab. 1)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>MP</source>
            <translation>PE</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Match points before this round</source>
            <translation>Puntos de encuentro antes de esta ronda</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Results</source>
            <translation>Resultados</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Score</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>White on board 1</source>
            <translation>Blancas (tab. 1)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>boards to come</source>
            <translation>tableros pendientes</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>both forfeit</source>
            <translation>no comparece ninguno</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>card in</source>
            <translation>acta recibida</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>done</source>
            <translation>terminado</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>draft</source>
            <translation>borrador</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>left forfeits</source>
            <translation>no comparece izq.</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>line-ups {count} of 2</source>
            <translation>alineaciones {count} de 2</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>right forfeits</source>
            <translation>no comparece der.</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>under protest</source>
            <translation>bajo reclamación</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>verified</source>
            <translation>acta comprobada</translation>
        </message>
    </context>
    <context>
        <name>MatchesPanel</name>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Choose two matches with Ctrl or Shift; drag a team onto another.</source>
            <translation>Elija dos encuentros con Ctrl o Mayús; arrastre un equipo sobre otro.</translation>
        </message>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Matches</source>
            <translation>Encuentros</translation>
        </message>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Teams without a match</source>
            <translation>Equipos sin encuentro</translation>
        </message>
    </context>
    <context>
        <name>MessageBoxes</name>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Not possible</source>
            <translation>No es posible</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Open a tournament</source>
            <translation>Abrir un torneo</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Save as</source>
            <translation>Guardar como</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Tournaments</source>
            <translation>Torneos</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>falta %n resultado</numerusform>
                <numerusform>faltan %n resultados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n equipo</numerusform>
                <numerusform>%n equipos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n team(s) without players</source>
            <translation>
                <numerusform>%n equipo sin jugadores</numerusform>
                <numerusform>%n equipos sin jugadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/navigation.py" />
            <source>Pages</source>
            <translation>Páginas</translation>
        </message>
    </context>
    <context>
        <name>NoPairingDialog</name>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Allow a forbidden pair again:</source>
            <translation>&amp;Volver a permitir una pareja prohibida:</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;End the event after round {number}</source>
            <translation>&amp;Terminar el torneo tras la ronda {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Leave a team out of this round:</source>
            <translation>&amp;Dejar un equipo fuera de esta ronda:</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Pair the round by hand; every departure is named</source>
            <translation>&amp;Emparejar la ronda a mano; se indica cada desviación</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Absent, no points</source>
            <translation>Ausente, sin puntos</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Do this</source>
            <translation>Hacer esto</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Forbidden pair</source>
            <translation>Pareja prohibida</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Full-point bye</source>
            <translation>Bye de punto entero</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Half-point bye on request</source>
            <translation>Bye de medio punto solicitado</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Nothing has been changed. Whatever you choose can be undone.</source>
            <translation>No se ha cambiado nada. Todo lo que elija se puede deshacer.</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Round {number}: no legal pairing exists</source>
            <translation>Ronda {number}: no existe ningún emparejamiento válido</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>The teams: {teams}.</source>
            <translation>Los equipos: {teams}.</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>What it gets</source>
            <translation>Qué recibe</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>a team of the event</source>
            <translation>un equipo del torneo</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <location filename="views/fields.py" />
            <source>a whole number</source>
            <translation>un número entero</translation>
        </message>
    </context>
    <context>
        <name>NumberFields</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>By its rating</source>
            <translation>Por su Elo</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Number</source>
            <translation>Número</translation>
        </message>
    </context>
    <context>
        <name>NumberingCommands</name>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>&amp;Close the list</source>
            <translation>&amp;Cerrar la lista</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Nu&amp;mbers</source>
            <translation>Nú&amp;meros</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number a late &amp;entry…</source>
            <translation>Numerar una inscripción &amp;tardía…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;hand…</source>
            <translation>Numerar a m&amp;ano…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;lot</source>
            <translation>Numerar por &amp;sorteo</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;rating</source>
            <translation>Numerar por &amp;Elo</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Re&amp;open the list…</source>
            <translation>Rea&amp;brir la lista…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Reopen the list</source>
            <translation>Reabrir la lista</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Why are the numbers provisional again? The reason goes into the log.</source>
            <translation>¿Por qué los números vuelven a ser provisionales? El motivo queda en el registro.</translation>
        </message>
    </context>
    <context>
        <name>NumberingDialog</name>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>As &amp;entered</source>
            <translation>Orden de &amp;inscripción</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>By &amp;rating</source>
            <translation>Por E&amp;lo</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Down</source>
            <translation>Bajar</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Drag a team, or press Alt+Up and Alt+Down</source>
            <translation>Arrastre un equipo, o pulse Alt+Arriba y Alt+Abajo</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number</source>
            <translation>Número</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number in this order</source>
            <translation>Numerar en este orden</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number of the selected &amp;team</source>
            <translation>Número del &amp;equipo seleccionado</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number the teams by hand</source>
            <translation>Numerar los equipos a mano</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Start from:</source>
            <translation>Partir de:</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Teams in their new order</source>
            <translation>Equipos en su nuevo orden</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Up</source>
            <translation>Subir</translation>
        </message>
    </context>
    <context>
        <name>OptionalPointsField</name>
        <message>
            <location filename="views/fields.py" />
            <source>{points} (usual)</source>
            <translation>{points} (habitual)</translation>
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <location filename="views/document_options.py" />
            <source>After round</source>
            <translation>Tras la ronda</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Automatic</source>
            <translation>Lo que convenga</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Bar</source>
            <translation>Barra</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>By number</source>
            <translation>Por número</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>By rank</source>
            <translation>Por puesto</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>CSV files</source>
            <translation>Archivos CSV</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Cards a page</source>
            <translation>Actas por página</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Characters</source>
            <translation>Caracteres</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Columns by</source>
            <translation>Columnas con</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Comma</source>
            <translation>Coma</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Comma: 2,5</source>
            <translation>Coma: 2,5</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Compact</source>
            <translation>Compacto</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>For the wall</source>
            <translation>Para la pared</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Four</source>
            <translation>Cuatro</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Landscape</source>
            <translation>Horizontal</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Large title</source>
            <translation>Título grande</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Logo and sponsor</source>
            <translation>Logotipo y patrocinador</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Numbers</source>
            <translation>Números</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>One</source>
            <translation>Una</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Order</source>
            <translation>Orden</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Orientation</source>
            <translation>Orientación</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Paper</source>
            <translation>Papel</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Point: 2.5</source>
            <translation>Punto: 2.5</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Portrait</source>
            <translation>Vertical</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Semicolon</source>
            <translation>Punto y coma</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Tab</source>
            <translation>Tabulador</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>The last ({number})</source>
            <translation>La última ({number})</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Two</source>
            <translation>Dos</translation>
        </message>
    </context>
    <context>
        <name>PairingRun</name>
        <message>
            <location filename="views/rounds/pairing_run.py" />
            <source>&amp;Cancel pairing</source>
            <translation>&amp;Cancelar el emparejamiento</translation>
        </message>
        <message>
            <location filename="views/rounds/pairing_run.py" />
            <source>Pairing</source>
            <translation>Emparejamiento</translation>
        </message>
    </context>
    <context>
        <name>PairingSection</name>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>A team wants a colour only after two more matches with the other, or after the other colour twice running.</source>
            <translation>Un equipo solo quiere un color tras dos encuentros más con el otro, o tras jugar dos veces seguidas con el otro.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Acceleration</source>
            <translation>Aceleración</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>An edition of C.04.3 before 2017, for events that still name it.</source>
            <translation>Una edición de C.04.3 anterior a 2017, para torneos que aún la mencionan.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>As type A, called strong; beside it a mild wish for the colour a team has had less often, or did not have last.</source>
            <translation>Como el tipo A, llamada fuerte; además, un deseo leve del color que el equipo ha tenido menos veces o no tuvo la última vez.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Black</source>
            <translation>Negras</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Board colours</source>
            <translation>Colores de los tableros</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Boards</source>
            <translation>Tableros</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>C.04.3 of 2017, made for players: brackets with floaters downwards.</source>
            <translation>C.04.3 de 2017, hecho para jugadores: bloques con flotantes hacia abajo.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>C.04.6: the bye by 3.4, upfloaters by 3.5, brackets by 3.6, colours by 4.</source>
            <translation>C.04.6: el bye según 3.4, los flotantes ascendentes según 3.5, los bloques según 3.6, los colores según 4.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colour preferences</source>
            <translation>Preferencias de color</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colours</source>
            <translation>Colores</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colours do not influence who meets whom.</source>
            <translation>Los colores no influyen en quién se enfrenta a quién.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>D.II.02 of 2008: section J for rounds 1 to 3, section K for all later ones.</source>
            <translation>D.II.02 de 2008: sección J para las rondas 1 a 3, sección K para todas las posteriores.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Drawn by lot before round 1 (4.1); the lot is kept in the file.</source>
            <translation>Se sortea antes de la ronda 1 (4.1); el sorteo se guarda en el archivo.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Drawn by lot; the seed was {seed}.</source>
            <translation>Decidido por sorteo; la semilla fue {seed}.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Dutch System (C.04.3)</source>
            <translation>Sistema holandés (C.04.3)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Dutch System, earlier edition</source>
            <translation>Sistema holandés, edición anterior</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Every team starts with nothing.</source>
            <translation>Todos los equipos empiezan de cero.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE Team Swiss, February 2026 (C.04.6)</source>
            <translation>Suizo por equipos 2026 (C.04.6)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE Team Swiss, earlier draft</source>
            <translation>Suizo por equipos FIDE, borrador anterior</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE rating</source>
            <translation>Elo FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE, else national</source>
            <translation>FIDE; si no, nacional</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Game points</source>
            <translation>Puntos de partida</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Highest players</source>
            <translation>Jugadores con más Elo</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Imaginary points (Olympiad rule 28)</source>
            <translation>Puntos ficticios (regla 28 de la Olimpiada)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Initial colour</source>
            <translation>Color inicial</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Line-ups</source>
            <translation>Alineaciones</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Match points</source>
            <translation>Puntos de encuentro</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>National rating</source>
            <translation>Elo nacional</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>National, else FIDE</source>
            <translation>Nacional; si no, FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>None</source>
            <translation>Ninguna</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Not drawn yet</source>
            <translation>Aún sin sortear</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Olympiad 2008 (D.II.02)</source>
            <translation>Olimpiada 2008 (D.II.02)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Other score</source>
            <translation>Otra puntuación</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Pairing system</source>
            <translation>Sistema de emparejamiento</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Points given by the arbiter</source>
            <translation>Puntos dados por el árbitro</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Primary score</source>
            <translation>Puntuación primaria</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Reserves</source>
            <translation>Suplentes</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Rounds</source>
            <translation>Rondas</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Rounds and boards</source>
            <translation>Rondas y tableros</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Set by hand.</source>
            <translation>Fijado a mano.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Team rating</source>
            <translation>Elo del equipo</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The average of the highest players (C.8); unrated ones count the floor (C.7). Ties: the next player, the previous standing, the alphabet (C.9).</source>
            <translation>La media de los jugadores con más Elo (C.8); los que no tienen Elo cuentan el mínimo (C.7). Empates: el jugador siguiente, la clasificación anterior, el orden alfabético (C.9).</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The draft before C.04.6: the bye by 2.1, upfloaters by 2.2, brackets by 2.3, colours by 4.</source>
            <translation>El borrador anterior a C.04.6: el bye según 2.1, los flotantes ascendentes según 2.2, los bloques según 2.3, los colores según 4.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The higher of both</source>
            <translation>El más alto de los dos</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The upper half has two imaginary match points in rounds 1 and 2; it belongs to the Olympiad rules.</source>
            <translation>La mitad superior tiene dos puntos de encuentro ficticios en las rondas 1 y 2; pertenece a las reglas de la Olimpiada.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The upper half has virtual points in the first half of the rounds, for pairing only.</source>
            <translation>La mitad superior tiene puntos virtuales en la primera mitad de las rondas, solo para emparejar.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Type A: simple (1.7.1)</source>
            <translation>Tipo A: simple (1.7.1)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Type B: strong and mild (1.7.2)</source>
            <translation>Tipo B: fuerte y leve (1.7.2)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Unrated count as</source>
            <translation>Sin Elo cuentan como</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Virtual points came with the file, for pairing only.</source>
            <translation>Los puntos virtuales vinieron con el archivo, solo para emparejar.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Which rating counts</source>
            <translation>Qué Elo cuenta</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>White</source>
            <translation>Blancas</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>any number</source>
            <translation>cualquier número</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>is used for colours (4.2.2)</source>
            <translation>se usa para los colores (4.2.2)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>must keep the roster order</source>
            <translation>deben respetar el orden de fuerza</translation>
        </message>
    </context>
    <context>
        <name>PenaltiesDialog</name>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Give</source>
            <translation>&amp;Aplicar</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Points</source>
            <translation>&amp;Puntos</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Round</source>
            <translation>&amp;Ronda</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Team</source>
            <translation>&amp;Equipo</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Counts for</source>
            <translation>Cuenta para</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Game points</source>
            <translation>Puntos de partida</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Match points</source>
            <translation>Puntos de encuentro</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Nothing was given yet. A minus takes points away, a plus gives them.</source>
            <translation>Aún no hay ninguna. Un menos quita puntos, un más los da.</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Penalties and bonuses</source>
            <translation>Sanciones y bonificaciones</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Rea&amp;son</source>
            <translation>&amp;Motivo</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Take &amp;back</source>
            <translation>A&amp;nular</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Take back</source>
            <translation>Anular</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>for</source>
            <translation>para</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>game points</source>
            <translation>puntos de partida</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>goes into the log and onto paper</source>
            <translation>queda en el registro y en los documentos</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>match points</source>
            <translation>puntos de encuentro</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>the result of the match</source>
            <translation>el resultado del encuentro</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>the team’s total</source>
            <translation>el total del equipo</translation>
        </message>
    </context>
    <context>
        <name>PenaltiesModel</name>
        <message>
            <location filename="models/penalties.py" />
            <source>Counts for</source>
            <translation>Cuenta para</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>GP</source>
            <translation>PP</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Game points</source>
            <translation>Puntos de partida</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>MP</source>
            <translation>PE</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Match points</source>
            <translation>Puntos de encuentro</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>the match</source>
            <translation>el encuentro</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>the total</source>
            <translation>el total</translation>
        </message>
    </context>
    <context>
        <name>PlayerDetail</name>
        <message>
            <location filename="views/player_detail.py" />
            <source>(not played)</source>
            <translation>(no jugada)</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>, performance {rating}</source>
            <translation>, rendimiento {rating}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Black</source>
            <translation>Negras</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Board {number}</source>
            <translation>Tablero {number}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Games of the player</source>
            <translation>Partidas del jugador</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>No games yet.</source>
            <translation>Aún no hay partidas.</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Overall</source>
            <translation>General</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>R{round}, board {board}</source>
            <translation>R{round}, tablero {board}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>White</source>
            <translation>Blancas</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>nobody</source>
            <translation>nadie</translation>
        </message>
        <message numerus="yes">
            <location filename="views/player_detail.py" />
            <source>{name}: {points} of %n game(s)</source>
            <translation>
                <numerusform>{name}: {points} en %n partida</numerusform>
                <numerusform>{name}: {points} en %n partidas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerFilters</name>
        <message>
            <location filename="views/player_filters.py" />
            <source>&amp;Find</source>
            <translation>&amp;Buscar</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>50 and over</source>
            <translation>50 años o más</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>65 and over</source>
            <translation>65 años o más</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>All boards together</source>
            <translation>Todos los tableros juntos</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>All teams</source>
            <translation>Todos los equipos</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Best of all</source>
            <translation>Mejores de todos</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Board</source>
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Board {number}</source>
            <translation>Tablero {number}</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Category</source>
            <translation>Categoría</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Everybody</source>
            <translation>Todos</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Find a player or a team</source>
            <translation>Buscar un jugador o un equipo</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 14</source>
            <translation>Sub-14</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 18</source>
            <translation>Sub-18</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 20</source>
            <translation>Sub-20</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>With a title</source>
            <translation>Con título</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Without a rating</source>
            <translation>Sin Elo</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Women</source>
            <translation>Mujeres</translation>
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
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Change</source>
            <translation>Variación</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Expected change of the FIDE rating, for interest</source>
            <translation>Variación esperada del Elo FIDE, a título informativo</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Games</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Games really played</source>
            <translation>Partidas realmente jugadas</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Per cent of the points that were possible</source>
            <translation>Porcentaje de los puntos posibles</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Perf.</source>
            <translation>Rend.</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Performance rating</source>
            <translation>Rendimiento (Elo)</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Place</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>The board played on most often</source>
            <translation>El tablero en que jugó más veces</translation>
        </message>
    </context>
    <context>
        <name>PlayersPage</name>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n jugador</numerusform>
                <numerusform>%n jugadores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>&amp;Board prizes</source>
            <translation>Premios por &amp;tablero</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>No players yet</source>
            <translation>Aún no hay jugadores</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>They are entered on the Teams page.</source>
            <translation>Se introducen en la página Equipos.</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>working it out…</source>
            <translation>calculando …</translation>
        </message>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>{shown} of %n player(s)</source>
            <translation>
                <numerusform>{shown} de %n jugador</numerusform>
                <numerusform>{shown} de %n jugadores</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PointsField</name>
        <message>
            <location filename="views/fields.py" />
            <source>points such as 2 or 1½</source>
            <translation>puntos como 2 o 1½</translation>
        </message>
    </context>
    <context>
        <name>PointsSection</name>
        <message>
            <location filename="views/tournament/points.py" />
            <source>A board</source>
            <translation>Un tablero</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>A match</source>
            <translation>Un encuentro</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Absence</source>
            <translation>Ausencia</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>An empty field takes the usual points. For the pairing-allocated bye the pairing system says them: a draw’s in the team systems, a win’s in the Dutch, 1 match point and 2 game points in the Olympiad’s.</source>
            <translation>Un campo vacío toma los puntos habituales. Los del bye asignado por emparejamiento los fija el sistema: los de un empate en los sistemas por equipos, los de una victoria en el holandés, 1 punto de encuentro y 2 puntos de partida en el de la Olimpiada.</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Full-point bye</source>
            <translation>Bye de punto entero</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game drawn</source>
            <translation>Partida en tablas</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game lost</source>
            <translation>Partida perdida</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game points</source>
            <translation>Puntos de partida</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game won</source>
            <translation>Partida ganada</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Half-point bye</source>
            <translation>Bye de medio punto</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Lost by forfeit</source>
            <translation>Perdida por incomparecencia</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match drawn</source>
            <translation>Encuentro empatado</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match lost</source>
            <translation>Encuentro perdido</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match lost by forfeit</source>
            <translation>Encuentro perdido por incomparecencia</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match points</source>
            <translation>Puntos de encuentro</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match won</source>
            <translation>Encuentro ganado</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match won by forfeit</source>
            <translation>Encuentro ganado por incomparecencia</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Pairing-allocated bye</source>
            <translation>Bye asignado por emparejamiento</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Without playing</source>
            <translation>Sin jugar</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>{what}: game points</source>
            <translation>{what}: puntos de partida</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>{what}: match points</source>
            <translation>{what}: puntos de encuentro</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>A copy of every open tournament is kept there by itself, on a USB stick perhaps. Empty: none.</source>
            <translation>Allí se guarda automáticamente una copia de cada torneo abierto, por ejemplo en una memoria USB. Vacío: ninguna.</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>As the system</source>
            <translation>Como el sistema</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>As usual in your country</source>
            <translation>Como es habitual en su país</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Folder for tournaments</source>
            <translation>Carpeta para torneos</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Letter</source>
            <translation>Carta</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Paper</source>
            <translation>Papel</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Preferences</source>
            <translation>Preferencias</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Results are typed</source>
            <translation>Los resultados se teclean</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Second folder</source>
            <translation>Segunda carpeta</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Size of text</source>
            <translation>Tamaño del texto</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>from White’s side of each board</source>
            <translation>desde el lado de las blancas de cada tablero</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>from the left team’s side, as on the match card</source>
            <translation>desde el lado del equipo izquierdo, como en el acta</translation>
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
                <numerusform>%n partida aplazada en la ronda {number}: tablas para el emparejamiento</numerusform>
                <numerusform>%n partidas aplazadas en la ronda {number}: tablas para el emparejamiento</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n board(s) under protest in round {number}</source>
            <translation>
                <numerusform>%n tablero bajo reclamación en la ronda {number}</numerusform>
                <numerusform>%n tableros bajo reclamación en la ronda {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n line-up(s) not handed in for round {number}: {teams}</source>
            <translation>
                <numerusform>%n alineación sin entregar para la ronda {number}: {teams}</numerusform>
                <numerusform>%n alineaciones sin entregar para la ronda {number}: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n match card(s) of round {number} not in</source>
            <translation>
                <numerusform>%n acta de la ronda {number} sin entregar</numerusform>
                <numerusform>%n actas de la ronda {number} sin entregar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n result(s) missing in round {number}</source>
            <translation>
                <numerusform>Falta %n resultado en la ronda {number}</numerusform>
                <numerusform>Faltan %n resultados en la ronda {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) not checked in: {teams}</source>
            <translation>
                <numerusform>%n equipo sin control de llegada: {teams}</numerusform>
                <numerusform>%n equipos sin control de llegada: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with fewer players than boards: {teams}</source>
            <translation>
                <numerusform>%n equipo con menos jugadores que tableros: {teams}</numerusform>
                <numerusform>%n equipos con menos jugadores que tableros: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with too many reserves: {teams}</source>
            <translation>
                <numerusform>%n equipo con demasiados suplentes: {teams}</numerusform>
                <numerusform>%n equipos con demasiados suplentes: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without a number: {teams}</source>
            <translation>
                <numerusform>%n equipo sin número: {teams}</numerusform>
                <numerusform>%n equipos sin número: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without players: {teams}</source>
            <translation>
                <numerusform>%n equipo sin jugadores: {teams}</numerusform>
                <numerusform>%n equipos sin jugadores: {teams}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>A round needs two teams at least. Enter them on the Teams page.</source>
            <translation>Una ronda necesita al menos dos equipos. Introdúzcalos en la página Equipos.</translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>All %n round(s) are paired</source>
            <translation>
                <numerusform>Está emparejada la única ronda (%n)</numerusform>
                <numerusform>Las %n rondas están emparejadas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Before the round is paired</source>
            <translation>Antes de emparejar la ronda</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Go there</source>
            <translation>Ir allí</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Nobody is absent</source>
            <translation>No hay ausentes</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Ready for round {number}</source>
            <translation>Todo listo para la ronda {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Round {number} cannot be paired yet</source>
            <translation>La ronda {number} aún no se puede emparejar</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Round {number} is a draft: accept or discard it</source>
            <translation>La ronda {number} es un borrador: acéptelo o descártelo</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>The initial colour has not been drawn yet: draw lots</source>
            <translation>El color inicial aún no se ha sorteado: haga el sorteo</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>What is missing</source>
            <translation>Qué falta</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Who is absent</source>
            <translation>Quién está ausente</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Without a match in round {number}: {teams}</source>
            <translation>Sin encuentro en la ronda {number}: {teams}</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{teams} teams are to be paired. The pairing comes as a draft that you accept, change or discard.</source>
            <translation>Hay {teams} equipos por emparejar. El emparejamiento sale como borrador, que puede aceptar, cambiar o descartar.</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: absent</source>
            <translation>{team}: ausente</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: comes later</source>
            <translation>{team}: llega más tarde</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: full-point bye</source>
            <translation>{team}: bye de punto entero</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: half-point bye</source>
            <translation>{team}: bye de medio punto</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: withdrawn</source>
            <translation>{team}: retirado</translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>… and %n more</source>
            <translation>
                <numerusform>… y %n más</numerusform>
                <numerusform>… y %n más</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <location filename="views/preview.py" />
            <source>Preview</source>
            <translation>Vista previa</translation>
        </message>
    </context>
    <context>
        <name>PrintCommand</name>
        <message>
            <location filename="views/print_command.py" />
            <source>&amp;Print…</source>
            <translation>Im&amp;primir…</translation>
        </message>
        <message>
            <location filename="views/print_command.py" />
            <source>P&amp;rint of the round</source>
            <translation>Impr&amp;esión de la ronda</translation>
        </message>
    </context>
    <context>
        <name>PrizeRules</name>
        <message>
            <location filename="views/player_filters.py" />
            <source>A player counts on every board they played on</source>
            <translation>Un jugador cuenta en cada tablero en que jugó</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Decided by</source>
            <translation>Decidido por</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Games at least</source>
            <translation>Mínimo de partidas</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Per cent, games, performance</source>
            <translation>Porcentaje, partidas, rendimiento</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Performance, games</source>
            <translation>Rendimiento, partidas</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Points, per cent, performance</source>
            <translation>Puntos, porcentaje, rendimiento</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Points, performance</source>
            <translation>Puntos, rendimiento</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>half of the rounds</source>
            <translation>la mitad de las rondas</translation>
        </message>
    </context>
    <context>
        <name>PrizeSection</name>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>&amp;Add prizes</source>
            <translation>&amp;Añadir premios</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>&amp;Remove the prizes</source>
            <translation>&amp;Eliminar los premios</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>A prize is an amount, a thing, or both: 300 + Cup; 200; Medal. The categories are given out from the top.</source>
            <translation>Un premio es una cantidad, un objeto o ambas cosas: 300 + Copa; 200; Medalla. Las categorías se adjudican de arriba abajo.</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>A team that has won leaves the categories below</source>
            <translation>Un equipo premiado queda fuera de las categorías siguientes</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Born in or after</source>
            <translation>Nacidos desde</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Born in or before</source>
            <translation>Nacidos hasta</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>By place</source>
            <translation>Por puesto</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Currency</source>
            <translation>Moneda</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Down</source>
            <translation>Bajar</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>EUR, for example</source>
            <translation>EUR, por ejemplo</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Equal scores share equally</source>
            <translation>A igual puntuación, partes iguales</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Every player is a woman</source>
            <translation>El equipo es solo de mujeres</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Half by place, half shared (Hort)</source>
            <translation>Mitad por puesto, mitad repartida (Hort)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>How they are given out</source>
            <translation>Cómo se adjudican</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes &amp;down</source>
            <translation>&amp;Bajar los premios</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes &amp;up</source>
            <translation>&amp;Subir los premios</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes down (Alt+Down)</source>
            <translation>Bajar los premios (Alt+Abajo)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes up (Alt+Up)</source>
            <translation>Subir los premios (Alt+Arriba)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Nothing set: every team. Ratings are team averages. A player whose year or sex is not entered keeps the team out.</source>
            <translation>Sin condiciones: todos los equipos. El Elo es la media del equipo. Un jugador sin año o sexo introducido deja fuera al equipo.</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>One prize each</source>
            <translation>Un premio por equipo</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Only chosen ones</source>
            <translation>Solo los elegidos</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Prizes</source>
            <translation>Premios</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Rating below</source>
            <translation>Elo inferior a</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Rating from</source>
            <translation>Elo desde</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Remove</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Teams</source>
            <translation>Equipos</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Teams that can win</source>
            <translation>Equipos que pueden ganar</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Ties</source>
            <translation>Empates</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Up</source>
            <translation>Subir</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Who can win the chosen prizes</source>
            <translation>Quién puede ganar los premios elegidos</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Women</source>
            <translation>Mujeres</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>team average</source>
            <translation>media del equipo</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>year of birth, every player</source>
            <translation>año de nacimiento, todos los jugadores</translation>
        </message>
    </context>
    <context>
        <name>PrizesModel</name>
        <message>
            <location filename="models/prizes.py" />
            <source>300 + Cup; 200; 100</source>
            <translation>300 + Copa; 200; 100</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Add prizes…</source>
            <translation>Añadir premios…</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Category</source>
            <translation>Categoría</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Prizes</source>
            <translation>Premios</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Teams</source>
            <translation>Equipos</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Who can win</source>
            <translation>Quién puede ganar</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>all teams</source>
            <translation>todos los equipos</translation>
        </message>
    </context>
    <context>
        <name>ProblemsModel</name>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Column</source>
            <translation>Columna</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Expected</source>
            <translation>Esperado</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Found</source>
            <translation>Encontrado</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Line</source>
            <translation>Línea</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Record</source>
            <translation>Registro</translation>
        </message>
    </context>
    <context>
        <name>ProgressRow</name>
        <message>
            <location filename="views/teams/progress.py" />
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <location filename="views/teams/progress.py" />
            <source>Progress</source>
            <translation>Progreso</translation>
        </message>
    </context>
    <context>
        <name>RatingListDialog</name>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Eliminar</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Blitz</source>
            <translation>Relámpago</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Cancelled. The lists are as they were.</source>
            <translation>Cancelado. Las listas siguen como estaban.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Download FIDE’s list at home (text or XML, zipped or not) and load it once. Then names complete as you type, without the internet. A national list is a CSV file with an id, a name and a rating.</source>
            <translation>Descargue en casa la lista de la FIDE (texto o XML, comprimida o no) y cárguela una vez. Después los nombres se completan al escribir, sin internet. Una lista nacional es un archivo CSV con un identificador, un nombre y un Elo.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>FIDE rating that is &amp;taken over</source>
            <translation>Elo FIDE que se &amp;toma</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>FIDE rating that is taken over</source>
            <translation>Elo FIDE que se toma</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Federation</source>
            <translation>Federación</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Federation of the national list</source>
            <translation>Federación de la lista nacional</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load &amp;FIDE’s list…</source>
            <translation>Cargar la lista de la &amp;FIDE…</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load a &amp;national list…</source>
            <translation>Cargar una lista &amp;nacional…</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load a rating list</source>
            <translation>Cargar una lista de Elo</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded lists</source>
            <translation>Listas cargadas</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded. Players: {players}. Lines that were no player: {left_out}.</source>
            <translation>Cargada. Jugadores: {players}. Líneas que no eran un jugador: {left_out}.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loading…</source>
            <translation>Cargando …</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>No list is loaded yet.</source>
            <translation>Aún no se ha cargado ninguna lista.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Rapid</source>
            <translation>Rápido</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Rating lists</source>
            <translation>Listas de Elo</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Remove</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Standard</source>
            <translation>Clásico</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>State</source>
            <translation>Estado</translation>
        </message>
    </context>
    <context>
        <name>ResultCommands</name>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Adjourned (a draw for the pairing only)</source>
            <translation>&amp;Aplazada (tablas solo para el emparejamiento)</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Both did not appear</source>
            <translation>No comparece &amp;ninguno</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Clear</source>
            <translation>&amp;Borrar</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Draw</source>
            <translation>&amp;Tablas</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Left team did not appear</source>
            <translation>No comparece el equipo &amp;izquierdo</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Left team wins</source>
            <translation>Gana el equipo &amp;izquierdo</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Next: received, verified</source>
            <translation>&amp;Siguiente: recibida, comprobada</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Out</source>
            <translation>&amp;Pendiente</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Received</source>
            <translation>&amp;Recibida</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Right team did not appear</source>
            <translation>No comparece el equipo &amp;derecho</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Right team wins</source>
            <translation>Gana el equipo &amp;derecho</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Score set by the arbiter…</source>
            <translation>Puntuación &amp;fijada por el árbitro…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Table of the match…</source>
            <translation>&amp;Mesa del encuentro…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Take the forfeit back</source>
            <translation>&amp;Anular la incomparecencia</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Verified</source>
            <translation>&amp;Comprobada</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Accept the round first.</source>
            <translation>Acepte primero la ronda.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Backspace</source>
            <translation>Retroceso</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Choose a board first.</source>
            <translation>Elija primero un tablero.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Co&amp;rrect results of this round</source>
            <translation>Co&amp;rregir resultados de esta ronda</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Draw, u&amp;nrated</source>
            <translation>Tab&amp;las, sin Elo</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Forfeited by &amp;both</source>
            <translation>Inc&amp;omparecencia de ambos</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Left wins by &amp;forfeit</source>
            <translation>&amp;Gana el lado izquierdo por incomparecencia</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Left wins, &amp;unrated (under one move)</source>
            <translation>Gana el lado i&amp;zquierdo, sin Elo (menos de una jugada)</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Match &amp;card</source>
            <translation>A&amp;cta</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Match by its &amp;score…</source>
            <translation>Encuentro por su resul&amp;tado…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Pe&amp;nalties and bonuses…</source>
            <translation>Sa&amp;nciones y bonificaciones…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Played with colours re&amp;versed</source>
            <translation>Jugado con colores in&amp;vertidos</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Result of the &amp;board</source>
            <translation>Resultado del ta&amp;blero</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Right wins by f&amp;orfeit</source>
            <translation>Gana el lado d&amp;erecho por incomparecencia</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Right wins, unra&amp;ted</source>
            <translation>Gana el lado derec&amp;ho, sin Elo</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Under &amp;protest</source>
            <translation>Ba&amp;jo reclamación</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Whole match &amp;forfeited</source>
            <translation>Encuentro entero por &amp;incomparecencia</translation>
        </message>
    </context>
    <context>
        <name>ResultKeys</name>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Go to table {number}…</source>
            <translation>Ir a la mesa {number} …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Go to table…</source>
            <translation>Ir a la mesa …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>No match is chosen.</source>
            <translation>No hay ningún encuentro elegido.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>The match is complete. Enter goes to the next one.</source>
            <translation>El encuentro está completo. Intro va al siguiente.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>The match was forfeited; take that back first (menu Rounds).</source>
            <translation>El encuentro figura como incomparecencia; anúlela primero (menú Rondas).</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>There is no table {number}.</source>
            <translation>No existe la mesa {number}.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>There is nothing to clear.</source>
            <translation>No hay nada que borrar.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>This is the first board.</source>
            <translation>Este es el primer tablero.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>This is the last match.</source>
            <translation>Este es el último encuentro.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Type s for the score of the whole match.</source>
            <translation>Con s se introduce el resultado de todo el encuentro.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Unrated: 1, = or 0…</source>
            <translation>Sin Elo: 1, = o 0 …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>“{key}” is no result.</source>
            <translation>«{key}» no es un resultado.</translation>
        </message>
    </context>
    <context>
        <name>RosterCommands</name>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Add</source>
            <translation>&amp;Añadir</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Find</source>
            <translation>&amp;Buscar</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Paste from a spreadsheet</source>
            <translation>&amp;Pegar de una hoja de cálculo</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Eliminar</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>C&amp;olumns…</source>
            <translation>C&amp;olumnas…</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Copy the &amp;whole table</source>
            <translation>Copiar la &amp;tabla entera</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move &amp;down</source>
            <translation>Ba&amp;jar</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move &amp;up</source>
            <translation>&amp;Subir</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move to another team</source>
            <translation>Pasar a otro equipo</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>No rating list is loaded yet. Load one first.</source>
            <translation>Aún no se ha cargado ninguna lista de Elo. Cargue una primero.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Pla&amp;yer</source>
            <translation>&amp;Jugador</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Select players of the roster first.</source>
            <translation>Seleccione primero jugadores de la plantilla.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Take over from the &amp;rating list</source>
            <translation>Tomar de la &amp;lista de Elo</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>To another &amp;team…</source>
            <translation>A otro e&amp;quipo…</translation>
        </message>
    </context>
    <context>
        <name>RosterModel</name>
        <message>
            <location filename="models/roster.py" />
            <source>Add a player…</source>
            <translation>Añadir un jugador …</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Avg</source>
            <translation>Media</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Bd</source>
            <translation>Tab.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Born</source>
            <translation>Nacim.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Date of birth, or the year</source>
            <translation>Fecha de nacimiento, o el año</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>FIDE id</source>
            <translation>ID FIDE</translation>
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
            <translation>Nacional</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National id</source>
            <translation>ID nacional</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National rating</source>
            <translation>Elo nacional</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Place on the roster; drag it, or Alt+Up and Alt+Down</source>
            <translation>Puesto en la plantilla; arrástrelo, o Alt+Arriba y Alt+Abajo</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Sex</source>
            <translation>Sexo</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Who counts for the team’s average</source>
            <translation>Quién cuenta para la media del equipo</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>counts</source>
            <translation>cuenta</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>does not count</source>
            <translation>no cuenta</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>m or w, as the rating lists write it</source>
            <translation>m o w, como lo escriben las listas de Elo</translation>
        </message>
    </context>
    <context>
        <name>RosterPanel</name>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>A new team</source>
            <translation>Un equipo nuevo</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>Roster</source>
            <translation>Plantilla</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>The players in board order; the last row adds a player.</source>
            <translation>Los jugadores en orden de tableros; la última fila añade un jugador.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>Type its name and press Enter.</source>
            <translation>Escriba su nombre y pulse Intro.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>average {average} from places {boards}</source>
            <translation>media {average} de los puestos {boards}</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>no players yet</source>
            <translation>aún sin jugadores</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>round {number}: {state}</source>
            <translation>ronda {number}: {state}</translation>
        </message>
    </context>
    <context>
        <name>RoundBar</name>
        <message numerus="yes">
            <location filename="views/rounds/round_bar.py" />
            <source>%n line-up(s) not in</source>
            <translation>
                <numerusform>falta %n alineación</numerusform>
                <numerusform>faltan %n alineaciones</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>All {boards} results are in</source>
            <translation>Están los {boards} resultados</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/source.py" />
            <source>Provisional: %n card(s) not in</source>
            <translation>
                <numerusform>Provisional: falta %n acta</numerusform>
                <numerusform>Provisional: faltan %n actas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>Results entered</source>
            <translation>Resultados introducidos</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>When the round is played</source>
            <translation>Cuándo se juega la ronda</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>ddd d MMM</source>
            <translation>ddd d MMM</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>line-ups by {time}</source>
            <translation>alineaciones hasta las {time}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>{done} of {boards} results</source>
            <translation>{done} de {boards} resultados</translation>
        </message>
    </context>
    <context>
        <name>RoundCommands</name>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Accept the draft</source>
            <translation>&amp;Aceptar el borrador</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Discard the draft</source>
            <translation>&amp;Descartar el borrador</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Pair round {number}</source>
            <translation>&amp;Emparejar la ronda {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Pair the next round</source>
            <translation>&amp;Emparejar la próxima ronda</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Reopen the round…</source>
            <translation>&amp;Reabrir la ronda…</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>A round needs two teams at least. Enter them on the Teams page.</source>
            <translation>Una ronda necesita al menos dos equipos. Introdúzcalos en la página Equipos.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>No tournament is open.</source>
            <translation>No hay ningún torneo abierto.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>P&amp;ublish round {number}</source>
            <translation>P&amp;ublicar la ronda {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>P&amp;ublish the round</source>
            <translation>P&amp;ublicar la ronda</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Pair round {number} (F9)</source>
            <translation>Emparejar la ronda {number} (F9)</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Reopen round {number}</source>
            <translation>Reabrir la ronda {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>The initial colour has not been drawn yet.</source>
            <translation>El color inicial aún no se ha sorteado.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>U&amp;npair the last round</source>
            <translation>Des&amp;hacer el emparejamiento de la última ronda</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Why is the round reopened? The reason goes into the log.</source>
            <translation>¿Por qué se reabre la ronda? El motivo queda en el registro.</translation>
        </message>
    </context>
    <context>
        <name>RoundDatesModel</name>
        <message>
            <location filename="models/round_dates.py" />
            <source>A day as {day}.</source>
            <translation>Un día como {day}.</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>A time as 14:30.</source>
            <translation>Una hora como 14:30.</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Day</source>
            <translation>Día</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Start</source>
            <translation>Inicio</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>The day comes first.</source>
            <translation>Primero va el día.</translation>
        </message>
    </context>
    <context>
        <name>RoundMenus</name>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>&amp;Line-ups…</source>
            <translation>A&amp;lineaciones…</translation>
        </message>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>Pairing by &amp;hand</source>
            <translation>Emparejamiento a &amp;mano</translation>
        </message>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>Result keys from White’s s&amp;ide</source>
            <translation>Teclas de resultado desde el lado de las blan&amp;cas</translation>
        </message>
    </context>
    <context>
        <name>RoundStrip</name>
        <message>
            <location filename="views/widgets.py" />
            <source>Round {number}</source>
            <translation>Ronda {number}</translation>
        </message>
        <message>
            <location filename="views/widgets.py" />
            <source>Rounds</source>
            <translation>Rondas</translation>
        </message>
    </context>
    <context>
        <name>RoundsPage</name>
        <message>
            <location filename="views/rounds_page.py" />
            <source>&amp;Why?</source>
            <translation>¿&amp;Por qué?</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Correcting round {number}: choose a board and type its result.</source>
            <translation>Corrigiendo la ronda {number}: elija un tablero y teclee su resultado.</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round after</source>
            <translation>Ronda siguiente</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round before</source>
            <translation>Ronda anterior</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round {number} of {total}</source>
            <translation>Ronda {number} de {total}</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Rounds</source>
            <translation>Rondas</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Shows what is missing</source>
            <translation>Muestra qué falta</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Why the next round cannot be paired</source>
            <translation>Por qué no se puede emparejar la próxima ronda</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>accepted, not published yet</source>
            <translation>aceptada, aún no publicada</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>draft: results come after it is accepted</source>
            <translation>borrador: los resultados vienen después de aceptarlo</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>not paired yet</source>
            <translation>aún sin emparejar</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>published</source>
            <translation>publicada</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="app/session.py" />
            <source>Nothing was being written at that moment.</source>
            <translation>En ese momento no se estaba escribiendo nada.</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>TeamSwiss was cut off while {name} was open.</source>
            <translation>TeamSwiss se interrumpió mientras {name} estaba abierto.</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>The last thing saved is: {what} ({time}).</source>
            <translation>Lo último que se guardó es: {what} ({time}).</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>What was being written at that moment is not in it: make it again.</source>
            <translation>Lo que se estaba escribiendo en ese momento no está incluido: hágalo de nuevo.</translation>
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
            <translation>En la lista de tableros: 1 victoria, 0 derrota, = o espacio tablas, + y − incomparecencia, x incomparecencia de ambos, * aplazada, Retroceso atrás, Intro siguiente encuentro.</translation>
        </message>
        <message>
            <location filename="views/dialogs/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
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
            <translation>Tecla</translation>
        </message>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
    </context>
    <context>
        <name>SnapshotsDialog</name>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Restore</source>
            <translation>Restaurar</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Restore a snapshot</source>
            <translation>Restaurar una instantánea</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Snapshots</source>
            <translation>Instantáneas</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>The tournament becomes what it was then. Nothing is lost: Undo takes the restoring back, and the log keeps both.</source>
            <translation>El torneo vuelve a ser lo que era entonces. No se pierde nada: Deshacer anula la restauración y el registro conserva ambas cosas.</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>There is no snapshot yet. One is kept before every pairing, and whenever you choose File, Keep a snapshot.</source>
            <translation>Aún no hay ninguna instantánea. Se guarda una antes de cada emparejamiento y cada vez que elija Archivo, Guardar una instantánea.</translation>
        </message>
    </context>
    <context>
        <name>SnapshotsModel</name>
        <message>
            <location filename="models/snapshots.py" />
            <source>Rounds</source>
            <translation>Rondas</translation>
        </message>
        <message>
            <location filename="models/snapshots.py" />
            <source>What</source>
            <translation>Qué</translation>
        </message>
        <message>
            <location filename="models/snapshots.py" />
            <source>When</source>
            <translation>Cuándo</translation>
        </message>
    </context>
    <context>
        <name>StandingsChart</name>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Game points</source>
            <translation>Puntos de p&amp;artida</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Match points</source>
            <translation>Puntos de &amp;encuentro</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Places</source>
            <translation>&amp;Puestos</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Save the chart…</source>
            <translation>&amp;Guardar el gráfico…</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Game points</source>
            <translation>Puntos de partida</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Match points</source>
            <translation>Puntos de encuentro</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Pictures (*.png *.svg)</source>
            <translation>Imágenes (*.png *.svg)</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Place</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Save the chart</source>
            <translation>Guardar el gráfico</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>The chosen teams, twelve at most.</source>
            <translation>Los equipos elegidos, doce como máximo.</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>The first eight; choose teams with Ctrl or Shift.</source>
            <translation>Los ocho primeros; elija equipos con Ctrl o Mayús.</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>What the chart shows</source>
            <translation>Qué muestra el gráfico</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Working it out…</source>
            <translation>Calculando …</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>{team}, round {round}: {what} {value}</source>
            <translation>{team}, ronda {round}: {what} {value}</translation>
        </message>
    </context>
    <context>
        <name>StandingsModel</name>
        <message>
            <location filename="models/standings.py" />
            <source>D</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Decided by</source>
            <translation>Decidido por</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>First place.</source>
            <translation>Primer puesto.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>GP</source>
            <translation>PP</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Game points</source>
            <translation>Puntos de partida</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>L</source>
            <translation>P</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>MP</source>
            <translation>PE</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Match points</source>
            <translation>Puntos de encuentro</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches drawn</source>
            <translation>Encuentros empatados</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches lost</source>
            <translation>Encuentros perdidos</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches won</source>
            <translation>Encuentros ganados</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Place</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Rank</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>R{round}, {against}: {points}</source>
            <translation>R{round}, {against}: {points}</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>R{round}, {against}: {points} (results missing)</source>
            <translation>R{round}, {against}: {points} (faltan resultados)</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>W</source>
            <translation>G</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>What put the team below the one before it</source>
            <translation>Qué puso al equipo por debajo del anterior</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>What put {team} below {higher}: {reason}.</source>
            <translation>Qué puso a {team} por debajo de {higher}: {reason}.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>shared place</source>
            <translation>puesto compartido</translation>
        </message>
    </context>
    <context>
        <name>StandingsPage</name>
        <message>
            <location filename="views/standings_page.py" />
            <source>C&amp;hart by round</source>
            <translation>&amp;Gráfico por rondas</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Final standings</source>
            <translation>Clasificación final</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Find a team</source>
            <translation>Buscar un equipo</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>How the value came about</source>
            <translation>Cómo se obtuvo el valor</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>No standings yet</source>
            <translation>Aún no hay clasificación</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Standings</source>
            <translation>Clasificación</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Standings after round {number}</source>
            <translation>Clasificación tras la ronda {number}</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>They appear as soon as the first round is accepted.</source>
            <translation>Aparece en cuanto se acepta la primera ronda.</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>provisional: results are missing</source>
            <translation>provisional: faltan resultados</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>working it out…</source>
            <translation>calculando …</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <location filename="views/status_line.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>falta %n resultado</numerusform>
                <numerusform>faltan %n resultados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>No second copy: {reason} It is tried again.</source>
            <translation>Sin segunda copia: {reason} Se intentará de nuevo.</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Second copy</source>
            <translation>Segunda copia</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Undo: {what}</source>
            <translation>Deshacer: {what}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>copy {time}</source>
            <translation>copia {time}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>copying…</source>
            <translation>copiando…</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>for reading only</source>
            <translation>solo lectura</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>no copy</source>
            <translation>sin copia</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>no round paired yet</source>
            <translation>aún no hay rondas emparejadas</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number} complete</source>
            <translation>ronda {number} completa</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number} is a draft</source>
            <translation>la ronda {number} es un borrador</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number}: {missing}</source>
            <translation>ronda {number}: {missing}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>saved</source>
            <translation>guardado</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>saved, no folder chosen yet (Ctrl+S)</source>
            <translation>guardado, carpeta aún sin elegir (Ctrl+S)</translation>
        </message>
    </context>
    <context>
        <name>TableCopy</name>
        <message>
            <location filename="views/table_tools.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
        <message>
            <location filename="views/table_tools.py" />
            <source>Copy the &amp;whole list</source>
            <translation>Copiar la &amp;lista entera</translation>
        </message>
    </context>
    <context>
        <name>TableDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Empty: the table follows the publishing order. A match that stands at the table takes the one that is left.</source>
            <translation>Vacío: la mesa sigue el orden de publicación. Un encuentro que ocupe esa mesa toma la que quede libre.</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Set the table</source>
            <translation>Fijar la mesa</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Table of the match</source>
            <translation>Mesa del encuentro</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>a whole number</source>
            <translation>un número entero</translation>
        </message>
    </context>
    <context>
        <name>TeamCommands</name>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Has arrived</source>
            <translation>&amp;Ha llegado</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Late entry…</source>
            <translation>&amp;Inscripción tardía…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Withdraw from the next round on</source>
            <translation>&amp;Retirar desde la próxima ronda</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Absent in the ne&amp;xt round</source>
            <translation>Ausente en la pró&amp;xima ronda</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Attendance and &amp;byes…</source>
            <translation>Asistencia y &amp;byes…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>C&amp;heck-in…</source>
            <translation>&amp;Llegadas…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Forb&amp;idden pairs…</source>
            <translation>&amp;Parejas prohibidas…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Pe&amp;nalties and bonuses…</source>
            <translation>Sa&amp;nciones y bonificaciones…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>R&amp;eturn in the next round</source>
            <translation>&amp;Volver en la próxima ronda</translation>
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
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>So far</source>
            <translation>Hasta ahora</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
    </context>
    <context>
        <name>TeamsModel</name>
        <message>
            <location filename="models/teams.py" />
            <source>A table of its own</source>
            <translation>Una mesa propia</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Add a team…</source>
            <translation>Añadir un equipo …</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Average rating of those who count</source>
            <translation>Elo medio de los que cuentan</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Avg</source>
            <translation>Media</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Captain</source>
            <translation>Capitán</translation>
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
            <translation>Federación</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Has arrived (Space); what keeps it out of the next round</source>
            <translation>Ha llegado (Espacio); qué lo deja fuera de la próxima ronda</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Here</source>
            <translation>Presente</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Pairing number</source>
            <translation>Número de emparejamiento</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Pl.</source>
            <translation>Jug.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Players on the roster</source>
            <translation>Jugadores de la plantilla</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Previous</source>
            <translation>Anterior</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Previous standing; it decides equal averages (C.9)</source>
            <translation>Clasificación anterior; decide entre medias iguales (C.9)</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Short</source>
            <translation>Corto</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Short name</source>
            <translation>Nombre corto</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>absent</source>
            <translation>ausente</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>from round {number}</source>
            <translation>desde la ronda {number}</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>full-point bye</source>
            <translation>bye de punto entero</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>half-point bye</source>
            <translation>bye de medio punto</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>here</source>
            <translation>presente</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>not here yet</source>
            <translation>no ha llegado</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>withdrawn</source>
            <translation>retirado</translation>
        </message>
    </context>
    <context>
        <name>TeamsPage</name>
        <message>
            <location filename="views/teams_page.py" />
            <source> · list closed</source>
            <translation> · lista cerrada</translation>
        </message>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n jugador</numerusform>
                <numerusform>%n jugadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n equipo</numerusform>
                <numerusform>%n equipos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Enter the first team</source>
            <translation>Introduzca el primer equipo</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Find a team or a player</source>
            <translation>Buscar un equipo o un jugador</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Find a team or a player (Ctrl+F)</source>
            <translation>Buscar un equipo o un jugador (Ctrl+F)</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Row {row} of what was pasted: {problem} Nothing was changed.</source>
            <translation>Fila {row} de lo pegado: {problem} No se ha cambiado nada.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Teams</source>
            <translation>Equipos</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type into a cell to change it; the last row adds a team.</source>
            <translation>Escriba en una celda para cambiarla; la última fila añade un equipo.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type its name into the table and press Enter. Or bring in a whole list: paste it from a spreadsheet, drop a file here, or import it with a preview.</source>
            <translation>Escriba su nombre en la tabla y pulse Intro. O traiga una lista entera: péguela de una hoja de cálculo, suelte aquí un archivo o impórtela con vista previa.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type to edit · Enter keeps and goes down · Ins adds · Del removes · Alt+Up and Alt+Down move players · Ctrl+V pastes a block</source>
            <translation>Escriba para editar · Intro guarda y baja · Insert añade · Supr elimina · Alt+Arriba y Alt+Abajo mueven jugadores · Ctrl+V pega un bloque</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>What to know before pairing</source>
            <translation>Qué conviene saber antes de emparejar</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>{count} teams play round {round}: an odd number, so one of them gets the pairing-allocated bye. A filler team, entered like any other, avoids it.</source>
            <translation>Juegan {count} equipos la ronda {round}: un número impar, así que uno de ellos recibe el bye asignado por emparejamiento. Un equipo de relleno, inscrito como cualquier otro, lo evita.</translation>
        </message>
    </context>
    <context>
        <name>TieBreakSection</name>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>&amp;Add a tie-break</source>
            <translation>&amp;Añadir un desempate</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>&amp;Remove the tie-break</source>
            <translation>&amp;Eliminar el desempate</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Add</source>
            <translation>Añadir</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Add the tie-break</source>
            <translation>Añadir el desempate</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>August 2024</source>
            <translation>Agosto de 2024</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Choose one, or type a code such as BH:GP/C2</source>
            <translation>Elija uno o escriba un código como BH:GP/C2</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Down</source>
            <translation>Bajar</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Edition of C.07</source>
            <translation>Edición de C.07</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>FIDE recommendation</source>
            <translation>Recomendación FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Game points first</source>
            <translation>Primero puntos de partida</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>March 2026</source>
            <translation>Marzo de 2026</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break &amp;down</source>
            <translation>&amp;Bajar el desempate</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break &amp;up</source>
            <translation>&amp;Subir el desempate</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break down (Alt+Down)</source>
            <translation>Bajar el desempate (Alt+Abajo)</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break up (Alt+Up)</source>
            <translation>Subir el desempate (Alt+Arriba)</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Olympiad 2008, the whole system</source>
            <translation>Olimpiada 2008, el sistema completo</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Preset</source>
            <translation>Predefinido</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Remove</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Sonneborn-Berger first</source>
            <translation>Primero Sonneborn-Berger</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>They are applied one after the other to teams with the same score. The standings show how each value came about.</source>
            <translation>Se aplican uno tras otro a los equipos con la misma puntuación. La clasificación muestra cómo se obtuvo cada valor.</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-break &amp;preset</source>
            <translation>Desempates &amp;predefinidos</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-break to add</source>
            <translation>Desempate que añadir</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-breaks</source>
            <translation>Desempates</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Up</source>
            <translation>Subir</translation>
        </message>
    </context>
    <context>
        <name>TieBreaksModel</name>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>Article</source>
            <translation>Artículo</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>Code</source>
            <translation>Código</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>What it is</source>
            <translation>Qué es</translation>
        </message>
    </context>
    <context>
        <name>TournamentPage</name>
        <message numerus="yes">
            <location filename="views/tournament_page.py" />
            <source>%n setting(s) locked, because rounds are paired</source>
            <translation>
                <numerusform>%n ajuste bloqueado, porque hay rondas emparejadas</numerusform>
                <numerusform>%n ajustes bloqueados, porque hay rondas emparejadas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Draw lots for the initial colour</source>
            <translation>&amp;Sortear el color inicial</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Event</source>
            <translation>&amp;Torneo</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Pairing</source>
            <translation>&amp;Emparejamiento</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Tie-breaks</source>
            <translation>&amp;Desempates</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Black was drawn (seed {seed}).</source>
            <translation>Salieron negras en el sorteo (semilla {seed}).</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Earlier rounds were paired and scored with it. Why must it change? The reason goes into the log.</source>
            <translation>Las rondas anteriores se emparejaron y puntuaron con este valor. ¿Por qué debe cambiar? El motivo queda en el registro.</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>P&amp;oints</source>
            <translation>P&amp;untos</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Parts of the tournament page</source>
            <translation>Partes de la página del torneo</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Pri&amp;zes</source>
            <translation>&amp;Premios</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Tournament</source>
            <translation>Torneo</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Unlock: {title}</source>
            <translation>Desbloquear: {title}</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>White was drawn (seed {seed}).</source>
            <translation>Salieron blancas en el sorteo (semilla {seed}).</translation>
        </message>
    </context>
    <context>
        <name>TrfDialog</name>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>&amp;Copy the report</source>
            <translation>&amp;Copiar el informe</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Nothing is wrong with the file.</source>
            <translation>El archivo no tiene ningún error.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Nothing was changed. Every place that is wrong is listed: {count}.</source>
            <translation>No se ha cambiado nada. Se enumera cada lugar con error: {count}.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Open a TRF: {file}</source>
            <translation>Abrir un TRF: {file}</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Open as a new event</source>
            <translation>Abrir como torneo nuevo</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Problems of the file</source>
            <translation>Problemas del archivo</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Reading…</source>
            <translation>Leyendo …</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Teams: {teams} · players: {players} · rounds: {rounds}</source>
            <translation>Equipos: {teams} · jugadores: {players} · rondas: {rounds}</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>The file can be read, but look at these places first.</source>
            <translation>El archivo se puede leer, pero revise antes estos lugares.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>The file cannot be read as it stands</source>
            <translation>El archivo no se puede leer tal como está</translation>
        </message>
    </context>
    <context>
        <name>UpdatesDialog</name>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;All</source>
            <translation>&amp;Todos</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;List</source>
            <translation>&amp;Lista</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;None</source>
            <translation>&amp;Ninguno</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;Rating</source>
            <translation>&amp;Elo</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Blitz</source>
            <translation>Relámpago</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Comparing…</source>
            <translation>Comparando …</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Players who would change</source>
            <translation>Jugadores que cambiarían</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Rapid</source>
            <translation>Rápido</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Rating list</source>
            <translation>Lista de Elo</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Space ticks the selected players. A player whose name differs from the list’s has no tick at first: the id may be somebody else’s.</source>
            <translation>Espacio marca los jugadores seleccionados. Un jugador cuyo nombre difiere del de la lista no está marcado al principio: el ID puede ser de otra persona.</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Standard</source>
            <translation>Clásico</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Tick</source>
            <translation>Marcar</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Update</source>
            <translation>Actualizar</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Update ratings</source>
            <translation>Actualizar Elo</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Which rating</source>
            <translation>Qué Elo</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Would change: {changed} · as in the list: {same} · id not in the list: {not_found} · without an id: {without}</source>
            <translation>Cambiarían: {changed} · como en la lista: {same} · ID fuera de la lista: {not_found} · sin ID: {without}</translation>
        </message>
    </context>
    <context>
        <name>UpdatesModel</name>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Another name: the id may be somebody else’s.</source>
            <translation>Otro nombre: el ID puede ser de otra persona.</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Name in the list</source>
            <translation>Nombre en la lista</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>New</source>
            <translation>Nuevo</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Old</source>
            <translation>Antiguo</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>is changed</source>
            <translation>se cambia</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>stays as it is</source>
            <translation>queda como está</translation>
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
            <translation>Se escribió un TRF26, se volvió a leer y se comparó campo por campo; después, cada ronda aceptada se emparejó de nuevo a partir del archivo.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Differences: {count}.</source>
            <translation>Diferencias: {count}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Line {line}, column {column}: found “{found}”, expected {expected}</source>
            <translation>Línea {line}, columna {column}: se encontró «{found}», se esperaba {expected}</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Report</source>
            <translation>Informe</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds paired again: {count}.</source>
            <translation>Rondas emparejadas de nuevo: {count}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds that come out otherwise from the file: {rounds}.</source>
            <translation>Rondas que salen distintas a partir del archivo: {rounds}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds that the arbiter paired otherwise than the rules: {rounds}. The file tells the same.</source>
            <translation>Rondas que el árbitro emparejó de modo distinto a las reglas: {rounds}. El archivo dice lo mismo.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The export does not say everything that the tournament says.</source>
            <translation>La exportación no dice todo lo que dice el torneo.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The export says what the tournament says.</source>
            <translation>La exportación dice lo que dice el torneo.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The file could not be read back.</source>
            <translation>No se pudo volver a leer el archivo.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Verify the export</source>
            <translation>Verificar la exportación</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>{what} {where}: here {written}, in the file {read}</source>
            <translation>{what} {where}: aquí {written}, en el archivo {read}</translation>
        </message>
    </context>
    <context>
        <name>WaitingModel</name>
        <message>
            <location filename="models/waiting.py" />
            <source>Without a match</source>
            <translation>Sin encuentro</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: absent</source>
            <translation>{team}: ausente</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: bye</source>
            <translation>{team}: bye</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: full-point bye</source>
            <translation>{team}: bye de punto entero</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: half-point bye</source>
            <translation>{team}: bye de medio punto</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: without a match</source>
            <translation>{team}: sin encuentro</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <location filename="views/welcome.py" />
            <source>New tournament</source>
            <translation>Nuevo torneo</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open a tournament…</source>
            <translation>Abrir un torneo…</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open the sample event</source>
            <translation>Abrir el torneo de ejemplo</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open {name}</source>
            <translation>Abrir {name}</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Recent</source>
            <translation>Recientes</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Team Swiss tournaments: paired by the rules, saved as you type.</source>
            <translation>Torneos suizos por equipos: emparejados según las reglas, guardados mientras escribe.</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>TeamSwiss</source>
            <translation>TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Welcome</source>
            <translation>Bienvenida</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Your first tournament, step by step</source>
            <translation>Su primer torneo, paso a paso</translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="views/why_panel.py" />
            <source>A bracket</source>
            <translation>Un bloque</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>A team</source>
            <translation>Un equipo</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>A team cannot meet itself.</source>
            <translation>Un equipo no puede enfrentarse a sí mismo.</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Explanation</source>
            <translation>Explicación</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Match and round</source>
            <translation>Encuentro y ronda</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Team or bracket</source>
            <translation>Equipo o bloque</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>The round</source>
            <translation>La ronda</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This match</source>
            <translation>Este encuentro</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This round stands otherwise than the rules pair it from what is known now: it was changed by hand, or something before it was corrected.</source>
            <translation>Esta ronda no está como la emparejan las reglas con lo que se sabe ahora: se cambió a mano, o se corrigió algo anterior.</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This team</source>
            <translation>Este equipo</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>What is explained</source>
            <translation>Qué se explica</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>What the article says</source>
            <translation>Qué dice el artículo</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not against this team?</source>
            <translation>¿Por qué no contra este equipo?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not against …?</source>
            <translation>¿Por qué no contra …?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not?</source>
            <translation>¿Por qué no?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why?</source>
            <translation>¿Por qué?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Working it out…</source>
            <translation>Calculando …</translation>
        </message>
    </context>
    <context>
        <name>_FolderField</name>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Choose: {what}</source>
            <translation>Elegir: {what}</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>None</source>
            <translation>Ninguna</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>None: {what}</source>
            <translation>Ninguna: {what}</translation>
        </message>
    </context>
    <context>
        <name>articles</name>
        <message>
            <location filename="articles" />
            <source>A bracket holds the teams of one score and those that were moved down to it. It is homogeneous if all have one score.</source>
            <translation>Un bloque contiene los equipos de una misma puntuación y los que han descendido a él. Es homogéneo si todos tienen la misma puntuación.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A bracket with moved-down teams is content with a pair fewer.</source>
            <translation>Un bloque con equipos descendidos se conforma con una pareja menos.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A downfloat like the one in the round before is allowed, for as few as possible.</source>
            <translation>Se permite un flote descendente como el de la ronda anterior, al menor número posible.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A downfloat like the one two rounds before is allowed, for as few as possible.</source>
            <translation>Se permite un flote descendente como el de dos rondas antes, al menor número posible.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first candidate that keeps every criterion is taken at once.</source>
            <translation>Un primer candidato que cumple todos los criterios se toma de inmediato.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first team that has met its whole group meets the strongest it can one group lower.</source>
            <translation>Un primer equipo que ya ha jugado con todo su grupo se enfrenta al más fuerte posible del grupo inferior.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first team that has met the group below its own too meets somebody of the one after that.</source>
            <translation>Un primer equipo que también ha jugado con todo el grupo inferior al suyo se enfrenta a alguno del grupo siguiente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A higher ranked team with an odd number gets the colour that was drawn, one with an even number the other.</source>
            <translation>Un equipo mejor clasificado con número impar recibe el color sorteado; con número par, el otro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A team that can meet nobody in its bracket is moved down to the next.</source>
            <translation>Un equipo que no puede jugar con nadie de su bloque desciende al siguiente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Above the middle: if the rest of the group has no pairing once the weakest team has dropped, the second weakest drops instead, and so on.</source>
            <translation>Por encima del centro: si, tras bajar el equipo más débil, el resto del grupo no tiene emparejamiento, baja en su lugar el segundo más débil, y así sucesivamente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Above the middle: if the weakest team has met everybody in the next group, the second weakest drops instead, and so on.</source>
            <translation>Por encima del centro: si el equipo más débil ya ha jugado con todos los del grupo siguiente, baja en su lugar el segundo más débil, y así sucesivamente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>An upfloat like the one in the round before is allowed, for as few as possible.</source>
            <translation>Se permite un flote ascendente como el de la ronda anterior, al menor número posible.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>An upfloat like the one two rounds before is allowed, for as few pairs as possible.</source>
            <translation>Se permite un flote ascendente como el de dos rondas antes, al menor número posible de parejas.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few strong colour preferences as possible are missed.</source>
            <translation>Se incumple el menor número posible de preferencias fuertes de color.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float down again after the round before.</source>
            <translation>El menor número posible de equipos vuelve a flotar hacia abajo tras la ronda anterior.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float down as they did two rounds before.</source>
            <translation>El menor número posible de equipos flota hacia abajo como dos rondas antes.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float up again after the round before.</source>
            <translation>El menor número posible de equipos vuelve a flotar hacia arriba tras la ronda anterior.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float up as they did two rounds before.</source>
            <translation>El menor número posible de equipos flota hacia arriba como dos rondas antes.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible miss the colour they prefer.</source>
            <translation>El menor número posible de equipos se queda sin el color que prefiere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few topscorers and their opponents as possible get beyond a colour difference of 2.</source>
            <translation>El menor número posible de equipos punteros y de sus rivales supera una diferencia de colores de 2.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few topscorers and their opponents as possible get one colour three times running.</source>
            <translation>El menor número posible de equipos punteros y de sus rivales recibe un color tres veces seguidas.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As many pairs as possible, so as few downfloaters as possible.</source>
            <translation>El mayor número posible de parejas y, por tanto, el menor número posible de flotantes descendentes.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As many teams as possible get the colour they prefer.</source>
            <translation>El mayor número posible de equipos recibe el color que prefiere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Before anybody has played, odd numbers of the upper half get the colour that was drawn, even numbers the other.</source>
            <translation>Antes de que nadie haya jugado, los números impares de la mitad superior reciben el color sorteado y los pares, el otro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle the pairing starts from the other end: the lowest team chooses first.</source>
            <translation>Por debajo del centro, el emparejamiento empieza por el otro extremo: el equipo más bajo elige primero.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle the pairing starts from the other end: the weakest team chooses first.</source>
            <translation>Por debajo del centro, el emparejamiento empieza por el otro extremo: el equipo más débil elige primero.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: if the rest of the group has no pairing once the strongest team has risen, the second strongest rises instead, and so on.</source>
            <translation>Por debajo del centro: si, tras subir el equipo más fuerte, el resto del grupo no tiene emparejamiento, sube en su lugar el segundo más fuerte, y así sucesivamente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: if the strongest team has met everybody in the next group, the second strongest rises instead, and so on.</source>
            <translation>Por debajo del centro: si el equipo más fuerte ya ha jugado con todos los del grupo siguiente, sube en su lugar el segundo más fuerte, y así sucesivamente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: who has met the group above its own too meets somebody of the one after that.</source>
            <translation>Por debajo del centro: quien también ha jugado con todo el grupo superior al suyo se enfrenta a alguno del grupo siguiente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: who has met the whole group meets the weakest it can one group up.</source>
            <translation>Por debajo del centro: quien ya ha jugado con todo el grupo se enfrenta al más débil posible del grupo superior.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Both get the colour they prefer.</source>
            <translation>Ambos reciben el color que prefieren.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Brackets are paired from the top. If what is left could not be completed, the last bracket paired is paired again for that purpose, and all lower scores become one bracket.</source>
            <translation>Los bloques se emparejan desde arriba. Si lo que queda no pudiera completarse, el último bloque emparejado se vuelve a emparejar con ese fin y todas las puntuaciones inferiores forman un solo bloque.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>C.04.3 (2017)</source>
            <translation>C.04.3 (2017)</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>C.04.6 (February 2026)</source>
            <translation>C.04.6 (febrero de 2026)</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C10: as few upfloaters as possible meet a team that floated in the round before; not asked in the last two rounds.</source>
            <translation>C10: el menor número posible de flotantes ascendentes se enfrenta a un equipo que flotó en la ronda anterior; no se exige en las dos últimas rondas.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C1: two teams never play each other a second time.</source>
            <translation>C1: dos equipos nunca juegan entre sí por segunda vez.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C2: no bye for a team that had one already, or that scored a win's points in one round without playing.</source>
            <translation>C2: no hay bye para un equipo que ya tuvo uno o que obtuvo los puntos de una victoria en una ronda sin jugar.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C2: no bye for a team that had one already, won by forfeit, or was given a full-point bye.</source>
            <translation>C2: no hay bye para un equipo que ya tuvo uno, ganó por incomparecencia o recibió un bye de punto entero.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C3: the upfloaters must leave all other teams a legal pairing.</source>
            <translation>C3: los flotantes ascendentes deben dejar un emparejamiento válido a todos los demás equipos.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C3: whatever is chosen, the teams still waiting must have a legal pairing.</source>
            <translation>C3: sea cual sea la elección, los equipos que esperan deben tener un emparejamiento válido.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C4: as few upfloaters as possible.</source>
            <translation>C4: el menor número posible de flotantes ascendentes.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C5: the upfloaters come from scores as high as possible; the lowest of them counts first. The figures are their scores.</source>
            <translation>C5: los flotantes ascendentes proceden de puntuaciones lo más altas posible; la más baja cuenta primero. Las cifras son sus puntuaciones.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C6: as many teams of the next scoregroup as possible can be paired within it. The figure counts those that leave it.</source>
            <translation>C6: el mayor número posible de equipos del siguiente grupo de puntuación puede emparejarse dentro de él. La cifra cuenta los que salen de él.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C6: the upfloaters leave a next scoregroup that can still be paired with as few upfloaters as it needs. 0: it can; 1: it cannot.</source>
            <translation>C6: los flotantes ascendentes dejan un siguiente grupo de puntuación que aún puede emparejarse con el mínimo de flotantes ascendentes que necesita. 0: se puede; 1: no se puede.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C7: as few teams as possible miss the colour they prefer.</source>
            <translation>C7: el menor número posible de equipos se queda sin el color que prefiere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C7: as few upfloaters as possible that floated in the round before; not asked in the last two rounds.</source>
            <translation>C7: el menor número posible de flotantes ascendentes que flotaron en la ronda anterior; no se exige en las dos últimas rondas.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C8: as few teams as possible miss the colour they prefer.</source>
            <translation>C8: el menor número posible de equipos se queda sin el color que prefiere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C8: with preferences of type B, as few strong preferences as possible are missed.</source>
            <translation>C8: con preferencias de tipo B, se incumple el menor número posible de preferencias fuertes.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C9: as few teams as possible float in two rounds running; not asked in the last two rounds.</source>
            <translation>C9: el menor número posible de equipos flota en dos rondas seguidas; no se exige en las dos últimas rondas.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C9: with preferences of type B, as few strong preferences as possible are missed.</source>
            <translation>C9: con preferencias de tipo B, se incumple el menor número posible de preferencias fuertes.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>D.II.02 (Olympiad 2008)</source>
            <translation>D.II.02 (Olimpiada 2008)</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Draft of the team pairing system</source>
            <translation>Borrador del sistema de emparejamiento por equipos</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch 2017</source>
            <translation>Holandés 2017</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch earlier</source>
            <translation>Holandés anterior</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch system, earlier edition</source>
            <translation>Sistema holandés, edición anterior</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Everybody is paired within the group, if that can be, before anybody leaves it.</source>
            <translation>Todos se emparejan dentro del grupo, si es posible, antes de que alguien lo abandone.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Exchanges: teams change between the halves, as few as possible, as near to the middle as possible.</source>
            <translation>Intercambios: los equipos cambian entre las mitades, los menos posibles y lo más cerca posible del centro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Fewer of those moved down are paired first; in the end they stand with the others.</source>
            <translation>Se emparejan primero menos equipos descendidos; al final quedan con los demás.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>From an odd group above the middle the weakest team drops and meets the strongest it can in the next group.</source>
            <translation>De un grupo impar por encima del centro baja el equipo más débil y se enfrenta al más fuerte posible del grupo siguiente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>From an odd group below the middle the strongest team rises and meets the weakest it can in the next group.</source>
            <translation>De un grupo impar por debajo del centro sube el equipo más fuerte y se enfrenta al más débil posible del grupo siguiente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a group has no complete pairing with one floater but with another, the other is taken.</source>
            <translation>Si un grupo no tiene un emparejamiento completo con un flotante, pero sí con otro, se toma el otro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a group has no complete pairing within the colour limits, it is paired without them.</source>
            <translation>Si un grupo no tiene un emparejamiento completo dentro de los límites de colores, se empareja sin ellos.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a round cannot be completed, the arbiter decides.</source>
            <translation>Si una ronda no puede completarse, decide el árbitro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a round cannot be completed, the chief arbiter decides.</source>
            <translation>Si una ronda no puede completarse, decide el árbitro principal.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If all points are equal, the first-team is the one with the smaller number.</source>
            <translation>Si todos los puntos son iguales, el primer equipo es el de número menor.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If both teams prefer the same colour, the first-team gets it.</source>
            <translation>Si ambos equipos prefieren el mismo color, lo recibe el primer equipo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If neither team has played yet, a first-team with an odd number gets the colour that was drawn, one with an even number the other.</source>
            <translation>Si ninguno de los dos equipos ha jugado todavía, un primer equipo con número impar recibe el color sorteado; con número par, el otro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If not all that were moved down can be paired, the highest ones are tried first.</source>
            <translation>Si no se puede emparejar a todos los descendidos, se prueban primero los más altos.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If only one of the two teams has a colour preference, it gets that colour.</source>
            <translation>Si solo uno de los dos equipos tiene una preferencia de color, recibe ese color.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the floater cannot be paired in the next group, the next pairing in the order is tried; two groups without a pairing become one.</source>
            <translation>Si el flotante no puede emparejarse en el grupo siguiente, se prueba el siguiente emparejamiento del orden; dos grupos sin emparejamiento se convierten en uno.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the lowest bracket has no pairing, the one above it is paired again or joined to it.</source>
            <translation>Si el bloque más bajo no tiene emparejamiento, el bloque superior se vuelve a emparejar o se une a él.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the number is odd, the team left over at the end has the bye.</source>
            <translation>Si el número es impar, el equipo que sobra al final tiene el bye.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the primary scores are equal, the first-team is the one with more secondary points, unless the regulations leave them out.</source>
            <translation>Si las puntuaciones primarias son iguales, el primer equipo es el que tiene más puntos secundarios, salvo que el reglamento los excluya.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the two teams prefer different colours, both get theirs.</source>
            <translation>Si los dos equipos prefieren colores distintos, ambos reciben el suyo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If those moved down cannot be paired, the bracket before sends down others of the same scores.</source>
            <translation>Si los descendidos no pueden emparejarse, el bloque anterior envía a otros de las mismas puntuaciones.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In an odd group the team left in the middle floats to the next group.</source>
            <translation>En un grupo impar, el equipo que queda en el centro flota al grupo siguiente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In odd rounds two teams with the same preference, strong at least, may meet after all.</source>
            <translation>En las rondas impares, dos equipos con la misma preferencia, al menos fuerte, pueden enfrentarse a pesar de todo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In rounds 1 and 2 the top half of the list has two imaginary match points, for the pairing only.</source>
            <translation>En las rondas 1 y 2, la mitad superior de la lista tiene dos puntos de encuentro ficticios, solo para el emparejamiento.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In the first round odd numbers get the colour that was drawn on board 1, even numbers the other.</source>
            <translation>En la primera ronda, los números impares reciben el color sorteado para el tablero 1 y los pares, el otro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In the middle group, floaters from above and from below do not meet.</source>
            <translation>En el grupo central, los flotantes de arriba y de abajo no se enfrentan.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Look back to the last time that one had White and the other Black, and turn it round. Rounds not played are skipped.</source>
            <translation>Se busca hacia atrás la última vez en que uno tuvo blancas y el otro negras, y se invierte. Las rondas no jugadas se omiten.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No bye for a team that had one already or won by forfeit.</source>
            <translation>No hay bye para un equipo que ya tuvo uno o ganó por incomparecencia.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No bye for a team that has scored without playing.</source>
            <translation>No hay bye para un equipo que ha puntuado sin jugar.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets beyond a colour difference of two, and none the same colour three times running.</source>
            <translation>Ningún equipo supera una diferencia de colores de dos, y ninguno recibe el mismo color tres veces seguidas.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets the same float as two rounds before.</source>
            <translation>Ningún equipo recibe el mismo flote que dos rondas antes.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets the same float in two rounds running.</source>
            <translation>Ningún equipo recibe el mismo flote en dos rondas seguidas.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams equal in score and matches, the bye goes to the one with the largest number.</source>
            <translation>Entre equipos iguales en puntuación y encuentros, el bye corresponde al de número más alto.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams with the same score, the bye goes to the one that has played most matches.</source>
            <translation>Entre equipos con la misma puntuación, el bye corresponde al que ha jugado más encuentros.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams with the same score, the bye goes to the one that has played most.</source>
            <translation>Entre equipos con la misma puntuación, el bye corresponde al que más ha jugado.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Olympiad</source>
            <translation>Olimpiada</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>One more pair may leave a colour preference unfulfilled (X), or a strong one (Z).</source>
            <translation>Una pareja más puede dejar sin cumplir una preferencia de color (X), o una fuerte (Z).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Opponents have the same match points, or as near as possible.</source>
            <translation>Los rivales tienen los mismos puntos de encuentro, o lo más parecidos posible.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>P0: the pairs that a bracket could have, half of its teams. P: those that it has.</source>
            <translation>P0: las parejas que podría tener un bloque, la mitad de sus equipos. P: las que tiene.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Pairings of a bracket are put in order: first the smaller numbers of all pairs, then their opponents. The earlier one wins where all else is equal.</source>
            <translation>Los emparejamientos de un bloque se ordenan: primero los números menores de todas las parejas, luego sus rivales. Gana el anterior cuando todo lo demás es igual.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Scores of opponents are as near as possible.</source>
            <translation>Las puntuaciones de los rivales son lo más parecidas posible.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Section G, the order in a group: every opponent’s match points times the game points won against it, added up without the opponent that has fewest match points; then the opponents’ match points without that one; then with it.</source>
            <translation>Sección G, el orden en un grupo: los puntos de encuentro de cada rival multiplicados por los puntos de partida obtenidos contra él, sumados sin el rival con menos puntos de encuentro; después, los puntos de encuentro de los rivales sin contar ese; después, contándolo.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Sets of upfloaters are put in order like words: by the number of the first team, then of the second, and so on.</source>
            <translation>Los conjuntos de flotantes ascendentes se ordenan como palabras: por el número del primer equipo, luego del segundo, y así sucesivamente.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Team 2026</source>
            <translation>Equipos 2026</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Team draft</source>
            <translation>Equipos, borrador</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bracket is content with a pair fewer; with none, it moves down as a whole.</source>
            <translation>El bloque se conforma con una pareja menos; si no queda ninguna, desciende entero.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the last number of the lowest group, once to a team at most. It counts one match point and two game points.</source>
            <translation>El bye corresponde al último número del grupo más bajo, como máximo una vez por equipo. Vale un punto de encuentro y dos puntos de partida.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score, then to the team that has played most matches, then to the largest number; all others must still have a legal pairing.</source>
            <translation>El bye corresponde a la puntuación más baja, luego al equipo que ha jugado más encuentros, luego al número más alto; debe dejar un emparejamiento válido a todos los demás.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score, then to the team that has played most, then to the largest number; all others must still have a legal pairing.</source>
            <translation>El bye corresponde a la puntuación más baja, luego al equipo que más ha jugado, luego al número más alto; debe dejar un emparejamiento válido a todos los demás.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score.</source>
            <translation>El bye corresponde a la puntuación más baja.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye must leave a legal pairing for all others.</source>
            <translation>El bye debe dejar un emparejamiento válido a todos los demás.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The colours change from the last round in which the two had different ones.</source>
            <translation>Los colores se cambian respecto a la última ronda en que los dos los tuvieron distintos.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The downfloaters are chosen so that the next bracket can have most pairs and the smallest score differences.</source>
            <translation>Los flotantes descendentes se eligen de modo que el bloque siguiente pueda tener el mayor número de parejas y las menores diferencias de puntuación.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first meets the last, the second the last but one, by the order of section G.</source>
            <translation>El primero se enfrenta al último, el segundo al penúltimo, según el orden de la sección G.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first team of the upper half meets the first of the lower half; if that cannot be, the second, and so on, then back into its own half.</source>
            <translation>El primer equipo de la mitad superior se enfrenta al primero de la mitad inferior; si no es posible, al segundo, y así sucesivamente; después se vuelve a su propia mitad.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first-team gets another colour than in its last match.</source>
            <translation>El primer equipo recibe el color contrario al de su último encuentro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first-team of a pair is the one with more points (primary score).</source>
            <translation>El primer equipo de una pareja es el que tiene más puntos (puntuación primaria).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The groups are paired from the top down to the middle, then from the bottom up, the middle group last. The middle is where the median team stands.</source>
            <translation>Los grupos se emparejan de arriba hasta el centro, luego de abajo hacia arriba y, por último, el grupo central. El centro está donde se encuentra el equipo mediano.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The higher ranked of the two gets the colour it prefers.</source>
            <translation>El mejor clasificado de los dos recibe el color que prefiere.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The last bracket before the collapse sends down teams that complete the round.</source>
            <translation>El último bloque antes de la fusión envía hacia abajo equipos que completan la ronda.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, then by their opponents; the first that is legal and best by C7, C8 and C9 is taken.</source>
            <translation>Las parejas de un bloque: sus emparejamientos se ordenan por los números menores de todas las parejas, luego por sus rivales; se toma el primero que es válido y el mejor según C7, C8 y C9.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, then by their opponents; the first that is legal and best by C8, C9 and C10 is taken.</source>
            <translation>Las parejas de un bloque: sus emparejamientos se ordenan por los números menores de todas las parejas, luego por sus rivales; se toma el primero que es válido y el mejor según C8, C9 y C10.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The score differences of pairs and downfloaters are as small as possible.</source>
            <translation>Las diferencias de puntuación de las parejas y de los flotantes descendentes son las menores posibles.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The stronger preference is granted.</source>
            <translation>Se concede la preferencia más fuerte.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The stronger preference is granted; between two absolute ones the wider colour difference.</source>
            <translation>Se concede la preferencia más fuerte; entre dos absolutas, la de mayor diferencia de colores.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The team that is not the first-team gets another colour than in its last match.</source>
            <translation>El equipo que no es el primero de la pareja recibe el color contrario al de su último encuentro.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; the first that gives a legal pairing and is best by C6 and C7 is taken.</source>
            <translation>Los flotantes ascendentes: los conjuntos que cumplen C4 y C5 se ordenan por los números de sus equipos; se toma el primero que da un emparejamiento válido y es el mejor según C6 y C7.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; the first that gives a legal pairing and is best by C6 is taken.</source>
            <translation>Los flotantes ascendentes: los conjuntos que cumplen C4 y C5 se ordenan por los números de sus equipos; se toma el primero que da un emparejamiento válido y es el mejor según C6.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upper half meets the lower half in order. Once all requirements are kept, the bracket is done and who is left moves down.</source>
            <translation>La mitad superior se enfrenta a la mitad inferior por orden. En cuanto se cumplen todos los requisitos, el bloque queda terminado y quien sobra desciende.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>To pair a bracket, the next exchange between its halves is tried.</source>
            <translation>Para emparejar un bloque, se prueba el siguiente intercambio entre sus mitades.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>To pair a bracket, the next transposition of its lower half is tried.</source>
            <translation>Para emparejar un bloque, se prueba la siguiente transposición de su mitad inferior.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Top scorers may meet although both must have the same colour.</source>
            <translation>Los equipos punteros pueden enfrentarse aunque ambos deban tener el mismo color.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Transpositions: the lower half is tried in other orders, the earliest change at the end.</source>
            <translation>Transposiciones: la mitad inferior se prueba en otros órdenes, con el primer cambio al final.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams never play each other a second time.</source>
            <translation>Dos equipos nunca juegan entre sí por segunda vez.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams that must have the same colour (absolute preference) do not meet, unless one is a topscorer in the last round.</source>
            <translation>Dos equipos que deben tener el mismo color (preferencia absoluta) no se enfrentan, salvo que uno sea equipo puntero en la última ronda.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams that must have the same colour (absolute preference) do not meet; may be left aside for top scorers.</source>
            <translation>Dos equipos que deben tener el mismo color (preferencia absoluta) no se enfrentan; puede dejarse de lado para equipos punteros.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Type B only: a strong colour preference goes before a mild one.</source>
            <translation>Solo tipo B: una preferencia fuerte de color va antes que una leve.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Which of those moved down are paired first: the highest ones, then the next set.</source>
            <translation>Qué equipos descendidos se emparejan primero: los más altos, luego el siguiente conjunto.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>White goes to the team that has had it less often; after that the colours alternate.</source>
            <translation>Las blancas son para el equipo que las ha tenido menos veces; después, los colores se alternan.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>White goes to the team with the lower colour difference (Whites less Blacks).</source>
            <translation>Las blancas son para el equipo con menor diferencia de colores (blancas menos negras).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats down again after the round before does so by as few points as possible.</source>
            <translation>Quien vuelve a flotar hacia abajo tras la ronda anterior lo hace por la menor diferencia de puntos posible.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats down as two rounds before does so by as few points as possible.</source>
            <translation>Quien flota hacia abajo como dos rondas antes lo hace por la menor diferencia de puntos posible.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats up again after the round before does so by as few points as possible.</source>
            <translation>Quien vuelve a flotar hacia arriba tras la ronda anterior lo hace por la menor diferencia de puntos posible.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats up as two rounds before does so by as few points as possible.</source>
            <translation>Quien flota hacia arriba como dos rondas antes lo hace por la menor diferencia de puntos posible.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who has White: the parts of this article are tried in their order, and the first that fits the pair decides.</source>
            <translation>Quién tiene blancas: los apartados de este artículo se prueban por orden y decide el primero que se ajusta a la pareja.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who stays unpaired in a bracket floats down to the next. Who meets a lower score gets a downfloat, who meets a higher one an upfloat; not playing is a downfloat.</source>
            <translation>Quien queda sin emparejar en un bloque flota al siguiente. Quien se enfrenta a una puntuación inferior recibe un flote descendente; a una superior, uno ascendente; no jugar es un flote descendente.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With equal balance and different colours in the last round, both change colour.</source>
            <translation>Con balance igual y colores distintos en la última ronda, ambos cambian de color.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With equal balance, the colours that keep runs of one colour shortest.</source>
            <translation>Con balance igual, los colores que dejan más cortas las series de un mismo color.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With the same colours so far and in balance, the higher ranked team changes colour.</source>
            <translation>Con los mismos colores hasta ahora y en equilibrio, el equipo mejor clasificado cambia de color.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With the same colours so far, the higher ranked team is brought to balance.</source>
            <translation>Con los mismos colores hasta ahora, se equilibra al equipo mejor clasificado.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>X1: the pairs that must leave a colour preference unfulfilled, at least. Z1: the same for strong preferences, in even rounds.</source>
            <translation>X1: las parejas que, como mínimo, deben dejar sin cumplir una preferencia de color. Z1: lo mismo para las preferencias fuertes, en las rondas pares.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>a team that floated in the round before would float again</source>
            <translation>un equipo que flotó en la ronda anterior volvería a flotar</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>both change colour from the last round</source>
            <translation>ambos cambian de color respecto a la última ronda</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>both colour preferences can be granted</source>
            <translation>se pueden conceder ambas preferencias de color</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>fewer teams of the next scoregroup could be paired among themselves</source>
            <translation>menos equipos del siguiente grupo de puntuación podrían emparejarse entre sí</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>it may not have the bye</source>
            <translation>no puede tener el bye</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>it would make a colour or floater criterion worse</source>
            <translation>empeoraría un criterio de color o de flotantes</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more colour preferences would be missed</source>
            <translation>se incumplirían más preferencias de color</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more strong colour preferences would be missed</source>
            <translation>se incumplirían más preferencias fuertes de color</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more teams that floated in the round before would meet an upfloater</source>
            <translation>más equipos que flotaron en la ronda anterior se enfrentarían a un flotante ascendente</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more upfloaters would be needed</source>
            <translation>harían falta más flotantes ascendentes</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>only one of the two preferences is strong, and it is granted</source>
            <translation>solo una de las dos preferencias es fuerte, y se concede</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>only one of them has a colour preference, and it is granted</source>
            <translation>solo uno de ellos tiene una preferencia de color, y se le concede</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>otherwise a team would go beyond the colour limits</source>
            <translation>de lo contrario, un equipo superaría los límites de colores</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>somebody in the bracket would be left without an opponent</source>
            <translation>alguien del bloque quedaría sin rival</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the arbiter has forbidden this pair</source>
            <translation>el árbitro ha prohibido esta pareja</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the colours alternate from the last time that they differed</source>
            <translation>los colores se alternan respecto a la última vez que fueron distintos</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the first-team changes colour from its last match</source>
            <translation>el primer equipo cambia de color respecto a su último encuentro</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the higher ranked team changes colour from its last match</source>
            <translation>el equipo mejor clasificado cambia de color respecto a su último encuentro</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the higher ranked team is brought to balance</source>
            <translation>se equilibra al equipo mejor clasificado</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the other team changes colour from its last match</source>
            <translation>el otro equipo cambia de color respecto a su último encuentro</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the others could not all be paired any more</source>
            <translation>ya no se podría emparejar a todos los demás</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the preference of the first-team is granted</source>
            <translation>se concede la preferencia del primer equipo</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the preference of the higher ranked team is granted</source>
            <translation>se concede la preferencia del equipo mejor clasificado</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the rest of the bracket could not be paired any more</source>
            <translation>ya no se podría emparejar el resto del bloque</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the stronger preference is granted</source>
            <translation>se concede la preferencia más fuerte</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the team that had White less often gets it</source>
            <translation>las recibe el equipo que ha tenido blancas menos veces</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the team with the lower colour difference gets White</source>
            <translation>el equipo con menor diferencia de colores recibe blancas</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the upfloaters would come from lower scores</source>
            <translation>los flotantes ascendentes procederían de puntuaciones inferiores</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>this keeps the runs of one colour shortest</source>
            <translation>así las series de un mismo color son las más cortas</translation>
        </message>
    </context>
    <context>
        <name>check</name>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: all else equal, {wanted} stands before {found} ({article})</source>
            <translation>bloque {score}: a igualdad de todo lo demás, {wanted} va antes que {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: equal by {equal}; identifier {wanted} before {found} ({article})</source>
            <translation>bloque {score}: igualdad en {equal}; el identificador {wanted} va antes que {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: equal by {equal}; upfloaters {wanted} stand before {found} ({article})</source>
            <translation>bloque {score}: igualdad en {equal}; los flotantes ascendentes {wanted} van antes que {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: the teams left over could not be paired as the rules ask ({article})</source>
            <translation>bloque {score}: los equipos sobrantes no podrían emparejarse como exigen las reglas ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: {criterion} is {found} {there}, {wanted} by the rules ({article})</source>
            <translation>bloque {score}: {criterion} es {found} {there}, {wanted} según las reglas ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>by the rules: {pairs}</source>
            <translation>según las reglas: {pairs}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bye: the file has {found}, the rules give {wanted}</source>
            <translation>bye: el archivo tiene {found}, las reglas dan {wanted}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>colours: {white}-{black} in the file, {black}-{white} by article {rule}</source>
            <translation>colores: {white}-{black} en el archivo, {black}-{white} según el artículo {rule}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>compared, by the rules: {values}</source>
            <translation>comparado, según las reglas: {values}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>compared, in the file: {values}</source>
            <translation>comparado, en el archivo: {values}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>group {score}: the rules let {wanted} leave the group, {there} {found} ({article})</source>
            <translation>grupo {score}: según las reglas, {wanted} deja el grupo; {there}, {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>in the file</source>
            <translation>en el archivo</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>in the file: {pairs}</source>
            <translation>en el archivo: {pairs}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>nobody</source>
            <translation>nadie</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>round {round} ({system}) differs</source>
            <translation>la ronda {round} ({system}) difiere</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>round {round}: no legal pairing exists; the arbiter's stands</source>
            <translation>ronda {round}: no existe ningún emparejamiento válido; vale el del árbitro</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>scores and matches played equal; the bye goes to the largest number: {wanted}, {there} {found} ({article})</source>
            <translation>puntuaciones y encuentros jugados iguales; el bye corresponde al número más alto: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>scores equal; the bye goes to the most matches played: {wanted}, {there} {found} ({article})</source>
            <translation>puntuaciones iguales; el bye corresponde a quien ha jugado más encuentros: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the bye goes to the lowest score: {wanted}, {there} {found} ({article})</source>
            <translation>el bye corresponde a la puntuación más baja: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the lower brackets follow from it</source>
            <translation>los bloques inferiores se derivan de ello</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the number of teams decides whether there is a bye ({article})</source>
            <translation>el número de equipos decide si hay un bye ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>with the bye to {found} no legal pairing is left ({article})</source>
            <translation>con el bye para {found} no queda ningún emparejamiento válido ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{different} of {rounds} rounds differ</source>
            <translation>difieren {different} de {rounds} rondas</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} have met before ({cited})</source>
            <translation>{found} ya se han enfrentado ({cited})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} may not have the bye ({cited})</source>
            <translation>{found} no puede tener el bye ({cited})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} must not be paired with each other</source>
            <translation>{found} no deben emparejarse entre sí</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} would give one of the two a colour that it may not have ({article})</source>
            <translation>{found} daría a uno de los dos un color que no puede tener ({article})</translation>
        </message>
    </context>
    <context>
        <name>chess-results</name>
        <message>
            <location filename="formats/chess_results.py" />
            <source>chess-results.com takes this file only with a key that the site itself gives to an arbiter. TeamSwiss writes the file without it and uploads nothing.</source>
            <translation>chess-results.com solo acepta este archivo con una clave que el propio sitio da al árbitro. TeamSwiss escribe el archivo sin ella y no sube nada.</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <location filename="cli/commands.py" />
            <source>standard output: {reason}</source>
            <translation>salida estándar: {reason}</translation>
        </message>
    </context>
    <context>
        <name>consequences</name>
        <message>
            <location filename="models/consequences.py" />
            <source>Bracket {score}: the criteria are equal, but the order of the rules puts other pairs first{article}.</source>
            <translation>Bloque {score}: los criterios son iguales, pero el orden de las reglas pone antes otras parejas{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Bracket {score}: {criterion} would be {found} instead of {wanted}{article}.</source>
            <translation>Bloque {score}: {criterion} sería {found} en lugar de {wanted}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules nobody has the bye{article}.</source>
            <translation>Según las reglas, nadie tiene el bye{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules {team} has the bye{article}.</source>
            <translation>Según las reglas, {team} tiene el bye{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules: {white} – {black}.</source>
            <translation>Según las reglas: {white} – {black}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>No legal pairing exists for this round; the arbiter decides.</source>
            <translation>No existe ningún emparejamiento válido para esta ronda; decide el árbitro.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>No place and no points after round {round} change.</source>
            <translation>No cambia ningún puesto ni punto tras la ronda {round}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Round {round} was paired on the old result; from the new one the rules would pair it otherwise. Its pairing stays.</source>
            <translation>La ronda {round} se emparejó con el resultado antiguo; con el nuevo, las reglas la emparejarían de otro modo. Su emparejamiento se mantiene.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Round {round} was paired on the old result; its pairing stays.</source>
            <translation>La ronda {round} se emparejó con el resultado antiguo; su emparejamiento se mantiene.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>points as before</source>
            <translation>puntos como antes</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{first} and {second}</source>
            <translation>{first} y {second}</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{new} points ({other_new}) instead of {old} ({other_old})</source>
            <translation>{new} puntos ({other_new}) en lugar de {old} ({other_old})</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} had points without playing in round {round}{article}.</source>
            <translation>{teams}: puntos sin jugar en la ronda {round}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} have met in round {round}{article}.</source>
            <translation>{teams} ya se enfrentaron en la ronda {round}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} must not be paired with each other.</source>
            <translation>{teams} no deben emparejarse entre sí.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{team} goes from place {old_rank} to {new_rank} after round {after}: {points}.</source>
            <translation>{team} pasa del puesto {old_rank} al {new_rank} tras la ronda {after}: {points}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{team} stays in place {new_rank} after round {after}: {points}.</source>
            <translation>{team} sigue en el puesto {new_rank} tras la ronda {after}: {points}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{white} would have White; the rules give White to {black}{article}.</source>
            <translation>{white} tendría blancas; las reglas dan blancas a {black}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>… and other teams: {count}.</source>
            <translation>… y otros equipos: {count}.</translation>
        </message>
    </context>
    <context>
        <name>demo</name>
        <message>
            <location filename="cli/demo.py" />
            <source>Documents are in {folder}:</source>
            <translation>Los documentos están en {folder}:</translation>
        </message>
    </context>
    <context>
        <name>documents</name>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more set(s) of nearer scores could not be taken either.</source>
            <translation>
                <numerusform>Otro conjunto de puntuaciones más próximas tampoco se pudo elegir.</numerusform>
                <numerusform>Otros %n conjuntos de puntuaciones más próximas tampoco se pudieron elegir.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more team(s) that would come before could not be taken either.</source>
            <translation>
                <numerusform>Otro equipo que iría antes tampoco se pudo elegir.</numerusform>
                <numerusform>Otros %n equipos que irían antes tampoco se pudieron elegir.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>(drawn by lot: {seed})</source>
            <translation>(por sorteo: {seed})</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>*: not finished.</source>
            <translation>*: no terminada.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>*: results are missing; match points come with the last of them.</source>
            <translation>*: faltan resultados; los puntos de encuentro llegan con el último.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>+ and – are games won and lost by forfeit.</source>
            <translation>+ y – son partidas ganadas y perdidas por incomparecencia.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>+ and –: forfeits.</source>
            <translation>+ y –: incomparecencias.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>+: won by forfeit.</source>
            <translation>+: ganada por incomparecencia.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>A page for every team: its matches and its players.</source>
            <translation>Una página por equipo: sus encuentros y sus jugadores.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>A player counts on every board they played often enough, with the games there.</source>
            <translation>Un jugador cuenta en cada tablero en que jugó lo suficiente, con las partidas de ese tablero.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>A player counts on the board they played most, with all games.</source>
            <translation>Un jugador cuenta en el tablero en que más jugó, con todas sus partidas.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>A result is that of the player at the left, then of the one at the right.</source>
            <translation>Un resultado es primero el del jugador de la izquierda, luego el del de la derecha.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>A team that wins a prize is left out of the categories below it.</source>
            <translation>Un equipo que gana un premio queda fuera de las categorías siguientes.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>A team without a possible opponent here was moved down.</source>
            <translation>Un equipo sin rival posible aquí ha descendido.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Acceleration</source>
            <translation>Aceleración</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>After round {number} of {rounds}</source>
            <translation>Tras la ronda {number} de {rounds}</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Against</source>
            <translation>Contra</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>All teams have a score of {score}.</source>
            <translation>Todos los equipos tienen una puntuación de {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>All teams that are paired in this round have a score of {score}.</source>
            <translation>Todos los equipos que se emparejan en esta ronda tienen una puntuación de {score}.</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Arbiter</source>
            <translation>Árbitro</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/builders/board_prizes.py" />
            <source>At least %n game(s); decided by {measures}. Forfeits do not count.</source>
            <translation>
                <numerusform>Al menos %n partida; deciden: {measures}. Las incomparecencias no cuentan.</numerusform>
                <numerusform>Al menos %n partidas; deciden: {measures}. Las incomparecencias no cuentan.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>At the tables</source>
            <translation>En las mesas</translation>
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
            <translation>Elo medio de los equipos</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>Average: the {count} highest-rated players; one without a rating counts as {floor}.</source>
            <translation>Media: los {count} jugadores con más Elo; uno sin Elo cuenta como {floor}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Bd</source>
            <translation>Tab.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Before it came {team}, but {reason}.</source>
            <translation>Antes venía {team}, pero {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Before round 1</source>
            <translation>Antes de la ronda 1</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Before the pairing</source>
            <translation>Antes del emparejamiento</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Before them in the order came {teams}, but {reason}.</source>
            <translation>Antes en el orden venían {teams}, pero {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Before this team in the order came {teams}, but {reason}.</source>
            <translation>Antes de este equipo en el orden venía {teams}, pero {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Black</source>
            <translation>Negras</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black FIDE id</source>
            <translation>ID FIDE de negras</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>Black game points</source>
            <translation>Puntos de partida de negras</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black match points</source>
            <translation>Puntos de encuentro de negras</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black match points before</source>
            <translation>Puntos de encuentro previos de negras</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black no.</source>
            <translation>N.º negras</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black on board 1</source>
            <translation>Negras en el tablero 1</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black points</source>
            <translation>Puntos de negras</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black rating</source>
            <translation>Elo de negras</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team</source>
            <translation>Equipo con negras</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: colour</source>
            <translation>Equipo con negras: color</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: rating</source>
            <translation>Equipo con negras: Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: title</source>
            <translation>Equipo con negras: título</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black's team</source>
            <translation>Equipo de negras</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board</source>
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Board colours of the White team</source>
            <translation>Colores de los tableros del equipo con blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Board order</source>
            <translation>Orden de tableros</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Board pairings</source>
            <translation>Emparejamientos por tablero</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Board played most often</source>
            <translation>Tablero en el que más jugó</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board prizes</source>
            <translation>Premios por tablero</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board {number}</source>
            <translation>Tablero {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Boards</source>
            <translation>Tableros</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Bonus in round {number}</source>
            <translation>Bonificación en la ronda {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Born</source>
            <translation>Nacim.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Bracket of 1 point</source>
            <translation>Bloque de 1 punto</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Bracket of {score} points</source>
            <translation>Bloque de {score} puntos</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Byes are in {mp} and {gp} only.</source>
            <translation>Los byes solo están en {mp} y {gp}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Byes: match points, game points</source>
            <translation>Byes: puntos de encuentro, puntos de partida</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Captain</source>
            <translation>Capitán</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Captain, Black on board 1</source>
            <translation>Capitán, negras en el tablero 1</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Captain, White on board 1</source>
            <translation>Capitán, blancas en el tablero 1</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Category</source>
            <translation>Categoría</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>Changed by the arbiter</source>
            <translation>Cambiado por el árbitro</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Chief arbiter</source>
            <translation>Árbitro principal</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Chief arbiter: {name}</source>
            <translation>Árbitro principal: {name}</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Club</source>
            <translation>Club</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Colour</source>
            <translation>Color</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Colour on board 1</source>
            <translation>Color en el tablero 1</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Colour preferences</source>
            <translation>Preferencias de color</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Colours</source>
            <translation>Colores</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Counted up to round</source>
            <translation>Calculado hasta la ronda</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Counts</source>
            <translation>Cuenta</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Criteria: {values}.</source>
            <translation>Criterios: {values}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Crosstable</source>
            <translation>Tabla cruzada</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Crosstable by number</source>
            <translation>Tabla cruzada por número</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Crosstable by rank</source>
            <translation>Tabla cruzada por puesto</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>DRAFT</source>
            <translation>BORRADOR</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Date</source>
            <translation>Fecha</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Deputy arbiter</source>
            <translation>Árbitro principal adjunto</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Development coefficient</source>
            <translation>Coeficiente de desarrollo</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Each round: the board, the colour (a filled square is Black), the points. G: games.</source>
            <translation>Cada ronda: el tablero, el color (cuadrado relleno: negras), los puntos. J: partidas jugadas.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Each round: the opponent’s number, the colour on board 1 (filled: Black), game points.</source>
            <translation>Cada ronda: el número del rival, el color en el tablero 1 (relleno: negras), los puntos de partida.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Each round: the opponent’s rank, the colour on board 1 (filled: Black), game points.</source>
            <translation>Cada ronda: el puesto del rival, el color en el tablero 1 (relleno: negras), los puntos de partida.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Each team named first meets the first possible opponent.</source>
            <translation>Cada equipo nombrado en primer lugar se enfrenta al primer rival posible.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Entries: {count}</source>
            <translation>Entradas: {count}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Event</source>
            <translation>Torneo</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every board of the round, match by match.</source>
            <translation>Todos los tableros de la ronda, encuentro por encuentro.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every gesture with its time.</source>
            <translation>Cada acción con su hora.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every player by name with table, board and colour, to hang beside the pairings.</source>
            <translation>Todos los jugadores por nombre, con mesa, tablero y color, para colgar junto a los emparejamientos.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every player's score and performance.</source>
            <translation>La puntuación y el rendimiento de cada jugador.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every roster in board order, with ratings and ids.</source>
            <translation>Todas las plantillas en orden de tableros, con Elo e identificadores.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Expected</source>
            <translation>Esperado</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Expected rating change, for interest</source>
            <translation>Variación esperada del Elo, a título informativo</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Dutch system, C.04.3 (2017)</source>
            <translation>Sistema holandés de la FIDE, C.04.3 (2017)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Dutch system, earlier edition</source>
            <translation>Sistema holandés de la FIDE, edición anterior</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Swiss Team Pairing System, C.04.6 (2026)</source>
            <translation>Sistema suizo por equipos de la FIDE, C.04.6 (2026)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Swiss Team Pairing System, earlier draft</source>
            <translation>Sistema suizo por equipos de la FIDE, borrador anterior</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>FIDE id</source>
            <translation>ID FIDE</translation>
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
            <translation>Federación</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>Fewer of those moved down were paired first.</source>
            <translation>Se emparejaron primero menos equipos descendidos.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Final standings</source>
            <translation>Clasificación final</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>First day</source>
            <translation>Primer día</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>First in the order are the pairings in which the half with the smaller numbers meets the half with the larger ones. None of them is taken: {reason}.</source>
            <translation>Los primeros del orden son los emparejamientos en los que la mitad de los números menores se enfrenta a la de los mayores. No se toma ninguno: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>First round</source>
            <translation>Primera ronda</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>First-team: {team}.</source>
            <translation>Primer equipo: {team}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Floaters from above and below have to meet here.</source>
            <translation>Aquí tienen que enfrentarse flotantes de arriba y de abajo.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Floating up: {teams}.</source>
            <translation>Flotan hacia arriba: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For captains: the roster is printed, the boards are written in.</source>
            <translation>Para los capitanes: la plantilla está impresa, los tableros se escriben a mano.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>For the pairing, {team} has {matches} match points and {games} game points, in the standings {shown_matches} and {shown_games}.</source>
            <translation>Para el emparejamiento, {team} tiene {matches} puntos de encuentro y {games} puntos de partida; en la clasificación, {shown_matches} y {shown_games}.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For the record</source>
            <translation>Para el archivo</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For the wall</source>
            <translation>Para la pared</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>From above: {teams}.</source>
            <translation>De arriba: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>From below: {teams}.</source>
            <translation>De abajo: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>From {score} points down the round could not be completed bracket by bracket; {teams} are paired together at the end.</source>
            <translation>De {score} puntos hacia abajo, la ronda no se pudo completar bloque por bloque; {teams} se emparejan juntos al final.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>G</source>
            <translation>J</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>GP</source>
            <translation>PP</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Game points</source>
            <translation>Puntos de partida</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Game points: win, draw, loss</source>
            <translation>Puntos de partida: victoria, tablas, derrota</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Games</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games drawn</source>
            <translation>Partidas en tablas</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games lost</source>
            <translation>Partidas perdidas</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games that were played; forfeits do not count.</source>
            <translation>Partidas jugadas; las incomparecencias no cuentan.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games won</source>
            <translation>Partidas ganadas</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Group of {score} points ({part})</source>
            <translation>Grupo de {score} puntos ({part})</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>Had to be allowed ({pairs}×): {what} [{requirement}].</source>
            <translation>Hubo que permitir ({pairs}×): {what} [{requirement}].</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Hand in at least {minutes} minutes before the start.</source>
            <translation>Entregar al menos {minutes} minutos antes del inicio.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>How the round was paired</source>
            <translation>Cómo se emparejó la ronda</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, no criterion would be worse, but that pairing of the bracket of {score} points stands later in the order of the rules.</source>
            <translation>Si {a} y {b} se enfrentaran, ningún criterio sería peor, pero ese emparejamiento del bloque de {score} puntos está más atrás en el orden de las reglas.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, others than {wanted} would have to float from or to the bracket of {score} points; the rules choose these.</source>
            <translation>Si {a} y {b} se enfrentaran, tendrían que flotar desde o hacia el bloque de {score} puntos otros distintos de {wanted}; las reglas eligen a estos.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, somebody would have to float from the bracket of {score} points; the rules need nobody to.</source>
            <translation>Si {a} y {b} se enfrentaran, alguien tendría que flotar desde el bloque de {score} puntos; según las reglas no hace falta.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the bracket of {score} points would have {found} pairs instead of {wanted}.</source>
            <translation>Si {a} y {b} se enfrentaran, el bloque de {score} puntos tendría {found} parejas en lugar de {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the criteria would be equal, but {found} would float instead of {wanted}, which comes first in the order.</source>
            <translation>Si {a} y {b} se enfrentaran, los criterios serían iguales, pero flotaría {found} en lugar de {wanted}, que va antes en el orden.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the other teams could not all be paired any more.</source>
            <translation>Si {a} y {b} se enfrentaran, ya no se podría emparejar a todos los demás equipos.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, {found} would have the bye instead of {wanted}, which comes before it.</source>
            <translation>Si {a} y {b} se enfrentaran, tendría el bye {found} en lugar de {wanted}, que va antes.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, {reason}: {criterion} would be {found} instead of {least} in the bracket of {score} points.</source>
            <translation>Si {a} y {b} se enfrentaran, {reason}: {criterion} sería {found} en lugar de {least} en el bloque de {score} puntos.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>In the group: {teams}.</source>
            <translation>En el grupo: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>In the order of section G: {order}.</source>
            <translation>En el orden de la sección G: {order}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>In these pairs neither team has a colour preference: {rule}.</source>
            <translation>En estas parejas ningún equipo tiene preferencia de color: {rule}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Initial colour</source>
            <translation>Color inicial</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Its first choice was {choice}, but {reason}.</source>
            <translation>Su primera opción era {choice}, pero {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Its first choice was {choice}, but {reason}: {criterion} would be {value} instead of {least}.</source>
            <translation>Su primera opción era {choice}, pero {reason}: {criterion} sería {value} en lugar de {least}.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>K is 10 from 2400 on and for GM and IM, 40 up to the year of the 18th birthday and below 2300, else 20. A player new to the list may have 40. Unrated players get their first rating from FIDE; it is not worked out here.</source>
            <translation>K es 10 a partir de 2400 y para GM e IM, 40 hasta el año en que se cumplen 18 años y por debajo de 2300, y 20 en los demás casos. Un jugador nuevo en la lista puede tener 40. Los jugadores sin Elo reciben su primer Elo de la FIDE; aquí no se calcula.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Last day</source>
            <translation>Último día</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Line-up slips</source>
            <translation>Hojas de alineación</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Log</source>
            <translation>Registro</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>M</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>MP</source>
            <translation>PE</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Match cards</source>
            <translation>Actas</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Match points</source>
            <translation>Puntos de encuentro</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Match points: win, draw, loss</source>
            <translation>Puntos de encuentro: victoria, empate, derrota</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Matches</source>
            <translation>Encuentros</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches drawn</source>
            <translation>Encuentros empatados</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches lost</source>
            <translation>Encuentros perdidos</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches played</source>
            <translation>Encuentros jugados</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches won</source>
            <translation>Encuentros ganados</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>Moved down to them: {teams}.</source>
            <translation>Descendidos a este bloque: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>National</source>
            <translation>Nacional</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>National id</source>
            <translation>ID nacional</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>National rating</source>
            <translation>Elo nacional</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>No match in this round: {teams}.</source>
            <translation>Sin encuentro en esta ronda: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>No other match would change.</source>
            <translation>No cambiaría ningún otro encuentro.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Nobody has played enough games yet.</source>
            <translation>Nadie ha jugado todavía suficientes partidas.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>Nobody is left here for {teams}: down to the next bracket.</source>
            <translation>Aquí no queda nadie para {teams}: al bloque siguiente.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Not finished: {teams}. The games so far are in {gp}; {mp} come with the last of them.</source>
            <translation>Sin terminar: {teams}. Las partidas hasta ahora están en {gp}; {mp} llegan con la última.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>Not to be paired in this round: {teams}.</source>
            <translation>Fuera del emparejamiento de esta ronda: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>Not to be paired: {teams}.</source>
            <translation>Sin emparejar: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Nothing has been played yet.</source>
            <translation>Todavía no se ha jugado nada.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Nothing is in the log.</source>
            <translation>No hay nada en el registro.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Number of players</source>
            <translation>Número de jugadores</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Number of teams</source>
            <translation>Número de equipos</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by hand.</source>
            <translation>Numerados a mano.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by lot (seed {seed}).</source>
            <translation>Numerados por sorteo (semilla {seed}).</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by rating.</source>
            <translation>Numerados por Elo.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by rating; late entries follow.</source>
            <translation>Numerados por Elo; siguen las inscripciones tardías.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Of two teams the first has White on board 1; its points come first.</source>
            <translation>De dos equipos, el primero tiene blancas en el tablero 1; sus puntos van primero.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Of {teams} teams the median one stands at place {place}: the middle group is that of {score} points.</source>
            <translation>De {teams} equipos, el mediano está en el puesto {place}: el grupo central es el de {score} puntos.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Olympiad pairing rules, D.II.02 (2008)</source>
            <translation>Reglas de emparejamiento de la Olimpiada, D.II.02 (2008)</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Opponent</source>
            <translation>Rival</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Opponent, colour and game points of every team in every round.</source>
            <translation>Rival, color y puntos de partida de cada equipo en cada ronda.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Organiser</source>
            <translation>Organizador</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Out of the ordinary</source>
            <translation>Incidencias</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Overall</source>
            <translation>General</translation>
        </message>
        <message>
            <location filename="documents/site.py" />
            <source>Overview</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Page {page} of {pages}</source>
            <translation>Página {page} de {pages}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Pairing system</source>
            <translation>Sistema de emparejamiento</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Pairings</source>
            <translation>Emparejamientos</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Penalties and bonuses</source>
            <translation>Sanciones y bonificaciones</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Penalties and bonuses are included: {teams}.</source>
            <translation>Sanciones y bonificaciones incluidas: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Penalty in round {number}</source>
            <translation>Sanción en la ronda {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Perf.</source>
            <translation>Rend.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Performance rating</source>
            <translation>Rendimiento (Elo)</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Place</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Places with points and every tie-break; provisional while results are missing.</source>
            <translation>Puestos con puntos y todos los desempates; provisional mientras falten resultados.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Player of the Black team</source>
            <translation>Jugador del equipo con negras</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Player of the White team</source>
            <translation>Jugador del equipo con blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Players who are not listed are in no line-up of this round.</source>
            <translation>Los jugadores que no figuran en la lista no están en ninguna alineación de esta ronda.</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Plays on board</source>
            <translation>Juega en tab.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Points and games leave out forfeits; performance also leaves out opponents without a rating and games that are not rated.</source>
            <translation>Las incomparecencias no cuentan en puntos ni partidas; en el rendimiento, tampoco los rivales sin Elo ni las partidas no válidas para Elo.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Points for each: {points}. Numbers: {numbers}.</source>
            <translation>Puntos para cada uno: {points}. Números: {numbers}.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Points for the pairing</source>
            <translation>Puntos para el emparejamiento</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Previous standing</source>
            <translation>Clasificación anterior</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Primary score</source>
            <translation>Puntuación primaria</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Printed {moment}</source>
            <translation>Impreso {moment}</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Prize</source>
            <translation>Premio</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Prize list</source>
            <translation>Lista de premios</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Prizes</source>
            <translation>Premios</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Provisional: results are missing</source>
            <translation>Provisional: faltan resultados</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Pts</source>
            <translation>Pts</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Rank</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Rated games</source>
            <translation>Part. Elo</translation>
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
            <translation>Recibido</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Result of the match</source>
            <translation>Resultado del encuentro</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>Results</source>
            <translation>Resultados</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Roster</source>
            <translation>Plantilla</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Rosters</source>
            <translation>Plantillas</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Round {number}</source>
            <translation>Ronda {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Round {number}, start</source>
            <translation>Ronda {number}, inicio</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Round {number}, table {table}</source>
            <translation>Ronda {number}, mesa {table}</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Round {round}, table {table}, {white} – {black}: board {boards} is adjourned and counts as a draw for the pairing ({article}).</source>
            <translation>Ronda {round}, mesa {table}, {white} – {black}: la partida del tablero {boards} está aplazada y cuenta como tablas para el emparejamiento ({article}).</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Round {round}, table {table}, {white} – {black}: boards {boards} are adjourned and count as draws for the pairing ({article}).</source>
            <translation>Ronda {round}, mesa {table}, {white} – {black}: las partidas de los tableros {boards} están aplazadas y cuentan como tablas para el emparejamiento ({article}).</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Rounds</source>
            <translation>Rondas</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Rounds played</source>
            <translation>Rondas jugadas</translation>
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
            <translation>R{number} PP</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} colour</source>
            <translation>R{number} color</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} opponent</source>
            <translation>R{number} rival</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Scores and results are those of the team named first, with White on board 1, then of the other.</source>
            <translation>Los marcadores y resultados son primero los del equipo nombrado en primer lugar, con blancas en el tablero 1, luego los del otro.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Sex</source>
            <translation>Sexo</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Shares are rounded down to the hundredth.</source>
            <translation>Las partes se redondean a la baja a la centésima.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Short</source>
            <translation>Corto</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Short name</source>
            <translation>Nombre corto</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Standings</source>
            <translation>Clasificación</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Start list</source>
            <translation>Lista inicial</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <location filename="documents/builders/table_cards.py" />
            <source>Table cards</source>
            <translation>Carteles de mesa</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Table {number}</source>
            <translation>Mesa {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Team no.</source>
            <translation>N.º de equipo</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>Team pairing number</source>
            <translation>Número de emparejamiento del equipo</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Team sheets</source>
            <translation>Fichas de equipo</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Teams</source>
            <translation>Equipos</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Teams and players</source>
            <translation>Equipos y jugadores</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Teams that share a place are numbered here one after the other.</source>
            <translation>Los equipos que comparten puesto se numeran aquí uno tras otro.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Teams: {count}</source>
            <translation>Equipos: {count}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>The arbiter has forbidden that {a} and {b} meet.</source>
            <translation>El árbitro ha prohibido que {a} y {b} se enfrenten.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The articles in our words</source>
            <translation>Los artículos en nuestras palabras</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The best players of every board and overall, with the rule.</source>
            <translation>Los mejores jugadores de cada tablero y en general, con la regla.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The bracket before was paired again, so that others came down.</source>
            <translation>El bloque anterior se volvió a emparejar para que descendieran otros.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The bracket was content with fewer pairs.</source>
            <translation>El bloque se conformó con menos parejas.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The bye</source>
            <translation>El bye</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The colour drawn is Black. In these pairs neither team has a preference: the higher ranked one has Black if its number is odd, and White if it is even.</source>
            <translation>En el sorteo salieron negras. En estas parejas ningún equipo tiene preferencia: el mejor clasificado tiene negras si su número es impar y blancas si es par.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the first-team has Black if its number is odd, and White if it is even.</source>
            <translation>En el sorteo salieron negras. En estas parejas ningún equipo ha jugado todavía: el primer equipo tiene negras si su número es impar y blancas si es par.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the first-team, the one with the smaller number, has Black if its number is odd, and White if it is even.</source>
            <translation>En el sorteo salieron negras. En estas parejas ningún equipo ha jugado todavía: el primer equipo, el de número menor, tiene negras si su número es impar y blancas si es par.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the one with the smaller number has Black if that number is odd, and White if it is even.</source>
            <translation>En el sorteo salieron negras. En estas parejas ningún equipo ha jugado todavía: el de número menor tiene negras si ese número es impar y blancas si es par.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The colour drawn is White. In these pairs neither team has a preference: the higher ranked one has White if its number is odd, and Black if it is even.</source>
            <translation>En el sorteo salieron blancas. En estas parejas ningún equipo tiene preferencia: el mejor clasificado tiene blancas si su número es impar y negras si es par.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the first-team has White if its number is odd, and Black if it is even.</source>
            <translation>En el sorteo salieron blancas. En estas parejas ningún equipo ha jugado todavía: el primer equipo tiene blancas si su número es impar y negras si es par.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the first-team, the one with the smaller number, has White if its number is odd, and Black if it is even.</source>
            <translation>En el sorteo salieron blancas. En estas parejas ningún equipo ha jugado todavía: el primer equipo, el de número menor, tiene blancas si su número es impar y negras si es par.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the one with the smaller number has White if that number is odd, and Black if it is even.</source>
            <translation>En el sorteo salieron blancas. En estas parejas ningún equipo ha jugado todavía: el de número menor tiene blancas si ese número es impar y negras si es par.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour limits cannot be kept in this group.</source>
            <translation>En este grupo no se pueden respetar los límites de colores.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>The event</source>
            <translation>El torneo</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The event, its rules, standings, every round, prizes, what was unusual.</source>
            <translation>El torneo, sus reglas, la clasificación, cada ronda, los premios y lo que fue inusual.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The first candidate {pairs} is not taken: {reason}.</source>
            <translation>El primer candidato {pairs} no se toma: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The first candidate {pairs} is taken.</source>
            <translation>Se toma el primer candidato {pairs}.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>The log only grows: taking something back is an entry of its own.</source>
            <translation>El registro solo crece: deshacer algo es una entrada más.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The lowest bracket had no pairing: the one above was paired again or joined to it.</source>
            <translation>El bloque más bajo no tenía emparejamiento: el superior se volvió a emparejar o se unió a él.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The match scores of the round, then every board.</source>
            <translation>Los resultados de los encuentros de la ronda y después cada tablero.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>The rules</source>
            <translation>Las reglas</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The rules give the bye to {team}.</source>
            <translation>Las reglas dan el bye a {team}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The rules give {white} – {black} (not played).</source>
            <translation>Las reglas dan {white} – {black} (no jugado).</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain the virtual points of the Baku acceleration (C.04.7), for the pairing only.</source>
            <translation>Las puntuaciones de esta ronda incluyen los puntos virtuales de la aceleración Baku (C.04.7), solo para el emparejamiento.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain virtual points that the arbiter has given, for the pairing only.</source>
            <translation>Las puntuaciones de esta ronda incluyen puntos virtuales dados por el árbitro, solo para el emparejamiento.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain virtual points.</source>
            <translation>Las puntuaciones de esta ronda incluyen puntos virtuales.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>The square is the colour on the board: filled is Black.</source>
            <translation>El cuadrado indica el color en ese tablero: relleno, negras.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The table's number and who plays there, folded to stand.</source>
            <translation>El número de la mesa y quién juega en ella, plegado para ponerlo de pie.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The teams by their numbers.</source>
            <translation>Los equipos por sus números.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The top half has {points} imaginary match points: {teams}.</source>
            <translation>La mitad superior tiene {points} puntos de encuentro ficticios: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>These groups could not be paired separately, so they became one.</source>
            <translation>Estos grupos no se podían emparejar por separado, así que se unieron en uno.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>They can all be paired among themselves; nobody floats up.</source>
            <translation>Todos pueden emparejarse entre sí; nadie flota hacia arriba.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>They stand in different groups when their turn comes, and in its own group the rules find {wanted}.</source>
            <translation>Están en grupos distintos cuando les llega el turno, y en el propio grupo las reglas encuentran {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Thing</source>
            <translation>Objeto</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>This round was changed by hand, or something before it was corrected later. What follows on this sheet is what the rules give; what is different in the round is marked in parentheses.</source>
            <translation>Esta ronda se cambió a mano, o algo anterior se corrigió después. Lo que sigue en esta hoja es lo que dan las reglas; lo que en la ronda es distinto se indica entre paréntesis.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Tie-breaks</source>
            <translation>Desempates</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Tie-breaks: {names}.</source>
            <translation>Desempates: {names}.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Time</source>
            <translation>Hora</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Time control</source>
            <translation>Ritmo de juego</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>To be filled in and signed at the table, then cut apart; two or four a page.</source>
            <translation>Para rellenar y firmar en la mesa y luego recortar; dos o cuatro por página.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>To be paired: {teams}.</source>
            <translation>Por emparejar: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>To get there, {out} and {into} change places between the halves.</source>
            <translation>Para llegar ahí, {out} y {into} cambian de sitio entre las mitades.</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Tournament</source>
            <translation>Torneo</translation>
        </message>
        <message>
            <location filename="documents/xlsx.py" />
            <source>Tournament data</source>
            <translation>Datos del torneo</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Tournament report</source>
            <translation>Informe del torneo</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Tournament without a name</source>
            <translation>Torneo sin nombre</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Value</source>
            <translation>Valor</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Venue</source>
            <translation>Sede</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>What</source>
            <translation>Qué</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>When its turn came, the pair was passed over: {reason}.</source>
            <translation>Cuando llegó su turno, se descartó la pareja: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Where do I play?</source>
            <translation>¿Dónde juego?</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>White</source>
            <translation>Blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White FIDE id</source>
            <translation>ID FIDE de blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>White game points</source>
            <translation>Puntos de partida de blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White match points</source>
            <translation>Puntos de encuentro de blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White match points before</source>
            <translation>Puntos de encuentro previos de blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White no.</source>
            <translation>N.º blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White on board 1</source>
            <translation>Blancas en el tablero 1</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White points</source>
            <translation>Puntos de blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White rating</source>
            <translation>Elo de blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team</source>
            <translation>Equipo con blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: colour</source>
            <translation>Equipo con blancas: color</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: rating</source>
            <translation>Equipo con blancas: Elo</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: title</source>
            <translation>Equipo con blancas: título</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White's team</source>
            <translation>Equipo de blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Who</source>
            <translation>Quién</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Who gets a thing of a shared place is not said by the standings.</source>
            <translation>La clasificación no dice quién recibe el objeto de un puesto compartido.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Who gets what, and how ties are shared.</source>
            <translation>Quién recibe qué y cómo se reparten los empates.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Who meets whom at which table: large for the wall, or compact in two columns.</source>
            <translation>Quién se enfrenta a quién y en qué mesa: grande para la pared o compacto en dos columnas.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Why the round is paired as it is, article by article.</source>
            <translation>Por qué la ronda está emparejada así, artículo por artículo.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>With a score of {score}: the teams with the numbers {numbers}.</source>
            <translation>Con una puntuación de {score}: los equipos con los números {numbers}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>With a score of {score}: {teams}.</source>
            <translation>Con una puntuación de {score}: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>With them the round would also have: {pairs}.</source>
            <translation>Con ellos, la ronda tendría también: {pairs}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Withdrawn: {teams}.</source>
            <translation>Retirados: {teams}.</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>Without upfloaters %n team(s) of this score would have no opponent.</source>
            <translation>
                <numerusform>Sin flotantes ascendentes, %n equipo de esta puntuación no tendría rival.</numerusform>
                <numerusform>Sin flotantes ascendentes, %n equipos de esta puntuación no tendrían rival.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Write the board, 1 to {boards}, before each player who plays.</source>
            <translation>Escriba el tablero, de 1 a {boards}, delante de cada jugador que juegue.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>a topscorer or its opponent would get beyond a colour difference of two</source>
            <translation>un equipo puntero o su rival superaría una diferencia de colores de dos</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>a topscorer or its opponent would get one colour three times running</source>
            <translation>un equipo puntero o su rival recibiría un color tres veces seguidas</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>absent</source>
            <translation>ausente</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>adjourned</source>
            <translation>aplazada</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>adjourned: board {numbers}</source>
            <translation>aplazada: tablero {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>all teams</source>
            <translation>todos los equipos</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>average {rating}</source>
            <translation>media {rating}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>board {number}: {result}</source>
            <translation>tablero {number}: {result}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>both colour preferences can be granted</source>
            <translation>se pueden conceder ambas preferencias de color</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>bye</source>
            <translation>bye</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>bye, full, half: without an opponent.</source>
            <translation>bye, entero, medio: sin rival.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>captain {name}</source>
            <translation>capitán {name}</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>changed</source>
            <translation>cambiado</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>colours reversed</source>
            <translation>colores invertidos</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>downfloats like the one in the round before</source>
            <translation>flotes descendentes como el de la ronda anterior</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>downfloats like the one two rounds before</source>
            <translation>flotes descendentes como el de dos rondas antes</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>each of them has two teams that have already met</source>
            <translation>en cada uno hay dos equipos que ya se han enfrentado</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>each of them has two teams that have met or that the arbiter keeps apart</source>
            <translation>en cada uno hay dos equipos que ya se han enfrentado o que el árbitro mantiene separados</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>first-team, {facts}</source>
            <translation>primer equipo, {facts}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>floaters from above and below do not meet</source>
            <translation>los flotantes de arriba y de abajo no se enfrentan</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>forfeit</source>
            <translation>incomparecencia</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by Black</source>
            <translation>incomparecencia de negras</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by White</source>
            <translation>incomparecencia de blancas</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by both</source>
            <translation>incomparecencia de ambos</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by both: board {numbers}</source>
            <translation>incomparecencia de ambos: tablero {numbers}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>from round {number}</source>
            <translation>desde la ronda {number}</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>from the bottom</source>
            <translation>desde abajo</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>from the top</source>
            <translation>desde arriba</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>full</source>
            <translation>entero</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>full-point bye</source>
            <translation>bye de punto entero</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>game points</source>
            <translation>puntos de partida</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>games</source>
            <translation>partidas</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>half</source>
            <translation>medio</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>half-point bye</source>
            <translation>bye de medio punto</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>imaginary points (D.II.02)</source>
            <translation>puntos ficticios (D.II.02)</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it could not be paired in the next group</source>
            <translation>no se podría emparejar en el grupo siguiente</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had a full-point bye in round {round}</source>
            <translation>tuvo un bye de punto entero en la ronda {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had the bye in round {round}</source>
            <translation>tuvo el bye en la ronda {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had the points of a win in round {round} without playing</source>
            <translation>obtuvo los puntos de una victoria sin jugar en la ronda {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it has met all teams of this bracket</source>
            <translation>ya ha jugado con todos los equipos de este bloque</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it has met everybody in the next group</source>
            <translation>ya ha jugado con todos los del grupo siguiente</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it has scored without playing before</source>
            <translation>ya ha puntuado sin jugar</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it met {team} in round {round}</source>
            <translation>ya se enfrentó a {team} en la ronda {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it won by forfeit in round {round}</source>
            <translation>ganó por incomparecencia en la ronda {round}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>lost by forfeit</source>
            <translation>perdido por incomparecencia</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>match points</source>
            <translation>puntos de encuentro</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more colour preferences would be missed</source>
            <translation>se incumplirían más preferencias de color</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more strong colour preferences would be missed</source>
            <translation>se incumplirían más preferencias fuertes de color</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float down again after the round before</source>
            <translation>más equipos volverían a flotar hacia abajo tras la ronda anterior</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float down as two rounds before</source>
            <translation>más equipos flotarían hacia abajo como dos rondas antes</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float up again after the round before</source>
            <translation>más equipos volverían a flotar hacia arriba tras la ronda anterior</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float up as two rounds before</source>
            <translation>más equipos flotarían hacia arriba como dos rondas antes</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>must have Black</source>
            <translation>debe tener negras</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>must have White</source>
            <translation>debe tener blancas</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>no equally good pairing with this pair has {numbers} as the smaller numbers of its pairs, and these are compared first</source>
            <translation>ningún emparejamiento igual de bueno con esta pareja tiene {numbers} como números menores de sus parejas, y estos se comparan primero</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>no player</source>
            <translation>sin jugador</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>no preference</source>
            <translation>sin preferencia</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>no prize entered</source>
            <translation>sin premio introducido</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>none</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>not awarded</source>
            <translation>desierto</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>not played</source>
            <translation>no jugado</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>not played yet</source>
            <translation>aún sin jugar</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>not rated</source>
            <translation>no válida para Elo</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>not yet entered</source>
            <translation>aún no inscrito</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>only one of the two preferences is strong, and it is granted</source>
            <translation>solo una de las dos preferencias es fuerte, y se concede</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>only one of them has a colour preference, and it is granted</source>
            <translation>solo uno de ellos tiene una preferencia de color, y se le concede</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>own player missing: board {numbers}</source>
            <translation>falta el jugador propio: tablero {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs of top scorers that must have the same colour</source>
            <translation>parejas de equipos punteros que deben tener el mismo color</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs that leave a colour preference unfulfilled</source>
            <translation>parejas que dejan sin cumplir una preferencia de color</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs that leave a strong colour preference unfulfilled</source>
            <translation>parejas que dejan sin cumplir una preferencia fuerte de color</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs with the same preference, both strong at least</source>
            <translation>parejas con la misma preferencia, ambas al menos fuertes</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>percentage</source>
            <translation>porcentaje</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>performance</source>
            <translation>rendimiento</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>played with the other colours</source>
            <translation>jugado con los colores cambiados</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>prefers Black</source>
            <translation>prefiere negras</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>prefers White</source>
            <translation>prefiere blancas</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>results are missing</source>
            <translation>faltan resultados</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>shared by {count}</source>
            <translation>compartido entre {count}</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>so far {colours}</source>
            <translation>hasta ahora {colours}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>strongly prefers Black</source>
            <translation>tiene preferencia fuerte por negras</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>strongly prefers White</source>
            <translation>tiene preferencia fuerte por blancas</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the arbiter has forbidden that {a} and {b} meet</source>
            <translation>el árbitro ha prohibido que {a} y {b} se enfrenten</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>the arbiter has forbidden this pair</source>
            <translation>el árbitro ha prohibido esta pareja</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the bye would go to a team that may not have it</source>
            <translation>el bye sería para un equipo que no puede tenerlo</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the colour limits could not be kept</source>
            <translation>no se podrían respetar los límites de colores</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the colours alternate from the last time that they differed</source>
            <translation>los colores se alternan respecto a la última vez que fueron distintos</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the first-team changes colour from its last match</source>
            <translation>el primer equipo cambia de color respecto a su último encuentro</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the middle group, last</source>
            <translation>el grupo central, al final</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the next bracket could not be paired as well</source>
            <translation>el bloque siguiente no podría emparejarse igual de bien</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the next group could not be paired with it</source>
            <translation>el grupo siguiente no se podría emparejar con él</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the other team changes colour from its last match</source>
            <translation>el otro equipo cambia de color respecto a su último encuentro</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the others could not all be paired any more</source>
            <translation>ya no se podría emparejar a todos los demás</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the others of the group could not be paired any more</source>
            <translation>ya no se podría emparejar a los demás del grupo</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the preference of the first-team is granted</source>
            <translation>se concede la preferencia del primer equipo</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the rest of the group would have no pairing</source>
            <translation>el resto del grupo no tendría emparejamiento</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the round could not be completed below</source>
            <translation>la ronda no podría completarse por debajo</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the rules before it decide</source>
            <translation>deciden las reglas anteriores</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the score differences would be larger</source>
            <translation>las diferencias de puntuación serían mayores</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the team that would be left over may not leave the group</source>
            <translation>el equipo que quedaría suelto no puede salir del grupo</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the team with the lower colour difference gets White</source>
            <translation>el equipo con menor diferencia de colores recibe blancas</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>the two met in round {round}</source>
            <translation>los dos ya se enfrentaron en la ronda {round}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>there would be fewer pairs</source>
            <translation>habría menos parejas</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>there would be more {what}</source>
            <translation>habría más {what}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>they have met already or may not meet</source>
            <translation>ya se han enfrentado o no pueden enfrentarse</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>two of them have met already</source>
            <translation>dos de ellos ya se han enfrentado</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>two teams that must have the same colour would meet</source>
            <translation>se enfrentarían dos equipos que deben tener el mismo color</translation>
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
            <translation>u: no válida para Elo.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>under protest</source>
            <translation>bajo reclamación</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>under protest: board {numbers}</source>
            <translation>bajo reclamación: tablero {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>upfloats like the one in the round before</source>
            <translation>flotes ascendentes como el de la ronda anterior</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>upfloats like the one two rounds before</source>
            <translation>flotes ascendentes como el de dos rondas antes</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>virtual points given by the arbiter</source>
            <translation>puntos virtuales dados por el árbitro</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats down again after the round before would do so by more points</source>
            <translation>quien vuelve a flotar hacia abajo tras la ronda anterior lo haría por más puntos</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats down as two rounds before would do so by more points</source>
            <translation>quien flota hacia abajo como dos rondas antes lo haría por más puntos</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats up again after the round before would do so by more points</source>
            <translation>quien vuelve a flotar hacia arriba tras la ronda anterior lo haría por más puntos</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats up as two rounds before would do so by more points</source>
            <translation>quien flota hacia arriba como dos rondas antes lo haría por más puntos</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>withdrawn</source>
            <translation>retirado</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>withdrawn from round {number} on</source>
            <translation>retirado desde la ronda {number}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>won by forfeit</source>
            <translation>ganado por incomparecencia</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} do meet in this round.</source>
            <translation>{a} y {b} sí se enfrentan en esta ronda.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} have played each other in round {found}.</source>
            <translation>{a} y {b} jugaron entre sí en la ronda {found}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{a} and {b} met in round {round}</source>
            <translation>{a} y {b} ya se enfrentaron en la ronda {round}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} must both have the same colour.</source>
            <translation>{a} y {b} deben tener ambos el mismo color.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>{count} to come</source>
            <translation>{count} pendientes</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{found} had its turn before, and the rules gave it {wanted}.</source>
            <translation>{found} tuvo su turno antes, y las reglas le dieron {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{found} had its turn, and {wanted} comes before the other in its order.</source>
            <translation>{found} tuvo su turno, y {wanted} va antes que el otro en su orden.</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>{heading} (continued)</source>
            <translation>{heading} (continuación)</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>{items} (for {count} teams)</source>
            <translation>{items} (para {count} equipos)</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{matches}: matches, forfeits included; {signs}: won, drawn, lost.</source>
            <translation>{matches}: encuentros, incomparecencias incluidas; {signs}: ganados, empatados, perdidos.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{mp}: match points; {gp}: game points.</source>
            <translation>{mp}: puntos de encuentro; {gp}: puntos de partida.</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>{mp}: results of an earlier round are missing.</source>
            <translation>{mp}: faltan resultados de una ronda anterior.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{place}: level after all tie-breaks; the place is shared.</source>
            <translation>{place}: igualados tras todos los desempates; comparten el puesto.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{reason}, {value} instead of {least}</source>
            <translation>{reason}, {value} en lugar de {least}</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>{signs}: games won, drawn, lost.</source>
            <translation>{signs}: partidas ganadas, en tablas, perdidas.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{teams}, moved down, cannot be paired here.</source>
            <translation>No se puede emparejar aquí a los descendidos: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>{team} entered in round {number}.</source>
            <translation>{team} se incorporó en la ronda {number}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has met all others of the bracket</source>
            <translation>{team} ya ha jugado con todos los demás del bloque</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{team} has the bye, but not by the rules.</source>
            <translation>{team} tiene el bye, pero no según las reglas.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has the bye: the first in the order, with a score of {score}; matches played: {matches}.</source>
            <translation>{team} tiene el bye: el primero en el orden, con una puntuación de {score}; encuentros jugados: {matches}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} has the bye: the last of the lowest group, with a score of {score}.</source>
            <translation>{team} tiene el bye: el último del grupo más bajo, con una puntuación de {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} has the bye: the next in the order, with a score of {score}.</source>
            <translation>{team} tiene el bye: el siguiente en el orden, con una puntuación de {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has the bye: the next in the order, with a score of {score}; matches played: {matches}.</source>
            <translation>{team} tiene el bye: el siguiente en el orden, con una puntuación de {score}; encuentros jugados: {matches}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{team} has the bye: the one left over in the last bracket.</source>
            <translation>{team} tiene el bye: es el que sobra en el último bloque.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>{team} has the bye: the one left over in the lowest bracket.</source>
            <translation>{team} tiene el bye: es el que sobra en el bloque más bajo.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} leaves for the next group.</source>
            <translation>{team} pasa al grupo siguiente.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{team} may not have it: it had a bye or won by forfeit before.</source>
            <translation>{team} no puede tenerlo: ya tuvo un bye o ganó por incomparecencia.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>{team} withdrew from round {number} on.</source>
            <translation>{team} se retiró a partir de la ronda {number}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team}, with a score of {score}, would come before, but {reason}.</source>
            <translation>{team}, con una puntuación de {score}, iría antes, pero {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{team}, with a score of {score}, would come first, but cannot have it: {reason}.</source>
            <translation>{team}, con una puntuación de {score}, sería el primero, pero no puede tener el bye: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{team}, with a score of {score}, would come next, but cannot have it: {reason}.</source>
            <translation>{team}, con una puntuación de {score}, sería el siguiente, pero no puede tener el bye: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{tiebreak}, the place among the tied teams (1 is best)</source>
            <translation>{tiebreak}, el puesto entre los equipos empatados (1 es el mejor)</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{top} meets {bottom}, the first possible opponent.</source>
            <translation>{top} se enfrenta a {bottom}, el primer rival posible.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{top} meets {bottom}.</source>
            <translation>{top} se enfrenta a {bottom}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{wanted} has the bye.</source>
            <translation>{wanted} tiene el bye.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}.</source>
            <translation>{white} tiene blancas contra {black}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}: {rule}.</source>
            <translation>{white} tiene blancas contra {black}: {rule}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}; so far {colours} and {others}.</source>
            <translation>{white} tiene blancas contra {black}; hasta ahora {colours} y {others}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{white} – {black} is played, but is not what the rules give. {white} has White on board 1.</source>
            <translation>{white} – {black} se juega, pero no es lo que dan las reglas. {white} tiene blancas en el tablero 1.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{white} – {black}: the rules give this pair with the other colours; in the round {white} has White on board 1.</source>
            <translation>{white} – {black}: las reglas dan esta pareja con los colores cambiados; en la ronda, {white} tiene blancas en el tablero 1.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{wish}, so far {colours}</source>
            <translation>{wish}, hasta ahora {colours}</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>±: expected change of the FIDE rating, for interest, by the rules of 1 October 2025 (B.02 8.3): played games between rated players.</source>
            <translation>±: variación esperada del Elo FIDE, a título informativo, según las reglas del 1 de octubre de 2025 (B.02 8.3): partidas jugadas entre jugadores con Elo.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>–: lost by forfeit.</source>
            <translation>–: perdida por incomparecencia.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>–: not in the round.</source>
            <translation>–: no participa en la ronda.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>†: under protest.</source>
            <translation>†: bajo reclamación.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>•: one of the {count} highest-rated players, who count for the average; a player without a rating counts as {floor}.</source>
            <translation>•: uno de los {count} jugadores con más Elo, que cuentan para la media; un jugador sin Elo cuenta como {floor}.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) adjourned</source>
            <translation type="obsolete">
                <numerusform>%n partida aplazada</numerusform>
                <numerusform>%n partidas aplazadas</numerusform>
            </translation>
        </message>
        <message>
            <source>*: results are missing.</source>
            <translation type="obsolete">*: faltan resultados.</translation>
        </message>
        <message>
            <source>Captain, Black team</source>
            <translation type="obsolete">Capitán, equipo con negras</translation>
        </message>
        <message>
            <source>Captain, White team</source>
            <translation type="obsolete">Capitán, equipo con blancas</translation>
        </message>
        <message>
            <source>Points, games and performance leave forfeits out.</source>
            <translation type="obsolete">Las incomparecencias no cuentan en puntos, partidas ni rendimiento.</translation>
        </message>
        <message>
            <source>Scores and results are those of the team named first, then of the other.</source>
            <translation type="obsolete">Los marcadores y resultados son primero los del equipo nombrado en primer lugar, luego los del otro.</translation>
        </message>
        <message>
            <source>This round was changed by hand, or something before it was corrected later. What follows on this sheet is what the rules give; what is different in the round is marked in brackets.</source>
            <translation type="obsolete">Esta ronda se cambió a mano, o algo anterior se corrigió después. Lo que sigue en esta hoja es lo que dan las reglas; lo que en la ronda es distinto se indica entre paréntesis.</translation>
        </message>
        <message>
            <source>no player: board {numbers}</source>
            <translation type="obsolete">sin jugador: tablero {numbers}</translation>
        </message>
    </context>
    <context>
        <name>doubts</name>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no FIDE id; it does not come in.</source>
            <translation>«{found}» no es un ID FIDE; no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no date of birth; it does not come in.</source>
            <translation>«{found}» no es una fecha de nacimiento; no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no federation code; it does not come in.</source>
            <translation>«{found}» no es un código de federación; no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no number; it does not come in.</source>
            <translation>«{found}» no es un número; no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no rating; it does not come in.</source>
            <translation>«{found}» no es un Elo; no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no title that is known; it does not come in.</source>
            <translation>«{found}» no es un título conocido; no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is not understood; it does not come in.</source>
            <translation>«{found}» no se entiende; no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is too long and was cut.</source>
            <translation>«{found}» es demasiado largo y se ha cortado.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}': what this column holds is not known; it does not come in.</source>
            <translation>«{found}»: no se sabe qué contiene esta columna; no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>A name that cannot be seen does not come in.</source>
            <translation>Un nombre que no se puede ver no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>A player without a name does not come in.</source>
            <translation>Un jugador sin nombre no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>By the rating list this FIDE id belongs to {expected}.</source>
            <translation>Según la lista de Elo, este ID FIDE pertenece a {expected}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>No column is known to hold the player's name.</source>
            <translation>Ninguna columna figura como nombre del jugador.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>No column is known to hold the team.</source>
            <translation>Ninguna columna figura como equipo.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The FIDE id {found} belongs to {expected} already; it does not come in here.</source>
            <translation>El ID FIDE {found} ya pertenece a {expected}; aquí no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The FIDE id {found} is not in the rating list.</source>
            <translation>El ID FIDE {found} no está en la lista de Elo.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The rating list has {expected}, not {found}.</source>
            <translation>La lista de Elo tiene {expected}, no {found}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team is said to be '{expected}' elsewhere, here '{found}'.</source>
            <translation>El equipo figura como «{expected}» en otro sitio, aquí como «{found}».</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} has no players.</source>
            <translation>El equipo {found} no tiene jugadores.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is in the tournament already and does not come in again.</source>
            <translation>El equipo {found} ya está en el torneo y no se importa de nuevo.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is in the tournament already; its players come in.</source>
            <translation>El equipo {found} ya está en el torneo; se importan sus jugadores.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is one too many and does not come in.</source>
            <translation>El equipo {found} sobra y no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} stands at two places of the list; they are taken as one.</source>
            <translation>El equipo {found} aparece en dos lugares de la lista; se toman como uno.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} also stands in the team {expected}.</source>
            <translation>{found} aparece también en el equipo {expected}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} has no team and does not come in.</source>
            <translation>{found} no tiene equipo y no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is an unusual rating.</source>
            <translation>{found} es un Elo inusual.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is no federation that is known.</source>
            <translation>{found} no es una federación conocida.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is one player too many for the team and does not come in.</source>
            <translation>{found} es un jugador de más para el equipo y no se importa.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} stands twice in this team; he comes in once.</source>
            <translation>{found} aparece dos veces en este equipo; se importa una vez.</translation>
        </message>
    </context>
    <context>
        <name>errors</name>
        <message>
            <location filename="errors" />
            <source>A pairing-allocated bye comes from the pairing, not on request.</source>
            <translation>Un bye asignado por emparejamiento resulta del emparejamiento, no de una solicitud.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>A penalty or bonus must change match points or game points.</source>
            <translation>Una sanción o bonificación debe cambiar los puntos de encuentro o de partida.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>A win must be worth at least a draw, and a draw at least a loss.</source>
            <translation>Una victoria debe valer al menos tanto como unas tablas, y unas tablas al menos tanto como una derrota.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>All {rounds} rounds are paired.</source>
            <translation>Las {rounds} rondas ya están emparejadas.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Another program is writing to {path}. Nothing was changed; try again.</source>
            <translation>Otro programa está escribiendo en {path}. No se ha cambiado nada; inténtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7).</source>
            <translation>La aceleración Baku exige que una victoria valga como dos tablas y que una derrota no valga nada (C.04.7).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Baku acceleration works with match points as the primary score only (C.04.7).</source>
            <translation>La aceleración Baku solo funciona con los puntos de encuentro como puntuación primaria (C.04.7).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Board {board}: somebody is missing there; only a forfeit fits.</source>
            <translation>Tablero {board}: allí falta alguien; solo cabe una incomparecencia.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Boards of this match were played; it cannot be forfeited as a whole.</source>
            <translation>Se han jugado tableros de este encuentro; no puede darse por perdido entero por incomparecencia.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Choose two different matches.</source>
            <translation>Elija dos encuentros distintos.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Give the points of both sides.</source>
            <translation>Indique los puntos de ambos lados.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}).</source>
            <translation>No existe ningún emparejamiento válido; decide el árbitro ({article}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): a pairing is left only if one of the teams {teams} has the bye, and none of them may have it.</source>
            <translation>No existe ningún emparejamiento válido; decide el árbitro ({article}): solo queda un emparejamiento si uno de los equipos {teams} tiene el bye, y ninguno de ellos puede tenerlo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): a pairing is left only if team {teams} has the bye, and it may not have it.</source>
            <translation>No existe ningún emparejamiento válido; decide el árbitro ({article}): solo queda un emparejamiento si el equipo {teams} tiene el bye, y no puede tenerlo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): nobody is left to meet for {teams}.</source>
            <translation>No existe ningún emparejamiento válido; decide el árbitro ({article}): no queda rival para {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): the teams {teams} cannot all be paired, as those of different groups among them can only meet {opponents}.</source>
            <translation>No existe ningún emparejamiento válido; decide el árbitro ({article}): no se puede emparejar a todos los equipos {teams}, pues los de grupos distintos entre ellos solo pueden enfrentarse a {opponents}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): these groups have an odd number of teams each, and their teams can only meet within their group: {groups}.</source>
            <translation>No existe ningún emparejamiento válido; decide el árbitro ({article}): estos grupos tienen cada uno un número impar de equipos, y sus equipos solo pueden enfrentarse dentro de su grupo: {groups}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No rating list has been loaded yet. Download it and load it once.</source>
            <translation>Todavía no se ha cargado ninguna lista de Elo. Descárguela y cárguela una vez.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No round has been paired yet.</source>
            <translation>Todavía no se ha emparejado ninguna ronda.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Nobody has the bye in round {round}.</source>
            <translation>Nadie tiene el bye en la ronda {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Nothing in {path} can be read any more.</source>
            <translation>Ya no se puede leer nada de {path}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Rating lists need a full-text search (FTS5) that this computer's SQLite {version} lacks.</source>
            <translation>Las listas de Elo necesitan una búsqueda de texto completo (FTS5) que no tiene el SQLite {version} de este ordenador.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Results missing in round {round}: {missing}.</source>
            <translation>Resultados que faltan en la ronda {round}: {missing}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {last} comes before round {first}.</source>
            <translation>La ronda {last} va antes que la ronda {first}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {later} is paired already. Use “Correct results of this round” to change round {round}.</source>
            <translation>La ronda {later} ya está emparejada. Use «Corregir resultados de esta ronda» para cambiar la ronda {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is a draft: accept it before results are entered.</source>
            <translation>La ronda {round} es un borrador: acéptelo antes de introducir resultados.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is a draft: accept it or discard it first.</source>
            <translation>La ronda {round} es un borrador: acéptelo o descártelo primero.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is not published.</source>
            <translation>La ronda {round} no está publicada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is paired already.</source>
            <translation>La ronda {round} ya está emparejada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is published: reopen it with a reason first.</source>
            <translation>La ronda {round} está publicada: reábrala primero indicando un motivo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Settings missing or unknown: {names}.</source>
            <translation>Faltan ajustes o son desconocidos: {names}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF has no room for {points} points in this record.</source>
            <translation>TRF no tiene espacio para {points} puntos en este registro.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF numbers at most {limit} players; this event has {players}.</source>
            <translation>TRF numera como máximo {limit} jugadores; este torneo tiene {players}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF numbers at most {limit} teams; this event has {teams}.</source>
            <translation>TRF numera como máximo {limit} equipos; este torneo tiene {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Table {table} belongs to {team_name}.</source>
            <translation>La mesa {table} pertenece a {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>That player is not on the roster of {team_name}.</source>
            <translation>Ese jugador no está en la plantilla de {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>That team does not play in this match.</source>
            <translation>Ese equipo no juega en este encuentro.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The columns do not fit the list: {problem}.</source>
            <translation>Las columnas no se ajustan a la lista: {problem}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The disk is full: {path} could not be written. What was saved before is safe. Make room, or use Save As to go on elsewhere.</source>
            <translation>El disco está lleno: no se pudo escribir {path}. Lo guardado antes está a salvo. Libere espacio o use Guardar como para seguir en otro lugar.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The event ends before it starts.</source>
            <translation>El torneo termina antes de empezar.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The folder {path} is not there. Is the stick plugged in?</source>
            <translation>La carpeta {path} no está. ¿Está conectada la memoria USB?</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The list is closed. Reopen it, or unlock the numbering with a reason.</source>
            <translation>La lista está cerrada. Reábrala o desbloquee la numeración indicando un motivo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The list names {given} of {teams} teams; each must be in it once.</source>
            <translation>La lista nombra {given} de {teams} equipos; cada uno debe figurar una vez.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The loaded rating list cannot be used any more. Load it again.</source>
            <translation>La lista de Elo cargada ya no se puede usar. Cárguela de nuevo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The logo has {size} KiB; {limit} KiB are allowed. Use a smaller picture.</source>
            <translation>El logotipo ocupa {size} KiB; se permiten {limit} KiB. Use una imagen más pequeña.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The logo must be a PNG or JPEG picture.</source>
            <translation>El logotipo debe ser una imagen PNG o JPEG.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match has results already. Clear them first.</source>
            <translation>El encuentro ya tiene resultados. Bórrelos primero.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match has {boards} boards, not {given}.</source>
            <translation>El encuentro tiene {boards} tableros, no {given}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match was forfeited. Take that back before boards are entered.</source>
            <translation>El encuentro figura como incomparecencia. Anúlela antes de introducir tableros.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The older rating list is open in another window. Close it there and load again; the older list stays in use.</source>
            <translation>La lista de Elo anterior está abierta en otra ventana. Ciérrela allí y cargue de nuevo; la lista anterior sigue en uso.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The pairing of round {round} has {given} of {teams} teams.</source>
            <translation>El emparejamiento de la ronda {round} tiene {given} de {teams} equipos.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The printer could not be started. Is it switched on and connected? Nothing was printed; you can save a PDF instead.</source>
            <translation>No se pudo iniciar la impresora. ¿Está encendida y conectada? No se ha impreso nada; puede guardar un PDF en su lugar.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The roster of {team_name} is full: {limit} players at the most.</source>
            <translation>La plantilla de {team_name} está completa: {limit} jugadores como máximo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The table {table} lacks the row {number}.</source>
            <translation>A la tabla {table} le falta la fila {number}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The tournament is inconsistent: {rule}.</source>
            <translation>El torneo es incoherente: {rule}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are no prizes called {name}.</source>
            <translation>No hay premios con el nombre {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are prizes called {name} already.</source>
            <translation>Ya hay premios con el nombre {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are {dates} round dates, but only {rounds} rounds.</source>
            <translation>Hay {dates} fechas de ronda, pero solo {rounds} rondas.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There can be only one chief arbiter.</source>
            <translation>Solo puede haber un árbitro principal.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There can be {limit} teams at the most.</source>
            <translation>Puede haber {limit} equipos como máximo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is a team {name} already.</source>
            <translation>Ya existe un equipo {name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no document {name}; there are {known}.</source>
            <translation>No existe el documento {name}; existen {known}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no draft.</source>
            <translation>No hay ningún borrador.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no field {field}.</source>
            <translation>No existe el campo {field}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no file {path}.</source>
            <translation>No existe el archivo {path}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no folder {folder}. Nothing was written.</source>
            <translation>No existe la carpeta {folder}. No se ha escrito nada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no forbidden pair with the id {forbidden_pair}.</source>
            <translation>No existe ninguna pareja prohibida con el identificador {forbidden_pair}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no match {match} in round {round}.</source>
            <translation>No existe el encuentro {match} en la ronda {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no penalty or bonus with the id {adjustment}.</source>
            <translation>No existe ninguna sanción o bonificación con el identificador {adjustment}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no player with the id {player}.</source>
            <translation>No existe ningún jugador con el identificador {player}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no preset {preset}.</source>
            <translation>No existe el ajuste predefinido {preset}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no round {round}; {paired} are paired.</source>
            <translation>No existe la ronda {round}; hay {paired} emparejadas.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no setting {field}.</source>
            <translation>No existe el ajuste {field}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no snapshot {snapshot}.</source>
            <translation>No existe la instantánea {snapshot}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no team with the id {team}.</source>
            <translation>No existe ningún equipo con el identificador {team}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is nothing to redo.</source>
            <translation>No hay nada que rehacer.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is nothing to undo.</source>
            <translation>No hay nada que deshacer.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {part} of {value} cannot follow {name}; the nearest code is {nearest}.</source>
            <translation>Desempate {place}: {part} de {value} no puede seguir a {name}; el código más parecido es {nearest}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {value} is in the list already.</source>
            <translation>Desempate {place}: {value} ya está en la lista.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {value} is no tie-break code; the nearest is {nearest}.</source>
            <translation>Desempate {place}: {value} no es un código de desempate; el más parecido es {nearest}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Without a match and without a bye in round {round}: {team_names}. Pair them by hand, give the bye, or pair the round again.</source>
            <translation>Sin encuentro y sin bye en la ronda {round}: {team_names}. Emparéjelos a mano, dé el bye o vuelva a emparejar la ronda.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>You have no permission for {path}. Save to another place.</source>
            <translation>No tiene permiso para {path}. Guarde en otro lugar.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{boards} boards need {boards} colours, not {length}.</source>
            <translation>{boards} tableros necesitan {boards} colores, no {length}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{encoding} has no sign for “{character}” ({where}). Choose UTF-8. Nothing was written.</source>
            <translation>{encoding} no tiene ningún signo para «{character}» ({where}). Elija UTF-8. No se ha escrito nada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field} is locked: round {round} was paired with it. Unlock it with a reason to change it all the same.</source>
            <translation>{field} está bloqueado: la ronda {round} se emparejó con ese valor. Para cambiarlo de todos modos, desbloquéelo indicando un motivo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: character {place} cannot be shown or printed.</source>
            <translation>{field}: el carácter {place} no se puede mostrar ni imprimir.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: this cannot be empty.</source>
            <translation>{field}: no puede estar vacío.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {expected} expected.</source>
            <translation>{field}: se esperaba {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {length} characters are too many; {limit} are allowed.</source>
            <translation>{field}: {length} caracteres son demasiados; se permiten {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} cannot be used; expected {expected}.</source>
            <translation>{field}: {value} no se puede usar; se esperaba {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is no FIDE id; it has digits only.</source>
            <translation>{field}: {value} no es un ID FIDE; solo tiene cifras.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is no federation; its code has two or three letters.</source>
            <translation>{field}: {value} no es una federación; su código tiene dos o tres letras.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is not between 0 and 1.</source>
            <translation>{field}: {value} no está entre 0 y 1.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is not between {low} and {high}.</source>
            <translation>{field}: {value} no está entre {low} y {high}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} cannot be read ({problem}). Nothing was changed.</source>
            <translation>No se puede leer {file} ({problem}). No se ha cambiado nada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more columns than a team list can have (at most {limit}).</source>
            <translation>{file} tiene más columnas de las que puede tener una lista de equipos (como máximo {limit}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more rows than a team list can have (at most {limit}).</source>
            <translation>{file} tiene más filas de las que puede tener una lista de equipos (como máximo {limit}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more than {limit} players.</source>
            <translation>{file} tiene más de {limit} jugadores.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has no entries that could be read. Nothing was changed.</source>
            <translation>{file} no tiene entradas que se puedan leer. No se ha cambiado nada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has no sheet '{sheet}'.</source>
            <translation>{file} no tiene la hoja «{sheet}».</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has {found} parts; at most {limit} are read.</source>
            <translation>{file} tiene {found} partes; se leen como máximo {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} holds a {found}, which no list needs. It was not read.</source>
            <translation>{file} contiene {found}, que ninguna lista necesita. No se ha leído.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is not a list that can be read. Expected a spreadsheet (.xlsx, .ods) or text with separated columns (.csv, .tsv).</source>
            <translation>{file} no es una lista que se pueda leer. Se esperaba una hoja de cálculo (.xlsx, .ods) o texto con columnas separadas (.csv, .tsv).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is not a rating list that can be read. Expected FIDE's list as text or XML, zipped or not, or a national list as CSV.</source>
            <translation>{file} no es una lista de Elo que se pueda leer. Se esperaba la lista de la FIDE como texto o XML, comprimida o no, o una lista nacional en CSV.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is of the old Excel format (.xls). Open it in a spreadsheet program and save it as .xlsx.</source>
            <translation>{file} tiene el formato antiguo de Excel (.xls). Ábralo en un programa de hojas de cálculo y guárdelo como .xlsx.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is too big ({found} bytes; at most {limit}). Nothing was read.</source>
            <translation>{file} es demasiado grande ({found} bytes; como máximo {limit}). No se ha leído nada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} lacks the columns: {columns}.</source>
            <translation>A {file} le faltan las columnas: {columns}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} would unpack from {packed} to {found} bytes, which no honest list does. Nothing was read.</source>
            <translation>{file} pasaría de {packed} a {found} bytes al descomprimirse, lo que no hace ninguna lista legítima. No se ha leído nada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file}: line {line}, column {column}: found '{found}', expected {expected} (problems in the file: {count}).</source>
            <translation>{file}: línea {line}, columna {column}: se encontró «{found}», se esperaba {expected} (problemas en el archivo: {count}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file}: {reason}</source>
            <translation>{file}: {reason}</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{folder} is there already, and an export never mixes with an older one. Choose another name. Nothing was written.</source>
            <translation>{folder} ya existe, y una exportación nunca se mezcla con otra anterior. Elija otro nombre. No se ha escrito nada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{found} stands where {expected} was expected.</source>
            <translation>{found} está donde se esperaba {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is an arbiter of this event already.</source>
            <translation>{name} ya es árbitro de este torneo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is not in the line-up of round {round}.</source>
            <translation>{name} no está en la alineación de la ronda {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is on the roster of {team_name} already.</source>
            <translation>{name} ya está en la plantilla de {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} played in round {round} and stays on the roster.</source>
            <translation>{name} jugó en la ronda {round} y permanece en la plantilla.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} sits at board {other} already.</source>
            <translation>{name} ya está en el tablero {other}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} with the FIDE id {fide_id} is on the roster of {team_name} already.</source>
            <translation>{name}, con el ID FIDE {fide_id}, ya está en la plantilla de {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name}: no team can meet both limits.</source>
            <translation>{name}: ningún equipo puede cumplir ambos límites.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{option} does not go with --batch; each request says it itself.</source>
            <translation>{option} no es compatible con --batch; cada petición lo indica por sí misma.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{paired} rounds are paired already; there cannot be only {rounds}.</source>
            <translation>Ya hay {paired} rondas emparejadas; no puede haber solo {rounds}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} cannot be opened: {reason}. Does its folder still exist?</source>
            <translation>No se puede abrir {path}: {reason}. ¿Existe todavía su carpeta?</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} cannot be replaced: it is protected, or open in another program such as Excel. Close it there or choose another name. The old file is as it was.</source>
            <translation>No se puede reemplazar {path}: está protegido o abierto en otro programa, como Excel. Ciérrelo allí o elija otro nombre. El archivo antiguo sigue como estaba.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} could not be written: {reason}. What you see is complete: use Save As to keep it elsewhere.</source>
            <translation>No se pudo escribir {path}: {reason}. Lo que ve está completo: use Guardar como para conservarlo en otro lugar.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has content that makes no sense ({reason}). It was not touched. Rescue what can be read into a new file.</source>
            <translation>{path} tiene un contenido sin sentido ({reason}). No se ha tocado. Rescate en un archivo nuevo lo que se pueda leer.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has parts that TeamSwiss did not make ({names}). Not opened.</source>
            <translation>{path} tiene partes que no hizo TeamSwiss ({names}). No se ha abierto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has version {version}, which this program no longer upgrades.</source>
            <translation>{path} tiene la versión {version}, que este programa ya no actualiza.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} holds the tournament as you see it. The old file can no longer be read, so undo steps, snapshots and the log before now did not come along.</source>
            <translation>{path} contiene el torneo tal como lo ve. El archivo antiguo ya no se puede leer, así que no se conservan los pasos para deshacer, las instantáneas ni el registro anteriores.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is a folder. Choose another name. Nothing was written.</source>
            <translation>{path} es una carpeta. Elija otro nombre. No se ha escrito nada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is damaged ({reason}). It was not touched. Rescue what can be read into a new file, or take a copy of it.</source>
            <translation>{path} está dañado ({reason}). No se ha tocado. Rescate en un archivo nuevo lo que se pueda leer, o haga una copia.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is no longer there. What you see is complete: use Save As to keep it elsewhere.</source>
            <translation>{path} ya no está. Lo que ve está completo: use Guardar como para conservarlo en otro lugar.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is not a TeamSwiss tournament.</source>
            <translation>{path} no es un torneo de TeamSwiss.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is open for reading only. Use Save As to work on a copy.</source>
            <translation>{path} está abierto solo para lectura. Use Guardar como para trabajar en una copia.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is open in another program ({user} on {machine}, since {since}). Here it can be read; use Save As to work on a copy.</source>
            <translation>{path} está abierto en otro programa ({user} en {machine}, desde {since}). Aquí se puede leer; use Guardar como para trabajar en una copia.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is the file that is open.</source>
            <translation>{path} es el archivo que está abierto.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is the tournament itself; write to another name.</source>
            <translation>{path} es el propio torneo; escriba con otro nombre.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} was changed by another program. Open it again.</source>
            <translation>Otro programa ha cambiado {path}. Ábralo de nuevo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} was written by a newer TeamSwiss (format {version}; this one knows {known}). Nothing was changed. Please install the newer program.</source>
            <translation>{path} fue escrito por un TeamSwiss más reciente (formato {version}; este conoce {known}). No se ha cambiado nada. Instale el programa más reciente.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: a .csv holds one document; name it with --document, one of {known}.</source>
            <translation>{path}: un .csv contiene un solo documento; indíquelo con --document, uno de {known}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: a {ending} is the whole tournament; --document does not fit it.</source>
            <translation>{path}: un {ending} es el torneo entero; --document no encaja.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: the ending says what to write; it must be one of {known}. Nothing was written.</source>
            <translation>{path}: la extensión dice qué escribir; debe ser una de {known}. No se ha escrito nada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: this kind of file cannot be read; expected {expected}.</source>
            <translation>{path}: no se puede leer este tipo de archivo; se esperaba {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: {ending} needs the whole program; this one writes {known}. Nothing was written.</source>
            <translation>{path}: {ending} necesita el programa completo; este escribe {known}. No se ha escrito nada.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: team {found} does not have this match.</source>
            <translation>{place}: el equipo {found} no tiene este encuentro.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: this is not JSON ({found}).</source>
            <translation>{place}: esto no es JSON ({found}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: {found} found, {expected} expected.</source>
            <translation>{place}: se encontró {found}, se esperaba {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} cannot be paired with itself.</source>
            <translation>{team_name} no puede emparejarse consigo mismo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has a match in round {round} already.</source>
            <translation>{team_name} ya tiene un encuentro en la ronda {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has no match in round {round}.</source>
            <translation>{team_name} no tiene encuentro en la ronda {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has no number yet. Number the teams first.</source>
            <translation>{team_name} no tiene número todavía. Numere primero los equipos.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has the bye already.</source>
            <translation>{team_name} ya tiene el bye.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has the number {tpn} already.</source>
            <translation>{team_name} ya tiene el número {tpn}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is absent in round {round}.</source>
            <translation>{team_name} está ausente en la ronda {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is not withdrawn in round {round}.</source>
            <translation>{team_name} no está retirado en la ronda {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is part of round {round} and stays in the event; withdraw it instead.</source>
            <translation>{team_name} forma parte de la ronda {round} y permanece en el torneo; en su lugar, retírelo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is withdrawn from round {round} already.</source>
            <translation>{team_name} ya está retirado desde la ronda {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} plays from round {round} on and has no number before.</source>
            <translation>{team_name} juega desde la ronda {round} y no tiene número antes.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name}: board {board} stands before board {other} on the roster, and this event keeps the roster order.</source>
            <translation>{team_name}: el tablero {board} va antes que el tablero {other} en la plantilla, y este torneo respeta el orden de fuerza.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{text}: a prize is an amount, a thing, or both, as 300 or Cup or 300 + Cup; several are parted by semicolons. The currency has a field of its own.</source>
            <translation>{text}: un premio es una cantidad, un objeto o ambas cosas, como 300 o Copa o 300 + Copa; varios se separan con punto y coma. La moneda tiene su propio campo.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{value}: board colours are written with W and B, as WBWB.</source>
            <translation>{value}: los colores de los tableros se escriben con W (blancas) y B (negras), como WBWB.</translation>
        </message>
    </context>
    <context>
        <name>expected</name>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>+ or -: nobody sits opposite</source>
            <translation>+ o -: no hay nadie enfrente</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>+-, -+ or --</source>
            <translation>+-, -+ o --</translation>
        </message>
        <message>
            <location filename="documents/csv.py" />
            <source>, ; tab |</source>
            <translation>, ; tabulador |</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>F, H or Z</source>
            <translation>F, H o Z</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>TW, TD or TL and its points</source>
            <translation>TW, TD o TL y sus puntos</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>W D L F H Z + - or a blank</source>
            <translation>W D L F H Z + - o un espacio</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>W or B</source>
            <translation>W o B</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a FIDE id of his own (line {0} has it)</source>
            <translation>un ID FIDE que no tenga otro jugador (está en la línea {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a FIDE id, digits only</source>
            <translation>un ID FIDE, solo cifras</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a birth date YYYY/MM/DD</source>
            <translation>una fecha de nacimiento YYYY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a blank in column {0}</source>
            <translation>un espacio en la columna {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a code of record {0} for team Swiss, like FIDE_TEAM_TYPEA_MP_GP</source>
            <translation>un código del registro {0} para suizo por equipos, como FIDE_TEAM_TYPEA_MP_GP</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a date YYYY/MM/DD</source>
            <translation>una fecha YYYY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a federation's code, like NOR</source>
            <translation>el código de una federación, como NOR</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a file of at most {0} bytes</source>
            <translation>un archivo de un máximo de {0} bytes</translation>
        </message>
        <message>
            <location filename="formats/trf/records.py" />
            <source>a file of at most {0} lines</source>
            <translation>un archivo de un máximo de {0} líneas</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a game that shows the colours, or record {0} for a match without one</source>
            <translation>una partida que muestre los colores, o el registro {0} para un encuentro sin ninguna</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a line '### system: …' that names the pairing system</source>
            <translation>una línea «### system: …» que indique el sistema de emparejamiento</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a match of which no board was played</source>
            <translation>un encuentro en el que no se jugó ningún tablero</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a name of its own</source>
            <translation>un nombre que no tenga otro equipo</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a name of which something can be seen</source>
            <translation>un nombre del que se vea algo</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a national rating</source>
            <translation>un Elo nacional</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a number</source>
            <translation>un número</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a paired round, {0} to {1}</source>
            <translation>una ronda emparejada, de {0} a {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player of one team (he is on line {0})</source>
            <translation>un jugador de un solo equipo (ya está en la línea {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a player of team {0}</source>
            <translation>un jugador del equipo {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player who is listed in a team (record {0})</source>
            <translation>un jugador que figure en un equipo (registro {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player's start number</source>
            <translation>el número inicial de un jugador</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a rank, or nothing</source>
            <translation>un puesto, o nada</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a rating, or nothing</source>
            <translation>un Elo, o nada</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a record that TRF knows; this line was left out</source>
            <translation>un registro que TRF conozca; esta línea se ha omitido</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>a result: {0} = {1} W D L + - H F U Z, or nothing</source>
            <translation>un resultado: {0} = {1} W D L + - H F U Z, o nada</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round and two teams</source>
            <translation>una ronda y dos equipos</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round from {0} on</source>
            <translation>una ronda a partir de la {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>a round in its columns, like '  {0} w {1}'</source>
            <translation>una ronda en sus columnas, como «  {0} w {1}»</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a round's date YY/MM/DD</source>
            <translation>la fecha de una ronda, YY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, a setting and its value</source>
            <translation>una ronda, un ajuste y su valor</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, a team and its match points and game points</source>
            <translation>una ronda, un equipo y sus puntos de encuentro y de partida</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round, a team and its opponent</source>
            <translation>una ronda, un equipo y su rival</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round, the White team and the Black team</source>
            <translation>una ronda, el equipo con blancas y el equipo con negras</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, the White team, a board and the points of both</source>
            <translation>una ronda, el equipo con blancas, un tablero y los puntos de ambos</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, then each team's number of then and of now</source>
            <translation>una ronda y luego el número de cada equipo de entonces y de ahora</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a round, {0} to {1}</source>
            <translation>una ronda, de {0} a {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a round: points for the standings only count from there</source>
            <translation>una ronda: los puntos que son solo para la clasificación cuentan a partir de ella</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a sound tournament</source>
            <translation>un torneo coherente</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a start number from {0} to {1}</source>
            <translation>un número inicial de {0} a {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a start number of its own (line {0} has it)</source>
            <translation>un número inicial que no tenga otro (está en la línea {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a start number, or {0}</source>
            <translation>un número inicial, o {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a symbol (W D L A P X) and its points</source>
            <translation>un símbolo (W D L A P X) y sus puntos</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a team Swiss: round robins and knock-outs are not paired here</source>
            <translation>un suizo por equipos: aquí no se emparejan ligas ni eliminatorias</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a team and its rounds</source>
            <translation>un equipo y sus rondas</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a team number from {0} to {1}</source>
            <translation>un número de equipo de {0} a {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a team number of its own (line {0} has it)</source>
            <translation>un número de equipo que no tenga otro (está en la línea {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a team tournament</source>
            <translation>un torneo por equipos</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>a team without a match in round {0}</source>
            <translation>un equipo sin encuentro en la ronda {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a team's number</source>
            <translation>el número de un equipo</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a tie-break code, like {0}; this one is left out</source>
            <translation>un código de desempate, como {0}; este se ha omitido</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a tie-break that is worked out here; this one is left out</source>
            <translation>un desempate que se calcule aquí; este se ha omitido</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent for a result</source>
            <translation>un rival, puesto que hay resultado</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent of another team</source>
            <translation>un rival de otro equipo</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent whose line ({0}) names {1}</source>
            <translation>un rival cuya línea ({0}) indique {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>an opponent's start number, or {0}</source>
            <translation>el número inicial de un rival, o {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent, or record {0} for team {1}</source>
            <translation>un rival, o el registro {0} para el equipo {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>another team as opponent</source>
            <translation>otro equipo como rival</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>at least one team</source>
            <translation>al menos un equipo</translation>
        </message>
        <message>
            <location filename="formats/trf/settings.py" />
            <source>at least the {0} rounds that are paired</source>
            <translation>como mínimo el número de rondas ya emparejadas, {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at least two teams</source>
            <translation>al menos dos equipos</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at least two teams, each once</source>
            <translation>al menos dos equipos, cada uno una sola vez</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>at most {0} boards</source>
            <translation>un máximo de {0} tableros</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>at most {0} characters</source>
            <translation>un máximo de {0} caracteres</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at most {0} forbidden pairs in a file</source>
            <translation>un máximo de {0} parejas prohibidas en un archivo</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>at most {0} rounds</source>
            <translation>un máximo de {0} rondas</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>at most {0} teams</source>
            <translation>un máximo de {0} equipos</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>at most {0} tie-breaks; the others are left out</source>
            <translation>un máximo de {0} desempates; los demás se han omitido</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>b on board {0}</source>
            <translation>b en el tablero {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>b, as the opponent shows</source>
            <translation>b, como muestra el rival</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>change</source>
            <translation>un cambio</translation>
        </message>
        <message>
            <location filename="domain/setting_checks.py" />
            <source>date</source>
            <translation>una fecha</translation>
        </message>
        <message>
            <location filename="domain/edits/players.py" />
            <source>date or year</source>
            <translation>una fecha o un año</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>each arbiter once</source>
            <translation>cada árbitro una sola vez</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>each code once</source>
            <translation>cada código una sola vez</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>each player once</source>
            <translation>cada jugador una sola vez</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>each team once</source>
            <translation>cada equipo una sola vez</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>either record {0} or record {1}</source>
            <translation>solo uno de los registros {0} y {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>game points of the bye, like {0}</source>
            <translation>puntos de partida del bye, como {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>game points, like {0}</source>
            <translation>puntos de partida, como {0}</translation>
        </message>
        <message>
            <location filename="storage/compose.py" />
            <source>int</source>
            <translation>un número entero</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>its checksum</source>
            <translation>su suma de comprobación</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>its end</source>
            <translation>su final</translation>
        </message>
        <message>
            <location filename="domain/prize_checks.py" />
            <source>list</source>
            <translation>una lista</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>m or w</source>
            <translation>m o w</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>match points in {0}-{1}, game points in {2}-{3}, a round</source>
            <translation>puntos de encuentro en {0}-{1}, puntos de partida en {2}-{3}, una ronda</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>match points of the bye, like {0}</source>
            <translation>puntos de encuentro del bye, como {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>match points, like {0}</source>
            <translation>puntos de encuentro, como {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>no other bye: team {0} has the one of record {1}</source>
            <translation>ningún otro bye: el equipo {0} ya tiene el del registro {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one bye in a round (line {0})</source>
            <translation>un solo bye por ronda (línea {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>one chief arbiter</source>
            <translation>un solo árbitro principal</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one line-up of a team in a round</source>
            <translation>una sola alineación por equipo y ronda</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one record {0} (line {1} is one)</source>
            <translation>un solo registro {0} (la línea {1} ya es uno)</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>one record {0} for a match</source>
            <translation>un solo registro {0} por encuentro</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>packed</source>
            <translation>un valor comprimido</translation>
        </message>
        <message>
            <location filename="domain/setting_checks.py" />
            <source>picture</source>
            <translation>una imagen</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>player {0}, who has a game, on a board</source>
            <translation>el jugador {0}, que tiene una partida, en un tablero</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>player {0}, who sits opposite</source>
            <translation>el jugador {0}, que se sienta enfrente</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>points, like {0}</source>
            <translation>puntos, como {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>points, rounds and teams</source>
            <translation>puntos, rondas y equipos</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>printable characters</source>
            <translation>caracteres imprimibles</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>record {0} for the points of a played match</source>
            <translation>el registro {0} para los puntos de un encuentro jugado</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>rounds and teams from the first to the last</source>
            <translation>rondas y equipos en orden, del primero al último</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>rounds in columns {0}-{1} and {2}-{3}</source>
            <translation>rondas en las columnas {0}-{1} y {2}-{3}</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>row</source>
            <translation>una fila</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>table</source>
            <translation>una tabla</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>team {0} against {1} (line {2})</source>
            <translation>el equipo {0} contra el {1} (línea {2})</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>teams (record {0})</source>
            <translation>equipos (registro {0})</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>text</source>
            <translation>un texto</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>the colours of the White team's boards, like WBWB</source>
            <translation>los colores de los tableros del equipo con blancas, como WBWB</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>the number of a team ({0})</source>
            <translation>el número de un equipo ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>the number of rounds, {0} to {1}</source>
            <translation>el número de rondas, de {0} a {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>the start number of a player ({0})</source>
            <translation>el número inicial de un jugador ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>the start number of a team's player</source>
            <translation>el número inicial de un jugador de un equipo</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>three numbers</source>
            <translation>tres números</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>two different teams</source>
            <translation>dos equipos distintos</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>two results that fit together</source>
            <translation>dos resultados compatibles</translation>
        </message>
        <message>
            <location filename="storage/compose.py" />
            <source>two scores</source>
            <translation>dos puntuaciones</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>value</source>
            <translation>un valor</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>w on board {0}</source>
            <translation>w en el tablero {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>w, as the opponent shows</source>
            <translation>w, como muestra el rival</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>w, b or -</source>
            <translation>w, b o -</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>whole number</source>
            <translation>un número entero</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>yes or no</source>
            <translation>sí o no</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>{0} boards</source>
            <translation>{0} tableros</translation>
        </message>
        <message>
            <location filename="formats/trf/settings.py" />
            <source>{0} dates</source>
            <translation>{0} fechas</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>{0} from {1} to {2}</source>
            <translation>{0} de {1} a {2}</translation>
        </message>
        <message>
            <location filename="storage/tables.py" />
            <source>{0} or {1}</source>
            <translation>{0} o {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of his results</source>
            <translation>{0}, la suma de sus resultados</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of its game points</source>
            <translation>{0}, la suma de sus puntos de partida</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of its match points</source>
            <translation>{0}, la suma de sus puntos de encuentro</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>{0}: nobody sits opposite</source>
            <translation>{0}: no hay nadie enfrente</translation>
        </message>
    </context>
    <context>
        <name>fields</name>
        <message>
            <location filename="words/fields.py" />
            <source>Absence</source>
            <translation>Ausencia</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Acceleration</source>
            <translation>Aceleración</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Arbiters</source>
            <translation>Árbitros</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board</source>
            <translation>Tablero</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board colours</source>
            <translation>Colores de los tableros</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board prizes</source>
            <translation>Premios por tablero</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Boards</source>
            <translation>Tableros</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born</source>
            <translation>Nacim.</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born in or after</source>
            <translation>Nacidos desde</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born in or before</source>
            <translation>Nacidos hasta</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Captain</source>
            <translation>Capitán</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Category</source>
            <translation>Categoría</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Club</source>
            <translation>Club</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Colour preferences</source>
            <translation>Preferencias de color</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Currency</source>
            <translation>Moneda</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Days of the rounds</source>
            <translation>Días de las rondas</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Edition of C.07</source>
            <translation>Edición de C.07</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>FIDE id</source>
            <translation>ID FIDE</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Federation</source>
            <translation>Federación</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>First day</source>
            <translation>Primer día</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Full-point bye</source>
            <translation>Bye de punto entero</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game drawn</source>
            <translation>Partida en tablas</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game lost</source>
            <translation>Partida perdida</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game points</source>
            <translation>Puntos de partida</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game won</source>
            <translation>Partida ganada</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Half-point bye</source>
            <translation>Bye de medio punto</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Highest players</source>
            <translation>Jugadores con más Elo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Initial colour</source>
            <translation>Color inicial</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Last day</source>
            <translation>Último día</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Line-ups</source>
            <translation>Alineaciones</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Line-ups due</source>
            <translation>Entrega de alineaciones</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Logo</source>
            <translation>Logotipo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Lost by forfeit</source>
            <translation>Perdida por incomparecencia</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match drawn</source>
            <translation>Encuentro empatado</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match lost</source>
            <translation>Encuentro perdido</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match lost by forfeit</source>
            <translation>Encuentro perdido por incomparecencia</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match points</source>
            <translation>Puntos de encuentro</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match won</source>
            <translation>Encuentro ganado</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match won by forfeit</source>
            <translation>Encuentro ganado por incomparecencia</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>National id</source>
            <translation>ID nacional</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>National rating</source>
            <translation>Elo nacional</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>One prize each</source>
            <translation>Un premio por equipo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Organiser</source>
            <translation>Organizador</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Other score</source>
            <translation>Otra puntuación</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Pairing system</source>
            <translation>Sistema de emparejamiento</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Pairing-allocated bye</source>
            <translation>Bye asignado por emparejamiento</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Points given by the arbiter</source>
            <translation>Puntos dados por el árbitro</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Previous standing</source>
            <translation>Clasificación anterior</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Primary score</source>
            <translation>Puntuación primaria</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Prizes</source>
            <translation>Premios</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating below</source>
            <translation>Elo inferior a</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating from</source>
            <translation>Elo desde</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Reserves</source>
            <translation>Suplentes</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rounds</source>
            <translation>Rondas</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Short name</source>
            <translation>Nombre corto</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Sponsor line</source>
            <translation>Línea del patrocinador</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Teams</source>
            <translation>Equipos</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Tie-breaks</source>
            <translation>Desempates</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Ties</source>
            <translation>Empates</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Time control</source>
            <translation>Ritmo de juego</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Unrated count as</source>
            <translation>Sin Elo cuentan como</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Venue</source>
            <translation>Sede</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Which rating counts</source>
            <translation>Qué Elo cuenta</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Women</source>
            <translation>Mujeres</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>{what}: game points</source>
            <translation>{what}: puntos de partida</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>{what}: match points</source>
            <translation>{what}: puntos de encuentro</translation>
        </message>
    </context>
    <context>
        <name>gestures</name>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n encuentro</numerusform>
                <numerusform>%n encuentros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n jugador</numerusform>
                <numerusform>%n jugadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n equipo</numerusform>
                <numerusform>%n equipos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>A player counts on every board they played on</source>
            <translation>Un jugador cuenta en cada tablero en que jugó</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>A team that has won leaves the categories below</source>
            <translation>Un equipo premiado queda fuera de las categorías siguientes</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Arbiter</source>
            <translation>Árbitro</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>August 2024</source>
            <translation>Agosto de 2024</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Black</source>
            <translation>Negras</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Black team</source>
            <translation>Equipo con negras</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>By place</source>
            <translation>Por puesto</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Chief arbiter</source>
            <translation>Árbitro principal</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Deputy chief arbiter</source>
            <translation>Árbitro principal adjunto</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Dutch System (C.04.3)</source>
            <translation>Sistema holandés (C.04.3)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Dutch System, earlier edition</source>
            <translation>Sistema holandés, edición anterior</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Equal scores share equally</source>
            <translation>A igual puntuación, partes iguales</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE Team Swiss, February 2026 (C.04.6)</source>
            <translation>Suizo por equipos 2026 (C.04.6)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE Team Swiss, earlier draft</source>
            <translation>Suizo por equipos FIDE, borrador anterior</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE rating</source>
            <translation>Elo FIDE</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>FIDE recommendation</source>
            <translation>Recomendación FIDE</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE, else national</source>
            <translation>FIDE; si no, nacional</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Game points</source>
            <translation>Puntos de partida</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Game points first</source>
            <translation>Primero puntos de partida</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Games at least</source>
            <translation>Mínimo de partidas</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Half by place, half shared (Hort)</source>
            <translation>Mitad por puesto, mitad repartida (Hort)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Has arrived</source>
            <translation>Ha llegado</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Imaginary points (Olympiad rule 28)</source>
            <translation>Puntos ficticios (regla 28 de la Olimpiada)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>March 2026</source>
            <translation>Marzo de 2026</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Match points</source>
            <translation>Puntos de encuentro</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>National rating</source>
            <translation>Elo nacional</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>National, else FIDE</source>
            <translation>Nacional; si no, FIDE</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>None</source>
            <translation>Ninguna</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Not drawn yet</source>
            <translation>Aún sin sortear</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Olympiad 2008 (D.II.02)</source>
            <translation>Olimpiada 2008 (D.II.02)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Olympiad 2008, the whole system</source>
            <translation>Olimpiada 2008, el sistema completo</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Points given by the arbiter</source>
            <translation>Puntos dados por el árbitro</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Sex</source>
            <translation>Sexo</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Sonneborn-Berger first</source>
            <translation>Primero Sonneborn-Berger</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>The higher of both</source>
            <translation>El más alto de los dos</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Type A: simple (1.7.1)</source>
            <translation>Tipo A: simple (1.7.1)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Type B: strong and mild (1.7.2)</source>
            <translation>Tipo B: fuerte y leve (1.7.2)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>White</source>
            <translation>Blancas</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>White team</source>
            <translation>Equipo con blancas</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>absent</source>
            <translation>ausente</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>absent in round {round}: {player_name}</source>
            <translation>marcar como ausente en la ronda {round}: {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>accept the draft</source>
            <translation>aceptar el borrador</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add an arbiter</source>
            <translation>añadir un árbitro</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add the prize category {name}</source>
            <translation>añadir la categoría de premios {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add the team {name}</source>
            <translation>añadir el equipo {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add {name} to {team_name}</source>
            <translation>añadir a {name} al equipo {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>adjourned</source>
            <translation>aplazada</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>all rounds</source>
            <translation>todas las rondas</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>allow a forbidden pair again</source>
            <translation>volver a permitir una pareja prohibida</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>any number</source>
            <translation>cualquier número</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>before: {what}</source>
            <translation>antes de: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>bonus for {team_name} in round {round}</source>
            <translation>bonificación para {team_name} en la ronda {round}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>bye</source>
            <translation>bye</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>card of table {table}: {card}</source>
            <translation>acta de la mesa {table}: {card}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change an arbiter</source>
            <translation>cambiar un árbitro</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change the prize category {name}</source>
            <translation>cambiar la categoría de premios {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change the team {team_name}</source>
            <translation>cambiar el equipo {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change {player_name}</source>
            <translation>cambiar a {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>check in {team_name}</source>
            <translation>control de llegada de {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>check teams in ({count})</source>
            <translation>control de llegada de equipos ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>choose the preset {preset}</source>
            <translation>elegir el ajuste predefinido {preset}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>clear the result at table {table}, board {board}</source>
            <translation>borrar el resultado de la mesa {table}, tablero {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>close the list</source>
            <translation>cerrar la lista</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>colours reversed at table {table}</source>
            <translation>colores invertidos en la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>correct the result at table {table}, board {board}</source>
            <translation>corregir el resultado de la mesa {table}, tablero {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>discard the draft</source>
            <translation>descartar el borrador</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>draw lots for the initial colour</source>
            <translation>sortear el color inicial</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>empty</source>
            <translation>vacío</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>empty table {table}, board {board}</source>
            <translation>vaciar mesa {table}, tablero {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>enter {name} late, from round {first_round}</source>
            <translation>inscribir tarde a {name}, desde la ronda {first_round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>exchange {team_name} and {other_name}</source>
            <translation>intercambiar {team_name} y {other_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forbid pairs of teams among each other ({count})</source>
            <translation>prohibir parejas de equipos entre sí ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forbid {team_name} – {opponent_name}</source>
            <translation>prohibir {team_name} – {opponent_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeit</source>
            <translation>incomparecencia</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeit of the match at table {table}</source>
            <translation>incomparecencia en el encuentro de la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeited by both</source>
            <translation>incomparecencia de ambos</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>from round {number}</source>
            <translation>desde la ronda {number}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>full-point bye</source>
            <translation>bye de punto entero</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>game points</source>
            <translation>puntos de partida</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>games</source>
            <translation>partidas</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>give the bye to {team_name}</source>
            <translation>dar el bye a {team_name}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>half-point bye</source>
            <translation>bye de medio punto</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>handed out</source>
            <translation>pendiente</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>import teams</source>
            <translation>importar equipos</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>is used for colours (4.2.2)</source>
            <translation>se usa para los colores (4.2.2)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>keep snapshot {snapshot}: {reason}</source>
            <translation>guardar la instantánea {snapshot}: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>let teams return in round {round} ({count})</source>
            <translation>hacer volver equipos en la ronda {round} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>let {team_name} return in round {round}</source>
            <translation>hacer volver a {team_name} en la ronda {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>line-up at table {table}</source>
            <translation>alineación en la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>line-up received at table {table}</source>
            <translation>alineación recibida en la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>match points</source>
            <translation>puntos de encuentro</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>minutes before the round</source>
            <translation>minutos antes de la ronda</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move players to board {position} ({count})</source>
            <translation>mover jugadores al tablero {position} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move players to {team_name} ({count})</source>
            <translation>pasar jugadores a {team_name} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move the prize category {name}</source>
            <translation>mover la categoría de premios {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move {player_name} to board {position}</source>
            <translation>mover a {player_name} al tablero {position}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move {player_name} to {team_name}</source>
            <translation>pasar a {player_name} al equipo {team_name}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>must keep the roster order</source>
            <translation>deben respetar el orden de fuerza</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>neither team appeared</source>
            <translation>no compareció ninguno de los equipos</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>nobody</source>
            <translation>nadie</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the late entry {team_name}</source>
            <translation>numerar la inscripción tardía {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by hand</source>
            <translation>numerar los equipos a mano</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by lot (seed {seed})</source>
            <translation>numerar los equipos por sorteo (semilla {seed})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by rating</source>
            <translation>numerar los equipos por Elo</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>order the matches of round {round}</source>
            <translation>ordenar los encuentros de la ronda {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>order the tie-breaks</source>
            <translation>ordenar los desempates</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>pair the round</source>
            <translation>emparejar la ronda</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>pair {white_name} – {black_name} by hand</source>
            <translation>emparejar a mano {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>paste players into {team_name}</source>
            <translation>pegar jugadores en {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>paste teams</source>
            <translation>pegar equipos</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>penalty for {team_name} in round {round}</source>
            <translation>sanción para {team_name} en la ronda {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>penalty or bonus for {team_name} in round {round}</source>
            <translation>sanción o bonificación para {team_name} en la ronda {round}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>percentage</source>
            <translation>porcentaje</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>performance</source>
            <translation>rendimiento</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>place {place}</source>
            <translation>posición {place}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>present</source>
            <translation>presente</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>protest at table {table}, board {board}</source>
            <translation>reclamación en la mesa {table}, tablero {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>publish round {round}</source>
            <translation>publicar la ronda {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>received</source>
            <translation>recibida</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>redo: {what}</source>
            <translation>rehacer: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove an arbiter</source>
            <translation>eliminar un árbitro</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove players ({count})</source>
            <translation>eliminar jugadores ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove teams ({count})</source>
            <translation>eliminar equipos ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove the prize category {name}</source>
            <translation>eliminar la categoría de premios {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove the team {team_name}</source>
            <translation>eliminar el equipo {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove {player_name}</source>
            <translation>eliminar a {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>rename {team_name} to {name}</source>
            <translation>cambiar el nombre de {team_name} a {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>reopen round {round}: {reason}</source>
            <translation>reabrir la ronda {round}: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>reopen the list: {reason}</source>
            <translation>reabrir la lista: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>restore snapshot {snapshot}</source>
            <translation>restaurar la instantánea {snapshot}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>result at table {table}, board {board}</source>
            <translation>resultado en la mesa {table}, tablero {board}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>rounds {first} to {last}</source>
            <translation>rondas {first} a {last}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>score of the match at table {table}</source>
            <translation>resultado del encuentro de la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>seat a player at table {table}, board {board}</source>
            <translation>alinear a un jugador en la mesa {table}, tablero {board}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>seed {seed}</source>
            <translation>semilla {seed}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the acceleration</source>
            <translation>fijar la aceleración</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the attendance of teams in round {round} ({count})</source>
            <translation>fijar la asistencia de equipos en la ronda {round} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the attendance of {team_name} in round {round}</source>
            <translation>fijar la asistencia de {team_name} en la ronda {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the date of round {round}</source>
            <translation>fijar la fecha de la ronda {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the score at table {table}, board {board}</source>
            <translation>fijar la puntuación en la mesa {table}, tablero {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set {field}</source>
            <translation>fijar {field}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>start a round by hand</source>
            <translation>iniciar una ronda a mano</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap boards {board} and {other} at table {table}</source>
            <translation>intercambiar los tableros {board} y {other} en la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap the colours of {white_name} – {black_name}</source>
            <translation>intercambiar los colores de {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap the opponents of two matches</source>
            <translation>intercambiar los rivales de dos encuentros</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>table of {white_name} – {black_name}</source>
            <translation>mesa de {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take a penalty or bonus back</source>
            <translation>anular una sanción o bonificación</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take back that the colours were reversed at table {table}</source>
            <translation>anular los colores invertidos en la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take back that the line-up was received at table {table}</source>
            <translation>anular la recepción de la alineación en la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the bye back</source>
            <translation>retirar el bye</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the check-in of teams back ({count})</source>
            <translation>anular el control de llegada de equipos ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the check-in of {team_name} back</source>
            <translation>anular el control de llegada de {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the forfeit of the match at table {table} back</source>
            <translation>anular la incomparecencia en el encuentro de la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the line-up over at table {table}</source>
            <translation>tomar la alineación anterior en la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the protest at table {table}, board {board} back</source>
            <translation>retirar la reclamación en la mesa {table}, tablero {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the score of the match at table {table} back</source>
            <translation>anular el resultado del encuentro de la mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take {player_name} over from the rating list</source>
            <translation>tomar a {player_name} de la lista de Elo</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>the numbers of the teams</source>
            <translation>los números de los equipos</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>the result of the match</source>
            <translation>el resultado del encuentro</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>the team’s total</source>
            <translation>el total del equipo</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>the usual points</source>
            <translation>los puntos habituales</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>under protest</source>
            <translation>bajo reclamación</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>undo: {what}</source>
            <translation>deshacer: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unlock {field}: {reason}</source>
            <translation>desbloquear {field}: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unpair the last round</source>
            <translation>deshacer el emparejamiento de la última ronda</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unpair {white_name} – {black_name}</source>
            <translation>deshacer el encuentro {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>until then table {table}</source>
            <translation>hasta entonces mesa {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>update ratings</source>
            <translation>actualizar Elo</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>verified</source>
            <translation>comprobada</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>withdraw teams from round {first_round} on ({count})</source>
            <translation>retirar equipos desde la ronda {first_round} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>withdraw {team_name} from round {first_round} on</source>
            <translation>retirar a {team_name} desde la ronda {first_round}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{match} and another match</source>
            <translation>{match} y otro encuentro</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>{result} (unrated)</source>
            <translation>{result} (sin Elo)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{team} did not appear</source>
            <translation>{team} no compareció</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>{what} (off)</source>
            <translation>{what} (desactivado)</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>{what} (on)</source>
            <translation>{what} (activado)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>{what} (round {round})</source>
            <translation>{what} (ronda {round})</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{what} (round {round}, {teams})</source>
            <translation>{what} (ronda {round}, {teams})</translation>
        </message>
    </context>
    <context>
        <name>load</name>
        <message>
            <location filename="cli/load.py" />
            <source>{file}: line {line}, column {column}: found '{found}', expected {expected}</source>
            <translation>{file}: línea {line}, columna {column}: se encontró «{found}», se esperaba {expected}</translation>
        </message>
        <message>
            <location filename="cli/load.py" />
            <source>{file}: {count} more places to look at</source>
            <translation>{file}: otros {count} lugares que revisar</translation>
        </message>
    </context>
    <context>
        <name>overview</name>
        <message>
            <location filename="cli/overview.py" />
            <source>Black</source>
            <translation>Negras</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Colours by</source>
            <translation>Colores según</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>MP</source>
            <translation>PE</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Pairing of round {round} by {system}</source>
            <translation>Emparejamiento de la ronda {round} según {system}</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Round {number}</source>
            <translation>Ronda {number}</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Team</source>
            <translation>Equipo</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>The bye goes to {name} ({tpn}).</source>
            <translation>El bye es para {name} ({tpn}).</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Tournament without a name</source>
            <translation>Torneo sin nombre</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>White</source>
            <translation>Blancas</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>absent</source>
            <translation>ausente</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>bye</source>
            <translation>bye</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>full-point bye</source>
            <translation>bye de punto entero</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>half-point bye</source>
            <translation>bye de medio punto</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>{teams} teams, {boards} boards, round {round} of {rounds}</source>
            <translation>{teams} equipos, {boards} tableros, ronda {round} de {rounds}</translation>
        </message>
    </context>
    <context>
        <name>prizes</name>
        <message numerus="yes">
            <location filename="scoring/prize_words.py" />
            <source>%n chosen team(s)</source>
            <translation>
                <numerusform>%n equipo elegido</numerusform>
                <numerusform>%n equipos elegidos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Half of each prize goes by place, the other half is divided among equal scores.</source>
            <translation>La mitad de cada premio va por puesto; la otra mitad se reparte entre puntuaciones iguales.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Prizes go by place; only a shared place is divided, equally.</source>
            <translation>Los premios van por puesto; solo un puesto compartido se reparte, a partes iguales.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Teams with the same score divide their prizes equally.</source>
            <translation>Los equipos con la misma puntuación reparten sus premios a partes iguales.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>all women</source>
            <translation>solo mujeres</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>everyone born in {value} or earlier</source>
            <translation>todos nacidos en {value} o antes</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>everyone born in {value} or later</source>
            <translation>todos nacidos en {value} o después</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>team average below {value}</source>
            <translation>media del equipo inferior a {value}</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>team average {value} or more</source>
            <translation>media del equipo de {value} o más</translation>
        </message>
    </context>
    <context>
        <name>standings</name>
        <message>
            <location filename="cli/standings.py" />
            <source>Standings after round {round}</source>
            <translation>Clasificación tras la ronda {round}</translation>
        </message>
        <message>
            <location filename="cli/standings.py" />
            <source>Standings after round {round} (provisional)</source>
            <translation>Clasificación tras la ronda {round} (provisional)</translation>
        </message>
    </context>
    <context>
        <name>tiebreaks</name>
        <message>
            <location filename="scoring/sentences.py" />
            <source> ({missing} not played)</source>
            <translation> ({missing} sin jugar)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Average Buchholz of the opponents played</source>
            <translation>Buchholz medio de los rivales con los que se jugó</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Berlin: board points, the top board weighing most</source>
            <translation>Berlín: puntos por tablero; el primer tablero pesa más</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Board count: board number × points on it, the lower the better</source>
            <translation>Cuenta de tableros: número de tablero × puntos en él; cuanto menos, mejor</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Bottom board elimination: points without the last board, then the last two, …</source>
            <translation>Eliminación de los últimos tableros: puntos sin el último tablero, luego sin los dos últimos, …</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>Buchholz on {score} {numbers} ({article})</source>
            <translation>Buchholz con {score} {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Buchholz: sum of the opponents’ scores</source>
            <translation>Buchholz: suma de las puntuaciones de los rivales</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Direct encounter of the tied teams</source>
            <translation>Resultado particular entre los equipos empatados</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then board count and bottom boards</source>
            <translation>Resultado particular ampliado, luego cuenta de tableros y últimos tableros</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then board count and top boards</source>
            <translation>Resultado particular ampliado, luego cuenta de tableros y primeros tableros</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then bottom boards</source>
            <translation>Resultado particular ampliado, luego últimos tableros</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then top boards</source>
            <translation>Resultado particular ampliado, luego primeros tableros</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter: match points, then game points</source>
            <translation>Resultado particular ampliado: puntos de encuentro, luego puntos de partida</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Fore Buchholz: Buchholz with the last round as draws</source>
            <translation>Fore Buchholz: Buchholz con la última ronda como empates</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Game points (match points where game points decide)</source>
            <translation>Puntos de partida (puntos de encuentro si deciden los de partida)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Koya: points against opponents with at least half of the possible points</source>
            <translation>Koya: puntos contra rivales con al menos la mitad de los puntos posibles</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Number of matches won over the board</source>
            <translation>Número de encuentros ganados sobre el tablero</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Number of wins, with or without playing</source>
            <translation>Número de victorias, jugando o sin jugar</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Olympiad Sonneborn-Berger without the lowest opponent</source>
            <translation>Sonneborn-Berger de la Olimpiada sin el rival más bajo</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Pairing number, the smaller the better</source>
            <translation>Número de emparejamiento; cuanto menor, mejor</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>R{round}</source>
            <translation>R{round}</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Secondary score and strength of the schedule combined</source>
            <translation>Puntuación secundaria y fuerza de los rivales combinadas</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger on one score</source>
            <translation>Sonneborn-Berger con una puntuación</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ game points × game points scored</source>
            <translation>Sonneborn-Berger: puntos de partida de los rivales × puntos de partida obtenidos</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ game points × match points scored</source>
            <translation>Sonneborn-Berger: puntos de partida de los rivales × puntos de encuentro obtenidos</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ match points × game points scored</source>
            <translation>Sonneborn-Berger: puntos de encuentro de los rivales × puntos de partida obtenidos</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ match points × match points scored</source>
            <translation>Sonneborn-Berger: puntos de encuentro de los rivales × puntos de encuentro obtenidos</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of all opponents’ match points (Olympiad)</source>
            <translation>Suma de los puntos de encuentro de todos los rivales (Olimpiada)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of the opponents’ match points without the lowest (Olympiad)</source>
            <translation>Suma de los puntos de encuentro de los rivales sin el más bajo (Olimpiada)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of the scores after each round</source>
            <translation>Suma de las puntuaciones tras cada ronda</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Top board results: points on board 1, then board 2, …</source>
            <translation>Resultados de los primeros tableros: puntos en el tablero 1, luego en el 2, …</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>[not counted: {article}]</source>
            <translation>[no cuenta: {article}]</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>absent</source>
            <translation>ausente</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>board {board}</source>
            <translation>tablero {board}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>boards: {numbers} ({article})</source>
            <translation>tableros: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>divided by {numbers} ({article})</source>
            <translation>dividido entre {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>forfeits count as played</source>
            <translation>las incomparecencias cuentan como jugadas</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>full-point bye</source>
            <translation>bye de punto entero</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>game points</source>
            <translation>puntos de partida</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>half-point bye</source>
            <translation>bye de medio punto</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>instead of {raw} by {article}</source>
            <translation>en lugar de {raw} según {article}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>lost by forfeit</source>
            <translation>perdido por incomparecencia</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>match points</source>
            <translation>puntos de encuentro</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>matches of the tied teams, {score}: {table} ({article})</source>
            <translation>encuentros de los equipos empatados, {score}: {table} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>nothing: they share the place</source>
            <translation>nada: comparten el puesto</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>on game points</source>
            <translation>con puntos de partida</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>on match points</source>
            <translation>con puntos de encuentro</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>opponents with at least {numbers} count ({article})</source>
            <translation>cuentan los rivales con al menos {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>pairing-allocated bye</source>
            <translation>bye asignado por emparejamiento</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>penalty or bonus</source>
            <translation>sanción o bonificación</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>played</source>
            <translation>jugado</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>sum and number of opponents: {numbers} ({article})</source>
            <translation>suma y número de rivales: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>the last round counts as drawn</source>
            <translation>la última ronda cuenta como empate</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>the other way round</source>
            <translation>al revés</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the highest and the lowest</source>
            <translation>sin el más alto ni el más bajo</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the last boards: {numbers} ({article})</source>
            <translation>sin los últimos tableros: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the lowest</source>
            <translation>sin el más bajo</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the two highest and the two lowest</source>
            <translation>sin los dos más altos ni los dos más bajos</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the two lowest</source>
            <translation>sin los dos más bajos</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>won by forfeit</source>
            <translation>ganado por incomparecencia</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{code} = {value}</source>
            <translation>{code} = {value}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{code}: place {value} of the tied teams</source>
            <translation>{code}: puesto {value} de los equipos empatados</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{score} {numbers} ({article})</source>
            <translation>{score} {numbers} ({article})</translation>
        </message>
    </context>
</TS>
