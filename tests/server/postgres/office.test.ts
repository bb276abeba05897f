import { expect, test } from 'vitest';
import { entryOf } from '#server/storing/application.ts';
import { nameOf } from '#server/storing/store.ts';
import { generateInto } from '#tests/server/office/generated.ts';
import { startOfficePage } from '#tests/server/office/page/startOfficePage.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { folderLocation, postgresLocation } from '#tests/server/storing/locations.ts';

const cluster = ownCluster();

test("the office's page on PostgreSQL answers strange numbers and characters as on a folder", async () => {
  const answersOn = async (location: Awaited<ReturnType<typeof folderLocation>>) => {
    const { store, signedIn } = await startOfficePage({ location });
    const [application] = await generateInto(store, 1);
    const rana = await signedIn();
    const path = `/applications/${nameOf(entryOf(application!))}`;
    const pages = [
      '/?page=1e300',
      '/log?page=1e300',
      '/?grade=%00',
      '/?mark=%00',
      '/?q=%00',
      '/?q=a%40%00%25_%5C',
      '/?has=%00&sort=%00&with=%00',
      '/?jump=-1e300',
      '/log?by=%00&did=%00&day=2026-02-31',
      '/table?which=all&grade=%00',
      `${path}?grade=%00`,
    ];
    const answers = [];
    for (const page of pages) {
      const { status, text } = await rana.get(page);
      answers.push([page.replace(path, ''), status, /class="office-count">([^<]*)/.exec(text)?.[1]]);
    }
    const { status } = await rana.post(path, { mark: 'invited', note: 'Tuesday\0 at 9', revision: '2' });
    return [...answers, status, (await store.remarks.all(entryOf(application!))).at(-1)?.note];
  };

  const onFolder = await answersOn(await folderLocation());

  expect(onFolder).toEqual([
    ['/?page=1e300', 303, undefined],
    ['/log?page=1e300', 303, undefined],
    ['/?grade=%00', 200, 'Nothing was found. Try fewer filters.'],
    ['/?mark=%00', 200, 'Nothing was found. Try fewer filters.'],
    ['/?q=%00', 200, '1 received, newest first'],
    ['/?q=a%40%00%25_%5C', 200, 'Nothing was found. Try a part of the name, a telephone number or the reference.'],
    ['/?has=%00&sort=%00&with=%00', 200, 'Nothing was found. Try fewer filters.'],
    ['/?jump=-1e300', 200, '1 received, newest first'],
    ['/log?by=%00&did=%00&day=2026-02-31', 200, undefined],
    ['/table?which=all&grade=%00', 400, undefined],
    ['?grade=%00', 200, undefined],
    303,
    'Tuesday at 9',
  ]);
  expect(await answersOn(await postgresLocation(cluster()))).toEqual(onFolder);
});
