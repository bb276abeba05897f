import { choice, date, email, number, phone, text } from '#forms/admission/fields.ts';
import { homePhoneGiven, learnerBirthGiven, registryGiven } from '#forms/admission/given.ts';
import { hasWorked, outOfReach, retired } from '#forms/admission/rules.ts';
import { part } from '#forms/fieldFactories.ts';
import { bloodTypes } from '#forms/lists/bloodTypes.ts';
import { countries } from '#forms/lists/countries.ts';
import { optionsFrom } from '#forms/lists/optionsFrom.ts';

const educationLevels = optionsFrom("High School Diploma; Bachelor's Degree; Master's Degree; Doctorate");
const employmentStatuses = optionsFrom('Unemployed; Employed; Retired; Self-employed');

/** What to write for a parent who has died, is alone or away, at the head of that parent's step. */
export const noteAbout = (who: 'father' | 'mother') => ({
  when: outOfReach(who),
  text:
    who === 'father'
      ? 'If the father has died or cannot be reached, please write the names, dates and registry number as in the civil record, and the phone and email of the person responsible for the child. You can also call {phone} or write to {email}.'
      : 'If the mother has died or cannot be reached, please write the names, dates and registry number as in the civil record, and the phone and email of the person responsible for the child. You can also call {phone} or write to {email}.',
});

/** The questions to both parents besides their names. */
export const parent = (who: 'father' | 'mother') => {
  const worked = hasWorked(who);
  const wasRetired = retired(who);
  return {
    ...part('Birth', {
      dateOfBirth: date('Date of birth', {
        past: true,
        older: { years: 12, than: learnerBirthGiven },
        hint: 'For example 27 March 1990.',
        atHand: 'Date and place of birth',
        autocomplete: `section-${who} bday`,
      }),
      birthCity: text('City of birth'),
      birthCountry: choice('Country of birth', countries),
      bloodTypes: choice('Blood type', bloodTypes, { atHand: 'Blood type' }),
      registryNo: number('Registry number', {
        invalid: 'Registry number must be a valid number.',
        hint: 'If there is no registry number, please call {phone} or write to {email}.',
        atHand: 'Registry number, from the registry extract',
        ...(who === 'father' && { offer: registryGiven }),
      }),
    }),
    ...part('Contact', {
      mobilePhoneNumber: phone('Mobile phone number', {
        autocomplete: `section-${who} mobile tel`,
        atHand: 'Phone numbers and email',
      }),
      homePhoneNumber: phone('Home phone number', {
        optional: true,
        autocomplete: `section-${who} home tel`,
        ...(who === 'mother' && { offer: homePhoneGiven }),
      }),
      email: email('Email', { autocomplete: `section-${who} email` }),
    }),
    ...part('Education and work', {
      educanionalLevel: choice('Educational level', educationLevels, { atHand: 'Education and work' }),
      employmentStatus: choice('Employment status', employmentStatuses, { preset: 'Unemployed' }),
      occupation: text('Occupation', {
        when: worked,
        relabel: { when: wasRetired, label: 'Previous occupation' },
        missing: who === 'father' ? "Father's occupation is required." : "Mother's occupation is required.",
      }),
      organization: text('Organization', {
        autocomplete: `section-${who} organization`,
        when: worked,
        relabel: { when: wasRetired, label: 'Previous organization' },
        missing: 'Organization name is required.',
      }),
      position: text('Position', {
        autocomplete: `section-${who} organization-title`,
        when: worked,
        relabel: { when: wasRetired, label: 'Previous position' },
        missing: 'Position title is required.',
      }),
    }),
  };
};
