import { setImmediate } from 'node:timers/promises';

const MB = 1024 * 1024;

/** What the examination of one file may cost. A reading of tokens or bytes is bounded, so its time is. */
export const bounds = {
  /** Bytes inflated, of one stream and of all. */
  stream: 8 * MB,
  streams: 32 * MB,
  count: 2_000,
  tokens: 750_000,
  characters: 32 * MB,
} as const;

const TOKENS_IN_A_TURN = 8_192;

export interface Budget {
  /** Counts what was read; lets others have their turn from time to time. Answers whether there is any left. */
  spend(tokens: number, characters: number): Promise<boolean>;
  /** How many bytes the next stream may be inflated to; 0 when no more may be. */
  nextStream(): number;
  inflate(bytes: number): void;
  isSpent(): boolean;
}

export const newBudget = (): Budget => {
  let { streams, count, tokens, characters } = bounds;
  let turn = 0;
  const isSpent = () => tokens <= 0 || characters <= 0;
  return {
    spend: async (readTokens, readCharacters) => {
      tokens -= readTokens;
      characters -= readCharacters;
      turn += readTokens;
      if (turn >= TOKENS_IN_A_TURN) {
        turn = 0;
        await setImmediate();
      }
      return !isSpent();
    },
    nextStream: () => {
      count -= 1;
      return count < 0 ? 0 : Math.max(0, Math.min(bounds.stream, streams));
    },
    inflate: (bytes) => {
      streams -= bytes;
    },
    isSpent,
  };
};
