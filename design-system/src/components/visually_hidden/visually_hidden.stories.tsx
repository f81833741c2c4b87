import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../link'
import { VisuallyHidden } from './visually_hidden'

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of order 10482' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const NamesARepeatedLink: StoryObj<typeof meta> = {
  tags: ['no-look'],
  render: (args) => (
    <Link href="#details">
      Details <VisuallyHidden {...args} />
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Details of order 10482' })).toBeVisible()
  },
}
