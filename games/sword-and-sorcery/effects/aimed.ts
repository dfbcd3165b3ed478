import { capital, choose, type Text } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aimsOf } from '../rules/aims.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** Whom a part of a card works on, where that is not its target. */
export type AimName =
  | 'self'
  | 'hero-here'
  | 'attacker'
  | 'killer'
  | 'that'
  | 'heroes-here'
  | 'enemy-here'
  | 'richest-here'
  | 'most-wounded-enemy'
  | 'on-shaky-ground'
  | 'all-heroes'
  | 'each-hero';

/** The effects work on somebody else; where several fit, the owner chooses one. */
export interface Aimed {
  readonly do: 'aimed';
  readonly at: AimName;
  readonly effects: readonly Effect[];
}

const NAMES: Readonly<Record<AimName, Text>> = {
  self: { en: 'You', de: 'Du' },
  'hero-here': { en: 'A hero in your zone', de: 'Ein Held in deiner Zone' },
  attacker: { en: 'The attacker', de: 'Der Angreifer' },
  killer: { en: 'The killer', de: 'Der Bezwinger' },
  that: { en: 'That figure', de: 'Diese Figur' },
  'heroes-here': { en: 'Heroes in your zone', de: 'Helden in deiner Zone' },
  'enemy-here': { en: 'An enemy in your zone', de: 'Ein Gegner in deiner Zone' },
  'richest-here': { en: 'The richest hero in its zone', de: 'Der reichste Held in seiner Zone' },
  'most-wounded-enemy': {
    en: 'The most wounded enemy in its sight',
    de: 'Der am schwersten verwundete Gegner in seiner Sicht',
  },
  'on-shaky-ground': {
    en: 'Every figure in dangerous terrain or beside a closed door',
    de: 'Jede Figur in gefährlichem Gelände oder neben einer geschlossenen Tür',
  },
  'all-heroes': { en: 'All heroes', de: 'Alle Helden' },
  'each-hero': { en: 'Each hero', de: 'Jeder Held' },
};

/** The same on the scroll of an enemy. */
const ENEMY_NAMES: Readonly<Partial<Record<AimName, Text>>> = {
  self: { en: 'It', de: 'Er selbst' },
  'hero-here': { en: 'A hero in its zone', de: 'Ein Held in seiner Zone' },
  'heroes-here': { en: 'Heroes in its zone', de: 'Helden in seiner Zone' },
  'enemy-here': { en: 'An enemy in its zone', de: 'Ein Gegner in seiner Zone' },
};

export const aimed: SorceryWord<Aimed> = {
  can: (at, { at: name, effects }) => {
    const { figures } = aimsOf(at, name);
    return figures.some(id => vocabulary.usable({ ...at, on: [id] }, effects));
  },
  *act(at, { at: name, effects }) {
    const { figures, one } = aimsOf(at, name);
    const fitting = one ? figures.filter(id => vocabulary.usable({ ...at, on: [id] }, effects)) : figures;
    if (fitting.length === 0) return;
    if (!one) return yield* vocabulary.carryOut({ ...at, on: fitting }, effects);
    const options = fitting.map((figure): Choice => ({ do: 'figure', figure }));
    const choice = yield* choose<Choice, AskKind>({
      seat: at.seat,
      kind: 'figure',
      rule: 'SS-USE-03',
      about: at.source.id,
      options,
    });
    if (choice.do === 'figure') yield* vocabulary.carryOut({ ...at, on: [choice.figure] }, effects);
  },
  say: ({ at, effects }, scribe) =>
    `${((scribe.enemy && ENEMY_NAMES[at]) || NAMES[at])[scribe.lang]}: ${vocabulary
      .sentences(effects, { ...scribe, aim: 'target' })
      .map(capital)
      .join(' ')}`,
};
