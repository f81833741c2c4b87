import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FacetList } from './facet_list'

const meta = {
  title: 'Navigation/Facet list',
  parameters: {
    guide: {
      use: 'Narrowing a list by one property, with counts. Each choice is a link with its own address.',
      not: 'Several values at once; that is a `MultiSelect` in the filters.',
    },
  },
  component: FacetList,
  args: {
    label: 'Narrow the list',
    groups: [
      { facets: [{ href: '#all', label: 'View all', count: '41' }] },
      {
        title: 'Category',
        facets: [
          {
            href: '#tick',
            label: 'Tick data',
            count: '9',
            children: [
              { href: '#cash', label: 'Cash market', count: '5', isCurrent: true },
              { href: '#derivatives', label: 'Derivatives', count: '4' },
            ],
          },
          {
            href: '#index',
            label: 'Indexdaten und Referenzdaten für Schuldverschreibungen',
            count: '6',
          },
        ],
      },
      { title: 'Sample data', facets: [{ href: '#samples', label: 'Free samples', count: '12' }] },
    ],
  },
  decorators: [
    (Story) => (
      <div className="ms-3 max-w-50">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cash market 5' })).toHaveAttribute(
      'aria-current',
      'page'
    )
  },
}
