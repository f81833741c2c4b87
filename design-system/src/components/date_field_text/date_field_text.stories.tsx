import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { DateFieldText } from './date_field_text'

const meta = {
  title: 'Forms/Date field text',
  parameters: {
    guide: {
      use: 'A day somebody knows or pastes. Read in any usual form (2026/10/31, 20261031, 31.10.2026, 31 Oct 2026), shown as it is read, and tidied into YYYY/MM/DD when the field is left.',
      not: 'Days that are looked up by weekday or month: a `DatePicker`.',
    },
  },
  component: DateFieldText,
  args: { label: 'Created from', value: '', onChange: fn() },
  render: function Stateful(args: ComponentProps<typeof DateFieldText>) {
    const [value, setValue] = useState(args.value)
    const change = (text: string) => {
      args.onChange(text)
      setValue(text)
    }
    return (
      <div className="max-w-field">
        <DateFieldText {...args} value={value} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof DateFieldText>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = { args: { value: '2026/09/01' } }

export const TidiesOnLeaving: Story = {
  tags: ['no-look'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Created from' })
    await userEvent.type(input, '20260901')
    await userEvent.tab()
    await expect(input).toHaveValue('2026/09/01')
    await userEvent.clear(input)
    await userEvent.type(input, '31. Okt. 2026')
    await expect(canvas.getByText('= 2026/10/31')).toBeVisible()
    await userEvent.tab()
    await expect(input).toHaveValue('2026/10/31')
    await userEvent.clear(input)
    await userEvent.type(input, 'yesterday')
    await userEvent.tab()
    await expect(input).toHaveValue('yesterday')
  },
}

/** Typed in another form: its reading stands below. */
export const Read: Story = { args: { value: '31 Oct 2026' } }

export const WithErrorGerman: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Ende',
    value: '2026/02/30',
    hint: 'Letzter Tag der Abdeckung: 2026/09/17.',
    error: 'Diesen Tag gibt es nicht.',
  },
}
