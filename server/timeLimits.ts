/** Resolves with a result that must come in so many milliseconds. Rejects when it does not; the work may then still go on. */
export const withinTime = <T>(milliseconds: number, result: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(limit));
  });

/** Does something that may take long as long as it moves. Rejects with `sentence` when `moved` was not called for so long. */
export const whileItMoves = <T>(
  milliseconds: number,
  sentence: string,
  work: (moved: () => void) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(sentence)), milliseconds);
    work(() => void limit.refresh())
      .then(resolve, reject)
      .finally(() => clearTimeout(limit));
  });
