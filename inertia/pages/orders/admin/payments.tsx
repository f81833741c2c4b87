import { formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { RefusalNote } from '~/components/basket/refusal_note'
import {
  Customer,
  Decision,
  Why,
  type PaymentToDecide,
} from '~/components/basket/payment/payment_cells'
import { AdminHead } from '~/components/shell/admin_head'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** Card payments that no order could use, and those that banks took back: staff decide. */
export default function Payments({ payments }: InertiaProps<{ payments: PaymentToDecide[] }>) {
  const t = useText('orders/payment')
  const { money } = useFormat()
  const column = (id: ColumnId, cell: (row: PaymentToDecide) => ReactNode) => ({
    id,
    head: t(`to_decide.${id}`),
    cell,
  })
  return (
    <div className="pb-16">
      <AdminHead
        title={t('to_decide.title')}
        lead={t('to_decide.lead')}
        crumbs={[
          { label: t('to_decide.orders'), href: '/admin/manage-orders' },
          { label: t('to_decide.title') },
        ]}
      />
      <RefusalNote />
      <DataTable
        caption={t('to_decide.caption')}
        rows={payments}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('to_decide.none')} />}
        columns={[
          column('since', ({ updatedAt }) => formatMoment(updatedAt)),
          column('customer', (payment) => <Customer payment={payment} />),
          column('payment', ({ paymentId }) => (
            <Text as="span" role="mono">
              {paymentId}
            </Text>
          )),
          column('reason', (payment) => <Why payment={payment} />),
          { ...column('amount', ({ capturedCents }) => money(capturedCents)), end: true },
          column('action', (payment) => <Decision payment={payment} />),
        ]}
      />
    </div>
  )
}

type ColumnId = 'since' | 'customer' | 'payment' | 'reason' | 'amount' | 'action'
