import { type Application as ApplicationEntry, applications as machines } from '#machines/inspect/machineEntries.ts';

export interface Application extends ApplicationEntry {
  /** The page it is filled in on. */
  page: string;
  /** What its popup says when it has arrived. */
  succeeded: string;
}

const pages: Record<string, Pick<Application, 'page' | 'succeeded'>> = {
  staff: { page: '/join-us/as-staff', succeeded: 'Admission Form submitted successfully!' },
  admission: { page: '/join-us/as-student', succeeded: 'Admission application submitted successfully!' },
};

/** Every form an applicant can send: what holds for one is tested for all. */
export const applications: readonly Application[] = machines.map((application) => ({
  ...application,
  ...pages[application.name]!,
}));
