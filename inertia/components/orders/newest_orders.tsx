import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { orderAddress } from './order_address'
import type { CustomerOrderRow } from './types'
import { useOrderColumns } from './use_order_columns'

/** A customer's last orders, and the way to all of them. */
export function NewestOrders({ orders, count }: { orders: CustomerOrderRow[]; count: number }) {
  const t = useText('orders/my_orders')
  const { count: shown } = useFormat()
  const columns = useOrderColumns({})
    .filter(({ id }) => id !== 'range' && id !== 'invoice')
    .map(({ sort: _, head = '', cell = nothing, ...column }) => ({
      ...column,
      head,
      cell,
    }))
  return (
    <PageSection
      title={t('newest.title')}
      sum={<Link href={ADDRESSES.orders}>{t('newest.all', { count, shown: shown(count) })}</Link>}
    >
      <DataTable
        caption={t('newest.title')}
        columns={columns}
        rows={orders}
        rowKey={({ number }) => number}
        rowHref={({ number }) => orderAddress(number)}
      />
    </PageSection>
  )
}

const nothing = () => null
