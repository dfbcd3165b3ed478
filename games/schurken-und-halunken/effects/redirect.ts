import { end } from '@tafelrunde/engine';
import { answerAttack } from '../rules/protect.ts';
import { type Combat, type Figure, figuresOf, groupOf, groupsInOrder, ownerOf, type State } from '../state.ts';
import { pickOne } from './targets.ts';
import type { CardWord } from './word.ts';

/**
 * The running attack, before its first die, gets a new target: you choose another figure outside the attacker's group. The old target keeps its reaction;
 * the new one may parry or waive if it has one, but is not protected. Defender's cards played so far are lost.
 */
export interface Redirect {
  readonly do: 'redirect';
}

export const redirect: CardWord<Redirect> = {
  can: ({ state }) => state.combat !== null && !state.combat.rolled && bystanders(state, state.combat).length > 0,
  *act({ state, io, cause: { group } }) {
    const { combat } = state;
    if (!combat) return;
    const target = yield* pickOne(state, group, bystanders(state, combat));
    dropDefence(state, combat);
    combat.target = target.id;
    io.tell?.({ kind: 'redirected', to: target.id, rule: 'SH-ATT-11' });
    yield* answerAttack(state, io, combat, [], false);
  },
  say: (_, { t }) =>
    t(
      'Before its first die, an attack gets a new target of your choice: another hero or creature outside the attacker’s group. Nobody may protect it.',
      'Eine Attacke erhält vor dem ersten Würfelwurf ein neues Ziel deiner Wahl: einen anderen Helden oder eine andere Kreatur außerhalb der Gruppe des Angreifers. Das neue Ziel darf nicht beschützt werden.',
    ),
};

/** Other figures that the attacker could have meant: none of its own side (SH-ATT-11, SH-SCEN-02). */
function bystanders(state: State, combat: Combat): Figure[] {
  return groupsInOrder(state)
    .filter(group => groupOf(state, group).team !== groupOf(state, combat.by).team)
    .flatMap(group => figuresOf(groupOf(state, group)))
    .filter(({ id }) => id !== (combat.protector ?? combat.target));
}

/** The old target keeps its reaction, the defender's cards are lost (SH-ATT-11). */
function dropDefence(state: State, combat: Combat): void {
  combat.protector = null;
  combat.defence = null;
  combat.played = combat.played.filter(({ by }) => by === combat.by);
  combat.twice = combat.twice.filter(({ by }) => by === combat.by);
  end(state.boosts, ({ until, by }) => until === 'combat' && by !== ownerOf(combat.by));
}
