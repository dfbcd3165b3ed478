import { speak } from '@tafelrunde/engine';
import { thingName } from '../names.ts';
import type { DescentWord } from './word.ts';

/** The token the action is about goes; or all of a kind. */
export interface Clear {
  readonly do: 'clear';
  readonly kind?: string;
}

export const clear: DescentWord<Clear> = {
  act({ state, io, about }, { kind }) {
    for (const token of state.tokens.filter(one => (kind === undefined ? one.id === about.card : one.kind === kind))) {
      state.tokens.splice(state.tokens.indexOf(token), 1);
      io.tell?.({ kind: 'cleared', token: token.id, rule: 'D2-OBJ-01' });
    }
  },
  say: ({ kind }, { lang }) => {
    const t = speak(lang);
    if (kind === undefined) return t('The token is removed.', 'Der Marker kommt aus dem Spiel.');
    return t(`Removed: ${thingName(kind, 'en')}.`, `Aus dem Spiel: ${thingName(kind, 'de')}.`);
  },
};
