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

/** Five amounts with their change stand in one line of a staff page. */
export const Changes: Story = {
  args: {
    items: [
      { id: 'orders', term: 'Orders', value: '2,104', change: '+12 % on 1,878' },
      { id: 'net', term: 'Total net', value: '1,284,609.00', change: '+8 % on 1,189,452.78' },
      { id: 'gross', term: 'Total incl. VAT', value: '1,528,684.71', change: '+8 % on 1,415,448' },
      { id: 'refunded', term: 'Refunds incl. VAT', value: '4,108.20', change: '−31 % on 5,953.91' },
      {
        id: 'left',
        term: 'Total less refunds',
        value: '1,524,576.51',
        change: '+8 % on 1,409,494',
      },
    ],
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
