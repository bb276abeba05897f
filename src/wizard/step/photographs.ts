/** What makes a PDF of photographs, with its worker: few applicants need it, so it comes once the form is open. */
export const loadPhotographs = async () => {
  const part = await import('#src/photographs/Photographs.tsx');
  await part.fetchWorker();
  return part;
};
