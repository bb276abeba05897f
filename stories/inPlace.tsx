import '#src/styles/content.css';
import type { Decorator } from '@storybook/react-vite';

/** Shows a part in its place on the site, as `about` says. In a step several on one page keep their labels and radios apart. */
export const inPlace: Decorator = (Story, { args, id, parameters: { place } }) => {
  if (place === undefined) return <Story />;
  if (place === 'page')
    return (
      <div className="page">
        <Story />
      </div>
    );
  const step = (
    <div className="wizard-body">
      <form className="step" onSubmit={(event) => event.preventDefault()}>
        <div className="step-body">
          <Story args={{ ...args, id }} />
        </div>
      </form>
    </div>
  );
  return (
    <div className="application">
      <div className="wizard">{place === 'step' ? step : <Story />}</div>
    </div>
  );
};
