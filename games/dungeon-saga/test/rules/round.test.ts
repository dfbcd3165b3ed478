import { newChance } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { dungeonSaga } from '../../index.ts';
import { drawCard } from '../../rules/draw.ts';
import { figureOf, type State } from '../../state.ts';
import { position, stateOf, told } from '../positions.ts';

const lasting = (by: string, on: string, until: 'turn' | 'next-turn'): State['grants'][number] => ({
  source: 'steelskin',
  key: 'steelskin',
  on,
  by,
  until,
});
const owners = ({ grants }: State): string[] => grants.map(({ by }) => by);

describe('the draft', () => {
  test('DS-SETUP-05 DS-SETUP-02 seat after seat takes a free hero; each is told, and how many are still to come', () => {
    const t = table(dungeonSaga, { config: { scenario: 'the-sealed-shrine', seats: 4 } });
    expect(t.events()).toEqual([{ kind: 'begins', adventure: 'the-sealed-shrine', rule: 'DS-SETUP-13' }]);
    expect([t.seat, t.match.ask?.nth, ...t.offered()]).toEqual([
      1,
      { number: 1, of: 4 },
      'take:orlaf',
      'take:rordin',
      'take:madriga',
      'take:danor',
    ]);
    t.choose('take:rordin');
    expect(told(t as never, 'took')).toEqual([{ kind: 'took', seat: 1, hero: 'rordin', rule: 'DS-SETUP-05' }]);
    expect([t.seat, t.match.ask?.nth, ...t.offered()]).toEqual([
      2,
      { number: 2, of: 4 },
      'take:orlaf',
      'take:madriga',
      'take:danor',
    ]);
    t.choose('take:danor').choose('take:orlaf');
    // The fourth hero is left for the first player: there is nothing to decide.
    expect(t.state.control).toEqual({ rordin: 1, danor: 2, orlaf: 3, madriga: 1 });
    expect(t.events().filter(({ kind }) => kind === 'begins')).toHaveLength(1);
    expect([t.state.round, t.kind]).toEqual([1, 'next-hero']);
  });
});

describe('a round', () => {
  test('DS-ROUND-02 DS-ROUND-03 it begins with all heroes waiting, and what is limited to a round is free again', () => {
    const t = position('O> R> .. .. .. z<', {
      phase: 'draw',
      done: ['orlaf', 'rordin', 'zombie-1'],
      arrange: state => {
        state.used.round.push('orlaf/x');
        state.used.adventure.push('orlaf/y');
      },
    });
    expect(t.events().at(-1)).toEqual({ kind: 'round', number: 2, rule: 'DS-ROUND-02' });
    expect(t.state.figures.map(({ done }) => done)).toEqual([false, false, true]);
    expect([t.state.used.round, t.state.used.adventure]).toEqual([[], ['orlaf/y']]);
  });

  test('DS-ROUND-03 DS-MAGIC-04 a turn is told; what lasted until it, by this hero, ends; what is limited to a turn is free', () => {
    const t = position('O> R> .. .. .. z<', {
      arrange: state => {
        state.grants.push(
          lasting('orlaf', 'rordin', 'next-turn'),
          lasting('rordin', 'orlaf', 'next-turn'),
          lasting('orlaf', 'zombie-1', 'turn'),
        );
        state.used.turn.push('orlaf/x');
      },
    });
    t.choose('hero:orlaf');
    expect(told(t, 'turn')).toEqual([{ kind: 'turn', figure: 'orlaf', rule: 'DS-ROUND-03' }]);
    expect([owners(t.state), t.state.used.turn]).toEqual([['rordin', 'orlaf'], []]);
    t.choose('end');
    // With the end of any turn ends what lasts for a turn.
    expect(t.state.grants.map(({ until }) => until)).toEqual([]);
    expect(t.state.turns[0]?.figure).toBe('rordin');
  });

  test('DS-OVER-14 the overlord turn ends what lasted until the next turn of a servant, and nothing of the heroes', () => {
    const t = position('O> .. .. k< z<', {
      turn: 'orlaf',
      arrange: state =>
        void state.grants.push(
          lasting('grimbur', 'zombie-1', 'next-turn'),
          lasting('orlaf', 'orlaf', 'next-turn'),
          lasting('zombie-1', 'grimbur', 'next-turn'),
        ),
    });
    t.choose('end');
    expect(owners(t.state)).toEqual(['orlaf']);
  });

  test('DS-CARD-13 DS-CARD-12 a figure of an interrupt is not marked; one of a turn or an activation is', () => {
    const done = (as: 'activation' | 'interrupt') => {
      const t = position('O> R> .. .. .. z<', { turn: 'zombie-1', as });
      return figureOf(t.choose('end').state, 'zombie-1').done;
    };
    expect([done('activation'), done('interrupt')]).toEqual([true, false]);
  });

  test('DS-CARD-14 after an activation there is no window, whoever waits', () => {
    const t = position('O> R> .. .. .. z<', { turn: 'zombie-1', hand: ['interrupt'] });
    t.choose('end');
    expect([t.kind, t.state.phase]).toEqual(['command', 'overlord']);
  });

  test('DS-ROUND-01 a figure that falls in its own turn ends it', () => {
    const t = position('.. O> s<\n.. .. R<', {
      turn: 'orlaf',
      wounds: { orlaf: 4 },
      goals: { overlord: [{ is: 'crippled', count: 2 }] },
    });
    t.choose('break-away').choose('strike:skeleton-warrior-1', [6, 6, 1, 1, 1, 1, 1]);
    expect(t.state.turns.map(({ figure }) => figure)).toEqual(['rordin']);
  });
});

describe('the end of a round', () => {
  test('DS-EOR-05 heroes by their seats, then bosses, then minions', () => {
    const t = position('T> T> R> D> H> H>\nT> T> .. .. H> H>', {
      phase: 'abilities',
      seats: 3,
      wounds: { rordin: 1, hoggar: 1, 'zombie-troll-1': 1 },
      spells: { danor: ['burn'] },
      arrange: state => {
        Object.assign(state.control, { danor: 1, rordin: 2 });
        for (const card of figureOf(state, 'danor').spells) card.turned = 2;
        // The troll, Rordin, Hoggar, Danor.
        state.figures.sort((a, b) => (a.id < b.id ? 1 : -1));
      },
    });
    const used = t.events().flatMap(event => (event.kind === 'used' ? [event.figure] : []));
    expect(used).toEqual(['danor', 'rordin', 'hoggar', 'zombie-troll-1']);
  });

  test('DS-EOR-04 every turned card of every figure goes back by one quarter, and it is told', () => {
    const t = position('D> O> .. .. e<', {
      phase: 'spells',
      spells: { danor: ['burn', 'flamebolt', 'steelskin'], elshara: ['keening'] },
      arrange: state => {
        const turned = { burn: 2, flamebolt: 1, steelskin: 0, keening: 2 };
        for (const { spells } of state.figures)
          for (const card of spells) card.turned = turned[card.id as keyof typeof turned];
        state.figures.splice(state.figures.indexOf(figureOf(state, 'orlaf')), 1);
        state.used.round.push('danor/quick-study');
      },
    });
    const back = t.events().filter(({ kind }) => kind === 'recharged');
    expect(back.slice(0, 3)).toEqual([
      { kind: 'recharged', figure: 'danor', spell: 'burn', turned: 1, rule: 'DS-EOR-04' },
      { kind: 'recharged', figure: 'danor', spell: 'flamebolt', turned: 0, rule: 'DS-EOR-04' },
      { kind: 'recharged', figure: 'elshara', spell: 'keening', turned: 1, rule: 'DS-EOR-04' },
    ]);
  });

  test('DS-EOR-01 DS-EOR-02 the top card is drawn, and only the overlord hears which', () => {
    const t = position('O> s<', { phase: 'draw', deck: ['interrupt', 'double-commands'] });
    const drew = (viewer: 0 | 1) => t.events(viewer).filter(({ kind }) => kind === 'drew');
    expect(drew(0)).toEqual([{ kind: 'drew', card: 'double-commands', rule: 'DS-EOR-01' }]);
    expect(drew(1)).toEqual([{ kind: 'drew', card: null, rule: 'DS-EOR-01' }]);
    expect([t.state.overlord.deck.length, t.state.timeUp, t.state.round]).toEqual([1, false, 2]);
    const none = position('O> s<', { phase: 'draw', deck: [], goals: { overlord: [{ is: 'rounds', count: 9 }] } });
    expect(none.events().map(({ kind }) => kind)).toEqual(['no-card', 'round', 'turn']);
    expect([none.state.timeUp, none.state.round]).toEqual([true, 2]);
  });

  test('DS-EOR-01 DS-SETUP-12 only the overlord learns which card it is', () => {
    const state = stateOf('O> s<', { deck: ['interrupt', 'double-commands'] });
    const learned: unknown[] = [];
    const io = { chance: newChance('draw'), reveal: (...fact: unknown[]) => void learned.push(fact) };
    expect([drawCard(state, io), state.overlord.hand.length]).toEqual([true, 1]);
    expect(learned).toEqual([[[0], { drawn: state.overlord.hand[0] }]]);
    drawCard(state, io);
    expect([drawCard(state, io), learned.length, state.overlord.hand.length]).toEqual([false, 2, 2]);
  });

  test('DS-EOR-03 the round that is over counts before a new one begins', () => {
    const t = position('O> s<', {
      phase: 'draw',
      deck: ['interrupt'],
      goals: { overlord: [{ is: 'rounds', count: 1 }] },
    });
    expect([t.state.round, t.match.outcome?.kind]).toEqual([2, 'overlord-rounds']);
    expect(t.events(0).map(({ kind }) => kind)).toEqual(['drew', 'ends']);
  });
});
