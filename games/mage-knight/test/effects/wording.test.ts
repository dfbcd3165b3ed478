import type { Lang } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardId, cardOf } from '../../content/cards.ts';
import { vocabulary } from '../../effects/vocabulary.ts';

const says = (card: CardId, side: 'basic' | 'strong', lang: Lang): string =>
  vocabulary.sentences(cardOf(card)[side].effects, { lang }).join(' ');

describe('what cards say', () => {
  test('alternatives are parts of one sentence', () => {
    expect(says('tranquility', 'basic', 'en')).toBe('Choose one: heal 1; or draw a card.');
    expect(says('tranquility', 'basic', 'de')).toBe('Wähle eines: Heilung 1; oder ziehe eine Karte.');
    expect(says('pure-magic', 'basic', 'en')).toBe(
      'Pay a mana of a basic colour: red: attack 4; blue: block 4; green: move 4; or white: influence 4.',
    );
  });

  test('what belongs to one way only stays in its clause, what follows for all is a sentence', () => {
    expect(says('blood-rage', 'basic', 'en')).toBe('Choose one: attack 2; or take a wound and attack 5.');
    expect(says('blood-rage', 'basic', 'de')).toBe('Wähle eines: Angriff 2; oder nimm eine Wunde und Angriff 5.');
    expect(says('intimidate', 'basic', 'de')).toBe('Einfluss 4 oder Angriff 3. Du verlierst 1 Ansehen.');
  });

  test('several of a kind are counted, and colours stand beside what has them', () => {
    expect(says('decompose', 'basic', 'en')).toBe('Throw away an action card: Gain 2 crystals of that colour.');
    expect(says('decompose', 'basic', 'de')).toBe(
      'Entferne eine Aktionskarte aus dem Spiel: Du erhältst 2 Kristalle dieser Farbe.',
    );
    expect(says('ruby-ring', 'strong', 'de')).toMatch(
      /Wenn du einen Zauber der Farbe Rot wirkst: Du erhältst 1 Ruhm\.$/,
    );
    expect(says('path-finding', 'strong', 'de')).toBe('Bewegung 4. In diesem Zug: jedes Gelände kostet 2.');
    expect(says('meditation', 'basic', 'en')).toMatch(/^Put 2 random cards of your discard pile on top/);
  });

  test('what lasts says how long, what comes at the end of the turn does not', () => {
    expect(says('frost-bridge', 'basic', 'en')).toBe('Move 2. This turn: swamp costs 1.');
    expect(says('frost-bridge', 'strong', 'de')).toBe(
      'Bewegung 4. In diesem Zug: Sumpf und See kosten 1 und dürfen betreten werden.',
    );
    expect(says('steady-tempo', 'strong', 'en')).toBe(
      'Move 4. At the end of the turn you may: Put this card on top of your deed deck.',
    );
    expect(says('steady-tempo', 'strong', 'de')).toBe(
      'Bewegung 4. Am Ende des Zuges darfst du: Lege diese Karte oben auf dein Handlungsdeck.',
    );
  });

  test('bonuses name what they raise, moments what brought them about', () => {
    expect(says('ambush', 'basic', 'en')).toBe(
      'Move 2. This turn: the next card that gives attack or block gets attack +1 or block +2.',
    );
    expect(says('ambush', 'basic', 'de')).toBe(
      'Bewegung 2. In diesem Zug: die nächste Karte, die Angriff oder Block gibt, erhält Angriff +1 oder Block +2.',
    );
    expect(says('ice-shield', 'strong', 'de')).toBe(
      'Eis-Block 3. In diesem Kampf, einmal: Wenn damit ein Gegner geblockt wird: Dieser Gegner erhält Rüstung −3, mindestens 1.',
    );
    expect(says('savage-harvesting', 'strong', 'de')).toBe(
      'Bewegung 4. In diesem Zug: Wenn du ein Feld betrittst, darfst du: Wirf eine Karte ab: Du erhältst einen Kristall ihrer Farbe (einer beliebigen Grundfarbe, wenn sie keine hat).',
    );
  });

  test('dice, effects of other cards and what raises an effect', () => {
    expect(says('mana-draw', 'strong', 'en')).toBe(
      'Take a die of the Source, turn it to any colour but gold and gain 2 mana tokens of it. It goes back without being rolled.',
    );
    expect(says('mana-pull', 'strong', 'de')).toBe(
      'Nimm 2 Würfel der Quelle, drehe jeden auf eine Farbe außer Gold und erhalte je ein Mana dieser Farbe. Sie gehen ungewürfelt zurück.',
    );
    expect(says('maximal-effect', 'basic', 'en')).toBe(
      'Throw away an action card: Use the basic effect of that card, 3 times.',
    );
    expect(says('blood-of-ancients', 'strong', 'en')).toBe(
      'Take a wound into your hand or onto your discard pile. Use the strong effect of an advanced action in the offer without paying for it.',
    );
    expect(says('stout-resolve', 'basic', 'en')).toBe(
      'Move 2, influence 2, attack 2 or block 2. 1 more if you discard a wound.',
    );
    expect(says('stout-resolve', 'strong', 'de')).toBe(
      'Bewegung 3, Einfluss 3, Angriff 3 oder Block 3. 2 mehr für jede Karte, die du dafür abwirfst: höchstens 1 davon eine Wunde.',
    );
  });

  test('every side of every card says something in both languages', () => {
    for (const id of CARDS.keys())
      for (const side of ['basic', 'strong'] as const) {
        // Some banners can only be borne.
        if (cardOf(id)[side].effects.length === 0) continue;
        const [en, de] = [says(id, side, 'en'), says(id, side, 'de')];
        for (const text of [en, de]) {
          expect(text, `${id} ${side}`).toMatch(/^[A-ZÄÖÜ].*\.$/);
          expect(text, `${id} ${side}`).not.toMatch(/undefined|\[object|\$\{|NaN/);
        }
        // "Block 5." is both.
        if (!/^Block \d/.test(en)) expect(en, `${id} ${side}`).not.toBe(de);
      }
  });
});
