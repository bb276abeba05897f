// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { openDevice } from '#tests/src/page/device.tsx';
import {
  announced,
  control,
  controlsOf,
  enter,
  expectFocusOn,
  fillStep,
  fillUpTo,
  forward,
  goOn,
  leave,
  press,
  stepOpens,
  user,
} from '#tests/src/page/form.ts';

const man = staffExamples['single man'];
const focused = () => (document.activeElement as HTMLInputElement).name;

test('Enter leads from a yes/no question to the next one and to its field, and sends a complete step', async () => {
  const { open } = await openDevice();
  await open('/join-us/as-staff');
  await fillUpTo(staff, man, 'employmentInfo');
  enter('employmentInfo[hasHealthProblems]', 'yes');
  await waitFor(() => control('employmentInfo[hasHealthProblemsSpecify]'));
  controlsOf('employmentInfo[hasAppliedToOtherSchools]')[0]!.focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('employmentInfo[hasHealthProblems]');
  await user.keyboard('{Enter}');
  expect(focused()).toBe('employmentInfo[hasHealthProblemsSpecify]');
  await press('Previous');
  await stepOpens(staff, 'workExperience');
  controlsOf('workExperience[hasWorkExperience]')[0]!.focus();
  await user.keyboard('{Enter}');
  await stepOpens(staff, 'employmentInfo');
});

test('a press is shown before the step that it leads to; its buttons and heading stay for that one, so that its heading is read', async () => {
  const { open } = await openDevice();
  await open('/join-us/as-staff');
  await fillStep(staff, 'personalInfo', man);
  const heading = document.querySelector('#step-heading')!;
  const lasting = [forward(), heading];
  const wizard = document.querySelector<HTMLElement>('.wizard')!;
  const seen: [moving: boolean, heading: string][] = [];
  const observer = new MutationObserver(() =>
    seen.push([wizard.dataset['moving'] !== undefined, heading.firstChild!.textContent!]),
  );
  observer.observe(wizard, { attributeFilter: ['data-moving'] });
  await goOn();
  await stepOpens(staff, 'education');
  await expectFocusOn('step-heading');
  expect(lasting.map(({ isConnected }) => isConnected)).toEqual([true, true]);
  observer.disconnect();
  expect(seen).toEqual([
    [true, 'Personal Information'],
    [false, 'Education'],
  ]);

  // A heading that has the focus already gets it again.
  const focus: string[] = [];
  for (const type of ['focusin', 'focusout'])
    document.addEventListener(type, ({ target }) => focus.push(`${type} ${(target as HTMLElement).id}`));
  history.back();
  await stepOpens(staff, 'personalInfo');
  await waitFor(() => expect(focus).toEqual(['focusout step-heading', 'focusin step-heading']));
});

test('no message appears before the mouse button is released, where it might move what is pressed', async () => {
  const { open } = await openDevice();
  await open('/join-us/as-staff');
  const error = () => document.querySelector('.field-error');
  control('personalInfo[firstName]').focus();
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(error()).toBeNull();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(error()).not.toBeNull());
});

test('where only papers are missing, the step says until when the answers wait for them', async () => {
  const { open } = await openDevice();
  await open('/join-us/as-staff');
  const note = () => screen.queryByText(/^Is a paper not ready yet/);
  expect(note()).toBeNull();
  await fillStep(staff, 'personalInfo', { ...man, personalInfo: { ...man.personalInfo, passport: undefined } });
  await waitFor(() => expect(note()).not.toBeNull());
  enter('personalInfo[familyName]', '');
  leave();
  await waitFor(() => expect(note()).toBeNull());
  screen.getByRole('button', { name: '2 answers still needed' });
  enter('personalInfo[familyName]', man.personalInfo.familyName);
  leave();
  expect(forward().disabled).toBe(true);
});

test('the problems of a step are announced, also where the step before had as many', async () => {
  const { open } = await openDevice();
  await open('/join-us/as-staff');
  for (const [step, question] of [
    ['personalInfo', 'personalInfo[firstName]'],
    ['education', 'education[academicInfo][0][schoolUniversity]'],
  ] as const) {
    await stepOpens(staff, step);
    control(question).focus();
    leave();
    await announced('1 problem in this step');
    // Another one, later, is announced again.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const answer of ['Saint George', '']) {
      document.querySelector('[role=status]')!.textContent = '';
      enter(question, answer);
      leave();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    vi.useRealTimers();
    await announced('1 problem in this step');
    await fillStep(staff, step, man);
    await goOn();
  }
});

test('that a step is complete is announced once on each arrival', async () => {
  const { open } = await openDevice();
  await open('/join-us/as-staff');
  await fillStep(staff, 'personalInfo', man);
  // It was the file that completed it.
  await announced('passport-elias.pdf: 1 file attached.');
  await announced('All answers complete. Next is available.');
  document.querySelector('[role=status]')!.textContent = '';
  enter('personalInfo[firstName]', 'Elie');
  leave();
  await waitFor(() => expect(control('personalInfo[firstName]').value).toBe('Elie'));
  expect(document.querySelector('[role=status]')!.textContent).toBe('');
  expect(document.body.textContent).not.toContain('Is a paper not ready yet?');
  await goOn();
  await stepOpens(staff, 'education');
  await press('Previous');
  await stepOpens(staff, 'personalInfo');
  await announced('All answers complete. Next is available.');
  await press('Remove passport-elias.pdf');
  await announced('File removed: passport-elias.pdf. 0 files attached. Undo is available.');
  await press('Undo');
  await announced('Undone. 1 file attached.');
});
