import { fromPromise } from 'xstate';
import { blank } from '#forms/draft.ts';
import type { Form } from '#forms/form.ts';
import { loadPhoneRules } from '#forms/phone.ts';
import type { Claimed, ClaimInput } from '#machines/draftTypes.ts';
import {
  dropRestoredAnswers,
  emptyControls,
  resendEarlyFiles,
  withEarlyAnswers,
} from '#src/wizard/draft/earlyAnswers.ts';
import { channelOf, letGo, take } from '#src/wizard/draft/locks.ts';
import { claimDraft } from '#src/wizard/draft/records.ts';
import { fetchLateParts } from '#src/wizard/late.ts';
import { untilStopped } from '#src/wizard/untilStopped.ts';

// A page that is being left needs a moment to let go; a frozen one never does.
const MOMENT = 300;
const SECOND = 1_000;

const tell = (form: Form, word: 'ASKED' | 'TAKEN') => {
  const channel = channelOf(form);
  // A channel reaches its own origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(word);
  channel?.close();
};

const takeFor = async ({ form, insists }: ClaimInput, signal: AbortSignal): Promise<boolean> => {
  const onStolen = () => window.dispatchEvent(new Event(`stolen-${form.name}`));
  if (!insists) return take(form, { patience: MOMENT, signal, onStolen });
  tell(form, 'ASKED');
  const given = await take(form, { patience: SECOND, signal, onStolen });
  return given || take(form, { steals: true, signal, onStolen });
};

const claimFor = async (input: ClaimInput, signal: AbortSignal): Promise<Claimed> => {
  const { form, first } = input;
  signal.addEventListener('abort', () => letGo(form));
  if (!(await takeFor(input, signal))) return { ours: false };
  signal.throwIfAborted();
  const page = document.querySelector<HTMLElement>('.wizard');
  const { generation, kept, receipt } = await claimDraft(form).catch((error: unknown) => {
    console.error('The draft could not be read from this device.', error);
    // The machine is told of none of them.
    if (first && page) emptyControls(page);
    throw error;
  });
  tell(form, 'TAKEN');
  // What is brought back is made of these, too: nothing moves once it can be pressed. Where they fail, the page says so.
  // A number that was kept as it was typed is judged by its country's rules, or another step would open.
  if (kept || receipt) await Promise.allSettled([fetchLateParts(), loadPhoneRules()]);
  const ours = { ours: true as const, generation, receipt };
  if (!first || !page) return { ...ours, kept };
  if (!kept) dropRestoredAnswers(form, page);
  resendEarlyFiles(page);
  const [step = ''] = Object.keys(form.steps);
  const base = kept?.draft ?? blank(form);
  const draft = withEarlyAnswers(form, step, base, page);
  if (draft === base) return { ...ours, kept };
  const begun = { step, reached: 0, submission: undefined, savedAt: new Date() };
  return { ...ours, kept: { ...begun, ...kept, draft } };
};

/** The `claim` actor: takes a form's draft for this tab and reads it, with what was typed before the script arrived. */
export const claim = fromPromise<Claimed, ClaimInput>(({ input, signal }) =>
  untilStopped(signal, claimFor(input, signal)),
);
