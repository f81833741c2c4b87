import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button'
import { Link } from '../link'
import { Note } from './note'
import { Problem } from './problem'

const meta = {
  title: 'Feedback/Note',
  parameters: {
    guide: {
      use: 'Something to know in place: ink informs, brass asks for attention, crimson tells an error with its way out.',
      not: 'The error of one field, and what concerns the whole shop (`Strip`).',
    },
  },
  component: Note,
  args: { children: 'Three holidays and one missing day are not charged.' },
} satisfies Meta<typeof Note>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Tones: Story = {
  render: (args) => (
    <div className="grid max-w-column gap-4">
      <Note {...args} />
      <Note tone="brass">
        The card was charged 840.60. Saving opens a refund of 42.03.{' '}
        <Link href="#refund">How refunds work</Link>
      </Note>
      <Note
        tone="crimson"
        title="Die Bestellung wurde nicht abgeschlossen"
        isAnnounced
        actions={<Button>Erneut versuchen</Button>}
      >
        Der Zahlungsdienst hat nicht geantwortet. Es wurde nichts abgebucht, Ihr Warenkorb ist
        unverändert.
      </Note>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nicht abgeschlossen')
  },
}

/** What was refused, where it was asked for; there is nothing to see while nothing is refused. */
export const Refused: Story = {
  tags: ['no-look'],
  render: () => (
    <div className="grid max-w-column gap-4">
      <Problem>{undefined}</Problem>
      <Problem>This order has been changed meanwhile.</Problem>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getByRole('alert')).toHaveTextContent('changed meanwhile')
  },
}
