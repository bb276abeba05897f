import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { answersInWords } from '#forms/answersInWords.ts';
import { draftOf } from '#forms/receive.ts';
import { applications } from '#tests/applications.ts';
import preview from '../.storybook/preview.tsx';
import { titleIn, titles, usedBy } from '../.storybook/usedBy.ts';
import { colorsIn, readTokens, rolesIn, targetOf } from '../scripts/tokens/readTokens.ts';
import { contrast } from '../stories/foundations/contrast.ts';
import { needOf, roles } from '../stories/foundations/roles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string, end: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => join(folder, path));

const stories = filesIn('stories', '.stories.tsx');
/** The components of a folder without a story: no file of stories has their name or imports them. */
const withoutStory = (folder: string) => {
  const place = folder.replace('src', 'stories');
  const shown = stories
    .filter((path) => path.startsWith(place))
    .map(textOf)
    .join('\n');
  return filesIn(folder, '.tsx').filter(
    (path) =>
      !stories.includes(`${place}/${basename(path, '.tsx')}.stories.tsx`) && !shown.includes(`/${basename(path)}'`),
  );
};

/** The lines that exempt a story from the accessibility check. A rule may be off if a comment gives the reason. */
const exemptionsIn = (code: string): string[] => {
  const lines = code.split('\n');
  const hasReason = (i: number) =>
    /\/\/\s*\S|\*\//.test(lines[i]!) || /^\s*(?:\/\/\s*\S|.*\*\/\s*$)/.test(lines[i - 1] ?? '');
  const isExemption = (line: string, i: number) =>
    /\btest:\s*['"`](?:todo|off)\b|['"`]!test['"`]|\bmanual:\s*true\b|\bdisable:\s*true\b/.test(line) ||
    (/\benabled:\s*false\b/.test(line) && !hasReason(i));
  return lines.filter(isExemption).map((line) => line.trim());
};

test('every accepted picture belongs to a file of stories', () => {
  const files = stories.map((path) => path.replace(/^stories\/(.+)\.stories\.tsx$/, '$1'));
  const pictures = filesIn('tests/stories/pictures', '.png');
  expect(pictures.length).toBeGreaterThan(100);
  expect(
    pictures.filter((path) => !files.includes(path.replace(/^tests\/stories\/pictures\/..\/(.+)\.png$/, '$1'))),
    'Delete these',
  ).toEqual([]);
});

describe('every component has its stories', () => {
  test.each(['src/components', 'src/wizard', 'src/photographs', 'src/handover'])('%s', (folder) => {
    const components = filesIn(folder, '.tsx').length;
    console.info(`${folder}: ${components - withoutStory(folder).length} of ${components} components have stories`);
    expect(
      withoutStory(folder),
      `They need stories, such as ${folder.replace('src', 'stories')}/{Name}.stories.tsx: ‘Add a component’ in README.md`,
    ).toEqual([]);
  });
});

describe('every story and page that a page of the workbench leads to exists', () => {
  const ids = new Set(
    stories.map(textOf).flatMap((text) => {
      const title = titleIn(text)!;
      const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => storyNameFromExport(name!));
      return ['Docs', ...names].map((name) => toId(title, name));
    }),
  );
  for (const page of filesIn('stories', '.mdx')) ids.add(toId(/<Meta title="([^"]+)/.exec(textOf(page))![1]!, 'Docs'));
  test.each(['Welcome.mdx', 'flows/OnThreeWidths.mdx', 'patterns/ErrorMessages.mdx'])('%s', (page) => {
    const named = [...textOf(`stories/${page}`).matchAll(/(?:path=\/(docs|story)\/|')([\w-]+--[\w-]+)/g)];
    expect(named.length).toBeGreaterThan(1);
    const isThere = (type: string, id: string) => ids.has(id) && (type === 'docs') === id.endsWith('--docs');
    expect(named.flatMap(([, type = 'story', id = '']) => (isThere(type, id) ? [] : [id]))).toEqual([]);
  });
});

interface StoryModule {
  default: { title: string; args?: object; parameters?: { docs?: { description?: { component?: string } } } };
  [story: string]: { args?: object };
}

describe.each(applications)('the application $name', async ({ name, form, examples }) => {
  const modules = import.meta.glob<StoryModule>('../stories/*/*.stories.tsx');
  const own = Object.entries(modules).filter(([path]) => path.startsWith(`../stories/${name}/`));
  const all = (await Promise.all(own.map(([, load]) => load()))).flatMap(({ default: meta, ...exported }) =>
    Object.entries(exported).map(([story, { args }]) => ({
      story,
      args: { ...meta.args, ...args } as Record<string, unknown>,
    })),
  );
  const storiesOf = (step: string) => all.filter(({ args }) => args.application === name && args.step === step);

  /** The examples whose answers to a step differ: of several with the same answers, the first. */
  const distinctExamples = (step: string) => {
    const filled = Object.values(examples).map((answers) => {
      const sections = answersInWords(form, draftOf(form, answers));
      return JSON.stringify(sections.find(({ id }) => id === step));
    });
    return Object.keys(examples).filter((_, at) => filled.indexOf(filled[at]!) === at);
  };

  test.each(Object.keys(form.steps))(
    'the step %s, empty, with all messages, and filled in from each example with answers of its own',
    (step) => {
      const filled = storiesOf(step).filter(({ args }) => !args.empty && !args.messages);
      expect(
        filled.map(({ args }) => args.example),
        `stories/${name}/`,
      ).toEqual(distinctExamples(step));
      expect(storiesOf(step).map(({ story }) => story)).toEqual(expect.arrayContaining(['Empty', 'AllMessages']));
    },
  );
});

describe('every component documents its use, what it is not for, its words, its keyboard and its screen reader, in ten lines', () => {
  const files = import.meta.glob<StoryModule>('../stories/{components,frame,photographs,handover}/*.stories.tsx', {
    eager: true,
  });
  const metas = Object.values(files).map((file) => file.default);

  test.each(metas)('$title', ({ parameters }) => {
    const paragraphs = parameters?.docs?.description?.component?.split('\n\n') ?? [];
    expect(
      paragraphs.map((line) => /^\*\*(.+)\.\*\* \S/.exec(line)?.[1]),
      'parameters: about({ … }), from stories/about.ts',
    ).toEqual(['Use', 'Not for', 'Words', 'Keyboard', 'Screen reader']);
    // On a page that is 1280 pixels wide, with a line for where it is used.
    const lines = paragraphs.map((line) => Math.ceil(line.length / 125));
    expect(lines.reduce((sum, count) => sum + count, 1)).toBeLessThanOrEqual(10);
  });
});

describe('every piece of the wizard documents its use and what it is not for', () => {
  const files = import.meta.glob<StoryModule>('../stories/wizard/*.stories.tsx', { eager: true });

  test.each(Object.values(files).map((file) => file.default))('$title', ({ parameters }) => {
    const paragraphs = parameters?.docs?.description?.component?.split('\n\n') ?? [];
    expect(
      paragraphs.map((line) => /^\*\*(.+)\.\*\* \S/.exec(line)?.[1]),
      'parameters: about({ use, avoid }), from stories/about.ts',
    ).toEqual(['Use', 'Not for']);
  });
});

test('the page of a component says where the site uses it', () => {
  const places = usedBy();
  expect(places['DraftNote']).toEqual(['src/wizard/draft/SavedAnswers.tsx']);
  expect(
    filesIn('src/components', '.tsx').filter((path) => !places[basename(path, '.tsx')]![0]),
    'Nothing on the site imports them: use them, or delete them',
  ).toEqual([]);
});

test('every part of the sidebar has a place in its order', () => {
  const { order } = preview.parameters.options.storySort;
  expect(
    [...new Set(titles().map((title) => title.replace(/\/.*/, '')))].filter((part) => !order.includes(part)),
    'storySort in .storybook/preview.tsx',
  ).toEqual([]);
});

describe('the colors', () => {
  const tokens = readTokens(textOf('src/styles/tokens.css'));
  const hexOf = (name: string) => tokens[targetOf(tokens[name]!)!]!;

  test('every color has a role, and every role says what it is for', () => {
    expect(Object.keys(roles), 'stories/foundations/roles.ts says what each role of tokens.css is for').toEqual(
      rolesIn(tokens),
    );
    const targets = Object.values(tokens).map(targetOf);
    expect(colorsIn(tokens).filter((name) => !targets.includes(name))).toEqual([]);
  });

  const pairs = Object.entries(roles).flatMap(([role, { on = [] }]) => on.map((ground) => [role, ground] as const));
  test.each(pairs)('%s has enough contrast on %s', (role, ground) => {
    expect(contrast(hexOf(role), hexOf(ground))).toBeGreaterThanOrEqual(needOf(role));
  });
});

describe('no story is exempt from the accessibility check', () => {
  test.each([...stories, '.storybook/preview.tsx'])('%s', (path) => {
    expect(exemptionsIn(textOf(path))).toEqual([]);
  });

  test('a violation is an error', () => {
    expect(preview.parameters.a11y.test).toBe('error');
  });
});
