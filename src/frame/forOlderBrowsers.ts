/** Resolves when this browser has the methods of arrays that browsers before 2023 lack. A worker has no such help. */
export const forOlderBrowsers = async (): Promise<void> => {
  if (!('toSorted' in Array.prototype)) await import('#src/frame/olderBrowsers.ts');
};
