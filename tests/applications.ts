import { type Application as ApplicationEntry, applications as machines } from '#machines/inspect/machineEntries.ts';

export interface Application extends ApplicationEntry {
  /** The path of its page. */
  page: string;
  /** The text of the dialog after it was sent. */
  succeeded: string;
}

const pages: Record<string, Pick<Application, 'page' | 'succeeded'>> = {
  staff: { page: '/join-us/as-staff', succeeded: 'Admission Form submitted successfully!' },
  admission: { page: '/join-us/as-student', succeeded: 'Admission application submitted successfully!' },
  papers: { page: '/join-us/papers-and-corrections', succeeded: 'The school has received it. Thank you.' },
};

/** Every form of the site. A test of one form runs for all of them. */
export const applications: readonly Application[] = machines.map((application) => ({
  ...application,
  ...pages[application.name]!,
}));
