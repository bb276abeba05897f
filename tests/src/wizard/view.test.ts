import * as fc from 'fast-check';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { is } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { isChanged } from '#forms/check.ts';
import { answerAt, pathOfStep } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { type Form, type StepMap, schemaOf } from '#forms/form.ts';
import { loadPhoneRules } from '#forms/phone.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { stepOf } from '#machines/wizard/places.ts';
import type { WizardActor, WizardEvent } from '#machines/wizard/types.ts';
import { WizardScopeContext } from '#src/wizard/context.ts';
import { StepForm } from '#src/wizard/step/StepForm.tsx';
import { type Application, applications } from '#tests/applications.ts';
import { runs } from '#tests/breadth.ts';
import { anyDrafts } from '#tests/forms/randomDrafts.ts';

beforeAll(loadPhoneRules);

/** A wizard that stands where a draft brings it. */
const standingAt = ({ machine }: Application, draft: DraftGroup, step: string) => {
  const actor = createActor(machine).start();
  actor.send({ type: 'RESTORE', draft, step, submission: undefined });
  return { actor: actor as unknown as WizardActor, step: stepOf(actor.getSnapshot() as never)! };
};

/** The whole step, with the parts of it that arrive late. */
const markupOf = async (form: Form, actor: WizardActor, step: string) => {
  const scope = { form, step, actor, send: (event: WizardEvent) => actor.send(event), announce: () => undefined };
  const page = createElement(WizardScopeContext, { value: scope }, createElement(StepForm));
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
};

const unescaped = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The names of a page's controls, in order; the radios of a question count once. */
const namesIn = (markup: string) => [
  ...new Set(
    [...markup.matchAll(/<(?:input|select|textarea)\b[^>]*?\bname="([^"]*)"/g)].map(([, name]) => unescaped(name!)),
  ),
];

describe.each(applications)('$name, with any answers', (application) => {
  const { form } = application;
  const steps: StepMap = form.steps;
  const ids = Object.keys(steps);
  const last = ids.at(-1)!;
  const drafts = fc.record({ draft: anyDrafts(form), step: fc.constantFrom(...ids) });

  test('a step shows exactly the questions that are asked, in page order, and enables Next when the machine lets go on', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async ({ draft, step: stored }) => {
        const { actor, step } = standingAt(application, draft, stored);
        const asked = questionsOf(form, step, draft).map(({ path }) => nameAt(draft, path));
        const markup = await markupOf(form, actor, step);
        expect(namesIn(markup)).toEqual(asked);
        const button = /<button[^>]*id="forward"[^>]*>/.exec(markup)![0];
        expect(button.includes('disabled')).toBe(!actor.getSnapshot().can({ type: step === last ? 'SUBMIT' : 'NEXT' }));
      }),
      { numRuns: runs(20) },
    );
  });

  test('the machine lets go on exactly when the step’s schema accepts and something was changed', () => {
    fc.assert(
      fc.property(drafts, ({ draft, step: stored }) => {
        const { actor, step } = standingAt(application, draft, stored);
        const group = answerAt(draft, pathOfStep(form, step));
        const complete = is(schemaOf(steps[step]!, draft), group) && isChanged(form, step, draft);
        expect(actor.getSnapshot().can({ type: step === last ? 'SUBMIT' : 'NEXT' })).toBe(complete);
      }),
      { numRuns: runs(20) },
    );
  });
});
