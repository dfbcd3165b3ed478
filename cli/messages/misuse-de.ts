import type { Messages } from './shape.ts';

export const misuseDe: Messages['misuse'] = {
  noSuchCommand: (name, known) => `Es gibt keinen Befehl „${name}“; es gibt ${known}.`,
  noSuchFlag: (flag, known) => `Die Angabe ${flag} gibt es hier nicht; es gibt ${known}.`,
  flagNeedsValue: flag => `Die Angabe ${flag} braucht einen Wert.`,
  flagTakesNone: flag => `Die Angabe ${flag} nimmt keinen Wert.`,
  tooMany: word => `„${word}“ ist ein Wort zu viel.`,
  notAllowed: (flag, value, allowed) => `${flag} kann nicht „${value}“ sein; möglich ist ${allowed}.`,
  notANumber: (flag, value, range) => `${flag} muss eine ganze Zahl ${range} sein, nicht „${value}“.`,
  from: least => `ab ${least}`,
  fromTo: (least, most) => `von ${least} bis ${most}`,
  nameAGame: known => `Bitte ein Spiel nennen; es gibt ${known}.`,
  noSuchGame: (name, known) => `Es gibt kein Spiel „${name}“; es gibt ${known}.`,
  noSuchScenario: (game, name, known) => `${game} hat kein Abenteuer „${name}“; es hat ${known}.`,
  wrongSeats: (scenario, allowed, seats) => `„${scenario}“ ist für ${allowed} Plätze, nicht für ${seats}.`,
  notAPair: pair => `--set nimmt Name=Wert, nicht „${pair}“.`,
  noSuchSetting: (scenario, id, known) => `„${scenario}“ hat keine Einstellung „${id}“; es hat ${known || 'keine'}.`,
  botsPerSeat: (given, seats) => `--bots nennt ${given} Bots für ${seats} Plätze.`,
  noSuchSeat: (pair, seats) => `--bots nimmt Platz=Bot mit einem Platz von 1 bis ${seats}, nicht „${pair}“.`,
  twoBots: '--bots nimmt hier zwei Bots, etwa search,greedy.',
  notTwoSides: (scenario, seats) =>
    `„${scenario}“ mit ${seats} Plätzen hat nicht genau zwei Seiten; die Arena braucht zwei.`,
  nameASave: 'Bitte die Datei einer gespeicherten Partie nennen.',
  cannotRead: (file, why) => `Die Datei ${file} lässt sich nicht lesen: ${why}.`,
  cannotWrite: (file, why) => `Die Datei ${file} lässt sich nicht schreiben: ${why}.`,
  badSave: (file, why) => `Die Datei ${file} lässt sich nicht laden. ${why.de}`,
  byTheClock: bot =>
    `Der Bot ${bot} denkt nach der Uhr, seine Spiele ließen sich nicht wiederholen; nenne Runden, etwa search:400.`,
  badReport: (file, why) => `Mit der Datei ${file} lässt sich nicht vergleichen. ${why.de}`,
  otherReport: (file, game, wanted) => `Die Datei ${file} ist ein Bericht über ${game}, nicht über ${wanted}.`,
  notKeptGames: file =>
    `Die Datei ${file} enthält keine Spiele des Labors; sie bleibt, wie sie ist. Bitte eine andere für --keep nennen.`,
  damagedGames: (file, line) =>
    `Die Datei ${file} ist in Zeile ${line} beschädigt; sie bleibt, wie sie ist. Bitte eine andere für --keep nennen.`,
  otherGames: (file, what) =>
    `Die Datei ${file} enthält Spiele mit ${what}; sie bleibt, wie sie ist. Bitte eine andere für --keep nennen.`,
  stamp: {
    game: 'anderem Spiel',
    version: 'anderer Version der Regeln',
    content: 'anderem Inhalt',
    seed: 'anderem Seed',
    tables: 'anderem Tisch',
  },
  notWithLoad: flag => `${flag} passt nicht zu --load: Die gespeicherte Partie legt das schon fest.`,
  badRulebook: why => `Dieses Regelwerk lässt sich nicht lesen: ${why}`,
  otherGame: (file, game, wanted) => `Die Datei ${file} enthält eine Partie von ${game}, nicht von ${wanted}.`,
};
