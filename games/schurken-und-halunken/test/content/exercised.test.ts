import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heroes, supportCards } from '../../content/index.ts';

/** Every card of the box, by the test file that plays it. */
const exercised: Readonly<Record<string, string>> = {
  'heroes.test.ts': `
    black-knight barbarian rat-man troll assassin werewolf dragon-slayer goblin-tinkerer vampire
    dark-elf shadow-warrior shaman lich necromancer voodoo-priestess bog-witch
  `,
  'weapons.test.ts': `
    silver-sword sacrificial-dagger compensator hand-and-a-half-sword pirate-sabre barbarian-axe
    thorn-club door-knocker frying-pan toothpick halberd dragon-spit pitchfork witch-hunter-crossbow
    sulking-bow throwing-knives blowpipe
  `,
  'armour.test.ts': `
    buckler tower-shield barn-door mirror-shield horned-helmet cooking-pot shoulder-plates
    knights-armour dragon-armour ring-mail bone-armour spiked-gauntlets iron-boots seven-mile-slippers
  `,
  'artefacts.test.ts': `
    voodoo-doll soul-jar ring-of-stubbornness amulet-of-megalomania hexing-stick cloak-of-shadows
    alarm-clock crystal-ball loaded-die bottomless-bag
  `,
  'spells.test.ts': `
    fireball lightning icy-breath hail-of-frogs shadow-bolt night-terror bone-spear soul-leech
    needlework shrinking-curse stone-skin shadow-step wall-of-bones spell-mirror shared-pain darn-flesh
    rust-curse invisible-hand smoke-out blood-frenzy indoor-storm grave-robbery whisper
  `,
  'summonings.test.ts': `
    rattling-skeleton well-aged-zombie fire-imp shadow-hound mud-golem bone-dragon
  `,
  'potions.test.ts': `
    healing-potion bottled-courage bark-brew brain-juice drops-of-luck troll-sweat
  `,
  'demons.test.ts': `
    shadow-soul trembler light-fingers drinking-companion back-seat-general lead-weight
  `,
  'manoeuvres.test.ts': `
    look-behind-you sand-in-the-eyes without-a-plan where-it-hurts elegant-sidestep duck deep-breath
    thick-skull tin-opener backstab same-to-you beginners-luck evil-eye
  `,
  'events.test.ts': `
    payday pickpocket collapsing-lair tax-collector hot-wash weapons-inspection flea-market better-offer
    unwanted-gift night-shift pest-control feast hangover banana-skin mistaken-identity second-wind
    forget-it hay-fever tied-laces sticking-plaster
  `,
  'npcs.test.ts': `
    quack toadying-bard trembling-squire know-it-all-raven fence double-agent moonlighting-smith
    canteen-cook strict-librarian bouncer
  `,
};

const cards = [...heroes, ...supportCards];
const named = Object.entries(exercised).flatMap(([file, ids]) =>
  ids
    .trim()
    .split(/\s+/)
    .map(id => ({ file, id })),
);

test('every card of the box is exercised, each in one file', () => {
  expect(named.map(({ id }) => id).sort()).toEqual(cards.map(({ id }) => id).sort());
});

test.each(Object.keys(exercised))('%s plays its cards, and its titles name them', file => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const { id } of named.filter(card => card.file === file)) {
    const name = cards.find(card => card.id === id)?.name.en ?? id;
    // Either the title itself, or the row of a table that makes it.
    expect(source.includes(`${name}: `) || source.includes(`['${name}', `), `a test titled "${name}: …"`).toBe(true);
    expect(source, `the card "${id}" in play`).toMatch(new RegExp(`\\b${id}\\b`));
  }
});
