import type { Preview } from '@storybook/react-vite';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> };
}

export type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** The control for a type that Storybook knows only by its name: what is typed as JSON would be of another type. */
const controlOf = (type: string, value: unknown) =>
  type === 'ReactNode' && typeof value !== 'object' ? { type: 'text' as const } : { disable: true };

/**
 * Shows the type of a prop as it is written, instead of ‘union’, and a control with which it stays of this type. The missing
 * asterisk says that it may be undefined.
 */
export const writtenTypes: Enhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = props[name]?.tsType;
      const { type, table } = argType;
      // The id derives from the story, so that several fit on one page.
      if (name === 'id') return [name, { ...argType, control: { disable: true } }];
      if (!written || !type) return [name, argType];
      const summary = (written.raw ?? written.name).replace(/ \| undefined$/, '').replace(/^\((.+)\)$/, '$1');
      const parts = type.name === 'union' ? type.value : [type];
      const [one, ...others] = parts.filter((value) => value.name !== 'other');
      return [
        name,
        {
          ...(!one && { control: controlOf(summary, initialArgs[name]) }),
          ...argType,
          ...(one && others.length === 0 && { type: { ...one, required: type.required === true } }),
          ...(written.name === 'union' && { table: { ...table, type: { summary } } }),
        },
      ];
    }),
  );
};
