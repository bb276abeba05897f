import { expect, test } from 'vitest';
import { searchableText, searchTermsOf, searchText } from '#server/storing/search.ts';

test.each([
  ['فاطمة', 'فاطمه'],
  ['أحمد إلياس', 'احمد الياس'],
  ['آدم', 'ادم'],
  ['ٱلنور', 'النور'],
  ['ليلى', 'ليلي'],
  ['رائد', 'رايد'],
  ['لؤي', 'لوي'],
  ['مُحَمَّد', 'محمد'],
  ['مـــريم', 'مريم'],
  ['ﻻرا', 'لارا'],
  ['علی کرم', 'علي كرم'],
  ['ہدى ھاشم نورە', 'هدى هاشم نوره'],
  ['Sœur Éloïse', 'soeur eloise'],
  ['Læta Strauß', 'laeta strauss'],
  ['Jeanne d’Arc', "jeanne d'arc"],
  ['٣ب', '3ب'],
])('%s is found as %s', (stored, typed) => {
  expect(searchText(stored)).toBe(searchText(typed));
});

/** Whether each word that was typed is found in a stored text. */
const finds = (typed: string, stored: string): boolean =>
  searchTermsOf([typed]).words.every((spellings) => spellings.some((word) => searchableText(stored).includes(word)));

test.each([
  ['عبد الرحمن', 'عبدالرحمن'],
  ['عبدالرحمن', 'عبد الرحمن'],
  ['أبو جودة', 'أبوجودة'],
  ['أبي راشد', 'ابيراشد'],
  ['بو شبل', 'بوشبل'],
  ['أبو شبل', 'بوشبل'],
  ['آل ناصر', 'الناصر'],
  ['بنت جبيل', 'بنتجبيل'],
  ['نور الدين', 'نورالدين'],
  ['Abdel Rahman', 'abdelrahman'],
  ['Abd El Rahman', 'abdelrahman'],
  ['Abd El Rahman', 'Abdel Rahman'],
  ['Abou-Jaoude', 'aboujaoude'],
  ['Aboujaoude', 'Abou Jaoude'],
  ['El-Hajj', 'Elhajj'],
  ['El-Hajj', 'ElHaj'],
  ['Elhajj', 'El Hajj'],
  ['Rana Al Amin', 'alamin rana'],
  ['Bou Khalil', 'Boukhalil'],
  ['Abou Khalil', 'Boukhalil'],
  ['Abi Rached', 'Abirached'],
  ['Bou El Hosn', 'Bouelhosn'],
  ['Bint Jbeil', 'bintjbeil'],
  ['Khair Allah', 'Khairallah'],
])('%s, in one word or in two, is found as %s', (stored, typed) => {
  expect(finds(typed, stored)).toBe(true);
});

test.each([
  ["Ma'alouf", 'Maalouf'],
  ['Maalouf', "Ma'alouf"],
  ["O'Neil", 'O’Neil'],
  ['Maʿalouf', 'Maalouf'],
  ["Abou Sha'ar", 'aboushaar'],
  ["El-Ma'alouf", 'elmaalouf'],
  ['Saad', "Sa'd"],
  ["Jeanne d'Arc", 'darc'],
])('%s, with or without its apostrophe, is found as %s', (stored, typed) => {
  expect(finds(typed, stored)).toBe(true);
});

test.each([
  ['خوري', 'الخوري'],
  ['بو خوري', 'الخوري'],
  ['الخوري', 'خوري'],
  ['حاج', 'الحاج'],
  ['الحاج', 'الحا'],
])('%s, with or without the article, is found as %s', (stored, typed) => {
  expect(finds(typed, `${stored} كريم`)).toBe(true);
  expect(finds(typed, `كريم ${stored}`)).toBe(true);
});

test.each([
  ['Mohamad El Khatib', 'Elham'],
  ['Rafael Khoury', 'Elkhoury'],
  ['ياسمينا', 'الياس'],
  ['فريدريك', 'ألفريد'],
  ['محمد الأيوبي', 'إلهام'],
  ['ملف هام', 'إلهام'],
  ['عبد القادر قال له', 'عبد الله'],
])('%s is not found as %s, which is another name', (stored, typed) => {
  expect(finds(typed, stored)).toBe(false);
});

test.each([
  'PAGQC-RN8VN',
  'ref PAGQC-RN8VN',
  'reference: pagqc rn8vn',
  'Référence n° PAGQC-RN8VN',
  'réf. PAGQC-RN8VX',
  'المرجع PAGQC-RN8VN',
  'رقم المرجع: PAGQCRN8VN',
  'P A G Q C R N 8 V N',
  'p. a. g. q. c. - r. n. ٨. v. n.',
  'ref: P A G Q C R N 8 V N',
  'PAGQC RN8VN, merci',
  'the reference is PAGQC-RN8VN, and thank you',
])('%j may have been meant for one reference', (typed) => {
  const { references } = searchTermsOf([typed]);
  expect(references).toContain('PAGQC-RN8VN');
  expect(references.length).toBeLessThanOrEqual(3 * 270);
});

test('a word that is spelled is one word, and a few letters are initials', () => {
  expect(finds('K h o u r y', 'Khoury')).toBe(true);
  expect(finds('خ و ر ي', 'خوري')).toBe(true);
  for (const text of ['J. P. M. A. Khoury', 'K G 1 B']) expect(finds(text, text)).toBe(true);
  expect(finds('P A G Q C R N 8 V N', 'Karim Spengler, 89 Quart Voltaire')).toBe(false);
  expect(searchTermsOf(['J. P. Khoury']).words).toEqual([['j'], ['p'], ['khoury']]);
});

test.each([
  ['03 777 888 / 70 777 888', ['3777888', '70777888']],
  ['03/777888 - 70/777888', ['3777888', '70777888']],
  ['03-777-888/70-777-888', ['3777888', '70777888']],
  ['+961 3 777 888, 70 777 888', ['3777888', '70777888']],
  ['03‑777‑888', ['3777888']],
  ['03–777–888 – 70–777–888', ['3777888', '70777888']],
  ['03777888 70777888 01123456', ['3777888', '70777888', '1123456']],
  ['03 / 777 888', ['3777888']],
  ['00961 - 3 - 777888', ['3777888']],
  ['+33 6 12 34 56 78', ['33612345678']],
  ['+33 (0)6 12 34 56 78', ['33612345678']],
  ['0044 (0) 7700 900 123', ['447700900123']],
  ['(+33) (0)6 12 34 56 78', ['33612345678']],
  ['+33.(0)6.12.34.56.78', ['33612345678']],
  ['00961 (0)3 777 888', ['3777888']],
])('%j are as many telephone numbers', (typed, numbers) => {
  expect(searchTermsOf([typed]).words).toEqual(numbers.map((number) => [number]));
  for (const number of numbers) expect(` ${searchableText(typed)} `).toContain(` ${number} `);
});

test('a name that only begins like one of two words is still one', () => {
  expect(searchTermsOf(['عبده Abdo']).words).toEqual([['عبده'], ['abdo']]);
});

test.each([
  ['حسن', 'حسين'],
  ['علي', 'على بن'],
  ['سمير', 'سمر'],
])('%s is another name than %s', (one, other) => {
  expect(searchText(one)).not.toBe(searchText(other));
});
