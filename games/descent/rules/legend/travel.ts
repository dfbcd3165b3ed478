import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { ROAD_EVENTS } from '../../content/legend/events.ts';
import type { TravelSymbol } from '../../content/words.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import { NO_DICE, NOTHING } from '../../effects/word.ts';
import type { Journey, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { together } from '../deciding.ts';

/** What happens at a stop of the road is drawn, told and carried out; the heroes only choose what they do about it (D2-TRVGEN-16). */
export function* roadEvent(state: State, io: Io, journey: Journey, symbol: TravelSymbol): Flow {
  const fitting = Object.keys(ROAD_EVENTS).filter(
    id => ROAD_EVENTS[id]?.on.includes(symbol) && !journey.out.includes(id),
  );
  if (fitting.length === 0) return;
  const event = io.chance.draw(fitting);
  journey.out.push(event);
  io.reveal?.('all', { know: 'drawn', card: event });
  io.tell?.({ kind: 'event', event, rule: 'D2-TRVGEN-16' });
  const { ways = [] } = ROAD_EVENTS[event] ?? {};
  const known = state.legend?.road?.fame ?? 0;
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'travel',
    rule: 'D2-TRVGEN-16',
    options: ways.flatMap(({ fame = 0, gold = 0 }, n): Choice[] =>
      fame <= known && gold <= state.gold ? [{ do: 'event', event, n }] : [],
    ),
  });
  const way = choice.do === 'event' ? ways[choice.n] : undefined;
  if (way === undefined) return;
  state.gold -= way.gold ?? 0;
  yield* vocabulary.carryOut(
    {
      state,
      io,
      by: '',
      ...together(state),
      source: { id: event, by: 'travel' },
      on: state.heroes.map(hero => hero.id),
      cell: null,
      about: NOTHING,
      x: 0,
      shown: NO_DICE,
    },
    way.effects,
  );
}
