import { usualMarks } from '#server/office/page/marks.ts';
import type { Row } from '#server/office/page/views/ApplicationRow.tsx';

const references = ['K7MQ4-XR29H', 'M3RTK-9XA2J', 'W8NDE-4QYH6', 'T2KFA-7MRX3', 'P9VCE-6HJW4', 'R3JWT-9AKX4'] as const;

const row = (number: number, more: Partial<Row>): Row => ({
  name: `admission/${number}`,
  href: '#',
  applicant: 'Karim Khoury',
  arabicName: 'كريم إلياس خوري',
  title: 'Application for Admission',
  grade: 'Pre-KG 1',
  received: '2026-11-22 11:14',
  reference: references[number - 1]!,
  isTicked: false,
  addsTo: '',
  added: [],
  family: undefined,
  since: '',
  note: '',
  language: '',
  warnings: [],
  mark: 'new',
  ...more,
});

export const rows: readonly Row[] = [
  row(1, { added: ['2 added', '1 unread'] }),
  row(2, { language: 'Arabic', warnings: ['a file asks for a password'], isTicked: true }),
  row(3, {
    applicant: 'Zoë Abi Rached',
    arabicName: 'زويه إلياس أبي راشد',
    grade: 'Grade 5',
    mark: 'incomplete',
    since: '2026-11-12',
    note: 'Calls back on Friday, grandmother +961 3 777 888',
    warnings: ['no recommendation letter'],
    family: { words: '1 more of the same name, 2 more of the family', href: '#family' },
  }),
  row(4, {
    applicant: 'رنا منصور',
    arabicName: '',
    title: 'Staff Application',
    grade: 'Teacher Position',
    mark: 'accepted',
    since: '2026-11-20',
    note: 'تأتي يوم الثلاثاء مع أختها',
  }),
  row(6, {
    applicant: 'Karim Khoury',
    arabicName: '',
    title: 'Papers and corrections',
    grade: 'A missing paper',
    addsTo: references[0],
  }),
  row(5, { applicant: '<b>"Elias"</b> \\u{202e}', arabicName: '', mark: 'waiting list, asked to call again in June' }),
];

const option = (value: string) => ({ value, label: value });

export const options = {
  forms: [
    { value: 'staff', label: 'Staff Application' },
    { value: 'admission', label: 'Application for Admission' },
  ],
  grades: [option('Pre-KG 1'), option('Grade 5')],
  marks: usualMarks.map(option),
  notices: [
    { value: 'recommendationLetter', label: 'no recommendation letter' },
    { value: 'encrypted', label: 'a file asks for a password' },
  ],
};

export const contacts = [
  {
    title: 'Father Information',
    answers: [
      {
        name: 'father[mobilePhoneNumber]',
        label: 'Mobile phone number',
        lines: ['+961 3 123 456'],
        files: [],
        link: 'tel:+9613123456',
      },
      {
        name: 'father[email]',
        label: 'Email',
        lines: ['elias.khoury@mail.example'],
        files: [],
        link: 'mailto:elias.khoury@mail.example?subject=K7MQ4-XR29H',
      },
    ],
  },
];

export const sections = [
  {
    title: 'Learner Information',
    answers: [
      { name: 'familyName', label: 'Family name', lines: ['Khoury'], files: [] },
      { name: 'familyNameAr', label: 'Family name in Arabic', lines: ['خوري'], files: [] },
      { name: 'address', label: 'Address', lines: ['Example street', 'Beirut'], files: [] },
    ],
  },
];

export const documents = [
  {
    name: 'medical',
    label: 'Medical form and vaccination card',
    lines: ['medical.pdf'],
    files: [{ href: '#file', name: 'medical.pdf', notes: '1.2 MB, a file asks for a password' }],
  },
];

export const remarks = [
  { revision: 1, mark: 'read', note: '', by: 'Rana Haddad', minute: '2026-11-22 11:20' },
  {
    revision: 2,
    mark: 'incomplete',
    note: 'Passport is missing.\nنقص جواز السفر',
    by: 'Maya',
    minute: '2026-11-23 09:02',
  },
];
