import { documents } from '#src/content/documents.ts';
import type { Publication } from '#src/content/publication.ts';

interface Journal extends Publication {
  id: string;
}

/** The issues of the journal, the newest first. */
export const journals: readonly Journal[] = [
  {
    placeholder: true,
    id: 'special-issue-2025',
    title: 'Special Issue 2025',
    cover: 'cover-journal',
    pdf: documents.journal,
    language: 'en',
    lead: 'Four short pieces about one day at school, from the first bell to the empty courtyard.',
    sections: [
      {
        title: 'Half past seven',
        html: `
          <p>Before the bell the arcade belongs to the light. It comes in low, lays the shadow of every column across the
          floor, and is the first to be on time. Then the steps come: small ones that run, tall ones that do not.</p>
          <p>At 7:30 the bell rings. Whoever has been here longest knows that it is not the bell that begins the day. It
          is the door of the classroom, and the voice that says good morning.</p>`,
      },
      {
        title: 'Fifteen minutes',
        html: `
          <p>A circle of chairs, an advisor, a quarter of an hour. Someone has lost a tooth. Someone has a new sister.
          Someone says nothing today, and that is noticed as well.</p>
          <p>When the advisory session is over, nothing has been taught, and everyone is ready to learn.</p>`,
      },
      {
        title: 'Under the pine',
        html: `
          <p>Recess has its own geography. The wall is for sitting, the court is for those who would rather not sit, and
          the shade of the umbrella pine is for conversations that need a roof.</p>
          <p>A ball rolls under a bench. Three games stop, and one of them was chess.</p>`,
      },
      {
        title: 'The empty courtyard',
        html: `
          <p>In the afternoon the courtyard fills once more and then, within minutes, it is empty. On some days a choir
          can be heard behind a window: from grade 4 up to secondary, once a week, after school.</p>
          <p>The house has known a longer silence: teaching ceased until a renovation in 1998. This one lasts until
          tomorrow, half past seven.</p>`,
      },
    ],
  },
];
