/** Does something that must be done in so many milliseconds. Rejects when it is not; it may then still go on. */
export const inTime = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(late));
  });
