import { type Lang, speak, totalOf } from '@tafelrunde/engine';
import { roman, SYMBOL_NAMES } from '../content/words.ts';
import { figure, named } from '../names.ts';
import { hitsOn } from '../rules/attack/hits-on.ts';
import type { Attack, RolledDie } from '../state.ts';
import type { View } from '../view.ts';
import { wrapped } from './wrapped.ts';

/** What is happening right now: the attacks being resolved, the last one on top, and the enemies still to activate. */
export function underWay(view: View, lang: Lang): string[] {
  const t = speak(lang);
  const { enemyTurn } = view;
  const card = enemyTurn?.card ?? null;
  const queue = (enemyTurn?.queue ?? []).map(id => figure(id, lang)).join(', ');
  return [
    ...(enemyTurn === null || queue === ''
      ? []
      : wrapped(
          `${card === null ? t('Enemies', 'Gegner') : named(card, lang)}: ${t('still to activate', 'noch zu aktivieren')}: ${queue}.`,
        )),
    ...view.attacks.toReversed().flatMap(attack => wrapped(attackText(view, attack, lang))),
  ];
}

function attackText(view: View, attack: Attack, lang: Lang): string {
  const t = speak(lang);
  const { by, target, source, dice, lethal, defence, opportunity } = attack;
  const parts = [
    `${figure(by, lang)} → ${figure(target, lang)}: ${named(source, lang)}${opportunity ? t(' (opportunity attack)', ' (Gelegenheitsangriff)') : ''}`,
    ...(dice.length === 0 ? [] : [`${t('rolled', 'gewürfelt')} ${diceText(dice, lang)}`]),
    `${totalOf(hitsOn(view, attack, target))} ${t('hits', 'Treffer')}`,
    ...(lethal === 0
      ? []
      : [lethal === 'all' ? t('all lethal', 'alle tödlich') : `${t('Lethal', 'Tödlich')} ${roman(lethal)}`]),
  ];
  if (defence !== null)
    parts.push(
      `${t('defence of', 'Verteidigung von')} ${figure(defence.of, lang)}: ${defence.ordinary + defence.lethal} ${t('hits left', 'Treffer übrig')}${defence.dice.length === 0 ? '' : `, ${diceText(defence.dice, lang)}`}, ${totalOf(defence.blocks)} ${t('blocks', 'Abwehr')}`,
    );
  return `${parts.join('; ')}.`;
}

const diceText = (dice: readonly RolledDie[], lang: Lang): string =>
  dice
    .map(({ die, face }) => {
      const colour = speak(lang)(die, die === 'red' ? 'rot' : 'blau');
      return `${colour} ${face.map(symbol => SYMBOL_NAMES[symbol][lang]).join('+') || '–'}`;
    })
    .join(', ');
