import type { Block } from '#src/components/ContentBlock.tsx';

export interface Program extends Block {
  /** The anchor of its section; links from elsewhere use it. */
  id: string;
  placeholder?: true;
}

export const programsPage = { lead: 'Six programs that run beside the lessons, from Grade 1 to graduation.' } as const;

export const programs: readonly Program[] = [
  {
    id: 'awarenessProgram',
    title: 'Awareness Program',
    picture: 'prog-awareness',
    placeholder: true,
    html: `
      <p>How to cross a street, whom to ask for help, what to do when something feels wrong: the Awareness Program gives
      such questions a place in the school day, in words that fit the learner's age.</p>
      <p>What was talked about in class goes home as well, so that the conversation can continue there.</p>`,
  },
  {
    id: 'advisoryProgram',
    title: 'Advisory Program',
    picture: 'prog-advisory',
    placeholder: true,
    html: `
      <p>From Grade 1 through all levels, each morning begins with an advisory session of 15 minutes. The group sits in
      a circle with its advisor, looks at the day ahead, and settles what needs to be settled before lessons begin.</p>
      <p>The advisor is the adult to whom a learner can always turn, and the one who notices when someone has gone
      quiet.</p>`,
  },
  {
    id: 'culturalProgram',
    title: 'Cultural Program',
    picture: 'prog-cultural',
    placeholder: true,
    html: `
      <p>Once a week all secondary learners meet for the Cultural Program: music, theater, painting, film, and people
      who can explain how they are made.</p>
      <p>Learners are on both sides of the curtain. They listen and watch, and they prepare an evening of their
      own.</p>`,
  },
  {
    id: 'youthTalk',
    title: 'Youth Talk',
    picture: 'prog-youthtalk',
    placeholder: true,
    html: `
      <p>One learner, one microphone, one thought worth sharing. In Youth Talk learners prepare a short speech, rehearse
      it with a friend, and stand up for it before an audience that has questions.</p>
      <p>Those who listen learn as much as those who speak: to let someone finish, and to disagree kindly.</p>`,
  },
  {
    id: 'youthStewardshipProgram',
    title: 'Youth Stewardship Program',
    picture: 'prog-ysp',
    placeholder: true,
    html: `
      <p>The Youth Stewardship Program (YSP) asks learners to look after something that is not their own: a garden, a
      neighbor, a younger class. They find out what is needed, do it, and see it through.</p>
      <p>The YSP is a graduation requirement.</p>`,
  },
  {
    id: 'careerGuidance',
    title: 'Career Guidance',
    picture: 'prog-career',
    placeholder: true,
    html: `
      <p>Career guidance is a three-year program. It begins with what a learner likes and does well, goes on to what
      people do in their working day, and ends with the question of what to study.</p>
      <p>Parents are part of it: a choice for life is easier to make when it has been talked over at home.</p>`,
  },
];
