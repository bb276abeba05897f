import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { sharedIntake } from '#tests/server/startIntake.ts';

const intake = sharedIntake();

const asked = async (id: string, token: string, method = 'GET') => {
  const response = await fetch(`${intake().url}/api/staff/${id}${token}`, { method });
  expect(response.status).toBe(404);
  return method === 'GET' ? ((await response.json()) as { asked: number }).asked : undefined;
};

test('a status request that something on the way repeats counts once: what is sent after it is stored', async () => {
  const id = newId();
  const first = asked(id, '?request=a');
  expect(await asked(id, '?request=a')).toBe(1);
  expect(await first).toBe(1);
  await asked(id, '?request=a', 'HEAD');
  const application = encode(id, staffExamples['single man'], { asked: 1 });
  expect((await intake().post(application)).status).toBe(201);
});

test('each other status request is counted', async () => {
  const id = newId();
  expect(await asked(id, '?request=a')).toBe(1);
  expect(await asked(id, '?request=b')).toBe(2);
  expect(await asked(id, '')).toBe(3);
  expect(await asked(id, '')).toBe(4);
  const application = encode(id, staffExamples['single man'], { asked: 3 });
  expect((await intake().post(application)).status).toBe(409);
});
