import { capital, speak } from '@tafelrunde/engine';
import { figureOf, type State, type Zone } from '../state.ts';
import type { Io } from '../types.ts';
import type { Effect } from './effect.ts';
import { tokensOnMap } from './story-tests.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/**
 * One of these tokens is the right one, and nobody knows which: the token in the zone is turned over. As long as the right one is not found each is as
 * likely. A wrong one goes; where there is only one right one to stay (`alone`) the others go with it.
 */
export interface Find {
  readonly do: 'find';
  readonly token: string;
  /** What the story remembers once it is found. */
  readonly as: string;
  readonly alone?: true;
  readonly found: readonly Effect[];
}

function takeAway(state: State, io: Io, token: string, zone: Zone): void {
  const tokens = state.ground[zone]?.tokens;
  tokens?.splice(tokens.indexOf(token), 1);
  io.tell?.({ kind: 'ground-token', zone, token, gone: true, rule: 'SS-SETUP-01' });
}

export const find: SorceryWord<Find> = {
  can: ({ state, by }, { token }) => state.ground[figureOf(state, by)?.zone ?? -1]?.tokens.includes(token) ?? false,
  *act(at, { token, as, alone, found }) {
    const { state, io } = at;
    const zone = figureOf(state, at.by)?.zone ?? at.zone ?? -1;
    const zones = tokensOnMap(state, token);
    if (!zones.includes(zone)) return;
    const known = (state.story.flags[as] ?? 0) > 0;
    const right = !known && (zones.length === 1 || io.chance.die(zones.length) === 1);
    io.reveal?.('all', { drawn: right ? as : token });
    if (!right) return takeAway(state, io, token, zone);
    state.story.flags[as] = 1;
    for (const one of zones) if (alone === true ? one !== zone : one === zone) takeAway(state, io, token, one);
    yield* vocabulary.carryOut(at, found);
  },
  say({ found }, scribe) {
    const does = vocabulary.sentences(found, scribe).map(capital).join(' ');
    return speak(scribe.lang)(
      `Turn the token over. If it is the right one: ${does}`,
      `Decke den Marker auf. Ist es der richtige: ${does}`,
    );
  },
};

/** A clue: one of the wrong tokens goes, each as likely, until a single one is left. */
export interface StrikeOut {
  readonly do: 'strike-out';
  readonly token: string;
}

export const strikeOut: SorceryWord<StrikeOut> = {
  can: ({ state }, { token }) => tokensOnMap(state, token).length > 1,
  act({ state, io }, { token }) {
    const zones = tokensOnMap(state, token);
    if (zones.length < 2) return;
    const zone = io.chance.draw(zones);
    io.reveal?.('all', { drawn: token });
    takeAway(state, io, token, zone);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'A clue: one wrong token is removed at random.',
      'Ein Hinweis: Ein falscher Marker wird zufällig entfernt.',
    ),
};
