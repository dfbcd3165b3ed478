import { listed, speak } from '@tafelrunde/engine';
import { TERRAIN_NAMES, type Terrain as TerrainKind } from '../content/words.ts';
import type { MageWord } from './word.ts';

/** Changes what entering terrain costs (MK-MOVE-17..20). Passive: `rules/terrain.ts` reads it. */
export interface Terrain {
  readonly do: 'terrain';
  readonly of: 'all' | readonly TerrainKind[];
  /** For this space alone. */
  readonly space?: import('../state.ts').Hex;
  /** The cost it has instead. */
  readonly set?: number;
  /** A change of the cost, which stays at `least` or above (or at `most` or below). */
  readonly by?: number;
  readonly least?: number;
  readonly most?: number;
  /** May be entered although nobody can (needs `set`). */
  readonly allow?: true;
  readonly forbid?: true;
  /** Counts as safe at the end of the turn. */
  readonly safe?: true;
}

export const terrain: MageWord<Terrain> = {
  can: ({ turn }) => turn.stage === 'move',
  say({ of, set, by = 0, least, most, allow, forbid, safe }, { lang }) {
    const t = speak(lang);
    const kinds =
      of === 'all'
        ? t('all terrain', 'jedes Gelände')
        : listed(
            of.map(kind => TERRAIN_NAMES[kind][lang]),
            t('and', 'und'),
          );
    const many = of !== 'all' && (of.length > 1 || of.includes('hills') || (lang === 'en' && of.includes('plains')));
    const verb = many ? t('cost', 'kosten') : t('costs', 'kostet');
    if (forbid) return t(`${kinds} cannot be entered.`, `${kinds} ${many ? 'können' : 'kann'} nicht betreten werden.`);
    const cost =
      set !== undefined
        ? `${kinds} ${verb} ${set}`
        : by < 0
          ? `${kinds} ${verb} ${-by} ${t('less', 'weniger')}`
          : `${kinds} ${verb} ${by} ${t('more', 'mehr')}`;
    const limit =
      least !== undefined
        ? t(`, at least ${least}`, `, mindestens ${least}`)
        : most !== undefined
          ? t(`, at most ${most}`, `, höchstens ${most}`)
          : '';
    const enter = allow
      ? t(' and can be entered', many ? ' und dürfen betreten werden' : ' und darf betreten werden')
      : '';
    const rest = safe
      ? many
        ? t('; they are safe', '; sie sind sicher')
        : t('; it is safe', '; das Feld ist sicher')
      : '';
    return `${cost}${limit}${enter}${rest}.`;
  },
};
