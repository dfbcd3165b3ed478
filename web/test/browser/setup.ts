// Builds the table once and serves it while the tests in the browser run.
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { buildAside } from '../../build/building.ts';
import { type Chromium, chromium } from '../../build/chromium.ts';
import { serve } from '../../serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    base: string;
    /** The folder of the build that is served. */
    build: string;
    chromium: Chromium;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('chromium', chromium());
  console.log('building the table ...');
  const began = Date.now();
  const build = buildAside();
  console.log(`built after ${((Date.now() - began) / 1_000).toFixed(1)} s`);
  project.provide('build', build);
  const server = serve(build);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  project.provide('base', `http://localhost:${(server.address() as AddressInfo).port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
