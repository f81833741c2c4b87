import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoneyText } from './money_text'

const meta = {
  title: 'Data/Money text',
  parameters: {
    guide: {
      use: 'Every amount that is shown.',
      not: 'Amounts inside a sentence that a translation writes.',
    },
  },
  component: MoneyText,
  args: { cents: 124960, language: 'en', unit: 'EUR' },
} satisfies Meta<typeof MoneyText>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

/** In columns the head names the unit once, and digits align. */
export const Column: Story = {
  render: () => (
    <ul className="w-32 text-end text-ui">
      {[124960, -4203, 0, 5].map((cents) => (
        <li key={cents}>
          <MoneyText cents={cents} language="en" />
        </li>
      ))}
    </ul>
  ),
}

export const German: Story = { args: { language: 'de' }, globals: { language: 'de' } }
