import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { StepFrame } from '../StepFrame.tsx';

const schema = z.object({ hasWorkExperience: z.enum(['yes', 'no']) });

/** The step after Education, without answers. */
export const WorkExperience = ({ onPrevious }: { onPrevious: () => void }) => {
  const { register, formState } = useForm({ resolver: zodResolver(schema), mode: 'onTouched' });
  return (
    <StepFrame title="Work Experience" position={3} ready={formState.isValid} onPrevious={onPrevious}>
      <fieldset className="field field--yes-no" role="radiogroup" aria-required>
        <legend className="field-label">Do you have work experience?</legend>
        <div className="radios">
          {['yes', 'no'].map((value) => (
            <label className="radio" key={value}>
              <input type="radio" value={value} {...register('hasWorkExperience')} />
              <span>{value}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </StepFrame>
  );
};
