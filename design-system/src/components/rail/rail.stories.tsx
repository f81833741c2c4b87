import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../text'
import { RailFrame } from './rail'

const meta = {
  title: 'Frame/Rail',
  component: RailFrame,
  parameters: { layout: 'fullscreen' },
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

export const Default: StoryObj<typeof meta> = {}
