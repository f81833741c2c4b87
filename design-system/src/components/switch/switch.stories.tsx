import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './switch'

const meta = {
  title: 'Forms/Switch',
  parameters: {
    guide: {
      use: 'A setting that takes effect at once.',
      not: 'What is sent with a form (`Checkbox`).',
    },
  },
  component: Switch,
  args: { children: 'Show locked users', onChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}

export const States: Story = {
  render: () => (
    <div className="grid justify-items-start">
      <Switch>Show locked users</Switch>
      <Switch defaultSelected>Unrestricted</Switch>
      <Switch defaultSelected pendingLabel="is being saved">
        Mail at every new day
      </Switch>
      <Switch isDisabled>Benachrichtigung bei abgelaufenen Zugriffsrechten</Switch>
    </div>
  ),
}

export const German: Story = {
  globals: { language: 'de' },
  tags: ['no-look'],
  args: {
    children: 'Benachrichtigung bei abgelaufenen Zugriffsrechten',
    pendingLabel: 'wird gespeichert',
  },
}
