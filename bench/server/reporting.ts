import type { FromNode } from './crowd.ts';

/** A server of the benchmark says where it is, and from then on, when it is asked, how much processor time it has used. */
export function reportAt(url: string): void {
  const say = (message: FromNode): void => void process.send?.(message);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    say({ cpuMilliseconds: (user + system) / 1000 });
  });
  process.once('disconnect', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  say({ url });
}
