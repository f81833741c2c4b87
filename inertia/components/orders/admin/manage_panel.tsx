import { Heading } from '@kontor/design-system/text'
import { useId } from 'react'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import { OrderTotals } from '../order_totals'
import { ReadOnlyState } from './read_only_state'
import { StateForm } from './state_form'
import type { AdminOrder } from './types'

/** What staff can change in an order, and what the order comes to. */
export function ManagePanel({ order }: { order: AdminOrder }) {
  const t = useText('orders_admin')
  const id = useId()
  const mayChange = useCan('orders.status.write')
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 rounded-panel border border-line-ink bg-surface p-5"
    >
      <Heading level={2} id={id}>
        {t('manage.title')}
      </Heading>
      {mayChange ? <StateForm order={order} /> : <ReadOnlyState order={order} />}
      <OrderTotals order={order} />
    </section>
  )
}
