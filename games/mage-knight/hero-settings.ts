import type { Setting, Text } from '@tafelrunde/engine';
import { oneOfThese, onlyWith, yesOrNo } from './setting-kinds.ts';

/** What more deck building asks for (MK-VDECK-01). */
const STRONGER: Text = {
  en: 'Heroes grow stronger: higher levels of the cities are advised.',
  de: 'Helden werden stärker: Höhere Level der Städte sind ratsam.',
};

/** Who wants a hero more than the others pays for it with fame (MK-AUC-01..06): nobody bids against himself. */
export const AUCTION: Setting = onlyWith(
  seats => seats > 1,
  yesOrNo('auction', {
    name: { en: 'Auction of heroes', de: 'Helden versteigern' },
    about: {
      en: 'Whoever has no hero yet may offer fame for the one somebody picks.',
      de: 'Wer noch keinen Helden hat, darf Ruhm für den bieten, den jemand aussucht.',
    },
    rule: 'MK-AUC-01',
  }),
);

/** Advanced actions drafted before the game, one for each day (MK-VDRA-01..05). */
export const DRAFTING: Setting = yesOrNo('drafting', {
  name: { en: 'Drafting at the start', de: 'Drafting zu Spielbeginn' },
  about: {
    en: `Everybody keeps three advanced actions and shuffles one in after each day. ${STRONGER.en}`,
    de: `Jeder behält drei Fortgeschrittene Aktionen und mischt nach jedem Tag eine ein. ${STRONGER.de}`,
  },
  rule: 'MK-VDRA-01',
});

/** Own actions exchanged for better ones after each night but the last (MK-VUPG-01..07). */
export const UPGRADES: Setting = oneOfThese('action-upgrades', {
  name: { en: 'Action upgrades', de: 'Verbesserte Aktionen' },
  about: {
    en: `After each night but the last everybody may exchange an action for an advanced one, whoever is behind first. ${STRONGER.en}`,
    de: `Nach jeder Nacht außer der letzten darf jeder eine Aktion gegen eine Fortgeschrittene tauschen, zuerst, wer zurückliegt. ${STRONGER.de}`,
  },
  rule: 'MK-VUPG-01',
  labels: {
    none: { en: 'no', de: 'nein' },
    upgrades: { en: 'yes', de: 'ja' },
    'open-decks': {
      en: 'yes, and all decks may be looked through',
      de: 'ja, und alle Decks dürfen durchgesehen werden',
    },
  },
  initial: 'none',
});
