import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, buttonClass } from '#src/components/Button.tsx';
import { Icon } from '#src/frame/Icon.tsx';
import { download } from '#src/frame/icons.ts';
import { about } from '../about.ts';
import { matrix, states } from '../states.tsx';

export default {
  title: 'Components/Controls/Button',
  component: Button,
  argTypes: { look: { control: 'select', options: ['primary', 'outline', 'quiet', 'cta'] } },
  parameters: about({
    place: 'step',
    use: 'To do something on the page. Primary: what most people do next, once on a page. Outline: another way. Quiet: beside an answer or a file. Call to action: on a dark surface, once. A link that is the next thing to do takes `buttonClass`.',
    avoid: 'Going to another page: the link. Two primary buttons side by side.',
    words: 'A verb and what it is done to: ‘Remove school 2’. No full stop.',
    keyboard: 'Enter and the space bar press it. A disabled one is passed over; a barred one keeps the focus.',
    spoken:
      'Its words. What is clear only from its place is added for a screen reader alone: ‘Remove certificate.pdf’.',
    examples: {
      do: { says: 'One primary button, and another way beside it.', shows: () => <Pair second="outline" /> },
      dont: {
        says: 'Two that are equally important: nobody knows which to press.',
        shows: () => <Pair second="primary" />,
      },
    },
  }),
  args: { look: 'primary', children: 'Continue here' },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

const Pair = ({ second }: { second: 'outline' | 'primary' }) => (
  <p>
    <Button look="primary">Attach this PDF</Button> <Button look={second}>Cancel</Button>
  </p>
);

export const Primary: Story = {};
export const Looks: Story = matrix<Story>({
  Primary: {},
  Outline: { look: 'outline' },
  Quiet: { look: 'quiet' },
  Disabled: { disabled: true },
  Barred: { barred: true },
  'Quiet and barred': { look: 'quiet', barred: true },
});
export const OnADarkSurface: Story = {
  render: () => (
    <div className="on-dark" style={{ background: 'var(--surface-inverse)', padding: 'var(--space-5)' }}>
      <Button look="cta">Apply for admission</Button> <Button>Join the team</Button>
    </div>
  ),
};
export const ALink: Story = {
  render: () => (
    <a className={buttonClass('outline')} href="/media/medical-form.pdf" download>
      <Icon shape={download} />
      <span>Download pdf</span>
    </a>
  ),
};
export const States: Story = states;
