import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '../text_field'
import { Honeypot } from './honeypot'

const meta = {
  title: 'Forms/Honeypot',
  parameters: {
    guide: { use: 'Once in every form a stranger may post.', not: 'Forms behind a sign-in.' },
  },
  component: Honeypot,
  args: { name: 'website', label: 'Leave this empty' },
} satisfies Meta<typeof Honeypot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const NobodyGetsThere: Story = {
  tags: ['no-look'],
  render: (args) => (
    <form>
      <Honeypot {...args} />
      <TextField label="E-mail" />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  },
}
