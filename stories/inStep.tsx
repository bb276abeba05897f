import type { Decorator } from '@storybook/react-vite';

/** Shows a part in its place on the page: in a step. Several on one page keep their labels and radios apart. */
export const inStep: Decorator = (Story, { args, id }) => (
  <div className="application">
    <div className="wizard">
      <div className="wizard-body">
        <form className="step" onSubmit={(event) => event.preventDefault()}>
          <div className="step-body">
            <Story args={{ ...args, id }} />
          </div>
        </form>
      </div>
    </div>
  </div>
);
