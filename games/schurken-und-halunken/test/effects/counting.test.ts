import { describe, expect, test } from 'vitest';
import { counts, rolls } from '../../effects/counting.ts';
import { foeOf, hasTarget, pickTargets, type Target } from '../../effects/targets.ts';
import type { Cause } from '../../effects/word.ts';
import { type Combat, opponent, type State } from '../../state.ts';
import type { GroupSpec } from '../positions.ts';
import { cause, combat, defence, LICH, lying, TROLL } from './lying.ts';

describe('SH-END-06 does a change count?', () => {
  const stats = ['attack', 'parry', 'damage', 'armour', 'magic', 'magicResistance'] as const;

  test('for a round always', () => {
    const state = lying([LICH, TROLL]);
    expect(stats.filter(stat => counts(state, opponent(state, 'troll'), stat, 'round'))).toEqual(stats);
  });

  test('for a turn: attack and damage of the group on turn, magic of magical figures, the rest for the others; not at its end', () => {
    const groups = [
      { heroes: { lich: [], werewolf: [] }, creatures: { 'mud-golem': 'lich' } },
      { heroes: { troll: [] }, npc: 'quack' },
    ];
    const inTurn = (id: string, change: (state: State) => void = () => undefined) => {
      const state = lying(groups);
      change(state);
      return stats.filter(stat => counts(state, opponent(state, id), stat, 'turn'));
    };
    expect(inTurn('lich')).toEqual(['attack', 'damage', 'magic']);
    expect(inTurn('werewolf')).toEqual(['attack', 'damage']);
    expect(inTurn('troll')).toEqual(['parry', 'armour', 'magicResistance']);
    expect(inTurn('quack#1')).toEqual(['parry', 'armour', 'magicResistance']);
    expect(inTurn('mud-golem#1')).toEqual(['attack', 'damage']);
    const fresh = (state: State): void => {
      for (const creature of state.groups[0]?.creatures ?? []) creature.fresh = true;
    };
    expect(inTurn('mud-golem#1', fresh)).toEqual([]);
    const ending = (state: State): void => {
      state.phase = 'end';
    };
    expect(inTurn('lich', ending)).toEqual([]);
  });

  test('in a combat: what the two who fight use against each other, and armour that is met', () => {
    const inCombat = (id: string, more: Partial<Combat>, armed: string[] = []) => {
      const state = lying([LICH, { heroes: { troll: [], werewolf: armed } }]);
      state.combat = combat('lich', 'troll', more);
      return stats.filter(stat => counts(state, opponent(state, id), stat, 'combat'));
    };
    expect(inCombat('lich', { defence: defence('dodge') })).toEqual(['attack', 'damage']);
    expect(inCombat('lich', { form: 'magical', defence: defence('resist') })).toEqual(['damage', 'magic']);
    expect(inCombat('lich', { defence: null })).toEqual(['damage']);
    expect(inCombat('lich', { defence: defence('waive') })).toEqual(['damage']);
    expect(inCombat('lich', { defence: defence('none') })).toEqual(['damage']);
    expect(inCombat('troll', { defence: defence('dodge') })).toEqual(['parry', 'armour']);
    expect(inCombat('troll', { defence: defence('waive') })).toEqual(['armour']);
    expect(inCombat('troll', { form: 'magical', defence: defence('resist') })).toEqual(['armour', 'magicResistance']);
    expect(inCombat('troll', { protector: 'werewolf', defence: defence('dodge') })).toEqual([]);
    expect(inCombat('werewolf', { protector: 'werewolf', defence: defence('dodge') })).toEqual(['parry', 'armour']);
    expect(inCombat('werewolf', { defence: defence('dodge') })).toEqual([]);
    const quiet = lying([LICH, TROLL]);
    expect(stats.filter(stat => counts(quiet, opponent(quiet, 'lich'), stat, 'combat'))).toEqual([]);
  });

  test('in a casting: magic of the one who casts', () => {
    const state = lying([LICH, TROLL]);
    state.casting = { by: 'lich', card: 'fireball#1', twice: [] };
    const casting = (id: string) => stats.filter(stat => counts(state, opponent(state, id), stat, 'combat'));
    expect([casting('lich'), casting('troll')]).toEqual([['magic'], []]);
  });

  test('who rolls: the attacker, a figure that wards off, the one who casts', () => {
    const rolling = (change: (state: State) => void) => {
      const state = lying([LICH, { heroes: { troll: [], werewolf: [] }, npc: 'quack' }]);
      change(state);
      return ['lich', 'troll', 'werewolf', 'quack#1'].filter(id => rolls(state, opponent(state, id)));
    };
    const fight = (target: string, more: Partial<Combat>) => (state: State) => {
      state.combat = combat('lich', target, more);
    };
    expect(rolling(() => undefined)).toEqual([]);
    expect(rolling(fight('troll', { defence: defence('dodge') }))).toEqual(['lich', 'troll']);
    expect(rolling(fight('troll', { defence: defence('waive') }))).toEqual(['lich']);
    expect(rolling(fight('troll', {}))).toEqual(['lich']);
    expect(rolling(fight('troll', { protector: 'werewolf', defence: defence('dodge') }))).toEqual(['lich', 'werewolf']);
    expect(rolling(fight('quack#1', { defence: defence('fixed') }))).toEqual(['lich']);
    const spell = (state: State): void => {
      fight('troll', { defence: defence('dodge') })(state);
      state.casting = { by: 'werewolf', card: 'fireball#1', twice: [] };
    };
    expect(rolling(spell)).toEqual(['werewolf']);
  });
});

describe('SH-END-03 whom a target means', () => {
  const groups: GroupSpec[] = [
    { heroes: { lich: [], shaman: [] }, creatures: { 'mud-golem': 'lich' } },
    { heroes: { troll: [] }, npc: 'quack', demon: 'trembler' },
    { heroes: { werewolf: [] } },
  ];
  const targets: Target[] = [
    'self',
    'foe',
    'same',
    'own',
    'own-hero',
    'enemy',
    'enemy-hero',
    'opponent',
    'own-group',
    'enemy-group',
    'foe-others',
    'all',
  ];
  /** Whoever is asked for is offered; others are taken without asking. */
  const meant = (state: State, target: Target, by: Cause): string[] => {
    const play = pickTargets(state, target, by);
    const step = play.next(0);
    const found = step.done
      ? step.value.map(({ id }) => id)
      : (step.value.options as readonly object[]).map(option => Object.values(option).slice(1).join());
    expect([target, hasTarget(state, target, by)]).toEqual([target, found.length > 0]);
    return found;
  };

  test('in a combat of the Lich against the Troll', () => {
    const state = lying(groups);
    state.combat = combat('lich', 'troll');
    const all = Object.fromEntries(
      targets.map(target => [target, meant(state, target, cause(0, 'lich', ['werewolf', 'nobody']))]),
    );
    expect(all).toEqual({
      self: ['lich'],
      foe: ['troll'],
      same: ['werewolf'],
      own: ['lich', 'shaman', 'mud-golem#1'],
      'own-hero': ['lich', 'shaman'],
      enemy: ['troll', 'werewolf'],
      'enemy-hero': ['troll', 'werewolf'],
      opponent: ['troll', 'quack#1', 'werewolf', 'trembler#1'],
      'own-group': ['lich', 'shaman', 'mud-golem#1'],
      'enemy-group': ['1', '2'],
      'foe-others': [],
      all: ['lich', 'shaman', 'mud-golem#1', 'troll', 'werewolf'],
    });
    expect(meant(state, 'self', cause(0))).toEqual([]);
    expect(meant(state, 'foe', cause(1))).toEqual(['lich']);
    expect(meant(state, 'foe-others', cause(1))).toEqual(['shaman', 'mud-golem#1']);
    state.combat.protector = 'werewolf';
    expect(foeOf(state, cause(0))?.id).toBe('werewolf');
    state.combat = combat('lich', 'trembler#1');
    expect([meant(state, 'foe', cause(0)), meant(state, 'foe-others', cause(0))]).toEqual([['trembler#1'], []]);
  });

  test('the dead are not meant; without a combat there is no foe', () => {
    const state = lying(groups);
    expect([meant(state, 'foe', cause(0)), meant(state, 'foe-others', cause(0))]).toEqual([[], []]);
    opponent(state, 'troll').life = 0;
    expect([meant(state, 'enemy', cause(0)), meant(state, 'all', cause(0))]).toEqual([
      ['werewolf'],
      ['lich', 'shaman', 'mud-golem#1', 'werewolf'],
    ]);
    opponent(state, 'werewolf').life = 0;
    expect([meant(state, 'enemy', cause(0)), meant(state, 'enemy-group', cause(0))]).toEqual([[], []]);
  });
});
