import { fileURLToPath } from 'node:url';
import { languageCodes } from '../../languages/languages.ts';
import { collect } from './collect.ts';
import { faultsOf } from './faults.ts';
import { poFileOf, readPo, writePo } from './poFile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const translated = languageCodes.filter((code) => code !== 'en');

/** Writes the sentences of the sources into the catalogues: adds new ones without a translation, removes unused ones. */
export const update = (): void => {
  const sentences = collect(root);
  for (const language of translated) writePo(poFileOf(language), sentences);
};

/** The faults of the catalogues, each as a sentence with its file. */
export const faults = (): string[] => {
  const sentences = collect(root);
  return translated.flatMap((language) =>
    faultsOf(readPo(poFileOf(language)), sentences).map((fault) => `${poFileOf(language)}: ${fault}`),
  );
};
