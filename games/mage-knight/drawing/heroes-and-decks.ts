import { type Drawing, type Lang, listed, speak } from '@tafelrunde/engine';
import type { CardId } from '../content/cards.ts';
import { spaceOf } from '../content/levels.ts';
import { card, hero as heroName } from '../names.ts';
import type { HeroView, View } from '../view.ts';

const cards = (ids: readonly CardId[], lang: Lang): string => ids.map(id => card(id, lang)).join(', ') || '–';

/** Who chooses a hero when, who has which one; and the one that is auctioned. */
export function choosingLines(view: View, { lang, seat }: Drawing): string[] {
  const t = speak(lang);
  const chosen = view.order.map(one => {
    const id = view.heroes[one]?.hero ?? null;
    return id === null
      ? seat(one)
      : `${seat(one)} (${fameText(view.heroes[one] as HeroView, lang)}): ${heroName(id, lang)}`;
  });
  return [
    t('Heroes are chosen.', 'Die Helden werden gewählt.'),
    `${t('Order', 'Reihenfolge')}: ${chosen.join(', ')}.`,
    ...auctionLine(view, { lang, seat }),
  ];
}

function auctionLine({ auction }: View, { lang, seat }: Pick<Drawing, 'lang' | 'seat'>): string[] {
  if (auction === undefined) return [];
  const t = speak(lang);
  const { hero, bid, by, left } = auction;
  const asked = listed(left.map(seat), t('and', 'und'));
  const highest =
    bid === 0
      ? t(`${seat(by)} wants it for nothing`, `${seat(by)} möchte ihn umsonst`)
      : t(`${seat(by)} offers ${bid} fame`, `${seat(by)} bietet ${bid} Ruhm`);
  return [
    `${t('Auction', 'Versteigerung')}: ${heroName(hero, lang)}. ${highest}. ${asked ? `${t('Still asked', 'Noch gefragt')}: ${asked}.` : ''}`.trim(),
  ];
}

/** The packet in one's own hands, what one has kept, and how far the others are. */
export function draftLines(view: View, { lang, seat }: Drawing): string[] {
  const t = speak(lang);
  return [
    t('Advanced actions are drafted.', 'Fortgeschrittene Aktionen werden gedraftet.'),
    ...view.heroes.map((hero, number) => {
      const packet = view.draft?.packets[number];
      const looks = packet ? cards(packet, lang) : String(view.draft?.sizes[number] ?? 0);
      return `${seat(number)}: ${t('looks at', 'sieht')} ${looks}; ${keptText(hero, lang)}`;
    }),
  ];
}

/** "kept: Learning, Training" for oneself, "kept: 2" for others. */
export const keptText = ({ kept, keptSize }: HeroView, lang: Lang): string =>
  `${speak(lang)('kept', 'behalten')}: ${kept ? cards(kept, lang) : keptSize}`;

/** Fame below 0 is marked in the last row of the track (MK-AUC-05). */
export const fameText = ({ fame }: Pick<HeroView, 'fame'>, lang: Lang): string =>
  `${speak(lang)('fame', 'Ruhm')} ${fame < 0 ? `−${-fame} (${speak(lang)('space', 'Feld')} ${spaceOf(fame)})` : fame}`;

/** Actions that can be had in the break, how strong the decks are, and who chooses when. */
export function upgradeLines({ upgrade }: View, { lang, seat }: Drawing): string[] {
  if (upgrade === undefined) return [];
  const t = speak(lang);
  const { cards: revealed, ratings, left, taking } = upgrade;
  const rated = ratings.map((points, one) => `${seat(one)} ${points}`);
  return [
    `${t('Actions to be had', 'Aktionen zum Tausch')}: ${cards(revealed, lang)}`,
    `${t('Decks and levels', 'Decks und Level')}: ${rated.join(', ')}. ${t('Choosing', 'Es wählen')}: ${left.map(seat).join(', ') || '–'}.`,
    ...(taking ? [`${t('Wanted', 'Gewünscht')}: ${card(taking, lang)}`] : []),
  ];
}
