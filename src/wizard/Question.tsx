import { answerAt, type Path } from '#forms/draft.ts';
import type { Leaf } from '#forms/field.ts';
import { isRequired } from '#forms/form.ts';
import { idOf } from '#forms/questions.ts';
import { today } from '#forms/today.ts';
import { DateField } from '#src/components/DateField.tsx';
import { LinesField } from '#src/components/LinesField.tsx';
import { PhoneField } from '#src/components/PhoneField.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { YesNoField } from '#src/components/YesNoField.tsx';
import { useMessage, useWizard, useWizardState } from '#src/wizard/context.ts';
import { FileQuestion } from '#src/wizard/FileQuestion.tsx';

export interface QuestionProps {
  field: Leaf;
  path: Path;
  name: string;
  context?: string;
}

/** A field of a form, connected to its answer. The text being typed stays in the control; no key renders anything. */
export const Question = ({ field, path, name, context }: QuestionProps) => {
  const { actor } = useWizard();
  const frame = {
    id: idOf(path),
    name,
    label: field.label,
    context: context ?? field.about,
    hint: field.hint,
    required: useWizardState(({ context: { draft } }) => isRequired(field, draft, answerAt(draft, path.slice(0, -1)))),
    error: useMessage(path),
  };
  if (field.kind === 'pdf') return <FileQuestion frame={frame} path={path} multiple={field.multiple} />;

  const keep = (answer: string) => actor.send({ type: 'CHANGE', path, answer });
  // A message follows each key.
  const type = (answer: string) => actor.send({ type: 'CHANGE', path, answer, typing: !frame.error });
  const typed = {
    ...frame,
    autocomplete: field.autocomplete,
    defaultValue: answerAt(actor.getSnapshot().context.draft, path) as string,
    onLeave: () => actor.send({ type: 'LEAVE', path }),
  };
  switch (field.kind) {
    case 'choice':
      return <SelectField {...typed} options={field.options ?? []} onChoose={keep} />;
    case 'yesNo':
      return <YesNoField {...typed} options={field.options ?? []} onChoose={keep} />;
    case 'date':
      return <DateField {...typed} latest={field.past ? today() : undefined} onType={type} />;
    case 'lines':
      return <LinesField {...typed} onType={type} />;
    case 'phone':
      return <PhoneField {...typed} onType={type} />;
    default:
      return <TextField {...typed} kind={field.kind} onType={type} />;
  }
};
