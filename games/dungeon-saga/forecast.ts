import type { Forecast, Lang, Text } from '@tafelrunde/engine';
import { likely } from './likely.ts';
import { nameOf } from './names.ts';
import { findFigure, type State } from './state.ts';
import type { DungeonSaga } from './types.ts';

const NOTHING: Text = { en: 'no effect', de: 'keine Wirkung' };
const FATES: Readonly<Record<'bones' | 'destroyed' | 'crippled' | 'opened', Text>> = {
  bones: { en: 'turned to bones', de: 'wird Knochenhaufen' },
  destroyed: { en: 'destroyed', de: 'zerstört' },
  crippled: { en: 'crippled', de: 'kampfunfähig' },
  opened: { en: 'opened', de: 'geöffnet' },
};

/** What an option leads to: wounds, bones, figures gone, things opened. What is asked on the way is answered as is likely (see likely.ts). */
export const forecast: Forecast<DungeonSaga> = {
  classify: (before, after, lang) => outcomes(before, after, lang).join(', ') || NOTHING[lang],
  assume: likely,
};

function outcomes(before: State, after: State, lang: Lang): string[] {
  const found: string[] = [];
  for (const figure of before.figures) {
    const now = findFigure(after, figure.id);
    const name = nameOf(figure.id, lang);
    if (!now) {
      const bones =
        after.bones.filter(c => c === figure.cell).length > before.bones.filter(c => c === figure.cell).length;
      found.push(`${name} ${FATES[figure.kind !== 'minion' ? 'crippled' : bones ? 'bones' : 'destroyed'][lang]}`);
    } else if (now.wounds !== figure.wounds) {
      const wounds = now.wounds - figure.wounds;
      const words: Text =
        wounds > 0
          ? {
              en: `${name} ${wounds} wound${wounds > 1 ? 's' : ''}`,
              de: `${name} ${wounds} Wunde${wounds > 1 ? 'n' : ''}`,
            }
          : { en: `${name} heals ${-wounds}`, de: `${name} heilt ${-wounds}` };
      found.push(words[lang]);
    }
  }
  for (const thing of before.things) {
    const now = after.things.find(t => t.id === thing.id);
    if (now?.open && !thing.open) found.push(`${nameOf(thing.id, lang)} ${FATES.opened[lang]}`);
  }
  return found;
}
