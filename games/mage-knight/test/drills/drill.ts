import type { CardId } from '../../content/cards.ts';
import type { EnemyId } from '../../content/enemies.ts';
import type { SiteKind } from '../../content/sites.ts';
import type { SkillId } from '../../content/skills/index.ts';
import type { UnitId } from '../../content/units.ts';
import type { Colour, Mana } from '../../content/words.ts';
import { newSite } from '../../rules/sites.ts';
import { type Foe, heroOf, type State } from '../../state.ts';
import { army, crystals, fight, hexOn, hold, type Sitting, sit, skill, source, stand, tokens } from '../positions.ts';

/** A combat with its best line known: what is at hand, what is fought, and what can be had at best. */
export interface Drill {
  /** What it is about, in a sentence. */
  readonly about: string;
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

/** The position at the beginning of the combat. */
export function lay(drill: Drill): Sitting {
  const { night = false } = drill;
  return sit({ night }, state => {
    const hero = heroOf(state, 0);
    hero.level = drill.level ?? 1;
    hold(state, 0, ...drill.hand);
    army(state, 0, ...(drill.units ?? []));
    skill(state, 0, ...(drill.skills ?? []));
    tokens(state, 0, ...(drill.tokens ?? []));
    crystals(state, 0, ...(drill.crystals ?? []));
    source(state, ...(drill.dice ?? []));
    if (drill.site === undefined) fight(state, drill.foes);
    else enter(state, drill.site, drill.foes);
  });
}

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
