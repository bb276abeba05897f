/** What the office's commands read from and write to. */
export interface Terminal {
  /** Writes a result: to be read, or taken on by another program. */
  write(text: string): void;
  /** Writes a line about the work: what went wrong, and how far it is. */
  report(line: string): void;
  /** Asks a question; resolves with what is typed. */
  ask(question: string): Promise<string>;
  /** Aborted when the user interrupts the command. */
  interrupted: AbortSignal;
}

/** The exit codes of the office's commands. */
export const codes = { done: 0, wrong: 1, misused: 2, interrupted: 130 } as const;
