import { endWith, type RuleId } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { supportCard } from '../content/index.ts';
import { scenarioRules } from '../content/scenarios/index.ts';
import {
  type CreatureFigure,
  type Figure,
  figuresOf,
  type GroupId,
  groupOf,
  groupsInOrder,
  type HeroFigure,
  type Io,
  isPlayer,
  type Play,
  type State,
  sideOf,
} from '../state.ts';
import { discard, discardFromHand, intoHand } from './cards.ts';
import { decide } from './decide.ts';
import { dismissDemon } from './demons.ts';
import { dismissNpc } from './npcs.ts';

/** Takes all that have no life points left from the table; a group without heroes and creatures is out (SH-DEATH-05). */
export function* buryTheDead(state: State, io: Io): Play {
  for (const id of groupsInOrder(state)) {
    const group = groupOf(state, id);
    for (const figure of figuresOf(group)) if (figure.life <= 0) yield* die(state, io, figure);
    if (group.npc && group.npc.life <= 0) {
      io.tell?.({ kind: 'died', who: group.npc.id, rule: 'SH-NPC-03' });
      dismissNpc(state, id);
    }
    if (group.demon && group.demon.life <= 0) {
      io.tell?.({ kind: 'died', who: group.demon.id, rule: 'SH-DEMON-10' });
      dismissDemon(state, id);
    }
  }
  const { whyOut = isDeserted } = scenarioRules(state.scenario);
  for (const id of groupsInOrder(state)) {
    const rule = whyOut(state, id);
    if (rule) eliminate(state, io, id, rule);
  }
}

/** Neither hero nor creature is left. */
export const isDeserted = (state: State, id: GroupId): RuleId | null =>
  figuresOf(groupOf(state, id)).length === 0 ? 'SH-DEATH-05' : null;

function* die(state: State, io: Io, figure: Figure): Play {
  if (figure.kind === 'creature') {
    io.tell?.({ kind: 'died', who: figure.id, rule: 'SH-SUMM-09' });
    return sendBack(state, io, figure);
  }
  if (cheatsDeath(state, io, figure)) return;
  io.tell?.({ kind: 'died', who: figure.id, rule: 'SH-DEATH-01' });
  yield* plunder(state, io, figure);
  removeHero(state, figure);
}

/** A card may take the place of death (SH-DEATH-07). */
function cheatsDeath(state: State, io: Io, hero: HeroFigure): boolean {
  for (const [at, { card }] of hero.items.entries())
    for (const effect of supportCard(card).effects) {
      if (effect.do !== 'cheat-death') continue;
      hero.life = effect.life;
      hero.items.splice(at, 1);
      discard(state, card);
      io.tell?.({ kind: 'survived', who: hero.id, card, life: effect.life, rule: 'SH-DEATH-07' });
      return true;
    }
  return false;
}

/** Whose figure struck the decisive blow may take 1 laid-out card of the dead hero (SH-DEATH-02). */
function* plunder(state: State, io: Io, hero: HeroFigure): Play {
  const { combat } = state;
  if (!combat || combat.slain !== hero.id || hero.items.length === 0) return;
  const killer = combat.by;
  if (!isPlayer(state, killer)) return;
  const choice = yield* decide<Choice>(state, killer, 'plunder', 'SH-DEATH-02', [
    ...hero.items.map(({ card }) => ({ do: 'plunder', card }) as const),
    { do: 'pass' },
  ]);
  if (choice.do !== 'plunder') return;
  hero.items.splice(
    hero.items.findIndex(({ card }) => card === choice.card),
    1,
  );
  intoHand(state, killer, choice.card, 'all');
  io.tell?.({ kind: 'plundered', group: killer, card: choice.card, from: hero.id, rule: 'SH-DEATH-02' });
}

/** The rest of its cards is discarded; creatures it has summoned live on without it (SH-DEATH-03, SH-DEATH-04). */
function removeHero(state: State, hero: HeroFigure): void {
  const { heroes, creatures } = groupOf(state, hero.group);
  for (const { card } of hero.items) discard(state, card);
  heroes.splice(heroes.indexOf(hero), 1);
  for (const creature of creatures) if (creature.summoner === hero.id) creature.summoner = null;
  state.fallen.push(hero.id);
  endWith(state.boosts, hero.id);
}

/** A dead creature's card returns as a spell to its summoner, or is discarded (SH-SUMM-09, SH-SUMM-10, SH-SUMM-12). */
export function sendBack(state: State, io: Io, creature: CreatureFigure): void {
  const { heroes, creatures } = groupOf(state, creature.group);
  creatures.splice(creatures.indexOf(creature), 1);
  endWith(state.boosts, creature.id);
  const summoner = heroes.find(({ id, life }) => id === creature.summoner && life > 0);
  if (summoner) summoner.items.push({ card: creature.id, used: false, cooldown: creature.cooldown });
  else discard(state, creature.id);
  io.tell?.({
    kind: 'returned',
    card: creature.id,
    to: summoner?.id ?? null,
    rule: summoner ? 'SH-SUMM-09' : 'SH-SUMM-10',
  });
}

function eliminate(state: State, io: Io, id: GroupId, rule: RuleId): void {
  const group = groupOf(state, id);
  group.out = true;
  io.tell?.({ kind: 'out', group: sideOf(state, id), rule });
  for (const hero of group.heroes.slice()) removeHero(state, hero);
  for (const creature of group.creatures.slice()) sendBack(state, io, creature);
  for (const card of group.hand.slice()) discardFromHand(state, io, id, card, 'SH-DEATH-05');
  if (group.npc) dismissNpc(state, id);
  if (group.demon) dismissDemon(state, id);
}
