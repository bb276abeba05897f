/** How a long task reports its progress and is interrupted. */
export interface TaskOptions {
  /** Writes a line about problems or progress. */
  report?: (line: string) => void;
  /** Aborted when the user interrupts the task. */
  interrupted?: AbortSignal;
}

/** The input and output of the office's commands. */
export interface Terminal extends Required<TaskOptions> {
  /** Writes a result. */
  write(text: string): void;
  /** Asks a question. Resolves with the answer. */
  ask(question: string): Promise<string>;
}

/** The exit codes of the office's commands. */
export const exitCodes = { success: 0, problems: 1, usage: 2, interrupted: 130 } as const;

/** Thrown when the user interrupts a task. */
export class Interrupted extends Error {}
