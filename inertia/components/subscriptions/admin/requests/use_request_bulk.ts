import { useBulk } from '~/components/shell/lists/bulk/use_bulk'
import { useText } from '~/hooks/use_text'
import type { SubscriptionRequest } from './types'

const PATH = '/admin/manage-subscription-requests/bulk'

/** How several requests are answered at a time; whoever asked is told, so nothing takes it back. */
export function useRequestBulk() {
  const t = useText('subscriptions/subscription_requests')
  const confirm = {
    path: `${PATH}/confirm`,
    label: t('confirm.action'),
    title: ({ length }: Rows) => t('bulk.confirm_title', { count: length }),
    text: () => t('bulk.confirm_text'),
    done: (count: number) => t('bulk.confirmed', { count }),
  }
  const reject = {
    path: `${PATH}/reject`,
    label: t('reject.action'),
    title: ({ length }: Rows) => t('bulk.reject_title', { count: length }),
    text: () => t('bulk.reject_text'),
    done: (count: number) => t('bulk.rejected', { count }),
    tone: 'destroy' as const,
    reason: { label: t('reject.reason'), missing: t('reject.missing') },
  }
  const nameOf = ({ id, person }: SubscriptionRequest) => t('bulk.name', { id, person })
  return useBulk<SubscriptionRequest>(nameOf, [confirm, reject]).bulk
}

type Rows = readonly SubscriptionRequest[]
