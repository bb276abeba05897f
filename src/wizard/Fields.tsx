import { answerAt, type Path } from '#forms/draft.ts';
import type { FieldMap } from '#forms/field.ts';
import { asked } from '#forms/form.ts';
import { nameIn } from '#forms/questions.ts';
import { useWizardState } from '#src/wizard/context.ts';
import { ListQuestion } from '#src/wizard/ListQuestion.tsx';
import { Question } from '#src/wizard/Question.tsx';

export interface FieldsProps {
  fields: FieldMap;
  path: Path;
  /** The group's wire name. */
  name: string;
  /** What is said with each label: 'school 2'. */
  context?: string;
}

/** A group's asked fields, in page order. */
export const Fields = ({ fields, path, name, context }: FieldsProps) => {
  const shown = useWizardState(({ context: { draft } }) =>
    asked(fields, draft, answerAt(draft, path))
      .map(([field]) => field)
      .join(),
  );
  return shown.split(',').map((fieldName) => {
    const field = fields[fieldName]!;
    const place = { path: [...path, fieldName], name: nameIn(name, fieldName) };
    return field.kind === 'list' ? (
      <ListQuestion key={fieldName} field={field} {...place} />
    ) : (
      <Question key={fieldName} field={field} {...place} {...(context && { context })} />
    );
  });
};
