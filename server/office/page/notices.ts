import { type Message, message, t } from '#languages/message.ts';
import type { Option } from '#server/office/page/views/Select.tsx';
import { optionalPapers } from '#server/storing/summary.ts';

const flagLabels: Readonly<Record<string, Message>> = { encrypted: message('a file asks for a password') };

export const flagLabel = (flag: string): string => flagLabels[flag]?.() ?? flag;

const paperLabels = new Map(optionalPapers().map(({ name, label }) => [name, label]));

/** A missing paper in words: 'no recommendation letter'. */
export const missingLabel = (name: string): string =>
  t('no {paper}', { paper: () => t(paperLabels.get(name) ?? name).toLowerCase() });

/** What the list can be filtered by: what is missing or unusual. */
export const noticeOptions = (): Option[] => [
  ...[...paperLabels.keys()].map((value) => ({ value, label: missingLabel(value) })),
  ...Object.entries(flagLabels).map(([value, label]) => ({ value, label: label() })),
];
