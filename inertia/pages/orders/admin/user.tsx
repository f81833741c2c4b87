import { AdminHead } from '~/components/orders/admin/admin_head'
import { OrderTable } from '~/components/orders/admin/order_table'
import type { OrderTableProps } from '~/components/orders/admin/types'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Customer = { id: number; name: string; email: string; company: string }

/** The orders of one customer. */
export default function UserOrders(props: InertiaProps<OrderTableProps & { customer: Customer }>) {
  const { customer, ...table } = props
  const t = useText('orders/admin')
  const base = `${ADDRESSES.admin}/manage-users/${customer.id}/orders`
  return (
    <>
      <AdminHead
        title={t('user.title', { name: customer.name })}
        crumbs={[
          { label: t('user.administration'), href: ADDRESSES.admin },
          { label: t('title'), href: ADDRESSES.adminOrders },
          { label: customer.name },
        ]}
      />
      <Text role="ui" tone="muted">
        {[customer.company, customer.email].filter(Boolean).join(', ')}
      </Text>
      <OrderTable {...table} base={base} />
    </>
  )
}
