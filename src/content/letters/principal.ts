import type { Letter } from '#src/content/letters/letter.ts';

export const principalsLetter: Letter = {
  placeholder: true,
  picture: 'principal',
  title: 'A word of welcome',
  greeting: 'Dear parents, dear learners, dear colleagues,',
  html: `
    <p>A school is first of all a place where someone is expected. When a child is late, somebody notices; when a child
    has good news, somebody has time to hear it. Everything else we do here, the lessons, the timetables, the exams,
    rests on that.</p>
    <p>This school has stood in this city since 1953. It has known boarding and day students, it has
    hosted refugees, it has been silent, and it was renovated and opened its doors again. A house with such a history
    teaches patience. It also teaches that a beginning is possible at any time.</p>
    <p>Our five divisions accompany a learner from preschool to Grade 12. From Grade 1 on, each morning starts with an
    advisory session of fifteen minutes. It is a small thing, a circle of chairs and a quarter of an hour, and yet it is
    where we learn how the day will go and who needs help with it.</p>
    <p>To parents I would like to say: you know your child, and we know what it is to learn among others. We need both.
    We meet at the start of the year and after each evaluation period, and you need not wait for a meeting when something
    is on your mind.</p>
    <p>To learners: ask. No one here will think less of you for not knowing. To those who consider teaching with us: we
    are glad of your questions, too.</p>
    <p>If you would like to know whether this is the right school for you, come and see it on an ordinary day. That is
    when it shows itself best.</p>`,
  closing: 'With warm regards,',
};
