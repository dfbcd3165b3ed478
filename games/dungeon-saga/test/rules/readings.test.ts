import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { adventures } from '../../content/adventures/index.ts';
import { commandCard, commandDeck } from '../../content/index.ts';
import { setup } from '../../setup.ts';
import { figureOf } from '../../state.ts';
import { position, told } from '../positions.ts';

describe('an item that is used once stays used', () => {
  /** Orlaf has used a coin before and now comes to Rordin. */
  const meeting = (items: Readonly<Record<string, readonly string[]>>) =>
    position('O> .. R> s<', {
      turn: 'orlaf',
      items,
      arrange: state => void state.used.adventure.push('orlaf/lucky-coin'),
    }).choose('move:1,0');

  test('DS-ITEM-21 a coin used by one hero is used up for the next one too', () => {
    const t = meeting({ orlaf: ['lucky-coin'] });
    t.choose('give:lucky-coin,rordin').choose('end');
    expect(figureOf(t.state, 'rordin').items).toEqual(['lucky-coin']);
    t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 6, 6]);
    expect(told(t, 'used')).toEqual([]);
    expect(t.kind).not.toBe('attack-rolled');
  });

  test('DS-ITEM-21 taken back or swapped it stays used', () => {
    const t = meeting({ orlaf: ['lucky-coin'], rordin: ['bear-belt'] });
    t.choose('swap:lucky-coin,rordin');
    expect(figureOf(t.state, 'orlaf').items).toEqual(['bear-belt']);
    expect(t.state.used.adventure).toEqual(['rordin/lucky-coin']);
  });

  test('DS-ITEM-21 of two copies the unused one is handed over first', () => {
    const t = meeting({ orlaf: ['lucky-coin', 'lucky-coin'] });
    t.choose('give:lucky-coin,rordin');
    expect(t.state.used.adventure).toEqual(['orlaf/lucky-coin']);
  });

  test('DS-ITEM-21 each copy may be used, and a used coin is not offered after the attack roll', () => {
    const roll = (uses: number, coins: number) => {
      const t = position('O> s< ..', {
        turn: 'orlaf',
        items: { orlaf: Array.from({ length: coins }, () => 'lucky-coin') },
        arrange: state => void state.used.adventure.push(...Array.from({ length: uses }, () => 'orlaf/lucky-coin')),
      });
      t.choose('attack:skeleton-warrior-1', [1, 1, 1, 1, 1, 6, 6]);
      return t.kind === 'attack-rolled';
    };
    expect([roll(0, 1), roll(1, 1), roll(1, 2), roll(2, 2)]).toEqual([true, false, true, false]);
  });

  test('DS-ITEM-21 an amulet that has saved its bearer does not save it again', () => {
    const t = position('z> R< .. ..', {
      turn: 'zombie-1',
      items: { rordin: ['amulet-of-dawn'] },
      arrange: state => void state.used.adventure.push('rordin/amulet-of-dawn'),
    });
    t.choose('attack:rordin', [6, 6, 1, 1, 1, 1]);
    expect(figureOf(t.state, 'rordin').wounds).toBe(1);
  });
});

describe('bosses and items', () => {
  test('DS-ITEM-20 a boss exchanges with a boss, never with a hero', () => {
    const t = position('m> .. .. k<\n.. Ov .. ..', {
      turn: 'mortibris',
      items: { mortibris: ['elven-boots'], orlaf: ['bear-belt'] },
    });
    t.choose('move:2,0');
    expect(t.offered('give:')).toEqual(['give:elven-boots,grimbur']);
    expect(t.explain('give:elven-boots,orlaf').rule).toBe('DS-ITEM-14');
    t.choose('give:elven-boots,grimbur');
    expect(figureOf(t.state, 'grimbur').items).toContain('elven-boots');
  });

  test('DS-OVER-14 what lasts until the next turn of a boss ends with the next overlord turn, not with an interrupt', () => {
    const chilled = {
      source: 'grave-chill',
      key: 'grave-chill',
      on: 'orlaf',
      by: 'mortibris',
      until: 'next-turn',
    } as const;
    const t = position('O> .. .. .. .. .. .. R> .. .. .. m<', {
      turn: 'orlaf',
      hand: ['interrupt'],
      arrange: state => void state.grants.push(chilled),
    });
    t.choose('end').choose('play:interrupt').choose('activate:mortibris').choose('end');
    expect(t.state.grants).toEqual([chilled]);
    t.choose('end');
    expect(t.kind).toBe('command');
    expect(t.state.grants).toEqual([]);
  });
});

describe('locks', () => {
  test('DS-LOCK-11 a lock 1/1 rolls one die: the minimum of two is for figures', () => {
    const t = position('O> d1 ..', { turn: 'orlaf' });
    t.choose('attack:door-1', [1, 1, 1, 1, 2, 6]);
    expect(told(t, 'rolled')[0]?.defence).toEqual([6]);
  });

  test('DS-LOCK-12 the extra attack of Frenzy may go against a lock', () => {
    const t = position('.. s^ ..\n.. O^ c1', { turn: 'orlaf' });
    t.choose('attack:skeleton-warrior-1', [6, 6, 6, 6, 6, 1, 1]);
    expect([t.kind, ...t.offered()]).toEqual(['kill', 'use:frenzy', 'pass']);
    t.choose('use:frenzy', [6, 6, 6, 1]);
    expect(t.state.things[0]?.open).toBe(true);
  });

  test('DS-LOCK-12 breaking a lock fells nobody: no Frenzy follows', () => {
    const t = position('.. s^ ..\n.. O^ c1', { turn: 'orlaf' });
    t.choose('attack:chest-1', [6, 6, 6, 6, 6, 1]);
    expect(t.state.things[0]?.open).toBe(true);
    expect(told(t, 'used')).toEqual([]);
    expect(t.kind).not.toBe('kill');
  });
});

describe('cards that must do what they say', () => {
  test('DS-RAISE-10 Holy Water takes every bone pile beside the hero, the lower ones too', () => {
    const t = position('%% O> %%', {
      turn: 'orlaf',
      items: { orlaf: ['holy-water'] },
      arrange: state => void state.bones.push(0, 0),
    });
    t.choose('use:holy-water');
    expect(t.state.bones).toEqual([]);
    expect(told(t, 'shattered')).toHaveLength(4);
  });

  test('DS-RAISE-10 Lay to Rest takes one pile, the topmost', () => {
    const t = position('D> .. %%', {
      turn: 'danor',
      spells: { danor: ['lay-to-rest'] },
      arrange: state => void state.bones.push(2),
    });
    t.choose('cast:lay-to-rest');
    expect(t.state.bones).toEqual([2]);
  });

  test('DS-MAGIC-12 Brisk Work may move the caster', () => {
    const t = position('D> .. .. .. .. .. ..', { turn: 'danor', spells: { danor: ['brisk-work'] } });
    t.choose('cast:brisk-work');
    expect(t.kind).toBe('act');
    t.choose('move:4,0');
    expect(figureOf(t.state, 'danor').cell).toBe(4);
  });

  test('DS-RAISE-03 Blood Sacrifice is not offered where no zombie can be made: a wound alone is no reason', () => {
    const cast = (zombies: number) =>
      position('m> .. .. O>', {
        turn: 'mortibris',
        spells: { mortibris: ['blood-sacrifice'] },
        raise: { zombie: zombies },
      });
    expect(cast(0).offered('cast:')).toEqual([]);
    expect(cast(0).explain('cast:blood-sacrifice').rule).toBe('DS-MAGIC-15');
    expect(cast(1).offered('cast:')).toEqual(['cast:blood-sacrifice']);
  });

  test('DS-MAGIC-06 DS-FEAT-03 Surge of Power gives two whole actions, each of up to two lesser spells', () => {
    const surge = () => {
      const t = position('D> .. .. s<\n.. .. .. ..', {
        turn: 'danor',
        spells: { danor: ['flamebolt', 'corrode', 'steelskin', 'gust', 'burn'] },
      });
      return t.choose('feat:surge-of-power');
    };
    const two = surge();
    two.choose('cast:corrode');
    // The rest of the first action, or the second action already.
    expect(two.offered('cast:').sort()).toEqual(['cast:burn', 'cast:flamebolt', 'cast:gust', 'cast:steelskin']);
    two.choose('cast:burn', [1, 1, 1, 1, 1, 6, 6]);
    expect(two.offered('cast:')).toEqual([]);

    const four = surge();
    four.choose('cast:corrode').choose('cast:steelskin').choose('cast:flamebolt', [1, 1, 1, 6, 6]);
    expect(four.offered('cast:')).toEqual(['cast:gust']);
    four.choose('cast:gust').choose('pass');
    expect(four.offered('cast:')).toEqual([]);
  });

  test('DS-MAGIC-06 after a lesser spell the second action may be a blow, after which nothing of the first is left', () => {
    const t = position('D> s<', { turn: 'danor', spells: { danor: ['corrode', 'steelskin'] } });
    t.choose('feat:surge-of-power').choose('cast:corrode');
    expect(t.offered('attack:')).toEqual(['attack:skeleton-warrior-1']);
    t.choose('attack:skeleton-warrior-1', [1, 1, 6, 6]);
    expect(t.offered('cast:')).toEqual([]);
  });

  test('DS-MAGIC-06 in a usual turn a lesser spell is followed by a second lesser one and by no other action', () => {
    const t = position('D> s<', { turn: 'danor', spells: { danor: ['corrode', 'steelskin', 'burn'] } });
    t.choose('cast:corrode');
    expect(t.offered('attack:')).toEqual([]);
    expect(t.offered('cast:')).toEqual(['cast:steelskin']);
    expect(t.explain('cast:burn').rule).toBe('DS-MAGIC-06');
  });
});

describe('the command deck', () => {
  test('DS-SETUP-17 DS-SETUP-18 an adventure puts its deck together from the cards it names, otherwise from all of the box', () => {
    for (const { id, overlord } of adventures) {
      const { hand, deck, box } = setup({ scenario: id, seats: 2, settings: {} }, newChance('deck')).overlord;
      const named = overlord.deck.of;
      const all = [...hand, ...deck, ...box].sort();
      if (named === undefined) expect(all).toEqual([...commandDeck].sort());
      else
        for (const [card, copies] of Object.entries(named))
          expect(all.filter(instance => commandCard(instance).id === card)).toHaveLength(copies);
      if (named) expect(all).toHaveLength(Object.values(named).reduce((sum, copies) => sum + copies, 0));
      expect(hand.length + deck.length).toBe(overlord.deck.size);
    }
  });
});
