import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figures } from './figure'

const meta = {
  title: 'Data/Figures',
  parameters: {
    guide: {
      use: 'A few facts of a thing, or results of a period, as figures with their words.',
      not: 'Amounts that add up (`TotalsTable`) or figures to compare over time (`Chart`).',
    },
  },
  component: Figures,
  args: {
    items: [
      { id: 'all', term: 'Subscribers', value: '1,132', note: 'of 148 types' },
      { id: 'active', term: 'Active', value: '927', note: '82 %' },
      { id: 'trial', term: 'On trial', value: '155', note: '14 %, 23 end in a week' },
      { id: 'upcoming', term: 'Upcoming', value: '50', note: '4 %' },
    ],
  },
} satisfies Meta<typeof Figures>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const German: Story = {
  args: {
    items: [
      { id: 'sales', term: 'Nettoumsatz im gewählten Zeitraum', value: '128.460,90', note: 'EUR' },
      {
        id: 'orders',
        term: 'Abgeschlossene Bestellungen',
        value: '214',
        note: 'davon 31 über Kontingent',
      },
    ],
  },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
