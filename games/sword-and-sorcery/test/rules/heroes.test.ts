import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { SCROLLS } from '../../content/enemies/index.ts';
import { type ClassId, HERO_IDS, HEROES, type HeroId } from '../../content/heroes.ts';
import { swordAndSorcery } from '../../index.ts';
import { learnable } from '../../rules/ranks.ts';
import { heroOf } from '../../state.ts';
import { guard, lastTurn, to, told } from '../laid.ts';
import { blue, enemy, give, hero, heroWith, learn, sit, stand, zone } from '../positions.ts';

const classes = HERO_IDS.flatMap(id => HEROES[id].classes.map(own => ({ id, own })));

/** The players choose their heroes, from the first question on. */
const choosing = (settings: Readonly<Record<string, number | boolean>> = {}) =>
  table(swordAndSorcery, { config: { scenario: 'sparring-yard', seats: 1, settings: { heroes: 3, ...settings } } });

describe('heroes', () => {
  test('SS-HERO-01, SS-HERO-02, SS-SOUL-01 every hero in two classes, of opposed natures; Laegon is neutral in both', () => {
    expect(classes.map(({ id, own }) => [id, own.name.en, own.nature])).toEqual([
      ['auriel', 'White Mage', 'law'],
      ['auriel', 'Black Mage', 'chaos'],
      ['ecarus', 'Knight of the White Rose', 'law'],
      ['ecarus', 'Knight of the Black Rose', 'chaos'],
      ['laegon', 'Ranger', 'neutral'],
      ['laegon', 'Archer', 'neutral'],
      ['shae', 'Rogue', 'law'],
      ['shae', 'Assassin', 'chaos'],
      ['thorgar', 'Cleric', 'law'],
      ['thorgar', 'Runemaster', 'chaos'],
    ]);
    expect(choosing().offered()).toEqual(classes.map(({ id, own }) => `hero:${id},${own.id}`));
    // A hero is there once, in one class.
    expect(choosing().choose('hero:laegon,ranger').offered('hero:laegon')).toEqual([]);
  });

  test('SS-HERO-03, SS-POW-01 the hero card of each class has a power of its own', () => {
    expect(classes.map(({ own }) => [own.id, own.power.id])).toEqual([
      ['white-mage', 'meditate'],
      ['black-mage', 'wand-mastery'],
      ['white-rose', 'taunt'],
      ['black-rose', 'cull'],
      ['ranger', 'two-blades'],
      ['archer', 'second-arrow'],
      ['rogue', 'trap-sense'],
      ['assassin', 'dance-of-blades'],
      ['cleric', 'divine-favour'],
      ['runemaster', 'rune-burst'],
    ]);
  });

  test('SS-HERO-04 one side for the living, the other for the ghost', () => {
    const turn = (ghost: boolean) =>
      sit({ heroes: ['cleric', 'white-rose'] }, state => {
        guard(state);
        heroOf(state, 'thorgar').ghost = ghost;
        heroOf(state, 'ecarus').wounds = 1;
      });
    expect([turn(false).kind, turn(false).offered('dash'), turn(false).offered('cry')]).toEqual(['turn', ['dash'], []]);
    expect([turn(true).kind, turn(true).offered('dash'), turn(true).offered('cry')]).toEqual([
      'ghost',
      [],
      ['cry:ecarus'],
    ]);
  });

  test('SS-HERO-05 the values of the hero cards', () => {
    expect(HERO_IDS.map(id => [id, HEROES[id].style, HEROES[id].move, HEROES[id].capacity])).toEqual([
      ['auriel', 'magic', 3, 3],
      ['ecarus', 'might', 3, 4],
      ['laegon', 'speed', 4, 3],
      ['shae', 'speed', 4, 3],
      ['thorgar', 'faith', 3, 4],
    ]);
    expect(classes.map(({ own }) => own.save)).toEqual([
      'energy',
      'hit',
      'block',
      'block',
      'energy',
      'energy',
      'block',
      'block',
      'magic',
      'magic',
    ]);
    expect(new Set(classes.map(({ own }) => own.cry.id)).size).toBe(10);
  });

  test('SS-HERO-06 one place each for main weapon, off-hand weapon, armour and artefact, the rest in the inventory', () => {
    const t = sit({}, state => {
      guard(state);
      for (const item of ['longsword', 'shield', 'chain', 'healing-potion'] as const)
        give(state, 'ecarus', 'pack', item);
    });
    t.choose('change').choose('wear:longsword,main').choose('wear:shield,off').choose('wear:chain,armour');
    expect(hero(t, 'ecarus')).toMatchObject({
      main: { id: 'longsword' },
      off: { id: 'shield' },
      armour: { id: 'chain' },
      artefact: null,
      pack: [{ id: 'healing-potion' }],
    });
  });

  test('SS-HERO-07 some items are used from the inventory, others only when they are equipped', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'pack', 'longsword');
      give(state, 'ecarus', 'pack', 'healing-potion');
      heroOf(state, 'ecarus').wounds = 2;
      enemy(state, 'brigand-green-1', '2A.c');
    });
    expect(t.offered('attack')).toEqual(['attack:unarmed,brigand-green-1']);
    expect(t.offered('item')).toContain('item:healing-potion,ecarus');
  });

  test('SS-HERO-08 the marker shows who has had a turn in this round', () => {
    const t = sit({}, state => {
      lastTurn(state);
      heroOf(state, 'laegon').acted = false;
    }).choose('end');
    expect(t.state.heroes.map(({ acted }) => acted)).toEqual([true, false]);
    // Only Laegon is left: his turn begins unasked.
    expect(t.state.turn?.hero).toBe('laegon');
    t.choose('end');
    expect([t.state.round, t.state.heroes.map(({ acted }) => acted)]).toEqual([2, [false, false]]);
  });

  test('SS-STYL-01, SS-STYL-02 four combat styles; every hero and every enemy has one', () => {
    const styles = ['faith', 'might', 'magic', 'speed'];
    for (const id of HERO_IDS) expect(styles).toContain(HEROES[id].style);
    for (const { style } of Object.values(SCROLLS)) expect([...styles, 'all']).toContain(style);
    expect(new Set(HERO_IDS.map(id => HEROES[id].style)).size).toBe(4);
  });

  test('SS-STYL-03 the style decides what a hero can equip', () => {
    const wears = (own: ClassId) => {
      const t = sit({ heroes: [own, 'archer'] as const }, state => {
        guard(state);
        give(state, heroWith(own), 'pack', 'longsword');
      });
      return t.offered('change').length;
    };
    expect((['white-rose', 'cleric', 'rogue', 'white-mage'] as const).map(wears)).toEqual([1, 1, 0, 0]);
  });
});

describe('the nature of souls', () => {
  test('SS-SOUL-02 law and chaos are never in one group; neutral souls go with both', () => {
    const natures = (start: string) => [
      ...new Set(
        choosing()
          .choose(start)
          .offered()
          .map(option => classes.find(({ id, own }) => option === `hero:${id},${own.id}`)?.own.nature),
      ),
    ];
    expect(natures('hero:thorgar,cleric')).toEqual(['law', 'neutral']);
    expect(natures('hero:thorgar,runemaster')).toEqual(['chaos', 'neutral']);
    expect(natures('hero:laegon,archer')).toEqual(['law', 'chaos']);
    // The second one decides for the third, whatever Laegon is.
    const t = choosing().choose('hero:laegon,archer').choose('hero:shae,assassin');
    expect(t.offered().filter(option => option.includes('white') || option.includes('cleric'))).toEqual([]);
  });

  test('SS-SOUL-05, SS-SOUL-08 Soul Storm is off; with it all mix freely', () => {
    expect(choosing().state.variants.soulStorm).toBe(false);
    const storm = choosing({ 'soul-storm': true }).choose('hero:thorgar,cleric');
    expect(storm.state.variants.soulStorm).toBe(true);
    expect(storm.offered()).toHaveLength(8);
    expect(storm.offered()).toContain('hero:shae,assassin');
  });

  test('SS-SOUL-04, SS-SOUL-07 the nature limits the powers, with Soul Storm too', () => {
    const natured = (own: ClassId, id: HeroId, storm: boolean) => {
      const t = sit({ heroes: [own, 'archer'] as const, rank: 7, settings: { 'soul-storm': storm } }, guard);
      return learnable(t.state, heroOf(t.state, id)).filter(power =>
        ['command', 'sanctuary', 'rune-of-attack', 'rune-of-ward'].includes(power),
      );
    };
    for (const storm of [false, true]) {
      expect(natured('cleric', 'thorgar', storm)).toEqual(['command', 'sanctuary']);
      expect(natured('runemaster', 'thorgar', storm)).toEqual(['rune-of-attack', 'rune-of-ward']);
    }
  });
});

describe('capacity, save rolls, movement', () => {
  test('SS-VAL-01, SS-VAL-02, SS-VAL-03 so many cards in the inventory, equipped ones not counted; who lays one down has room', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      guard(state);
      stand(state, 'ecarus', '1A.t');
      give(state, 'auriel', 'main', 'ash-wand');
      give(state, 'auriel', 'armour', 'robe');
      for (let i = 0; i < 3; i++) give(state, 'auriel', 'pack', 'healing-potion');
      state.ground[zone('2A.c')]?.items.push({ id: 'bandage', side: 0, forged: false, charges: 0 });
    });
    // Three of three: there is no room for the bandage.
    expect(t.offered('pick-up')).toEqual([]);
    t.choose('drop').choose('lay:healing-potion,pack').choose('done');
    expect(t.state.turn).toMatchObject({ standard: 1, combat: 1 });
    t.choose('pick-up');
    expect(hero(t, 'auriel').pack.map(({ id }) => id)).toEqual(['healing-potion', 'healing-potion', 'bandage']);
  });

  test('SS-VAL-04, SS-VAL-05 a save roll is one blue die against the symbol of the card', () => {
    const opens = (own: ClassId, face: string) =>
      sit({ heroes: [own, 'archer'] as const, at: '1A.s', passing: ['react'] }, state => {
        guard(state);
        stand(state, 'laegon', '7A.h');
        state.supplies.trap.pile.rest = ['flames'];
      }).choose('open:1A.h|1A.s', [blue(face)]);
    expect(hero(opens('white-rose', 'block'), 'ecarus').fire).toEqual([]);
    expect(hero(opens('white-rose', 'hit'), 'ecarus').fire).toEqual([1]);
    expect(hero(opens('black-mage', 'hit'), 'auriel').fire).toEqual([]);
    expect(hero(opens('black-mage', 'block'), 'auriel').fire).toEqual([1]);
    const t = opens('white-rose', 'hit');
    expect([t.leftover, told(t, 'save')]).toEqual([
      [],
      [{ kind: 'save', figure: 'ecarus', against: 'flames', symbol: 'block', made: false, rule: 'SS-VAL-05' }],
    ]);
  });

  test('SS-VAL-06 one matching symbol of two is enough', () => {
    const cured = (face: string) =>
      sit({ heroes: ['cleric', 'white-rose'], passing: ['react'] }, state => {
        lastTurn(state);
        heroOf(state, 'thorgar').conditions = ['poisoned-1'];
      }).choose('end', [blue(face)]);
    expect(hero(cured('block+magic'), 'thorgar').conditions).toEqual([]);
    expect(hero(cured('energy+magic'), 'thorgar').conditions).toEqual([]);
    expect(hero(cured('block+energy'), 'thorgar').conditions).toEqual(['poisoned-1']);
  });

  test('SS-VAL-07 the movement range is the number of points of a move', () => {
    const points = (own: ClassId) => {
      const t = sit({ heroes: [own, own === 'archer' ? 'white-rose' : 'archer'] as const }, guard).choose(to('2A.n'));
      return t.state.turn?.points;
    };
    expect((['white-mage', 'white-rose', 'rogue', 'cleric'] as const).map(points)).toEqual([2, 2, 3, 2]);
    expect(points('archer')).toBe(3);
  });

  test('SS-COND-30 a blinded hero saves for free actions and reactions too', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      guard(state);
      learn(state, 'auriel', 'windstep');
      heroOf(state, 'auriel').conditions.push('blinded');
    });
    t.choose('power:windstep,1,auriel', [blue('block')]);
    expect([t.state.lasting, hero(t, 'auriel').powers[0]?.glasses]).toEqual([[], 2]);
    const ward = sit({ heroes: ['white-rose', 'white-mage'] }, state => {
      learn(state, 'auriel', 'ward');
      heroOf(state, 'auriel').conditions.push('blinded');
      stand(state, 'auriel', '2A.n');
      enemy(state, 'gremlin-green-1', '2A.c');
    }).choose(to('2A.w'), [blue('gremlin')]);
    ward.choose('use:auriel,ward,1', [blue('block'), blue('gremlin')]);
    expect([hero(ward, 'ecarus').wounds, hero(ward, 'auriel').powers[0]?.glasses]).toEqual([1, 2]);
  });
});
