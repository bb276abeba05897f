import { choice, pdfs, text } from '#forms/admission/fields.ts';
import { guardianGiven, legalGuardianGiven } from '#forms/admission/given.ts';
import { apart, divorced, guardian, otherContact, otherGuardian } from '#forms/admission/rules.ts';
import { step } from '#forms/form.ts';
import { optionsFrom } from '#forms/lists/optionsFrom.ts';

const maritalStatuses = optionsFrom(
  'Married; Divorced; Separated; Single Partner; Father Deceased; Mother Deceased; ' +
    'Father Lives Abroad or Travels Frequently; Mother Lives Abroad or Travels Frequently',
);
const remarriages = optionsFrom('Both Remarried; Neither Remarried; Mother Is Remarried; Father Is Remarried');
const households = optionsFrom('Both Parents; Mother Only; Father Only; Guardian');
const guardians = optionsFrom('Both Parents; Mother Only; Father Only; Other');

export const parentsInfo = step('Parents Information', {
  applicantLivesWith: choice('Applicant lives with', households, { noun: 'Whom the applicant lives with' }),
  applicantLivesWithGuardian: text('Guardian', { when: guardian, missing: 'Guardian information is required.' }),
  parentsMaritialStatus: choice("Parents' marital status", maritalStatuses),
  parentsRemarried: choice('Parents remarried', remarriages, {
    noun: 'Whether the parents are remarried',
    when: divorced,
  }),
  legalGuardian: choice('Legal guardian', guardians, { when: apart }),
  legalGuardianOther: text('Specify', {
    when: otherGuardian,
    about: 'legal guardian',
    noun: 'The name of the legal guardian',
    offer: guardianGiven,
  }),
  communicateWith: choice('Communicate with', guardians, { noun: 'Whom to communicate with', when: apart }),
  communicateWithOther: text('Specify', {
    when: otherContact,
    about: 'communicate with',
    noun: 'The name of the person to communicate with',
    offer: legalGuardianGiven,
  }),
  legalPapers: pdfs('Legal papers', {
    when: apart,
    requiredWhen: otherGuardian,
    missing: 'Please upload at least one legal document.',
    atHand: 'Legal papers, if the parents are divorced or separated',
  }),
});
