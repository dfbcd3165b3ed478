import { describe, expect, test } from 'vitest';
import { MONSTERS, monsterCardOf, openGroups, overlordCardOf } from '../../../content/index.ts';
import { attachedTo, groupUnder } from '../../../rules/attached.ts';
import { shuffleDeck } from '../../../rules/campaign/deck.ts';
import { buyable } from '../../../rules/campaign/experience.ts';
import { layFront } from '../../../rules/front.ts';
import { healthOf, speedOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import {
  acts,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, FAIL, gray, PASS, quiet, red } from './monster-turns.ts';

const SYN = 'syndrael';
const JAIN = 'jain-fairwood';
const FLOCK = 'raven-flock';
const CALL = 'call-of-the-ravens';
const TIES = 'ties-that-bind';
const USE_CALL = `use:,${CALL},0`;
const USE_TIES = `use:,${TIES},0`;

/** These summon cards lie before the overlord. */
const before = (state: State, ...cards: readonly string[]): void => {
  state.overlord.owned.push(...cards);
  layFront(state);
};

/** The overlord's turn begins; an ettin stands at H5 and H6. */
const dawn = (arrange: (state: State) => void = () => {}): Played =>
  sit(state => {
    hero(state, SYN, 'knight', 'F5');
    monster(state, 'zombie', 'H5');
    holds(state, []);
    before(state, CALL);
    arrange(state);
    state.stage = 'overlord';
    for (const one of state.heroes) one.acted = true;
  });
const called = (t: Played, beside = 'zombie-1', space = 'H6'): Played => {
  t.choose(USE_CALL);
  if (t.kind === 'pick') t.choose(`pick:${beside}`);
  return t.choose(`space:${at(t.state, space)}`);
};

/** A servant stands at G5 beside Syndrael; this card was just laid on it. */
const on = (card: string, servant = FLOCK, more: (state: State) => void = () => {}): Played =>
  raid(state => {
    hero(state, SYN, 'knight', 'F5');
    monster(state, servant, 'G5');
    more(state);
    holds(state, [card], ['dash', 'dash']);
  }, `${servant}-1`).choose(`play:${card}`);

/** The heroes answer nothing, no surge is spent. */
const calm = (t: Played): Played => {
  for (let i = 0; i < 20 && (t.kind === 'surge' || (t.kind === 'answer' && t.seat === 1)); i++)
    t.choose(t.kind === 'surge' ? 'done' : 'pass');
  return t;
};

describe('servants', () => {
  test('D2-SERV-01 D2-SERV-02 Raven Flock: only Call of the Ravens brings it; no quest chooses it for an open group', () => {
    expect([MONSTERS[FLOCK]?.servant, openGroups(['MR', 'CR'], ['cave', 'dark', 'wilderness'], [])]).toEqual([
      true,
      expect.not.arrayContaining([FLOCK, 'scourge']),
    ]);
    const t = called(dawn());
    expect(figure(t, `${FLOCK}-1`)).toMatchObject({ of: FLOCK, rank: 'minion', group: FLOCK, damage: 0 });
    const card = (act: 1 | 2) => monsterCardOf({ act, size: 2 }, { of: FLOCK, rank: 'minion' });
    expect([card(1).speed, card(1).health, card(1).dice, card(2).dice]).toEqual([
      4,
      4,
      ['blue', 'red'],
      ['blue', 'red', 'yellow'],
    ]);
  });

  test('D2-SERV-03 Scourge: Ties That Bind brings it where a monster has fallen', () => {
    const t = fallen();
    expect(t.offered('use:')).toEqual([USE_TIES]);
    t.choose(USE_TIES);
    expect(figure(t, 'scourge-1').cells).toEqual([at(t.state, 'G5')]);
    const card = (act: 1 | 2) => monsterCardOf({ act, size: 2 }, { of: 'scourge', rank: 'minion' });
    expect([card(1).health, card(2).health, card(1).speed]).toEqual([4, 7, 1]);
  });

  test('D2-SERV-04 D2-SERV-06 a summon card is bought with the class, and counts for no higher card of it', () => {
    const forSale = (...owned: string[]) =>
      buyable({ boxes: ['MR'], overlord: { owned, xp: 3 } }).filter(id => overlordCardOf(id).deck === 'unkindness');
    expect(forSale()).toContain(CALL);
    expect(forSale(CALL, 'beware')).not.toContain('sudden-flurry');
    expect(forSale('ill-omen', 'beware')).toContain('sudden-flurry');
    expect(forSale(CALL, 'ill-omen', 'beware')).not.toContain('envelop');
    expect(forSale('feast', 'ill-omen', 'beware')).toContain('envelop');
  });

  test('D2-SERV-05 D2-SERV-06 bought, it is not in the deck and does not count as part of it: it lies before him', () => {
    const { state } = dawn(one => one.overlord.owned.push('dash'));
    shuffleDeck(state as State);
    expect([state.overlord.deck.rest, state.overlord.front]).toEqual([['dash'], [CALL]]);
  });

  test('D2-SERV-07 D2-SERV-08 a new servant comes without damage and conditions; the old one is removed, not defeated', () => {
    const t = called(
      dawn(state => {
        Object.assign(monster(state, FLOCK, 'J8'), { damage: 3, conditions: ['poisoned'] });
        Object.assign(state.groups.find(({ id }) => id === FLOCK) as object, { minions: 1 });
        lay(state, 'all', { at: 'defeated', must: true, effects: [{ do: 'draw', n: 1 }] });
        state.overlord.deck.rest.push('dash');
      }),
    );
    const flocks = t.state.monsters.filter(({ of }) => of === FLOCK);
    expect(flocks.map(({ id, damage, conditions, cells }) => [id, damage, conditions, cells])).toEqual([
      [`${FLOCK}-2`, 0, [], [at(t.state, 'H6')]],
    ]);
    // The zombie has fallen, nobody else: one card.
    expect(t.events().filter(({ kind }) => kind === 'defeated')).toHaveLength(1);
  });

  test('D2-SERV-09 a servant is a minion in a group of its own, activated like any', () => {
    const t = called(dawn(state => void monster(state, 'zombie', 'J8')));
    expect(t.offered('group:')).toEqual(['group:zombie', `group:${FLOCK}`]);
    t.choose(`group:${FLOCK}`);
    expect([t.state.turns[0]?.figure, t.state.turns[0]?.actions]).toEqual([`${FLOCK}-1`, 2]);
  });

  test('D2-SERV-10 D2-SERV-11 D2C-OL-35 D2C-OL-36 Call of the Ravens: the monster beside suffers 4, be it immune or not; never the flock itself', () => {
    const t = dawn(state => {
      monster(state, FLOCK, 'J8');
      Object.assign(state.monsters[0] as object, { of: 'zombie' });
      monster(state, 'ettin', 'I3', 'J3', 'I4', 'J4');
      state.lasting.push({
        source: 'laid',
        key: 'immune',
        on: 'ettin-1',
        by: '',
        until: 'encounter-end',
        next: false,
        what: { do: 'immune', to: 'all' },
      });
    });
    t.choose(USE_CALL);
    expect(t.offered('pick:')).toEqual(['pick:zombie-1', 'pick:ettin-1']);
    t.choose('pick:ettin-1').choose(t.offered('space:')[0] ?? '');
    expect([damageOf(t, 'ettin-1'), figure(t, `${FLOCK}-2`).cells.length]).toEqual([0, 1]);
    const hurt = dawn(state => void monster(state, 'ettin', 'I3', 'J3', 'I4', 'J4'));
    hurt
      .choose(USE_CALL)
      .choose('pick:ettin-1')
      .choose(hurt.offered('space:')[0] ?? '');
    expect(damageOf(hurt, 'ettin-1')).toBe(4);
    // Once in a turn: the card is exhausted, and refreshed with the next turn.
    expect(hurt.offered('use:')).toEqual([]);
  });

  test('Ties That Bind: not for a servant, and once until the overlord’s next turn', () => {
    const t = fallen(state => void monster(state, 'zombie', 'G6'));
    t.choose(USE_TIES);
    expect(t.state.overlord.tired).toEqual([TIES]);
    const servant = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        monster(state, 'scourge', 'G5').damage = 3;
        holds(state, []);
        before(state, TIES);
      }),
      SYN,
    );
    servant.choose(strike(servant, 'iron-longsword', 'scourge-1', 'G5'), [
      blue(3),
      red(3),
      face('brown', { shield: 0 }),
    ]);
    while (servant.kind === 'surge') servant.choose('done');
    expect(servant.offered('use:')).toEqual([]);
  });

  test('Shared Burden: a hero who suffers fatigue beside the Scourge makes another suffer 1', () => {
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        hero(state, JAIN, 'thief', 'J8');
        monster(state, 'scourge', 'G5');
      }),
      SYN,
    );
    t.choose('tire');
    expect([fatigueOf(t, SYN), fatigueOf(t, JAIN)]).toEqual([1, 1]);
  });
});

/** Syndrael has just felled the zombie at G5; the Scourge may come. */
function fallen(more: (state: State) => void = () => {}): Played {
  const t = acts(
    sit(state => {
      hero(state, SYN, 'knight', 'F5');
      monster(state, 'zombie', 'G5').damage = 2;
      holds(state, []);
      before(state, TIES);
      more(state);
    }),
    SYN,
  );
  t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(3), face('brown', { shield: 0 })]);
  while (t.kind === 'surge') t.choose('done');
  return t;
}

describe('Unkindness', () => {
  test('D2-SERV-08 Feast: the servant heals and has 3 more health; a new one that is summoned keeps that, a fallen one does not', () => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'F5').damage = 11;
      hero(state, JAIN, 'thief', 'J8');
      monster(state, FLOCK, 'G5').damage = 2;
      holds(state, ['feast'], ['dash']);
    }, `${FLOCK}-1`);
    calm(t.choose(strike(t, FLOCK, SYN, 'F5'), [blue(3), red(3), gray(0)]));
    expect(t.offered('play:feast')).toEqual(['play:feast']);
    t.choose('play:feast');
    expect([damageOf(t, `${FLOCK}-1`), healthOf(t.state, `${FLOCK}-1`), attachedTo(t.state, FLOCK)]).toEqual([
      0,
      7,
      ['feast'],
    ]);
    const again = called(
      dawn(state => {
        monster(state, FLOCK, 'J8');
        Object.assign(state.groups.find(({ id }) => id === FLOCK) as object, { minions: 1 });
        state.lasting.push({
          source: 'feast',
          key: 'attached-0',
          on: `group/${FLOCK}`,
          by: '',
          until: 'encounter-end',
          next: false,
          what: { do: 'modify', value: 'health', n: 3 },
        });
      }),
    );
    expect(healthOf(again.state, `${FLOCK}-2`)).toBe(7);
  });

  test('cards on a servant are discarded when it is defeated', () => {
    const t = on('ill-omen');
    expect([attachedTo(t.state, FLOCK), t.state.overlord.out]).toEqual([['ill-omen'], []]);
    const slain = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        monster(state, FLOCK, 'G5').damage = 3;
        state.lasting.push(...structuredClone(t.state.lasting));
      }),
      SYN,
    );
    slain.choose(strike(slain, 'iron-longsword', `${FLOCK}-1`, 'G5'), [blue(3), red(3), gray(0)]);
    quiet(slain);
    expect([groupUnder(slain.state, 'ill-omen'), slain.state.overlord.out]).toEqual([null, ['ill-omen']]);
  });

  test('Beneath the Shadow: attacks on it miss unless a surge is spent first', () => {
    const t = on('beneath-the-shadow');
    const attacked = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        monster(state, FLOCK, 'G5');
        state.lasting.push(...structuredClone(t.state.lasting));
      }),
      SYN,
    );
    attacked.choose(strike(attacked, 'iron-longsword', `${FLOCK}-1`, 'G5'), [blue(3), red(3), gray(0)]);
    quiet(attacked);
    expect(damageOf(attacked, `${FLOCK}-1`)).toBe(0);
  });

  test('Beware: for each fatigue a hero within 3 spaces spends to move, it may move a space', () => {
    const t = on('beware');
    const near = (space: string) => {
      const moved = acts(
        sit(state => {
          hero(state, SYN, 'knight', space);
          monster(state, FLOCK, 'G5');
          state.lasting.push(...structuredClone(t.state.lasting));
        }),
        SYN,
      );
      return moved.choose('tire');
    };
    expect(near('J8').offered('use:')).toEqual(['use:,beware,0']);
    expect(near('C8').offered('use:')).toEqual([]);
  });

  test('Envelop: a hero it has felled cannot recover damage until it is gone', () => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'F5').damage = 11;
      hero(state, JAIN, 'thief', 'F6');
      monster(state, FLOCK, 'G5');
      holds(state, ['envelop'], ['dash']);
    }, `${FLOCK}-1`);
    calm(t.choose(strike(t, FLOCK, SYN, 'F5'), [blue(3), red(3), gray(0)]));
    t.choose('play:envelop');
    const revived = (fell: boolean) => {
      const later = acts(
        sit(state => {
          Object.assign(hero(state, SYN, 'knight', 'F5'), { damage: 12, cells: [], down: at(state, 'F5') });
          hero(state, JAIN, 'thief', 'F6', ['iron-battleaxe']);
          monster(state, FLOCK, 'G5').damage = 3;
          state.lasting.push(...structuredClone(t.state.lasting));
        }),
        JAIN,
      );
      if (fell) {
        later.choose(strike(later, 'iron-battleaxe', `${FLOCK}-1`, 'G5'), [blue(3), red(3), gray(0)]);
        quiet(later);
      }
      later.choose(`revive:${SYN}`, [red(3), red(3)]);
      return [figure(later, SYN).damage, later.state.heroes[0]?.down === null];
    };
    expect([revived(false), revived(true)]).toEqual([
      [12, false],
      [6, true],
    ]);
  });

  test('Ill Omen: a hero who begins his turn within 3 spaces of it tests willpower, or is doomed', () => {
    const t = on('ill-omen');
    const begins = (dice: readonly number[]) => {
      const turn = sit(state => {
        hero(state, SYN, 'knight', 'F5');
        hero(state, JAIN, 'thief', 'C8');
        monster(state, FLOCK, 'G5');
        state.lasting.push(...structuredClone(t.state.lasting));
      });
      turn.choose(`hero:${SYN}`, [...dice]);
      return figure(turn, SYN).conditions;
    };
    expect([begins(FAIL), begins(PASS)]).toEqual([['doomed'], []]);
  });

  test('Sudden Flurry: at the start of its activation it attacks all heroes within 2 spaces at once', () => {
    const t = raid(state => {
      hero(state, SYN, 'knight', 'F5');
      hero(state, JAIN, 'thief', 'H7');
      hero(state, 'avric-albright', 'disciple', 'C8');
      monster(state, FLOCK, 'G5');
      holds(state, ['sudden-flurry'], ['dash']);
    }, `${FLOCK}-1`);
    expect(t.offered('play:')).toEqual(['play:sudden-flurry']);
    t.choose('play:sudden-flurry', [blue(3), red(3), gray(0), face('brown', { shield: 0 })]);
    for (let i = 0; i < 20 && ['surge', 'answer', 'order'].includes(t.kind ?? ''); i++)
      t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    expect([
      damageOf(t, SYN) > 0,
      damageOf(t, JAIN) > 0,
      damageOf(t, 'avric-albright'),
      t.state.turns[0]?.actions,
    ]).toEqual([true, true, 0, 2]);
  });
});

describe('Soulbinder', () => {
  const SCOURGE = 'scourge-1';

  test('Dark Silhouette: a servant within 3 spaces changes places with a small monster that is attacked, and takes the attack', () => {
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        monster(state, 'zombie', 'G5');
        monster(state, 'scourge', 'I5');
        holds(state, ['dark-silhouette'], ['dash']);
      }),
      SYN,
    );
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'));
    t.choose('play:dark-silhouette', [blue(3), red(3), face('brown', { shield: 0 })]);
    quiet(t);
    expect(figure(t, 'zombie-1')).toMatchObject({ damage: 0, cells: [at(t.state, 'I5')] });
    expect(t.state.monsters.some(({ id }) => id === SCOURGE)).toBe(false);
  });

  test('Grotesque: a hero who attacks beside a servant suffers 2 fatigue, or is terrified', () => {
    const attacking = (dice: readonly number[]) => {
      const t = acts(
        sit(state => {
          hero(state, SYN, 'knight', 'F5');
          monster(state, 'scourge', 'G5');
          holds(state, ['grotesque'], ['dash']);
        }),
        SYN,
      );
      t.choose(strike(t, 'iron-longsword', SCOURGE, 'G5')).choose('play:grotesque', [
        ...dice,
        blue(3),
        red(1),
        face('brown', { shield: 2 }),
      ]);
      return [fatigueOf(t, SYN), figure(t, SYN).conditions];
    };
    expect([attacking(PASS), attacking(FAIL)]).toEqual([
      [2, []],
      [0, ['terrified']],
    ]);
  });

  test('Haunted Steps: when a hero leaves its side it may move a space', () => {
    const lying = on('haunted-steps', 'scourge');
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        monster(state, 'scourge', 'G5');
        state.lasting.push(...structuredClone(lying.state.lasting));
      }),
      SYN,
    );
    t.choose('move').choose(go(t, 'E5'));
    expect(t.offered('use:')).toEqual(['use:,haunted-steps,0']);
  });

  test('Possessive: who defeats a servant suffers 2 damage and attacks for the overlord', () => {
    const t = acts(
      sit(state => {
        hero(state, SYN, 'knight', 'F5');
        hero(state, JAIN, 'thief', 'F6');
        monster(state, 'scourge', 'G5').damage = 3;
        holds(state, ['possessive'], ['dash']);
      }),
      SYN,
    );
    t.choose(strike(t, 'iron-longsword', SCOURGE, 'G5'), [blue(3), red(3), face('brown', { shield: 0 })]);
    while (t.kind === 'surge') t.choose('done');
    t.choose('play:possessive');
    expect([damageOf(t, SYN), t.seat, t.offered('attack:').some(one => one.includes(JAIN))]).toEqual([2, 0, true]);
  });

  test('Restless Spirit: the servant is 2 faster', () => {
    expect(speedOf(on('restless-spirit', 'scourge').state, SCOURGE)).toBe(3);
  });

  test('Unblinking: each hero it sees chooses 2 fatigue, 4 damage or a card for the overlord', () => {
    const after = (way: string) => {
      const t = raid(state => {
        hero(state, SYN, 'knight', 'F5');
        monster(state, 'scourge', 'G5');
        holds(state, ['unblinking'], ['dash', 'dash', 'dash']);
      }, SCOURGE);
      t.choose('end').choose('play:unblinking');
      expect([t.kind, t.seat]).toEqual(['one-of', 1]);
      const drawn = t.events().filter(({ kind }) => kind === 'drew').length;
      t.choose(way);
      return [fatigueOf(t, SYN), damageOf(t, SYN), t.events().filter(({ kind }) => kind === 'drew').length > drawn];
    };
    expect([after('way:0'), after('way:1'), after('way:2')]).toEqual([
      [2, 0, false],
      [0, 4, false],
      [0, 0, true],
    ]);
  });
});
