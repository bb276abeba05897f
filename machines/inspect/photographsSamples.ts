import type { AnyMachineSnapshot } from 'xstate';
import type { MachineStart } from '#machines/inspect/machineEntries.ts';
import { type Sample, withPayloads } from '#machines/inspect/samples.ts';
import { photographsMachine } from '#machines/photographs.ts';
import {
  type PhotographsContext,
  type PhotographsInput,
  type Refusal,
  wholePhotograph,
} from '#machines/photographsTypes.ts';

const made = { corners: wholePhotograph, color: false, empty: false, picture: 'a page' };
const refused = (refusal: Refusal) => ({ output: { became: 'refused', refusal } });

/** Nothing is chosen yet. */
export const noPhotographs: PhotographsInput = { name: 'passport.pdf', photographs: [] };

/** Photographs that begin with one that an upload has refused. */
export const photographsVariants: Readonly<Record<string, MachineStart>> = {
  'with a refused photograph': {
    machine: photographsMachine,
    input: { ...noPhotographs, photographs: [{ photograph: 'passport.jpg' }] },
  },
  'in a browser that is too old': {
    machine: photographsMachine.provide({ guards: { 'the browser is too old': () => true } }),
    input: noPhotographs,
  },
  'with a photograph whose reading has ended the page twice': {
    machine: photographsMachine,
    input: { ...noPhotographs, photographs: [{ photograph: 'passport.jpg', interrupted: 2 }] },
  },
  'with a page that was adjusted before': {
    machine: photographsMachine,
    input: {
      ...noPhotographs,
      photographs: [{ photograph: 'passport.jpg', corners: wholePhotograph, color: true }],
    },
  },
};

/** The events of photographs: one or two that are chosen, and the outcomes of reading one. */
export const photographsSamples = (snapshot: AnyMachineSnapshot): Sample[] => {
  const { pages, queue } = snapshot.context as PhotographsContext;
  const last = pages.at(-1)?.id;
  return withPayloads(snapshot, {
    CHOOSE: pages.length + queue.length < 2 ? [['a photograph', { photographs: ['page.jpg'] }]] : [],
    VIEW: [['the last page', { page: last }]],
    ADJUST: [['the last page', { page: last }]],
    CORNERS: [['', { corners: wholePhotograph }]],
    ROTATE: [['the last page', { page: last }]],
    COLOR: [['the last page', { page: last, color: true }]],
    MOVE: [['the last page forward', { page: last, by: -1 }]],
    REMOVE: [['the last page', { page: last }]],
    'xstate.done.actor.0.photographs.reading': [
      ['', { output: { became: 'read', read: { ...made, view: 'a view' } } }],
      ['HEIC', refused('heic')],
      ['no photograph', refused('other')],
      ['unreadable', refused('unreadable')],
      ['hidden', { output: { became: 'hidden' } }],
    ],
    'xstate.error.actor.0.photographs.reading': [['', { error: {} }]],
    'xstate.done.actor.0.photographs.making': [['', { output: made }]],
    'xstate.error.actor.0.photographs.making': [['', { error: {} }]],
    'xstate.done.actor.0.photographs.combining': [['', { output: 'a PDF' }]],
    'xstate.error.actor.0.photographs.combining': [['', { error: {} }]],
  });
};
