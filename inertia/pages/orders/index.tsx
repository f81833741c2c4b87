import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { DataTable, TablePages, TableToolbar } from '@kontor/design-system/patterns/data_table'
import { listAddress, orderAddress } from '~/components/orders/list_address'
import { ListCount, ListSearch } from '~/components/orders/list_search'
import type { CustomerList, CustomerOrderRow } from '~/components/orders/types'
import { useOrderColumns } from '~/components/orders/use_order_columns'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Paging = { totalCount: number; page: number; pages: number }
type Props = InertiaProps<{ orders: CustomerOrderRow[]; paging: Paging; list: CustomerList }>

export default function MyOrders({ orders, paging, list }: Props) {
  const t = useText('orders/my_orders')
  return (
    <div className="pb-16">
      <PageHead
        title={t('my_orders.title')}
        crumbs={[
          { name: t('my_orders.account'), href: ADDRESSES.account },
          { name: t('my_orders.title') },
        ]}
      />
      <DataTable
        caption={t('my_orders.caption')}
        columns={useOrderColumns(list)}
        rows={orders}
        rowKey={({ number }) => number}
        rowHref={({ number }) => orderAddress(number)}
        toolbar={
          <TableToolbar
            filters={<ListSearch list={list} />}
            applied={<ListCount list={list} totalCount={paging.totalCount} />}
          />
        }
        empty={<Empty isSearch={list.search !== ''} />}
        pages={<Pages list={list} paging={paging} />}
      />
    </div>
  )
}

function Empty({ isSearch }: { isSearch: boolean }) {
  const t = useText('orders/my_orders')
  const isShopOpen = useIsShopOpen()
  if (isSearch) {
    const all = <Link href={ADDRESSES.orders}>{t('my_orders.clear')}</Link>
    return <EmptyState title={t('my_orders.no_match')} action={all} />
  }
  return (
    <EmptyState
      title={t('my_orders.none')}
      action={isShopOpen && <Link href={ADDRESSES.products}>{t('my_orders.browse')}</Link>}
    >
      {isShopOpen && t('my_orders.none_text')}
    </EmptyState>
  )
}

function Pages({ list, paging }: { list: CustomerList; paging: Paging }) {
  const t = useText('orders/my_orders')
  const { page, pages, totalCount: total } = paging
  const from = (page - 1) * list.limit + 1
  return (
    <TablePages
      range={t('my_orders.range', { from, to: Math.min(page * list.limit, total), total })}
      page={page}
      lastPage={pages}
      hrefOf={(wanted) => listAddress(list, wanted)}
      labels={{
        nav: t('my_orders.pages'),
        previous: t('my_orders.previous'),
        next: t('my_orders.next'),
        page: (wanted) => t('my_orders.page', { page: wanted }),
      }}
    />
  )
}
