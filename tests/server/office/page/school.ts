import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import { nameOf } from '#server/storing/store.ts';
import { parsed } from '#tests/server/office/page/parsed.ts';
import { startOfficePage } from '#tests/server/office/page/startOfficePage.ts';
import { storeChildren } from '#tests/server/office/schoolWith.ts';

export const pathOf = (application: StoredApplication): string => `/applications/${nameOf(entryOf(application))}`;

/** A page without the script that the office itself has. */
export const withoutOwnScript = (text: string): string =>
  text.replaceAll('<script src="/office.js" defer=""></script>', '');

/** The references in the rows of a list, in its order. */
export const rowsIn = (text: string): string[] =>
  [...text.matchAll(/<input type="checkbox" name="chosen"[^>]* value="([^"]+)"/g)].map(([, reference]) => reference!);

/** The row of an application in a list. */
export const rowOf = (text: string, { reference }: StoredApplication): string =>
  text.match(/<li class="office-row.*?<\/li>/gs)!.find((row) => row.includes(`value="${reference}"`))!;

/** The office's page of a school with so many children of families, for a signed-in user. */
export const startSchool = async (count: number) => {
  const office = await startOfficePage();
  const stored = await storeChildren(office.store, count);
  const rana = await office.signedIn();
  /** Sends a form of the list, with ticks and the list that is shown. */
  const send = (path: string, fields: Record<string, string>, ticked: readonly StoredApplication[] = []) =>
    rana.post(path, [
      ...Object.entries(fields),
      ...ticked.map(({ reference }): [string, string] => ['chosen', reference]),
    ]);
  /** Presses a button of the list that leads to a page: where it leads to, and that page. */
  const ask = async (path: string, fields: Record<string, string>, ticked: readonly StoredApplication[] = []) => {
    const query = new URLSearchParams({ list: '', ...fields });
    for (const { reference } of ticked) query.append('chosen', reference);
    const address = (await rana.get(`${path}?${query}`)).headers.get('location')!;
    const { status, text } = await rana.get(address);
    const hidden = [...parsed(text).querySelectorAll<HTMLInputElement>('main [type=hidden]')];
    return { address, status, text, sent: Object.fromEntries(hidden.map(({ name, value }) => [name, value])) };
  };
  return { ...office, stored, rana, send, ask };
};
