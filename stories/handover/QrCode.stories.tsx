import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from '#src/handover/QrCode.tsx';
import '#src/handover/handover.css';
import { about } from '../about.ts';
import { onPage } from '../onPage.tsx';
import { link } from './samples.ts';

const meta = {
  title: 'Components/Another device/QR code',
  component: QrCode,
  decorators: [onPage],
  args: { text: link, label: 'A code with the link below, for the camera of a phone' },
  parameters: about({
    use: 'A link that a phone opens with its camera. The same link stands beside it.',
    avoid: 'Anything that is not also there as text.',
    words: 'Its label says what the code is for and where the text is.',
    keyboard: 'No stop.',
    spoken: 'A picture with its label.',
  }),
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ALink: Story = {};
