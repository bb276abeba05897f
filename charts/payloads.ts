import * as v from 'valibot';
import { type Attachment, isAttachment } from '#forms/attachment.ts';
import type { DraftGroup, DraftValue } from '#forms/draftValue.ts';
import type { DraftEvent } from '#machines/draftTypes.ts';
import type { MenuEvent } from '#machines/menuTypes.ts';
import type { PhotographsEvent } from '#machines/photographsTypes.ts';
import type { SendingEvent } from '#machines/sendingTypes.ts';
import type { Receipt, Submission, WizardEvent } from '#machines/wizard/types.ts';

/** A schema for each event that carries something; the compiler holds it to the event's type. */
type Payloads<Event extends { type: string }> = {
  [Type in Event['type'] as Exclude<keyof Extract<Event, { type: Type }>, 'type'> extends never
    ? never
    : Type]: v.GenericSchema<unknown, Omit<Extract<Event, { type: Type }>, 'type'>>;
};

const isAnswer = (value: unknown): value is DraftValue => {
  if (value === undefined || typeof value === 'string') return true;
  if (!Array.isArray(value)) return isGroup(value);
  return value.every(isAttachment) || value.every((entry) => isGroup(entry) && typeof entry['key'] === 'string');
};
const isGroup = (value: unknown): value is DraftGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isAnswer);

const [text, count, flag] = [v.string(), v.number(), v.boolean()];
const maybe = v.exactOptional;
const path = v.array(text);
const answer = v.custom<DraftValue>(
  isAnswer,
  'is no answer: a text, files, entries with a key each, or answers by name',
);
const draft = v.custom<DraftGroup>(isGroup, 'is no draft: answers by name');
const answers = v.array(v.tuple([path, answer]));
const files = v.array(v.unknown());
const receipt: v.GenericSchema<unknown, Receipt> = v.strictObject({
  submissionId: text,
  reference: text,
  receivedAt: maybe(text),
  earlier: maybe(flag),
});
const submission: v.GenericSchema<unknown, Submission> = v.strictObject({
  id: text,
  fingerprint: text,
  earlierIds: maybe(v.array(text)),
  unsure: maybe(flag),
});
const ended = v.picklist(['stopped', 'not there', 'not confirmed', 'not known']);
const record = v.strictObject({
  draft: maybe(draft),
  step: maybe(text),
  reached: maybe(count),
  previous: v.optional(draft),
  submission: v.optional(submission),
  ended: v.optional(ended),
});
const failure = v.strictObject({
  kind: v.picklist(['offline', 'busy', 'too large', 'refused', 'not the school', 'not known']),
  detail: maybe(text),
  errors: maybe(v.record(text, text)),
  retryAt: maybe(count),
});
const answered = v.variant('became', [
  v.strictObject({ became: v.literal('received'), receipt }),
  v.strictObject({ became: v.literal('failed'), failure, temporary: flag, retryAfter: v.optional(count) }),
]);
const spot = v.strictObject({ x: count, y: count });

const ofTheWizard: Payloads<WizardEvent> = {
  CHANGE: v.strictObject({ path, answer, typing: maybe(flag) }),
  ANSWER_ALL: v.strictObject({ by: path, answers }),
  BLUR: v.strictObject({ path }),
  CHOOSE: v.strictObject({ path, files, multiple: flag }),
  ATTACH: v.strictObject({ path, files: v.array(v.custom<Attachment>(isAttachment, 'is no file')), multiple: flag }),
  UNREADABLE: v.strictObject({ path }),
  DETACH: v.strictObject({ path, ids: v.array(text) }),
  ADD_ENTRY: v.strictObject({ path, key: text }),
  REMOVE: v.strictObject({ path, key: text }),
  GO_TO: v.strictObject({ place: text, question: maybe(text), replace: maybe(flag) }),
  REVIEW: v.strictObject({ step: maybe(text) }),
  RESTORE: v.strictObject({ ...record.entries, receipt: v.optional(receipt) }),
};
const ofTheDraft: Payloads<DraftEvent> = {
  SAVE: v.strictObject({ record, now: maybe(flag) }),
  SENT: v.strictObject({ receipt }),
  START_OVER: v.strictObject({ forget: flag }),
};
const ofASending: Payloads<SendingEvent> = {
  PROGRESS: v.strictObject({ sent: count, total: count }),
  ANSWERED: v.strictObject({ answered }),
  CHECK_TIME: v.strictObject({ now: count }),
};
const ofPhotographs: Payloads<PhotographsEvent> = {
  CHOOSE: v.strictObject({ photographs: files }),
  VIEW: v.strictObject({ page: text }),
  ADJUST: v.strictObject({ page: text }),
  CORNERS: v.strictObject({ corners: v.tuple([spot, spot, spot, spot]) }),
  ROTATE: v.strictObject({ page: text }),
  COLOR: v.strictObject({ page: text, color: flag }),
  MOVE: v.strictObject({ page: text, by: v.picklist([1, -1]) }),
  REMOVE: v.strictObject({ page: text }),
};
const ofTheMenu: Payloads<MenuEvent> = {
  TOGGLE: v.strictObject({ group: text }),
  RESIZE: v.strictObject({ width: count }),
};
const others: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  draft: ofTheDraft,
  sending: ofASending,
  photographs: ofPhotographs,
  menu: ofTheMenu,
};

/** What an actor comes to is typed where it is invoked; elsewhere an event carries nothing. */
const schemaOf = (machine: string, type: string): v.GenericSchema => {
  if (/^xstate\.(?:done|error)\.actor\./.test(type))
    return v.strictObject({ output: maybe(v.unknown()), error: maybe(v.unknown()) });
  const known: Readonly<Record<string, v.GenericSchema>> = others[machine] ?? ofTheWizard;
  return known[type] ?? v.strictObject({});
};

/** What is wrong with a payload for an event of this type, a line each; none if it may be sent. */
export const faultsIn = (machine: string, type: string, payload: unknown): string[] =>
  (v.safeParse(schemaOf(machine, type), payload).issues ?? []).map((issue) =>
    [v.getDotPath(issue), issue.expected === 'never' ? 'is not part of it' : issue.message].filter(Boolean).join(': '),
  );
