import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppFooter } from './app_footer'

const meta = {
  title: 'Frame/App footer',
  component: AppFooter,
  parameters: {
    guide: {
      use: 'Once at the end of every page, with help and legal pages in the same place everywhere.',
      not: 'Actions of a page. They stand where the work is.',
    },
    layout: 'fullscreen',
  },
  args: {
    brand: 'Kontor',
    children:
      'Historical market data for businesses, public-law bodies and public-law special funds. Operated by Alster Exchange AG, Hamburg.',
    groups: [
      {
        title: 'Shop',
        links: [
          { href: '#products', label: 'Products' },
          { href: '#use-cases', label: 'Use cases' },
        ],
      },
      {
        title: 'Help',
        links: [
          { href: '#faq', label: 'FAQ' },
          { href: '#contact', label: 'Contact' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { href: '#terms', label: 'Allgemeine Geschäftsbedingungen' },
          { href: '#privacy', label: 'Privacy notice' },
        ],
      },
    ],
  },
} satisfies Meta<typeof AppFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Wide: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
