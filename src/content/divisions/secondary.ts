import { advisory, type DivisionText, parentMeetings } from '#src/content/divisions/division.ts';

export const secondary: DivisionText = {
  placeholder: true,
  picture: 'div-secondary',
  portrait: 'head-secondary',
  lead: 'Grades 10 to 12: four tracks, one graduation.',
  about: `
    <p>In the secondary years learners choose what they want to know more about. Grade 12 is taught in four tracks:
    General Sciences, Life Sciences, Sociology &amp; Economics, and Humanities &amp; Philosophy.</p>
    <p>Career guidance accompanies the choice over three years. Once a week all secondary learners meet for the Cultural
    Program, and the Youth Stewardship Program (YSP), a graduation requirement, takes them out of the classroom and into
    work for others.</p>
    <p>Read what each of these is about under
    <a href="/education/education-program">education programs</a>.</p>`,
  facts: [
    { term: 'Levels', detail: 'Grade 10 to Grade 12' },
    {
      term: 'Grade 12 tracks',
      detail: ['General Sciences', 'Life Sciences', 'Sociology & Economics', 'Humanities & Philosophy'],
    },
    advisory,
    parentMeetings,
  ],
  quote: 'Our task is to be needed a little less every month.',
};
