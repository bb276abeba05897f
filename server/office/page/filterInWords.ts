import { t } from '#languages/message.ts';
import { formNamed } from '#server/intakeForms.ts';
import { gradeOptions } from '#server/office/page/grades.ts';
import { filterLabels, fitsNone, type ListFilter, listFields } from '#server/office/page/listFields.ts';
import { markLabel } from '#server/office/page/marks.ts';
import { noticeOptions } from '#server/office/page/notices.ts';
import type { Option } from '#server/office/page/views/Select.tsx';
import { printable } from '#server/office/printable.ts';
import { inOrder } from '#server/office/times.ts';

const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? printable(value);

const values: Record<keyof ListFilter, (value: string) => string> = {
  q: printable,
  form: (name) => t(formNamed(name)!.title),
  grade: (grade) => labelOf(gradeOptions(), grade),
  mark: (mark) => printable(markLabel(mark)),
  has: (notice) => labelOf(noticeOptions(), notice),
  from: inOrder,
  to: inOrder,
  fits: () => fitsNone(),
  with: (reference) => reference,
  only: () => t('those that are ticked'),
};

/** What was chosen of a list: 'Grade or position: Grade 3', 'Mark: accepted'. */
export const filterInWords = (filter: ListFilter): string[] =>
  listFields
    .filter((field) => filter[field])
    .map((field) =>
      t('{label}: {message}', { label: filterLabels[field], message: () => values[field](filter[field]) }),
    );
