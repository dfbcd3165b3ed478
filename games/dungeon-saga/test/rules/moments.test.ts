import { describe, expect, test } from 'vitest';
import { sourceOf, sourcesOf } from '../../rules/sources.ts';
import { handItem, limitFor, useKey } from '../../rules/uses.ts';
import { figureOf, type State } from '../../state.ts';
import { position, type Situation, stateOf, told } from '../positions.ts';

describe('using something', () => {
  test('DS-ITEM-06 DS-HERO-05 it is told, by the rule for items or for abilities', () => {
    const potion = position('O> ..', { turn: 'orlaf', wounds: { orlaf: 2 }, items: { orlaf: ['healing-potion'] } });
    potion.choose('use:healing-potion');
    expect(potion.events().filter(({ kind }) => kind === 'used')).toEqual([
      { kind: 'used', figure: 'orlaf', what: 'healing-potion', rule: 'DS-ITEM-06' },
    ]);
    const frenzy = position('O> s<\n.. s>', { turn: 'orlaf' });
    frenzy.choose('attack:skeleton-warrior-1', [6, 6, 6, 1, 1, 1, 1]).choose('use:frenzy', [1, 1, 1, 1, 1]);
    expect(told(frenzy, 'used')).toEqual([{ kind: 'used', figure: 'orlaf', what: 'frenzy', rule: 'DS-HERO-05' }]);
    expect(frenzy.events().filter(({ kind }) => kind === 'attack')).toHaveLength(2);
  });

  test('DS-ITEM-02 DS-ITEM-06 why it cannot be used: used up, of no effect, not now, not there', () => {
    const why = (drawing: string, more: Situation, what: string) => {
      const { allowed, rule, text } = position(drawing, { turn: 'rordin', legendary: true, ...more }).explain(
        `use:${what}`,
      );
      return [allowed, rule, text.en];
    };
    const used = { arrange: (state: State) => void state.used.turn.push('rordin/challenge') };
    expect(why('R> .. .. z>', {}, 'challenge')[0]).toBe(true);
    expect(why('R> .. .. z>', used, 'challenge')).toEqual([
      false,
      'DS-ITEM-02',
      'It has been used as often as it may be.',
    ]);
    expect(why('R> .. .. ..', {}, 'challenge')).toEqual([false, 'DS-ITEM-02', 'It would do nothing now.']);
    expect(why('R> .. .. ..', {}, 'tough')).toEqual([false, 'DS-ITEM-06', 'It cannot be used now.']);
    expect(why('R> .. .. ..', {}, 'frenzy')).toEqual([false, 'DS-ITEM-02', 'The figure does not have that.']);
    expect(why('R> .. .. ..', { items: { rordin: ['dragon-axe'] } }, 'dragon-axe')[2]).toBe(
      'The figure does not have that.',
    );
  });

  test('DS-HERO-01 an ability that is the action: as long as there is one, and then there is none left', () => {
    const DRAWING = '.. T> T> O<\n.. T> T> R<\n.. .. .. ..';
    const t = position(DRAWING, { turn: 'zombie-troll-1' });
    expect(t.offered('use:')).toEqual(['use:sweeping-blow']);
    t.choose('use:sweeping-blow').choose('target:rordin');
    expect(t.events().filter(({ kind }) => kind === 'attack')).toHaveLength(2);
    expect(t.kind).toBe('command');
    const acted = position(DRAWING, {
      turn: 'zombie-troll-1',
      arrange: ({ turns: [turn] }) => {
        if (turn) turn.parts = ['move'];
      },
    });
    expect([...acted.offered('use:'), acted.explain('use:sweeping-blow').rule]).toEqual(['DS-ITEM-06']);
    const alone = position('T> T> .. .. O<\nT> T> .. .. ..', { turn: 'zombie-troll-1' });
    expect(alone.offered('use:')).toEqual([]);
  });

  test('DS-ITEM-07 an answer is asked for until its player passes, each kind once however many copies', () => {
    const t = position('M> .. .. s<', { turn: 'madriga', items: { madriga: ['lucky-coin', 'lucky-coin'] } });
    t.choose('shoot:skeleton-warrior-1', [1, 1, 1, 1, 1]);
    expect([t.seat, t.kind, ...t.offered()]).toEqual([1, 'attack-rolled', 'use:sure-shot', 'use:lucky-coin', 'pass']);
    t.choose('pass');
    expect(told(t, 'hits')).toMatchObject([{ hits: 0 }]);
  });
});

describe('limits', () => {
  test('DS-ITEM-21 an ability is limited for its figure, an item for each copy, a consumable is gone', () => {
    const state = stateOf('O> ..', { items: { orlaf: ['lucky-coin', 'lucky-coin', 'healing-potion'] } });
    const orlaf = figureOf(state, 'orlaf');
    const limit = (id: string) => {
      const source = sourceOf(id);
      const [at] = source.ats;
      return at && limitFor(orlaf, source, at);
    };
    expect([limit('frenzy'), limit('lucky-coin'), limit('healing-potion'), limit('ember-staff')]).toEqual([
      'turn',
      { per: 'adventure', times: 2 },
      'consumed',
      undefined,
    ]);
    expect(useKey(orlaf, 'frenzy')).toBe('orlaf/frenzy');
  });

  test('DS-ITEM-21 a used copy stays used with whoever gets it, for the turn, the round or the adventure', () => {
    const handed = (copies: number, uses: number) => {
      const state = stateOf('O> R> ..', { items: { orlaf: Array.from({ length: copies }, () => 'lucky-coin') } });
      for (const period of ['turn', 'round', 'adventure'] as const)
        state.used[period].push('orlaf/frenzy', ...Array.from({ length: uses }, () => 'orlaf/lucky-coin'));
      handItem(state, figureOf(state, 'orlaf'), figureOf(state, 'rordin'), 'lucky-coin');
      expect([state.used.turn, state.used.round]).toEqual([state.used.adventure, state.used.adventure]);
      return [
        figureOf(state, 'orlaf').items.length,
        figureOf(state, 'rordin').items.length,
        state.used.adventure.slice(1),
      ];
    };
    expect(handed(1, 0)).toEqual([0, 1, []]);
    expect(handed(1, 1)).toEqual([0, 1, ['rordin/lucky-coin']]);
    expect(handed(2, 1)).toEqual([1, 1, ['orlaf/lucky-coin']]);
    expect(handed(2, 2)).toEqual([1, 1, ['rordin/lucky-coin', 'orlaf/lucky-coin']]);
  });
});

describe('where abilities come from', () => {
  test('DS-ITEM-03 those of the sheet, of either side, then what is carried and may be borne, each once', () => {
    const ids = (legendary: boolean, ...items: string[]): string[] => {
      const state = stateOf('O> ..', { legendary, items: { orlaf: items } });
      return sourcesOf(figureOf(state, 'orlaf')).map(({ id }) => id);
    };
    expect(ids(false)).toEqual(['frenzy']);
    expect(ids(true)).toEqual(['frenzy', 'blood-rage']);
    expect(ids(false, 'crowbar', 'rune-hammer', 'dragon-axe', 'crowbar')).toEqual(['frenzy', 'crowbar', 'dragon-axe']);
    expect(() => sourceOf('spoon')).toThrow('There is no ability or item "spoon" in Dungeon Saga.');
  });

  test('a ghost passes figures and furniture but ends on neither, and no door lets it through', () => {
    const squares = (drawing: string): string[] => {
      const t = position(drawing, { turn: 'ghost-1' });
      return t.offered('move:').map(id => id.slice('move:'.length));
    };
    expect(squares('h> z> .. ..\n## ## ## O^')).toEqual(['2,0']);
    expect(squares('h> BB .. ..\n## ## ## Ov')).toEqual(['2,0', '3,0']);
    expect(squares('h> d1 .. ..\n.. ## ## ##\nO> ## ## ##')).toEqual(['0,1']);
  });
});
