import type { Page } from 'playwright-core';
import type { MachineEvent } from '#machines/inspect/samples.ts';
import type { Answering } from '#tests/e2e/model/answering.ts';

/** Something a user does, and what the machine lives through when it is done. */
export interface UserAction {
  says: string;
  /** In order; the machine starts again before them when the page is reloaded. */
  events: MachineEvent[];
  reloads?: boolean;
  /** In actions, where it costs more than itself: what is lost by it may have to be done again. */
  costs?: number;
  act: (page: Page, answering: Answering) => Promise<void>;
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
