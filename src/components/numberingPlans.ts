import metadata from 'libphonenumber-js/min/metadata';

const shared = metadata.country_calling_codes;
// Its countries differ by their area codes; a number of any other shared code may be of each.
const toldApart = ['1', '7'];

const withCountries = (countries: object) => ({ ...metadata, country_calling_codes: { ...shared, ...countries } });

const mainCountries = Object.fromEntries(
  Object.entries(shared)
    .filter(([code]) => !toldApart.includes(code))
    .map(([code, [main]]) => [code, [main]]),
);
const plans = withCountries(mainCountries);

/**
 * The numbering plans by which a number's country is found: the largest of those that share a calling code, or the one
 * the applicant has chosen. By the plans alone +44 7911 would be Guernsey's.
 */
export const numberingPlansOf = (chosen: string | undefined): typeof plans => {
  const [code] = Object.entries(shared).find(([, [, ...others]]) => others.some((each) => each === chosen)) ?? [];
  return code === undefined || toldApart.includes(code) ? plans : withCountries({ ...mainCountries, [code]: [chosen] });
};
