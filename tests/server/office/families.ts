import { admissionExamples } from '#forms/admission/examples.ts';
import { levels } from '#forms/lists/levels.ts';
import { applicationOf, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { sha256 } from '#tests/server/application.ts';

type Name = readonly [latin: string, arabic: string];

const familyNames: readonly Name[] = [
  ['Khoury', 'خوري'],
  ['Haddad', 'حداد'],
  ['Abi Rached', 'أبي راشد'],
  ['Saliba', 'صليبا'],
  ['Mansour', 'منصور'],
  ['El-Hajj', 'الحاج'],
  ['Nassar', 'نصّار'],
  ['Gemayel', 'الجميّل'],
  ['Chamoun', 'شمعون'],
  ['Abou Jaoude', 'أبو جودة'],
  ['Tannous', 'طنّوس'],
  ['Frem', 'افرام'],
  ['Younes', 'يونس'],
  ['Bou Khalil', 'أبو خليل'],
];
const givenNames: readonly Name[] = [
  ['Karim', 'كريم'],
  ['Rana', 'رنا'],
  ['Zoë', 'زويه'],
  ['Jad', 'جاد'],
  ['Lea', 'ليا'],
  ['Marc', 'مارك'],
  ['Nour', 'نور'],
  ['Tarek', 'طارق'],
  ['Yasmina', 'ياسمينا'],
  ['Charbel', 'شربل'],
  ['Maria', 'ماريّا'],
  ['Anthony', 'أنطوني'],
  ['Celine', 'سيلين'],
];
const fathers: readonly Name[] = [
  ['Elias', 'إلياس'],
  ['Nabil', 'نبيل'],
  ['Georges', 'جورج'],
  ['Fadi', 'فادي'],
  ['Rami', 'رامي'],
  ['Toufic', 'توفيق'],
  ['Ahmad', 'أحمد'],
];
const mothers = ['Maya', 'Rita', 'Carla', 'Hiba', 'Joumana'];

const pdf = new TextEncoder().encode(handmadePdf());
const fileOf = (file: string, name: string, bytes: Uint8Array, flags: string[]): StoredFile => ({
  file,
  name,
  type: 'application/pdf',
  size: bytes.length,
  sha256: sha256(bytes),
  flags,
});

/** A UUID that a number gives. */
const idOf = (number: number) => {
  const hash = sha256(new TextEncoder().encode(String(number)));
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

interface Child {
  application: StoredApplication;
  files: Readonly<Record<string, Uint8Array>>;
}

const HOUR = 3_600_000;
const BEGIN = Date.parse('2026-06-01T05:00:00Z');

/** The same without its files, for lists: they read only records. */
export const recordNumber = (number: number): StoredApplication => {
  const { application } = childNumber(number);
  const { medicalDocs: _docs, passportImg: _photo, ID: _id, report: _report, ...answers } = application.answers;
  return { ...application, answers };
};

/**
 * The application of one child of a school: 14 family names, a family of one or two children with telephone numbers of its own, all
 * grades, some files with a password. The same for the same number. `bytes`: of each file.
 */
export const childNumber = (number: number, bytes: Uint8Array = pdf): Child => {
  // Of each five children two and two are of one family.
  const family = Math.floor(number / 5) * 3 + [0, 0, 1, 1, 2][number % 5]!;
  const pick = <T>(list: readonly T[], at: number) => list[at % list.length]!;
  const [familyName, familyNameAr] = pick(familyNames, family * 5);
  const [name, studentNameAr] = pick(givenNames, number * 7 + family);
  const [fatherName, fatherNameAr] = pick(fathers, family * 3);
  const grade = pick(levels, number * 11 + family).value;
  const example = structuredCloneOf(
    admissionExamples[grade === 'pre-kg-1' ? 'pre-KG child who was in none' : 'grade 5 pupil with two former schools'],
  );
  const digits = (from: number) => String(from + family).padStart(6, '0');
  const flags = number % 17 === 3 ? ['encrypted'] : [];
  const files: Record<string, Uint8Array> = { '01.pdf': bytes, '02.pdf': bytes, '03.pdf': bytes };
  const answers = {
    ...example,
    learner: {
      ...example.learner,
      familyName,
      name,
      fatherName,
      familyNameAr,
      studentNameAr,
      fatherNameAr,
      gradeApplyingTo: grade,
      dateOfBirth: `20${String(10 + (number % 13)).padStart(2, '0')}-0${1 + (number % 9)}-1${number % 10}`,
      civilRegistryNo: String(100 + family),
    },
    father: {
      ...example.father,
      firstName: fatherName,
      familyName,
      registryNo: String(100 + family),
      mobilePhoneNumber: `+9613${digits(100_000)}`,
      homePhoneNumber: undefined,
      email: `${fatherName.toLowerCase()}.${family}@mail.example`,
    },
    mother: {
      ...example.mother,
      firstName: pick(mothers, family),
      mobilePhoneNumber: `+96171${digits(200_000)}`,
      email: `${pick(mothers, family).toLowerCase()}.${family}@mail.example`,
    },
    medicalDocs: [fileOf('01.pdf', 'medical.pdf', bytes, flags)],
    passportImg: fileOf('02.pdf', 'صورة.pdf', bytes, []),
    ID: fileOf('03.pdf', 'id.pdf', bytes, []),
    recommendationLetter: undefined as StoredFile | undefined,
    report: undefined as StoredFile | undefined,
  };
  if (grade !== 'pre-kg-1') {
    files['04.pdf'] = bytes;
    answers.report = fileOf('04.pdf', 'report.pdf', bytes, []);
    if (number % 3 > 0) {
      files['05.pdf'] = bytes;
      answers.recommendationLetter = fileOf('05.pdf', 'recommendation.pdf', bytes, []);
    }
  }
  const receivedAt = new Date(BEGIN + number * HOUR);
  return {
    application: applicationOf('admission', idOf(number), JSON.parse(JSON.stringify(answers)), receivedAt),
    files,
  };
};

const structuredCloneOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));
