import { type Lang, speak } from '@tafelrunde/engine';
import type { Aim } from '../effects/aim.ts';
import { testText } from '../effects/tests-text.ts';

const WHO: Readonly<Record<Aim['who'], readonly [string, string, string, string]>> = {
  self: ['you', 'you', 'du', 'du'],
  that: ['that figure', 'that figure', 'diese Figur', 'diese Figur'],
  other: ['the other figure', 'the other figure', 'die andere Figur', 'die andere Figur'],
  either: ['one of both', 'both', 'eine der beiden', 'beide'],
  attacker: ['the attacker', 'the attacker', 'der Angreifer', 'der Angreifer'],
  target: ['the target', 'the targets', 'das Ziel', 'die Ziele'],
  affected: ['an affected figure', 'all affected figures', 'eine betroffene Figur', 'alle betroffenen Figuren'],
  those: ['those', 'those', 'diese', 'diese'],
  on: ['it', 'them', 'sie', 'sie'],
  hurt: ['those hurt by it', 'those hurt by it', 'die dadurch Verletzten', 'die dadurch Verletzten'],
  helped: ['those helped by it', 'those helped by it', 'die dadurch Geheilten', 'die dadurch Geheilten'],
  marked: ['the marked figure', 'the marked figure', 'die markierte Figur', 'die markierte Figur'],
  owner: ['its owner', 'its owner', 'sein Besitzer', 'sein Besitzer'],
  familiar: ['your familiar', 'your familiars', 'dein Begleiter', 'deine Begleiter'],
  image: ['one of your images', 'all your images', 'eines deiner Trugbilder', 'alle deine Trugbilder'],
  hero: ['one hero', 'each hero', 'ein Held', 'jeder Held'],
  monster: ['one monster', 'each monster', 'ein Monster', 'jedes Monster'],
  minion: ['one minion', 'each minion', 'ein normales Monster', 'jedes normale Monster'],
  master: ['one master', 'each master', 'ein Elite-Monster', 'jedes Elite-Monster'],
  figure: ['one figure', 'each figure', 'eine Figur', 'jede Figur'],
  carrier: ['the carrier', 'the carrier', 'der Träger', 'der Träger'],
};

/** "each hero within 3 spaces, you too". */
export function aimText(
  { who, within, adjacent, sight, each, upTo, self, if: test, ofGroup, another, from, notThat, exact }: Aim,
  lang: Lang,
): string {
  const t = speak(lang);
  const [one, all, eines, alle] = WHO[who];
  const name = each ? t(all, alle) : t(one, eines);
  const of = from === 'targets' ? ' of a target' : from === 'familiar' ? ' of your familiar' : '';
  const von = from === 'targets' ? 'von einem Ziel ' : from === 'familiar' ? 'von deinem Begleiter ' : '';
  return [
    upTo === undefined || upTo === 1
      ? name
      : exact
        ? t(`${upTo} of: ${all}`, `${upTo} von: ${alle}`)
        : t(`up to ${upTo} of: ${all}`, `bis zu ${upTo} von: ${alle}`),
    ...(another ? [t('another one', 'eine weitere')] : []),
    ...(adjacent ? [t('adjacent', 'angrenzend')] : []),
    ...(within === undefined ? [] : [t(`within ${within} spaces${of}`, `höchstens ${within} Felder ${von}entfernt`)]),
    ...(from === 'spaces' && within === undefined ? [t('next to its spaces', 'an dessen Felder angrenzend')] : []),
    ...(sight ? [t('in line of sight', 'in Sichtlinie')] : []),
    ...(ofGroup === undefined ? [] : [t('of its group', 'aus dessen Gruppe')]),
    ...(notThat ? [t('but not that figure', 'aber nicht diese Figur')] : []),
    ...(self && who !== 'self' ? [t('you too', 'auch du selbst')] : []),
    ...(test === undefined ? [] : [t(`if ${testText(test, 'en')}`, `wenn ${testText(test, 'de')}`)]),
  ].join(', ');
}
