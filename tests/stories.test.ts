import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { draftOf } from '#forms/receive.ts';
import { sentAnswers } from '#forms/sentAnswers.ts';
import { applications } from '#tests/applications.ts';
import { linked } from '../.storybook/linked.ts';
import storybook from '../.storybook/main.ts';
import preview from '../.storybook/preview.tsx';
import { titles, usedBy } from '../.storybook/usedBy.ts';
import { contrast } from '../stories/foundations/contrast.ts';
import { colorsIn, readTokens, rolesIn, targetOf } from '../stories/foundations/readTokens.ts';
import { needOf, roles } from '../stories/foundations/roles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string, end: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => join(folder, path));

const stories = filesIn('stories', '.stories.tsx');
/** Those that no story shows, by its name or by what it imports. */
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

/** What code takes out of the accessibility check: each place as its line. A rule may be off for a written reason. */
const takenOut = (code: string): string[] => {
  const lines = code.split('\n');
  const isReasoned = (i: number) =>
    /\/\/\s*\S|\*\//.test(lines[i]!) || /^\s*(?:\/\/\s*\S|.*\*\/\s*$)/.test(lines[i - 1] ?? '');
  const isOut = (line: string, i: number) =>
    /\btest:\s*['"`](?:todo|off)\b|['"`]!test['"`]|\bmanual:\s*true\b|\bdisable:\s*true\b/.test(line) ||
    (/\benabled:\s*false\b/.test(line) && !isReasoned(i));
  return lines.filter(isOut).map((line) => line.trim());
};

describe('every component has its stories', () => {
  test('there are components and stories', () => {
    expect(filesIn('src/components', '.tsx').length).toBeGreaterThanOrEqual(20);
    expect(stories.length).toBeGreaterThanOrEqual(30);
  });

  test.each(['src/components', 'src/wizard', 'src/photographs'])('%s', (folder) => {
    const components = filesIn(folder, '.tsx').length;
    console.info(`${folder}: ${components - withoutStory(folder).length} of ${components} components have stories`);
    expect(
      withoutStory(folder),
      `They need stories, such as ${folder.replace('src', 'stories')}/{Name}.stories.tsx: ‘Add a component’ in README.md`,
    ).toEqual([]);
  });
});

interface StoryModule {
  default: { title: string; args?: object; parameters?: { docs?: { description?: { component?: string } } } };
  [story: string]: { args?: object };
}

describe.each(applications)('the application $name', async ({ name, form, examples }) => {
  const files = import.meta.glob<StoryModule>('../stories/*/*.stories.tsx');
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../stories/${name}/`));
  const told = (await Promise.all(own.map(([, load]) => load()))).flatMap(({ default: meta, ...exported }) =>
    Object.entries(exported).map(([story, { args }]) => ({
      story,
      args: { ...meta.args, ...args } as Record<string, unknown>,
    })),
  );
  const shown = (step: string) => told.filter(({ args }) => args.application === name && args.step === step);

  /** The first of those examples that fill a step in alike. */
  const tellingOf = (step: string) => {
    const filled = Object.values(examples).map((answers) => {
      const sections = sentAnswers(form, draftOf(form, answers));
      return JSON.stringify(sections.find(({ id }) => id === step));
    });
    return Object.keys(examples).filter((_, at) => filled.indexOf(filled[at]!) === at);
  };

  test.each(Object.keys(form.steps))(
    'the step %s, empty, with all messages, and filled in from each example with answers of its own',
    (step) => {
      const filled = shown(step).filter(({ args }) => !args.empty && !args.messages);
      expect(
        filled.map(({ args }) => args.example),
        `stories/${name}/`,
      ).toEqual(tellingOf(step));
      expect(shown(step).map(({ story }) => story)).toEqual(expect.arrayContaining(['Empty', 'AllMessages']));
    },
  );
});

describe('every component says its use, its non-use, its words, its keyboard and what is heard, in ten lines', () => {
  const files = import.meta.glob<StoryModule>('../stories/{components,frame,photographs}/*.stories.tsx', {
    eager: true,
  });
  const metas = Object.values(files).map((file) => file.default);

  test.each(metas)('$title', ({ parameters }) => {
    const said = parameters?.docs?.description?.component?.split('\n\n') ?? [];
    expect(
      said.map((line) => /^\*\*(.+)\.\*\* \S/.exec(line)?.[1]),
      'parameters: about({ … }), from stories/about.ts',
    ).toEqual(['Use', 'Not for', 'Words', 'Keyboard', 'Screen reader']);
    // On a page that is 1280 pixels wide, with a line for where it is used.
    const lines = said.map((line) => Math.ceil(line.length / 125));
    expect(lines.reduce((sum, many) => sum + many, 1)).toBeLessThanOrEqual(10);
  });
});

describe('every piece of the wizard says when to use it and when not', () => {
  const files = import.meta.glob<StoryModule>('../stories/wizard/*.stories.tsx', { eager: true });

  test.each(Object.values(files).map((file) => file.default))('$title', ({ parameters }) => {
    const said = parameters?.docs?.description?.component?.split('\n\n') ?? [];
    expect(
      said.map((line) => /^\*\*(.+)\.\*\* \S/.exec(line)?.[1]),
      'parameters: about({ use, avoid }), from stories/about.ts',
    ).toEqual(['Use', 'Not for']);
  });
});

test('the page of a component links to those that it names', () => {
  expect(linked('Yes or no: the yes-no field. Steps.', 'Form/Select field', titles())).toBe(
    'Yes or no: the [yes-no field](?path=/docs/form-yes-no-field--docs). Steps.',
  );
  expect(linked('The select field', 'Form/Select field', titles())).toBe('The select field');
});

test('a component says where it stands on the site', () => {
  const places = usedBy();
  expect(places['DraftNote']).toEqual(['src/wizard/draft/SavedAnswers.tsx']);
  expect(
    filesIn('src/components', '.tsx').filter((path) => !places[basename(path, '.tsx')]![0]),
    'Nothing on the site imports them: use them, or delete them',
  ).toEqual([]);
});

test('every part of the sidebar has its place in the order', () => {
  const { order } = preview.parameters.options.storySort;
  expect(
    [...new Set(titles().map((title) => title.replace(/\/.*/, '')))].filter((part) => !order.includes(part)),
    'storySort in .storybook/preview.tsx',
  ).toEqual([]);
});

describe('the colors', () => {
  const tokens = readTokens(textOf('src/styles/tokens.css'));
  const hexOf = (name: string) => tokens[targetOf(tokens[name]!)!]!;

  test('contrast is measured as WCAG measures it', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('every color has a role, and every role says what it is for', () => {
    expect(Object.keys(roles), 'stories/foundations/roles.ts says what each role of tokens.css is for').toEqual(
      rolesIn(tokens),
    );
    const had = Object.values(tokens).map(targetOf);
    expect(colorsIn(tokens).filter((name) => !had.includes(name))).toEqual([]);
  });

  const seen = Object.entries(roles).flatMap(([role, { on = [] }]) => on.map((ground) => [role, ground] as const));
  test.each(seen)('%s is seen on %s', (role, ground) => {
    expect(contrast(hexOf(role), hexOf(ground))).toBeGreaterThanOrEqual(needOf(role));
  });

  test('nothing but the file of the tokens names a color', () => {
    const raw = new RegExp(`--(?:${colorsIn(tokens).join('|')})(?![\\w-])`);
    const named = ['src', 'server', 'stories', 'charts', '.storybook'].flatMap((folder) =>
      ['.css', '.ts', '.tsx'].flatMap((end) => filesIn(folder, end)),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(
      named.filter((path) => path !== 'src/styles/tokens.css' && raw.test(textOf(path))),
      'name the role of the color: stories/foundations/roles.ts',
    ).toEqual([]);
  });
});

describe('no story is taken out of the accessibility check', () => {
  test.each([...stories, '.storybook/preview.tsx'])('%s', (path) => {
    expect(takenOut(textOf(path))).toEqual([]);
  });

  test('a violation is an error', () => {
    expect(preview.parameters.a11y.test).toBe('error');
  });
});

describe('reading what is taken out', () => {
  test.each([
    ["parameters: { a11y: { test: 'todo' } },", 1],
    ['parameters: { a11y: { test: "off" } },', 1],
    ["a11y: {\n  test: 'off',\n},", 1],
    ['a11y: { disable: true },', 1],
    ['globals: { a11y: { manual: true } },', 1],
    ["tags: ['!test'],", 1],
    ["rules: [{ id: 'color-contrast', enabled: false }],", 1],
    ["// The page has the heading.\nrules: [{ id: 'page-has-heading-one', enabled: false }],", 0],
    ["rules: [{ id: 'page-has-heading-one', enabled: false }], // The page has the heading.", 0],
    ["parameters: { a11y: { test: 'error' } },", 0],
    ["tags: ['!autodocs'],", 0],
  ])('%j', (code, count) => {
    expect(takenOut(code)).toHaveLength(count);
  });
});

test('Storybook tells nobody that it runs, in all three ways', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  expect(storybook.core.disableTelemetry).toBe(true);
  for (const name of ['storybook', 'storybook:build']) {
    expect(scripts[name]).toContain('STORYBOOK_DISABLE_TELEMETRY=1');
    expect(scripts[name]).toContain('--disable-telemetry');
  }
});
