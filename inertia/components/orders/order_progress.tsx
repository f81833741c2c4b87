import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { OrderTrack } from '@kontor/design-system/patterns/order_track'
import { Text } from '@kontor/design-system/text'
import type { DownloadPhase } from '~/components/delivery/types'
import { useReasonWords } from '~/components/orders/use_reason_words'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from './types'

interface OrderProgressProps {
  order: CustomerOrder
  phase: DownloadPhase
}

/** How far the order has come and what happens now. */
export function OrderProgress({ order, phase }: OrderProgressProps) {
  const t = useText('orders/my_orders')
  const orderText = useText('orders/order')
  const { progress } = order
  const share = progress ? progress.filesDone / Math.max(1, progress.filesExpected) : 0
  return (
    <div className="grid gap-4 pb-8">
      <OrderTrack
        label={t('detail.track')}
        progress={share}
        steps={order.track.map(({ id, state, at }) => ({
          id,
          state,
          label: orderText(`states.${id}`),
          detail: at ? formatMoment(at) : undefined,
        }))}
        stateLabels={{
          done: t('detail.step_done'),
          current: t('detail.step_current'),
          next: t('detail.step_next'),
          failed: t('detail.step_failed'),
        }}
      />
      <What order={order} phase={phase} />
    </div>
  )
}

function What({ order, phase }: OrderProgressProps) {
  const t = useText('orders/my_orders')
  const words = useReasonWords()
  switch (order.state) {
    case 'Registered':
      return <Text tone="muted">{t('detail.waiting_payment')}</Text>
    case 'Confirmed':
    case 'Processing':
      return null
    case 'Completed':
      return (
        <Text tone="muted">
          {t(phase === 'ended' ? 'detail.window_ended' : 'detail.completed', {
            day: formatDay(order.lastDownloadDay ?? ''),
          })}
        </Text>
      )
    case 'Failed': {
      const reason = words(order.failureReason ?? '', order.failureParams)
      return (
        <Note tone="crimson" title={t('detail.failed', { reason })}>
          {t('detail.failed_next')}
        </Note>
      )
    }
    case 'Rejected':
      return <Note tone="crimson">{t('detail.rejected')}</Note>
    default:
      return <Text tone="muted">{t('detail.archived')}</Text>
  }
}
