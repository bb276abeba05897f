import { useState } from 'react';
import PhoneInput from 'react-phone-number-input/min';
import { internationalNumber } from '#forms/phone.ts';

interface Props {
  input: { id: string; name: string; autoComplete: string };
  onLeave?: (() => void) | undefined;
  countryLabel: string;
  number: string;
  onType?: ((number: string) => void) | undefined;
}

/** react-phone-number-input with our flags: 40 KB with its countries' numbering plans, so it stands in a chunk of its own. */
const CountryPhoneInput = ({ input, countryLabel, number, onType, onLeave }: Props) => {
  const [value, setValue] = useState(() => (number ? internationalNumber(number) : undefined));
  return (
    <PhoneInput
      {...input}
      onBlur={() => onLeave?.()}
      className="phone"
      numberInputProps={{ className: 'input', dir: 'ltr' }}
      countrySelectProps={{ 'aria-label': countryLabel, className: 'phone-countries' }}
      defaultCountry="LB"
      flagUrl="/flags/{XX}.svg"
      value={value}
      onChange={(next) => {
        setValue(next);
        onType?.(next ?? '');
      }}
    />
  );
};

export default CountryPhoneInput;
