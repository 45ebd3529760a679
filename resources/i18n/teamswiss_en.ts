<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>CompareDialog</name>
        <message numerus="yes">
            <location filename="views/dialogs/compare.py" />
            <source>%n pair(s) are the same in all.</source>
            <translation>
                <numerusform>%n pair are the same in all.</numerusform>
                <numerusform>%n pairs are the same in all.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Field</name>
        <message numerus="yes">
            <location filename="views/fields.py" />
            <source>Locked, because %n round(s) were paired with it.</source>
            <translation>
                <numerusform>Locked, because %n round were paired with it.</numerusform>
                <numerusform>Locked, because %n rounds were paired with it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FileCommands</name>
        <message numerus="yes">
            <location filename="views/file_commands.py" />
            <source>%n place(s) could not be read: {places}</source>
            <translation>
                <numerusform>%n place could not be read: {places}</numerusform>
                <numerusform>%n places could not be read: {places}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LogDialog</name>
        <message numerus="yes">
            <location filename="views/log_dialog.py" />
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n line</numerusform>
                <numerusform>%n lines</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MatchesModel</name>
        <message numerus="yes">
            <location filename="models/matches.py" />
            <source>%n missing</source>
            <translation>
                <numerusform>%n missing</numerusform>
                <numerusform>%n missing</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message numerus="yes">
            <location filename="views/navigation.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>%n result missing</numerusform>
                <numerusform>%n results missing</numerusform>
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
                <numerusform>%n team without players</numerusform>
                <numerusform>%n teams without players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerDetail</name>
        <message numerus="yes">
            <location filename="views/player_detail.py" />
            <source>{name}: {points} of %n game(s)</source>
            <translation>
                <numerusform>{name}: {points} of %n game</numerusform>
                <numerusform>{name}: {points} of %n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayersPage</name>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/players_page.py" />
            <source>{shown} of %n player(s)</source>
            <translation>
                <numerusform>{shown} of %n player</numerusform>
                <numerusform>{shown} of %n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Preparation</name>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n adjourned board(s) in round {number}: a draw for the pairing</source>
            <translation>
                <numerusform>%n adjourned board in round {number}: a draw for the pairing</numerusform>
                <numerusform>%n adjourned boards in round {number}: a draw for the pairing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n board(s) under protest in round {number}</source>
            <translation>
                <numerusform>%n board under protest in round {number}</numerusform>
                <numerusform>%n boards under protest in round {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n line-up(s) not handed in for round {number}: {teams}</source>
            <translation>
                <numerusform>%n line-up not handed in for round {number}: {teams}</numerusform>
                <numerusform>%n line-ups not handed in for round {number}: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n match card(s) of round {number} not in</source>
            <translation>
                <numerusform>%n match card of round {number} not in</numerusform>
                <numerusform>%n match cards of round {number} not in</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n result(s) missing in round {number}</source>
            <translation>
                <numerusform>%n result missing in round {number}</numerusform>
                <numerusform>%n results missing in round {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) not checked in: {teams}</source>
            <translation>
                <numerusform>%n team not checked in: {teams}</numerusform>
                <numerusform>%n teams not checked in: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with fewer players than boards: {teams}</source>
            <translation>
                <numerusform>%n team with fewer players than boards: {teams}</numerusform>
                <numerusform>%n teams with fewer players than boards: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) with too many reserves: {teams}</source>
            <translation>
                <numerusform>%n team with too many reserves: {teams}</numerusform>
                <numerusform>%n teams with too many reserves: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without a number: {teams}</source>
            <translation>
                <numerusform>%n team without a number: {teams}</numerusform>
                <numerusform>%n teams without a number: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>%n team(s) without players: {teams}</source>
            <translation>
                <numerusform>%n team without players: {teams}</numerusform>
                <numerusform>%n teams without players: {teams}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>All %n round(s) are paired</source>
            <translation>
                <numerusform>All %n round are paired</numerusform>
                <numerusform>All %n rounds are paired</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="views/rounds/preparation.py" />
            <source>… and %n more</source>
            <translation>
                <numerusform>… and %n more</numerusform>
                <numerusform>… and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoundBar</name>
        <message numerus="yes">
            <location filename="views/rounds/round_bar.py" />
            <source>%n line-up(s) not in</source>
            <translation>
                <numerusform>%n line-up not in</numerusform>
                <numerusform>%n line-ups not in</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="documents/source.py" />
            <source>Provisional: %n card(s) not in</source>
            <translation>
                <numerusform>Provisional: %n card not in</numerusform>
                <numerusform>Provisional: %n cards not in</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatusLine</name>
        <message numerus="yes">
            <location filename="views/status_line.py" />
            <source>%n result(s) missing</source>
            <translation>
                <numerusform>%n result missing</numerusform>
                <numerusform>%n results missing</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TeamsPage</name>
        <message numerus="yes">
            <location filename="views/teams_page.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
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
    </context>
    <context>
        <name>TournamentPage</name>
        <message numerus="yes">
            <location filename="views/tournament_page.py" />
            <source>%n setting(s) locked, because rounds are paired</source>
            <translation>
                <numerusform>%n setting locked, because rounds are paired</numerusform>
                <numerusform>%n settings locked, because rounds are paired</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>documents</name>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more set(s) of nearer scores could not be taken either.</source>
            <translation>
                <numerusform>%n more set of nearer scores could not be taken either.</numerusform>
                <numerusform>%n more sets of nearer scores could not be taken either.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>%n more team(s) that would come before could not be taken either.</source>
            <translation>
                <numerusform>%n more team that would come before could not be taken either.</numerusform>
                <numerusform>%n more teams that would come before could not be taken either.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="documents/builders/board_prizes.py" />
            <source>At least %n game(s); decided by {measures}. Forfeits do not count.</source>
            <translation>
                <numerusform>At least %n game; decided by {measures}. Forfeits do not count.</numerusform>
                <numerusform>At least %n games; decided by {measures}. Forfeits do not count.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="documents/why/team_swiss.py" />
            <source>Without upfloaters %n team(s) of this score would have no opponent.</source>
            <translation>
                <numerusform>Without upfloaters %n team of this score would have no opponent.</numerusform>
                <numerusform>Without upfloaters %n teams of this score would have no opponent.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>gestures</name>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="words/log_lines.py" />
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
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
    </context>
    <context>
        <name>prizes</name>
        <message numerus="yes">
            <location filename="scoring/prize_words.py" />
            <source>%n chosen team(s)</source>
            <translation>
                <numerusform>%n chosen team</numerusform>
                <numerusform>%n chosen teams</numerusform>
            </translation>
        </message>
    </context>
</TS>
