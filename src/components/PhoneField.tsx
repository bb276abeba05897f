import { lazy, Suspense } from 'react';
import { described, type FrameProps, ErrorMessage, Hint, LabelText } from '#src/components/FieldFrame.tsx';

export interface PhoneFieldProps extends FrameProps {
  name: string;
  autocomplete?: string | undefined;
  /** International, '+9613123456', or what was typed so far. */
  defaultValue?: string;
  onType?(number: string): void;
  onLeave?(): void;
}

const CountryPhoneInput = lazy(() => import('#src/components/CountryPhoneInput.tsx'));

/** A phone number with its country. Until the countries have arrived it is a plain field that takes the same numbers. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { id, name, autocomplete = 'off', defaultValue = '', context, onType, onLeave } = props;
  const input = {
    ...described(props),
    id,
    name,
    autoComplete: autocomplete,
  };
  return (
    <div className="field field--phone" data-invalid={props.error ? '' : undefined}>
      <label className="field-label" htmlFor={id} id={`${id}-label`}>
        <LabelText {...props} />
      </label>
      {props.hint && <Hint id={id}>{props.hint}</Hint>}
      <Suspense
        fallback={
          <input
            {...input}
            className="input"
            type="tel"
            dir="ltr"
            defaultValue={defaultValue}
            onBlur={onLeave}
            onChange={({ target }) => onType?.(target.value)}
          />
        }
      >
        <CountryPhoneInput
          input={input}
          countryLabel={context ? `Country code, ${context}` : 'Country code'}
          number={defaultValue}
          onType={onType}
          onLeave={onLeave}
        />
      </Suspense>
      <ErrorMessage {...props} />
    </div>
  );
};
