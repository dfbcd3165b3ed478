import type { Choice } from '../choices.ts';
import { supportCard } from '../content/index.ts';
import { figure, type GroupId, groupNamed, groupOf, type Io, type Play, type State } from '../state.ts';
import { addAbilities, useAbility } from './abilities.ts';
import { addAttacks, attack } from './attack.ts';
import { buy, mayBuy } from './buy-hero.ts';
import { decideFrom } from './decide.ts';
import { addDemons, send } from './demons.ts';
import { drawable, drawFrom } from './draw.ts';
import { addEquipping, equip } from './equip.ts';
import { addSpontaneous, mayPlayEvent, playEvent, playSpontaneous } from './events.ts';
import { addCasts, cast } from './general-spells.ts';
import { hire, mayHire } from './npcs.ts';
import { mayTrade, trade } from './trade-in.ts';
import { addTransfers, transfer } from './transfer.ts';

/** One thing the player on turn does: an action of a figure, something that is no action, or the end of the turn. */
export function* act(state: State, io: Io): Play {
  const group = state.active;
  const choice = yield* decideFrom(state, group, 'act', 'SH-TURN-02', () => options(state, group));
  switch (choice.do) {
    case 'equip':
    case 'take-back':
      return yield* equip(state, io, choice);
    case 'move':
      return yield* transfer(state, io, choice);
    case 'attack':
      return yield* attack(state, io, choice);
    case 'cast':
      return yield* cast(state, io, choice);
    case 'draw':
      // Instead of any other action (SH-ACT-05, SH-DRAW-01).
      figure(state, choice.by).actions--;
      return drawFrom(state, io, group, [choice.pile], 'SH-DRAW-01');
    case 'play':
      return yield* supportCard(choice.card).kind === 'event'
        ? playEvent(state, io, group, choice.card)
        : playSpontaneous(state, io, group, choice.card);
    case 'hire':
      return hire(state, io, group, choice.card);
    case 'send':
      return send(state, io, group, choice.card, groupNamed(state, choice.to));
    case 'use':
      return yield* useAbility(state, io, group, choice.card);
    case 'trade':
      return yield* trade(state, io, group);
    case 'buy':
      return yield* buy(state, io, group);
    default:
      state.phase = 'end';
  }
}

function options(state: State, group: GroupId): Choice[] {
  const list: Choice[] = [];
  addAttacks(state, group, list);
  addCasts(state, group, list);
  addEquipping(state, group, list);
  addTransfers(state, group, list);
  addDraws(state, group, list);
  addFreePlays(state, group, list);
  list.push({ do: 'end' });
  return list;
}

/** Heroes only: a creature cannot waive its action for a card (SH-SUMM-06). */
function addDraws(state: State, group: GroupId, list: Choice[]): void {
  for (const { id, actions } of groupOf(state, group).heroes)
    if (actions > 0) for (const pile of drawable(state)) list.push({ do: 'draw', by: id, pile });
}

/** What is no action and comes on top of all actions (SH-ACT-06 to SH-ACT-12). */
function addFreePlays(state: State, group: GroupId, list: Choice[]): void {
  for (const card of groupOf(state, group).hand) {
    if (mayPlayEvent(state, group, card) === null) list.push({ do: 'play', card });
    if (mayHire(card) === null) list.push({ do: 'hire', card });
    addDemons(state, group, card, list);
  }
  addSpontaneous(state, group, list);
  addAbilities(state, group, 'own-turn', list);
  if (mayTrade(state, group) === null) list.push({ do: 'trade' });
  if (mayBuy(state, group) === null) list.push({ do: 'buy' });
}
