import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import type { SiteKind } from '../../content/sites.ts';
import { fortifications } from '../../rules/combat/foe.ts';
import { mayStep } from '../../rules/movement.ts';
import { newSite } from '../../rules/sites.ts';
import { type Hex, heroOf, type State, turnOf } from '../../state.ts';
import {
  army,
  combat,
  deck,
  fight,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';

/** Positions of the tile to the upper right. */
const C = hexOn(1, 0, 0);
const NE = hexOn(1, 0, 1);
const SE = hexOn(1, 0, 3);
const SW = hexOn(1, 0, 4);
const W = hexOn(1, 0, 5);
const NW = hexOn(1, 0, 6);

/** Lays a site with its enemies onto a space. */
function lay(state: State, hex: Hex, kind: SiteKind, ...enemies: EnemyId[]): void {
  state.map.sites[hex] = newSite(kind);
  tokensOn(state, hex, ...enemies);
}

/** Stands there with so many move points. */
function start(state: State, hex: Hex, move = 10): void {
  stand(state, 0, hex);
  turnOf(state).move = move;
}

const foes = (t: Sitting): [EnemyId, string][] => combat(t).foes.map(({ token, from }) => [token, from]);

describe('how a combat begins', () => {
  test('MK-CMB-01 MK-CMB-02 an assault: all defenders are fought, fortified, for 1 reputation whatever comes', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      lay(state, NE, 'keep', 'swordsmen', 'golems');
      start(state, C);
    });
    t.choose(`step:${NE}`);
    expect(foes(t)).toEqual([
      ['swordsmen', 'garrison'],
      ['golems', 'garrison'],
    ]);
    expect([0, 1].map(foe => fortifications(t.state, turn(t), combat(t), foe))).toEqual([1, 1]);
    expect(me(t).reputation).toBe(-1);
    t.choose('done').choose('done').choose('damage:0,0').choose('done');
    expect(me(t).reputation).toBe(-1);
  });

  test('MK-CMB-03 MK-CMB-04 an assault on a keep of somebody else: a grey token for half its fame, rounded up', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      state.map.sites[NE] = { ...newSite('keep'), conquered: true, shields: [1] };
      state.tokens.grey = { pile: ['crossbowmen'], discard: [], unseen: 0 };
      hold(state, 0, 'rage', 'concentration');
      tokens(state, 0, 'red');
      start(state, C);
    });
    t.choose(`step:${NE}`);
    expect([foes(t), me(t).reputation]).toEqual([[['crossbowmen', 'garrison']], -1]);
    expect(fortifications(t.state, turn(t), combat(t), 0)).toBe(1);
    t.choose('done').choose('done').choose('target:0').choose('play:rage,strong').choose('strike');
    // Fame 3: half is 1.5.
    expect(me(t).fame).toBe(2);
    expect(t.state.map.sites[NE]).toMatchObject({ conquered: true, shields: [0] });
    expect(t.state.tokens.grey.discard).toEqual(['crossbowmen']);
  });

  test('MK-CMB-04 who fails goes back, the owner keeps the keep and the token is discarded', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      state.map.sites[NE] = { ...newSite('keep'), conquered: true, shields: [1] };
      state.tokens.grey = { pile: ['golems'], discard: [], unseen: 0 };
      hold(state, 0, 'concentration');
      start(state, C);
    });
    t.choose(`step:${NE}`).choose('done').choose('done').choose('done');
    expect([me(t).at, t.state.map.sites[NE]?.shields, t.state.tokens.grey.discard]).toEqual([C, [1], ['golems']]);
  });

  test('MK-CMB-05 entering an adventure site is the action and starts a combat with all enemies there', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      lay(state, C, 'spawning-grounds', 'minotaur', 'gargoyle');
      start(state, C);
    });
    expect(t.offered('enter')).toEqual(['enter']);
    t.choose('enter');
    expect(foes(t)).toEqual([
      ['minotaur', 'drawn'],
      ['gargoyle', 'drawn'],
    ]);
    expect(turn(t).acted).toBe(true);
  });

  test('MK-CMB-05 a conquered den or ground is not entered again, an empty space never', () => {
    const offered = (kind: SiteKind, conquered: boolean) =>
      sit({}, state => {
        layMap(state, ['country-3']);
        hold(state, 0, 'rage');
        state.map.sites[C] = { ...newSite(kind), conquered };
        start(state, C);
      }).offered('enter');
    expect([offered('monster-den', false), offered('monster-den', true)]).toEqual([['enter'], []]);
    expect([offered('spawning-grounds', true), offered('village', false)]).toEqual([[], []]);
    expect([offered('dungeon', true), offered('tomb', true)]).toEqual([['enter'], ['enter']]);
  });

  test('MK-FIX-12 MK-CMB-05 enemies left on an adventure site bar no way and are provoked by nobody', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      lay(state, C, 'monster-den', 'minotaur');
      start(state, W);
    });
    t.choose(`step:${C}`).choose(`step:${SW}`);
    expect(t.kind).toBe('turn');
    expect(turn(t).move).toBe(5);
  });

  test('MK-CMB-06 MK-SITE-06 burning a monastery costs 3 reputation; its violet defender is not fortified, units stay away', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      lay(state, C, 'monastery');
      state.tokens.violet = { pile: ['monks'], discard: [], unseen: 0 };
      army(state, 0, 'utem-crossbowmen');
      start(state, C);
    });
    t.choose('burn');
    expect([foes(t), me(t).reputation]).toEqual([[['monks', 'drawn']], -3]);
    expect(fortifications(t.state, turn(t), combat(t), 0)).toBe(0);
    t.choose('target:0');
    expect(t.offered('unit')).toEqual([]);
    t.choose('drop').choose('done').choose('done');
    // Units take no damage either: 5 points and poison for the hero.
    expect([me(t).hand, me(t).discard.length]).toEqual([['wound', 'wound', 'wound'], 3]);
  });

  test('MK-CMB-07 rampaging enemies beside the hero may be challenged, one or several', () => {
    const beside = (state: State) => {
      layMap(state, ['country-3']);
      lay(state, W, 'marauding-orcs', 'prowlers');
      lay(state, SW, 'draconum', 'ice-dragon');
      start(state, C);
    };
    const one = sit({}, beside);
    expect(one.offered('challenge').toSorted()).toEqual([`challenge:${W}`, `challenge:${SW}`].toSorted());
    one.choose(`challenge:${W}`).choose('done');
    expect(foes(one)).toEqual([['prowlers', 'rampaging']]);
    const both = sit({}, beside);
    both.choose(`challenge:${SW}`).choose(`challenge:${W}`);
    expect(foes(both)).toEqual([
      ['ice-dragon', 'rampaging'],
      ['prowlers', 'rampaging'],
    ]);
  });

  test('MK-CMB-08 MK-CMB-14 one combat in a turn: afterwards nobody else can be fought', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      lay(state, W, 'marauding-orcs', 'prowlers');
      lay(state, SW, 'marauding-orcs', 'diggers');
      hold(state, 0, 'concentration', 'march');
      stand(state, 1, NW);
      start(state, C);
    });
    t.choose(`challenge:${W}`).choose('done').choose('done').choose('done').choose('done');
    expect(t.kind).toBe('after');
    expect(t.offered().filter(name => !name.startsWith('play'))).toEqual(['end']);
  });

  test('MK-CMB-14 a move that provokes cannot lead to another hero', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      lay(state, W, 'marauding-orcs', 'prowlers');
      stand(state, 1, NW);
      start(state, C);
    });
    expect(t.offered('step')).not.toContain(`step:${NW}`);
    expect(mayStep(t.state, turn(t), NW)?.rule).toBe('MK-MEET-11');
  });

  test('MK-CMB-09 one move that provokes two: both are fought together', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      lay(state, NW, 'marauding-orcs', 'prowlers');
      lay(state, SW, 'marauding-orcs', 'diggers');
      start(state, C);
    });
    t.choose(`step:${W}`);
    expect(foes(t).toSorted()).toEqual([
      ['diggers', 'rampaging'],
      ['prowlers', 'rampaging'],
    ]);
    expect(me(t).at).toBe(W);
  });

  test('MK-CMB-10 an assault that provokes: the provoked join, unfortified, and need not be defeated', () => {
    const t = sit({}, state => {
      layMap(state, ['country-4']);
      lay(state, C, 'mage-tower', 'monks');
      lay(state, W, 'marauding-orcs', 'swordsmen');
      hold(state, 0, 'rage', 'rage', 'concentration');
      tokens(state, 0, 'red', 'red');
      start(state, SW);
    });
    t.choose(`step:${C}`);
    expect(foes(t)).toEqual([
      ['monks', 'garrison'],
      ['swordsmen', 'rampaging'],
    ]);
    expect([0, 1].map(foe => fortifications(t.state, turn(t), combat(t), foe))).toEqual([1, 0]);
    const { foes: all } = combat(t);
    expect(all).toHaveLength(2);
    t.choose('done').choose('done').choose('damage:0,0');
    expect(me(t).hand.filter(card => card === 'wound')).toHaveLength(6);
  });

  test('MK-CMB-11 after a move that provoked one, others beside the new space may be challenged', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3', 'country-2']);
      lay(state, SW, 'marauding-orcs', 'diggers');
      lay(state, hexOn(1, 0, 6), 'marauding-orcs', 'prowlers');
      start(state, SE);
    });
    // From the south-east to the centre: only the diggers lie beside both.
    t.choose(`step:${C}`);
    expect(t.offered()).toEqual([`challenge:${NW}`, 'done']);
    t.choose(`challenge:${NW}`);
    expect(foes(t)).toEqual([
      ['diggers', 'rampaging'],
      ['prowlers', 'rampaging'],
    ]);
  });

  test('MK-CMB-12 in an assault those beside the site may be challenged: they are not fortified', () => {
    const t = sit({}, state => {
      layMap(state, ['country-4']);
      lay(state, C, 'mage-tower', 'monks');
      lay(state, W, 'marauding-orcs', 'swordsmen');
      start(state, SE);
    });
    t.choose(`step:${C}`).choose(`challenge:${W}`);
    expect([0, 1].map(foe => fortifications(t.state, turn(t), combat(t), foe))).toEqual([1, 0]);
    const alone = sit({}, state => {
      layMap(state, ['country-4']);
      lay(state, C, 'mage-tower', 'monks');
      lay(state, W, 'marauding-orcs', 'swordsmen');
      start(state, SE);
    });
    alone.choose(`step:${C}`).choose('done');
    expect(foes(alone)).toEqual([['monks', 'garrison']]);
  });

  test('MK-CMB-13 whoever enters an adventure site challenges nobody besides', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      lay(state, C, 'monster-den', 'minotaur');
      lay(state, W, 'marauding-orcs', 'prowlers');
      start(state, C);
    });
    t.choose('enter');
    expect([t.kind, foes(t)]).toEqual(['ranged', [['minotaur', 'drawn']]]);
  });

  test('MK-CMB-15 enemies are drawn or revealed, then come four phases', () => {
    const t = sit({ night: true }, state => {
      layMap(state, ['country-3']);
      state.map.sites[NE] = newSite('keep');
      state.map.sites[NE].tokens = [{ colour: 'grey', token: null }];
      state.tokens.grey = { pile: ['golems'], discard: [], unseen: 1 };
      hold(state, 0, 'concentration');
      start(state, C);
    });
    t.choose(`step:${NE}`);
    expect(t.happened().map(({ kind }) => kind)).toEqual(['moved', 'reputation', 'token-revealed', 'combat']);
    expect(foes(t)).toEqual([['golems', 'garrison']]);
    const kinds = [t.kind];
    t.choose('done');
    kinds.push(t.kind);
    t.choose('done');
    kinds.push(t.kind);
    expect(kinds).toEqual(['ranged', 'block', 'attack']);
    expect(t.events().flatMap(e => (e.kind === 'phase' ? [e.phase] : []))).toEqual(['block', 'damage', 'attack']);
  });
});

describe('effects in a combat', () => {
  test('MK-CMB-16 each phase takes what fits it, and its points end with it', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'swiftness', 'determination');
      army(state, 0, 'utem-crossbowmen');
      tokens(state, 0, 'white', 'blue');
      fight(state, ['minotaur']);
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual(['play:swiftness,strong']);
    t.choose('play:swiftness,strong').choose('drop').choose('done').choose('block:0,0');
    expect(combat(t).group?.parts).toEqual([]);
    expect(t.offered('play:determination')).toEqual([
      'play:determination,basic',
      'play:determination,strong',
      'play:determination,block',
    ]);
    t.choose('play:determination,strong').choose('hold').choose('target:0');
    expect(combat(t).group?.parts).toEqual([]);
    expect(t.offered('unit')).toEqual(['unit:0,utem-crossbowmen,0', 'unit:0,utem-crossbowmen,1']);
  });

  test('MK-CMB-17 other effects may be played in any phase and last till the end of the turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tremor', 'rage');
      army(state, 0, 'peasants');
      tokens(state, 0, 'green');
      fight(state, ['prowlers', 'prowlers']);
    });
    t.choose('play:tremor,basic').choose('option:1').choose('done').choose('done');
    t.choose('damage:0,0').choose('hurt:-,-').choose('hurt:-,-').choose('target:0');
    expect(t.match.ask?.options).toContainEqual({ do: 'drop', total: 0, needs: 1 });
    const block = sit({}, state => {
      hold(state, 0, 'tremor');
      tokens(state, 0, 'green');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    expect(block.offered('play')).toEqual(['play:tremor,basic']);
  });

  test('MK-CMB-17 what is said to last for a phase ends with it', () => {
    const t = sit({}, state => {
      fight(state, ['golems']);
      for (const until of ['phase-end', 'combat-end'] as const)
        state.lasting.push({
          source: 'test',
          key: until,
          on: 'seat-0',
          by: 'seat-0',
          until,
          what: { do: 'rule', rule: 'no-damage-to-units' },
          left: null,
          unit: null,
          colours: [],
        });
    });
    t.choose('done');
    expect(t.state.lasting.map(({ key }) => key)).toEqual(['combat-end']);
    t.choose('done').choose('done');
    expect(t.state.lasting).toEqual([]);
  });

  test('MK-CMB-20 special effects are free in combat, healing never is', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tranquility', 'concentration', 'wound');
      heroOf(state, 0).deck.rest = [];
      turnOf(state).heal = 2;
      fight(state, ['prowlers'], { phase: 'block' });
    });
    expect(t.offered('play')).toEqual(['play:concentration,basic']);
    expect(t.offered('heal')).toEqual([]);
    const drawing = sit({}, state => {
      hold(state, 0, 'tranquility', 'wound');
      deck(state, 0, 'march');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    drawing.choose('play:tranquility,basic').chooseWhile('option', 'option:1');
    expect(me(drawing).hand).toEqual(['march', 'wound']);
  });

  test('MK-CMB-20 healing points left when a combat begins are lost', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      lay(state, W, 'marauding-orcs', 'prowlers');
      hold(state, 0, 'wound', 'concentration');
      turnOf(state).heal = 2;
      start(state, C);
    });
    t.choose(`challenge:${W}`);
    expect(turn(t).heal).toBe(0);
  });
});
