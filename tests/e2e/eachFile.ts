import { afterAll, afterEach, beforeAll } from 'vitest';
import { loadPhoneRules } from '#forms/phone.ts';
import { endVisits, openFolder, removeFolder } from '#tests/e2e/visit.ts';

beforeAll(async () => {
  await loadPhoneRules();
  await openFolder();
});

afterEach(endVisits);

afterAll(removeFolder);
