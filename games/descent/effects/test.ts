import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isItem, itemOf, OVERLORD_CARDS } from '../content/index.ts';
import type { Attribute } from '../content/words.ts';
import { attributeTest } from '../rules/testing.ts';
import { heroOf, isHero, overlordSeat, type State, seatOf } from '../state.ts';
import { ATTRIBUTE_NAMES } from '../texts/names.ts';
import type { Flow } from '../types.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import { type DescentWord, type Doing, NO_DICE } from './word.ts';

/** Each figure tests an attribute, or one of several that it or the overlord chooses; then what follows acts on it. */
export interface TestAttribute {
  readonly do: 'test';
  readonly attribute: Attribute | readonly Attribute[];
  /** Who chooses among several. */
  readonly chooser?: 'overlord';
  /** The same attribute for all, chosen before the first test. */
  readonly once?: true;
  readonly pass?: readonly Effect[];
  readonly fail?: readonly Effect[];
  /** The owner tests; what follows acts on those it works on. */
  readonly owner?: true;
  /** The attribute counts so much higher, or lower. */
  readonly plus?: number;
  /** It is harder by the experience the card the moment is about costs. */
  readonly byExperience?: true;
  /** It is harder by the number of shop cards of act II the tester has. */
  readonly byWealth?: true;
  /** What follows once, for all who have failed. */
  readonly failed?: readonly Effect[];
  readonly allPass?: readonly Effect[];
  readonly allFail?: readonly Effect[];
  /** What follows once if so many have failed, or so many have passed. */
  readonly ifFailed?: { readonly least: number; readonly effects: readonly Effect[] };
  readonly ifPassed?: { readonly least: number; readonly effects: readonly Effect[] };
  /** Each decides whether to test at all. */
  readonly may?: true;
}

/** Shop cards of act II a hero has. */
const wealthOf = (state: State, id: string): number =>
  isHero(state, id) ? heroOf(state, id).cards.filter(card => isItem(card.id) && itemOf(card.id).act === 2).length : 0;

export const test: DescentWord<TestAttribute> = {
  can: ({ on }) => on.length > 0,
  *act(
    at,
    {
      attribute,
      chooser,
      once,
      pass = [],
      fail = [],
      owner,
      plus = 0,
      byExperience,
      byWealth,
      failed = [],
      allPass = [],
      allFail = [],
      ifFailed,
      ifPassed,
      may,
    },
  ) {
    const { state, io, on, by } = at;
    let passed = 0;
    const fallen: string[] = [];
    const testers = owner ? [by] : on;
    let options = typeof attribute === 'string' ? [attribute] : attribute;
    for (const id of testers) {
      if (may && !(yield* wants(at, id))) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat: chooser === 'overlord' ? overlordSeat(state) : seatOf(state, id),
        kind: 'attribute',
        rule: 'D2-ATTR-04',
        about: at.source.id,
        options: options.map(one => ({ do: 'attribute', attribute: one })),
      });
      const chosen = choice.do === 'attribute' ? choice.attribute : (options[0] ?? 'might');
      if (once) options = [chosen];
      const harder =
        (byExperience ? (OVERLORD_CARDS[at.about.card ?? '']?.xp ?? 0) : 0) + (byWealth ? wealthOf(state, id) : 0);
      const tested = yield* attributeTest(state, io, id, chosen, plus - harder);
      if (tested.passed) passed++;
      else fallen.push(id);
      const shown = { ...NO_DICE, shields: tested.shields };
      yield* vocabulary.carryOut(
        { ...at, on: owner ? on : [id], about: { ...at.about, n: tested.excess, tested: tested.value }, shown },
        tested.passed ? pass : fail,
      );
    }
    if (fallen.length > 0) yield* vocabulary.carryOut({ ...at, on: fallen }, failed);
    if (testers.length > 0 && passed === testers.length) yield* vocabulary.carryOut(at, allPass);
    if (passed === 0) yield* vocabulary.carryOut(at, allFail);
    if (ifFailed !== undefined && fallen.length >= ifFailed.least) yield* vocabulary.carryOut(at, ifFailed.effects);
    if (ifPassed !== undefined && passed >= ifPassed.least) yield* vocabulary.carryOut(at, ifPassed.effects);
  },
  say(effect, scribe) {
    const {
      attribute,
      pass = [],
      fail = [],
      owner,
      byExperience,
      byWealth,
      failed = [],
      allPass = [],
      allFail = [],
    } = effect;
    const { ifFailed, ifPassed, may, plus = 0 } = effect;
    const { lang } = scribe;
    const t = speak(lang);
    const names = (typeof attribute === 'string' ? [attribute] : attribute).map(one => ATTRIBUTE_NAMES[one][lang]);
    const part = (title: string, effects: readonly Effect[]): string[] =>
      effects.length === 0 ? [] : [`${title}: ${vocabulary.sentences(effects, scribe).join(' ')}`];
    return [
      owner
        ? t(`You test ${names.join(' or ')}.`, `Du legst eine Probe auf ${names.join(' oder ')} ab.`)
        : may
          ? t(`May test ${names.join(' or ')}.`, `Darf eine Probe auf ${names.join(' oder ')} ablegen.`)
          : t(`Tests ${names.join(' or ')}.`, `Probe auf ${names.join(' oder ')}.`),
      ...(plus === 0 ? [] : [t(`The attribute counts ${plus} for it.`, `Das Attribut zählt dafür um ${plus}.`)]),
      ...(byExperience
        ? [
            t(
              'A shield more counts for each experience the card costs.',
              'Je Erfahrung, die die Karte kostet, zählt ein Schild mehr.',
            ),
          ]
        : []),
      ...(byWealth
        ? [
            t(
              'A shield more counts for each shop card of act II the hero has.',
              'Je Marktkarte aus Akt II, die der Held hat, zählt ein Schild mehr.',
            ),
          ]
        : []),
      ...part(t('Passed', 'Gelungen'), pass),
      ...part(t('Failed', 'Misslungen'), fail),
      ...part(t('Those who failed', 'Wem sie misslungen ist'), failed),
      ...part(t('If all pass', 'Wenn alle gelingen'), allPass),
      ...part(t('If all fail', 'Wenn alle misslingen'), allFail),
      ...part(t(`If ${ifFailed?.least} fail`, `Wenn ${ifFailed?.least} misslingen`), ifFailed?.effects ?? []),
      ...part(t(`If ${ifPassed?.least} pass`, `Wenn ${ifPassed?.least} gelingen`), ifPassed?.effects ?? []),
    ].join(' ');
  },
};

function* wants({ state, source }: Doing, id: string): Flow<boolean> {
  const choice = yield* choose<Choice, AskKind>({
    seat: seatOf(state, id),
    kind: 'whether',
    rule: 'D2-ABIL-01',
    about: source.id,
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  return choice.do === 'yes';
}
