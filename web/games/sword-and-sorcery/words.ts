import type { Lang, Text } from '@tafelrunde/engine';

/** What only the board says. `{0}`, `{1}` are filled in. */
const WORDS = {
  map: { en: 'The map', de: 'Die Karte' },
  mapHelp: {
    en: 'Arrow keys move over the zones, Enter goes there or does what can be done there, Page Up and Page Down jump to what is offered, Escape lets go, plus and minus zoom.',
    de: 'Mit den Pfeiltasten gehst du über die Zonen, Enter geht dorthin oder tut, was dort möglich ist, Bild auf und Bild ab springen zu dem, was angeboten wird, Escape lässt los, Plus und Minus ändern den Maßstab.',
  },
  fit: { en: 'Show the whole map', de: 'Die ganze Karte zeigen' },
  enter: { en: 'Enter: {0}', de: 'Enter: {0}' },
  heroes: { en: 'Heroes', de: 'Helden' },
  ghost: { en: 'a ghost', de: 'ein Geist' },
  hidden: { en: 'hidden', de: 'versteckt' },
  acted: { en: 'has acted', de: 'war schon aktiv' },
  wounds: { en: '{0} of {1} wounds', de: '{0} von {1} Wunden' },
  health: { en: 'health {0} of {1}', de: 'Lebenskraft {0} von {1}' },
  fromTo: { en: 'Health {0} at rank I, {1} at rank VII.', de: 'Lebenskraft {0} auf Rang I, {1} auf Rang VII.' },
  range: { en: 'range {0}', de: 'Reichweite {0}' },
  guardArmour: { en: 'armour {0}', de: 'Rüstung {0}' },
  guardShields: { en: 'shields {0}', de: 'Schilde {0}' },
  guardDice: { en: 'dice {0}', de: 'Würfel {0}' },
  armour: { en: 'Armour', de: 'Rüstung' },
  shields: { en: 'Magic shields', de: 'Magische Schilde' },
  dice: { en: 'Defence dice', de: 'Verteidigungswürfel' },
  points: { en: 'Movement points', de: 'Bewegungspunkte' },
  combat: { en: 'Combat actions', de: 'Kampfaktionen' },
  standard: { en: 'Standard actions', de: 'Standardaktionen' },
  crowns: { en: 'Crowns', de: 'Kronen' },
  rank: { en: 'Soul rank {0}', de: 'Seelenrang {0}' },
  nothing: { en: 'Nothing', de: 'Nichts' },
  ready: { en: 'ready', de: 'bereit' },
  glasses: { en: 'hourglasses: {0}', de: 'Sanduhren: {0}' },
  cry: { en: 'Soul cry', de: 'Seelenschrei' },
  enemies: { en: 'Enemies', de: 'Gegner' },
  goesFor: { en: 'goes for {0}', de: 'sucht {0}' },
  noEnemies: { en: 'No enemy is in play.', de: 'Kein Gegner ist im Spiel.' },
  defeat: {
    en: 'All lose when the last event card is discarded, or when all heroes are ghosts at once.',
    de: 'Alle verlieren, wenn die letzte Ereigniskarte abgelegt wird oder alle Helden zugleich Geister sind.',
  },
  story: { en: 'Adventure', de: 'Abenteuer' },
  round: { en: 'Round {0}', de: 'Runde {0}' },
  clock: { en: '{0} rounds left', de: 'noch {0} Runden' },
  shards: { en: 'Soul shards', de: 'Seelensplitter' },
  event: { en: 'Event', de: 'Ereignis' },
  noEvent: { en: 'No event lies open.', de: 'Kein Ereignis liegt offen.' },
  market: { en: 'Emporium', de: 'Emporium' },
  ofHeroes: { en: 'heroes', de: 'Helden' },
  controlled: { en: 'controlled by {0}', de: 'kontrolliert von {0}' },
  dominated: { en: 'dominated by {0}', de: 'dominiert von {0}' },
  ofEnemies: { en: 'enemies', de: 'Gegnern' },
  door: { en: 'door', de: 'Tür' },
  lockedDoor: { en: 'locked door', de: 'verschlossene Tür' },
  wall: { en: 'wall', de: 'Mauer' },
  chest: { en: 'chest', de: 'Truhe' },
  search: { en: 'something to search', de: 'etwas zu durchsuchen' },
  shadow: { en: 'a shadow', de: 'ein Schatten' },
  portal: { en: 'portal', de: 'Portal' },
  openPortal: { en: 'open portal', de: 'offenes Portal' },
  altar: { en: 'altar', de: 'Altar' },
  activeAltar: { en: 'active altar', de: 'aktiver Altar' },
  waypoint: { en: 'waypoint', de: 'Wegpunkt' },
  loot: { en: 'loot', de: 'Beute' },
  fire: { en: 'fire', de: 'Feuer' },
  difficult: { en: 'difficult', de: 'schwierig' },
  dangerous: { en: 'dangerous', de: 'gefährlich' },
  pick: { en: 'Picked:', de: 'Gewählt:' },
  further: { en: 'Now something that glows …', de: 'Jetzt etwas, das leuchtet …' },
  letGo: { en: 'Never mind', de: 'Doch nicht' },
  noAttack: { en: 'No attack yet.', de: 'Noch kein Angriff.' },
  woundsDealt: { en: '{0} wounds', de: '{0} Wunden' },
  wound: { en: '1 wound', de: '1 Wunde' },
  killed: { en: 'slain', de: 'besiegt' },
  becomesGhost: { en: 'becomes a ghost', de: 'wird zum Geist' },
  groupMove: { en: 'Move', de: 'Bewegen' },
  groupFight: { en: 'Fight', de: 'Kämpfen' },
  groupPowers: { en: 'Powers and items', de: 'Fähigkeiten und Gegenstände' },
  groupOther: { en: 'Other actions', de: 'Andere Aktionen' },
  groupShop: { en: 'Emporium', de: 'Emporium' },
  groupEnd: { en: 'And then', de: 'Außerdem' },
} satisfies Record<string, Text>;

export type Word = keyof typeof WORDS;

export const text = (word: Word): Text => WORDS[word];

/** Says words out of a list, filled in. Parts that are loaded later bring their own. */
export const speaker =
  <W extends string>(words: Readonly<Record<W, Text>>) =>
  (lang: Lang, word: W, ...values: readonly (string | number)[]): string =>
    words[word][lang].replace(/\{(\d)\}/g, (_, n: string) => String(values[Number(n)] ?? ''));

export const say = speaker<Word>(WORDS);
