import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { gainTokens, supplyOf } from '../../../rules/class-tokens.ts';
import { after, io } from '../../laid.ts';
import {
  acts,
  card,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { black, blue, brown, gray, green, red, yellow } from './throws.ts';

const LEORIC = 'leoric-of-the-book';
const GRISBAN = 'grisban-the-thirsty';
const use = (of: string, n = 0, by = LEORIC): string => `use:${by},${of},${n}`;
const hexes = (t: Played, id: string): number => figure(t, id).marks.hex ?? 0;
const hexed = (state: State, ...ids: readonly number[]) => {
  for (const [i, n] of ids.entries()) if (n > 0) (state.monsters[i] as { marks: Record<string, number> }).marks.hex = n;
};

/** Leoric as Hexer at F5, Grisban at F7, ettins would be too big: zombies at G5, H6 and J8. */
const crypt = (more: readonly string[] = [], change: (state: State) => void = () => undefined, who = LEORIC) =>
  acts(
    sit(state => {
      hero(state, LEORIC, 'hexer', 'F5', more);
      hero(state, GRISBAN, 'berserker', 'F7');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'H6');
      monster(state, 'zombie', 'J8');
      change(state);
    }),
    who,
  );
/** The overlord activates the first zombie, next to Leoric. */
const night = (more: readonly string[], n = 1) =>
  raid(state => {
    hero(state, LEORIC, 'hexer', 'F5', more);
    monster(state, 'zombie', 'G5').marks.hex = n;
    monster(state, 'zombie', 'H6');
  }, 'zombie-1');

describe('the Hexer', () => {
  test('D2-SURGE-02 Staff of the Grave: a surge for 1 range, one for 1 damage and 1 damage healed', () => {
    const t = crypt([], state => {
      (state.heroes[0] as { damage: number }).damage = 3;
    });
    t.choose(strike(t, 'staff-of-the-grave', 'zombie-1', 'G5'), [blue(1, 1), green(1), brown(2)]);
    t.choose('surge:staff-of-the-grave,1').chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), damageOf(t, LEORIC)]).toEqual([1, 2]);
  });

  test('D2-TOK-23 D2C-HEX-01 D2C-HEX-02 Enfeebling Hex: a surge hexes the target or a monster within 3 spaces of it, without any damage', () => {
    const t = crypt();
    t.choose(strike(t, 'staff-of-the-grave', 'zombie-1', 'G5'), [blue(1, 1), green(1), brown(2)]);
    t.choose(`surge:${LEORIC}/enfeebling-hex,0`);
    // J8 is 3 spaces away from G5.
    expect(t.offered('pick')).toEqual(['pick:zombie-1', 'pick:zombie-2', 'pick:zombie-3']);
    t.choose('pick:zombie-1');
    expect([hexes(t, 'zombie-1'), damageOf(t, 'zombie-1')]).toEqual([1, 0]);
  });

  test('D2-TOK-25 Enfeebling Hex: any hero whose attack targets a hexed monster takes off any number of its tokens, 1 damage each', () => {
    const t = crypt(
      [],
      state => {
        hexed(state, 3);
      },
      LEORIC,
    );
    t.choose(strike(t, 'staff-of-the-grave', 'zombie-1', 'G5'), [blue(1), green(1), brown(2)]);
    t.choose(use('enfeebling-hex')).choose(use('enfeebling-hex')).choose('pass');
    expect([hexes(t, 'zombie-1'), damageOf(t, 'zombie-1')]).toEqual([1, 2]);
  });

  test('D2-TOK-25 Enfeebling Hex: another hero does so even while the Hexer is knocked out', () => {
    const t = crypt(
      [],
      state => {
        hexed(state, 0, 1);
        const [leoric, grisban] = state.heroes;
        if (leoric === undefined || grisban === undefined) return;
        leoric.down = leoric.cells[0] ?? 0;
        leoric.cells = [];
        grisban.cells = [...(state.monsters[1]?.cells ?? [])].map(cell => cell - 1);
      },
      GRISBAN,
    );
    t.choose(strike(t, 'chipped-greataxe', 'zombie-2', 'H6'), [blue(1), red(1), brown(2)]);
    t.choose(use('enfeebling-hex', 0, GRISBAN)).chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-2'), hexes(t, 'zombie-2')]).toEqual([1, 0]);
  });

  test('D2-TOK-22 D2-TOK-24 hex tokens: a hexed monster can be hexed again, of 20 there is no twenty-first', () => {
    const t = crypt([], state => hexed(state, 19));
    const later = after(t, state => gainTokens(state, io(), 'zombie-1', 'hex', 3));
    expect(later.monsters[0]?.marks.hex).toBe(20);
    expect(supplyOf(later, 'hex')).toBe(0);
  });

  test('D2-MOVE-11 Affliction: a hexed monster that declares a move action loses a token and suffers 1 damage, and 1 for each space', () => {
    const t = night(['affliction'], 2);
    t.choose('move').choose(use('affliction'));
    expect([damageOf(t, 'zombie-1'), hexes(t, 'zombie-1'), fatigueOf(t, LEORIC)]).toEqual([1, 1, 1]);
    t.choose(go(t, 'H5'));
    expect(damageOf(t, 'zombie-1')).toBe(2);
    expect(night(['affliction'], 0).choose('move').kind).toBe('monster-turn');
  });

  test('D2-CHAR-12 Plague Spasm: the target of a hexed monster defends with a black die more for a token', () => {
    const t = night(['plague-spasm']);
    t.choose(strike(t, 'zombie', LEORIC, 'F5'));
    // Leoric takes 1 damage away.
    t.choose(use('plague-spasm'), [blue(2), yellow(2), gray(0), black(2)]);
    expect([damageOf(t, LEORIC), hexes(t, 'zombie-1')]).toEqual([1, 0]);
  });

  test('D2-TOK-23 Viral Hex: as many hexes as hexed monsters within 3 spaces, on any monsters within 3 spaces', () => {
    const t = crypt(['viral-hex'], state => hexed(state, 1, 2, 1));
    t.choose(use('viral-hex'));
    expect(t.offered('pick')).toEqual(['pick:zombie-1', 'pick:zombie-2']);
    t.choose('pick:zombie-2').choose('pick:zombie-1');
    expect([hexes(t, 'zombie-1'), hexes(t, 'zombie-2'), hexes(t, 'zombie-3')]).toEqual([2, 3, 1]);
    expect(crypt(['viral-hex']).offered(use('viral-hex'))).toEqual([]);
  });

  test('D2-ATTR-04 Crippling Curse: a test of knowledge for each hexed monster he chooses; passed, it gets a condition of his choice', () => {
    const t = crypt(['crippling-curse'], state => hexed(state, 1, 1));
    t.choose(use('crippling-curse')).choose('pick:zombie-1');
    t.choose('pick:zombie-2', [gray(1), black(2)]);
    t.choose('condition:stunned', [gray(3), black(4)]);
    expect(figure(t, 'zombie-1').conditions).toEqual(['stunned']);
    expect([figure(t, 'zombie-2').conditions, fatigueOf(t, LEORIC)]).toEqual([[], 2]);
  });

  test('D2-ACTIV-07 Fel Command: a hexed monster chosen to be activated loses a token and first attacks another monster at his command', () => {
    const t = raid(state => {
      hero(state, LEORIC, 'hexer', 'F5', ['fel-command']);
      monster(state, 'zombie', 'G5').marks.hex = 1;
      monster(state, 'zombie', 'G6');
    }, 'zombie-1');
    t.choose(use('fel-command'));
    t.choose(strike(t, 'zombie', 'zombie-2', 'G6'), [blue(1), yellow(1), brown(0)]);
    // Leoric takes 1 damage away.
    expect([damageOf(t, 'zombie-2'), hexes(t, 'zombie-1'), t.state.commanded]).toEqual([1, 0, null]);
    expect([t.kind, t.state.turns[0]?.figure]).toEqual(['monster-turn', 'zombie-1']);
  });

  test('D2-TOK-24 Internal Rot: each hexing may be doubled; magic attacks on hexed monsters have Pierce 2', () => {
    const t = crypt(['internal-rot'], state => hexed(state, 1));
    t.choose(strike(t, 'staff-of-the-grave', 'zombie-1', 'G5'), [blue(1, 1), green(1), brown(2)]).choose('pass');
    t.choose(`surge:${LEORIC}/enfeebling-hex,0`).choose('pick:zombie-2').choose(use('internal-rot'));
    // 2 hearts against 2 shields less Pierce 2.
    expect([hexes(t, 'zombie-2'), damageOf(t, 'zombie-1')]).toEqual([2, 2]);
  });

  test('D2-ABIL-04 Accursed Arms: a hero next to a hexed monster attacks a hexed monster', () => {
    const t = crypt(['accursed-arms'], state => {
      hexed(state, 0, 1);
      (state.heroes[1] as { cells: number[] }).cells = [(state.monsters[1]?.cells[0] ?? 0) - 1];
    });
    t.choose(use('accursed-arms')).choose(strike(t, 'chipped-greataxe', 'zombie-2', 'H6'), [blue(1), red(1), brown(1)]);
    t.choose('pass').chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-2'), fatigueOf(t, LEORIC), card(t, LEORIC, 'accursed-arms').tired]).toEqual([
      1,
      2,
      true,
    ]);
    expect(crypt(['accursed-arms']).offered(use('accursed-arms'))).toEqual([]);
  });

  test('D2C-HEX-05 D2C-HEX-08 Plague Cloud: neighbours of visible hexed monsters are hexed in turn, with Internal Rot twice, and all visible ones are targets', () => {
    const t = crypt(['plague-cloud', 'internal-rot'], state => hexed(state, 1));
    t.choose(use('plague-cloud'));
    // H6 stands next to G5; J8 stands alone.
    t.choose(use('internal-rot'), [blue(1), green(1), brown(0), brown(1)]);
    t.chooseWhile('answer', 'pass').chooseWhile('order', 'order:zombie-1');
    expect([hexes(t, 'zombie-1'), hexes(t, 'zombie-2'), hexes(t, 'zombie-3')]).toEqual([1, 2, 0]);
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2'), damageOf(t, 'zombie-3')]).toEqual([2, 2, 0]);
  });

  test('D2C-HEX-04 D2C-HEX-06 Plague Cloud: a token taken off one target raises the damage against all of them', () => {
    const t = crypt(['plague-cloud'], state => hexed(state, 1));
    t.choose(use('plague-cloud'), [blue(1), green(1), brown(1), brown(1)]);
    t.choose(use('enfeebling-hex')).choose('pick:zombie-1').chooseWhile('answer', 'pass');
    t.chooseWhile('order', 'order:zombie-1');
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2')]).toEqual([2, 2]);
  });

  test('D2C-HEX-03 Enfeebling Hex: with several targets a monster within 3 spaces of any of them', () => {
    const t = crypt(['plague-cloud'], state => {
      hexed(state, 1);
      state.monsters[2]?.cells.splice(0, 1, (state.monsters[1]?.cells[0] ?? 0) + 3);
    });
    // The third stands 3 spaces from H6, 4 from G5.
    t.choose(use('plague-cloud'), [blue(1, 1), green(1), brown(1), brown(1)]).choose('pass');
    t.choose(`surge:${LEORIC}/enfeebling-hex,0`);
    expect(t.offered('pick')).toContain('pick:zombie-3');
  });

  test('D2C-HEX-07 Plague Cloud: with Blast everybody next to any target is affected', () => {
    const t = crypt(['plague-cloud'], state => {
      hexed(state, 1);
      state.lasting.push({
        source: 'laid',
        key: 'x',
        on: LEORIC,
        by: LEORIC,
        until: 'encounter-end',
        next: false,
        what: { do: 'surge', surge: { effects: [{ do: 'blast' }] } },
      });
      (state.heroes[1] as { cells: number[] }).cells = [(state.monsters[1]?.cells[0] ?? 0) + 1];
    });
    t.choose(use('plague-cloud'), [blue(1, 1), green(1), brown(1), brown(1)]).choose('pass');
    t.choose(`surge:${LEORIC}/laid,0`, [gray(0), gray(0)]);
    expect(t.state.attacks[0]?.aims.map(({ figure: id, target }) => [id, target])).toEqual([
      ['zombie-1', true],
      ['zombie-2', true],
      [LEORIC, false],
      [GRISBAN, false],
    ]);
  });
});
