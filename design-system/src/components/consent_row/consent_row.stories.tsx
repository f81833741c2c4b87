import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../link'
import { ConsentRow } from './consent_row'

const TERMS = (
  <>
    I have read and accept the <Link href="#terms">terms and conditions</Link>, version 1.9.
  </>
)

const meta = {
  title: 'Forms/Consent row',
  parameters: {
    guide: {
      use: 'A sentence to agree to that holds links: terms, privacy, withdrawal. The links do not tick it.',
      not: 'Settings without legal weight; those are a `Checkbox`.',
    },
  },
  component: ConsentRow,
  args: { children: TERMS, isSelected: false, onChange: fn() },
  render: function Stateful(args: ComponentProps<typeof ConsentRow>) {
    const [isSelected, setSelected] = useState(args.isSelected)
    const change = (value: boolean) => {
      args.onChange(value)
      setSelected(value)
    }
    return <ConsentRow {...args} isSelected={isSelected} onChange={change} />
  },
} satisfies Meta<typeof ConsentRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const LinkDoesNotTick: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /^I have read and accept/ })
    await userEvent.click(canvas.getByRole('link', { name: 'terms and conditions' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText(/I have read/))
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const States: Story = {
  render: () => (
    <div className="max-w-column">
      <ConsentRow isSelected onChange={fn()}>
        {TERMS}
      </ConsentRow>
      <ConsentRow isSelected={false} onChange={fn()}>
        I know my <Link href="#revoke">right to revoke</Link> and agree that work begins before it
        ends.
      </ConsentRow>
      <ConsentRow
        isSelected={false}
        onChange={fn()}
        error="Ohne Zustimmung zu den Geschäftsbedingungen kann die Bestellung nicht ausgeführt werden."
      >
        Ich habe die <Link href="#agb">Allgemeinen Geschäftsbedingungen</Link> in der Fassung 1.9
        gelesen und stimme ihnen zu.
      </ConsentRow>
    </div>
  ),
}
