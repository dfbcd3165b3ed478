import { capital, type Lang, speak } from '@tafelrunde/engine';
import type { Ability, Cost } from '../content/card.ts';
import { amountText } from '../effects/counting.ts';
import type { Test } from '../effects/tests.ts';
import { testText } from '../effects/tests-text.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { thingName } from '../names.ts';
import { aimText } from './aim.ts';
import { momentName, ownMomentName } from './moments.ts';

/** What a card says of one ability, made from its effects. */
export function abilityText({ at, must, if: test, cost, limit, aim, effects, party }: Ability, lang: Lang): string {
  const t = speak(lang);
  const others = withoutOwner(at, test);
  const when = momentText(at, lang, others !== test);
  const clause = others === undefined ? '' : t(`, if ${testText(others, 'en')}`, `, wenn ${testText(others, 'de')}`);
  const price = costText(cost, lang);
  const often = limit === undefined ? '' : ` (${t('limited', 'begrenzt')})`;
  // A clause has its comma in German, "Nach einem Angriff darfst du" has none.
  const isClause = clause !== '' || /^(Wenn|Bevor|Nachdem) /.test(momentText(at, 'de', others !== test));
  const may = must || at === 'action' || at === 'own-turn' ? '' : t(', you may', `${isClause ? ',' : ''} darfst du`);
  const whom = aim === undefined || aim.who === 'self' ? '' : `${aimText(aim, lang)}: `;
  const does = vocabulary
    .sentences(effects, { lang, on: aim === undefined ? 'you' : 'them' })
    .map(capital)
    .join(' ');
  const whose = party === undefined ? '' : t('For every hero: ', 'Für jeden Helden: ');
  const head = `${whose}${when}${clause}${may}${price === '' ? '' : ` (${price})`}${limit === undefined ? '' : often}`;
  // What works while its card is exhausted says so elsewhere.
  return effects.length === 0 ? `${head}.` : `${head}: ${capital(whom)}${does}`;
}

const isOwner = (test: Test): boolean =>
  test.is === 'own-attack' || (test.is === 'about' && test.who === 'self' && test.part !== 'other');

/** The test without "it is you", where the moment itself can say that. */
function withoutOwner(at: Ability['at'], test: Test | undefined): Test | undefined {
  const moments: readonly string[] = typeof at === 'string' ? [at] : at;
  if (test === undefined || !moments.every(one => ownMomentName(one) !== undefined)) return test;
  if (isOwner(test)) return undefined;
  if (test.is !== 'all' || !test.of.some(isOwner)) return test;
  const of = test.of.filter(one => !isOwner(one));
  return of.length === 1 ? of[0] : { is: 'all', of };
}

function momentText(at: Ability['at'], lang: Lang, own: boolean): string {
  const t = speak(lang);
  if (at === 'action') return t('Action', 'Aktion');
  if (at === 'own-turn') return t('In your turn', 'In deinem Zug');
  const all = typeof at === 'string' ? [at] : at;
  const moments = all.filter(one => one !== 'own-turn');
  if (moments.length < all.length) return t('At any time of a turn', 'Jederzeit in einem Zug');
  return moments
    .map((one, i) => {
      const text = ((own ? ownMomentName(one) : undefined) ?? momentName(one))[lang];
      return i === 0 ? text : `${text[0]?.toLowerCase()}${text.slice(1)}`;
    })
    .join(t(' or ', ' oder '));
}

function tokensText({ token, n, most }: NonNullable<Cost['tokens']>, lang: Lang): string {
  const t = speak(lang);
  const upTo = most === undefined ? t('any number of', 'beliebig viele') : t(`up to ${most}`, `bis zu ${most}`);
  const many = n === 'x' ? upTo : n === 'all' ? t('all', 'alle') : String(n);
  return `${many} ${thingName(token, lang)}${n === 1 ? '' : t('s', '')}`;
}

const fatigueText = (fatigue: NonNullable<Cost['fatigue']>, lang: Lang): string => {
  const unit = speak(lang)('fatigue', 'Erschöpfung');
  return typeof fatigue === 'object' ? amountText(fatigue, lang, unit) : `${fatigue} ${unit}`;
};

function costText(cost: Cost | undefined, lang: Lang): string {
  const t = speak(lang);
  if (cost === undefined) return '';
  return [
    ...(cost.fatigue === undefined ? [] : [fatigueText(cost.fatigue, lang)]),
    ...(cost.threat && !cost.exhaust ? [t('use', 'einsetzen')] : []),
    ...(cost.exhaust ? [t('exhaust', 'erschöpfen')] : []),
    ...(cost.flip ? [t('turn face down', 'umdrehen')] : []),
    ...(cost.points === undefined ? [] : [t(`${cost.points} movement point`, `${cost.points} Bewegungspunkt`)]),
    ...(cost.damage === undefined ? [] : [t(`${cost.damage} damage`, `${cost.damage} Schaden`)]),
    ...(cost.tokens === undefined ? [] : [tokensText(cost.tokens, lang)]),
    ...(cost.overlordCard ? [t('discard a card', 'eine Karte abwerfen')] : []),
    ...(cost.discard ? [t('discard this card', 'diese Karte abwerfen')] : []),
  ].join(', ');
}
