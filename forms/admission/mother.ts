import { text } from '#forms/admission/fields.ts';
import { noteAbout, parent } from '#forms/admission/parent.ts';
import { part } from '#forms/fieldFactories.ts';
import { step } from '#forms/form.ts';
import { inContext } from '#languages/message.ts';

export const mother = step(
  'Mother Information',
  {
    ...part(inContext('of a person', 'Name'), {
      firstName: text('First name', { autocomplete: 'section-mother given-name' }),
      maidenName: text('Maiden name'),
    }),
    ...parent('mother'),
  },
  noteAbout('mother'),
);
