import type { Meta, StoryObj } from '@storybook/react-vite'
import { SummaryList } from './summary_list'

const meta = {
  title: 'Data/Summary list',
  parameters: {
    guide: {
      use: 'Facts of one record, with a way to change each.',
      not: 'Many records (`DataTable`) and amounts that add up (`TotalsTable`).',
    },
  },
  component: SummaryList,
  args: {
    emptyLabel: 'Not provided',
    items: [
      {
        id: 'billing',
        term: 'Billing address',
        value: (
          <address className="not-italic">
            Donau Quant Research GmbH
            <br />
            Praterstraße 41, Stiege 2<br />
            1020 Wien
            <br />
            Austria
          </address>
        ),
        change: { href: '#billing', label: 'Change', name: 'billing address' },
      },
      {
        id: 'vat',
        term: 'VAT ID',
        value: 'ATU63512345',
        mono: true,
        change: { href: '#vat', label: 'Change', name: 'VAT ID' },
      },
      {
        id: 'phone',
        term: 'Telephone',
        change: { href: '#phone', label: 'Change', name: 'telephone' },
      },
    ],
  },
} satisfies Meta<typeof SummaryList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

/** Facts side by side, as under a page title. */
export const Columns: Story = {
  args: {
    layout: 'columns',
    items: [
      { id: 'customer', term: 'Customer', value: 'Marta Oberleitner' },
      { id: 'company', term: 'Company', value: 'Donau Quant Research GmbH' },
      { id: 'created', term: 'Created', value: '2026/09/18 09:41' },
      { id: 'payment', term: 'Payment', value: 'Card, accepted' },
      { id: 'id', term: 'Payment id', value: 's-chg-7f2a19c04e', mono: true },
    ],
  },
}

export const German: Story = {
  args: {
    emptyLabel: 'Nicht angegeben',
    items: [
      {
        id: 'name',
        term: 'Umsatzsteuer-Identifikationsnummer',
        value: 'ATU63512345',
        mono: true,
        change: { href: '#vat', label: 'Ändern', name: 'der Umsatzsteuer-Identifikationsnummer' },
      },
      {
        id: 'note',
        term: 'Bemerkung',
        value: 'Für die vierteljährliche Untersuchung der Ausführungsqualität, Kostenstelle 4410.',
      },
      { id: 'phone', term: 'Telefon' },
    ],
  },
  globals: { language: 'de' },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** Beside a page: short names, and room for what must not break. */
export const Beside: Story = {
  render: (args) => (
    <div className="max-w-dialog">
      <SummaryList {...args} />
    </div>
  ),
  args: {
    layout: 'beside',
    items: [
      { id: 'payment', term: 'Payment', value: 'Bank transfer, arrived 2026/09/18' },
      { id: 'vat', term: 'VAT ID', value: 'ATU63512345', mono: true },
      {
        id: 'mail',
        term: 'Order mails go to',
        value: 'marta.oberleitner@donauquant.example',
        isWide: true,
      },
    ],
  },
}
