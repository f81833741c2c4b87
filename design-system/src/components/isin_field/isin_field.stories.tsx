import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { IsinField } from './isin_field'

const meta = {
  title: 'Forms/ISIN field',
  parameters: {
    guide: {
      use: 'Up to ten securities by ISIN or common code, typed or pasted; each is shown as it was read.',
      not: 'Longer lists; those come as a file.',
    },
  },
  component: IsinField,
  args: {
    label: 'ISINs or common codes',
    hint: 'Ten at the most, separated by commas or lines.',
    value: 'DE0007164600, US0378331005\n4711',
    onChange: fn(),
    listLabel: 'Recognised codes',
    countLabel: (count, most) => `${count} of ${most}`,
    removeLabel: (code) => `Remove ${code}`,
    invalidLabel: 'not a valid code',
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

/** Common codes are filled with zeros to nine digits. */
export const Default: Story = {}

/** Where the application knows what a code stands for, its tag says so. */
export const Named: Story = {
  args: {
    value: 'DE0007164600, US0378331005',
    nameOf: (code) => (code === 'DE0007164600' ? 'Alster Software SE' : undefined),
  },
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

export const Invalid: Story = {
  args: {
    value: 'DE0007164601, US0378331005',
    error: 'Invalid ISIN(s)/Common code(s) entered',
  },
}

export const TooMany: Story = {
  tags: ['no-look'],
  args: {
    value: Array.from({ length: 11 }, (_, at) => String(4711 + at)).join('\n'),
    error: 'You can enter only up to 10 ISINs/Common codes',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11 of 10')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const TypedAndTakenOut: Story = {
  tags: ['no-look'],
  args: { value: '' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'de0007164600,4711')
    await expect(canvas.getByText('2 of 10')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: 'DE0007164600' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith('de0007164600')
    await userEvent.click(canvas.getByRole('button', { name: /Remove DE0007164600/ }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const NarrowGerman: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    label: 'ISINs oder Common Codes der gewünschten Wertpapiere',
    hint: 'Höchstens zehn, durch Kommas oder Zeilenumbrüche getrennt. Kürzere Common Codes werden links mit Nullen aufgefüllt.',
    value: 'DE0007164600, Wertpapierkennnummer\n4711',
    error: 'Ungültige ISIN(s)/Common Code(s) eingegeben',
    listLabel: 'Erkannte Kennnummern',
    countLabel: (count, most) => `${count} von ${most}`,
    removeLabel: (code) => `${code} entfernen`,
    invalidLabel: 'keine gültige Kennnummer',
  },
}
