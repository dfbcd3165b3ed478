import { describe, expect, test } from 'vitest';
import { at, damageOf, fatigueOf, figure, hero, lay, MISS, monster, raid, sit, strike } from '../../positions.ts';
import { ability, black, blue, brown, feat, gray, red, through, turn, yellow } from './hero-positions.ts';

const SYNDRAEL = 'syndrael';
const AVRIC = 'avric-albright';

describe('Lair of the Wyrm', () => {
  const QUELLEN = 'high-mage-quellen';
  const start = (fatigue: number) =>
    sit(state => {
      hero(state, QUELLEN, 'runemaster', 'E5').fatigue = 4;
      hero(state, SYNDRAEL, 'knight', 'G5').fatigue = fatigue;
    }).choose(`hero:${QUELLEN}`);

  test('D2C-HERO-21 High Mage Quellen recovers 1 fatigue if a hero near has some, exactly 2 if that hero is at the end of his stamina', () => {
    expect(fatigueOf(start(1).choose(ability(QUELLEN)), QUELLEN)).toBe(3);
    expect(fatigueOf(start(4).choose(ability(QUELLEN)), QUELLEN)).toBe(2);
    expect(start(0).offered(ability(QUELLEN))).toEqual([]);
  });

  test('High Mage Quellen: the feat gives 4 stamina for the turn and takes all fatigue at its end', () => {
    const t = through(start(0).choose(feat(QUELLEN)));
    for (let i = 0; i < 4; i++) t.choose('tire');
    expect([fatigueOf(t, QUELLEN), t.offered('tire')]).toEqual([8, []]);
    expect(fatigueOf(t.choose('end'), QUELLEN)).toBe(0);
  });
});

describe('Labyrinth of Ruin', () => {
  const DEZRA = 'dezra-the-vile';
  const LOGAN = 'logan-lashley';

  test('Dezra the Vile recovers 1 damage or fatigue for each adjacent monster', () => {
    const t = sit(state => {
      const one = hero(state, DEZRA, 'runemaster', 'E5');
      one.damage = 3;
      one.fatigue = 2;
      hero(state, SYNDRAEL, 'knight', 'J8');
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie', 'F6');
      monster(state, 'zombie', 'H8');
    }).choose(`hero:${DEZRA}`);
    t.choose(ability(DEZRA)).choose('way:0').choose('way:1');
    expect([damageOf(t, DEZRA), fatigueOf(t, DEZRA), t.kind]).toEqual([2, 1, 'turn']);
  });

  test('Dezra the Vile: when an adjacent monster is chosen the feat immobilizes all monsters beside her', () => {
    const t = raid(state => {
      hero(state, DEZRA, 'runemaster', 'E5');
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie', 'F6');
      monster(state, 'zombie', 'H8');
    }, 'zombie-3');
    expect(t.kind).toBe('monster-turn');
    t.choose('end').choose('monster:zombie-1').choose(feat(DEZRA));
    expect(t.state.monsters.map(({ conditions }) => conditions)).toEqual([['immobilized'], ['immobilized'], []]);
    expect(t.offered('move')).toEqual([]);
  });

  test('D2C-HERO-37 Logan Lashley cannot be immobilized and moves after an attack with an exotic weapon, even a miss', () => {
    const t = turn(LOGAN, 'thief', state => {
      monster(state, 'zombie', 'H5');
      state.lasting.push({
        source: 'laid',
        key: 'laid',
        on: LOGAN,
        by: LOGAN,
        until: 'encounter-end',
        next: false,
        what: { do: 'trait', trait: 'exotic' },
      });
      lay(state, LOGAN, {
        at: 'turn-start',
        must: true,
        effects: [
          { do: 'condition', condition: 'immobilized' },
          { do: 'condition', condition: 'doomed' },
        ],
      });
    });
    expect(figure(t, LOGAN).conditions).toEqual(['doomed']);
    through(t).choose(strike(t, 'throwing-knives', 'zombie-1', 'H5'), [MISS, yellow(1), brown(0)]);
    t.choose(ability(LOGAN)).choose(`space:${at(t.state, 'F5')}`);
    expect([t.kind, figure(t, LOGAN).cells]).toEqual(['turn', [at(t.state, 'F5')]]);
  });

  test('Logan Lashley: after an attack that dealt damage his feat lets him run and strike once more', () => {
    const t = turn(LOGAN, 'thief', state => {
      monster(state, 'zombie*', 'F5');
      monster(state, 'zombie*', 'I5');
    });
    t.choose(strike(t, 'throwing-knives', 'zombie-master-1', 'F5'), [blue(2), yellow(1), brown(0)]);
    while (t.kind === 'surge') t.choose('done');
    t.choose(feat(LOGAN))
      .choose('way:0')
      .choose(`space:${at(t.state, 'H4')}`);
    t.choose(strike(t, 'throwing-knives', 'zombie-master-2', 'I5'), [blue(2), yellow(1), brown(0)]);
    through(t);
    expect([damageOf(t, 'zombie-master-1'), damageOf(t, 'zombie-master-2'), t.state.turns[0]?.actions]).toEqual([
      4, 4, 1,
    ]);
  });
});

describe('The Trollfens', () => {
  const AUGUR = 'augur-grisom';
  const ROGANNA = 'roganna-the-shade';

  test('Augur Grisom heals 1 damage of another hero near him whom an attack did not hurt', () => {
    const position = (shield: number) => {
      const t = raid(state => {
        hero(state, AUGUR, 'disciple', 'E7').damage = 2;
        hero(state, SYNDRAEL, 'knight', 'E5').damage = 3;
        monster(state, 'zombie', 'F5');
      });
      t.choose(strike(t, 'zombie', SYNDRAEL, 'E5'), [blue(1), yellow(1), gray(shield)]);
      return through(t);
    };
    expect([damageOf(position(2), SYNDRAEL), damageOf(position(2), AUGUR)]).toEqual([2, 2]);
    expect(damageOf(position(1), SYNDRAEL)).toBe(4);
  });

  test('D2C-HERO-10 D2C-HERO-11 Augur Grisom: every hero in sight recovers 2 damage and 2 fatigue, he too, the knocked-out too', () => {
    const t = turn(AUGUR, 'disciple', state => {
      const [one] = state.heroes;
      if (one) one.damage = 5;
      const other = hero(state, SYNDRAEL, 'knight', 'H5');
      other.damage = 12;
      other.fatigue = 4;
      other.down = other.cells[0] ?? 0;
      other.cells = [];
    });
    t.choose(feat(AUGUR));
    expect([damageOf(t, AUGUR), damageOf(t, SYNDRAEL), fatigueOf(t, SYNDRAEL), t.state.heroes[1]?.down]).toEqual([
      3,
      10,
      2,
      null,
    ]);
  });

  test('Roganna the Shade: 1 more damage on a monster no other hero stands beside', () => {
    const position = (space: string) => {
      const t = turn(ROGANNA, 'thief', state => {
        hero(state, SYNDRAEL, 'knight', space);
        monster(state, 'zombie*', 'G5');
      });
      t.choose(strike(t, 'throwing-knives', 'zombie-master-1', 'G5'), [blue(2), yellow(1), brown(0)]);
      return damageOf(through(t), 'zombie-master-1');
    };
    expect([position('J8'), position('H5')]).toEqual([4, 3]);
  });

  test('Roganna the Shade: until her next turn heroes near her can be targeted only from beside', () => {
    const t = turn(ROGANNA, 'thief', state => {
      hero(state, SYNDRAEL, 'knight', 'G5').acted = true;
      hero(state, AVRIC, 'disciple', 'J8').acted = true;
      monster(state, 'goblin-archer', 'I5');
    });
    t.choose('end').choose(feat(ROGANNA));
    if (t.kind === 'overlord-turn') t.choose('group:goblin-archer');
    expect(t.offered('attack:').map(id => id.split(',')[1])).toEqual([AVRIC]);
    t.choose('move').choose(`go:${at(t.state, 'H5')},move-1`);
    expect(t.offered('attack:').map(id => id.split(',')[1])).toEqual([SYNDRAEL, AVRIC]);
  });
});

describe('Shadow of Nerekhall', () => {
  const ORKELL = 'orkell-the-swift';
  const RAVAELLA = 'ravaella-lightfoot';
  const RENDIEL = 'rendiel';
  const TINASHI = 'tinashi-the-wanderer';

  test('Orkell the Swift may move 1 space after an attack that hurt him', () => {
    const position = (shield: number) => {
      const t = raid(state => {
        hero(state, ORKELL, 'berserker', 'E5');
        monster(state, 'zombie', 'F5');
      });
      t.choose(strike(t, 'zombie', ORKELL, 'E5'), [blue(1), yellow(0, 1), brown(shield)]);
      return t.chooseWhile('surge', 'done');
    };
    const t = position(0)
      .choose(ability(ORKELL))
      .choose(`space:${at(position(0).state, 'E4')}`);
    expect(figure(t, ORKELL).cells).toEqual([at(t.state, 'E4')]);
    expect(position(1).kind).toBe('monster-turn');
  });

  test('D2-KO-14 Orkell the Swift: knocked out his feat raises him, heals him or moves the monsters, and leaves him 2 actions', () => {
    const position = () => {
      const t = turn(ORKELL, 'berserker', state => {
        const [one] = state.heroes;
        if (one === undefined) return;
        one.damage = 10;
        one.down = one.cells[0] ?? 0;
        one.cells = [];
        monster(state, 'zombie', 'F5');
      });
      return t.choose(feat(ORKELL), [red(2), red(1)]);
    };
    const healed = position().choose('way:0');
    expect([damageOf(healed, ORKELL), healed.state.turns[0]?.actions, healed.state.heroes[0]?.down]).toEqual([
      0,
      2,
      null,
    ]);
    const pushed = position().choose('way:1');
    pushed.choose(`space:${at(pushed.state, 'G5')}`);
    expect([damageOf(pushed, ORKELL), figure(pushed, 'zombie-1').cells]).toEqual([7, [at(pushed.state, 'G5')]]);
    const standing = turn(ORKELL, 'berserker');
    expect(standing.offered(feat(ORKELL))).toEqual([]);
  });

  test('Ravaella Lightfoot: 1 more shield with a blank; the feat tests twice for 3 shields each', () => {
    const position = (shield: number) => {
      const t = raid(state => {
        hero(state, RAVAELLA, 'runemaster', 'E5');
        monster(state, 'zombie', 'F5');
      });
      return t.choose(strike(t, 'zombie', RAVAELLA, 'E5'), [blue(2), yellow(2), black(shield)]);
    };
    expect([damageOf(through(position(0)), RAVAELLA), damageOf(through(position(2)), RAVAELLA)]).toEqual([3, 2]);
    const struck = (...dice: readonly number[]) => {
      const t = raid(state => {
        hero(state, RAVAELLA, 'runemaster', 'E5');
        monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
      });
      t.choose(strike(t, 'ettin', RAVAELLA, 'E5'), [blue(2), red(3), black(0)]).choose(feat(RAVAELLA), dice);
      return [damageOf(through(t), RAVAELLA), t.state.heroes[0]?.feat];
    };
    const [passed, failed] = [[gray(1), black(2)] as const, [gray(3), black(4)] as const];
    // Knowledge and awareness are 4: 1 shield and 3 for each test that is passed, against 5 hearts.
    expect([struck(...failed, ...failed), struck(...passed, ...failed), struck(...failed, ...passed)]).toEqual([
      [4, false],
      [1, false],
      [1, false],
    ]);
    expect(struck(...passed, ...passed)).toEqual([0, false]);
    // Not where somebody else defends.
    const other = raid(state => {
      hero(state, RAVAELLA, 'runemaster', 'E5');
      hero(state, AVRIC, 'disciple', 'F6');
      monster(state, 'zombie', 'G6');
    });
    other.choose(strike(other, 'zombie', AVRIC, 'F6'), [blue(2), yellow(2), gray(0)]);
    expect(other.offered(feat(RAVAELLA))).toEqual([]);
  });

  test('Rendiel: recovers 2 damage and 2 fatigue for reviving; the feat restores the fallen hero wholly', () => {
    const position = () =>
      turn(RENDIEL, 'disciple', state => {
        const [one] = state.heroes;
        if (one) Object.assign(one, { damage: 4, fatigue: 3 });
        const other = hero(state, SYNDRAEL, 'knight', 'F5');
        Object.assign(other, { damage: 12, fatigue: 4, down: other.cells[0], cells: [] });
      });
    const t = position().choose(`revive:${SYNDRAEL}`, [red(1), red(1)]);
    expect([damageOf(t, RENDIEL), fatigueOf(t, RENDIEL), damageOf(t, SYNDRAEL)]).toEqual([2, 1, 10]);
    const whole = position().choose(feat(RENDIEL));
    expect([damageOf(whole, RENDIEL), damageOf(whole, SYNDRAEL), fatigueOf(whole, SYNDRAEL)]).toEqual([2, 0, 0]);
    expect(whole.state.turns[0]?.actions).toBe(1);
  });

  test('Tinashi the Wanderer: recovers 1 fatigue for a monster she defeats; her feat places her', () => {
    const t = turn(TINASHI, 'thief', state => {
      const [one] = state.heroes;
      if (one) one.fatigue = 2;
      monster(state, 'zombie', 'F5');
    });
    t.choose(strike(t, 'throwing-knives', 'zombie-1', 'F5'), [blue(2), yellow(1), brown(0)]);
    through(t);
    expect([fatigueOf(t, TINASHI), t.state.monsters]).toEqual([1, []]);
    t.choose(feat(TINASHI)).choose(`space:${at(t.state, 'H5')}`);
    expect([figure(t, TINASHI).cells, t.state.turns[0]?.actions]).toEqual([[at(t.state, 'H5')], 1]);
  });
});

describe('Manor of Ravens', () => {
  const ALYS = 'alys-raine';
  const THAIDEN = 'thaiden-mistpeak';

  test('Alys Raine recovers 1 fatigue when an attack hurts a hero beside her', () => {
    const t = raid(state => {
      hero(state, ALYS, 'knight', 'E6').fatigue = 3;
      hero(state, SYNDRAEL, 'knight', 'E5');
      monster(state, 'zombie', 'F5');
    });
    through(t).choose(strike(t, 'zombie', SYNDRAEL, 'E5'), [blue(2), yellow(1), gray(0)]);
    expect([fatigueOf(through(t), ALYS), damageOf(t, SYNDRAEL)]).toEqual([2, 3]);
  });

  test('D2-EXH-03 Alys Raine: at any time of a turn her feat refreshes her cards and 2 fatigue', () => {
    const own = turn(ALYS, 'knight', state => {
      const [one] = state.heroes;
      if (one) one.fatigue = 3;
    });
    own.choose(feat(ALYS));
    expect([fatigueOf(own, ALYS), own.state.heroes[0]?.feat]).toEqual([1, false]);
    const t = raid(state => {
      const one = hero(state, ALYS, 'knight', 'E5', ['defense-training']);
      for (const card of one.cards) card.tired = true;
      monster(state, 'zombie', 'F5');
    });
    while (t.kind === 'answer' && t.offered(feat(ALYS)).length === 0) t.choose('pass');
    t.choose(feat(ALYS));
    expect(t.state.heroes[0]?.cards.some(({ tired }) => tired)).toBe(false);
  });

  test('D2C-HERO-61 D2C-HERO-62 D2C-HERO-63 Thaiden Mistpeak: after his roll, even a miss, he calls the attack off and searches', () => {
    const t = turn(THAIDEN, 'wildlander', state => {
      monster(state, 'zombie', 'F5');
      state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E8'), face: null, hidden: true });
    });
    t.choose(strike(t, 'yew-shortbow', 'zombie-1', 'F5'), [MISS, yellow(2), brown(0)]);
    t.choose(ability(THAIDEN));
    expect([t.state.tokens, damageOf(t, 'zombie-1'), t.state.turns[0]?.actions]).toEqual([[], 0, 1]);
    expect(t.happened().some(event => event.kind === 'action' && event.action === 'search')).toBe(true);
    expect(t.events().some(event => event.kind === 'missed')).toBe(false);
  });

  test('D2C-HERO-62 Thaiden Mistpeak: without a token within 3 spaces there is nothing to call it off for', () => {
    const t = turn(THAIDEN, 'wildlander', state => {
      monster(state, 'zombie', 'F5');
      state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'J8'), face: null, hidden: true });
    });
    t.choose(strike(t, 'yew-shortbow', 'zombie-1', 'F5'), [blue(1), yellow(1), brown(2)]);
    expect(t.kind).not.toBe('answer');
  });

  test('Thaiden Mistpeak: a monster that steps beside him is immobilized, and he moves 3 spaces', () => {
    const t = raid(state => {
      hero(state, THAIDEN, 'wildlander', 'E5');
      monster(state, 'zombie', 'H5');
    });
    t.choose('move')
      .choose(`go:${at(t.state, 'F5')},move-1`)
      .choose(feat(THAIDEN))
      .choose(`space:${at(t.state, 'E8')}`);
    expect([figure(t, 'zombie-1').conditions, figure(t, THAIDEN).cells]).toEqual([
      ['immobilized'],
      [at(t.state, 'E8')],
    ]);
    expect(t.offered('go:')).toEqual([]);
  });
});

describe('Lieutenant packs', () => {
  const SERENA = 'hero-serena';

  test('Serena: an adjacent hero who agrees suffers 1 fatigue and takes the attack on her', () => {
    const position = () => {
      const t = raid(state => {
        hero(state, SERENA, 'disciple', 'E5');
        hero(state, SYNDRAEL, 'knight', 'E6');
        monster(state, 'goblin-archer', 'H5');
      });
      t.choose(strike(t, 'goblin-archer', SERENA, 'E5'));
      return t.choose(ability(SERENA));
    };
    const t = position().choose('yes', [blue(2), yellow(2), gray(0)]);
    through(t);
    expect([damageOf(t, SERENA), damageOf(t, SYNDRAEL) > 0, fatigueOf(t, SYNDRAEL)]).toEqual([0, true, 1]);
    const refused = position().choose('no', [blue(2), yellow(2), brown(0)]);
    through(refused);
    expect([damageOf(refused, SERENA) > 0, fatigueOf(refused, SYNDRAEL)]).toEqual([true, 0]);
  });

  test('Serena: two tests, each of which heals 3 damage and 1 fatigue around her', () => {
    const t = turn(SERENA, 'disciple', state => {
      const [one] = state.heroes;
      if (one) Object.assign(one, { damage: 5, fatigue: 2 });
      Object.assign(hero(state, SYNDRAEL, 'knight', 'G5'), { damage: 7, fatigue: 3 });
      hero(state, AVRIC, 'disciple', 'J8').damage = 2;
    });
    t.choose(feat(SERENA), [gray(0), black(0), gray(3), black(4)]);
    expect([SERENA, SYNDRAEL, AVRIC].map(id => damageOf(t, id))).toEqual([2, 4, 2]);
    expect([SERENA, SYNDRAEL].map(id => fatigueOf(t, id))).toEqual([1, 2]);
  });
});
