import * as rules from 'libphonenumber-js/min';
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import PhoneInput from 'react-phone-number-input/min';
import { goesBeyondOneNumber, internationalNumber, isPhoneNumber, withOnePlus } from '#forms/phone.ts';
import { language } from '#languages/current.ts';
import { countryLabels } from '#src/components/countryLabels.ts';
import { numberingPlansOf } from '#src/components/numberingPlans.ts';

// The first `localeCompare` of a page is slow: it runs here, before the countries are rendered.
'Lebanon'.localeCompare('Liberia');

export interface CountryPhoneInputProps {
  input: { id: string; name: string; autoComplete: string };
  countryLabel: string;
  /** International, or what was typed in the plain input. */
  number: string;
  onType: (number: string) => void;
  onLeave?: (() => void) | undefined;
}

/** A typed number in the international form of the library; it may be incomplete. */
const international = (typed: string) => {
  const reader = new rules.AsYouType('LB');
  reader.input(withOnePlus(typed));
  return reader.getNumberValue();
};

/** The number of a text that contains more than that, such as an extension: its country is shown. Undefined if there are several. */
const numberWithin = (text: string) => {
  const number = internationalNumber(text, rules);
  return isPhoneNumber(number, rules) ? number : undefined;
};

const valueOf = (text: string) => (goesBeyondOneNumber(text) ? numberWithin(text) : international(text));

/** An international number with the code of another country in place of its own. Undefined if the code is the same. */
const withCodeOf = (country: string, number: string) => {
  if (!rules.isSupportedCountry(country)) return undefined;
  const reader = new rules.AsYouType();
  reader.input(number);
  const [before = '', code] = [reader.getCallingCode(), rules.getCountryCallingCode(country)];
  return before === code ? undefined : `+${code}${number.slice(`+${before}`.length)}`;
};

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value'> {
  value?: string;
  /** What was typed in the plain input. */
  typed: string;
  /** Called with the text if it contains more than one number, otherwise with undefined. */
  onBeyond: (text: string | undefined) => void;
}

/**
 * The text input. The library keeps only digits, and would merge two numbers into one: such a text is not given to it. What a
 * browser fills in without an event stays: the input is changed only when its text is another one.
 */
const NumberInput = ({ typed, onBeyond, value, onChange, onKeyDown, ref, ...input }: NumberInputProps) => {
  const [beyond, setBeyond] = useState(() => (goesBeyondOneNumber(typed) ? typed : undefined));
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current!);
  const text = beyond ?? value ?? '';
  useLayoutEffect(() => {
    if (field.current!.value !== text) field.current!.value = text;
  }, [text]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const one = withOnePlus(target.value);
    if (one !== target.value) target.value = one;
    const next = goesBeyondOneNumber(one) ? one : undefined;
    setBeyond(next);
    onBeyond(next);
    if (next === undefined) onChange?.(event);
  };
  // The library's key handler assumes a text that the library has formatted.
  const keyDown = beyond === undefined ? onKeyDown : undefined;
  return <input {...input} ref={field} defaultValue={text} onChange={change} onKeyDown={keyDown} />;
};

/** react-phone-number-input with our flags, in a chunk of its own. */
export const CountryPhoneInput = ({ input, countryLabel, number, onType, onLeave }: CountryPhoneInputProps) => {
  const [value, setValue] = useState(() => valueOf(number));
  const [chosen, setChosen] = useState<string>();
  const labels = useMemo(() => countryLabels(), []);
  const plans = useMemo(() => numberingPlansOf(chosen), [chosen]);
  // A text that is not given to the library. It must not be overwritten when another country is chosen.
  const beyond = useRef(goesBeyondOneNumber(number) ? number : undefined);
  // The library empties a number that is written with the code of another country than the one that is chosen.
  const kept = useRef<string>(undefined);
  const type = (next: string | undefined) => {
    const typed = next ?? kept.current;
    kept.current = undefined;
    setValue(typed);
    onType(beyond.current ?? typed ?? '');
  };
  const typeBeyond = (text: string | undefined) => {
    beyond.current = text;
    if (text === undefined) return;
    setValue(numberWithin(text));
    onType(text);
  };
  // A number that begins with 00 has its own country code.
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value.startsWith('00') && beyond.current === undefined) type(international(target.value));
    onLeave?.();
  };
  const choose = ({ currentTarget, target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLSelectElement)) return;
    setChosen(target.value);
    const isInternational = currentTarget.querySelector('input')!.value.startsWith('+');
    if (value && isInternational && beyond.current === undefined) kept.current = withCodeOf(target.value, value);
  };
  return (
    <PhoneInput
      {...input}
      onBlur={leave}
      className="phone"
      containerComponentProps={{ onChange: choose }}
      inputComponent={NumberInput}
      numberInputProps={{ className: 'input', dir: 'ltr', typed: number, onBeyond: typeBeyond }}
      countrySelectProps={{ 'aria-label': countryLabel, className: 'phone-countries' }}
      defaultCountry="LB"
      // A key chooses a country while the list is closed: the next one may choose another.
      focusInputOnCountrySelection={false}
      flagUrl="/flags/{XX}.svg"
      metadata={plans}
      {...(labels && { labels, locales: language() })}
      {...(value !== undefined && { value })}
      onChange={type}
    />
  );
};
