import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { admission } from '../../forms/admission/admission.ts';
import { admissionExamples } from '../../forms/admission/examples.ts';
import { staffExamples } from '../../forms/staff/examples.ts';
import { staff } from '../../forms/staff/staff.ts';
import { fillStep, passInformation } from '../../tests/e2e/fill.ts';
import { countFromTheStart } from './commits.ts';

/** A text field in the list's first entry, or one that stands outside of any list. */
export type Place = 'list field' | 'field beside';

export interface Engine {
  title: string;
  /** Where the fields are that are typed into; the first that matches is taken. */
  fields: Record<Place, string>;
  /** A page that shows Education, filled in, with this many schools and languages. */
  open(browser: Browser, entries: number, counting: boolean): Promise<Page>;
}

const opened = async (browser: Browser, url: string, counting: boolean): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  if (counting) await countFromTheStart(page);
  await page.goto(url);
  await page.locator('.wizard[data-ready]').waitFor();
  await passInformation(page);
  await page.locator('.step').waitFor();
  return page;
};

const repeated = <T>(one: T, times: number): T[] => Array.from({ length: times }, () => one);

const single = staffExamples['single man'];
/** Fields by their names. */
const named = (inList: string, beside: string): Engine['fields'] => ({
  'list field': `[name="${inList}"]`,
  'field beside': `[name="${beside}"]`,
});
const wireFields = named('education[academicInfo][0][degree]', 'education[computer_literacy]');

/** The site's own wizard, filled in by its tests' own hand. */
export const wizard = (site: string): Engine => ({
  title: 'this site',
  fields: wireFields,
  open: async (browser, entries, counting) => {
    const page = await opened(browser, `${site}/join-us/as-staff`, counting);
    const folder = await mkdtemp(join(tmpdir(), 'bac-bench-'));
    const answers = {
      ...single,
      education: {
        academicInfo: repeated(single.education.academicInfo[0]!, entries),
        languages: repeated('Arabic', entries),
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

const pupil = admissionExamples['grade 5 pupil with two former schools'];

/** The longest step of all, with this many former schools, each with its list of countries. */
export const learnerStep = (site: string): Engine => ({
  title: 'the admission’s first step',
  fields: named('learner[dayCareSchool][0][name]', 'learner[address][street]'),
  open: async (browser, entries, counting) => {
    const page = await opened(browser, `${site}/join-us/as-student`, counting);
    const dayCareSchool = repeated(pupil.learner.dayCareSchool![0]!, entries);
    const answers = { ...pupil, learner: { ...pupil.learner, dayCareSchool } };
    await fillStep(page, admission, 'learner', answers, tmpdir());
    await page.locator('#forward:enabled').waitFor();
    return page;
  },
});

const other =
  (title: string, fields: Engine['fields'], path: string, shown = '#forward:enabled') =>
  (pages: string): Engine => ({
    title,
    fields,
    open: async (browser, entries, counting) => {
      const page = await opened(browser, `${pages}/pages/${path}/index.html?entries=${entries}`, counting);
      await page.locator(shown).waitFor();
      return page;
    },
  });

export const reactHookForm = other('react-hook-form + zod', named('academicInfo.0.degree', 'computer_literacy'), 'rhf');
export const bareReact = other('bare React', wireFields, 'bare');
export const tanstack = other('TanStack Form + zod', named('academicInfo[0].degree', 'computer_literacy'), 'tanstack');
export const formik = other('Formik + zod', named('academicInfo.0.degree', 'computer_literacy'), 'formik');
export const surveyJs = other(
  'SurveyJS',
  { 'list field': '[data-name="degree"] input', 'field beside': '[data-name="computer_literacy"] input' },
  'surveyjs',
  '[data-name="computer_literacy"] input',
);
