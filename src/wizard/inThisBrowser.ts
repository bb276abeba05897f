import { fromPromise } from 'xstate';
import type { Form } from '#forms/form.ts';
import { correctClock } from '#forms/today.ts';
import type { WizardMachine } from '#machines/wizard/snapshot.ts';
import { draftOnDevice } from '#src/wizard/draft/deviceActors.ts';
import { loadHandover } from '#src/wizard/handover/handover.ts';
import { sendingOverNetwork } from '#src/wizard/sending/sendingActors.ts';
import { servedDate } from '#src/wizard/servedDate.ts';
import { loadPhotographs } from '#src/wizard/step/photographs.ts';
import { readFiles } from '#src/wizard/step/readFiles.ts';

/** A wizard's machine with the actors of this browser: its storage, its network, and the reading of files. */
export const inThisBrowser = (form: Form, machine: WizardMachine): WizardMachine =>
  machine.provide({
    actors: {
      draft: draftOnDevice,
      sending: sendingOverNetwork(form),
      read: readFiles,
      loadPhotographs: fromPromise(loadPhotographs),
      loadHandover: fromPromise(loadHandover),
      checkClock: fromPromise(async () => correctClock(await servedDate())),
    },
  });
