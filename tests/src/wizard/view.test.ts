import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { is } from 'valibot';
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { admission } from '#forms/admission/admission.ts';
import { isChanged } from '#forms/check.ts';
import { answerAt, pathOfStep } from '#forms/draft.ts';
import { type DraftGroup, entriesOf } from '#forms/draftValue.ts';
import { part } from '#forms/fieldFactories.ts';
import { type Form, form as formOf, hasKind, type StepMap, schemaOf, step as stepWith } from '#forms/form.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { text, yesNo } from '#forms/staff/fields.ts';
import { admissionMachine } from '#machines/admission.ts';
import { wizardMachine } from '#machines/wizard/machine.ts';
import { stepOf, type WizardActor } from '#machines/wizard/snapshot.ts';
import type { LastSend } from '#machines/wizard/types.ts';
import { WizardScopeContext } from '#src/wizard/context.ts';
import { StepForm } from '#src/wizard/step/StepForm.tsx';
import { type Application, applications } from '#tests/applications.ts';
import { runs } from '#tests/breadth.ts';
import { answered, draftNamed } from '#tests/forms/admission/edited.ts';
import { anyDrafts } from '#tests/forms/randomDrafts.ts';

/** A wizard in the step where a draft resumes. */
const resumedAt = async ({ form, machine }: Pick<Application, 'form' | 'machine'>, draft: DraftGroup, step: string) => {
  const actor = createActor(machine).start();
  actor.send({ type: 'RESTORE', draft, step, submission: undefined });
  if (hasKind(form, 'phone')) await waitFor(actor, (snapshot) => snapshot.matches({ phoneRules: 'loaded' }));
  return { actor, step: stepOf(actor.getSnapshot())! };
};

const markupOf = (form: Form, actor: WizardActor, step: string) => {
  const scope = { form, suggested: [], step, actor, view: actor, send: actor.send, announce: () => undefined };
  return renderToStaticMarkup(createElement(WizardScopeContext, { value: scope }, createElement(StepForm)));
};

const unescaped = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

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
        const { actor, step } = await resumedAt(application, draft, stored);
        const asked = questionsOf(form, step, draft).map(({ path }) => nameAt(draft, path));
        const markup = markupOf(form, actor, step);
        expect(namesIn(markup)).toEqual(asked);
        const button = /<button[^>]*id="forward"[^>]*>/.exec(markup)![0];
        expect(button.includes('disabled')).toBe(!actor.getSnapshot().can({ type: step === last ? 'SUBMIT' : 'NEXT' }));
      }),
      { numRuns: runs(20) },
    );
  });

  test('the machine lets go on exactly when the step’s schema accepts and something was changed', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async ({ draft, step: stored }) => {
        const { actor, step } = await resumedAt(application, draft, stored);
        const { phoneRules } = actor.getSnapshot().context;
        const group = answerAt(draft, pathOfStep(form, step));
        const complete = is(schemaOf(steps[step]!, draft, phoneRules), group) && isChanged(form, step, draft);
        expect(actor.getSnapshot().can({ type: step === last ? 'SUBMIT' : 'NEXT' })).toBe(complete);
      }),
      { numRuns: runs(20) },
    );
  });
});

test('an entry that may be left out asks for all of its answers once one is given', async () => {
  const markupWith = async (name: string) => {
    const draft = answered(draftNamed('child with all nine supports'), 'learner[dayCareSchool][0][name]', name);
    const { actor, step } = await resumedAt({ form: admission, machine: admissionMachine }, draft, 'learner');
    return markupOf(admission, actor, step);
  };
  const required = (markup: string) =>
    [...markup.matchAll(/aria-required="true"[^>]* id="learner-dayCareSchool-e1-([\w-]+)"/g)].map(([, id]) => id);
  expect(required(await markupWith(''))).toEqual([]);
  expect(required(await markupWith('A nursery'))).toEqual([
    'name',
    'country',
    'grade',
    'years',
    'years-last',
    'reasonForLeaving',
  ]);
});

test('each question stands under its own heading alone, also after those of another', async () => {
  const draft = draftNamed('child with all nine supports');
  const { actor, step } = await resumedAt({ form: admission, machine: admissionMachine }, draft, 'learner');
  const { document } = new JSDOM(markupOf(admission, actor, step)).window;
  const headingsOver = (name: string) => {
    const headings: (string | undefined)[] = [];
    for (let at = document.querySelector(`[name="learner${name}"]`)!.closest('.part'); at; ) {
      headings.push(at.querySelector('h3')?.textContent);
      at = at.parentElement!.closest('.part');
    }
    return headings;
  };
  expect(
    ['[name]', '[familyNameAr]', '[civilRegistryNo]', '[address][floor]', '[hasPhysioNeuro]'].map(headingsOver),
  ).toEqual([['Name'], ['Name in Arabic'], ['Birth and nationality'], ['Address in Lebanon'], ['Support']]);
});

test('a list of 20 entries is called full and offers no other', async () => {
  const staff = applications.find(({ name }) => name === 'staff')!;
  const draft = draftOf(staff.form, Object.values(staff.examples)[0]!);
  const { actor } = await resumedAt(staff, draft, 'education');
  const path = ['education', 'languages'];
  const isOffered = (markup: string) => markup.includes('Add another language');
  for (let entries = entriesOf(answerAt(draft, path)).length; entries < 20; entries++) {
    expect(isOffered(markupOf(staff.form, actor, 'education'))).toBe(true);
    actor.send({ type: 'ADD_ENTRY', path, key: `added ${entries}` });
  }
  const full = markupOf(staff.form, actor, 'education');
  expect(full).toContain('This list is full: it takes 20 entries.');
  expect(isOffered(full)).toBe(false);
});

test('where an answer is offered, a probable typing error is asked about once the field is left, and not before', async () => {
  const application = applications.find(({ name }) => name === 'admission')!;
  const draft = draftOf(application.form, Object.values(application.examples)[0]!);
  const { actor } = await resumedAt(application, draft, 'mother');
  const path = ['mother', 'homePhoneNumber'];
  const isAsked = () => markupOf(application.form, actor, 'mother').includes('Did you mean');
  actor.send({ type: 'CHANGE', path, answer: '+916 3 123456' });
  expect(isAsked()).toBe(false);
  actor.send({ type: 'BLUR', path });
  expect(isAsked()).toBe(true);
  // Of one that is blank nothing can be meant.
  actor.send({ type: 'CHANGE', path, answer: '' });
  expect([isAsked(), markupOf(application.form, actor, 'mother').includes('Use “')]).toEqual([false, true]);
});

test.each([
  ['not there', true],
  // By another version of the site.
  ['lost', false],
])('the outcome of a send that was stored as %j is said in the last step: %s', async (lastSend, isSaid) => {
  const { form, machine, examples } = applications.find(({ name }) => name === 'papers')!;
  const actor = createActor(machine).start();
  const draft = draftOf(form, Object.values(examples)[0]!);
  const [step = ''] = Object.keys(form.steps);
  actor.send({ type: 'RESTORE', draft, step, submission: undefined, lastSend: lastSend as LastSend });
  expect(markupOf(form, actor, step).includes('id="ending"')).toBe(isSaid);
});

describe('a step whose questions are all hidden', () => {
  const never = { name: 'never', holds: () => false };
  const noToAll = { offer: 'No to all', done: 'All are answered.' };
  const visit = formOf(
    { name: 'visit', title: 'Visit', path: '/api/visit', applicant: () => '' },
    {
      who: stepWith('Who', { name: text('Name') }),
      why: stepWith('Why', { reason: text('Reason', { when: never }) }),
      how: stepWith('How', {
        ...part('Needs', { help: yesNo('Any help?', { when: never }), note: text('Note') }, { noToAll }),
      }),
    },
  );
  const draft = { who: { name: 'Rana' }, why: { reason: '' }, how: { help: '', note: '' } };
  const machine = wizardMachine(visit);
  const at = (step: string) => resumedAt({ form: visit, machine }, draft, step);

  test('shows no field, and leads to the next one', async () => {
    const { actor, step } = await at('why');
    const markup = markupOf(visit, actor, step);
    expect(namesIn(markup)).toEqual([]);
    expect(/<button[^>]*id="forward"[^>]*>/.exec(markup)![0]).not.toContain('disabled');
    actor.send({ type: 'NEXT' });
    expect(stepOf(actor.getSnapshot())).toBe('how');
  });

  test('has its part without its hidden questions', async () => {
    const { actor, step } = await at('how');
    expect(namesIn(markupOf(visit, actor, step))).toEqual(['how[note]']);
  });
});
