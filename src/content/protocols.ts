import { message, t } from '#languages/message.ts';
import { divisions } from '#src/content/divisions.ts';
import { documents } from '#src/content/documents.ts';
import type { Publication } from '#src/content/publication.ts';

const hours = () =>
  divisions.map(({ name, classes, lessons, recesses }) => {
    const breaks =
      recesses &&
      (recesses.endsWith('recesses') ? t(recesses) : t('recesses of {recesses}', { recesses: message(recesses) }));
    const day = [t('classes from {classes}', { classes: message(classes) }), lessons && t(lessons), breaks];
    return t('<li><strong>{name}:</strong> {hours}</li>', {
      name: message(name),
      hours: () => day.filter(Boolean).join(t('; ')),
    });
  });

export const protocols: readonly Publication[] = [
  {
    placeholder: true,
    title: 'School Life Protocol 19-20',
    cover: 'cover-protocol',
    pdf: documents.protocol,
    language: 'en',
    lead: 'When the day begins and ends, when families and teachers meet, and which programs accompany a learner.',
    sections: [
      {
        title: 'About this protocol',
        html: `
          <p>This protocol answers what every family asks at the beginning of a school year. It is written for parents
          and learners alike, so that they can look things up together.</p>`,
      },
      {
        title: 'The school day',
        get html() {
          return `<ul>${hours().join('')}</ul>`;
        },
      },
      {
        title: 'Each morning',
        html: `
          <p>From Grade 1 through all levels the day opens with an advisory session of 15 minutes. The advisor is the
          first person to speak to when something is on a learner’s mind.</p>`,
      },
      {
        title: 'Families and the school',
        html: `
          <p>Parent meetings take place at the start of the year and after each evaluation period. The school’s phone
          number and email address are at the bottom of every page of its website.</p>`,
      },
      {
        title: 'Programs',
        html: `
          <ul>
            <li><strong>Cultural Program:</strong> once a week, for all secondary learners.</li>
            <li><strong>Career Guidance:</strong> a three-year program.</li>
            <li><strong>Youth Stewardship Program (YSP):</strong> a graduation requirement.</li>
            <li><strong>Awareness Program and Youth Talk:</strong> described on the page about the education programs.</li>
          </ul>`,
      },
      {
        title: 'Exams and tracks',
        html: `
          <p>The Intermediate division prepares learners for the Brevet exam. Grade 12 has four tracks: General Sciences,
          Life Sciences, Sociology &amp; Economics, and Humanities &amp; Philosophy.</p>`,
      },
      {
        title: 'After school',
        html: `
          <p>The choir is open to learners from grade 4 up to secondary and meets once a week after school. Varsity,
          clubs, and academic or recreational outings complete the week.</p>`,
      },
      {
        title: 'Admission',
        html: `
          <p>Admission to preschool follows Lebanese law and includes an interview with the division head. The admission
          application is filled in online, in about 6 to 8 minutes.</p>`,
      },
    ],
  },
];
