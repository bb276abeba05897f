import { advisory, type DivisionText, parentMeetings } from '#src/content/divisions/division.ts';

export const intermediate: DivisionText = {
  placeholder: true,
  picture: 'div-intermediate',
  portrait: 'head-intermediate',
  lead: 'Grades 7 to 9, on the way to the Brevet.',
  about: `
    <p>The Intermediate division prepares learners for the Brevet exam. The periods are longer than in Elementary, which
    leaves time for an experiment to be set up, to fail, and to be set up again.</p>
    <p>Learners of this age are finding out who they are. The advisory session each morning stays: fifteen minutes in
    which an adult who knows them well asks how they are doing, and listens to the answer.</p>
    <p>Clubs, varsity and outings belong to these years, too: see
    <a href="/school-life/activities-and-clubs">activities and clubs</a>.</p>`,
  facts: [
    { term: 'Levels', detail: 'Grade 7 to Grade 9' },
    { term: 'Exam', detail: 'Prepares learners for the Brevet' },
    advisory,
    parentMeetings,
  ],
  quote: 'They change more between Grade 7 and the Brevet than any timetable can show. We keep the days steady.',
};
