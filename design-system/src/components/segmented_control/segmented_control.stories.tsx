import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl, type Segment } from './segmented_control'

const DENSITIES: Segment[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
]

interface Args {
  label: string
  options: Segment[]
  onChange: (value: string) => void
}

function Stateful({ label, options, onChange }: Args) {
  const [value, setValue] = useState(options[0]!.value)
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return <SegmentedControl label={label} options={options} value={value} onChange={change} />
}

const meta = {
  title: 'Actions/Segmented control',
  parameters: {
    guide: {
      use: 'Switching between two or three views or kinds in place.',
      not: 'Values of a form (`RadioRows`) and views with an address (`Tabs`).',
    },
  },
  component: Stateful,
  args: { label: 'Density', options: DENSITIES, onChange: fn() },
} satisfies Meta<typeof Stateful>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('comfortable')
    await expect(canvas.getByRole('radio', { name: 'Comfortable' })).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('radio', { name: 'Comfortable' })).toBeChecked()
  },
}

export const German: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Bestellart',
    options: [
      { value: 'once', label: 'Einmalbestellung' },
      { value: 'subscription', label: 'Abonnement', isDisabled: true },
    ],
  },
}
