import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';
import { prefer, usePreferences } from '../preferences.ts';
import { MenuItem } from './tools.tsx';
import type { Sitting } from './use-table.ts';

const en = {
  passIn: (question: string) => `Always pass for me: ${question}`,
  openHands: 'Play with open hands: no curtain',
};
const de: Shape<typeof en> = {
  passIn: question => `Immer für mich passen: ${question}`,
  openHands: 'Mit offenen Händen spielen: kein Vorhang',
};
const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

interface Props {
  readonly sitting: Sitting;
  readonly item: (act: () => void) => () => void;
}

/** In the menu: where the table is to pass before anything is asked, and whether those at one screen hide their hands. */
export function Presets({ sitting: { table, gameTable, situation, words }, item }: Props) {
  const says = ALL[useMessages().lang];
  const { openHands } = usePreferences();
  const mayPreset = situation.viewer !== 'spectator';
  const kinds = mayPreset ? (gameTable?.reactions ?? []).filter(kind => !(kind in situation.orders)) : [];
  const several = situation.chairs.filter(({ kind }) => kind === 'person').length > 1;
  const showHands = (): void => {
    prefer({ openHands: !openHands });
    // The table looks again whose eyes the screen is for.
    table.lift();
  };
  return (
    <>
      {kinds.map(kind => (
        <MenuItem key={kind} act={item(() => table.preset(kind))}>
          {says.passIn(words.ask({ kind }))}
        </MenuItem>
      ))}
      {several ? (
        <MenuItem act={item(showHands)} on={openHands}>
          {says.openHands}
        </MenuItem>
      ) : null}
    </>
  );
}
