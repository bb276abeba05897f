import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { staffExamples } from '../../forms/staff/examples.ts';
import { staff } from '../../forms/staff/staff.ts';
import { fillStep, passInformation } from '../../tests/e2e/fill.ts';
import { countCommits } from './commits.ts';

/** A text field in the first entry of a list, or a field outside of lists. */
export type Place = 'field in a list' | 'field outside';

export interface FormPage {
  title: string;
  /** A selector of each field. */
  fields: Record<Place, string>;
  /** Opens a page with Education filled in, with so many schools and languages. */
  open(browser: Browser, entries: number, counts?: 'commits'): Promise<Page>;
}

const openPage = async (browser: Browser, url: string, counts?: 'commits'): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  if (counts) await countCommits(page);
  await page.goto(url);
  await page.locator('.wizard[data-ready]').waitFor();
  return page;
};

const repeat = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);

const applicant = staffExamples['single man'];

/** The site's own form, filled in as in its tests. */
export const ownForm = (site: string): FormPage => ({
  title: 'this site',
  fields: {
    'field in a list': '[name="education[academicInfo][0][degree]"]',
    'field outside': '[name="education[computer_literacy]"]',
  },
  open: async (browser, entries, counts) => {
    const page = await openPage(browser, `${site}/join-us/as-staff`, counts);
    await passInformation(page);
    const folder = await mkdtemp(join(tmpdir(), 'bac-bench-'));
    const answers = {
      ...applicant,
      education: {
        academicInfo: repeat(applicant.education.academicInfo[0]!, entries),
        languages: repeat('Arabic', entries),
        computer_literacy: 'Spreadsheets',
      },
    };
    await fillStep(page, staff, 'personalInfo', answers, folder);
    await page.locator('#forward:enabled').click();
    await page.getByRole('heading', { name: 'Education', level: 2 }).waitFor();
    await fillStep(page, staff, 'education', answers, folder);
    await page.locator('#forward:enabled').waitFor();
    return page;
  },
});

/** The same step with another library, in the site's frame (`bench/pages`). */
const peer =
  (title: string, folder: string, fields: FormPage['fields'], ready = '#forward:enabled') =>
  (pages: string): FormPage => ({
    title,
    fields,
    open: async (browser, entries, counts) => {
      const page = await openPage(browser, `${pages}/pages/${folder}/index.html?entries=${entries}`, counts);
      await page.locator(ready).waitFor();
      return page;
    },
  });

const fieldsNamed = (inList: string): FormPage['fields'] => ({
  'field in a list': `[name="${inList}"]`,
  'field outside': '[name="computer_literacy"]',
});

export const reactHookForm = peer('react-hook-form + zod', 'rhf', fieldsNamed('academicInfo.0.degree'));
export const tanStackForm = peer('TanStack Form + zod', 'tanstack', fieldsNamed('academicInfo[0].degree'));
export const formik = peer('Formik + zod', 'formik', fieldsNamed('academicInfo.0.degree'));
export const formisch = peer('Formisch', 'formisch', {
  'field in a list': '[name=\'["academicInfo",0,"degree"]\']',
  'field outside': '[name=\'["computer_literacy"]\']',
});
const surveyFields = {
  'field in a list': '[data-name="degree"] input',
  'field outside': '[data-name="computer_literacy"] input',
};
export const surveyJs = peer('SurveyJS', 'surveyjs', surveyFields, surveyFields['field outside']);
