/** Does something that must be done in so many milliseconds. Rejects when it is not; it may then still go on. */
export const inTime = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(late));
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
