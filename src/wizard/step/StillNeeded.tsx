import { isChanged, validateStep } from '#forms/check.ts';
import { answerAt } from '#forms/draft.ts';
import { type Form, isBlank } from '#forms/form.ts';
import { idOf, messageAway, questionsOf, withLabel } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import type { WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { type Needed, NeededPanel } from '#src/components/NeededPanel.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';

/**
 * The missing and wrong answers of a step; in the last step, those of any. A file that is being read is named in another step, and where
 * the panel is `open`. Undefined if something else disables the button, such as a send.
 */
const neededIn = (form: Form, shown: string, open: boolean, { context }: WizardSnapshot): Needed[] | undefined => {
  const { draft, phoneRules, reading } = context;
  const ids = Object.keys(form.steps);
  const needed = (shown === ids.at(-1) ? ids : [shown]).flatMap((step) => {
    const { messages } = validateStep(form, step, draft, phoneRules);
    return questionsOf(form, step, draft).flatMap((question): Needed[] => {
      const id = idOf(question.path);
      const elsewhere = step === shown ? {} : { step };
      if ((open || step !== shown) && reading.some(({ path }) => idOf(path) === id))
        return [{ id, text: withLabel(question, t('Reading the file…'), draft), ...elsewhere }];
      const message = messages.get(id);
      if (!message) return [];
      const wrong = !isBlank(question.field, answerAt(draft, question.path));
      return [{ id, text: messageAway(question, message, draft), wrong, ...elsewhere }];
    });
  });
  if (needed.length > 0 || !isChanged(form, shown, draft)) return needed;
  // Of another step, or of a question that is not asked any more.
  return open && reading.length > 0 ? [{ id: 'needed', text: t('Reading the file…') }] : undefined;
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
  const needed = useWizardState((snapshot) => neededIn(form, step, open, snapshot), isSame);
  const go = ({ id, step: place }: Needed) => {
    if (place === undefined) return focusOn(id);
    send({ type: 'GO_TO', place, question: id });
    send({ type: 'SHOW_NEEDED' });
  };
  return needed && <NeededPanel needed={needed} open={open} onToggle={open ? onFold : onOpen} onGo={go} />;
};
