import { newPile } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { newSite } from '../../rules/sites.ts';
import { costOf } from '../../rules/terrain.ts';
import { heroOf } from '../../state.ts';
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
  turn,
} from '../positions.ts';

const parts = (t: Sitting) =>
  (combat(t).group?.parts ?? []).map(({ points, kind, element }) => `${kind} ${element} ${points}`);
const use = (t: Sitting): string => t.offered('use')[0] ?? 'no use';
const wounds = (t: Sitting): number => me(t).hand.filter(card => card === 'wound').length;
const played = (t: Sitting) => me(t).played.map(({ card, goes }) => [card, goes]);
/** What a mana die shows, by the number laid for it. */
const RED = 1;
const GOLD = 5;
const BLACK = 6;
const BLUE = 2;

describe('bags, books and amulets', () => {
  test('Endless Bag of Gold: influence 4 and 2 fame; thrown away, influence 9 and 3 fame', () => {
    const lay = () =>
      sit({}, state => {
        hold(state, 0, 'endless-bag-of-gold');
        stand(state, 0, hexOn(1, 0, 2));
      }).choose('interact');
    const basic = lay().choose('play:endless-bag-of-gold,basic');
    expect([turn(basic).influence, me(basic).fame]).toEqual([4, 2]);
    const strong = lay().choose('play:endless-bag-of-gold,strong');
    expect([turn(strong).influence, me(strong).fame]).toEqual([9, 3]);
  });

  test('Endless Gem Pouch: two dice: a crystal of the colour, of any on gold, a fame on black', () => {
    const t = sit({}, state => hold(state, 0, 'endless-gem-pouch', 'endless-gem-pouch'));
    t.choose('play:endless-gem-pouch,basic', [BLUE, BLACK]);
    expect(me(t).crystals.blue).toBe(1);
    expect(me(t).fame).toBe(1);
    t.choose('play:endless-gem-pouch,basic', [GOLD, RED]).choose('colour:white');
    expect(me(t).crystals).toEqual({ red: 1, blue: 1, green: 0, white: 1 });
  });

  test('Endless Gem Pouch: thrown away, a mana of each basic colour and gold by day, black at night', () => {
    const mana = (night: boolean) =>
      me(sit({ night }, state => hold(state, 0, 'endless-gem-pouch')).choose('play:endless-gem-pouch,strong')).tokens;
    expect(mana(false)).toEqual({ red: 1, blue: 1, green: 1, white: 1, gold: 1, black: 0 });
    expect(mana(true)).toEqual({ red: 1, blue: 1, green: 1, white: 1, gold: 0, black: 1 });
  });

  test('Golden Grail: heal 2, with a fame for each of these points spent', () => {
    const t = sit({}, state => {
      hold(state, 0, 'golden-grail', 'tranquility', 'wound', 'wound', 'wound');
    });
    t.choose('play:golden-grail,basic');
    expect(turn(t).heal).toBe(2);
    t.choose('play:tranquility,basic').choose('option:0');
    t.choose('heal:-,-').choose('heal:-,-').choose('heal:-,-');
    expect(me(t).fame).toBe(2);
    expect(me(t).hand).toEqual([]);
  });

  test('Golden Grail: thrown away, heal 6, and a card for each wound healed from the hand', () => {
    const t = sit({}, state => {
      hold(state, 0, 'golden-grail', 'wound', 'wound');
      deck(state, 0, 'march', 'march', 'march');
      army(state, 0, 'peasants');
      for (const unit of heroOf(state, 0).units) unit.wounds = 1;
    });
    t.choose('play:golden-grail,strong');
    expect(turn(t).heal).toBe(6);
    t.choose('heal:-,-').choose('heal:0,peasants').choose('heal:-,-');
    expect(me(t).hand).toEqual(['march', 'march']);
    expect(turn(t).heal).toBe(3);
  });

  test('Golden Grail: not without anything to heal', () => {
    expect(sit({}, state => hold(state, 0, 'golden-grail')).offered('play:golden-grail,b')).toEqual([]);
  });

  test('Book of Wisdom: an action is thrown away for an advanced action of its colour, into the hand', () => {
    const t = sit({}, state => {
      hold(state, 0, 'book-of-wisdom', 'march', 'rage');
      state.offers.actions = ['refreshing-walk', 'intimidate', 'blood-rage'];
    });
    t.choose('play:book-of-wisdom,basic');
    expect(t.offered()).toEqual(['card:march', 'card:rage']);
    t.choose('card:march');
    expect(me(t).hand).toEqual(['rage', 'refreshing-walk']);
    expect(me(t).discard).toEqual([]);
    expect(t.state.offers.actions).not.toContain('refreshing-walk');
    expect(t.state.offers.actions).toHaveLength(3);
  });

  test('Book of Wisdom: thrown away, a spell of the colour into the hand and a crystal of it', () => {
    const t = sit({}, state => {
      hold(state, 0, 'book-of-wisdom', 'march', 'rage');
      state.offers.spells = ['tremor', 'snowstorm'];
    });
    t.choose('play:book-of-wisdom,strong').choose('card:march');
    expect(me(t).hand).toEqual(['rage', 'tremor']);
    expect(me(t).crystals.green).toBe(1);
    expect(played(t)).toEqual([['book-of-wisdom', 'away']]);
  });

  test('Book of Wisdom: not without an action whose colour is in the offer', () => {
    const t = sit({}, state => {
      hold(state, 0, 'book-of-wisdom', 'march', 'fireball');
      state.offers.actions = ['intimidate'];
    });
    expect(t.offered('play:book-of-wisdom,basic')).toEqual([]);
  });

  test('Amulet of the Sun: a gold mana; at night forests cost 3, gold can be used, garrisons are seen', () => {
    const keep = hexOn(1, 0, 1);
    const t = sit({ night: true }, state => {
      hold(state, 0, 'amulet-of-the-sun', 'march');
      layMap(state, ['country-3', 'country-1']);
      stand(state, 0, hexOn(1, 0, 2));
      const site = state.map.sites[keep];
      site?.tokens.push({ colour: 'grey', token: null });
      state.tokens.grey.unseen++;
    });
    const forest = hexOn(1, 0, 0);
    expect(costOf(t.state, turn(t), forest)).toBe(5);
    t.choose('play:amulet-of-the-sun,basic');
    expect(me(t).tokens.gold).toBe(1);
    expect(costOf(t.state, turn(t), forest)).toBe(3);
    expect(t.state.map.sites[keep]?.tokens[0]?.token).not.toBeNull();
    t.choose('play:march,strong');
    expect(me(t).tokens.gold).toBe(0);
  });

  test('Amulet of the Sun: ruins are turned up at night', () => {
    const ruins = hexOn(1, 0, 3);
    const t = sit({ night: true }, state => {
      hold(state, 0, 'amulet-of-the-sun');
      state.map.sites[ruins] = newSite('ancient-ruins');
    });
    expect(t.state.map.sites[ruins]?.ruinsSeen).toBe(false);
    t.choose('play:amulet-of-the-sun,strong');
    expect(me(t).tokens.gold).toBe(3);
    expect(t.state.map.sites[ruins]?.ruinsSeen).toBe(true);
  });

  test('Amulet of the Sun: by day only the gold mana; thrown away, 3 of them', () => {
    const t = sit({}, state => hold(state, 0, 'amulet-of-the-sun', 'amulet-of-the-sun'));
    t.choose('play:amulet-of-the-sun,basic').choose('play:amulet-of-the-sun,strong');
    expect(me(t).tokens.gold).toBe(4);
    expect(t.state.lasting).toEqual([]);
  });

  test('Amulet of Darkness: a mana of any colour; by day deserts cost 3 and black mana can be used', () => {
    const t = sit({}, state => {
      hold(state, 0, 'amulet-of-darkness', 'fireball');
      tokens(state, 0, 'red');
      layMap(state, ['country-4', 'country-1']);
      fight(state, ['diggers']);
    });
    t.choose('play:amulet-of-darkness,basic').choose('colour:black').choose('target:0');
    expect(t.offered('play')).toEqual(['play:fireball,strong']);
    t.choose('play:fireball,strong');
    expect(parts(t)).toEqual(['siege fire 8']);
  });

  test('Amulet of Darkness: deserts cost 3 by day; at night nothing changes; thrown away, 3 mana', () => {
    const lay = (night: boolean) =>
      sit({ night }, state => {
        hold(state, 0, 'amulet-of-darkness');
        layMap(state, ['country-4', 'country-1']);
      });
    const deserts = (t: Sitting) =>
      [0, 1, 2, 3, 4, 5, 6].map(position => costOf(t.state, turn(t), hexOn(1, 0, position)));
    const before = deserts(lay(false));
    const day = lay(false).choose('play:amulet-of-darkness,strong');
    day.choose('colour:gold').choose('colour:black').choose('colour:red');
    expect(me(day).tokens).toMatchObject({ gold: 1, black: 1, red: 1 });
    expect(before).toContain(5);
    expect(deserts(day)).toEqual(before.map(cost => (cost === 5 ? 3 : cost)));
    const night = lay(true).choose('play:amulet-of-darkness,basic').choose('colour:red');
    expect(night.state.lasting).toEqual([]);
  });
});

describe('staff, circlet, tome and box', () => {
  test('Druidic Staff: what comes of it depends on the colour of the card discarded', () => {
    const lay = (card: 'march' | 'rage' | 'promise' | 'stamina') =>
      sit({}, state => {
        hold(state, 0, 'druidic-staff', card, 'wound');
        army(state, 0, 'fire-mages', 'altem-mages');
        for (const unit of heroOf(state, 0).units) unit.spent = true;
      }).choose('play:druidic-staff,basic');
    expect(turn(lay('march').choose('card:march')).heal).toBe(3);
    expect(me(lay('rage').choose('card:rage')).units.map(({ spent }) => spent)).toEqual([false, true]);
    expect(me(lay('stamina').choose('card:stamina').choose('colour:green')).crystals.green).toBe(2);
    const moved = lay('promise')
      .choose('card:promise')
      .choose(`space:${hexOn(0, 1, 3)}`);
    expect(me(moved).at).toBe(hexOn(0, 1, 3));
    expect(turn(moved).path).toHaveLength(2);
    expect(lay('promise').choose('card:promise').offered()).not.toContain(`space:${hexOn(0, 1, 0)}`);
  });

  test('Druidic Staff: thrown away, two different ones without discarding', () => {
    const t = sit({}, state => hold(state, 0, 'druidic-staff', 'wound', 'rage'));
    t.choose('play:druidic-staff,strong');
    // No unit is spent: three ways are left.
    expect(t.offered()).toEqual(['option:0', 'option:1', 'option:3']);
    t.choose('option:3');
    expect(t.offered()).toEqual(['option:0', 'option:1']);
    t.choose('option:1').choose('colour:red');
    expect(t.kind).toBe('turn');
    expect(turn(t).heal).toBe(3);
    expect(me(t).crystals.red).toBe(2);
    expect(me(t).hand).toEqual(['rage', 'wound']);
  });

  test('Circlet of Proficiency: a skill of the common offer is used, one for every turn twice', () => {
    const t = sit({}, state => {
      hold(state, 0, 'circlet-of-proficiency');
      state.offers.skills = [{ skill: 'shield-mastery', from: 1 }];
      fight(state, ['prowlers'], { phase: 'block' });
    });
    expect(t.offered('play:circlet-of-proficiency,basic')).toEqual([]);
    t.choose('block:0,0').choose('play:circlet-of-proficiency,basic').choose('skill:shield-mastery');
    t.choose('option:0').choose('option:1');
    expect(parts(t)).toEqual(['melee physical 3', 'melee fire 2']);
    expect(t.state.offers.skills).toHaveLength(1);
    expect(me(t).skills).toEqual([]);
  });

  test('Circlet of Proficiency: thrown away, any skill of the common offer is gained', () => {
    const t = sit({}, state => {
      hold(state, 0, 'circlet-of-proficiency');
      state.offers.skills = [{ skill: 'shield-mastery', from: 1 }];
    });
    t.choose('play:circlet-of-proficiency,strong').choose('gain-skill:shield-mastery,common');
    expect(me(t).skills.map(({ skill }) => skill)).toEqual(['shield-mastery']);
    expect(t.state.offers.skills).toEqual([]);
    expect(played(t)).toEqual([['circlet-of-proficiency', 'away']]);
  });

  test('Tome of All Spells: a coloured card is discarded for the basic effect of a spell of its colour in the offer', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tome-of-all-spells', 'rage', 'march');
      state.offers.spells = ['fireball', 'snowstorm'];
      fight(state, ['prowlers']);
    });
    t.choose('target:0').choose('play:tome-of-all-spells,basic');
    expect(t.offered()).toEqual(['card:rage']);
    t.choose('card:rage').choose('play:fireball,basic');
    expect(parts(t)).toEqual(['ranged fire 5']);
    expect(t.state.offers.spells).toEqual(['fireball', 'snowstorm']);
    expect(played(t)).toEqual([['tome-of-all-spells', 'discard']]);
  });

  test('Tome of All Spells: thrown away, the strong effect, even by day', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tome-of-all-spells', 'rage');
      state.offers.spells = ['fireball'];
      fight(state, ['diggers']);
    });
    t.choose('target:0').choose('play:tome-of-all-spells,strong').choose('card:rage').choose('play:fireball,strong');
    expect(parts(t)).toEqual(['siege fire 8']);
    expect(wounds(t)).toBe(1);
  });

  test('Mysterious Box: shows the uppermost artifact and can be used as it for a fame; then it is discarded', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mysterious-box', 'march');
      state.piles.artifacts = { ...newPile(['horn-of-wrath']), top: ['ruby-ring'] };
    });
    t.choose('play:mysterious-box,basic');
    expect(t.happened()).toContainEqual({ kind: 'box-opened', seat: 0, card: 'ruby-ring', rule: 'MK-EFF-03' });
    expect(played(t)).toEqual([['mysterious-box', 'hand']]);
    expect(t.offered('use')).toHaveLength(2);
    t.choose(use(t));
    expect(me(t)).toMatchObject({ fame: 2, tokens: { red: 1 }, crystals: { red: 1 } });
    expect(played(t)).toEqual([['mysterious-box', 'discard']]);
    expect(t.offered('use')).toEqual([]);
    t.choose('end').choose('done');
    expect(t.state.piles.artifacts).toEqual({ top: [], rest: ['horn-of-wrath'], bottom: ['ruby-ring'] });
    expect(me(t).discard).toEqual(['mysterious-box']);
  });

  test('Mysterious Box: used as the strong side it is thrown away; unused it comes back to the hand', () => {
    const lay = () =>
      sit({}, state => {
        hold(state, 0, 'mysterious-box');
        state.piles.artifacts = { ...newPile([]), top: ['ruby-ring'] };
      }).choose('play:mysterious-box,basic');
    const strong = lay();
    strong.choose(strong.offered('use')[1] ?? 'no use');
    expect(me(strong).fame).toBe(1);
    expect(played(strong)).toEqual([['mysterious-box', 'away']]);
    const unused = lay().choose('end').choose('done');
    expect(me(unused).hand).toEqual(['mysterious-box']);
    expect(unused.state.piles.artifacts.bottom).toEqual(['ruby-ring']);
  });

  test('Mysterious Box: a banner is borne for this turn only', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mysterious-box', 'march');
      army(state, 0, 'utem-guardsmen', 'peasants');
      state.piles.artifacts = { ...newPile([]), top: ['banner-of-glory'] };
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('play:mysterious-box,basic');
    t.choose(t.offered('use').at(-1) ?? 'no use').choose('own-unit:0,utem-guardsmen');
    expect(me(t).fame).toBe(1);
    t.choose('block:0,0').choose('unit:0,utem-guardsmen,1');
    expect(parts(t)).toEqual(['melee physical 5']);
    t.choose('hold');
    expect(me(t).fame).toBe(2);
    t.choose('done').choose('end').choose('done');
    expect(t.state.lasting).toEqual([]);
    expect(me(t).discard).toEqual(['mysterious-box']);
    expect(me(t).units[0]?.banner).toBeNull();
  });
});
