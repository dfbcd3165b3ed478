import { describe, expect, test } from 'vitest';
import { contentText } from '../../card-text.ts';
import { everything } from '../../content/index.ts';

describe('texts are made from the data', () => {
  test.each(['en', 'de'] as const)('every thing has a clean text (%s)', lang => {
    for (const thing of everything) {
      const text = contentText(thing, lang);
      expect(text.length, thing.id).toBeGreaterThan(8);
      expect(text, thing.id).not.toMatch(/undefined|null|NaN|\[object|[${}_]|\.\.| {2}|: *$| [.,;]/);
      expect(text, thing.id).toMatch(/^[\p{Lu}+].*\.$/su);
      expect(text, thing.id).not.toMatch(/\. \p{Ll}/u);
    }
  });

  test('the languages are not mixed up', () => {
    for (const thing of everything) {
      expect(contentText(thing, 'en'), thing.id).not.toMatch(/[äöüß„]|\b(und|oder|der|das|Ziel|Würfel|Feind)\b/);
      expect(contentText(thing, 'de'), thing.id).not.toMatch(/\b(the|and|or|of|you|target|dice|enemy)\b/);
    }
  });

  test('different rules read differently', () => {
    const byText = new Map<string, string>();
    for (const thing of everything) {
      if (!('effects' in thing)) continue;
      const data = JSON.stringify([thing.kind, thing.effects, 'bearers' in thing ? thing.bearers : null]);
      const text = `${thing.kind}: ${contentText(thing, 'de')}`;
      expect(byText.get(text) ?? data, thing.id).toBe(data);
      byText.set(text, data);
    }
  });
});

describe('exact texts', () => {
  const expected: Readonly<Record<string, readonly [en: string, de: string]>> = {
    madriga: [
      'Elf ranger. Move 8, combat dice 3, ranged dice 3 (long), armour 2. 5 wounds, injured at 2. Abilities: Sure Shot, Nimble. Feats: Arrow Storm, Wind Step. Legendary: Move 8, combat dice 4, ranged dice 4 (long), armour 2. 5 wounds, injured at 3. Abilities: Sure Shot, Nimble, Keen Eye, Steady Hand. Feats: Arrow Storm, Wind Step, Heartseeker.',
      'Elfenwaldläuferin. Bewegung 8, Kampfwürfel 3, Fernkampfwürfel 3 (lang), Rüstung 2. 5 Wunden, verletzt ab 2. Fähigkeiten: Sicherer Schuss, Flink. Heldentaten: Pfeilsturm, Windschritt. Legendär: Bewegung 8, Kampfwürfel 4, Fernkampfwürfel 4 (lang), Rüstung 2. 5 Wunden, verletzt ab 3. Fähigkeiten: Sicherer Schuss, Flink, Scharfes Auge, Ruhige Hand. Heldentaten: Pfeilsturm, Windschritt, Herzsucher.',
    ],
    hoggar: [
      'Boss, zombie troll shaman. Move 4, combat dice 5, armour 3. 5 wounds, injured at 4. Large figure. Abilities: Tough, Sweeping Blow. Feats: Earthshaker, Rotten Rage. Spellcaster: Rot Cloud, Hurled Boulder, Knit Flesh.',
      'Anführer, Zombietroll-Schamane. Bewegung 4, Kampfwürfel 5, Rüstung 3. 5 Wunden, verletzt ab 4. Große Figur. Fähigkeiten: Zäh, Rundumschlag. Heldentaten: Erderschütterer, Faule Wut. Zauberkundig: Fäulniswolke, Felswurf, Fleisch flicken.',
    ],
    'skeleton-warrior': [
      'Minion of level 1. Move 4, combat dice 2, armour 2. Hits: 1 no effect; 2 bone pile; 3+ destroyed.',
      'Scherge der Stufe 1. Bewegung 4, Kampfwürfel 2, Rüstung 2. Treffer: 1 keine Wirkung; 2 Knochenhaufen; 3+ zerstört.',
    ],
    'zombie-troll': [
      'Minion of level 9. Move 4, combat dice 4, armour 4. Large figure. Hits: 1–2 injured, the second time destroyed; 3+ destroyed. Abilities: Sweeping Blow, Tough.',
      'Scherge der Stufe 9. Bewegung 4, Kampfwürfel 4, Rüstung 4. Große Figur. Treffer: 1–2 verletzt, beim zweiten Mal zerstört; 3+ zerstört. Fähigkeiten: Rundumschlag, Zäh.',
    ],
    frenzy: [
      'When your attack has felled an enemy (in melee), you may once per turn do this: Target: one enemy in front of you. Melee attack with 3 dice against the target.',
      'Wenn dein Angriff einen Feind gefällt hat (im Nahkampf), darfst du einmal pro Zug Folgendes tun: Ziel: ein Feind vor dir. Nahkampfangriff mit 3 Würfeln gegen das Ziel.',
    ],
    tough: [
      'At the end of the round: Roll one die; on 5 or more: You heal 1 wound.',
      'Am Ende der Runde: Wirf einen Würfel; ab 5: Du heilst 1 Wunde.',
    ],
    'steady-hand': [
      '+1 attack die in ranged combat if you have not moved in this turn.',
      '+1 Angriffswürfel im Fernkampf, wenn du dich in diesem Zug nicht bewegt hast.',
    ],
    'skeletal-lord': [
      'Skeleton warriors, skeleton archers and dwarf revenants in short range of you: +1 attack die.',
      'Skelettkrieger, Skelettbogenschützen und Zwergenwiedergänger in kurzer Reichweite von dir: +1 Angriffswürfel.',
    ],
    whirlwind: [
      'Instead of a turn, once per adventure. Target: each enemy adjacent to you. Melee attack with your own dice against each target separately.',
      'Statt eines Zuges, einmal pro Abenteuer. Ziel: jeder Feind neben dir. Nahkampfangriff mit deinen eigenen Würfeln gegen jedes Ziel einzeln.',
    ],
    unstoppable: [
      'Instead of a turn, once per adventure. Until the end of this turn: Moving in front of enemies does not end your move; breaking away provokes no free strikes against you; +1 attack die in melee. You may at once take a move, then an attack.',
      'Statt eines Zuges, einmal pro Abenteuer. Bis zum Ende dieses Zuges: Deine Bewegung endet nicht, wenn du vor Feinde gelangst; wenn du dich löst, gibt es keine Passierschläge gegen dich; +1 Angriffswürfel im Nahkampf. Du darfst sofort eine Bewegung, dann einen Angriff ausführen.',
    ],
    burn: [
      'Greater spell (elemental magic), range: long. Needs line of sight. Target: one enemy. Magical attack with 5 dice against the target.',
      'Großer Zauber (Elementarmagie), Reichweite: Lang. Benötigt Sichtlinie. Ziel: ein Feind. Magischer Angriff mit 5 Würfeln gegen das Ziel.',
    ],
    'blood-sacrifice': [
      'Lesser spell (necromancy), range: adjacent. No line of sight needed. Target: up to 2 free squares. Put a zombie from the supply on each target. You take 1 wound.',
      'Kleiner Zauber (Nekromantie), Reichweite: Benachbart. Benötigt keine Sichtlinie. Ziel: bis zu 2 freie Felder. Stelle einen Zombie aus dem Vorrat auf jedes Ziel. Du erleidest 1 Wunde.',
    ],
    crystallise: [
      'Greater spell (warding magic), range: caster. You receive 1 × “Energy Crystal”.',
      'Großer Zauber (Schutzmagie), Reichweite: Zauberer. Du erhältst 1 × „Energiekristall“.',
    ],
    'energy-crystal': [
      'Consumable. Tradable. Before your attack roll (in magical attacks), you may discard this item: For this attack: +2 attack dice.',
      'Verbrauchsgegenstand. Tauschbar. Vor deinem Angriffswurf (bei magischen Angriffen) darfst du diesen Gegenstand ablegen: Für diesen Angriff: +2 Angriffswürfel.',
    ],
    'spider-silk-armour': ['Worn. Only for Madriga. +1 armour.', 'Rüstzeug. Nur für Madriga. +1 Rüstung.'],
    'double-commands': [
      'In this turn you have twice the commands of the adventure.',
      'In diesem Zug hast du doppelt so viele Befehle wie im Abenteuer angegeben.',
    ],
    bookcase: [
      'Furnishing, 2 × 1. Blocks movement. Blocks line of sight.',
      'Einrichtung, 2 × 1. Blockiert die Bewegung. Blockiert die Sichtlinie.',
    ],
    'lock-1': [
      'Normal lock: 1 combat die, armour 1. One hit in melee breaks it open.',
      'Normales Schloss: 1 Kampfwürfel, Rüstung 1. Ein Treffer im Nahkampf bricht es auf.',
    ],
  };

  test.each(Object.entries(expected))('%s', (id, [en, de]) => {
    const thing = everything.find(x => x.id === id);
    expect(thing && contentText(thing, 'en')).toBe(en);
    expect(thing && contentText(thing, 'de')).toBe(de);
  });
});
