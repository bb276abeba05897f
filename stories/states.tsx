import type { Decorator, StoryObj } from '@storybook/react-vite';

const named = { rest: 'As it is', hover: 'Pointed at', focus: 'With the focus', active: 'Pressed' };

const reached = ['a', 'button', 'input', 'select', 'textarea', 'summary'];
const pointedAt = [...reached, 'label', '.upload'];
const within = (state: keyof typeof named, parts: readonly string[]) =>
  parts.map((part) => `[data-shown="${state}"] ${part}`);

const sideBySide: Decorator = (Story, { args, id }) => (
  <>
    {Object.entries(named).map(([state, name]) => (
      <div key={state} data-shown={state} style={{ marginBlockEnd: 'var(--space-5)' }}>
        <p className="field-hint">{name}</p>
        <Story args={{ ...args, id: `${id}-${state}`, name: state }} />
      </div>
    ))}
  </>
);

/** A story of what a part looks like as it is, pointed at, with the focus, and pressed. It is named `States`. */
export const states = {
  decorators: [sideBySide],
  parameters: {
    // The same part four times: its landmarks have the same name.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
    pseudo: {
      rootSelector: 'body',
      hover: [...within('hover', pointedAt), ...within('active', pointedAt)],
      focus: within('focus', reached),
      focusVisible: within('focus', reached),
      focusWithin: within('focus', ['.upload', '.PhoneInputCountry']),
      active: within('active', pointedAt),
    },
  },
} satisfies StoryObj;

/** A story of variants that differ by a few arguments, below each other, each with its name. It is named `Variants`. */
export const matrix = <Story extends { args?: object }>(variants: Record<string, NonNullable<Story['args']>>) =>
  ({
    decorators: [
      (Shown, { args, id }) => (
        <>
          {Object.entries(variants).map(([name, own], at) => (
            <div key={name} style={{ marginBlockEnd: 'var(--space-5)' }}>
              <p className="field-hint">{name}</p>
              <Shown args={{ ...args, ...own, id: `${id}-${at}`, name: `${id}-${at}` }} />
            </div>
          ))}
        </>
      ),
    ],
    parameters: { a11y: states.parameters.a11y },
  }) satisfies StoryObj;
