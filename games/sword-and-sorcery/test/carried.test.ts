import { BadConfig, checkConfig, erased, type Plain } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { type Carried, type CarriedHero, readCarried, unbegun } from '../carried.ts';
import { swordAndSorcery } from '../index.ts';
import { CAMPAIGN } from '../rules/campaign.ts';
import { newItem } from '../rules/equipment.ts';

const game = erased(swordAndSorcery);
const [first] = CAMPAIGN;
const bare = { rank: 1, main: null, off: null, armour: null, artefact: null, pack: [], coins: [0, 0, 0] } as const;
const heroes: readonly CarriedHero[] = [
  { ...bare, hero: 'ecarus', class: 'white-rose', powers: ['charge'], main: newItem('longsword') },
  { ...bare, hero: 'laegon', class: 'archer', rank: 2, powers: ['eagle-eye', 'balm'], coins: [1, 2, 0] },
];
const group: Carried = { ...unbegun(), heroes, shards: 5, flags: { spared: 2 } };

describe('what may be carried', () => {
  const check = (carried: Plain) => () => checkConfig(game, { ...(first && { scenario: first }), carried });
  const good = group as unknown as Plain;
  const changed = (change: (carried: Record<string, Plain>) => void): Plain => {
    const own = structuredClone(good) as Record<string, Plain>;
    change(own);
    return own;
  };
  const ecarus = (more: Record<string, Plain>): Plain =>
    changed(own => {
      own.heroes = (own.heroes as Record<string, Plain>[]).map((one, i) => (i === 0 ? { ...one, ...more } : one));
    });

  test('SS-OVER-02 what a campaign has written is taken', () => {
    expect(check(good)).not.toThrow();
    expect(readCarried(JSON.parse(JSON.stringify(good)))).toEqual(good);
  });

  test.each<[string, Plain, string]>([
    ['no list of fields', 7, '"carried"'],
    ['a field too many', changed(own => void Object.assign(own, { luck: 1 })), '"carried"'],
    ['shards that are none', changed(own => void Object.assign(own, { shards: -1 })), '"shards"'],
    ['a flag that is no number', changed(own => void Object.assign(own, { flags: { x: 'y' } })), '"flags.x"'],
    ['no flags', changed(own => void Object.assign(own, { flags: [] })), '"flags"'],
    ['an unknown item', changed(own => void Object.assign(own, { stash: [{ id: 'x' }] })), '"stash.0"'],
    ['an unknown hero', ecarus({ hero: 'robin' }), '"heroes.0.hero"'],
    ['a class of another hero', ecarus({ class: 'archer' }), '"heroes.0.class"'],
    ['a rank beyond the last', ecarus({ rank: 8 }), '"heroes.0.rank"'],
    ['an unknown power', ecarus({ powers: ['flight'] }), '"heroes.0.powers.0"'],
    ['a power that another has', ecarus({ powers: ['balm'] }), '"powers"'],
    ['coins of a fourth kind', ecarus({ coins: [0, 0, 0, 1] }), '"heroes.0.coins"'],
    ['more coins than there are', ecarus({ coins: [0, 0, 6] }), '"coins"'],
    ['a hero twice', ecarus({ hero: 'laegon', class: 'archer', powers: [] }), '"heroes"'],
    ['a side that no card has', ecarus({ main: { ...newItem('longsword'), side: 2 } }), '"heroes.0.main.side"'],
    ['too many charges', ecarus({ main: { ...newItem('longsword'), charges: 1 } }), '"heroes.0.main.charges"'],
    ['a word for yes', changed(own => void Object.assign(own, { hard: 'yes' })), '"hard"'],
  ])('SS-OVER-02 %s is refused, with the place', (_, carried, where) => {
    expect(check(carried)).toThrow(BadConfig);
    expect(check(carried)).toThrow(where);
  });
});
