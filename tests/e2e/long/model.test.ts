import { expect, test } from 'vitest';
import { initialStep, nextStep } from '#machines/inspect/microsteps.ts';
import { nameOf, transitionsOf } from '#machines/inspect/transitions.ts';
import type { WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { applications } from '#tests/applications.ts';
import { openForm } from '#tests/e2e/application.ts';
import { withEntry } from '#tests/e2e/model/filling.ts';
import { whyUncaused } from '#tests/e2e/model/uncaused.ts';
import { expectView } from '#tests/e2e/model/view.ts';
import { walk } from '#tests/e2e/model/walk.ts';
import { type Fate, openNetwork } from '#tests/e2e/network.ts';

const { form, machine, page: path } = applications.find(({ name }) => name === 'staff')!;

test('the staff application shows after each action what its machine says, and causes each event that a user can cause', async () => {
  const network = await openNetwork();
  const held: ((fate: Fate) => void)[] = [];
  network.fateOf = ({ isSubmission }) =>
    isSubmission ? new Promise<Fate>((resolve) => held.push(resolve)) : 'arrives';
  const decide = async (fate: Fate) => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()!(fate);
  };
  const opening = initialStep(machine, undefined).snapshot;
  let snapshot = nextStep(opening, { type: 'RESTORE' }).snapshot as WizardSnapshot;
  const page = await openForm(path, { site: network.url, expected: /Failed to load resource|could not be sent/ });
  page.on('dialog', (dialog) => void dialog.accept());
  await expectView(page, form, snapshot, 'the page was opened');
  const taken = new Set<string>();
  for (const { title, events, reloads, act } of walk) {
    const due = events(snapshot);
    if (reloads) snapshot = opening as WizardSnapshot;
    for (const event of due) {
      const step = nextStep(snapshot, withEntry(snapshot, event));
      for (const transition of step.microsteps.flatMap(({ transitions }) => transitions)) taken.add(nameOf(transition));
      snapshot = step.snapshot as WizardSnapshot;
    }
    await act(page, decide);
    await expectView(page, form, snapshot, title);
  }
  // Transitions without an event follow from the answers.
  const caused = transitionsOf(machine)
    .filter(({ eventType }) => eventType !== '')
    .map(nameOf)
    .filter((transition) => !whyUncaused(transition));
  console.info(`${walk.length} actions take ${taken.size} transitions`);
  expect(caused.filter((transition) => !taken.has(transition))).toEqual([]);
  expect([...taken].filter(whyUncaused)).toEqual([]);
});
