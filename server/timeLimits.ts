/** Resolves with a result that must come in so many milliseconds. Rejects when it does not; the work may then still go on. */
export const withinTime = <T>(milliseconds: number, result: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(limit));
  });
