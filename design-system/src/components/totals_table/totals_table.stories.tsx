import type { Meta, StoryObj } from '@storybook/react-vite'
import { TotalsTable, type TotalsRow } from './totals_table'

const ROWS: TotalsRow[] = [
  { id: 'subtotal', label: 'Subtotal', amount: '282.60', sum: true },
  {
    id: 'fee',
    label: 'Administrative fee',
    amount: '50.00',
    why: 'Charged up to 300.00.',
    nudge: 'Add 17.41 EUR to drop the fee.',
  },
  {
    id: 'vat',
    label: 'VAT 0 %',
    amount: '0.00',
    why: 'Reverse charge: delivery to Austria, VAT ID on file.',
  },
]

const meta = {
  title: 'Data/Totals table',
  parameters: {
    guide: {
      use: 'Amounts that add up, each with its reason, to a total under the double rule.',
      not: 'Figures that do not add up (`SummaryList`, `Figures`).',
    },
  },
  component: TotalsTable,
  args: { caption: 'Totals', rows: ROWS, total: { label: 'Total in EUR', amount: '332.60' } },
  decorators: [
    (Story) => (
      <div className="max-w-84">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TotalsTable>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

/** How the counted days come about; the sum stands under a single rule. */
export const CountedDays: Story = {
  args: {
    caption: 'Counted trading days',
    rows: [
      { id: 'calendar', label: 'Calendar days', amount: '89' },
      { id: 'weekend', label: 'Weekend days', amount: '−24' },
      {
        id: 'holidays',
        label: 'Exchange holidays',
        amount: '−3',
        why: '2025/04/18, 2025/04/21, 2025/05/01',
      },
      { id: 'missing', label: 'Missing days', amount: '−1', why: '2025/04/09, not charged' },
      {
        id: 'counted',
        label: 'Counted trading days',
        amount: '61',
        why: 'Minimum of 20 is met. 2 degraded days are included.',
        sum: true,
      },
    ],
    total: undefined,
  },
}

export const WithDiscount: Story = {
  args: {
    rows: [
      { id: 'subtotal', label: 'Subtotal', amount: '840.60' },
      { id: 'discount', label: 'Discount', amount: '−42.03' },
      { id: 'net', label: 'Net', amount: '798.57', sum: true },
      { id: 'vat', label: 'VAT 19 %', amount: '151.73', why: 'Delivery within Germany.' },
    ],
    total: { label: 'Gross in EUR', amount: '950.30', why: 'Payable within 14 days.' },
  },
}

/** While a new quote is fetched the old figures stay. */
export const Busy: Story = {
  tags: ['no-look'],
  args: { busy: true },
}

export const German: Story = {
  args: {
    caption: 'Summen',
    rows: [
      { id: 'subtotal', label: 'Zwischensumme', amount: '282,60', sum: true },
      {
        id: 'fee',
        label: 'Bearbeitungsgebühr für Kleinbestellungen',
        amount: '50,00',
        why: 'Wird bis zu einer Zwischensumme von 300,00 EUR berechnet.',
        nudge: 'Für weitere 17,41 EUR an Daten entfällt sie.',
      },
      {
        id: 'vat',
        label: 'Umsatzsteuer 0 %',
        amount: '0,00',
        why: 'Steuerschuldnerschaft des Leistungsempfängers: Lieferung nach Österreich, USt-IdNr. liegt vor.',
      },
    ],
    total: { label: 'Gesamtbetrag in EUR', amount: '332,60' },
  },
  globals: { language: 'de' },
}

export const Narrow: Story = {
  ...German,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
