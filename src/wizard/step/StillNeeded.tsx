import { isChanged, validateStep } from '#forms/check.ts';
import { answerAt } from '#forms/draft.ts';
import { type Form, isBlank } from '#forms/form.ts';
import { idOf, messageAway, questionsOf, withLabel } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import type { WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { type Needed, NeededPanel } from '#src/components/NeededPanel.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';

/** The missing and wrong answers of a step; in another one than `shown` also those whose file is still being read. */
const neededOf = (form: Form, step: string, shown: string, { context }: WizardSnapshot): Needed[] => {
  const { draft, phoneRules, reading } = context;
  const { messages } = validateStep(form, step, draft, phoneRules);
  const elsewhere = step === shown ? {} : { step };
  const isRead = (id: string) => step !== shown && reading.some(({ path }) => idOf(path) === id);
  return questionsOf(form, step, draft).flatMap((question): Needed[] => {
    const id = idOf(question.path);
    if (isRead(id)) return [{ id, text: withLabel(question, t('Reading the file…'), draft), ...elsewhere }];
    const message = messages.get(id);
    if (!message) return [];
    const wrong = !isBlank(question.field, answerAt(draft, question.path));
    return [{ id, text: messageAway(question, message, draft), wrong, ...elsewhere }];
  });
};

/** What is needed in a step; in the last step, what is needed in any. Undefined if something else disables the button, such as a send. */
const neededIn = (form: Form, step: string, snapshot: WizardSnapshot): Needed[] | undefined => {
  const ids = Object.keys(form.steps);
  const needed = (step === ids.at(-1) ? ids : [step]).flatMap((id) => neededOf(form, id, step, snapshot));
  return needed.length > 0 || !isChanged(form, step, snapshot.context.draft) ? needed : undefined;
};

const isSame = (one?: Needed[], other?: Needed[]) => JSON.stringify(one) === JSON.stringify(other);

interface Props {
  open: boolean;
  onOpen: () => void;
  onFold: () => void;
}

/** The panel of missing and wrong answers, in the order of the page. */
export const StillNeeded = ({ open, onOpen, onFold }: Props) => {
  const { form, step, send } = useWizard();
  const needed = useWizardState((snapshot) => neededIn(form, step, snapshot), isSame);
  const go = ({ id, step: place }: Needed) => {
    if (place === undefined) return focusOn(id);
    send({ type: 'GO_TO', place, question: id });
    send({ type: 'SHOW_NEEDED' });
  };
  return needed && <NeededPanel needed={needed} open={open} onToggle={open ? onFold : onOpen} onGo={go} />;
};
