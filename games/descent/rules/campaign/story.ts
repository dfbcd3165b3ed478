import type { CampaignRecord, CampaignStory, Lang, Stage, Text } from '@tafelrunde/engine';
import { PARTS, type Part } from '../../content/campaigns/campaign.ts';
import { campaignPlan } from '../../content/campaigns/index.ts';
import { advancedOf, isQuest, PLOT_DECKS, questCardOf } from '../../content/index.ts';
import { isRoad, roadPlan } from '../../content/legend/road.ts';
import { cardName, nameOf } from '../../names.ts';
import type { PlayedQuest } from '../../state.ts';
import { nextOnTheRoad, roadClosing, roadHoldings, roadStages } from '../legend/story.ts';
import { lengthOf, nextPart, partOf } from './flow.ts';
import { type Ledger, type LedgerHero, type LedgerPlot, type LedgerRumors, readLedger } from './ledger.ts';

const partNow = ({ campaign: id, played }: Ledger): Part | null => nextPart(campaignPlan(id), played);

/** The introduction is a quest by itself, of the other parts it is decided which. */
const scenarioFor = ({ campaign: id }: Ledger, part: Part): string =>
  part === 'introduction' ? campaignPlan(id).introduction : part;

/** What the campaign under way is called. */
export function callOf({ carried }: CampaignRecord): Text {
  const { campaign: id } = readLedger(carried);
  return isRoad(id) ? roadPlan(id).name : campaignPlan(id).name;
}

/** What may be played next. */
export function nextOf({ carried }: CampaignRecord): readonly string[] {
  const ledger = readLedger(carried);
  if (isRoad(ledger.campaign)) return nextOnTheRoad(ledger);
  const part = partNow(ledger);
  return part === null ? [] : [scenarioFor(ledger, part)];
}

/** How it stands. */
export function tellOf({ carried }: CampaignRecord): CampaignStory {
  const ledger = readLedger(carried);
  if (isRoad(ledger.campaign)) {
    const isOver = nextOnTheRoad(ledger).length === 0;
    return {
      stages: roadStages(ledger),
      holdings: [...roadHoldings(ledger), ...ledger.heroes.map(heroText)],
      closing: isOver ? roadClosing(ledger) : null,
    };
  }
  const part = partNow(ledger);
  return { stages: stages(ledger, part), holdings: holdings(ledger), closing: part === null ? closing(ledger) : null };
}

/** What was played, what is next, what is ahead. */
function stages(ledger: Ledger, next: Part | null): Stage[] {
  const { campaign: id, played } = ledger;
  const plan = campaignPlan(id);
  const ahead = PARTS.flatMap(part => {
    const done = played.filter(({ quest }) => partOf(plan, quest) === part).length;
    return Array.from(
      { length: Math.max(0, lengthOf(plan, part) - done) },
      (_, i): Stage => ({
        scenario: scenarioFor(ledger, part),
        at: part === next && i === 0 ? 'open' : 'ahead',
        note: null,
      }),
    );
  });
  // Quests of quest cards were played in between (D2-RUMGEN-17).
  return [...played.map(playedStage), ...ahead];
}

const playedStage = ({ quest, winner }: PlayedQuest): Stage => ({
  scenario: quest,
  at: 'done',
  note:
    winner === 'heroes'
      ? { en: 'won by the heroes', de: 'von den Helden gewonnen' }
      : { en: 'won by the overlord', de: 'vom Overlord gewonnen' },
});

function holdings({ heroes, gold, overlord, rumors }: Ledger): Text[] {
  if (heroes.length === 0) return [];
  const list = (ids: readonly string[], lang: Lang): string => ids.map(id => cardName(id, lang)).join(', ');
  const own = [...overlord.bought, ...overlord.relics, ...(overlord.citizens ?? [])];
  return [
    { en: `The heroes have ${gold} gold.`, de: `Die Helden haben ${gold} Gold.` },
    ...heroes.map(heroText),
    {
      en: `The overlord: ${overlord.xp} XP${own.length === 0 ? '' : `; ${list(own, 'en')}`}.`,
      de: `Der Overlord: ${overlord.xp} EP${own.length === 0 ? '' : `; ${list(own, 'de')}`}.`,
    },
    ...(rumors === undefined ? [] : rumorText(rumors, overlord.threat ?? 0)),
    ...(overlord.plot === undefined ? [] : [plotText(overlord.plot)]),
  ];
}

/** What everybody may know of the rumors: cards in play, those that were won, how many he holds. */
function rumorText({ hand, open, advanced, won }: LedgerRumors, threat: number): Text[] {
  const names = (lang: Lang): string =>
    [
      ...[...open, ...advanced.map(({ card }) => card)].map(card => cardName(card, lang)),
      ...won.map(({ card, side }) => advancedOf(card).rewards[side].name[lang]),
    ].join(', ');
  return [
    {
      en: `Rumors: the overlord holds ${hand.length}, threat tokens: ${threat}${names('en') === '' ? '' : `; ${names('en')}`}.`,
      de: `Gerüchte: Der Overlord hält ${hand.length}, Drohmarker: ${threat}${names('de') === '' ? '' : `; ${names('de')}`}.`,
    },
  ];
}

/** "His plot deck: Skulduggery, 3 threat; Petty Theft." */
function plotText({ deck, threat, cards }: LedgerPlot): Text {
  const has = (lang: Lang): string => cards.map(({ id }) => cardName(id, lang)).join(', ');
  const name = PLOT_DECKS[deck]?.name ?? { en: deck, de: deck };
  return {
    en: `His plot deck: ${name.en}, ${threat} threat; ${has('en')}.`,
    de: `Sein Handlungsdeck: ${name.de}, ${threat} Drohmarker; ${has('de')}.`,
  };
}

/** "Syndrael, Knight, 2 XP: Advance, Iron Longsword." */
function heroText({ hero, class: own, standard, xp, skills, items }: LedgerHero): Text {
  const both = (lang: Lang): string =>
    standard === undefined ? cardName(own, lang) : `${cardName(own, lang)}, ${cardName(standard, lang)}`;
  const has = (lang: Lang): string =>
    [...skills, ...items.map(({ id }) => id)].map(id => cardName(id, lang)).join(', ');
  return {
    en: `${nameOf(hero, 'en')}, ${both('en')}, ${xp} XP: ${has('en') || 'nothing'}.`,
    de: `${nameOf(hero, 'de')}, ${both('de')}, ${xp} EP: ${has('de') || 'nichts'}.`,
  };
}

/** Whoever wins the finale wins the campaign (D2-CAMP-20). */
function closing({ campaign: id, played }: Ledger): Text {
  const { quest, winner } = played[played.length - 1] ?? { quest: '', winner: 'overlord' as const };
  const finale = isQuest(quest) ? questCardOf(quest).name : { en: quest, de: quest };
  const won = played.filter(one => one.winner === 'heroes').length;
  const end = campaignPlan(id).closing[winner];
  return winner === 'heroes'
    ? {
        en: `The campaign is over: with “${finale.en}” the heroes have won it all, ${won} of ${played.length} quests. ${end.en}`,
        de: `Die Kampagne ist zu Ende: Mit „${finale.de}“ haben die Helden alles gewonnen, ${won} von ${played.length} Abenteuern. ${end.de}`,
      }
    : {
        en: `The campaign is over: with “${finale.en}” the overlord has won it all. The heroes won ${won} of ${played.length} quests. ${end.en}`,
        de: `Die Kampagne ist zu Ende: Mit „${finale.de}“ hat der Overlord alles gewonnen. Die Helden gewannen ${won} von ${played.length} Abenteuern. ${end.de}`,
      };
}
