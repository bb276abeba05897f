import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { branchesOf, type Form, visibleFields } from '#forms/form.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { stepOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { type Application, applications } from '#tests/applications.ts';

const after = (application: Application, snapshot: AnyMachineSnapshot, event: Sample['event']) => {
  const machine: AnyStateMachine = application.machine;
  return transition(machine, snapshot, event)[0] as AnyMachineSnapshot;
};

/** Every snapshot of an applicant who tries each sample answer in each step, then gives the example's and goes on. */
function* visits(application: Application, example: number): Generator<AnyMachineSnapshot> {
  const { machine, samples, form } = application;
  const [first] = initialTransition(machine) as [AnyMachineSnapshot, unknown];
  let snapshot = after(application, first, { type: 'RESTORE' });
  snapshot = after(application, snapshot, { type: 'START' });
  for (const _step of Object.keys(form.steps)) {
    // The samples begin with the examples' own answers.
    const changes = samples(snapshot).filter(({ event }) => event.type === 'CHANGE');
    for (const { event } of changes) yield after(application, snapshot, event);
    snapshot = after(application, after(application, snapshot, changes[example]!.event), { type: 'NEXT' });
  }
}

/** The branches of a snapshot's step, each with the state of its region and of its questions. */
const branchesIn = (form: Form, snapshot: AnyMachineSnapshot) => {
  const id = stepOf(snapshot as WizardSnapshot)!;
  const { draft } = snapshot.context;
  const step = form.steps[id]!;
  const answers = step.topLevel ? draft : draft[id];
  const asked = new Set(visibleFields(step.fields, draft, answers).map(([, field]) => field));
  return branchesOf(step).map((rule) => ({
    branch: `${id}: ${rule.name}`,
    isShown: snapshot.matches({ journey: { steps: { [id]: { [rule.name]: 'shown' } } } }),
    areAsked: Object.values(step.fields)
      .filter(({ when }) => when?.name === rule.name)
      .map((field) => asked.has(field)),
  }));
};

describe.each(applications)('a branch region of $name', (application) => {
  test('is shown exactly while its questions are', () => {
    const seen = new Set<string>();
    const snapshots = Object.keys(application.examples).flatMap((_, example) => [...visits(application, example)]);
    for (const snapshot of snapshots)
      for (const { branch, isShown, areAsked } of branchesIn(application.form, snapshot)) {
        expect(areAsked, branch).toEqual(areAsked.map(() => isShown));
        seen.add(`${branch} ${isShown}`);
      }
    const all = Object.entries(application.form.steps).flatMap(([id, step]) =>
      branchesOf(step).flatMap(({ name }) => [`${id}: ${name} true`, `${id}: ${name} false`]),
    );
    expect(
      all.filter((each) => !seen.has(each)),
      'outcomes that no sample has: add the answer to an example in forms/*/examples.ts',
    ).toEqual([]);
  });
});
