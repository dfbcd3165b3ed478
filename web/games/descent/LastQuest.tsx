import type { Lang, Text } from '@tafelrunde/engine';
import type { ReactNode } from 'react';
import { sideOfRelic } from '../../../games/descent/content/relics.ts';
import { paymentFor } from '../../../games/descent/rules/campaign/payment.ts';
import { cardName, questCardOf, type View } from './game.ts';
import { useTable } from './Table.tsx';

/** What the last quest was, who has won it and what it has paid by itself; who lifts the curtain later has not seen its end. */
export function LastQuest(): ReactNode {
  const { view, lang, tell } = useTable();
  const last = view.campaign?.played.at(-1);
  if (last === undefined) return null;
  const won = last.winner === 'heroes';
  const how = view.legend === null ? (won ? 'heroesWon' : 'overlordWon') : won ? 'won' : 'lost';
  const paid = paidWords(view, last.quest, last.winner, lang);
  return (
    <p className="d2-last">
      {WORDS.last[lang]} <strong>{questCardOf(last.quest).name[lang]}</strong>, {tell(how)}.{' '}
      {paid.length > 0 && `${WORDS.paid[lang]} ${paid.join(', ')}.`}
    </p>
  );
}

/** A number stays with what it counts. */
const UNBROKEN = '\u00a0';

const WORDS = {
  last: { en: 'The last quest:', de: 'Das letzte Abenteuer:' },
  paid: { en: 'It paid', de: 'Der Lohn:' },
} satisfies Record<string, Text>;

function paidWords(view: View, quest: string, winner: 'heroes' | 'overlord', lang: Lang): readonly string[] {
  const { campaign, boxes, heroes } = view;
  const paid = paymentFor({ campaign: campaign?.id ?? '', boxes, heroes }, quest, winner);
  const [each, his] = [paid.xp + paid.heroesXp, paid.xp + paid.overlordXp];
  const words: (readonly [says: boolean, en: string, de: string])[] = [
    [paid.gold > 0, `${paid.gold}~gold`, `${paid.gold}~Gold`],
    [each > 0, `${each}~XP for each hero`, `${each}~EP für jeden Helden`],
    [his > 0, `${his}~XP for the overlord`, `${his}~EP für den Overlord`],
    [paid.fame > 0, `fame~+${paid.fame}`, `Ruhm~+${paid.fame}`],
  ];
  const cards = [
    ...(paid.overlordCard === undefined ? [] : [cardName(paid.overlordCard, lang)]),
    ...(paid.relic === undefined ? [] : [cardName(sideOfRelic(paid.relic, winner), lang)]),
  ];
  return [
    ...words.flatMap(([says, en, de]) => (says ? [(lang === 'en' ? en : de).replace('~', UNBROKEN)] : [])),
    ...cards,
  ];
}
