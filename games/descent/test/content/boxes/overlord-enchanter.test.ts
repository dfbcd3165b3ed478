import { describe, expect, test } from 'vitest';
import { ENCHANTER } from '../../../content/boxes/manor-of-ravens/overlord/enchanter.ts';
import { attachedTo, groupUnder } from '../../../rules/attached.ts';
import { layEncounter } from '../../../rules/setting-up.ts';
import type { State } from '../../../state.ts';
import { io } from '../../laid.ts';
import {
  acts,
  damageOf,
  face,
  figure,
  go,
  hero,
  holds,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, gray, quiet, red, yellow } from './monster-turns.ts';

const SYN = 'syndrael';
const group = (of: string): string => `open-group:${of}`;

/** A zombie next to Syndrael is activated, a group of ettins has nobody on the map; this card was just laid on one of both. */
const laid = (card: string, on = 'zombie', more: (state: State) => void = () => {}): Played =>
  raid(state => {
    hero(state, SYN, 'knight', 'F5');
    monster(state, 'zombie', 'G5');
    state.groups.push({ id: 'ettin', of: 'ettin', inactive: false, minions: 0, masters: 0, acted: false });
    more(state);
    holds(state, [card], ['dash', 'dash', 'dash']);
  }, 'zombie-1')
    .choose(`play:${card}`)
    .choose(group(on));

/** Syndrael's turn, with such cards on the zombies at G5 and H5. */
const facing = (cards: readonly string[], more: (state: State) => void = () => {}): Played =>
  acts(
    sit(state => {
      hero(state, SYN, 'knight', 'F5');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'H7');
      for (const card of cards) {
        const [first] = ENCHANTER[card]?.effects ?? [];
        if (first?.do !== 'attach') throw new Error(card);
        for (const [i, what] of [...first.effects, ...(first.against ?? [])].entries())
          state.lasting.push({
            source: card,
            key: `attached-${i}`,
            on: i < first.effects.length ? 'group/zombie' : 'heroes',
            by: '',
            until: 'encounter-end',
            what: structuredClone(what),
            next: false,
          });
      }
      more(state);
    }),
    SYN,
  );

describe('Enchanter', () => {
  test('D2C-OL-16 D2C-OL-30 D2C-OL-41 D2C-OL-56 D2C-OL-67 D2C-OL-68 D2C-OL-71 each of its cards may be laid on a group of which nobody is on the map', () => {
    for (const card of Object.keys(ENCHANTER)) {
      const t = laid(card, 'ettin');
      expect([groupUnder(t.state, card), attachedTo(t.state, 'ettin'), t.state.overlord.out], card).toEqual([
        'ettin',
        [card],
        [],
      ]);
    }
  });

  test('D2C-OL-96 such a card is discarded at the end of the encounter, and nothing answers', () => {
    const { state } = laid('dragonbone-pendant', 'ettin');
    const later = structuredClone(state);
    layEncounter(later, io());
    expect([later.lasting, later.overlord.out]).toEqual([[], ['dragonbone-pendant']]);
  });

  test('D2C-OL-16 Dragonbone Pendant: the group deals 1 more damage, until one of it fells a hero', () => {
    const t = laid('dragonbone-pendant');
    quiet(t.choose(strike(t, 'zombie', SYN, 'F5'), [blue(3), yellow(2), gray(0)]));
    // 2 by the blue die, 2 by the yellow one, 1 more.
    const hit = damageOf(t, SYN);
    const plain = raid(state => {
      hero(state, SYN, 'knight', 'F5');
      monster(state, 'zombie', 'G5');
    }, 'zombie-1');
    quiet(plain.choose(strike(plain, 'zombie', SYN, 'F5'), [blue(3), yellow(2), gray(0)]));
    expect(hit).toBe(damageOf(plain, SYN) + 1);
    expect(groupUnder(t.state, 'dragonbone-pendant')).toBe('zombie');
    const fatal = laid('dragonbone-pendant', 'zombie', state =>
      Object.assign(state.heroes[0] as object, { damage: 11 }),
    );
    quiet(fatal.choose(strike(fatal, 'zombie', SYN, 'F5'), [blue(3), yellow(2), gray(0)]));
    expect([groupUnder(fatal.state, 'dragonbone-pendant'), fatal.state.overlord.out]).toEqual([
      null,
      ['dragonbone-pendant'],
    ]);
  });

  test('D2C-OL-41 Elixir of Stone: the group has 1 shield more; who attacks it may break the card for 2 surges, who attacks others may not', () => {
    const t = facing(['elixir-of-stone'], state => void monster(state, 'goblin-archer', 'F6'));
    quiet(t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(2), face('brown', { shield: 2 })]));
    const plain = facing([]);
    quiet(
      plain.choose(strike(plain, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(2), face('brown', { shield: 2 })]),
    );
    expect(damageOf(t, 'zombie-1')).toBe(damageOf(plain, 'zombie-1') - 1);
    const breaking = facing(['elixir-of-stone']);
    breaking.choose(strike(breaking, 'iron-longsword', 'zombie-1', 'G5'), [
      blue(6),
      red(3, 1),
      face('brown', { shield: 2 }),
    ]);
    const option = breaking.offered('surge:/elixir-of-stone');
    expect(option).toHaveLength(1);
    breaking.choose(option[0] ?? '');
    expect([groupUnder(breaking.state, 'elixir-of-stone'), breaking.state.overlord.out]).toEqual([
      null,
      ['elixir-of-stone'],
    ]);
    const other = facing(['elixir-of-stone'], state => void monster(state, 'goblin-archer', 'F6'));
    other.choose(strike(other, 'iron-longsword', 'goblin-archer-1', 'F6'), [blue(6), red(3, 1), gray(3)]);
    expect(other.offered('surge:/elixir-of-stone')).toEqual([]);
  });

  test("D2C-OL-68 Rings of Zhol'alam: each of the group that falls costs heroes within 2 spaces 1 damage; with the last one the card is gone", () => {
    const t = facing(['rings-of-zholalam'], state => {
      for (const one of state.monsters) one.damage = 2;
      hero(state, 'jain-fairwood', 'thief', 'J8');
    });
    quiet(t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(2), face('brown', { shield: 0 })]));
    expect([damageOf(t, SYN), damageOf(t, 'jain-fairwood'), groupUnder(t.state, 'rings-of-zholalam')]).toEqual([
      1,
      0,
      'zombie',
    ]);
    const last = facing(['rings-of-zholalam'], state => {
      state.monsters = state.monsters.slice(0, 1);
      for (const one of state.monsters) one.damage = 2;
    });
    quiet(
      last.choose(strike(last, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(2), face('brown', { shield: 0 })]),
    );
    expect([damageOf(last, SYN), groupUnder(last.state, 'rings-of-zholalam')]).toEqual([1, null]);
  });

  test('D2C-OL-31 D2C-OL-32 Rune of the Phoenix: of damage beyond its health nothing counts; discarded, the monster recovers 5 and stays', () => {
    const t = facing(['rune-of-the-phoenix'], state => Object.assign(state.monsters[0] as object, { damage: 2 }));
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(3), face('brown', { shield: 0 })]);
    while (t.kind === 'surge') t.choose('done');
    expect([t.kind, t.seat, t.offered('use:')]).toEqual(['answer', 0, ['use:,rune-of-the-phoenix,0']]);
    t.choose('use:,rune-of-the-phoenix,0');
    // A zombie has 3 health: so much damage lay on it, and 5 are recovered.
    expect([damageOf(t, 'zombie-1'), figure(t, 'zombie-1').cells.length, t.state.overlord.out]).toEqual([
      0,
      1,
      ['rune-of-the-phoenix'],
    ]);
    const kept = facing(['rune-of-the-phoenix'], state => Object.assign(state.monsters[0] as object, { damage: 2 }));
    kept.choose(strike(kept, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), red(3), face('brown', { shield: 0 })]);
    quiet(kept);
    expect([
      kept.state.monsters.some(({ id }) => id === 'zombie-1'),
      groupUnder(kept.state, 'rune-of-the-phoenix'),
    ]).toEqual([false, 'zombie']);
  });

  test('D2C-OL-72 Sign of the Last Zenith: what other groups lose comes to this one, and he draws a card each time, even when nobody of it is left', () => {
    const t = laid('sign-of-the-last-zenith', 'ettin', state => {
      Object.assign(state.heroes[0] as object, { damage: 11 });
      state.lasting.push(
        ...(ENCHANTER['dragonbone-pendant']?.effects ?? []).flatMap(effect =>
          effect.do !== 'attach'
            ? []
            : effect.effects.map((what, i) => ({
                source: 'dragonbone-pendant',
                key: `attached-${i}`,
                on: 'group/zombie',
                by: '',
                until: 'encounter-end',
                what: structuredClone(what),
                next: false,
              })),
        ),
      );
    });
    const before = t.state.overlord.hand.length;
    quiet(t.choose(strike(t, 'zombie', SYN, 'F5'), [blue(3), yellow(2), gray(0)]));
    expect([groupUnder(t.state, 'dragonbone-pendant'), groupUnder(t.state, 'sign-of-the-last-zenith')]).toEqual([
      'ettin',
      'ettin',
    ]);
    // One for the hero who was knocked out, one for the card.
    expect([t.state.overlord.hand.length - before, t.state.overlord.out]).toEqual([2, []]);
  });

  test('D2C-OL-67 Ward of Peace: the group is free of conditions and gets none, until it spends a surge', () => {
    const t = laid(
      'ward-of-peace',
      'zombie',
      state => void (state.monsters[0] as { conditions: string[] }).conditions.push('poisoned'),
    );
    expect(figure(t, 'zombie-1').conditions).toEqual([]);
    t.choose(strike(t, 'zombie', SYN, 'F5'), [blue(6), yellow(1), gray(0)]);
    while (t.kind === 'answer') t.choose('pass');
    const surge = t.offered('surge').filter(one => one !== 'done')[0] ?? '';
    t.choose(surge);
    quiet(t);
    expect(groupUnder(t.state, 'ward-of-peace')).toBe(null);
    const unspent = laid('ward-of-peace');
    quiet(unspent.choose(strike(unspent, 'zombie', SYN, 'F5'), [blue(6), yellow(1), gray(0)]));
    expect(groupUnder(unspent.state, 'ward-of-peace')).toBe('zombie');
  });

  test('D2C-OL-56 Wristlet of Wind: after an attack it may move a space; it is lost when one of the group stands still', () => {
    const t = laid('wristlet-of-wind');
    t.choose(strike(t, 'zombie', SYN, 'F5'), [blue(3), yellow(2), gray(0)]);
    while (t.kind === 'surge' || (t.kind === 'answer' && t.seat === 1)) t.choose(t.kind === 'surge' ? 'done' : 'pass');
    expect(t.offered('use:')).toEqual(['use:,wristlet-of-wind,0']);
    t.choose('use:,wristlet-of-wind,0');
    expect(t.kind).toBe('where');
    const still = laid('wristlet-of-wind');
    still.choose('end');
    expect(groupUnder(still.state, 'wristlet-of-wind')).toBe(null);
    const walked = laid('wristlet-of-wind').choose('move');
    walked.choose(go(walked, 'H5')).choose('end');
    expect(groupUnder(walked.state, 'wristlet-of-wind')).toBe('zombie');
  });
});
