import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CloseIcon, MoonIcon, SearchIcon } from '../icon'
import { IconButton } from './icon_button'

const meta = {
  title: 'Actions/Icon button',
  parameters: {
    guide: {
      use: 'A tool known by its drawing, in headers, tables and dialogs. Its name is required.',
      not: 'The main action of anything; that has words.',
    },
  },
  component: IconButton,
  args: { label: 'Search', children: <SearchIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  render: () => (
    <div className="flex gap-3">
      <IconButton label="Search">
        <SearchIcon />
      </IconButton>
      <IconButton label="Dark theme" isFramed>
        <MoonIcon />
      </IconButton>
      <IconButton label="Remove filter State: all but New" isDisabled>
        <CloseIcon />
      </IconButton>
    </div>
  ),
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['no-look'],
  args: { label: 'Derivate-Handelsdaten aus dem Warenkorb entfernen' },
}
