import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../link_button'
import { Button } from '../button'
import { EmptyState } from './empty_state'

const meta = {
  title: 'Feedback/Empty state',
  parameters: {
    guide: {
      use: 'An area without content: says what is not here, and the one step that changes it.',
      not: 'Failures, which are an `ErrorState`.',
    },
  },
  component: EmptyState,
  args: { title: 'Your basket is empty.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const States: Story = {
  render: () => (
    <div className="grid gap-8">
      <EmptyState
        title="Your basket is empty."
        action={<LinkButton href="#products">Browse products</LinkButton>}
      >
        Choose days of a product and they wait here until you order.
      </EmptyState>
      <EmptyState
        title="Keine Bestellung mit diesen Filtern."
        action={<LinkButton href="#all">Alle Filter entfernen</LinkButton>}
      >
        Gesucht: Status „Fehlgeschlagen“, angelegt von 2026/09/01 bis 2026/09/18.
      </EmptyState>
    </div>
  ),
}

export const German: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Unter diesen Filtern wurde keine Bestellung gefunden.',
    children: 'Gesucht wurde in allen Bestellungen seit dem 2026/01/01.',
    action: <Button>Alle Filter zurücksetzen</Button>,
  },
}
