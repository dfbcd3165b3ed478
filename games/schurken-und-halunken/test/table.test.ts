import { copy, newChance, perspective, sample } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { draw } from '../drawing.ts';
import { value } from '../heuristics.ts';
import { schurkenUndHalunken } from '../index.ts';
import { resample } from '../secrets.ts';
import { duel, position } from './positions.ts';

const seat = (n: number): string => `Seat ${n + 1}`;

describe('what is hidden', () => {
  const hidden = () =>
    position([
      { heroes: { lich: [] }, hand: ['duck'] },
      { heroes: { troll: [] }, hand: ['halberd', 'fireball', 'backstab'] },
      { heroes: { werewolf: [] }, hand: ['buckler', 'payday'] },
    ]);

  test('other hands and all piles are dealt anew, colour by colour; the own hand stays', () => {
    const t = hidden();
    const world = copy(t.state);
    resample(world, 0, newChance('deal'), []);
    expect(world.groups[0]?.hand).toEqual(['duck#1']);
    expect(world.groups.map(g => g.hand.length)).toEqual([1, 3, 2]);
    expect(world.groups[1]?.hand).not.toEqual(t.state.groups[1]?.hand);
    expect(world.piles.magic).not.toEqual(t.state.piles.magic);
    expect(world.heroPile).not.toEqual(t.state.heroPile);
    expect(schurkenUndHalunken.view(world, 0)).toEqual(t.match.view(0));
  });

  test('a card shown in the middle of an action stays where it was', () => {
    const t = hidden().choose('end');
    t.choose('pile:tactics').choose('pile:tactics').choose('equip:troll,halberd#1');
    for (let i = 0; i < 20; i++) {
      const world = sample(t.match, 0, newChance(`world ${i}`));
      expect(world.state.groups[1]?.heroes[0]?.items).toMatchObject([{ card: 'halberd#1' }]);
      expect(world.ask?.kind).toBe('equip');
    }
  });

  test('what a seat has looked at stays known to it alone', () => {
    const t = position([
      { heroes: { lich: ['crystal-ball'] } },
      { heroes: { troll: [] }, hand: ['halberd', 'backstab'] },
    ]);
    t.choose('use:crystal-ball#1');
    for (let i = 0; i < 10; i++) {
      const world = copy(t.state);
      resample(world, 0, newChance(`known ${i}`), []);
      expect(world.groups[1]?.hand).toEqual(['halberd#1', 'backstab#1']);
    }
  });

  test('a bot sees worlds, not the truth', () => {
    const t = hidden();
    const hands = new Set(
      Array.from({ length: 12 }, (_, i) =>
        perspective(t.match)
          .deal(newChance(`bot ${i}`))
          .run(newChance('luck'))
          .state.groups[1]?.hand.join(),
      ),
    );
    expect(hands.size).toBeGreaterThan(5);
  });
});

describe('the drawing', () => {
  test('shows groups, equipment, hand, piles and a running combat with its sums', () => {
    const t = duel(
      { heroes: { barbarian: ['barbarian-axe'] }, hand: ['duck'], demon: 'trembler' },
      { heroes: { 'dark-elf': ['silver-sword'] }, npc: 'quack', hand: ['fireball'] },
    );
    t.choose('attack:barbarian,barbarian-axe#1,dark-elf').choose('parry:silver-sword#1');
    const text = draw(t.match.view(0), { lang: 'en', plain: false, seat }).join('\n');
    expect(text).toContain('Attack: Barbarian against Dark Elf (Barbarian Axe)');
    expect(text).toContain('Barbarian: 9 attack = 6 base + 2 Barbarian Axe + 2 specialisation - 1 Trembler');
    expect(text).toContain('Hand (1): Duck!');
    expect(text).toContain('Hand: 0 red, 1 blue, 0 green');
    expect(text).not.toContain('Fireball');
    expect(text).toContain('NPC: Quack, life 4');
  });

  test('plain: one sentence per fact, each naming its group', () => {
    const t = duel({ heroes: { lich: [] } }, { heroes: { troll: [] } });
    const lines = draw(t.match.view(1), { lang: 'de', plain: true, seat });
    expect(lines).toContain(
      'Seat 1: Lich: Leben 15/15, Aktion 1; Attacke 2, Parade 2, Magie 5, Magieresistenz 6, Rüstung 1',
    );
    expect(lines.join('')).not.toContain('==');
  });
});

describe('the values of a hero in the drawing', () => {
  const lines = (items: string[], lang: 'en' | 'de' = 'en', more = {}): string[] =>
    draw(duel({ heroes: { barbarian: items }, ...more }, { heroes: { troll: [] } }).match.view(1), {
      lang,
      plain: false,
      seat,
    }).map(line => line.trim());

  test('stand as printed while nothing changes them', () => {
    expect(lines([])).toContain(
      'Barbarian: life 15/15, action 1; attack 6, parry 4, magic 0, magic resistance 3, armour 0',
    );
  });

  test('are what equipment and demons make of them, with what is printed', () => {
    const worn = lines(['cooking-pot', 'thorn-club', 'buckler'], 'en', { demon: 'trembler' });
    expect(worn).toContain(
      'Barbarian: life 15/15, action 1; attack 4 (printed 6), parry 3 (printed 4), magic 0, magic resistance 5 (printed 3), armour 1 (printed 0)',
    );
    // The club in one hand, since the other holds the shield; the barbarian knows how to use it.
    expect(worn).toContain('- Cooking Pot, Thorn Club (attack 7, parry 5), Buckler (parry 5)');
    expect(lines(['thorn-club'], 'de')).toContain('- Dornenkeule (Attacke 10, Parade 7)');
  });
});

describe('the worth of a position', () => {
  const worth = (t: ReturnType<typeof duel>, viewer: number) => value(t.match.view(viewer), viewer);
  const base = () => duel({ heroes: { lich: [], troll: [] } }, { heroes: { werewolf: [], shaman: [] } });

  test('more life, heroes, weapons and cards are better; so are losses of others', () => {
    const better = [
      duel({ heroes: { lich: ['bone-spear'], troll: [] } }, { heroes: { werewolf: [], shaman: [] } }),
      duel({ heroes: { lich: [], troll: [] }, hand: ['duck'] }, { heroes: { werewolf: [], shaman: [] } }),
      duel({ heroes: { lich: [], troll: [] } }, { heroes: { werewolf: [] } }),
      duel({ heroes: { lich: [], troll: [] } }, { heroes: { werewolf: [], shaman: [] } }, { life: { shaman: 4 } }),
      duel({ heroes: { lich: [], troll: [] } }, { heroes: { werewolf: [], shaman: [] }, demon: 'trembler' }),
      duel(
        { heroes: { lich: [], troll: [] }, creatures: { 'mud-golem': 'lich' } },
        { heroes: { werewolf: [], shaman: [] } },
      ),
    ];
    for (const t of better) {
      expect(worth(t, 0)).toBeGreaterThan(worth(base(), 0));
      expect(worth(t, 1)).toBeLessThan(worth(base(), 1));
    }
  });

  test('who is out has lost', () => {
    const t = duel({ heroes: { werewolf: [] } }, { heroes: { lich: [] } }, { life: { lich: 1 } });
    t.choose('attack:werewolf,claws,lich').choose('waive', [1]);
    expect(worth(t, 1)).toBe(-1_000);
  });
});

describe('explanations', () => {
  test('what is allowed is said so; nonsense gets the list of what is offered', () => {
    const t = duel({ heroes: { lich: [] } }, { heroes: { troll: [] } });
    expect(t.explain('draw:lich,magic')).toMatchObject({ allowed: true });
    expect(t.explain('fly:moon')).toMatchObject({ allowed: false });
    expect(t.explain('attack:troll,claws,lich')).toMatchObject({ allowed: false, rule: 'SH-TURN-02' });
    expect(t.explain('play:duck#1').text.en).toContain('not in the hand');
  });
});
