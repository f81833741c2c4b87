import type { Data } from '@generated/data'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { OrderTable } from '~/components/orders/admin/order_table'
import type { OrderTableProps } from '~/components/orders/admin/types'
import { userAddress } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<OrderTableProps & { person: Data.Identity.TabUser }>

/** The orders of a person. */
export default function UserOrders({ person, ...table }: Props) {
  const t = useText('orders/admin')
  return (
    <UserTabFrame person={person} current="orders" title={t('user.title', { name: person.name })}>
      <div>
        <OrderTable {...table} base={userAddress(person.id)} />
      </div>
    </UserTabFrame>
  )
}
