import { advisory, type DivisionText, parentMeetings } from '#src/content/divisions/division.ts';

export const lowerElementary: DivisionText = {
  placeholder: true,
  picture: 'div-lower',
  portrait: 'head-lower',
  lead: 'Grades 1 to 3: letters, numbers, and the habit of asking.',
  about: `
    <p>In Lower Elementary a child comes to read alone, to write a first letter, and to count beyond what two hands can
    show. There is a reading corner for those who are ahead, and time for those who are not there yet.</p>
    <p>Each morning opens with a short advisory session, from Grade 1 on. The class sits together, hears what the day
    will bring, and can say what is on its mind before the first lesson.</p>
    <p>The day has eight periods and two recesses, so that no one sits still for long.</p>`,
  facts: [{ term: 'Levels', detail: 'Grade 1 to Grade 3' }, advisory, parentMeetings],
  quote: 'We would rather hear ten questions than one quick answer.',
};
