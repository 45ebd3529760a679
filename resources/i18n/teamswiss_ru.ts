<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>About TeamSwiss</source>
            <translation>О программе TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>Licences</source>
            <translation>Лицензии</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>Team Swiss tournaments: paired by the rules.</source>
            <translation>Командные турниры по швейцарской системе: жеребьёвка по правилам.</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>TeamSwiss is free software under the MIT licence: use it, copy it, change it, pass it on; there is no warranty.</source>
            <translation>TeamSwiss — свободная программа под лицензией MIT: пользуйтесь, копируйте, изменяйте, передавайте; гарантий нет.</translation>
        </message>
        <message>
            <location filename="views/dialogs/about.py" />
            <source>What is inside the program, and its licences</source>
            <translation>Что входит в программу и её лицензии</translation>
        </message>
    </context>
    <context>
        <name>AdjustmentsDialog</name>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>&amp;Take back</source>
            <translation>О&amp;тменить</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Counts for</source>
            <translation>Влияет на</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Game points</source>
            <translation>Игровые очки</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Give it</source>
            <translation>Назначить</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Match points</source>
            <translation>Матчевые очки</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Penalties and bonuses of round {number}</source>
            <translation>Штрафы и надбавки тура {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Reason</source>
            <translation>Причина</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>a team of the event</source>
            <translation>команда турнира</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>the result of the match</source>
            <translation>результат матча</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>the team’s total</source>
            <translation>итог команды</translation>
        </message>
        <message>
            <location filename="views/rounds/adjustments_dialog.py" />
            <source>−1 takes a point away, 1 gives one</source>
            <translation>−1 отнимает очко, 1 добавляет</translation>
        </message>
    </context>
    <context>
        <name>AdjustmentsModel</name>
        <message>
            <location filename="models/adjustments.py" />
            <source>Counts for</source>
            <translation>Влияет на</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>GP</source>
            <translation>ИО</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>MP</source>
            <translation>МО</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>Reason</source>
            <translation>Причина</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>the match</source>
            <translation>матч</translation>
        </message>
        <message>
            <location filename="models/adjustments.py" />
            <source>the total</source>
            <translation>итог</translation>
        </message>
    </context>
    <context>
        <name>ArbitersModel</name>
        <message>
            <location filename="models/arbiters.py" />
            <source>Add an arbiter…</source>
            <translation>Добавить судью…</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Arbiter</source>
            <translation>Судья</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Chief arbiter</source>
            <translation>Главный судья</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Deputy chief arbiter</source>
            <translation>Заместитель главного судьи</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>FIDE id</source>
            <translation>FIDE id</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Name</source>
            <translation>Имя</translation>
        </message>
        <message>
            <location filename="models/arbiters.py" />
            <source>Role</source>
            <translation>Роль</translation>
        </message>
    </context>
    <context>
        <name>AttendanceDialog</name>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>A late entry: plays from round {number} on.</source>
            <translation>Поздняя заявка: играет с тура {number}.</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Absent (zero-point bye)</source>
            <translation>Отсутствует (бай без очков)</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Attendance and byes</source>
            <translation>Участие и баи</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Every change takes effect at once; Ctrl+Z takes it back.</source>
            <translation>Каждое изменение действует сразу; Ctrl+Z отменяет его.</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Full-point bye</source>
            <translation>Бай с полным очком</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Half-point bye</source>
            <translation>Бай с половиной очка</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Plays</source>
            <translation>Играет</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Return in this round</source>
            <translation>Вернуть в этом туре</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Round {number}</source>
            <translation>Тур {number}</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>Withdraw from this round on</source>
            <translation>Снять с этого тура</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>against {name}</source>
            <translation>соперник: {name}</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>not paired</source>
            <translation>без пары</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>not yet entered</source>
            <translation>ещё не заявлена</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>pairing-allocated bye</source>
            <translation>бай по жеребьёвке</translation>
        </message>
        <message>
            <location filename="views/teams/attendance_dialog.py" />
            <source>withdrawn</source>
            <translation>снята</translation>
        </message>
    </context>
    <context>
        <name>BoardScoreDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Each side gets its own points, for instance ½ and 0.</source>
            <translation>Каждая сторона получает свои очки, например ½ и 0.</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Score of board {board}, set by the arbiter</source>
            <translation>Очки на доске {board}, назначенные судьёй</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Set the score</source>
            <translation>Назначить очки</translation>
        </message>
    </context>
    <context>
        <name>BoardsModel</name>
        <message>
            <location filename="models/matches.py" />
            <source> protest</source>
            <translation> протест</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>(nobody)</source>
            <translation>(никого)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Board</source>
            <translation>Доска</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Rating</source>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Result</source>
            <translation>Результат</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>no result</source>
            <translation>нет результата</translation>
        </message>
    </context>
    <context>
        <name>BoardsPanel</name>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · Backspace clears · Enter next match · g table</source>
            <translation>1 победа · 0 поражение · = или пробел ничья · + − x неявка · * отложена · u не для рейтинга · Backspace удаляет · Enter следующий матч · g стол</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Boards of the match</source>
            <translation>Доски матча</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Hint</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Seen from {side}: 1 win, 0 loss, = or space draw, + and − forfeit for and against, x forfeited by both, * adjourned, u and a result unrated; # score set by the arbiter, p protest, s match by its score, c card; g and a number go to a table.</source>
            <translation>Сторона: {side}. 1 победа, 0 поражение, = или пробел ничья, + и − неявка соперника и своя, x обоюдная неявка, * отложена, u и результат — не для рейтинга; # очки, назначенные судьёй, p протест, s счёт матча, c протокол; g и номер — переход к столу.</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>Table {table}   {white} – {black}</source>
            <translation>Стол {table}   {white} – {black}</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>White’s side of the board</source>
            <translation>белые на доске</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>White’s side: 1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · u unrated · Backspace clears · Enter next match · g table</source>
            <translation>За белых: 1 победа · 0 поражение · = или пробел ничья · + − x неявка · * отложена · u не для рейтинга · Backspace удаляет · Enter следующий матч · g стол</translation>
        </message>
        <message>
            <location filename="views/rounds/boards_panel.py" />
            <source>the left team</source>
            <translation>левая команда</translation>
        </message>
    </context>
    <context>
        <name>CategoryTeamsModel</name>
        <message>
            <location filename="models/prizes.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>can win</source>
            <translation>претендует</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>cannot win</source>
            <translation>не претендует</translation>
        </message>
    </context>
    <context>
        <name>Chart</name>
        <message>
            <location filename="views/chart/widget.py" />
            <source>Chart</source>
            <translation>График</translation>
        </message>
    </context>
    <context>
        <name>CheckInDialog</name>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Check-in</source>
            <translation>Регистрация</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Find a team</source>
            <translation>Найти команду</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Mark the missing as absent in the next round</source>
            <translation>Отметить неприбывших отсутствующими в следующем туре</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Only those who are &amp;missing</source>
            <translation>Только тех, кого ещё &amp;нет</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Part of a name; Enter ticks the first team</source>
            <translation>Часть названия; Enter отмечает первую команду</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Space ticks the selected team · a note can be typed into its row</source>
            <translation>Пробел отмечает выбранную команду · заметку можно ввести в её строке</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Teams</source>
            <translation>Команды</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Tick</source>
            <translation>Отметить</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>Tick all</source>
            <translation>Отметить все</translation>
        </message>
        <message>
            <location filename="views/teams/check_in_dialog.py" />
            <source>{here} of {total} teams are here</source>
            <translation>Команд на месте: {here} из {total}</translation>
        </message>
    </context>
    <context>
        <name>CheckInModel</name>
        <message>
            <location filename="models/check_in.py" />
            <source>Captain</source>
            <translation>Капитан</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Here</source>
            <translation>На месте</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Note (late, on the way…)</source>
            <translation>Заметка (опаздывает, в пути …)</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>here</source>
            <translation>на месте</translation>
        </message>
        <message>
            <location filename="models/check_in.py" />
            <source>not here yet</source>
            <translation>ещё нет</translation>
        </message>
    </context>
    <context>
        <name>ChooseTeamDialog</name>
        <message>
            <location filename="views/teams/choose_team.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="views/teams/choose_team.py" />
            <source>Type a part of the name, or its number.</source>
            <translation>Введите часть названия или номер.</translation>
        </message>
    </context>
    <context>
        <name>CompareCommand</name>
        <message>
            <location filename="views/round_questions.py" />
            <source>Compare &amp;systems…</source>
            <translation>&amp;Сравнить системы…</translation>
        </message>
    </context>
    <context>
        <name>CompareDialog</name>
        <message numerus="yes">
            <location filename="views/dialogs/compare.py" />
            <source>%n pair(s) are the same in all.</source>
            <translation>
                <numerusform>%n пара совпадает во всех.</numerusform>
                <numerusform>%n пары совпадают во всех.</numerusform>
                <numerusform>%n пар совпадают во всех.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>All these systems pair this round alike.</source>
            <translation>Во всех этих системах тур составляется одинаково.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Choose two systems at least.</source>
            <translation>Выберите хотя бы две системы.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Compare systems</source>
            <translation>Сравнить системы</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>No two of these systems have a legal pairing.</source>
            <translation>Нет и двух из этих систем с допустимой жеребьёвкой.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Only what differs</source>
            <translation>Только различия</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Round {number}</source>
            <translation>Тур {number}</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>The round under the systems</source>
            <translation>Тур в разных системах</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>This system finds no legal pairing.</source>
            <translation>Эта система не находит допустимой жеребьёвки.</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Why</source>
            <translation>Почему</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Why not against {team}?</source>
            <translation>Почему не с {team}?</translation>
        </message>
        <message>
            <location filename="views/dialogs/compare.py" />
            <source>Working it out…</source>
            <translation>Идёт расчёт …</translation>
        </message>
    </context>
    <context>
        <name>ComparisonModel</name>
        <message>
            <location filename="models/comparison.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>bye</source>
            <translation>бай</translation>
        </message>
        <message>
            <location filename="models/comparison.py" />
            <source>no pairing</source>
            <translation>нет жеребьёвки</translation>
        </message>
    </context>
    <context>
        <name>Corrections</name>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>Correct it</source>
            <translation>Исправить</translation>
        </message>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>Correct round {number}</source>
            <translation>Исправление тура {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/corrections.py" />
            <source>It can be undone.</source>
            <translation>Это можно отменить.</translation>
        </message>
    </context>
    <context>
        <name>CrosstableModel</name>
        <message>
            <location filename="models/crosstable.py" />
            <source>GP</source>
            <translation>ИО</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>MP</source>
            <translation>МО</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>Rank</source>
            <translation>Место</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>R{round}</source>
            <translation>Т{round}</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/crosstable.py" />
            <source>bye {points}</source>
            <translation>бай {points}</translation>
        </message>
    </context>
    <context>
        <name>CrosstablePage</name>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>&amp;Boards of the match</source>
            <translation>&amp;Доски матча</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>&amp;Why this match?</source>
            <translation>По&amp;чему этот матч?</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>A grid has room for {count} teams at most</source>
            <translation>В сетке команд не больше {count}</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>As a &amp;grid</source>
            <translation>В виде с&amp;етки</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>By &amp;number</source>
            <translation>По &amp;номерам</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Crosstable</source>
            <translation>Кросс-таблица</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Every team against every other</source>
            <translation>Каждая команда против каждой</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Find a team</source>
            <translation>Найти команду</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Game points against every opponent</source>
            <translation>Игровые очки против каждого соперника</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Grid</source>
            <translation>Сетка</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>It appears as soon as the first round is accepted.</source>
            <translation>Она появится, как только будет принят первый тур.</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>No crosstable yet</source>
            <translation>Кросс-таблицы ещё нет</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>Opponent: game points · light square White, dark square Black</source>
            <translation>Соперник: игровые очки · светлая клетка — белые, тёмная — чёрные</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by number</source>
            <translation>после тура {number}, по номерам</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by number; provisional: results are missing</source>
            <translation>после тура {number}, по номерам; предварительно: не все результаты внесены</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by rank</source>
            <translation>после тура {number}, по местам</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>after round {number}, by rank; provisional: results are missing</source>
            <translation>после тура {number}, по местам; предварительно: не все результаты внесены</translation>
        </message>
        <message>
            <location filename="views/crosstable_page.py" />
            <source>working it out…</source>
            <translation>идёт расчёт …</translation>
        </message>
    </context>
    <context>
        <name>DateField</name>
        <message>
            <location filename="views/fields.py" />
            <source>a day as {day}</source>
            <translation>день в виде {day}</translation>
        </message>
    </context>
    <context>
        <name>DecisionDialog</name>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>Consequences</source>
            <translation>Последствия</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>It can be undone, and the log keeps what is said here.</source>
            <translation>Это можно отменить; сказанное здесь записывается в журнал.</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>This is what the rules give.</source>
            <translation>Это соответствует правилам.</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>What it means:</source>
            <translation>Что это значит:</translation>
        </message>
        <message>
            <location filename="views/rounds/decision_dialog.py" />
            <source>Working it out…</source>
            <translation>Идёт расчёт …</translation>
        </message>
    </context>
    <context>
        <name>DocumentsPage</name>
        <message>
            <location filename="views/documents_page.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Отмена</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Печать…</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Cancelled. Nothing was written, and older files are as they were.</source>
            <translation>Отменено. Ничего не записано, прежние файлы не изменены.</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Documents</source>
            <translation>Документы</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Fit the width</source>
            <translation>По ширине</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Larger</source>
            <translation>Крупнее</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Nothing to show yet</source>
            <translation>Показывать ещё нечего</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Page {page} of {pages}</source>
            <translation>Страница {page} из {pages}</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Progress</source>
            <translation>Ход работы</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Save as</source>
            <translation>Сохранить как</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Saved: {name} in {folder}</source>
            <translation>Сохранено: {name} в {folder}</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Smaller</source>
            <translation>Мельче</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>TRF</source>
            <translation>TRF</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Web site</source>
            <translation>Веб-сайт</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>What was written</source>
            <translation>Что записано</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Whole event</source>
            <translation>Весь турнир</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Whole page</source>
            <translation>Вся страница</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Workbook for the federation</source>
            <translation>Книга Excel для федерации</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Working it out…</source>
            <translation>Идёт расчёт …</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>Working…</source>
            <translation>Идёт работа …</translation>
        </message>
        <message>
            <location filename="views/documents_page.py" />
            <source>XML for chess-results</source>
            <translation>XML для chess-results</translation>
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
            <translation>Ячейка</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>What is doubtful</source>
            <translation>Что вызывает сомнение</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>row {row}</source>
            <translation>строка {row}</translation>
        </message>
    </context>
    <context>
        <name>EditCommands</name>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Log…</source>
            <translation>&amp;Журнал…</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Preferences…</source>
            <translation>&amp;Настройки…</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Redo</source>
            <translation>&amp;Вернуть</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Redo: {what}</source>
            <translation>&amp;Вернуть: {what}</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Отменить</translation>
        </message>
        <message>
            <location filename="views/edit_commands.py" />
            <source>&amp;Undo: {what}</source>
            <translation>&amp;Отменить: {what}</translation>
        </message>
    </context>
    <context>
        <name>EventSection</name>
        <message>
            <location filename="views/tournament/event.py" />
            <source>&amp;Add an arbiter</source>
            <translation>&amp;Добавить судью</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>&amp;Remove the arbiter</source>
            <translation>&amp;Удалить судью</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Arbiters</source>
            <translation>Судьи</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Clear the &amp;day</source>
            <translation>&amp;Очистить день</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Days of the rounds</source>
            <translation>Дни туров</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Event</source>
            <translation>Турнир</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Federation</source>
            <translation>Федерация</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>First day</source>
            <translation>Первый день</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Last day</source>
            <translation>Последний день</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Line-ups and paper</source>
            <translation>Составы и бумага</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Line-ups due</source>
            <translation>Срок сдачи составов</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Logo</source>
            <translation>Логотип</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Name</source>
            <translation>Название</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Organiser</source>
            <translation>Организатор</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Sponsor line</source>
            <translation>Строка спонсора</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Time control</source>
            <translation>Контроль времени</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Type a day as {day} and a time as 14:30.</source>
            <translation>Введите день в виде {day} и время в виде 14:30.</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>Venue</source>
            <translation>Место проведения</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>minutes before the round</source>
            <translation>минут до тура</translation>
        </message>
        <message>
            <location filename="views/tournament/event.py" />
            <source>three letters</source>
            <translation>три буквы</translation>
        </message>
    </context>
    <context>
        <name>ExportCommands</name>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Everything into a folder…</source>
            <translation>&amp;Всё в папку…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;TRF for the rating officer…</source>
            <translation>&amp;TRF для обсчёта рейтинга…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Verify the export</source>
            <translation>&amp;Проверить экспорт</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>&amp;Workbook for the federation…</source>
            <translation>&amp;Книга Excel для федерации…</translation>
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
            <translation>Папка для веб-сайта: её страницы будут заменены</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Folder in which a new folder with everything is made</source>
            <translation>Папка, в которой создаётся новая папка со всем</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as</source>
            <translation>Сохранить как</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as &amp;CSV…</source>
            <translation>Сохранить как &amp;CSV…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as &amp;PDF…</source>
            <translation>Сохранить как &amp;PDF…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as E&amp;xcel sheet…</source>
            <translation>Сохранить как лист E&amp;xcel…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Save as web page (&amp;HTML)…</source>
            <translation>Сохранить как веб-страницу (&amp;HTML)…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>TRF (*.trf)</source>
            <translation>TRF (*.trf)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Web &amp;site of the event…</source>
            <translation>Веб-&amp;сайт турнира…</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>Web pages (*.html)</source>
            <translation>Веб-страницы (*.html)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>XML (*.xml)</source>
            <translation>XML (*.xml)</translation>
        </message>
        <message>
            <location filename="views/export_commands.py" />
            <source>XML for chess-&amp;results…</source>
            <translation>XML для chess-&amp;results…</translation>
        </message>
    </context>
    <context>
        <name>FaultDialog</name>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Copy the report</source>
            <translation>&amp;Копировать отчёт</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Go on</source>
            <translation>&amp;Продолжить</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>&amp;Show the report</source>
            <translation>Пока&amp;зать отчёт</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>A fault in TeamSwiss</source>
            <translation>Ошибка в TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Copied</source>
            <translation>Скопировано</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>No tournament was open. Nothing is lost.</source>
            <translation>Турнир не был открыт. Ничего не потеряно.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Report</source>
            <translation>Отчёт</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Something went wrong inside the program</source>
            <translation>В программе произошёл сбой</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>The file could not be read again just now:</source>
            <translation>Сейчас файл не удалось перечитать:</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>The report says where in the program it happened ({what}), the versions and the file's name; no names of players, no results.</source>
            <translation>В отчёте указано место сбоя в программе ({what}), версии и имя файла; имён игроков и результатов в нём нет.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>What was shown is still in the program: choose File, Save as and another place, then go on from there.</source>
            <translation>То, что было на экране, ещё в программе: выберите «Файл», «Сохранить как» и другое место и продолжайте оттуда.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Where the file is</source>
            <translation>Где файл</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>You can go on. If it happens again, close TeamSwiss and start it anew.</source>
            <translation>Можно продолжать. Если это повторится, закройте TeamSwiss и запустите снова.</translation>
        </message>
        <message>
            <location filename="views/dialogs/fault.py" />
            <source>Your data is safe. The file was just read again and holds all that was shown:</source>
            <translation>Ваши данные целы. Файл только что перечитан, в нём всё, что было на экране:</translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message numerus="yes">
            <location filename="views/fields.py" />
            <source>Locked, because %n round(s) were paired with it.</source>
            <translation>
                <numerusform>Заблокировано: по этому проведена жеребьёвка %n тура.</numerusform>
                <numerusform>Заблокировано: по этому проведена жеребьёвка %n туров.</numerusform>
                <numerusform>Заблокировано: по этому проведена жеребьёвка %n туров.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>Unlock {title}</source>
            <translation>Разблокировать: {title}</translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>Unlocked until the next round is accepted.</source>
            <translation>Разблокировано, пока не принят следующий тур.</translation>
        </message>
        <message>
            <location filename="views/fields.py" />
            <source>{why} Press to unlock it with a reason.</source>
            <translation>{why} Нажмите, чтобы разблокировать с указанием причины.</translation>
        </message>
    </context>
    <context>
        <name>FileCommands</name>
        <message numerus="yes">
            <location filename="views/file_commands.py" />
            <source>%n place(s) could not be read: {places}</source>
            <translation>
                <numerusform>Не удалось прочитать %n место: {places}</numerusform>
                <numerusform>Не удалось прочитать %n места: {places}</numerusform>
                <numerusform>Не удалось прочитать %n мест: {places}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Import</source>
            <translation>&amp;Импорт</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Keep a snapshot…</source>
            <translation>С&amp;делать снимок…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;New tournament</source>
            <translation>&amp;Новый турнир</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>&amp;Open…</source>
            <translation>&amp;Открыть…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>C&amp;lose</source>
            <translation>&amp;Закрыть</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>E&amp;xport</source>
            <translation>&amp;Экспорт</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Everything could be read.</source>
            <translation>Удалось прочитать всё.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Gaps were filled from the last snapshot.</source>
            <translation>Пробелы заполнены из последнего снимка.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Keep a snapshot</source>
            <translation>Сделать снимок</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>New &amp;window</source>
            <translation>Новое о&amp;кно</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>New from an &amp;earlier event…</source>
            <translation>Новый по о&amp;бразцу прежнего…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Nothing that was saved is lost</source>
            <translation>Ничего из сохранённого не потеряно</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Nothing was opened yet</source>
            <translation>Ещё ничего не открывали</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Open &amp;recent</source>
            <translation>Открыть нед&amp;авние</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Open the &amp;sample event</source>
            <translation>Открыть &amp;пример турнира</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Res&amp;tore a snapshot…</source>
            <translation>&amp;Восстановить снимок…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Rescue a &amp;damaged file…</source>
            <translation>Спасти повре&amp;ждённый файл…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Rescued</source>
            <translation>Спасено</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Save &amp;as…</source>
            <translation>Со&amp;хранить как…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Save a &amp;copy…</source>
            <translation>Сохранить копи&amp;ю…</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Snapshot</source>
            <translation>Снимок</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Snapshot kept: {name}</source>
            <translation>Снимок сделан: {name}</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>The state as it is now can be restored later. What is it called?</source>
            <translation>К нынешнему состоянию можно будет вернуться. Как его назвать?</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>What can be read of {name} is a new tournament now; Save as gives it a place. Its undo history, log and snapshots stayed behind. The damaged file was not touched.</source>
            <translation>То, что читается в {name}, теперь новый турнир; «Сохранить как» даст ему место. История отмены, журнал и снимки остались в старом файле. Повреждённый файл не тронут.</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Which earlier event is the template?</source>
            <translation>Какой прежний турнир взять за образец?</translation>
        </message>
        <message>
            <location filename="views/file_commands.py" />
            <source>Which file is damaged?</source>
            <translation>Какой файл повреждён?</translation>
        </message>
    </context>
    <context>
        <name>FindField</name>
        <message>
            <location filename="views/table_tools.py" />
            <source>&amp;Find</source>
            <translation>&amp;Найти</translation>
        </message>
    </context>
    <context>
        <name>ForbiddenPairsDialog</name>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Forbid</source>
            <translation>&amp;Запретить</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Rounds</source>
            <translation>&amp;Туры</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>&amp;Team</source>
            <translation>&amp;Команда</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>A&amp;llow again</source>
            <translation>&amp;Снова разрешить</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Allow again</source>
            <translation>Снова разрешить</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>First round</source>
            <translation>Первый тур</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>For which rounds</source>
            <translation>Для каких туров</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Forbidden pairs</source>
            <translation>Запрещённые пары</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>In all rounds</source>
            <translation>Во всех турах</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>In these rounds:</source>
            <translation>В этих турах:</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Last round</source>
            <translation>Последний тур</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>No pair is forbidden yet. Use this for teams of one club or family that must not meet, in the first rounds or at all. Select several teams on the page to keep every two of them apart.</source>
            <translation>Запрещённых пар ещё нет. Это нужно для команд одного клуба или семьи, которые не должны встречаться в первых турах или вообще. Выберите на странице несколько команд, чтобы развести каждые две из них.</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Not &amp;against</source>
            <translation>Не пр&amp;отив</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Opponent</source>
            <translation>Соперник</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Rea&amp;son</source>
            <translation>&amp;Причина</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>Teams</source>
            <translation>Команды</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>every two of: {names}</source>
            <translation>каждые две из: {names}</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>for example: same club</source>
            <translation>например: один клуб</translation>
        </message>
        <message>
            <location filename="views/teams/forbidden_dialog.py" />
            <source>to</source>
            <translation>по</translation>
        </message>
    </context>
    <context>
        <name>ForbiddenPairsModel</name>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Not against</source>
            <translation>Не против</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Reason</source>
            <translation>Причина</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Rounds</source>
            <translation>Туры</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>all</source>
            <translation>все</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>from {first}</source>
            <translation>с {first}</translation>
        </message>
        <message>
            <location filename="models/forbidden_pairs.py" />
            <source>{first} to {last}</source>
            <translation>с {first} по {last}</translation>
        </message>
    </context>
    <context>
        <name>FormDialog</name>
        <message>
            <location filename="views/rounds/form_dialog.py" />
            <source>Problem</source>
            <translation>Проблема</translation>
        </message>
        <message>
            <location filename="views/rounds/form_dialog.py" />
            <source>points such as 2 or 1½</source>
            <translation>число очков, например 2 или 1½</translation>
        </message>
    </context>
    <context>
        <name>GesturePanel</name>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Problem</source>
            <translation>Проблема</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Redo</source>
            <translation>Вернуть</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <location filename="views/teams/panel.py" />
            <source>Undo: {what}</source>
            <translation>Отменить: {what}</translation>
        </message>
    </context>
    <context>
        <name>GridModel</name>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>GP</source>
            <translation>ИО</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>MP</source>
            <translation>МО</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>Rank</source>
            <translation>Место</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/crosstable_grid.py" />
            <source>round</source>
            <translation>тур</translation>
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
            <translation>Жребий решает, какой цвет сначала получают нечётные номера. Кнопка на странице «Турнир»; результат жребия записывается в журнал.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Accept the draft</source>
            <translation>Примите черновик</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Add players</source>
            <translation>Добавьте игроков</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Add teams</source>
            <translation>Добавьте команды</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Close the guide</source>
            <translation>Закрыть подсказки</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Draw lots for the colour</source>
            <translation>Бросьте жребий на цвет</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Enter a result</source>
            <translation>Внесите результат</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Look at it, then press Ctrl+Return. Ctrl+Z takes it back.</source>
            <translation>Просмотрите его и нажмите Ctrl+Return. Ctrl+Z вернёт назад.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Name it</source>
            <translation>Дайте название</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>New tournament</source>
            <translation>Новый турнир</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Number the teams</source>
            <translation>Пронумеруйте команды</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>On the Teams page press Ins and type a name, {count} times or more. Or paste a list from a spreadsheet.</source>
            <translation>На странице «Команды» нажмите Ins и введите название, не меньше {count} раз. Или вставьте список из электронной таблицы.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Pair round 1</source>
            <translation>Жеребьёвка тура 1</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Press F9. The answer is a draft: nobody plays it yet.</source>
            <translation>Нажмите F9. Получится черновик: по нему ещё никто не играет.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Print and publish</source>
            <translation>Напечатайте и опубликуйте</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Print the pairings (Ctrl+P), hang them up and publish the round (Ctrl+Shift+P).</source>
            <translation>Напечатайте пары (Ctrl+P), вывесьте их и опубликуйте тур (Ctrl+Shift+P).</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Select a team. Go to its roster below, press Ins and type its players in the order of the boards.</source>
            <translation>Выберите команду. Перейдите к её заявке внизу, нажмите Ins и введите игроков в порядке досок.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Start a new tournament. Nothing you try can be lost.</source>
            <translation>Создайте новый турнир. Что бы вы ни пробовали, ничего не потеряется.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Take me there</source>
            <translation>Перейти туда</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>That was a round. Enter the other results, pair the next one, and look at Standings. F1 opens the handbook wherever you are.</source>
            <translation>Вот и весь тур. Внесите остальные результаты, проведите жеребьёвку следующего и посмотрите «Положение». F1 везде открывает руководство.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>The rules go by numbers. Choose Number by rating or by lot in the Teams menu.</source>
            <translation>Правила опираются на номера. В меню «Команды» выберите нумерацию по рейтингу или по жребию.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Two minutes. Every step can be undone.</source>
            <translation>Две минуты. Каждый шаг можно отменить.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Type 1, 0 or = for the first board, seen from the left team. The cursor goes on.</source>
            <translation>Введите 1, 0 или = для первой доски, со стороны левой команды. Курсор перейдёт дальше.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Type a name on the Tournament page. It is saved as you type.</source>
            <translation>Введите название на странице «Турнир». Оно сохраняется сразу.</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Your &amp;first tournament</source>
            <translation>Ваш &amp;первый турнир</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>Your first tournament</source>
            <translation>Ваш первый турнир</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>{step}: done</source>
            <translation>{step}: сделано</translation>
        </message>
        <message>
            <location filename="views/guide.py" />
            <source>{step}: to do</source>
            <translation>{step}: предстоит</translation>
        </message>
    </context>
    <context>
        <name>HandCommands</name>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Give the bye…</source>
            <translation>&amp;Дать бай…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Swap the opponents of two matches</source>
            <translation>Поменять &amp;соперников двух матчей</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>&amp;Unpair the match</source>
            <translation>&amp;Разбить пару</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Black on board 1</source>
            <translation>Чёрные на доске 1</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Changes with</source>
            <translation>Меняется с</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>E&amp;xchange two teams…</source>
            <translation>По&amp;менять две команды…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Exchange them</source>
            <translation>Поменять</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Give the bye</source>
            <translation>Дать бай</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Give the bye by hand</source>
            <translation>Дать бай вручную</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Let two teams change places</source>
            <translation>Поменять две команды местами</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Match &amp;down</source>
            <translation>Матч ни&amp;же</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Match u&amp;p</source>
            <translation>Матч &amp;выше</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair &amp;two teams…</source>
            <translation>Составить &amp;пару…</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair them</source>
            <translation>Составить пару</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Pair two teams by hand</source>
            <translation>Составить пару вручную</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Start a round by &amp;hand</source>
            <translation>Начать тур вр&amp;учную</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the &amp;colours of the match</source>
            <translation>Поменять &amp;цвета матча</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the colours</source>
            <translation>Поменять цвета</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Swap the opponents</source>
            <translation>Поменять соперников</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Ta&amp;ke the bye back</source>
            <translation>С&amp;нять бай</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>White on board 1</source>
            <translation>Белые на доске 1</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{a} – {b} and {c} – {d}</source>
            <translation>{a} – {b} и {c} – {d}</translation>
        </message>
        <message>
            <location filename="views/rounds/hand_commands.py" />
            <source>{team} and {other} change places</source>
            <translation>{team} и {other} меняются местами</translation>
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
            <translation>&amp;Назад</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>&amp;Forward</source>
            <translation>&amp;Вперёд</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Contents</source>
            <translation>Содержание</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Handbook</source>
            <translation>Руководство</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>No page has all these words.</source>
            <translation>Нет страницы со всеми этими словами.</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Page of the handbook</source>
            <translation>Страница руководства</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Search</source>
            <translation>Поиск</translation>
        </message>
        <message>
            <location filename="views/handbook.py" />
            <source>Search the handbook</source>
            <translation>Поиск в руководстве</translation>
        </message>
    </context>
    <context>
        <name>HelpCommands</name>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;About TeamSwiss…</source>
            <translation>&amp;О программе TeamSwiss…</translation>
        </message>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;Handbook</source>
            <translation>&amp;Руководство</translation>
        </message>
        <message>
            <location filename="views/help_commands.py" />
            <source>&amp;Keyboard shortcuts…</source>
            <translation>Сочетания &amp;клавиш…</translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Cancelled. Nothing was read, nothing was changed.</source>
            <translation>Отменено. Ничего не прочитано, ничего не изменено.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Doubts</source>
            <translation>Сомнения</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>From the clipboard</source>
            <translation>Из буфера обмена</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Import</source>
            <translation>Импортировать</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Import teams</source>
            <translation>Импорт команд</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Problem</source>
            <translation>Проблема</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Reading…</source>
            <translation>Чтение …</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Say which column holds the player’s name, or only teams come in.</source>
            <translation>Укажите, в каком столбце имя игрока, иначе будут взяты только команды.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>Say which column holds the team: select it and choose “Team” above.</source>
            <translation>Укажите, в каком столбце команда: выделите его и выберите «Команда» вверху.</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>The list</source>
            <translation>Список</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>The list as it was read</source>
            <translation>Список, как он прочитан</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>What comes in</source>
            <translation>Что берётся</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>doubts: {count}</source>
            <translation>сомнений: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>left out: {count}</source>
            <translation>пропущено: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>players: {count}</source>
            <translation>игроков: {count}</translation>
        </message>
        <message>
            <location filename="views/teams/import_dialog.py" />
            <source>teams: {count}</source>
            <translation>команд: {count}</translation>
        </message>
    </context>
    <context>
        <name>IncomingModel</name>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Bd</source>
            <translation>Д.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Born</source>
            <translation>Г. р.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>FIDE id</source>
            <translation>FIDE id</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Fed.</source>
            <translation>Фед.</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Rating</source>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/import_sheet.py" />
            <source>Title</source>
            <translation>Звание</translation>
        </message>
    </context>
    <context>
        <name>LateEntryDialog</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>&amp;Federation</source>
            <translation>&amp;Федерация</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>&amp;Name</source>
            <translation>&amp;Название</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Enter the team</source>
            <translation>Заявить команду</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>It gets its number before round {number}, when it has arrived.</source>
            <translation>Номер она получит перед туром {number}, когда прибудет.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Late entry</source>
            <translation>Поздняя заявка</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>N&amp;umber</source>
            <translation>Но&amp;мер</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Plays from &amp;round</source>
            <translation>Играет с &amp;тура</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>The team counts as absent in the rounds before. The teams behind its number move one down; rounds that are paired keep the numbers they had (C.04.2 2.4).</source>
            <translation>В прежних турах команда считается отсутствовавшей. Команды после её номера сдвигаются на один; в турах с проведённой жеребьёвкой номера остаются прежними (C.04.2 2.4).</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>The teams have no numbers yet; it gets one with them.</source>
            <translation>У команд ещё нет номеров; она получит номер вместе с ними.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>or</source>
            <translation>или</translation>
        </message>
    </context>
    <context>
        <name>LateNumberDialog</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>By its rating {name} gets the number {number}; the teams behind move one down.</source>
            <translation>По рейтингу команда {name} получает номер {number}; следующие за ней сдвигаются на один.</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Give the number</source>
            <translation>Присвоить номер</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Number of a late entry</source>
            <translation>Номер поздней заявки</translation>
        </message>
    </context>
    <context>
        <name>LineUpDialog</name>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Empty the board</source>
            <translation>&amp;Освободить доску</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Next match</source>
            <translation>&amp;Следующий матч</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>&amp;Swap two boards</source>
            <translation>По&amp;менять две доски</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>All line-ups of the round are in.</source>
            <translation>Все составы на тур сданы.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Board &amp;down</source>
            <translation>Доской ни&amp;же</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Board &amp;up</source>
            <translation>Доской &amp;выше</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Choose two players of one team with Ctrl first.</source>
            <translation>Сначала выберите двух игроков одной команды, удерживая Ctrl.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Line-ups</source>
            <translation>Составы</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Line-ups of round {number}</source>
            <translation>Составы на тур {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Mark &amp;absent</source>
            <translation>Отметить отс&amp;утствие</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Match &amp;before</source>
            <translation>&amp;Предыдущий матч</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Nobody sits there.</source>
            <translation>Там никого нет.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Not handed in yet: {teams}. Until then the default line-up stands.</source>
            <translation>Ещё не сданы: {teams}. До этого действует состав по умолчанию.</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Problem</source>
            <translation>Проблема</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>Table {table}   {white} – {black}</source>
            <translation>Стол {table}   {white} – {black}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_dialog.py" />
            <source>The others move up and the next reserve comes in (Ctrl+Shift+A)</source>
            <translation>Остальные сдвигаются вверх, входит следующий запасной (Ctrl+Shift+A)</translation>
        </message>
    </context>
    <context>
        <name>LineUpModel</name>
        <message>
            <location filename="models/line_ups.py" />
            <source>(nobody)</source>
            <translation>(никого)</translation>
        </message>
        <message>
            <location filename="models/line_ups.py" />
            <source>Board</source>
            <translation>Доска</translation>
        </message>
        <message>
            <location filename="models/line_ups.py" />
            <source>Stands before the board above on the roster</source>
            <translation>В заявке стоит раньше игрока доской выше</translation>
        </message>
    </context>
    <context>
        <name>LineUpSide</name>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Against the roster order: boards {first} and {second}</source>
            <translation>Нарушен порядок заявки: доски {first} и {second}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>First of the roster</source>
            <translation>Первые по заявке</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>In roster order</source>
            <translation>В порядке заявки</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>No reserves</source>
            <translation>Запасных нет</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Reserves: {players}</source>
            <translation>Запасные: {players}</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Seat the first players of the roster</source>
            <translation>Посадить первых игроков заявки</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Seat the team as in its match before</source>
            <translation>Посадить команду, как в предыдущем матче</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>Take over from before</source>
            <translation>Как в прошлый раз</translation>
        </message>
        <message>
            <location filename="views/rounds/line_up_side.py" />
            <source>{team}: line-up received</source>
            <translation>{team}: состав получен</translation>
        </message>
    </context>
    <context>
        <name>ListCommands</name>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>&amp;Import…</source>
            <translation>&amp;Импорт…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>&amp;Update ratings…</source>
            <translation>&amp;Обновить рейтинги…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Import from the clip&amp;board…</source>
            <translation>Импорт из &amp;буфера обмена…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Import teams</source>
            <translation>Импорт команд</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Rating li&amp;sts…</source>
            <translation>&amp;Рейтинг-листы…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Save a &amp;template…</source>
            <translation>Сохранить &amp;шаблон…</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Save a template</source>
            <translation>Сохранить шаблон</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Team list.xlsx</source>
            <translation>Список команд.xlsx</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Team lists</source>
            <translation>Списки команд</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>There is no text on the clipboard.</source>
            <translation>В буфере обмена нет текста.</translation>
        </message>
        <message>
            <location filename="views/teams/list_commands.py" />
            <source>Workbooks</source>
            <translation>Книги Excel</translation>
        </message>
    </context>
    <context>
        <name>ListCompleter</name>
        <message>
            <location filename="views/teams/completion.py" />
            <source>Players of the rating lists</source>
            <translation>Игроки рейтинг-листов</translation>
        </message>
    </context>
    <context>
        <name>LoadedListsModel</name>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>From the file</source>
            <translation>Из файла</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>List</source>
            <translation>Список</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded</source>
            <translation>Загружен</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
    </context>
    <context>
        <name>LogDialog</name>
        <message numerus="yes">
            <location filename="views/log_dialog.py" />
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n строка</numerusform>
                <numerusform>%n строки</numerusform>
                <numerusform>%n строк</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Filter the log</source>
            <translation>Фильтр журнала</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Filter: a team, a player, a gesture…</source>
            <translation>Фильтр: команда, игрок, действие…</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Log</source>
            <translation>Журнал</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Print…</source>
            <translation>Печать…</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>Taking something back is an entry of its own.</source>
            <translation>Отмена действия — отдельная запись.</translation>
        </message>
        <message>
            <location filename="views/log_dialog.py" />
            <source>{shown} of {all}</source>
            <translation>{shown} из {all}</translation>
        </message>
    </context>
    <context>
        <name>LogModel</name>
        <message>
            <location filename="models/log.py" />
            <source>What</source>
            <translation>Что</translation>
        </message>
        <message>
            <location filename="models/log.py" />
            <source>When</source>
            <translation>Когда</translation>
        </message>
        <message>
            <location filename="models/log.py" />
            <source>Who</source>
            <translation>Кто</translation>
        </message>
    </context>
    <context>
        <name>LogoField</name>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Choose a logo</source>
            <translation>Выбор логотипа</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Choose…</source>
            <translation>Выбрать…</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Pictures</source>
            <translation>Картинки</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Remove</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <location filename="views/tournament/logo.py" />
            <source>Remove the logo</source>
            <translation>Удалить логотип</translation>
        </message>
    </context>
    <context>
        <name>LookCommands</name>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Dark</source>
            <translation>&amp;Тёмное</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Larger text</source>
            <translation>&amp;Крупнее текст</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Light</source>
            <translation>&amp;Светлое</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Smaller text</source>
            <translation>&amp;Мельче текст</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>&amp;Theme</source>
            <translation>&amp;Оформление</translation>
        </message>
        <message>
            <location filename="views/look_commands.py" />
            <source>As the &amp;system</source>
            <translation>Как в с&amp;истеме</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Edit</source>
            <translation>П&amp;равка</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;File</source>
            <translation>&amp;Файл</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Help</source>
            <translation>&amp;Справка</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;Quit</source>
            <translation>В&amp;ыход</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>&amp;View</source>
            <translation>&amp;Вид</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Crosstable</source>
            <translation>Кросс-таблица</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Documents</source>
            <translation>Документы</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Export this &amp;page…</source>
            <translation>Экспорт этой страни&amp;цы…</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>New tournament</source>
            <translation>Новый турнир</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Rounds</source>
            <translation>Туры</translation>
        </message>
        <message>
            <location filename="views/program.py" />
            <source>Safe mode</source>
            <translation>Безопасный режим</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Standings</source>
            <translation>Положение</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>TeamSwiss</source>
            <translation>TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Teams</source>
            <translation>Команды</translation>
        </message>
        <message>
            <location filename="views/main_window.py" />
            <source>Tournament</source>
            <translation>Турнир</translation>
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
            <translation>В &amp;столбце {letters}</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Heads in row</source>
            <translation>&amp;Заголовки в строке</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Layout</source>
            <translation>&amp;Вид списка</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>&amp;Sheet</source>
            <translation>&amp;Лист</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>(left out)</source>
            <translation>(пропущен)</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Birth</source>
            <translation>Рождение</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Board</source>
            <translation>Доска</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Captain</source>
            <translation>Капитан</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Club</source>
            <translation>Клуб</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>FIDE id</source>
            <translation>FIDE id</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Family name</source>
            <translation>Фамилия</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Federation</source>
            <translation>Федерация</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Given name</source>
            <translation>Имя</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Heads in row</source>
            <translation>Заголовки в строке</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Layout</source>
            <translation>Вид списка</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>National id</source>
            <translation>Национальный id</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>National rating</source>
            <translation>Национальный рейтинг</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Note</source>
            <translation>Заметка</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>One row a player</source>
            <translation>Строка на игрока</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>One row a team</source>
            <translation>Строка на команду</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Previous standing</source>
            <translation>Прежнее место</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Rating</source>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Sex</source>
            <translation>Пол</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Sheet</source>
            <translation>Лист</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Short name</source>
            <translation>Краткое название</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team’s federation</source>
            <translation>Федерация команды</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Team’s note</source>
            <translation>Заметка о команде</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Title</source>
            <translation>Звание</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>What the selected column holds</source>
            <translation>Что в выбранном столбце</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>Which player of the row</source>
            <translation>Который игрок строки</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <location filename="views/teams/mapping_bar.py" />
            <source>player </source>
            <translation>игрок </translation>
        </message>
    </context>
    <context>
        <name>MatchDetail</name>
        <message>
            <location filename="views/match_detail.py" />
            <source>Board {number}</source>
            <translation>Доска {number}</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Boards of the match</source>
            <translation>Доски матча</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Choose a match of the table to see its boards.</source>
            <translation>Выберите матч в таблице, чтобы увидеть доски.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>Round {number}</source>
            <translation>Тур {number}</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>The match was forfeited.</source>
            <translation>За матч засчитана неявка.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>nobody</source>
            <translation>никто</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had a full-point bye.</source>
            <translation>{team}: был бай с полным очком.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had a half-point bye.</source>
            <translation>{team}: был бай с половиной очка.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} had the bye.</source>
            <translation>{team}: был бай.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} was absent.</source>
            <translation>{team}: отсутствие.</translation>
        </message>
        <message>
            <location filename="views/match_detail.py" />
            <source>{team} was not there yet.</source>
            <translation>{team}: ещё не вступила в турнир.</translation>
        </message>
    </context>
    <context>
        <name>MatchScoreDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Enter the score</source>
            <translation>Внести счёт</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Match by its score</source>
            <translation>Матч по счёту</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>The boards can come later; once all of them are in, they are the score. Empty fields take the score away.</source>
            <translation>Доски можно внести позже; когда внесены все, счёт определяют они. Пустые поля убирают счёт.</translation>
        </message>
    </context>
    <context>
        <name>MatchesModel</name>
        <message numerus="yes">
            <location filename="models/matches.py" />
            <source>%n missing</source>
            <translation>
                <numerusform>не хватает %n</numerusform>
                <numerusform>не хватает %n</numerusform>
                <numerusform>не хватает %n</numerusform>
            </translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Black on board 1</source>
            <translation>Чёрные (д. 1)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>MP</source>
            <translation>МО</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Match points before this round</source>
            <translation>Матчевые очки перед этим туром</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Results</source>
            <translation>Результаты</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Score</source>
            <translation>Счёт</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>Table</source>
            <translation>Стол</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>White on board 1</source>
            <translation>Белые (д. 1)</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>boards to come</source>
            <translation>доски ожидаются</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>both forfeit</source>
            <translation>обоюдная неявка</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>card in</source>
            <translation>протокол сдан</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>done</source>
            <translation>готово</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>draft</source>
            <translation>черновик</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>left forfeits</source>
            <translation>неявка слева</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>line-ups {count} of 2</source>
            <translation>составы: {count} из 2</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>right forfeits</source>
            <translation>неявка справа</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>under protest</source>
            <translation>под протестом</translation>
        </message>
        <message>
            <location filename="models/matches.py" />
            <source>verified</source>
            <translation>проверено</translation>
        </message>
    </context>
    <context>
        <name>MatchesPanel</name>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Choose two matches with Ctrl or Shift; drag a team onto another.</source>
            <translation>Выберите два матча, удерживая Ctrl или Shift; перетащите команду на другую.</translation>
        </message>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Matches</source>
            <translation>Матчи</translation>
        </message>
        <message>
            <location filename="views/rounds/matches_panel.py" />
            <source>Teams without a match</source>
            <translation>Команды без матча</translation>
        </message>
    </context>
    <context>
        <name>MessageBoxes</name>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Not possible</source>
            <translation>Невозможно</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Open a tournament</source>
            <translation>Открыть турнир</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Save as</source>
            <translation>Сохранить как</translation>
        </message>
        <message>
            <location filename="views/message_boxes.py" />
            <source>Tournaments</source>
            <translation>Турниры</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>не хватает %n результата</numerusform>
                <numerusform>не хватает %n результатов</numerusform>
                <numerusform>не хватает %n результатов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n команда</numerusform>
                <numerusform>%n команды</numerusform>
                <numerusform>%n команд</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n team(s) without players</source>
            <translation>
                <numerusform>%n команда без игроков</numerusform>
                <numerusform>%n команды без игроков</numerusform>
                <numerusform>%n команд без игроков</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/navigation.py" />
            <source>Pages</source>
            <translation>Страницы</translation>
        </message>
    </context>
    <context>
        <name>NoPairingDialog</name>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Allow a forbidden pair again:</source>
            <translation>Снова &amp;разрешить запрещённую пару:</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;End the event after round {number}</source>
            <translation>&amp;Закончить турнир после тура {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Leave a team out of this round:</source>
            <translation>&amp;Оставить команду вне этого тура:</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>&amp;Pair the round by hand; every departure is named</source>
            <translation>&amp;Составить тур вручную; каждое отступление будет названо</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Absent, no points</source>
            <translation>Отсутствует, без очков</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Do this</source>
            <translation>Сделать это</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Forbidden pair</source>
            <translation>Запрещённая пара</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Full-point bye</source>
            <translation>Бай с полным очком</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Half-point bye on request</source>
            <translation>Бай с половиной очка по запросу</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Nothing has been changed. Whatever you choose can be undone.</source>
            <translation>Ничего не изменено. Любой выбор можно отменить.</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Round {number}: no legal pairing exists</source>
            <translation>Тур {number}: допустимой жеребьёвки нет</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>The teams: {teams}.</source>
            <translation>Команды: {teams}.</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>What it gets</source>
            <translation>Что она получает</translation>
        </message>
        <message>
            <location filename="views/rounds/no_pairing_dialog.py" />
            <source>a team of the event</source>
            <translation>команда турнира</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <location filename="views/fields.py" />
            <source>a whole number</source>
            <translation>целое число</translation>
        </message>
    </context>
    <context>
        <name>NumberFields</name>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>By its rating</source>
            <translation>По рейтингу</translation>
        </message>
        <message>
            <location filename="views/teams/late_dialog.py" />
            <source>Number</source>
            <translation>Номер</translation>
        </message>
    </context>
    <context>
        <name>NumberingCommands</name>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>&amp;Close the list</source>
            <translation>&amp;Закрыть список</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Nu&amp;mbers</source>
            <translation>Но&amp;мера</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number a late &amp;entry…</source>
            <translation>Номер поздней за&amp;явке…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;hand…</source>
            <translation>Номера вр&amp;учную…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;lot</source>
            <translation>Номера по &amp;жребию</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Number by &amp;rating</source>
            <translation>Номера по &amp;рейтингу</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Re&amp;open the list…</source>
            <translation>&amp;Открыть список снова…</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Reopen the list</source>
            <translation>Открыть список снова</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_commands.py" />
            <source>Why are the numbers provisional again? The reason goes into the log.</source>
            <translation>Почему номера снова предварительные? Причина записывается в журнал.</translation>
        </message>
    </context>
    <context>
        <name>NumberingDialog</name>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>As &amp;entered</source>
            <translation>Как &amp;введены</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>By &amp;rating</source>
            <translation>По &amp;рейтингу</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Down</source>
            <translation>Вниз</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Drag a team, or press Alt+Up and Alt+Down</source>
            <translation>Перетащите команду или нажмите Alt+Вверх и Alt+Вниз</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number</source>
            <translation>Номер</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number in this order</source>
            <translation>Пронумеровать в этом порядке</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number of the selected &amp;team</source>
            <translation>Номер выбранной &amp;команды</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Number the teams by hand</source>
            <translation>Нумерация команд вручную</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Start from:</source>
            <translation>Исходный порядок:</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Teams in their new order</source>
            <translation>Команды в новом порядке</translation>
        </message>
        <message>
            <location filename="views/teams/numbering_dialog.py" />
            <source>Up</source>
            <translation>Вверх</translation>
        </message>
    </context>
    <context>
        <name>OptionalPointsField</name>
        <message>
            <location filename="views/fields.py" />
            <source>{points} (usual)</source>
            <translation>{points} (обычно)</translation>
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <location filename="views/document_options.py" />
            <source>After round</source>
            <translation>После тура</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Automatic</source>
            <translation>Как удобнее</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Bar</source>
            <translation>Черта</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>By number</source>
            <translation>По номерам</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>By rank</source>
            <translation>По местам</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>CSV files</source>
            <translation>Файлы CSV</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Cards a page</source>
            <translation>Карточек на странице</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Characters</source>
            <translation>Кодировка</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Columns by</source>
            <translation>Разделитель</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Comma</source>
            <translation>Запятая</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Comma: 2,5</source>
            <translation>Запятая: 2,5</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Compact</source>
            <translation>Компактно</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>For the wall</source>
            <translation>Для стенда</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Four</source>
            <translation>Четыре</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Landscape</source>
            <translation>Альбомная</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Large title</source>
            <translation>Крупный заголовок</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Logo and sponsor</source>
            <translation>Логотип и спонсор</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Numbers</source>
            <translation>Числа</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>One</source>
            <translation>Одна</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Order</source>
            <translation>Порядок</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Orientation</source>
            <translation>Ориентация</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Paper</source>
            <translation>Бумага</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Point: 2.5</source>
            <translation>Точка: 2.5</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Portrait</source>
            <translation>Книжная</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Semicolon</source>
            <translation>Точка с запятой</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Size</source>
            <translation>Размер</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Tab</source>
            <translation>Табуляция</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>The last ({number})</source>
            <translation>Последний ({number})</translation>
        </message>
        <message>
            <location filename="views/document_options.py" />
            <source>Two</source>
            <translation>Две</translation>
        </message>
    </context>
    <context>
        <name>PairingRun</name>
        <message>
            <location filename="views/rounds/pairing_run.py" />
            <source>&amp;Cancel pairing</source>
            <translation>&amp;Прервать жеребьёвку</translation>
        </message>
        <message>
            <location filename="views/rounds/pairing_run.py" />
            <source>Pairing</source>
            <translation>Жеребьёвка</translation>
        </message>
    </context>
    <context>
        <name>PairingSection</name>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>A team wants a colour only after two more matches with the other, or after the other colour twice running.</source>
            <translation>Команда хочет какой-то цвет, только если другим сыграла на два матча больше или дважды подряд.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Acceleration</source>
            <translation>Ускорение</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>An edition of C.04.3 before 2017, for events that still name it.</source>
            <translation>Редакция C.04.3 до 2017 года, для турниров, где она ещё указана.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>As type A, called strong; beside it a mild wish for the colour a team has had less often, or did not have last.</source>
            <translation>Как тип A, что здесь называется сильным; кроме того, слабое желание получить цвет, который был реже или которого не было в прошлый раз.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Board colours</source>
            <translation>Цвета на досках</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Boards</source>
            <translation>Доски</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>C.04.3 of 2017, made for players: brackets with floaters downwards.</source>
            <translation>C.04.3 2017 года, для личных турниров: брекеты с флоатерами вниз.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>C.04.6: the bye by 3.4, upfloaters by 3.5, brackets by 3.6, colours by 4.</source>
            <translation>C.04.6: бай по 3.4, апфлоатеры по 3.5, брекеты по 3.6, цвета по 4.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colour preferences</source>
            <translation>Цветовые предпочтения</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colours</source>
            <translation>Цвета</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Colours do not influence who meets whom.</source>
            <translation>Цвета не влияют на то, кто с кем играет.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>D.II.02 of 2008: section J for rounds 1 to 3, section K for all later ones.</source>
            <translation>D.II.02 2008 года: раздел J для туров 1–3, раздел K для всех остальных.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Drawn by lot before round 1 (4.1); the lot is kept in the file.</source>
            <translation>Определяется жребием перед туром 1 (4.1); жребий хранится в файле.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Drawn by lot; the seed was {seed}.</source>
            <translation>Определён жребием; начальное число {seed}.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Dutch System (C.04.3)</source>
            <translation>Голландская система (C.04.3)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Dutch System, earlier edition</source>
            <translation>Голландская система, прежняя редакция</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Every team starts with nothing.</source>
            <translation>Все команды начинают с нуля.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE Team Swiss, February 2026 (C.04.6)</source>
            <translation>Командная швейцарка 2026 (C.04.6)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE Team Swiss, earlier draft</source>
            <translation>Командная швейцарская FIDE, прежний проект</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE rating</source>
            <translation>Рейтинг FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>FIDE, else national</source>
            <translation>FIDE, иначе национальный</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Game points</source>
            <translation>Игровые очки</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Highest players</source>
            <translation>Сильнейших игроков</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Imaginary points (Olympiad rule 28)</source>
            <translation>Условные очки (правило Олимпиады 28)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Initial colour</source>
            <translation>Начальный цвет</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Line-ups</source>
            <translation>Составы</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Match points</source>
            <translation>Матчевые очки</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>National rating</source>
            <translation>Национальный рейтинг</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>National, else FIDE</source>
            <translation>Национальный, иначе FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>None</source>
            <translation>Нет</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Not drawn yet</source>
            <translation>Жребия ещё не было</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Olympiad 2008 (D.II.02)</source>
            <translation>Олимпиада 2008 (D.II.02)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Other score</source>
            <translation>Другой счёт</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Pairing system</source>
            <translation>Система жеребьёвки</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Points given by the arbiter</source>
            <translation>Очки, данные судьёй</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Primary score</source>
            <translation>Первичный счёт</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Reserves</source>
            <translation>Запасные</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Rounds</source>
            <translation>Туры</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Rounds and boards</source>
            <translation>Туры и доски</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Set by hand.</source>
            <translation>Задан вручную.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>System</source>
            <translation>Система</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Team rating</source>
            <translation>Рейтинг команды</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The average of the highest players (C.8); unrated ones count the floor (C.7). Ties: the next player, the previous standing, the alphabet (C.9).</source>
            <translation>Средний рейтинг сильнейших игроков (C.8); игроки без рейтинга идут за минимум (C.7). При равенстве: следующий игрок, прежнее место, алфавит (C.9).</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The draft before C.04.6: the bye by 2.1, upfloaters by 2.2, brackets by 2.3, colours by 4.</source>
            <translation>Проект до C.04.6: бай по 2.1, апфлоатеры по 2.2, брекеты по 2.3, цвета по 4.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The higher of both</source>
            <translation>Больший из двух</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The upper half has two imaginary match points in rounds 1 and 2; it belongs to the Olympiad rules.</source>
            <translation>У верхней половины два условных матчевых очка в турах 1 и 2; это часть правил Олимпиады.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>The upper half has virtual points in the first half of the rounds, for pairing only.</source>
            <translation>У верхней половины виртуальные очки в первой половине туров, только для жеребьёвки.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Type A: simple (1.7.1)</source>
            <translation>Тип A: простые (1.7.1)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Type B: strong and mild (1.7.2)</source>
            <translation>Тип B: сильные и слабые (1.7.2)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Unrated count as</source>
            <translation>Без рейтинга идут за</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Virtual points came with the file, for pairing only.</source>
            <translation>Виртуальные очки взяты из файла, только для жеребьёвки.</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>Which rating counts</source>
            <translation>Какой рейтинг учитывается</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>any number</source>
            <translation>сколько угодно</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>is used for colours (4.2.2)</source>
            <translation>используется для цветов (4.2.2)</translation>
        </message>
        <message>
            <location filename="views/tournament/pairing.py" />
            <source>must keep the roster order</source>
            <translation>должны соблюдать порядок заявки</translation>
        </message>
    </context>
    <context>
        <name>PenaltiesDialog</name>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Give</source>
            <translation>&amp;Назначить</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Points</source>
            <translation>&amp;Очки</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Round</source>
            <translation>&amp;Тур</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>&amp;Team</source>
            <translation>&amp;Команда</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Counts for</source>
            <translation>Влияет на</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Game points</source>
            <translation>Игровые очки</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Match points</source>
            <translation>Матчевые очки</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Nothing was given yet. A minus takes points away, a plus gives them.</source>
            <translation>Ещё ничего не назначено. Минус отнимает очки, плюс добавляет.</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Penalties and bonuses</source>
            <translation>Штрафы и надбавки</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Rea&amp;son</source>
            <translation>&amp;Причина</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Take &amp;back</source>
            <translation>От&amp;менить</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Take back</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>for</source>
            <translation>влияет на</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>game points</source>
            <translation>игровые очки</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>goes into the log and onto paper</source>
            <translation>попадёт в журнал и на бумагу</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>match points</source>
            <translation>матчевые очки</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>the result of the match</source>
            <translation>результат матча</translation>
        </message>
        <message>
            <location filename="views/teams/penalties_dialog.py" />
            <source>the team’s total</source>
            <translation>итог команды</translation>
        </message>
    </context>
    <context>
        <name>PenaltiesModel</name>
        <message>
            <location filename="models/penalties.py" />
            <source>Counts for</source>
            <translation>Влияет на</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>GP</source>
            <translation>ИО</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Game points</source>
            <translation>Игровые очки</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>MP</source>
            <translation>МО</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Match points</source>
            <translation>Матчевые очки</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Reason</source>
            <translation>Причина</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>the match</source>
            <translation>матч</translation>
        </message>
        <message>
            <location filename="models/penalties.py" />
            <source>the total</source>
            <translation>итог</translation>
        </message>
    </context>
    <context>
        <name>PlayerDetail</name>
        <message>
            <location filename="views/player_detail.py" />
            <source>(not played)</source>
            <translation>(не сыграна)</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>, performance {rating}</source>
            <translation>, перформанс {rating}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Board {number}</source>
            <translation>Доска {number}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Games of the player</source>
            <translation>Партии игрока</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>No games yet.</source>
            <translation>Партий ещё нет.</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>Overall</source>
            <translation>Всего</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>R{round}, board {board}</source>
            <translation>Т{round}, доска {board}</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="views/player_detail.py" />
            <source>nobody</source>
            <translation>никто</translation>
        </message>
        <message numerus="yes">
            <location filename="views/player_detail.py" />
            <source>{name}: {points} of %n game(s)</source>
            <translation>
                <numerusform>{name}: {points} из %n партии</numerusform>
                <numerusform>{name}: {points} из %n партий</numerusform>
                <numerusform>{name}: {points} из %n партий</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerFilters</name>
        <message>
            <location filename="views/player_filters.py" />
            <source>&amp;Find</source>
            <translation>&amp;Найти</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>50 and over</source>
            <translation>От 50 лет</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>65 and over</source>
            <translation>От 65 лет</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>All boards together</source>
            <translation>Все доски вместе</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>All teams</source>
            <translation>Все команды</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Best of all</source>
            <translation>Лучшие из всех</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Board</source>
            <translation>Доска</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Board {number}</source>
            <translation>Доска {number}</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Category</source>
            <translation>Категория</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Everybody</source>
            <translation>Все</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Find a player or a team</source>
            <translation>Найти игрока или команду</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 14</source>
            <translation>До 14 лет</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 18</source>
            <translation>До 18 лет</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Under 20</source>
            <translation>До 20 лет</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>With a title</source>
            <translation>Со званием</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Without a rating</source>
            <translation>Без рейтинга</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Women</source>
            <translation>Женщины</translation>
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
            <translation>Доска</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Change</source>
            <translation>Изм.</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Expected change of the FIDE rating, for interest</source>
            <translation>Ожидаемое изменение рейтинга FIDE, для сведения</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Games</source>
            <translation>Партии</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Games really played</source>
            <translation>Действительно сыгранные партии</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Per cent of the points that were possible</source>
            <translation>Процент от возможных очков</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Perf.</source>
            <translation>Перф.</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Performance rating</source>
            <translation>Рейтинг-перформанс</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Place</source>
            <translation>Место</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Points</source>
            <translation>Очки</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Rating</source>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/players.py" />
            <source>The board played on most often</source>
            <translation>Доска, на которой игрок выступал чаще всего</translation>
        </message>
    </context>
    <context>
        <name>PlayersPage</name>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n игрок</numerusform>
                <numerusform>%n игрока</numerusform>
                <numerusform>%n игроков</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>&amp;Board prizes</source>
            <translation>&amp;Призы на досках</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>No players yet</source>
            <translation>Игроков ещё нет</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>They are entered on the Teams page.</source>
            <translation>Они вводятся на странице «Команды».</translation>
        </message>
        <message>
            <location filename="views/players_page.py" />
            <source>working it out…</source>
            <translation>идёт расчёт …</translation>
        </message>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>{shown} of %n player(s)</source>
            <translation>
                <numerusform>{shown} из %n игрока</numerusform>
                <numerusform>{shown} из %n игроков</numerusform>
                <numerusform>{shown} из %n игроков</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PointsField</name>
        <message>
            <location filename="views/fields.py" />
            <source>points such as 2 or 1½</source>
            <translation>число очков, например 2 или 1½</translation>
        </message>
    </context>
    <context>
        <name>PointsSection</name>
        <message>
            <location filename="views/tournament/points.py" />
            <source>A board</source>
            <translation>Доска</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>A match</source>
            <translation>Матч</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Absence</source>
            <translation>Отсутствие</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>An empty field takes the usual points. For the pairing-allocated bye the pairing system says them: a draw’s in the team systems, a win’s in the Dutch, 1 match point and 2 game points in the Olympiad’s.</source>
            <translation>Пустое поле означает обычные очки. За бай по жеребьёвке их задаёт система: в командных — как за ничью, в голландской — как за победу, в олимпийской — 1 матчевое очко и 2 игровых.</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Full-point bye</source>
            <translation>Бай с полным очком</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game drawn</source>
            <translation>Партия вничью</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game lost</source>
            <translation>Партия проиграна</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game points</source>
            <translation>Игровые очки</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Game won</source>
            <translation>Партия выиграна</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Half-point bye</source>
            <translation>Бай с половиной очка</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Lost by forfeit</source>
            <translation>Проигрыш по неявке</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match drawn</source>
            <translation>Матч вничью</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match lost</source>
            <translation>Матч проигран</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match lost by forfeit</source>
            <translation>Матч проигран по неявке</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match points</source>
            <translation>Матчевые очки</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match won</source>
            <translation>Матч выигран</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Match won by forfeit</source>
            <translation>Матч выигран по неявке</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Pairing-allocated bye</source>
            <translation>Бай по жеребьёвке</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>Without playing</source>
            <translation>Без игры</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>{what}: game points</source>
            <translation>{what}: игровые очки</translation>
        </message>
        <message>
            <location filename="views/tournament/points.py" />
            <source>{what}: match points</source>
            <translation>{what}: матчевые очки</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>A copy of every open tournament is kept there by itself, on a USB stick perhaps. Empty: none.</source>
            <translation>Там сама собой хранится копия каждого открытого турнира, например на флешке. Пусто: копии нет.</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>As the system</source>
            <translation>Как в системе</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>As usual in your country</source>
            <translation>Как принято в вашей стране</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Dark</source>
            <translation>Тёмное</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Folder for tournaments</source>
            <translation>Папка для турниров</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Light</source>
            <translation>Светлое</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Paper</source>
            <translation>Бумага</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Preferences</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Results are typed</source>
            <translation>Результаты вносятся</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Second folder</source>
            <translation>Вторая папка</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Size of text</source>
            <translation>Размер текста</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Theme</source>
            <translation>Оформление</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>from White’s side of each board</source>
            <translation>за белых на каждой доске</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>from the left team’s side, as on the match card</source>
            <translation>за левую команду, как в протоколе матча</translation>
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
                <numerusform>%n отложенная партия в туре {number}: ничья для жеребьёвки</numerusform>
                <numerusform>%n отложенные партии в туре {number}: ничья для жеребьёвки</numerusform>
                <numerusform>%n отложенных партий в туре {number}: ничья для жеребьёвки</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n board(s) under protest in round {number}</source>
            <translation>
                <numerusform>%n доска под протестом в туре {number}</numerusform>
                <numerusform>%n доски под протестом в туре {number}</numerusform>
                <numerusform>%n досок под протестом в туре {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n line-up(s) not handed in for round {number}: {teams}</source>
            <translation>
                <numerusform>На тур {number} не сдан %n состав: {teams}</numerusform>
                <numerusform>На тур {number} не сданы %n состава: {teams}</numerusform>
                <numerusform>На тур {number} не сдано %n составов: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n match card(s) of round {number} not in</source>
            <translation>
                <numerusform>Не сдан %n протокол матча тура {number}</numerusform>
                <numerusform>Не сданы %n протокола матчей тура {number}</numerusform>
                <numerusform>Не сдано %n протоколов матчей тура {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n result(s) missing in round {number}</source>
            <translation>
                <numerusform>Не хватает %n результата в туре {number}</numerusform>
                <numerusform>Не хватает %n результатов в туре {number}</numerusform>
                <numerusform>Не хватает %n результатов в туре {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) not checked in: {teams}</source>
            <translation>
                <numerusform>%n команда не зарегистрирована: {teams}</numerusform>
                <numerusform>%n команды не зарегистрированы: {teams}</numerusform>
                <numerusform>%n команд не зарегистрировано: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with fewer players than boards: {teams}</source>
            <translation>
                <numerusform>%n команда, где игроков меньше, чем досок: {teams}</numerusform>
                <numerusform>%n команды, где игроков меньше, чем досок: {teams}</numerusform>
                <numerusform>%n команд, где игроков меньше, чем досок: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with too many reserves: {teams}</source>
            <translation>
                <numerusform>%n команда с лишними запасными: {teams}</numerusform>
                <numerusform>%n команды с лишними запасными: {teams}</numerusform>
                <numerusform>%n команд с лишними запасными: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without a number: {teams}</source>
            <translation>
                <numerusform>%n команда без номера: {teams}</numerusform>
                <numerusform>%n команды без номера: {teams}</numerusform>
                <numerusform>%n команд без номера: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without players: {teams}</source>
            <translation>
                <numerusform>%n команда без игроков: {teams}</numerusform>
                <numerusform>%n команды без игроков: {teams}</numerusform>
                <numerusform>%n команд без игроков: {teams}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>A round needs two teams at least. Enter them on the Teams page.</source>
            <translation>Для тура нужны хотя бы две команды. Введите их на странице «Команды».</translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>All %n round(s) are paired</source>
            <translation>
                <numerusform>Жеребьёвка всех туров проведена (%n тур)</numerusform>
                <numerusform>Жеребьёвка всех туров проведена (%n тура)</numerusform>
                <numerusform>Жеребьёвка всех туров проведена (%n туров)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Before the round is paired</source>
            <translation>Перед жеребьёвкой тура</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Go there</source>
            <translation>Перейти</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Nobody is absent</source>
            <translation>Отсутствующих нет</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Ready for round {number}</source>
            <translation>Всё готово к туру {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Round {number} cannot be paired yet</source>
            <translation>Жеребьёвку тура {number} ещё нельзя провести</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Round {number} is a draft: accept or discard it</source>
            <translation>Тур {number} — черновик: примите или отбросьте его</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>The initial colour has not been drawn yet: draw lots</source>
            <translation>Начальный цвет ещё не определён: бросьте жребий</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>What is missing</source>
            <translation>Чего не хватает</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Who is absent</source>
            <translation>Кто отсутствует</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>Without a match in round {number}: {teams}</source>
            <translation>Без матча в туре {number}: {teams}</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{teams} teams are to be paired. The pairing comes as a draft that you accept, change or discard.</source>
            <translation>Команд для жеребьёвки: {teams}. Жеребьёвка появится как черновик, который можно принять, изменить или отбросить.</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: absent</source>
            <translation>{team}: отсутствует</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: comes later</source>
            <translation>{team}: прибудет позже</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: full-point bye</source>
            <translation>{team}: бай с полным очком</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: half-point bye</source>
            <translation>{team}: бай с половиной очка</translation>
        </message>
        <message>
            <location filename="views/rounds/preparation.py" />
            <source>{team}: withdrawn</source>
            <translation>{team}: снята</translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>… and %n more</source>
            <translation>
                <numerusform>… и ещё %n</numerusform>
                <numerusform>… и ещё %n</numerusform>
                <numerusform>… и ещё %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <location filename="views/preview.py" />
            <source>Preview</source>
            <translation>Предпросмотр</translation>
        </message>
    </context>
    <context>
        <name>PrintCommand</name>
        <message>
            <location filename="views/print_command.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Печать…</translation>
        </message>
        <message>
            <location filename="views/print_command.py" />
            <source>P&amp;rint of the round</source>
            <translation>П&amp;ечать тура</translation>
        </message>
    </context>
    <context>
        <name>PrizeRules</name>
        <message>
            <location filename="views/player_filters.py" />
            <source>A player counts on every board they played on</source>
            <translation>Игрок учитывается на каждой доске, где играл</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Decided by</source>
            <translation>Решает</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Games at least</source>
            <translation>Партий не менее</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Per cent, games, performance</source>
            <translation>Процент, партии, перформанс</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Performance, games</source>
            <translation>Перформанс, партии</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Points, per cent, performance</source>
            <translation>Очки, процент, перформанс</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>Points, performance</source>
            <translation>Очки, перформанс</translation>
        </message>
        <message>
            <location filename="views/player_filters.py" />
            <source>half of the rounds</source>
            <translation>половина туров</translation>
        </message>
    </context>
    <context>
        <name>PrizeSection</name>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>&amp;Add prizes</source>
            <translation>&amp;Добавить призы</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>&amp;Remove the prizes</source>
            <translation>&amp;Удалить призы</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>A prize is an amount, a thing, or both: 300 + Cup; 200; Medal. The categories are given out from the top.</source>
            <translation>Приз — это сумма, предмет или то и другое: 300 + Кубок; 200; Медаль. Призы присуждаются по категориям сверху вниз.</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>A team that has won leaves the categories below</source>
            <translation>Команда с призом выбывает из категорий ниже</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Born in or after</source>
            <translation>Г. р. не раньше</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Born in or before</source>
            <translation>Г. р. не позже</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>By place</source>
            <translation>По местам</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Currency</source>
            <translation>Валюта</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Down</source>
            <translation>Вниз</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>EUR, for example</source>
            <translation>например, EUR</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Equal scores share equally</source>
            <translation>Поровну при равных очках</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Every player is a woman</source>
            <translation>Все игроки — женщины</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Half by place, half shared (Hort)</source>
            <translation>Половина по месту, половина поровну (Хорт)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>How they are given out</source>
            <translation>Как присуждаются призы</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes &amp;down</source>
            <translation>Призы в&amp;низ</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes &amp;up</source>
            <translation>Призы в&amp;верх</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes down (Alt+Down)</source>
            <translation>Призы вниз (Alt+Вниз)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Move the prizes up (Alt+Up)</source>
            <translation>Призы вверх (Alt+Вверх)</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Nothing set: every team. Ratings are team averages. A player whose year or sex is not entered keeps the team out.</source>
            <translation>Ничего не задано — все команды. Рейтинг — это средний рейтинг команды. Если у игрока не указан год рождения или пол, команда в категорию не входит.</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>One prize each</source>
            <translation>По одному призу</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Only chosen ones</source>
            <translation>Только выбранные</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Prizes</source>
            <translation>Призы</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Rating below</source>
            <translation>Рейтинг ниже</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Rating from</source>
            <translation>Рейтинг от</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Remove</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Teams</source>
            <translation>Команды</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Teams that can win</source>
            <translation>Команды, претендующие на призы</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Ties</source>
            <translation>При равенстве</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Up</source>
            <translation>Вверх</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Who can win the chosen prizes</source>
            <translation>Кто претендует на выбранные призы</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>Women</source>
            <translation>Женщины</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>team average</source>
            <translation>средний рейтинг команды</translation>
        </message>
        <message>
            <location filename="views/tournament/prizes.py" />
            <source>year of birth, every player</source>
            <translation>год рождения каждого игрока</translation>
        </message>
    </context>
    <context>
        <name>PrizesModel</name>
        <message>
            <location filename="models/prizes.py" />
            <source>300 + Cup; 200; 100</source>
            <translation>300 + Кубок; 200; 100</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Add prizes…</source>
            <translation>Добавить призы…</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Category</source>
            <translation>Категория</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Prizes</source>
            <translation>Призы</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Teams</source>
            <translation>Команды</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>Who can win</source>
            <translation>Кто претендует</translation>
        </message>
        <message>
            <location filename="models/prizes.py" />
            <source>all teams</source>
            <translation>все команды</translation>
        </message>
    </context>
    <context>
        <name>ProblemsModel</name>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Column</source>
            <translation>Столбец</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Expected</source>
            <translation>Ожидается</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Found</source>
            <translation>Найдено</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Line</source>
            <translation>Строка</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Record</source>
            <translation>Запись</translation>
        </message>
    </context>
    <context>
        <name>ProgressRow</name>
        <message>
            <location filename="views/teams/progress.py" />
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <location filename="views/teams/progress.py" />
            <source>Progress</source>
            <translation>Ход работы</translation>
        </message>
    </context>
    <context>
        <name>RatingListDialog</name>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Удалить</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Blitz</source>
            <translation>Блиц</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Cancelled. The lists are as they were.</source>
            <translation>Отменено. Списки не изменены.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Download FIDE’s list at home (text or XML, zipped or not) and load it once. Then names complete as you type, without the internet. A national list is a CSV file with an id, a name and a rating.</source>
            <translation>Скачайте список FIDE дома (текст или XML, в архиве или без) и загрузите один раз. Тогда имена дополняются при вводе без интернета. Национальный список — файл CSV с id, именем и рейтингом.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>FIDE rating that is &amp;taken over</source>
            <translation>Какой рейтинг FIDE &amp;брать</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>FIDE rating that is taken over</source>
            <translation>Какой рейтинг FIDE брать</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Federation</source>
            <translation>Федерация</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Federation of the national list</source>
            <translation>Федерация национального списка</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load &amp;FIDE’s list…</source>
            <translation>Загрузить список &amp;FIDE…</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load a &amp;national list…</source>
            <translation>Загрузить &amp;национальный список…</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Load a rating list</source>
            <translation>Загрузить рейтинг-лист</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded lists</source>
            <translation>Загруженные списки</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loaded. Players: {players}. Lines that were no player: {left_out}.</source>
            <translation>Загружено. Игроков: {players}. Строк без игрока: {left_out}.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Loading…</source>
            <translation>Загрузка …</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>No list is loaded yet.</source>
            <translation>Ни один список ещё не загружен.</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Rapid</source>
            <translation>Быстрые</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Rating lists</source>
            <translation>Рейтинг-листы</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Remove</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>Standard</source>
            <translation>Классика</translation>
        </message>
        <message>
            <location filename="views/teams/rating_list_dialog.py" />
            <source>State</source>
            <translation>Состояние</translation>
        </message>
    </context>
    <context>
        <name>ResultCommands</name>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Adjourned (a draw for the pairing only)</source>
            <translation>&amp;Отложена (ничья только для жеребьёвки)</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Both did not appear</source>
            <translation>&amp;Не явились обе</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Clear</source>
            <translation>&amp;Удалить</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Draw</source>
            <translation>Ни&amp;чья</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Left team did not appear</source>
            <translation>Неявка &amp;левой команды</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Left team wins</source>
            <translation>Победа &amp;слева</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Next: received, verified</source>
            <translation>&amp;Дальше: получен, проверен</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Out</source>
            <translation>На р&amp;уках</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Received</source>
            <translation>&amp;Получен</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Right team did not appear</source>
            <translation>Неявка &amp;правой команды</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Right team wins</source>
            <translation>Победа сп&amp;рава</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Score set by the arbiter…</source>
            <translation>Очки, &amp;назначенные судьёй…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Table of the match…</source>
            <translation>&amp;Стол матча…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Take the forfeit back</source>
            <translation>Снять неявк&amp;у</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>&amp;Verified</source>
            <translation>Про&amp;верен</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Accept the round first.</source>
            <translation>Сначала примите тур.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Choose a board first.</source>
            <translation>Сначала выберите доску.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Co&amp;rrect results of this round</source>
            <translation>Исп&amp;равить результаты этого тура</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Draw, u&amp;nrated</source>
            <translation>Ничья, не для рейтин&amp;га</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Forfeited by &amp;both</source>
            <translation>О&amp;боюдная неявка</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Left wins by &amp;forfeit</source>
            <translation>Победа слева по не&amp;явке</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Left wins, &amp;unrated (under one move)</source>
            <translation>Победа слева, не &amp;для рейтинга (меньше хода)</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Match &amp;card</source>
            <translation>Про&amp;токол матча</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Match by its &amp;score…</source>
            <translation>Матч по с&amp;чёту…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Pe&amp;nalties and bonuses…</source>
            <translation>&amp;Штрафы и надбавки…</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Played with colours re&amp;versed</source>
            <translation>Сыграно перепутанными &amp;цветами</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Result of the &amp;board</source>
            <translation>Результат на &amp;доске</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Right wins by f&amp;orfeit</source>
            <translation>Победа справа по неяв&amp;ке</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Right wins, unra&amp;ted</source>
            <translation>Победа справа, не для ре&amp;йтинга</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Under &amp;protest</source>
            <translation>Под прот&amp;естом</translation>
        </message>
        <message>
            <location filename="views/rounds/result_commands.py" />
            <source>Whole match &amp;forfeited</source>
            <translation>&amp;Неявка на весь матч</translation>
        </message>
    </context>
    <context>
        <name>ResultKeys</name>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Go to table {number}…</source>
            <translation>К столу {number} …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Go to table…</source>
            <translation>К столу …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>No match is chosen.</source>
            <translation>Матч не выбран.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>The match is complete. Enter goes to the next one.</source>
            <translation>Матч заполнен. Enter — к следующему.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>The match was forfeited; take that back first (menu Rounds).</source>
            <translation>За матч засчитана неявка; сначала снимите её (меню «Туры»).</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>There is no table {number}.</source>
            <translation>Стола {number} нет.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>There is nothing to clear.</source>
            <translation>Удалять нечего.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>This is the first board.</source>
            <translation>Это первая доска.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>This is the last match.</source>
            <translation>Это последний матч.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Type s for the score of the whole match.</source>
            <translation>Клавиша s вводит счёт всего матча.</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>Unrated: 1, = or 0…</source>
            <translation>Не для рейтинга: 1, = или 0 …</translation>
        </message>
        <message>
            <location filename="views/rounds/result_keys.py" />
            <source>“{key}” is no result.</source>
            <translation>«{key}» — не результат.</translation>
        </message>
    </context>
    <context>
        <name>RosterCommands</name>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Add</source>
            <translation>&amp;Добавить</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Копировать</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Find</source>
            <translation>&amp;Найти</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Paste from a spreadsheet</source>
            <translation>&amp;Вставить из электронной таблицы</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Удалить</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>C&amp;olumns…</source>
            <translation>С&amp;толбцы…</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Copy the &amp;whole table</source>
            <translation>Копировать всю та&amp;блицу</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move &amp;down</source>
            <translation>Вни&amp;з</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move &amp;up</source>
            <translation>Вв&amp;ерх</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Move to another team</source>
            <translation>Перевести в другую команду</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>No rating list is loaded yet. Load one first.</source>
            <translation>Рейтинг-лист ещё не загружен. Сначала загрузите его.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Pla&amp;yer</source>
            <translation>&amp;Игрок</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Select players of the roster first.</source>
            <translation>Сначала выберите игроков заявки.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>Take over from the &amp;rating list</source>
            <translation>Взять из &amp;рейтинг-листа</translation>
        </message>
        <message>
            <location filename="views/teams/roster_commands.py" />
            <source>To another &amp;team…</source>
            <translation>В дру&amp;гую команду…</translation>
        </message>
    </context>
    <context>
        <name>RosterModel</name>
        <message>
            <location filename="models/roster.py" />
            <source>Add a player…</source>
            <translation>Добавить игрока …</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Avg</source>
            <translation>Ср.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Bd</source>
            <translation>Д.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Born</source>
            <translation>Г. р.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Date of birth, or the year</source>
            <translation>Дата рождения или год</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>FIDE id</source>
            <translation>FIDE id</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>FIDE rating</source>
            <translation>Рейтинг FIDE</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Fed.</source>
            <translation>Фед.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National</source>
            <translation>Нац.</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National id</source>
            <translation>Национальный id</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>National rating</source>
            <translation>Национальный рейтинг</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Note</source>
            <translation>Заметка</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Place on the roster; drag it, or Alt+Up and Alt+Down</source>
            <translation>Место в заявке; перетащите или Alt+Вверх и Alt+Вниз</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Rating</source>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Sex</source>
            <translation>Пол</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Title</source>
            <translation>Звание</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>Who counts for the team’s average</source>
            <translation>Кто учитывается в среднем рейтинге команды</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>counts</source>
            <translation>учитывается</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>does not count</source>
            <translation>не учитывается</translation>
        </message>
        <message>
            <location filename="models/roster.py" />
            <source>m or w, as the rating lists write it</source>
            <translation>m или w, как в рейтинг-листах</translation>
        </message>
    </context>
    <context>
        <name>RosterPanel</name>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>A new team</source>
            <translation>Новая команда</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>Roster</source>
            <translation>Заявка</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>The players in board order; the last row adds a player.</source>
            <translation>Игроки в порядке досок; последняя строка добавляет игрока.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>Type its name and press Enter.</source>
            <translation>Введите название и нажмите Enter.</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>average {average} from places {boards}</source>
            <translation>средний {average}, места {boards}</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>no players yet</source>
            <translation>игроков ещё нет</translation>
        </message>
        <message>
            <location filename="views/teams/roster_panel.py" />
            <source>round {number}: {state}</source>
            <translation>тур {number}: {state}</translation>
        </message>
    </context>
    <context>
        <name>RoundBar</name>
        <message numerus="yes">
            <location filename="views/rounds/round_bar.py" />
            <source>%n line-up(s) not in</source>
            <translation>
                <numerusform>не сдан %n состав</numerusform>
                <numerusform>не сданы %n состава</numerusform>
                <numerusform>не сдано %n составов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>All {boards} results are in</source>
            <translation>Все результаты внесены: {boards}</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/source.py" />
            <source>Provisional: %n card(s) not in</source>
            <translation>
                <numerusform>Предварительно: не сдан %n протокол</numerusform>
                <numerusform>Предварительно: не сданы %n протокола</numerusform>
                <numerusform>Предварительно: не сдано %n протоколов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>Results entered</source>
            <translation>Внесено результатов</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>When the round is played</source>
            <translation>Когда играется тур</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>ddd d MMM</source>
            <translation>ddd d MMM</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>line-ups by {time}</source>
            <translation>составы до {time}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_bar.py" />
            <source>{done} of {boards} results</source>
            <translation>результатов: {done} из {boards}</translation>
        </message>
    </context>
    <context>
        <name>RoundCommands</name>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Accept the draft</source>
            <translation>&amp;Принять черновик</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Discard the draft</source>
            <translation>Отбро&amp;сить черновик</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Pair round {number}</source>
            <translation>&amp;Жеребьёвка тура {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Pair the next round</source>
            <translation>&amp;Жеребьёвка следующего тура</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>&amp;Reopen the round…</source>
            <translation>&amp;Открыть тур снова…</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>A round needs two teams at least. Enter them on the Teams page.</source>
            <translation>Для тура нужны хотя бы две команды. Введите их на странице «Команды».</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>No tournament is open.</source>
            <translation>Турнир не открыт.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>P&amp;ublish round {number}</source>
            <translation>Оп&amp;убликовать тур {number}</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>P&amp;ublish the round</source>
            <translation>Оп&amp;убликовать тур</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Pair round {number} (F9)</source>
            <translation>Провести жеребьёвку тура {number} (F9)</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Reopen round {number}</source>
            <translation>Открыть тур {number} снова</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>The initial colour has not been drawn yet.</source>
            <translation>Начальный цвет ещё не определён жребием.</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>U&amp;npair the last round</source>
            <translation>Отменить жеребьёвку последнего &amp;тура</translation>
        </message>
        <message>
            <location filename="views/rounds/round_commands.py" />
            <source>Why is the round reopened? The reason goes into the log.</source>
            <translation>Почему тур открывается снова? Причина записывается в журнал.</translation>
        </message>
    </context>
    <context>
        <name>RoundDatesModel</name>
        <message>
            <location filename="models/round_dates.py" />
            <source>A day as {day}.</source>
            <translation>День в виде {day}.</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>A time as 14:30.</source>
            <translation>Время в виде 14:30.</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Day</source>
            <translation>День</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>Start</source>
            <translation>Начало</translation>
        </message>
        <message>
            <location filename="models/round_dates.py" />
            <source>The day comes first.</source>
            <translation>Сначала укажите день.</translation>
        </message>
    </context>
    <context>
        <name>RoundMenus</name>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>&amp;Line-ups…</source>
            <translation>&amp;Составы…</translation>
        </message>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>Pairing by &amp;hand</source>
            <translation>Жеребьёвка вр&amp;учную</translation>
        </message>
        <message>
            <location filename="views/rounds/round_menus.py" />
            <source>Result keys from White’s s&amp;ide</source>
            <translation>Клавиши результатов за &amp;белых</translation>
        </message>
    </context>
    <context>
        <name>RoundStrip</name>
        <message>
            <location filename="views/widgets.py" />
            <source>Round {number}</source>
            <translation>Тур {number}</translation>
        </message>
        <message>
            <location filename="views/widgets.py" />
            <source>Rounds</source>
            <translation>Туры</translation>
        </message>
    </context>
    <context>
        <name>RoundsPage</name>
        <message>
            <location filename="views/rounds_page.py" />
            <source>&amp;Why?</source>
            <translation>&amp;Почему?</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Correcting round {number}: choose a board and type its result.</source>
            <translation>Исправление тура {number}: выберите доску и введите результат.</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round after</source>
            <translation>Следующий тур</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round before</source>
            <translation>Предыдущий тур</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Round {number} of {total}</source>
            <translation>Тур {number} из {total}</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Rounds</source>
            <translation>Туры</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Shows what is missing</source>
            <translation>Показывает, чего не хватает</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>Why the next round cannot be paired</source>
            <translation>Почему нельзя провести жеребьёвку следующего тура</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>accepted, not published yet</source>
            <translation>принят, ещё не опубликован</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>draft: results come after it is accepted</source>
            <translation>черновик: результаты вносятся после принятия</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>not paired yet</source>
            <translation>жеребьёвки ещё не было</translation>
        </message>
        <message>
            <location filename="views/rounds_page.py" />
            <source>published</source>
            <translation>опубликован</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="app/session.py" />
            <source>Nothing was being written at that moment.</source>
            <translation>В этот момент ничего не записывалось.</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>TeamSwiss was cut off while {name} was open.</source>
            <translation>Работа TeamSwiss прервалась, когда был открыт файл {name}.</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>The last thing saved is: {what} ({time}).</source>
            <translation>Последнее сохранённое: {what} ({time}).</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>What was being written at that moment is not in it: make it again.</source>
            <translation>То, что записывалось в этот момент, не сохранилось: сделайте это ещё раз.</translation>
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
            <translation>В списке досок: 1 победа, 0 поражение, = или пробел ничья, + и − неявка, x обоюдная неявка, * отложена, Backspace назад, Enter следующий матч.</translation>
        </message>
        <message>
            <location filename="views/dialogs/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Сочетания клавиш</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsModel</name>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Command</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Key</source>
            <translation>Клавиша</translation>
        </message>
        <message>
            <location filename="models/shortcuts.py" />
            <source>Menu</source>
            <translation>Меню</translation>
        </message>
    </context>
    <context>
        <name>SnapshotsDialog</name>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Restore</source>
            <translation>Восстановить</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Restore a snapshot</source>
            <translation>Восстановить снимок</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>Snapshots</source>
            <translation>Снимки</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>The tournament becomes what it was then. Nothing is lost: Undo takes the restoring back, and the log keeps both.</source>
            <translation>Турнир станет таким, каким был тогда. Ничего не теряется: «Отменить» вернёт всё обратно, а в журнале останется и то и другое.</translation>
        </message>
        <message>
            <location filename="views/dialogs/snapshots.py" />
            <source>There is no snapshot yet. One is kept before every pairing, and whenever you choose File, Keep a snapshot.</source>
            <translation>Снимков ещё нет. Снимок делается перед каждой жеребьёвкой и по команде «Файл», «Сделать снимок».</translation>
        </message>
    </context>
    <context>
        <name>SnapshotsModel</name>
        <message>
            <location filename="models/snapshots.py" />
            <source>Rounds</source>
            <translation>Туры</translation>
        </message>
        <message>
            <location filename="models/snapshots.py" />
            <source>What</source>
            <translation>Что</translation>
        </message>
        <message>
            <location filename="models/snapshots.py" />
            <source>When</source>
            <translation>Когда</translation>
        </message>
    </context>
    <context>
        <name>StandingsChart</name>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Game points</source>
            <translation>&amp;Игровые очки</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Match points</source>
            <translation>&amp;Матчевые очки</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Places</source>
            <translation>М&amp;еста</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>&amp;Save the chart…</source>
            <translation>&amp;Сохранить график…</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Game points</source>
            <translation>Игровые очки</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Match points</source>
            <translation>Матчевые очки</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Pictures (*.png *.svg)</source>
            <translation>Картинки (*.png *.svg)</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Place</source>
            <translation>Место</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Save the chart</source>
            <translation>Сохранить график</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>The chosen teams, twelve at most.</source>
            <translation>Выбранные команды, не больше двенадцати.</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>The first eight; choose teams with Ctrl or Shift.</source>
            <translation>Первые восемь; выберите команды, удерживая Ctrl или Shift.</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>What the chart shows</source>
            <translation>Что показывает график</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>Working it out…</source>
            <translation>Идёт расчёт …</translation>
        </message>
        <message>
            <location filename="views/standings_chart.py" />
            <source>{team}, round {round}: {what} {value}</source>
            <translation>{team}, тур {round}: {what} {value}</translation>
        </message>
    </context>
    <context>
        <name>StandingsModel</name>
        <message>
            <location filename="models/standings.py" />
            <source>D</source>
            <translation>=</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Decided by</source>
            <translation>Решает</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>First place.</source>
            <translation>Первое место.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>GP</source>
            <translation>ИО</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Game points</source>
            <translation>Игровые очки</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>L</source>
            <translation>−</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>MP</source>
            <translation>МО</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Match points</source>
            <translation>Матчевые очки</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches drawn</source>
            <translation>Ничьи в матчах</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches lost</source>
            <translation>Проигранные матчи</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Matches won</source>
            <translation>Выигранные матчи</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Place</source>
            <translation>Место</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Rank</source>
            <translation>Место</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>R{round}, {against}: {points}</source>
            <translation>Т{round}, {against}: {points}</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>R{round}, {against}: {points} (results missing)</source>
            <translation>Т{round}, {against}: {points} (не все результаты)</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>W</source>
            <translation>+</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>What put the team below the one before it</source>
            <translation>Почему команда ниже предыдущей</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>What put {team} below {higher}: {reason}.</source>
            <translation>Почему {team} ниже, чем {higher}: {reason}.</translation>
        </message>
        <message>
            <location filename="models/standings.py" />
            <source>shared place</source>
            <translation>общее место</translation>
        </message>
    </context>
    <context>
        <name>StandingsPage</name>
        <message>
            <location filename="views/standings_page.py" />
            <source>C&amp;hart by round</source>
            <translation>&amp;График по турам</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Final standings</source>
            <translation>Итоговое положение</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Find a team</source>
            <translation>Найти команду</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>How the value came about</source>
            <translation>Как получено значение</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>No standings yet</source>
            <translation>Положения ещё нет</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Standings</source>
            <translation>Положение</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>Standings after round {number}</source>
            <translation>Положение после тура {number}</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>They appear as soon as the first round is accepted.</source>
            <translation>Оно появится, как только будет принят первый тур.</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>provisional: results are missing</source>
            <translation>предварительно: не все результаты внесены</translation>
        </message>
        <message>
            <location filename="views/standings_page.py" />
            <source>working it out…</source>
            <translation>идёт расчёт …</translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <location filename="views/status_line.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>не хватает %n результата</numerusform>
                <numerusform>не хватает %n результатов</numerusform>
                <numerusform>не хватает %n результатов</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>No second copy: {reason} It is tried again.</source>
            <translation>Второй копии нет: {reason} Попытка повторится.</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Second copy</source>
            <translation>Вторая копия</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>State</source>
            <translation>Состояние</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>Undo: {what}</source>
            <translation>Отменить: {what}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>copy {time}</source>
            <translation>копия {time}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>copying…</source>
            <translation>копируется…</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>for reading only</source>
            <translation>только для чтения</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>no copy</source>
            <translation>нет копии</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>no round paired yet</source>
            <translation>жеребьёвки ещё не было</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number} complete</source>
            <translation>тур {number} завершён</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number} is a draft</source>
            <translation>тур {number} — черновик</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>round {number}: {missing}</source>
            <translation>тур {number}: {missing}</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>saved</source>
            <translation>сохранено</translation>
        </message>
        <message>
            <location filename="views/status_line.py" />
            <source>saved, no folder chosen yet (Ctrl+S)</source>
            <translation>сохранено, папка ещё не выбрана (Ctrl+S)</translation>
        </message>
    </context>
    <context>
        <name>TableCopy</name>
        <message>
            <location filename="views/table_tools.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Копировать</translation>
        </message>
        <message>
            <location filename="views/table_tools.py" />
            <source>Copy the &amp;whole list</source>
            <translation>Копировать &amp;весь список</translation>
        </message>
    </context>
    <context>
        <name>TableDialog</name>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Empty: the table follows the publishing order. A match that stands at the table takes the one that is left.</source>
            <translation>Пусто: стол определяется порядком публикации. Матч, стоящий за этим столом, переходит за освободившийся.</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Set the table</source>
            <translation>Назначить стол</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Table</source>
            <translation>Стол</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>Table of the match</source>
            <translation>Стол матча</translation>
        </message>
        <message>
            <location filename="views/rounds/score_dialogs.py" />
            <source>a whole number</source>
            <translation>целое число</translation>
        </message>
    </context>
    <context>
        <name>TeamCommands</name>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Has arrived</source>
            <translation>&amp;Прибыла</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Late entry…</source>
            <translation>По&amp;здняя заявка…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>&amp;Withdraw from the next round on</source>
            <translation>&amp;Снять со следующего тура</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Absent in the ne&amp;xt round</source>
            <translation>&amp;Отсутствует в следующем туре</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Attendance and &amp;byes…</source>
            <translation>Участие и &amp;баи…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>C&amp;heck-in…</source>
            <translation>&amp;Регистрация…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Forb&amp;idden pairs…</source>
            <translation>Запре&amp;щённые пары…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>Pe&amp;nalties and bonuses…</source>
            <translation>&amp;Штрафы и надбавки…</translation>
        </message>
        <message>
            <location filename="views/teams/team_commands.py" />
            <source>R&amp;eturn in the next round</source>
            <translation>&amp;Вернуть в следующем туре</translation>
        </message>
    </context>
    <context>
        <name>TeamOrderModel</name>
        <message>
            <location filename="models/team_order.py" />
            <source>Average</source>
            <translation>Средний</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>So far</source>
            <translation>Сейчас</translation>
        </message>
        <message>
            <location filename="models/team_order.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
    </context>
    <context>
        <name>TeamsModel</name>
        <message>
            <location filename="models/teams.py" />
            <source>A table of its own</source>
            <translation>Собственный стол</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Add a team…</source>
            <translation>Добавить команду …</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Average rating of those who count</source>
            <translation>Средний рейтинг учитываемых игроков</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Avg</source>
            <translation>Ср.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Captain</source>
            <translation>Капитан</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Club</source>
            <translation>Клуб</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Fed.</source>
            <translation>Фед.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Federation</source>
            <translation>Федерация</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Has arrived (Space); what keeps it out of the next round</source>
            <translation>Прибыла (пробел); или что не даёт ей играть в следующем туре</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Here</source>
            <translation>На месте</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Note</source>
            <translation>Заметка</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Pairing number</source>
            <translation>Стартовый номер</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Pl.</source>
            <translation>Игр.</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Players on the roster</source>
            <translation>Игроков в заявке</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Previous</source>
            <translation>Прежнее</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Previous standing; it decides equal averages (C.9)</source>
            <translation>Прежнее место; решает при равных средних (C.9)</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Short</source>
            <translation>Кратко</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Short name</source>
            <translation>Краткое название</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Table</source>
            <translation>Стол</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>absent</source>
            <translation>отсутствует</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>from round {number}</source>
            <translation>с тура {number}</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>full-point bye</source>
            <translation>бай с полным очком</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>half-point bye</source>
            <translation>бай с половиной очка</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>here</source>
            <translation>на месте</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>not here yet</source>
            <translation>ещё нет</translation>
        </message>
        <message>
            <location filename="models/teams.py" />
            <source>withdrawn</source>
            <translation>снята</translation>
        </message>
    </context>
    <context>
        <name>TeamsPage</name>
        <message>
            <location filename="views/teams_page.py" />
            <source> · list closed</source>
            <translation> · список закрыт</translation>
        </message>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n игрок</numerusform>
                <numerusform>%n игрока</numerusform>
                <numerusform>%n игроков</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n команда</numerusform>
                <numerusform>%n команды</numerusform>
                <numerusform>%n команд</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Enter the first team</source>
            <translation>Введите первую команду</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Find a team or a player</source>
            <translation>Найти команду или игрока</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Find a team or a player (Ctrl+F)</source>
            <translation>Найти команду или игрока (Ctrl+F)</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Problem</source>
            <translation>Проблема</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Row {row} of what was pasted: {problem} Nothing was changed.</source>
            <translation>Строка {row} вставленного: {problem} Ничего не изменено.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Teams</source>
            <translation>Команды</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type into a cell to change it; the last row adds a team.</source>
            <translation>Чтобы изменить ячейку, вводите прямо в неё; последняя строка добавляет команду.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type its name into the table and press Enter. Or bring in a whole list: paste it from a spreadsheet, drop a file here, or import it with a preview.</source>
            <translation>Введите название в таблицу и нажмите Enter. Или возьмите готовый список: вставьте из электронной таблицы, перетащите сюда файл или импортируйте с предпросмотром.</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>Type to edit · Enter keeps and goes down · Ins adds · Del removes · Alt+Up and Alt+Down move players · Ctrl+V pastes a block</source>
            <translation>Ввод меняет ячейку · Enter сохраняет и переходит вниз · Ins добавляет · Del удаляет · Alt+Вверх и Alt+Вниз двигают игроков · Ctrl+V вставляет блок</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>What to know before pairing</source>
            <translation>Что важно до жеребьёвки</translation>
        </message>
        <message>
            <location filename="views/teams_page.py" />
            <source>{count} teams play round {round}: an odd number, so one of them gets the pairing-allocated bye. A filler team, entered like any other, avoids it.</source>
            <translation>Тур {round}, команд: {count} — число нечётное, поэтому одна получает бай по жеребьёвке. Этого можно избежать, введя дополнительную команду, как любую другую.</translation>
        </message>
    </context>
    <context>
        <name>TieBreakSection</name>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>&amp;Add a tie-break</source>
            <translation>&amp;Добавить доп. показатель</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>&amp;Remove the tie-break</source>
            <translation>&amp;Удалить доп. показатель</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Add</source>
            <translation>Добавить</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Add the tie-break</source>
            <translation>Добавить доп. показатель</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>August 2024</source>
            <translation>Август 2024</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Choose one, or type a code such as BH:GP/C2</source>
            <translation>Выберите или введите код, например BH:GP/C2</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Down</source>
            <translation>Вниз</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Edition of C.07</source>
            <translation>Редакция C.07</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>FIDE recommendation</source>
            <translation>Рекомендация FIDE</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Game points first</source>
            <translation>Сначала игровые очки</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>March 2026</source>
            <translation>Март 2026</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break &amp;down</source>
            <translation>Доп. показатель в&amp;низ</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break &amp;up</source>
            <translation>Доп. показатель в&amp;верх</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break down (Alt+Down)</source>
            <translation>Доп. показатель вниз (Alt+Вниз)</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Move the tie-break up (Alt+Up)</source>
            <translation>Доп. показатель вверх (Alt+Вверх)</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Olympiad 2008, the whole system</source>
            <translation>Олимпиада 2008, вся система</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Preset</source>
            <translation>Набор</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Remove</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Sonneborn-Berger first</source>
            <translation>Сначала Sonneborn-Berger</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>They are applied one after the other to teams with the same score. The standings show how each value came about.</source>
            <translation>Применяются по очереди к командам с равными очками. В положении видно, как получено каждое значение.</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-break &amp;preset</source>
            <translation>На&amp;бор доп. показателей</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-break to add</source>
            <translation>Какой доп. показатель добавить</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Tie-breaks</source>
            <translation>Доп. показатели</translation>
        </message>
        <message>
            <location filename="views/tournament/tiebreaks.py" />
            <source>Up</source>
            <translation>Вверх</translation>
        </message>
    </context>
    <context>
        <name>TieBreaksModel</name>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>Article</source>
            <translation>Статья</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>Code</source>
            <translation>Код</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="models/tiebreaks.py" />
            <source>What it is</source>
            <translation>Что это</translation>
        </message>
    </context>
    <context>
        <name>TournamentPage</name>
        <message numerus="yes">
            <location filename="views/tournament_page.py" />
            <source>%n setting(s) locked, because rounds are paired</source>
            <translation>
                <numerusform>%n настройка заблокирована: жеребьёвка уже проводилась</numerusform>
                <numerusform>%n настройки заблокированы: жеребьёвка уже проводилась</numerusform>
                <numerusform>%n настроек заблокировано: жеребьёвка уже проводилась</numerusform>
            </translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Draw lots for the initial colour</source>
            <translation>&amp;Бросить жребий на начальный цвет</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Event</source>
            <translation>&amp;Турнир</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Pairing</source>
            <translation>&amp;Жеребьёвка</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>&amp;Tie-breaks</source>
            <translation>&amp;Доп. показатели</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Black was drawn (seed {seed}).</source>
            <translation>Выпали чёрные (начальное число {seed}).</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Earlier rounds were paired and scored with it. Why must it change? The reason goes into the log.</source>
            <translation>По этому проведены жеребьёвка и подсчёт прежних туров. Почему это нужно изменить? Причина записывается в журнал.</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>P&amp;oints</source>
            <translation>&amp;Очки</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Parts of the tournament page</source>
            <translation>Разделы страницы «Турнир»</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Pri&amp;zes</source>
            <translation>При&amp;зы</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Tournament</source>
            <translation>Турнир</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>Unlock: {title}</source>
            <translation>Разблокировать: {title}</translation>
        </message>
        <message>
            <location filename="views/tournament_page.py" />
            <source>White was drawn (seed {seed}).</source>
            <translation>Выпали белые (начальное число {seed}).</translation>
        </message>
    </context>
    <context>
        <name>TrfDialog</name>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>&amp;Copy the report</source>
            <translation>&amp;Копировать отчёт</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Nothing is wrong with the file.</source>
            <translation>Ошибок в файле нет.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Nothing was changed. Every place that is wrong is listed: {count}.</source>
            <translation>Ничего не изменено. Перечислены все ошибочные места: {count}.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Open a TRF: {file}</source>
            <translation>Открыть TRF: {file}</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Open as a new event</source>
            <translation>Открыть как новый турнир</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Problems of the file</source>
            <translation>Ошибки в файле</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Reading…</source>
            <translation>Чтение …</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>Teams: {teams} · players: {players} · rounds: {rounds}</source>
            <translation>Команд: {teams} · игроков: {players} · туров: {rounds}</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>The file can be read, but look at these places first.</source>
            <translation>Файл можно прочитать, но сначала проверьте эти места.</translation>
        </message>
        <message>
            <location filename="views/teams/trf_dialog.py" />
            <source>The file cannot be read as it stands</source>
            <translation>В таком виде файл нельзя прочитать</translation>
        </message>
    </context>
    <context>
        <name>UpdatesDialog</name>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;All</source>
            <translation>&amp;Все</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;List</source>
            <translation>&amp;Список</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;None</source>
            <translation>&amp;Никого</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>&amp;Rating</source>
            <translation>&amp;Рейтинг</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Blitz</source>
            <translation>Блиц</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Comparing…</source>
            <translation>Сравнение …</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Players who would change</source>
            <translation>Игроки, у которых будут изменения</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Rapid</source>
            <translation>Быстрые</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Rating list</source>
            <translation>Рейтинг-лист</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Space ticks the selected players. A player whose name differs from the list’s has no tick at first: the id may be somebody else’s.</source>
            <translation>Пробел отмечает выбранных игроков. Игрок, чьё имя отличается от списка, сначала не отмечен: возможно, id чужой.</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Standard</source>
            <translation>Классика</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>State</source>
            <translation>Состояние</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Tick</source>
            <translation>Отметить</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Update</source>
            <translation>Обновить</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Update ratings</source>
            <translation>Обновление рейтингов</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Which rating</source>
            <translation>Какой рейтинг</translation>
        </message>
        <message>
            <location filename="views/teams/updates_dialog.py" />
            <source>Would change: {changed} · as in the list: {same} · id not in the list: {not_found} · without an id: {without}</source>
            <translation>Изменится: {changed} · как в списке: {same} · id нет в списке: {not_found} · без id: {without}</translation>
        </message>
    </context>
    <context>
        <name>UpdatesModel</name>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Another name: the id may be somebody else’s.</source>
            <translation>Другое имя: возможно, id чужой.</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Name in the list</source>
            <translation>Имя в списке</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>New</source>
            <translation>Новый</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Old</source>
            <translation>Старый</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>Title</source>
            <translation>Звание</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>is changed</source>
            <translation>изменится</translation>
        </message>
        <message>
            <location filename="models/rating_updates.py" />
            <source>stays as it is</source>
            <translation>останется как есть</translation>
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
            <translation>Файл TRF26 записан, прочитан обратно и сравнён поле за полем; затем по файлу заново проведена жеребьёвка каждого принятого тура.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Differences: {count}.</source>
            <translation>Различий: {count}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Line {line}, column {column}: found “{found}”, expected {expected}</source>
            <translation>Строка {line}, столбец {column}: найдено «{found}», ожидается {expected}</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Report</source>
            <translation>Отчёт</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds paired again: {count}.</source>
            <translation>Туров с повторной жеребьёвкой: {count}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds that come out otherwise from the file: {rounds}.</source>
            <translation>Туры, которые по файлу выходят иначе: {rounds}.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Rounds that the arbiter paired otherwise than the rules: {rounds}. The file tells the same.</source>
            <translation>Туры, составленные судьёй не по правилам: {rounds}. Файл говорит то же.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The export does not say everything that the tournament says.</source>
            <translation>В экспорте не всё, что есть в турнире.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The export says what the tournament says.</source>
            <translation>Экспорт соответствует турниру.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>The file could not be read back.</source>
            <translation>Файл не удалось прочитать обратно.</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>Verify the export</source>
            <translation>Проверка экспорта</translation>
        </message>
        <message>
            <location filename="views/verify_dialog.py" />
            <source>{what} {where}: here {written}, in the file {read}</source>
            <translation>{what} {where}: здесь {written}, в файле {read}</translation>
        </message>
    </context>
    <context>
        <name>WaitingModel</name>
        <message>
            <location filename="models/waiting.py" />
            <source>Without a match</source>
            <translation>Без матча</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: absent</source>
            <translation>{team}: отсутствует</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: bye</source>
            <translation>{team}: бай</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: full-point bye</source>
            <translation>{team}: бай с полным очком</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: half-point bye</source>
            <translation>{team}: бай с половиной очка</translation>
        </message>
        <message>
            <location filename="models/waiting.py" />
            <source>{team}: without a match</source>
            <translation>{team}: без матча</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <location filename="views/welcome.py" />
            <source>New tournament</source>
            <translation>Новый турнир</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open a tournament…</source>
            <translation>Открыть турнир…</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open the sample event</source>
            <translation>Открыть пример турнира</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Open {name}</source>
            <translation>Открыть {name}</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Recent</source>
            <translation>Недавние</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Team Swiss tournaments: paired by the rules, saved as you type.</source>
            <translation>Командные турниры по швейцарской системе: жеребьёвка по правилам, сохранение сразу при вводе.</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>TeamSwiss</source>
            <translation>TeamSwiss</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Welcome</source>
            <translation>Добро пожаловать</translation>
        </message>
        <message>
            <location filename="views/welcome.py" />
            <source>Your first tournament, step by step</source>
            <translation>Ваш первый турнир, шаг за шагом</translation>
        </message>
    </context>
    <context>
        <name>WhyPanel</name>
        <message>
            <location filename="views/why_panel.py" />
            <source>A bracket</source>
            <translation>Брекет</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>A team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>A team cannot meet itself.</source>
            <translation>Команда не может играть сама с собой.</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Explanation</source>
            <translation>Объяснение</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Match and round</source>
            <translation>Матч и тур</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Team or bracket</source>
            <translation>Команда или брекет</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>The round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This match</source>
            <translation>Этот матч</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This round stands otherwise than the rules pair it from what is known now: it was changed by hand, or something before it was corrected.</source>
            <translation>Этот тур отличается от того, что правила дают по нынешним данным: он изменён вручную, или исправлено что-то до него.</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>This team</source>
            <translation>Эта команда</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>What is explained</source>
            <translation>Что объясняется</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>What the article says</source>
            <translation>Что говорит статья</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not against this team?</source>
            <translation>Почему не с этой командой?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not against …?</source>
            <translation>Почему не с …?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why not?</source>
            <translation>Почему нет?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Why?</source>
            <translation>Почему?</translation>
        </message>
        <message>
            <location filename="views/why_panel.py" />
            <source>Working it out…</source>
            <translation>Идёт расчёт …</translation>
        </message>
    </context>
    <context>
        <name>_FolderField</name>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Choose: {what}</source>
            <translation>Выбрать: {what}</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>Choose…</source>
            <translation>Выбрать…</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>None</source>
            <translation>Нет</translation>
        </message>
        <message>
            <location filename="views/dialogs/preferences.py" />
            <source>None: {what}</source>
            <translation>Нет: {what}</translation>
        </message>
    </context>
    <context>
        <name>articles</name>
        <message>
            <location filename="articles" />
            <source>A bracket holds the teams of one score and those that were moved down to it. It is homogeneous if all have one score.</source>
            <translation>В брекет входят команды с одинаковыми очками и команды, опущенные в него сверху. Он однородный, если у всех поровну очков.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A bracket with moved-down teams is content with a pair fewer.</source>
            <translation>В брекете с опущенными командами составляется на одну пару меньше.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A downfloat like the one in the round before is allowed, for as few as possible.</source>
            <translation>Даунфлоат, как в предыдущем туре, допускается, но для как можно меньшего числа команд.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A downfloat like the one two rounds before is allowed, for as few as possible.</source>
            <translation>Даунфлоат, как два тура назад, допускается, но для как можно меньшего числа команд.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first candidate that keeps every criterion is taken at once.</source>
            <translation>Первый кандидат, соблюдающий все критерии, принимается сразу.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first team that has met its whole group meets the strongest it can one group lower.</source>
            <translation>Если первая команда уже играла со всеми в своей группе, она встречается с сильнейшей возможной из группы ниже.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A first team that has met the group below its own too meets somebody of the one after that.</source>
            <translation>Если первая команда уже играла со всеми и в группе ниже, её соперник берётся из следующей за ней группы.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A higher ranked team with an odd number gets the colour that was drawn, one with an even number the other.</source>
            <translation>Старшая команда с нечётным номером получает цвет, выпавший по жребию, с чётным — другой.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>A team that can meet nobody in its bracket is moved down to the next.</source>
            <translation>Команда, которой не с кем играть в своём брекете, опускается в следующий.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Above the middle: if the rest of the group has no pairing once the weakest team has dropped, the second weakest drops instead, and so on.</source>
            <translation>Выше середины: если после ухода слабейшей команды для остальных в группе нет жеребьёвки, вместо неё опускается вторая с конца и так далее.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Above the middle: if the weakest team has met everybody in the next group, the second weakest drops instead, and so on.</source>
            <translation>Выше середины: если слабейшая команда уже играла со всеми в следующей группе, вместо неё опускается вторая с конца и так далее.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>An upfloat like the one in the round before is allowed, for as few as possible.</source>
            <translation>Апфлоат, как в предыдущем туре, допускается, но для как можно меньшего числа команд.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>An upfloat like the one two rounds before is allowed, for as few pairs as possible.</source>
            <translation>Апфлоат, как два тура назад, допускается, но для как можно меньшего числа пар.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few strong colour preferences as possible are missed.</source>
            <translation>Неудовлетворённых сильных цветовых предпочтений как можно меньше.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float down again after the round before.</source>
            <translation>Как можно меньше команд опускается снова после предыдущего тура.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float down as they did two rounds before.</source>
            <translation>Как можно меньше команд опускается так же, как два тура назад.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float up again after the round before.</source>
            <translation>Как можно меньше команд поднимается снова после предыдущего тура.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible float up as they did two rounds before.</source>
            <translation>Как можно меньше команд поднимается так же, как два тура назад.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few teams as possible miss the colour they prefer.</source>
            <translation>Как можно меньше команд не получает предпочитаемый цвет.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few topscorers and their opponents as possible get beyond a colour difference of 2.</source>
            <translation>Как можно меньше топскореров и их соперников получает разницу цветов больше 2.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As few topscorers and their opponents as possible get one colour three times running.</source>
            <translation>Как можно меньше топскореров и их соперников получает один цвет три раза подряд.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As many pairs as possible, so as few downfloaters as possible.</source>
            <translation>Как можно больше пар, то есть как можно меньше даунфлоатеров.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>As many teams as possible get the colour they prefer.</source>
            <translation>Как можно больше команд получает предпочитаемый цвет.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Before anybody has played, odd numbers of the upper half get the colour that was drawn, even numbers the other.</source>
            <translation>Пока никто не играл, нечётные номера верхней половины получают цвет, выпавший по жребию, чётные — другой.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle the pairing starts from the other end: the lowest team chooses first.</source>
            <translation>Ниже середины пары составляются с другого конца: первой выбирает последняя команда.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle the pairing starts from the other end: the weakest team chooses first.</source>
            <translation>Ниже середины пары составляются с другого конца: первой выбирает слабейшая команда.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: if the rest of the group has no pairing once the strongest team has risen, the second strongest rises instead, and so on.</source>
            <translation>Ниже середины: если после ухода сильнейшей команды для остальных в группе нет жеребьёвки, вместо неё поднимается вторая по силе и так далее.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: if the strongest team has met everybody in the next group, the second strongest rises instead, and so on.</source>
            <translation>Ниже середины: если сильнейшая команда уже играла со всеми в следующей группе, вместо неё поднимается вторая по силе и так далее.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: who has met the group above its own too meets somebody of the one after that.</source>
            <translation>Ниже середины: если команда уже играла со всеми и в группе выше, её соперник берётся из следующей за ней группы.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Below the middle: who has met the whole group meets the weakest it can one group up.</source>
            <translation>Ниже середины: кто уже играл со всей группой, встречается со слабейшей возможной из группы выше.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Both get the colour they prefer.</source>
            <translation>Обе команды получают предпочитаемый цвет.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Brackets are paired from the top. If what is left could not be completed, the last bracket paired is paired again for that purpose, and all lower scores become one bracket.</source>
            <translation>Пары в брекетах составляются сверху вниз. Если остальных нельзя распределить, последний брекет составляется заново с этой целью, а все команды ниже объединяются в один брекет.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>C.04.3 (2017)</source>
            <translation>C.04.3 (2017)</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>C.04.6 (February 2026)</source>
            <translation>C.04.6 (февраль 2026)</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C10: as few upfloaters as possible meet a team that floated in the round before; not asked in the last two rounds.</source>
            <translation>C10: с апфлоатерами встречается как можно меньше команд, которые были флоатерами в предыдущем туре; в двух последних турах не требуется.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C1: two teams never play each other a second time.</source>
            <translation>C1: две команды никогда не играют между собой второй раз.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C2: no bye for a team that had one already, or that scored a win's points in one round without playing.</source>
            <translation>C2: бай не получает команда, у которой он уже был или которая в одном из туров набрала без игры столько же, сколько за победу.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C2: no bye for a team that had one already, won by forfeit, or was given a full-point bye.</source>
            <translation>C2: бай не получает команда, у которой он уже был, которая выиграла по неявке или имела бай с полным очком.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C3: the upfloaters must leave all other teams a legal pairing.</source>
            <translation>C3: после выбора апфлоатеров для всех остальных команд должна оставаться допустимая жеребьёвка.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C3: whatever is chosen, the teams still waiting must have a legal pairing.</source>
            <translation>C3: при любом выборе для оставшихся команд должна существовать допустимая жеребьёвка.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C4: as few upfloaters as possible.</source>
            <translation>C4: как можно меньше апфлоатеров.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C5: the upfloaters come from scores as high as possible; the lowest of them counts first. The figures are their scores.</source>
            <translation>C5: у апфлоатеров как можно больше очков, прежде всего у самого нижнего из них. Числа — их очки.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C6: as many teams of the next scoregroup as possible can be paired within it. The figure counts those that leave it.</source>
            <translation>C6: как можно больше команд следующей очковой группы можно распределить внутри неё. Число показывает, сколько команд её покидает.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C6: the upfloaters leave a next scoregroup that can still be paired with as few upfloaters as it needs. 0: it can; 1: it cannot.</source>
            <translation>C6: после ухода апфлоатеров следующую очковую группу ещё можно распределить с наименьшим нужным ей числом апфлоатеров. 0: можно; 1: нельзя.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C7: as few teams as possible miss the colour they prefer.</source>
            <translation>C7: как можно меньше команд не получает предпочитаемый цвет.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C7: as few upfloaters as possible that floated in the round before; not asked in the last two rounds.</source>
            <translation>C7: как можно меньше апфлоатеров, которые были флоатерами в предыдущем туре; в двух последних турах не требуется.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C8: as few teams as possible miss the colour they prefer.</source>
            <translation>C8: как можно меньше команд не получает предпочитаемый цвет.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C8: with preferences of type B, as few strong preferences as possible are missed.</source>
            <translation>C8: при предпочтениях типа B неудовлетворённых сильных предпочтений как можно меньше.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C9: as few teams as possible float in two rounds running; not asked in the last two rounds.</source>
            <translation>C9: как можно меньше команд становятся флоатерами два тура подряд; в двух последних турах не требуется.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>C9: with preferences of type B, as few strong preferences as possible are missed.</source>
            <translation>C9: при предпочтениях типа B неудовлетворённых сильных предпочтений как можно меньше.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>D.II.02 (Olympiad 2008)</source>
            <translation>D.II.02 (Олимпиада 2008)</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Draft of the team pairing system</source>
            <translation>Проект командной системы жеребьёвки</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch 2017</source>
            <translation>Голландская 2017</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch earlier</source>
            <translation>Голландская прежняя</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Dutch system, earlier edition</source>
            <translation>Голландская система, прежняя редакция</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Everybody is paired within the group, if that can be, before anybody leaves it.</source>
            <translation>Если возможно, все играют внутри группы, и никто её не покидает.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Exchanges: teams change between the halves, as few as possible, as near to the middle as possible.</source>
            <translation>Обмены: команды переходят из половины в половину, как можно меньше команд и как можно ближе к середине.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Fewer of those moved down are paired first; in the end they stand with the others.</source>
            <translation>Сначала распределяется меньше опущенных команд; в конце концов они стоят наравне с остальными.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>From an odd group above the middle the weakest team drops and meets the strongest it can in the next group.</source>
            <translation>Из нечётной группы выше середины опускается слабейшая команда и встречается с сильнейшей возможной в следующей группе.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>From an odd group below the middle the strongest team rises and meets the weakest it can in the next group.</source>
            <translation>Из нечётной группы ниже середины поднимается сильнейшая команда и встречается со слабейшей возможной в следующей группе.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a group has no complete pairing with one floater but with another, the other is taken.</source>
            <translation>Если с одним флоатером полной жеребьёвки в группе нет, а с другим есть, берётся другой.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a group has no complete pairing within the colour limits, it is paired without them.</source>
            <translation>Если группу нельзя полностью распределить, соблюдая пределы цветов, пары составляются без учёта этих пределов.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a round cannot be completed, the arbiter decides.</source>
            <translation>Если тур нельзя составить полностью, решает судья.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If a round cannot be completed, the chief arbiter decides.</source>
            <translation>Если тур нельзя составить полностью, решает главный судья.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If all points are equal, the first-team is the one with the smaller number.</source>
            <translation>Если все очки равны, первая команда — та, у которой меньше номер.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If both teams prefer the same colour, the first-team gets it.</source>
            <translation>Если обе команды предпочитают один и тот же цвет, его получает первая команда.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If neither team has played yet, a first-team with an odd number gets the colour that was drawn, one with an even number the other.</source>
            <translation>Если ни одна из команд ещё не играла, первая команда с нечётным номером получает цвет, выпавший по жребию, с чётным — другой.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If not all that were moved down can be paired, the highest ones are tried first.</source>
            <translation>Если нельзя распределить всех опущенных, сначала пробуются старшие.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If only one of the two teams has a colour preference, it gets that colour.</source>
            <translation>Если цветовое предпочтение есть только у одной из двух команд, она получает этот цвет.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the floater cannot be paired in the next group, the next pairing in the order is tried; two groups without a pairing become one.</source>
            <translation>Если для флоатера нет пары в следующей группе, пробуется следующая по порядку жеребьёвка; две группы без жеребьёвки объединяются.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the lowest bracket has no pairing, the one above it is paired again or joined to it.</source>
            <translation>Если в нижнем брекете нет жеребьёвки, брекет над ним составляется заново или объединяется с ним.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the number is odd, the team left over at the end has the bye.</source>
            <translation>При нечётном числе команд бай получает оставшаяся в конце.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the primary scores are equal, the first-team is the one with more secondary points, unless the regulations leave them out.</source>
            <translation>При равном первичном счёте первая команда — та, у которой больше вторичных очков, если положение о турнире их не исключает.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If the two teams prefer different colours, both get theirs.</source>
            <translation>Если две команды предпочитают разные цвета, обе получают свой.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>If those moved down cannot be paired, the bracket before sends down others of the same scores.</source>
            <translation>Если опущенных нельзя распределить, предыдущий брекет отдаёт вниз других с теми же очками.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In an odd group the team left in the middle floats to the next group.</source>
            <translation>В нечётной группе команда, оставшаяся в середине, переходит в следующую группу.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In odd rounds two teams with the same preference, strong at least, may meet after all.</source>
            <translation>В нечётных турах две команды с одинаковым предпочтением, хотя бы сильным, всё же могут встретиться.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In rounds 1 and 2 the top half of the list has two imaginary match points, for the pairing only.</source>
            <translation>В турах 1 и 2 у верхней половины списка два условных матчевых очка, только для жеребьёвки.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In the first round odd numbers get the colour that was drawn on board 1, even numbers the other.</source>
            <translation>В первом туре нечётные номера получают цвет, выпавший по жребию на доске 1, чётные — другой.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>In the middle group, floaters from above and from below do not meet.</source>
            <translation>В средней группе флоатеры сверху и снизу между собой не встречаются.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Look back to the last time that one had White and the other Black, and turn it round. Rounds not played are skipped.</source>
            <translation>Найти последний тур, в котором у одной были белые, а у другой чёрные, и поменять цвета. Несыгранные туры пропускаются.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No bye for a team that had one already or won by forfeit.</source>
            <translation>Бай не получает команда, у которой он уже был или которая выиграла по неявке.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No bye for a team that has scored without playing.</source>
            <translation>Бай не получает команда, набравшая очки без игры.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets beyond a colour difference of two, and none the same colour three times running.</source>
            <translation>Ни одна команда не получает разницу цветов больше двух или один цвет три раза подряд.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets the same float as two rounds before.</source>
            <translation>Ни одна команда не получает такой же флоат, как два тура назад.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>No team gets the same float in two rounds running.</source>
            <translation>Ни одна команда не получает один и тот же флоат два тура подряд.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams equal in score and matches, the bye goes to the one with the largest number.</source>
            <translation>При равных очках и равном числе матчей бай получает команда с наибольшим номером.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams with the same score, the bye goes to the one that has played most matches.</source>
            <translation>При равных очках бай получает команда, сыгравшая больше всего матчей.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Of teams with the same score, the bye goes to the one that has played most.</source>
            <translation>При равных очках бай получает команда, которая играла больше всех.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Olympiad</source>
            <translation>Олимпиада</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>One more pair may leave a colour preference unfulfilled (X), or a strong one (Z).</source>
            <translation>Ещё в одной паре может остаться неудовлетворённым цветовое предпочтение (X) или сильное (Z).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Opponents have the same match points, or as near as possible.</source>
            <translation>У соперников поровну матчевых очков или как можно ближе к этому.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>P0: the pairs that a bracket could have, half of its teams. P: those that it has.</source>
            <translation>P0: сколько пар возможно в брекете, половина числа его команд. P: сколько пар в нём есть.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Pairings of a bracket are put in order: first the smaller numbers of all pairs, then their opponents. The earlier one wins where all else is equal.</source>
            <translation>Варианты жеребьёвки брекета упорядочены: сначала по меньшим номерам всех пар, затем по их соперникам. При прочих равных берётся более ранний.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Scores of opponents are as near as possible.</source>
            <translation>Очки соперников как можно ближе.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Section G, the order in a group: every opponent’s match points times the game points won against it, added up without the opponent that has fewest match points; then the opponents’ match points without that one; then with it.</source>
            <translation>Раздел G, порядок в группе: матчевые очки каждого соперника умножаются на игровые очки, набранные против него, и складываются без соперника, у которого матчевых очков меньше всего; затем матчевые очки соперников без этого соперника; затем вместе с ним.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Sets of upfloaters are put in order like words: by the number of the first team, then of the second, and so on.</source>
            <translation>Наборы апфлоатеров упорядочены, как слова: по номеру первой команды, затем второй и так далее.</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Team 2026</source>
            <translation>Командная 2026</translation>
        </message>
        <message>
            <location filename="words/articles/__init__.py" />
            <source>Team draft</source>
            <translation>Командная, проект</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bracket is content with a pair fewer; with none, it moves down as a whole.</source>
            <translation>В брекете составляется на одну пару меньше; если ни одной, он целиком опускается.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the last number of the lowest group, once to a team at most. It counts one match point and two game points.</source>
            <translation>Бай получает последний номер нижней группы, не более одного раза за турнир. Он даёт одно матчевое очко и два игровых.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score, then to the team that has played most matches, then to the largest number; all others must still have a legal pairing.</source>
            <translation>Бай получает команда с наименьшими очками, затем сыгравшая больше всего матчей, затем с наибольшим номером; для всех остальных должна оставаться допустимая жеребьёвка.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score, then to the team that has played most, then to the largest number; all others must still have a legal pairing.</source>
            <translation>Бай получает команда с наименьшими очками, затем игравшая больше всех, затем с наибольшим номером; для всех остальных должна оставаться допустимая жеребьёвка.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye goes to the lowest score.</source>
            <translation>Бай получает команда с наименьшими очками.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The bye must leave a legal pairing for all others.</source>
            <translation>После бая для всех остальных должна оставаться допустимая жеребьёвка.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The colours change from the last round in which the two had different ones.</source>
            <translation>Цвета меняются по сравнению с последним туром, в котором они у этих двух различались.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The downfloaters are chosen so that the next bracket can have most pairs and the smallest score differences.</source>
            <translation>Даунфлоатеры выбираются так, чтобы в следующем брекете было больше всего пар и наименьшая разница очков.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first meets the last, the second the last but one, by the order of section G.</source>
            <translation>Первый играет с последним, второй с предпоследним, в порядке раздела G.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first team of the upper half meets the first of the lower half; if that cannot be, the second, and so on, then back into its own half.</source>
            <translation>Первая команда верхней половины играет с первой нижней; если нельзя — со второй и так далее, затем с командами своей половины.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first-team gets another colour than in its last match.</source>
            <translation>Первая команда получает не тот цвет, что был в её последнем матче.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The first-team of a pair is the one with more points (primary score).</source>
            <translation>Первая команда в паре — та, у которой больше очков (первичный счёт).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The groups are paired from the top down to the middle, then from the bottom up, the middle group last. The middle is where the median team stands.</source>
            <translation>Группы распределяются сверху до середины, затем снизу вверх, средняя группа последней. Середина там, где стоит медианная команда.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The higher ranked of the two gets the colour it prefers.</source>
            <translation>Старшая из двух получает предпочитаемый цвет.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The last bracket before the collapse sends down teams that complete the round.</source>
            <translation>Последний брекет перед объединением отдаёт вниз команды, с которыми тур можно завершить.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, then by their opponents; the first that is legal and best by C7, C8 and C9 is taken.</source>
            <translation>Пары брекета: варианты жеребьёвки упорядочены по меньшим номерам всех пар, затем по их соперникам; берётся первый допустимый, лучший по C7, C8 и C9.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, then by their opponents; the first that is legal and best by C8, C9 and C10 is taken.</source>
            <translation>Пары брекета: варианты жеребьёвки упорядочены по меньшим номерам всех пар, затем по их соперникам; берётся первый допустимый, лучший по C8, C9 и C10.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The score differences of pairs and downfloaters are as small as possible.</source>
            <translation>Разница очков в парах и у даунфлоатеров как можно меньше.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The stronger preference is granted.</source>
            <translation>Удовлетворяется более сильное предпочтение.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The stronger preference is granted; between two absolute ones the wider colour difference.</source>
            <translation>Удовлетворяется более сильное предпочтение; из двух абсолютных — то, где больше разница цветов.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The team that is not the first-team gets another colour than in its last match.</source>
            <translation>Команда, которая не является первой, получает не тот цвет, что был в её последнем матче.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; the first that gives a legal pairing and is best by C6 and C7 is taken.</source>
            <translation>Апфлоатеры: наборы, соблюдающие C4 и C5, упорядочены по номерам их команд; берётся первый, который даёт допустимую жеребьёвку и лучше всего соблюдает C6 и C7.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; the first that gives a legal pairing and is best by C6 is taken.</source>
            <translation>Апфлоатеры: наборы, соблюдающие C4 и C5, упорядочены по номерам их команд; берётся первый, который даёт допустимую жеребьёвку и лучше всего соблюдает C6.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>The upper half meets the lower half in order. Once all requirements are kept, the bracket is done and who is left moves down.</source>
            <translation>Верхняя половина играет с нижней по порядку. Как только все требования соблюдены, брекет готов, а оставшиеся опускаются.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>To pair a bracket, the next exchange between its halves is tried.</source>
            <translation>Чтобы составить пары брекета, пробуется следующий обмен между его половинами.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>To pair a bracket, the next transposition of its lower half is tried.</source>
            <translation>Чтобы составить пары брекета, пробуется следующая перестановка его нижней половины.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Top scorers may meet although both must have the same colour.</source>
            <translation>Топскореры могут встретиться, даже если обоим нужен один цвет.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Transpositions: the lower half is tried in other orders, the earliest change at the end.</source>
            <translation>Перестановки: нижняя половина пробуется в другом порядке, изменения начинаются с конца.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams never play each other a second time.</source>
            <translation>Две команды никогда не играют между собой второй раз.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams that must have the same colour (absolute preference) do not meet, unless one is a topscorer in the last round.</source>
            <translation>Две команды, которым нужен один цвет (абсолютное предпочтение), не встречаются, если только одна из них не топскорер в последнем туре.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Two teams that must have the same colour (absolute preference) do not meet; may be left aside for top scorers.</source>
            <translation>Две команды, которым нужен один цвет (абсолютное предпочтение), не встречаются; для топскореров можно отступить.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Type B only: a strong colour preference goes before a mild one.</source>
            <translation>Только для типа B: сильное цветовое предпочтение важнее слабого.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Which of those moved down are paired first: the highest ones, then the next set.</source>
            <translation>Кто из опущенных распределяется первым: старшие, затем следующий набор.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>White goes to the team that has had it less often; after that the colours alternate.</source>
            <translation>Белые получает команда, у которой они были реже; дальше цвета чередуются.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>White goes to the team with the lower colour difference (Whites less Blacks).</source>
            <translation>Белые получает команда с меньшей разницей цветов (белые минус чёрные).</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats down again after the round before does so by as few points as possible.</source>
            <translation>Кто опускается снова после предыдущего тура, опускается на как можно меньше очков.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats down as two rounds before does so by as few points as possible.</source>
            <translation>Кто опускается, как два тура назад, опускается на как можно меньше очков.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats up again after the round before does so by as few points as possible.</source>
            <translation>Кто поднимается снова после предыдущего тура, поднимается на как можно меньше очков.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who floats up as two rounds before does so by as few points as possible.</source>
            <translation>Кто поднимается, как два тура назад, поднимается на как можно меньше очков.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who has White: the parts of this article are tried in their order, and the first that fits the pair decides.</source>
            <translation>У кого белые: пункты этой статьи проверяются по порядку, решает первый, подходящий к паре.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>Who stays unpaired in a bracket floats down to the next. Who meets a lower score gets a downfloat, who meets a higher one an upfloat; not playing is a downfloat.</source>
            <translation>Кто остался без пары в брекете, опускается в следующий. Кто играет с соперником, у которого меньше очков, получает даунфлоат, у которого больше — апфлоат; тур без игры — даунфлоат.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With equal balance and different colours in the last round, both change colour.</source>
            <translation>При равном балансе и разных цветах в последнем туре обе меняют цвет.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With equal balance, the colours that keep runs of one colour shortest.</source>
            <translation>При равном балансе — цвета, при которых серии одного цвета короче всего.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With the same colours so far and in balance, the higher ranked team changes colour.</source>
            <translation>Если цвета до сих пор были одинаковыми и баланс ровный, цвет меняет старшая команда.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>With the same colours so far, the higher ranked team is brought to balance.</source>
            <translation>Если цвета до сих пор были одинаковыми, баланс выравнивается у старшей команды.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>X1: the pairs that must leave a colour preference unfulfilled, at least. Z1: the same for strong preferences, in even rounds.</source>
            <translation>X1: наименьшее число пар, в которых цветовое предпочтение неизбежно остаётся неудовлетворённым. Z1: то же для сильных предпочтений, в чётных турах.</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>a team that floated in the round before would float again</source>
            <translation>команда, бывшая флоатером в предыдущем туре, стала бы им снова</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>both change colour from the last round</source>
            <translation>обе меняют цвет по сравнению с последним туром</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>both colour preferences can be granted</source>
            <translation>можно удовлетворить оба цветовых предпочтения</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>fewer teams of the next scoregroup could be paired among themselves</source>
            <translation>в следующей очковой группе между собой можно было бы распределить меньше команд</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>it may not have the bye</source>
            <translation>бай ей не положен</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>it would make a colour or floater criterion worse</source>
            <translation>это ухудшило бы критерий цвета или флоатеров</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more colour preferences would be missed</source>
            <translation>неудовлетворённых цветовых предпочтений было бы больше</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more strong colour preferences would be missed</source>
            <translation>неудовлетворённых сильных цветовых предпочтений было бы больше</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more teams that floated in the round before would meet an upfloater</source>
            <translation>с апфлоатерами встретилось бы больше команд, бывших флоатерами в предыдущем туре</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>more upfloaters would be needed</source>
            <translation>понадобилось бы больше апфлоатеров</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>only one of the two preferences is strong, and it is granted</source>
            <translation>только одно из двух предпочтений сильное, и оно удовлетворяется</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>only one of them has a colour preference, and it is granted</source>
            <translation>цветовое предпочтение есть только у одной, и оно удовлетворяется</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>otherwise a team would go beyond the colour limits</source>
            <translation>иначе команда вышла бы за пределы цветов</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>somebody in the bracket would be left without an opponent</source>
            <translation>в брекете кто-то остался бы без соперника</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the arbiter has forbidden this pair</source>
            <translation>судья запретил эту пару</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the colours alternate from the last time that they differed</source>
            <translation>цвета чередуются с того тура, когда они в последний раз различались</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the first-team changes colour from its last match</source>
            <translation>первая команда меняет цвет после своего последнего матча</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the higher ranked team changes colour from its last match</source>
            <translation>старшая команда меняет цвет после своего последнего матча</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the higher ranked team is brought to balance</source>
            <translation>баланс выравнивается у старшей команды</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the other team changes colour from its last match</source>
            <translation>другая команда меняет цвет после своего последнего матча</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the others could not all be paired any more</source>
            <translation>остальных уже нельзя было бы распределить полностью</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the preference of the first-team is granted</source>
            <translation>удовлетворяется предпочтение первой команды</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the preference of the higher ranked team is granted</source>
            <translation>удовлетворяется предпочтение старшей команды</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the rest of the bracket could not be paired any more</source>
            <translation>остаток брекета уже нельзя было бы распределить</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the stronger preference is granted</source>
            <translation>удовлетворяется более сильное предпочтение</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the team that had White less often gets it</source>
            <translation>белые получает команда, у которой они были реже</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the team with the lower colour difference gets White</source>
            <translation>белые получает команда с меньшей разницей цветов</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>the upfloaters would come from lower scores</source>
            <translation>у апфлоатеров было бы меньше очков</translation>
        </message>
        <message>
            <location filename="articles" />
            <source>this keeps the runs of one colour shortest</source>
            <translation>так серии одного цвета короче всего</translation>
        </message>
    </context>
    <context>
        <name>check</name>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: all else equal, {wanted} stands before {found} ({article})</source>
            <translation>брекет {score}: при прочих равных {wanted} стоит раньше, чем {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: equal by {equal}; identifier {wanted} before {found} ({article})</source>
            <translation>брекет {score}: равенство по {equal}; идентификатор {wanted} раньше, чем {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: equal by {equal}; upfloaters {wanted} stand before {found} ({article})</source>
            <translation>брекет {score}: равенство по {equal}; апфлоатеры {wanted} стоят раньше, чем {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: the teams left over could not be paired as the rules ask ({article})</source>
            <translation>брекет {score}: оставшиеся команды нельзя было бы распределить, как требуют правила ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bracket {score}: {criterion} is {found} {there}, {wanted} by the rules ({article})</source>
            <translation>брекет {score}: {criterion} — {there} {found}, по правилам {wanted} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>by the rules: {pairs}</source>
            <translation>по правилам: {pairs}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>bye: the file has {found}, the rules give {wanted}</source>
            <translation>бай: в файле {found}, по правилам {wanted}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>colours: {white}-{black} in the file, {black}-{white} by article {rule}</source>
            <translation>цвета: в файле {white}-{black}, по статье {rule} {black}-{white}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>compared, by the rules: {values}</source>
            <translation>сравнение, по правилам: {values}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>compared, in the file: {values}</source>
            <translation>сравнение, в файле: {values}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>group {score}: the rules let {wanted} leave the group, {there} {found} ({article})</source>
            <translation>группа {score}: по правилам группу покидает {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>in the file</source>
            <translation>в файле</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>in the file: {pairs}</source>
            <translation>в файле: {pairs}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>nobody</source>
            <translation>никто</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>round {round} ({system}) differs</source>
            <translation>тур {round} ({system}) отличается</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>round {round}: no legal pairing exists; the arbiter's stands</source>
            <translation>тур {round}: допустимой жеребьёвки нет; остаётся жеребьёвка судьи</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>scores and matches played equal; the bye goes to the largest number: {wanted}, {there} {found} ({article})</source>
            <translation>очки и число матчей равны; бай получает наибольший номер: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>scores equal; the bye goes to the most matches played: {wanted}, {there} {found} ({article})</source>
            <translation>очки равны; бай получает сыгравший больше всего матчей: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the bye goes to the lowest score: {wanted}, {there} {found} ({article})</source>
            <translation>бай при наименьших очках: {wanted}, {there} {found} ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the lower brackets follow from it</source>
            <translation>нижние брекеты следуют из этого</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>the number of teams decides whether there is a bye ({article})</source>
            <translation>есть ли бай, зависит от числа команд ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>with the bye to {found} no legal pairing is left ({article})</source>
            <translation>если бай получает {found}, допустимой жеребьёвки не остаётся ({article})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{different} of {rounds} rounds differ</source>
            <translation>отличается туров: {different} из {rounds}</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} have met before ({cited})</source>
            <translation>{found} уже играли между собой ({cited})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} may not have the bye ({cited})</source>
            <translation>{found}: бай не положен ({cited})</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} must not be paired with each other</source>
            <translation>{found}: эту пару составлять нельзя</translation>
        </message>
        <message>
            <location filename="cli/check.py" />
            <source>{found} would give one of the two a colour that it may not have ({article})</source>
            <translation>{found}: одна из двух получила бы недопустимый цвет ({article})</translation>
        </message>
    </context>
    <context>
        <name>chess-results</name>
        <message>
            <location filename="formats/chess_results.py" />
            <source>chess-results.com takes this file only with a key that the site itself gives to an arbiter. TeamSwiss writes the file without it and uploads nothing.</source>
            <translation>chess-results.com принимает этот файл только с ключом, который сайт сам выдаёт судье. TeamSwiss пишет файл без ключа и ничего не отправляет.</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <location filename="cli/commands.py" />
            <source>standard output: {reason}</source>
            <translation>стандартный вывод: {reason}</translation>
        </message>
    </context>
    <context>
        <name>consequences</name>
        <message>
            <location filename="models/consequences.py" />
            <source>Bracket {score}: the criteria are equal, but the order of the rules puts other pairs first{article}.</source>
            <translation>Брекет {score}: критерии равны, но в порядке правил раньше стоят другие пары{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Bracket {score}: {criterion} would be {found} instead of {wanted}{article}.</source>
            <translation>Брекет {score}: {criterion} — {found} вместо {wanted}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules nobody has the bye{article}.</source>
            <translation>По правилам бая ни у кого нет{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules {team} has the bye{article}.</source>
            <translation>По правилам бай у команды {team}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>By the rules: {white} – {black}.</source>
            <translation>По правилам: {white} – {black}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>No legal pairing exists for this round; the arbiter decides.</source>
            <translation>Для этого тура допустимой жеребьёвки нет; решает судья.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>No place and no points after round {round} change.</source>
            <translation>Места и очки после тура {round} не меняются.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Round {round} was paired on the old result; from the new one the rules would pair it otherwise. Its pairing stays.</source>
            <translation>Жеребьёвка тура {round} проведена по старому результату; по новому правила дали бы другую. Жеребьёвка остаётся.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>Round {round} was paired on the old result; its pairing stays.</source>
            <translation>Жеребьёвка тура {round} проведена по старому результату; она остаётся.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>points as before</source>
            <translation>очки прежние</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{first} and {second}</source>
            <translation>{first} и {second}</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{new} points ({other_new}) instead of {old} ({other_old})</source>
            <translation>очки {new} ({other_new}) вместо {old} ({other_old})</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} had points without playing in round {round}{article}.</source>
            <translation>{teams}: очки без игры в туре {round}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} have met in round {round}{article}.</source>
            <translation>{teams} уже играли в туре {round}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{teams} must not be paired with each other.</source>
            <translation>{teams}: эту пару составлять нельзя.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{team} goes from place {old_rank} to {new_rank} after round {after}: {points}.</source>
            <translation>{team}: с места {old_rank} на {new_rank} после тура {after}: {points}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{team} stays in place {new_rank} after round {after}: {points}.</source>
            <translation>{team}: остаётся на месте {new_rank} после тура {after}: {points}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>{white} would have White; the rules give White to {black}{article}.</source>
            <translation>Белыми играла бы команда {white}; по правилам белыми играет {black}{article}.</translation>
        </message>
        <message>
            <location filename="models/consequences.py" />
            <source>… and other teams: {count}.</source>
            <translation>… и ещё команд: {count}.</translation>
        </message>
    </context>
    <context>
        <name>demo</name>
        <message>
            <location filename="cli/demo.py" />
            <source>Documents are in {folder}:</source>
            <translation>Документы в папке {folder}:</translation>
        </message>
    </context>
    <context>
        <name>documents</name>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more set(s) of nearer scores could not be taken either.</source>
            <translation>
                <numerusform>Ещё %n набор с более близкими очками тоже нельзя было взять.</numerusform>
                <numerusform>Ещё %n набора с более близкими очками тоже нельзя было взять.</numerusform>
                <numerusform>Ещё %n наборов с более близкими очками тоже нельзя было взять.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more team(s) that would come before could not be taken either.</source>
            <translation>
                <numerusform>Ещё %n команду, стоящую раньше по порядку, тоже нельзя было взять.</numerusform>
                <numerusform>Ещё %n команды, стоящие раньше по порядку, тоже нельзя было взять.</numerusform>
                <numerusform>Ещё %n команд, стоящих раньше по порядку, тоже нельзя было взять.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>(drawn by lot: {seed})</source>
            <translation>(по жребию, начальное число {seed})</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>*: not finished.</source>
            <translation>*: партия не закончена.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>*: results are missing; match points come with the last of them.</source>
            <translation>*: не все результаты внесены; матчевые очки даются с последним из них.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>+ and – are games won and lost by forfeit.</source>
            <translation>+ и –: партии, выигранные и проигранные по неявке.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>+ and –: forfeits.</source>
            <translation>+ и –: неявки.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>+: won by forfeit.</source>
            <translation>+: выигрыш по неявке.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>A page for every team: its matches and its players.</source>
            <translation>По странице на каждую команду: её матчи и игроки.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>A player counts on every board they played often enough, with the games there.</source>
            <translation>Игрок учитывается на каждой доске, где сыграл достаточно партий; засчитываются партии на этой доске.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>A player counts on the board they played most, with all games.</source>
            <translation>Игрок учитывается на доске, где играл чаще всего; засчитываются все его партии.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>A result is that of the player at the left, then of the one at the right.</source>
            <translation>Результат: сначала игрок слева, затем справа.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>A team that wins a prize is left out of the categories below it.</source>
            <translation>Команда, получившая приз, в категориях ниже не участвует.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>A team without a possible opponent here was moved down.</source>
            <translation>Команда без возможного соперника опущена отсюда.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Acceleration</source>
            <translation>Ускорение</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>After round {number} of {rounds}</source>
            <translation>После тура {number} из {rounds}</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Against</source>
            <translation>ИО соп.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>All teams have a score of {score}.</source>
            <translation>У всех команд поровну очков: {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>All teams that are paired in this round have a score of {score}.</source>
            <translation>У всех команд, участвующих в жеребьёвке этого тура, поровну очков: {score}.</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Arbiter</source>
            <translation>Судья</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/builders/board_prizes.py" />
            <source>At least %n game(s); decided by {measures}. Forfeits do not count.</source>
            <translation>
                <numerusform>Не менее %n партии; порядок определяют: {measures}. Неявки не учитываются.</numerusform>
                <numerusform>Не менее %n партий; порядок определяют: {measures}. Неявки не учитываются.</numerusform>
                <numerusform>Не менее %n партий; порядок определяют: {measures}. Неявки не учитываются.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>At the tables</source>
            <translation>Для столов</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Average</source>
            <translation>Средний</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Average rating</source>
            <translation>Средний рейтинг</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Average rating of the teams</source>
            <translation>Средний рейтинг команд</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>Average: the {count} highest-rated players; one without a rating counts as {floor}.</source>
            <translation>Средний: игроки с высшим рейтингом ({count}); игрок без рейтинга идёт за {floor}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Bd</source>
            <translation>Д.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Before it came {team}, but {reason}.</source>
            <translation>Раньше стояла {team}, но {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Before round 1</source>
            <translation>Перед туром 1</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Before the pairing</source>
            <translation>Перед жеребьёвкой</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Before them in the order came {teams}, but {reason}.</source>
            <translation>По порядку раньше стояли {teams}, но {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Before this team in the order came {teams}, but {reason}.</source>
            <translation>По порядку перед этой командой стояла {teams}, но {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black FIDE id</source>
            <translation>FIDE id чёрных</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>Black game points</source>
            <translation>Игровые очки чёрных</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black match points</source>
            <translation>Матчевые очки чёрных</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black match points before</source>
            <translation>Матчевые очки чёрных до тура</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black no.</source>
            <translation>№ чёрных</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Black on board 1</source>
            <translation>Чёрные на доске 1</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black points</source>
            <translation>Очки чёрных</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black rating</source>
            <translation>Рейтинг чёрных</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team</source>
            <translation>Команда чёрных</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: colour</source>
            <translation>Команда чёрных: цвет</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: rating</source>
            <translation>Команда чёрных: рейтинг</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Black team: title</source>
            <translation>Команда чёрных: звание</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Black's team</source>
            <translation>Команда чёрных</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board</source>
            <translation>Доска</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Board colours of the White team</source>
            <translation>Цвета на досках команды белых</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Board order</source>
            <translation>Порядок досок</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Board pairings</source>
            <translation>Пары по доскам</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Board played most often</source>
            <translation>Доска, на которой игрок выступал чаще всего</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board prizes</source>
            <translation>Призы на досках</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Board {number}</source>
            <translation>Доска {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Boards</source>
            <translation>Доски</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Bonus in round {number}</source>
            <translation>Надбавка в туре {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Born</source>
            <translation>Г. р.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Bracket of 1 point</source>
            <translation>Брекет, очки: 1</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Bracket of {score} points</source>
            <translation>Брекет, очки: {score}</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Byes are in {mp} and {gp} only.</source>
            <translation>Баи учтены только в {mp} и {gp}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Byes: match points, game points</source>
            <translation>Баи: матчевые очки, игровые очки</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Captain</source>
            <translation>Капитан</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Captain, Black on board 1</source>
            <translation>Капитан, чёрные на доске 1</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Captain, White on board 1</source>
            <translation>Капитан, белые на доске 1</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Category</source>
            <translation>Категория</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>Changed by the arbiter</source>
            <translation>Изменено судьёй</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Chief arbiter</source>
            <translation>Главный судья</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Chief arbiter: {name}</source>
            <translation>Главный судья: {name}</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Club</source>
            <translation>Клуб</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Colour</source>
            <translation>Цвет</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Colour on board 1</source>
            <translation>Цвет на доске 1</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Colour preferences</source>
            <translation>Цветовые предпочтения</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Colours</source>
            <translation>Цвета</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Counted up to round</source>
            <translation>Подсчёт после тура</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Counts</source>
            <translation>Зачёт</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>Criteria: {values}.</source>
            <translation>Критерии: {values}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Crosstable</source>
            <translation>Кросс-таблица</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Crosstable by number</source>
            <translation>Кросс-таблица по номерам</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Crosstable by rank</source>
            <translation>Кросс-таблица по местам</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>DRAFT</source>
            <translation>ЧЕРНОВИК</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Date</source>
            <translation>Дата</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Deputy arbiter</source>
            <translation>Заместитель главного судьи</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Development coefficient</source>
            <translation>Коэффициент развития</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Each round: the board, the colour (a filled square is Black), the points. G: games.</source>
            <translation>Каждый тур: доска, цвет (закрашенный квадрат — чёрные), очки. П: партии.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Each round: the opponent’s number, the colour on board 1 (filled: Black), game points.</source>
            <translation>Каждый тур: номер соперника, цвет на доске 1 (закрашено — чёрные), игровые очки.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Each round: the opponent’s rank, the colour on board 1 (filled: Black), game points.</source>
            <translation>Каждый тур: место соперника, цвет на доске 1 (закрашено — чёрные), игровые очки.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Each team named first meets the first possible opponent.</source>
            <translation>Каждая команда, названная первой, играет с первым возможным соперником.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Entries: {count}</source>
            <translation>Записей: {count}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Event</source>
            <translation>Турнир</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every board of the round, match by match.</source>
            <translation>Все доски тура, матч за матчем.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every gesture with its time.</source>
            <translation>Каждое действие с указанием времени.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every player by name with table, board and colour, to hang beside the pairings.</source>
            <translation>Все игроки по фамилиям: стол, доска и цвет; вывешивается рядом с парами.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every player's score and performance.</source>
            <translation>Очки и перформанс каждого игрока.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Every roster in board order, with ratings and ids.</source>
            <translation>Все заявки в порядке досок, с рейтингами и id.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Expected</source>
            <translation>Ожид. очки</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Expected rating change, for interest</source>
            <translation>Ожидаемое изменение рейтинга, для сведения</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Dutch system, C.04.3 (2017)</source>
            <translation>Голландская система FIDE, C.04.3 (2017)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Dutch system, earlier edition</source>
            <translation>Голландская система FIDE, прежняя редакция</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Swiss Team Pairing System, C.04.6 (2026)</source>
            <translation>Командная швейцарская система FIDE, C.04.6 (2026)</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>FIDE Swiss Team Pairing System, earlier draft</source>
            <translation>Командная швейцарская система FIDE, прежний проект</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>FIDE id</source>
            <translation>FIDE id</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Fact</source>
            <translation>Сведения</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Fed.</source>
            <translation>Фед.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Federation</source>
            <translation>Федерация</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>Fewer of those moved down were paired first.</source>
            <translation>Сначала распределено меньше опущенных.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Final standings</source>
            <translation>Итоговое положение</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>First day</source>
            <translation>Первый день</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>First in the order are the pairings in which the half with the smaller numbers meets the half with the larger ones. None of them is taken: {reason}.</source>
            <translation>Первыми по порядку идут варианты, в которых половина с меньшими номерами играет с половиной с большими. Ни один из них не принят: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>First round</source>
            <translation>Первый тур</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>First-team: {team}.</source>
            <translation>Первая команда: {team}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Floaters from above and below have to meet here.</source>
            <translation>Здесь флоатеры сверху и снизу вынуждены встретиться.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Floating up: {teams}.</source>
            <translation>Поднимаются: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For captains: the roster is printed, the boards are written in.</source>
            <translation>Для капитанов: заявка напечатана, доски вписываются.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>For the pairing, {team} has {matches} match points and {games} game points, in the standings {shown_matches} and {shown_games}.</source>
            <translation>{team}: для жеребьёвки матчевых очков {matches}, игровых {games}; в положении {shown_matches} и {shown_games}.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For the record</source>
            <translation>Для отчётности</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>For the wall</source>
            <translation>Для стенда</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>From above: {teams}.</source>
            <translation>Сверху: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>From below: {teams}.</source>
            <translation>Снизу: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>From {score} points down the round could not be completed bracket by bracket; {teams} are paired together at the end.</source>
            <translation>Начиная с брекета {score} и ниже тур нельзя составить брекет за брекетом; {teams} в конце распределяются вместе.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>G</source>
            <translation>П</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>GP</source>
            <translation>ИО</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Game points</source>
            <translation>Игровые очки</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Game points: win, draw, loss</source>
            <translation>Игровые очки: победа, ничья, поражение</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Games</source>
            <translation>Партии</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games drawn</source>
            <translation>Партии вничью</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games lost</source>
            <translation>Проигранные партии</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games that were played; forfeits do not count.</source>
            <translation>Сыгранные партии; неявки не учитываются.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Games won</source>
            <translation>Выигранные партии</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Group of {score} points ({part})</source>
            <translation>Группа, очки: {score} ({part})</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>Had to be allowed ({pairs}×): {what} [{requirement}].</source>
            <translation>Пришлось допустить ({pairs}×): {what} [{requirement}].</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Hand in at least {minutes} minutes before the start.</source>
            <translation>Сдать не позднее чем за {minutes} мин. до начала.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>How the round was paired</source>
            <translation>Как составлен тур</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, no criterion would be worse, but that pairing of the bracket of {score} points stands later in the order of the rules.</source>
            <translation>Если бы встретились {a} и {b}, ни один критерий не ухудшился бы, но такая жеребьёвка брекета (очки: {score}) стоит в порядке правил позже.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, others than {wanted} would have to float from or to the bracket of {score} points; the rules choose these.</source>
            <translation>Если бы встретились {a} и {b}, из брекета (очки: {score}) или в него перешли бы не {wanted}, а другие; правила выбирают этих.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, somebody would have to float from the bracket of {score} points; the rules need nobody to.</source>
            <translation>Если бы встретились {a} и {b}, кому-то пришлось бы уйти из брекета (очки: {score}); по правилам это никому не нужно.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the bracket of {score} points would have {found} pairs instead of {wanted}.</source>
            <translation>Если бы встретились {a} и {b}, в брекете (очки: {score}) было бы пар {found} вместо {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the criteria would be equal, but {found} would float instead of {wanted}, which comes first in the order.</source>
            <translation>Если бы встретились {a} и {b}, критерии были бы равны, но флоатером стала бы {found}; по порядку раньше стоит {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, the other teams could not all be paired any more.</source>
            <translation>Если бы встретились {a} и {b}, остальные команды уже нельзя было бы распределить.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, {found} would have the bye instead of {wanted}, which comes before it.</source>
            <translation>Если бы встретились {a} и {b}, бай получила бы {found}; по порядку раньше стоит {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>If {a} and {b} met, {reason}: {criterion} would be {found} instead of {least} in the bracket of {score} points.</source>
            <translation>Если бы встретились {a} и {b}, {reason}: в брекете (очки: {score}) {criterion} — {found} вместо {least}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>In the group: {teams}.</source>
            <translation>В группе: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>In the order of section G: {order}.</source>
            <translation>В порядке раздела G: {order}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>In these pairs neither team has a colour preference: {rule}.</source>
            <translation>В этих парах ни у одной команды нет цветового предпочтения: {rule}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Initial colour</source>
            <translation>Начальный цвет</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Its first choice was {choice}, but {reason}.</source>
            <translation>Первый выбор — {choice}, но {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>Its first choice was {choice}, but {reason}: {criterion} would be {value} instead of {least}.</source>
            <translation>Первый выбор — {choice}, но {reason}: {criterion} — {value} вместо {least}.</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>K is 10 from 2400 on and for GM and IM, 40 up to the year of the 18th birthday and below 2300, else 20. A player new to the list may have 40. Unrated players get their first rating from FIDE; it is not worked out here.</source>
            <translation>K равен 10 от 2400 и для GM и IM, 40 до года 18-летия включительно при рейтинге ниже 2300, иначе 20. У игрока, нового в рейтинг-листе, может быть 40. Первый рейтинг игрокам без рейтинга рассчитывает FIDE; здесь он не вычисляется.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Last day</source>
            <translation>Последний день</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Line-up slips</source>
            <translation>Бланки составов</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Log</source>
            <translation>Журнал</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>M</source>
            <translation>М</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>MP</source>
            <translation>МО</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Match cards</source>
            <translation>Протоколы матчей</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Match points</source>
            <translation>Матчевые очки</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Match points: win, draw, loss</source>
            <translation>Матчевые очки: победа, ничья, поражение</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Matches</source>
            <translation>Матчи</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches drawn</source>
            <translation>Ничьи в матчах</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches lost</source>
            <translation>Проигранные матчи</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches played</source>
            <translation>Сыграно матчей</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Matches won</source>
            <translation>Выигранные матчи</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>Moved down to them: {teams}.</source>
            <translation>К ним опущены: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Name</source>
            <translation>Имя</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>National</source>
            <translation>Нац.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>National id</source>
            <translation>Национальный id</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>National rating</source>
            <translation>Национальный рейтинг</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>No match in this round: {teams}.</source>
            <translation>Без матча в этом туре: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>No other match would change.</source>
            <translation>Остальные матчи не изменились бы.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Nobody has played enough games yet.</source>
            <translation>Пока никто не сыграл достаточно партий.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>Nobody is left here for {teams}: down to the next bracket.</source>
            <translation>Здесь больше не с кем играть: {teams}. Вниз, в следующий брекет.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Not finished: {teams}. The games so far are in {gp}; {mp} come with the last of them.</source>
            <translation>Не окончено: {teams}. Сыгранные партии учтены в {gp}; {mp} даются с последней.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>Not to be paired in this round: {teams}.</source>
            <translation>Вне жеребьёвки этого тура: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>Not to be paired: {teams}.</source>
            <translation>Не подлежат жеребьёвке: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Note</source>
            <translation>Заметка</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Nothing has been played yet.</source>
            <translation>Пока ничего не сыграно.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Nothing is in the log.</source>
            <translation>Журнал пуст.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Number of players</source>
            <translation>Число игроков</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Number of teams</source>
            <translation>Число команд</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by hand.</source>
            <translation>Номера присвоены вручную.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by lot (seed {seed}).</source>
            <translation>Номера присвоены по жребию (начальное число {seed}).</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by rating.</source>
            <translation>Номера присвоены по рейтингу.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Numbered by rating; late entries follow.</source>
            <translation>Номера присвоены по рейтингу; далее идут поздние заявки.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Of two teams the first has White on board 1; its points come first.</source>
            <translation>Из двух команд первая играет белыми на доске 1; её очки стоят первыми.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>Of {teams} teams the median one stands at place {place}: the middle group is that of {score} points.</source>
            <translation>Всего команд {teams}, медианная стоит на месте {place}: средняя группа — очки {score}.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Olympiad pairing rules, D.II.02 (2008)</source>
            <translation>Правила жеребьёвки Олимпиады, D.II.02 (2008)</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Opponent</source>
            <translation>Соперник</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Opponent, colour and game points of every team in every round.</source>
            <translation>Соперник, цвет и игровые очки каждой команды в каждом туре.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Organiser</source>
            <translation>Организатор</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Out of the ordinary</source>
            <translation>Особые случаи</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Overall</source>
            <translation>Всего</translation>
        </message>
        <message>
            <location filename="documents/site.py" />
            <source>Overview</source>
            <translation>Обзор</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Page {page} of {pages}</source>
            <translation>Страница {page} из {pages}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Pairing system</source>
            <translation>Система жеребьёвки</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>Pairings</source>
            <translation>Пары тура</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Penalties and bonuses</source>
            <translation>Штрафы и надбавки</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Penalties and bonuses are included: {teams}.</source>
            <translation>Штрафы и надбавки учтены: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Penalty in round {number}</source>
            <translation>Штраф в туре {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Perf.</source>
            <translation>Перф.</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Performance rating</source>
            <translation>Рейтинг-перформанс</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Place</source>
            <translation>Место</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Places with points and every tie-break; provisional while results are missing.</source>
            <translation>Места с очками и всеми доп. показателями; предварительно, пока нет всех результатов.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Player of the Black team</source>
            <translation>Игрок команды чёрных</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Player of the White team</source>
            <translation>Игрок команды белых</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Players who are not listed are in no line-up of this round.</source>
            <translation>Игроки, которых нет в списке, не входят в составы на этот тур.</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Plays on board</source>
            <translation>На доске</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Points</source>
            <translation>Очки</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Points and games leave out forfeits; performance also leaves out opponents without a rating and games that are not rated.</source>
            <translation>В очках и партиях неявки не учитываются; в перформансе — также соперники без рейтинга и партии не для рейтинга.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Points for each: {points}. Numbers: {numbers}.</source>
            <translation>Очков у каждой: {points}. Номера: {numbers}.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Points for the pairing</source>
            <translation>Очки для жеребьёвки</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Previous standing</source>
            <translation>Прежнее место</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Primary score</source>
            <translation>Первичный счёт</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Printed {moment}</source>
            <translation>Напечатано {moment}</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Prize</source>
            <translation>Приз</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Prize list</source>
            <translation>Список призов</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Prizes</source>
            <translation>Призы</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Provisional: results are missing</source>
            <translation>Предварительно: не все результаты внесены</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Pts</source>
            <translation>Оч.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Rank</source>
            <translation>Место</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>Rated games</source>
            <translation>Партии для рейтинга</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Rating</source>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Reason</source>
            <translation>Причина</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Received</source>
            <translation>Получено</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Result</source>
            <translation>Результат</translation>
        </message>
        <message>
            <location filename="documents/builders/match_cards.py" />
            <source>Result of the match</source>
            <translation>Результат матча</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>Results</source>
            <translation>Результаты</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Roster</source>
            <translation>Заявка</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Rosters</source>
            <translation>Заявки</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Round {number}</source>
            <translation>Тур {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Round {number}, start</source>
            <translation>Тур {number}, начало</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Round {number}, table {table}</source>
            <translation>Тур {number}, стол {table}</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Round {round}, table {table}, {white} – {black}: board {boards} is adjourned and counts as a draw for the pairing ({article}).</source>
            <translation>Тур {round}, стол {table}, {white} – {black}: партия на доске {boards} отложена и для жеребьёвки считается ничьей ({article}).</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>Round {round}, table {table}, {white} – {black}: boards {boards} are adjourned and count as draws for the pairing ({article}).</source>
            <translation>Тур {round}, стол {table}, {white} – {black}: партии на досках {boards} отложены и для жеребьёвки считаются ничьими ({article}).</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Rounds</source>
            <translation>Туры</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Rounds played</source>
            <translation>Сыграно туров</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Rtg</source>
            <translation>Рейт.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>R{number}</source>
            <translation>Т{number}</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} GP</source>
            <translation>Т{number} ИО</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} colour</source>
            <translation>Т{number} цвет</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>R{number} opponent</source>
            <translation>Т{number} соперник</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Scores and results are those of the team named first, with White on board 1, then of the other.</source>
            <translation>Счёт и результаты: сначала команда, названная первой (белые на доске 1), затем другая.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Sex</source>
            <translation>Пол</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Shares are rounded down to the hundredth.</source>
            <translation>Доли округлены вниз до сотых.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Short</source>
            <translation>Кратко</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Short name</source>
            <translation>Краткое название</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Standings</source>
            <translation>Положение</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Start list</source>
            <translation>Стартовый список</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>State</source>
            <translation>Состояние</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Table</source>
            <translation>Стол</translation>
        </message>
        <message>
            <location filename="documents/builders/table_cards.py" />
            <source>Table cards</source>
            <translation>Таблички на столы</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>Table {number}</source>
            <translation>Стол {number}</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>Team no.</source>
            <translation>№ команды</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>Team pairing number</source>
            <translation>Стартовый номер команды</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>Team sheets</source>
            <translation>Листы команд</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Teams</source>
            <translation>Команды</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Teams and players</source>
            <translation>Команды и игроки</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>Teams that share a place are numbered here one after the other.</source>
            <translation>Команды с общим местом пронумерованы здесь подряд.</translation>
        </message>
        <message>
            <location filename="documents/builders/start_list.py" />
            <source>Teams: {count}</source>
            <translation>Команд: {count}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>The arbiter has forbidden that {a} and {b} meet.</source>
            <translation>Судья запретил пару {a} – {b}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The articles in our words</source>
            <translation>Статьи своими словами</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The best players of every board and overall, with the rule.</source>
            <translation>Лучшие игроки на каждой доске и в целом, с правилом.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The bracket before was paired again, so that others came down.</source>
            <translation>Предыдущий брекет составлен заново, чтобы опустились другие.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The bracket was content with fewer pairs.</source>
            <translation>В брекете составлено меньше пар.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The bye</source>
            <translation>Бай</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The colour drawn is Black. In these pairs neither team has a preference: the higher ranked one has Black if its number is odd, and White if it is even.</source>
            <translation>По жребию выпали чёрные. В этих парах ни у одной команды нет предпочтения: старшая играет чёрными, если её номер нечётный, и белыми, если чётный.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the first-team has Black if its number is odd, and White if it is even.</source>
            <translation>По жребию выпали чёрные. В этих парах ни одна команда ещё не играла: первая команда играет чёрными, если её номер нечётный, и белыми, если чётный.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the first-team, the one with the smaller number, has Black if its number is odd, and White if it is even.</source>
            <translation>По жребию выпали чёрные. В этих парах ни одна команда ещё не играла: первая команда, то есть команда с меньшим номером, играет чёрными, если её номер нечётный, и белыми, если чётный.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour drawn is Black. In these pairs neither team has played yet: the one with the smaller number has Black if that number is odd, and White if it is even.</source>
            <translation>По жребию выпали чёрные. В этих парах ни одна команда ещё не играла: команда с меньшим номером играет чёрными, если этот номер нечётный, и белыми, если чётный.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The colour drawn is White. In these pairs neither team has a preference: the higher ranked one has White if its number is odd, and Black if it is even.</source>
            <translation>По жребию выпали белые. В этих парах ни у одной команды нет предпочтения: старшая играет белыми, если её номер нечётный, и чёрными, если чётный.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the first-team has White if its number is odd, and Black if it is even.</source>
            <translation>По жребию выпали белые. В этих парах ни одна команда ещё не играла: первая команда играет белыми, если её номер нечётный, и чёрными, если чётный.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the first-team, the one with the smaller number, has White if its number is odd, and Black if it is even.</source>
            <translation>По жребию выпали белые. В этих парах ни одна команда ещё не играла: первая команда, то есть команда с меньшим номером, играет белыми, если её номер нечётный, и чёрными, если чётный.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour drawn is White. In these pairs neither team has played yet: the one with the smaller number has White if that number is odd, and Black if it is even.</source>
            <translation>По жребию выпали белые. В этих парах ни одна команда ещё не играла: команда с меньшим номером играет белыми, если этот номер нечётный, и чёрными, если чётный.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The colour limits cannot be kept in this group.</source>
            <translation>В этой группе нельзя соблюсти пределы цветов.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>The event</source>
            <translation>Турнир</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The event, its rules, standings, every round, prizes, what was unusual.</source>
            <translation>Турнир, его правила, положение, все туры, призы и всё необычное.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The first candidate {pairs} is not taken: {reason}.</source>
            <translation>Первый кандидат {pairs} не принят: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>The first candidate {pairs} is taken.</source>
            <translation>Первый кандидат {pairs} принят.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>The log only grows: taking something back is an entry of its own.</source>
            <translation>Журнал только растёт: отмена действия — отдельная запись.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>The lowest bracket had no pairing: the one above was paired again or joined to it.</source>
            <translation>В нижнем брекете не было жеребьёвки: брекет над ним составлен заново или объединён с ним.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The match scores of the round, then every board.</source>
            <translation>Счёт матчей тура, затем все доски.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>The rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The rules give the bye to {team}.</source>
            <translation>По правилам бай у команды {team}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>The rules give {white} – {black} (not played).</source>
            <translation>По правилам: {white} – {black} (нет в туре).</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain the virtual points of the Baku acceleration (C.04.7), for the pairing only.</source>
            <translation>В очках этого тура учтены виртуальные очки ускорения Baku (C.04.7), только для жеребьёвки.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain virtual points that the arbiter has given, for the pairing only.</source>
            <translation>В очках этого тура учтены виртуальные очки, данные судьёй, только для жеребьёвки.</translation>
        </message>
        <message>
            <location filename="documents/why/counted.py" />
            <source>The scores of this round contain virtual points.</source>
            <translation>В очках этого тура учтены виртуальные очки.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>The square is the colour on the board: filled is Black.</source>
            <translation>Квадрат — цвет на доске: закрашенный — чёрные.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The table's number and who plays there, folded to stand.</source>
            <translation>Номер стола и кто за ним играет; складывается и ставится на стол.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>The teams by their numbers.</source>
            <translation>Команды по номерам.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>The top half has {points} imaginary match points: {teams}.</source>
            <translation>Условные матчевые очки верхней половины — {points}: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>These groups could not be paired separately, so they became one.</source>
            <translation>Эти группы нельзя было распределить по отдельности, поэтому они объединены.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>They can all be paired among themselves; nobody floats up.</source>
            <translation>Всех можно распределить между собой; никто не поднимается.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>They stand in different groups when their turn comes, and in its own group the rules find {wanted}.</source>
            <translation>Когда подходит их очередь, они в разных группах, а в своей группе правила находят {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Thing</source>
            <translation>Предмет</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>This round was changed by hand, or something before it was corrected later. What follows on this sheet is what the rules give; what is different in the round is marked in parentheses.</source>
            <translation>Этот тур изменён вручную, или что-то до него позже исправлено. Ниже на этом листе — то, что дают правила; отличия тура отмечены в скобках.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Tie-breaks</source>
            <translation>Доп. показатели</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Tie-breaks: {names}.</source>
            <translation>Доп. показатели: {names}.</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Time</source>
            <translation>Время</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Time control</source>
            <translation>Контроль времени</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>Title</source>
            <translation>Звание</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>To be filled in and signed at the table, then cut apart; two or four a page.</source>
            <translation>Заполняются и подписываются за столом, затем разрезаются; по два или четыре на странице.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>To be paired: {teams}.</source>
            <translation>Распределяются: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>To get there, {out} and {into} change places between the halves.</source>
            <translation>Для этого {out} и {into} меняются местами между половинами.</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Tournament</source>
            <translation>Турнир</translation>
        </message>
        <message>
            <location filename="documents/xlsx.py" />
            <source>Tournament data</source>
            <translation>Данные турнира</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Tournament report</source>
            <translation>Отчёт о турнире</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>Tournament without a name</source>
            <translation>Турнир без названия</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>Value</source>
            <translation>Значение</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>Venue</source>
            <translation>Место проведения</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>What</source>
            <translation>Что</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>When its turn came, the pair was passed over: {reason}.</source>
            <translation>Когда дошла очередь, эта пара была пропущена: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/where_do_i_play.py" />
            <source>Where do I play?</source>
            <translation>Где я играю?</translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White FIDE id</source>
            <translation>FIDE id белых</translation>
        </message>
        <message>
            <location filename="documents/builders/results.py" />
            <source>White game points</source>
            <translation>Игровые очки белых</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White match points</source>
            <translation>Матчевые очки белых</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White match points before</source>
            <translation>Матчевые очки белых до тура</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White no.</source>
            <translation>№ белых</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>White on board 1</source>
            <translation>Белые на доске 1</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White points</source>
            <translation>Очки белых</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White rating</source>
            <translation>Рейтинг белых</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team</source>
            <translation>Команда белых</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: colour</source>
            <translation>Команда белых: цвет</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: rating</source>
            <translation>Команда белых: рейтинг</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>White team: title</source>
            <translation>Команда белых: звание</translation>
        </message>
        <message>
            <location filename="documents/builders/workbook.py" />
            <source>White's team</source>
            <translation>Команда белых</translation>
        </message>
        <message>
            <location filename="documents/builders/log.py" />
            <source>Who</source>
            <translation>Кто</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>Who gets a thing of a shared place is not said by the standings.</source>
            <translation>Кому достаётся предмет за общее место, из положения не следует.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Who gets what, and how ties are shared.</source>
            <translation>Кто что получает и как делятся призы.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Who meets whom at which table: large for the wall, or compact in two columns.</source>
            <translation>Кто с кем и за каким столом: крупно для стенда или компактно в две колонки.</translation>
        </message>
        <message>
            <location filename="documents/catalogue.py" />
            <source>Why the round is paired as it is, article by article.</source>
            <translation>Почему тур составлен именно так, статья за статьёй.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>With a score of {score}: the teams with the numbers {numbers}.</source>
            <translation>Очки {score}: команды с номерами {numbers}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>With a score of {score}: {teams}.</source>
            <translation>Очки {score}: {teams}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>With them the round would also have: {pairs}.</source>
            <translation>С ними в туре были бы ещё: {pairs}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>Withdrawn: {teams}.</source>
            <translation>Сняты: {teams}.</translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>Without upfloaters %n team(s) of this score would have no opponent.</source>
            <translation>
                <numerusform>Без апфлоатеров %n команда с этими очками осталась бы без соперника.</numerusform>
                <numerusform>Без апфлоатеров %n команды с этими очками остались бы без соперников.</numerusform>
                <numerusform>Без апфлоатеров %n команд с этими очками остались бы без соперников.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="documents/builders/line_up_slips.py" />
            <source>Write the board, 1 to {boards}, before each player who plays.</source>
            <translation>Перед каждым играющим игроком впишите доску, от 1 до {boards}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>a topscorer or its opponent would get beyond a colour difference of two</source>
            <translation>топскорер или его соперник получил бы разницу цветов больше двух</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>a topscorer or its opponent would get one colour three times running</source>
            <translation>топскорер или его соперник получил бы один цвет три раза подряд</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>absent</source>
            <translation>отсутствует</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>adjourned</source>
            <translation>отложена</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>adjourned: board {numbers}</source>
            <translation>отложена: доска {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>all teams</source>
            <translation>все команды</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>average {rating}</source>
            <translation>средний {rating}</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>board {number}: {result}</source>
            <translation>доска {number}: {result}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>both colour preferences can be granted</source>
            <translation>можно удовлетворить оба цветовых предпочтения</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>bye</source>
            <translation>бай</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>bye, full, half: without an opponent.</source>
            <translation>бай, полн., полов.: без соперника.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>captain {name}</source>
            <translation>капитан {name}</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>changed</source>
            <translation>изменено</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>colours reversed</source>
            <translation>цвета перепутаны</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>downfloats like the one in the round before</source>
            <translation>даунфлоаты, как в предыдущем туре</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>downfloats like the one two rounds before</source>
            <translation>даунфлоаты, как два тура назад</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>each of them has two teams that have already met</source>
            <translation>в каждом из них есть две команды, уже игравшие между собой</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>each of them has two teams that have met or that the arbiter keeps apart</source>
            <translation>в каждом из них есть две команды, которые уже играли или которым судья запретил встречаться</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>first-team, {facts}</source>
            <translation>первая команда, {facts}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>floaters from above and below do not meet</source>
            <translation>флоатеры сверху и снизу между собой не встречаются</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>forfeit</source>
            <translation>неявка</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by Black</source>
            <translation>неявка чёрных</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by White</source>
            <translation>неявка белых</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by both</source>
            <translation>обоюдная неявка</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>forfeited by both: board {numbers}</source>
            <translation>обоюдная неявка: доска {numbers}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>from round {number}</source>
            <translation>с тура {number}</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>from the bottom</source>
            <translation>снизу</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>from the top</source>
            <translation>сверху</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>full</source>
            <translation>полн.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>full-point bye</source>
            <translation>бай с полным очком</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>game points</source>
            <translation>игровые очки</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>games</source>
            <translation>партии</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>half</source>
            <translation>полов.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>half-point bye</source>
            <translation>бай с половиной очка</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>imaginary points (D.II.02)</source>
            <translation>условные очки (D.II.02)</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it could not be paired in the next group</source>
            <translation>для неё не нашлось бы пары в следующей группе</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had a full-point bye in round {round}</source>
            <translation>у неё был бай с полным очком в туре {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had the bye in round {round}</source>
            <translation>у неё был бай в туре {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it had the points of a win in round {round} without playing</source>
            <translation>она без игры получила очки как за победу в туре {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it has met all teams of this bracket</source>
            <translation>она уже играла со всеми командами этого брекета</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it has met everybody in the next group</source>
            <translation>она уже играла со всеми в следующей группе</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>it has scored without playing before</source>
            <translation>у неё уже были очки без игры</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it met {team} in round {round}</source>
            <translation>она играла с командой {team} в туре {round}</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>it won by forfeit in round {round}</source>
            <translation>она выиграла по неявке в туре {round}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>lost by forfeit</source>
            <translation>поражение по неявке</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>match points</source>
            <translation>матчевые очки</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more colour preferences would be missed</source>
            <translation>неудовлетворённых цветовых предпочтений было бы больше</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more strong colour preferences would be missed</source>
            <translation>неудовлетворённых сильных цветовых предпочтений было бы больше</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float down again after the round before</source>
            <translation>больше команд опустилось бы снова после предыдущего тура</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float down as two rounds before</source>
            <translation>больше команд опустилось бы так же, как два тура назад</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float up again after the round before</source>
            <translation>больше команд поднялось бы снова после предыдущего тура</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>more teams would float up as two rounds before</source>
            <translation>больше команд поднялось бы так же, как два тура назад</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>must have Black</source>
            <translation>нужны чёрные</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>must have White</source>
            <translation>нужны белые</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>no equally good pairing with this pair has {numbers} as the smaller numbers of its pairs, and these are compared first</source>
            <translation>среди столь же хороших вариантов с этой парой нет такого, где меньшими номерами пар были бы {numbers}, а сравниваются сначала они</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>no player</source>
            <translation>нет игрока</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>no preference</source>
            <translation>нет предпочтения</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>no prize entered</source>
            <translation>приз не указан</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>not awarded</source>
            <translation>не присуждено</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>not played</source>
            <translation>нет в туре</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>not played yet</source>
            <translation>ещё не сыгран</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>not rated</source>
            <translation>не для рейтинга</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>not yet entered</source>
            <translation>ещё не заявлена</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>only one of the two preferences is strong, and it is granted</source>
            <translation>только одно из двух предпочтений сильное, и оно удовлетворяется</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>only one of them has a colour preference, and it is granted</source>
            <translation>цветовое предпочтение есть только у одной, и оно удовлетворяется</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>own player missing: board {numbers}</source>
            <translation>нет своего игрока: доска {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs of top scorers that must have the same colour</source>
            <translation>пары топскореров, которым нужен один цвет</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs that leave a colour preference unfulfilled</source>
            <translation>пары с неудовлетворённым цветовым предпочтением</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs that leave a strong colour preference unfulfilled</source>
            <translation>пары с неудовлетворённым сильным цветовым предпочтением</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>pairs with the same preference, both strong at least</source>
            <translation>пары с одинаковым предпочтением, у обеих хотя бы сильным</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>percentage</source>
            <translation>процент</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>performance</source>
            <translation>перформанс</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>played with the other colours</source>
            <translation>в туре другие цвета</translation>
        </message>
        <message>
            <location filename="documents/builders/board_prizes.py" />
            <source>points</source>
            <translation>очки</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>prefers Black</source>
            <translation>предпочитает чёрные</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>prefers White</source>
            <translation>предпочитает белые</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>results are missing</source>
            <translation>не все результаты внесены</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>shared by {count}</source>
            <translation>делится на {count}</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>so far {colours}</source>
            <translation>до сих пор {colours}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>strongly prefers Black</source>
            <translation>сильно предпочитает чёрные</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>strongly prefers White</source>
            <translation>сильно предпочитает белые</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the arbiter has forbidden that {a} and {b} meet</source>
            <translation>судья запретил пару {a} – {b}</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>the arbiter has forbidden this pair</source>
            <translation>судья запретил эту пару</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the bye would go to a team that may not have it</source>
            <translation>бай получила бы команда, которой он не положен</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the colour limits could not be kept</source>
            <translation>нельзя было бы соблюсти пределы цветов</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the colours alternate from the last time that they differed</source>
            <translation>цвета чередуются с того тура, когда они в последний раз различались</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the first-team changes colour from its last match</source>
            <translation>первая команда меняет цвет после своего последнего матча</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the middle group, last</source>
            <translation>средняя группа, последняя</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the next bracket could not be paired as well</source>
            <translation>следующий брекет нельзя было бы составить так же хорошо</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the next group could not be paired with it</source>
            <translation>с ней следующую группу нельзя было бы распределить</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the other team changes colour from its last match</source>
            <translation>другая команда меняет цвет после своего последнего матча</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the others could not all be paired any more</source>
            <translation>остальных уже нельзя было бы распределить полностью</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the others of the group could not be paired any more</source>
            <translation>остальных в группе уже нельзя было бы распределить</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the preference of the first-team is granted</source>
            <translation>удовлетворяется предпочтение первой команды</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the rest of the group would have no pairing</source>
            <translation>для остальных в группе не было бы жеребьёвки</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the round could not be completed below</source>
            <translation>ниже тур нельзя было бы завершить</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>the rules before it decide</source>
            <translation>решают предыдущие правила</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>the score differences would be larger</source>
            <translation>разница очков была бы больше</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>the team that would be left over may not leave the group</source>
            <translation>команда, которая тогда осталась бы без пары, не может покинуть группу</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>the team with the lower colour difference gets White</source>
            <translation>белые получает команда с меньшей разницей цветов</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>the two met in round {round}</source>
            <translation>они играли в туре {round}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>there would be fewer pairs</source>
            <translation>было бы меньше пар</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>there would be more {what}</source>
            <translation>стало бы больше таких случаев: {what}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>they have met already or may not meet</source>
            <translation>они уже играли или не должны встречаться</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>two of them have met already</source>
            <translation>две из них уже играли</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>two teams that must have the same colour would meet</source>
            <translation>встретились бы две команды, которым нужен один цвет</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>type A</source>
            <translation>тип A</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>type B</source>
            <translation>тип B</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>u: not rated.</source>
            <translation>u: не для рейтинга.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>under protest</source>
            <translation>под протестом</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>under protest: board {numbers}</source>
            <translation>под протестом: доска {numbers}</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>upfloats like the one in the round before</source>
            <translation>апфлоаты, как в предыдущем туре</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>upfloats like the one two rounds before</source>
            <translation>апфлоаты, как два тура назад</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>virtual points given by the arbiter</source>
            <translation>виртуальные очки, данные судьёй</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats down again after the round before would do so by more points</source>
            <translation>кто опускается снова после предыдущего тура, опустился бы на большее число очков</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats down as two rounds before would do so by more points</source>
            <translation>кто опускается, как два тура назад, опустился бы на большее число очков</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats up again after the round before would do so by more points</source>
            <translation>кто поднимается снова после предыдущего тура, поднялся бы на большее число очков</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>who floats up as two rounds before would do so by more points</source>
            <translation>кто поднимается, как два тура назад, поднялся бы на большее число очков</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>withdrawn</source>
            <translation>снята</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>withdrawn from round {number} on</source>
            <translation>снята с тура {number}</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>won by forfeit</source>
            <translation>выигрыш по неявке</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} do meet in this round.</source>
            <translation>{a} и {b} встречаются в этом туре.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} have played each other in round {found}.</source>
            <translation>{a} и {b} уже играли в туре {found}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{a} and {b} met in round {round}</source>
            <translation>{a} и {b} играли в туре {round}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{a} and {b} must both have the same colour.</source>
            <translation>{a} и {b}: обеим нужен один и тот же цвет.</translation>
        </message>
        <message>
            <location filename="documents/cells.py" />
            <source>{count} to come</source>
            <translation>осталось: {count}</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{found} had its turn before, and the rules gave it {wanted}.</source>
            <translation>Очередь команды {found} была раньше, и правила дали соперника: {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{found} had its turn, and {wanted} comes before the other in its order.</source>
            <translation>Была очередь команды {found}, а в её порядке {wanted} стоит раньше.</translation>
        </message>
        <message>
            <location filename="documents/source.py" />
            <source>{heading} (continued)</source>
            <translation>{heading} (продолжение)</translation>
        </message>
        <message>
            <location filename="documents/builders/prize_list.py" />
            <source>{items} (for {count} teams)</source>
            <translation>{items} (на {count} ком.)</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{matches}: matches, forfeits included; {signs}: won, drawn, lost.</source>
            <translation>{matches}: матчи, включая неявки; {signs}: победы, ничьи, поражения.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{mp}: match points; {gp}: game points.</source>
            <translation>{mp}: матчевые очки; {gp}: игровые очки.</translation>
        </message>
        <message>
            <location filename="documents/builders/pairings.py" />
            <source>{mp}: results of an earlier round are missing.</source>
            <translation>{mp}: не все результаты более раннего тура внесены.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{place}: level after all tie-breaks; the place is shared.</source>
            <translation>{place}: равенство по всем доп. показателям; место общее.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{reason}, {value} instead of {least}</source>
            <translation>{reason}, {value} вместо {least}</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>{signs}: games won, drawn, lost.</source>
            <translation>{signs}: победы, ничьи, поражения в партиях.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{teams}, moved down, cannot be paired here.</source>
            <translation>{teams}: опущены сюда, но пары здесь нет.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>{team} entered in round {number}.</source>
            <translation>{team}: в турнире с тура {number}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has met all others of the bracket</source>
            <translation>команда {team} уже играла со всеми остальными в брекете</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{team} has the bye, but not by the rules.</source>
            <translation>{team}: бай, но не по правилам.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has the bye: the first in the order, with a score of {score}; matches played: {matches}.</source>
            <translation>{team}: бай, первая по порядку; очки: {score}, сыграно матчей: {matches}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} has the bye: the last of the lowest group, with a score of {score}.</source>
            <translation>{team}: бай, последняя в нижней группе, очки: {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} has the bye: the next in the order, with a score of {score}.</source>
            <translation>{team}: бай, следующая по порядку, очки: {score}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team} has the bye: the next in the order, with a score of {score}; matches played: {matches}.</source>
            <translation>{team}: бай, следующая по порядку; очки: {score}, сыграно матчей: {matches}.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{team} has the bye: the one left over in the last bracket.</source>
            <translation>{team}: бай, команда осталась в последнем брекете.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch_earlier.py" />
            <source>{team} has the bye: the one left over in the lowest bracket.</source>
            <translation>{team}: бай, команда осталась в нижнем брекете.</translation>
        </message>
        <message>
            <location filename="documents/why/olympiad.py" />
            <source>{team} leaves for the next group.</source>
            <translation>{team} переходит в следующую группу.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{team} may not have it: it had a bye or won by forfeit before.</source>
            <translation>{team}: не положен, уже был бай или выигрыш по неявке.</translation>
        </message>
        <message>
            <location filename="documents/builders/report.py" />
            <source>{team} withdrew from round {number} on.</source>
            <translation>{team}: снята начиная с тура {number}.</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{team}, with a score of {score}, would come before, but {reason}.</source>
            <translation>Раньше по порядку стоит {team}, очки: {score}, но {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{team}, with a score of {score}, would come first, but cannot have it: {reason}.</source>
            <translation>Первой по порядку стоит {team}, очки: {score}, но получить бай она не может: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{team}, with a score of {score}, would come next, but cannot have it: {reason}.</source>
            <translation>Следующей по порядку стоит {team}, очки: {score}, но получить бай она не может: {reason}.</translation>
        </message>
        <message>
            <location filename="documents/builders/standings.py" />
            <source>{tiebreak}, the place among the tied teams (1 is best)</source>
            <translation>{tiebreak}, место среди команд с равными очками (1 — лучшее)</translation>
        </message>
        <message>
            <location filename="documents/why/team_swiss.py" />
            <source>{top} meets {bottom}, the first possible opponent.</source>
            <translation>Пара: {top} – {bottom}, первый возможный соперник.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{top} meets {bottom}.</source>
            <translation>Пара: {top} – {bottom}.</translation>
        </message>
        <message>
            <location filename="documents/why/instead.py" />
            <source>{wanted} has the bye.</source>
            <translation>Бай: {wanted}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}.</source>
            <translation>{white} играет белыми, {black} — чёрными.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}: {rule}.</source>
            <translation>{white} играет белыми, {black} — чёрными: {rule}.</translation>
        </message>
        <message>
            <location filename="documents/why/teller.py" />
            <source>{white} has White against {black}; so far {colours} and {others}.</source>
            <translation>{white} играет белыми, {black} — чёрными; до сих пор {colours} и {others}.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{white} – {black} is played, but is not what the rules give. {white} has White on board 1.</source>
            <translation>{white} – {black}: пара есть в туре, но правила её не дают. {white} играет белыми на доске 1.</translation>
        </message>
        <message>
            <location filename="documents/builders/explanation.py" />
            <source>{white} – {black}: the rules give this pair with the other colours; in the round {white} has White on board 1.</source>
            <translation>{white} – {black}: правила дают эту пару с другими цветами; в туре {white} играет белыми на доске 1.</translation>
        </message>
        <message>
            <location filename="documents/why/dutch.py" />
            <source>{wish}, so far {colours}</source>
            <translation>{wish}, до сих пор {colours}</translation>
        </message>
        <message>
            <location filename="documents/builders/players.py" />
            <source>±: expected change of the FIDE rating, for interest, by the rules of 1 October 2025 (B.02 8.3): played games between rated players.</source>
            <translation>±: ожидаемое изменение рейтинга FIDE, для сведения, по правилам от 1 октября 2025 года (B.02 8.3): сыгранные партии между игроками с рейтингом.</translation>
        </message>
        <message>
            <location filename="documents/builders/team_sheets.py" />
            <source>–: lost by forfeit.</source>
            <translation>–: проигрыш по неявке.</translation>
        </message>
        <message>
            <location filename="documents/builders/crosstable.py" />
            <source>–: not in the round.</source>
            <translation>–: не участвует в туре.</translation>
        </message>
        <message>
            <location filename="documents/builders/boards.py" />
            <source>†: under protest.</source>
            <translation>†: под протестом.</translation>
        </message>
        <message>
            <location filename="documents/builders/teams.py" />
            <source>•: one of the {count} highest-rated players, who count for the average; a player without a rating counts as {floor}.</source>
            <translation>•: входит в число игроков с высшим рейтингом ({count}), по которым считается средний; игрок без рейтинга идёт за {floor}.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) adjourned</source>
            <translation type="obsolete">
                <numerusform>%n партия отложена</numerusform>
                <numerusform>%n партии отложены</numerusform>
                <numerusform>%n партий отложено</numerusform>
            </translation>
        </message>
        <message>
            <source>*: results are missing.</source>
            <translation type="obsolete">*: не все результаты внесены.</translation>
        </message>
        <message>
            <source>Captain, Black team</source>
            <translation type="obsolete">Капитан, команда чёрных</translation>
        </message>
        <message>
            <source>Captain, White team</source>
            <translation type="obsolete">Капитан, команда белых</translation>
        </message>
        <message>
            <source>Points, games and performance leave forfeits out.</source>
            <translation type="obsolete">В очках, партиях и перформансе неявки не учитываются.</translation>
        </message>
        <message>
            <source>Scores and results are those of the team named first, then of the other.</source>
            <translation type="obsolete">Счёт и результаты: сначала команда, названная первой, затем другая.</translation>
        </message>
        <message>
            <source>This round was changed by hand, or something before it was corrected later. What follows on this sheet is what the rules give; what is different in the round is marked in brackets.</source>
            <translation type="obsolete">Этот тур изменён вручную, или что-то до него позже исправлено. Ниже на этом листе — то, что дают правила; отличия тура отмечены в скобках.</translation>
        </message>
        <message>
            <source>no player: board {numbers}</source>
            <translation type="obsolete">нет игрока: доска {numbers}</translation>
        </message>
    </context>
    <context>
        <name>doubts</name>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no FIDE id; it does not come in.</source>
            <translation>«{found}» — не FIDE id; не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no date of birth; it does not come in.</source>
            <translation>«{found}» — не дата рождения; не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no federation code; it does not come in.</source>
            <translation>«{found}» — не код федерации; не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no number; it does not come in.</source>
            <translation>«{found}» — не число; не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no rating; it does not come in.</source>
            <translation>«{found}» — не рейтинг; не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is no title that is known; it does not come in.</source>
            <translation>«{found}» — неизвестное звание; не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is not understood; it does not come in.</source>
            <translation>«{found}» — непонятно; не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}' is too long and was cut.</source>
            <translation>«{found}» слишком длинно и обрезано.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>'{found}': what this column holds is not known; it does not come in.</source>
            <translation>«{found}»: неизвестно, что в этом столбце; не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>A name that cannot be seen does not come in.</source>
            <translation>Невидимое имя не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>A player without a name does not come in.</source>
            <translation>Игрок без имени не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>By the rating list this FIDE id belongs to {expected}.</source>
            <translation>По рейтинг-листу этот FIDE id принадлежит: {expected}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>No column is known to hold the player's name.</source>
            <translation>Неизвестно, в каком столбце имя игрока.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>No column is known to hold the team.</source>
            <translation>Неизвестно, в каком столбце команда.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The FIDE id {found} belongs to {expected} already; it does not come in here.</source>
            <translation>FIDE id {found} уже принадлежит: {expected}; здесь он не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The FIDE id {found} is not in the rating list.</source>
            <translation>FIDE id {found} нет в рейтинг-листе.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The rating list has {expected}, not {found}.</source>
            <translation>В рейтинг-листе {expected}, а не {found}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team is said to be '{expected}' elsewhere, here '{found}'.</source>
            <translation>В другом месте команда названа «{expected}», здесь «{found}».</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} has no players.</source>
            <translation>В команде {found} нет игроков.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is in the tournament already and does not come in again.</source>
            <translation>Команда {found} уже есть в турнире и второй раз не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is in the tournament already; its players come in.</source>
            <translation>Команда {found} уже есть в турнире; берутся её игроки.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} is one too many and does not come in.</source>
            <translation>Команда {found} лишняя и не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>The team {found} stands at two places of the list; they are taken as one.</source>
            <translation>Команда {found} стоит в списке в двух местах; они считаются одной.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} also stands in the team {expected}.</source>
            <translation>{found} есть и в команде {expected}.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} has no team and does not come in.</source>
            <translation>{found} без команды и не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is an unusual rating.</source>
            <translation>{found} — необычный рейтинг.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is no federation that is known.</source>
            <translation>{found} — неизвестная федерация.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} is one player too many for the team and does not come in.</source>
            <translation>{found} — лишний игрок для команды и не берётся.</translation>
        </message>
        <message>
            <location filename="formats/team_lists/values.py" />
            <source>{found} stands twice in this team; he comes in once.</source>
            <translation>{found} стоит в этой команде дважды; берётся один раз.</translation>
        </message>
    </context>
    <context>
        <name>errors</name>
        <message>
            <location filename="errors" />
            <source>A pairing-allocated bye comes from the pairing, not on request.</source>
            <translation>Бай по жеребьёвке даёт жеребьёвка, а не запрос.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>A penalty or bonus must change match points or game points.</source>
            <translation>Штраф или надбавка должны менять матчевые или игровые очки.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>A win must be worth at least a draw, and a draw at least a loss.</source>
            <translation>Победа должна стоить не меньше ничьей, а ничья — не меньше поражения.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>All {rounds} rounds are paired.</source>
            <translation>Жеребьёвка всех туров ({rounds}) проведена.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Another program is writing to {path}. Nothing was changed; try again.</source>
            <translation>В файл {path} пишет другая программа. Ничего не изменено; попробуйте ещё раз.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7).</source>
            <translation>Ускорение Baku требует, чтобы победа стоила двух ничьих, а поражение — ничего (C.04.7).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Baku acceleration works with match points as the primary score only (C.04.7).</source>
            <translation>Ускорение Baku возможно только при матчевых очках как первичном счёте (C.04.7).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Board {board}: somebody is missing there; only a forfeit fits.</source>
            <translation>Доска {board}: там кого-то нет; возможна только неявка.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Boards of this match were played; it cannot be forfeited as a whole.</source>
            <translation>Доски этого матча сыграны; весь матч нельзя засчитать как неявку.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Choose two different matches.</source>
            <translation>Выберите два разных матча.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Give the points of both sides.</source>
            <translation>Укажите очки обеих сторон.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}).</source>
            <translation>Допустимой жеребьёвки нет; решает судья ({article}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): a pairing is left only if one of the teams {teams} has the bye, and none of them may have it.</source>
            <translation>Допустимой жеребьёвки нет; решает судья ({article}): она возможна, только если бай получит одна из команд {teams}, а он им не положен.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): a pairing is left only if team {teams} has the bye, and it may not have it.</source>
            <translation>Допустимой жеребьёвки нет; решает судья ({article}): она возможна, только если бай получит команда {teams}, а он ей не положен.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): nobody is left to meet for {teams}.</source>
            <translation>Допустимой жеребьёвки нет; решает судья ({article}): больше не с кем играть: {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): the teams {teams} cannot all be paired, as those of different groups among them can only meet {opponents}.</source>
            <translation>Допустимой жеребьёвки нет; решает судья ({article}): команды {teams} нельзя распределить все, так как для тех из них, что в разных группах, возможны только соперники: {opponents}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No legal pairing exists; the arbiter decides ({article}): these groups have an odd number of teams each, and their teams can only meet within their group: {groups}.</source>
            <translation>Допустимой жеребьёвки нет; решает судья ({article}): в каждой из этих групп нечётное число команд, и играть они могут только внутри своей группы: {groups}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No rating list has been loaded yet. Download it and load it once.</source>
            <translation>Рейтинг-лист ещё не загружен. Скачайте его и загрузите один раз.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>No round has been paired yet.</source>
            <translation>Жеребьёвки ещё не было ни в одном туре.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Nobody has the bye in round {round}.</source>
            <translation>В туре {round} бая ни у кого нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Nothing in {path} can be read any more.</source>
            <translation>В файле {path} больше ничего нельзя прочитать.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Rating lists need a full-text search (FTS5) that this computer's SQLite {version} lacks.</source>
            <translation>Рейтинг-листам нужен полнотекстовый поиск (FTS5), которого нет в SQLite {version} на этом компьютере.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Results missing in round {round}: {missing}.</source>
            <translation>Не внесено результатов: {missing}, тур {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {last} comes before round {first}.</source>
            <translation>Тур {last} идёт раньше тура {first}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {later} is paired already. Use “Correct results of this round” to change round {round}.</source>
            <translation>Жеребьёвка тура {later} уже проведена. Чтобы изменить тур {round}, выберите «Исправить результаты этого тура».</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is a draft: accept it before results are entered.</source>
            <translation>Тур {round} — черновик: примите его, прежде чем вносить результаты.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is a draft: accept it or discard it first.</source>
            <translation>Тур {round} — черновик: сначала примите его или отбросьте.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is not published.</source>
            <translation>Тур {round} не опубликован.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is paired already.</source>
            <translation>Жеребьёвка тура {round} уже проведена.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Round {round} is published: reopen it with a reason first.</source>
            <translation>Тур {round} опубликован: сначала откройте его снова с указанием причины.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Settings missing or unknown: {names}.</source>
            <translation>Настройки отсутствуют или неизвестны: {names}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF has no room for {points} points in this record.</source>
            <translation>В TRF нет места для такого числа очков в этой записи: {points}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF numbers at most {limit} players; this event has {players}.</source>
            <translation>В TRF игроков не больше {limit}; в этом турнире их {players}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>TRF numbers at most {limit} teams; this event has {teams}.</source>
            <translation>В TRF команд не больше {limit}; в этом турнире их {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Table {table} belongs to {team_name}.</source>
            <translation>Стол {table} закреплён за командой {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>That player is not on the roster of {team_name}.</source>
            <translation>Этого игрока нет в заявке команды {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>That team does not play in this match.</source>
            <translation>Эта команда не играет в этом матче.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The columns do not fit the list: {problem}.</source>
            <translation>Столбцы не подходят к списку: {problem}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The disk is full: {path} could not be written. What was saved before is safe. Make room, or use Save As to go on elsewhere.</source>
            <translation>Диск заполнен: не удалось записать {path}. Сохранённое раньше не пострадало. Освободите место или выберите «Сохранить как», чтобы продолжить в другом месте.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The event ends before it starts.</source>
            <translation>Турнир заканчивается раньше, чем начинается.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The folder {path} is not there. Is the stick plugged in?</source>
            <translation>Папки {path} нет. Подключена ли флешка?</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The list is closed. Reopen it, or unlock the numbering with a reason.</source>
            <translation>Список закрыт. Откройте его снова или разблокируйте нумерацию с указанием причины.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The list names {given} of {teams} teams; each must be in it once.</source>
            <translation>В списке названо команд: {given} из {teams}; каждая должна быть в нём один раз.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The loaded rating list cannot be used any more. Load it again.</source>
            <translation>Загруженный рейтинг-лист больше нельзя использовать. Загрузите его ещё раз.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The logo has {size} KiB; {limit} KiB are allowed. Use a smaller picture.</source>
            <translation>Размер логотипа {size} КиБ; допустимо {limit} КиБ. Возьмите картинку поменьше.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The logo must be a PNG or JPEG picture.</source>
            <translation>Логотип должен быть картинкой PNG или JPEG.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match has results already. Clear them first.</source>
            <translation>В матче уже есть результаты. Сначала удалите их.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match has {boards} boards, not {given}.</source>
            <translation>Досок в матче: {boards}, а не {given}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The match was forfeited. Take that back before boards are entered.</source>
            <translation>За матч засчитана неявка. Снимите её, прежде чем вносить доски.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The older rating list is open in another window. Close it there and load again; the older list stays in use.</source>
            <translation>Прежний рейтинг-лист открыт в другом окне. Закройте его там и загрузите снова; пока используется прежний.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The pairing of round {round} has {given} of {teams} teams.</source>
            <translation>В жеребьёвке тура {round} команд: {given} из {teams}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The printer could not be started. Is it switched on and connected? Nothing was printed; you can save a PDF instead.</source>
            <translation>Не удалось запустить принтер. Включён ли он и подключён ли? Ничего не напечатано; вместо этого можно сохранить PDF.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The roster of {team_name} is full: {limit} players at the most.</source>
            <translation>Заявка команды {team_name} заполнена: игроков не больше {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The table {table} lacks the row {number}.</source>
            <translation>В таблице {table} нет строки {number}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>The tournament is inconsistent: {rule}.</source>
            <translation>Данные турнира противоречивы: {rule}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are no prizes called {name}.</source>
            <translation>Призов с названием {name} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are prizes called {name} already.</source>
            <translation>Призы с названием {name} уже есть.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There are {dates} round dates, but only {rounds} rounds.</source>
            <translation>Дат туров {dates}, а туров только {rounds}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There can be only one chief arbiter.</source>
            <translation>Главный судья может быть только один.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There can be {limit} teams at the most.</source>
            <translation>Команд может быть не больше {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is a team {name} already.</source>
            <translation>Команда {name} уже есть.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no document {name}; there are {known}.</source>
            <translation>Документа {name} нет; есть {known}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no draft.</source>
            <translation>Черновика нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no field {field}.</source>
            <translation>Поля {field} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no file {path}.</source>
            <translation>Файла {path} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no folder {folder}. Nothing was written.</source>
            <translation>Папки {folder} нет. Ничего не записано.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no forbidden pair with the id {forbidden_pair}.</source>
            <translation>Запрещённой пары с id {forbidden_pair} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no match {match} in round {round}.</source>
            <translation>Матча {match} в туре {round} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no penalty or bonus with the id {adjustment}.</source>
            <translation>Штрафа или надбавки с id {adjustment} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no player with the id {player}.</source>
            <translation>Игрока с id {player} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no preset {preset}.</source>
            <translation>Набора {preset} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no round {round}; {paired} are paired.</source>
            <translation>Тура {round} нет; жеребьёвка проведена в турах: {paired}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no setting {field}.</source>
            <translation>Настройки {field} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no snapshot {snapshot}.</source>
            <translation>Снимка {snapshot} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is no team with the id {team}.</source>
            <translation>Команды с id {team} нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is nothing to redo.</source>
            <translation>Возвращать нечего.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>There is nothing to undo.</source>
            <translation>Отменять нечего.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {part} of {value} cannot follow {name}; the nearest code is {nearest}.</source>
            <translation>Доп. показатель {place}: часть {part} в {value} не может следовать за {name}; ближайший код — {nearest}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {value} is in the list already.</source>
            <translation>Доп. показатель {place}: {value} уже есть в списке.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Tie-break {place}: {value} is no tie-break code; the nearest is {nearest}.</source>
            <translation>Доп. показатель {place}: {value} — не код показателя; ближайший — {nearest}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>Without a match and without a bye in round {round}: {team_names}. Pair them by hand, give the bye, or pair the round again.</source>
            <translation>Без матча и без бая в туре {round}: {team_names}. Составьте пару вручную, дайте бай или проведите жеребьёвку тура заново.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>You have no permission for {path}. Save to another place.</source>
            <translation>Нет прав доступа к {path}. Сохраните в другое место.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{boards} boards need {boards} colours, not {length}.</source>
            <translation>Досок {boards}, значит, и цветов нужно {boards}, а не {length}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{encoding} has no sign for “{character}” ({where}). Choose UTF-8. Nothing was written.</source>
            <translation>В кодировке {encoding} нет знака «{character}» ({where}). Выберите UTF-8. Ничего не записано.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field} is locked: round {round} was paired with it. Unlock it with a reason to change it all the same.</source>
            <translation>Поле «{field}» заблокировано: по нему проведена жеребьёвка тура {round}. Чтобы всё же изменить его, разблокируйте с указанием причины.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: character {place} cannot be shown or printed.</source>
            <translation>{field}: знак {place} нельзя показать или напечатать.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: this cannot be empty.</source>
            <translation>{field}: не может быть пустым.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {expected} expected.</source>
            <translation>{field}: ожидается {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {length} characters are too many; {limit} are allowed.</source>
            <translation>{field}: слишком много знаков — {length}; допустимо {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} cannot be used; expected {expected}.</source>
            <translation>{field}: значение {value} не годится; ожидается {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is no FIDE id; it has digits only.</source>
            <translation>{field}: {value} — не FIDE id; он состоит только из цифр.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is no federation; its code has two or three letters.</source>
            <translation>{field}: {value} — не федерация; в коде две или три буквы.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is not between 0 and 1.</source>
            <translation>{field}: {value} не между 0 и 1.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{field}: {value} is not between {low} and {high}.</source>
            <translation>{field}: {value} не между {low} и {high}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} cannot be read ({problem}). Nothing was changed.</source>
            <translation>Файл {file} нельзя прочитать ({problem}). Ничего не изменено.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more columns than a team list can have (at most {limit}).</source>
            <translation>В {file} больше столбцов, чем бывает в списке команд (не больше {limit}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more rows than a team list can have (at most {limit}).</source>
            <translation>В {file} больше строк, чем бывает в списке команд (не больше {limit}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has more than {limit} players.</source>
            <translation>В {file} слишком много игроков: больше {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has no entries that could be read. Nothing was changed.</source>
            <translation>В {file} нет записей, которые можно прочитать. Ничего не изменено.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has no sheet '{sheet}'.</source>
            <translation>В {file} нет листа «{sheet}».</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} has {found} parts; at most {limit} are read.</source>
            <translation>В {file} частей: {found}; читается не больше {limit}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} holds a {found}, which no list needs. It was not read.</source>
            <translation>В {file} есть {found}, чего в списке не бывает. Файл не прочитан.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is not a list that can be read. Expected a spreadsheet (.xlsx, .ods) or text with separated columns (.csv, .tsv).</source>
            <translation>{file} — не список, который можно прочитать. Ожидается электронная таблица (.xlsx, .ods) или текст с разделёнными столбцами (.csv, .tsv).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is not a rating list that can be read. Expected FIDE's list as text or XML, zipped or not, or a national list as CSV.</source>
            <translation>{file} — не рейтинг-лист, который можно прочитать. Ожидается список FIDE в виде текста или XML, в архиве или без, либо национальный список в CSV.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is of the old Excel format (.xls). Open it in a spreadsheet program and save it as .xlsx.</source>
            <translation>{file} — в старом формате Excel (.xls). Откройте его в программе электронных таблиц и сохраните как .xlsx.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} is too big ({found} bytes; at most {limit}). Nothing was read.</source>
            <translation>Файл {file} слишком велик (байт: {found}; не больше {limit}). Ничего не прочитано.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} lacks the columns: {columns}.</source>
            <translation>В {file} нет столбцов: {columns}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file} would unpack from {packed} to {found} bytes, which no honest list does. Nothing was read.</source>
            <translation>{file} распаковался бы с {packed} до {found} байт, чего с настоящим списком не бывает. Ничего не прочитано.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file}: line {line}, column {column}: found '{found}', expected {expected} (problems in the file: {count}).</source>
            <translation>{file}: строка {line}, столбец {column}: найдено «{found}», ожидается {expected} (ошибок в файле: {count}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{file}: {reason}</source>
            <translation>{file}: {reason}</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{folder} is there already, and an export never mixes with an older one. Choose another name. Nothing was written.</source>
            <translation>Папка {folder} уже есть, а экспорт не смешивается с прежним. Выберите другое имя. Ничего не записано.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{found} stands where {expected} was expected.</source>
            <translation>Найдено {found}, а ожидается {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is an arbiter of this event already.</source>
            <translation>{name} уже в списке судей турнира.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is not in the line-up of round {round}.</source>
            <translation>{name}: нет в составе на тур {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} is on the roster of {team_name} already.</source>
            <translation>{name} уже в заявке команды {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} played in round {round} and stays on the roster.</source>
            <translation>{name}: есть партия в туре {round}, из заявки убрать нельзя.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} sits at board {other} already.</source>
            <translation>{name} уже на доске {other}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name} with the FIDE id {fide_id} is on the roster of {team_name} already.</source>
            <translation>{name} с FIDE id {fide_id} уже в заявке команды {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{name}: no team can meet both limits.</source>
            <translation>{name}: ни одна команда не может выполнить оба условия.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{option} does not go with --batch; each request says it itself.</source>
            <translation>{option} несовместим с --batch; это указывается в каждом запросе.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{paired} rounds are paired already; there cannot be only {rounds}.</source>
            <translation>Туров с проведённой жеребьёвкой уже {paired}; их не может быть только {rounds}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} cannot be opened: {reason}. Does its folder still exist?</source>
            <translation>Не удаётся открыть {path}: {reason}. Существует ли ещё папка?</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} cannot be replaced: it is protected, or open in another program such as Excel. Close it there or choose another name. The old file is as it was.</source>
            <translation>{path} нельзя заменить: файл защищён или открыт в другой программе, например в Excel. Закройте его там или выберите другое имя. Прежний файл не изменён.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} could not be written: {reason}. What you see is complete: use Save As to keep it elsewhere.</source>
            <translation>Не удалось записать {path}: {reason}. То, что на экране, полно: выберите «Сохранить как», чтобы сохранить в другом месте.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has content that makes no sense ({reason}). It was not touched. Rescue what can be read into a new file.</source>
            <translation>Содержимое {path} бессмысленно ({reason}). Файл не тронут. Спасите то, что читается, в новый файл.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has parts that TeamSwiss did not make ({names}). Not opened.</source>
            <translation>В {path} есть части, созданные не TeamSwiss ({names}). Файл не открыт.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} has version {version}, which this program no longer upgrades.</source>
            <translation>У {path} версия {version}, которую эта программа уже не обновляет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} holds the tournament as you see it. The old file can no longer be read, so undo steps, snapshots and the log before now did not come along.</source>
            <translation>В {path} турнир в том виде, как на экране. Прежний файл больше не читается, поэтому шаги отмены, снимки и прежний журнал не перенесены.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is a folder. Choose another name. Nothing was written.</source>
            <translation>{path} — папка. Выберите другое имя. Ничего не записано.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is damaged ({reason}). It was not touched. Rescue what can be read into a new file, or take a copy of it.</source>
            <translation>Файл {path} повреждён ({reason}). Он не тронут. Спасите то, что читается, в новый файл или возьмите копию.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is no longer there. What you see is complete: use Save As to keep it elsewhere.</source>
            <translation>Файла {path} больше нет. То, что на экране, полно: выберите «Сохранить как», чтобы сохранить в другом месте.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is not a TeamSwiss tournament.</source>
            <translation>{path} — не турнир TeamSwiss.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is open for reading only. Use Save As to work on a copy.</source>
            <translation>{path} открыт только для чтения. Чтобы работать с копией, выберите «Сохранить как».</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is open in another program ({user} on {machine}, since {since}). Here it can be read; use Save As to work on a copy.</source>
            <translation>{path} открыт в другой программе ({user} на {machine}, с {since}). Здесь его можно читать; чтобы работать с копией, выберите «Сохранить как».</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is the file that is open.</source>
            <translation>{path} — файл, который сейчас открыт.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} is the tournament itself; write to another name.</source>
            <translation>{path} — сам турнир; запишите под другим именем.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} was changed by another program. Open it again.</source>
            <translation>Файл {path} изменён другой программой. Откройте его снова.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path} was written by a newer TeamSwiss (format {version}; this one knows {known}). Nothing was changed. Please install the newer program.</source>
            <translation>{path} записан более новой версией TeamSwiss (формат {version}; эта знает {known}). Ничего не изменено. Установите новую версию программы.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: a .csv holds one document; name it with --document, one of {known}.</source>
            <translation>{path}: в .csv один документ; назовите его через --document, один из {known}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: a {ending} is the whole tournament; --document does not fit it.</source>
            <translation>{path}: {ending} — весь турнир; --document к нему не подходит.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: the ending says what to write; it must be one of {known}. Nothing was written.</source>
            <translation>{path}: что записать, говорит расширение; оно должно быть одним из {known}. Ничего не записано.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: this kind of file cannot be read; expected {expected}.</source>
            <translation>{path}: файлы этого вида не читаются; ожидается {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{path}: {ending} needs the whole program; this one writes {known}. Nothing was written.</source>
            <translation>{path}: для {ending} нужна полная программа; эта пишет {known}. Ничего не записано.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: team {found} does not have this match.</source>
            <translation>{place}: у команды {found} нет этого матча.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: this is not JSON ({found}).</source>
            <translation>{place}: это не JSON ({found}).</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{place}: {found} found, {expected} expected.</source>
            <translation>{place}: найдено {found}, ожидается {expected}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} cannot be paired with itself.</source>
            <translation>Команда {team_name} не может играть сама с собой.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has a match in round {round} already.</source>
            <translation>У команды {team_name} уже есть матч в туре {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has no match in round {round}.</source>
            <translation>У команды {team_name} нет матча в туре {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has no number yet. Number the teams first.</source>
            <translation>У команды {team_name} ещё нет номера. Сначала пронумеруйте команды.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has the bye already.</source>
            <translation>У команды {team_name} уже есть бай.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} has the number {tpn} already.</source>
            <translation>Номер {tpn} уже у команды {team_name}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is absent in round {round}.</source>
            <translation>Команда {team_name} отсутствует в туре {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is not withdrawn in round {round}.</source>
            <translation>Команда {team_name} не снята в туре {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is part of round {round} and stays in the event; withdraw it instead.</source>
            <translation>Команда {team_name} участвует в туре {round} и остаётся в турнире; вместо удаления снимите её.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} is withdrawn from round {round} already.</source>
            <translation>Команда {team_name} уже снята с тура {round}.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name} plays from round {round} on and has no number before.</source>
            <translation>Команда {team_name} играет с тура {round}, до этого номера у неё нет.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{team_name}: board {board} stands before board {other} on the roster, and this event keeps the roster order.</source>
            <translation>{team_name}: доска {board} стоит в заявке раньше доски {other}, а в этом турнире порядок заявки обязателен.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{text}: a prize is an amount, a thing, or both, as 300 or Cup or 300 + Cup; several are parted by semicolons. The currency has a field of its own.</source>
            <translation>{text}: приз — это сумма, предмет или то и другое, например 300, Кубок или 300 + Кубок; несколько призов разделяются точкой с запятой. Для валюты есть отдельное поле.</translation>
        </message>
        <message>
            <location filename="errors" />
            <source>{value}: board colours are written with W and B, as WBWB.</source>
            <translation>{value}: цвета досок пишутся буквами W и B, например WBWB.</translation>
        </message>
    </context>
    <context>
        <name>expected</name>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>+ or -: nobody sits opposite</source>
            <translation>+ или -: напротив никого нет</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>+-, -+ or --</source>
            <translation>+-, -+ или --</translation>
        </message>
        <message>
            <location filename="documents/csv.py" />
            <source>, ; tab |</source>
            <translation>, ; табуляция |</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>F, H or Z</source>
            <translation>F, H или Z</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>TW, TD or TL and its points</source>
            <translation>TW, TD или TL и число очков</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>W D L F H Z + - or a blank</source>
            <translation>W D L F H Z + - или пробел</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>W or B</source>
            <translation>W или B</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a FIDE id of his own (line {0} has it)</source>
            <translation>неповторяющийся FIDE id (такой уже есть в строке {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a FIDE id, digits only</source>
            <translation>FIDE id, только цифры</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a birth date YYYY/MM/DD</source>
            <translation>дата рождения YYYY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a blank in column {0}</source>
            <translation>пробел в столбце {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a code of record {0} for team Swiss, like FIDE_TEAM_TYPEA_MP_GP</source>
            <translation>код записи {0} для командной швейцарки, например FIDE_TEAM_TYPEA_MP_GP</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a date YYYY/MM/DD</source>
            <translation>дата YYYY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a federation's code, like NOR</source>
            <translation>код федерации, например NOR</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a file of at most {0} bytes</source>
            <translation>файл размером не больше {0} байт</translation>
        </message>
        <message>
            <location filename="formats/trf/records.py" />
            <source>a file of at most {0} lines</source>
            <translation>файл, в котором строк не больше {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a game that shows the colours, or record {0} for a match without one</source>
            <translation>партия, по которой видны цвета, или запись {0} для матча без такой партии</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a line '### system: …' that names the pairing system</source>
            <translation>строка «### system: …» с названием системы жеребьёвки</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a match of which no board was played</source>
            <translation>матч, в котором не играли ни на одной доске</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a name of its own</source>
            <translation>неповторяющееся название</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a name of which something can be seen</source>
            <translation>имя, в котором что-то видно</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a national rating</source>
            <translation>национальный рейтинг</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a number</source>
            <translation>число</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a paired round, {0} to {1}</source>
            <translation>тур с проведённой жеребьёвкой, от {0} до {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player of one team (he is on line {0})</source>
            <translation>игрок только одной команды (он уже есть в строке {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>a player of team {0}</source>
            <translation>игрок команды {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player who is listed in a team (record {0})</source>
            <translation>игрок из заявки команды (запись {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a player's start number</source>
            <translation>стартовый номер игрока</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a rank, or nothing</source>
            <translation>место или пустое поле</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a rating, or nothing</source>
            <translation>рейтинг или пустое поле</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a record that TRF knows; this line was left out</source>
            <translation>запись, известная в TRF; эта строка пропущена</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>a result: {0} = {1} W D L + - H F U Z, or nothing</source>
            <translation>результат: {0} = {1} W D L + - H F U Z или пустое место</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round and two teams</source>
            <translation>тур и две команды</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round from {0} on</source>
            <translation>тур не раньше {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>a round in its columns, like '  {0} w {1}'</source>
            <translation>тур в своих столбцах, например «  {0} w {1}»</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a round's date YY/MM/DD</source>
            <translation>дата тура YY/MM/DD</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, a setting and its value</source>
            <translation>тур, настройка и её значение</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, a team and its match points and game points</source>
            <translation>тур, команда и её матчевые и игровые очки</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round, a team and its opponent</source>
            <translation>тур, команда и её соперник</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a round, the White team and the Black team</source>
            <translation>тур, команда белых и команда чёрных</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, the White team, a board and the points of both</source>
            <translation>тур, команда белых, доска и очки обеих сторон</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>a round, then each team's number of then and of now</source>
            <translation>тур, затем номер каждой команды тогда и теперь</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a round, {0} to {1}</source>
            <translation>тур, от {0} до {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>a round: points for the standings only count from there</source>
            <translation>номер тура: очки, влияющие только на положение, учитываются с него</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a sound tournament</source>
            <translation>турнир без противоречий</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a start number from {0} to {1}</source>
            <translation>стартовый номер от {0} до {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a start number of its own (line {0} has it)</source>
            <translation>неповторяющийся стартовый номер (такой уже есть в строке {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a start number, or {0}</source>
            <translation>стартовый номер или {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a symbol (W D L A P X) and its points</source>
            <translation>символ (W D L A P X) и число очков</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a team Swiss: round robins and knock-outs are not paired here</source>
            <translation>командная швейцарка: жеребьёвка круговых турниров и турниров на выбывание здесь не проводится</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>a team and its rounds</source>
            <translation>команда и её туры</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a team number from {0} to {1}</source>
            <translation>номер команды от {0} до {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>a team number of its own (line {0} has it)</source>
            <translation>неповторяющийся номер команды (такой уже есть в строке {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a team tournament</source>
            <translation>командный турнир</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>a team without a match in round {0}</source>
            <translation>команда без матча в туре {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>a team's number</source>
            <translation>номер команды</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a tie-break code, like {0}; this one is left out</source>
            <translation>код доп. показателя, например {0}; этот пропущен</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>a tie-break that is worked out here; this one is left out</source>
            <translation>доп. показатель, который здесь вычисляется; этот пропущен</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent for a result</source>
            <translation>соперник, раз указан результат</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent of another team</source>
            <translation>соперник из другой команды</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent whose line ({0}) names {1}</source>
            <translation>соперник, в строке которого ({0}) указан номер {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>an opponent's start number, or {0}</source>
            <translation>стартовый номер соперника или {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>an opponent, or record {0} for team {1}</source>
            <translation>соперник или запись {0} для команды {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>another team as opponent</source>
            <translation>другая команда в качестве соперника</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>at least one team</source>
            <translation>хотя бы одна команда</translation>
        </message>
        <message>
            <location filename="formats/trf/settings.py" />
            <source>at least the {0} rounds that are paired</source>
            <translation>туров не меньше {0}: их жеребьёвка уже проведена</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at least two teams</source>
            <translation>не меньше двух команд</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at least two teams, each once</source>
            <translation>не меньше двух команд, каждая только один раз</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>at most {0} boards</source>
            <translation>досок не больше {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>at most {0} characters</source>
            <translation>знаков не больше {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>at most {0} forbidden pairs in a file</source>
            <translation>запрещённых пар в файле не больше {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>at most {0} rounds</source>
            <translation>туров не больше {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>at most {0} teams</source>
            <translation>команд не больше {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>at most {0} tie-breaks; the others are left out</source>
            <translation>доп. показателей не больше {0}; остальные пропущены</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>b on board {0}</source>
            <translation>b на доске {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>b, as the opponent shows</source>
            <translation>b, как указано у соперника</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>change</source>
            <translation>изменение</translation>
        </message>
        <message>
            <location filename="domain/setting_checks.py" />
            <source>date</source>
            <translation>дата</translation>
        </message>
        <message>
            <location filename="domain/edits/players.py" />
            <source>date or year</source>
            <translation>дата или год</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>each arbiter once</source>
            <translation>каждый судья только один раз</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>each code once</source>
            <translation>каждый код только один раз</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>each player once</source>
            <translation>каждый игрок только один раз</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>each team once</source>
            <translation>каждая команда только один раз</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>either record {0} or record {1}</source>
            <translation>либо запись {0}, либо запись {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>game points of the bye, like {0}</source>
            <translation>число игровых очков за бай, например {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>game points, like {0}</source>
            <translation>число игровых очков, например {0}</translation>
        </message>
        <message>
            <location filename="storage/compose.py" />
            <source>int</source>
            <translation>целое число</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>its checksum</source>
            <translation>его контрольная сумма</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>its end</source>
            <translation>его конец</translation>
        </message>
        <message>
            <location filename="domain/prize_checks.py" />
            <source>list</source>
            <translation>список</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>m or w</source>
            <translation>m или w</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>match points in {0}-{1}, game points in {2}-{3}, a round</source>
            <translation>число матчевых очков в столбцах {0}-{1}, игровых в {2}-{3}, затем тур</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>match points of the bye, like {0}</source>
            <translation>число матчевых очков за бай, например {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>match points, like {0}</source>
            <translation>число матчевых очков, например {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>no other bye: team {0} has the one of record {1}</source>
            <translation>отсутствие другого бая: у команды {0} уже есть бай из записи {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one bye in a round (line {0})</source>
            <translation>один бай в туре (строка {0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>one chief arbiter</source>
            <translation>один главный судья</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one line-up of a team in a round</source>
            <translation>один состав команды на тур</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>one record {0} (line {1} is one)</source>
            <translation>одна запись {0} (она уже есть в строке {1})</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>one record {0} for a match</source>
            <translation>одна запись {0} на матч</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>packed</source>
            <translation>упакованное значение</translation>
        </message>
        <message>
            <location filename="domain/setting_checks.py" />
            <source>picture</source>
            <translation>изображение</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>player {0}, who has a game, on a board</source>
            <translation>игрок {0}, у которого есть партия, на одной из досок</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>player {0}, who sits opposite</source>
            <translation>игрок {0}, сидящий напротив</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>points, like {0}</source>
            <translation>число очков, например {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>points, rounds and teams</source>
            <translation>число очков, туры и команды</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>printable characters</source>
            <translation>текст из печатных знаков</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>record {0} for the points of a played match</source>
            <translation>запись {0} для очков за сыгранный матч</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>rounds and teams from the first to the last</source>
            <translation>порядок туров и команд от первого к последнему</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>rounds in columns {0}-{1} and {2}-{3}</source>
            <translation>номер тура в столбцах {0}-{1} и {2}-{3}</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>row</source>
            <translation>строка</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>table</source>
            <translation>таблица</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>team {0} against {1} (line {2})</source>
            <translation>команда {0} против команды {1} (строка {2})</translation>
        </message>
        <message>
            <location filename="formats/trf/reader.py" />
            <source>teams (record {0})</source>
            <translation>хотя бы одна команда (запись {0})</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>text</source>
            <translation>текст</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>the colours of the White team's boards, like WBWB</source>
            <translation>порядок цветов на досках команды белых, например WBWB</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>the number of a team ({0})</source>
            <translation>номер команды ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>the number of rounds, {0} to {1}</source>
            <translation>число туров, от {0} до {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/rosters.py" />
            <source>the start number of a player ({0})</source>
            <translation>стартовый номер игрока ({0})</translation>
        </message>
        <message>
            <location filename="formats/trf/rounds.py" />
            <source>the start number of a team's player</source>
            <translation>стартовый номер игрока команды</translation>
        </message>
        <message>
            <location filename="formats/trf/read_notes.py" />
            <source>three numbers</source>
            <translation>три числа</translation>
        </message>
        <message>
            <location filename="formats/trf/team_records.py" />
            <source>two different teams</source>
            <translation>две разные команды</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>two results that fit together</source>
            <translation>два результата, не противоречащие друг другу</translation>
        </message>
        <message>
            <location filename="storage/compose.py" />
            <source>two scores</source>
            <translation>счёт обеих команд</translation>
        </message>
        <message>
            <location filename="storage/history.py" />
            <source>value</source>
            <translation>значение</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>w on board {0}</source>
            <translation>w на доске {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>w, as the opponent shows</source>
            <translation>w, как указано у соперника</translation>
        </message>
        <message>
            <location filename="formats/trf/games.py" />
            <source>w, b or -</source>
            <translation>w, b или -</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>whole number</source>
            <translation>целое число</translation>
        </message>
        <message>
            <location filename="domain/checks.py" />
            <source>yes or no</source>
            <translation>да или нет</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>{0} boards</source>
            <translation>число досок: {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/settings.py" />
            <source>{0} dates</source>
            <translation>число дат: {0}</translation>
        </message>
        <message>
            <location filename="formats/trf/header.py" />
            <source>{0} from {1} to {2}</source>
            <translation>{0} от {1} до {2}</translation>
        </message>
        <message>
            <location filename="storage/tables.py" />
            <source>{0} or {1}</source>
            <translation>{0} или {1}</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of his results</source>
            <translation>{0}, сумма результатов игрока</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of its game points</source>
            <translation>{0}, сумма игровых очков команды</translation>
        </message>
        <message>
            <location filename="formats/trf/afterwards.py" />
            <source>{0}, the sum of its match points</source>
            <translation>{0}, сумма матчевых очков команды</translation>
        </message>
        <message>
            <location filename="formats/trf/matches.py" />
            <source>{0}: nobody sits opposite</source>
            <translation>{0}: напротив никого нет</translation>
        </message>
    </context>
    <context>
        <name>fields</name>
        <message>
            <location filename="words/fields.py" />
            <source>Absence</source>
            <translation>Отсутствие</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Acceleration</source>
            <translation>Ускорение</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Arbiters</source>
            <translation>Судьи</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board</source>
            <translation>Доска</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board colours</source>
            <translation>Цвета на досках</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Board prizes</source>
            <translation>Призы на досках</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Boards</source>
            <translation>Доски</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born</source>
            <translation>Г. р.</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born in or after</source>
            <translation>Г. р. не раньше</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Born in or before</source>
            <translation>Г. р. не позже</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Captain</source>
            <translation>Капитан</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Category</source>
            <translation>Категория</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Club</source>
            <translation>Клуб</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Colour preferences</source>
            <translation>Цветовые предпочтения</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Currency</source>
            <translation>Валюта</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Days of the rounds</source>
            <translation>Дни туров</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Edition of C.07</source>
            <translation>Редакция C.07</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>FIDE id</source>
            <translation>FIDE id</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Federation</source>
            <translation>Федерация</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>First day</source>
            <translation>Первый день</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Full-point bye</source>
            <translation>Бай с полным очком</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game drawn</source>
            <translation>Партия вничью</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game lost</source>
            <translation>Партия проиграна</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game points</source>
            <translation>Игровые очки</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Game won</source>
            <translation>Партия выиграна</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Half-point bye</source>
            <translation>Бай с половиной очка</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Highest players</source>
            <translation>Сильнейших игроков</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Initial colour</source>
            <translation>Начальный цвет</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Last day</source>
            <translation>Последний день</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Line-ups</source>
            <translation>Составы</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Line-ups due</source>
            <translation>Срок сдачи составов</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Logo</source>
            <translation>Логотип</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Lost by forfeit</source>
            <translation>Проигрыш по неявке</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match drawn</source>
            <translation>Матч вничью</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match lost</source>
            <translation>Матч проигран</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match lost by forfeit</source>
            <translation>Матч проигран по неявке</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match points</source>
            <translation>Матчевые очки</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match won</source>
            <translation>Матч выигран</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Match won by forfeit</source>
            <translation>Матч выигран по неявке</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Name</source>
            <translation>Название</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>National id</source>
            <translation>Национальный id</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>National rating</source>
            <translation>Национальный рейтинг</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Note</source>
            <translation>Заметка</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>One prize each</source>
            <translation>По одному призу</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Organiser</source>
            <translation>Организатор</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Other score</source>
            <translation>Другой счёт</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Pairing system</source>
            <translation>Система жеребьёвки</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Pairing-allocated bye</source>
            <translation>Бай по жеребьёвке</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Points</source>
            <translation>Очки</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Points given by the arbiter</source>
            <translation>Очки, данные судьёй</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Previous standing</source>
            <translation>Прежнее место</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Primary score</source>
            <translation>Первичный счёт</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Prizes</source>
            <translation>Призы</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating</source>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating below</source>
            <translation>Рейтинг ниже</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rating from</source>
            <translation>Рейтинг от</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Reason</source>
            <translation>Причина</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Reserves</source>
            <translation>Запасные</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Rounds</source>
            <translation>Туры</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Short name</source>
            <translation>Краткое название</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Sponsor line</source>
            <translation>Строка спонсора</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Table</source>
            <translation>Стол</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Teams</source>
            <translation>Команды</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Tie-breaks</source>
            <translation>Доп. показатели</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Ties</source>
            <translation>При равенстве</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Time control</source>
            <translation>Контроль времени</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Title</source>
            <translation>Звание</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Unrated count as</source>
            <translation>Без рейтинга идут за</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Venue</source>
            <translation>Место проведения</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Which rating counts</source>
            <translation>Какой рейтинг учитывается</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>Women</source>
            <translation>Женщины</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>{what}: game points</source>
            <translation>{what}: игровые очки</translation>
        </message>
        <message>
            <location filename="words/fields.py" />
            <source>{what}: match points</source>
            <translation>{what}: матчевые очки</translation>
        </message>
    </context>
    <context>
        <name>gestures</name>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n матч</numerusform>
                <numerusform>%n матча</numerusform>
                <numerusform>%n матчей</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n игрок</numerusform>
                <numerusform>%n игрока</numerusform>
                <numerusform>%n игроков</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n team(s)</source>
            <translation>
                <numerusform>%n команда</numerusform>
                <numerusform>%n команды</numerusform>
                <numerusform>%n команд</numerusform>
            </translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>A player counts on every board they played on</source>
            <translation>Игрок учитывается на каждой доске, где играл</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>A team that has won leaves the categories below</source>
            <translation>Команда с призом выбывает из категорий ниже</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Arbiter</source>
            <translation>Судья</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>August 2024</source>
            <translation>Август 2024</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Baku (C.04.7)</source>
            <translation>Baku (C.04.7)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Black team</source>
            <translation>Команда чёрных</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>By place</source>
            <translation>По местам</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Chief arbiter</source>
            <translation>Главный судья</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Deputy chief arbiter</source>
            <translation>Заместитель главного судьи</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Dutch System (C.04.3)</source>
            <translation>Голландская система (C.04.3)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Dutch System, earlier edition</source>
            <translation>Голландская система, прежняя редакция</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Equal scores share equally</source>
            <translation>Поровну при равных очках</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE Team Swiss, February 2026 (C.04.6)</source>
            <translation>Командная швейцарка 2026 (C.04.6)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE Team Swiss, earlier draft</source>
            <translation>Командная швейцарская FIDE, прежний проект</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE rating</source>
            <translation>Рейтинг FIDE</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>FIDE recommendation</source>
            <translation>Рекомендация FIDE</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>FIDE, else national</source>
            <translation>FIDE, иначе национальный</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Game points</source>
            <translation>Игровые очки</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Game points first</source>
            <translation>Сначала игровые очки</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Games at least</source>
            <translation>Партий не менее</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Half by place, half shared (Hort)</source>
            <translation>Половина по месту, половина поровну (Хорт)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Has arrived</source>
            <translation>Прибыла</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Imaginary points (Olympiad rule 28)</source>
            <translation>Условные очки (правило Олимпиады 28)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>March 2026</source>
            <translation>Март 2026</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Match points</source>
            <translation>Матчевые очки</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>National rating</source>
            <translation>Национальный рейтинг</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>National, else FIDE</source>
            <translation>Национальный, иначе FIDE</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>None</source>
            <translation>Нет</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>Not drawn yet</source>
            <translation>Жребия ещё не было</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Olympiad 2008 (D.II.02)</source>
            <translation>Олимпиада 2008 (D.II.02)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Olympiad 2008, the whole system</source>
            <translation>Олимпиада 2008, вся система</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Points given by the arbiter</source>
            <translation>Очки, данные судьёй</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Sex</source>
            <translation>Пол</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>Sonneborn-Berger first</source>
            <translation>Сначала Sonneborn-Berger</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>The higher of both</source>
            <translation>Больший из двух</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Type A: simple (1.7.1)</source>
            <translation>Тип A: простые (1.7.1)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>Type B: strong and mild (1.7.2)</source>
            <translation>Тип B: сильные и слабые (1.7.2)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>White team</source>
            <translation>Команда белых</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>absent</source>
            <translation>отсутствует</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>absent in round {round}: {player_name}</source>
            <translation>отсутствие в туре {round}: {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>accept the draft</source>
            <translation>принятие черновика</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add an arbiter</source>
            <translation>добавление судьи</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add the prize category {name}</source>
            <translation>добавление категории призов {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add the team {name}</source>
            <translation>добавление команды {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>add {name} to {team_name}</source>
            <translation>добавление: {name}, команда {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>adjourned</source>
            <translation>отложена</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>all rounds</source>
            <translation>все туры</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>allow a forbidden pair again</source>
            <translation>снятие запрета пары</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>any number</source>
            <translation>сколько угодно</translation>
        </message>
        <message>
            <location filename="app/session.py" />
            <source>before: {what}</source>
            <translation>перед действием: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>bonus for {team_name} in round {round}</source>
            <translation>надбавка команде {team_name}, тур {round}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>bye</source>
            <translation>бай</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>card of table {table}: {card}</source>
            <translation>протокол стола {table}: {card}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change an arbiter</source>
            <translation>изменение данных судьи</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change the prize category {name}</source>
            <translation>изменение категории призов {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change the team {team_name}</source>
            <translation>изменение команды {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>change {player_name}</source>
            <translation>изменение данных: {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>check in {team_name}</source>
            <translation>регистрация команды {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>check teams in ({count})</source>
            <translation>регистрация команд ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>choose the preset {preset}</source>
            <translation>выбор набора {preset}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>clear the result at table {table}, board {board}</source>
            <translation>удаление результата, стол {table}, доска {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>close the list</source>
            <translation>закрытие списка</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>colours reversed at table {table}</source>
            <translation>перепутаны цвета, стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>correct the result at table {table}, board {board}</source>
            <translation>исправление результата, стол {table}, доска {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>discard the draft</source>
            <translation>отбрасывание черновика</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>draw lots for the initial colour</source>
            <translation>жребий на начальный цвет</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>empty</source>
            <translation>пусто</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>empty table {table}, board {board}</source>
            <translation>освобождение места, стол {table}, доска {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>enter {name} late, from round {first_round}</source>
            <translation>поздняя заявка {name}, с тура {first_round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>exchange {team_name} and {other_name}</source>
            <translation>обмен местами: {team_name} и {other_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forbid pairs of teams among each other ({count})</source>
            <translation>запрет пар команд между собой ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forbid {team_name} – {opponent_name}</source>
            <translation>запрет пары {team_name} – {opponent_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeit</source>
            <translation>неявка</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeit of the match at table {table}</source>
            <translation>неявка на матч, стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>forfeited by both</source>
            <translation>обоюдная неявка</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>from round {number}</source>
            <translation>с тура {number}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>full-point bye</source>
            <translation>бай с полным очком</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>game points</source>
            <translation>игровые очки</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>games</source>
            <translation>партии</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>give the bye to {team_name}</source>
            <translation>бай команде {team_name}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>half-point bye</source>
            <translation>бай с половиной очка</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>handed out</source>
            <translation>на руках</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>import teams</source>
            <translation>импорт команд</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>is used for colours (4.2.2)</source>
            <translation>используется для цветов (4.2.2)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>keep snapshot {snapshot}: {reason}</source>
            <translation>снимок {snapshot}: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>let teams return in round {round} ({count})</source>
            <translation>возвращение команд в туре {round} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>let {team_name} return in round {round}</source>
            <translation>возвращение команды {team_name} в туре {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>line-up at table {table}</source>
            <translation>состав, стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>line-up received at table {table}</source>
            <translation>состав получен, стол {table}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>match points</source>
            <translation>матчевые очки</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>minutes before the round</source>
            <translation>минут до тура</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move players to board {position} ({count})</source>
            <translation>перемещение игроков на доску {position} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move players to {team_name} ({count})</source>
            <translation>перевод игроков в команду {team_name} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move the prize category {name}</source>
            <translation>перемещение категории призов {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move {player_name} to board {position}</source>
            <translation>перемещение на доску {position}: {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>move {player_name} to {team_name}</source>
            <translation>перевод в команду {team_name}: {player_name}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>must keep the roster order</source>
            <translation>должны соблюдать порядок заявки</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>neither team appeared</source>
            <translation>не явились обе команды</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>nobody</source>
            <translation>никто</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the late entry {team_name}</source>
            <translation>номер поздней заявке {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by hand</source>
            <translation>нумерация команд вручную</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by lot (seed {seed})</source>
            <translation>нумерация команд по жребию (начальное число {seed})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>number the teams by rating</source>
            <translation>нумерация команд по рейтингу</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>order the matches of round {round}</source>
            <translation>порядок матчей тура {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>order the tie-breaks</source>
            <translation>порядок доп. показателей</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>pair the round</source>
            <translation>жеребьёвка тура</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>pair {white_name} – {black_name} by hand</source>
            <translation>пара вручную: {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>paste players into {team_name}</source>
            <translation>вставка игроков в команду {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>paste teams</source>
            <translation>вставка команд</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>penalty for {team_name} in round {round}</source>
            <translation>штраф команде {team_name}, тур {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>penalty or bonus for {team_name} in round {round}</source>
            <translation>штраф или надбавка команде {team_name}, тур {round}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>percentage</source>
            <translation>процент</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>performance</source>
            <translation>перформанс</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>place {place}</source>
            <translation>место {place}</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>points</source>
            <translation>очки</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>present</source>
            <translation>присутствует</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>protest at table {table}, board {board}</source>
            <translation>протест, стол {table}, доска {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>publish round {round}</source>
            <translation>публикация тура {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>received</source>
            <translation>получен</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>redo: {what}</source>
            <translation>возврат: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove an arbiter</source>
            <translation>удаление судьи</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove players ({count})</source>
            <translation>удаление игроков ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove teams ({count})</source>
            <translation>удаление команд ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove the prize category {name}</source>
            <translation>удаление категории призов {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove the team {team_name}</source>
            <translation>удаление команды {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>remove {player_name}</source>
            <translation>удаление игрока: {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>rename {team_name} to {name}</source>
            <translation>переименование: {team_name} → {name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>reopen round {round}: {reason}</source>
            <translation>повторное открытие тура {round}: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>reopen the list: {reason}</source>
            <translation>повторное открытие списка: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>restore snapshot {snapshot}</source>
            <translation>восстановление снимка {snapshot}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>result at table {table}, board {board}</source>
            <translation>результат, стол {table}, доска {board}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>rounds {first} to {last}</source>
            <translation>туры {first}–{last}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>score of the match at table {table}</source>
            <translation>счёт матча, стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>seat a player at table {table}, board {board}</source>
            <translation>посадка игрока, стол {table}, доска {board}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>seed {seed}</source>
            <translation>начальное число {seed}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the acceleration</source>
            <translation>настройка ускорения</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the attendance of teams in round {round} ({count})</source>
            <translation>участие команд в туре {round} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the attendance of {team_name} in round {round}</source>
            <translation>участие команды {team_name} в туре {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the date of round {round}</source>
            <translation>дата тура {round}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set the score at table {table}, board {board}</source>
            <translation>очки, назначенные судьёй: стол {table}, доска {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>set {field}</source>
            <translation>настройка: {field}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>start a round by hand</source>
            <translation>начало тура вручную</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap boards {board} and {other} at table {table}</source>
            <translation>обмен досок {board} и {other}, стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap the colours of {white_name} – {black_name}</source>
            <translation>обмен цветов: {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>swap the opponents of two matches</source>
            <translation>обмен соперников двух матчей</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>table of {white_name} – {black_name}</source>
            <translation>стол матча {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take a penalty or bonus back</source>
            <translation>отмена штрафа или надбавки</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take back that the colours were reversed at table {table}</source>
            <translation>отмена перепутанных цветов, стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take back that the line-up was received at table {table}</source>
            <translation>отмена получения состава, стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the bye back</source>
            <translation>снятие бая</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the check-in of teams back ({count})</source>
            <translation>отмена регистрации команд ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the check-in of {team_name} back</source>
            <translation>отмена регистрации команды {team_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the forfeit of the match at table {table} back</source>
            <translation>снятие неявки на матч, стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the line-up over at table {table}</source>
            <translation>состав, как в прошлый раз, стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the protest at table {table}, board {board} back</source>
            <translation>снятие протеста, стол {table}, доска {board}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take the score of the match at table {table} back</source>
            <translation>отмена счёта матча, стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>take {player_name} over from the rating list</source>
            <translation>данные из рейтинг-листа: {player_name}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>the numbers of the teams</source>
            <translation>номера команд</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>the result of the match</source>
            <translation>результат матча</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>the team’s total</source>
            <translation>итог команды</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>the usual points</source>
            <translation>обычные очки</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>under protest</source>
            <translation>под протестом</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>undo: {what}</source>
            <translation>отмена: {what}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unlock {field}: {reason}</source>
            <translation>разблокировка «{field}»: {reason}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unpair the last round</source>
            <translation>отмена жеребьёвки последнего тура</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>unpair {white_name} – {black_name}</source>
            <translation>разбивка пары {white_name} – {black_name}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>until then table {table}</source>
            <translation>до этого стол {table}</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>update ratings</source>
            <translation>обновление рейтингов</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>verified</source>
            <translation>проверен</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>withdraw teams from round {first_round} on ({count})</source>
            <translation>снятие команд с тура {first_round} ({count})</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>withdraw {team_name} from round {first_round} on</source>
            <translation>снятие команды {team_name} с тура {first_round}</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{match} and another match</source>
            <translation>{match} и другой матч</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>{result} (unrated)</source>
            <translation>{result} (не для рейтинга)</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{team} did not appear</source>
            <translation>команда {team} не явилась</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>{what} (off)</source>
            <translation>{what} (выкл.)</translation>
        </message>
        <message>
            <location filename="words/setting_values.py" />
            <source>{what} (on)</source>
            <translation>{what} (вкл.)</translation>
        </message>
        <message>
            <location filename="words/gestures.py" />
            <source>{what} (round {round})</source>
            <translation>{what} (тур {round})</translation>
        </message>
        <message>
            <location filename="words/log_lines.py" />
            <source>{what} (round {round}, {teams})</source>
            <translation>{what} (тур {round}, {teams})</translation>
        </message>
    </context>
    <context>
        <name>load</name>
        <message>
            <location filename="cli/load.py" />
            <source>{file}: line {line}, column {column}: found '{found}', expected {expected}</source>
            <translation>{file}: строка {line}, столбец {column}: найдено «{found}», ожидается {expected}</translation>
        </message>
        <message>
            <location filename="cli/load.py" />
            <source>{file}: {count} more places to look at</source>
            <translation>{file}: ещё мест для проверки: {count}</translation>
        </message>
    </context>
    <context>
        <name>overview</name>
        <message>
            <location filename="cli/overview.py" />
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Colours by</source>
            <translation>Цвета по</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>MP</source>
            <translation>МО</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Pairing of round {round} by {system}</source>
            <translation>Жеребьёвка тура {round}, {system}</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Rating</source>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Round {number}</source>
            <translation>Тур {number}</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Table</source>
            <translation>Стол</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Team</source>
            <translation>Команда</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>The bye goes to {name} ({tpn}).</source>
            <translation>Бай: {name} ({tpn}).</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>Tournament without a name</source>
            <translation>Турнир без названия</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>absent</source>
            <translation>отсутствует</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>bye</source>
            <translation>бай</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>full-point bye</source>
            <translation>бай с полным очком</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>half-point bye</source>
            <translation>бай с половиной очка</translation>
        </message>
        <message>
            <location filename="cli/overview.py" />
            <source>{teams} teams, {boards} boards, round {round} of {rounds}</source>
            <translation>команд: {teams}, досок: {boards}, тур {round} из {rounds}</translation>
        </message>
    </context>
    <context>
        <name>prizes</name>
        <message numerus="yes">
            <location filename="scoring/prize_words.py" />
            <source>%n chosen team(s)</source>
            <translation>
                <numerusform>%n выбранная команда</numerusform>
                <numerusform>%n выбранные команды</numerusform>
                <numerusform>%n выбранных команд</numerusform>
            </translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Half of each prize goes by place, the other half is divided among equal scores.</source>
            <translation>Половина каждого приза присуждается по месту, другая половина делится между набравшими поровну очков.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Prizes go by place; only a shared place is divided, equally.</source>
            <translation>Призы присуждаются по местам; поровну делится только общее место.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>Teams with the same score divide their prizes equally.</source>
            <translation>Команды с равными очками делят свои призы поровну.</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>all women</source>
            <translation>только женщины</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>everyone born in {value} or earlier</source>
            <translation>все игроки {value} г. р. и старше</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>everyone born in {value} or later</source>
            <translation>все игроки {value} г. р. и моложе</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>team average below {value}</source>
            <translation>средний рейтинг команды ниже {value}</translation>
        </message>
        <message>
            <location filename="scoring/prize_words.py" />
            <source>team average {value} or more</source>
            <translation>средний рейтинг команды от {value}</translation>
        </message>
    </context>
    <context>
        <name>standings</name>
        <message>
            <location filename="cli/standings.py" />
            <source>Standings after round {round}</source>
            <translation>Положение после тура {round}</translation>
        </message>
        <message>
            <location filename="cli/standings.py" />
            <source>Standings after round {round} (provisional)</source>
            <translation>Положение после тура {round} (предварительное)</translation>
        </message>
    </context>
    <context>
        <name>tiebreaks</name>
        <message>
            <location filename="scoring/sentences.py" />
            <source> ({missing} not played)</source>
            <translation> (не сыграно: {missing})</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Average Buchholz of the opponents played</source>
            <translation>Средний Buchholz сыгранных соперников</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Berlin: board points, the top board weighing most</source>
            <translation>Берлинская система: очки на досках, старшая доска весомее всех</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Board count: board number × points on it, the lower the better</source>
            <translation>Счёт по доскам: номер доски × очки на ней, меньше — лучше</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Bottom board elimination: points without the last board, then the last two, …</source>
            <translation>Отсечение нижних досок: очки без последней доски, затем без двух последних, …</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>Buchholz on {score} {numbers} ({article})</source>
            <translation>Buchholz, {score} {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Buchholz: sum of the opponents’ scores</source>
            <translation>Buchholz: сумма очков соперников</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Direct encounter of the tied teams</source>
            <translation>Личная встреча команд с равными очками</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then board count and bottom boards</source>
            <translation>Расширенная личная встреча, затем счёт по доскам и нижние доски</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then board count and top boards</source>
            <translation>Расширенная личная встреча, затем счёт по доскам и верхние доски</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then bottom boards</source>
            <translation>Расширенная личная встреча, затем нижние доски</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter, then top boards</source>
            <translation>Расширенная личная встреча, затем верхние доски</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Extended direct encounter: match points, then game points</source>
            <translation>Расширенная личная встреча: матчевые очки, затем игровые</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Fore Buchholz: Buchholz with the last round as draws</source>
            <translation>Fore Buchholz: Buchholz, где последний тур считается ничейным</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Game points (match points where game points decide)</source>
            <translation>Игровые очки (матчевые, если решают игровые)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Koya: points against opponents with at least half of the possible points</source>
            <translation>Койя: очки против соперников, набравших не меньше половины возможных</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Number of matches won over the board</source>
            <translation>Число матчей, выигранных за доской</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Number of wins, with or without playing</source>
            <translation>Число побед, в игре или без игры</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Olympiad Sonneborn-Berger without the lowest opponent</source>
            <translation>Олимпийский Sonneborn-Berger без низшего соперника</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Pairing number, the smaller the better</source>
            <translation>Стартовый номер, меньше — лучше</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Points</source>
            <translation>Очки</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>R{round}</source>
            <translation>Т{round}</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Secondary score and strength of the schedule combined</source>
            <translation>Вторичный счёт вместе с силой соперников</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger on one score</source>
            <translation>Sonneborn-Berger по одному счёту</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ game points × game points scored</source>
            <translation>Sonneborn-Berger: игровые очки соперников × набранные игровые очки</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ game points × match points scored</source>
            <translation>Sonneborn-Berger: игровые очки соперников × набранные матчевые очки</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ match points × game points scored</source>
            <translation>Sonneborn-Berger: матчевые очки соперников × набранные игровые очки</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sonneborn-Berger: opponents’ match points × match points scored</source>
            <translation>Sonneborn-Berger: матчевые очки соперников × набранные матчевые очки</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of all opponents’ match points (Olympiad)</source>
            <translation>Сумма матчевых очков всех соперников (Олимпиада)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of the opponents’ match points without the lowest (Olympiad)</source>
            <translation>Сумма матчевых очков соперников без низшего (Олимпиада)</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Sum of the scores after each round</source>
            <translation>Сумма очков после каждого тура</translation>
        </message>
        <message>
            <location filename="tiebreaks" />
            <source>Top board results: points on board 1, then board 2, …</source>
            <translation>Результаты на верхних досках: очки на доске 1, затем на доске 2, …</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>[not counted: {article}]</source>
            <translation>[не учитывается: {article}]</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>absent</source>
            <translation>отсутствует</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>board {board}</source>
            <translation>доска {board}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>boards: {numbers} ({article})</source>
            <translation>доски: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>divided by {numbers} ({article})</source>
            <translation>делится на {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>forfeits count as played</source>
            <translation>неявки считаются сыгранными</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>full-point bye</source>
            <translation>бай с полным очком</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>game points</source>
            <translation>игровые очки</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>half-point bye</source>
            <translation>бай с половиной очка</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>instead of {raw} by {article}</source>
            <translation>вместо {raw} по {article}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>lost by forfeit</source>
            <translation>проигрыш по неявке</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>match points</source>
            <translation>матчевые очки</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>matches of the tied teams, {score}: {table} ({article})</source>
            <translation>матчи между командами с равными очками, {score}: {table} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>nothing: they share the place</source>
            <translation>ничто: они делят место</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>on game points</source>
            <translation>по игровым очкам</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>on match points</source>
            <translation>по матчевым очкам</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>opponents with at least {numbers} count ({article})</source>
            <translation>учитываются соперники, у которых не меньше {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>pairing-allocated bye</source>
            <translation>бай по жеребьёвке</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>penalty or bonus</source>
            <translation>штраф или надбавка</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>played</source>
            <translation>сыграно</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>sum and number of opponents: {numbers} ({article})</source>
            <translation>сумма и число соперников: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>the last round counts as drawn</source>
            <translation>последний тур считается ничейным</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>the other way round</source>
            <translation>в обратном порядке</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the highest and the lowest</source>
            <translation>без высшего и низшего</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the last boards: {numbers} ({article})</source>
            <translation>без последних досок: {numbers} ({article})</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the lowest</source>
            <translation>без низшего</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the two highest and the two lowest</source>
            <translation>без двух высших и двух низших</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>without the two lowest</source>
            <translation>без двух низших</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>won by forfeit</source>
            <translation>выигрыш по неявке</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{code} = {value}</source>
            <translation>{code} = {value}</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{code}: place {value} of the tied teams</source>
            <translation>{code}: место {value} среди команд с равными очками</translation>
        </message>
        <message>
            <location filename="scoring/sentences.py" />
            <source>{score} {numbers} ({article})</source>
            <translation>{score} {numbers} ({article})</translation>
        </message>
    </context>
</TS>
