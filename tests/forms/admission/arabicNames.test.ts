import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { receive } from '#forms/receive.ts';
import { partsOf } from '#forms/wire.ts';
import { edited, errorsOf } from '#tests/forms/admission/edited.ts';

const child = 'pre-KG child who was in none';
const [family, given, father] = ['learner[familyNameAr]', 'learner[studentNameAr]', 'learner[fatherNameAr]'];
const listed = (names: string) => names.split(';').map((name) => name.trim());

const familyNames = listed(`
  خوري; حداد; نصّار; سلامة; شمعون; الجميّل; فرنجيّة; جنبلاط; الحريري; سعادة; رزق; أبي راشد; أبو جودة; أبي اللمع;
  بو حبيب; مارون; عوّاد; غانم; قرداحي; بستاني; تويني; ضاهر; ظاهر; ثابت; ذبيان; آل ثاني; مؤذن; فؤاد; رئيس; عطاالله;
  بيضون; صفيّ الدين; لحّود; طرابلسي; زغبي; هاشم; ياغي; دي فريج; چلبي; پاسكال
`);
const givenNames = listed(`
  كريم; رنا; إلياس; إيلي; أنطوان; آمال; آية; لؤي; رؤى; هانئ; ضياء; علاء; هناء; نائل; فائزة; مروى; ليلى; مصطفى; ندى;
  فاطمة; سارة; جمانة; عبد الله; عبد الرحمٰن; عبدالرحمن; نور الهدى; ماري تيريز; جان پول; ڤيرا; لارا; ٱلاء; مُحَمَّد;
  مَارِيَّا; جُرْجُس; سُعَادٌ; هٰذا
`);

const sentFor = (name: string, typed: string) => {
  const { answers, errors } = receive(admission, edited(child, { [name]: typed }));
  expect(errors).toBeUndefined();
  return new Map(partsOf(answers)).get(name);
};

// Unicode knows one order of a letter's harakat, whatever order they were typed in.
test.each(familyNames)('%s is a family name in Arabic', (typed) => {
  expect(sentFor(family, typed)).toBe(typed.normalize());
});

test.each(givenNames)('%s is a first name in Arabic', (typed) => {
  expect(sentFor(given, typed)).toBe(typed.normalize());
  expect(sentFor(father, typed)).toBe(typed.normalize());
});

describe('what is sent', () => {
  test.each([
    ['without tatweel', 'محـــمد', 'محمد'],
    ['with presentation forms folded', 'ﻣﺤﻤﺪ', 'محمد'],
    ['with a lam-alef folded', 'ﻋﻼء', 'علاء'],
    ['with a lam-alef of hamza folded', 'ﻷﻧﻄﻮﺍن', 'لأنطوان'],
    ['with the ligature of God’s name folded', 'عبد ﷲ', 'عبد الله'],
    ['with a folded shadda that stood on a tatweel', 'ﻧﺼﹽار', 'نصّار'],
    ['with a hamza and its letter as one', 'ا\u0654حمد', 'أحمد'],
    ['with a hyphen as a space', 'ماري-تيريز', 'ماري تيريز'],
    ['with an apostrophe as a space', 'د’أرك', 'د أرك'],
    ['with a left quotation mark as a space', 'أبو‘خليل', 'أبو خليل'],
    ['with a grave accent as a space', 'أبو`خليل', 'أبو خليل'],
    ['with an acute accent as a space', 'أبو´خليل', 'أبو خليل'],
    ['with a letter apostrophe as a space', 'أبوʼخليل', 'أبو خليل'],
    ['with a prime as a space', 'أبو′خليل', 'أبو خليل'],
    ['with a tatweel between two words as one space', 'عبد ـ الله', 'عبد الله'],
    ['with a hyphen and its spaces as a space', 'ماري – تيريز', 'ماري تيريز'],
    ['without the full stop of a keyboard at its end', 'خوري. ', 'خوري'],
    ['without a comma at its end', 'خوري،', 'خوري'],
    ['with a no-break space as a space', 'عبد\u00a0الله', 'عبد الله'],
    ['without the spaces around it', '  رنا ', 'رنا'],
    ['without the bidi marks pasted around it', '\u202bجورج\u202c', 'جورج'],
    ['without an Arabic letter mark', '\u061cجورج', 'جورج'],
    ['without a joiner within it', 'عبد\u200cالله', 'عبدالله'],
    ['with the letters of a line break’s two sides', 'أبي\r\nراشد', 'أبي راشد'],
  ])('goes %s', (_how, typed, sent) => {
    for (const name of [family, given, father]) expect(sentFor(name, typed)).toBe(sent);
  });

  test.each([
    ['a hamza on a tatweel', 'ا\u0640\u0654حمد', 'أحمد'],
    ['harakat on either side of a tatweel', 'محم\u0651\u0640\u064eد', 'محم\u064e\u0651د'],
  ])('reads the same when it is read again: %s', (_what, typed, sent) => {
    expect(sentFor(family, typed)).toBe(sent);
    expect(sentFor(family, sentFor(family, typed) as string)).toBe(sent);
  });
});

describe('no name in Arabic is', () => {
  test.each([
    ['in Latin letters', 'Khoury'],
    ['of two scripts', 'خوري Khoury'],
    ['in Hebrew letters', 'כרים'],
    ['with a Western digit', 'خوري 2'],
    ['with an Arabic-Indic digit', 'خوري ٢'],
    ['with a Persian digit', 'خوري ۲'],
    ['with an Arabic comma', 'خوري، كريم'],
    ['with a full stop', 'خ. كريم'],
    ['with an emoji', 'كريم 🎓'],
    ['with half of an emoji', 'رنا\ud83c'],
    ['with a mark of the Quran', 'كريم\u06d6'],
    ['with one sign for a whole phrase', '﷽'],
  ])('one %s', (_what, typed) => {
    expect(errorsOf(child, { [family]: typed })).toEqual({ [family]: 'The family name must be in Arabic.' });
    expect(errorsOf(child, { [given]: typed })).toEqual({ [given]: 'The student name must be in Arabic.' });
    expect(errorsOf(child, { [father]: typed })).toEqual({ [father]: "The father's name must be in Arabic." });
  });

  test('one of more than 100 letters, tatweel not counted', () => {
    expect(sentFor(family, 'ب'.repeat(100) + 'ـ'.repeat(50))).toBe('ب'.repeat(100));
    expect(errorsOf(child, { [family]: 'ب'.repeat(101) })).toEqual({
      [family]: 'Family name in Arabic must be at most 100 characters',
    });
  });
});
