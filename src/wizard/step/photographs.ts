type Part = typeof import('#src/photographs/Photographs.tsx');

let loaded: Part | undefined;

/** Loads the dialog that makes a PDF of photographs, and its worker. Few applicants need it, so the form does not wait for it. */
export const loadPhotographs = async (): Promise<void> => {
  const part = await import('#src/photographs/Photographs.tsx');
  await part.fetchWorker();
  loaded = part;
};

/** The dialog, once it is loaded. */
export const photographsPart = (): Part | undefined => loaded;
