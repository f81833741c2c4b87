import { lazy, Suspense, useState } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { AssignForm } from '~/components/subscriptions/admin/requests/assign_form'
import { RejectDialog } from '~/components/subscriptions/admin/requests/reject_dialog'
import { RequestActions } from '~/components/subscriptions/admin/requests/request_actions'
import type {
  RequestEvent,
  SubscriptionRequest,
  TypeChoice,
} from '~/components/subscriptions/admin/requests/types'
import {
  useRequestColumns,
  type RequestFilter,
  type RequestSort,
} from '~/components/subscriptions/admin/requests/use_request_columns'
import { useRequestBulk } from '~/components/subscriptions/admin/requests/use_request_bulk'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<RequestSort, RequestFilter> & {
    requests: SubscriptionRequest[]
    histories: Record<number, RequestEvent[]>
    types: TypeChoice[]
  }
>

const ConfirmEditor = lazy(async () => {
  const form = await import('~/components/subscriptions/admin/requests/confirm_editor')
  return { default: form.ConfirmEditor }
})

/** What was asked for; each request is answered in its row. */
export default function SubscriptionRequests({ requests, histories, types, ...shown }: Props) {
  const t = useText('subscriptions/places')
  const [opened, open] = useState<number | null>(null)
  const [rejected, reject] = useState<SubscriptionRequest | null>(null)
  const close = () => open(null)
  return (
    <div className="pb-16">
      <AdminHead title={t('admin.requests.title')} />
      <ListTable
        shown={shown}
        words={useListWords('subscriptions/subscription_requests', 'list')}
        tools={{ name: 'subscription_requests', hidden: ['productName', 'parts', 'createdAt'] }}
        rows={requests}
        columns={useRequestColumns(histories)}
        bulk={useRequestBulk()}
        rowActions={(request) => (
          <RequestActions
            request={request}
            onConfirm={() => open(request.id)}
            onReject={() => reject(request)}
          />
        )}
        rowEditor={(request) =>
          opened === request.id &&
          (request.userId === null ? (
            <AssignForm request={request} onDone={close} />
          ) : (
            <Suspense>
              <ConfirmEditor request={request} types={types} onDone={close} />
            </Suspense>
          ))
        }
      />
      {rejected && <RejectDialog request={rejected} onClose={() => reject(null)} />}
    </div>
  )
}
