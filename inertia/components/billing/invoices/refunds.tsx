import { formatDay } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { isOnItsWay } from '~/components/orders/admin/staff_step_of'
import type { AdminOrder } from '~/components/orders/admin/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { ConfirmRefund } from './confirm_refund'
import type { Refund } from './types'

interface RefundsProps {
  order: AdminOrder
  refunds: Refund[]
  mayConfirm: boolean
}

/** Each refund with how it stands, why it was made and by whom. */
export function Refunds({ order, refunds, mayConfirm }: RefundsProps) {
  const t = useText('billing/refunds')
  const { money } = useFormat()
  if (refunds.length === 0) return null
  return (
    <div id="refund_sent">
      <Text role="label">{t('title')}</Text>
      <ul className="pt-1">
        {refunds.map((refund) => (
          <li
            key={refund.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2"
          >
            <div className="min-w-0">
              <RefundState refund={refund} />
              <Text role="ui-s" tone="muted" breaks>
                {refund.reason}, {refund.askedBy}
              </Text>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Text as="span" role="ui" isTabular>
                {`${money(-refund.amountCents)} EUR`}
              </Text>
              {mayConfirm && isOnItsWay(refund) && <ConfirmRefund order={order} refund={refund} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

const SHAPES = { Pending: 'Waiting', Done: 'Succeeded', Refused: 'Failed' } as const

type Shown = Pick<Refund, 'way' | 'state' | 'bookedOn'>

/** How a refund stands, with its day once it is done. */
export function RefundState({ refund: { way, state, bookedOn } }: { refund: Shown }) {
  const t = useText('billing/refunds')
  const label = t(`states.${way}_${state}`)
  return (
    <StatusBadge
      status={SHAPES[state]}
      label={bookedOn ? `${label}, ${formatDay(bookedOn)}` : label}
    />
  )
}
