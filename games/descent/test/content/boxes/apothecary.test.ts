import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { supplyOf } from '../../../rules/class-tokens.ts';
import { healthOf } from '../../../rules/values.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  hero,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, gray, green, red, yellow } from './throws.ts';

const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const LEORIC = 'leoric-of-the-book';
const use = (of: string, n = 0, by = AVRIC): string => `use:${by},${of},${n}`;
const elixirs = (t: Played, id: string): number => figure(t, id).marks.elixir ?? 0;

/** Avric as Apothecary at F5, Grisban beside him at F6, a zombie at G5. */
const lab = (more: readonly string[] = [], change: (state: State) => void = () => undefined, who = AVRIC) =>
  acts(
    sit(state => {
      hero(state, AVRIC, 'apothecary', 'F5', more);
      hero(state, GRISBAN, 'berserker', 'F6').damage = 6;
      monster(state, 'zombie', 'G5');
      change(state);
    }),
    who,
  );
const mark =
  (i: number, token = 'elixir', n = 1) =>
  (state: State) => {
    (state.heroes[i] as { marks: Record<string, number> }).marks[token] = n;
  };

describe('the Apothecary', () => {
  test('D2-SURGE-02 Smoking Vials: 3 damage for two surges, Poisoned for one', () => {
    const t = lab();
    t.choose(strike(t, 'smoking-vials', 'zombie-1', 'G5'), [blue(2, 1), green(1, 1), brown(2)]);
    expect(t.offered('surge')).toContain('surge:smoking-vials,0');
    t.choose('surge:smoking-vials,1').chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), figure(t, 'zombie-1').conditions]).toEqual([1, ['poisoned']]);
  });

  test('D2-TOK-07 Brew Elixir: 1 fatigue, exhausted: he or an adjacent hero gains an elixir token of the 8', () => {
    const t = lab();
    t.choose(use('brew-elixir'));
    expect(t.offered('pick')).toEqual([`pick:${AVRIC}`, `pick:${GRISBAN}`]);
    t.choose(`pick:${GRISBAN}`);
    expect([elixirs(t, GRISBAN), fatigueOf(t, AVRIC), supplyOf(t.state, 'elixir')]).toEqual([1, 1, 7]);
    expect(t.offered(use('brew-elixir'))).toEqual([]);
  });

  test('D2-TOK-06 Brew Elixir: of 8 elixirs no ninth is brewed; one hero may hold them all', () => {
    expect(lab([], mark(1, 'elixir', 7)).offered(use('brew-elixir'))).not.toEqual([]);
    expect(lab([], mark(1, 'elixir', 8)).offered(use('brew-elixir'))).toEqual([]);
  });

  test('D2-TOK-09 Brew Elixir: in his own turn any hero drinks for the hearts of a red die, again and again, without an action', () => {
    const t = lab([], mark(1, 'elixir', 2), GRISBAN);
    t.choose(use('brew-elixir', 1, GRISBAN), [red(3)]);
    expect([damageOf(t, GRISBAN), elixirs(t, GRISBAN), t.state.turns[0]?.actions]).toEqual([3, 1, 2]);
    t.choose(use('brew-elixir', 1, GRISBAN), [red(2)]);
    expect([damageOf(t, GRISBAN), supplyOf(t.state, 'elixir')]).toEqual([1, 8]);
    expect(t.offered(use('brew-elixir', 1, GRISBAN))).toEqual([]);
    // Not in the turn of another.
    expect(lab([], mark(1)).offered(use('brew-elixir', 1, GRISBAN))).toEqual([]);
  });

  test('D2-TOK-10 an elixir stays with a knocked-out hero, who cannot drink it; with a fallen Apothecary others drink all the same', () => {
    const down = (i: number) => (state: State) => {
      mark(1)(state);
      const fallen = state.heroes[i];
      if (fallen === undefined) return;
      fallen.down = fallen.cells[0] ?? 0;
      fallen.cells = [];
    };
    const t = lab([], down(1), GRISBAN);
    expect([t.offered('use'), elixirs(t, GRISBAN)]).toEqual([[], 1]);
    expect(lab([], down(0), GRISBAN).offered(use('brew-elixir', 1, GRISBAN))).not.toEqual([]);
  });

  test('D2-TOK-12 who is treated as a hero drinks too; removed, it has none', () => {
    const t = lab(
      [],
      state => {
        hero(state, LEORIC, 'necromancer', 'E5');
        const one = reanimate(state, LEORIC, 'E6');
        one.marks.elixir = 2;
        one.damage = 2;
      },
      LEORIC,
    );
    t.choose('familiar:reanimate');
    // It never recovers damage, but the elixir is its own.
    t.choose(use('brew-elixir', 1, 'reanimate'), [red(1)]);
    expect([elixirs(t, 'reanimate'), supplyOf(t.state, 'elixir')]).toEqual([1, 7]);
    t.choose('end').choose(`use:${LEORIC},raise-dead,1`);
    expect(supplyOf(t.state, 'elixir')).toBe(8);
  });

  test('D2-TOK-11 D2-TRADE-03 an elixir is given to an adjacent hero in the course of a move action', () => {
    const t = lab([], mark(0));
    expect(t.offered('give')).toEqual([]);
    t.choose('move').choose(`give:elixir,${GRISBAN}`);
    expect([elixirs(t, AVRIC), elixirs(t, GRISBAN)]).toEqual([0, 1]);
  });

  test('D2-ATK-01 Concoction: an attack with Pierce 1 and a surge for damage, one more surge with an elixir', () => {
    const struck = (change?: (state: State) => void) => {
      const t = lab(['concoction'], change);
      t.choose(use('concoction')).choose(strike(t, 'smoking-vials', 'zombie-1', 'G5'), [blue(2), green(1), brown(2)]);
      return t;
    };
    const t = struck(mark(0));
    t.choose('surge:concoction,0').chooseWhile('surge', 'done');
    expect(fatigueOf(t, AVRIC)).toBe(1);
    // 3 + 1 damage against 2 shields less Pierce 1: it falls.
    expect(t.state.monsters).toEqual([]);
    const without = struck();
    expect([without.kind, damageOf(without, 'zombie-1')]).toEqual(['turn', 2]);
  });

  test('D2-COND-08 Herbal Lore: who drinks an elixir may lose a condition as well; exhausted', () => {
    const t = lab(
      ['herbal-lore'],
      state => {
        mark(1)(state);
        state.heroes[1]?.conditions.push('immobilized');
      },
      GRISBAN,
    );
    t.choose(use('brew-elixir', 1, GRISBAN)).choose(use('herbal-lore', 0, GRISBAN), [red(1)]);
    expect([figure(t, GRISBAN).conditions, card(t, AVRIC, 'herbal-lore').tired]).toEqual([[], true]);
  });

  test('D2-CHAR-12 Inky Substance: an elixir on a monster within 3 spaces; a hero who targets it may take it off for a green die', () => {
    const t = lab(['inky-substance']);
    t.choose(use('inky-substance'));
    expect([figure(t, 'zombie-1').marks.elixir, supplyOf(t.state, 'elixir')]).toEqual([1, 7]);
    t.choose(strike(t, 'smoking-vials', 'zombie-1', 'G5'));
    t.choose(use('inky-substance', 1), [blue(1), green(0, 1), green(1), brown(1)]).chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), supplyOf(t.state, 'elixir')]).toEqual([1, 8]);
  });

  test('D2-ABIL-04 Bottled Courage: an attack without an action; if it deals damage he or an adjacent hero gains an elixir', () => {
    const t = lab(['bottled-courage']);
    t.choose(use('bottled-courage')).choose(strike(t, 'smoking-vials', 'zombie-1', 'G5'), [
      blue(2),
      green(1),
      brown(1),
    ]);
    t.chooseWhile('surge', 'done').choose(`pick:${AVRIC}`);
    expect([elixirs(t, AVRIC), fatigueOf(t, AVRIC), t.state.turns[0]?.actions]).toEqual([1, 2, 2]);
    const blocked = lab(['bottled-courage']);
    blocked
      .choose(use('bottled-courage'))
      .choose(strike(blocked, 'smoking-vials', 'zombie-1', 'G5'), [blue(1), green(1), brown(2)]);
    expect([blocked.kind, elixirs(blocked, AVRIC)]).toEqual(['turn', 0]);
  });

  test('D2C-APO-01 Protective Tonic: who drank an elixir keeps a token on the card that is worth a gray defence die once', () => {
    const t = lab(['protective-tonic'], mark(1), GRISBAN);
    t.choose(use('brew-elixir', 1, GRISBAN)).choose(use('protective-tonic'), [red(1)]);
    expect([figure(t, GRISBAN).marks, fatigueOf(t, AVRIC), card(t, AVRIC, 'protective-tonic').tired]).toEqual([
      { tonic: 1 },
      1,
      true,
    ]);
    const r = raid(state => {
      hero(state, AVRIC, 'apothecary', 'F5', ['protective-tonic']);
      hero(state, GRISBAN, 'berserker', 'F6').marks.tonic = 1;
      monster(state, 'zombie', 'G5');
    });
    r.choose(strike(r, 'zombie', GRISBAN, 'F6')).choose(use('protective-tonic', 1, GRISBAN), [
      blue(2),
      yellow(1),
      gray(0),
      gray(2),
    ]);
    expect([damageOf(r, GRISBAN), figure(r, GRISBAN).marks]).toEqual([1, {}]);
  });

  test('D2-CHAR-02 Secret Formula: 2 more health; a hero with an elixir attacks with a green die and a surge for 2 damage more', () => {
    const t = lab(['secret-formula'], mark(1), GRISBAN);
    expect(healthOf(t.state, AVRIC)).toBe(14);
    t.choose(strike(t, 'chipped-greataxe', 'zombie-1', 'G5')).choose(use('secret-formula'), [
      blue(1),
      red(1),
      green(0, 1),
      brown(2),
    ]);
    t.choose('surge:secret-formula,0').chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), fatigueOf(t, AVRIC)]).toEqual([2, 1]);
    const none = lab(['secret-formula'], undefined, GRISBAN);
    none.choose(strike(none, 'chipped-greataxe', 'zombie-1', 'G5'), [blue(1), red(1), brown(2)]);
    expect([none.kind, damageOf(none, 'zombie-1')]).toEqual(['turn', 0]);
  });

  test('D2-TOK-07 Hidden Stash: he and every adjacent hero gain an elixir', () => {
    const t = lab(['hidden-stash'], state => {
      hero(state, LEORIC, 'necromancer', 'J8');
    });
    t.choose(use('hidden-stash'));
    expect([elixirs(t, AVRIC), elixirs(t, GRISBAN), elixirs(t, LEORIC)]).toEqual([1, 1, 0]);
    expect([fatigueOf(t, AVRIC), t.state.turns[0]?.actions]).toEqual([2, 1]);
  });

  test('D2C-APO-02 D2C-APO-03 Potent Remedies: who drinks may roll a green die more, even while the card is exhausted; its surges heal fatigue', () => {
    const t = lab(
      ['potent-remedies'],
      state => {
        mark(1)(state);
        const [avric, grisban] = state.heroes;
        if (avric === undefined || grisban === undefined) return;
        grisban.fatigue = 2;
        for (const one of avric.cards) one.tired = true;
      },
      GRISBAN,
    );
    t.choose(use('brew-elixir', 1, GRISBAN)).choose(use('potent-remedies', 0, GRISBAN), [green(1, 1), red(2)]);
    expect([damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([3, 1]);
  });

  test('D2C-APO-04 Potent Remedies: exhausted, it revives a hero in an adjacent space without an action', () => {
    const t = lab(['potent-remedies'], state => {
      const fallen = state.heroes[1];
      if (fallen === undefined) return;
      fallen.down = at(state, 'F6');
      fallen.cells = [];
      fallen.damage = 14;
    });
    t.choose(use('potent-remedies', 1), [red(2), red(3)]);
    expect([damageOf(t, GRISBAN), t.state.heroes[1]?.down, t.state.turns[0]?.actions]).toEqual([9, null, 2]);
    expect(lab(['potent-remedies']).offered(use('potent-remedies', 1))).toEqual([]);
  });
});
