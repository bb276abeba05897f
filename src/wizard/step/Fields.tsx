import { shallowEqual } from '@xstate/react';
import { memo, useDeferredValue } from 'react';
import { answerAt, type Path, pathOfStep } from '#forms/draft.ts';
import { groupOf } from '#forms/draftValue.ts';
import type { FieldMap, List } from '#forms/fieldTypes.ts';
import { visibleFields } from '#forms/form.ts';
import { idOf, nameIn } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import { FieldGroup } from '#src/components/FieldGroup.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { groupedByPart } from '#src/wizard/step/groupedByPart.ts';
import { ListQuestion } from '#src/wizard/step/ListQuestion.tsx';
import { NoToAll } from '#src/wizard/step/NoToAll.tsx';
import { Previous } from '#src/wizard/step/Previous.tsx';
import { Question } from '#src/wizard/step/Question.tsx';

interface FieldsProps {
  fields: FieldMap;
  path: Path;
  /** The group's wire name. */
  name: string;
  /** Announced with each label: 'school 2'. */
  context?: string;
  /** The list these are an entry of. */
  list?: List;
}

interface ShownProps extends FieldsProps {
  /** The names of the fields, in page order. */
  shown: readonly string[];
}

const Shown = memo(({ shown, fields, path, name, ...entry }: ShownProps) => {
  const { form } = useWizard();
  const show = (fieldName: string) => {
    const field = fields[fieldName]!;
    const place = { path: [...path, fieldName], name: nameIn(name, fieldName) };
    if (field.kind === 'list') return <ListQuestion key={fieldName} field={field} {...place} />;
    if (field.kind === 'group')
      return (
        <FieldGroup key={fieldName} heading={t(field.label)}>
          {form.reuses && <Previous path={place.path} />}
          <Fields fields={field.fields} {...place} />
        </FieldGroup>
      );
    return <Question key={fieldName} field={field} {...place} {...entry} />;
  };
  return groupedByPart(fields, shown).map(({ part, names }) => {
    if (part === undefined) return names.map(show);
    const questions = names.filter((each) => fields[each]!.kind === 'yesNo').map((each) => [...path, each]);
    return (
      <FieldGroup
        key={`${idOf(path)} ${part.heading}`}
        heading={t(part.heading)}
        lead={part.lead && t(part.lead)}
        together={part.noToAll && questions.length > 0 && <NoToAll words={part.noToAll} questions={questions} />}
      >
        {names.map(show)}
      </FieldGroup>
    );
  });
});

/** A group's asked fields, each part of them under its heading. What an answer opens follows its paint, what it closes goes at once. */
export const Fields = (props: FieldsProps) => {
  const { fields, path } = props;
  const asked = useWizardState(
    ({ context: { draft } }) => visibleFields(fields, draft, groupOf(answerAt(draft, path))).map(([field]) => field),
    shallowEqual,
  );
  const late = useDeferredValue(asked);
  return <Shown {...props} shown={asked.length < late.length ? asked : late} />;
};

/** The questions of the present step. They are not rendered again with what surrounds them. */
export const StepFields = memo(() => {
  const { form, step } = useWizard();
  const path = pathOfStep(form, step);
  return (
    <div className="step-fields">
      <Fields fields={form.steps[step]!.fields} path={path} name={path.join('')} />
    </div>
  );
});
