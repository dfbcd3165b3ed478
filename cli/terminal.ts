import { createInterface, type Interface } from 'node:readline';
import { stripVTControlCharacters, styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Lines go out, lines come in: a terminal with a person, or a pipe. Nothing else in the program knows which. */
export class Terminal {
  /** For screen readers: no colours, no drawings, no cursor tricks. */
  readonly plain: boolean;
  /** A person sits there: input and output are a terminal. */
  readonly interactive: boolean;
  readonly #colours: boolean;
  #reader: Interface | null = null;
  readonly #typed: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #ended = false;
  #interrupted = false;
  /** What the Tab key completes. */
  words: () => readonly string[] = () => [];

  constructor(options: { plain: boolean }) {
    this.plain = options.plain;
    this.interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.#colours = !options.plain && process.stdout.isTTY === true && !process.env.NO_COLOR;
  }

  get width(): number {
    return process.stdout.isTTY ? Math.max(40, process.stdout.columns ?? 80) : 100;
  }

  get height(): number {
    return process.stdout.isTTY ? process.stdout.rows : Number.POSITIVE_INFINITY;
  }

  /** The person pressed Ctrl-C or Ctrl-D, or the system wants the program to end. A pipe that ran dry is not meant. */
  get left(): boolean {
    return this.#interrupted || (this.interactive && this.#ended);
  }

  /** A person typed something while nobody asked. */
  get typedAhead(): boolean {
    return this.interactive && this.#typed.length > 0;
  }

  print(...lines: string[]): void {
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  /** Prose: broken at the width of a terminal, left alone in a pipe. */
  tell(text: string, indent = ''): void {
    this.print(...(process.stdout.isTTY && !this.plain ? wrap(text, this.width - 1, indent) : [indent + text]));
  }

  paint(style: Style, text: string): string {
    return this.#colours ? styleText(style, text, { validateStream: false }) : text;
  }

  /** The screen is wiped and drawn again, rather than one line after the other. */
  get redraws(): boolean {
    return this.interactive && !this.plain;
  }

  clear(): void {
    if (this.redraws) process.stdout.write('\x1b[2J\x1b[H');
  }

  /** Clears what can be scrolled back to as well: the next person must not find the last one's hand there. */
  forget(): void {
    if (this.redraws) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
  }

  /** One line that the next one writes over; people at a terminal only. */
  status(text: string): void {
    if (this.redraws) process.stdout.write(`\r\x1b[K${this.paint('dim', text)}`);
  }

  /** The next line, or null when there is none any more. */
  ask(prompt: string): Promise<string | null> {
    const reader = this.open();
    const typed = this.#typed.shift();
    if (typed !== undefined || this.#ended) {
      const line = typed ?? null;
      this.#echo(prompt, line);
      return Promise.resolve(line);
    }
    if (this.interactive) {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    return new Promise(resolve => {
      this.#waiting = line => {
        if (!this.interactive) this.#echo(prompt, line);
        else if (line === null) this.print();
        resolve(line);
      };
    });
  }

  close(): void {
    this.#reader?.close();
    for (const signal of SIGNALS) process.removeListener(signal, this.#interrupt);
  }

  /** Begins to listen: from here on Ctrl-C ends the input, not the program. */
  open(): Interface {
    if (this.#reader) return this.#reader;
    const reader = createInterface({
      input: process.stdin,
      ...(this.interactive ? { output: process.stdout, completer: this.#complete } : { crlfDelay: Infinity }),
    });
    reader.on('line', line => {
      if (this.#waiting) this.#answer(line);
      else this.#typed.push(line);
    });
    reader.on('close', () => this.#end());
    reader.on('SIGINT', this.#interrupt);
    for (const signal of SIGNALS) process.on(signal, this.#interrupt);
    this.#reader = reader;
    return reader;
  }

  readonly #complete = (line: string): [string[], string] => {
    const found = this.words().filter(word => word.startsWith(line));
    return [[...new Set(found)], line];
  };

  readonly #end = (): void => {
    this.#ended = true;
    if (this.#typed.length === 0) this.#answer(null);
  };

  readonly #interrupt = (): void => {
    this.#interrupted = true;
    this.#typed.length = 0;
    this.#reader?.close();
  };

  #answer(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(line);
  }

  /** A pipe shows no keys: the transcript gets the question and what was answered. */
  #echo(prompt: string, line: string | null): void {
    this.print(line === null ? prompt.trimEnd() : prompt + printable(line));
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whatever was typed, without the power to command the terminal it is shown on. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/\p{Cc}/gu, ' ');
}

/** Breaks prose between words; colours take no room. */
function wrap(text: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + stripVTControlCharacters(longer).length > width) {
      lines.push(indent + line);
      line = word;
    } else line = longer;
  }
  return [...lines, indent + line];
}
