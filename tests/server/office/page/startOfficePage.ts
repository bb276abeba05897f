import { onTestFinished } from 'vitest';
import { createOffice } from '#server/office/page/createOffice.ts';
import { createSessions } from '#server/office/page/sessions.ts';
import { officeSettings } from '#server/office/page/settings.ts';
import { entryOf } from '#server/storing/application.ts';
import type { StoreLocation } from '#server/storing/createStore.ts';
import { nameOf } from '#server/storing/store.ts';
import { generate } from '#tests/server/office/generated.ts';
import { folderLocation, openStore } from '#tests/server/storing/locations.ts';

interface Options {
  env?: NodeJS.ProcessEnv;
  now?: () => number;
  location?: StoreLocation;
}

/** The office's page on a loopback port, with a store in a folder, and browsers for its users. */
export const startOfficePage = async ({ env = {}, now, location: given }: Options = {}) => {
  const location = given ?? (await folderLocation());
  const store = await openStore(location);
  const sessions = createSessions(now);
  const lines: string[] = [];
  const logger = { stream: { write: (line: string) => void lines.push(line) } };
  const office = createOffice(store, sessions, officeSettings(env), logger);
  const url = await office.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => office.close());

  /** A browser: it keeps its cookies, follows no redirects, and sends the Origin of the page with forms. */
  const browser = () => {
    const cookies = new Map<string, string>();
    const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const call = async (
      path: string,
      init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
    ) => {
      const headers = { ...(cookies.size > 0 && { cookie: cookie() }), ...init.headers };
      const answer = await fetch(url + path, { redirect: 'manual', ...init, headers });
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (line.includes('Max-Age=0')) cookies.delete(name!);
        else cookies.set(name!, value!);
      }
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    return {
      get: (path: string, headers: Record<string, string> = {}) => call(path, { headers }),
      post: (
        path: string,
        fields: Record<string, string> | [string, string][] = {},
        headers: Record<string, string> = {},
      ) => call(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: url, ...headers } }),
      cookie,
    };
  };
  const signedIn = async (name = 'Rana', mayDelete = true) => {
    const visitor = browser();
    await visitor.post('/sign-in', { link: sessions.createToken({ name, mayDelete }) });
    return visitor;
  };
  return { store, dataDir: location.dataDir, sessions, url, lines, browser, signedIn };
};

/** The same with generated applications, and the paths of their pages. */
export const startOfficeWith = async (count: number) => {
  const office = await startOfficePage();
  const stored = await generate(office.dataDir, count);
  return { ...office, stored, paths: stored.map((application) => `/applications/${nameOf(entryOf(application))}`) };
};
