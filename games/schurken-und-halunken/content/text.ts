import { bonus, capital, type Lang, listed, speak } from '@tafelrunde/engine';
import { effectTexts } from '../effects/vocabulary.ts';
import type { Card, Creature, Demon, Hero, Npc } from './cards.ts';
import { rollText } from './roll-text.ts';
import type { ArmourProfile, Pair, School, WeaponProfile } from './values.ts';
import { bodyWords, formWords, handsWords, schoolWords, statWords, usedWords, weaponWords } from './words.ts';

/** The rules text of a card, made from its values and effects: text and behaviour cannot disagree. */
export function cardText(card: Card, lang: Lang): string {
  const window = 'rolls' in card ? [`${capital(rollText(card.rolls, lang))}:`] : [];
  return [headText(card, lang), ...window, ...effectTexts(card.effects, card.kind, lang)].join(' ');
}

/** Kind and values. */
function headText(card: Card, lang: Lang): string {
  const t = speak(lang);
  switch (card.kind) {
    case 'hero':
      return heroText(card, lang);
    case 'weapon':
      return weaponText(card.wield, lang);
    case 'shield':
      return t(`Shield. Parry ${bonus(card.parry)}.`, `Schild. Parade ${bonus(card.parry)}.`);
    case 'armour':
      return armourText(card.wear, lang);
    case 'artefact': {
      const also = [
        ...(card.wield ? [weaponText(card.wield, lang)] : []),
        ...(card.wear ? [armourText(card.wear, lang)] : []),
      ];
      return [card.held ? t('Artefact (one hand).', 'Artefakt (1 Hand).') : t('Artefact.', 'Artefakt.'), ...also].join(
        ' ',
      );
    }
    case 'attack-spell':
      return t(
        `Attack spell (${school(card.school, lang)}). Magic ${bonus(card.magic)}, damage ${card.damage}, cooldown ${card.cooldown}.`,
        `Angriffszauber (${school(card.school, lang)}). Magie ${bonus(card.magic)}, Schaden ${card.damage}, Abklingzeit ${card.cooldown}.`,
      );
    case 'defence-spell': {
      const wards = listed(
        card.wards.map(form => formWords[form][lang]),
        t('and', 'und'),
      );
      return t(
        `Defensive spell (${school(card.school, lang)}) against ${wards}. Magic ${bonus(card.magic)}, cooldown ${card.cooldown}.`,
        `Verteidigungszauber (${school(card.school, lang)}) gegen ${wards}. Magie ${bonus(card.magic)}, Abklingzeit ${card.cooldown}.`,
      );
    }
    case 'general-spell':
      return t(
        `General spell (${school(card.school, lang)}). Target value ${card.targetValue}, cooldown ${card.cooldown}.`,
        `Allgemeiner Zauber (${school(card.school, lang)}). Zielwert ${card.targetValue}, Abklingzeit ${card.cooldown}.`,
      );
    case 'summoning':
      // Nobody summons what a scenario brings: it has no target value.
      if (card.targetValue === 0) return creatureText(card.creature, lang);
      return t(
        `Summoning (${school(card.school, lang)}). Target value ${card.targetValue}, cooldown ${card.cooldown}. ${creatureText(card.creature, lang)}`,
        `Beschwörung (${school(card.school, lang)}). Zielwert ${card.targetValue}, Abklingzeit ${card.cooldown}. ${creatureText(card.creature, lang)}`,
      );
    case 'potion':
      return t('Potion.', 'Zaubertrank.');
    case 'demon':
      return demonText(card, lang);
    case 'manoeuvre':
      return t('Manoeuvre.', 'Manöver.');
    case 'event':
      return t('Event.', 'Ereignis.');
    case 'spontaneous-event':
      return t('Spontaneous event.', 'Spontanes Ereignis.');
    case 'npc':
      return npcText(card, lang);
  }
}

const school = (school: School, lang: Lang) => schoolWords[school][lang];

/** "attack 5, parry 3": the values in this order, those that are given. */
const values = (of: Readonly<Partial<Record<keyof typeof statWords, number>>>, lang: Lang) =>
  (['attack', 'parry', 'damage', 'magic', 'magicResistance', 'armour'] as const)
    .flatMap(stat => (of[stat] === undefined ? [] : [`${statWords[stat][lang]} ${of[stat]}`]))
    .join(', ');

function heroText(hero: Hero, lang: Lang): string {
  const t = speak(lang);
  const { attack, parry, magic, magicResistance, armour } = hero;
  const shown = hero.magical
    ? { attack, parry, magic, magicResistance, armour }
    : { attack, parry, magicResistance, armour };
  const kind = hero.magical ? t('Magical hero', 'Magischer Held') : t('Non-magical hero', 'Nichtmagischer Held');
  const special = hero.specialisations.map(s => `${usedWords[s.in][lang]} ${bonus(s.bonus)}`).join(', ');
  const sentences = [`${kind}.`, `${capital(values(shown, lang))}.`];
  if (special) sentences.push(t(`Specialised in ${special}.`, `Spezialisierung: ${special}.`));
  return sentences.join(' ');
}

function weaponText(wield: WeaponProfile, lang: Lang): string {
  const t = speak(lang);
  const both = (value: number | Pair, show: (n: number) => string) =>
    typeof value === 'number' ? show(value) : `${show(value[0])}/${show(value[1])}`;
  const kind = capital(`${handsWords[wield.hands][lang]} ${weaponWords[wield.category][lang]}`);
  const attack = `${t('Attack', 'Attacke')} ${both(wield.attack, bonus)}`;
  const parry = wield.category === 'ranged' ? '' : `, ${t('parry', 'Parade')} ${both(wield.parry, bonus)}`;
  return `${kind}. ${attack}${parry}, ${t('damage', 'Schaden')} ${both(wield.damage, String)}.`;
}

function armourText(wear: ArmourProfile, lang: Lang): string {
  const t = speak(lang);
  const part = bodyWords[wear.bodyPart][lang];
  return t(`Armour for the ${part}: ${wear.armour}.`, `Rüstung (${part}): ${wear.armour}.`);
}

function creatureText(creature: Creature, lang: Lang): string {
  const t = speak(lang);
  const { attack, parry, damage, magicResistance, armour } = creature;
  const line = values({ attack, parry, damage, magicResistance, armour }, lang);
  return `${t('Creature', 'Kreatur')} (${formWords[creature.form][lang]}): ${line}, ${t('life points', 'Lebenspunkte')} ${creature.life}.`;
}

function demonText(demon: Demon, lang: Lang): string {
  const t = speak(lang);
  const { parry, magicResistance, armour } = demon;
  return `${t('Demon. Fixed values:', 'Dämon. Feste Werte:')} ${values({ parry, magicResistance, armour }, lang)}, ${t('life points', 'Lebenspunkte')} ${demon.life}.`;
}

const npcText = (npc: Npc, lang: Lang) =>
  speak(lang)(
    `NPC. Life points ${npc.life}, armour ${npc.armour}.`,
    `NSC. Lebenspunkte ${npc.life}, Rüstung ${npc.armour}.`,
  );
