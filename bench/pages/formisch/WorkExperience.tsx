import { Field, useForm } from '@formisch/react';
import * as v from 'valibot';
import { StepFrame } from '../StepFrame.tsx';

const schema = v.object({ hasWorkExperience: v.picklist(['yes', 'no']) });

/** The step after Education, without answers. */
export const WorkExperience = ({ onPrevious }: { onPrevious: () => void }) => {
  const form = useForm({ schema, validate: 'initial', revalidate: 'input' });
  return (
    <StepFrame title="Work Experience" position={3} ready={form.isValid} onPrevious={onPrevious}>
      <fieldset className="field field--yes-no" role="radiogroup" aria-required>
        <legend className="field-label">Do you have work experience?</legend>
        <Field of={form} path={['hasWorkExperience']}>
          {({ input, props }) => (
            <div className="radios">
              {['yes', 'no'].map((value) => (
                <label className="radio" key={value}>
                  <input {...props} type="radio" value={value} checked={input === value} autoFocus={false} />
                  <span>{value}</span>
                </label>
              ))}
            </div>
          )}
        </Field>
      </fieldset>
    </StepFrame>
  );
};
