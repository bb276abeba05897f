import { afterAll, afterEach, beforeAll } from 'vitest';
import { endVisits, openFolder, removeFolder } from '#tests/e2e/visit.ts';

beforeAll(openFolder);

afterEach(endVisits);

afterAll(removeFolder);
