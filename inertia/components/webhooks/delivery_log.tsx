import { formatMoment } from '@kontor/design-system/date_text'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { DeliveryBadge } from './delivery_badge'
import { deliveryAddress } from './hook_address'
import type { HookDelivery } from './types'
import { useFreshLog } from './use_fresh_log'
import { useOutcomeWord } from './use_outcome_word'

interface DeliveryLogProps {
  webhookId: number
  deliveries: HookDelivery[]
  shown: ShownList<'created', 'state'>
}

/** Every message that was for a webhook, with what came of it. */
export function DeliveryLog({ webhookId, deliveries, shown }: DeliveryLogProps) {
  const outcome = useOutcomeWord()
  useFreshLog(
    deliveries.some(({ state, attempts }) => state === 'Waiting' && attempts === 0),
    'deliveries'
  )
  return (
    <ListTable
      shown={shown}
      words={useListWords('webhooks/pages', 'log')}
      rows={deliveries}
      rowHref={({ id }) => deliveryAddress(webhookId, id)}
      columns={[
        { id: 'event', wrap: true },
        { id: 'created', sort: 'created', cell: ({ createdAt }) => formatMoment(createdAt) },
        {
          id: 'state',
          cell: ({ state, lastStatus: status, lastProblem: problem, attempts }) => (
            <DeliveryBadge
              state={state}
              detail={attempts > 0 ? outcome({ status, problem }) : undefined}
            />
          ),
          wrap: true,
        },
        { id: 'attempts' },
      ]}
    />
  )
}
