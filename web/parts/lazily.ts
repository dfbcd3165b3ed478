import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Something that is loaded when it is wanted. What cannot be loaded (the network is gone, a newer version is there) must not take the page along: then there is something else instead. */
export const lazily = <P>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().then(
      loaded => ({ default: loaded }),
      () => ({ default: instead }),
    ),
  );
