import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { itemOf, overlordCardOf } from '../../../content/index.ts';
import { descent, type State } from '../../../index.ts';
import { gainTokens } from '../../../rules/class-tokens.ts';
import { giveCondition } from '../../../rules/conditions.ts';
import { boardOf, cellNamed, DOOR_CLOSED, groundOf, isAdjacent } from '../../../rules/ground.ts';
import { pointsOf } from '../../../rules/points.ts';
import { after, io } from '../../laid.ts';
import {
  acts,
  ally,
  at,
  card,
  damageOf,
  figure,
  go,
  hero,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';
import { black, blue, brown, gray, green, red, yellow } from './throws.ts';

const SYN = 'syndrael';
const GRI = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const DURIK = 'pathfinder-durik';
const nothing = () => undefined;
const worn = (id: string) => ({ id, tired: false, worn: true, used: false, on: null });

const GOAL = [{ side: 'heroes', counter: 'won', least: 1, text: { en: 'Win.', de: 'Gewinnt.' } }] as const;
proving(
  {
    goals: GOAL,
    actions: { win: { name: { en: 'Win', de: 'Gewinnen' }, by: 'heroes', effects: [{ do: 'count', counter: 'won' }] } },
    // The terrace: elevation lines between its first row and the second, but for the last column.
    plan: {
      id: `${PROVING_GROUND}-terrace`,
      tiles: [
        { tile: '101A', at: 'C3', as: 'terrace' },
        { tile: 'entrance-A', at: 'A4', as: 'way' },
        { tile: 'end-A', at: 'G4', turn: 270 },
      ],
      marks: { west: ['C4', 'C5'] },
    },
    heroes: 'west',
  },
  { goals: GOAL },
);

describe('elevation', () => {
  const pool = (weapon: string, from: string, target: string, spaces: readonly string[] = [target]) => {
    const t = acts(
      sit(
        state => {
          hero(state, SYN, 'knight', from).cards = [worn(weapon)];
          monster(state, 'zombie*', ...spaces);
        },
        { quest: PROVING_GROUND },
      ),
      SYN,
    );
    t.choose(strike(t, weapon, 'zombie-master-1', target));
    const rolled = t.events().find(one => one.kind === 'attack-rolled');
    return rolled?.kind === 'attack-rolled' ? rolled.defence[0]?.dice.map(({ kind }) => kind) : [];
  };

  test('D2-TERR-10 D2-TERR-11 who climbs out of a pit does not get over an elevation line', () => {
    const t = acts(
      sit(
        state => {
          hero(state, SYN, 'knight', 'D4');
          state.ground[at(state, 'D4')] = 'pit';
          monster(state, 'zombie*', 'F5');
        },
        { quest: PROVING_GROUND },
      ),
      SYN,
    );
    const to = (space: string) => t.offered(`climb:${at(t.state, space)}`).length;
    expect(['C3', 'D3', 'E3', 'C4', 'E4', 'C5', 'D5', 'E5'].map(to)).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
  });

  test('D2-TERR-22 D2-TERR-23 the target of a melee attack over an elevation line has a black die more, not against Reach, not against ranged attacks', () => {
    expect(pool('iron-longsword', 'D4', 'D3')).toEqual(['brown', 'black']);
    expect(pool('iron-longsword', 'D3', 'D4')).toEqual(['brown', 'black']);
    expect(pool('iron-longsword', 'F4', 'F3')).toEqual(['brown']);
    expect(pool('hunting-spear', 'D4', 'D3')).toEqual(['brown']);
    expect(pool('yew-shortbow', 'D4', 'D3')).toEqual(['brown']);
  });

  test('D2-TERR-24 diagonally the black die comes where two lines meet in the corner, not where one of them only ends there', () => {
    expect(pool('iron-longsword', 'D4', 'E3')).toEqual(['brown', 'black']);
    expect(pool('iron-longsword', 'E3', 'D4')).toEqual(['brown', 'black']);
    expect(pool('iron-longsword', 'E4', 'F3')).toEqual(['brown']);
    expect(pool('iron-longsword', 'F4', 'E3')).toEqual(['brown']);
  });

  test('D2C-CMBX-03 Blast reaches all figures next to the target space, over elevation lines as well', () => {
    const t = acts(
      sit(
        state => {
          hero(state, SYN, 'knight', 'F6').cards = [worn('yew-shortbow')];
          hero(state, GRI, 'berserker', 'C3');
          monster(state, 'zombie*', 'D4');
          monster(state, 'zombie', 'E3');
          monster(state, 'zombie', 'F3');
          state.lasting.push({
            source: 'laid',
            key: 'x',
            on: SYN,
            by: SYN,
            until: 'encounter-end',
            next: false,
            what: { do: 'surge', surge: { effects: [{ do: 'blast' }] } },
          });
        },
        { quest: PROVING_GROUND },
      ),
      SYN,
    );
    t.choose(strike(t, 'yew-shortbow', 'zombie-master-1', 'D4'), [blue(1, 1), yellow(1), brown(0)]);
    t.choose(t.offered('surge').find(one => one.includes('laid')) ?? '');
    expect(t.state.attacks[0]?.aims.map(({ figure: id }) => id)).toEqual(['zombie-master-1', GRI, 'zombie-1']);
  });

  test('D2C-CMBX-03 Blast reaches through portcullises and overgrowth', () => {
    const beside = (kind: 'overgrowth' | 'portcullis' | 'door') => {
      // The board of a plan is made once: every kind has its own.
      const board = boardOf({
        id: `blast-${kind}`,
        tiles: [
          { tile: '1A', at: 'C3', as: 'yard' },
          { tile: 'end-A', at: 'F2', turn: 180 },
          { tile: 'end-A', at: 'F9' },
          { tile: 'end-A', at: 'K5', turn: 270 },
        ],
        doors: [{ kind, at: ['F3', 'G3'], side: 'N' }],
      });
      const cell = (name: string): number => cellNamed(board, name) ?? -1;
      return isAdjacent(groundOf(board, [DOOR_CLOSED], {}), cell('F3'), cell('F2'));
    };
    expect([beside('overgrowth'), beside('portcullis'), beside('door')]).toEqual([true, true, false]);
  });
});

describe('heroes and items of Labyrinth of Ruin', () => {
  const paths = (change: (state: State) => void = nothing) =>
    acts(
      sit(state => {
        hero(state, DURIK, 'knight', 'E5');
        monster(state, 'zombie', 'F4');
        monster(state, 'zombie', 'F5');
        monster(state, 'zombie', 'F6');
        change(state);
      }),
      DURIK,
    );

  test('Pathfinder Durik: in a move action he goes through monsters, for 1 point more a space; with fatigue alone he does not', () => {
    const t = paths().choose('move');
    // F5 costs 2, G5 one more.
    t.choose(go(t, 'G5')).chooseWhile('answer', 'pass');
    expect([figure(t, DURIK).cells, pointsOf(t.state.turns[0] ?? { pools: [] })]).toEqual([[at(t.state, 'G5')], 2]);
    const tired = paths().choose('tire').choose('tire').choose('tire');
    expect(tired.offered(`go:${at(tired.state, 'G5')}`)).toEqual([]);
  });

  test('D2C-HERO-30 Pathfinder Durik: his feat attacks one monster from an empty space, right after he has left its space', () => {
    const t = paths().choose('move');
    t.choose(go(t, 'G5'));
    expect([t.kind, t.offered('use')]).toEqual(['answer', [`use:${DURIK},${DURIK}-feat,0`]]);
    t.choose(`use:${DURIK},${DURIK}-feat,0`);
    // The one he has come from, no other.
    expect([...new Set(t.offered('attack').map(one => one.split(',')[1]))]).toEqual(['zombie-1']);
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F4'), [blue(2, 1), red(1), brown(2)]);
    expect(t.offered('surge').some(one => one.includes(`${DURIK}-feat`))).toBe(true);
    t.choose(t.offered('surge').find(one => one.includes(`${DURIK}-feat`)) ?? '').chooseWhile('surge', 'done');
    expect([t.state.monsters.map(({ id }) => id), t.state.heroes[0]?.feat]).toEqual([['zombie-2', 'zombie-3'], false]);
    // Where two monsters stand one behind the other he leaves the first for no empty space.
    const deep = paths(state => {
      for (const space of ['G4', 'G5', 'G6']) monster(state, 'zombie', space);
    }).choose('move');
    deep.choose(go(deep, 'H5'));
    deep.choose(`use:${DURIK},${DURIK}-feat,0`);
    expect([...new Set(deep.offered('attack').map(one => one.split(',')[1]))]).toEqual(['zombie-4']);
  });

  const rubbed = (act: 1 | 2) => {
    const t = acts(
      sit(state => {
        Object.assign(state, { act });
        hero(state, GRI, 'berserker', 'E5').cards = [worn('jinns-lamp')];
        state.shop = { top: act === 1 ? ['chainmail'] : [], rest: [], bottom: [] };
      }),
      GRI,
    );
    return t.choose(`use:${GRI},jinns-lamp,0`);
  };

  test("Jinn's Lamp: as an action a shop card of act I is drawn: it is equipped and the lamp is gone, or it goes back", () => {
    const t = rubbed(1);
    expect(t.offered()).toEqual(['card:chainmail', 'pass']);
    const back = rubbed(1).choose('pass');
    expect([back.state.shop.rest, card(back, GRI, 'jinns-lamp').tired]).toEqual([['chainmail'], true]);
    t.choose('card:chainmail');
    expect(t.state.heroes[0]?.cards.map(({ id, worn: on }) => [id, on])).toEqual([['chainmail', true]]);
    expect(t.state.turns[0]?.actions).toBe(1);
  });

  test("D2C-ITEM-23 Jinn's Lamp: in act II too, from the cards of act I that lie in the box", () => {
    const t = rubbed(2);
    const [first = ''] = t.offered('card:');
    expect(itemOf(first.slice(5)).act).toBe(1);
    t.choose(first);
    expect([t.state.heroes[0]?.cards.length, t.state.shop.rest]).toEqual([1, []]);
  });

  const shielded = (dice: readonly number[]) => {
    const t = raid(state => {
      const one = hero(state, GRI, 'berserker', 'F5');
      one.cards = [worn('shield-of-light')];
      one.damage = 4;
      monster(state, 'zombie', 'G5');
    });
    t.choose(strike(t, 'zombie', GRI, 'F5'), [...dice]);
    return t.choose(`use:${GRI},shield-of-light,0`);
  };

  test('Shield of Light: exhausted for a die rolled again or a shield; who suffers nothing recovers 1 damage', () => {
    const safe = shielded([blue(1), yellow(0, 1), gray(1)])
      .choose('way:1')
      .chooseWhile('surge', 'done');
    expect([damageOf(safe, GRI), card(safe, GRI, 'shield-of-light').tired]).toEqual([3, true]);
    const hurt = shielded([blue(2), yellow(2), gray(0)])
      .choose('way:1')
      .chooseWhile('surge', 'done');
    expect(damageOf(hurt, GRI)).toBe(7);
    const again = shielded([blue(1), yellow(0, 1), gray(0)])
      .choose('way:0', [gray(2)])
      .chooseWhile('surge', 'done');
    expect(damageOf(again, GRI)).toBe(3);
  });

  test('D2C-ITEM-25 Shield of Light: it may be exhausted when the attack misses, and heals all the same', () => {
    const t = shielded([1, yellow(2), gray(0)])
      .choose('way:1')
      .chooseWhile('surge', 'done');
    expect([damageOf(t, GRI), t.state.attacks]).toEqual([3, []]);
  });

  test('Teleportation Rune: a surge for 1 range and 1 damage, one to be placed up to 2 spaces away after the attack', () => {
    const t = acts(
      sit(state => {
        hero(state, LEORIC, 'runemaster', 'F5').cards = [worn('teleportation-rune')];
        monster(state, 'zombie*', 'I5');
      }),
      LEORIC,
    );
    t.choose(strike(t, 'teleportation-rune', 'zombie-master-1', 'I5'), [blue(2), yellow(0, 1), brown(2)]);
    t.choose('surge:teleportation-rune,1').chooseWhile('surge', 'done');
    if (t.kind === 'whether') t.choose('yes');
    const near = t.offered('space').map(one => Number(one.slice(6)));
    expect([
      near.includes(at(t.state, 'H5')),
      near.includes(at(t.state, 'H7')),
      near.includes(at(t.state, 'G8')),
    ]).toEqual([true, true, false]);
    t.choose(`space:${at(t.state, 'H7')}`);
    expect([figure(t, LEORIC).cells, damageOf(t, 'zombie-master-1')]).toEqual([[at(t.state, 'H7')], 0]);
  });

  test('Obsidian Scalemail: a black die, no curse, 2 fatigue back where an attack does no harm; one skill that is an action in a turn', () => {
    const t = raid(state => {
      const one = hero(state, GRI, 'berserker', 'F5');
      one.cards = [worn('obsidian-scalemail')];
      one.fatigue = 3;
      monster(state, 'zombie', 'G5');
    });
    t.choose(strike(t, 'zombie', GRI, 'F5'), [blue(2), yellow(1), gray(0), black(4)]).chooseWhile('surge', 'done');
    expect([damageOf(t, GRI), t.state.heroes[0]?.fatigue]).toEqual([0, 1]);
    expect(after(t, state => giveCondition(state, io(), GRI, 'cursed', 'x')).heroes[0]?.conditions).toEqual([]);
    const skills = (armor: boolean) => {
      const turn = acts(
        sit(state => {
          const one = hero(state, GRI, 'berserker', 'E5');
          if (armor) one.cards.push(worn('obsidian-scalemail'));
          monster(state, 'ettin*', 'F5', 'G5', 'F6', 'G6');
        }),
        GRI,
      );
      turn.choose(`use:${GRI},rage,0`);
      for (let i = 0; i < 5 && turn.kind !== 'turn'; i++)
        turn.choose(turn.offered('done')[0] ?? turn.offered()[0] ?? '');
      return turn.offered(`use:${GRI},rage`).length;
    };
    expect([skills(true), skills(false)]).toEqual([0, 1]);
  });
});

describe('cards of the same name', () => {
  test('two search cards of the same name are one choice, and using it uses one of them', () => {
    const t = acts(
      sit(state => {
        hero(state, GRI, 'berserker', 'E5', ['health-potion', 'health-potion']).damage = 9;
      }),
      GRI,
    );
    expect(t.offered(`use:${GRI},health-potion`)).toHaveLength(1);
    t.choose(`use:${GRI},health-potion,0`);
    const potions = t.state.heroes[0]?.cards.filter(({ id }) => id === 'health-potion').map(({ used }) => used);
    expect(potions).toEqual([true, false]);
  });
});

describe('rulings on Labyrinth of Ruin', () => {
  test('D2-SETUP-13 with the box the overlord chooses one of the two basic decks, never a mixture', () => {
    const set = (on: boolean) =>
      descent.setup(
        { scenario: 'practice-yard', seats: 2, settings: { heroes: 2, 'labyrinth-of-ruin': on } },
        newChance('decks'),
      ).todo;
    expect([set(false).includes('basic-deck'), set(true).indexOf('basic-deck') > set(true).indexOf('heroes')]).toEqual([
      false,
      true,
    ]);
    const decks = (deck: string) => {
      const t = sit(state => {
        hero(state, SYN, 'knight', 'E5');
        Object.assign(state, { boxes: ['LR'], stage: 'setup', todo: ['basic-deck', 'deck'] });
      });
      t.choose(`deck:${deck}`);
      return [...new Set(t.state.overlord.owned.map(id => overlordCardOf(id).deck))];
    };
    expect([decks('basic'), decks('basic-2')]).toEqual([['basic'], ['basic-2']]);
  });

  test('D2-LARGE-14 the same holds for points outside a move action: an attack between them must be possible before it expands', () => {
    const charge = (friend: boolean) => {
      const t = raid(state => {
        hero(state, SYN, 'knight', 'E5');
        if (friend) hero(state, AVRIC, 'disciple', 'G4');
        monster(state, 'barghest', 'I5', 'J5');
      }).changed(state => void state.turns[0]?.pools.push({ source: 'blinding-speed', left: 5 }));
      t.choose('move');
      t.choose(go(t, 'G5', 'blinding-speed'));
      return t.choose(`stretch:${at(t.state, 'F5')}+${at(t.state, 'G5')}`);
    };
    expect(charge(false).offered('attack')).toEqual([]);
    expect(charge(true).offered('attack')).toHaveLength(2);
  });

  const brewed = (change: (state: State) => void) =>
    sit(state => {
      hero(state, AVRIC, 'apothecary', 'E5');
      hero(state, GRI, 'berserker', 'E7').damage = 6;
      change(state);
    });
  const drink = (by: string): string => `use:${by},brew-elixir,1`;

  test('D2-ABIL-13 D2-KO-19 an elixir is paid from the sheet of whoever drinks it; who is knocked out cannot', () => {
    const t = acts(
      brewed(state => {
        (state.heroes[1] as { marks: Record<string, number> }).marks.elixir = 2;
      }),
      GRI,
    );
    t.choose(drink(GRI), [red(2)]);
    expect([figure(t, GRI).marks.elixir, damageOf(t, GRI)]).toEqual([1, 4]);
    expect(t.offered(drink(GRI))).toHaveLength(1);
    const fallen = acts(
      brewed(state => {
        const one = state.heroes[1];
        if (one !== undefined)
          Object.assign(one, { marks: { elixir: 2 }, down: at(state, 'E7'), cells: [], damage: 12, fatigue: 4 });
      }),
      GRI,
    );
    expect([fallen.offered(drink(GRI)), fallen.offered()]).toEqual([[], ['stand-up', 'end']]);
    const without = acts(brewed(nothing), GRI);
    expect(without.offered(drink(GRI))).toEqual([]);
  });

  test('D2-TREAT-10 figures treated as heroes receive such tokens too', () => {
    const t = acts(
      brewed(state => {
        reanimate(state, GRI, 'E6');
        ally(state, 'ally-raythen', 'F5');
      }),
      AVRIC,
    );
    for (const id of ['reanimate', 'ally-raythen'])
      for (const token of ['elixir', 'valor', 'insight'])
        expect(
          after(t, state => gainTokens(state, io(), id, token, 1)).companions.find(one => one.id === id)?.marks[token],
        ).toBe(1);
    // And use them: an ally drinks in its own activation.
    const sips = brewed(state => {
      Object.assign(ally(state, 'ally-raythen', 'F5'), { damage: 5, marks: { elixir: 1 } });
    }).choose('familiar:ally-raythen');
    sips.choose(drink('ally-raythen'), [red(3)]);
    expect([damageOf(sips, 'ally-raythen'), figure(sips, 'ally-raythen').marks.elixir ?? 0]).toEqual([2, 0]);
  });

  test('D2-ENC-04 valor, elixir and insight tokens stay with the heroes for the next encounter', () => {
    const t = acts(
      sit(
        state => {
          hero(state, SYN, 'knight', 'C4').marks = { valor: 2, elixir: 1, insight: 1 };
        },
        { quest: PROVING_GROUND },
      ),
      SYN,
    );
    t.choose('special:win,');
    expect([t.state.encounter, t.state.heroes[0]?.marks]).toEqual([1, { valor: 2, elixir: 1, insight: 1 }]);
  });

  test('D2C-MAB-63 an attack made as if from the space of the wolf heeds Shadow only where the hero himself stands next to it', () => {
    const strikes = (where: string) => {
      const t = sit(state => {
        hero(state, SYN, 'beastmaster', where, ['changing-skins']);
        const made = reanimate(state, SYN, 'G5');
        state.companions.pop();
        state.companions.push({ ...made, id: 'wolf', of: 'wolf' });
        monster(state, 'shadow-dragon', 'H4', 'I4', 'H5', 'I5', 'H6', 'I6');
      });
      acts(t, SYN);
      for (let i = 0; i < 3 && t.kind !== 'turn'; i++) t.choose(t.kind === 'answer' ? 'pass' : 'done');
      t.choose(`use:${SYN},changing-skins,0`);
      const spear = t.offered('attack').find(one => one.includes('skinning-knife')) ?? '';
      t.choose(spear, [blue(2), green(1), black(0), gray(0)]);
      return t.state.monsters[0]?.damage ?? 0;
    };
    expect([strikes('E5') > 0, strikes('G4')]).toEqual([true, 0]);
  });

  const crypt = (more: readonly string[], change: (state: State) => void): Played =>
    acts(
      sit(state => {
        hero(state, LEORIC, 'hexer', 'F5', ['plague-cloud', ...more]);
        monster(state, 'zombie*', 'G5').marks = { hex: 2 };
        monster(state, 'zombie*', 'H6').marks = { hex: 2 };
        change(state);
      }),
      LEORIC,
    );

  test('D2C-CMBX-04 any other bonus, like that of the wolf, counts for the whole attack of Plague Cloud', () => {
    const t = crypt([], state => {
      hero(state, SYN, 'beastmaster', 'J3', ['savagery']);
      const made = reanimate(state, SYN, 'H7');
      state.companions.pop();
      state.companions.push({ ...made, id: 'wolf', of: 'wolf' });
    });
    t.choose(`use:${LEORIC},plague-cloud,0`, [blue(1), green(1), green(1), brown(0), brown(0)]);
    t.chooseWhile('answer', 'pass').chooseWhile('surge', 'done').chooseWhile('order', 'order:zombie-master-1');
    // Only the second stands beside the wolf: the green die counts against both.
    expect([damageOf(t, 'zombie-master-1'), damageOf(t, 'zombie-master-2')]).toEqual([3, 3]);
  });

  test('D2C-CMBX-05 any number of hex tokens may be taken off its targets, 1 damage each for the whole attack', () => {
    const t = crypt([], nothing);
    t.choose(`use:${LEORIC},plague-cloud,0`, [blue(1), green(0, 1), brown(1), brown(1)]);
    const before = [0, 1].map(i => t.state.monsters[i]?.marks.hex ?? 0);
    for (const id of ['zombie-master-1', 'zombie-master-2', 'zombie-master-1'])
      t.choose(`use:${LEORIC},enfeebling-hex,0`).choose(`pick:${id}`);
    t.chooseWhile('answer', 'pass').chooseWhile('surge', 'done').chooseWhile('order', 'order:zombie-master-1');
    expect([damageOf(t, 'zombie-master-1'), damageOf(t, 'zombie-master-2')]).toEqual([3, 3]);
    expect([0, 1].map(i => (before[i] ?? 0) - (t.state.monsters[i]?.marks.hex ?? 0))).toEqual([2, 1]);
  });
});
