import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Surge } from '../content/card.ts';
import type { AttackType, DieKind } from '../content/words.ts';
import { candidates } from '../rules/aiming.ts';
import { attackWith, type Declared } from '../rules/attack/attack.ts';
import { type Target, targetsFor } from '../rules/attack/targets.ts';
import { UNARMED, type Weapon, weaponsOf } from '../rules/attack/weapons.ts';
import { isPermitted } from '../rules/in-force.ts';
import { type FigureId, figureOf, seatOf } from '../state.ts';
import { aimText } from '../texts/aim.ts';
import { diceText } from '../texts/names.ts';
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
  readonly with?: readonly (AttackType | 'magic' | 'rune' | 'bow' | 'blade')[];
  /** Not with a weapon: these dice. */
  readonly dice?: readonly DieKind[];
  readonly type?: AttackType;
  /** Its targets, where they are not chosen freely; `each` for all of them. */
  readonly on?: Aim;
  readonly each?: true;
  readonly damage?: Amount;
  readonly range?: Amount;
  readonly blast?: true;
  readonly surges?: readonly Surge[];
  readonly ignoresRange?: true;
  readonly ignoresSight?: true;
  readonly least?: number;
  readonly ifDealt?: readonly Effect[];
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
  return weaponsOf(at.state, attacker).filter(
    // Bare hands are no weapon: only where no weapon is asked for (D2-ASTEP-02).
    weapon =>
      kinds === undefined ||
      (weapon !== UNARMED && kinds.some(kind => kind === weapon.type || weapon.traits.includes(kind))),
  );
}

/** The attacks that can be declared: weapon by weapon with their targets. */
function possible(at: Doing, effect: MakeAttack): { weapon: Weapon; targets: Target[] }[] {
  const attacker = attackerOf(at, effect);
  if (attacker === null || isPermitted(at.state, attacker, 'no-attacks')) return [];
  const reaching = { ...(effect.ignoresSight && { ignoresSight: true }), ...(effect.each && { anybody: true }) };
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

export const attack: DescentWord<MakeAttack> = {
  can: (at, effect) => possible(at, effect).length > 0,
  *act(at, effect) {
    const { state, io, source } = at;
    const by = attackerOf(at, effect);
    const ways = possible(at, effect);
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
      options,
    });
    if (choice.do !== 'attack') return;
    const way = ways.find(({ weapon }) => weapon.id === choice.weapon);
    if (way === undefined) return;
    const declared: Declared = {
      by,
      weapon: way.weapon,
      targets: effect.each ? way.targets : [{ figure: choice.target, cell: choice.cell }],
      damage: effect.damage === undefined ? 0 : amountNow(at, effect.damage),
      range: effect.range === undefined ? 0 : amountNow(at, effect.range),
      surges: effect.dice === undefined ? (effect.surges ?? []) : [],
      blast: effect.blast ?? false,
      ignoresRange: effect.ignoresRange ?? false,
      least: effect.least ?? 0,
      source: source.id,
      ifDealt: effect.ifDealt === undefined ? [] : [{ source: source.id, by: at.by, effects: effect.ifDealt }],
    };
    yield* attackWith(state, io, declared);
  },
  say(effect, scribe) {
    const { lang } = scribe;
    const t = speak(lang);
    const {
      with: kinds,
      dice,
      type,
      on,
      damage,
      range,
      blast,
      surges = [],
      ignoresRange,
      least,
      ifDealt = [],
      may,
    } = effect;
    const what =
      dice === undefined
        ? (kinds ?? []).map(kind => kindText(kind, lang)).join(t(' or ', ' oder '))
        : `${type === undefined ? '' : `${kindText(type, lang)}, `}${diceText(dice, lang)}`;
    const head = `${may ? t('May attack', 'Darf angreifen') : t('Attack', 'Angriff')}${what === '' ? '' : ` (${what})`}${on === undefined ? '' : ` ${t('on', 'auf')} ${aimText(on, lang)}`}.`;
    return [
      head,
      ...(damage === undefined ? [] : [`+${amountText(damage, lang, t('damage', 'Schaden'))}.`]),
      ...(range === undefined ? [] : [`+${amountText(range, lang, t('range', 'Reichweite'))}.`]),
      ...(blast ? [t('Blast.', 'Explosion.')] : []),
      ...(ignoresRange ? [t('Range does not matter.', 'Die Reichweite spielt keine Rolle.')] : []),
      ...(least === undefined
        ? []
        : [t(`At least ${least} damage unless it misses.`, `Mindestens ${least} Schaden, wenn er nicht verfehlt.`)]),
      ...surges.map(one => surgeText(one, scribe)),
      ...(ifDealt.length === 0
        ? []
        : [`${t('If it deals damage', 'Wenn er Schaden zufügt')}: ${vocabulary.sentences(ifDealt, scribe).join(' ')}`]),
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
};

const kindText = (kind: string, lang: 'en' | 'de'): string => KINDS[kind]?.[lang === 'en' ? 0 : 1] ?? kind;
