import type { Chance, Config } from '@tafelrunde/engine';
import { CARD_IDS, type CardId, DECK_SIZE, HAND_START } from './content/cards.ts';
import { MAP } from './content/map.ts';
import { CLASSES, ROSTER } from './content/units.ts';
import { beginTurn } from './rules/turn.ts';
import type { Player, State, Unit } from './state.ts';

export function setup(_config: Config, chance: Chance): State {
  const units = ROSTER.map(
    ({ owner, cls, x, y }): Unit => ({
      owner,
      cls,
      at: MAP.cell(x, y),
      life: CLASSES[cls].life,
      actions: 0,
      attacked: false,
      blessings: 0,
      shield: 0,
    }),
  );
  const state: State = { units, players: [deal(chance), deal(chance)], current: 0, turn: 1 };
  beginTurn(state, { chance });
  return state;
}

function deal(chance: Chance): Player {
  const deck = Array.from({ length: DECK_SIZE }, (_, i) => CARD_IDS[i % CARD_IDS.length] as CardId);
  chance.shuffle(deck);
  return { mana: 0, hand: deck.splice(DECK_SIZE - HAND_START), deck, discard: [] };
}
