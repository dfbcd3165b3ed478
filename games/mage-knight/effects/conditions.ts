import type { Text } from '@tafelrunde/engine';
import { pileSize } from '@tafelrunde/engine';
import { SITES } from '../content/sites.ts';
import { terrainAt } from '../rules/map.ts';
import { isNight } from '../rules/night.ts';
import { type Hex, type State, siteAt } from '../state.ts';
import type { Doing } from './word.ts';

/** What a `when` asks. */
export type Condition =
  | 'day'
  | 'night'
  | 'interaction'
  | 'not-in-combat'
  | 'on-forest'
  | 'deck-not-empty'
  | 'sole-least-fame'
  | 'on-hills'
  | 'on-mountain'
  | 'no-die-used'
  | 'ranged-phase'
  | 'attack-phase'
  | 'no-unit-paid-for'
  | 'at-fortified-site'
  | 'on-glade'
  | 'red-or-least-fame'
  | 'green-or-least-fame'
  | 'two-cards-in-hand'
  | 'unhurt';

const isAt = (state: State, hex: Hex | null, category: string): boolean => {
  const site = siteAt(state, hex);
  return site !== undefined && SITES[site.kind].category === category;
};

/** Each with the words that follow "if" and "wenn". */
const CONDITIONS: Readonly<Record<Condition, { holds: (at: Doing) => boolean; text: Text }>> = {
  day: {
    holds: ({ state, turn }: Doing) => !isNight(state, turn),
    text: { en: 'it is day', de: 'es Tag ist' },
  },
  night: {
    holds: ({ state, turn }: Doing) => isNight(state, turn),
    text: { en: 'it is night', de: 'es Nacht ist' },
  },
  interaction: {
    holds: ({ turn }: Doing) => turn.stage === 'interaction',
    text: { en: 'you are interacting', de: 'du mit Einheimischen handelst' },
  },
  'not-in-combat': {
    holds: ({ turn }: Doing) => turn.stage !== 'combat',
    text: { en: 'you are not in combat', de: 'du nicht im Kampf bist' },
  },
  'on-forest': {
    holds: ({ state, hero }: Doing) => hero.at !== null && terrainAt(state, hero.at) === 'forest',
    text: { en: 'you stand in a forest', de: 'du in einem Wald stehst' },
  },
  'on-hills': {
    holds: ({ state, hero }: Doing) => hero.at !== null && terrainAt(state, hero.at) === 'hills',
    text: { en: 'you stand in hills', de: 'du auf Hügeln stehst' },
  },
  'on-mountain': {
    holds: ({ state, hero }: Doing) => hero.at !== null && terrainAt(state, hero.at) === 'mountain',
    text: { en: 'you stand on a mountain', de: 'du auf einem Berg stehst' },
  },
  unhurt: {
    holds: ({ turn }: Doing) => turn.combat?.wounds === 0,
    text: {
      en: 'no wound came into your hand in this combat',
      de: 'in diesem Kampf keine Wunde auf deine Hand kam',
    },
  },
  'deck-not-empty': {
    holds: ({ hero }: Doing) => pileSize(hero.deck) > 0,
    text: { en: 'your deed deck is not empty', de: 'dein Handlungsdeck nicht leer ist' },
  },
  'no-die-used': {
    holds: ({ turn }: Doing) => turn.dice === 0,
    text: { en: 'you have used no die of the Source', de: 'du keinen Würfel der Quelle benutzt hast' },
  },
  'ranged-phase': {
    holds: ({ turn }: Doing) => turn.combat?.phase === 'ranged',
    text: { en: 'it is the ranged and siege phase', de: 'die Fern- und Belagerungsphase läuft' },
  },
  'attack-phase': {
    holds: ({ turn }: Doing) => turn.combat?.phase === 'attack',
    text: { en: 'it is the attack phase', de: 'die Angriffsphase läuft' },
  },
  'no-unit-paid-for': {
    holds: ({ turn }: Doing) => !turn.used.includes('paid-for-a-unit'),
    text: { en: 'you pay influence for no unit this turn', de: 'du in diesem Zug für keine Einheit Einfluss zahlst' },
  },
  'at-fortified-site': {
    holds: ({ state, hero }: Doing) => isAt(state, hero.at, 'fortified'),
    text: { en: 'you are at a fortified site', de: 'du an einem befestigten Ort bist' },
  },
  'on-glade': {
    holds: ({ state, hero }: Doing) => siteAt(state, hero.at)?.kind === 'magical-glade',
    text: { en: 'you are on a magical glade', de: 'du auf einer magischen Lichtung bist' },
  },
  'red-or-least-fame': {
    holds: (at: Doing) =>
      at.noted.n > 0 && (at.noted.colours.includes('red') || CONDITIONS['sole-least-fame'].holds(at)),
    text: {
      en: 'you paid red mana or alone have the least fame',
      de: 'du rotes Mana gezahlt hast oder allein am wenigsten Ruhm hast',
    },
  },
  'green-or-least-fame': {
    holds: (at: Doing) =>
      at.noted.n > 0 && (at.noted.colours.includes('green') || CONDITIONS['sole-least-fame'].holds(at)),
    text: {
      en: 'you paid green mana or alone have the least fame',
      de: 'du grünes Mana gezahlt hast oder allein am wenigsten Ruhm hast',
    },
  },
  'two-cards-in-hand': {
    holds: ({ hero }: Doing) => hero.hand.length >= 2,
    text: { en: 'you hold at least 2 cards', de: 'du mindestens 2 Karten auf der Hand hast' },
  },
  'sole-least-fame': {
    holds: ({ state, hero }: Doing) =>
      state.heroes.length > 1 && state.heroes.every(h => h === hero || h.fame > hero.fame),
    text: { en: 'you alone have the least fame', de: 'du allein am wenigsten Ruhm hast' },
  },
};

export const holds = (at: Doing, condition: Condition): boolean => CONDITIONS[condition].holds(at);
export const conditionText = (condition: Condition): Text => CONDITIONS[condition].text;
