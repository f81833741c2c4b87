import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { ConfirmDialog } from './confirm_dialog'

const meta = {
  title: 'Overlays/Confirm dialog',
  parameters: {
    guide: {
      use: 'A question before something is lost. Buttons are verbs; the safe one is first and focused.',
      not: 'What can be undone, and work with fields, which is a `Dialog`.',
    },
  },
  component: ConfirmDialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete the basket?',
    children:
      'Three products with 116 trading days are removed. Your selection of days is not kept.',
    keepLabel: 'Keep basket',
    confirmLabel: 'Delete basket',
  },
  render: function Stateful(args: ComponentProps<typeof ConfirmDialog>) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button variant="danger" onPress={() => setOpen(true)}>
          Delete basket
        </Button>
        <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const SafeAnswerFirst: Story = {
  tags: ['page-look'],
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete basket' })
    await userEvent.click(opener)
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Delete the basket?')
    await expect(screen.getByRole('button', { name: 'Keep basket' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
  },
}

export const ThirdWay: Story = {
  tags: ['no-look'],
  args: {
    isOpen: true,
    title: 'Leave this page?',
    children: 'Changes you made will not be saved. Do you want to leave this page?',
    keepLabel: 'Stay',
    confirmLabel: 'Leave',
    also: <Button variant="primary">Save and leave</Button>,
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Save and leave' })).toHaveFocus()
  },
}

export const PendingGerman: Story = {
  tags: ['page-look'],
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    isOpen: true,
    isPending: true,
    title: 'Letzten Zeitraum des Abonnements entfernen?',
    children: 'Damit endet das Abonnement für alle Nutzerinnen und Nutzer dieses Unternehmens.',
    keepLabel: 'Zeitraum behalten',
    confirmLabel: 'Abonnement beenden',
    pendingLabel: 'Abonnement wird beendet',
  },
}
