import { say } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { SCROLLS } from '../content/enemies/index.ts';
import type { Scroll } from '../content/enemies/scroll.ts';
import { swordAndSorcery } from '../index.ts';
import { things } from '../things.ts';
import { enemy, type Sitting, sit, stand } from './positions.ts';

const text = (name: string, lang: 'en' | 'de' = 'en'): string | undefined =>
  things().find(one => one.name[lang] === name)?.text[lang];

test('powers, items, traps, events, criticals and conditions say what they do', () => {
  expect(text('Heal Wounds')).toBe(
    'Power of Thorgar. Standard action, a hero up to 1 zone away. I: Heal 2. Cooldown 1. III: Heal 3. Cooldown 2. V: Heal 5. Cooldown 3.',
  );
  expect(text('Longsword')).toBe(
    'Stash, main hand (Might, Faith). Attack (own zone): 1 red + 2 blue, sharp. 1 energy: Lethal I.',
  );
  expect(text('Langschwert', 'de')).toBe(
    'Vorrat, Haupthand (Kraft, Glaube). Angriff (eigene Zone): 1 rot + 2 blau, scharf. 1 Energie: Tödlich I.',
  );
  expect(text('Longsword (improved)')).toContain('Attack (own zone): 1 hit + 1 red + 2 blue, sharp.');
  expect(text('Lightning')).toBe('Trap. Heroes up to 2 zones away save, or: Suffers 1 wound.');
  expect(text('−1 armour')).toBe('Critical hit that stays. −1 armour.');
  expect(text('vergiftet II', 'de')).toBe('Zustand: 2 Wunden in jeder Zeitphase; danach beendet ihn ein Rettungswurf.');
  expect(text('Veterans')).toBe('Activates: all blue enemies; if there is none: all green enemies.');
  expect(text('Fenrir')).toContain('1 defence die. Attack (own zone): 1 hit + 1 red, sharp.');
});

test('scrolls are read as they lie: whom, at which distance, with what', () => {
  expect(text('Green Orc Warrior')).toContain(
    'Enemy, green (Might). Health 5. Armour 1, magic shields 0, 0 defence dice. Vulnerable to magical. Goes for heroes of the style Might. Up to 2 zones away: into melee, War Axe. Farther off: move 2. War Axe (own zone) 1 hit + 1 red, sharp.',
  );
});

/** What the log says of the enemies that acted. */
const log = (t: Sitting, lang: 'en' | 'de'): string[] =>
  t
    .events()
    .flatMap(event =>
      event.kind === 'activated'
        ? [`${event.rule}: ${say(swordAndSorcery.texts.events.activated, lang, event, seat => `Seat ${seat + 1}`)}`]
        : [],
    );

test('why it attacked Ecarus: the line of an activation says target, condition and behaviour, with the rule', () => {
  const orc = sit({ passing: ['react'] }, state => {
    stand(state, 'laegon', '2A.n');
    enemy(state, 'orc-warrior-green-1', '2A.n');
    state.supplies.activation.pile.rest = ['H'];
  }).choose('end');
  expect(log(orc, 'en')[0]).toBe(
    'SS-BEHV-12: Green Orc Warrior goes for Ecarus (the style Might, which it prefers). Behaviour 1: up to 2 zones away: into melee, War Axe.',
  );
  expect(log(orc, 'de')[0]).toBe(
    'SS-BEHV-12: Grüner Ork-Krieger geht auf Ecarus los (der bevorzugte Stil Kraft). Verhalten 1: bis zu 2 Zonen entfernt: in den Nahkampf, Kriegsaxt.',
  );
  const shaman = sit({ heroes: ['white-rose', 'archer'], passing: ['react'] }, state => {
    const [hurt] = state.heroes;
    if (hurt) hurt.wounds = 2;
    enemy(state, 'orc-shaman-green-1', '2A.n');
    state.supplies.activation.pile.rest = ['H'];
  }).choose('end');
  expect(log(shaman, 'en')[0]).toMatch(/^SS-BEHV-13: .* goes for Ecarus \(most wounds\)\. Behaviour 1: /);
});

test('weapons and powers of scrolls that share a name in play are called the same', () => {
  const names = new Map<string, string>();
  for (const { sides } of Object.values(SCROLLS as Readonly<Record<string, Scroll>>))
    for (const side of sides)
      for (const [id, { name }] of Object.entries({ ...side?.powers, ...side?.weapons }))
        expect([id, name.en]).toEqual([id, names.set(id, names.get(id) ?? name.en).get(id)]);
});

test('cards say whom their conditions are about', () => {
  expect(text('Guardian')).toBe(
    'Power of Ecarus (lawful). Reaction (when an attack is declared), the other figure in the same zone, if the target is a hero, the target is somebody else and the attacker is an enemy. You become the target of the attack. Cooldown 2.',
  );
  expect(text('Dornen', 'de')).toBe(
    'Fähigkeit eines Gegners. I: Nach einem Angriff, wenn das Ziel der Besitzer ist, es ein Nahkampfangriff ist und er verwundet: Der Angreifer: Erleidet 1 Wunde. II: Nach einem Angriff, wenn das Ziel der Besitzer ist und es ein Nahkampfangriff ist: Der Angreifer: Erleidet 1 Wunde.',
  );
  expect(text('Listiger Angriff', 'de')).toContain('+1 Treffer bei Angriffen je Seelenrang/2.');
  expect(text('Green Orc Shaman')).toContain('Evil Power: It: Heal 1.');
  expect(text('Disarm')).toContain('Reaction (when a trap is drawn), in the own turn too,');
});

test('a die that may be rolled again is named by what it shows, in either language', () => {
  const choice = { do: 'reroll', die: 0, colour: 'blue', shows: 'block+magic' } as const;
  const said = (['en', 'de'] as const).map(lang => say(swordAndSorcery.texts.options.reroll, lang, choice, String));
  expect(said).toEqual(['Re-roll the blue die (block+magic)', 'Blauen Würfel neu werfen (Abwehr+Magie)']);
});
