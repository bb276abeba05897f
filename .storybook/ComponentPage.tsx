import './examples.css';
import { Controls, Markdown, Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { Example } from '../stories/about.ts';
import { linked } from './linked.ts';

/** The results of `usedBy` and `titles` at the start or the build of Storybook. */
declare const USED_BY: Readonly<Record<string, readonly string[]>>;
declare const TITLES: readonly string[];

const SOME = 3;

const placesIn = (places: readonly string[]) => {
  if (places.length === 0) return 'Not in use: nothing on the site shows it.';
  const more = places.length > SOME ? ` and ${places.length - SOME} more` : '';
  const named = places.slice(0, SOME).map((place) => `\`${place}\``);
  return `In use on the site, in ${named.join(', ')}${more}.`;
};

const Picture = ({ kind, says, shows }: Example & { kind: 'do' | 'dont' }) => (
  <figure className={`example example--${kind}`}>
    <div className="example-shown">{shows()}</div>
    <figcaption>
      <strong>{kind === 'do' ? 'Do.' : 'Don’t.'}</strong> {says}
    </figcaption>
  </figure>
);

/** A story with a width is shown in a frame, because this page has the width of the window. */
const Framed = () => {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const sizes = preparedMeta.parameters['viewport'].options;
  return Object.values(csfFile.stories).map(({ id, name, globals }) => {
    const size = sizes[globals?.['viewport']?.value]?.styles;
    return (
      size && (
        <section key={id}>
          <h3>{name}</h3>
          {/* It is this Storybook. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            title={name}
            loading="lazy"
            src={`iframe.html?id=${id}&viewMode=story`}
            style={{ inlineSize: size.width, blockSize: '24rem', maxInlineSize: '100%', border: '1px solid' }}
          />
        </section>
      )
    );
  });
};

/** The documentation of a component: its description, its status, its props, the modules that use it, and its stories. */
const ComponentPage = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters, tags } = preparedMeta;
  const [, name = ''] = /(\w+)\.stories\./.exec(String(csfFile.meta.parameters?.['fileName'])) ?? [];
  const { description, examples } = parameters['docs'];
  const status = tags.includes('experimental') ? 'Experimental: it may change.' : 'Stable.';
  const places = USED_BY[name];
  return (
    <>
      <Title />
      {description && <Markdown>{linked(description.component, title, TITLES)}</Markdown>}
      {places && <Markdown>{`**Status.** ${status} ${placesIn(places)}`}</Markdown>}
      <Primary />
      {examples && (
        <Unstyled>
          <div className="examples">
            <Picture kind="do" {...examples.do} />
            <Picture kind="dont" {...examples.dont} />
          </div>
        </Unstyled>
      )}
      <Controls />
      <Stories />
      <Framed />
    </>
  );
};

export default ComponentPage;
