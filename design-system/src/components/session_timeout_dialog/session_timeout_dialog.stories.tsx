import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SessionTimeoutDialog } from './session_timeout_dialog'

const meta = {
  title: 'Overlays/SessionTimeoutDialog',
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

export const StayingIsTheSafeAnswer: StoryObj<typeof meta> = {
  tags: ['no-look'],
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Are you still there?' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
}
