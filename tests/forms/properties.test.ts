import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersOf, validateStep } from '#forms/check.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { internationalNumber, isPhoneNumber, loadPhoneRules } from '#forms/phone.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { draftOf, receive } from '#forms/receive.ts';
import { latinDigits, multiLine, oneLine } from '#forms/text.ts';
import { decode, encode, type Part, partsOf } from '#forms/wire.ts';
import { applications } from '#tests/applications.ts';
import { runs } from '#tests/breadth.ts';
import { anyDrafts, validDrafts, wireNames } from '#tests/forms/randomDrafts.ts';
import { received } from '#tests/forms/received.ts';
import { typedParts } from '#tests/forms/typedParts.ts';

const rules = await loadPhoneRules();

// A failure prints the seed and the path of its counterexample.
const settings = { seed: 20261121, numRuns: runs(50) };
const id = '3f2b8c1e-6d4a-4f7b-9a0c-1e2d3c4b5a69';
const phones = fc
  .array(fc.constantFrom('+', '0', '00', '961', '3', '70', '123', '456', '٣', ' ', '-', '(', ')', '/', 'ext', ';'), {
    maxLength: 7,
  })
  .map((all) => all.join(''));

const shortened = (parts: readonly Part[]) =>
  parts.map(([name, value]) => [name, typeof value === 'string' ? value : `${value.name} ${value.size}`]);

describe.each(applications)('$name', ({ form, examples }) => {
  const steps = Object.keys(form.steps);
  const questionsIn = (draft: DraftGroup) => steps.flatMap((step) => questionsOf(form, step, draft));
  const namesIn = (draft: DraftGroup) => questionsIn(draft).map(({ path }) => nameAt(draft, path));
  const isAccepted = (draft: DraftGroup) =>
    steps.every((step) => validateStep(form, step, draft, rules).messages.size === 0);

  describe('any valid draft', () => {
    test('arrives as it was sent', async () => {
      await fc.assert(
        fc.asyncProperty(validDrafts(form), async (draft) => {
          const answers = answersOf(form, draft, rules);
          expect(answers).toBeDefined();
          const [, , ...parts] = await received(encode(id, answers));
          const arrived = decode(form, parts);
          expect([...arrived.refused]).toEqual([]);
          expect(shortened(partsOf(answersOf(form, arrived.draft, rules)))).toEqual(shortened(partsOf(answers)));
        }),
        settings,
      );
    });

    test('has the same questions after its hidden answers are dropped', () => {
      fc.assert(
        fc.property(validDrafts(form), (draft) => {
          expect(namesIn(draftOf(form, answersOf(form, draft, rules)))).toEqual(namesIn(draft));
        }),
        settings,
      );
    });

    test('is not changed when what was sent is read and sent again', () => {
      fc.assert(
        fc.property(validDrafts(form), (draft) => {
          const answers = answersOf(form, draft, rules);
          expect(receive(form, partsOf(answers))).toEqual({ answers });
        }),
        settings,
      );
    });
  });

  describe('any draft', () => {
    test('is accepted exactly when no step has a message', () => {
      const seen = new Set<boolean>();
      fc.assert(
        fc.property(anyDrafts(form), (draft) => {
          const accepted = receive(form, typedParts(form, draft)).answers !== undefined;
          seen.add(accepted);
          expect(accepted).toBe(isAccepted(draft));
        }),
        settings,
      );
      expect(seen.size, 'both accepted and refused drafts were tried').toBe(2);
    });

    test('has the same messages by wire name wherever it is checked', () => {
      fc.assert(
        fc.property(anyDrafts(form), (draft) => {
          const twice = new Set(typedParts(form, draft).map(([name]) => name)).size < typedParts(form, draft).length;
          fc.pre(!twice);
          const { errors = {} } = receive(form, typedParts(form, draft));
          const messages = steps.flatMap((step) => [...validateStep(form, step, draft, rules).messages.values()]);
          expect(Object.values(errors)).toEqual(messages);
        }),
        settings,
      );
    });
  });

  test('any wire name leads to its question or is refused, and changes no other answer', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const blank = JSON.stringify(decode(form, []).draft);
    const real = Object.values(examples).flatMap((answers) => partsOf(answers).map(([name]) => name));
    const read = new Set<string>();
    fc.assert(
      fc.property(fc.oneof(wireNames(real), fc.string()), (name) => {
        const { draft, refused } = decode(form, [[name, 'typed']]);
        if (refused.size === 0) {
          read.add(name);
          expect(partsOf(draft).filter(([, value]) => value === 'typed')).toEqual([[name, 'typed']]);
        } else if (!refused.has(name)) expect([...refused.values()]).toEqual(['An entry of this list is missing.']);
        else expect(JSON.stringify(draft)).toBe(blank);
        expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
      }),
      { ...settings, numRuns: runs(300) },
    );
    expect(read.size, 'some names were read').toBeGreaterThan(new Set(real).size / 10);
  });
});

describe('normalizing an answer twice gives the same as once', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('a', ' ', '\r', '\n', '\t', '\u200f', '\ufeff', '\ud83c', '\udf93', '٣', '\u2028', '\0'), {
        maxLength: 12,
      })
      .map((all) => all.join('')),
  );

  test.each([
    ['a line', text, oneLine],
    ['several lines', text, multiLine],
    ['digits', text, latinDigits],
  ] as const)('%s', (_what, raw, read) => {
    fc.assert(
      fc.property(raw, (typed) => {
        expect(read(read(typed))).toBe(read(typed));
      }),
      { ...settings, numRuns: runs(500) },
    );
  });
});

test('an accepted phone number is not changed when it is normalized again', () => {
  const accepted = new Set<string>();
  fc.assert(
    fc.property(phones, (typed) => {
      const number = internationalNumber(latinDigits(oneLine(typed)), rules);
      fc.pre(isPhoneNumber(number, rules));
      accepted.add(number);
      expect(internationalNumber(number, rules)).toBe(number);
    }),
    { ...settings, maxSkipsPerRun: 1_000 },
  );
  expect(accepted.size, 'numbers were accepted').toBeGreaterThan(10);
});
