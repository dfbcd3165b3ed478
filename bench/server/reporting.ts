import type { FromNode } from './crowd.ts';

const LOOK_MS = 2;

/** A server of the benchmark says where it is, and from then on, when it is asked, how much processor time it has used. */
export function reportAt(url: string): void {
  const say = (message: FromNode): void => void process.send?.(message);
  let longest = 0;
  let last = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - last.user - last.system);
    last = now;
  }, LOOK_MS);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    say({ cpuMilliseconds: (user + system) / 1000, longestMilliseconds: longest / 1000 });
    longest = 0;
  });
  process.once('disconnect', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  say({ url });
}
