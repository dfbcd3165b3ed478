import { isTag, type Markup } from '@tafelrunde/lab';
import { createElement, Fragment, type ReactNode } from 'react';

/** The lab's markup as elements of this page. */
export function Drawn({ markup }: { readonly markup: Markup }): ReactNode {
  return drawn(markup);
}

function drawn(markup: Markup): ReactNode {
  if (typeof markup === 'string') return markup;
  if (!isTag(markup)) return createElement(Fragment, null, ...markup.map(drawn));
  const { class: className, ...attributes } = markup.attributes;
  return createElement(markup.name, { ...attributes, className }, ...markup.inside.map(drawn));
}
