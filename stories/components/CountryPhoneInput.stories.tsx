import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountryPhoneInput } from '#src/components/CountryPhoneInput.tsx';
import { FieldFrame } from '#src/components/FieldFrame.tsx';
import { about } from '../about.ts';
import { matrix } from '../states.tsx';

export default {
  title: 'Components/Form/Country phone input',
  component: CountryPhoneInput,
  parameters: about({
    place: 'step',
    use: 'Inside a phone field only: it arrives after the page, with the countries and their numbering plans.',
    avoid:
      'By itself. The phone field brings the label, the hint and the message, and takes numbers until this has arrived.',
    words: 'None of its own but ‘Country code’, which is announced and not shown.',
    keyboard: 'Two stops: the native list of countries, then the number.',
    spoken: '‘Country code’ for the list; the number has the label of the field around it.',
  }),
  args: {
    input: { id: 'phone', name: 'phone', autoComplete: 'tel' },
    countryLabel: 'Country code',
    number: '',
    onType: () => undefined,
  },
  render: (args, { id }) => (
    <FieldFrame kind="phone" id={`${id}-input`} label="Mobile phone" required>
      <CountryPhoneInput {...args} input={{ ...args.input, id: `${id}-input` }} />
    </FieldFrame>
  ),
} satisfies Meta<typeof CountryPhoneInput>;

type Story = StoryObj<typeof CountryPhoneInput>;

export const Empty: Story = {};
export const Variants: Story = matrix<Story>({
  Lebanese: { number: '+9613123456' },
  'From abroad': { number: '+33612345678' },
  'Typed before': { number: '03 123 4' },
  'Arabic digits': { number: '٠٣١٢٣٤٥٦' },
});
