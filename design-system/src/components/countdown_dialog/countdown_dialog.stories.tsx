import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CountdownDialog } from './countdown_dialog'

const meta = {
  title: 'Overlays/Countdown dialog',
  parameters: {
    guide: {
      use: 'Something happens by itself unless it is stopped: leaving for another site, signing in anew. It can be stopped and done at once.',
      not: 'Pressing for a decision. What can wait, waits.',
    },
  },
  component: CountdownDialog,
  args: {
    isOpen: true,
    title: 'You are being taken to the new shop',
    children: 'This shop closes on 2027/03/31. Your account and your files go with you.',
    seconds: 15,
    unitLabel: (left): string => (left === 1 ? 'second' : 'seconds'),
    announce: (left) => `${left} seconds left`,
    onElapsed: fn(),
    stopLabel: 'Stay here',
    onStop: fn(),
    goLabel: 'Go now',
    onGo: fn(),
  },
} satisfies Meta<typeof CountdownDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const StopIsFocused: Story = {
  tags: ['no-look'],
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus()
    await expect(screen.getByRole('status')).toHaveTextContent('15 seconds left')
    await userEvent.keyboard('{Escape}')
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(args.onElapsed).not.toHaveBeenCalled()
  },
}

export const Elapses: Story = {
  tags: ['no-look'],
  args: { seconds: 1 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onElapsed).toHaveBeenCalledOnce(), { timeout: 3000 })
  },
}

/** At zero the clock stands still, so that pictures are alike. */
export const Look: Story = {
  tags: ['page-look'],
  globals: { language: 'de' },
  args: {
    seconds: 0,
    title: 'Die Bestellung ist fehlgeschlagen',
    children: 'Sie kommen gleich zum Warenkorb zurück. Es wurde nichts abgebucht.',
    unitLabel: () => 'Sekunden',
    announce: () => 'Gleich geht es zurück',
    stopLabel: 'Hier bleiben',
    goLabel: 'Jetzt zurück',
  },
}
