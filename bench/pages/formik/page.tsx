import { FastField, FieldArray, type FieldProps, Formik, setIn, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { EntryList } from '../../../src/components/EntryList.tsx';
import {
  type Education as Answers,
  blankSchool,
  educationOf,
  entriesInAddress,
  type School,
  schoolFields,
} from '../answers.ts';
import { Control } from '../Control.tsx';
import { saveSoon } from '../draft.ts';
import { FilledFiles } from '../FilledFiles.tsx';
import { education } from '../rhf/schema.ts';
import { show } from '../Site.tsx';
import { StepFrame } from '../StepFrame.tsx';

/** Each field's first message, as Formik takes it. */
const validate = (answers: Answers): object =>
  (education.safeParse(answers).error?.issues ?? []).reduceRight(
    (faults, { path, message }) => setIn(faults, path.join('.'), message),
    {},
  );

interface TextProps {
  name: string;
  label: string;
  context?: string;
  type?: 'text' | 'date';
}

const TextField = (props: TextProps) => (
  <FastField name={props.name}>
    {({ field, meta: { touched, error } }: FieldProps<string>) => (
      <Control {...props} {...field} error={touched ? error : undefined} />
    )}
  </FastField>
);

const Certificate = ({ name, context }: { name: string; context: string }) => (
  <FastField name={name}>
    {({ field, meta: { touched, error } }: FieldProps<School['certificate']>) => (
      <FilledFiles id={name} name={name} context={context} files={field.value} error={touched ? error : undefined} />
    )}
  </FastField>
);

/** Stores the answers after each change, as Formik's users do. */
const Draft = () => {
  const { values } = useFormikContext();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
    saveSoon(() => latest.current);
  }, [values]);
  return null;
};

/** Education with Formik and zod; FastField is what its documentation advises from thirty fields on. */
show(
  <Formik initialValues={educationOf(entriesInAddress())} validate={validate} validateOnMount onSubmit={() => {}}>
    {({ values, isValid, handleSubmit }) => (
      <StepFrame title="Education" position={2} ready={isValid} onNext={handleSubmit}>
        <Draft />
        <FieldArray name="academicInfo">
          {({ push }) => (
            <EntryList
              id="academicInfo"
              label="Academic background"
              entry="school"
              most={20}
              onAdd={() => push(blankSchool)}
              entries={values.academicInfo.map((_, i) => {
                const at = `academicInfo.${i}`;
                const context = `school ${i + 1}`;
                return {
                  key: at,
                  content: (
                    <>
                      {schoolFields.map(({ field, ...textProps }) => (
                        <TextField key={field} {...textProps} name={`${at}.${field}`} context={context} />
                      ))}
                      <Certificate name={`${at}.certificate`} context={context} />
                    </>
                  ),
                };
              })}
            />
          )}
        </FieldArray>
        <FieldArray name="languages">
          {({ push }) => (
            <EntryList
              id="languages"
              label="Languages"
              entry="language"
              most={20}
              onAdd={() => push({ language: '' })}
              entries={values.languages.map((_, i) => ({
                key: `languages.${i}`,
                content: <TextField name={`languages.${i}.language`} label="Language" />,
              }))}
            />
          )}
        </FieldArray>
        <TextField name="computer_literacy" label="Computer literacy" />
      </StepFrame>
    )}
  </Formik>,
);
