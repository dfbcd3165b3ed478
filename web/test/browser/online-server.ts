// The server as its own program, which a test may stop and start again at the same place.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

export class OnlineServer {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://localhost:${port}`;
    this.#data = mkdtempSync(join(tmpdir(), 'tafelrunde-online-'));
  }

  static async start(): Promise<OnlineServer> {
    const server = new OnlineServer(await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const args = ['serve', '--port', String(this.#port), '--host', 'localhost', '--data', this.#data, '--threads', '1'];
    const child = spawn(process.execPath, [join(ROOT, 'cli', 'main.ts'), ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    let said = '';
    child.stderr?.setEncoding('utf8');
    for await (const words of child.stderr ?? []) {
      said += words;
      if (said.includes(String(this.#port))) break;
    }
    if (child.exitCode !== null) throw new Error(`The server did not start: ${said}`);
    child.stderr?.resume();
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async clear(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
