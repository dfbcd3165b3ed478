import { describe, expect, test } from 'vitest';
import type { InstanceId } from '../../content/index.ts';
import { foePlayer, victims } from '../../effects/hands.ts';
import { type Effect, usable } from '../../effects/vocabulary.ts';
import { type Combat, type Defence, opponent, type State } from '../../state.ts';
import type { GroupSpec } from '../positions.ts';
import { act, can, cause, combat, defence, LICH, lying, TROLL } from './lying.ts';

describe('SH-END-03 hands', () => {
  const groups: GroupSpec[] = [
    { heroes: { lich: [] }, hand: ['duck', 'halberd', 'buckler'] },
    { heroes: { troll: [] }, hand: ['fireball', 'payday'], demon: 'trembler' },
    { heroes: { werewolf: [] } },
  ];
  const hands = (state: State): number[] => state.groups.map(({ hand }) => hand.length);

  test('discard: you, each rival with a hand, the player of the foe; who has too few discards all', () => {
    const discarded = (who: 'you' | 'rivals' | 'foe', count: number, how: 'choice' | 'random', fight?: Combat) => {
      const state = lying(groups);
      state.combat = fight ?? null;
      const effect: Effect = { do: 'discard', who, count, how };
      const could = can(state, effect, cause(0));
      const { asked } = act(state, [effect], cause(0));
      return [could, hands(state), asked.length];
    };
    expect(discarded('you', 1, 'choice')).toEqual([true, [2, 2, 0], 1]);
    expect(discarded('you', 2, 'random')).toEqual([true, [1, 2, 0], 0]);
    expect(discarded('rivals', 1, 'choice')).toEqual([true, [3, 1, 0], 1]);
    expect(discarded('rivals', 5, 'random')).toEqual([true, [3, 0, 0], 0]);
    expect(discarded('foe', 1, 'choice')).toEqual([false, [3, 2, 0], 0]);
    expect(discarded('foe', 1, 'choice', combat('lich', 'troll'))).toEqual([true, [3, 1, 0], 1]);
    expect(discarded('foe', 1, 'choice', combat('lich', 'trembler#1'))).toEqual([false, [3, 2, 0], 0]);
    expect(discarded('foe', 1, 'choice', combat('lich', 'werewolf'))).toEqual([false, [3, 2, 0], 0]);
  });

  test('steal: from a rival with a hand, or from the player of the foe, no more than there is', () => {
    const stolen = (who: 'rival' | 'foe', count: number, fight?: Combat) => {
      const state = lying(groups);
      state.combat = fight ?? null;
      const could = can(state, { do: 'steal', who, count }, cause(0));
      if (could) act(state, [{ do: 'steal', who, count }], cause(0));
      return [could, hands(state)];
    };
    expect([stolen('rival', 1), stolen('rival', 2), stolen('rival', 3)]).toEqual([
      [true, [4, 1, 0]],
      [true, [5, 0, 0]],
      [true, [5, 0, 0]],
    ]);
    expect([
      stolen('foe', 1),
      stolen('foe', 1, combat('lich', 'troll')),
      stolen('foe', 1, combat('lich', 'trembler#1')),
    ]).toEqual([
      [false, [3, 2, 0]],
      [true, [4, 1, 0]],
      [false, [3, 2, 0]],
    ]);
    const state = lying(groups);
    state.combat = combat('troll', 'lich', { by: 1 });
    expect([foePlayer(state, cause(1)), foePlayer(state, cause(0)), victims(state, 'rival', cause(2))]).toEqual([
      0,
      1,
      [0, 1],
    ]);
  });

  test('draw: a pile with cards, drawn or discarded; as many as the card says', () => {
    const state = lying(groups);
    const draw = (count: number, pile: 'any' | 'magic'): Effect => ({ do: 'draw', count, pile });
    expect([can(state, draw(1, 'magic'), cause(0)), can(state, draw(1, 'any'), cause(0))]).toEqual([true, true]);
    act(state, [draw(2, 'magic')], cause(2));
    expect(hands(state)).toEqual([3, 2, 2]);
    state.piles.magic.length = 0;
    expect(can(state, draw(1, 'magic'), cause(0))).toBe(false);
    state.discards.magic.push('fireball#2');
    expect(can(state, draw(1, 'magic'), cause(0))).toBe(true);
    state.discards.magic.length = 0;
    for (const pile of ['equipment', 'tactics'] as const) state.piles[pile].length = 0;
    expect([can(state, draw(1, 'any'), cause(0)), can(state, draw(1, 'magic'), cause(0))]).toEqual([false, false]);
  });
});

describe('SH-END-06 when a word could act', () => {
  const groups: GroupSpec[] = [
    { heroes: { lich: [], shaman: ['fireball', 'icy-breath'] }, creatures: { 'mud-golem': 'lich' }, demon: 'trembler' },
    { heroes: { troll: ['buckler', 'halberd'] }, npc: 'quack' },
  ];

  test('restrict-defence: where a parry with what it bars is announced, or where nobody fights', () => {
    const bars = (bar: 'weapon' | 'shield', how?: Defence) => {
      const state = lying(groups);
      if (how) state.combat = combat('lich', 'troll', { defence: how });
      return can(state, { do: 'restrict-defence', bar: [bar] }, cause(0));
    };
    expect([bars('weapon'), bars('weapon', defence('dodge')), bars('weapon', defence('parry'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect([bars('weapon', defence('parry', 'claws')), bars('shield', defence('parry', 'claws'))]).toEqual([
      false,
      false,
    ]);
    expect([bars('weapon', defence('parry', 'halberd#1')), bars('shield', defence('parry', 'halberd#1'))]).toEqual([
      true,
      false,
    ]);
    expect([bars('weapon', defence('parry', 'buckler#1')), bars('shield', defence('parry', 'buckler#1'))]).toEqual([
      false,
      true,
    ]);
    const undeclared = lying(groups);
    undeclared.combat = combat('lich', 'troll');
    expect(can(undeclared, { do: 'restrict-defence', bar: ['weapon'] }, cause(0))).toBe(false);
  });

  test('ignore-armour: where armour is met, or where nobody fights', () => {
    const state = lying(groups);
    const counted = (target?: string): boolean => {
      state.combat = target ? combat('mud-golem#1', target, { defence: defence('dodge') }) : null;
      return can(state, { do: 'ignore-armour' }, cause(0));
    };
    // The Troll has armour 1, the Shaman none.
    expect([counted(), counted('troll'), counted('shaman')]).toEqual([true, true, false]);
  });

  test('cancel: an attack before its first die that stands, or an event that is announced', () => {
    const state = lying(groups);
    const attack: Effect = { do: 'cancel', what: 'attack' };
    const event: Effect = { do: 'cancel', what: 'event' };
    expect([can(state, attack, cause(1)), can(state, event, cause(1))]).toEqual([false, false]);
    state.combat = combat('lich', 'troll');
    expect([can(state, attack, cause(1)), can(state, event, cause(1))]).toEqual([true, false]);
    expect(act(state, [attack], cause(1)).events).toEqual([{ kind: 'cancelled', what: 'attack', rule: 'SH-ATT-10' }]);
    expect([state.combat.cancelled, can(state, attack, cause(1))]).toEqual([true, false]);
    state.combat = combat('lich', 'troll', { rolled: true });
    expect(can(state, attack, cause(1))).toBe(false);
    state.announced = 'payday#1';
    expect(can(state, event, cause(1))).toBe(true);
    expect(act(state, [event], cause(1)).events).toEqual([{ kind: 'cancelled', what: 'event', rule: 'SH-EVENT-08' }]);
    expect([state.announcedCancelled, can(state, event, cause(1))]).toEqual([true, false]);
  });

  test('exhaust: a reaction that is there, not at the end of the turn; the next action of who has one', () => {
    const state = lying(groups);
    const reaction: Effect = { do: 'exhaust', target: 'enemy', what: 'reaction' };
    const action: Effect = { do: 'exhaust', target: 'enemy', what: 'action' };
    expect([can(state, reaction, cause(0)), can(state, action, cause(0))]).toEqual([true, true]);
    state.phase = 'end';
    expect([can(state, reaction, cause(0)), can(state, action, cause(0))]).toEqual([false, true]);
    state.phase = 'main';
    expect(act(state, [reaction], cause(0)).events).toEqual([
      { kind: 'exhausted', who: 'troll', what: 'reaction', rule: 'SH-END-03' },
    ]);
    expect(act(state, [action], cause(0)).events).toEqual([
      { kind: 'exhausted', who: 'troll', what: 'action', rule: 'SH-END-03' },
    ]);
    expect(opponent(state, 'troll')).toMatchObject({ reactions: 0, idle: true });
    expect([can(state, reaction, cause(0)), can(state, action, cause(0))]).toEqual([false, false]);
  });

  test('ready: an action in the own turn, a reaction in that of another, while a turn is under way and no dice have fallen', () => {
    const may = (
      what: 'action' | 'reaction',
      group: number,
      change: (state: State) => void = () => undefined,
    ): boolean => {
      const state = lying(groups);
      change(state);
      return can(state, { do: 'ready', target: 'own', what }, cause(group));
    };
    expect([may('action', 0), may('action', 1), may('reaction', 0), may('reaction', 1)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const phases = ['start-draw', 'start-redraw', 'start-equip', 'begin', 'draw', 'main', 'window', 'end'] as const;
    const open = phases.filter(phase =>
      may('action', 0, state => {
        state.phase = phase;
      }),
    );
    expect(open).toEqual(['begin', 'draw', 'main', 'window']);
    const rolled = (state: State): void => {
      state.combat = combat('lich', 'troll', { rolled: true });
    };
    expect(may('reaction', 1, rolled)).toBe(false);
    const fresh = lying([{ creatures: { 'mud-golem': null } }, TROLL]);
    for (const creature of fresh.groups[0]?.creatures ?? []) creature.fresh = true;
    expect(can(fresh, { do: 'ready', target: 'own', what: 'action' }, cause(0))).toBe(false);
    expect(
      can(
        lying([{ creatures: { 'mud-golem': null } }, TROLL]),
        { do: 'ready', target: 'own', what: 'action' },
        cause(0),
      ),
    ).toBe(true);
  });

  test('ready: one more, and it is told what for', () => {
    const readied = (effect: Effect & { do: 'ready' }, group: number, id: string) => {
      const state = lying([LICH, TROLL]);
      const { events } = act(state, [effect], cause(group));
      const { actions, equips, reactions } = opponent(state, id) as never;
      return [actions, equips, reactions, events];
    };
    const readiedEvent = (who: string, what: string) => [{ kind: 'readied', who, what, rule: 'SH-END-03' }];
    expect(readied({ do: 'ready', target: 'own', what: 'action' }, 0, 'lich')).toEqual([
      2,
      0,
      0,
      readiedEvent('lich', 'action'),
    ]);
    expect(readied({ do: 'ready', target: 'own', what: 'action', only: 'equip' }, 0, 'lich')).toEqual([
      1,
      1,
      0,
      readiedEvent('lich', 'equip'),
    ]);
    expect(readied({ do: 'ready', target: 'own', what: 'reaction' }, 1, 'troll')).toEqual([
      0,
      0,
      2,
      readiedEvent('troll', 'reaction'),
    ]);
  });

  test('refresh: a hero with any spell that still has to wait; all of them are ready again', () => {
    const tired = (...cooldowns: readonly number[]) => {
      const state = lying(groups);
      for (const hero of state.groups[0]?.heroes ?? [])
        for (const [i, item] of hero.items.entries()) item.cooldown = cooldowns[i] ?? 0;
      return state;
    };
    expect(
      [
        [0, 0],
        [0, 2],
        [1, 2],
      ].map(waits => can(tired(...waits), { do: 'refresh' }, cause(0))),
    ).toEqual([false, true, true]);
    expect(can(tired(1, 1), { do: 'refresh' }, cause(1))).toBe(false);
    const state = tired(1, 2);
    expect(act(state, [{ do: 'refresh' }], cause(0)).events).toEqual([
      { kind: 'refreshed', who: 'shaman', rule: 'SH-END-03' },
    ]);
    expect(state.groups[0]?.heroes[1]?.items.map(({ cooldown }) => cooldown)).toEqual([0, 0]);
  });

  test('roll-twice: for who rolls, noted with the combat or the casting, and told', () => {
    const state = lying(groups);
    const twice = (target: 'self' | 'foe'): Effect => ({ do: 'roll-twice', target, keep: 'lower' });
    expect(can(state, twice('foe'), cause(0, 'lich'))).toBe(false);
    state.combat = combat('lich', 'troll', { defence: defence('dodge') });
    expect([can(state, twice('foe'), cause(0, 'lich')), can(state, twice('self'), cause(0, 'lich'))]).toEqual([
      true,
      true,
    ]);
    expect(act(state, [twice('foe')], cause(0, 'lich')).events).toEqual([
      { kind: 'twice', who: 'troll', keep: 'lower', rule: 'SH-END-03' },
    ]);
    expect(state.combat.twice).toEqual([{ who: 'troll', keep: 'lower', by: 0 }]);
    state.combat.defence = defence('waive');
    expect([can(state, twice('foe'), cause(0, 'lich')), can(state, twice('self'), cause(0, 'lich'))]).toEqual([
      false,
      true,
    ]);
  });

  test('move: your demon where there is a rival, the NPC of a rival where there is one', () => {
    const state = lying(groups);
    expect([
      can(state, { do: 'move', what: 'demon' }, cause(0)),
      can(state, { do: 'move', what: 'demon' }, cause(1)),
    ]).toEqual([true, false]);
    expect([
      can(state, { do: 'move', what: 'npc' }, cause(0)),
      can(state, { do: 'move', what: 'npc' }, cause(1)),
    ]).toEqual([true, false]);
    const [own, other] = state.groups;
    if (own && other) other.team = own.team;
    expect(can(state, { do: 'move', what: 'demon' }, cause(0))).toBe(false);
  });

  test('redirect: what the defender has played is lost, what the attacker has stays', () => {
    const state = lying([LICH, TROLL, { heroes: { werewolf: [] } }], { spent: ['werewolf'] });
    const card = (id: string): InstanceId => id as InstanceId;
    state.combat = combat('lich', 'troll', {
      defence: defence('dodge'),
      played: [
        { card: card('duck#1'), by: 1 },
        { card: card('evil-eye#1'), by: 0 },
      ],
      twice: [
        { who: 'lich', keep: 'lower', by: 1 },
        { who: 'troll', keep: 'lower', by: 0 },
      ],
    });
    const boost = (by: string, until: 'combat' | 'turn') =>
      ({ source: 'x', key: 'attack', on: 'lich', by, until, stat: 'attack', amount: 1 }) as const;
    state.boosts.push(boost('0', 'combat'), boost('1', 'combat'), boost('1', 'turn'));
    const { events } = act(state, [{ do: 'redirect' }], cause(1));
    expect(events[0]).toEqual({ kind: 'redirected', to: 'werewolf', rule: 'SH-ATT-11' });
    expect(state.combat).toMatchObject({ target: 'werewolf', protector: null });
    expect([state.combat.played, state.combat.twice]).toEqual([
      [{ card: 'evil-eye#1', by: 0 }],
      [{ who: 'troll', keep: 'lower', by: 0 }],
    ]);
    expect(state.boosts.map(({ by, until }) => [by, until])).toEqual([
      ['0', 'combat'],
      ['1', 'turn'],
    ]);
  });

  test('whether a card could act follows from public facts: no die is rolled for it; a price is no reason to play it', () => {
    const state = lying(groups);
    expect(
      usable(state, [{ do: 'boost', target: 'self', stat: 'attack', by: -1, until: 'turn' }], cause(0, 'lich')),
    ).toBe(false);
    expect(
      usable(state, [{ do: 'boost', target: 'self', stat: 'attack', by: 1, until: 'turn' }], cause(0, 'lich')),
    ).toBe(true);
    expect(
      usable(state, [{ do: 'boost', target: 'enemy', stat: 'parry', by: -1, until: 'turn' }], cause(0, 'lich')),
    ).toBe(true);
    expect(usable(state, [], cause(0))).toBe(false);
  });
});
