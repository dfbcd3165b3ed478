import { type Lang, listed, speak } from '@tafelrunde/engine';
import type { Roll } from './values.ts';

/** "before a melee or ranged attack" */
export function rollText(rolls: readonly Roll[], lang: Lang): string {
  const t = speak(lang);
  const forms = (side: 'attack' | 'defence') =>
    (['melee', 'ranged', 'magical'] as const).filter(form => rolls.includes(`${form}-${side}`));
  const attacks = forms('attack');
  const defences = forms('defence');
  const spell = rolls.includes('defence-spell');
  const casting = rolls.includes('casting');
  if (attacks.length === 3 && defences.length === 3 && spell) {
    return casting
      ? t('before any die roll', 'vor einem beliebigen Würfelwurf')
      : t('before any combat', 'vor einem beliebigen Kampf');
  }
  const your = attacks.length > 0 && defences.length === 0 ? '' : 'your ';
  const parts: string[] = [];
  if (attacks.length === 3) parts.push(t('your attack', 'einer eigenen Attacke'));
  else if (attacks.length > 0) parts.push(t(`your ${listed(attacks, 'or')} attack`, germanAttack(attacks, 'eigenen ')));
  if (defences.length === 3) parts.push(t('warding off an attack', 'der Abwehr einer Attacke'));
  else if (defences.length > 0)
    parts.push(t(`warding off a ${listed(defences, 'or')} attack`, `der Abwehr ${germanAttack(defences, '')}`));
  if (spell && defences.length < 3) parts.push(t(`${your}defensive spell`, 'einem Verteidigungszauber'));
  if (casting) parts.push(t(`${your}general spell`, 'einem allgemeinen Zauber'));
  return `${t('before', 'vor')} ${listed(parts, t('or', 'oder'))}`;
}

/** Genitive and dative of the feminine noun are the same. */
function germanAttack(forms: readonly ('melee' | 'ranged' | 'magical')[], own: string): string {
  const key = forms.join('+');
  if (key === 'melee+ranged') return `einer ${own}Nahkampf- oder Fernkampfattacke`;
  const words = { melee: 'Nahkampfattacke', ranged: 'Fernkampfattacke', magical: 'magischen Attacke' } as const;
  return listed(
    forms.map(form => `einer ${own}${words[form]}`),
    'oder',
  );
}
