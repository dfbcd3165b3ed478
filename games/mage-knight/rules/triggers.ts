import { choose, type Listener, type Ready, type Seat, Triggers } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { isBasic } from '../content/words.ts';
import { looksAtHand } from '../effects/looks-at-hand.ts';
import type { On } from '../effects/on.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { type About, type Doing, NOTHING, NOTHING_NOTED, type Source } from '../effects/word.ts';
import { heroOf, type State, type Turn } from '../state.ts';
import type { Flow, Io, MageKnight } from '../types.ts';
import type { Moment } from './moments.ts';
import { hasOnlookers } from './onlookers.ts';
import { inForce } from './passives.ts';

/** What a moment is about, and for whom it is announced. */
interface Occasion {
  readonly state: State;
  readonly io: Io;
  readonly seat: Seat;
  readonly turn: Turn;
  readonly about: About;
}

interface Held extends Listener<On> {
  readonly place: number | null;
  readonly source: Source;
}

const triggers = new Triggers<Moment, On, Held, Occasion, MageKnight>({
  listeners({ state, seat }, moment) {
    const inPlay = inForce(state, seat, 'on');
    if (inPlay.length === 0) return inPlay as readonly never[];
    const held = inPlay.filter(({ effect }) => effect.at === moment);
    return held.map(({ effect, source, unit, at }) => {
      const colours = at === null ? [] : (state.lasting[at]?.colours ?? []);
      return {
        id: `${source}/${at ?? 'worn'}/${unit ?? '-'}`,
        seat,
        triggers: [effect],
        place: at,
        source: { by: at === null ? 'banner' : 'rule', id: source, unit, colours, side: 'basic' },
      };
    });
  },
  mayAct(occasion, { place, source }, trigger) {
    const { state, about } = occasion;
    if (trigger.colour !== undefined && trigger.colour !== about.colour) return false;
    if (trigger.basic && (about.colour === undefined || !isBasic(about.colour))) return false;
    if (trigger.foe !== undefined && trigger.foe !== about.foe) return false;
    if (trigger.by === 'this' && !about.sources?.includes(source.id)) return false;
    if (trigger.at === 'unit-fights' && source.unit !== null && about.unit !== source.unit) return false;
    if (place !== null && state.lasting[place]?.left === 0) return false;
    if (trigger.oncePer !== undefined && occasion.turn.used.includes(onceKey(source, trigger, about))) return false;
    // Being skipped would tell what is held: then the player is asked and can only pass.
    if (!trigger.may || (hasOnlookers(state) && looksAtHand(trigger.effects))) return true;
    return vocabulary.usable(doingFor(occasion, source), trigger.effects);
  },
  *offer(occasion, _, ready) {
    const usable = ready.filter(({ trigger, listener }) =>
      vocabulary.usable(doingFor(occasion, listener.source), trigger.effects),
    );
    const options: Choice[] = usable.map(({ trigger, listener }) => ({
      do: 'use',
      at: listener.place ?? -1,
      source: listener.source.id,
      effect: trigger,
    }));
    options.push({ do: 'pass' });
    const choice = yield* choose({ seat: occasion.seat, kind: 'whether', rule: 'MK-EFF-03', options, always: true });
    return choice.do === 'use' ? (ready.find(r => isMeant(r, choice)) ?? null) : null;
  },
  *act(occasion, { place, source }, trigger) {
    const { effects } = trigger;
    if (trigger.oncePer !== undefined) occasion.turn.used.push(onceKey(source, trigger, occasion.about));
    const lasting = place === null ? undefined : occasion.state.lasting[place];
    if (lasting && lasting.left !== null) lasting.left--;
    yield* vocabulary.carryOut(doingFor(occasion, source), effects);
  },
});

/** What a turn remembers of a trigger that acts once in it, or once for each unit. */
const onceKey = ({ id }: Source, { at, oncePer }: On, { unit }: About): string =>
  oncePer === 'unit' ? `${id}/${at}/${unit ?? '-'}` : `${id}/${at}`;

const isMeant = ({ listener, trigger }: Ready<On, Held>, choice: Extract<Choice, { do: 'use' }>): boolean =>
  (listener.place ?? -1) === choice.at && trigger === choice.effect;

const doingFor = ({ state, io, seat, turn, about }: Occasion, source: Source): Doing => ({
  state,
  io,
  seat,
  hero: heroOf(state, seat),
  turn,
  source,
  about,
  noted: { ...NOTHING_NOTED, foes: about.foe === undefined ? [] : [about.foe] },
  more: 0,
});

/** Announces a moment to what is in force for a player: `yield*` it. */
export const announce = (
  state: State,
  io: Io,
  seat: Seat,
  turn: Turn,
  moment: Moment,
  about: About = NOTHING,
): Flow | readonly never[] => triggers.announce({ state, io, seat, turn, about }, moment);
