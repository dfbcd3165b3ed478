import { expect, test } from 'vitest';
import { army, combat, fight, hold, type Sitting, sit } from '../positions.ts';

const GIVEN_UP = 'MK-RNG-16';
const why = (t: Sitting, wanted: string): string | undefined => t.explain(wanted).rule;

/** Takes the first option that begins so, for as long as there is one of them; says how many decisions that were. */
function leads(t: Sitting, verbs: readonly string[]): number {
  for (let taken = 0; taken < 100; taken++) {
    const [verb] = verbs.flatMap(start => t.offered(start).slice(0, 1));
    if (verb === undefined) return taken;
    t.choose(verb);
  }
  return Number.POSITIVE_INFINITY;
}

test('MK-RNG-16 an attack given up before anything was added is not begun again until something was played', () => {
  const t = sit({}, state => {
    hold(state, 0, 'swiftness', 'march');
    army(state, 0, 'utem-crossbowmen');
    fight(state, ['prowlers', 'swordsmen']);
  });
  t.choose('target:0').choose('drop');
  expect(t.offered('target')).toEqual(['target:1']);
  expect(why(t, 'target:0')).toBe(GIVEN_UP);
  t.choose('target:1').choose('drop');
  expect(t.offered('target')).toEqual([]);
  expect(combat(t).givenUp).toEqual([
    { foe: 0, attack: null },
    { foe: 1, attack: null },
  ]);
  t.match.rewind(t.match.answers.length - 2);
  expect(t.offered('target')).toEqual(['target:1']);
  t.choose('target:1').choose('unit:0,utem-crossbowmen,1');
  expect(combat(t).givenUp).toBeUndefined();
  expect(t.offered('target')).toEqual(['target:0']);
});

test('MK-RNG-16 a target that was left out comes back after something was played; with points lost all begins anew', () => {
  const t = sit({}, state => {
    army(state, 0, 'utem-crossbowmen', 'utem-crossbowmen');
    fight(state, ['prowlers', 'diggers', 'swordsmen']);
  });
  t.choose('target:1').choose('target:0').choose('without:1');
  expect(t.offered('target')).toEqual(['target:2']);
  t.choose('unit:0,utem-crossbowmen,1');
  expect(t.offered('target')).toEqual(['target:1', 'target:2']);
  t.choose('target:1').choose('without:1');
  expect(t.offered('target')).toEqual(['target:2']);
  t.choose('drop');
  expect(t.offered('target')).toEqual(['target:0', 'target:1', 'target:2']);
});

test('MK-RNG-16 a defeated enemy or the next phase lets all begin anew', () => {
  const t = sit({}, state => {
    army(state, 0, 'utem-crossbowmen', 'utem-crossbowmen');
    fight(state, ['diggers', 'prowlers', 'prowlers']);
  });
  t.choose('target:1').choose('unit:0,utem-crossbowmen,1').choose('unit:1,utem-crossbowmen,1');
  t.choose('target:2').choose('without:2');
  expect(t.offered('target')).toEqual(['target:0']);
  t.choose('strike');
  expect(t.offered('target')).toEqual(['target:0', 'target:2']);
  t.choose('target:2').choose('drop').choose('done');
  expect([combat(t).phase, combat(t).givenUp]).toEqual(['block', undefined]);
});

test('MK-RNG-16 a block given up without a point is not begun again, another one is', () => {
  const t = sit({}, state => {
    hold(state, 0, 'determination');
    fight(state, ['prowlers', 'diggers'], { phase: 'block' });
  });
  t.choose('block:0,0').choose('drop');
  expect(t.offered('block')).toEqual(['block:1,0']);
  expect(why(t, 'block:0,0')).toBe(GIVEN_UP);
  expect(t.explain('block:1,0').allowed).toBe(true);
  t.choose('block:1,0').choose('play:determination,block');
  t.choose('drop');
  expect(t.offered('block')).toEqual(['block:0,0', 'block:1,0']);
});

test('MK-RNG-16 choosing and leaving comes to an end', () => {
  const lay = (phase: 'ranged' | 'block') =>
    sit({}, state => void fight(state, ['prowlers', 'diggers', 'swordsmen'], { phase }));
  expect(leads(lay('ranged'), ['target', 'without', 'drop'])).toBe(6);
  expect(leads(lay('ranged'), ['drop', 'target'])).toBe(6);
  expect(leads(lay('block'), ['block', 'drop'])).toBe(6);
});
