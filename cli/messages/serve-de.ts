import type { Messages } from './shape.ts';

export const serveDe: Messages['serve'] = {
  building: 'Der Tisch wird gebaut ...',
  open: url => `Der Tisch steht allen offen: ${url}  (Strg+C beendet)`,
  waiting: why => `Warten auf die Datenbank, die noch nicht da ist. ${why}`,
  closing: 'Feierabend: Was entschieden wurde, ist gesichert ...',
  badUrl: url =>
    `--public-url kann nicht „${url}“ sein; gemeint ist die Adresse, die Browser benutzen, etwa https://tafel.example.org, ohne Pfad.`,
  portTaken: port =>
    `Port ${port} ist von einem anderen Programm belegt. Beende es, oder wähle mit --port einen anderen.`,
  portForbidden: port =>
    `Port ${port} darfst du nicht benutzen; erlaubt sind Ports ab 1024. Wähle mit --port einen anderen.`,
  badHost: '--host muss ein Name oder eine Adresse dieses Rechners sein, etwa 127.0.0.1 oder 0.0.0.0.',
  oneStore: flags => `Nur eines davon sagt, wo die Tische liegen: ${flags}.`,
  badDatabase: 'Eine Datenbank wird durch eine URL benannt, etwa postgres://name:passwort@rechner:5432/tafelrunde.',
  noData: folder => `Im Ordner ${folder} liegen keine Tische; nenne mit --data einen anderen.`,
  nameABackup: 'Bitte die Datei der Sicherung nennen.',
  backedUp: (file, lines) => `${lines} Zeilen sind in ${file} gesichert.`,
  restored: (file, lines) => `${lines} Zeilen aus ${file} stehen in der Datenbank.`,
};
