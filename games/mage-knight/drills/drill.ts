import { type Config, checkConfig, Match, newChance, type Text } from '@tafelrunde/engine';
import type { CardId } from '../content/cards.ts';
import type { EnemyId } from '../content/enemies.ts';
import type { SiteKind } from '../content/sites.ts';
import type { SkillId } from '../content/skills/index.ts';
import type { UnitId } from '../content/units.ts';
import type { Colour, Mana } from '../content/words.ts';
import { army, begin, crystals, fight, hexOn, hold, layBare, skill, source, stand, tokens } from '../laying.ts';
import { played } from '../played.ts';
import { newSite } from '../rules/sites.ts';
import { type Foe, heroOf, type State } from '../state.ts';
import type { MageKnight } from '../types.ts';

/** A combat with its best line known: what is at hand, what is fought, and what can be had at best. */
export interface Drill {
  readonly id: string;
  /** What it is about, in a sentence: said afterwards, since it tells how to win. */
  readonly about: Text;
  readonly hand: readonly CardId[];
  readonly units?: readonly UnitId[];
  readonly skills?: readonly SkillId[];
  readonly tokens?: readonly Mana[];
  readonly crystals?: readonly Colour[];
  readonly dice?: readonly Mana[];
  readonly night?: boolean;
  readonly level?: number;
  readonly foes: readonly EnemyId[];
  /** Where its garrison is assaulted, or what is explored; else the enemies rampage. */
  readonly site?: SiteKind;
  /** The best there is: the fame and wounds of the best line, and what it leaves, on the scale of `WORTH`. */
  readonly fame: number;
  readonly wounds: number;
  readonly value: number;
  /** Not everything is looked at: there are too many lines, or what would be summoned is not known. */
  readonly open?: true;
}

const SPACE = hexOn(1, 0, 1);

/** One hero alone: nobody else takes part in a drill. */
export const DRILLING: Config = checkConfig(played, { scenario: 'solo-conquest', seats: 1 });

/** The position at the beginning of the combat. */
export function layDrill(drill: Drill): State {
  const { night = false } = drill;
  const state = played.setup(DRILLING, newChance(drill.id));
  layBare(state, ['tovak'], night);
  begin(state, 0);
  heroOf(state, 0).level = drill.level ?? 1;
  hold(state, 0, ...drill.hand);
  army(state, 0, ...(drill.units ?? []));
  skill(state, 0, ...(drill.skills ?? []));
  tokens(state, 0, ...(drill.tokens ?? []));
  crystals(state, 0, ...(drill.crystals ?? []));
  source(state, ...(drill.dice ?? []));
  if (drill.site === undefined) fight(state, drill.foes);
  else enter(state, drill.site, drill.foes);
  return state;
}

/** The drill as a match to be played; what luck there is, is always the same. */
export const drillMatch = (drill: Drill): Match<MageKnight> =>
  Match.from(played, DRILLING, layDrill(drill), { seed: drill.id });

const ADVENTURES: ReadonlySet<SiteKind> = new Set(['dungeon', 'tomb', 'monster-den', 'spawning-grounds']);

function enter(state: State, kind: SiteKind, foes: readonly EnemyId[]): void {
  const explored = ADVENTURES.has(kind);
  const from: Foe['from'] = explored ? 'drawn' : 'garrison';
  state.map.sites[SPACE] = newSite(kind);
  stand(state, 0, SPACE);
  const dark = kind === 'dungeon' || kind === 'tomb';
  fight(state, foes, {
    from,
    why: explored ? 'adventure' : 'assault',
    site: SPACE,
    night: dark,
    units: dark ? 'none' : 'all',
  });
}
