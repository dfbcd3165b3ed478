import { Component, type ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { Frame } from './frame.tsx';

interface IfBrokenProps {
  /** What breaks at one place does not concern the next. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
  readonly at: string;
}

/** Where a page breaks (its script could not be loaded, or it has a fault) people read so, and can go on. */
export class IfBroken extends Component<IfBrokenProps, State> {
  override state: State = { broken: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ at }: IfBrokenProps, state: State): State | null {
    return at === state.at ? null : { broken: false, at };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const m = useMessages();
  return (
    <Frame title={m.broken.title}>
      <p>{m.broken.text}</p>
      <button type="button" className="button main" onClick={() => location.reload()}>
        {m.broken.reload}
      </button>
    </Frame>
  );
}
