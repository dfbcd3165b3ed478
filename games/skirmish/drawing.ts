import type { Drawing, Lang, Text } from '@tafelrunde/engine';
import { CARDS } from './content/cards.ts';
import { MAP, ROWS } from './content/map.ts';
import { CLASSES, unitName } from './content/units.ts';
import { square } from './texts.ts';
import type { View } from './view.ts';

const WORDS = {
  life: { en: 'life', de: 'Leben' },
  actions: { en: 'actions', de: 'Aktionen' },
  at: { en: 'at', de: 'auf' },
  fallen: { en: 'fallen', de: 'gefallen' },
  attacked: { en: 'has attacked', de: 'hat angegriffen' },
  blessings: { en: 'blessings', de: 'Segen' },
  shield: { en: 'shield', de: 'Schild' },
  mana: { en: 'mana', de: 'Mana' },
  hand: { en: 'hand', de: 'Hand' },
  deck: { en: 'deck', de: 'Stapel' },
  discard: { en: 'discard', de: 'Ablage' },
  turn: { en: 'Turn', de: 'Zug' },
} satisfies Record<string, Text>;

/** The table as text: a map (capitals are red, small letters blue), then one line per unit and player. */
export function draw(view: View, { lang, plain, seat }: Drawing): string[] {
  const say = (word: keyof typeof WORDS): string => WORDS[word][lang];
  return [
    `${say('turn')} ${view.turn}: ${seat(view.current)}`,
    ...(plain ? [] : drawMap(view, lang)),
    ...view.units.map((_, unit) => unitLine(view, unit, lang)),
    ...view.players.map(({ mana, hand, handSize, deckSize, discard }, number) => {
      const cards = hand ? hand.map(card => CARDS[card].name[lang]).join(', ') || '-' : String(handSize);
      return `${seat(number)}: ${say('mana')} ${mana}, ${say('hand')} ${cards}, ${say('deck')} ${deckSize}, ${say('discard')} ${discard.length}`;
    }),
  ];
}

function unitLine(view: View, unit: number, lang: Lang): string {
  const say = (word: keyof typeof WORDS): string => WORDS[word][lang];
  const { at, cls, life, actions, attacked, blessings, shield } = view.units[unit] as View['units'][number];
  const name = unitName(unit)[lang];
  if (life <= 0) return `${name}: ${say('fallen')}`;
  return [
    `${name} ${say('at')} ${square(at)}: ${say('life')} ${life}/${CLASSES[cls].life}`,
    `${say('actions')} ${actions}`,
    ...(attacked ? [say('attacked')] : []),
    ...(blessings ? [`${say('blessings')} ${blessings}`] : []),
    ...(shield ? [`${say('shield')} ${shield}`] : []),
  ].join(', ');
}

function drawMap(view: View, lang: Lang): string[] {
  const signs = new Map<number, string>();
  for (const { at, cls, life, owner } of view.units) {
    const letter = CLASSES[cls].name[lang].charAt(0);
    if (life > 0) signs.set(at, owner === 0 ? letter : letter.toLowerCase());
  }
  const letters = Array.from({ length: MAP.width }, (_, x) => String.fromCharCode(65 + x)).join(' ');
  const rows = ROWS.map((row, y) => {
    const cells = [...row].map((char, x) => signs.get(MAP.cell(x, y)) ?? (char === '#' ? '#' : '·'));
    return `${String(y + 1).padStart(3)} ${cells.join(' ')}`;
  });
  return [`    ${letters}`, ...rows];
}
