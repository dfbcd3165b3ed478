import { describe, expect, test } from 'vitest';
import { mayUseOwn, NOT_CARRIED } from '../../rules/items.ts';
import { NOTHING_TO_DO } from '../../rules/moments.ts';
import { figureOf, newTurn } from '../../state.ts';
import { position, stateOf, told } from '../positions.ts';

describe('what may be used', () => {
  const asked = (wounds: number, id: string) => {
    const state = stateOf('O> ..', { wounds: { orlaf: wounds }, items: { orlaf: ['healing-potion'] } });
    return mayUseOwn(state, newTurn('orlaf', 'turn', ['move', 'action']), figureOf(state, 'orlaf'), id);
  };

  test('DS-ITEM-02 DS-ITEM-06 what the figure has, when it would do something; nothing else', () => {
    expect(asked(1, 'healing-potion')).toBeNull();
    expect(asked(0, 'healing-potion')).toBe(NOTHING_TO_DO);
    expect(asked(1, 'weapon-oil')).toBe(NOT_CARRIED);
  });
});

describe('exchange', () => {
  const items = { orlaf: ['healing-potion'] };

  test('DS-ITEM-14 a move outside the own turn gives no occasion to exchange', () => {
    const t = position('D> .. O> .. R<\n.. .. .. .. ..', { turn: 'danor', spells: { danor: ['brisk-work'] }, items });
    t.choose('cast:brisk-work');
    if (t.offered('target:').length > 0) t.choose('target:orlaf');
    t.choose('move:3,0');
    expect(t.state.turns.at(-1)).toMatchObject({ figure: 'orlaf', as: 'act', steps: 1 });
    expect(t.offered('give:')).toEqual([]);
    expect(t.explain('give:healing-potion,rordin')).toMatchObject({ allowed: false, rule: 'DS-ITEM-14' });
  });

  test('DS-ITEM-14 DS-ITEM-20 minions exchange nothing, wherever they have moved', () => {
    const t = position('z> .. .. z< .. .. .. O>', { turn: 'zombie-1' });
    t.choose('move:2,0');
    expect(t.explain('give:healing-potion,zombie-2')).toMatchObject({ allowed: false, rule: 'DS-ITEM-14' });
  });
});

describe('copies made in the adventure', () => {
  test('DS-CAMP-02 using another item up leaves the made copy what it is', () => {
    const t = position('D> .. .. z<', {
      turn: 'danor',
      wounds: { danor: 2 },
      items: { danor: ['energy-crystal', 'healing-potion'] },
      arrange: state => void state.made.push({ item: 'energy-crystal', by: 'danor' }),
    });
    t.choose('use:healing-potion');
    expect(figureOf(t.state, 'danor').items).toEqual(['energy-crystal']);
    expect(t.state.made).toEqual([{ item: 'energy-crystal', by: 'danor' }]);
  });

  test('DS-CAMP-02 a copy handed on is used up first by whoever has it; one its maker still has is not', () => {
    const rest = (...makers: string[]) => {
      const t = position('O> D> ..', {
        turn: 'orlaf',
        wounds: { orlaf: 2 },
        items: { orlaf: ['healing-potion'], danor: makers },
        arrange: state => void state.made.push({ item: 'healing-potion', by: 'danor' }),
      });
      return t.choose('use:healing-potion').state.made;
    };
    expect(rest()).toEqual([]);
    expect(rest('healing-potion')).toEqual([{ item: 'healing-potion', by: 'danor' }]);
    expect(rest('weapon-oil')).toEqual([]);
  });

  test('DS-ITEM-01 a spell that makes an item tells who has received what', () => {
    const t = position('D> .. .. z<', { turn: 'danor', spells: { danor: ['crystallise', 'burn'] } });
    t.choose('cast:crystallise');
    expect(told(t, 'gained')).toEqual([
      { kind: 'gained', figure: 'danor', item: 'energy-crystal', rule: 'DS-ITEM-01' },
    ]);
  });
});
