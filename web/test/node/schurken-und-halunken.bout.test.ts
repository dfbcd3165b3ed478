import { expect, test } from 'vitest';
import { duel, passAll } from '../../../games/schurken-und-halunken/test/positions.ts';
import { type Bout, follow, withView } from '../../games/schurken-und-halunken/bout.ts';

const needed = () => 8;

test('a duel is followed from the announcement over its totals to the damage', () => {
  const t = duel({ heroes: { barbarian: ['barbarian-axe'] } }, { heroes: { troll: ['buckler'] } });
  t.choose('attack:barbarian,barbarian-axe#1,troll');
  const announced = withView(follow(null, t.happened()), t.match.view(1), needed);
  expect(announced).toMatchObject({
    kind: 'fight',
    no: 1,
    attacker: 'barbarian',
    target: 'troll',
    defence: null,
    attack: { base: 6, dice: [], total: 10 },
    guard: null,
    result: null,
  });
  t.choose('parry:buckler#1', [6, 3, 2]);
  const over = withView(follow(announced, t.happened()), t.match.view(1), needed);
  expect(over).toMatchObject({
    no: 1,
    defence: { how: 'parry', with: 'buckler#1' },
    attack: { dice: [6, 3], total: 19 },
    guard: { base: 3, parts: [{ source: 'buckler#1', amount: 2 }], dice: [2], total: 7 },
    result: { is: 'hit', base: 8, damage: 8 },
    slain: false,
  });
});

test('cards played before the dice stand in the duel with their summand', () => {
  const t = duel(
    { heroes: { troll: ['halberd'] }, hand: ['look-behind-you', 'tin-opener'] },
    { heroes: { werewolf: [] } },
  );
  t.choose('attack:troll,halberd#1,werewolf').choose('dodge');
  t.choose('play:look-behind-you#1');
  const bout = withView(follow(null, t.happened()), t.match.view(0), needed);
  expect(bout).toMatchObject({
    played: [{ card: 'look-behind-you#1', by: 0 }],
    attack: { parts: expect.arrayContaining([{ source: 'look-behind-you#1', amount: 2 }]) },
  });
});

test('each duel has its own number; one warded off has no damage', () => {
  const t = duel({ heroes: { troll: ['halberd'], barbarian: ['barbarian-axe'] } }, { heroes: { werewolf: [] } });
  let bout: Bout | null = null;
  t.choose('attack:troll,halberd#1,werewolf');
  bout = follow(bout, t.happened());
  t.choose('dodge', [1, 5]);
  bout = follow(bout, t.happened());
  expect(bout).toMatchObject({ no: 1, result: { is: 'warded' } });
  t.choose('attack:barbarian,barbarian-axe#1,werewolf', [3]);
  expect(follow(bout, t.happened())).toMatchObject({ no: 2, attacker: 'barbarian', result: { is: 'hit', damage: 7 } });
});

test('SH-DEMON-06 a demon stands with its fixed value', () => {
  const t = duel({ heroes: { barbarian: ['barbarian-axe'] }, demon: 'trembler' }, { heroes: { troll: [] } });
  t.choose('attack:barbarian,barbarian-axe#1,trembler#1', [4]);
  expect(follow(null, t.happened())).toMatchObject({ target: 'trembler#1', guard: { dice: [], total: 9 } });
});

test('SH-GEN-02 a spell is shown against its target value, before and after the roll', () => {
  const t = duel(
    { heroes: { lich: ['darn-flesh'] }, hand: ['deep-breath'] },
    { heroes: { troll: [] } },
    { life: { lich: 4 } },
  );
  t.choose('cast:lich,darn-flesh#1');
  const before = withView(follow(null, t.happened()), t.match.view(0), needed);
  expect(before).toMatchObject({ kind: 'spell', needed: 8, score: { total: 7, dice: [] }, success: null });
  t.choose('pass', [1]);
  expect(follow(before, t.happened())).toMatchObject({ kind: 'spell', score: { dice: [1], total: 8 }, success: true });
});

test('a banana skin ends a duel before its dice', () => {
  const t = duel({ heroes: { troll: ['halberd'] } }, { heroes: { werewolf: [] }, hand: ['banana-skin'] });
  t.choose('attack:troll,halberd#1,werewolf').choose('dodge').choose('play:banana-skin#1');
  passAll(t);
  expect(
    follow(
      null,
      [...t.match.log(0)].map(({ event }) => event),
    ),
  ).toMatchObject({ result: { is: 'cancelled' } });
});
