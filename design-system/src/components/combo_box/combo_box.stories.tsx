import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ComboBox } from './combo_box'

const PEOPLE = [
  { value: '1', label: 'Marta Oberleitner', detail: 'moberleitner' },
  { value: '2', label: 'Hanna Lindqvist', detail: 'hlindqvist' },
  { value: '3', label: 'Christine van der Meer-Wiedenbrück', detail: 'cvandermeer' },
]

const meta = {
  title: 'Forms/Combo box',
  parameters: {
    guide: {
      use: 'One of many, found by typing: users, companies, countries. The application can answer what is typed.',
      not: 'Fewer than about fifteen choices; a `Select` is lighter. Free text, which is a `TextField`.',
    },
  },
  component: ComboBox,
  args: {
    label: 'User',
    options: PEOPLE,
    value: null,
    onChange: fn(),
    loadingLabel: 'Searching',
    emptyLabel: 'No user fits.',
    openLabel: 'Show users',
  },
  render: function Stateful(args: ComponentProps<typeof ComboBox>) {
    const [value, setValue] = useState(args.value)
    const change = (next: string | null) => {
      args.onChange(next)
      setValue(next)
    }
    return (
      <div className="h-60 max-w-dialog">
        <ComboBox {...args} value={value} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const ByTyping: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('hann')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2')
    await expect(canvas.getByRole('combobox')).toHaveValue('Hanna Lindqvist')
  },
}

export const Open: Story = {
  tags: ['page-look'],
  args: { value: '1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show users/ }))
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
  },
}

function Async() {
  const [text, setText] = useState('')
  const [value, setValue] = useState<string | null>(null)
  const isLoading = text.length > 0 && text.length < 3
  const found = isLoading ? [] : PEOPLE.filter(({ label }) => label.includes(text))
  return (
    <ComboBox
      label="Nutzerin oder Nutzer"
      options={found}
      value={value}
      onChange={setValue}
      inputValue={text}
      onInputChange={setText}
      isLoading={isLoading}
      loadingLabel="Wird gesucht"
      emptyLabel="Niemand passt dazu."
      openLabel="Liste zeigen"
      error="Diese Person hat schon ein Kontingent."
    />
  )
}

export const AskingTheServer: Story = {
  tags: ['no-look'],
  render: () => <Async />,
  play: async () => {
    await userEvent.tab()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('Ma')
    await waitFor(() => expect(screen.getByText('Wird gesucht')).toBeVisible())
    await userEvent.keyboard('rta')
    await waitFor(() => expect(screen.getByRole('option', { name: /Marta/ })).toBeVisible())
    await userEvent.keyboard('xy')
    await waitFor(() => expect(screen.getByText('Niemand passt dazu.')).toBeVisible())
  },
}
