/** Where the office sits: what its commands read from and write to. */
export interface Desk {
  /** What was asked for: to be read, or taken on by another program. */
  write(text: string): void;
  /** What went wrong, and how far a long work is. */
  say(line: string): void;
  /** Asks whoever sits there; resolves with what they type. */
  ask(question: string): Promise<string>;
  /** Aborted when they interrupt what is going on. */
  interrupted: AbortSignal;
}

/** The exit codes of the office's commands. */
export const codes = { done: 0, wrong: 1, misused: 2, interrupted: 130 } as const;
