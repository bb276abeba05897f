import { Field, FieldArray, type FieldElementProps, getInput, handleSubmit, insert, useForm } from '@formisch/react';
import { EntryList } from '../../../src/components/EntryList.tsx';
import { type Education as Answers, blankSchool, type School, schoolFields } from '../answers.ts';
import { Control } from '../Control.tsx';
import { saveSoon } from '../draft.ts';
import { FilledFiles } from '../FilledFiles.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { education } from './schema.ts';

interface TextFieldProps {
  field: { input: unknown; errors: readonly string[] | null; isTouched: boolean; props: FieldElementProps };
  label: string;
  context?: string;
  type?: 'text' | 'date';
}

const TextField = ({ field: { input, errors, isTouched, props }, ...shown }: TextFieldProps) => (
  <Control
    {...shown}
    {...props}
    autoFocus={false}
    value={String(input ?? '')}
    error={isTouched ? errors?.[0] : undefined}
  />
);

/** Education with Formisch and Valibot, as its guides on field arrays and on controlled fields build a form. */
export const Education = ({ answers, onNext }: { answers: Answers; onNext: (given: Answers) => void }) => {
  const form = useForm({
    schema: education,
    initialInput: answers,
    validate: 'initial',
    revalidate: 'input',
  });
  const next = handleSubmit(form, onNext);
  return (
    <div onInput={() => saveSoon(() => getInput(form))}>
      <StepFrame title="Education" position={2} ready={form.isValid} onNext={next}>
        <FieldArray of={form} path={['academicInfo']}>
          {(schools) => (
            <EntryList
              id="academicInfo"
              label="Academic background"
              entry="school"
              most={20}
              onAdd={() => insert(form, { path: ['academicInfo'], initialInput: blankSchool })}
              entries={schools.items.map((key, i) => {
                const context = `school ${i + 1}`;
                return {
                  key,
                  content: (
                    <>
                      {schoolFields.map(({ field: name, ...shown }) => (
                        <Field key={name} of={form} path={['academicInfo', i, name]}>
                          {(field) => <TextField {...shown} field={field} context={context} />}
                        </Field>
                      ))}
                      <Field of={form} path={['academicInfo', i, 'certificate']}>
                        {({ input, errors, props }) => (
                          <FilledFiles
                            id={props.name}
                            name={props.name}
                            context={context}
                            files={input as School['certificate']}
                            error={errors?.[0]}
                          />
                        )}
                      </Field>
                    </>
                  ),
                };
              })}
            />
          )}
        </FieldArray>
        <FieldArray of={form} path={['languages']}>
          {(languages) => (
            <EntryList
              id="languages"
              label="Languages"
              entry="language"
              most={20}
              onAdd={() => insert(form, { path: ['languages'], initialInput: { language: '' } })}
              entries={languages.items.map((key, i) => ({
                key,
                content: (
                  <Field of={form} path={['languages', i, 'language']}>
                    {(field) => <TextField field={field} label="Language" />}
                  </Field>
                ),
              }))}
            />
          )}
        </FieldArray>
        <Field of={form} path={['computer_literacy']}>
          {(field) => <TextField field={field} label="Computer literacy" />}
        </Field>
      </StepFrame>
    </div>
  );
};
