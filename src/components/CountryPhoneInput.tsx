import { AsYouType } from 'libphonenumber-js/min';
import { type FocusEvent, useState } from 'react';
import PhoneInput from 'react-phone-number-input/min';

export interface CountryPhoneInputProps {
  input: { id: string; name: string; autoComplete: string };
  countryLabel: string;
  /** International, or what was typed before this arrived. */
  number: string;
  onType: (number: string) => void;
  onLeave?: (() => void) | undefined;
}

/** What was typed so far as the library takes it: international, however incomplete. */
const international = (typed: string) => {
  const reader = new AsYouType('LB');
  reader.input(typed);
  return reader.getNumberValue();
};

/** react-phone-number-input with our flags, in a chunk of its own. */
export const CountryPhoneInput = ({ input, countryLabel, number, onType, onLeave }: CountryPhoneInputProps) => {
  const [value, setValue] = useState(() => international(number));
  const type = (next: string | undefined) => {
    setValue(next);
    onType(next ?? '');
  };
  // After 00 comes a country of its own, whichever was chosen before.
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value.startsWith('00')) type(international(target.value));
    onLeave?.();
  };
  return (
    <PhoneInput
      {...input}
      onBlur={leave}
      className="phone"
      numberInputProps={{ className: 'input', dir: 'ltr' }}
      countrySelectProps={{ 'aria-label': countryLabel, className: 'phone-countries' }}
      defaultCountry="LB"
      flagUrl="/flags/{XX}.svg"
      {...(value !== undefined && { value })}
      onChange={type}
    />
  );
};
