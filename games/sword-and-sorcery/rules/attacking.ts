import type { Choice } from '../choices.ts';
import { classOf } from '../content/heroes.ts';
import { type PowerId, powerOf } from '../content/powers/index.ts';
import { THINGS } from '../content/things.ts';
import type { ExtraAttack, FigureId, Hero, State, Turn, Zone } from '../state.ts';
import { isEngaged, sees } from './aims.ts';
import { attack } from './attack/attack.ts';
import type { AttackProfile } from './attack/profile.ts';
import { weaponProfile } from './attack/strikes.ts';
import { isDown, zonesOf } from './balance-of-power.ts';
import { promisedRange } from './lasting.ts';
import { bestLevel } from './levels.ts';
import { endMove } from './movement.ts';
import { mayAct, type TurnChapter, takeAction } from './turn-chapter.ts';
import { numberOf } from './values.ts';
import { rangeBetween } from './zones.ts';

type Hand = 'main' | 'off' | 'unarmed' | 'own';

/** Enemies and objects an attack of this range can be made on (SS-CACT-02 to -04, SS-ENG-02), and heroes to push them away (SS-PUSH-08). */
export function targetsFor(state: State, hero: Hero, profile: Omit<AttackProfile, 'target'>): FigureId[] {
  const more = numberOf(state, hero.id, 'range') + promisedRange(state, hero.id, profile.tags);
  const range = profile.range + (profile.range > 0 ? more : 0);
  const engaged = isEngaged(state, hero.id);
  const pushes = profile.properties.some(({ effects }) => effects.some(effect => effect.do === 'push'));
  const friends = pushes ? state.heroes.filter(other => other !== hero && !other.ghost) : [];
  const found: FigureId[] = [];
  const look = ({ id, zone }: { readonly id: FigureId; readonly zone: Zone }): void => {
    const isFar = zone !== hero.zone && (engaged || rangeBetween(state, hero.zone, zone) > range);
    if (!isFar && (zone === hero.zone || sees(state, hero.id, zone))) found.push(id);
  };
  for (const { bodies } of state.enemies) for (const body of bodies) look(body);
  for (const thing of state.things) if (THINGS[thing.kind]?.ours !== true) look(thing);
  for (const friend of friends) look(friend);
  return found;
}

/** Combat actions with weapons, and the attacks that hero powers add to them (SS-CACT-01, -07). */
export const attacking: TurnChapter<'attack'> = {
  offers(state, hero, turn) {
    // Who is knocked down cannot attack (SS-COND-15).
    if (isDown(hero)) return [];
    if (turn.extra.length > 0) return turn.extra.flatMap(extra => extraOffers(state, hero, extra));
    if (!mayAct(turn, 'combat')) return [];
    return (['main', 'off', 'unarmed'] as const).flatMap(hand => {
      const profile = weaponProfile(hero, hand);
      return profile === null
        ? []
        : targetsFor(state, hero, profile).map((target): Choice => ({ do: 'attack', with: hand, target }));
    });
  },
  acts: {
    *attack(state, io, hero, turn, choice) {
      const extra = takeExtra(turn, choice);
      if (extra === null) {
        takeAction(turn, 'combat');
        endMove(turn);
      }
      const profile =
        extra === null ? weaponProfile(hero, choice.with as 'main' | 'off' | 'unarmed') : extraProfile(hero, extra);
      if (profile === null) return;
      yield* attack(state, io, { ...profile, target: choice.target });
    },
  },
};

function extraOffers(state: State, hero: Hero, extra: ExtraAttack): Choice[] {
  const profile = extraProfile(hero, extra);
  if (profile === null) return [];
  return targetsFor(state, hero, profile).flatMap((target): Choice[] => {
    if (target === extra.not || (extra.zone !== null && !zonesOf(state, target).includes(extra.zone))) return [];
    return [{ do: 'attack', with: extra.with, target, source: extra.source }];
  });
}

/** The attack an ability adds: with a weapon, or with values of its own that follow the weapon's range. */
function extraProfile(hero: Hero, { source, with: hand }: ExtraAttack): Omit<AttackProfile, 'target'> | null {
  if (hand !== 'own') return weaponProfile(hero, hand);
  const { power } = classOf(hero.id, hero.class);
  const ability = power.id === source ? power : powerOf(source as PowerId);
  const level = bestLevel(ability, hero.rank);
  const weapon = weaponProfile(hero, 'main');
  if (level?.attack === undefined || weapon === null) return null;
  return {
    ...weapon,
    source,
    values: level.attack,
    damage: ability.damage ?? weapon.damage,
    properties: level.properties ?? [],
    tags: ['own'],
  };
}

function takeExtra(
  turn: Turn,
  { source, with: hand }: { readonly source?: string; readonly with: Hand },
): ExtraAttack | null {
  if (source === undefined) return null;
  const at = turn.extra.findIndex(extra => extra.source === source && extra.with === hand);
  return at < 0 ? null : (turn.extra.splice(at, 1)[0] ?? null);
}
