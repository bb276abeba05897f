import { catalogues } from 'virtual:catalogues';
import { addCatalogue } from '#languages/catalogue.ts';
import { language } from '#languages/current.ts';

/** Loads the translations of the frame, and of one page's module below `src/pages`, or of a part that is loaded later. English needs none. */
export const fetchCatalogue = async (module: string): Promise<void> => {
  const site = await catalogues[language()]?.();
  if (!site) return;
  const page = await site.pages[module]?.();
  for (const { catalogue } of page ? [site, page] : [site]) addCatalogue(language(), catalogue);
};
