import { Button } from '@kontor/design-system/button'
import { useState } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import { AddQuota } from '~/components/orders/quotas/add_quota'
import { QuotaEditor } from '~/components/orders/quotas/quota_editor'
import { QuotaRowActions } from '~/components/orders/quotas/quota_row_actions'
import type { Quota, QuotaSort } from '~/components/orders/quotas/types'
import { useEditedQuota } from '~/components/orders/quotas/use_edited_quota'
import { useQuotaColumns } from '~/components/orders/quotas/use_quota_columns'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import { useListWords } from '~/components/shell/lists/use_list_words'
import type { ShownList } from '~/components/shell/lists/types'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<ShownList<QuotaSort, 'time'> & { quotas: Quota[]; defaultCents: number }>

/** The quotas: added, edited and deleted where they stand. */
export default function Quotas({ quotas, defaultCents, ...shown }: Props) {
  const t = useText('orders/quotas')
  const mayWrite = useCan('orders.quota.write')
  const [isAdding, setAdding] = useState(false)
  const { edited, edit, done } = useEditedQuota()
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        lead={t('about')}
        end={
          mayWrite &&
          !isAdding && (
            <Button variant="primary" onPress={() => setAdding(true)}>
              {t('form.add')}
            </Button>
          )
        }
      />
      {isAdding && <AddQuota defaultCents={defaultCents} onDone={() => setAdding(false)} />}
      <div className={isAdding ? 'pt-6' : undefined}>
        <ListTable
          shown={shown}
          words={useListWords('orders/quotas', 'list', (_, value) =>
            t(`times.${value as Quota['time']}`)
          )}
          tabs="time"
          tools={{ name: 'quotas' }}
          rows={quotas}
          rowHref={({ id }) => `${ADDRESSES.quotas}/${id}/orders`}
          columns={useQuotaColumns()}
          rowActions={
            mayWrite
              ? (quota) => <QuotaRowActions quota={quota} onEdit={() => edit(quota)} />
              : undefined
          }
          rowEditor={({ id }) =>
            edited?.id === id && (
              <QuotaEditor key={`${id}:${edited.version}`} quota={edited} onDone={done} />
            )
          }
        />
      </div>
    </div>
  )
}
