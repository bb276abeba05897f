import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotographsDialog } from '#src/photographs/PhotographsDialog.tsx';
import '#src/photographs/photographs.css';

const meta = {
  title: 'Photographs/Dialog',
  component: PhotographsDialog,
  args: {
    heading: 'Photocopy of passport: photographs',
    scene: 'choosing',
    status: '',
    children: <p>What can be done stands here.</p>,
    actions: (
      <button type="button" className="button button--outline">
        Cancel
      </button>
    ),
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof PhotographsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const Busy: Story = { args: { status: 'Reading the photograph…', children: null } };
