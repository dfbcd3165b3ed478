import type { Card } from './cards.ts';
import type {
  Ability,
  Boost,
  Condition,
  Discard,
  Effect,
  Lang,
  Modify,
  Moment,
  Stat,
  Strip,
  Target,
} from './effects.ts';
import { bonus, capital, list, type Pick, pick, rollText } from './phrases.ts';
import { foeWords, lootWords, pileCards, pileWords, statWords, targetWords, usedWords } from './words.ts';

/** The sentences of a card's effects, in order. */
export function effectTexts(effects: readonly Effect[], kind: Card['kind'], lang: Lang): readonly string[] {
  const scribe: Scribe = { kind, lang, t: pick(lang) };
  return joined(effects).map(run => sentence(run, scribe));
}

interface Scribe {
  readonly kind: Card['kind'];
  readonly lang: Lang;
  readonly t: Pick;
}

type Run = readonly [Effect, ...Effect[]];

/** Neighbours that change values of the same figures under the same terms share one sentence. */
function joined(effects: readonly Effect[]): readonly Run[] {
  const runs: Run[] = [];
  for (const effect of effects) {
    const run = runs.at(-1);
    if (run && sameTerms(run[0], effect)) runs[runs.length - 1] = [...run, effect];
    else runs.push([effect]);
  }
  return runs;
}

function sameTerms(a: Effect, b: Effect): boolean {
  if (a.do === 'boost' && b.do === 'boost')
    return (
      (b.target === 'same' || b.target === a.target) && a.until === b.until && onlyRolled(a.stat) === onlyRolled(b.stat)
    );
  if (a.do === 'modify' && b.do === 'modify')
    return a.scope === b.scope && JSON.stringify(a.if) === JSON.stringify(b.if);
  return false;
}

function sentence(run: Run, scribe: Scribe): string {
  const effect = run[0];
  const { t, lang } = scribe;
  const self = selfWords(scribe);
  const who = (target: Target) => capital(target === 'self' ? self : targetWords[target][lang]);
  switch (effect.do) {
    case 'modify':
      return modifyText(effect, changes(run, scribe), scribe);
    case 'boost':
      return boostText(effect, changes(run, scribe), who, scribe);
    case 'ignore-armour':
      return t('Armour does not count.', 'Rüstung zählt nicht.');
    case 'restrict-defence':
      return restrictText(effect.bar, scribe);
    case 'extra-reactions':
      return t(
        `${capital(self)} has ${effect.count} more ${effect.count === 1 ? 'reaction' : 'reactions'} in every opposing turn.`,
        `${capital(self)} hat in jedem gegnerischen Zug ${effect.count} ${effect.count === 1 ? 'Reaktion' : 'Reaktionen'} mehr.`,
      );
    case 'turn-draw':
      return turnDrawText(effect.by, scribe);
    case 'unarmed':
      return t(
        `${capital(self)} may attack in melee without a weapon (damage ${effect.damage}).`,
        `${capital(self)} darf im Nahkampf ohne Waffe attackieren (Schaden ${effect.damage}).`,
      );
    case 'forbid':
      return effect.kind === 'potion'
        ? t('The plagued player may not play potions.', 'Der geplagte Spieler darf keine Zaubertränke spielen.')
        : t('The plagued player may not play manoeuvres.', 'Der geplagte Spieler darf keine Manöver spielen.');
    case 'cheat-death':
      return t(
        `If ${self} would die, discard this card instead; ${life(effect.life, t)} ${effect.life === 1 ? 'remains' : 'remain'}.`,
        `Würde ${self} sterben, lege stattdessen diese Karte ab; es ${effect.life === 1 ? 'bleibt' : 'bleiben'} ${life(effect.life, t)}.`,
      );
    case 'reroll-ones':
      return t(`${capital(self)} rolls each 1 again, once.`, `${capital(self)} würfelt jede 1 einmal neu.`);
    case 'on':
      return `${momentText(effect.moment, scribe)}: ${effectTexts(effect.effects, scribe.kind, lang).join(' ')}`;
    case 'ability':
      return abilityText(effect, scribe);
    case 'draw':
      return effect.pile === 'any'
        ? t(
            `Draw ${cards(effect.count, t)} from any ${effect.count === 1 ? 'pile' : 'piles'}.`,
            `Ziehe ${cards(effect.count, t)} ${effect.count === 1 ? 'von einem beliebigen Stapel' : 'von beliebigen Stapeln'}.`,
          )
        : `${t('Draw', 'Ziehe')} ${effect.count} ${pileCards(effect.pile, effect.count, lang)}.`;
    case 'discard':
      return discardText(effect, scribe);
    case 'steal':
      return effect.who === 'rival'
        ? t(
            `Take ${effect.count} random ${effect.count === 1 ? 'card' : 'cards'} from a rival’s hand.`,
            `Ziehe ${effect.count} zufällige ${effect.count === 1 ? 'Karte' : 'Karten'} aus der Hand eines Mitspielers.`,
          )
        : t(
            `Take ${effect.count} random ${effect.count === 1 ? 'card' : 'cards'} from the hand of the foe’s player.`,
            `Ziehe ${effect.count} zufällige ${effect.count === 1 ? 'Karte' : 'Karten'} aus der Hand des gegnerischen Spielers.`,
          );
    case 'look':
      return t('Look at a rival’s hand.', 'Sieh dir die Hand eines Mitspielers an.');
    case 'swap':
      return t(
        'Take 1 random card from a rival’s hand and give back 1 hand card of your choice.',
        'Ziehe 1 zufällige Karte aus der Hand eines Mitspielers und gib ihm 1 Handkarte deiner Wahl zurück.',
      );
    case 'heal':
      return t(
        `${who(effect.target)} regains ${life(effect.amount, t)}.`,
        `${who(effect.target)} erhält ${life(effect.amount, t)} zurück.`,
      );
    case 'damage':
      return t(
        `${who(effect.target)} loses ${life(effect.amount, t)}.`,
        `${who(effect.target)} verliert ${life(effect.amount, t)}.`,
      );
    case 'strip':
      return stripText(effect, t);
    case 'roll-twice': {
      const kept = effect.keep === 'higher' ? t('higher', 'höhere') : t('lower', 'niedrigere');
      return effect.target === 'self'
        ? t(`Roll twice; the ${kept} result counts.`, `Würfle zweimal; das ${kept} Ergebnis zählt.`)
        : t(
            `The foe rolls twice; the ${kept} result counts.`,
            `Der Gegner würfelt zweimal; das ${kept} Ergebnis zählt.`,
          );
    }
    case 'ready':
      return effect.what === 'reaction'
        ? t(
            `${who(effect.target)} gets 1 extra reaction this turn.`,
            `${who(effect.target)} erhält in diesem Zug 1 zusätzliche Reaktion.`,
          )
        : t(
            `${who(effect.target)} gets 1 extra action this turn${effect.only ? ', for equipping only' : ''}.`,
            `${who(effect.target)} erhält in diesem Zug 1 zusätzliche Aktion${effect.only ? ', nur zum Ausstatten' : ''}.`,
          );
    case 'exhaust':
      return effect.what === 'reaction'
        ? t(
            `${who(effect.target)} has no reaction left this turn.`,
            `${who(effect.target)} hat in diesem Zug keine Reaktion mehr.`,
          )
        : t(
            `${who(effect.target)} has no action in the next turn of its player.`,
            `${who(effect.target)} hat im nächsten Zug seines Spielers keine Aktion.`,
          );
    case 'cancel':
      return effect.what === 'attack'
        ? t(
            'Before its first die, an attack ends without effect.',
            'Eine Attacke endet vor dem ersten Würfelwurf ohne Wirkung.',
          )
        : t(
            'An event just played by a rival has no effect.',
            'Ein soeben von einem Mitspieler gespieltes Ereignis bleibt ohne Wirkung.',
          );
    case 'redirect':
      return t(
        'Before its first die, an attack gets a new target of your choice: another hero or creature outside the attacker’s group. Nobody may protect it.',
        'Eine Attacke erhält vor dem ersten Würfelwurf ein neues Ziel deiner Wahl: einen anderen Helden oder eine andere Kreatur außerhalb der Gruppe des Angreifers. Das neue Ziel darf nicht beschützt werden.',
      );
    case 'move':
      return effect.what === 'demon'
        ? t('Move the demon in front of you to a rival.', 'Schiebe den Dämon vor dir einem Mitspieler zu.')
        : t('Take over a rival’s NPC.', 'Übernimm den NSC eines Mitspielers.');
    case 'salvage':
      return effect.pile === 'any'
        ? t(
            'Take 1 card of your choice from a discard pile into your hand.',
            'Nimm 1 Karte deiner Wahl von einem Ablagestapel auf die Hand.',
          )
        : t(
            `Take 1 ${pileWords[effect.pile].en} of your choice from the discard pile into your hand.`,
            `Nimm 1 ${pileWords[effect.pile].de} deiner Wahl vom Ablagestapel auf die Hand.`,
          );
    case 'banish':
      return effect.what === 'demon'
        ? t('Discard a demon of your choice.', 'Lege einen Dämon deiner Wahl ab.')
        : t('An enemy creature of your choice dies.', 'Eine gegnerische Kreatur deiner Wahl stirbt.');
    case 'refresh':
      return t(
        'All spells of one of your heroes are ready again.',
        'Alle Zaubersprüche eines deiner Helden sind wieder bereit.',
      );
  }
}

function selfWords({ kind, t }: Scribe): string {
  switch (kind) {
    case 'hero':
      return t('this hero', 'dieser Held');
    case 'attack-spell':
    case 'defence-spell':
    case 'general-spell':
      return t('the caster', 'der Zaubernde');
    case 'summoning':
      return t('the creature', 'die Kreatur');
    case 'potion':
      return t('the drinker', 'der Trinkende');
    default:
      return t('the bearer', 'der Träger');
  }
}

const life = (n: number, t: Pick) =>
  n === 1 ? t('1 life point', '1 Lebenspunkt') : t(`${n} life points`, `${n} Lebenspunkte`);
const cards = (n: number, t: Pick) => (n === 1 ? t('1 card', '1 Karte') : t(`${n} cards`, `${n} Karten`));

/** "+2 attack and +1 damage" */
const changes = (run: Run, { lang, t }: Scribe) =>
  list(
    run.flatMap(e => (e.do === 'modify' || e.do === 'boost' ? [`${bonus(e.by)} ${statWords[e.stat][lang]}`] : [])),
    t('and', 'und'),
  );

function modifyText(effect: Modify, what: string, scribe: Scribe): string {
  const terms = effect.if ? ` ${conditionText(effect.if, effect.stat, scribe)}` : '';
  if (effect.scope === 'used') return `${what}${terms}.`;
  const subject =
    effect.scope === 'bearer'
      ? capital(selfWords(scribe))
      : scribe.t('Each hero and creature of the plagued group', 'Jeder Held und jede Kreatur der geplagten Gruppe');
  return scribe.t(`${subject} gets ${what}${terms}.`, `${subject} erhält ${what}${terms}.`);
}

const offensive: readonly Stat[] = ['attack', 'damage', 'magic'];

function conditionText(condition: Condition, stat: Stat, { lang, t }: Scribe): string {
  switch (condition.is) {
    case 'form': {
      const german = { melee: 'Nahkampfattacken', ranged: 'Fernkampfattacken', magical: 'magische Attacken' } as const;
      return offensive.includes(stat)
        ? t(`in ${condition.form} attacks`, `bei ${german[condition.form].replace('magische ', 'magischen ')}`)
        : t(`against ${condition.form} attacks`, `gegen ${german[condition.form]}`);
    }
    case 'using':
      return t(`with ${usedWords[condition.category].en}`, `mit ${usedWords[condition.category].de}`);
    case 'facing':
      return t(
        `against ${list(
          condition.foes.map(foe => foeWords[foe][lang]),
          'and',
        )}`,
        `gegen ${list(
          condition.foes.map(foe => foeWords[foe][lang]),
          'und',
        )}`,
      );
    case 'dodging':
      return t('when dodging', 'beim Ausweichen');
    case 'protecting':
      return t('when protecting', 'beim Beschützen');
    case 'wounded':
      return t(`at ${condition.life} life points or fewer`, `bei höchstens ${condition.life} Lebenspunkten`);
  }
}

/** Magic also counts where there is no combat. */
const onlyRolled = (stat: Stat) => stat === 'magic';

function boostText(effect: Boost, what: string, who: (target: Target) => string, { t }: Scribe): string {
  const until = {
    combat: onlyRolled(effect.stat) ? t('for this roll', 'für diesen Wurf') : t('for this combat', 'für diesen Kampf'),
    turn: t('until the end of the turn', 'bis zum Ende des Zuges'),
    round: t('until your next turn', 'bis zu deinem nächsten Zug'),
  }[effect.until];
  if (effect.target === 'self') return `${what} ${until}.`;
  return t(`${who(effect.target)} gets ${what} ${until}.`, `${who(effect.target)} erhält ${what} ${until}.`);
}

function restrictText(bar: readonly ('weapon' | 'shield' | 'protection')[], { kind, t }: Scribe): string {
  const texts: string[] = [];
  const gear = bar.flatMap(b =>
    b === 'weapon' ? [t('weapons', 'Waffen')] : b === 'shield' ? [t('shields', 'Schilde')] : [],
  );
  if (gear.length > 0)
    texts.push(
      t(
        `${capital(list(gear, 'and'))} give no parry bonus.`,
        `${capital(list(gear, 'und'))} geben keinen Paradebonus.`,
      ),
    );
  if (bar.includes('protection'))
    texts.push(
      kind === 'hero'
        ? t('Nobody may protect the targets of this hero.', 'Niemand darf die Ziele dieses Helden beschützen.')
        : t('Nobody may protect the target.', 'Niemand darf das Ziel beschützen.'),
    );
  return texts.join(' ');
}

function turnDrawText(by: number, { kind, t }: Scribe): string {
  const count = Math.abs(by);
  const n = count === 1 ? t('1 card', '1 Karte') : t(`${count} cards`, `${count} Karten`);
  const more = by < 0 ? t('fewer', 'weniger') : t('more', 'mehr');
  return kind === 'demon'
    ? t(
        `The plagued player draws ${n} ${more} at the start of the turn.`,
        `Der geplagte Spieler zieht zu Beginn seines Zuges ${n} ${more}.`,
      )
    : t(`At the start of your turn draw ${n} ${more}.`, `Ziehe zu Beginn deines Zuges ${n} ${more}.`);
}

function momentText(moment: Moment, scribe: Scribe): string {
  const { kind, t } = scribe;
  switch (moment) {
    case 'hit':
      return t('On a hit', 'Bei einem Treffer');
    case 'kill':
      return t('On a kill', 'Bei einem tödlichen Treffer');
    case 'struck':
      return t(`When ${selfWords(scribe)} is hit`, `Wird ${selfWords(scribe)} getroffen`);
    case 'warded':
      return t('If the attack is warded off', 'Wird die Attacke abgewehrt');
    case 'turn-start':
      return kind === 'demon'
        ? t('At the start of the plagued player’s turn', 'Zu Beginn des Zuges des geplagten Spielers')
        : t('At the start of your turn', 'Zu Beginn deines Zuges');
  }
}

function abilityText(ability: Ability, { kind, lang, t }: Scribe): string {
  const when =
    ability.window.at === 'own-turn' ? t('in your turn', 'in deinem Zug') : rollText(ability.window.rolls, lang);
  const n = ability.cost?.amount ?? 0;
  const cost = n === 1 ? t('1 hand card', '1 Handkarte') : t(`${n} hand cards`, `${n} Handkarten`);
  const pay = n > 0 ? t(`Discard ${cost}. In return: `, `Lege ${cost} ab. Dafür: `) : '';
  const then = effectTexts(ability.effects, kind, lang).join(' ');
  return `${t('Once per round', 'Einmal pro Runde')}, ${when}: ${pay}${then}`;
}

function discardText(effect: Discard, { kind, t }: Scribe): string {
  const n = effect.count;
  const what =
    effect.how === 'random'
      ? t(`${n} random hand ${n === 1 ? 'card' : 'cards'}`, `${n} zufällige ${n === 1 ? 'Handkarte' : 'Handkarten'}`)
      : t(
          `${n} hand ${n === 1 ? 'card' : 'cards'} of ${effect.who === 'you' && kind !== 'demon' ? 'your' : 'their'} choice`,
          `${n} ${n === 1 ? 'Handkarte' : 'Handkarten'} eigener Wahl`,
        );
  const who = {
    you: kind === 'demon' ? t('The plagued player', 'Der geplagte Spieler') : null,
    rivals: t('Each rival', 'Jeder Mitspieler'),
    foe: t('The foe’s player', 'Der gegnerische Spieler'),
  }[effect.who];
  return who ? t(`${who} discards ${what}.`, `${who} legt ${what} ab.`) : t(`Discard ${what}.`, `Lege ${what} ab.`);
}

function stripText(effect: Strip, t: Pick): string {
  const { en, de } = lootWords[effect.loot];
  switch (effect.to) {
    case 'discard':
      return t(`Discard 1 ${en} of an enemy hero.`, `Lege 1 ${de} eines gegnerischen Helden ab.`);
    case 'owner':
      return t(
        `Return 1 ${en} of an enemy hero to the hand of its player.`,
        `Schicke 1 ${de} eines gegnerischen Helden auf die Hand seines Spielers zurück.`,
      );
    case 'you':
      return t(`Take 1 ${en} of an enemy hero into your hand.`, `Nimm 1 ${de} eines gegnerischen Helden auf die Hand.`);
  }
}
