import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LanguageSwitch } from './language_switch'

const meta = {
  title: 'Frame/Language switch',
  parameters: {
    guide: {
      use: 'Once in the header and once in the folded menu.',
      not: 'Marking a language of a text; that is `lang`.',
    },
  },
  component: LanguageSwitch,
  args: {
    label: 'Language',
    languages: [
      { code: 'en', name: 'English', href: '#en', isCurrent: true },
      { code: 'de', name: 'Deutsch', href: '#de' },
    ],
  },
} satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'DE, Deutsch' })).toHaveAttribute('lang', 'de')
  },
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['no-look'],
  args: {
    label: 'Sprache',
    languages: [
      { code: 'en', name: 'English', href: '#en' },
      { code: 'de', name: 'Deutsch', href: '#de', isCurrent: true },
    ],
  },
}
