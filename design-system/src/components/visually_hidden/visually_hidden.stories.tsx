import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../link'
import { VisuallyHidden } from './visually_hidden'

const meta = {
  title: 'Foundations/Visually hidden',
  parameters: {
    guide: {
      use: 'Words for those who listen, where the eye reads them from the place.',
      not: 'Hiding what everyone should read.',
    },
  },
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
