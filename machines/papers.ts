import { papers } from '#forms/papers/papers.ts';
import { wizardMachine } from '#machines/wizard/machine.ts';

export const papersMachine = wizardMachine(papers);
