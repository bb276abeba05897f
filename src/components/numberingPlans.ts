import metadata from 'libphonenumber-js/min/metadata';

const shared = metadata.country_calling_codes;
// Countries with these calling codes are recognized by their area codes. With other shared codes they cannot be.
const distinguishable = ['1', '7'];

const withCountries = (countries: object) => ({ ...metadata, country_calling_codes: { ...shared, ...countries } });

const mainCountries = Object.fromEntries(
  Object.entries(shared)
    .filter(([code]) => !distinguishable.includes(code))
    .map(([code, [main]]) => [code, [main]]),
);
const plans = withCountries(mainCountries);

/**
 * The numbering plans by which a number's country is found: the largest of those that share a calling code, or the one
 * the applicant has chosen. By the plans alone +44 7911 would be Guernsey's.
 */
export const numberingPlansOf = (chosen: string | undefined): typeof plans => {
  const [code] = Object.entries(shared).find(([, [, ...others]]) => others.some((each) => each === chosen)) ?? [];
  return code === undefined || distinguishable.includes(code)
    ? plans
    : withCountries({ ...mainCountries, [code]: [chosen] });
};
