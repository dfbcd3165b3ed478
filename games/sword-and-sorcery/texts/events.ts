import { capital, type Lang, listed, type Speak, type Sum, sumText, type Texts, totalOf } from '@tafelrunde/engine';
import { classOf } from '../content/heroes.ts';
import { CONDITION_NAMES, DAMAGE_NAMES, roman, SYMBOL_NAMES } from '../content/words.ts';
import { costText } from '../effects/property.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { figure, itemName, named } from '../names.ts';
import type { SwordAndSorcery } from '../types.ts';
import { both } from './both.ts';
import { placeEvents } from './places.ts';
import { chosenText, whyText } from './scrolls.ts';
import { courseText, flagText, keyName, specialName, stageText, storyText } from './stories.ts';

const wounds = (n: number, t: Speak): string => t(`${n} wound${n === 1 ? '' : 's'}`, `${n} Wunde${n === 1 ? '' : 'n'}`);
const and = (items: readonly string[], lang: Lang): string => listed(items, lang === 'de' ? 'und' : 'and');
const dice = (red: Sum, blue: Sum, t: Speak): string =>
  t(`${totalOf(red)} red, ${totalOf(blue)} blue`, `${totalOf(red)} rot, ${totalOf(blue)} blau`);
const face = (symbols: readonly (keyof typeof SYMBOL_NAMES)[], lang: Lang): string =>
  symbols.map(symbol => SYMBOL_NAMES[symbol][lang]).join('+');
const HITS = { en: (n: number) => (n === 1 ? 'hit' : 'hits'), de: 'Treffer' } as const;
const PARTS = {
  vulnerable: { en: 'vulnerable', de: 'anfällig' },
  resistant: { en: 'resistant', de: 'widerstandsfähig' },
  armour: { en: 'armour', de: 'Rüstung' },
  shields: { en: 'magic shields', de: 'magische Schilde' },
  blocks: { en: 'blocks', de: 'Abwehr' },
} as const;
const ACTIONS = {
  dash: { en: 'dashes', de: 'spurtet' },
  focus: { en: 'focuses', de: 'bereitet sich vor' },
  provoke: { en: 'provokes', de: 'provoziert' },
  search: { en: 'searches', de: 'sucht' },
  change: { en: 'changes equipment', de: 'wechselt die Ausrüstung' },
  exchange: { en: 'exchanges items', de: 'tauscht' },
  special: { en: 'acts', de: 'handelt' },
} as const;
const HOW = {
  gained: { en: 'receives', de: 'erhält' },
  taken: { en: 'picks up', de: 'hebt auf' },
  dropped: { en: 'drops', de: 'lässt fallen' },
  laid: { en: 'lays down', de: 'legt ab' },
  worn: { en: 'equips', de: 'rüstet aus' },
  stowed: { en: 'puts away', de: 'verstaut' },
  lost: { en: 'loses', de: 'verliert' },
  discarded: { en: 'discards', de: 'legt weg' },
  bought: { en: 'buys', de: 'kauft' },
  sold: { en: 'sells', de: 'verkauft' },
  stored: { en: 'stores', de: 'lagert ein' },
  fetched: { en: 'takes from the stash', de: 'nimmt aus dem Vorrat' },
  forged: { en: 'has forged', de: 'lässt schmieden' },
  turned: { en: 'turns over', de: 'dreht um' },
} as const;
const COINS = {
  found: { en: 'receives', de: 'erhält' },
  taken: { en: 'picks up', de: 'hebt auf' },
  dropped: { en: 'drops', de: 'lässt fallen' },
  paid: { en: 'pays', de: 'zahlt' },
  won: { en: 'wins', de: 'gewinnt' },
  given: { en: 'gives away', de: 'gibt ab' },
  got: { en: 'is given', de: 'bekommt' },
  stolen: { en: 'is robbed of', de: 'werden gestohlen:' },
} as const;

export const events: Texts<SwordAndSorcery>['events'] = {
  ...placeEvents,
  'hero-chosen': both(({ seat, hero, class: own }, t, lang, who) =>
    t(
      `${who(seat)} plays ${figure(hero, lang)}, ${classOf(hero, own).name.en}.`,
      `${who(seat)} spielt ${figure(hero, lang)}, ${classOf(hero, own).name.de}.`,
    ),
  ),
  learned: both(({ hero, power }, t, lang) =>
    t(`${figure(hero, lang)} learns ${named(power, lang)}.`, `${figure(hero, lang)} erlernt ${named(power, lang)}.`),
  ),
  round: both(({ round }, t) => t(`Round ${round}.`, `Runde ${round}.`)),
  rank: both(({ hero, rank, cost }, t, lang) =>
    t(
      `${figure(hero, lang)} rises to rank ${roman(rank)} for ${cost} shards.`,
      `${figure(hero, lang)} steigt für ${cost} Splitter auf Rang ${roman(rank)}.`,
    ),
  ),
  resurrected: both(({ hero, cost }, t, lang) =>
    t(
      `${figure(hero, lang)} returns from the dead for ${cost} shards.`,
      `${figure(hero, lang)} kehrt für ${cost} Splitter von den Toten zurück.`,
    ),
  ),
  turn: both(({ hero }, t, lang) => t(`${figure(hero, lang)} is active.`, `${figure(hero, lang)} ist aktiv.`)),
  'turn-ended': both(({ hero }, t, lang) =>
    t(`${figure(hero, lang)} ends the turn.`, `${figure(hero, lang)} beendet den Zug.`),
  ),
  'turn-skipped': both(({ hero }, t, lang) =>
    t(`${figure(hero, lang)} is stunned and loses the turn.`, `${figure(hero, lang)} ist betäubt und setzt aus.`),
  ),
  'stood-up': both(({ figure: id }, t, lang) => t(`${figure(id, lang)} stands up.`, `${figure(id, lang)} steht auf.`)),
  disengaged: both(({ figure: id, strikes }, t, lang) =>
    t(
      `${figure(id, lang)} disengages: ${and(
        strikes.map(one => figure(one, lang)),
        lang,
      )} may strike.`,
      `${figure(id, lang)} löst sich aus dem Kampf: ${and(
        strikes.map(one => figure(one, lang)),
        lang,
      )} dürfen zuschlagen.`,
    ),
  ),
  attack: both(({ by, target, source, damage, opportunity, red, blue }, t, lang) => {
    const kind = damage === null ? '' : `, ${DAMAGE_NAMES[damage][lang]}`;
    const how = opportunity ? t(' (opportunity attack)', ' (Gelegenheitsangriff)') : '';
    return t(
      `${figure(by, lang)} attacks ${figure(target, lang)} with ${named(source, lang)}${kind}: ${dice(red, blue, t)}${how}.`,
      `${figure(by, lang)} greift an (${named(source, lang)}${kind}; ${dice(red, blue, t)}). Ziel: ${figure(target, lang)}${how}.`,
    );
  }),
  rolled: both(({ by, dice: rolled }, t, lang) =>
    t(
      `${figure(by, lang)} rolls ${rolled.map(one => face(one.face, lang)).join(', ')}.`,
      `${figure(by, lang)} würfelt ${rolled.map(one => face(one.face, lang)).join(', ')}.`,
    ),
  ),
  rerolled: both(({ of, before, face: now }, t, lang) =>
    t(
      `${figure(of, lang)} re-rolls ${face(before, lang)}: ${face(now, lang)}.`,
      `${figure(of, lang)} wirft ${face(before, lang)} neu: ${face(now, lang)}.`,
    ),
  ),
  property: both(({ by, pays, property }, _, lang) => {
    const price = costText(pays, lang);
    return `${figure(by, lang)}${price === '' ? '' : ` (${price})`}: ${vocabulary.sentences(property.effects, { lang, aim: 'target' }).map(capital).join(' ')}`;
  }),
  hits: both(({ target, hits, lethal }, t, lang) => {
    const deadly = lethal === 0 ? '' : t(`, ${lethal} of them lethal`, `, davon ${lethal} tödlich`);
    const sum = sumText(hits, HITS, lang, id => ({ en: named(id, 'en'), de: named(id, 'de') }));
    return `${figure(target, lang)}: ${sum}${deadly}.`;
  }),
  evaded: both(({ figure: id }, t, lang) =>
    t(`${figure(id, lang)} evades the attack.`, `${figure(id, lang)} entgeht dem Angriff.`),
  ),
  defended: both(({ figure: id, parts, wounds: n }, t, lang) => {
    const steps = parts.map(({ what, n: m }) => `${what === 'vulnerable' ? '+' : '−'}${m} ${PARTS[what][lang]}`);
    const told = steps.length === 0 ? '' : ` (${steps.join(', ')})`;
    return t(`${figure(id, lang)}: ${wounds(n, t)}${told}.`, `${figure(id, lang)}: ${wounds(n, t)}${told}.`);
  }),
  save: both(({ figure: id, against, made }, t, lang) =>
    made
      ? t(
          `${figure(id, lang)} saves against ${named(against, lang)}.`,
          `${figure(id, lang)} besteht den Rettungswurf gegen ${named(against, lang)}.`,
        )
      : t(
          `${figure(id, lang)} fails the save against ${named(against, lang)}.`,
          `${figure(id, lang)} verfehlt den Rettungswurf gegen ${named(against, lang)}.`,
        ),
  ),
  wounds: both(({ figure: id, n, total }, t, lang) =>
    t(
      `${figure(id, lang)} suffers ${wounds(n, t)} (${total} in all).`,
      `${figure(id, lang)} erleidet ${wounds(n, t)} (insgesamt ${total}).`,
    ),
  ),
  healed: both(({ figure: id, n, total }, t, lang) =>
    t(
      `${figure(id, lang)} heals ${wounds(n, t)} (${total} left).`,
      `${figure(id, lang)} heilt ${wounds(n, t)} (${total} übrig).`,
    ),
  ),
  condition: both(({ figure: id, condition }, t, lang) =>
    t(
      `${figure(id, lang)} is ${CONDITION_NAMES[condition].en}.`,
      `${figure(id, lang)} ist ${CONDITION_NAMES[condition].de}.`,
    ),
  ),
  'condition-gone': both(({ figure: id, condition }, t, lang) =>
    t(
      `${figure(id, lang)} is no longer ${CONDITION_NAMES[condition].en}.`,
      `${figure(id, lang)} ist nicht mehr ${CONDITION_NAMES[condition].de}.`,
    ),
  ),
  fire: both(({ figure: id, n }, t, lang) =>
    t(`${figure(id, lang)} burns (Fire ${roman(n)}).`, `${figure(id, lang)} brennt (Feuer ${roman(n)}).`),
  ),
  critical: both(({ figure: id, critical }, t, lang) =>
    t(
      `Critical hit on ${figure(id, lang)}: ${named(critical, lang)}.`,
      `Kritischer Treffer bei ${figure(id, lang)}: ${named(critical, lang)}.`,
    ),
  ),
  killed: both(({ figure: id }, t, lang) => t(`${figure(id, lang)} is killed.`, `${figure(id, lang)} ist getötet.`)),
  ghost: both(({ hero, rank, lost }, t, lang) => {
    const gone =
      lost.length === 0
        ? ''
        : t(
            `, loses ${lost.map(one => named(one, lang)).join(', ')}`,
            `, verliert ${lost.map(one => named(one, lang)).join(', ')}`,
          );
    return t(
      `${figure(hero, lang)} becomes a ghost of rank ${roman(rank)}${gone}.`,
      `${figure(hero, lang)} wird ein Geist vom Rang ${roman(rank)}${gone}.`,
    );
  }),
  lasts: both(({ source, figure: id }, t, lang) =>
    t(
      `${named(source, lang)} lies on ${id === 'heroes' || id === 'enemies' || id === 'all' ? id : figure(id, lang)}.`,
      `${named(source, lang)} liegt auf ${id === 'heroes' ? 'den Helden' : id === 'enemies' ? 'den Gegnern' : id === 'all' ? 'allen' : figure(id, lang)}.`,
    ),
  ),
  used: both(({ by, ability, level }, t, lang) =>
    t(
      `${figure(by, lang)} uses ${named(ability, lang)}${level > 1 ? ` ${roman(level)}` : ''}.`,
      `${figure(by, lang)} setzt ${named(ability, lang)}${level > 1 ? ` ${roman(level)}` : ''} ein.`,
    ),
  ),
  cooldown: both(({ power, glasses }, t, lang) =>
    glasses === 0
      ? t(`${named(power, lang)} is ready.`, `${named(power, lang)} ist bereit.`)
      : t(
          `${named(power, lang)}: ${glasses} hourglass${glasses === 1 ? '' : 'es'}.`,
          `${named(power, lang)}: ${glasses} Sanduhr${glasses === 1 ? '' : 'en'}.`,
        ),
  ),
  tokens: both(({ figure: id, token, n }, _, lang) => `${figure(id, lang)}: ${token} ${n}.`),
  action: both(({ hero, action, what }, _, lang) =>
    action === 'special' && what !== null
      ? `${figure(hero, lang)}: ${specialName(what, lang)}.`
      : `${figure(hero, lang)} ${ACTIONS[action][lang]}.`,
  ),
  trap: both(({ trap }, t, lang) => t(`Trap: ${named(trap, lang)}.`, `Falle: ${named(trap, lang)}.`)),
  'trap-cancelled': both(({ trap, hero }, t, lang) =>
    t(`${figure(hero, lang)} disarms ${named(trap, lang)}.`, `${figure(hero, lang)} entschärft ${named(trap, lang)}.`),
  ),
  item: both(
    ({ hero, item, up, how }, _, lang) => `${figure(hero, lang)} ${HOW[how][lang]}: ${itemName(item, up, lang)}.`,
  ),
  coins: both(
    ({ hero, crowns, why }, t, lang) =>
      `${figure(hero, lang)} ${COINS[why][lang]} ${t(`${crowns} crowns`, `${crowns} Kronen`)}.`,
  ),
  key: both(({ hero, key, how }, t, lang) =>
    how === 'taken'
      ? t(`${figure(hero, lang)} takes: ${keyName(key, lang)}.`, `${figure(hero, lang)} nimmt: ${keyName(key, lang)}.`)
      : t(`In the zone lies: ${keyName(key, lang)}.`, `In der Zone liegt: ${keyName(key, lang)}.`),
  ),
  shards: both(({ n, total }, t) =>
    t(`${n} soul shard${n === 1 ? '' : 's'} (${total} in the pool).`, `${n} Seelensplitter (${total} im Vorrat).`),
  ),
  'enemy-power': both(({ enemy, power }, t, lang) =>
    t(`${figure(enemy, lang)} gains ${named(power, lang)}.`, `${figure(enemy, lang)} erhält ${named(power, lang)}.`),
  ),
  'activation-card': both(({ card, queue }, t, lang) =>
    t(
      `${named(card, lang)}: ${
        queue.length === 0
          ? 'nobody activates'
          : and(
              queue.map(one => figure(one, lang)),
              lang,
            )
      }.`,
      `${named(card, lang)}: ${
        queue.length === 0
          ? 'niemand wird aktiviert'
          : and(
              queue.map(one => figure(one, lang)),
              lang,
            )
      }.`,
    ),
  ),
  activated: both(({ enemy, side, behaviour, target, why }, t, lang) => {
    if (target === null || behaviour === null)
      return t(
        `${figure(enemy, lang)} can reach nobody and does nothing.`,
        `${figure(enemy, lang)} kann niemanden erreichen und tut nichts.`,
      );
    return t(
      `${figure(enemy, lang)} goes for ${figure(target, lang)} (${whyText(why, lang)}). ${chosenText(enemy, side, behaviour, lang)}`,
      `${figure(enemy, lang)} geht auf ${figure(target, lang)} los (${whyText(why, lang)}). ${chosenText(enemy, side, behaviour, lang)}`,
    );
  }),
  'activation-skipped': both(({ enemy }, t, lang) =>
    t(`${figure(enemy, lang)} is stunned and does nothing.`, `${figure(enemy, lang)} ist betäubt und tut nichts.`),
  ),
  flipped: both(({ enemy }, t, lang) =>
    t(
      `The scroll of ${figure(enemy, lang)} is turned over.`,
      `Das Pergament von ${figure(enemy, lang)} wird umgedreht.`,
    ),
  ),
  threat: both(({ hero, level }, t, lang) =>
    t(
      `${figure(hero, lang)} is threatening (${roman(level)}).`,
      `${figure(hero, lang)} ist bedrohlich (${roman(level)}).`,
    ),
  ),
  event: both(({ event }, t, lang) => t(`Event: ${named(event, lang)}.`, `Ereignis: ${named(event, lang)}.`)),
  'event-discarded': both(({ event }, t, lang) =>
    t(`${named(event, lang)} is discarded.`, `${named(event, lang)} wird abgelegt.`),
  ),
  spawns: both(({ n }, t) =>
    n === 0
      ? t('No enemy appears.', 'Kein Gegner erscheint.')
      : t(
          `${n} ${n === 1 ? 'enemy appears' : 'enemies appear'}.`,
          `${n} Gegner ${n === 1 ? 'erscheint' : 'erscheinen'}.`,
        ),
  ),
  story: both(({ paragraph }, _, lang) => storyText(paragraph, lang)),
  decided: both(({ hero, course }, t, lang) =>
    t(
      `${figure(hero, lang)} decides: ${courseText(course, lang)}`,
      `${figure(hero, lang)} entscheidet: ${courseText(course, lang)}`,
    ),
  ),
  stage: both(({ stage }, t, lang) => t(`New aim: ${stageText(stage, lang)}`, `Neues Ziel: ${stageText(stage, lang)}`)),
  looked: both(({ card }, t, lang) =>
    t(`The next activation card: ${named(card, lang)}.`, `Die nächste Aktivierungskarte: ${named(card, lang)}.`),
  ),
  flag: both(({ flag, n }, _, lang) => `${flagText(flag, lang)}: ${n}.`),
  'ware-lost': both(({ item }, t, lang) =>
    t(
      `The Emporium has lost: ${itemName(item, undefined, lang)}.`,
      `Das Emporium hat verloren: ${itemName(item, undefined, lang)}.`,
    ),
  ),
  thing: both(({ thing, wounds: n, gone }, t, lang) =>
    gone
      ? t(`${figure(thing, lang)} is destroyed.`, `${figure(thing, lang)} ist zerstört.`)
      : t(`${figure(thing, lang)}: ${n} damage.`, `${figure(thing, lang)}: ${n} Schaden.`),
  ),
};
