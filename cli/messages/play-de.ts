import type { Messages } from './shape.ts';

export const playDe: Messages['play'] = {
  welcome: seats => `Willkommen am Tisch. ${seats} Hilfe mit ?.`,
  sits: (seat, bot) => (bot === null ? `${seat}: du.` : `${seat}: Bot ${bot}.`),
  onlyBots: 'Nur Bots spielen: Du schaust zu.',
  question: text => `${text}.`,
  nth: (number, of) => `${number} von ${of}`,
  numbered: (number, text) => `${number}: ${text}.`,
  group: (common, count, first, last) => `${common} ... (${count} Möglichkeiten, ${first} bis ${last})`,
  typeMore:
    'Eine Zahl eingeben oder Wörter: Passen sie auf eines, ist es gewählt; passen sie auf mehreres, wird es gezeigt.',
  andMore: count => `... und ${count} weitere.`,
  several: count => `Darauf passen ${count}. Bitte eine Zahl oder mehr Wörter eingeben.`,
  notOffered: text => `„${text}“ steht jetzt nicht zur Wahl. „warum ${text}“ nennt den Grund, ? die Hilfe.`,
  chosen: text => `Gewählt: ${text}.`,
  earlier: count => `... ${count} frühere Zeilen; „verlauf“ zeigt sie.`,
  curtain: seat => `${seat}, bitte die Eingabetaste drücken, wenn bereit (die anderen sehen weg).`,
  youAgain: 'Du entscheidest wieder selbst.',
  over: answers =>
    `Das Spiel ist nach ${answers} Entscheidungen vorbei. Verlauf, zurück, speichern und schluss gehen noch.`,
  overWhat: 'Das Spiel ist vorbei; verlauf, tisch, zurück, speichern, laden, regeln und schluss gehen noch.',
  broke: message =>
    `Hier ist etwas gescheitert; das ist unser Fehler, nicht deiner. Die Partie steht wie zuvor. (${message})`,
  kept: file => `Die Partie liegt in ${file}.`,
  goOn: command => `Weiter geht es mit: ${command}`,
  bye: 'Auf Wiedersehen.',
  saveFirst: 'Die Partie vorher speichern? (j, n oder der Name einer Datei)',
  saved: file => `Gespeichert in ${file}.`,
  loaded: (file, answers) => `${file} liegt auf dem Tisch, nach ${answers} Entscheidungen.`,
  incomplete: dropped =>
    `Die Regeln haben sich seit dem Speichern geändert: Es geht von der letzten Ruhestellung aus weiter${dropped === 0 ? '' : `, und ${dropped} Entscheidungen sind neu zu treffen`}.`,
  nameAFile: command => `Bitte eine Datei nennen: ${command === 'save' ? 'speichern' : 'laden'} DATEI.`,
  nothingYet: 'Noch ist nichts geschehen.',
  undone: answers => `Zurückgenommen; die Partie steht nach ${answers} Entscheidungen.`,
  botsAgree: 'Die Bots sind mit dem Zurückgehen einverstanden.',
  agree: seat => `${seat}, einverstanden mit dem Zurückgehen? (j/n)`,
  disagreed: seat => `${seat} ist nicht einverstanden; alles bleibt, wie es ist.`,
  thinks: (seat, bot, seconds) =>
    `${seat} (${bot}) denkt nach, höchstens ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} ...`,
  quickMove: seat => `${seat} kam mit dem Nachdenken nicht zu Ende und tat das Naheliegende.`,
  hint: 'Ein Ritter, der sieht, was du siehst, zöge dies in Betracht, das Sicherste zuerst (Aussicht: 50 % ist, was ohnehin zu erwarten ist):',
  hintLine: (number, text, outlook, why) =>
    `${number}: ${text}. Aussicht ${outlook}${why === '' ? '' : `; sofort: ${why}`}.`,
  hintPlan: (steps, proven, result) =>
    `   Damit beginnt ${steps === 1 ? 'ein Plan aus einem Schritt' : `ein Plan aus ${steps} Schritten`}${proven ? '; nichts ist besser' : ''}${result === '' ? '.' : `: ${result}`}`,
  reason: (part, change) =>
    `${part} um ${Math.abs(change).toFixed(1).replace('.', ',')} ${change > 0 ? 'besser' : 'schlechter'}`,
  lateHint: 'Der Rat kam nicht rechtzeitig. „tipp“ fragt noch einmal.',
  noHint: 'In diesem Spiel gibt es keinen Rat: Es kann Stellungen nicht bewerten.',
  auto: (bot, times, interactive) =>
    times === null
      ? `Ein Bot (${bot}) spielt für dich weiter.${interactive ? ' Mit der Eingabetaste übernimmst du wieder.' : ''}`
      : `Ein Bot (${bot}) trifft ${times === 1 ? 'die nächste Entscheidung' : `die nächsten ${times} Entscheidungen`} für dich.`,
  undoWhat:
    'zurück nimmt die letzte Entscheidung zurück, „zurück zug“ diesen Zug, „zurück alles“ alles seit dem letzten Wurf oder Aufdecken.',
  skipWhat:
    'überspringen zug, überspringen gleich (solange sich nichts ändert), überspringen immer; überspringen aus: wieder fragen.',
  skipOff: 'Du wirst wieder gefragt.',
  skips: term =>
    ({
      turn: 'Der Tisch passt bei dieser Frage für dich, bis du am Zug bist.',
      same: 'Der Tisch passt bei dieser Frage für dich, solange sich nichts ändert.',
      always: 'Der Tisch passt bei dieser Frage für dich.',
    })[term],
  whyWhat: 'Warum was? Bitte etwas nennen, etwa „warum attack red-knight blue-mage“.',
  nothingHere: 'Nichts auf dem Tisch hat einen eigenen Text.',
  noSuchThing: words => `In diesem Spiel heißt nichts „${words}“.`,
  rulesWhat: 'Welche Wörter? Etwa „regeln Angriff Reichweite“.',
  ruleWhat: 'Welche Regel? Etwa „regel SK-ATT-01“.',
  moreRules: count => `... und ${count} weitere; mehr Wörter grenzen es ein.`,
  help: [
    'Wählen: die Zahl eingeben oder Wörter daraus, etwa „bewegen ritter f7“. Passt mehreres, wird es gezeigt.',
    'chancen [Wahl]: wozu es führen kann. warum WAHL: warum es erlaubt ist oder nicht, mit der Regel. tipp: drei Vorschläge.',
    'was [NAME]: was Karten und Figuren auf dem Tisch tun, oder die mit diesem Namen.',
    'verlauf [n]: was geschah. tisch: der Tisch noch einmal. regeln WÖRTER: in den Regeln suchen. regel ID: eine Regel.',
    'überspringen [zug|gleich|immer|aus]: Wo du passen darfst, passt der Tisch von nun an für dich.',
    'zurück [zug|alles]: die eigene Entscheidung (oder den Zug, oder alles seit dem letzten Wurf) zurücknehmen; über Würfel und andere hinweg nur, wenn alle zustimmen. wieder: doch so.',
    'auto [n] [page|knappe|ritter]: ein Bot spielt für dich weiter (n Entscheidungen). speichern DATEI. laden DATEI. schluss.',
    'Ein Schrägstrich davor (/chancen) sagt, dass ein Befehl gemeint ist. Strg-C und Strg-D beenden; die Partie bleibt erhalten.',
  ],
};
