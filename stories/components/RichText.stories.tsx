import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '#src/components/RichText.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Page/Rich text',
  component: RichText,
  parameters: about({
    place: 'page',
    use: 'Formatted text of the content files: paragraphs, lists, links, emphasis.',
    avoid: 'What a visitor typed, and text without formatting.',
    words:
      'Written as HTML; what could run is taken out. A text that is not in the language of the page names its own, with `lang` and `dir`.',
    keyboard: 'Its links, in their order.',
    spoken: 'As the text is marked up, in the language it names.',
    examples: {
      do: {
        says: 'Paragraphs, lists and links: what the text means.',
        shows: () => <RichText html="<p>Bring these:</p><ul><li>The medical form</li><li>A passport photo</li></ul>" />,
      },
      dont: {
        says: 'A list of typed dashes, and weight on all of it.',
        shows: () => (
          <RichText html="<p><strong>Bring these:<br>- The medical form<br>- A passport photo</strong></p>" />
        ),
      },
    },
  }),
  args: {
    html: '<p>A paragraph with <strong>weight</strong> and a <a href="#main">link</a>.</p><ul><li>One</li><li>Two</li></ul>',
  },
} satisfies Meta<typeof RichText>;

type Story = StoryObj<typeof RichText>;

export const Formatted: Story = {};
export const Arabic: Story = { args: { html: '<p lang="ar" dir="rtl">أبوابُ المدرسة تبقى مفتوحةً لكم.</p>' } };
export const WithAScriptTakenOut: Story = {
  args: { html: '<p>Only words<script>document.title = "taken over"</script> remain.</p>' },
};
