import type { Preview } from '@storybook/react-vite';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> };
}

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Shows the type of a prop as it is written, instead of ‘union’. The missing asterisk says that it may be undefined. */
export const writtenTypes: Enhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = props[name]?.tsType;
      if (written?.name !== 'union' || !written.raw) return [name, argType];
      const { type, table } = argType;
      const [one, ...others] = type?.name === 'union' ? type.value.filter((value) => value.name !== 'other') : [];
      const summary = written.raw.replace(/ \| undefined$/, '').replace(/^\((.+)\)$/, '$1');
      return [
        name,
        {
          ...argType,
          ...(one && others.length === 0 && { type: { ...one, required: type?.required } }),
          table: { ...table, type: { summary } },
        },
      ];
    }),
  );
};
