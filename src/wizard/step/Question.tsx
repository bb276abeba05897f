import { useRef, useState } from 'react';
import { answerAt, listAt, type Path } from '#forms/draft.ts';
import { groupOf, textOf } from '#forms/draftValue.ts';
import type { Leaf, List } from '#forms/fieldTypes.ts';
import { isBlank, isLeftOut, isRequired, labelOf } from '#forms/form.ts';
import { takesSlips } from '#forms/likelyAnswer.ts';
import { idOf } from '#forms/questions.ts';
import { readAs } from '#forms/readAs.ts';
import { today } from '#forms/today.ts';
import { t } from '#languages/message.ts';
import type { WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { BlankFormLink } from '#src/components/BlankFormLink.tsx';
import { DateField } from '#src/components/DateField.tsx';
import { LinesField } from '#src/components/LinesField.tsx';
import { PhoneField } from '#src/components/PhoneField.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { YearsField } from '#src/components/YearsField.tsx';
import { YesNoField } from '#src/components/YesNoField.tsx';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';
import { useMessage, useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { afterPress } from '#src/wizard/step/afterPress.ts';
import { FileQuestion } from '#src/wizard/step/FileQuestion.tsx';
import { Offer } from '#src/wizard/step/Offer.tsx';
import { optionsOf } from '#src/wizard/step/optionsOf.ts';
import { ResetNote } from '#src/wizard/step/ResetNote.tsx';
import { useHeldAnswers } from '#src/wizard/step/useHeldAnswers.ts';

interface QuestionProps {
  field: Leaf;
  path: Path;
  name: string;
  context?: string;
  /** The list it belongs to. */
  list?: List;
}

/** Whether a blank answer is refused. In an entry that may be left out, only once something in it was answered. */
const useRequired = (field: Leaf, path: Path, list: List | undefined) =>
  useWizardState(({ context: { draft } }) => {
    const entry = groupOf(answerAt(draft, path.slice(0, -1)));
    return isRequired(field, draft, entry) && !(list && isLeftOut(list, draft, entry));
  });

/** The hint, and the blank form to complete. The hint of an answer that empties lists is shown only if they are not blank. */
const useHint = ({ hint, example, resets, blankForm }: Leaf, path: Path) => {
  const { form } = useWizard();
  const applies = useWizardState(
    ({ context: { draft } }) =>
      !resets?.every((name) => {
        const list = [...path.slice(0, -1), name];
        return isBlank(listAt(form, list), answerAt(draft, list));
      }),
  );
  if (blankForm) return <BlankFormLink blankForm={blankForm} />;
  const words = [applies && hint && t(hint), example && t(example)].filter(Boolean).join(' ');
  return words && rich(words, contactLinks);
};

/** How the answer is read, and a function that announces it once it has changed. */
const useNote = (field: Leaf, path: Path, label: string) => {
  const { actor, announce } = useWizard();
  const noteIn = ({ context: { draft, phoneRules } }: WizardSnapshot) =>
    readAs(field, textOf(answerAt(draft, path)), phoneRules);
  const note = useWizardState(noteIn);
  const known = useRef(note);
  const announceNote = () => {
    const now = noteIn(actor.getSnapshot());
    if (now && now !== known.current) announce(t('{label}: {message}', { label: () => label, message: () => now }));
    known.current = now;
  };
  return { note, announceNote };
};

/** A question with its offer of an answer, and the undo of the lists that its change has emptied. */
export const Question = (props: QuestionProps) => {
  const { field, path } = props;
  const { send } = useWizard();
  const isChecked = useWizardState(({ context }) => takesSlips(field.kind) && context.touched.has(idOf(path)));
  const [accepted, setAccepted] = useState(0);
  const take = (answer: string) => {
    send({ type: 'CHANGE', path, answer });
    setAccepted(accepted + 1);
    focusOn(idOf(path));
  };
  return (
    <div className="question">
      <Control key={accepted} {...props} />
      {(field.offer || isChecked) && <Offer field={field} path={path} onTake={take} />}
      {field.resets && <ResetNote path={path} />}
    </div>
  );
};

/** A field of a form, connected to its answer. It is uncontrolled: a key does not render it. */
const Control = ({ field, path, name, context, list }: QuestionProps) => {
  const { actor, send } = useWizard();
  const label = useWizardState(({ context: { draft } }) =>
    labelOf(field, draft, groupOf(answerAt(draft, path.slice(0, -1)))),
  );
  const { note, announceNote } = useNote(field, path, label);
  // Some options depend on the date.
  useWizardState((snapshot) => snapshot.context.wrongDay);
  const takeHeldAnswers = useHeldAnswers();
  const frame = {
    id: idOf(path),
    name,
    label,
    lead: field.part?.lead && t(field.part.lead),
    context: context ?? (field.about && t(field.about)),
    hint: useHint(field, path),
    required: useRequired(field, path, list),
    note,
    error: useMessage(path),
  };
  if (field.kind === 'pdf') return <FileQuestion frame={frame} path={path} multiple={field.multiple} />;

  const keep = (answer: string) => send({ type: 'CHANGE', path, answer });
  // While a message is shown, it is updated at each key.
  const type = (answer: string) => send({ type: 'CHANGE', path, answer, typing: !frame.error });
  const typed = {
    ...frame,
    autocomplete: field.autocomplete,
    defaultValue: textOf(answerAt(actor.getSnapshot().context.draft, path)),
    onLeave: () => {
      takeHeldAnswers([{ path, field }]);
      announceNote();
      afterPress(() => send({ type: 'BLUR', path }));
    },
  };
  switch (field.kind) {
    case 'choice':
      return <SelectField {...typed} options={optionsOf(field)} onChoose={keep} />;
    case 'years':
      return <YearsField {...typed} options={optionsOf(field)} onChoose={keep} />;
    case 'yesNo':
      return <YesNoField {...typed} options={optionsOf(field)} onChoose={keep} />;
    case 'date':
      return <DateField {...typed} latest={field.past ? today : undefined} onType={type} />;
    case 'lines':
      return <LinesField {...typed} onType={type} />;
    case 'phone':
      return <PhoneField {...typed} onType={type} />;
    default:
      return <TextField {...typed} kind={field.kind} lang={field.lang} onType={type} />;
  }
};
