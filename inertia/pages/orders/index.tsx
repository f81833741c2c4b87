import { Link } from '@kontor/design-system/link'
import { orderAddress } from '~/components/orders/order_address'
import type { CustomerOrderRow, CustomerSort } from '~/components/orders/types'
import { useOrderColumns, type InvoiceLabels } from '~/components/orders/use_order_columns'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import { useListWords } from '~/components/shell/lists/use_list_words'
import type { ShownList } from '~/components/shell/lists/types'
import { PageHead } from '~/components/shell/page_head'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<CustomerSort, 'state'> & { orders: CustomerOrderRow[]; invoices: InvoiceLabels }
>

export default function MyOrders({ orders, invoices, ...shown }: Props) {
  const t = useText('orders/my_orders')
  const order = useText('orders/order')
  const isShopOpen = useIsShopOpen()
  return (
    <div className="pb-16">
      <PageHead
        title={t('my_orders.title')}
        crumbs={[
          { name: t('my_orders.account'), href: ADDRESSES.account },
          { name: t('my_orders.title') },
        ]}
      />
      <ListTable
        shown={shown}
        words={useListWords('orders/my_orders', 'my_orders', (_, value) =>
          order(`states.${value as 'New'}`)
        )}
        filters={['state']}
        rows={orders}
        rowKey={({ number }) => number}
        rowHref={({ number }) => orderAddress(number)}
        columns={useOrderColumns(invoices)}
        first={isShopOpen && <Link href={ADDRESSES.products}>{t('my_orders.browse')}</Link>}
        firstText={isShopOpen ? undefined : null}
      />
    </div>
  )
}
