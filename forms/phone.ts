/** libphonenumber with its numbering plans. */
export type PhoneRules = typeof import('libphonenumber-js/min');

/** 40 KB that a browser fetches beside a form. Without them a number is checked by its shape only, and the intake has the last word. */
export const loadPhoneRules = (): Promise<PhoneRules> => import('libphonenumber-js/min');

const internationalShape = /^\+[1-9]\d{6,14}$/;

/** A typed phone number in E.164 ('+9613123456'), read as Lebanese when it names no country; else what was typed. */
export const internationalNumber = (typed: string, rules?: PhoneRules): string =>
  (typed && rules?.parsePhoneNumberFromString(typed, 'LB')?.number) || typed.replace(/[\s().-]/g, '');

/** A number in E.164 as people write it: '+961 3 123 456'. */
export const phoneInWords = (international: string, rules?: PhoneRules): string =>
  rules?.parsePhoneNumberFromString(international)?.formatInternational() ?? international;

export const isPhoneNumber = (international: string, rules?: PhoneRules): boolean =>
  internationalShape.test(international) && (rules?.isValidPhoneNumber(international) ?? true);
