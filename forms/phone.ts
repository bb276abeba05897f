const internationalShape = /^\+[1-9]\d{6,14}$/;

type PhoneRules = typeof import('libphonenumber-js/min');
let rules: PhoneRules | undefined;

/**
 * Brings libphonenumber's rules: 40 KB that a browser fetches beside the phone input and the intake at its start.
 * Until they are there a phone number is checked by its shape only, and the intake has the last word.
 */
export const loadPhoneRules = async (): Promise<void> => {
  rules ??= await import('libphonenumber-js/min');
};

/** A typed phone number in E.164 ('+9613123456'), read as Lebanese when it names no country; else what was typed. */
export const internationalNumber = (typed: string): string =>
  (typed && rules?.parsePhoneNumberFromString(typed, 'LB')?.number) || typed.replace(/[\s().-]/g, '');

/** A number in E.164 as people write it: '+961 3 123 456'. */
export const phoneInWords = (international: string): string =>
  rules?.parsePhoneNumberFromString(international)?.formatInternational() ?? international;

export const isPhoneNumber = (international: string): boolean =>
  internationalShape.test(international) && (rules?.isValidPhoneNumber(international) ?? true);
