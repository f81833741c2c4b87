import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link'

const meta = {
  title: 'Navigation/Link',
  parameters: {
    guide: {
      use: 'Leads elsewhere, in text and lists.',
      not: 'Acting in place (`Button`). The next step of a page may be a `LinkButton`.',
    },
  },
  component: Link,
  args: { href: '#prices', children: 'Price list' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-column gap-4 text-muted">
      <p>
        Days are charged as the <Link href="#prices">price list</Link> says, holidays are{' '}
        <Link href="#free" variant="quiet">
          not charged
        </Link>
        .
      </p>
      <Link href="#product" variant="title">
        Cash Market Trades and Quotes
      </Link>
      <Link href="#imprint" variant="plain">
        Imprint
      </Link>
      <Link href="#delete" variant="danger">
        Delete link
      </Link>
      <p>
        The format is described in the{' '}
        <Link href="https://example.org" newWindowLabel="opens in a new window">
          data documentation
        </Link>
        .
      </p>
    </div>
  ),
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['no-look'],
  args: {
    children: 'Nutzungsbedingungen für Marktdaten',
    newWindowLabel: 'öffnet ein neues Fenster',
  },
}
