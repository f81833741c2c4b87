import { TableViews } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { listAddress } from './list_address'
import { VIEWS, type OrderList, type View } from './types'

/** Groups of states as tabs with their counts; a state filter belongs to the view it was set in. */
export function ListViews({ list, counts }: { list: OrderList; counts: Record<View, number> }) {
  const t = useText('orders/admin')
  const { count } = useFormat()
  const filters = { ...list.filters, state: [] }
  return (
    <TableViews
      label={t('views.label')}
      views={VIEWS.map((view) => ({
        id: view,
        label: t(`views.${view}`),
        count: count(counts[view]),
        href: listAddress({ ...list, view, filters }),
        current: view === list.view,
      }))}
    />
  )
}
