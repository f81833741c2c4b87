import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SelectableList } from './selectable_list'

const NAMES = ['Marta Oberleitner', 'Henrik Lindqvist', 'Teresa Reinhardt', 'Cees van der Meer']

const meta = {
  title: 'Data/Selectable list',
  parameters: {
    guide: {
      use: 'Choosing some of many rows with details: users who get a copy, subscriptions to add.',
      not: 'Values without details (`MultiSelect`), and rows that are only read (`DataTable`).',
    },
  },
  component: SelectableList,
  args: {
    legend: 'Users who get a copy',
    items: [
      ...NAMES.map((name, at) => ({
        id: at,
        label: name,
        detail: `${name.split(' ')[0]!.toLowerCase()}@donauquant.example`,
        aside: '2 ranges',
      })),
      { id: 9, label: 'Anna Keller', impossible: 'Has this subscription already' },
    ],
    selected: [1],
    onSelectionChange: fn(),
    labels: {
      all: (count: number) => `Select all ${count}`,
      count: (selected: number, of: number) => `${selected} of ${of} selected`,
    },
    empty: 'No user matches this search.',
  },
  render: function Render(args) {
    return <Chooser {...args} />
  },
} satisfies Meta<typeof SelectableList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

function Chooser(args: ComponentProps<typeof SelectableList>) {
  const [selected, setSelected] = useState(args.selected)
  return (
    <SelectableList
      {...args}
      selected={selected}
      onSelectionChange={(next) => {
        setSelected(next)
        args.onSelectionChange(next)
      }}
    />
  )
}

export const Default: Story = {}

export const ChosenByKeys: Story = {
  tags: ['no-look'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole('checkbox', { name: 'Select all 4' })
    await expect(all).toBePartiallyChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([1, 0, 2, 3].sort())
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 5 selected')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 5 selected')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Anna Keller/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 5 selected')
  },
}

export const All: Story = {
  tags: ['no-look'],
  args: { selected: [0, 1, 2, 3] },
}

export const NoneFound: Story = { args: { items: [], selected: [1] } }

export const TwoHundred: Story = {
  tags: ['no-look'],
  args: {
    selected: [3, 4, 5],
    items: Array.from({ length: 200 }, (_, at) => ({
      id: at,
      label: `${NAMES[at % 4]} ${at + 1}`,
    })),
  },
}

export const German: Story = {
  args: {
    legend: 'Benutzerinnen und Benutzer, die eine Kopie erhalten',
    items: [
      { id: 1, label: 'Marta Oberleitner', detail: 'marta.oberleitner@donauquant.example' },
      {
        id: 2,
        label: 'Anna Keller',
        impossible: 'Bezieht dieses Abonnement bereits ohne Begrenzung',
      },
    ],
    labels: {
      all: (count: number) => `Alle ${count} auswählen`,
      count: (selected: number, of: number) => `${selected} von ${of} ausgewählt`,
    },
  },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
