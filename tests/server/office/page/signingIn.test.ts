import { expect, test, vi } from 'vitest';
import { startOfficePage } from '#tests/server/office/page/startOfficePage.ts';

const HOUR = 60 * 60_000;

test('a link signs in once, within ten minutes, for twelve hours', async () => {
  let time = Date.now();
  const { browser, sessions } = await startOfficePage({ now: () => time });
  const link = sessions.createToken({ name: 'Rana', mayDelete: true });
  const rana = browser();
  const shown = await rana.get(`/sign-in?link=${link}`);
  expect([shown.status, shown.text.includes(`value="${link}"`)]).toEqual([200, true]);

  const entered = await rana.post('/sign-in', { link });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/']);
  expect(entered.headers.get('set-cookie')).toMatch(/^office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await rana.get('/')).status).toBe(200);
  // Its button may be pressed twice.
  expect((await rana.post('/sign-in', { link })).headers.get('location')).toBe('/');
  // And its address may be opened again.
  expect((await rana.get(`/sign-in?link=${link}`)).headers.get('location')).toBe('/');
  expect((await browser().post('/sign-in', { link })).status).toBe(403);

  time += 12 * HOUR - 1;
  expect((await rana.get('/')).status).toBe(200);
  time += 1;
  expect((await rana.get('/')).headers.get('location')).toBe('/sign-in');

  const [early, late] = [1, 2].map(() => sessions.createToken({ name: 'Rana', mayDelete: true })) as [string, string];
  time += 10 * 60_000 - 1;
  expect((await browser().post('/sign-in', { link: early })).status).toBe(303);
  time += 1;
  expect((await browser().post('/sign-in', { link: late })).status).toBe(403);
});

test('a sign-in leads to the page that was asked for before, once, and to none elsewhere', async () => {
  const { browser, sessions } = await startOfficePage();
  const rana = browser();
  const signIn = async () => {
    const link = sessions.createToken({ name: 'Rana', mayDelete: true });
    return (await rana.post('/sign-in', { link })).headers.get('location');
  };
  const bookmark = '/?q=%D8%AE%D9%88%D8%B1%D9%8A&mark=invited';
  expect((await rana.get(bookmark)).headers.get('location')).toBe('/sign-in');
  expect((await rana.get('/sign-in')).status).toBe(200);
  expect(await signIn()).toBe(bookmark);
  expect(await signIn()).toBe('/');
  for (const elsewhere of ['//evil.example/', '/\\evil.example/', 'https://evil.example/']) {
    const link = sessions.createToken({ name: 'Rana', mayDelete: true });
    const cookie = `office-return=${Buffer.from(elsewhere).toString('base64url')}`;
    expect((await browser().post('/sign-in', { link }, { cookie })).headers.get('location'), elsewhere).toBe('/');
  }
});

test('a link that could not be used, since the disk is full, is not used up', async () => {
  const { browser, sessions, store } = await startOfficePage();
  const link = sessions.createToken({ name: 'Rana', mayDelete: true });
  const noRoom = Object.assign(new Error('no space left on device, write'), { syscall: 'write', code: 'ENOSPC' });
  vi.spyOn(store.log, 'add').mockRejectedValueOnce(noRoom);
  const rana = browser();
  expect((await rana.post('/sign-in', { link })).status).toBe(507);
  expect((await rana.post('/sign-in', { link })).status).toBe(303);
  expect((await rana.get('/')).status).toBe(200);
  expect((await browser().post('/sign-in', { link })).status).toBe(403);
});

test('without a session all pages redirect to the sign-in, and nothing is done', async () => {
  const { browser, store } = await startOfficePage();
  const key = 'a'.repeat(64);
  for (const path of ['/', '/log', `/applications/staff/${key}`, `/applications/staff/${key}/files/01.pdf`]) {
    const { status, headers, text } = await browser().get(path);
    expect([status, headers.get('location'), text], path).toEqual([303, '/sign-in', '']);
  }
  expect((await browser().post('/sign-out')).headers.get('location')).toBe('/sign-in');
  for (const path of ['/export', `/applications/staff/${key}`, `/applications/staff/${key}/delete`])
    expect((await browser().post(path)).status, path).toBe(401);
  expect(await store.log.page(1, 50)).toEqual([]);
});

test('a link that is opened where somebody else is signed in names both sessions, and ends the other one', async () => {
  const { signedIn, sessions, browser } = await startOfficePage();
  const maya = await signedIn('Maya');
  const before = maya.cookie();
  expect((await maya.get('/sign-in')).headers.get('location')).toBe('/');
  const link = sessions.createToken({ name: 'Rana', mayDelete: false });
  const shown = await maya.get(`/sign-in?link=${link}`);
  expect([shown.status, shown.text.includes('<bdi>Maya</bdi> is signed in on this computer.')]).toEqual([200, true]);
  await maya.post('/sign-in', { link });
  expect((await maya.get('/')).text).toContain('Rana');
  expect((await browser().get('/', { cookie: before })).headers.get('location')).toBe('/sign-in');
});

test('what was written when a session had ended is not saved, and shown', async () => {
  const { browser } = await startOfficePage();
  for (const [path, name] of [
    [`/applications/staff/${'a'.repeat(64)}`, 'note'],
    ['/many/marking', 'newNote'],
  ] as const) {
    const { status, text } = await browser().post(path, { [name]: 'Call <the> mother' });
    expect([status, text.includes('Nothing was saved.')], path).toEqual([401, true]);
    expect(text).toMatch(/<textarea[^>]*>Call &lt;the&gt; mother<\/textarea>/);
    expect(text).toContain('href="/sign-in"');
    const withoutNote = await browser().post(path, { [name]: ' ' });
    expect(withoutNote.text).toContain('Nothing was saved. Please sign in, and do it again.');
    expect(withoutNote.text).not.toContain('<textarea');
  }
});

test('the sign-out ends the session of a copied cookie', async () => {
  const { browser, signedIn } = await startOfficePage();
  const rana = await signedIn();
  const stolen = rana.cookie();
  expect((await browser().get('/', { cookie: stolen })).status).toBe(200);
  const { headers } = await rana.post('/sign-out');
  expect(headers.get('set-cookie')).toMatch(/^office=; .*; Max-Age=0$/);
  expect(headers.get('clear-site-data')).toBe('"cache"');
  expect((await browser().get('/', { cookie: stolen })).headers.get('location')).toBe('/sign-in');
});

test('invalid links are refused, and logged without their tokens', async () => {
  const { browser, lines } = await startOfficePage();
  const tried = 'a-wrong-link-that-nobody-may-read';
  const refused = await browser().post('/sign-in', { link: tried });
  expect([refused.status, refused.text.includes('role="alert">This link has been used')]).toEqual([403, true]);
  await browser().get(`/sign-in?link=${tried}`);
  expect(lines.filter((line) => line.includes('"wrong link"'))).toHaveLength(1);
  expect(lines.join('')).not.toContain(tried);
});
