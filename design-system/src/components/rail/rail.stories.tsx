import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Heading } from '../text'
import { RailFrame } from './rail'

const meta = {
  title: 'Frame/Rail',
  component: RailFrame,
  parameters: {
    guide: {
      use: 'The navigation of an area with many pages: the administration, the account.',
      not: "The way between areas, which is the header's.",
    },
    layout: 'fullscreen',
  },
  args: {
    label: 'Administration',
    groups: [
      {
        title: 'Orders',
        links: [
          { href: '#orders', label: 'Orders', count: '4,312', isCurrent: true },
          { href: '#quotas', label: 'Quotas', count: '6' },
        ],
      },
      {
        title: 'Kundinnen und Kunden',
        links: [
          { href: '#users', label: 'Users', count: '1,986' },
          { href: '#requests', label: 'Abonnementanfragen', count: '3' },
        ],
      },
    ],
    children: (
      <main className="pt-6">
        <Heading level={1} size="display-m-admin">
          Orders
        </Heading>
      </main>
    ),
  },
  decorators: [
    (Story) => (
      <div className="h-90 overflow-hidden">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RailFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const German: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Verwaltung',
    groups: [
      {
        title: 'Bestellungen',
        links: [
          { href: '#orders', label: 'Bestellungen', count: '4.312', isCurrent: true },
          { href: '#requests', label: 'Abonnementanfragen', count: '3' },
          { href: '#trials', label: 'Einzelwertpapierauswertungen', count: '12' },
        ],
      },
    ],
  },
}

/** Narrow windows have no room at the side: the places unfold above the page. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByText('Administration: Orders')
    await userEvent.click(opener)
    await expect(canvas.getByRole('link', { name: /^Quotas/ })).toBeVisible()
  },
}
