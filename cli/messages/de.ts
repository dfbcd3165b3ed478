import { campaignDe } from './campaign-de.ts';
import { helpDe } from './help-de.ts';
import { misuseDe } from './misuse-de.ts';
import { playDe } from './play-de.ts';
import { serveDe } from './serve-de.ts';
import type { Messages } from './shape.ts';

export const de: Messages = {
  lang: 'de',
  help: helpDe,
  misuse: misuseDe,
  play: playDe,
  campaign: campaignDe,
  serve: serveDe,
  seat: number => `Platz ${number}`,
  seats: count => (count === 1 ? '1 Platz' : `${count} Plätze`),
  percent: share => `${(share * 100).toFixed(1).replace('.', ',')} %`,
  or: 'oder',
  yes: ['j', 'ja', 'y', 'yes'],
  no: ['n', 'nein', 'no'],
  progress: (done, count, pace, left) =>
    `${done}/${count}, ${pace >= 10 ? Math.round(pace) : pace.toFixed(1).replace('.', ',')}/s, noch ${left < 100 ? `${left} s` : `${Math.ceil(left / 60)} min`}`,
  files: {
    ENOENT: 'es gibt sie nicht',
    EISDIR: 'das ist ein Ordner',
    EACCES: 'das ist nicht erlaubt',
    EPERM: 'das ist nicht erlaubt',
    ENOTDIR: 'ein Teil des Pfades ist kein Ordner',
    EROFS: 'dort lässt sich nichts speichern',
    ENOSPC: 'der Datenträger ist voll',
    ENAMETOOLONG: 'ihr Name ist zu lang',
  },
  menu: {
    game: 'Welches Spiel?',
    scenario: 'Welches Abenteuer?',
    campaign: 'Welche Kampagne?',
    seats: 'Wie viele Plätze?',
    rules: 'Optionale Regeln?',
    asUsual: 'Wie üblich',
    chooseRules: 'Auswählen',
    whoSits: seat => `Wer spielt ${seat}?`,
    person: 'Ein Mensch an diesem Bildschirm',
    bot: 'Bot',
    level: {
      page: 'lernt noch und macht Fehler',
      squire: 'nimmt sofort, was gerade das Beste ist',
      knight: 'denkt voraus, eine Sekunde je Entscheidung',
    },
    prompt: most => `1 bis ${most}, Eingabetaste für 1:`,
    again: most => `Bitte eine Zahl von 1 bis ${most} eingeben.`,
  },
  odds: {
    exact: cases =>
      cases === 1 ? 'Genau: Es gibt nur einen Fall.' : `Genau: Alle ${cases} Fälle wurden durchgerechnet.`,
    sampled: (cases, error) => `Stichprobe: ${cases} Spiele von hier aus, Standardfehler höchstens ${error}.`,
    none: game => `${game} sagt keine Ergebnisse voraus.`,
    noDice: 'Nichts, was jetzt zur Wahl steht, hängt vom Glück ab.',
    over: 'Diese Partie ist vorbei: Es steht nichts mehr zur Wahl.',
    several: (text, list) => `„${text}“ passt auf mehreres; was davon? ${list}`,
    notOffered: (text, list) => `„${text}“ steht nicht zur Wahl. Zur Wahl: ${list}`,
  },
  rules: {
    heading: (title, count) => `${title}: ${count} Regeln`,
    nothing: words => `Keine Regel enthält „${words}“.`,
    noSuchRule: id => `Es gibt in diesem Spiel keine Regel „${id}“; „regeln <Wörter>“ sucht danach.`,
    count: count => (count === 1 ? '1 Regel' : `${count} Regeln`),
  },
  replay: {
    position: (at, last) => `Nach ${at} von ${last} Antworten.`,
    next: (seat, option) => `Als Nächstes wählte ${seat}: ${option}.`,
    prompt: '[n] weiter, [p] zurück, eine Zahl, [c] von hier weiterspielen, [q] Schluss >',
    range: last => `Diese Partie hat die Stellungen 0 bis ${last}.`,
    incomplete: 'Die Regeln haben sich seitdem geändert: Zu sehen ist nur, was auf die letzte Ruhestellung folgt.',
  },
  verify: {
    ok: (answers, hash) => `OK: ${answers} Antworten führen zur selben Stellung, Prüfsumme ${hash}.`,
    differs: how => `ANDERS: ${how}`,
    version: (stored, now) => `Gespielt wurde mit Version ${stored} der Regeln; dies ist Version ${now}.`,
    answer: (number, option, why) => `Antwort ${number}, „${option}“, ist nicht mehr möglich: ${why}`,
    position: at => `Nach ${at} Antworten führen die heutigen Regeln zu einer anderen Stellung als der gespeicherten.`,
  },
  simulate: {
    interrupted: (done, games) => `Abgebrochen nach ${done} von ${games} Spielen.`,
    goOn: file => `Sie stehen in ${file}: Derselbe Befehl macht dort weiter.`,
    notKept: seed =>
      `Sie sind nicht aufgehoben: Mit --keep DATEI würde derselbe Befehl (und --seed ${seed}) dort weitermachen.`,
    resumed: (done, file) => `${done} Spiele stehen schon in ${file}.`,
    speed: (games, pace, seconds, workers) =>
      `${games} Spiele in ${seconds} s, ${pace} je Sekunde (${workers} Arbeiter).`,
    written: file => `Geschrieben: ${file}`,
    seed: seed => `Dieselben Spiele noch einmal: --seed ${seed}`,
  },
  arena: {
    games: games => `${games} Spiele, je zwei mit gleichem Glück und getauschten Seiten; Siege mit 95-%-Intervallen:`,
    won: (count, of) => `${count} von ${of}`,
    side: (side, won, share) => `auf Seite ${side}: ${won}, ${share}`,
    nobody: count => `Niemand gewann: ${count}.`,
    scenarios: bot => `Siege von ${bot} nach Szenario:`,
    thinking: 'Bedenkzeit für Entscheidungen, die eine Wahl ließen, in Millisekunden eines Kerns:',
    times: ({ decisions, mean, usually, longest }) =>
      `im Mittel ${mean}, 95 von 100 höchstens ${usually}, die längste ${longest} (${decisions} Entscheidungen)`.replaceAll(
        /(\d)\.(\d)/g,
        '$1,$2',
      ),
    failed: (number, message) => `Spiel ${number} brach ab: ${message}`,
    again: flags => `Dieselben Spiele noch einmal: ${flags}`,
  },
  fuzz: {
    checked: (n, seconds, seed) =>
      `${n.games} Spiele in ${n.configs === 1 ? '1 Aufstellung' : `${n.configs} Aufstellungen`}, ${n.decisions} Entscheidungen mit ${n.options} Möglichkeiten geprüft in ${seconds} s (--seed ${seed}).`,
    findings: count => (count === 0 ? 'Keine Funde.' : count === 1 ? '1 Fund.' : `${count} Funde.`),
    finding: (message, command) => `FUND: ${message}\n  Wieder öffnen: ${command}`,
  },
};
