import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LanguageSwitch } from './language_switch'

const meta = {
  title: 'Frame/LanguageSwitch',
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

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('lang', 'de')
  },
}
