/** More requests are not remembered. A repetition comes at once, or a moment later. */
const KEPT_REQUESTS = 1_000;

/**
 * Answers a request that something between the client and here repeats (a proxy, a link scanner) as it was answered first. `token` is
 * what the client put into this one request; without it each request is answered anew.
 */
export const answerOnce = <T>() => {
  const last = new Map<string, { token: string; answer: Promise<T> }>();

  return (id: string, token: unknown, answer: () => Promise<T>): Promise<T> => {
    if (typeof token !== 'string') return answer();
    const known = last.get(id);
    if (known?.token === token) return known.answer;
    const fresh = { token, answer: answer() };
    // The last one asked is the last one removed.
    last.delete(id);
    last.set(id, fresh);
    // What failed is tried anew.
    fresh.answer.catch(() => last.get(id) === fresh && last.delete(id));
    if (last.size > KEPT_REQUESTS) last.delete(last.keys().next().value!);
    return fresh.answer;
  };
};
