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

let loaded: ComponentType<CountryPhoneInputProps> | undefined;

/**
 * A phone number with its country. The countries and their numbering plans are larger than the rest of the page: until they are
 * loaded, and the field is near the viewport, a plain input accepts the same numbers. It is not replaced while it has the focus.
 */
export const PhoneField = ({ autocomplete = 'off', defaultValue = '', ...props }: PhoneFieldProps) => {
  const { id, name, context, onType, onLeave } = props;
  const [countries, setCountries] = useState(() => loaded && { Input: loaded, number: defaultValue });
  const plain = useRef<HTMLInputElement>(null);
  const typed = useRef(defaultValue);

  /** Renders the 240 countries in a transition, so that the page stays responsive. */
  const replace = () => {
    // The browser may have filled it in without an event.
    const number = plain.current?.value || typed.current;
    if (loaded) startTransition(() => setCountries({ Input: loaded!, number }));
  };
  const onArrival = useEffectEvent(() => document.activeElement !== plain.current && replace());

  useEffect(() => {
    if (loaded) return undefined;
    const left = new AbortController();
    Promise.all([loadCountryPhoneInput(), untilNear(plain.current!)]).then(
      ([{ CountryPhoneInput }]) => {
        loaded = CountryPhoneInput;
        if (!left.signal.aborted) onArrival();
      },
      // Without a connection the plain input stays; the intake checks the number.
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
            // Cancels a transition that would replace it.
            onFocus={() => setCountries(undefined)}
            onBlur={() => {
              onLeave?.();
              replace();
            }}
            onChange={({ target }) => {
              type(target.value);
              // Autofill changes a field without the focus: a transition in progress would show the old number.
              setCountries(undefined);
              if (document.activeElement !== target) replace();
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
};
