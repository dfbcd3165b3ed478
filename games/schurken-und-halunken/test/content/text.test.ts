import { describe, expect, test } from 'vitest';
import { type Card, heroes, supportCards } from '../../content/index.ts';
import { scenarioCards } from '../../content/scenarios/cards.ts';
import { cardText } from '../../content/text.ts';

const cards: readonly Card[] = [...heroes, ...supportCards, ...scenarioCards];

describe('card texts are made from the cards', () => {
  test.each(['en', 'de'] as const)('every card has a clean text (%s)', lang => {
    for (const card of cards) {
      const text = cardText(card, lang);
      expect(text.length, card.id).toBeGreaterThan(10);
      expect(text, card.id).not.toMatch(/undefined|null|NaN|\[object|[${}_]|\.\.| {2}|: *$| \./);
      expect(text, card.id).toMatch(/^\p{Lu}.*\.$/su);
      expect(text, card.id).not.toMatch(/\. \p{Ll}/u);
    }
  });

  test('the languages are not mixed up', () => {
    for (const card of cards) {
      expect(cardText(card, 'en'), card.id).not.toMatch(/[äöüß]|\b(und|oder|der|eine|Karte|Schaden|Attacke)\b/);
      expect(cardText(card, 'de'), card.id).not.toMatch(/\b(the|and|or|of|card|damage|attack|gets)\b/);
    }
  });

  test('different effects read differently', () => {
    const byText = new Map<string, string>();
    for (const card of cards) {
      const { id, name, flavour, ...rules } = card;
      const data = JSON.stringify({ ...rules, copies: 0 });
      const text = cardText(card, 'de');
      expect(byText.get(text) ?? data, `${id}: ${name.de} (${flavour.de})`).toBe(data);
      byText.set(text, data);
    }
  });
});

describe('exact texts', () => {
  const expected: Readonly<Record<string, readonly [en: string, de: string]>> = {
    troll: [
      'Non-magical hero. Attack 5, parry 3, magic resistance 3, armour 1. Specialised in impact weapons +1. At the start of your turn: This hero regains 1 life point.',
      'Nichtmagischer Held. Attacke 5, Parade 3, Magieresistenz 3, Rüstung 1. Spezialisierung: Wuchtwaffen +1. Zu Beginn deines Zuges: Dieser Held erhält 1 Lebenspunkt zurück.',
    ],
    'dark-elf': [
      'Magical hero. Attack 4, parry 2, magic 5, magic resistance 5, armour 0. Specialised in ranged weapons +2, elemental magic +1.',
      'Magischer Held. Attacke 4, Parade 2, Magie 5, Magieresistenz 5, Rüstung 0. Spezialisierung: Fernkampfwaffen +2, Elementarmagie +1.',
    ],
    'silver-sword': [
      'One-handed blade weapon. Attack +2, parry +0, damage 5. +1 damage against demons.',
      'Einhändige Klingenwaffe. Attacke +2, Parade +0, Schaden 5. +1 Schaden gegen Dämonen.',
    ],
    'thorn-club': [
      'One- or two-handed impact weapon. Attack +1/+2, parry +0/+1, damage 5/6.',
      'Ein- oder zweihändige Wuchtwaffe. Attacke +1/+2, Parade +0/+1, Schaden 5/6.',
    ],
    'tower-shield': [
      'Shield. Parry +3. The bearer gets −1 attack.',
      'Schild. Parade +3. Der Träger erhält −1 Attacke.',
    ],
    'knights-armour': [
      'Armour for the torso: 3. The bearer gets −2 parry and −2 magic.',
      'Rüstung (Torso): 3. Der Träger erhält −2 Parade und −2 Magie.',
    ],
    'voodoo-doll': [
      'Artefact. Once per round, in your turn: Discard 1 hand card. In return: An enemy hero loses 1 life point.',
      'Artefakt. Einmal pro Runde, in deinem Zug: Lege 1 Handkarte ab. Dafür: Ein gegnerischer Held verliert 1 Lebenspunkt.',
    ],
    'hexing-stick': [
      'Artefact. Two-handed impact weapon. Attack +1, parry +1, damage 4. The bearer gets +1 magic.',
      'Artefakt. Zweihändige Wuchtwaffe. Attacke +1, Parade +1, Schaden 4. Der Träger erhält +1 Magie.',
    ],
    'soul-jar': [
      'Artefact. If the bearer would die, discard this card instead; 3 life points remain.',
      'Artefakt. Würde der Träger sterben, lege stattdessen diese Karte ab; es bleiben 3 Lebenspunkte.',
    ],
    'night-terror': [
      'Attack spell (shadow magic). Magic +1, damage 3, cooldown 1. Armour does not count. On a hit: The foe’s player discards 1 random hand card.',
      'Angriffszauber (Schattenmagie). Magie +1, Schaden 3, Abklingzeit 1. Rüstung zählt nicht. Bei einem Treffer: Der gegnerische Spieler legt 1 zufällige Handkarte ab.',
    ],
    'shadow-step': [
      'Defensive spell (shadow magic) against melee, ranged combat and magic. Magic +1, cooldown 1.',
      'Verteidigungszauber (Schattenmagie) gegen Nahkampf, Fernkampf und Magie. Magie +1, Abklingzeit 1.',
    ],
    'blood-frenzy': [
      'General spell (voodoo magic). Target value 7, cooldown 1. A hero or creature of your group gets +2 attack and +2 damage until the end of the turn.',
      'Allgemeiner Zauber (Voodoo-Magie). Zielwert 7, Abklingzeit 1. Ein Held oder eine Kreatur deiner Gruppe erhält +2 Attacke und +2 Schaden bis zum Ende des Zuges.',
    ],
    'mud-golem': [
      'Summoning (elemental magic). Target value 10, cooldown 1. Creature (melee): attack 5, parry 3, damage 5, magic resistance 4, armour 2, life points 7. The creature gets +2 parry when protecting.',
      'Beschwörung (Elementarmagie). Zielwert 10, Abklingzeit 1. Kreatur (Nahkampf): Attacke 5, Parade 3, Schaden 5, Magieresistenz 4, Rüstung 2, Lebenspunkte 7. Die Kreatur erhält +2 Parade beim Beschützen.',
    ],
    'brain-juice': [
      'Potion. Before your magical attack, defensive spell or general spell: +3 magic for this roll.',
      'Zaubertrank. Vor einer eigenen magischen Attacke, einem Verteidigungszauber oder einem allgemeinen Zauber: +3 Magie für diesen Wurf.',
    ],
    'light-fingers': [
      'Demon. Fixed values: parry 10, magic resistance 9, armour 0, life points 4. At the start of the plagued player’s turn: The plagued player discards 1 random hand card.',
      'Dämon. Feste Werte: Parade 10, Magieresistenz 9, Rüstung 0, Lebenspunkte 4. Zu Beginn des Zuges des geplagten Spielers: Der geplagte Spieler legt 1 zufällige Handkarte ab.',
    ],
    duck: [
      'Manoeuvre. Before warding off a ranged or magical attack: +2 parry and +2 magic resistance for this combat.',
      'Manöver. Vor der Abwehr einer Fernkampfattacke oder einer magischen Attacke: +2 Parade und +2 Magieresistenz für diesen Kampf.',
    ],
    'same-to-you': [
      'Manoeuvre. Before warding off a melee attack: +1 parry for this combat. If the attack is warded off: The foe loses 2 life points.',
      'Manöver. Vor der Abwehr einer Nahkampfattacke: +1 Parade für diesen Kampf. Wird die Attacke abgewehrt: Der Gegner verliert 2 Lebenspunkte.',
    ],
    'mistaken-identity': [
      'Spontaneous event. Before its first die, an attack gets a new target of your choice: another hero or creature outside the attacker’s group. Nobody may protect it.',
      'Spontanes Ereignis. Eine Attacke erhält vor dem ersten Würfelwurf ein neues Ziel deiner Wahl: einen anderen Helden oder eine andere Kreatur außerhalb der Gruppe des Angreifers. Das neue Ziel darf nicht beschützt werden.',
    ],
    'weapons-inspection': [
      'Event. Return 1 weapon of an enemy hero to the hand of its player.',
      'Ereignis. Schicke 1 Waffe eines gegnerischen Helden auf die Hand seines Spielers zurück.',
    ],
    'trembling-squire': [
      'NPC. Life points 5, armour 1. Once per round, before warding off a melee or ranged attack: +2 parry for this combat.',
      'NSC. Lebenspunkte 5, Rüstung 1. Einmal pro Runde, vor der Abwehr einer Nahkampf- oder Fernkampfattacke: +2 Parade für diesen Kampf.',
    ],
    fence: [
      'NPC. Life points 3, armour 0. Once per round, in your turn: Discard 1 hand card. In return: Draw 2 equipment cards.',
      'NSC. Lebenspunkte 3, Rüstung 0. Einmal pro Runde, in deinem Zug: Lege 1 Handkarte ab. Dafür: Ziehe 2 Ausrüstungskarten.',
    ],
  };

  test.each(Object.entries(expected))('%s', (id, [en, de]) => {
    const card = cards.find(c => c.id === id);
    expect(card && cardText(card, 'en')).toBe(en);
    expect(card && cardText(card, 'de')).toBe(de);
  });
});
