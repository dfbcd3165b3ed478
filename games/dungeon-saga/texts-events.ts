import { type Lang, type Sum, sumText, type Text, type Texts, totalOf, type Wording } from '@tafelrunde/engine';
import { announcedAims } from './aims.ts';
import { adventureOf } from './content/adventures/index.ts';
import { facingName } from './drawing.ts';
import { nameOf, squareName } from './names.ts';
import type { DungeonSaga } from './types.ts';

const en = (id: string): string => nameOf(id, 'en');
const de = (id: string): string => nameOf(id, 'de');
const dice = (rolled: readonly number[]): string => (rolled.length === 0 ? '-' : rolled.join(' '));
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const DICE: Wording<number> = { en: n => (n === 1 ? 'die' : 'dice'), de: 'Würfel' };
const ARMOUR: Text = { en: 'armour', de: 'Rüstung' };
const sourceName = (source: string): Text => ({ en: en(source), de: de(source) });

/** "(4 dice = 5 base − 1 injured)", where anything was changed. */
const made = (sum: Sum, lang: Lang): string =>
  sum.parts.length === 0 ? '' : ` (${sumText(sum, DICE, lang, sourceName)})`;

/** "armour 2", "1 armour = 2 base − 1 penalty below 2 dice". */
const worn = (sum: Sum, lang: Lang): string =>
  sum.parts.length === 0 ? `${ARMOUR[lang]} ${totalOf(sum)}` : sumText(sum, ARMOUR, lang, sourceName);

const twistText = (adventure: string, id: string, lang: Lang): string =>
  adventureOf(adventure).twists?.find(twist => twist.id === id)?.text[lang] ?? id;

const markName = (adventure: string, mark: string, lang: Lang): string =>
  adventureOf(adventure).marks?.[mark]?.[lang] ?? mark;

const FORMS = {
  melee: { en: 'attacks', de: 'greift an' },
  ranged: { en: 'shoots at', de: 'schießt auf' },
  magical: { en: 'attacks by magic', de: 'greift magisch an' },
} as const;
const FATES = {
  bones: { en: 'falls to a pile of bones', de: 'zerfällt zu einem Knochenhaufen' },
  destroyed: { en: 'is destroyed', de: 'ist zerstört' },
  crippled: { en: 'is crippled', de: 'ist kampfunfähig' },
} as const;

export const events: Texts<DungeonSaga>['events'] = {
  begins: {
    en: e => `${adventureOf(e.adventure).prologue.en} ${announcedAims(e.adventure, 'en')}`,
    de: e => `${adventureOf(e.adventure).prologue.de} ${announcedAims(e.adventure, 'de')}`,
  },
  ends: {
    en: e => adventureOf(e.adventure).epilogue[e.winner].en,
    de: e => adventureOf(e.adventure).epilogue[e.winner].de,
  },
  took: {
    en: (e, name) => `${name(e.seat)} plays ${en(e.hero)}.`,
    de: (e, name) => `${name(e.seat)} spielt ${de(e.hero)}.`,
  },
  round: { en: e => `Round ${e.number} begins.`, de: e => `Runde ${e.number} beginnt.` },
  turn: { en: e => `${en(e.figure)} is next.`, de: e => `${de(e.figure)} ist dran.` },
  overlord: {
    en: e => `The overlord has ${plural(e.commands, 'command', 'commands')}.`,
    de: e => `Der Overlord hat ${plural(e.commands, 'Befehl', 'Befehle')}.`,
  },
  activated: { en: e => `${en(e.figure)} is activated.`, de: e => `${de(e.figure)} wird aktiviert.` },
  moved: {
    en: e =>
      `${en(e.figure)} moves from ${squareName(e.from)} to ${squareName(e.to)}, facing ${facingName(e.facing, 'en')}.`,
    de: e =>
      `${de(e.figure)} geht von ${squareName(e.from)} nach ${squareName(e.to)}, Blick nach ${facingName(e.facing, 'de')}.`,
  },
  faced: {
    en: e => `${en(e.figure)} faces ${facingName(e.facing, 'en')}.`,
    de: e => `${de(e.figure)} blickt nach ${facingName(e.facing, 'de')}.`,
  },
  'broke-away': { en: e => `${en(e.figure)} breaks away.`, de: e => `${de(e.figure)} löst sich.` },
  attack: {
    en: e =>
      e.free
        ? `Free strike: ${en(e.attacker)} against ${en(e.target)}.`
        : `${en(e.attacker)} ${FORMS[e.form].en}: ${en(e.target)}.`,
    de: e =>
      e.free
        ? `Passierschlag: ${de(e.attacker)} gegen ${de(e.target)}.`
        : `${de(e.attacker)} ${FORMS[e.form].de}: ${de(e.target)}.`,
  },
  rolled: {
    en: e =>
      `${en(e.attacker)} rolls ${dice(e.dice)}${made(e.sums.attack, 'en')}; ${en(e.target)} rolls ${dice(e.defence)}${made(e.sums.defence, 'en')}, ${worn(e.sums.armour, 'en')}.`,
    de: e =>
      `${de(e.attacker)} wirft ${dice(e.dice)}${made(e.sums.attack, 'de')}; ${de(e.target)} wirft ${dice(e.defence)}${made(e.sums.defence, 'de')}, ${worn(e.sums.armour, 'de')}.`,
  },
  rerolled: {
    en: e => `${en(e.figure)} rolls ${dice(e.from)} again: ${dice(e.to)}.`,
    de: e => `${de(e.figure)} wirft ${dice(e.from)} neu: ${dice(e.to)}.`,
  },
  hits: {
    en: e =>
      e.left.length === 0
        ? 'Armour stops everything.'
        : `${dice(e.left)} ${e.left.length === 1 ? 'passes' : 'pass'} the armour: ${plural(e.hits, 'hit', 'hits')}.`,
    de: e =>
      e.left.length === 0
        ? 'Die Rüstung hält alles ab.'
        : `${dice(e.left)} ${e.left.length === 1 ? 'durchdringt' : 'durchdringen'} die Rüstung: ${plural(e.hits, 'Treffer', 'Treffer')}.`,
  },
  wounded: {
    en: e => `${en(e.figure)} takes a wound (${e.wounds}).`,
    de: e => `${de(e.figure)} erleidet eine Wunde (${e.wounds}).`,
  },
  prevented: { en: e => `${en(e.figure)} escapes the wound.`, de: e => `${de(e.figure)} entgeht der Wunde.` },
  injured: { en: e => `${en(e.figure)} is injured.`, de: e => `${de(e.figure)} ist verletzt.` },
  healed: {
    en: e => `${en(e.figure)} heals ${plural(e.wounds, 'wound', 'wounds')}.`,
    de: e => `${de(e.figure)} heilt ${plural(e.wounds, 'Wunde', 'Wunden')}.`,
  },
  fell: { en: e => `${en(e.figure)} ${FATES[e.as].en}.`, de: e => `${de(e.figure)} ${FATES[e.as].de}.` },
  appeared: {
    en: e => `${en(e.figure)} appears at ${squareName(e.at)}, facing ${facingName(e.facing, 'en')}.`,
    de: e => `${de(e.figure)} erscheint auf ${squareName(e.at)}, Blick nach ${facingName(e.facing, 'de')}.`,
  },
  pushed: {
    en: e => `${en(e.figure)} is pushed to ${squareName(e.to)}.`,
    de: e => `${de(e.figure)} wird nach ${squareName(e.to)} gestoßen.`,
  },
  placed: {
    en: e => `${en(e.figure)} is placed at ${squareName(e.to)}.`,
    de: e => `${de(e.figure)} wird auf ${squareName(e.to)} gestellt.`,
  },
  granted: {
    en: e => `${en(e.source)} works on ${en(e.figure)}.`,
    de: e => `${de(e.source)} wirkt auf ${de(e.figure)}.`,
  },
  cast: { en: e => `${en(e.figure)} casts ${en(e.spell)}.`, de: e => `${de(e.figure)} wirkt „${de(e.spell)}“.` },
  feat: { en: e => `${en(e.figure)}: ${en(e.feat)}!`, de: e => `${de(e.figure)}: ${de(e.feat)}!` },
  used: { en: e => `${en(e.figure)} uses ${en(e.what)}.`, de: e => `${de(e.figure)} setzt ${de(e.what)} ein.` },
  die: {
    en: e => `${en(e.figure)} rolls ${e.die} (${e.atLeast} or more needed).`,
    de: e => `${de(e.figure)} wirft ${e.die} (nötig: ${e.atLeast} oder mehr).`,
  },
  readied: { en: e => `${en(e.spell)} is ready again.`, de: e => `„${de(e.spell)}“ ist wieder einsatzbereit.` },
  renewed: { en: e => `${en(e.feat)} may be used again.`, de: e => `„${de(e.feat)}“ ist wieder möglich.` },
  gained: { en: e => `${en(e.figure)} receives ${en(e.item)}.`, de: e => `${de(e.figure)} erhält: ${de(e.item)}.` },
  traded: {
    en: e => `${en(e.from)} gives ${en(e.item)} to ${en(e.to)}${e.for ? ` for ${en(e.for)}` : ''}.`,
    de: e => `${de(e.from)} gibt ${de(e.to)}: ${de(e.item)}${e.for ? ` gegen ${de(e.for)}` : ''}.`,
  },
  proposed: {
    en: e => {
      const [gives, takes] = [e.gives, e.takes].map(
        id => id && (e.adventure ? markName(e.adventure, id, 'en') : en(id)),
      );
      if (!gives) return `${en(e.from)} asks ${en(e.to)} for: ${takes}.`;
      return `${en(e.from)} offers ${en(e.to)}: ${gives}${takes ? ` for ${takes}` : ''}.`;
    },
    de: e => {
      const [gives, takes] = [e.gives, e.takes].map(
        id => id && (e.adventure ? markName(e.adventure, id, 'de') : de(id)),
      );
      if (!gives) return `${de(e.from)} bittet ${de(e.to)} um: ${takes}.`;
      return `${de(e.from)} bietet ${de(e.to)}: ${gives}${takes ? ` gegen ${takes}` : ''}.`;
    },
  },
  refused: { en: e => `${en(e.figure)} does not want to exchange.`, de: e => `${de(e.figure)} will nicht tauschen.` },
  shattered: {
    en: e => `The bones at ${squareName(e.at)} are gone.`,
    de: e => `Die Knochen auf ${squareName(e.at)} sind fort.`,
  },
  weakened: {
    en: e => `The seal of ${en(e.thing)} drops to ${e.strength}.`,
    de: e => `Das Siegel von ${de(e.thing)} sinkt auf ${e.strength}.`,
  },
  opened: { en: e => `${en(e.thing)} is open.`, de: e => `${de(e.thing)} ist offen.` },
  revealed: {
    en: e =>
      e.figures.length === 0
        ? 'A new part of the dungeon lies before you.'
        : `A new part of the dungeon: ${e.figures.map(en).join(', ')}.`,
    de: e =>
      e.figures.length === 0
        ? 'Ein neuer Teil des Dungeons liegt vor euch.'
        : `Ein neuer Teil des Dungeons: ${e.figures.map(de).join(', ')}.`,
  },
  'took-up': {
    en: e => `${en(e.figure)} finds ${markName(e.adventure, e.mark, 'en')}.`,
    de: e => `${de(e.figure)} findet: ${markName(e.adventure, e.mark, 'de')}.`,
  },
  dropped: {
    en: e => `${en(e.figure)} lets go of ${markName(e.adventure, e.mark, 'en')}.`,
    de: e => `${de(e.figure)} lässt zurück: ${markName(e.adventure, e.mark, 'de')}.`,
  },
  'handed-over': {
    en: e => `${en(e.from)} hands over to ${en(e.to)}: ${markName(e.adventure, e.mark, 'en')}.`,
    de: e => `${de(e.from)} übergibt an ${de(e.to)}: ${markName(e.adventure, e.mark, 'de')}.`,
  },
  played: { en: e => `The overlord plays ${en(e.card)}.`, de: e => `Der Overlord spielt „${de(e.card)}“.` },
  drew: {
    en: e => `The overlord draws ${e.card ? en(e.card) : 'a card'}.`,
    de: e => `Der Overlord zieht ${e.card ? `„${de(e.card)}“` : 'eine Karte'}.`,
  },
  'no-card': { en: 'The command deck is empty.', de: 'Das Befehlsdeck ist leer.' },
  recharged: {
    en: e => (e.turned === 0 ? `${en(e.spell)} is ready.` : `${en(e.spell)} recharges.`),
    de: e => (e.turned === 0 ? `„${de(e.spell)}“ ist einsatzbereit.` : `„${de(e.spell)}“ lädt auf.`),
  },
  twist: { en: e => twistText(e.adventure, e.twist, 'en'), de: e => twistText(e.adventure, e.twist, 'de') },
};
