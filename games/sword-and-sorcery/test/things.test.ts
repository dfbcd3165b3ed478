import { say } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { swordAndSorcery } from '../index.ts';
import { things } from '../things.ts';
import { enemy, type Sitting, sit, stand } from './positions.ts';

const text = (name: string, lang: 'en' | 'de' = 'en'): string | undefined =>
  things().find(one => one.name[lang] === name)?.text[lang];

test('powers, items, traps, events, criticals and conditions say what they do', () => {
  expect(text('Heal Wounds')).toBe(
    'Power of Thorgar. Standard action, a hero {1}. I: Heal 2. Cooldown 1. III: Heal 3. Cooldown 2. V: Heal 5. Cooldown 3.',
  );
  expect(text('Longsword')).toBe(
    'Stash, main hand (Might, Faith). Attack {0}: 1 red + 2 blue, sharp. 1 energy: Lethal I.',
  );
  expect(text('Langschwert', 'de')).toBe(
    'Vorrat, Haupthand (Kraft, Glaube). Angriff {0}: 1 rot + 2 blau, scharf. 1 Energie: Tödlich I.',
  );
  expect(text('Longsword (improved)')).toContain('Attack {0}: 1 hit + 1 red + 2 blue, sharp.');
  expect(text('Lightning')).toBe('Trap. Heroes within {2} save, or: Suffers 1 wound.');
  expect(text('−1 armour')).toBe('Critical hit that stays. −1 armour.');
  expect(text('vergiftet II', 'de')).toBe('Zustand: 2 Wunden in jeder Zeitphase; danach beendet ihn ein Rettungswurf.');
  expect(text('Veterans')).toBe('Activates: all blue enemies; if there is none: all green enemies.');
  expect(text('Fenrir')).toContain('1 defence die. Attack {0}: 1 hit + 1 red, sharp.');
});

test('scrolls are read as they lie: whom, at which distance, with what', () => {
  expect(text('Green Orc Warrior')).toContain(
    'Enemy, green (Might). Health 5. Armour 1, magic shields 0, 0 defence dice. Vulnerable to magical. Goes for the style Might. {0-2} into melee, War Axe. {+} move 2. War Axe {0} 1 hit + 1 red, sharp.',
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
    'SS-BEHV-12: Green Orc Warrior goes for Ecarus (the style Might, which it prefers). Behaviour 1: {0-2} into melee, War Axe.',
  );
  expect(log(orc, 'de')[0]).toBe(
    'SS-BEHV-12: Grüner Ork-Krieger geht auf Ecarus los (der bevorzugte Stil Kraft). Verhalten 1: {0-2} in den Nahkampf, Kriegsaxt.',
  );
  const shaman = sit({ heroes: ['white-rose', 'archer'], passing: ['react'] }, state => {
    const [hurt] = state.heroes;
    if (hurt) hurt.wounds = 2;
    enemy(state, 'orc-shaman-green-1', '2A.n');
    state.supplies.activation.pile.rest = ['H'];
  }).choose('end');
  expect(log(shaman, 'en')[0]).toMatch(/^SS-BEHV-13: .* goes for Ecarus \(most wounds\)\. Behaviour 1: /);
});
