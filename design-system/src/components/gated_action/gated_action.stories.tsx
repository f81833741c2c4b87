import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GatedAction } from './gated_action'

const meta = {
  title: 'Actions/Gated action',
  parameters: {
    guide: {
      use: 'An action that is impossible now but can become possible. It stays reachable and says why.',
      not: 'What a person may never do: leave it out.',
    },
  },
  component: GatedAction,
  args: {
    children: 'Pay 840.60 EUR by card',
    variant: 'primary',
    onPress: fn(),
    onBlockedPress: fn(),
  },
} satisfies Meta<typeof GatedAction>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Open: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Gated: Story = {
  args: { reason: 'Confirm that you order for a legal entity.', align: 'end' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pay 840.60 EUR by card' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Confirm that you order for a legal entity.')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(args.onBlockedPress).toHaveBeenCalledOnce()
  },
}

/** Two that cannot be done for one reason, which stands once. */
export const OneReason: Story = {
  tags: ['no-look'],
  render: (args) => (
    <>
      <GatedAction {...args} reasonAt="answered" />
      <span id="answered">Answered already.</span>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Answered already.')
  },
}

export const LongGerman: Story = {
  args: {
    children: 'Abonnementanfrage bestätigen',
    reason: 'Nur Anfragen im Status „Neu“ lassen sich bestätigen oder ablehnen.',
    isBlock: true,
  },
}
