import { describe, expect, test } from 'vitest';
import { HEROES, type HeroId } from '../../content/heroes.ts';
import { SKILLS, type SkillId } from '../../content/skills/index.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import { skillsFor } from '../../rules/heroes.ts';
import { hasRule } from '../../rules/passives.ts';
import type { State } from '../../state.ts';
import { deck, fight, hold, me, type Sitting, sit, skill, source, turn } from '../positions.ts';

const many = (): 'march'[] => Array.from({ length: 12 }, () => 'march');

/** Both have cards enough for some turns. */
const playing = (arrange: (state: State) => void, seats = 2): Sitting =>
  sit({ seats }, state => {
    for (const seat of state.heroes.keys()) {
      hold(state, seat, 'march', 'march');
      deck(state, seat, ...many());
    }
    arrange(state);
  });

/** Whoever plays ends the turn with one card discarded. */
const pass = (t: Sitting): Sitting => t.choose('end').choose('discard:march').chooseWhile('discard', 'done');

describe('skills', () => {
  test('MK-SKILL-01 MK-SKILL-11 each hero has eleven skill tokens of its own, ten for each kind of game', () => {
    for (const hero of Object.keys(HEROES) as HeroId[]) {
      const own = (Object.keys(SKILLS) as SkillId[]).filter(id => SKILLS[id].hero === hero);
      expect([hero, own.length]).toEqual([hero, 11]);
      const versus = skillsFor(sit().state, hero);
      const together = skillsFor(sit({ scenario: 'solo-conquest', seats: 1 }).state, hero);
      expect([versus.length, together.length]).toEqual([10, 10]);
      expect(versus.filter(id => SKILLS[id].mode === 'cooperative')).toEqual([]);
      expect(together.filter(id => SKILLS[id].mode === 'competitive')).toEqual([]);
    }
  });

  test('MK-SKILL-02 MK-SKILL-03 nobody begins with a skill; an even level brings one, face up', () => {
    const t = playing(state => {
      const [hero] = state.heroes;
      expect(hero?.skills).toEqual([]);
      if (hero) {
        hero.fame = 3;
        hero.skillPile = ['double-time', 'shield-mastery'];
      }
      state.offers.actions = [];
    });
    t.choose('end').choose('gain-skill:double-time,own');
    expect([me(t).level, me(t).skills]).toEqual([2, [{ skill: 'double-time', used: false, out: false, colour: null }]]);
  });

  test('MK-SKILL-04 a skill of another hero is used like an own one', () => {
    const t = playing(state => skill(state, 0, 'dark-paths'));
    expect([me(t).hero, SKILLS['dark-paths'].hero]).toEqual(['tovak', 'arythea']);
    expect(turn(t.choose('skill:dark-paths')).move).toBe(1);
  });

  test('MK-SKILL-05 every skill says what it does, in both languages', () => {
    for (const [id, { effects, passive = [], gained = [], returns = [], command }] of Object.entries(SKILLS))
      for (const lang of ['en', 'de'] as const) {
        const said = vocabulary.sentences([...effects, ...passive, ...gained, ...returns], { lang });
        expect([id, said.length > 0 || command === true, said.some(one => /undefined|NaN/.test(one))]).toEqual([
          id,
          true,
          false,
        ]);
      }
  });

  test('MK-SKILL-06 once a round: then it lies face down until the next round', () => {
    const t = playing(state => skill(state, 0, 'leaves-in-the-wind'));
    t.choose('skill:leaves-in-the-wind');
    expect([me(t).skills[0]?.used, t.offered('skill')]).toEqual([true, []]);
    pass(pass(t));
    expect([t.seat, t.offered('skill')]).toEqual([0, []]);
    const round = playing(state => {
      skill(state, 0, 'leaves-in-the-wind');
      const [token] = state.heroes[0]?.skills ?? [];
      if (token) token.used = true;
      state.turns = [];
      state.stage = 'prepare';
    });
    expect([round.state.round, me(round).skills[0]?.used]).toEqual([2, false]);
  });

  test('MK-SKILL-05 MK-SKILL-06 a token is turned up within the round only by what it says itself', () => {
    const lying = (...ids: SkillId[]): Sitting =>
      playing(state => {
        skill(state, 0, ...ids);
        for (const token of state.heroes[0]?.skills ?? []) token.used = true;
      });
    const t = lying('battle-frenzy', 'leaves-in-the-wind', 'arcane-disguise');
    expect(t.offered('skill')).toEqual([]);
    t.choose('rest');
    expect(me(t).skills.map(({ used }) => used)).toEqual([false, true, true]);
    expect(t.happened().filter(({ kind }) => kind === 'skill-turned-up')).toEqual([
      { kind: 'skill-turned-up', seat: 0, skill: 'battle-frenzy', rule: 'MK-SKILL-05' },
    ]);
    const up = lying('shamanic-ritual').choose('skill:shamanic-ritual');
    expect(up.happened()).toEqual([
      { kind: 'skill-turned-up', seat: 0, skill: 'shamanic-ritual', rule: 'MK-SKILL-05' },
    ]);
  });

  test('MK-SKILL-06 MK-SKILL-10 using a skill is told, and only an interactive one leaves its owner', () => {
    const t = playing(state => skill(state, 0, 'double-time', 'leaves-in-the-wind'));
    t.choose('skill:double-time');
    expect(t.happened()[0]).toEqual({ kind: 'skill-used', seat: 0, skill: 'double-time', rule: 'MK-SKILL-10' });
    t.choose('skill:leaves-in-the-wind');
    expect(t.happened()[0]).toEqual({ kind: 'skill-used', seat: 0, skill: 'leaves-in-the-wind', rule: 'MK-SKILL-06' });
    expect(me(t).skills.map(({ out }) => out)).toEqual([false, false]);
  });

  test('MK-SKILL-07 Motivation may be used in the turns of others too, and no other one until the end of the next turn', () => {
    const t = playing(state => skill(state, 1, 'motivation-tovak', 'motivation-goldyx'));
    pass(t);
    expect([t.seat, t.kind, t.offered()]).toEqual([
      1,
      'before-turn',
      ['pass', 'skill:motivation-tovak', 'skill:motivation-goldyx'],
    ]);
    t.choose('skill:motivation-tovak');
    expect([t.kind, t.state.heroes[1]?.hand.length, t.offered('skill')]).toEqual(['turn', 4, []]);
    pass(pass(t));
    expect([t.seat, t.kind, t.offered()]).toEqual([1, 'before-turn', ['pass', 'skill:motivation-goldyx']]);
  });

  test('MK-SKILL-07 used in the own turn, the other one waits for the end of the next turn', () => {
    const t = playing(state => skill(state, 0, 'motivation-tovak', 'motivation-goldyx'));
    t.choose('skill:motivation-tovak');
    expect(t.offered('skill')).toEqual([]);
    pass(pass(t));
    expect([t.seat, t.kind, t.offered('skill')]).toEqual([0, 'turn', []]);
    pass(pass(t));
    expect([t.seat, t.kind, t.offered('skill')]).toEqual([0, 'before-turn', ['skill:motivation-goldyx']]);
  });

  test('MK-SKILL-08 MK-TURN-03 an interactive skill lies in the middle and touches others until the own next turn', () => {
    const t = playing(state => {
      skill(state, 0, 'source-freeze');
      source(state, 'green', 'green');
    });
    t.choose('skill:source-freeze');
    expect([me(t).skills[0]?.out, hasRule(t.state, 0, 'no-source-die'), hasRule(t.state, 1, 'no-source-die')]).toEqual([
      true,
      false,
      true,
    ]);
    pass(t);
    expect([t.seat, hasRule(t.state, 1, 'no-source-die'), t.offered('play:march,strong')]).toEqual([1, true, []]);
    pass(t);
    expect([t.seat, me(t).skills[0]?.out, hasRule(t.state, 1, 'no-source-die')]).toEqual([0, false, false]);
  });

  test('MK-SKILL-09 the token comes back face down; when the round ends it is turned up', () => {
    const t = playing(state => {
      skill(state, 0, 'source-freeze');
      source(state, 'green');
    });
    t.choose('skill:source-freeze');
    pass(pass(t));
    expect([me(t).skills[0]?.out, me(t).skills[0]?.used, t.offered('skill')]).toEqual([false, true, []]);
    const ended = playing(state => {
      skill(state, 0, 'source-freeze');
      const [token] = state.heroes[0]?.skills ?? [];
      if (token) {
        token.used = true;
        token.out = true;
      }
      state.lasting.push({
        source: 'source-freeze',
        key: 'basic-rule',
        on: 'opponents',
        by: 'seat-0',
        until: 'next-turn',
        what: { do: 'rule', rule: 'no-source-die' },
        left: null,
        unit: null,
        colours: [],
      });
      state.turns = [];
      state.stage = 'prepare';
    });
    expect([me(ended).skills[0]?.out, me(ended).skills[0]?.used, hasRule(ended.state, 1, 'no-source-die')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('MK-TURN-03 a token comes back although the turn is skipped', () => {
    const t = playing(state => {
      skill(state, 0, 'source-freeze');
      source(state, 'green');
      const [token] = state.heroes[0]?.skills ?? [];
      if (token) {
        token.used = true;
        token.out = true;
      }
      state.asleep[0] = true;
      state.turns = [];
      state.next = 0;
    });
    expect([t.seat, me(t).skills[0]?.out, me(t).crystals.green]).toEqual([1, false, 1]);
  });

  test('MK-SKILL-11 the owner may return a cooperative token too', () => {
    const t = playing(state => {
      skill(state, 0, 'ritual-of-pain');
      hold(state, 0, 'march', 'wound', 'wound');
    });
    t.choose('skill:ritual-of-pain').choose('number:1').choose('use:0,ritual-of-pain').choose('play:wound,move');
    expect([turn(t).move, me(t).skills[0]?.out, me(t).skills[0]?.used]).toEqual([3, false, true]);
  });

  test('MK-SKILL-12 what must be spent at once is lost with the next decision, and a higher value forbids what it depends on', () => {
    const t = playing(state => {
      skill(state, 0, 'invocation', 'who-needs-magic');
      hold(state, 0, 'rage', 'march', 'march', 'stamina');
      source(state, 'green', 'blue');
    });
    t.choose('skill:invocation').choose('option:1').choose('card:rage').choose('colour:green');
    expect(me(t).tokens.green).toBe(1);
    t.choose('skill:who-needs-magic').choose('option:1');
    expect(me(t).tokens.green).toBe(0);
    expect(t.offered('play').filter(id => id.endsWith('strong'))).toEqual([]);
    t.choose('play:stamina,move');
    expect(turn(t).move).toBe(3);
  });

  test('MK-TEAM-02 interactive skills do not touch an ally', () => {
    const t = playing(state => {
      skill(state, 0, 'source-freeze');
      const ally = state.heroes[2];
      if (ally) ally.team = 0;
    }, 3);
    t.choose('skill:source-freeze');
    expect([1, 2].map(seat => hasRule(t.state, seat, 'no-source-die'))).toEqual([true, false]);
  });

  test('MK-SKILL-10 a skill without a symbol serves once a turn, in every turn', () => {
    const t = playing(state => skill(state, 0, 'double-time'));
    t.choose('skill:double-time');
    expect([turn(t).move, t.offered('skill'), me(t).skills[0]?.used]).toEqual([2, [], false]);
    pass(pass(t));
    expect(t.offered('skill')).toEqual(['skill:double-time']);
  });

  test('MK-SKILL-10 a skill that could do nothing now is not offered', () => {
    const t = sit({}, state => {
      skill(state, 0, 'shield-mastery');
      fight(state, ['swordsmen'], { phase: 'attack' });
    });
    expect(t.offered('skill')).toEqual([]);
  });
});
