/** Resolves when this browser has the methods of arrays of `olderBrowsers.ts`. A worker gets no such help. */
export const forOlderBrowsers = async (): Promise<void> => {
  if (!('toSorted' in Array.prototype)) await import('#src/frame/olderBrowsers.ts');
};
