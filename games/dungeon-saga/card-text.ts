import { capital, listed, speak } from '@tafelrunde/engine';
import { abilities } from './content/abilities.ts';
import { bosses } from './content/bosses.ts';
import type { Lang, Words } from './content/effects.ts';
import { feats } from './content/feats.ts';
import { heroes } from './content/heroes.ts';
import { isConsumable } from './content/items.ts';
import { spellPick, spellReach, spells } from './content/spells.ts';
import type { Content, DamageTable, Furniture, Item, Minion, Profile, Sheet, Spell } from './content/things.ts';
import { cardRangeWords, damageWords, itemWords, rankWords, schoolWords } from './content/words.ts';
import { effectTexts } from './effects/index.ts';

/** The rules text of a thing, made from its values and effects: text and behaviour cannot disagree. */
export function contentText(thing: Content, lang: Lang): string {
  const t = speak(lang);
  switch (thing.kind) {
    case 'hero':
      return [
        `${capital(thing.calling[lang])}.`,
        ...sheetTexts(thing.sheet, lang),
        `${t('Legendary', 'Legendär')}:`,
        ...sheetTexts(thing.legendary, lang),
      ].join(' ');
    case 'boss':
      return [`${t('Boss', 'Anführer')}, ${thing.calling[lang]}.`, ...sheetTexts(thing.sheet, lang)].join(' ');
    case 'minion':
      return minionText(thing, lang);
    case 'ability':
      return effectTexts(thing.effects, lang).join(' ');
    case 'feat':
      return [
        t('Instead of a turn, once per adventure.', 'Statt eines Zuges, einmal pro Abenteuer.'),
        ...effectTexts(thing.effects, lang),
      ].join(' ');
    case 'spell':
      return spellText(thing, lang);
    case 'item':
      return itemText(thing, lang);
    case 'command':
      return effectTexts(thing.effects, lang).join(' ');
    case 'furniture':
      return furnitureText(thing, lang);
    case 'lock':
      return t(
        `Normal lock: ${thing.dice} combat ${thing.dice === 1 ? 'die' : 'dice'}, armour ${thing.armour}. One hit in melee breaks it open.`,
        `Normales Schloss: ${thing.dice} Kampfwürfel, Rüstung ${thing.armour}. Ein Treffer im Nahkampf bricht es auf.`,
      );
    case 'seal':
      return t(
        `Magic seal of strength ${thing.strength}. Only magic lowers it; at 0 it is open.`,
        `Magisches Siegel der Stärke ${thing.strength}. Nur Magie senkt sie; bei 0 ist es offen.`,
      );
  }
}

// --------------------------------------------------------------------------------------------------------------- figures

function profileText(profile: Profile, lang: Lang): string {
  const t = speak(lang);
  const ranged = profile.ranged;
  const parts = [
    `${t('move', 'Bewegung')} ${profile.move}`,
    `${t('combat dice', 'Kampfwürfel')} ${profile.combatDice}`,
    ...(ranged
      ? [`${t('ranged dice', 'Fernkampfwürfel')} ${ranged.dice} (${cardRangeWords[ranged.ruler][lang].toLowerCase()})`]
      : []),
    `${t('armour', 'Rüstung')} ${profile.armour}`,
  ];
  return parts.join(', ');
}

function sheetTexts(sheet: Sheet, lang: Lang): readonly string[] {
  const t = speak(lang);
  return [
    `${capital(profileText(sheet, lang))}.`,
    t(
      `${sheet.wounds} wounds, injured at ${sheet.injuredAt}.`,
      `${sheet.wounds} Wunden, verletzt ab ${sheet.injuredAt}.`,
    ),
    ...largeText(sheet, lang),
    ...namesText(t('Abilities', 'Fähigkeiten'), sheet.abilities, abilities, lang),
    ...namesText(t('Feats', 'Heldentaten'), sheet.feats, feats, lang),
    ...namesText(t('Spellcaster', 'Zauberkundig'), sheet.spells, spells, lang),
  ];
}

const largeText = (profile: Profile, lang: Lang) =>
  profile.size === 2 ? [speak(lang)('Large figure.', 'Große Figur.')] : [];

interface Titled {
  readonly id: string;
  readonly name: Words;
}

function namesText(title: string, ids: readonly string[], things: readonly Titled[], lang: Lang): readonly string[] {
  if (ids.length === 0) return [];
  return [`${title}: ${ids.map(id => things.find(thing => thing.id === id)?.name[lang] ?? id).join(', ')}.`];
}

function minionText(minion: Minion, lang: Lang): string {
  const t = speak(lang);
  return [
    t(`Minion of level ${minion.level}.`, `Scherge der Stufe ${minion.level}.`),
    `${capital(profileText(minion.profile, lang))}.`,
    ...largeText(minion.profile, lang),
    `${t('Hits', 'Treffer')}: ${damageText(minion.damage, lang)}.`,
    ...namesText(t('Abilities', 'Fähigkeiten'), minion.profile.abilities, abilities, lang),
  ].join(' ');
}

/** "1 no effect; 2 bone pile; 3+ destroyed": runs of the same result are joined. */
export function damageText(table: DamageTable, lang: Lang): string {
  const runs: { from: number; to: number; readonly damage: DamageTable[number] }[] = [];
  for (const [i, damage] of table.entries()) {
    const run = runs.at(-1);
    if (run && run.damage === damage) run.to = i + 1;
    else runs.push({ from: i + 1, to: i + 1, damage });
  }
  const hits = (from: number, to: number) =>
    to === table.length ? `${from}+` : from === to ? `${from}` : `${from}–${to}`;
  return runs.map(run => `${hits(run.from, run.to)} ${damageWords[run.damage][lang]}`).join('; ');
}

// ----------------------------------------------------------------------------------------------------------------- cards

function spellText(spell: Spell, lang: Lang): string {
  const t = speak(lang);
  const { range, sight } = spellReach(spell);
  const line =
    range === 'caster'
      ? ''
      : sight
        ? t(' Needs line of sight.', ' Benötigt Sichtlinie.')
        : t(' No line of sight needed.', ' Benötigt keine Sichtlinie.');
  const head = `${rankWords[spell.rank][lang]} (${schoolWords[spell.school][lang]}), ${t('range', 'Reichweite')}: ${cardRangeWords[range][lang]}.${line}`;
  return [head, ...effectTexts(spell.effects, lang, spellPick(spell))].join(' ');
}

function itemText(item: Item, lang: Lang): string {
  const t = speak(lang);
  const kinds = [
    ...(item.form === 'consumable' ? [] : [itemWords[item.form][lang]]),
    ...(isConsumable(item) ? [itemWords.consumable[lang]] : []),
  ];
  const bearers = item.bearers?.map(id => [...heroes, ...bosses].find(figure => figure.id === id)?.name[lang] ?? id);
  return [
    `${kinds.join(', ')}.`,
    ...(bearers ? [t(`Only for ${listed(bearers, 'and')}.`, `Nur für ${listed(bearers, 'und')}.`)] : []),
    ...(item.tradable ? [t('Tradable.', 'Tauschbar.')] : []),
    ...effectTexts(item.effects, lang),
  ].join(' ');
}

// --------------------------------------------------------------------------------------------------------------- dungeon

function furnitureText(piece: Furniture, lang: Lang): string {
  const t = speak(lang);
  const { width, height } = piece.footprint;
  const size = `${width} × ${height}`;
  const sight = {
    clear: t('Does not affect sight.', 'Beeinflusst die Sicht nicht.'),
    hinders: t(
      'Hinders shots across it unless the shooter is adjacent.',
      'Behindert Schüsse darüber hinweg, außer der Schütze steht daneben.',
    ),
    blocks: t('Blocks line of sight.', 'Blockiert die Sichtlinie.'),
  } as const;
  return [
    t(`Furnishing, ${size}.`, `Einrichtung, ${size}.`),
    piece.enterable ? t('May be entered.', 'Darf betreten werden.') : t('Blocks movement.', 'Blockiert die Bewegung.'),
    sight[piece.sight],
    ...(piece.closed
      ? [
          piece.closed === 'door'
            ? t('Closed; removed when opened.', 'Verschlossen; kommt geöffnet vom Spielplan.')
            : t('Closed; stays when opened.', 'Verschlossen; bleibt geöffnet stehen.'),
        ]
      : []),
  ].join(' ');
}
