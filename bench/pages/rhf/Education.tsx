import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldError, type UseFormRegisterReturn, useFieldArray, useForm } from 'react-hook-form';
import { EntryList } from '../../../src/components/EntryList.tsx';
import { described, FieldFrame } from '../../../src/components/FieldFrame.tsx';
import type { Education as Answers } from '../answers.ts';
import { FilledFiles } from '../FilledFiles.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { education } from './schema.ts';

interface ControlProps {
  field: UseFormRegisterReturn;
  label: string;
  context?: string;
  type?: 'text' | 'date';
  fault: FieldError | undefined;
}

const Control = ({ field, label, context, type = 'text', fault }: ControlProps) => {
  const frame = { id: field.name, label, context, required: true, error: fault?.message };
  return (
    <FieldFrame {...frame} kind={type}>
      <input
        {...described(frame)}
        {...field}
        className="input"
        type={type}
        id={field.name}
        dir={type === 'text' ? 'auto' : undefined}
        autoComplete="off"
        spellCheck={false}
      />
    </FieldFrame>
  );
};

const blankSchool = { from: '', to: '', schoolUniversity: '', degree: '', major: '', certificate: [] };

/** Education with react-hook-form and zod, uncontrolled, Next grey until the step is valid. */
export const Education = ({ answers, onNext }: { answers: Answers; onNext: (given: Answers) => void }) => {
  const { register, control, handleSubmit, formState, getValues } = useForm<Answers>({
    defaultValues: answers,
    resolver: zodResolver(education),
    mode: 'onTouched',
  });
  const { errors, isValid } = formState;
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
                <Control
                  field={register(`${at}.from`)}
                  label="From"
                  context={context}
                  type="date"
                  fault={faults?.from}
                />
                <Control field={register(`${at}.to`)} label="To" context={context} type="date" fault={faults?.to} />
                <Control
                  field={register(`${at}.schoolUniversity`)}
                  label="School / University"
                  context={context}
                  fault={faults?.schoolUniversity}
                />
                <Control field={register(`${at}.degree`)} label="Degree" context={context} fault={faults?.degree} />
                <Control field={register(`${at}.major`)} label="Major" context={context} fault={faults?.major} />
                <FilledFiles
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
              field={register(`languages.${i}.language`)}
              label="Language"
              fault={errors.languages?.[i]?.language}
            />
          ),
        }))}
      />
      <Control field={register('computer_literacy')} label="Computer literacy" fault={errors.computer_literacy} />
    </StepFrame>
  );
};
