import { createFormHook, createFormHookContexts } from '@tanstack/react-form';
import { EntryList } from '../../../src/components/EntryList.tsx';
import { blankSchool, educationOf, entriesInAddress, type School, schoolFields } from '../answers.ts';
import { Control } from '../Control.tsx';
import { saveSoon } from '../draft.ts';
import { FilledFiles } from '../FilledFiles.tsx';
import { education } from '../rhf/schema.ts';
import { show } from '../Site.tsx';
import { StepFrame } from '../StepFrame.tsx';

const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

/** The field of the context, and its message once it was left. */
const useField = <T,>() => {
  const field = useFieldContext<T>();
  const { isBlurred, errors } = field.state.meta;
  return { field, error: isBlurred ? (errors[0]?.message as string | undefined) : undefined };
};

const TextField = (props: { label: string; context?: string; type?: 'text' | 'date' }) => {
  const { field, error } = useField<string>();
  return (
    <Control
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={({ target }) => field.handleChange(target.value)}
      onBlur={field.handleBlur}
      error={error}
    />
  );
};

const Certificate = ({ context }: { context: string }) => {
  const { field, error } = useField<School['certificate']>();
  return <FilledFiles id={field.name} name={field.name} context={context} files={field.state.value} error={error} />;
};

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, Certificate },
  formComponents: {},
});

/** Education with TanStack Form and zod, as its guides on arrays and on form composition build a form. */
const Education = () => {
  const form = useAppForm({
    defaultValues: educationOf(entriesInAddress()),
    validators: { onMount: education, onChange: education },
    listeners: { onChange: ({ formApi }) => saveSoon(() => formApi.state.values) },
  });
  const fields = (
    <>
      <form.AppField name="academicInfo" mode="array">
        {(schools) => (
          <EntryList
            id="academicInfo"
            label="Academic background"
            entry="school"
            most={20}
            onAdd={() => schools.pushValue(blankSchool)}
            entries={schools.state.value.map((_, i) => {
              const context = `school ${i + 1}`;
              return {
                key: String(i),
                content: (
                  <>
                    {schoolFields.map(({ field: name, ...shown }) => (
                      <form.AppField key={name} name={`academicInfo[${i}].${name}`}>
                        {(field) => <field.TextField {...shown} context={context} />}
                      </form.AppField>
                    ))}
                    <form.AppField name={`academicInfo[${i}].certificate`}>
                      {(field) => <field.Certificate context={context} />}
                    </form.AppField>
                  </>
                ),
              };
            })}
          />
        )}
      </form.AppField>
      <form.AppField name="languages" mode="array">
        {(languages) => (
          <EntryList
            id="languages"
            label="Languages"
            entry="language"
            most={20}
            onAdd={() => languages.pushValue({ language: '' })}
            entries={languages.state.value.map((_, i) => ({
              key: String(i),
              content: (
                <form.AppField name={`languages[${i}].language`}>
                  {(field) => <field.TextField label="Language" />}
                </form.AppField>
              ),
            }))}
          />
        )}
      </form.AppField>
      <form.AppField name="computer_literacy">{(field) => <field.TextField label="Computer literacy" />}</form.AppField>
    </>
  );
  return (
    <form.Subscribe selector={({ canSubmit }) => canSubmit}>
      {(ready) => (
        <StepFrame title="Education" position={2} ready={ready}>
          {fields}
        </StepFrame>
      )}
    </form.Subscribe>
  );
};

show(<Education />);
