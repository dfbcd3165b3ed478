import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** What tests find it by. */
  readonly part: string;
  readonly title: string;
  /** When to use it. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A part of the kit in its states. */
export function Show({ part, title, about, children }: Props): ReactElement {
  return (
    <section className="kit-show" data-part={part} aria-labelledby={`kit-${part}`}>
      <h3 id={`kit-${part}`}>{title}</h3>
      <p className="kit-show-about">{about}</p>
      <div className="kit-show-states">{children}</div>
    </section>
  );
}

/** One state, with its name. */
export function State({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <figure className="kit-state">
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
