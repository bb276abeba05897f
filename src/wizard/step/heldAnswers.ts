import { answerAt, type Path } from '#forms/draft.ts';
import { type DraftGroup, textOf } from '#forms/draftValue.ts';
import { idOf, type Question } from '#forms/questions.ts';
import type { Control } from '#src/frame/servedControls.ts';

/** What is needed of a question. */
type Answerable = Pick<Question, 'path' | 'field'>;

type Held = readonly [path: Path, answer: string];

const groupOf = (control: Control) => control.closest('fieldset');

/** What the control of a question holds; blank where there is none. */
const valueOf = ({ path, field }: Answerable): string => {
  const control = document.querySelector<Control>(`:is(input, select, textarea)#${CSS.escape(idOf(path))}`);
  if (!control) return '';
  if (field.kind === 'yesNo') return groupOf(control)?.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
  if (field.kind !== 'years') return control.value;
  const years = [...(groupOf(control)?.querySelectorAll('select') ?? [])].map(({ value }) => value);
  return years.every((year) => year === '') ? '' : years.join('-');
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Whether a control holds the answer that is known. A telephone field writes the number it has as it is written in its country, where it
 * may begin otherwise: 03 for +961 3, 8 912 for +7 912.
 */
const isSame = ({ field }: Answerable, held: string, known: string) =>
  held === known ||
  (field.kind === 'phone' &&
    digitsOf(known).endsWith(
      digitsOf(held)
        .replace(/^[08]+/, '')
        // Whole, where both have their country.
        .slice(held.startsWith('+') && /^\+\d+$/.test(known) ? 0 : -6),
    ));

/**
 * The answers that the controls of questions hold and the draft does not: browsers and password managers may fill in a control
 * without an event, or before the page's script has come. A control that is empty holds no answer.
 */
export const heldAnswers = (questions: readonly Answerable[], draft: DraftGroup): Held[] =>
  questions.flatMap((question) => {
    if (question.field.kind === 'pdf') return [];
    const held = valueOf(question);
    const known = textOf(answerAt(draft, question.path));
    return held === '' || isSame(question, held, known) ? [] : [[question.path, held] as const];
  });
