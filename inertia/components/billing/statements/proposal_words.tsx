import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Entry } from './types'

/** Shapes of states that people know from orders and tasks. */
const SHAPES: Record<Entry['proposal'], string> = {
  exact: 'Succeeded',
  amount_differs: 'Degraded',
  unknown: 'Missing',
  suggested: 'Degraded',
  already_booked: 'Archived',
  closed: 'Archived',
  no_transfer: 'Archived',
  outgoing: 'Non-active',
  booked: 'Completed',
  set_aside: 'Archived',
}

/** What is proposed for a line, in words with its shape. */
export function ProposalWords({ entry }: { entry: Entry }) {
  const t = useText('billing/statements')
  const orders = useText('orders/order')
  const { money } = useFormat()
  const { proposal, order, invoice, amountCents, decidedBy } = entry
  return (
    <>
      <StatusBadge status={SHAPES[proposal]} label={words()} />
      <Suggestions entry={entry} />
    </>
  )

  function words(): string {
    if (proposal === 'amount_differs') {
      const over = amountCents - ((invoice ?? order)?.dueCents ?? 0)
      const key = over > 0 ? 'amount_more' : 'amount_less'
      return t(`proposals.${key}`, { difference: money(Math.abs(over)) })
    }
    const state = order ? orders(`states.${order.state}`) : ''
    const count = entry.suggestions.length
    return t(`proposals.${proposal}`, { state, by: decidedBy ?? '', count })
  }
}

/** The orders that a line may pay, each with what speaks for it. */
function Suggestions({ entry: { suggestions } }: { entry: Entry }) {
  const t = useText('billing/statements')
  return suggestions.map(({ orderNumber, company, reasons }) => (
    <Text key={orderNumber} as="span" role="ui-s" tone="muted" isBlock>
      <Link href={`/admin/manage-orders/${orderNumber}`}>{orderNumber}</Link>, {company}:{' '}
      {reasons.map((reason) => t(`reasons.${reason}`)).join(', ')}
    </Text>
  ))
}
