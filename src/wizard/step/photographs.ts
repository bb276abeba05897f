/** What makes a PDF of photographs: more than most applicants need, so it is fetched once the form is open. */
export const loadPhotographs = () => import('#src/photographs/Photographs.tsx');

/** Fetches all of it ahead, so that it is there when the connection is not. */
export const fetchPhotographs = (): Promise<unknown> => loadPhotographs().then(({ fetchWorker }) => fetchWorker());
