import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { applicationOf, entryOf } from '#server/storing/application.ts';
import { nextRemark } from '#server/storing/remarks.ts';
import { parsed } from '#tests/server/office/page/parsed.ts';
import { pathOf, rowOf, rowsIn, startSchool } from '#tests/server/office/page/school.ts';

const AT = '2026-11-02T08:00:00.000Z';

test('a parent on the telephone is found by the number, the e-mail address, a name, a note, or the reference with a slip', async () => {
  const { rana, stored, store } = await startSchool(20);
  // The third and the fourth child are of the family with the numbers 03 100 001 and 71 200 001.
  const family = stored.slice(2, 4).map(({ reference }) => reference);
  await store.remarks.add(entryOf(stored[7]!), nextRemark([], { note: 'جدّتها تتصل، Sœur Marie', by: 'Maya', at: AT }));
  const find = async (q: string) => rowsIn((await rana.get(`/?${new URLSearchParams({ q })}`)).text).toSorted();
  for (const typed of ['03 100 001', '+961 3 100001', '71/200-001', '٠٣ ١٠٠ ٠٠١', 'tel:+9613100001'])
    expect(await find(typed), typed).toEqual(family.toSorted());
  const { email } = (stored[2]!.answers as { father: { email: string } }).father;
  for (const typed of ['.1@mail.example', `<${email}>`, `mailto:${email}`])
    expect(await find(typed), typed).toEqual(family.toSorted());
  for (const typed of ['جدتها', 'soeur', 'SŒUR', 'so\u00adeur'])
    expect(await find(typed), typed).toEqual([stored[7]!.reference]);
  const { reference } = stored[5]!;
  const spelled = Array.from(reference.replace('-', '')).join(' ');
  for (const typed of [
    `${reference.slice(0, 8)}${reference.slice(9)}`,
    `réf. ${reference}`,
    `${reference.replace('-', ' ')} merci beaucoup`,
    spelled,
  ])
    expect(await find(typed), typed).toEqual([reference]);
  expect(await find('03 100 001 / 71 200 001')).toEqual(family.toSorted());
});

test('a list without a hit says what to try, unless it is empty because of what was just done', async () => {
  const { rana } = await startSchool(1);
  const saysOf = async (query: string, language = 'en') =>
    /class="office-count">([^<]*)/.exec((await rana.get(`/?${query}`, { 'accept-language': language })).text)?.[1];
  const fewer = 'Nothing was found. Try fewer filters.';
  const part = 'Nothing was found. Try a part of the name, a telephone number or the reference.';
  expect(await saysOf('q=nobody')).toBe(part);
  expect(await saysOf('q=nobody&sort=name')).toBe(part);
  expect(await saysOf('q=nobody&mark=invited')).toBe(fewer);
  expect(await saysOf('mark=invited')).toBe(fewer);
  expect(await saysOf('from=2000-01-02&to=2000-01-02')).toBe(fewer);
  expect(await saysOf('q=nobody&from=2026-06-02&to=2026-06-01')).toBe(
    'Nothing was found. The first day is after the last one.',
  );
  expect(await saysOf('mark=invited&deleted=1')).toBe('0 found');
  expect(await saysOf('mark=invited&marked=2')).toBe('0 found');
  expect(await saysOf('q=nobody', 'fr')).toMatch(/^Rien n’a été trouvé\. Essayez /);
  expect(await saysOf('q=nobody', 'ar')).toMatch(/^لم يُعثر على شيء\. يُرجى /);
});

test('a mark that the school has no longer can still be a filter', async () => {
  const { rana, stored, store } = await startSchool(1);
  await store.remarks.add(entryOf(stored[0]!), nextRemark([], { mark: 'visited', by: 'Maya', at: AT }));
  const { text } = await rana.get('/?mark=visited');
  expect(parsed(text).querySelector<HTMLSelectElement>('select[name=mark]')!.value).toBe('visited');
});

test('a row says what is missing, the first line of the note, since when it waits, and the family', async () => {
  const { rana, stored, store } = await startSchool(20);
  const [first, second] = [stored[2]!, stored[3]!];
  const note = 'Calls back\non Friday';
  await store.remarks.add(entryOf(first), nextRemark([], { mark: 'incomplete', note, by: 'Maya', at: AT }));
  const { text } = await rana.get('/');
  const row = rowOf(text, first);
  expect(row).toContain('since 2026-11-02');
  expect(row).toMatch(/dir="auto">Calls back<\/p>/);
  const family = `<a href="/?with=${first.reference}">1 more of the family</a>`;
  expect(row).toContain(family);
  // All of the family, whatever the list was filtered by.
  expect(rowOf((await rana.get('/?mark=incomplete')).text, first)).toContain(family);
  const withoutLetter = stored.filter(({ answers }) => answers.report && !answers.recommendationLetter);
  expect(withoutLetter.length).toBeGreaterThan(3);
  for (const application of stored)
    expect(rowOf(text, application).includes('no recommendation letter'), application.reference).toBe(
      withoutLetter.includes(application),
    );
  const listed = rowsIn((await rana.get('/?has=recommendationLetter')).text);
  expect(listed.toSorted()).toEqual(withoutLetter.map(({ reference }) => reference).toSorted());
  expect(rowsIn((await rana.get(`/?with=${first.reference}`)).text).toSorted()).toEqual(
    [first.reference, second.reference].toSorted(),
  );

  const page = (await rana.get(pathOf(first))).text;
  expect(page).toContain('Family and second applications');
  expect(page).toContain(`<a href="${pathOf(second)}">`);
  expect(page).toContain(
    'In common: telephone +961\u00a03\u00a0100\u00a0001 and +961\u00a071\u00a0200\u00a0001, registry number 101 and family name',
  );
  expect(page).not.toContain('Perhaps the same person');
});

test('a second application of one child stands with the first, with the reason', async () => {
  const { rana, store, stored } = await startSchool(5);
  const again = applicationOf('admission', newId(), JSON.parse(JSON.stringify(stored[4]!.answers)), new Date(AT));
  await store.withSpool(async (spool) => {
    for (const file of ['01.pdf', '02.pdf', '03.pdf', '04.pdf', '05.pdf'])
      await spool.write(file, (async function* () {})());
    await store.commit(again, spool);
  });
  const row = rowOf((await rana.get('/')).text, again);
  expect(row).toContain('1 more of the same name');
  expect(row).not.toContain('of the family');
  const page = (await rana.get(pathOf(again))).text;
  expect(page).toContain('Perhaps the same person.');
  // The name in Latin letters and that in Arabic ones give the same date: it is said once.
  expect(page.match(/name and date of birth [^<.,]+/g)).toEqual([
    expect.stringMatching(/^name and date of birth \d{4}-\d\d-\d\d$/),
  ]);
});

test('the marks and grades are counted, as links that keep the filter', async () => {
  const { rana, stored, store } = await startSchool(20);
  for (const application of stored.slice(0, 3))
    await store.remarks.add(entryOf(application), nextRemark([], { mark: 'invited', by: 'Maya', at: AT }));
  const { text } = await rana.get('/?q=mail');
  const links = (html: string) =>
    new Map(
      [...html.matchAll(/<a href="([^"]+)"[^>]*><bdi>([^<]+)<\/bdi> <b>(\d+)</g)].map(([, href, label, count]) => [
        label,
        [href!.replaceAll('&amp;', '&'), Number(count)] as const,
      ]),
    );
  const marks = links((await rana.get('/')).text);
  expect([marks.get('new'), marks.get('invited')]).toEqual([
    ['/?mark=new', 17],
    ['/?mark=invited', 3],
  ]);
  expect(text).toContain('Nothing was found.');
  const [href] = marks.get('invited')!;
  const invited = await rana.get(`${href}&sort=name`);
  expect(rowsIn(invited.text)).toHaveLength(3);
  // The link of the mark that is shown removes it from the filter.
  for (const [label, [link, count]] of [...links(invited.text)].filter(([mark]) => mark !== 'invited'))
    expect(rowsIn((await rana.get(link)).text), `${label}: ${link}`).toHaveLength(count);
  expect(invited.text).toMatch(/aria-current="true"[^>]*><bdi>invited</);
  expect(links(invited.text).get('invited')).toEqual(['/?sort=name', 3]);
  const [grade, [ofGrade]] = [...marks].find(([, [link]]) => link.includes('grade='))!;
  const ofThisGrade = links((await rana.get(ofGrade)).text);
  expect(ofThisGrade.get(grade)![0]).toBe('/');
  expect(links((await rana.get(`${ofGrade}&mark=declined`)).text).get(grade)).toEqual(['/?mark=declined', 0]);
  for (const mark of ['new', 'invited']) {
    const [link, count] = ofThisGrade.get(mark) ?? [`${ofGrade}&mark=${mark}`, 0];
    expect(rowsIn((await rana.get(link)).text), `${grade}, ${mark}`).toHaveLength(count);
  }
  for (const [filter, count, hasMore] of [
    ['to=2000-01-01', 0, true],
    ['from=2000-01-01', 20, true],
    ['mark=new', 17, false],
  ] as const) {
    const filtered = (await rana.get(`/?${filter}`)).text;
    expect([rowsIn(filtered).length, filtered.includes('<details open')], filter).toEqual([count, hasMore]);
  }
});

test('what leads from a later page of the list to other applications leads to the first of them', async () => {
  const { rana, stored } = await startSchool(55);
  await rana.get(pathOf(stored[0]!));
  const { text } = await rana.get(`/?page=2&from=2000-01-01&picked=${stored[54]!.reference}`);
  const links = [...text.matchAll(/<a (?:class="[^"]*" )?href="\/(?:\?([^"]*))?"[^>]*>(.*?)<\/a>/g)].map(
    ([, query = '', label]) =>
      [label!.replace(/<[^>]+>/g, ''), new URLSearchParams(query.replaceAll('&amp;', '&')).get('page')] as const,
  );
  for (const label of [/^new \d+$/, /^Grade 1 \d+$/, /^Show all$/, /family$/, /^Show only these$/]) {
    const pages = links.filter(([each]) => label.test(each)).map(([, page]) => page);
    expect([...new Set(pages)], String(label)).toEqual([null]);
  }
});

test('the list is sorted by name, grade and how long it waits, and Previous and Next follow it', async () => {
  const { rana, stored } = await startSchool(12);
  const nameOf = (application: (typeof stored)[number]) => {
    const { familyName, name } = application.answers.learner as { familyName: string; name: string };
    return `${familyName} ${name}`.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace('-', ' ');
  };
  const byName = stored
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .map(({ reference }) => reference);
  const sorted = (await rana.get('/?sort=name')).text;
  expect(rowsIn(sorted).map((reference) => nameOf(stored.find((each) => each.reference === reference)!))).toEqual(
    byName.map((reference) => nameOf(stored.find((each) => each.reference === reference)!)),
  );
  expect(sorted).toContain('12 received, by family name');
  expect(rowsIn((await rana.get('/?sort=waiting')).text)).toEqual(stored.map(({ reference }) => reference));
  const rows = rowsIn(sorted);
  const path = (reference: string) => pathOf(stored.find((each) => each.reference === reference)!);
  const middle = (await rana.get(`${path(rows[1]!)}?sort=name`)).text;
  expect(middle).toContain(`<a href="${path(rows[0]!)}?sort=name">Previous</a>`);
  expect(middle).toContain(`<a href="${path(rows[2]!)}?sort=name">Next</a>`);
});

test("an application's page begins with what decides: who, which grade, what is missing, whom to call", async () => {
  const { rana, stored } = await startSchool(20);
  const application = stored.find(({ answers }) => answers.report && !answers.recommendationLetter)!;
  const { text } = await rana.get(pathOf(application));
  const places = [
    '<h1>',
    'lang="ar" dir="rtl"',
    'Take care: no recommendation letter',
    'href="tel:+9613',
    `href="mailto:`,
    'id="remarks"',
    '<h2>Documents</h2>',
    '<details class="office-step">',
    'Learner Information',
  ].map((part) => text.indexOf(part));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).toContain(`?subject=${application.reference}"`);
});
