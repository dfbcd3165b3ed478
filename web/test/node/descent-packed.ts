// Walks through a scenario as a page has it: only what the match needs was loaded. It is a process of its own, since elsewhere everything is loaded:
// `node descent-packed.ts <scenario> <seed> <decisions>` prints what was met on the way.

import { thinking } from '@tafelrunde/descent/thinking';
import { checkConfig } from '@tafelrunde/engine';
import { walk } from '@tafelrunde/testing/walk';

const [scenario = '', seed = '', decisions = '0'] = process.argv.slice(2);
const config = checkConfig(thinking, { scenario });
await thinking.prepare?.(config);
const walked = walk(thinking, config, { seed, decisions: Number(decisions) });
process.stdout.write(JSON.stringify({ ...walked, things: thinking.things?.().length ?? 0 }));
