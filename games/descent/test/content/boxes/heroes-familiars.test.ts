import { newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { healthOf } from '../../../rules/values.ts';
import {
  at,
  card,
  damageOf,
  face,
  familiar,
  fatigueOf,
  figure,
  go,
  hero,
  lay,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../../positions.ts';
import { ability, black, blue, brown, feat, gray, red, through, turn, yellow } from './hero-positions.ts';

const SYNDRAEL = 'syndrael';
const LEORIC = 'leoric-of-the-book';

const search = (state: State, space: string, n = 1): void => {
  state.tokens.push({ id: `search-${n}`, kind: 'search', cell: at(state, space), face: null, hidden: true });
};

describe('Vyrah the Falconer and Skye', () => {
  const VYRAH = 'vyrah-the-falconer';
  const flight = (space: string, range: number, dice: readonly number[]): Played => {
    const t = turn(VYRAH, 'wildlander', state => {
      familiar(state, 'skye', VYRAH, space);
      monster(state, 'zombie*', 'J5');
    });
    if (t.kind === 'familiars') t.choose('done');
    return t.choose(strike(t, 'yew-shortbow', 'zombie-master-1', 'J5'), [
      face('blue', { damage: 2, range }),
      ...dice,
      brown(0),
    ]);
  };

  test('Skye: she comes into his space at the start of his turn, flies 5 spaces and stands in nobody’s way', () => {
    const t = sit(state => {
      hero(state, VYRAH, 'wildlander', 'E5');
      hero(state, SYNDRAEL, 'knight', 'F8');
    }).choose(`hero:${VYRAH}`);
    expect(figure(t, 'skye').cells).toEqual([at(t.state, 'E5')]);
    t.choose('familiar:skye').choose('move');
    // Over water, and into the space of another figure.
    expect([t.state.turns.at(-1)?.pools[0]?.left, t.offered(go(t, 'C5')).length]).toEqual([5, 1]);
    t.choose(go(t, 'C5'));
    expect(t.state.turns.at(-1)?.pools[0]?.left).toBe(3);
    t.choose(go(t, 'D5'));
    expect(figure(t, 'skye').cells).toEqual([at(t.state, 'D5')]);
  });

  test('D2C-HERO-67 D2C-HERO-69 next to the monster in step 3 Skye adds 2 range to a ranged attack', () => {
    // 5 spaces away: range 3 and 1 are not enough without her.
    const hit = (space: string) => {
      const t = flight(space, 3, [face('yellow', { range: 1, damage: 1 })]);
      while (t.kind === 'answer') t.choose('pass');
      return through(t)
        .events()
        .some(({ kind }) => kind === 'missed');
    };
    expect([hit('J4'), hit('F4')]).toEqual([false, true]);
  });

  test('D2C-HERO-68 after the roll Skye may be given up for 1 damage; her range is then gone', () => {
    const near = flight('J4', 4, [face('yellow', { range: 1, damage: 1 })]);
    near.choose('use:skye,skye,1');
    expect([damageOf(through(near), 'zombie-master-1'), near.state.companions]).toEqual([4, []]);
    const far = flight('J4', 3, [face('yellow', { range: 1, damage: 1 })]);
    far.choose('use:skye,skye,1');
    expect(
      through(far)
        .events()
        .some(({ kind }) => kind === 'missed'),
    ).toBe(true);
  });

  test('Vyrah the Falconer: the feat lets Skye attack in melee; nobody can attack her', () => {
    const t = turn(VYRAH, 'wildlander', state => {
      familiar(state, 'skye', VYRAH, 'I5');
      monster(state, 'zombie*', 'J5');
    });
    if (t.kind === 'familiars') t.choose('done');
    t.choose(feat(VYRAH), [blue(1, 1), red(1), yellow(1), brown(0)]).choose(t.offered('surge:')[0] ?? '');
    expect([damageOf(through(t), 'zombie-master-1'), figure(t, 'zombie-master-1').conditions]).toEqual([
      3,
      ['stunned'],
    ]);
    const raided = raid(state => {
      hero(state, VYRAH, 'wildlander', 'E3');
      familiar(state, 'skye', VYRAH, 'I5');
      monster(state, 'zombie', 'J5');
    });
    expect(raided.offered('attack:')).toEqual([]);
  });
});

describe('Challara and Brightblaze', () => {
  const CHALLARA = 'challara';

  test('Brightblaze: it attacks in melee with the dice and surges of her magic weapon', () => {
    const t = turn(CHALLARA, 'runemaster', state => {
      familiar(state, 'brightblaze', CHALLARA, 'F5');
      monster(state, 'zombie*', 'G5');
      monster(state, 'zombie', 'I5');
    });
    t.choose('familiar:brightblaze');
    expect(t.offered('attack:')).toEqual([strike(t, 'arcane-bolt', 'zombie-master-1', 'G5')]);
    t.choose(strike(t, 'arcane-bolt', 'zombie-master-1', 'G5'), [blue(1, 1), yellow(1), brown(0)]);
    expect(t.offered('surge:arcane-bolt').length).toBeGreaterThan(0);
    expect(damageOf(through(t), 'zombie-master-1')).toBe(2);
  });

  test('D2-FAM-10 she activates Brightblaze and a Reanimate independently: one before her actions, one after them', () => {
    const t = turn(CHALLARA, 'necromancer', state => {
      familiar(state, 'brightblaze', CHALLARA, 'F5');
      reanimate(state, CHALLARA, 'F6');
    });
    expect(t.offered('familiar:')).toEqual(['familiar:brightblaze', 'familiar:reanimate']);
    t.choose('familiar:brightblaze').choose('end');
    expect(t.offered()).toEqual(['familiar:reanimate', 'done']);
    t.choose('done').choose('rest').choose('end');
    expect(t.offered()).toEqual(['familiar:reanimate', 'done']);
  });

  test('Challara: the feat brings Brightblaze onto the map and activates it, besides its usual activation', () => {
    const t = turn(CHALLARA, 'runemaster');
    t.choose(feat(CHALLARA));
    t.choose(`space:${at(t.state, 'F5')}`);
    expect([t.state.turns.at(-1)?.figure, figure(t, 'brightblaze').cells]).toEqual([
      'brightblaze',
      [at(t.state, 'F5')],
    ]);
    t.choose('end').choose('end');
    expect([t.kind, t.offered('familiar:')]).toEqual(['familiars', ['familiar:brightblaze']]);
  });

  test('Challara: when an encounter begins Brightblaze is placed in the nearest empty space', () => {
    const t = sit(state => {
      hero(state, CHALLARA, 'runemaster', 'E5');
      hero(state, SYNDRAEL, 'knight', 'F8');
      state.stage = 'setup';
      state.todo = ['begin'];
    });
    if (t.kind === 'where') t.choose(t.offered('space:')[0] ?? '');
    expect(figure(t, 'brightblaze').cells).toHaveLength(1);
  });
});

describe('Ronan of the Wild and Pico', () => {
  const RONAN = 'ronan-of-the-wild';

  test('Pico: it goes to a search token within 3 spaces; another hero beside it searches without an action, then it is back', () => {
    const t = turn(RONAN, 'thief', state => {
      hero(state, SYNDRAEL, 'knight', 'F4');
      search(state, 'G4', 1);
      search(state, 'J8', 2);
      state.search = newPile(['curse-doll']);
    });
    t.choose(ability(RONAN));
    expect(figure(t, 'pico').cells).toEqual([at(t.state, 'G4')]);
    expect([t.offered(ability(RONAN)), t.offered(ability(RONAN, 1))]).toEqual([[], []]);
    t.choose('end');
    const use = `use:${SYNDRAEL},${RONAN},1`;
    expect(t.offered(use)).toEqual([use]);
    t.choose(use);
    expect([t.state.turns[0]?.actions, card(t, SYNDRAEL, 'curse-doll').used, t.state.companions]).toEqual([
      2,
      false,
      [],
    ]);
  });

  test('D2C-HERO-45 Ronan of the Wild: the feat trades items with another hero, not what says it cannot be traded', () => {
    const t = sit(state => {
      hero(state, RONAN, 'thief', 'E5', ['health-potion', 'immunity-elixir']);
      hero(state, SYNDRAEL, 'knight', 'J8', ['iron-shield']);
    });
    t.choose(`hero:${SYNDRAEL}`).choose(feat(RONAN));
    expect([t.kind, t.offered('hand:')]).toEqual([
      'trade',
      [`hand:health-potion,${RONAN},${SYNDRAEL}`, `hand:iron-shield,${SYNDRAEL},${RONAN}`],
    ]);
    t.choose(`hand:iron-shield,${SYNDRAEL},${RONAN}`).choose('done');
    expect(card(t, RONAN, 'iron-shield').worn).toBe(false);
  });

  test('Immunity Elixir: 2 more health and no disease', () => {
    const t = turn(
      SYNDRAEL,
      'knight',
      state => {
        for (const one of state.heroes) one.damage = 12;
        lay(state, SYNDRAEL, {
          at: 'action-done',
          must: true,
          effects: [
            { do: 'condition', condition: 'diseased' },
            { do: 'condition', condition: 'poisoned' },
          ],
        });
      },
      ['immunity-elixir'],
    ).choose('rest');
    expect([t.state.heroes[0]?.down, figure(t, SYNDRAEL).conditions]).toEqual([null, ['poisoned']]);
  });

  test('Curative Vial: the lieutenant or a monster beside him loses a condition, once until it is refreshed', () => {
    const t = raid(state => {
      hero(state, SYNDRAEL, 'knight', 'E5');
      monster(state, 'splig', 'H5').relic = 'curative-vial';
      monster(state, 'zombie', 'H6').conditions = ['poisoned'];
      monster(state, 'zombie', 'J8').conditions = ['poisoned'];
    }, 'splig');
    t.choose('use:splig,curative-vial,0');
    expect([figure(t, 'zombie-1').conditions, figure(t, 'zombie-2').conditions]).toEqual([[], ['poisoned']]);
    const own = raid(state => {
      hero(state, SYNDRAEL, 'knight', 'E5');
      const splig = monster(state, 'splig', 'H5');
      splig.relic = 'curative-vial';
      splig.conditions = ['doomed', 'weakened'];
      monster(state, 'zombie', 'J8');
    }, 'splig');
    own.choose('use:splig,curative-vial,0').choose('condition:weakened');
    expect([figure(own, 'splig').conditions, own.offered('use:splig,curative-vial,0')]).toEqual([['doomed'], []]);
  });
});

describe('Sahla', () => {
  const begins = (arrange: (state: State) => void): Played =>
    sit(state => {
      hero(state, 'sahla', 'disciple', 'E5');
      arrange(state);
    }).choose('hero:sahla');

  test('D2C-HERO-46 D2C-HERO-47 D2C-HERO-48 Sahla: once per round, by a willpower test, a condition goes from one figure to another', () => {
    const t = begins(state => {
      hero(state, SYNDRAEL, 'knight', 'E6').conditions = ['poisoned'];
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie', 'F6').conditions = ['poisoned'];
    });
    t.choose(ability('sahla'), [gray(1), black(0)]).choose(`pick:${SYNDRAEL}`);
    // To whom is not left open: nobody may pass.
    expect([t.kind, t.offered('done'), t.offered('pass')]).toEqual(['pick', [], []]);
    t.choose('pick:zombie-1');
    expect([figure(t, SYNDRAEL).conditions, figure(t, 'zombie-1').conditions]).toEqual([[], ['poisoned']]);
    expect(t.offered(ability('sahla'))).toEqual([]);
    const again = begins(state => {
      hero(state, SYNDRAEL, 'knight', 'E6').conditions = ['poisoned'];
      monster(state, 'zombie', 'F6').conditions = ['poisoned'];
    });
    again
      .choose(ability('sahla'), [gray(1), black(0)])
      .choose(`pick:${SYNDRAEL}`)
      .choose('pick:zombie-1');
    expect([figure(again, SYNDRAEL).conditions, figure(again, 'zombie-1').conditions]).toEqual([[], ['poisoned']]);
    const failed = begins(state => {
      hero(state, SYNDRAEL, 'knight', 'E6').conditions = ['poisoned'];
    }).choose(ability('sahla'), [gray(3), black(3)]);
    expect(figure(failed, SYNDRAEL).conditions).toEqual(['poisoned']);
  });

  test('D2C-HERO-49 the feat does not offer an exhausted skill; using one exhausts it for its owner too', () => {
    const t = begins(state => {
      const one = hero(state, SYNDRAEL, 'knight', 'E6', ['challenge', 'defend']);
      for (const own of one.cards) if (own.id === 'challenge') own.tired = true;
      monster(state, 'zombie', 'F5');
    }).choose(feat('sahla'));
    expect(t.offered('card:')).toEqual(['card:oath-of-honor', 'card:defend']);
    t.choose('card:oath-of-honor');
    expect(card(t, 'sahla', 'oath-of-honor').lent).toBe(SYNDRAEL);
    t.choose('end');
    expect(t.state.heroes[0]?.cards.some(({ lent }) => lent !== undefined)).toBe(false);
    // What he exhausts is exhausted for its owner, beyond his turn.
    const used = begins(state => {
      hero(state, SYNDRAEL, 'knight', 'E6', ['challenge']);
      hero(state, LEORIC, 'runemaster', 'J8');
      monster(state, 'zombie', 'F5');
    }).choose(feat('sahla'));
    if (used.kind === 'pick') used.choose(`pick:${SYNDRAEL}`);
    used.choose('card:challenge').choose('use:sahla,challenge,0');
    expect(['sahla', SYNDRAEL].map(id => card(used, id, 'challenge').tired)).toEqual([true, true]);
    used.choose('end');
    expect(card(used, SYNDRAEL, 'challenge').tired).toBe(true);
    // With nothing but exhausted cards there the feat cannot be used.
    const nothing = begins(state => {
      for (const own of hero(state, SYNDRAEL, 'knight', 'E6').cards) own.tired = true;
      monster(state, 'zombie', 'F5');
    });
    expect(nothing.offered(feat('sahla'))).toEqual([]);
  });

  test('D2C-HERO-50 D2C-HERO-51 D2C-HERO-52 with Raise Dead he summons a familiar of his own, which is gone after his turn', () => {
    const t = begins(state => {
      hero(state, LEORIC, 'necromancer', 'J8', ['undead-might']);
      reanimate(state, LEORIC, 'J7');
    }).choose(feat('sahla'));
    t.choose('card:raise-dead').choose('use:sahla,raise-dead,0');
    t.choose(`space:${at(t.state, 'F5')}`);
    expect(t.state.companions.map(({ id, owner, cells }) => [id, owner, cells])).toEqual([
      ['reanimate', LEORIC, [at(t.state, 'J7')]],
      ['reanimate-2', 'sahla', [at(t.state, 'F5')]],
    ]);
    expect(fatigueOf(t, 'sahla')).toBe(1);
    t.choose('end');
    // Of the Necromancer's other cards only his own familiar has something.
    expect(t.offered('familiar:')).toEqual(['familiar:reanimate-2']);
    t.choose('done');
    expect(t.state.companions.map(({ id }) => id)).toEqual(['reanimate']);
  });

  test('D2C-HERO-52 what speaks of "your familiar" means that of its owner: neither helps the other’s', () => {
    const called = (...more: readonly string[]): Played =>
      begins(state => {
        hero(state, LEORIC, 'necromancer', 'J8', more);
        reanimate(state, LEORIC, 'J7');
        monster(state, 'zombie*', 'G5');
      }).choose(feat('sahla'));
    // Sahla's own has nothing of Leoric's Undead Might, neither its health nor its damage.
    const raised = called('undead-might').choose('card:raise-dead').choose('use:sahla,raise-dead,0');
    raised.choose(`space:${at(raised.state, 'F5')}`);
    expect(['reanimate', 'reanimate-2'].map(id => healthOf(raised.state, id))).toEqual([6, 4]);
    raised.choose('end').choose('familiar:reanimate-2');
    raised.choose(strike(raised, 'reanimate', 'zombie-master-1', 'G5'), [blue(1), red(1), brown(0)]);
    expect(raised.offered('use:')).toEqual([]);
    // Leoric's own has it once, although Sahla has the card too.
    const lent = called('undead-might').choose('card:undead-might');
    expect(healthOf(lent.state, 'reanimate')).toBe(6);
  });

  test('D2C-HERO-53 D2C-HERO-54 with Set Trap he places a trap, which stays; both he and the Stalker strike harder beside one', () => {
    const t = begins(state => {
      hero(state, 'jain-fairwood', 'stalker', 'J8');
      monster(state, 'zombie*', 'F5');
    }).choose(feat('sahla'));
    expect(card(t, 'sahla', 'set-trap').lent).toBe('jain-fairwood');
    const trap = t.offered('use:sahla,set-trap,');
    expect(trap.length).toBeGreaterThan(0);
    t.choose(trap[0] ?? '').choose(`space:${at(t.state, 'F6')}`);
    t.choose(strike(t, 'iron-mace', 'zombie-master-1', 'F5'), [blue(1), yellow(1), brown(0)]);
    const beside = damageOf(through(t), 'zombie-master-1');
    t.choose('end');
    expect([beside, t.state.tokens.map(({ kind }) => kind)]).toEqual([3, ['trap']]);
  });
});

describe('Astarra', () => {
  test('D2C-HERO-07 she uses her ability in the turn of another, where she may spend movement points then', () => {
    const t = turn(SYNDRAEL, 'knight', state => {
      hero(state, 'astarra', 'runemaster', 'G5');
      hero(state, LEORIC, 'necromancer', 'J5');
    });
    t.choose(feat(SYNDRAEL));
    for (let i = 0; i < 4 && t.offered(ability('astarra')).length === 0; i++)
      t.choose(t.offered('pick:astarra')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    expect(t.offered(ability('astarra'))).toEqual([ability('astarra')]);
    t.choose(ability('astarra')).choose(`pick:${LEORIC}`);
    t.choose(`space:${at(t.state, 'J6')}`);
    expect(figure(t, 'astarra').cells).toEqual([at(t.state, 'J6')]);
    expect(t.offered(ability('astarra'))).toEqual([]);
  });
});
