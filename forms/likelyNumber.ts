import { oneSlipApart } from '#forms/oneSlipApart.ts';
import { hasSeveralNumbers, internationalNumber, isPhoneNumber, type PhoneRules } from '#forms/phone.ts';

const lebanon = '961';
const lebaneseMobile = /^\+961(?:3|7[01689]|81)\d{6}$/;

// Countries whose names are close to Lebanon's in the list.
const isBesideLebanon = (country: string | undefined) => country !== 'LB' && country?.startsWith('L') === true;

/**
 * The Lebanese mobile number that was probably meant, where the country code looks wrong: '+916 3 123 456'. Undefined without
 * the rules of phone numbers.
 */
export const likelyNumber = (typed: string, rules: PhoneRules | undefined): string | undefined => {
  const number = internationalNumber(typed, rules);
  const parsed = rules?.parsePhoneNumberFromString(number);
  if (hasSeveralNumbers(typed) || (isPhoneNumber(number, rules) && !isBesideLebanon(parsed?.country))) return undefined;
  const digits = number.replace(/\D/g, '');
  const national = digits.slice(parsed?.countryCallingCode.length ?? 0);
  const candidates = [
    national,
    national.startsWith(lebanon) ? national.slice(lebanon.length) : '',
    oneSlipApart(digits.slice(0, lebanon.length), lebanon) ? digits.slice(lebanon.length) : '',
  ].map((rest) => internationalNumber(rest, rules));
  return candidates.find((each) => lebaneseMobile.test(each) && each !== number);
};
