import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { EntryList } from '../../../src/components/EntryList.tsx';
import { FileField } from '../../../src/components/FileField.tsx';
import { type Education as Answers, blankSchool, schoolFields } from '../answers.ts';
import { Control } from '../Control.tsx';
import { saveSoon } from '../draft.ts';
import { StepFrame } from '../StepFrame.tsx';
import { education } from './schema.ts';

/** Education with react-hook-form and zod: uncontrolled, and Next is disabled until the step is valid. */
export const Education = ({ answers, onNext }: { answers: Answers; onNext: (given: Answers) => void }) => {
  const { register, control, handleSubmit, formState, getValues, subscribe } = useForm<Answers>({
    defaultValues: answers,
    resolver: zodResolver(education),
    mode: 'onTouched',
  });
  const { errors, isValid } = formState;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => saveSoon(getValues) }),
    [subscribe, getValues],
  );
  const schools = useFieldArray({ control, name: 'academicInfo' });
  const languages = useFieldArray({ control, name: 'languages' });
  return (
    <StepFrame title="Education" position={2} ready={isValid} onNext={handleSubmit(onNext)}>
      <EntryList
        id="academicInfo"
        label="Academic background"
        entry="school"
        most={20}
        onAdd={() => schools.append(blankSchool)}
        entries={schools.fields.map(({ id }, i) => {
          const at = `academicInfo.${i}` as const;
          const faults = errors.academicInfo?.[i];
          const context = `school ${i + 1}`;
          return {
            key: id,
            content: (
              <>
                {schoolFields.map(({ field, ...shown }) => (
                  <Control
                    key={field}
                    {...shown}
                    {...register(`${at}.${field}`)}
                    context={context}
                    error={faults?.[field]?.message}
                  />
                ))}
                <FileField
                  label="Certificate"
                  required
                  id={`${at}.certificate`}
                  name={`${at}.certificate`}
                  context={context}
                  files={getValues(`${at}.certificate`)}
                  error={faults?.certificate?.message}
                />
              </>
            ),
          };
        })}
      />
      <EntryList
        id="languages"
        label="Languages"
        entry="language"
        most={20}
        onAdd={() => languages.append({ language: '' })}
        entries={languages.fields.map(({ id }, i) => ({
          key: id,
          content: (
            <Control
              {...register(`languages.${i}.language`)}
              label="Language"
              error={errors.languages?.[i]?.language?.message}
            />
          ),
        }))}
      />
      <Control {...register('computer_literacy')} label="Computer literacy" error={errors.computer_literacy?.message} />
    </StepFrame>
  );
};
