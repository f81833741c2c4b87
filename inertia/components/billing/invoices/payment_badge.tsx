import { StatusBadge } from '@kontor/design-system/status_badge'
import { useText } from '~/hooks/use_text'

/** Shapes of states that people know from orders and tasks. */
const SHAPES = {
  ...{ Open: 'Registered', PartPaid: 'Degraded', Paid: 'Completed', Overpaid: 'Degraded' },
} as const

export function PaymentBadge({ payment }: { payment: keyof typeof SHAPES }) {
  const t = useText('billing/invoices')
  return <StatusBadge status={SHAPES[payment]} label={t(`payments.${payment}`)} />
}
