/** The time limit of a command, in ms. */
const TIMEOUT = 60_000;

/** Sends one command of the WebDriver protocol and gives its value. */
export type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

const keys: Record<string, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** One window of WebKit. One window at a time is driven: the commands of two are not sent at once. */
export interface Session {
  call: Call;
  /** The time limit of an attempt, in ms. */
  timeout: number;
  /** Runs a function in the page, where it can use nothing from outside, and gives what it resolves to. */
  run: <Arguments extends unknown[], Value>(
    inPage: (...given: Arguments) => Value,
    ...given: Arguments
  ) => Promise<Awaited<Value>>;
  press: (...pressed: string[]) => Promise<void>;
  /** Opens another window of the same profile. A tab in the background would render nothing. */
  openWindow: () => Promise<Session>;
  closeWindow: () => Promise<void>;
  /** Closes all windows, and forgets the profile. */
  end: () => Promise<void>;
}

const callTo =
  (driver: string): Call =>
  async (method, path, body = {}) => {
    const answer = await fetch(driver + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((cause: unknown) => {
      throw new Error(`WebKit's driver does not answer ${method} ${path}.`, { cause });
    });
    const { value } = (await answer.json()) as { value: { error: string; message: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value as never;
  };

/** Starts WebKit with a profile of its own. */
export const startSession = async (driver: string): Promise<Session> => {
  const call = callTo(driver);
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const inSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  let driven = await inSession<string>('GET', '/window');
  const sessionOf = (handle: string): Session => {
    const inWindow: Call = async (method, path, body) => {
      if (driven !== handle) await inSession('POST', '/window', { handle });
      driven = handle;
      return inSession(method, path, body);
    };
    return {
      call: inWindow,
      timeout: 30_000,
      run: (inPage, ...given) =>
        inWindow('POST', '/execute/sync', { script: `return (${String(inPage)})(...arguments)`, args: given }),
      press: async (...pressed) => {
        const actions = pressed.flatMap((key) => {
          const value = keys[key] ?? key;
          return [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ];
        });
        await inWindow('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      openWindow: async () => {
        const opened = await inSession<{ handle: string }>('POST', '/window/new', { type: 'window' });
        return sessionOf(opened.handle);
      },
      closeWindow: () => inWindow('DELETE', '/window'),
      end: () => call('DELETE', `/session/${sessionId}`),
    };
  };
  return sessionOf(driven);
};
