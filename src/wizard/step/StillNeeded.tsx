import { isChanged, validateStep } from '#forms/check.ts';
import { idOf, messageAway, questionsOf } from '#forms/questions.ts';
import { NeededPanel } from '#src/components/NeededPanel.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';

interface Props {
  open: boolean;
  onOpen: () => void;
  onFold: () => void;
}

/** The panel of missing and wrong answers, in the order of the page. */
export const StillNeeded = ({ open, onOpen, onFold }: Props) => {
  const { form, step, actor } = useWizard();
  // The panel is rendered again when the messages change, and not at each key.
  useWizardState(({ context: { draft, phoneRules } }) =>
    [...validateStep(form, step, draft, phoneRules).messages].join('\n'),
  );
  const { draft, phoneRules } = actor.getSnapshot().context;
  const { messages } = validateStep(form, step, draft, phoneRules);
  const needed = questionsOf(form, step, draft).flatMap((question) => {
    const id = idOf(question.path);
    const message = messages.get(id);
    return message ? [{ id, text: messageAway(question, message, draft) }] : [];
  });
  // All answers are valid. Something else disables the button, such as a send.
  if (needed.length === 0 && isChanged(form, step, draft)) return null;
  return <NeededPanel needed={needed} open={open} onToggle={open ? onFold : onOpen} onGo={focusOn} />;
};
