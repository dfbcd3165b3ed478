import { levelNames } from '@tafelrunde/bots/names';
import { useMessages } from '../messages/index.ts';

/** The bots that people choose from, the easiest first. */
export function LevelOptions() {
  const m = useMessages();
  return levelNames.toReversed().map(({ id, name }) => (
    <option key={id} value={id}>
      {m.setup.bot(name[m.lang], m.setup.strength[id as keyof typeof m.setup.strength])}
    </option>
  ));
}
