import { text } from '#forms/admission/fields.ts';
import { familyNameGiven, fatherNameGiven } from '#forms/admission/given.ts';
import { noteAbout, parent } from '#forms/admission/parent.ts';
import { part } from '#forms/fieldFactories.ts';
import { step } from '#forms/form.ts';
import { inContext } from '#languages/message.ts';

export const father = step(
  'Father Information',
  {
    ...part(inContext('of a person', 'Name'), {
      firstName: text('First name', { offer: fatherNameGiven, autocomplete: 'section-father given-name' }),
      familyName: text('Family name', { offer: familyNameGiven, autocomplete: 'section-father family-name' }),
    }),
    ...parent('father'),
  },
  noteAbout('father'),
);
