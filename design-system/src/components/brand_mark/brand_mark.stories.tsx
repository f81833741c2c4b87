import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandMark } from './brand_mark'

const meta = {
  title: 'Foundations/Brand mark',
  parameters: {
    guide: {
      use: "The tally beside the shop's name, in the header, the footer, mails and prints.",
      not: 'A decoration or a loading sign.',
    },
  },
  component: BrandMark,
} satisfies Meta<typeof BrandMark>
export default meta

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <p className="flex items-end gap-6">
      <BrandMark />
      <BrandMark size="small" />
    </p>
  ),
}
