import type { Lang, Text } from '@tafelrunde/engine';

/** What only the board says. `{0}`, `{1}` are filled in. */
const WORDS = {
  board: { en: 'The field', de: 'Das Feld' },
  boardHelp: {
    en: 'Arrow keys move over the squares, Enter picks a unit and then where it goes or whom it strikes, Page Up and Page Down jump to what is offered, Escape lets go, plus and minus zoom.',
    de: 'Mit den Pfeiltasten gehst du über die Felder, Enter wählt eine Einheit und dann, wohin sie geht oder wen sie angreift, Bild auf und Bild ab springen zu dem, was angeboten wird, Escape lässt los, Plus und Minus ändern den Maßstab.',
  },
  fit: { en: 'Show the whole field', de: 'Das ganze Feld zeigen' },
  rock: { en: 'rock', de: 'Felsen' },
  empty: { en: 'empty', de: 'frei' },
  enter: { en: 'Enter: {0}', de: 'Enter: {0}' },
  life: { en: 'life {0} of {1}', de: 'Leben {0} von {1}' },
  actions: { en: '{0} actions', de: '{0} Aktionen' },
  action: { en: '1 action', de: '1 Aktion' },
  attacked: { en: 'has attacked', de: 'hat angegriffen' },
  blessed: { en: 'blessed: {0} dice more', de: 'gesegnet: {0} Würfel mehr' },
  shielded: { en: 'shielded: {0} dice more', de: 'beschirmt: {0} Würfel mehr' },
  fallen: { en: 'fallen', de: 'gefallen' },
  step: { en: '1 square', de: '1 Feld' },
  steps: { en: '{0} squares', de: '{0} Felder' },
  range: { en: 'range {0} of {1}', de: 'Reichweite {0} von {1}' },
  inSight: { en: 'in sight', de: 'in Sicht' },
  barred: { en: 'out of reach', de: 'nicht zu erreichen' },
  damage: { en: '{0} damage', de: '{0} Schaden' },
  noDamage: { en: 'blocked', de: 'abgewehrt' },
  falls: { en: 'falls', de: 'fällt' },
  turn: { en: 'Turn {0}', de: 'Zug {0}' },
  turnsLeft: { en: '{0} turns left', de: 'noch {0} Züge' },
  turnOf: { en: 'Turn {0}: {1}', de: 'Zug {0}: {1}' },
  mana: { en: 'Mana: {0} of {1}', de: 'Mana: {0} von {1}' },
  hand: { en: 'Your hand: {0} cards', de: 'Deine Hand: {0} Karten' },
  handEmpty: { en: 'No cards', de: 'Keine Karten' },
  handHidden: { en: '{0}: {1} hidden cards', de: '{0}: {1} verdeckte Karten' },
  deck: { en: 'Deck: {0} cards, {1} discarded', de: 'Stapel: {0} Karten, {1} abgelegt' },
  own: { en: 'Your units', de: 'Deine Einheiten' },
  pick: { en: 'Picked:', de: 'Gewählt:' },
  further: { en: 'Now a glowing square or unit …', de: 'Jetzt ein leuchtendes Feld oder eine Einheit …' },
  letGo: { en: 'Never mind', de: 'Doch nicht' },
  lastRoll: { en: 'The last roll', de: 'Der letzte Wurf' },
  noRoll: { en: 'No die has fallen yet.', de: 'Noch ist kein Würfel gefallen.' },
  foldRoll: { en: 'Fold the roll away', de: 'Wurf einklappen' },
  handTitle: { en: 'Hand', de: 'Hand' },
  handBadge: { en: '{0} cards', de: '{0} Karten' },
  opponent: { en: 'Opponent', de: 'Gegner' },
  clock: { en: 'Clock', de: 'Uhr' },
  attacks: { en: 'attacks', de: 'greift an' },
  defends: { en: 'defends', de: 'wehrt sich' },
  burns: { en: 'burns', de: 'brennt' },
  hits: { en: '{0} hits', de: '{0} Treffer' },
  hit: { en: '1 hit', de: '1 Treffer' },
  blocks: { en: '{0} blocked', de: '{0} abgewehrt' },
  dice: { en: 'dice', de: 'Würfel' },
  speed: { en: 'speed', de: 'Tempo' },
  reach: { en: 'range', de: 'Reichweite' },
  armour: { en: 'armour', de: 'Rüstung' },
  groupMove: { en: 'Move', de: 'Bewegen' },
  groupAttack: { en: 'Attack', de: 'Angreifen' },
  groupCards: { en: 'Play a card', de: 'Karte spielen' },
  groupOther: { en: 'And then', de: 'Außerdem' },
} satisfies Record<string, Text>;

export type Word = keyof typeof WORDS;

export const text = (word: Word): Text => WORDS[word];

export function say(lang: Lang, word: Word, ...values: readonly (string | number)[]): string {
  return WORDS[word][lang].replace(/\{(\d)\}/g, (_, n: string) => String(values[Number(n)] ?? ''));
}
