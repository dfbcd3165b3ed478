import type { Ability } from '../content/ability.ts';
import type { Stage } from '../content/adventures/adventure.ts';
import { adventureOf } from '../content/adventures/index.ts';
import { COMPANIONS } from '../content/companions.ts';
import { CRITICALS } from '../content/criticals.ts';
import { enemyPowerOf } from '../content/enemy-powers.ts';
import { EVENTS } from '../content/events.ts';
import { classOf } from '../content/heroes.ts';
import { faceOf, itemOf } from '../content/items/index.ts';
import { powerOf } from '../content/powers/index.ts';
import type { Effect } from '../effects/effect.ts';
import type { PermitName } from '../effects/permit.ts';
import { holds } from '../effects/tests.ts';
import { type Companion, enemyOf, type FigureId, type Hero, type Item, type State } from '../state.ts';
import { sideOf } from './balance-of-power.ts';
import { scrollSideOf } from './enemies/cards.ts';

/** An effect in force for a figure, and what it comes from. */
export interface InForce<E extends Effect = Effect> {
  readonly effect: E;
  readonly source: string;
  /** Its place among the lasting effects; null for what holds all the time. */
  readonly at: number | null;
}

type WordOf<D extends Effect['do']> = Extract<Effect, { do: D }>;
const NONE: readonly never[] = [];

/** All effects in force for a figure whose word is this one. Mostly nothing is: then nothing is made. */
export function inForce<D extends Effect['do']>(
  state: State,
  figure: FigureId,
  word: D,
): readonly InForce<WordOf<D>>[] {
  let found: InForce[] | null = null;
  const add = (effects: readonly Effect[] | undefined, source: string, at: number | null = null): void => {
    if (effects === undefined) return;
    for (const effect of effects)
      if (effect.do === word) {
        found ??= [];
        found.push({ effect, source, at });
      }
  };
  const hero = state.heroes.find(one => one.id === figure);
  if (hero !== undefined) {
    if (!hero.ghost) heroEffects(hero, add);
    for (const critical of hero.criticals) add(CRITICALS[critical].lasting, critical);
  } else {
    const companion = state.companions.find(one => one.id === figure);
    if (companion !== undefined) add(companionPassives(companion), companion.id);
    const enemy = enemyOf(state, figure);
    if (enemy !== null) {
      for (const [id, power] of Object.entries(scrollSideOf(enemy).powers)) add(power.passive, id);
      for (const power of enemy.powers) add(enemyPowerOf(power).levels[state.act === 1 ? 0 : 1].passive, power);
      const body = enemy.bodies.find(({ id }) => id === figure);
      for (const critical of body?.criticals ?? NONE) add(CRITICALS[critical].lasting, critical);
    }
  }
  const camp = sideOf(state, figure);
  for (let i = 0; i < state.lasting.length; i++) {
    const one = state.lasting[i];
    if (one === undefined || one.next !== null || (one.on !== figure && one.on !== camp && one.on !== 'all')) continue;
    add([one.what], one.source, i);
  }
  for (const { effects, source, whom } of common(state)) if (whom === camp || whom === 'all') add(effects, source);
  return (found ?? NONE) as readonly InForce<WordOf<D>>[];
}

function heroEffects(hero: Hero, add: (effects: readonly Effect[] | undefined, source: string) => void): void {
  const { power } = classOf(hero.id, hero.class);
  if (power.action === 'passive') add(bestLevel(power, hero.rank)?.effects, power.id);
  for (const { id } of hero.powers) {
    const card = powerOf(id);
    if (card.action === 'passive') add(bestLevel(card, hero.rank)?.effects, id);
  }
  for (const item of worn(hero)) add(faceOf(item).passive, item.id);
  for (const item of hero.pack) if (itemOf(item.id).kind === 'permanent') add(faceOf(item).passive, item.id);
}

export const worn = ({ main, off, armour, artefact }: Hero): Item[] =>
  [main, off, armour, artefact].filter(item => item !== null);

/** The highest level a rank allows: of passive powers there is no reason to use a lower one (SS-PUSE-EX1). */
export const bestLevel = ({ levels }: Pick<Ability, 'levels'>, rank: number) =>
  levels.findLast(({ level }) => level <= rank);

interface Common {
  readonly effects: readonly Effect[];
  readonly source: string;
  readonly whom: 'heroes' | 'enemies' | 'all';
}

/** What the event on top of the deck, day or night and the stage of the adventure do (SS-EVNT-09, SS-ADVE-07). */
function common(state: State): readonly Common[] {
  const { events, story } = state;
  const top = events.up[events.up.length - 1];
  const adventure = adventureOf(state.adventure);
  const found: Common[] = [];
  if (top !== undefined && EVENTS[top].ongoing)
    found.push({ effects: EVENTS[top].ongoing, source: top, whom: EVENTS[top].for ?? 'all' });
  if (events.day !== null) {
    const light = adventure.light?.[EVENTS[events.day].type === 'night' ? 'night' : 'day'];
    if (light) found.push({ effects: light, source: events.day, whom: 'heroes' });
  }
  const stage = adventure.stages.find(({ id }) => id === story.stage) as Stage | undefined;
  if (stage?.passive) found.push({ effects: stage.passive, source: 'story', whom: stage.passiveFor ?? 'all' });
  return found;
}

/** What the card of a companion does all the time. */
const companionPassives = ({ id, level }: Companion): readonly Effect[] =>
  COMPANIONS[id]?.levels.findLast(one => one.level <= level)?.passive ?? NONE;

/** Is this switch of the rules turned for a figure? */
export const isPermitted = (state: State, figure: FigureId, rule: PermitName): boolean =>
  inForce(state, figure, 'permit').some(
    ({ effect }) => effect.rule === rule && (effect.if === undefined || holds(state, figure, effect.if)),
  );
