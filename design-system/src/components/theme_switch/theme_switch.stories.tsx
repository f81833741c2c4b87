import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ThemeSwitch } from './theme_switch'

const meta = {
  title: 'Frame/Theme switch',
  parameters: {
    guide: {
      use: 'Once in the header. It turns the page and remembers the choice.',
      not: 'Single areas; a page has one theme.',
    },
  },
  component: ThemeSwitch,
  args: { darkLabel: 'Dark theme', lightLabel: 'Light theme' },
} satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  tags: ['no-look'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(document.documentElement.dataset.theme).toBe('dark')
    await userEvent.click(canvas.getByRole('button', { name: 'Light theme' }))
    await expect(document.documentElement.dataset.theme).toBe('light')
    localStorage.clear()
  },
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['no-look'],
  args: { darkLabel: 'Dunkle Darstellung', lightLabel: 'Helle Darstellung' },
}
