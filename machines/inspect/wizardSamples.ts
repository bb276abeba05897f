import type { AnyMachineSnapshot } from 'xstate';
import { blank, withAnswer } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import type { Form } from '#forms/form.ts';
import { nameAt, questionAt, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { offer, taken } from '#machines/inspect/handoverSamples.ts';
import { sampleFieldsOf } from '#machines/inspect/sampleFields.ts';
import { type Payloads, receipt, type Sample, withPayloads } from '#machines/inspect/samples.ts';
import { stepOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import type { Shared, Submission } from '#machines/wizard/types.ts';

/** A draft with all answers of a step from another one. */
const stepFrom = (form: Form, id: string, draft: DraftGroup, example: DraftGroup): DraftGroup =>
  form.steps[id]!.topLevel
    ? { ...draft, ...Object.fromEntries(Object.keys(form.steps[id]!.fields).map((name) => [name, example[name]])) }
    : { ...draft, [id]: example[id] };

/** What changes once two devices have a draft. */
const shared = {
  submission: { id: receipt.submissionId, fingerprint: '', shared: true },
  lastSend: undefined,
} satisfies Shared;

const unfinished: Submission = { id: receipt.submissionId, fingerprint: '', unsure: true };

/** Phone rules that find any number to be one of Lebanon. */
const anyNumber = {
  parsePhoneNumberFromString: () => ({ number: '+9613123456' }),
  isValidPhoneNumber: () => true,
};

/** The outcomes of a send; the answer with this wire name may be refused. */
const outcomesWith = (name: string): Payloads[string] => [
  ['refused', { output: { became: 'failed', failure: { kind: 'refused', errors: { [name]: 'Please correct it.' } } } }],
  ['received', { output: { became: 'received', receipt } }],
  ['offline', { output: { became: 'failed', failure: { kind: 'offline' } } }],
  ['not there', { output: { became: 'not there' } }],
  ['stopped', { output: { became: 'stopped' } }],
];

const hasInfo = ({ machine }: AnyMachineSnapshot) => machine.states['journey']?.states['info'] !== undefined;

/** Sample events of a wizard: whole steps from complete examples, or blank ones. */
export const wizardSamples = (form: Form, examples: Readonly<Record<string, object>>) => {
  const { list, file, phone, resets, together } = sampleFieldsOf(form);
  const ids = Object.keys(form.steps);
  const none = blank(form);
  const named = Object.entries(examples).map(([name, answers]) => [`as ${name}`, draftOf(form, answers)] as const);
  const [, example] = named[0]!;
  const asTyped = phone.length > 0 ? withAnswer(example, phone, '03 123 456') : example;
  const attachment = examplePdf('attached.pdf');
  // What is photographed may be asked only after some answer.
  const asksForFile = (draft: DraftGroup) => questionAt(form, draft, file) !== undefined;
  const withFile = named.map(([, draft]) => draft).find(asksForFile) ?? example;
  const photographed = { path: file, replaces: [], photographs: [{ file: attachment }] };
  const outcomes = outcomesWith(nameAt(example, questionsOf(form, ids[0]!, example)[0]!.path));
  const withoutOneStep = ids.map((id) => ({ step: ids.at(-1)!, draft: stepFrom(form, id, example, none) }));

  const payloads = (snapshot: AnyMachineSnapshot): Payloads => {
    const { draft } = snapshot.context;
    const step = stepOf(snapshot as WizardSnapshot);
    const choice = { path: file, files: [attachment], multiple: true };
    return {
      CHANGE: [
        ...[...named, ['to nothing', none] as const].map(
          ([label, other]) => [label, { path: [], answer: stepFrom(form, step ?? ids[0]!, draft, other) }] as const,
        ),
        ['a key', { path: [], answer: draft, typing: true }],
        // Rules span the steps: answers of the first one decide in later ones.
        ['the first step to nothing', { path: [], answer: stepFrom(form, ids[0]!, draft, none) }],
        ...resets.map((reset) => [`${reset.path.at(-1)} to ${reset.answer}`, reset] as const),
      ],
      ANSWER_ALL: [['no to all', { by: together[0]?.[0] ?? [], answers: together }]],
      BLUR: [['', { path: file }]],
      CHOOSE: [['a file', choice]],
      ATTACH: [['', { files: choice.files }]],
      DETACH: [['', { path: file, ids: [attachment.id] }]],
      PHOTOGRAPH: [['', { path: file, ids: [] }]],
      KEEP_PHOTOGRAPHS: [['', { photographs: [{ file: attachment }] }]],
      ADD_ENTRY: [['', { path: list, key: 'e2' }]],
      REMOVE: [['', { path: list, key: 'e2' }]],
      // First those that lead somewhere.
      GO_TO: (hasInfo(snapshot) ? ['info', ...ids] : [...ids, 'info']).map((place) => [place, { place }] as const),
      RESTORE: [
        ['nothing', {}],
        ['a receipt', { receipt }],
        ['a send that was left', { draft: example, step: ids.at(-1)!, submission: unfinished, lastSend: 'awaited' }],
        [
          'a send of a number as it was typed',
          { draft: asTyped, step: ids.at(-1)!, submission: unfinished, lastSend: 'awaited' },
        ],
        ['a draft that was offered to another device', { draft: example, step: ids[0], submission: undefined, offer }],
        [
          'a draft that continues on another device',
          { draft: example, step: ids[0], submission: undefined, offer: taken },
        ],
        [
          'a send of a draft that continues on another device',
          { draft: example, step: ids.at(-1)!, submission: unfinished, lastSend: 'not confirmed', offer: taken },
        ],
        [
          'photographs',
          {
            draft: asksForFile(none) ? none : withFile,
            step: ids[0],
            photographing: photographed,
            submission: undefined,
          },
        ],
        [
          'photographs of a send that was left',
          {
            draft: withFile,
            step: ids.at(-1)!,
            submission: unfinished,
            lastSend: 'not confirmed',
            photographing: photographed,
          },
        ],
        [
          'photographs of a question that is not asked',
          { draft: none, step: ids[0], photographing: { ...photographed, path: [] }, submission: undefined },
        ],
        ['a number as it was typed', { draft: asTyped, step: ids.at(-1)!, submission: undefined }],
        ...withoutOneStep.map((record, i) => [`without ${ids[i]}`, { ...record, submission: undefined }] as const),
      ],
      SHARE: [
        ['a draft', { offer: undefined, shared }],
        ['a draft that is offered', { offer, shared }],
        ['a draft that was taken', { offer: taken, shared }],
      ],
      'xstate.done.actor.sending': outcomes,
      'xstate.error.actor.sending': [['', { error: {} }]],
      [`xstate.done.actor.0.${form.name}.clock.checking`]: [
        ['right', {}],
        ['wrong', { output: '2020-01-01' }],
      ],
      [`xstate.error.actor.0.${form.name}.clock.checking`]: [['', { error: {} }]],
      [`xstate.done.actor.0.${form.name}.phoneRules`]: [['', { output: anyNumber }]],
      [`xstate.error.actor.0.${form.name}.phoneRules`]: [['', { error: {} }]],
    };
  };

  return (snapshot: AnyMachineSnapshot): Sample[] => withPayloads(snapshot, payloads(snapshot));
};
