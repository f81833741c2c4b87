import { Checkbox } from '@kontor/design-system/checkbox'
import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import type { TableColumn } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { ProposalWords } from './proposal_words'
import type { Entry } from './types'
import type { Selection } from './use_selection'

/** Columns of a statement's lines: the line itself, the order that it pays, and what is proposed. */
export function useEntryColumns(selection: Selection): TableColumn<Entry>[] {
  const t = useText('billing/statements')
  const { money } = useFormat()
  return [
    {
      id: 'position',
      head: t('entry.position'),
      cell: (entry) => <Choice entry={entry} selection={selection} />,
    },
    { id: 'booked', head: t('entry.booked_on'), cell: ({ bookedOn }) => formatDay(bookedOn) },
    {
      id: 'payer',
      head: t('entry.payer'),
      wrap: true,
      cell: (entry) => <Payer entry={entry} />,
    },
    {
      id: 'amount',
      head: t('entry.amount'),
      end: true,
      lead: true,
      cell: ({ amountCents }) => money(amountCents),
    },
    {
      id: 'due',
      head: t('entry.due'),
      end: true,
      cell: ({ order, invoice, proposal }) => {
        const paid = invoice ?? order
        return paid && WAITING.includes(proposal) ? money(paid.dueCents) : ''
      },
    },
    {
      id: 'order',
      head: t('entry.order'),
      cell: (entry) => <PaidBy entry={entry} />,
    },
    {
      id: 'proposal',
      head: t('entry.proposal'),
      cell: (entry) => (
        <div className="min-w-36 whitespace-normal">
          <ProposalWords entry={entry} />
        </div>
      ),
    },
  ]
}

/** Only an order that still waits for money has something due. */
const WAITING: readonly Entry['proposal'][] = ['exact', 'amount_differs']

/** Lines that fit are chosen here; every other one only shows its number. */
function Choice({ entry, selection }: { entry: Entry; selection: Selection }) {
  const t = useText('billing/statements')
  const { money } = useFormat()
  const { id, position, amountCents, proposal } = entry
  if (proposal !== 'exact') return <span className="sm:ps-6.5">{position}</span>
  return (
    <Checkbox
      isSelected={selection.has(id)}
      onChange={() => selection.toggle(id)}
      aria-label={t('entry.select_line', { position, amount: money(amountCents) })}
    >
      {position}
    </Checkbox>
  )
}

/** A line that was found leads here. */
function Payer({ entry: { id, counterparty, counterpartyIban, remittance } }: { entry: Entry }) {
  const t = useText('billing/statements')
  return (
    <span id={`line-${id}`} className="grid scroll-mt-16">
      <span title={counterpartyIban ?? undefined}>{counterparty ?? t('entry.no_payer')}</span>
      <Text as="span" role="mono-s" tone="subtle" breaks>
        {remittance}
      </Text>
    </span>
  )
}

/** A number that no order has is shown as it was written, and leads nowhere. */
function PaidBy({ entry: { orderNumber, order, invoice } }: { entry: Entry }) {
  if (invoice) {
    const { label, company } = invoice
    const href = `/admin/manage-orders/invoices?search=${label}`
    return <Target name={label} href={href} company={company} />
  }
  if (!orderNumber || !order) return orderNumber ?? ''
  const href = `/admin/manage-orders/${orderNumber}`
  return <Target name={orderNumber} href={href} company={order.company} />
}

interface TargetProps {
  name: string | number
  href: string
  company: string
}

function Target({ name, href, company }: TargetProps) {
  return (
    <span className="grid min-w-24 whitespace-normal">
      <Link href={href}>{name}</Link>
      <Text as="span" role="ui-s" tone="subtle">
        {company}
      </Text>
    </span>
  )
}
