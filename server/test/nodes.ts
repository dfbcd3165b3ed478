import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '../server.ts';
import { freePort } from './databases.ts';

const PROGRAM = fileURLToPath(new URL('./node.ts', import.meta.url));

export type NodeOption = 'overdue' | 'limits' | 'pulse' | 'webhooksAnywhere';

/** Most of a start is compiling: nodes that are killed a hundred times need not do it a hundred times. */
const COMPILED = join(tmpdir(), 'tafelrunde-compiled');

/** A node that can be killed and comes back under the same address. */
export class Node {
  readonly url: string;
  readonly #options: object;
  #process: ChildProcess | null = null;
  /** Node's own complaints, should it have any. */
  trouble = '';

  private constructor(port: number, options: object) {
    this.url = `http://127.0.0.1:${port}`;
    this.#options = { ...options, port };
  }

  static async start(options: Partial<Pick<ServerOptions, 'data' | 'database' | NodeOption>>): Promise<Node> {
    const node = new Node(await freePort(), options);
    await node.start();
    return node;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, JSON.stringify(this.#options)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    });
    this.#process = child;
    child.stderr?.on('data', text => {
      this.trouble += String(text);
    });
    await Promise.race([
      once(child.stdout as NodeJS.ReadableStream, 'data'),
      once(child, 'exit').then(() => {
        throw new Error(`The node did not start: ${this.trouble}`);
      }),
    ]);
  }

  /** No goodbye. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}
