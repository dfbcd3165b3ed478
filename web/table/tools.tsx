import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { icons } from '../art/icons.ts';
import { useMessages } from '../messages/index.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../router.tsx';
import type { Drawer } from './table-view.tsx';
import type { Sitting } from './use-table.ts';

const MenuItems = lazy(() => import('./menu-items.tsx'));

/** What a table adds to the menu; `item` makes of an act one that closes the menu first. */
export type MoreItems = (item: (act: () => void) => () => void) => ReactNode;

interface ToolsProps {
  readonly sitting: Sitting;
  readonly title: string;
  readonly drawer: Drawer;
  readonly toggle: (drawer: Drawer) => void;
  readonly more?: MoreItems | undefined;
}

/** The bar above the table: going back and forth, advice, log; the rest in a menu. */
export function Tools({ sitting, title, drawer, toggle, more }: ToolsProps) {
  const m = useMessages();
  const { situation, undo, redo, askAdvice } = sitting;
  return (
    <header className="tools">
      <Link className="tools-home" to="/" aria-label={m.table.leave} title={m.table.leave}>
        <Icon d={icons['round-table']} />
      </Link>
      <h1>
        <span className="tools-game">{sitting.table.game.name[m.lang]} · </span>
        {title}
      </h1>
      <Tool sign="u" name={m.table.undo} act={undo} idle={situation.back.kind === 'none'}>
        <Icon d={icons['anticlockwise-rotation']} />
      </Tool>
      <Tool sign="r" name={m.table.redo} act={redo} idle={!situation.canRedo}>
        <Icon d={icons['clockwise-rotation']} />
      </Tool>
      {situation.hintless ? null : (
        <Tool sign="h" name={m.table.hint} act={askAdvice} idle={!situation.ask}>
          <Icon d={icons['light-bulb']} />
        </Tool>
      )}
      <Tool sign="l" name={m.table.log} act={() => toggle('log')} on={drawer === 'log'}>
        <Icon d={icons['scroll-unfurled']} />
      </Tool>
      <Menu sitting={sitting} toggle={toggle} more={more} />
    </header>
  );
}

interface ToolProps {
  readonly sign: string;
  readonly name: string;
  readonly act: () => void;
  readonly idle?: boolean;
  readonly on?: boolean;
  readonly children: ReactNode;
}

function Tool({ sign, name, act, idle = false, on, children }: ToolProps) {
  return (
    <button
      type="button"
      className="button quiet tool"
      onClick={act}
      disabled={idle}
      aria-pressed={on}
      aria-keyshortcuts={sign}
      title={`${name} (${sign})`}
    >
      {children}
      <span>{name}</span>
    </button>
  );
}

function Menu({ sitting, toggle, more }: Pick<ToolsProps, 'sitting' | 'toggle' | 'more'>) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    menu.current?.querySelector('summary')?.focus();
    setOpen(false);
  }, []);
  useClosing(open, menu, close);
  const item = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <details ref={menu} className="menu" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className="button quiet tool"
        aria-label={m.table.menu}
        title={m.table.menu}
        onClick={event => {
          // The browser would open it a moment before anybody listens for what closes it.
          event.preventDefault();
          setOpen(was => !was);
        }}
      >
        <span aria-hidden="true">☰</span>
      </summary>
      <div className="menu-list parchment">
        {open ? (
          <Suspense fallback={null}>
            <MenuItems sitting={sitting} item={item} toggle={toggle} more={more} />
          </Suspense>
        ) : null}
      </div>
    </details>
  );
}

/** An open menu is closed by Escape, which then means nothing else, and by touching anything beside it. */
function useClosing(open: boolean, menu: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    const touch = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', touch, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', touch, true);
    };
  }, [open, menu, close]);
}

export function MenuItem({
  act,
  on,
  children,
}: {
  readonly act: () => void;
  readonly on?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" onClick={act} aria-pressed={on}>
      <span aria-hidden="true">{on ? '✓ ' : ''}</span>
      {children}
    </button>
  );
}
