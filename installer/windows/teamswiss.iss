; The Windows installer, compiled by Inno Setup 6.3 or newer (installer/windows_packages.py).
; For the user alone, without administrator rights; an administrator may choose "for everyone".

#ifndef Version
  #error Run python dev.py freeze, which names the version and the folders.
#endif

#define Name "TeamSwiss"
#define Program "TeamSwiss.exe"
#define FileType "TeamSwiss.Tournament"

[Setup]
; The id stays the same for ever: by it an update finds what it replaces.
AppId={{5B0C7C58-4E0E-4E0B-9C38-2F7E3A9D6A11}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher=The TeamSwiss project
VersionInfoVersion={#VersionNumbers}
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
ArchitecturesAllowed={#Architecture}
ArchitecturesInstallIn64BitMode={#Architecture}
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
SetupIconFile={#IconFile}
UninstallDisplayIcon={app}\{#Program}
LicenseFile=..\..\LICENSE

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "pt"; MessagesFile: "compiler:Languages\Portuguese.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; Files of an earlier version that this one no longer has.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\{#Name}"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; Tasks: desktopicon

[Registry]
; HKA is the user's part of the registry in an installation for the user alone.
Root: HKA; Subkey: "Software\Classes\.teamswiss"; ValueType: string; ValueName: ""; ValueData: "{#FileType}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.teamswiss\OpenWithProgids"; ValueType: string; ValueName: "{#FileType}"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#FileType}"; ValueType: string; ValueName: ""; ValueData: "TeamSwiss tournament"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#FileType}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\{#FileType}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\{#Program}"" ""%1"""

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent

; The uninstaller removes the program and nothing else: tournaments are the user's.
