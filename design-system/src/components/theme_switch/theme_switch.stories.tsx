import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ThemeSwitch } from './theme_switch'

const meta = {
  title: 'Frame/ThemeSwitch',
  component: ThemeSwitch,
  args: { darkLabel: 'Dark theme', lightLabel: 'Light theme' },
} satisfies Meta<typeof ThemeSwitch>
export default meta

export const Default: StoryObj<typeof meta> = {
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
