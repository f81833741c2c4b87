import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { IsinField } from './isin_field'

const REASONS = {
  check_digit: 'The last digit does not fit the others.',
  malformed: 'An ISIN has two letters, nine letters or digits and one more digit.',
}

const meta = {
  title: 'Forms/ISIN field',
  parameters: {
    guide: {
      use: 'Some securities by ISIN, typed or pasted; each is shown as it was read, or why it is none.',
      not: 'Longer lists; those come as a file.',
    },
  },
  component: IsinField,
  args: {
    label: 'ISINs',
    hint: 'Up to 50, typed or pasted from a mail or a spreadsheet.',
    value: 'DE0007164600, US0378331005',
    onChange: fn(),
    most: 50,
    listLabel: 'Recognised ISINs',
    countLabel: (count, most) => `${count} of ${most}`,
    removeLabel: (code) => `Remove ${code}`,
    insteadLabel: (code) => `Use ${code}`,
    reasonOf: (problem) => REASONS[problem],
    invalidError: 'Invalid ISIN(s) entered',
  },
  render: function Stateful(args: ComponentProps<typeof IsinField>) {
    const [value, setValue] = useState(args.value)
    const change = (text: string) => {
      args.onChange(text)
      setValue(text)
    }
    return (
      <div className="max-w-column">
        <IsinField {...args} value={value} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof IsinField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

/** Where the application knows what a code stands for, its tag says so. */
export const Named: Story = {
  args: { nameOf: (code) => (code === 'DE0007164600' ? 'Alster Software SE' : undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /DE0007164600/ })).toHaveTextContent(
      'Alster Software SE'
    )
  },
  tags: ['no-look'],
}

export const Empty: Story = {
  tags: ['no-look'],
  args: { value: '' },
}

/** Each refused entry says why, and what would be right. */
export const Invalid: Story = {
  args: { value: 'DE0007164601, US0378331005, 716460' },
}

export const Mended: Story = {
  tags: ['no-look'],
  args: { value: 'DE0007164601, US0378331005' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Use DE0007164600' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('DE0007164600\nUS0378331005')
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
}

export const TypedAndTakenOut: Story = {
  tags: ['no-look'],
  args: { value: '' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'de00071')
    await expect(canvas.getByRole('textbox')).toBeValid()
    await userEvent.type(canvas.getByRole('textbox'), '64600 US0378331005')
    await expect(canvas.getByText('2 of 50')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: 'DE0007164600' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith('US0378331005')
    await userEvent.click(canvas.getByRole('button', { name: /Remove US0378331005/ }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'ISINs der gewünschten Wertpapiere',
    hint: 'Bis zu 50, getippt oder aus einer Mail oder Tabelle eingefügt.',
    value: 'DE0007164600, Wertpapierkennnummer',
    invalidError: 'Ungültige ISIN(s) eingegeben',
    listLabel: 'Erkannte ISINs',
    countLabel: (count, most) => `${count} von ${most}`,
    removeLabel: (code) => `${code} entfernen`,
    insteadLabel: (code) => `${code} übernehmen`,
    reasonOf: () =>
      'Eine ISIN hat zwei Buchstaben, neun Buchstaben oder Ziffern und eine Prüfziffer.',
  },
}
