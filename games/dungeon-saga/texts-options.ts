import type { Texts } from '@tafelrunde/engine';
import { facingName } from './drawing.ts';
import { nameOf, squareName } from './names.ts';
import type { DungeonSaga } from './types.ts';

const en = (id: string): string => nameOf(id, 'en');
const de = (id: string): string => nameOf(id, 'de');

export const options: Texts<DungeonSaga>['options'] = {
  take: { en: ({ hero }) => `Play ${en(hero)}`, de: ({ hero }) => `${de(hero)} spielen` },
  bear: {
    en: ({ item, hero }) => `${en(item)}: ${en(hero)} takes it`,
    de: ({ item, hero }) => `${de(item)}: ${de(hero)} nimmt es`,
  },
  hero: { en: ({ hero }) => `${en(hero)}'s turn`, de: ({ hero }) => `${de(hero)} ist dran` },
  move: {
    en: ({ x, y, facing }) => `Move to ${squareName({ x, y })}${facing ? `, facing ${facingName(facing, 'en')}` : ''}`,
    de: ({ x, y, facing }) => `Nach ${squareName({ x, y })}${facing ? `, Blick nach ${facingName(facing, 'de')}` : ''}`,
  },
  face: {
    en: ({ facing }) => `Face ${facingName(facing, 'en')}`,
    de: ({ facing }) => `Blick nach ${facingName(facing, 'de')}`,
  },
  'break-away': { en: 'Break away', de: 'Sich lösen' },
  attack: { en: ({ target }) => `Attack ${en(target)}`, de: ({ target }) => `${de(target)} angreifen` },
  shoot: { en: ({ target }) => `Shoot at ${en(target)}`, de: ({ target }) => `Auf ${de(target)} schießen` },
  cast: { en: ({ spell }) => `Cast ${en(spell)}`, de: ({ spell }) => `„${de(spell)}“ wirken` },
  feat: { en: ({ feat }) => `Feat: ${en(feat)}`, de: ({ feat }) => `Heldentat: ${de(feat)}` },
  use: { en: ({ what }) => `Use ${en(what)}`, de: ({ what }) => `${de(what)} einsetzen` },
  give: {
    en: ({ item, to }) => `Give ${en(item)} to ${en(to)}`,
    de: ({ item, to }) => `${de(item)} an ${de(to)} geben`,
  },
  receive: {
    en: ({ item, from }) => `Receive ${en(item)} from ${en(from)}`,
    de: ({ item, from }) => `${de(item)} von ${de(from)} nehmen`,
  },
  swap: {
    en: c => `Offer ${en(c.item)} to ${en(c.with)} in exchange`,
    de: c => `${de(c.item)} zum Tausch anbieten: ${de(c.with)}`,
  },
  'hand-over': {
    en: ({ find, to }) => `Hand over to ${en(to)}: ${en(find)}`,
    de: ({ find, to }) => `An ${de(to)} übergeben: ${de(find)}`,
  },
  'take-over': {
    en: ({ find, from }) => `Take over from ${en(from)}: ${en(find)}`,
    de: ({ find, from }) => `Von ${de(from)} übernehmen: ${de(find)}`,
  },
  for: { en: ({ item }) => `For ${en(item)}`, de: ({ item }) => `Gegen ${de(item)}` },
  agree: { en: 'Agree', de: 'Zustimmen' },
  refuse: { en: 'Refuse', de: 'Ablehnen' },
  end: { en: 'End', de: 'Beenden' },
  activate: { en: ({ figure }) => `Activate ${en(figure)}`, de: ({ figure }) => `${de(figure)} aktivieren` },
  raise: {
    en: ({ x, y, minion }) => `Raise a ${en(minion)} at ${squareName({ x, y })}`,
    de: ({ x, y, minion }) => `${de(minion)} auf ${squareName({ x, y })} erwecken`,
  },
  play: { en: ({ card }) => `Play ${en(card)}`, de: ({ card }) => `„${de(card)}“ spielen` },
  strike: {
    en: ({ figure, at }) => `${en(figure)} strikes ${en(at)}`,
    de: ({ figure, at }) => `${de(figure)} schlägt nach ${de(at)}`,
  },
  target: { en: ({ target }) => en(target), de: ({ target }) => de(target) },
  square: { en: ({ x, y }) => squareName({ x, y }), de: ({ x, y }) => squareName({ x, y }) },
  reroll: {
    en: ({ dice }) => `Roll again: ${dice.join(' ')}`,
    de: ({ dice }) => `Neu werfen: ${dice.join(' ')}`,
  },
  ready: { en: ({ spell }) => `Ready ${en(spell)}`, de: ({ spell }) => `„${de(spell)}“ aufladen` },
  renew: { en: ({ feat }) => `Renew ${en(feat)}`, de: ({ feat }) => `„${de(feat)}“ erneuern` },
  pass: { en: 'Pass', de: 'Passen' },
};
