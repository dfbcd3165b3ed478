import { type Lang, speak, type Text } from '@tafelrunde/engine';
import { type CardId, scrollIdOf, scrollNamed } from '../content/enemies/index.ts';
import type { Behaviour, ScrollSide, ScrollWeapon, Sentence, Target } from '../content/enemies/scroll.ts';
import { STYLE_NAMES } from '../content/words.ts';
import { testText } from '../effects/tests-text.ts';
import { named } from '../names.ts';
import { bandText, reachText } from './ranges.ts';

/** Whom an enemy goes for. */
export function targetText(target: Target, lang: Lang): string {
  const t = speak(lang);
  if (typeof target === 'object')
    return t(`heroes of the style ${STYLE_NAMES[target.style].en}`, `Helden vom Stil ${STYLE_NAMES[target.style].de}`);
  return {
    nearest: t('the nearest', 'den Nächsten'),
    richest: t('the richest', 'den Reichsten'),
    'most-wounded': t('the most wounded', 'den am schwersten Verwundeten'),
    vengeful: t('the threatening one', 'den Bedrohlichen'),
    general: t('whoever has most wounds', 'den mit den meisten Wunden'),
  }[target];
}

/** One behaviour of a scroll: the distances, and what the enemy does then. */
export function behaviourText(side: ScrollSide, { range, sentences }: Behaviour, lang: Lang): string {
  return `${bandText(range, lang)}: ${sentences.map(one => sentenceText(side, one, lang)).join(', ')}`;
}

function sentenceText(side: ScrollSide, sentence: Sentence, lang: Lang): string {
  const t = speak(lang);
  switch (sentence.do) {
    case 'melee':
      return t('into melee', 'in den Nahkampf');
    case 'move':
      return t(`move ${sentence.n}`, `${sentence.n} gehen`);
    case 'retreat':
      return t(`retreat ${sentence.n}`, `${sentence.n} zurück`);
    case 'attack':
      return side.weapons[sentence.weapon]?.name[lang] ?? named(sentence.weapon, lang);
    case 'use':
      return side.powers[sentence.power]?.name[lang] ?? named(sentence.power, lang);
    case 'if': {
      const does = sentenceText(side, sentence.does, lang);
      const otherwise =
        sentence.otherwise === undefined
          ? ''
          : `${t(', else ', ', sonst ')}${sentenceText(side, sentence.otherwise, lang)}`;
      return `${t('if', 'wenn')} ${testText(sentence.if, lang)}: ${does}${otherwise}`;
    }
  }
}

/** A weapon: range, automatic hits, red and blue dice. */
export function weaponText({ name, range, attack: { auto = 0, red = 0, blue = 0 } }: ScrollWeapon, lang: Lang): string {
  const t = speak(lang);
  const parts = [
    ...(auto > 0 ? [t(`${auto} hit${auto > 1 ? 's' : ''}`, `${auto} Treffer`)] : []),
    ...(red > 0 ? [t(`${red} red`, `${red} rot`)] : []),
    ...(blue > 0 ? [t(`${blue} blue`, `${blue} blau`)] : []),
  ];
  return `${name[lang]} ${reachText(range, lang)} ${parts.join(' + ')}`;
}

const WHY: Readonly<Record<string, Text>> = {
  nearest: { en: 'the nearest', de: 'am nächsten' },
  richest: { en: 'the richest', de: 'am reichsten' },
  'most-wounded': { en: 'the most wounded, whom it prefers', de: 'am schwersten verwundet, das bevorzugt er' },
  'most-wounds': { en: 'most wounds', de: 'die meisten Wunden' },
  'least-health': { en: 'least health left', de: 'die wenigste Lebenskraft übrig' },
  vengeful: { en: 'the threatening hero', de: 'der bedrohliche Held' },
  manager: { en: 'equal to others, chosen by its player', de: 'gleichauf mit anderen, vom Spieler gewählt' },
  taunt: { en: 'who taunted it', de: 'der ihn verspottet hat' },
};

/** By which condition a target was chosen. */
export function whyText(why: string | null, lang: Lang): string {
  if (why === null) return '';
  const style = STYLE_NAMES[why as keyof typeof STYLE_NAMES];
  if (style !== undefined)
    return speak(lang)(`the style ${style.en}, which it prefers`, `der bevorzugte Stil ${style.de}`);
  return WHY[why]?.[lang] ?? why;
}

/** The behaviour an enemy follows, as its scroll numbers them. */
export function chosenText(enemy: CardId, side: 0 | 1, number: number, lang: Lang): string {
  const { sides } = scrollNamed(scrollIdOf(enemy));
  const scroll = sides[side] ?? sides[0];
  const behaviour = scroll.behaviours[number];
  if (behaviour === undefined) return '';
  return `${speak(lang)('Behaviour', 'Verhalten')} ${number + 1}: ${behaviourText(scroll, behaviour, lang)}.`;
}
