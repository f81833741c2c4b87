import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox'

const meta = {
  title: 'Forms/Checkbox',
  parameters: {
    guide: {
      use: 'Something that is or is not, sent with the form.',
      not: 'What takes effect at once (`Switch`) and sentences with links (`ConsentRow`).',
    },
  },
  component: Checkbox,
  args: { children: 'Delivery address is the billing address', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const States: Story = {
  render: () => (
    <div className="grid max-w-column">
      <Checkbox>Delivery address is the billing address</Checkbox>
      <Checkbox defaultSelected>Keep me posted about new days</Checkbox>
      <Checkbox isIndeterminate>All 14 files</Checkbox>
      <Checkbox hint="Used for questions about the order only.">Call me back</Checkbox>
      <Checkbox isDisabled>Derivatives Trades</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Cash Market Trades and Quotes
      </Checkbox>
      <Checkbox error="Bestätigen Sie, dass Sie für eine juristische Person bestellen.">
        Ich bestelle für eine juristische Person, eine Körperschaft des öffentlichen Rechts oder ein
        öffentlich-rechtliches Sondervermögen, nicht als Verbraucher.
      </Checkbox>
    </div>
  ),
}
