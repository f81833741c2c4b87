import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandMark } from './brand_mark'

const meta = { title: 'Foundations/BrandMark', component: BrandMark } satisfies Meta<
  typeof BrandMark
>
export default meta

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <p className="flex items-end gap-6">
      <BrandMark />
      <BrandMark size="small" />
    </p>
  ),
}
