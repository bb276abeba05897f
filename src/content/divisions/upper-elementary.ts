import { advisory, type DivisionText, parentMeetings } from '#src/content/divisions/division.ts';

export const upperElementary: DivisionText = {
  placeholder: true,
  picture: 'div-upper',
  portrait: 'head-upper',
  lead: 'Grades 4 to 6: from learning to read to reading in order to learn.',
  about: `
    <p>Upper Elementary is the age of magnifiers, maps and seedlings on the window sill. Learners plan a piece of work,
    carry it through over several days, and explain to others what they found.</p>
    <p>More of school life opens as well: from Grade 4 on learners may join the choir, which meets once a week after
    school.</p>
    <p>The timetable is that of Lower Elementary, so that families with children in both divisions come and go at the
    same hours.</p>`,
  facts: [{ term: 'Levels', detail: 'Grade 4 to Grade 6' }, advisory, parentMeetings],
  quote: 'At this age they want to know how things work. We hand them the magnifier and stay close.',
};
