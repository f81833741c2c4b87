import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceLadder } from './price_ladder'

const meta = {
  title: 'Data/Price ladder',
  parameters: {
    guide: {
      use: 'Prices by level, with the level that applies and what reaches the next one.',
      not: 'One price, or amounts that add up.',
    },
  },
  component: PriceLadder,
  args: {
    label: 'Module level, Meridian FX',
    currentLabel: 'your level',
    levels: [
      { label: '1 to 3', price: '141.30', current: true },
      { label: '4 to 8', price: '118.00' },
      { label: 'from 9', price: '96.50' },
    ],
    hint: '2 more modules reach 118.00 each.',
  },
  decorators: [
    (Story) => (
      <div className="max-w-84">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceLadder>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

export const LastLevel: Story = {
  args: {
    levels: [
      { label: '1 to 3', price: '141.30' },
      { label: '4 to 8', price: '118.00' },
      { label: 'from 9', price: '96.50', current: true },
    ],
    hint: undefined,
  },
}

export const German: Story = {
  args: {
    label: 'Modulstufe, Meridian FX',
    currentLabel: 'Ihre Stufe',
    levels: [
      { label: '1 bis 3 Module', price: '141,30', current: true },
      { label: '4 bis 8 Module', price: '118,00' },
      { label: 'ab 9 Modulen', price: '96,50' },
    ],
    hint: 'Mit zwei weiteren Modulen kostet jedes 118,00 EUR.',
  },
  globals: { language: 'de' },
}

export const Narrow: Story = {
  ...German,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
