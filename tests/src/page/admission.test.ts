// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { school } from '#src/content/school.ts';
import { asStored, languageOf, storedUnder } from '#tests/e2e/stored.ts';
import { fillInSilently } from '#tests/e2e/world/autofill.ts';
import { openDevice } from '#tests/src/page/device.tsx';
import {
  announced,
  button,
  control,
  controlsOf,
  dialog,
  enter,
  expectFocusOn,
  fillStep,
  fillUpTo,
  forward,
  goOn,
  isAsked,
  leave,
  press,
  send,
  shows,
  stepOpens,
  user,
} from '#tests/src/page/form.ts';

const begin = async (address = '/join-us/as-student') => {
  const device = await openDevice();
  await device.open(address);
  expect(screen.queryByRole('complementary', { name: 'Your application' })).toBeNull();
  await press('Fill The Form');
  await stepOpens(admission, 'learner');
  return device;
};
const undo = () => screen.queryByRole('button', { name: 'Undo' });

test('the grades of the division whose page led to the form are offered, and none is filled in', async () => {
  await begin('/join-us/as-student?grades=uel-04,uel-05,unknown');
  const grade = () => control('learner[gradeApplyingTo]').value;
  const offers = () => screen.queryAllByRole('button', { name: /for Grade applying to$/ });
  expect(offers().map(({ textContent }) => textContent)).toEqual([
    'Use “Grade 4” for Grade applying to',
    'Use “Grade 5” for Grade applying to',
  ]);
  expect(grade()).toBe('pre-kg-1');
  await user.click(offers()[1]!);
  await waitFor(() => expect(grade()).toBe('uel-05'));
  expect(offers()).toEqual([]);
});

test('a press of the start button before the draft is read opens the first step, with the focus on its heading', async () => {
  const device = await openDevice();
  const start = () => document.querySelector<HTMLButtonElement>('.wizard:not([data-ready]) .information-start');
  const appears = new MutationObserver(() => {
    if (!start()) return;
    appears.disconnect();
    start()!.click();
  });
  appears.observe(document.body, { childList: true, subtree: true });
  await device.open('/join-us/as-student');
  await stepOpens(admission, 'learner');
  await expectFocusOn('step-heading');
});

test('a change of the day care clears the list of schools after a warning, and Undo restores it', async () => {
  await begin();
  const isInDayCare = () => controlsOf('learner[isEnrolledInDayCare]').find(({ checked }) => checked)?.value;
  const dayCare = 'learner[dayCareSchool][0][name]';
  const emptyIfNone = () => screen.queryByText('Leave it empty if there are none.');
  expect(control('learner[familyNameAr]').lang).toBe('ar');
  const [yes, no] = controlsOf('learner[isEnrolledInDayCare]');
  const error = () => document.querySelector('.field-error');
  for (const radio of [yes, no]) {
    radio!.focus();
    await user.keyboard('{Shift}');
    expect(error()).toBeNull();
  }
  leave();
  await waitFor(() => expect(error()).not.toBeNull());
  const warning = 'Changing this answer clears the list of day cares and schools.';
  expect(screen.queryByText(warning)).toBeNull();
  enter('learner[isEnrolledInDayCare]', 'yes');
  await waitFor(() => expect(isAsked(dayCare)).toBe(true));
  expect(emptyIfNone()).toBeNull();
  screen.getByText('Day care or school 1', { selector: 'legend' });
  enter(dayCare, 'A day care in Beirut');
  for (const year of controlsOf('learner[dayCareSchool][0][years]')) {
    year.focus();
    await user.keyboard('{Shift}');
    expect(error()).toBeNull();
  }
  leave();
  await waitFor(() => expect(error()).not.toBeNull());
  await waitFor(() => expect(screen.getAllByText(warning)).toHaveLength(2));
  enter('learner[isEnrolledInDayCare]', 'no');
  await announced(/^The list “Previous Day Care” was cleared/);
  expect(isAsked(dayCare)).toBe(false);
  await press('Undo');
  await waitFor(() => expect(control(dayCare).value).toBe('A day care in Beirut'));
  expect(isInDayCare()).toBe('yes');
  expect(undo()).toBeNull();

  await expectFocusOn('learner-isEnrolledInDayCare');
  enter('learner[gradeApplyingTo]', 'uel-05');
  await screen.findByText('Previous Day Care or School/s Attended');
  await waitFor(() => expect(control(dayCare).value).toBe(''));
  await waitFor(() => expect(emptyIfNone()).not.toBeNull());
  expect(control(dayCare).getAttribute('aria-required')).toBeNull();
  enter(dayCare, 'A school in Zahlé');
  leave();
  await waitFor(() => expect(control(dayCare).getAttribute('aria-required')).toBe('true'));
  await waitFor(() => expect(undo(), 'an undo would lose what is written now').toBeNull());
  enter('learner[gradeApplyingTo]', 'uel-06');
  await waitFor(() => expect(control(dayCare).value).toBe(''));
  await press('Undo');
  await waitFor(() => expect(control(dayCare).value).toBe('A school in Zahlé'));
  expect(control('learner[gradeApplyingTo]').value).toBe('uel-05');
  await expectFocusOn('learner-gradeApplyingTo');
});

test('the step of a parent offers answers that were given before, and says what to write about one who has died', async () => {
  await begin();
  const toddler = admissionExamples['pre-KG child from a day care'];
  const parentsInfo = { ...toddler.parentsInfo, parentsMaritialStatus: 'Father Deceased' };
  await fillUpTo(admission, { ...toddler, parentsInfo }, 'parentsInfo');
  await goOn();
  await stepOpens(admission, 'father');
  await shows('If the father has died');
  await expectFocusOn('step-heading');
  const [first, family] = ['father[firstName]', 'father[familyName]'] as const;
  expect(control(first).value).toBe('');
  await press('Use “Nabil” for First name');
  await waitFor(() => expect(control(first).value).toBe('Nabil'));
  await expectFocusOn('father-firstName');
  enter(family, 'Khoury');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Use “Haddad”/ })).toBeNull());
  enter(family, '');
  await user.click(await screen.findByRole('button', { name: 'Use “Haddad” for Family name' }));
  await waitFor(() => expect(control(family).value).toBe('Haddad'));
});

test('the information page continues an application, or starts it over', async () => {
  const { open } = await begin();
  const toddler = admissionExamples['pre-KG child from a day care'];
  await fillUpTo(admission, toddler, 'learner');
  await goOn();
  await stepOpens(admission, 'parentsInfo');
  await shows('Saved at');
  await open('/join-us/as-student?step=info');
  await screen.findByRole('complementary', { name: 'Your application' });
  await shows(`continue with step 2 of 6, ${admission.steps.parentsInfo.title}`);
  await press('Continue your application');
  await stepOpens(admission, 'parentsInfo');
  // An earlier step that has become incomplete comes first.
  await press('Previous');
  await stepOpens(admission, 'learner');
  enter('learner[name]', '');
  leave();
  await open('/join-us/as-student?step=info');
  await shows(`continue with step 1 of 6, ${admission.steps.learner.title}`);
  await press('Continue your application');
  await stepOpens(admission, 'learner');
  enter('learner[name]', toddler.learner.name);
  leave();
  await goOn();
  await stepOpens(admission, 'parentsInfo');
  await open('/join-us/as-student?step=info');
  await press('Fill The Form');
  await stepOpens(admission, 'learner');
  expect(control('learner[familyName]').value).toBe(toddler.learner.familyName);
  await press('What to have at hand, and the blank forms');
  await waitFor(() => button('Start over'));
  await press('Start over');
  await press('Yes, erase');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Your application' })).toBeNull());
  await press('Fill The Form');
  await stepOpens(admission, 'learner');
  expect(control('learner[familyName]').value).toBe('');
});

const family = admissionExamples['three siblings of which one applies'];
const sibling = admissionExamples['pre-KG child who was in none'];
const { parentsInfo, father, mother } = family;
const { address, familyName, name, dateOfBirth, gradeApplyingTo: grade } = family.learner;
const [lea, marc, nour] = family.siblingsInfo.siblings!;
const childSent = {
  firstName: name,
  lastName: familyName,
  dateOfBirth,
  grade,
  isAttendingBac: 'no',
  isApplyingToBac: 'yes',
};
const application = {
  ...family,
  ...sibling,
  learner: { ...sibling.learner, name: marc!.firstName, dateOfBirth: marc!.dateOfBirth, address },
  parentsInfo,
  father,
  mother,
  siblingsInfo: { ...family.siblingsInfo, siblings: [lea!, nour!, childSent] },
};

/** Removes the second sibling and brings it back, with the answers of those after it. */
const removeAndUndo = async () => {
  const answers = () =>
    [...document.querySelectorAll<HTMLInputElement>('.entry [name]')].map((each) =>
      each.type === 'radio' ? each.checked : each.value,
    );
  const before = answers();
  await press(/^Remove sibling 2/);
  await waitFor(() => expect(answers().length).toBeLessThan(before.length));
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(answers()).toHaveLength(before.length));
  expect(answers()).toEqual(before);
};

test('a second child’s application takes the family’s names, the address, the parents and the siblings of the first by one press each', async () => {
  const { open, dataDir } = await begin();
  await fillUpTo(admission, family);
  await send();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await shows('What happens next');
  await shows('You can see this receipt here for at most 30 days. The answers disappear when you leave.');

  await press('Apply for another child');
  await stepOpens(admission, 'learner');
  expect(control('learner[familyName]').value).toBe('');
  const reused = document.querySelector('.step-note')!.textContent;
  expect(reused).toContain('Answers from your last application are offered again at:');
  const { parentsInfo: parents, father: one, mother: other, siblingsInfo: siblings } = admission.steps;
  for (const place of [admission.steps.learner.title, 'Address', parents.title, one.title, other.title, siblings.title])
    expect(reused).toContain(place);

  expect(document.querySelector('.previous')!.textContent).not.toContain(address.street);
  const take = () => user.click(screen.getAllByRole('button', { name: 'Use these answers' })[0]!);
  await take();
  await waitFor(() => expect(control('learner[familyName]').value).toBe(familyName));
  expect(control('learner[civilRegistryNo]').value).toBe(family.learner.civilRegistryNo);
  const street = () => control('learner[address][street]').value;
  screen.getByText(address.street, { selector: '.previous *' });
  await take();
  await waitFor(() => expect(street()).toBe(address.street));
  await announced('The answers from your last application were filled in. Undo is available.');
  await expectFocusOn('learner-address-previous');
  fillInSilently(control('learner[address][city]'), 'Zahle');
  await press('Undo');
  await waitFor(() => expect(street()).toBe(''));
  await take();

  const refused = () => document.querySelectorAll('.part--compact input[value=no]:checked').length;
  await press('No to all nine');
  await waitFor(() => expect(refused()).toBe(9));
  await announced(/Undo is available\.$/);
  await waitFor(() => expect(document.activeElement?.closest('form')).not.toBeNull());
  expect(document.activeElement?.textContent).toContain('Undo');
  await press('Undo');
  await waitFor(() => expect(refused()).toBe(0));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('No to all nine'));
  enter('learner[hasSpeechTherapy]', 'no');
  await waitFor(() => expect(refused()).toBe(1));
  await press('No to all nine');
  await fillStep(admission, 'learner', application);
  await goOn();
  await stepOpens(admission, 'parentsInfo');
  expect(document.body.textContent).not.toContain('Answers from your last application');
  await shows('Saved at');
  await open();
  await shows('An application was sent from this device on');
  for (const step of ['parentsInfo', 'father', 'mother', 'siblingsInfo']) {
    await stepOpens(admission, step);
    await take();
    await waitFor(() => expect(forward().disabled).toBe(false));
    if (step === 'siblingsInfo') await removeAndUndo();
    await goOn();
  }
  await stepOpens(admission, 'documents');
  screen.getByRole('link', { name: /Medical form.*\(PDF/ });
  await shows('Is a paper not ready yet?');
  screen.getAllByRole('link', { name: school.phone.display });
  await fillStep(admission, 'documents', application);
  await waitFor(() => expect(screen.queryByText(/^Is a paper not ready yet/)).toBeNull());
  // As the page does that was opened in French.
  const { setLanguage } = await import('#languages/current.ts');
  setLanguage('fr');
  const reference = await send();
  expect(await storedUnder(reference, dataDir)).toEqual(await asStored(application));
  expect(await languageOf(reference, dataDir)).toBe('fr');
  setLanguage('en');
  // The receipt that is opened again has no answers to offer.
  await open();
  await waitFor(() => button('Start a new application'));
  expect(screen.queryByRole('button', { name: 'Apply for another child' })).toBeNull();
});
