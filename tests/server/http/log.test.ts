import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode, partsOf } from '#forms/wire.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { failingDisk } from '#tests/server/storing/failingDisk.ts';

const answers = staffExamples['married mother of two'];

test('the log has a line for each event, and no answer of an applicant', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  const { fs, fail } = failingDisk('sync', 'EIO');
  const { post, getStatus, intake, url } = await startIntake({ fs, logger: { stream, level: 'trace' } });
  const submissionId = newId();
  const wrong = encode(newId(), answers);
  wrong.delete('submissionParts');
  wrong.set('personalInfo[email]', 'nobody-at-all');
  const { reference } = (await (await post(encode(submissionId, answers))).json()) as { reference: string };
  await post(wrong);
  await getStatus(submissionId);
  await fetch(url);
  fail();
  await post(encode(newId(), answers));
  await intake.close();

  const events = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(events.filter(({ msg }) => msg === 'application stored')).toMatchObject([{ form: 'staff', reference }]);
  expect(events.filter(({ msg }) => msg === 'answered').map(({ status }) => status)).toEqual([201, 422, 200, 503]);
  expect(events.filter(({ msg }) => msg === 'failed')).toMatchObject([{ code: 'EIO' }]);
  for (const [name, value] of partsOf(answers)) {
    const word = typeof value === 'string' ? value : value.name;
    if (word.length > 3) expect(log, name).not.toContain(word);
  }
  expect(log).not.toContain('nobody-at-all');
  expect(log).not.toContain('/secret/path');
  expect(log).not.toContain(submissionId);
});
