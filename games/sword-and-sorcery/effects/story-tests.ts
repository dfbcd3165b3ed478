import { type Lang, speak, type Text } from '@tafelrunde/engine';
import type { CardId } from '../content/enemies/ids.ts';
import { scrollIdOf, scrollNamed } from '../content/enemies/index.ts';
import { classOf } from '../content/heroes.ts';
import type { Nature } from '../content/words.ts';
import { sees } from '../rules/aims.ts';
import { zonesOf } from '../rules/balance-of-power.ts';
import { scrollOf } from '../rules/enemies/cards.ts';
import { healthOf } from '../rules/values.ts';
import { zoneNamed } from '../rules/zones.ts';
import { enemyOf, type FigureId, heroOf, isHero, type State, type Zone } from '../state.ts';
import type { About } from './word.ts';

/** Whom a condition of the story looks at: the figure it holds for, the one the moment is about, the other one, or the place where it happens. */
type Part = 'self' | 'figure' | 'other' | 'place';

/** Conditions that adventures ask for: places, kinds of enemies, what lies on the map, what the heroes have. */
export type StoryTest =
  | { readonly is: 'in'; readonly zones: readonly string[]; readonly part?: Part }
  | { readonly is: 'kind'; readonly kinds: readonly string[]; readonly part?: Part }
  /** It is this very enemy. */
  | { readonly is: 'enemy-card'; readonly card: CardId; readonly part?: Part }
  /** This enemy is in play and has wounds of at least two thirds of its health. */
  | { readonly is: 'nearly-dead'; readonly card: CardId }
  /** A hero of the group has this nature. */
  | { readonly is: 'nature'; readonly nature: Nature }
  /** At least so many objects of a kind stand. */
  | { readonly is: 'thing'; readonly kind: string; readonly least: number }
  /** A token lies in the zone; or at least so many lie on the whole map. */
  | { readonly is: 'ground-token'; readonly token: string; readonly part?: Part }
  | { readonly is: 'tokens'; readonly token: string; readonly least: number }
  | { readonly is: 'carries'; readonly key: string }
  | { readonly is: 'enemy-in-sight' | 'action-left' }
  /** The one it is about is the threatening hero. */
  | { readonly is: 'threatening'; readonly part?: Part }
  /** The story has counted so many for each hero who began. */
  | { readonly is: 'flag-each'; readonly flag: string; readonly least: number };

function figureOfPart(figure: FigureId, about: About, part: Part): FigureId | undefined {
  return part === 'self' ? figure : part === 'other' ? about.other : about.figure;
}

function zoneOfPart(state: State, figure: FigureId, about: About, part: Part): Zone | undefined {
  if (part === 'place') return about.zone;
  const who = figureOfPart(figure, about, part);
  return who === undefined ? undefined : zonesOf(state, who)[0];
}

export const tokensOnMap = (state: State, token: string): Zone[] =>
  state.ground.flatMap(({ tokens }, zone) => tokens.filter(one => one === token).map(() => zone));

export function storyHolds(state: State, figure: FigureId, test: StoryTest, about: About): boolean {
  switch (test.is) {
    case 'in': {
      const zone = zoneOfPart(state, figure, about, test.part ?? 'self');
      return zone !== undefined && test.zones.some(name => zoneNamed(state, name) === zone);
    }
    case 'kind': {
      const enemy = enemyOf(state, figureOfPart(figure, about, test.part ?? 'self') ?? '');
      return enemy !== null && test.kinds.includes(scrollOf(enemy).kind);
    }
    case 'enemy-card':
      return enemyOf(state, figureOfPart(figure, about, test.part ?? 'self') ?? '')?.id === test.card;
    case 'nearly-dead': {
      const [body] = state.enemies.find(({ id }) => id === test.card)?.bodies ?? [];
      return body !== undefined && 3 * body.wounds >= 2 * healthOf(state, body.id);
    }
    case 'nature':
      return state.heroes.some(({ id, class: own }) => classOf(id, own).nature === test.nature);
    case 'thing':
      return state.things.filter(({ kind }) => kind === test.kind).length >= test.least;
    case 'ground-token': {
      const zone = zoneOfPart(state, figure, about, test.part ?? 'self');
      return zone !== undefined && (state.ground[zone]?.tokens.includes(test.token) ?? false);
    }
    case 'tokens':
      return tokensOnMap(state, test.token).length >= test.least;
    case 'carries':
      return isHero(state, figure) && heroOf(state, figure).keys.includes(test.key);
    case 'enemy-in-sight':
      return state.enemies.some(({ bodies }) =>
        bodies.some(({ zone }) => state.heroes.some(({ id, ghost }) => !ghost && sees(state, id, zone))),
      );
    case 'action-left':
      return state.turn !== null && state.turn.standard > 0 && state.turn.slowed !== 0;
    case 'threatening':
      return state.threat !== null && figureOfPart(figure, about, test.part ?? 'self') === state.threat.hero;
    case 'flag-each':
      return (state.story.flags[test.flag] ?? 0) >= test.least * state.size;
  }
}

const NATURES: Readonly<Record<Nature, Text>> = {
  law: { en: 'lawful', de: 'rechtschaffen' },
  neutral: { en: 'neutral', de: 'neutral' },
  chaos: { en: 'chaotic', de: 'chaotisch' },
};

/** What follows "if" or "wenn". */
export function storyTestText(test: StoryTest, lang: Lang): string {
  const t = speak(lang);
  switch (test.is) {
    case 'in':
      return t('it is there', 'es dort ist');
    case 'kind':
      return t('it is of that kind', 'es von dieser Art ist');
    case 'enemy-card':
      return t(
        `it is the ${scrollNamed(scrollIdOf(test.card)).name.en}`,
        `es der Gegner ${scrollNamed(scrollIdOf(test.card)).name.de} ist`,
      );
    case 'nearly-dead':
      return t('it has lost two thirds of its health', 'es zwei Drittel seiner Lebenskraft verloren hat');
    case 'nature':
      return t(`a hero is ${NATURES[test.nature].en}`, `ein Held ${NATURES[test.nature].de} ist`);
    case 'thing':
      return t(`at least ${test.least} stand`, `mindestens ${test.least} stehen`);
    case 'ground-token':
      return t('the token lies in the zone', 'der Marker in der Zone liegt');
    case 'tokens':
      return t(`at least ${test.least} tokens lie on the map`, `mindestens ${test.least} Marker auf dem Plan liegen`);
    case 'carries':
      return t('the hero carries it', 'der Held es trägt');
    case 'enemy-in-sight':
      return t('a hero sees an enemy', 'ein Held einen Gegner sieht');
    case 'action-left':
      return t('a standard action is left', 'eine Standardaktion übrig ist');
    case 'threatening':
      return t('it is the threatening hero', 'es der bedrohliche Held ist');
    case 'flag-each':
      return t(`there are ${test.least} for each hero`, `es ${test.least} je Held sind`);
  }
}
