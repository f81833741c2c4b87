import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SessionTimeoutDialog } from './session_timeout_dialog'

const meta = {
  title: 'Overlays/Session timeout dialog',
  parameters: {
    guide: {
      use: 'Once in the frame of signed-in pages, a minute before a session ends for want of use.',
      not: 'Sessions that end for another reason; the next page says so.',
    },
  },
  component: SessionTimeoutDialog,
  args: {
    isOpen: true,
    title: 'Are you still there?',
    children: 'Nothing happened here for 14 minutes. Signing out keeps your basket.',
    seconds: 60,
    unitLabel: () => 'seconds',
    announce: (left) => `You are signed out in ${left} seconds`,
    onElapsed: fn(),
    stayLabel: 'Stay signed in',
    onStay: fn(),
    signOutLabel: 'Sign out',
    onSignOut: fn(),
  },
} satisfies Meta<typeof SessionTimeoutDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const StayingIsTheSafeAnswer: Story = {
  tags: ['no-look'],
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Are you still there?' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
}

export const German: Story = {
  tags: ['page-look'],
  globals: { language: 'de' },
  args: {
    title: 'Sind Sie noch da?',
    children:
      'Seit 14 Minuten ist hier nichts geschehen. Beim Abmelden bleibt Ihr Warenkorb erhalten.',
    seconds: 0,
    unitLabel: () => 'Sekunden',
    announce: () => 'Sie werden gleich abgemeldet',
    stayLabel: 'Angemeldet bleiben',
    signOutLabel: 'Abmelden',
  },
}
