import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination'

const meta = {
  title: 'Navigation/Pagination',
  parameters: {
    guide: {
      use: 'Long lists outside a table. Pages are places, so they are links.',
      not: 'Tables; they bring `TablePages`.',
    },
  },
  component: Pagination,
  args: {
    label: 'Pages',
    page: 1,
    pages: 6,
    summary: '1 to 10 of 52',
    hrefOf: (page) => `?page=${page}`,
    pageLabel: (page) => `Page ${page}`,
    previousLabel: 'Previous',
    nextLabel: 'Next',
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const States: Story = {
  render: (args) => (
    <div>
      <Pagination {...args} />
      <Pagination
        {...args}
        label="Seiten"
        page={200}
        pages={432}
        summary="1.991 bis 2.000 von 4.312"
        previousLabel="Zurück"
        nextLabel="Weiter"
      />
      <Pagination {...args} label="One page" pages={1} summary="3 of 3" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Page 1' })
    await expect(first).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link', { name: 'Next' })[0]).toHaveAttribute(
      'href',
      '?page=2'
    )
    await expect(canvas.queryByRole('navigation', { name: 'One page' })).toBeNull()
  },
}
