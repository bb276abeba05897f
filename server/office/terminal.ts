/** How a long task reports its progress and is interrupted. */
export interface TaskOptions {
  report?: (line: string) => void;
  interrupted?: AbortSignal;
}

/** What the office's commands read from and write to. */
export interface Terminal {
  /** Writes a result. */
  write(text: string): void;
  /** Writes a line about problems or progress. */
  report(line: string): void;
  /** Asks a question. Resolves with the answer. */
  ask(question: string): Promise<string>;
  /** Aborted when the user interrupts the command. */
  interrupted: AbortSignal;
}

/** The exit codes of the office's commands. */
export const codes = { done: 0, wrong: 1, misused: 2, interrupted: 130 } as const;
