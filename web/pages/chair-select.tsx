import type { Chair } from '../local/table.ts';
import { useMessages } from '../messages/index.ts';
import { LevelOptions } from '../parts/level-options.tsx';
import './new-match.css';

const LONGEST_NAME = 40;

interface ChairSelectProps {
  /** What the seat is called. */
  readonly name: string;
  readonly chair: Chair;
  readonly me: boolean;
  readonly sit: (chair: Chair) => void;
  /** There is a server: somebody elsewhere may sit here. */
  readonly online?: boolean;
  /** On the server everybody says their name there. */
  readonly nameless?: boolean;
}

/** Who sits on a seat, and what they are called. Somebody elsewhere says that there. */
export function ChairSelect({ name, chair, me, sit, online = false, nameless = false }: ChairSelectProps) {
  const m = useMessages();
  return (
    <div className="chair">
      <label className="setup-row">
        <span>{name}</span>
        <select
          value={chair.kind === 'bot' ? chair.bot : chair.kind}
          onChange={({ target }) => sit(chairFrom(target.value))}
        >
          <option value="person">{me || chair.kind !== 'person' ? m.setup.me : m.setup.other}</option>
          {online ? <option value="free">{m.setup.online}</option> : null}
          <LevelOptions />
        </select>
      </label>
      {nameless || chair.kind === 'free' ? null : (
        <input
          className="chair-name"
          type="text"
          aria-label={m.setup.nameOf(name)}
          placeholder={m.setup.name}
          autoComplete={me ? 'nickname' : 'off'}
          maxLength={LONGEST_NAME}
          value={chair.name ?? ''}
          onChange={({ target }) => sit({ ...chair, name: target.value })}
        />
      )}
    </div>
  );
}

function chairFrom(value: string): Chair {
  return value === 'person' || value === 'free' ? { kind: value } : { kind: 'bot', bot: value };
}
