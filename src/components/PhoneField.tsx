import { type ComponentType, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '#languages/message.ts';
import type { CountryPhoneInputProps } from '#src/components/CountryPhoneInput.tsx';
import { described, FieldFrame, type FrameProps } from '#src/components/FieldFrame.tsx';
import { untilNear } from '#src/frame/untilNear.ts';

interface PhoneFieldProps extends FrameProps {
  name: string;
  autocomplete?: string | undefined;
  /** International, '+9613123456', or what was typed so far. */
  defaultValue?: string;
  onType?: ((number: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
}

export const loadCountryPhoneInput = () => import('#src/components/CountryPhoneInput.tsx');

let arrived: ComponentType<CountryPhoneInputProps> | undefined;

/**
 * A phone number with its country. The countries and their numbering plans weigh more than the rest of the page, so
 * until they have arrived, and the field is about to be seen, a plain input takes the same numbers. It is not replaced
 * under the applicant's hands.
 */
export const PhoneField = ({ autocomplete = 'off', defaultValue = '', ...props }: PhoneFieldProps) => {
  const { id, name, context, onType, onLeave } = props;
  const [countries, setCountries] = useState(() => arrived && { Input: arrived, number: defaultValue });
  const plain = useRef<HTMLInputElement>(null);
  const typed = useRef(defaultValue);

  /** Draws them bit by bit: there are 240. */
  const replace = () => {
    if (arrived) startTransition(() => setCountries({ Input: arrived!, number: typed.current }));
  };
  const onArrival = useEffectEvent(() => document.activeElement !== plain.current && replace());

  useEffect(() => {
    if (arrived) return undefined;
    const left = new AbortController();
    Promise.all([loadCountryPhoneInput(), untilNear(plain.current!)]).then(
      ([{ CountryPhoneInput }]) => {
        arrived = CountryPhoneInput;
        if (!left.signal.aborted) onArrival();
      },
      // Over a broken line the plain input stays; the intake checks the number.
      () => undefined,
    );
    return () => left.abort();
  }, []);

  const input = { ...described(props), id, name, autoComplete: autocomplete };
  const type = (number: string) => {
    typed.current = number;
    onType?.(number);
  };
  return (
    <FieldFrame {...props} kind="phone">
      {countries ? (
        <countries.Input
          input={input}
          countryLabel={context ? t('Country code, {context}', { context }) : t('Country code')}
          number={countries.number}
          onType={type}
          onLeave={onLeave}
        />
      ) : (
        <div className="phone">
          <div className="PhoneInputCountry" aria-hidden="true">
            <div className="PhoneInputCountryIcon">
              <img className="PhoneInputCountryIconImg" src="/flags/LB.svg" alt="" />
            </div>
            <div className="PhoneInputCountrySelectArrow" />
          </div>
          <input
            {...input}
            ref={plain}
            className="input"
            type="tel"
            dir="ltr"
            defaultValue={defaultValue}
            // A drawing that is under way comes to nothing.
            onFocus={() => setCountries(undefined)}
            onBlur={() => {
              onLeave?.();
              replace();
            }}
            onChange={({ target }) => {
              type(target.value);
              // A browser also fills fields in without the focus: what is under way would show the number before.
              setCountries(undefined);
              if (document.activeElement !== target) replace();
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
};
