import { onTestFinished } from 'vitest';
import { createOffice } from '#server/office/page/createOffice.ts';
import { createSessions } from '#server/office/page/sessions.ts';
import { officeSettings } from '#server/office/page/settings.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import { folderPlace, openStore } from '#tests/server/storing/places.ts';

interface Given {
  store?: ApplicationStore;
  env?: NodeJS.ProcessEnv;
  now?: () => number;
}

const openFolder = async () => {
  const place = await folderPlace();
  return { ...place, store: await openStore(place) };
};

/** The office's page on a loopback port, and the browsers of those who use it. */
export const startOfficePage = async ({ store: given, env = {}, now }: Given = {}) => {
  const { store, dataDir = '' } = given ? { store: given } : await openFolder();
  const sessions = createSessions(now);
  const lines: string[] = [];
  const logger = { stream: { write: (line: string) => void lines.push(line) } };
  const office = createOffice(store, sessions, officeSettings(env), logger);
  const url = await office.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => office.close());

  /** A browser: it keeps its cookie, follows nothing, and says from where its forms come. */
  const browser = (headers: Record<string, string> = {}) => {
    let cookie = '';
    const call = async (
      path: string,
      init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
    ) => {
      const answer = await fetch(url + path, {
        redirect: 'manual',
        ...init,
        headers: { ...headers, ...(cookie && { cookie }), ...init.headers },
      });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      const text = await answer.clone().text();
      return { status: answer.status, headers: answer.headers, text, answer };
    };
    return {
      get: (path: string, more: Record<string, string> = {}) => call(path, { headers: more }),
      post: (
        path: string,
        fields: Record<string, string> | [string, string][] = {},
        more: Record<string, string> = {},
      ) =>
        call(path, {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { origin: headers.origin ?? url, ...more },
        }),
      cookie: () => cookie,
    };
  };
  const signedIn = async (name = 'Rana', mayDelete = true) => {
    const visitor = browser();
    await visitor.post('/sign-in', { link: sessions.createToken({ name, mayDelete }) });
    return visitor;
  };
  return { store, dataDir, sessions, url, lines, browser, signedIn };
};
