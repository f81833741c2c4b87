import { MomentText } from '@kontor/design-system/date_text'
import { Timeline } from '@kontor/design-system/timeline'
import { PageSection } from '~/components/shell/page_section'
import { useMoneyHistory } from '~/components/billing/invoices/use_money_history'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from './types'

type Entry = CustomerOrder['history'][number]

/** What happened to the order, newest first; staff stay unnamed. */
export function CustomerHistory({ order }: { order: CustomerOrder }) {
  const t = useText('orders/order')
  const myOrdersText = useText('orders/my_orders')
  const state = (name: string | null) => (name ? t(`states.${name as 'New'}`) : '')
  const moneyWords = useMoneyHistory()
  const words = ({ kind, actor, action, from, to }: Entry) =>
    moneyWords(action, t(`history.${actor.kind}`)) ??
    t(`history.${kind}`, {
      actor: t(`history.${actor.kind}`),
      from: state(from),
      to: state(to),
      action,
    })
  return (
    <PageSection title={myOrdersText('detail.history')}>
      <div className="border-t border-line-ink">
        <Timeline
          label={myOrdersText('detail.history')}
          entries={order.history
            .map((entry, at) => ({
              id: at,
              time: <MomentText value={entry.at} />,
              status: entry.to ?? undefined,
              children: words(entry),
            }))
            .toReversed()}
        />
      </div>
    </PageSection>
  )
}
