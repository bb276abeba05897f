import type { wizardSetup } from '#machines/wizard/setup.ts';

type WizardSetup = ReturnType<typeof wizardSetup>;

const save = { type: 'save the draft' as const, params: {} };

/** The next of the chosen files is read, if there is one. */
const next = <Action>(actions: Action[]) => [
  { guard: 'more files wait' as const, target: 'reading' as const, reenter: true, actions },
  { target: 'read' as const, actions },
];

/** Files that were chosen are read one choice at a time, in whatever step the applicant is meanwhile. */
export const readingFiles = (wizard: WizardSetup) =>
  wizard.createStateConfig({
    initial: 'read',
    states: {
      read: { on: { CHOOSE: { target: 'reading', actions: 'queue the files' } } },
      reading: {
        invoke: { src: 'read', input: ({ context }) => context.reading[0]! },
        meta: { cannotFail: { read: 'what cannot be read is sent as UNREADABLE' } },
        on: {
          CHOOSE: { actions: 'queue the files' },
          ATTACH: next(['attach the files', 'emit what was attached', save]),
          UNREADABLE: next(['note that it cannot be read']),
          RESTART: 'read',
          SUSPEND: 'read',
        },
      },
    },
  });

/** The rules by which telephone numbers are checked are loaded beside all else. */
export const loadingPhoneRules = (wizard: WizardSetup) =>
  wizard.createStateConfig({
    initial: 'loading',
    invoke: {
      src: 'phoneRules',
      onDone: {
        target: '.loaded',
        actions: { type: 'note the phone rules', params: ({ event }) => ({ phoneRules: event.output }) },
      },
      onError: '.missing',
    },
    states: {
      loading: { after: { rulesTimeout: 'overdue' } },
      overdue: {},
      loaded: {},
      missing: { description: 'A number is checked by its shape, and by the intake.' },
    },
  });
