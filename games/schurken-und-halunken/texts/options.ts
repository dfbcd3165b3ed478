import type { Lang, Texts } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { sideName } from '../names.ts';
import type { SchurkenUndHalunken } from '../types.ts';
import { de, en, parted, pile, using, wielded } from './words.ts';

export const options: Texts<SchurkenUndHalunken>['options'] = {
  pile: { en: c => `Draw: ${pile(c.pile, 'en')}`, de: c => `Ziehen: ${pile(c.pile, 'de')}` },
  redraw: { en: 'Show them and draw anew', de: 'Vorzeigen und neu ziehen' },
  keep: { en: 'Keep them', de: 'Behalten' },
  equip: { en: c => `Equip ${en(c.hero)} with ${en(c.card)}`, de: c => `Ausstatten (${de(c.hero)}): ${de(c.card)}` },
  'take-back': {
    en: c => `Take ${en(c.card)} of ${en(c.hero)} back into the hand`,
    de: c => `Zurück auf die Hand (${de(c.hero)}): ${de(c.card)}`,
  },
  move: {
    en: c => `Move ${en(c.card)} from ${en(c.from)} to ${en(c.to)}`,
    de: c => `Umlegen (${de(c.from)} → ${de(c.to)}): ${de(c.card)}`,
  },
  done: { en: 'Done', de: 'Fertig' },
  attack: {
    en: c => `${en(c.by)} attacks ${en(c.target)}${attackWith(c, 'en')}`,
    de: c => `${de(c.by)} attackiert${attackWith(c, 'de')}: ${de(c.target)}`,
  },
  cast: { en: c => `${en(c.by)} casts ${en(c.card)}`, de: c => `${de(c.by)} zaubert: ${de(c.card)}` },
  draw: {
    en: c => `${en(c.by)} rummages about: draw 1 ${pile(c.pile, 'en')}`,
    de: c => `${de(c.by)} kramt herum: 1 ${pile(c.pile, 'de')} ziehen`,
  },
  play: { en: c => `Play ${en(c.card)}`, de: c => `Ausspielen: ${de(c.card)}` },
  hire: { en: c => `Hire ${en(c.card)}`, de: c => `Anheuern: ${de(c.card)}` },
  send: {
    en: (c, name) => `Send the demon ${en(c.card)} to ${sideName(c.to, 'en', name)}`,
    de: (c, name) => `Dämon schicken (${sideName(c.to, 'de', name)}): ${de(c.card)}`,
  },
  use: { en: c => `Use ${en(c.card)}`, de: c => `Einsetzen: ${de(c.card)}` },
  trade: { en: 'Trade 3 hand cards for 1 new one', de: '3 Handkarten gegen 1 neue eintauschen' },
  buy: { en: 'Buy a new hero for 8 hand cards', de: 'Für 8 Handkarten einen neuen Helden kaufen' },
  end: { en: 'End the turn', de: 'Zug beenden' },
  pass: { en: 'Pass', de: 'Passen' },
  protect: { en: c => `Offer ${en(c.by)} as protector`, de: c => `Schutz anbieten: ${de(c.by)}` },
  accept: { en: c => `${en(c.by)} steps in`, de: c => `${de(c.by)} springt ein` },
  parry: { en: c => `Parry${parryWith(c, 'en')}`, de: c => `Parieren${parryWith(c, 'de')}` },
  dodge: { en: 'Dodge', de: 'Ausweichen' },
  resist: { en: 'Resist the magic', de: 'Mit Magieresistenz abwehren' },
  ward: { en: c => `Cast ${en(c.card)} against it`, de: c => `Dagegen zaubern: ${de(c.card)}` },
  waive: { en: 'Waive the parry and grit the teeth', de: 'Auf die Parade verzichten und Zähne zusammenbeißen' },
  refuse: { en: 'No protection, thank you', de: 'Danke, kein Schutz nötig' },
  plunder: { en: c => `Take ${en(c.card)}`, de: c => `Plündern: ${de(c.card)}` },
  discard: { en: c => `Discard ${en(c.card)}`, de: c => `Ablegen: ${de(c.card)}` },
  give: { en: c => `Give ${en(c.card)}`, de: c => `Hergeben: ${de(c.card)}` },
  target: { en: c => en(c.who), de: c => de(c.who) },
  rival: { en: (c, name) => sideName(c.group, 'en', name), de: (c, name) => sideName(c.group, 'de', name) },
  strip: { en: c => `${en(c.card)} of ${en(c.from)}`, de: c => `${de(c.card)} (${de(c.from)})` },
  salvage: { en: c => `Fish out ${en(c.card)}`, de: c => `Herausfischen: ${de(c.card)}` },
};

type Of<K extends Choice['do']> = Extract<Choice, { do: K }>;

function attackWith(c: Of<'attack'>, lang: Lang): string {
  const { means, hands } = parted(c.with);
  return using(c.by, means, hands, lang);
}

function parryWith(c: Of<'parry'>, lang: Lang): string {
  const { means, hands } = parted(c.with);
  return means === 'claws' ? '' : `: ${wielded(lang === 'de' ? de(means) : en(means), hands, lang)}`;
}
