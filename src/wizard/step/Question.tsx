import { shallowEqual } from '@xstate/react';
import { useRef, useState } from 'react';
import { answerAt } from '#forms/draft.ts';
import { textOf } from '#forms/draftValue.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import { textInWords } from '#forms/inWords.ts';
import { likelyAnswer, takesSlips } from '#forms/likelyAnswer.ts';
import { idOf } from '#forms/questions.ts';
import { today } from '#forms/today.ts';
import { t } from '#languages/message.ts';
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
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { afterPress } from '#src/wizard/step/afterPress.ts';
import { FileQuestion } from '#src/wizard/step/FileQuestion.tsx';
import { heldAnswers } from '#src/wizard/step/heldAnswers.ts';
import { Offer } from '#src/wizard/step/Offer.tsx';
import { optionsOf } from '#src/wizard/step/optionsOf.ts';
import { type AskedQuestion, noteOf, questionView } from '#src/wizard/step/questionView.ts';
import { ResetNote } from '#src/wizard/step/ResetNote.tsx';
import { Suggestions } from '#src/wizard/step/Suggestions.tsx';

interface QuestionProps extends AskedQuestion {
  name: string;
  context?: string | undefined;
}

const hintOf = ({ hint, example, blankForm }: Leaf, hasHint: boolean) => {
  if (blankForm) return <BlankFormLink blankForm={blankForm} />;
  const words = [hasHint && hint && t(hint), example && t(example)].filter(Boolean).join(' ');
  return words && rich(words, contactLinks);
};

/** A question with its offer of an answer, and the undo of the lists that its change has emptied. */
export const Question = (props: QuestionProps) => {
  const { field, path } = props;
  const { send, suggested } = useWizard();
  const likely = suggested.filter(([at]) => idOf(at) === idOf(path)).map(([, answer]) => textOf(answer));
  const [accepted, setAccepted] = useState(0);
  const take = (answer: string) => {
    send({ type: 'CHANGE', path, answer });
    setAccepted(accepted + 1);
    focusOn(idOf(path));
  };
  return (
    <div className="question">
      <Control key={accepted} {...props} />
      {(field.offer || takesSlips(field.kind)) && <Offer field={field} path={path} onTake={take} />}
      {likely.length > 0 && <Suggestions field={field} path={path} answers={likely} onTake={take} />}
      {field.resets && <ResetNote path={path} />}
    </div>
  );
};

/** A field of a form, connected to its answer. It is uncontrolled: a key does not render it. */
const Control = ({ name, context, ...question }: QuestionProps) => {
  const { field, path } = question;
  const { form, step, actor, send, announce } = useWizard();
  const { hasHint, ...shown } = useWizardState(
    (snapshot) => questionView(form, step, question, snapshot.context),
    shallowEqual,
  );
  // Some options depend on the date.
  useWizardState((snapshot) => snapshot.context.wrongDay);
  const known = useRef(shown.note);
  // Firefox empties a half-typed date whose default value is changed.
  const [defaultValue] = useState(() => textOf(answerAt(actor.getSnapshot().context.draft, path)));
  const frame = {
    ...shown,
    id: idOf(path),
    name,
    lead: field.part?.lead && t(field.part.lead),
    context: context ?? (field.about && t(field.about)),
    hint: hintOf(field, hasHint),
  };
  if (field.kind === 'pdf') return <FileQuestion frame={frame} path={path} multiple={field.multiple} />;

  const keep = (answer: string) => send({ type: 'CHANGE', path, answer });
  // While a message is shown, it is updated at each key.
  const type = (answer: string) => actor.send({ type: 'CHANGE', path, answer, typing: !frame.error });
  /** Announces how the answer is read, or what may be meant, once that has changed. */
  const announceNote = () => {
    const { context: present } = actor.getSnapshot();
    const likely = likelyAnswer(field.kind, textOf(answerAt(present.draft, path)), present.phoneRules);
    const note =
      noteOf(question, present) ??
      (likely && t('Did you mean {answer}?', { answer: textInWords(field, likely, present.phoneRules) }));
    if (note && note !== known.current)
      announce(t('{label}: {message}', { label: () => frame.label, message: () => note }));
    known.current = note;
  };
  const typed = {
    ...frame,
    autocomplete: field.autocomplete,
    defaultValue,
    onLeave: () => {
      for (const [, answer] of heldAnswers([{ path, field }], actor.getSnapshot().context.draft))
        actor.send({ type: 'CHANGE', path, answer });
      announceNote();
      afterPress(() => actor.send({ type: 'BLUR', path }));
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
