import { itemOf } from '../content/items/index.ts';
import type { Damage, Level } from '../content/words.ts';
import { controls, dominates, sideOf, zonesOf } from '../rules/balance-of-power.ts';
import { scrollOf } from '../rules/enemies/cards.ts';
import { saveSymbol } from '../rules/saves.ts';
import { healthOf } from '../rules/values.ts';
import { rangeBetween } from '../rules/zones.ts';
import { attackOf, enemyOf, type FigureId, figureOf, heroOf, isHero, type State } from '../state.ts';
import { type StoryTest, storyHolds } from './story-tests.ts';
import type { TokenName } from './token.ts';
import type { About } from './word.ts';

/** What may have to hold for an effect, a modifier or an ability. In an attack, "the target" is its target. */
export type Test =
  | StoryTest
  /** The attack is made with something of this kind: `dagger`, `bow`, `wand`, `main`, `off`, `own`. */
  | { readonly is: 'weapon'; readonly tag: string }
  | { readonly is: 'melee' | 'ranged' | 'own-attack' | 'hit' | 'wounding' }
  | { readonly is: 'target-level'; readonly level: Level }
  | { readonly is: 'target-category'; readonly category: string }
  | { readonly is: 'rank'; readonly least: number }
  /** The side of the figure controls or dominates its own zone, or that of the target. */
  | { readonly is: 'controls' | 'dominates'; readonly zone: 'own' | 'target' }
  | { readonly is: 'hidden' | 'wounded' | 'alone' | 'boss-in-play' | 'burning' | 'engaged' }
  | { readonly is: 'charge'; readonly power: string }
  | { readonly is: 'wears'; readonly category: string }
  /** A weapon of this kind is equipped in that hand. */
  | { readonly is: 'holds'; readonly category: string; readonly hand: 'main' | 'off' }
  /** What happened is about this figure itself, or about an enemy, a hero. */
  | { readonly is: 'about'; readonly who: 'self' | 'not-self' | 'hero' | 'enemy'; readonly part?: 'figure' | 'other' }
  /** The moment is about a figure within range, in its sight. */
  | { readonly is: 'near'; readonly range: number; readonly part?: 'figure' | 'other' }
  /** The enemy has counted at least so many (`count`). */
  | { readonly is: 'noted'; readonly note: string; readonly least: number }
  /** It has wounds of at least half its health. */
  | { readonly is: 'half-dead' | 'no-charges' }
  /** Another enemy is in its zone, of one of these kinds. */
  | { readonly is: 'not-alone-here'; readonly kinds: readonly string[] }
  | { readonly is: 'threat-level'; readonly level: 1 | 2 }
  | { readonly is: 'token'; readonly token: TokenName }
  | { readonly is: 'save-failed' | 'focused' | 'trapped' }
  | { readonly is: 'damage'; readonly damage: Damage }
  | { readonly is: 'flag'; readonly flag: string; readonly least: number }
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'heroes'; readonly least: number }
  | { readonly is: 'any' | 'all'; readonly of: readonly Test[] }
  | { readonly is: 'not'; readonly of: Test };

/** Does it hold for this figure? `about` is what the moment is about, if there is one. */
export function holds(state: State, figure: FigureId, test: Test, about: About = {}): boolean {
  switch (test.is) {
    case 'any':
      return test.of.some(one => holds(state, figure, one, about));
    case 'all':
      return test.of.every(one => holds(state, figure, one, about));
    case 'not':
      return !holds(state, figure, test.of, about);
    case 'weapon':
      return state.attacks.length > 0 && attackOf(state).tags.includes(test.tag);
    case 'melee':
      return state.attacks.length > 0 && attackOf(state).melee;
    case 'ranged':
      return state.attacks.length > 0 && !attackOf(state).melee;
    case 'own-attack':
      return state.attacks.length > 0 && attackOf(state).by === figure;
    case 'hit':
      return (about.n ?? 0) > 0;
    case 'wounding':
      return state.attacks.length > 0 && (attackOf(state).dealt[attackOf(state).target] ?? 0) > 0;
    case 'target-level': {
      const enemy = state.attacks.length > 0 ? enemyOf(state, attackOf(state).target) : null;
      return enemy !== null && scrollOf(enemy).level === test.level;
    }
    case 'target-category': {
      const enemy = state.attacks.length > 0 ? enemyOf(state, attackOf(state).target) : null;
      return enemy !== null && scrollOf(enemy).category === test.category;
    }
    case 'rank':
      return isHero(state, figure) && heroOf(state, figure).rank >= test.least;
    case 'controls':
    case 'dominates': {
      const [zone] = zonesOf(
        state,
        test.zone === 'own' || state.attacks.length === 0 ? figure : attackOf(state).target,
      );
      if (zone === undefined) return false;
      return (test.is === 'controls' ? controls : dominates)(state, sideOf(state, figure), zone);
    }
    case 'hidden':
      return isHero(state, figure) && heroOf(state, figure).hidden;
    case 'wounded':
      return (figureOf(state, figure)?.wounds ?? 0) > 0;
    case 'burning':
      return (figureOf(state, figure)?.fire.length ?? 0) > 0;
    case 'engaged': {
      const zone = figureOf(state, figure)?.zone;
      return state.enemies.some(({ bodies }) => bodies.some(body => body.zone === zone));
    }
    case 'alone':
      return state.enemies.length === 1;
    case 'boss-in-play':
      return state.enemies.some(enemy => scrollOf(enemy).level === 'violet');
    case 'charge':
      return (enemyOf(state, figure)?.charges[test.power] ?? 0) > 0;
    case 'wears': {
      const armour = isHero(state, figure) ? heroOf(state, figure).armour : null;
      return test.category === 'none'
        ? armour === null
        : armour !== null && itemOf(armour.id).category === test.category;
    }
    case 'holds': {
      const item = isHero(state, figure) ? heroOf(state, figure)[test.hand] : null;
      return item !== null && itemOf(item.id).category === test.category;
    }
    case 'about': {
      const who = test.part === 'other' ? about.other : about.figure;
      if (who === undefined) return false;
      if (test.who === 'self') return who === figure;
      if (test.who === 'not-self') return who !== figure;
      return (test.who === 'enemy') === (sideOf(state, who) === 'enemies');
    }
    case 'near': {
      const who = test.part === 'other' ? about.other : about.figure;
      const [from] = zonesOf(state, figure);
      const [to] = who === undefined ? [] : zonesOf(state, who);
      return from !== undefined && to !== undefined && rangeBetween(state, from, to) <= test.range;
    }
    case 'noted':
      return (enemyOf(state, figure)?.notes[test.note] ?? 0) >= test.least;
    case 'half-dead':
      return 2 * (figureOf(state, figure)?.wounds ?? 0) >= healthOf(state, figure);
    case 'no-charges':
      return Object.values(enemyOf(state, figure)?.charges ?? {}).every(n => n === 0);
    case 'not-alone-here': {
      const zone = figureOf(state, figure)?.zone;
      return state.enemies.some(
        enemy =>
          test.kinds.includes(scrollOf(enemy).kind) &&
          enemy.bodies.some(body => body.id !== figure && body.zone === zone),
      );
    }
    case 'threat-level':
      return state.threat?.level === test.level;
    case 'token':
      return isHero(state, figure) && (heroOf(state, figure).tokens[test.token] ?? 0) > 0;
    case 'save-failed': {
      const symbol = saveSymbol(state, figure);
      return state.save?.of === figure && symbol !== null && !state.save.face.includes(symbol);
    }
    case 'trapped':
      return state.save?.against === 'trap';
    case 'focused':
      return state.attacks.length > 0 && attackOf(state).hits.parts.some(({ source }) => source === 'focus');
    case 'damage':
      return state.attacks.length > 0 && attackOf(state).damage === test.damage;
    case 'flag':
      return (state.story.flags[test.flag] ?? 0) >= test.least;
    case 'card':
      return about.card === test.card;
    case 'heroes':
      return state.size >= test.least;
    default:
      return storyHolds(state, figure, test, about);
  }
}
