import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Surge } from '../content/card.ts';
import { isItem, monsterCardOf } from '../content/index.ts';
import type { AttackType, DieKind } from '../content/words.ts';
import { secondTarget } from '../rules/acting.ts';
import { candidates, chooseAim } from '../rules/aiming.ts';
import { attackWith, type Declared } from '../rules/attack/attack.ts';
import { mayAffect, type Target, targetsFor } from '../rules/attack/targets.ts';
import { UNARMED, type Weapon, weaponsOf } from '../rules/attack/weapons.ts';
import { slotOf } from '../rules/equipment.ts';
import { isPermitted } from '../rules/in-force.ts';
import { begin } from '../rules/lasting.ts';
import { turnFor } from '../rules/points.ts';
import { type Cell, type FigureId, figureOf, monsterOf, type State, seatOf } from '../state.ts';
import { aimText } from '../texts/aim.ts';
import { diceText } from '../texts/names.ts';
import type { Flow } from '../types.ts';
import type { Aim } from './aim.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { Effect } from './effect.ts';
import { surgeText } from './surge.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord, Doing } from './word.ts';

/** An attack by a card: with a weapon that fits, or with dice of its own; on one enemy, on those named, or on all of a kind with one roll and separate defence rolls. */
export interface MakeAttack {
  readonly do: 'attack';
  /** What the weapon must be: a type or a trait, either of several. */
  readonly with?: readonly (AttackType | 'magic' | 'rune' | 'bow' | 'blade' | 'exotic' | 'two-hands' | 'one-hand')[];
  /** Not with the weapon of the attack being resolved. */
  readonly other?: true;
  /** Not with a weapon: these dice. */
  readonly dice?: readonly DieKind[];
  readonly type?: AttackType;
  /** Its targets, where they are not chosen freely; `each` for all of them. */
  readonly on?: Aim;
  readonly each?: true;
  /** They are not its targets, only affected. */
  readonly affects?: true;
  /** It is the attack of the figure's activation, if it has not made one. */
  readonly counts?: true;
  /** One more target of the same attack, if its player wants; `if-able`: one more hero, where the figure attacks several (D2C-PLOT-23). */
  readonly second?: true | 'if-able';
  /** One more figure that it affects, if its player wants; measured from the target as the other one. */
  readonly beside?: Aim;
  /** What follows for those who suffered damage by it; for those it knocked out. */
  readonly hurt?: readonly Effect[];
  readonly felled?: readonly Effect[];
  readonly damage?: Amount;
  readonly range?: Amount;
  readonly blast?: true;
  readonly surges?: readonly Surge[];
  readonly pierce?: Amount;
  /** What happens before its dice are rolled, to its targets. */
  readonly before?: readonly Effect[];
  /** What follows if it defeats somebody. */
  readonly ifDefeated?: readonly Effect[];
  readonly ignoresRange?: true;
  readonly ignoresSight?: true;
  readonly least?: number;
  readonly ifDealt?: readonly Effect[];
  /** Passive words in force for this attack only. */
  readonly having?: readonly Effect[];
  /** What comes after it for its targets; `those` are the figures the card works on, and the number is the damage it made them suffer. */
  readonly after?: readonly Effect[];
  /** It is made from the space of one of these figures, as if the owner stood there. */
  readonly from?: Aim;
  /** With type, dice and surge abilities of one of these monsters, not with a weapon. */
  readonly like?: Aim;
  /** It may be used without any target: the card is worth it. */
  readonly anyway?: true;
  /** Whoever is named attacks instead of the owner. */
  readonly by?: Aim;
  readonly may?: true;
}

function attackerOf(at: Doing, { by }: MakeAttack): FigureId | null {
  return by === undefined ? at.by : (candidates(at, by)[0] ?? null);
}

function weaponsFor(at: Doing, effect: MakeAttack, attacker: FigureId): Weapon[] {
  const { dice, type = 'ranged' } = effect;
  if (dice !== undefined)
    return [
      { id: at.source.id, type, dice, traits: [], surges: effect.surges ?? [], pierce: 0, reach: 1, blast: false },
    ];
  const { with: kinds } = effect;
  const before = effect.other ? at.state.attacks[at.state.attacks.length - 1]?.weapon : undefined;
  return weaponsOf(at.state, attacker).filter(
    // Bare hands are no weapon: only where no weapon is asked for (D2-ASTEP-02).
    weapon =>
      weapon.id !== before &&
      ((kinds === undefined && (effect.type === undefined || effect.type === weapon.type)) ||
        (weapon !== UNARMED && (kinds ?? []).some(kind => isOfKind(at.state, attacker, weapon, kind)))),
  );
}

const isOfKind = (state: State, by: FigureId, { id, type, traits }: Weapon, kind: string): boolean =>
  kind === type || traits.includes(kind) || (type === 'melee' && isItem(id) && slotOf(state, by, id) === kind);

/** The attacks that can be declared: weapon by weapon with their targets. */
function possible(
  at: Doing,
  effect: MakeAttack,
  from: readonly Cell[] | null = null,
): { weapon: Weapon; targets: Target[] }[] {
  const attacker = attackerOf(at, effect);
  if (attacker === null || isPermitted(at.state, attacker, 'no-attacks')) return [];
  if (effect.counts && (turnFor(at.state, attacker)?.attacks ?? 0) > 0) return [];
  const reaching = {
    ...(effect.ignoresSight && { ignoresSight: true }),
    ...(effect.each && { anybody: true }),
    ...(from !== null && { from }),
  };
  const meant = effect.on === undefined ? null : candidates(at, effect.on);
  return weaponsFor(at, effect, attacker)
    .map(weapon => ({
      weapon,
      targets:
        effect.each && meant !== null
          ? meant.flatMap(figure => targetOf(at, attacker, weapon, figure))
          : targetsFor(at.state, attacker, weapon, reaching).filter(
              ({ figure }) => meant === null || meant.includes(figure),
            ),
    }))
    .filter(({ targets }) => targets.length > 0);
}

/** One space of the figure: one the weapon reaches, if there is one (D2-TGT-03). */
const targetOf = ({ state }: Doing, by: FigureId, weapon: Weapon, figure: FigureId): Target[] => {
  const reached = targetsFor(state, by, weapon, { anybody: true }).find(target => target.figure === figure);
  const cell = reached?.cell ?? figureOf(state, figure)?.cells[0];
  return cell === undefined ? [] : [{ figure, cell }];
};

/** Its player has named a target that this melee weapon does not reach (D2C-HERO-65). */
const isBeyond = (at: Doing, by: FigureId, { on }: MakeAttack, weapon: Weapon, targets: readonly Target[]): boolean => {
  if (on?.who !== 'those' || weapon.type !== 'melee') return false;
  const reached = targetsFor(at.state, by, weapon, { anybody: true });
  return targets.some(({ figure }) => !reached.some(one => one.figure === figure));
};

const cellsOf = ({ state }: Doing, id: FigureId): readonly Cell[] => figureOf(state, id)?.cells ?? [];

/** From whose space the attack is made, among those from where there is a target. */
function* chooseOrigin(at: Doing, effect: MakeAttack, aim: Aim): Flow<readonly Cell[] | null> {
  const [id] = yield* chooseAim(at, aim, one => possible(at, effect, cellsOf(at, one)).length > 0);
  return id === undefined ? null : cellsOf(at, id);
}

/** A second target among those left. */
function* another(
  at: Doing,
  by: FigureId,
  { weapon, targets }: { weapon: Weapon; targets: Target[] },
  first: FigureId,
): Flow<Target[]> {
  const left = targets.filter(({ figure }) => figure !== first);
  if (left.length === 0) return [];
  const choice = yield* choose<Choice, AskKind>({
    seat: seatOf(at.state, by),
    kind: 'pick',
    rule: 'D2-ASTEP-05',
    about: at.source.id,
    options: [
      ...left.map(({ figure, cell }): Choice => ({ do: 'attack', weapon: weapon.id, target: figure, cell })),
      { do: 'pass' },
    ],
  });
  return choice.do === 'attack' ? [{ figure: choice.target, cell: choice.cell }] : [];
}

function* alsoTargeted(
  at: Doing,
  by: FigureId,
  way: { weapon: Weapon; targets: Target[] },
  first: FigureId,
  how: true | 'if-able',
): Flow<Target[]> {
  if (how === true) return yield* another(at, by, way, first);
  if (!isPermitted(at.state, by, 'two-targets')) return [];
  const second = yield* secondTarget(at.state, by, way.weapon, first);
  return second === null ? [] : [second];
}

/** The same attack as this monster would make it. */
function dressed({ state }: Doing, { like: _, ...effect }: MakeAttack, id: FigureId): MakeAttack {
  const monster = monsterOf(state, id);
  const { attack: type = 'melee', dice = [], surges = [] } = monster === null ? {} : monsterCardOf(state, monster);
  return { ...effect, type, dice, surges };
}

/** Another figure near the target. */
function* alsoAffected(at: Doing, by: FigureId, weapon: Weapon, target: FigureId, aim: Aim): Flow<Target[]> {
  const near = { ...at, about: { ...at.about, other: target } };
  const [other] = yield* chooseAim(near, aim, id => id !== target && mayAffect(at.state, by, id));
  return other === undefined ? [] : targetOf(at, by, weapon, other);
}

export const attack: DescentWord<MakeAttack> = {
  can: (at, effect) =>
    effect.like !== undefined
      ? candidates(at, effect.like).some(id => possible(at, dressed(at, effect, id)).length > 0)
      : effect.from === undefined
        ? possible(at, effect).length > 0
        : candidates(at, effect.from).some(id => effect.anyway || possible(at, effect, cellsOf(at, id)).length > 0),
  *act(at, wanted) {
    const { state, io, source } = at;
    let effect = wanted;
    if (wanted.like !== undefined) {
      const [id] = yield* chooseAim(at, wanted.like, one => possible(at, dressed(at, wanted, one)).length > 0);
      if (id === undefined) return;
      effect = dressed(at, wanted, id);
    }
    const by = attackerOf(at, effect);
    const from = effect.from === undefined ? null : yield* chooseOrigin(at, effect, effect.from);
    if (effect.from !== undefined && from === null) return;
    const ways = possible(at, effect, from);
    if (by === null || ways.length === 0) return;
    const options: Choice[] = effect.each
      ? ways.map(({ weapon, targets: [first] }) => ({
          do: 'attack',
          weapon: weapon.id,
          target: first?.figure ?? '',
          cell: first?.cell ?? 0,
        }))
      : ways.flatMap(({ weapon, targets }) =>
          targets.map(({ figure, cell }): Choice => ({ do: 'attack', weapon: weapon.id, target: figure, cell })),
        );
    if (effect.may) options.push({ do: 'pass' });
    const choice = yield* choose<Choice, AskKind>({
      seat: seatOf(state, by),
      kind: 'pick',
      rule: 'D2-ASTEP-04',
      about: at.source.id,
      options,
    });
    if (choice.do !== 'attack') return;
    const way = ways.find(({ weapon }) => weapon.id === choice.weapon);
    if (way === undefined) return;
    const first = { figure: choice.target, cell: choice.cell };
    const other = effect.second ? yield* alsoTargeted(at, by, way, choice.target, effect.second) : [];
    const beside =
      effect.beside === undefined ? [] : yield* alsoAffected(at, by, way.weapon, choice.target, effect.beside);
    const declared: Declared = {
      by,
      weapon: way.weapon,
      targets: effect.affects ? [] : effect.each ? way.targets : [first, ...other],
      ...(effect.affects && { affects: way.targets }),
      ...(beside.length > 0 && { affects: beside }),
      among: way.targets,
      damage: effect.damage === undefined ? 0 : amountNow(at, effect.damage),
      range: effect.range === undefined ? 0 : amountNow(at, effect.range),
      surges: effect.dice === undefined ? (effect.surges ?? []) : [],
      blast: effect.blast ?? false,
      ignoresRange: effect.ignoresRange ?? false,
      beyond: effect.each === true && isBeyond(at, by, effect, way.weapon, way.targets),
      least: effect.least ?? 0,
      ...(from !== null && { from }),
      source: source.id,
      pierce: effect.pierce === undefined ? 0 : amountNow(at, effect.pierce),
      before: effect.before === undefined ? [] : [{ source: source.id, by: at.by, effects: effect.before }],
      ifDealt: effect.ifDealt === undefined ? [] : [{ source: source.id, by: at.by, effects: effect.ifDealt }],
    };
    for (const [i, what] of (effect.having ?? []).entries())
      begin(state, {
        source: source.id,
        key: `having-${i}`,
        on: by,
        by: at.by,
        until: 'attack-end',
        what,
        next: true,
      });
    const turn = turnFor(state, by);
    if (effect.counts && turn !== null) turn.attacks++;
    const { aims, defeated } = yield* attackWith(state, io, declared);
    const hurt = aims.filter(aim => aim.suffered > 0).map(({ figure }) => figure);
    if (effect.hurt !== undefined && hurt.length > 0) yield* vocabulary.carryOut({ ...at, on: hurt }, effect.hurt);
    if (effect.ifDefeated !== undefined && defeated.length > 0) yield* vocabulary.carryOut(at, effect.ifDefeated);
    if (effect.felled !== undefined && defeated.length > 0)
      yield* vocabulary.carryOut({ ...at, on: defeated }, effect.felled);
    if (effect.after === undefined) return;
    const targets = aims.filter(aim => aim.target);
    const n = targets.reduce((sum, { suffered }) => sum + suffered, 0);
    const about = { ...at.about, on: at.on, n };
    yield* vocabulary.carryOut({ ...at, on: targets.map(({ figure }) => figure), about }, effect.after);
  },
  say(effect, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    const {
      with: kinds,
      dice,
      type,
      on,
      affects,
      damage,
      range,
      blast,
      surges = [],
      ignoresRange,
      least,
      ifDealt = [],
      having = [],
      after = [],
      may,
      pierce,
      before = [],
      ifDefeated = [],
      second,
      hurt = [],
      felled = [],
    } = effect;
    const what =
      dice === undefined
        ? (kinds ?? (type === undefined ? [] : [type])).map(kind => kindText(kind, lang)).join(t(' or ', ' oder '))
        : `${type === undefined ? '' : `${kindText(type, lang)}, `}${diceText(dice, lang)}`;
    const whom = affects ? t('that affects', ', der betrifft:') : t('on', 'auf');
    const head = `${may ? t('May attack', 'Darf angreifen') : t('Attack', 'Angriff')}${what === '' ? '' : ` (${what})`}${on === undefined ? '' : `${whom.startsWith(',') ? '' : ' '}${whom} ${aimText(on, lang)}`}.`;
    return [
      head,
      ...(effect.other ? [t('Not with the same weapon.', 'Nicht mit derselben Waffe.')] : []),
      ...(effect.from === undefined
        ? []
        : [t(`From the space of: ${aimText(effect.from, 'en')}.`, `Vom Feld aus: ${aimText(effect.from, 'de')}.`)]),
      ...(effect.like === undefined
        ? []
        : [
            t(
              `With type, dice and surge abilities of: ${aimText(effect.like, 'en')}.`,
              `Mit Art, Würfeln und Energiefähigkeiten von: ${aimText(effect.like, 'de')}.`,
            ),
          ]),
      ...(effect.by === undefined
        ? []
        : [t(`Made by: ${aimText(effect.by, 'en')}.`, `Ausgeführt von: ${aimText(effect.by, 'de')}.`)]),
      ...(effect.beside === undefined
        ? []
        : [
            t(
              `It may also affect ${aimText(effect.beside, 'en')}.`,
              `Er darf auch betreffen: ${aimText(effect.beside, 'de')}.`,
            ),
          ]),
      ...(second === true ? [t('It may have a second target.', 'Er darf ein zweites Ziel haben.')] : []),
      ...(damage === undefined ? [] : [`+${amountText(damage, lang, t('damage', 'Schaden'))}.`]),
      ...(range === undefined ? [] : [`+${amountText(range, lang, t('range', 'Reichweite'))}.`]),
      ...(pierce === undefined
        ? []
        : [t(`Pierce ${amountText(pierce, 'en')}.`, `Durchbohren ${amountText(pierce, 'de')}.`)]),
      ...(before.length === 0
        ? []
        : [`${t('Before the roll', 'Vor dem Wurf')}: ${vocabulary.sentences(before, scribe).join(' ')}`]),
      ...(blast ? [t('Blast.', 'Explosion.')] : []),
      ...(ignoresRange ? [t('Range does not matter.', 'Die Reichweite spielt keine Rolle.')] : []),
      ...(least === undefined
        ? []
        : [t(`At least ${least} damage unless it misses.`, `Mindestens ${least} Schaden, wenn er nicht verfehlt.`)]),
      ...surges.map(one => surgeText(one, scribe)),
      ...vocabulary.sentences(having, { ...scribe, on: 'you' }).filter(one => one !== ''),
      ...(ifDealt.length === 0
        ? []
        : [`${t('If it deals damage', 'Wenn er Schaden zufügt')}: ${vocabulary.sentences(ifDealt, scribe).join(' ')}`]),
      ...(ifDefeated.length === 0
        ? []
        : [
            `${t('If it defeats somebody', 'Wenn er jemanden besiegt')}: ${vocabulary.sentences(ifDefeated, scribe).join(' ')}`,
          ]),
      ...(hurt.length === 0
        ? []
        : [`${t('Who suffers damage', 'Wer Schaden erleidet')}: ${vocabulary.sentences(hurt, scribe).join(' ')}`]),
      ...(felled.length === 0
        ? []
        : [`${t('Who is knocked out', 'Wer bewusstlos wird')}: ${vocabulary.sentences(felled, scribe).join(' ')}`]),
      ...(after.length === 0
        ? []
        : [`${t('Afterwards', 'Danach')}: ${vocabulary.sentences(after, { ...scribe, on: 'you' }).join(' ')}`]),
    ].join(' ');
  },
};

const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  melee: ['melee', 'Nahkampf'],
  ranged: ['ranged', 'Fernkampf'],
  magic: ['magic', 'Magie'],
  rune: ['rune', 'Rune'],
  bow: ['bow', 'Bogen'],
  blade: ['blade', 'Klinge'],
  exotic: ['exotic', 'Exotisch'],
  'two-hands': ['two-handed melee weapon', 'zweihändige Nahkampfwaffe'],
  'one-hand': ['one-handed melee weapon', 'einhändige Nahkampfwaffe'],
};

const kindText = (kind: string, lang: 'en' | 'de'): string => KINDS[kind]?.[lang === 'en' ? 0 : 1] ?? kind;
