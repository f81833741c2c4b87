import { formatMoment } from '@kontor/design-system/date_text'
import { OrderTrack } from '@kontor/design-system/patterns/order_track'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { sumsOf } from './sheet/sums_of'
import type { CustomerOrder } from './types'

interface OrderProgressProps {
  order: CustomerOrder
  sums: ReturnType<typeof sumsOf>
}

/** How far the order has come: when each step was reached, and how many files the one at work has made. */
export function OrderProgress({ order, sums: { made, total } }: OrderProgressProps) {
  const t = useText('orders/my_orders')
  const orderText = useText('orders/order')
  const sheet = useText('orders/sheet')
  const { count } = useFormat()
  const detailOf = ({ id, state, at }: CustomerOrder['track'][number]) => {
    if (!at) return undefined
    if (id !== 'Processing' || state !== 'current' || total === 0) return formatMoment(at)
    const figures = { made: count(made), total: count(total) }
    return `${formatMoment(at)}, ${sheet('month.some', figures)}`
  }
  return (
    <div className="pb-8">
      <OrderTrack
        label={t('detail.track')}
        progress={made / Math.max(1, total)}
        steps={order.track.map((step) => ({
          id: step.id,
          state: step.state,
          label: orderText(`states.${step.id}`),
          detail: detailOf(step),
        }))}
        stateLabels={{
          done: t('detail.step_done'),
          current: t('detail.step_current'),
          next: t('detail.step_next'),
          failed: t('detail.step_failed'),
        }}
      />
    </div>
  )
}
