import { addCatalogue, type Catalogue } from '#languages/catalogue.ts';
import { isLanguage } from '#languages/languages.ts';

/** Importing this adds the translations of all languages, for a program that speaks them at once. */
const catalogues = import.meta.glob<Catalogue>('/languages/*.po', { eager: true, import: 'default' });

for (const [file, catalogue] of Object.entries(catalogues)) {
  const code = /(\w+)\.po$/.exec(file)?.[1];
  if (isLanguage(code)) addCatalogue(code, catalogue);
}
