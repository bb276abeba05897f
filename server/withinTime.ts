/** Resolves with a result, or rejects when it takes longer than this number of milliseconds. The work itself goes on. */
export const withinTime = <T>(milliseconds: number, result: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
