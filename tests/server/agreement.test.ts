import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersOf } from '#forms/check.ts';
import { newId } from '#forms/id.ts';
import { loadPhoneRules } from '#forms/phone.ts';
import { encode, ID_PART, partsOf } from '#forms/wire.ts';
import { applications } from '#tests/applications.ts';
import { runs } from '#tests/breadth.ts';
import { anyDrafts } from '#tests/forms/randomDrafts.ts';
import { typedParts } from '#tests/forms/typedParts.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const rules = await loadPhoneRules();

test.each(applications)(
  '$name: the intake accepts exactly the drafts that the client accepts, and no hidden answer is sent',
  async ({ form }) => {
    const { post } = await startIntake({}, form.path);
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(anyDrafts(form), async (draft) => {
        const answers = answersOf(form, draft, rules);
        const typed = typedParts(form, draft);
        const unchecked = new FormData();
        unchecked.append(ID_PART, newId());
        for (const [name, value] of typed)
          if (typeof value === 'string') unchecked.append(name, value);
          else unchecked.append(name, value.body as Blob, value.name);
        const { status } = await post(answers ? encode(newId(), answers) : unchecked);
        seen.add(status);
        expect(status).toBe(answers ? 201 : 422);
        const asked = new Set(typed.map(([name]) => name));
        expect(partsOf(answers).filter(([name]) => !asked.has(name))).toEqual([]);
      }),
      { seed: 20261121, numRuns: runs(12) },
    );
    expect(seen, 'both accepted and refused drafts were tried').toEqual(new Set([201, 422]));
  },
);
