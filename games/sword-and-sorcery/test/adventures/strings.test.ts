import { describe, expect, test } from 'vitest';
import { adventureOf } from '../../content/adventures/index.ts';
import { type CardId, scrollIdOf } from '../../content/enemies/index.ts';
import type { ClassId } from '../../content/heroes.ts';
import type { ItemId } from '../../content/items/index.ts';
import type { ShadowId } from '../../content/shadows.ts';
import { newSupply } from '../../rules/supplies.ts';
import { zoneNamed } from '../../rules/zones.ts';
import { blue, enemy, give, red } from '../positions.ts';
import {
  burning,
  CHAOTIC,
  drawsNext,
  enemiesOf,
  into,
  isOpen,
  LAWFUL,
  lastOfRound,
  lying,
  NEUTRAL,
  randomGame,
  read,
  scene,
  whereIs,
} from './stories.ts';

const ID = 'strings';
const SUSPECTS = ['chapel', 'guild-hall', 'tavern', 'theatre'];

/** A hero strikes a citizen on strings who has one health left. */
const strike = (item: ItemId, dead = 0, heroes = LAWFUL) =>
  scene(ID, { at: '8A.a', rank: 3, heroes }, state => {
    state.story.flags['puppets-dead'] = dead;
    for (const one of enemy(state, 'puppet-mob-1', '8A.a').bodies) one.wounds = 2;
    give(state, 'ecarus', 'main', item);
  }).choose('attack:main,puppet-mob-1.1', [red('hit+hit'), blue('hit'), blue('hit'), blue('hit')]);

/** The first hero steps out and sees a shadow that is this one. */
const revealed = (shadow: ShadowId, mob = false) => {
  const t = scene(ID, { at: '8A.a', rank: 3 }, state => {
    state.shadows = [zoneNamed(state, '16A.c')];
    state.supplies.shadow = newSupply([shadow]);
    if (mob) enemy(state, 'puppet-mob-1', 'tavern');
    state.storyCards = [];
  });
  t.choose(into(t, 'horse-market'));
  while (t.state.shadows.length > 0) t.choose(t.offered('step')[0] ?? 'end');
  return t;
};

describe('Strings', () => {
  test('set-up: four suspects, two story cards, eight events and the night', () => {
    const t = scene(ID, { at: 'tavern-street', rank: 3 });
    expect(lying(t, 'suspect')).toEqual(SUSPECTS);
    expect(t.state.events.deck.rest).toHaveLength(9);
    expect(t.state.events.deck.rest).toContain('nightfall');
    expect(t.state.storyCards).toHaveLength(2);
    expect([isOpen(t, 'magic'), isOpen(t, 'energy')]).toEqual([true, false]);
    expect(t.state.altars.map(({ active }) => active)).toEqual([true, false]);
    expect(t.state.ground).toHaveLength(37);
  });

  test('a citizen felled with a blunt weapon is free: a clue strikes out one suspect', () => {
    const t = strike('war-hammer');
    expect(lying(t, 'suspect')).toHaveLength(3);
    expect(t.state.story.flags['puppets-dead']).toBe(0);
    expect(read(t)).toEqual(['clue']);
    expect(t.state.shards).toBe(1);
  });

  test('… with another one slain: the story counts it', () => {
    const t = strike('longsword');
    expect(lying(t, 'suspect')).toEqual(SUSPECTS);
    expect(t.state.story.flags['puppets-dead']).toBe(1);
    expect(read(t)).toEqual(['puppet-dies']);
  });

  test('SS-END-01 two dead for each hero are defeat for a group with a lawful hero, not for others', () => {
    const lawful = strike('longsword', 3);
    expect(lawful.state.over).toEqual({ kind: 'lost', by: 'clues' });
    expect(read(lawful)).toEqual(['puppet-dies', 'clues', 'lost']);
    expect(strike('longsword', 2).state.over).toBeNull();
    const chaotic = scene(ID, { at: '8A.a', rank: 3, heroes: CHAOTIC }, state => {
      state.story.flags['puppets-dead'] = 4;
    });
    chaotic.choose('dash');
    expect(chaotic.state.over).toBeNull();
  });

  test('whoever stands before a suspect may pull off the mask: a wrong one is out', () => {
    const t = scene(ID, { at: 'chapel', rank: 3 }).choose('special:unmask,-', [3]);
    expect(lying(t, 'suspect')).toEqual(['guild-hall', 'tavern', 'theatre']);
    expect(t.state.story.stage).toBe('clues');
    expect(t.state.turn?.standard).toBe(1);
  });

  test('… the right one stands before the hero: red shaman, portal and second altar', () => {
    const t = scene(ID, { at: 'chapel', rank: 3 }).choose('special:unmask,-', [1]);
    expect(t.state.story.stage).toBe('shaman');
    expect(whereIs(t, 'orc-shaman-red-1')).toBe('chapel');
    expect(lying(t, 'suspect')).toEqual([]);
    expect(isOpen(t, 'energy')).toBe(true);
    expect(t.state.altars.map(({ active }) => active)).toEqual([true, true]);
    expect(read(t)).toEqual(['unmasked', 'shaman-rises']);
  });

  test('… against two he is alone, against three and four he has a pupil with him, against five four', () => {
    const comes = (...more: readonly ClassId[]) => {
      const t = scene(ID, { at: 'chapel', rank: 3, heroes: [...LAWFUL, ...more] }).choose('special:unmask,-', [1]);
      expect(t.state.story.stage).toBe('shaman');
      return t.state.enemies.map(({ id }) => scrollIdOf(id as CardId)).toSorted();
    };
    expect(comes()).toEqual(['orc-shaman-red']);
    const pupil = ['orc-shaman-blue', 'orc-shaman-red'];
    expect(comes('cleric')).toEqual(pupil);
    expect(comes('cleric', 'rogue')).toEqual(pupil);
    expect(comes('cleric', 'rogue', 'white-mage')).toEqual([
      'brigand-blue',
      'gremlin-blue',
      'orc-shaman-blue',
      ...pupil,
    ]);
  });

  test('the third clue leaves one suspect: there the shaman rises', () => {
    const t = scene(ID, { at: '16A.d', rank: 3 }, state => {
      for (const name of ['tavern', 'chapel']) state.ground[zoneNamed(state, name)]?.tokens.splice(0);
    });
    t.choose(into(t, 'masters-table'));
    expect(t.state.story.stage).toBe('shaman');
    expect(['theatre', 'guild-hall']).toContain(whereIs(t, 'orc-shaman-red-1'));
    expect(lying(t, 'suspect')).toEqual([]);
  });

  test('SS-SHAD-09 a citizen in the shadows hangs on strings: the mob comes; if it is in play already, a clue', () => {
    const t = revealed('citizen');
    expect(enemiesOf(t)).toEqual(['puppet-mob-1']);
    expect(lying(t, 'suspect')).toHaveLength(4);
    const again = revealed('citizen', true);
    expect(enemiesOf(again)).toEqual(['puppet-mob-1']);
    expect(lying(again, 'suspect')).toHaveLength(3);
  });

  test('SS-SHAD-13 SS-SHAD-14 the special enemy is the mob, or any enemy; the special event is a clue', () => {
    expect(enemiesOf(revealed('special-enemy'))).toEqual(['puppet-mob-1']);
    expect(enemiesOf(revealed('special-enemy', true))).toHaveLength(2);
    const t = revealed('special-event');
    expect(enemiesOf(t)).toEqual([]);
    expect(lying(t, 'suspect')).toHaveLength(3);
  });

  test('SS-ADVE-01 on the horse market the mob comes across the grain market', () => {
    const t = scene(ID, { at: '8A.a', rank: 3 });
    t.choose(into(t, 'horse-market'));
    expect(whereIs(t, 'puppet-mob-1')).toBe('grain-market');
  });

  test('SS-EVNT-08 night falls and lies beside the deck', () => {
    const t = scene(ID, { at: 'tavern-street', rank: 3 }, state => drawsNext(state, 'nightfall')).choose('end');
    expect(t.state.events.day).toBe('nightfall');
    expect(t.state.shadows.length).toBe(1);
  });

  test('SS-END-02 the heroes win when the shaman is slain', () => {
    const t = scene(ID, { at: 'tavern-street', rank: 3 }, state => {
      state.story.stage = 'shaman';
      burning(state, 'orc-shaman-red-1', 'theatre');
      lastOfRound(state);
    }).choose('end');
    expect(t.state.over).toEqual({ kind: 'won', by: 'shaman' });
    expect(t.state.shards).toBe(5 + 4);
  });

  test('… without a reward where two citizens for each hero are dead', () => {
    const t = scene(ID, { heroes: CHAOTIC, at: 'tavern-street', rank: 3 }, state => {
      state.story.stage = 'shaman';
      state.story.flags['puppets-dead'] = 4;
      burning(state, 'orc-shaman-red-1', 'theatre');
      lastOfRound(state);
    }).choose('end');
    expect(t.state.over).toEqual({ kind: 'won', by: 'shaman' });
    expect(t.state.shards).toBe(5);
  });

  test('SS-SOUL-03 law spares the apprentice: the story remembers it', () => {
    const t = scene(ID, { at: 'theatre', rank: 3 });
    t.choose(into(t, 'foyer'));
    expect(t.state.story.flags).toEqual({ apprentice: 1 });
  });

  test('SS-SOUL-03 a neutral hero may take his staff', () => {
    const t = scene(ID, { heroes: NEUTRAL, at: 'theatre', rank: 3 });
    t.choose(into(t, 'foyer'));
    expect(t.offered()).toEqual(['decide:spare-apprentice', 'decide:take-staff']);
    t.choose('decide:take-staff');
    expect(t.state.heroes[0]?.pack.map(({ id }) => id)).toEqual(['apprentice-staff']);
    expect(t.state.story.flags).toEqual({});
  });

  test('SS-SOUL-03 chaos may kill him: three shards', () => {
    const t = scene(ID, { heroes: CHAOTIC, at: 'theatre', rank: 3 });
    t.choose(into(t, 'foyer'));
    expect(t.offered()).toEqual(['decide:take-staff', 'decide:kill-apprentice']);
    t.choose('decide:kill-apprentice');
    expect(t.state.shards).toBe(3);
  });

  test('reward: 2 shards for each hero, the strings and a soul weapon, unless two citizens for each hero are dead', () => {
    expect(adventureOf(ID).reward).toEqual({
      unless: { is: 'flag-each', flag: 'puppets-dead', least: 2 },
      shards: 2,
      items: ['puppet-strings'],
      soulWeapon: true,
    });
  });

  test.each([2, 3, 4, 5])('a game by chance with %i heroes comes to its end', heroes => {
    expect(randomGame(ID, heroes, `strings ${heroes}`).over).not.toBeNull();
  });
});
