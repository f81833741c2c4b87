import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DownloadIcon } from '../icon'
import { IconButton } from '../icon_button'
import { Tooltip } from './tooltip'

const meta = {
  title: 'Overlays/Tooltip',
  parameters: {
    guide: {
      use: 'The name of a drawing, on hover and focus.',
      not: 'What must be known. Touch has no hover.',
    },
  },
  component: Tooltip,
  args: {
    text: 'Alle 61 Dateien als eine Liste herunterladen',
    children: (
      <IconButton label="Export">
        <DownloadIcon />
      </IconButton>
    ),
  },
  render: (args) => (
    <div className="grid h-30 w-90 place-items-center">
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const OnFocus: Story = {
  tags: ['page-look'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const tip = await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(tip.textContent!)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    canvas.getByRole('button').blur()
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['no-look'],
  args: { text: 'Alle 61 Dateien als Liste herunterladen' },
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('als Liste herunterladen')
  },
}
