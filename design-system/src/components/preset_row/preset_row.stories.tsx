import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PresetRow } from './preset_row'

const RANGES = [
  { id: 'month', label: 'August 2026', href: '#month' },
  { id: 'quarter', label: 'Last quarter', href: '#quarter' },
  { id: 'year', label: '2025', href: '#year' },
  { id: 'all', label: 'All days', href: '#all' },
]

const meta = {
  title: 'Forms/Preset row',
  parameters: {
    guide: {
      use: 'Usual choices beside a field or calendar, one press each, with an address of their own.',
      not: 'Filters that add up (`FacetList`) and views of a page (`Tabs`).',
    },
  },
  component: PresetRow,
  args: { label: 'Usual ranges', presets: RANGES, onChoose: fn() },
} satisfies Meta<typeof PresetRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  render: function Chosen(args: ComponentProps<typeof PresetRow>) {
    const [chosen, setChosen] = useState('quarter')
    const choose = (id: string) => {
      args.onChoose?.(id)
      setChosen(id)
    }
    const presets = args.presets.map((one) => ({ ...one, isCurrent: one.id === chosen }))
    return <PresetRow {...args} presets={presets} onChoose={choose} />
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Last quarter' })).toHaveAttribute(
      'aria-current',
      'true'
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('month')
    await expect(canvas.getByRole('link', { name: 'August 2026' })).toHaveAttribute(
      'aria-current',
      'true'
    )
  },
}

/** Nothing fits: the range was chosen by hand. */
export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'Übliche Zeiträume',
    presets: [
      { id: 'month', label: 'Letzter abgeschlossener Monat', href: '#month' },
      { id: 'quarter', label: 'Letztes Quartal', href: '#quarter' },
      { id: 'year', label: 'Seit Jahresbeginn', href: '#year' },
      { id: 'all', label: 'Gesamte Abdeckung', href: '#all' },
    ],
  },
}
