import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ArrowEndIcon, CopyIcon, EditIcon, MoreIcon, OctagonIcon, RetryIcon } from '../icon'
import { IconButton } from '../icon_button'
import { ConfirmDialog } from '../confirm_dialog'
import { Menu, MenuItem, MenuSeparator } from '.'

const restart = fn()
const change = fn()

const meta = {
  title: 'Overlays/Menu',
  parameters: {
    guide: {
      use: 'Actions of a row or a person behind one button, the destructive one last.',
      not: 'The main action, choices of a form, and navigation of a page.',
    },
  },
  component: Menu,
  args: {
    trigger: (
      <IconButton label="Actions for order 10479">
        <MoreIcon />
      </IconButton>
    ),
    children: (
      <>
        <MenuItem label="Open order" icon={<ArrowEndIcon />} href="#10479" />
        <MenuItem label="Restart failed tasks" icon={<RetryIcon />} onAction={restart} />
        <MenuItem label="Bestellnummer kopieren" icon={<CopyIcon />} onAction={fn()} />
        <MenuSeparator />
        <MenuItem
          label="Change state"
          icon={<EditIcon />}
          onAction={change}
          reason="You don't have permission"
        />
        <MenuItem label="Reject order" icon={<OctagonIcon />} tone="danger" onAction={fn()} />
      </>
    ),
  },
  render: (args) => (
    <div className="flex h-70 items-start justify-end">
      <Menu {...args} />
    </div>
  ),
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const ByKey: Story = {
  tags: ['page-look'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Actions for order 10479' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'Open order' })).toHaveFocus()
    await userEvent.keyboard('res{Enter}')
    await expect(restart).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await userEvent.keyboard('change')
    const gated = screen.getByRole('menuitem', { name: /Change state\. You don't have permission/ })
    await waitFor(() => expect(gated).toHaveFocus())
    await expect(gated).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(change).not.toHaveBeenCalled()
    await expect(screen.getByRole('menu')).toBeVisible()
  },
}

function LeadsToQuestion() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Actions for order 10479">
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem label="Reject order" tone="danger" onAction={() => setOpen(true)} />
      </Menu>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Reject order 10479?"
        keepLabel="Keep it"
        confirmLabel="Reject order"
        onConfirm={fn()}
      >
        The customer is told at once.
      </ConfirmDialog>
    </>
  )
}

export const FocusComesBackFromADialog: Story = {
  tags: ['no-look'],
  render: () => <LeadsToQuestion />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Actions for order 10479' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reject order' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['no-look'],
  args: {
    trigger: (
      <IconButton label="Aktionen für Bestellung 10479">
        <MoreIcon />
      </IconButton>
    ),
    children: (
      <>
        <MenuItem label="Bestellung öffnen" href="#10479" />
        <MenuItem
          label="Bearbeitungsstand ändern"
          onAction={change}
          reason="Ihnen fehlt die Berechtigung dazu"
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen für Bestellung 10479' }))
    await expect(
      await screen.findByRole('menuitem', { name: /Ihnen fehlt die Berechtigung/ })
    ).toHaveAttribute('aria-disabled', 'true')
  },
}
