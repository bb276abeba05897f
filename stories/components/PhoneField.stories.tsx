import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '#forms/wording.ts';
import { PhoneField } from '#src/components/PhoneField.tsx';
import { about } from '../about.ts';
import { matrix, states } from '../states.tsx';

export default {
  title: 'Components/Form/Phone field',
  component: PhoneField,
  parameters: about({
    place: 'step',
    use: 'A phone number of any country. It takes every way of writing one, digits of any script included, and changes nothing while one types. Offline it stays a plain field.',
    avoid: 'Numbers that nobody calls: the text field, with `kind="number"`.',
    words: 'The label says which phone: ‘Home phone number’. No hint about the format.',
    keyboard: 'Two stops: the native list of countries, then the number. Choosing another country keeps the digits.',
    spoken: 'The label for the number, ‘Country code’ for the list; in a list of entries each says its entry.',
  }),
  args: { id: 'mobilePhone', name: 'mobilePhone', label: 'Mobile phone', required: true },
} satisfies Meta<typeof PhoneField>;

type Story = StoryObj<typeof PhoneField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '+9613123456' } };
export const Invalid: Story = {
  args: { defaultValue: '+96131', error: messages.phone() },
};
export const Variants: Story = matrix<Story>({
  'From abroad': { defaultValue: '+33612345678' },
  Optional: { required: false },
  'With hint': { hint: 'If we invite you to an interview, we call this number.' },
  'With an extension': {
    defaultValue: '04 123456 ext 12',
    note: 'Extension 12 is not sent. If there is a direct number, please give that one.',
  },
  'In an entry': { label: 'Mobile number', context: 'reference 2' },
});
export const States: Story = states;
