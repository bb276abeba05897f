/** Filler, until the committee has written its own page. */
export const committee = {
  placeholder: true,
  picture: 'committee',
  lead: 'Parents who meet around one table, for the sake of all.',
  html: `
    <p>A committee of parents listens before it speaks. It gathers what families ask at the gate, brings it to the
    school, and carries the answer back. It lends a hand where many hands are needed, and it says thank you where thanks
    are due.</p>
    <p>Parents and teachers also meet at the start of the year and after each evaluation period.</p>
    <p>To be completed by the committee: who belongs to it, when it meets, and how to reach it.</p>`,
} as const;
