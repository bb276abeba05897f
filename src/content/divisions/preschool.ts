import { type DivisionText, parentMeetings } from '#src/content/divisions/division.ts';

export const preschool: DivisionText = {
  placeholder: true,
  picture: 'div-preschool',
  portrait: 'head-preschool',
  lead: 'The first years of school, and a shorter day than in the other divisions.',
  about: `
    <p>For many children preschool is the first place where they spend a day without their parents. The rooms are made
    for that: low windows, a rug to sit on together, and time for blocks, stories, paper boats and rest.</p>
    <p>Preschool takes children from Pre-KG 1 to Pre-KG 3. Daycare and preschool were launched after the renovation of
    the school in 1998.</p>
    <p>Admission follows Lebanese law and includes an interview with the division head. The interview is a conversation:
    bring your child and your questions.</p>`,
  facts: [
    { term: 'Levels', detail: 'Pre-KG 1 to Pre-KG 3' },
    { term: 'Admission', detail: 'Follows Lebanese law and includes an interview with the division head' },
    parentMeetings,
  ],
  quote: 'A child who is greeted by name at the door has already begun to learn.',
};
