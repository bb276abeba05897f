import type { Slot } from '#src/content/media.ts';
import { type NewsId, newsTitles } from '#src/content/newsTitles.ts';

interface NewsStory {
  /** The last part of its address: /news/{id}. */
  id: NewsId;
  /** In English: 'September'. */
  month: string;
  day: number;
  year: number;
  title: string;
  excerpt: string;
  /** The story as HTML. */
  content: string;
  images: readonly Slot[];
  placeholder?: true;
}

/** The newest first: home shows the first three, and each has its own page. */
export const news: readonly NewsStory[] = [
  {
    id: '3',
    month: 'December',
    day: 18,
    year: 2025,
    title: newsTitles[3].title,
    excerpt: 'Lanterns along the arcade, a piano under the tree, and the choir in two rows.',
    content: `
      <p>An hour before the recital the courtyard is still a courtyard. Then the lanterns are lit along the arcade, the
      piano is rolled out, and the choir takes its place in two rows.</p>
      <p>The choir is open to learners from grade 4 up to secondary and meets once a week after school. What it has
      practiced since the autumn is heard on one evening, by families who stand close together to keep warm.</p>
      <p>Whoever would like to sing next year is welcome to come and listen first.</p>`,
    images: ['n3-1', 'n3-2', 'n3-3', 'n3-4'],
    placeholder: true,
  },
  {
    id: '2',
    month: 'November',
    day: 12,
    year: 2025,
    title: newsTitles[2].title,
    excerpt: 'A volcano that works, a telescope to line up for, and a wall of questions.',
    content: `
      <p>On science day the tables are moved to the walls, and the learners stand behind what they have built. They do
      not only show that it works. They also say what did not work at first, and what they changed.</p>
      <p>A model volcano needs three attempts. There is a line at the telescope. On the wall hang posters that each begin with a
      question, because a question is where every experiment starts.</p>
      <p>Younger learners come with a sheet of paper and may put a dot on the question they would like to have asked
      themselves.</p>`,
    images: ['n2-1', 'n2-2', 'n2-3', 'n2-4'],
    placeholder: true,
  },
  {
    id: '1',
    month: 'September',
    day: 15,
    year: 2025,
    title: newsTitles[1].title,
    excerpt: 'The gate opens, the satchels are new, and the first bell rings at 7:30 a.m.',
    content: `
      <p>Early in the morning the gate opens for a new school year. Classes begin at 7:30 a.m. in all five divisions. In
      preschool they end at 1:45 p.m., in the other divisions at 2:30 p.m.</p>
      <p>The first day is for finding one’s way: which corridor, which room, which hook for the satchel. Older learners
      stand at the corners and show the way to those who are new.</p>
      <p>Parents meet the teachers at the start of the year, and again after each evaluation period.</p>`,
    images: ['n1-1', 'n1-2', 'n1-3', 'n1-4'],
    placeholder: true,
  },
];
