import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterChips } from './filter_chips'

const meta = {
  title: 'Navigation/Filter chips',
  parameters: {
    guide: {
      use: 'What a list is narrowed to, outside a table: each chip takes its filter off.',
      not: 'Choosing (`FacetList`, `PresetRow`). Tables bring `AppliedFilters`.',
    },
  },
  component: FilterChips,
  args: {
    label: 'Applied filters',
    summary: '52 orders',
    clearHref: '#all',
    clearLabel: 'Clear all filters',
    filters: [
      {
        label: 'Created 2026/09/01 to 2026/09/18',
        href: '#a',
        removeLabel: 'Remove filter Created 2026/09/01 to 2026/09/18',
      },
      { label: 'State: all but New', href: '#b', removeLabel: 'Remove filter State: all but New' },
    ],
  },
} satisfies Meta<typeof FilterChips>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}
export const None: Story = { args: { filters: [], summary: '4,312 orders' } }
export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    summary: '31 von 41 Produkten',
    clearLabel: 'Alle Filter entfernen',
    filters: [
      {
        label: 'Einmalbestellung möglich',
        href: '#a',
        removeLabel: 'Filter Einmalbestellung möglich entfernen',
      },
      {
        label: 'Lieferung nach Österreich',
        href: '#b',
        removeLabel: 'Filter Lieferung nach Österreich entfernen',
      },
    ],
  },
}
