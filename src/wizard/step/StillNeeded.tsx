import { isChanged, validateStep } from '#forms/check.ts';
import { answerAt } from '#forms/draft.ts';
import { type Form, isBlank } from '#forms/form.ts';
import { idOf, messageAway, questionsOf } from '#forms/questions.ts';
import type { WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { type Needed, NeededPanel } from '#src/components/NeededPanel.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';

/** The missing and wrong answers; undefined if all are valid and something else disables the button, such as a send. */
const neededIn = (form: Form, step: string, { context }: WizardSnapshot): Needed[] | undefined => {
  const { draft, phoneRules } = context;
  const { messages } = validateStep(form, step, draft, phoneRules);
  if (messages.size === 0) return isChanged(form, step, draft) ? undefined : [];
  return questionsOf(form, step, draft).flatMap((question) => {
    const id = idOf(question.path);
    const message = messages.get(id);
    if (!message) return [];
    const wrong = !isBlank(question.field, answerAt(draft, question.path));
    return [{ id, text: messageAway(question, message, draft), wrong }];
  });
};

const isSame = (one?: Needed[], other?: Needed[]) => JSON.stringify(one) === JSON.stringify(other);

interface Props {
  open: boolean;
  onOpen: () => void;
  onFold: () => void;
}

/** The panel of missing and wrong answers, in the order of the page. */
export const StillNeeded = ({ open, onOpen, onFold }: Props) => {
  const { form, step } = useWizard();
  const needed = useWizardState((snapshot) => neededIn(form, step, snapshot), isSame);
  return needed && <NeededPanel needed={needed} open={open} onToggle={open ? onFold : onOpen} onGo={focusOn} />;
};
