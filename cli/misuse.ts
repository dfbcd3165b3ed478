/** The program was called, or fed, in a way it cannot follow: one sentence for a person, exit code 2, no stack. */
export class Misuse extends Error {}
