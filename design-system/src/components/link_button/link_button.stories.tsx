import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowEndIcon } from '../icon'
import { LinkButton } from './link_button'

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#checkout', children: 'Proceed to checkout' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['no-look'] }

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <LinkButton href="#checkout" variant="primary">
        Proceed to checkout
      </LinkButton>
      <LinkButton href="#products">Continue shopping</LinkButton>
      <LinkButton href="#samples" variant="quiet">
        Free samples
        <ArrowEndIcon />
      </LinkButton>
    </div>
  ),
}
