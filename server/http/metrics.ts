/** Counters and gauges in the text format of Prometheus. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();
  readonly #about = new Map<string, string>();

  counter(name: string, about: string): (by?: number) => void {
    this.#about.set(name, about);
    this.#counters.set(name, 0);
    return (by = 1) => void this.#counters.set(name, (this.#counters.get(name) ?? 0) + by);
  }

  gauge(name: string, about: string, read: () => number): void {
    this.#about.set(name, about);
    this.#gauges.set(name, read);
  }

  text(): string {
    const lines: string[] = [];
    const add = (name: string, type: string, value: number): void => {
      lines.push(`# HELP ${name} ${this.#about.get(name) ?? ''}`, `# TYPE ${name} ${type}`, `${name} ${value}`);
    };
    for (const [name, value] of this.#counters) add(name, 'counter', value);
    for (const [name, read] of this.#gauges) add(name, 'gauge', read());
    return `${lines.join('\n')}\n`;
  }
}
