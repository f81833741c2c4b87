import { router } from '@inertiajs/react'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable, TableToolbar, TableViews } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/orders/admin/admin_head'
import type { Paging } from '~/components/orders/admin/types'
import { AddQuota } from '~/components/orders/quotas/add_quota'
import { QuotaEditor } from '~/components/orders/quotas/quota_editor'
import { QuotaRowActions } from '~/components/orders/quotas/quota_row_actions'
import { QUOTAS, tableAddress } from '~/components/orders/quotas/quota_address'
import type { Quota, QuotaList } from '~/components/orders/quotas/types'
import { useEditedQuota } from '~/components/orders/quotas/use_edited_quota'
import { useQuotaColumns } from '~/components/orders/quotas/use_quota_columns'
import { useCan } from '~/hooks/use_can'
import { ListPages } from '~/components/shell/lists/list_pages'
import { ListSearchField } from '~/components/shell/lists/list_search_field'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  quotas: Quota[]
  paging: Paging
  list: QuotaList
  defaultCents: number
}>

const TIMES = ['all', 'current', 'upcoming', 'past'] as const

/** The quotas: added, edited and deleted where they stand. */
export default function Quotas({ quotas, paging, list, defaultCents }: Props) {
  const t = useText('orders/quotas')
  const mayWrite = useCan('orders.quota.write')
  const { edited, edit, done } = useEditedQuota()
  const address = (wish: QuotaList, page = 1) => tableAddress(QUOTAS, wish, 'from', page)
  const [time = 'all'] = list.filters.time
  const show = (search: string) =>
    router.visit(address({ ...list, search }), { preserveState: true })
  return (
    <div className="pb-16">
      <AdminHead title={t('title')} />
      <Text tone="muted" measure>
        {t('about')}
      </Text>
      {mayWrite && (
        <div className="pt-6">
          <AddQuota defaultCents={defaultCents} />
        </div>
      )}
      <div className="pt-6">
        <DataTable
          caption={t('list.caption')}
          density="compact"
          narrow="scroll"
          rows={quotas}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `${QUOTAS}/${id}/orders`}
          columns={useQuotaColumns(list, address)}
          actionsLabel={t('list.actions')}
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
          toolbar={
            <TableToolbar
              views={
                <TableViews
                  label={t('times.label')}
                  views={TIMES.map((id) => ({
                    id,
                    label: t(`times.${id}`),
                    href: address({ ...list, filters: { time: id === 'all' ? [] : [id] } }),
                    current: id === time,
                  }))}
                />
              }
              filters={
                <div className="w-full max-w-96">
                  <ListSearchField
                    label={t('list.search')}
                    clearLabel={t('list.clear')}
                    search={list.search}
                    onSearch={show}
                  />
                </div>
              }
            />
          }
          empty={
            <EmptyState
              title={t(list.search || time !== 'all' ? 'list.none_found' : 'list.none')}
            />
          }
          pages={
            <ListPages limit={list.limit} paging={paging} hrefOf={(page) => address(list, page)} />
          }
        />
      </div>
    </div>
  )
}
