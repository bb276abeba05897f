import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import type { Form } from '#forms/form.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { control, fillUpTo, painted, ready } from '#tests/e2e/application.ts';
import { passInformation } from '#tests/e2e/fill.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { visit } from '#tests/e2e/visit.ts';

interface Place {
  form: Form;
  answers: object;
  path: string;
  /** A step with a list of several entries, and a field of one of them. */
  step: string;
  field: string;
  typed: string;
  /** The text that is saved last while the step is filled in. */
  last: string;
  missing: string;
}

const teacher = staffExamples['experienced teacher'];
const pupil = admissionExamples['grade 5 pupil with two former schools'];

const places: Place[] = [
  {
    form: staff,
    answers: teacher,
    path: '/join-us/as-staff',
    step: 'education',
    field: 'education[academicInfo][1][degree]',
    typed: teacher.education.academicInfo[1]!.degree,
    last: teacher.education.computer_literacy,
    missing: 'Degree is a required field',
  },
  {
    form: admission,
    answers: pupil,
    path: '/join-us/as-student',
    step: 'learner',
    field: 'learner[dayCareSchool][1][name]',
    typed: pupil.learner.dayCareSchool![1]!.name,
    last: pupil.learner.physicalMedicalCondition!,
    missing: 'Daycare name is required.',
  },
];

declare global {
  interface Window {
    commits: number;
  }
}

/** Counts React's commits from its start on. */
const countCommits = () => {
  window.commits = 0;
  const onCommitFiberRoot = () => {
    window.commits += 1;
  };
  const hook = { supportsFiber: true, inject: () => 1, checkDCE: () => {}, onCommitFiberUnmount: () => {} };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberRoot } });
};

/** A form in that step, filled in, at rest, the field in focus. */
const atRest = async ({ form, answers, path, step, field, last }: Place): Promise<Page> => {
  const page = await visit('/');
  await page.addInitScript(countCommits);
  // A draft saved in another minute is shown, with its time.
  await page.clock.setFixedTime(new Date());
  await page.goto(path);
  await ready(page);
  await passInformation(page);
  await fillUpTo(page, form, answers, step);
  await control(page, field).focus();
  await control(page, field).blur();
  await control(page, field).focus();
  await savedOnDevice(page, last);
  await rested(page);
  return page;
};

/** Resolves when the page has been painted ten times in a row without a commit. */
const rested = (page: Page) =>
  page.evaluate(async () => {
    let [seen, still] = [window.commits, 0];
    while (still < 10) {
      await new Promise((frame) => requestAnimationFrame(frame));
      still = window.commits === seen ? still + 1 : 0;
      seen = window.commits;
    }
  });

/** The commits that React makes while something happens, the paint after it included. */
const commitsWhile = async (page: Page, action: () => Promise<void>): Promise<number> => {
  const before = await page.evaluate(() => window.commits);
  await action();
  await painted(page);
  return (await page.evaluate(() => window.commits)) - before;
};

test.each(firstOrAll(places))(
  '$path: typing renders nothing while no message changes, and a message that comes or goes once',
  async (place) => {
    const page = await atRest(place);
    await page.keyboard.press('End');
    const more = 'abcdefghijklmnopqrst';
    const typing = async () => {
      await page.keyboard.type(more);
      await savedOnDevice(page, place.typed + more);
    };
    expect(await commitsWhile(page, typing)).toBe(0);
    expect(await control(page, place.field).inputValue()).toBe(place.typed + more);

    const message = page.getByText(place.missing, { exact: true });
    await page.keyboard.press('ControlOrMeta+A');
    const coming = async () => {
      await page.keyboard.press('Backspace');
      await message.waitFor();
    };
    const going = async () => {
      await page.keyboard.press('a');
      await message.waitFor({ state: 'detached' });
    };
    expect(await commitsWhile(page, coming)).toBe(1);
    expect(await commitsWhile(page, going)).toBe(1);
  },
);
