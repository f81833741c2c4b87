import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { AccountHead } from '~/components/identity/account/account_head'
import { AddWebhook } from '~/components/webhooks/add_webhook'
import { hookAddress } from '~/components/webhooks/hook_address'
import { HookState } from '~/components/webhooks/hook_state'
import type { HookEvent, Webhook } from '~/components/webhooks/types'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ webhooks: Webhook[]; events: HookEvent[]; most: number }>

/** The webhooks of the account. */
export default function Webhooks({ webhooks, events, most }: Props) {
  const t = useText('webhooks/pages')
  return (
    <div className="grid gap-8 pb-16">
      <div>
        <AccountHead title={t('title')} lead={t('lead')} />
        <Link href="/api/docs#verify-webhooks">{t('docs')}</Link>
      </div>
      <DataTable
        caption={t('table')}
        columns={useColumns()}
        rows={webhooks}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hookAddress(id)}
        empty={<EmptyState title={t('none')}>{t('none_text')}</EmptyState>}
      />
      <div className="max-w-column">
        <AddWebhook events={events} hasRoom={webhooks.length < most} />
      </div>
    </div>
  )
}

function useColumns() {
  const t = useText('webhooks/pages')
  return [
    { id: 'name', head: t('columns.name'), cell: ({ name }: Webhook) => name, wrap: true },
    { id: 'url', head: t('columns.url'), cell: ({ url }: Webhook) => url, wrap: true },
    {
      id: 'state',
      head: t('columns.state'),
      cell: (webhook: Webhook) => <HookState webhook={webhook} />,
    },
  ]
}
