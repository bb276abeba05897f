import type { Decorator } from '@storybook/react-vite';

/** Shows a part in its place on the page: in a step. Several on one page keep their labels and radios apart. */
export const inStep: Decorator = (Story, { args, id }) => (
  <div className="application">
    <div className="wizard">
      <div className="wizard-body">
        <form className="step" onSubmit={(event) => event.preventDefault()}>
          <Story args={{ ...args, id }} />
        </form>
      </div>
    </div>
  </div>
);
