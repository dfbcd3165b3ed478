import type { Lang } from '@tafelrunde/engine';
import { type Choice, nameOf, supportCard, type View } from './game.ts';
import { placeOf } from './things.ts';

/** What is certain about an option before it is chosen: what it costs and what it uses up. */
export function consequences(choice: Choice, view: View, lang: Lang): readonly string[] {
  const say = pick(lang);
  switch (choice.do) {
    case 'attack':
      return [costs(choice.by, lang), ...usedUp(choice.with, view, lang)];
    case 'cast':
      return [costs(choice.by, lang), ...needs(choice.card, lang), ...usedUp(choice.card, view, lang)];
    case 'draw':
      return [costs(choice.by, lang)];
    case 'equip':
    case 'take-back':
      return view.phase === 'main' && !isEquipping(view, choice.hero) ? [costs(choice.hero, lang)] : [];
    case 'move':
      return [costs(choice.from, lang), costs(choice.to, lang)];
    case 'ward':
      return usedUp(choice.card, view, lang);
    case 'accept':
    case 'protect':
      return [say(`Costs the reaction of ${nameOf(choice.by).en}.`, `Kostet eine Reaktion: ${nameOf(choice.by).de}.`)];
    case 'hire':
      return leaves(ownGroup(view)?.npc?.id, lang);
    case 'send':
      return leaves(view.groups.find((group, id) => (group.band ?? id) === choice.to)?.demon?.id, lang);
    case 'use':
      return placeOf(view, choice.card).at === 'figure'
        ? [say('Then it rolls for its loyalty: on a 1 it leaves.', 'Danach würfelt die Loyalität: Bei 1 ist Schluss.')]
        : [];
    default:
      return [];
  }
}

const pick = (lang: Lang) => (en: string, de: string) => (lang === 'de' ? de : en);

const costs = (who: string, lang: Lang): string =>
  pick(lang)(`Costs the action of ${nameOf(who).en}.`, `Kostet eine Aktion: ${nameOf(who).de}.`);

/** A hero that equips has paid for it already and may go on. */
function isEquipping(view: View, id: string): boolean {
  const hero = ownGroup(view)?.heroes.find(h => h.id === id);
  return hero !== undefined && hero.actions + hero.equips === 0;
}

const ownGroup = ({ groups, viewer }: View) => (viewer === 'spectator' ? undefined : groups[viewer]);

/** A spell straight from the hand is gone after this one cast (SH-EQUIP-11). */
function usedUp(means: string, view: View, lang: Lang): string[] {
  return placeOf(view, means).at === 'hand'
    ? [pick(lang)('Straight from the hand: the card is used up.', 'Direkt aus der Hand: Die Karte ist danach weg.')]
    : [];
}

function needs(card: string, lang: Lang): string[] {
  const spell = supportCard(card);
  return 'targetValue' in spell
    ? [pick(lang)(`Needs ${spell.targetValue} or more.`, `Braucht mindestens ${spell.targetValue}.`)]
    : [];
}

const leaves = (card: string | undefined, lang: Lang): string[] =>
  card === undefined ? [] : [pick(lang)(`${nameOf(card).en} has to go.`, `Muss dafür gehen: ${nameOf(card).de}.`)];
