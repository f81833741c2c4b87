import { LinkButton } from '@kontor/design-system/link_button'
import { PaymentsNote } from '~/components/basket/payment/payments_note'
import { AdminHead } from '~/components/shell/admin_head'
import { OrderTable } from '~/components/orders/admin/order_table'
import type { OrderTableProps } from '~/components/orders/admin/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<OrderTableProps & { paymentsToDecide: number }>

export default function Orders({ paymentsToDecide, ...table }: Props) {
  const t = useText('orders/create')
  const adminText = useText('orders/admin')
  const mayCreate = useCan('orders.write')
  return (
    <>
      <AdminHead
        title={adminText('title')}
        end={
          mayCreate && (
            <>
              <LinkButton href={`${ADDRESSES.admin}/order-on-behalf`}>
                {t('behalf.open')}
              </LinkButton>
              <LinkButton href={`${ADDRESSES.adminOrders}/create`} variant="primary">
                {t('create.open')}
              </LinkButton>
            </>
          )
        }
      />
      <PaymentsNote count={paymentsToDecide} />
      <OrderTable {...table} />
    </>
  )
}
