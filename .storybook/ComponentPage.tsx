import { Controls, Description, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** What `usedBy` found as Storybook was started or built. */
declare const USED_BY: Readonly<Record<string, readonly string[]>>;

const SOME = 3;

const statusOf = (places: readonly string[]) => {
  if (places.length === 0) return 'Not in use: nothing on the site shows it.';
  const more = places.length > SOME ? ` and ${places.length - SOME} more` : '';
  const named = places.slice(0, SOME).map((place) => `\`${place}\``);
  return `In use on the site, in ${named.join(', ')}${more}.`;
};

/** Where the site uses what a file of stories is named after. */
const Status = () => {
  const { csfFile } = useOf('meta', ['meta']);
  const [, name = ''] = /(\w+)\.stories\./.exec(String(csfFile.meta.parameters?.['fileName'])) ?? [];
  const places = USED_BY[name];
  return places && <Markdown>{`**Status.** ${statusOf(places)}`}</Markdown>;
};

/** The documentation of a component: what is said of it, and its stories. */
const ComponentPage = () => (
  <>
    <Title />
    <Description />
    <Status />
    <Primary />
    <Controls />
    <Stories />
  </>
);

export default ComponentPage;
