import type { Act, Aim, At, Aura, Effect, Lang, Modify, PassiveEffect, Pick, Stat } from './effects.ts';
import { items } from './items.ts';
import {
  attackWords,
  bonus,
  capital,
  conditionWords,
  limitWords,
  list,
  minionWords,
  momentWords,
  penaltyWords,
  pickWords,
  quoted,
  roamWords,
  type Speak,
  speak,
  untilWords,
} from './words.ts';

/** The sentences of a list of effects. `stated`: a choice of targets whose reach the text has already given (spell cards). */
export function effectTexts(effects: readonly Effect[], lang: Lang, stated?: Pick): readonly string[] {
  const scribe: Scribe = { lang, t: speak(lang), stated };
  return chain(effects, scribe);
}

interface Scribe {
  readonly lang: Lang;
  readonly t: Speak;
  readonly stated: Pick | undefined;
}

/** A `same` speaks of the targets of the last choice: one, several or each. */
function chain(effects: readonly Effect[], scribe: Scribe): readonly string[] {
  let last: Pick | undefined;
  return effects.flatMap(effect => {
    const aim = 'aim' in effect ? effect.aim : undefined;
    const chosen = typeof aim === 'object' ? aim : undefined;
    if (chosen) last = chosen;
    const target = chosen ? [targetSentence(chosen, scribe)] : [];
    return [...target, sentence(effect, last, scribe)];
  });
}

function targetSentence(pick: Pick, { lang, t, stated }: Scribe): string {
  return `${t('Target', 'Ziel')}: ${pickWords(pick, lang, pick !== stated)}.`;
}

const severalTargets = (pick: Pick | undefined) => pick !== undefined && pick.many !== 1;

/** Nominative. */
function subject(aim: Aim, pick: Pick | undefined, t: Speak): string {
  if (aim === 'you') return t('You', 'Du');
  if (aim === 'foe') return t('The other figure', 'Die andere Figur');
  return severalTargets(pick) ? t('Each target', 'Jedes Ziel') : t('The target', 'Das Ziel');
}

/** Accusative. */
function pushed(aim: Aim, pick: Pick | undefined, t: Speak): string {
  if (aim === 'foe') return t('the other figure', 'die andere Figur');
  return severalTargets(pick) ? t('each target', 'jedes Ziel') : t('the target', 'das Ziel');
}

function sentence(effect: Effect, pick: Pick | undefined, scribe: Scribe): string {
  const { lang, t } = scribe;
  const who = (aim: Aim) => subject(aim, pick, t);
  const verb = (aim: Aim, you: string, other: string) => (aim === 'you' ? you : other);
  const wounds = (n: number) => (n === 1 ? t('1 wound', '1 Wunde') : t(`${n} wounds`, `${n} Wunden`));
  const squares = (n: number) => (n === 1 ? t('1 square', '1 Feld') : t(`${n} squares`, `${n} Felder`));
  switch (effect.do) {
    case 'modify':
    case 'ignore':
    case 'extra-hits':
    case 'roam':
    case 'hold':
    case 'aura':
      return `${capital(phrase(effect, scribe))}.`;
    case 'at':
      return atSentence(effect, scribe);
    case 'attack': {
      const dice =
        effect.dice === 'own'
          ? t('your own dice', 'deinen eigenen Würfeln')
          : t(`${effect.dice} dice`, `${effect.dice} Würfeln`);
      const at = severalTargets(effect.aim)
        ? t('against each target separately', 'gegen jedes Ziel einzeln')
        : t('against the target', 'gegen das Ziel');
      return `${attackWords[effect.form][lang]} ${t('with', 'mit')} ${dice} ${at}.`;
    }
    case 'wound':
      return `${who(effect.aim)} ${t(verb(effect.aim, 'take', 'takes'), verb(effect.aim, 'erleidest', 'erleidet'))} ${wounds(effect.wounds)}.`;
    case 'heal':
      return `${who(effect.aim)} ${t(verb(effect.aim, 'heal', 'heals'), verb(effect.aim, 'heilst', 'heilt'))} ${wounds(effect.wounds)}.`;
    case 'grant': {
      const until = untilWords[effect.until][lang];
      const head = effect.aim === 'you' ? capital(until) : `${who(effect.aim)}, ${until}`;
      return `${head}: ${capital(effect.effects.map(passive => phrase(passive, scribe)).join('; '))}.`;
    }
    case 'raise':
      return t(
        `${who(effect.aim)} is raised by the rules of Raise the Dead.`,
        `${who(effect.aim)} wird nach den Regeln für „Die Toten erwecken“ erweckt.`,
      );
    case 'summon': {
      const place = severalTargets(effect.aim) ? t('each target', 'jedes Ziel') : t('the target', 'das Ziel');
      const figure = minionWords[effect.minion].one[lang];
      return t(`Put ${figure} from the supply on ${place}.`, `Stelle ${figure} aus dem Vorrat auf ${place}.`);
    }
    case 'push':
      return t(
        `You push ${pushed(effect.aim, pick, t)} up to ${squares(effect.squares)} away from you, if of normal size.`,
        `Du schiebst ${pushed(effect.aim, pick, t)} bis zu ${squares(effect.squares)} weit von dir weg, sofern von normaler Größe.`,
      );
    case 'place':
      return t(
        'You are put on the target, with a facing of your choice.',
        'Du wirst mit einer Blickrichtung deiner Wahl auf das Ziel gestellt.',
      );
    case 'turn':
      if (effect.towards === 'you')
        return t(
          `${who(effect.aim)} turns so that you are in front of it.`,
          `${who(effect.aim)} dreht sich so, dass du vor ihm bist.`,
        );
      return effect.aim === 'you'
        ? t('You may change your facing.', 'Du darfst deine Blickrichtung ändern.')
        : t('You choose the facing of the target.', 'Du bestimmst die Blickrichtung des Ziels.');
    case 'act':
      return `${who(effect.aim)} ${t('may at once take', verb(effect.aim, 'darfst sofort', 'darf sofort'))} ${stepWords(effect, t)}${t('', ' ausführen')}.`;
    case 'betray':
      return t(
        `${who(effect.aim)} makes an attack against another figure of its own side; you choose which.`,
        `${who(effect.aim)} führt einen Angriff gegen eine andere Figur der eigenen Seite aus; welche, bestimmst du.`,
      );
    case 'open':
      return effect.what === 'lock'
        ? t(`${who(effect.aim)} opens.`, `${who(effect.aim)} öffnet sich.`)
        : t(`${who(effect.aim)} loses ${effect.by} strength.`, `${who(effect.aim)} verliert ${effect.by} Stärke.`);
    case 'recharge':
      if (effect.spells === 'all')
        return t('All your spells are ready again.', 'Alle deine Zauber sind wieder einsatzbereit.');
      return effect.spells === 1
        ? t('One of your spells is ready again.', 'Einer deiner Zauber ist wieder einsatzbereit.')
        : t(
            `Up to ${effect.spells} of your spells are ready again.`,
            `Bis zu ${effect.spells} deiner Zauber sind wieder einsatzbereit.`,
          );
    case 'renew-feat':
      return t(
        'One of your used feats may be used again.',
        'Eine deiner verbrauchten Heldentaten darf noch einmal eingesetzt werden.',
      );
    case 'shatter':
      return t(`${who(effect.aim)} is removed for good.`, `${who(effect.aim)} kommt endgültig vom Spielplan.`);
    case 'gain':
      return t(
        `You receive ${effect.count} × ${itemName(effect.item, lang)}.`,
        `Du erhältst ${effect.count} × ${itemName(effect.item, lang)}.`,
      );
    case 'roll':
      return `${t(`Roll one die; on ${effect.atLeast} or more:`, `Wirf einen Würfel; ab ${effect.atLeast}:`)} ${chain(effect.effects, scribe).join(' ')}`;
    case 'reroll':
      return effect.dice === 1
        ? t('Roll one of your dice again.', 'Wirf einen deiner Würfel neu.')
        : t(`Roll up to ${effect.dice} of your dice again.`, `Wirf bis zu ${effect.dice} deiner Würfel neu.`);
    case 'prevent':
      return t('You do not take that wound.', 'Du erleidest diese Wunde nicht.');
    case 'commands':
      if (effect.add === 'double')
        return t(
          'In this turn you have twice the commands of the adventure.',
          'In diesem Zug hast du doppelt so viele Befehle wie im Abenteuer angegeben.',
        );
      return effect.add === 1
        ? t('In this turn you have 1 command more.', 'In diesem Zug hast du 1 Befehl mehr.')
        : t(`In this turn you have ${effect.add} commands more.`, `In diesem Zug hast du ${effect.add} Befehle mehr.`);
    case 'interrupt':
      return effect.figures === 1
        ? t(
            'Between two hero turns: One of your figures may move and then take an action.',
            'Zwischen zwei Heldenzügen: Eine deiner Figuren darf sich bewegen und danach eine Aktion ausführen.',
          )
        : t(
            `Between two hero turns: Up to ${effect.figures} of your figures, one after the other, may move and then take an action.`,
            `Zwischen zwei Heldenzügen: Bis zu ${effect.figures} deiner Figuren dürfen sich nacheinander bewegen und danach jeweils eine Aktion ausführen.`,
          );
  }
}

/** A passive effect as a phrase without capital and full stop, so that several can stand in one sentence. */
function phrase(effect: PassiveEffect, scribe: Scribe): string {
  const { lang, t } = scribe;
  switch (effect.do) {
    case 'modify':
      return modifyPhrase(effect, scribe);
    case 'ignore':
      return `${penaltyWords[effect.penalty][lang]} ${t('costs you no die', 'kostet dich keinen Würfel')}`;
    case 'extra-hits': {
      const conditions = (effect.if ?? []).map(c => conditionWords(c, lang)).join('');
      const more = effect.hits === 1 ? t('1 hit', '1 Treffer') : t(`${effect.hits} hits`, `${effect.hits} Treffer`);
      return t(
        `if your attack${conditions} hits at all, it scores ${more} more`,
        `trifft dein Angriff${conditions} überhaupt, zählt er ${more} mehr`,
      );
    }
    case 'roam':
      return roamWords[effect.despite][lang];
    case 'hold':
      return t('enemies in front of you cannot break away', 'Feinde vor dir können sich nicht lösen');
    case 'aura':
      return auraPhrase(effect, scribe);
  }
}

/** "+1 attack die in melee" */
function modifyPhrase(effect: Modify, { lang, t }: Scribe): string {
  const defending = effect.stat === 'defence-dice';
  const conditions = (effect.if ?? []).map(c => conditionWords(c, lang, defending)).join('');
  const change = `${bonus(effect.by)} ${statWords(effect.stat, effect.by, t)}`;
  if (effect.whose === 'own') return `${change}${conditions}`;
  return t(
    `in your attacks${conditions} the target gets ${change}`,
    `bei deinen Angriffen${conditions} erhält das Ziel ${change}`,
  );
}

function auraPhrase(effect: Aura, scribe: Scribe): string {
  const { lang, t } = scribe;
  const kinds = effect.kinds?.map(kind => minionWords[kind].several[lang]);
  const whom = kinds
    ? list(kinds, t('and', 'und'))
    : effect.whom === 'friends'
      ? t('other figures of your side', 'andere Figuren deiner Seite')
      : t('enemies', 'Feinde');
  const where =
    effect.range === 'short'
      ? t('in short range of you', 'in kurzer Reichweite von dir')
      : t('adjacent to you', 'neben dir');
  return `${whom} ${where}: ${effect.effects.map(modify => phrase(modify, scribe)).join('; ')}`;
}

function statWords(stat: Stat, by: number, t: Speak): string {
  const dice = Math.abs(by) === 1 ? 'die' : 'dice';
  switch (stat) {
    case 'move':
      return t('move', 'Bewegung');
    case 'attack-dice':
      return t(`attack ${dice}`, 'Angriffswürfel');
    case 'defence-dice':
      return t(`defence ${dice}`, 'Verteidigungswürfel');
    case 'armour':
      return t('armour', 'Rüstung');
  }
}

/** "After your attack roll (in ranged combat), you may do this: ..." */
function atSentence(effect: At, scribe: Scribe): string {
  const { lang, t } = scribe;
  const moment = momentWords[effect.moment];
  const conditions = (effect.if ?? []).map(c => conditionWords(c, lang).trim());
  const limit = effect.limit === undefined || effect.limit === 'consumed' ? undefined : limitWords[effect.limit][lang];
  const aside = [...(conditions.length > 0 ? [conditions.join(' ')] : []), ...(limit && !effect.may ? [limit] : [])];
  const when = `${capital(moment[lang])}${aside.length > 0 ? ` (${aside.join(', ')})` : ''}`;
  const consumed = effect.limit === 'consumed';
  const texts = chain(effect.effects, scribe).join(' ');
  if (!effect.may) return `${when}: ${texts}`;
  const comma = moment.clause ? ',' : '';
  const head = consumed
    ? t(`${when}, you may discard this item:`, `${when}${comma} darfst du diesen Gegenstand ablegen:`)
    : t(
        `${when}, you may ${limit ? `${limit} ` : ''}do this:`,
        `${when}${comma} darfst du ${limit ? `${limit} ` : ''}Folgendes tun:`,
      );
  return `${head} ${texts}`;
}

/** "a move of up to 4 squares, then 2 attacks" (accusative). */
function stepWords(effect: Act, t: Speak): string {
  const one = {
    move:
      effect.squares === undefined
        ? t('a move', 'eine Bewegung')
        : t(`a move of up to ${effect.squares} squares`, `eine Bewegung von bis zu ${effect.squares} Feldern`),
    attack: t('an attack', 'einen Angriff'),
    action: t('an action', 'eine Aktion'),
  } as const;
  const several = {
    move: t('moves', 'Bewegungen'),
    attack: t('attacks', 'Angriffe'),
    action: t('actions', 'Aktionen'),
  } as const;
  const runs: { readonly step: keyof typeof one; times: number }[] = [];
  for (const step of effect.steps) {
    const run = runs.at(-1);
    if (run?.step === step) run.times += 1;
    else runs.push({ step, times: 1 });
  }
  return runs
    .map(({ step, times }) => (times === 1 ? one[step] : `${times} ${several[step]}`))
    .join(t(', then ', ', dann '));
}

function itemName(id: string, lang: Lang): string {
  const item = items.find(candidate => candidate.id === id);
  return item ? quoted(item.name, lang) : id;
}
