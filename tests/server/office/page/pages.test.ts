import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { papersExamples } from '#forms/papers/examples.ts';
import { referenceOf } from '#forms/reference.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { listFields } from '#server/office/page/listFields.ts';
import { applicationOf, entryOf, keyOf, type StoredApplication } from '#server/storing/application.ts';
import { Unavailable } from '#server/storing/errors.ts';
import { nextRemark } from '#server/storing/remarks.ts';
import { HOW_TO_ACCEPT } from '#tests/howToAccept.ts';
import { parsed } from '#tests/server/office/page/parsed.ts';
import { pathOf, startSchool } from '#tests/server/office/page/school.ts';
import { startOfficePage } from '#tests/server/office/page/startOfficePage.ts';
import { commit } from '#tests/server/storing/applications.ts';
import { differenceOf, outlineOf, rowsOf } from '#tests/src/outlines/outline.ts';

const DAY = 24 * 3_600_000;
const logFields = ['by', 'did', 'day'];
const HALF = 'b'.repeat(64);
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const plain = ({ reference }: StoredApplication) => reference.replace('-', '');

/** A school of seven children on one day, with additions, remarks of two users, and what cannot be read. */
const startMorning = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-09T05:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const school = await startSchool(7);
  const { store, stored, dataDir, signedIn } = school;
  const [pupil, sister] = [stored[2]!, stored[3]!];
  const add = async (number: number, form: string, answers: object, language?: 'ar') => {
    const at = new Date(Date.parse('2026-06-02T06:00:00Z') + number * DAY);
    const application = applicationOf(form, idOf(number), JSON.parse(JSON.stringify(answers)), at, language);
    await commit(store, application);
    return application;
  };
  const message = { ...papersExamples.withdrawal, papers: undefined };
  const teacher = await add(1, 'staff', staffExamples['experienced teacher'], 'ar');
  const again = await add(2, 'admission', { ...stored[4]!.answers, report: undefined });
  const addition = await add(3, 'papers', { ...message, about: 'mistake', reference: pupil.reference });
  const withdrawal = await add(4, 'papers', { ...message, reference: pupil.reference });
  const astray = await add(5, 'papers', { ...message, reference: 'AAAAA-AAAAA' });
  // It belongs to none: only an application has additions.
  await add(6, 'papers', { ...message, reference: withdrawal.reference });
  const remark = async (application: StoredApplication, more: object) => {
    const existing = await store.remarks.all(entryOf(application));
    await store.remarks.add(
      entryOf(application),
      // In Beirut it is the next day.
      nextRemark(existing, { by: 'Maya\u202e', at: '2026-06-06T21:30:00.000Z', ...more }),
    );
  };
  await remark(sister, { mark: 'invited', note: 'Calls back\non Friday' });
  await remark(sister, { note: 'Was here' });
  await remark(stored[0]!, { mark: 'waiting list' });
  await remark(addition, { mark: 'read' });
  // Of a form that is gone: nobody knows whose it is.
  const former = await add(7, 'former', { shoeSize: '43' });
  const half = join(dataDir, 'received', 'staff', HALF);
  await mkdir(half);
  await writeFile(join(half, 'application.json'), '{');
  const reader = await signedIn('Reader', false);
  return { ...school, reader, pupil, sister, teacher, again, addition, withdrawal, astray, former };
};

/** What an outline leaves out, and how often it is there. */
const attributesOf = (element: Element): string[] => {
  const found = [...element.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes]
      .filter(({ name }) => /^(?:class|formmethod|rel|maxlength|hreflang|data-.+)$/.test(name))
      .filter(({ name, value }) => name !== 'class' || /-care|--new|-unusual|-error|-done/.test(value))
      .map(({ name, value }) => `${name}=${value}`),
  );
  return [...new Set(found)].map((each) => `${found.filter((other) => other === each).length} ${each}`);
};

const sources = import.meta.glob<string>('../../../../server/office/page/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Each page with the request that it answers, and its main part; references stand for keys. */
test('what each page of the office says of a school is as it was accepted', async () => {
  const school = await startMorning();
  const { rana, reader, browser, send, dataDir, sessions, stored } = school;
  const { store, pupil, sister, teacher, again, addition, withdrawal, astray, former } = school;
  const texts: string[] = [];
  const keys: [string, string][] = [...stored, teacher, again, addition, withdrawal, astray, former].map(
    ({ submissionId, reference }) => [keyOf(submissionId), reference],
  );
  /** The first page of each kind: of the others the difference is shown. */
  const first = new Map<string, ReturnType<typeof outlineOf>>();
  const show = ([title, answer]: readonly [string, Awaited<ReturnType<typeof rana.get>>], part = 'main') => {
    const headers = ['location', 'set-cookie', 'clear-site-data'].flatMap((name) => answer.headers.get(name) ?? []);
    texts.push(`# ${title}`, [answer.status, ...headers].join(' '));
    const document = parsed(answer.text);
    const shown = answer.text.startsWith('<!doctype html>') && document.querySelector(part);
    if (!shown) return;
    const head = [...document.querySelectorAll('link, script')].slice(1).map((each) => each.outerHTML);
    const page = title.replace(/[? ].*/, '').replace(/\/\w+\/[0-9a-f]{64}/, '');
    const kind = document.title.startsWith('That was not possible') ? document.title : page + part;
    // `show` prints all answers, and a sheet has all questions: tests/server/office/commands.test.ts.
    const cut = '.office-step dl, .office-sheet section ~ section, .office-columns fieldset ~ fieldset';
    for (const each of shown.querySelectorAll(cut)) each.remove();
    const outline = outlineOf(shown);
    texts.push([document.title, ...head, ...attributesOf(shown)].join(' | '));
    texts.push(...(first.has(kind) ? differenceOf(first.get(kind)!, outline) : rowsOf(outline)));
    if (!first.has(kind)) first.set(kind, outline);
  };
  const get = async (path: string, who = rana) => {
    vi.setSystemTime(Date.now() + 60_000);
    return [path, await who.get(path)] as const;
  };
  const post = async (path: string, fields: Record<string, string>, who = rana) => {
    vi.setSystemTime(Date.now() + 60_000);
    return [`${path} ${new URLSearchParams(fields)}`, await who.post(path, fields)] as const;
  };
  const chosen = (...all: StoredApplication[]) => ({ which: 'chosen', picked: all.map(plain).join('.') });

  const whole = await get('/');
  for (const part of ['main', '.office-header']) show(whole, part);
  const filter = `q=khoury&form=admission&has=recommendationLetter&from=2026-06-01&to=2026-06-02&fits=none`;
  show(await get(`/?${filter}&grade=uel-05&mark=read&sort=waiting`));
  show(
    await get(
      `/?only=ticked&picked=${[pupil, teacher].map(plain).join('.')}&marked=1&left=1&changed=${plain(pupil)}`,
      reader,
    ),
  );
  show(await get(`/?with=${pupil.reference}&deleted=1`), '.office-done');
  show(await get(`/?with=${pupil.reference}&sort=grade&columns=mark`));
  const query = '?form=admission&sort=name&columns=mark';
  show(await get(pathOf(sister) + query));
  show(await get(pathOf(pupil)));
  show(await get(pathOf(again), reader));
  show(await get(pathOf(former)));
  show(await get(pathOf(teacher), reader));
  show(await get(pathOf(addition)));
  show(await get(pathOf(astray)));
  show(await get(`${pathOf(sister)}/print.css`));
  texts.push((await rana.get(`${pathOf(sister)}/print.css`)).text.trim());
  show(await post(`${pathOf(astray)}/adds-to?sort=name`, { reference: 'BBBBB-BBBBB' }), '.office-belonging');
  show(await post(`${pathOf(astray)}/adds-to?sort=name`, { reference: addition.reference }), '.office-belonging');
  show(await post(`${pathOf(astray)}/adds-to?sort=name`, { reference: sister.reference, from: 'AAAAA-AAAAA' }));
  show(await get(pathOf(astray)));
  show(await post(`${pathOf(pupil)}/adds-to`, { reference: sister.reference }));
  vi.spyOn(store.remarks, 'add').mockResolvedValueOnce(false);
  show(
    await post(`${pathOf(astray)}/adds-to`, { reference: pupil.reference, from: sister.reference }),
    '.office-belonging',
  );
  show(await post(pathOf(pupil), { mark: 'accepted', note: 'Mine', revision: '1' }), '.office-remarks');
  show(await post(`${pathOf(sister)}?sort=name`, { mark: 'accepted', note: 'Mine', revision: '1' }), '.office-remarks');
  show(await post(`${pathOf(sister)}?sort=name`, { mark: 'accepted', note: '', revision: '3' }));
  show(await get(`${pathOf(sister)}?sort=name&saved=3`), '.office-remarks');
  show(await get(`${pathOf(pupil)}/delete`));
  show(await post(`${pathOf(pupil)}/delete`, { reference: 'x', added: '2' }));
  show(await post(`${pathOf(pupil)}/delete`, { reference: pupil.reference, added: '1' }));
  show(await get(`${pathOf(pupil)}/delete`, reader));
  const picked = (...all: StoredApplication[]) => `picked=${chosen(...all).picked}`;
  show(await get(`/many/delete?${picked(pupil, teacher)}`));
  const [gone, mine] = [chosen(pupil, teacher), { added: '0', count: '2' }];
  show(await post('/many/delete', { ...gone, added: '2', count: '1' }));
  show(await post('/many/delete', { ...gone, added: '1', count: '2' }));
  const unknown = '22222-22222';
  show(await post('/many/delete?sort=name', { ...mine, ...gone, picked: `${gone.picked}.${unknown}` }));
  show(await post('/many/delete?sort=name', { ...mine, ...gone, picked: unknown }));
  show(await get(`/many/print?${picked(pupil, sister)}`));
  show(await get(`/many/print?${picked(former)}`), '.office-ways');
  show(await get(`${pathOf(former)}/print?q=a`), '.office-ways');
  show(await get(`/many/marking?sort=name&${picked(pupil, sister)}`));
  const invited = { newMark: 'invited', newNote: 'Tuesday' };
  show(await post('/many/marking?sort=name', { ...chosen(pupil, sister), ...invited, shown: '' }));
  show(await get(`/many/marking?${picked(pupil)}`));
  show(await post('/many/marking', chosen(pupil)));
  for (const total of ['9', '99']) show(await get(`/many/marking?which=all&total=${total}`));
  show(await post('/many/marking?q=a&page=2', { ...chosen(teacher), newMark: 'declined', newNote: '' }));
  const columns = { columns: 'reference,mark,since,note,added,files,admission.learner[dateOfBirth]' };
  show(await get(`/table?${new URLSearchParams({ list: '?q=a', page: '2', ...chosen(pupil), ...columns })}`));
  show(await get(`/table?which=all&sort=grade&${new URLSearchParams(columns)}`));
  const chosenIn = { which: 'all', form: 'admission', from: '2026-06-01', has: 'encrypted' };
  show(await get(`/table?${new URLSearchParams({ ...chosenIn, sort: 'name' })}`), '.office-count');
  const usual = parsed((await rana.get('/table?which=all')).text);
  texts.push('# /table?which=all', [...usual.querySelectorAll('th')].map(({ textContent }) => textContent).join(' | '));
  for (const [as, which] of Object.entries({ csv: 'all', xlsx: 'all', zip: 'chosen' })) {
    const { status, headers } = await send('/export', { ...chosen(pupil), as, which });
    texts.push(`# /export ${as}`, [status, headers.get('content-type'), headers.get('content-disposition')].join(' '));
  }
  const findMany = async (count: number) => {
    const { applications } = await store.list({ references: [teacher.reference] });
    const many = { applications: Array.from({ length: count }, () => applications[0]!), total: count, unreadable: [] };
    vi.spyOn(store, 'list').mockResolvedValueOnce(many);
  };
  for (const [path, count] of [
    ['/many/print', 100],
    ['/many/print', 101],
    ['/export', 10_001],
  ] as const) {
    await findMany(count);
    const page =
      path === '/export'
        ? await post(path, { ...chosen(teacher), as: 'xlsx' })
        : await get(`${path}?${picked(teacher)}`);
    texts.push(`# ${count} of ${path}`, String(page[1].status));
    if (count !== 100) show(page);
  }
  for (const count of [300, 301]) {
    await findMany(count);
    show([`/table of ${count}`, await rana.get('/table')], '.office-care');
  }
  for (const [total, number] of [
    [50, 1],
    [51, 1],
    [101, 2],
    [101, 3],
    [101, 4],
  ]) {
    const lists = await store.lists();
    const list: typeof lists.list = async (...args) => ({ ...(await lists.list(...args)), total: total! });
    vi.spyOn(store, 'lists').mockResolvedValueOnce({ ...lists, list });
    const page = await rana.get(`/?form=staff&sort=name&page=${number}`);
    show([`/?page=${number} of ${total}`, page], '.office-pages');
  }
  const filters = [
    ...listFields.map((name) => [name, '/'] as const),
    ...logFields.map((name) => [name, '/log'] as const),
  ];
  const values: Record<string, string> = { form: 'staff', from: '2026-06-01', to: '2026-06-01', day: '2026-06-09' };
  Object.assign(values, { fits: 'none', only: 'ticked', with: pupil.reference, did: 'opened', q: 'a' });
  for (const [name, path] of filters) {
    const { body } = parsed((await rana.get(`${path}?${name}=${values[name] ?? 'new'}`)).text);
    const open = body.querySelectorAll('details[open]').length;
    const all = [...body.querySelectorAll('a')].some(({ textContent }) => textContent === 'Show all');
    texts.push(`# ${path} with ${name}: ${open} open${all ? ', Show all' : ''}`);
  }
  const most = (count: number) => Array.from({ length: count }, (_, at) => referenceOf(idOf(at)).replace('-', ''));
  for (const count of [399, 400, 401])
    texts.push(
      parsed((await rana.get(`/?picked=${most(count).join('.')}`)).text).querySelector('.office-ticked')!.textContent,
    );
  const file = `${pathOf(sister)}/files/01.pdf`;
  for (const path of [file, `${file}?download`]) {
    const { status, headers } = await rana.get(path);
    const said = ['content-type', 'content-length', 'content-disposition', 'content-security-policy'];
    texts.push(`# ${path}`, [status, ...said.map((name) => headers.get(name))].join(' | '));
  }
  const down = () => new Unavailable('It is down.');
  vi.spyOn(store, 'read').mockRejectedValueOnce(down());
  show(await get(pathOf(sister)));
  vi.spyOn(store, 'openFile').mockRejectedValueOnce(down());
  show(await get(file));
  const noRoom = Object.assign(new Error('no space left on device, mkdir'), { syscall: 'mkdir', code: 'ENOSPC' });
  vi.spyOn(store.remarks, 'add').mockRejectedValueOnce(noRoom);
  show(await post(pathOf(sister), { mark: 'read', note: 'Mine', revision: '4' }));
  const onDisk = join(dataDir, 'received', 'admission', entryOf(sister).key, '01.pdf');
  await truncate(onDisk, 7);
  show(await get(file));
  await rm(onDisk);
  for (const path of [file, `${pathOf(sister)}/files/99.pdf`, `/applications/staff/${HALF}`, '/nowhere'])
    show(await get(path));
  for (const error of [down(), new Error('It is wrong.')]) {
    vi.spyOn(store, 'lists').mockRejectedValueOnce(error);
    show(await get('/?q=a'));
  }
  show([`/ too much`, await rana.post(pathOf(teacher), { note: 'x'.repeat(2_000_000) })]);
  vi.spyOn(store.log, 'page').mockResolvedValueOnce([]);
  show(['/log of nothing', await rana.get('/log')]);
  const empty = await startOfficePage();
  show(['/ of nothing', await (await empty.signedIn()).get('/')], '.office-count');
  show(['/ from elsewhere', await rana.post('/many/marking', {}, { origin: 'https://evil.example' })]);
  for (const sort of ['name', 'grade']) show(await get(`/?form=papers&sort=${sort}`), '.office-count');
  show(await post(`${pathOf(pupil)}/delete`, { reference: pupil.reference, added: '2' }));
  show(await get(pathOf(pupil)));
  show(await get('/log'));
  show(await get('/log?by=Rana&did=opened&day=2026-06-08'));
  show(await get('/log?page=9'));
  const moment = new Date().toISOString();
  await store.log.add(Array.from({ length: 51 }, (_, each) => ({ at: moment, by: `Guest ${each}`, did: 'signed in' })));
  show(await get('/log?page=2&did=signed+in'));
  show(await post('/export', { which: 'chosen' }));
  for (const list of ['q=nobody', 'from=2026-06-02&to=2026-06-01']) show(await get(`/?${list}`), '.office-count');
  show(await get('/?form=staff&q=Maya'), '.office-many');
  show(await get('/sign-in'));
  const guest = browser();
  const link = sessions.createToken({ name: 'Zeina', mayDelete: false });
  show(await get(`/sign-in?link=${link}`), '.office-care');
  show(await post(pathOf(pupil), { note: 'Mine' }, guest), '.office-narrow');
  show(await post('/many/marking', { newMark: 'read' }, guest), '.office-narrow');
  for (const path of ['/', '/sign-in', '/sign-in?link=', `/sign-in?link=${link}`]) show(await get(path, guest), 'body');
  show(await post('/sign-in', { link: 'old' }, guest));
  show(await post('/sign-out', {}));
  show(await get('/', rana));
  const named = (text: string) =>
    [...keys, [dataDir, 'DATA_DIR'] as const, [link, 'LINK'] as const].reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      text,
    );
  await expect(`${named(texts.join('\n'))}\n`, HOW_TO_ACCEPT).toMatchFileSnapshot('pages.txt');

  const sentences = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\b(?:tn?|message|plural)\(\s*'([^']+)'/g)].map(([, sentence]) => sentence!),
  );
  expect(sentences.length).toBeGreaterThan(100);
  // Of a sentence with gaps the longest part.
  const partOf = (sentence: string) => sentence.split(/\{\w+\}/).toSorted((one, two) => two.length - one.length)[0]!;
  const said = texts.join('\n');
  // A request for another host, an addition to an addition, a dossier in an export, and a damaged remark.
  const elsewhere = [
    'This could not be understood.',
    'There is no such site here.',
    'It fits no application: {reference} is something that was added to {application}.',
    'for the application {reference}',
    'What was written here cannot be read any more. Tell whoever runs the website.',
  ];
  expect(sentences.filter((sentence) => !said.includes(partOf(sentence).trim()))).toEqual(elsewhere);
});
