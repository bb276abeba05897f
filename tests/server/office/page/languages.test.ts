import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Language } from '#languages/languages.ts';
import { inLanguage, withoutMarks } from '#server/office/language.ts';
import { tableFileOf } from '#server/office/page/tableFile.ts';
import { commonInWords } from '#server/office/related.ts';
import { arrivalOf, summaryColumns } from '#server/office/summaryColumns.ts';
import type { Summary } from '#server/storing/summary.ts';
import { pathOf, startSchool, withoutOwnScript } from '#tests/server/office/page/school.ts';
import { startOfficePage, startOfficeWith } from '#tests/server/office/page/startOfficePage.ts';
import { rawCall } from '#tests/server/rawCall.ts';
import { additionTo, commit } from '#tests/server/storing/applications.ts';

const asking = (language: string) => ({ 'accept-language': language });
const languageIn = (html: string) => /<html lang="(\w+)" dir="(\w+)">/.exec(html)?.slice(1);

test('a page is in the language that was chosen, else in the first of the browser that exists here', async () => {
  const { browser } = await startOfficePage();
  const at = async (header: string) => languageIn((await browser().get('/sign-in', asking(header))).text);
  expect(await at('de, fr-LB;q=0.6, ar;q=0.8, en;q=0.5')).toEqual(['ar', 'rtl']);
  // Browsers send it without spaces.
  expect(await at('de,fr-LB;q=0.6,ar;q=0.8,en;q=0.5')).toEqual(['ar', 'rtl']);
  expect(await at('fr')).toEqual(['fr', 'ltr']);
  for (const other of ['de', '*', 'ar;q=0', '__proto__', ',;q=,'.repeat(400)])
    expect(await at(other)).toEqual(['en', 'ltr']);

  const visitor = browser();
  const { text: page } = await visitor.get('/sign-in?link=a%26b', asking('fr'));
  const link = /<a href="([^"]+)" lang="ar"/.exec(page)![1]!.replaceAll('&amp;', '&');
  const chosen = await visitor.get(link);
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/sign-in?link=a%26b']);
  expect(chosen.headers.get('set-cookie')).toBe(
    // Also where a link leads here from another site, as from a mail page.
    'office-language=ar; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000',
  );
  expect(languageIn((await visitor.get('/sign-in', asking('fr'))).text)).toEqual(['ar', 'rtl']);
  // An error that comes before anything else is in it, too; and the answer to a form, which has no address to switch at.
  const refused = await visitor.post('/sign-in', { link: 'x' }, { origin: 'https://evil.example' });
  expect([refused.status, languageIn(refused.text)]).toEqual([403, ['ar', 'rtl']]);
  expect(refused.text).not.toContain('lang="fr"');
  expect(refused.text).toContain('لم يُغيَّر شيء.');
});

test('a language that is not on the list is not kept, and the choice leads to no other site', async () => {
  const { browser, url } = await startOfficePage();
  for (const other of ['de', 'AR', 'constructor', 'ar; Domain=evil.example', ''])
    expect((await browser().get(`/log?language=${encodeURIComponent(other)}`)).headers.get('set-cookie')).toBeNull();
  for (const path of ['//evil.example', '/\\evil.example', '///evil.example/']) {
    // With fetch no address has a backslash.
    const call = await rawCall(Number(new URL(url).port));
    call.write(`GET ${path}?language=ar HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`);
    expect(await call.answer()).toMatch(/^location: \/(?![/\\])/m);
  }
  expect(languageIn((await browser().get('/', { cookie: 'office-language=de' })).text)).toBeUndefined();
  const signIn = await browser().get('/sign-in', { cookie: 'office-language=de' });
  expect(languageIn(signIn.text)).toEqual(['en', 'ltr']);
});

/** The words in Latin letters that a page shows, reads out or has as its title, without those of the applicants. */
const latinIn = (html: string, own: readonly string[]) => {
  const shown = new Set(
    [...html.matchAll(/(?:>|aria-label=")([^<"]*\p{Script=Latin}{2}[^<"]*)/gu)].map(([, found]) => found!),
  );
  return [...shown]
    .flatMap(
      (each) =>
        own
          .reduce((rest, word) => rest.replaceAll(word, ' '), each.replaceAll('&#x27;', "'"))
          .match(/\p{Script=Latin}{2,}/gu) ?? [],
    )
    .filter((word) => !['English', 'Français', 'Excel', 'xlsx', 'CSV', 'ZIP', 'Ctrl'].includes(word));
};
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split('\n')
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(textsIn)
      : [];

test('every page is in Arabic but for what applicants and users wrote, and names its parts', async () => {
  const { rana, store, stored, send } = await startSchool(6);
  const additions = [additionTo(stored[0]!.reference), additionTo('AAAAA-AAAAA')];
  for (const addition of additions) await commit(store, addition);
  await send('/many/marking', { newMark: 'invited', newNote: 'Tuesday', which: 'all', list: '', total: '8' });
  const own = [...stored, ...additions]
    .flatMap((each) => [each.reference, ...textsIn(each.answers)])
    .concat('Rana', 'Tuesday', 'AAAAA-AAAAA')
    .toSorted((one, other) => other.length - one.length)
    .filter(Boolean);
  const arabic = asking('ar');
  const picked = `picked=${stored[0]!.reference.replace('-', '')}`;
  const pages = {
    list: await rana.get('/?sort=waiting', arabic),
    ticked: await rana.get(`/?${picked}`, arabic),
    application: await rana.get(pathOf(stored[0]!), arabic),
    unfit: await rana.get(pathOf(additions[1]!), arabic),
    unsaved: await rana.post(pathOf(stored[0]!), { mark: 'read', note: 'x', revision: '1' }, arabic),
    deletion: await rana.get(`${pathOf(stored[0]!)}/delete`, arabic),
    refused: await rana.post(`${pathOf(stored[0]!)}/delete`, { reference: 'x' }, arabic),
    deletionOfMany: await rana.get(`/many/delete?${picked}`, arabic),
    print: await rana.get(`/many/print?${picked}`, arabic),
    table: await rana.get(`/table?which=all`, arabic),
    log: await rana.get('/log', arabic),
    nothing: await rana.post('/export', {}, arabic),
    nowhere: await rana.get('/nowhere', arabic),
  };
  for (const [name, page] of Object.entries(pages)) {
    expect(languageIn(page.text), name).toEqual(['ar', 'rtl']);
    expect(latinIn(page.text, own), name).toEqual([]);
    const named = page.text.matchAll(/(?:href="#|aria-(?:describedby|labelledby)=")([^"]+)/g);
    for (const [, id] of named) expect(page.text.split(` id="${id}"`), `${name}: ${id}`).toHaveLength(2);
  }
  // A day is written as it is in Lebanon.
  expect(pages.list.text).toMatch(/\b\d\d\/\d\d\/\d{4}\b/);
  expect(pages.refused.text).toMatch(/aria-invalid="true" aria-describedby="problem"/);
  expect(pages.list.text).toContain('وردت 8 طلبات، الأطول انتظارًا أولًا');
  expect(pages.log.text).toMatch(/تغيير الحالة أو الملاحظة: 8 طلبات \(.* و3 طلبات أخرى\)/);
});

test('a table and an export are in the language of the page, to their last row', async () => {
  const { rana, store, stored } = await startSchool(3);
  const { applications } = await store.list();
  const csvIn = async (language: Language) => {
    const file = await inLanguage(language, () =>
      tableFileOf('csv', store, applications, ['mark', 'missing', 'grade']),
    );
    // The rows are asked for after the request was answered.
    return (await text(Readable.from(file))).split('\r\n');
  };
  const [head, ...rows] = await csvIn('ar');
  expect(head).toBe('\ufeff"الصف أو الوظيفة","الحالة","نواقص وتنبيهات"');
  expect(rows.slice(0, -1).every((row) => /^"ال[^"]+","جديد"/.test(row))).toBe(true);
  expect((await csvIn('en'))[1]).toMatch(/"new"/);
  const zip = await rana.post('/export', { which: 'chosen', chosen: stored[0]!.reference, as: 'zip' }, asking('fr'));
  expect(zip.text.includes('Fiche médicale et carnet de vaccination.pdf')).toBe(true);
});

test('a day that is read has the order of the language, in a sheet none has; a blood group in a sheet has no marks', () => {
  const said = () => {
    const [receivedAt, common] = ['2026-11-29T04:15:00Z', ['person:1994-03-17:elias khoury']];
    return [
      arrivalOf({ receivedAt }),
      ...commonInWords(common).map(withoutMarks),
      summaryColumns[0]!.cell({ receivedAt } as Summary),
    ];
  };
  expect(said()).toEqual(['2026-11-29 06:15 (Beirut)', 'name and date of birth 1994-03-17', '2026-11-29 06:15']);
  expect(inLanguage('fr', said)).toEqual([
    '29/11/2026 06:15 (Beyrouth)',
    'nom et date de naissance 17/03/1994',
    '2026-11-29 06:15',
  ]);
  expect(withoutMarks('\u200eA+\u200e \u2068x\u2069\u200f')).toBe('A+ x');
});

test('what is hostile is escaped in Arabic, too', async () => {
  const { signedIn, paths } = await startOfficeWith(18);
  const rana = await signedIn('<b>"Rana\u202e');
  const pages = await Promise.all(['/', ...paths].map((path) => rana.get(path, asking('ar'))));
  const all = withoutOwnScript(pages.map(({ text: page }) => page).join(''));
  expect(all.match(/.{40}(?:<script|<img|<b>"|[\u202a-\u202e\u2066\u2067])/)).toBeNull();
  expect(all).not.toContain('\\u{2068}');
});
