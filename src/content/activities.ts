import type { Block } from '#src/components/ContentBlock.tsx';

export const activities: readonly (Block & { placeholder?: true })[] = [
  {
    title: 'Choir',
    picture: 'act-choir',
    placeholder: true,
    html: `
      <p>The choir is open to learners from grade 4 up to secondary. It meets once a week after school.</p>
      <p>Some read music, others learn by ear. Whoever sings in the second row this year may lead a voice two years
      from now.</p>`,
  },
  {
    title: 'Varsity',
    picture: 'act-varsity',
    placeholder: true,
    html: `
      <p>Varsity is for learners who want to train with a team and to represent the school: on time, in good spirits, and
      with a handshake at the end.</p>
      <p>It starts on the court. The teams decide for themselves what they need from one another.</p>`,
  },
  {
    title: 'Clubs',
    picture: 'act-clubs',
    placeholder: true,
    html: `
      <p>A chessboard, a camera, a box of gears, a row of brushes: a club is a table around which learners of different
      ages work at what they like.</p>
      <p>It is also where some find out, quite by chance, what they would like to do later on.</p>`,
  },
  {
    title: 'Outings',
    picture: 'act-outings',
    placeholder: true,
    html: `
      <p>Outings are academic or recreational. An academic outing continues a lesson where its subject can be seen and
      touched; a recreational one is for walking, playing and eating together.</p>
      <p>Parents are told in advance where the bus is going and when it comes back.</p>`,
  },
];
