import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowEndIcon } from '../icon'
import { LinkButton } from './link_button'

const meta = {
  title: 'Actions/Link button',
  parameters: {
    guide: {
      use: 'The next step of a page when it is another page.',
      not: 'Acting in place, and links in running text.',
    },
  },
  component: LinkButton,
  args: { href: '#checkout', children: 'Proceed to checkout' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

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

export const German: Story = {
  globals: { language: 'de' },
  args: {
    variant: 'primary',
    isBlock: true,
    children: 'Weiter zu Rechnungsanschrift und Zahlungsweise',
  },
}
