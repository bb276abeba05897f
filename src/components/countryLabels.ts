import { getCountries } from 'react-phone-number-input/min';
import { language } from '#languages/current.ts';
import { t } from '#languages/message.ts';

/** The names of the countries by their codes, in the language of the document. In English the library has its own. */
export const countryLabels = (): Record<string, string> | undefined => {
  if (language() === 'en') return undefined;
  const names = new Intl.DisplayNames(language(), { type: 'region' });
  return {
    ...Object.fromEntries(getCountries().map((code) => [code, names.of(code) ?? code])),
    ZZ: t('International'),
  };
};
