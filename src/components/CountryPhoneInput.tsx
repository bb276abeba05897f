import { AsYouType } from 'libphonenumber-js/min';
import { useState } from 'react';
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
  return (
    <PhoneInput
      {...input}
      onBlur={() => onLeave?.()}
      className="phone"
      numberInputProps={{ className: 'input', dir: 'ltr' }}
      countrySelectProps={{ 'aria-label': countryLabel, className: 'phone-countries' }}
      defaultCountry="LB"
      flagUrl="/flags/{XX}.svg"
      {...(value !== undefined && { value })}
      onChange={(next) => {
        setValue(next);
        onType(next ?? '');
      }}
    />
  );
};
