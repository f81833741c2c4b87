import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button'
import { SearchField } from './search_field'

const meta = {
  title: 'Forms/Search field',
  parameters: {
    guide: {
      use: 'Searching a list or the shop.',
      not: 'Narrowing by known values; those are filters.',
    },
  },
  component: SearchField,
  args: { label: 'Product, venue or format', clearLabel: 'Clear the search', onSubmit: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {
  tags: ['no-look'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('tick data{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('tick data')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const States: Story = {
  render: () => (
    <div className="grid max-w-dialog gap-5">
      <SearchField label="Order, e-mail, company or product" clearLabel="Clear" />
      <SearchField label="Search users" clearLabel="Clear" defaultValue="donauquant" />
      <div className="flex items-end gap-2">
        <div className="grow">
          <SearchField
            label="Produkt, Handelsplatz oder Format"
            isLabelHidden
            clearLabel="Suche leeren"
            placeholder="Produkt, Handelsplatz oder Format"
          />
        </div>
        <Button variant="primary">Suchen</Button>
      </div>
    </div>
  ),
}

export const German: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Produkt, Handelsplatz oder Dateiformat',
    clearLabel: 'Suche leeren',
    defaultValue: 'Schuldverschreibungen',
  },
}
