/** Loads the dialog that makes a PDF of photographs, and its worker. Few applicants need it, so the form does not wait for it. */
export const loadPhotographs = async () => {
  const part = await import('#src/photographs/Photographs.tsx');
  await part.fetchWorker();
  return part;
};
