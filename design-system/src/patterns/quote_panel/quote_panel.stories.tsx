import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/button'
import { GatedAction } from '../../components/gated_action'
import { LinkButton } from '../../components/link_button'
import { PriceLadder } from '../../components/price_ladder'
import { TotalsTable } from '../../components/totals_table'
import { QuoteBar } from './quote_bar'
import { QuotePanel } from './quote_panel'

const lines = (
  <>
    <TotalsTable
      caption="Counted trading days"
      rows={[
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
      ]}
    />
    <div className="border-t border-line py-2">
      <p className="pb-1 text-ui text-muted">Module level, Meridian FX</p>
      <PriceLadder
        label="Module level, Meridian FX"
        currentLabel="your level"
        levels={[
          { label: '1 to 3', price: '141.30', current: true },
          { label: '4 to 8', price: '118.00' },
          { label: 'from 9', price: '96.50' },
        ]}
      />
    </div>
    <TotalsTable
      caption="Price"
      rows={[
        { id: 'price', label: '2 × 141.30', amount: '282.60', sum: true },
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
      ]}
    />
  </>
)

const meta = {
  title: 'Commerce/Quote panel',
  parameters: {
    guide: {
      use: 'The price of a choice, beside or below it, with total and button always in view.',
      not: 'Amounts of an order that is placed (`TotalsTable`).',
    },
    docs: { room: 820 },
  },
  component: QuotePanel,
  args: {
    id: 'quote',
    title: 'Quote',
    lines,
    total: { label: 'Total in EUR', amount: '332.60' },
    action: (
      <Button variant="primary" size="large">
        Add to basket
      </Button>
    ),
    notes: (
      <>
        <p>61 files, 11.16 GB, about 25 minutes after payment.</p>
        <p>Download once per file, within 90 days.</p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-94">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuotePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['no-look'] }

export const Default: Story = {}

/** A new quote is fetched: the old figures stay. */
export const Quoting: Story = {
  tags: ['no-look'],
  args: { busy: true, busyLabel: 'updating' },
}

/** What is typed has no quote: the figures are still those of other days, and say so. */
export const Stale: Story = {
  args: {
    staleLabel: 'for 2025/03/03 to 2025/03/31',
    action: (
      <GatedAction
        variant="primary"
        size="large"
        isBlock
        reason="Enter a first and a last day, and they are priced."
      >
        Add to basket
      </GatedAction>
    ),
    notes: undefined,
  },
}

/** Below the minimum: the reason stands where the button is. */
export const BelowMinimum: Story = {
  args: {
    action: (
      <Button variant="primary" size="large" isDisabled>
        Add to basket
      </Button>
    ),
    notes: <p>Minimum is 20. Select 7 more trading days.</p>,
  },
}

/** A product without a price: a form stands in the frame instead. */
export const OnRequest: Story = {
  args: {
    title: 'On request',
    lines: (
      <p className="text-ui text-muted">
        The venue decides on each request. Tell us the days and what they are for.
      </p>
    ),
    total: undefined,
    notes: undefined,
    action: (
      <Button variant="primary" size="large">
        Ask for an offer
      </Button>
    ),
  },
}

export const German: Story = {
  args: {
    title: 'Angebot',
    total: { label: 'Gesamtbetrag in EUR', amount: '332,60' },
    busy: true,
    busyLabel: 'wird neu berechnet',
    action: (
      <Button variant="primary" size="large">
        In den Warenkorb legen
      </Button>
    ),
    notes: <p>61 Dateien, 11,16 GB, etwa 25 Minuten nach Zahlungseingang.</p>,
  },
  globals: { language: 'de' },
}

/** On narrow pages price and next step stay at the bottom of the window. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <>
      <QuotePanel {...args} />
      <QuoteBar
        amount="332.60 EUR"
        detail="61 trading days"
        action={
          <LinkButton variant="primary" href="#quote">
            See the quote
          </LinkButton>
        }
      />
    </>
  ),
}
