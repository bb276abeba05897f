import { addCatalogue, type Catalogue } from '#languages/catalogue.ts';
import { isLanguage } from '#languages/languages.ts';

/** An import of this file loads the translations of all languages, for a program that uses several at a time. */
const catalogues = import.meta.glob<Catalogue>('/languages/*.po', { eager: true, import: 'default' });

for (const [file, catalogue] of Object.entries(catalogues)) {
  const code = /(\w+)\.po$/.exec(file)?.[1];
  if (isLanguage(code)) addCatalogue(code, catalogue);
}
