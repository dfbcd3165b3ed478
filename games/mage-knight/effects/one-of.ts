import { capital, choose, listed, type OneOf, speak } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { showsWound } from '../rules/held-wound.ts';
import { hasOnlookers } from '../rules/onlookers.ts';
import type { Flow } from '../types.ts';
import type { Effect } from './effect.ts';
import { looksAtHand } from './looks-at-hand.ts';
import { within } from './names.ts';
import { vocabulary } from './vocabulary.ts';
import type { Doing, MageWord } from './word.ts';

/** "attack 2", "Feuerangriff 3". */
const POINTS = /^[\p{L}-]+( [\p{L}-]+)? \d+$/u;

const ready = (at: Doing, { of }: OneOf<Effect>): number[] =>
  of.flatMap((effects, n) => (vocabulary.usable(at, effects) ? [n] : []));

/** You choose one of the lists, among those that could act. The options carry what they do, so that they can say it. */
export const oneOf: MageWord<OneOf<Effect>> = {
  can(at, { of }) {
    for (const effects of of) if (vocabulary.usable(at, effects)) return true;
    return false;
  },
  *act(at, effect): Flow {
    const options: Choice[] = ready(at, effect).map(n => ({ do: 'option', n, effects: effect.of[n] ?? [] }));
    if (options.length === 0) return;
    // Being skipped would tell what is held.
    const always = hasOnlookers(at.state) && effect.of.some(looksAtHand);
    const chosen = yield* choose({ seat: at.seat, kind: 'option', rule: 'MK-EFF-03', options, always });
    if (chosen.do !== 'option') return;
    showsWound(at, () => vocabulary.usable(at, chosen.effects));
    yield* vocabulary.carryOut(at, chosen.effects);
  },
  say({ of }, scribe) {
    const t = speak(scribe.lang);
    const ways = of.map(effects => {
      const sentences = vocabulary.sentences(effects, scribe);
      // What belongs to one way only is one clause: a new sentence would seem to hold for all of them.
      if (sentences.length > 1 && !sentences.some(sentence => sentence.includes(':')))
        return sentences.map(sentence => within(sentence, scribe.lang)).join(t(' and ', ' und '));
      return within(sentences.join(' '), scribe.lang);
    });
    // Points alone need no more words than a card has for them: "Attack 2 or block 2."
    if (ways.every(way => POINTS.test(way))) return `${capital(listed(ways, t('or', 'oder')))}.`;
    return `${t('Choose one', 'Wähle eines')}: ${listed(ways, t('or', 'oder'), ';')}.`;
  },
};
