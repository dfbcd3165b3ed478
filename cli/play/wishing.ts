import { LANGS } from '@tafelrunde/engine';
import { messages } from '../messages/index.ts';
import { Narrator } from '../narrator.ts';
import { meant, type Offer } from './choices.ts';
import type { Session } from './session.ts';

/** Something a person may have in mind: its name for the rules, and how it reads. */
export interface Wish {
  readonly id: string;
  readonly text: string;
}

/**
 * What words mean: an option by number, by name or in the words of the screen; one seen earlier; or anything else the game can think of here, in
 * either language. Several, where the words fit several; what nothing fits is handed to the rules as if it were a name.
 */
export function wishesFor(session: Session, wanted: string): Wish[] {
  // A name of the rules has no blank after its colon; a sentence may have one.
  if (/^[^\s:]+:\S+$/.test(wanted)) return [{ id: wanted, text: wanted }];
  const [here = [], ...other] = conceivable(session);
  const seen = new Map<string, Wish>(here.map(wish => [wish.id, wish]));
  for (const wish of [...session.known.values(), ...session.offers]) seen.set(wish.id, plain(session, wish));
  for (const wishes of [[...seen.values()], ...other]) {
    const found = meant(wanted, wishes);
    if (found.length > 0) return found;
  }
  const [verb = '', ...rest] = wanted.split(/[\s,]+/);
  return [{ id: `${verb}:${rest.join(',')}`, text: wanted }];
}

/** A number means what stands under it now, not what once did. */
const plain = ({ offers }: Session, { id, text, number }: Offer): Wish & { readonly number?: number } =>
  offers.some(offer => offer.id === id) ? { id, text, number } : { id, text };

/** Everything the game can think of, told in the language of the table and in the other one. */
function conceivable({ match, lang, viewer }: Session): Wish[][] {
  const { game, config } = match;
  const seat = viewer === 'spectator' ? (match.ask?.seat ?? 0) : viewer;
  const choices = game.wishes?.(match.view(viewer), seat) ?? [];
  return [lang, ...LANGS.filter(other => other !== lang)].map(spoken => {
    const narrator = new Narrator(game, config, spoken, messages[spoken]);
    return choices.map(choice => ({ id: match.optionId(choice), text: narrator.option(choice) }));
  });
}
