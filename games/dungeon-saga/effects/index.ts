import { capital, speak, Vocabulary } from '@tafelrunde/engine';
import type { Effect, Lang, Targets as TargetPick } from '../content/effects.ts';
import { pickWords } from '../content/words.ts';
import { type Figure, type Io, onBoard, type Play, type State } from '../state.ts';
import type { DungeonSaga } from '../types.ts';
import { act } from './act.ts';
import { at } from './at.ts';
import { attack } from './attack.ts';
import { aura } from './aura.ts';
import { betray } from './betray.ts';
import { commands } from './commands.ts';
import { extraHits } from './extra-hits.ts';
import { gain } from './gain.ts';
import { grant } from './grant.ts';
import { heal } from './heal.ts';
import { hold } from './hold.ts';
import { ignore } from './ignore.ts';
import { interrupt } from './interrupt.ts';
import { modify } from './modify.ts';
import { open } from './open.ts';
import { place } from './place.ts';
import { prevent } from './prevent.ts';
import { push } from './push.ts';
import { raise } from './raise.ts';
import { recharge } from './recharge.ts';
import { renewFeat } from './renew-feat.ts';
import { reroll } from './reroll.ts';
import { roam } from './roam.ts';
import { roll } from './roll.ts';
import { shatter } from './shatter.ts';
import { summon } from './summon.ts';
import { turn } from './turn.ts';
import type { CardWord, Cause, Context, Scribe } from './word.ts';
import { wound } from './wound.ts';

export type { Context } from './word.ts';

/** The list of words. A new one stands here and nowhere else; the types of the cards follow. */
const passive = { modify, ignore, 'extra-hits': extraHits, roam, hold, aura };
const active = {
  attack,
  wound,
  heal,
  grant,
  raise,
  summon,
  push,
  place,
  turn,
  act,
  betray,
  open,
  recharge,
  'renew-feat': renewFeat,
  shatter,
  gain,
  roll,
  reroll,
  prevent,
};
const command = { commands, interrupt };

type Said<W> = { [D in keyof W]: W[D] extends CardWord<infer E> ? E : never }[keyof W];

export type PassiveEffect = Said<typeof passive>;
export type ActiveEffect = Said<typeof active>;
/** What command cards do; bones are raised by them as by others. */
export type CommandEffect = Said<typeof command> | Said<Pick<typeof active, 'raise'>>;

/**
 * All words at work. They act on whatever they find: without a legal target a word does nothing and the next one follows, so none is asked first
 * whether it could. Whoever has left the board does no more.
 */
export const vocabulary: Vocabulary<Effect, Cause, Scribe, DungeonSaga> = new Vocabulary<
  Effect,
  Cause,
  Scribe,
  DungeonSaga
>({ ...passive, at, ...active, ...command }, { unasked: true, isOver: ({ state, you }) => !onBoard(state, you.id) });

/** Would one of these effects do something now (see effects.ts of the content, point 4)? */
export const wouldAct = (state: State, you: Figure, effects: readonly ActiveEffect[], context: Context): boolean =>
  vocabulary.usable({ state, io: ASKING, you, source: '', context, same: NOBODY }, effects);

/** Carries out the effects of a feat, spell, item, card or ability, one after the other. */
export const carryOut = (
  state: State,
  io: Io,
  you: Figure,
  source: string,
  effects: readonly ActiveEffect[],
  context: Context,
): Play | readonly never[] => vocabulary.carryOut({ state, io, you, source, context, same: NOBODY }, effects);

const NOBODY: readonly never[] = [];

/** Whether something would act never depends on luck. */
const ASKING: Io = {
  get chance(): never {
    throw new Error('Nothing is rolled or drawn to find out what would happen.');
  },
};

// ----------------------------------------------------------------------------------------------------------- sentences

/** The sentences of a list of effects. `stated`: a choice of targets whose reach the text has already given (spell cards). */
export function effectTexts(effects: readonly Effect[], lang: Lang, stated?: TargetPick): readonly string[] {
  const scribe: Scribe = {
    lang,
    t: speak(lang),
    stated,
    pick: undefined,
    texts: inner => effectTexts(inner, lang, stated).join(' '),
    phrases: inner => inner.map((effect: PassiveEffect) => vocabulary.say(effect, scribe)).join('; '),
  };
  let last: TargetPick | undefined;
  return effects.flatMap(effect => {
    const aim = 'aim' in effect ? effect.aim : undefined;
    const chosen = typeof aim === 'object' ? aim : undefined;
    if (chosen) last = chosen;
    const said = sentence(vocabulary.say(effect, { ...scribe, pick: last }));
    return chosen ? [targetSentence(chosen, scribe), said] : [said];
  });
}

/** Passive words say a phrase without capital and full stop, so that several can stand in one sentence. */
const sentence = (said: string): string => (said.endsWith('.') ? said : `${capital(said)}.`);

const targetSentence = (pick: TargetPick, { lang, t, stated }: Scribe): string =>
  `${t('Target', 'Ziel')}: ${pickWords(pick, lang, pick !== stated)}.`;
