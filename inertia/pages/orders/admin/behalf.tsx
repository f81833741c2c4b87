import { DateRangeText } from '@kontor/design-system/date_text'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { StaffOrderForm } from '~/components/orders/admin/staff_order_form'
import { StaffOrderHead } from '~/components/orders/admin/staff_order_head'
import type { StaffOrderLine, StaffOrderPage } from '~/components/orders/admin/staff_order_types'
import { useStaffOrder } from '~/components/orders/admin/use_staff_order'
import { ADDRESSES } from '~/components/shell/addresses'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const ADDRESS = `${ADDRESSES.admin}/order-on-behalf`

/** The items of one's own basket as an order of a customer. */
export default function OrderOnBehalf(page: InertiaProps<StaffOrderPage & { items: number }>) {
  const t = useText('orders/create')
  const form = useStaffOrder(page, ADDRESS)
  const { price } = page
  return (
    <>
      <StaffOrderHead title={t('behalf.title')} lead={t('behalf.lead')} />
      <StaffOrderForm page={page} form={form}>
        {price ? (
          <Lines lines={price.lines} />
        ) : (
          <Text role="ui" tone="muted">
            {`${t('behalf.sum', { count: page.items })}. ${t('behalf.choose')}`}
          </Text>
        )}
      </StaffOrderForm>
    </>
  )
}

function Lines({ lines }: { lines: StaffOrderLine[] }) {
  const t = useText('orders/create')
  const adminText = useText('orders/admin')
  const { money, count } = useFormat()
  return (
    <DataTable
      caption={t('behalf.caption')}
      density="compact"
      narrow="scroll"
      rows={lines}
      rowKey={({ lineId }) => lineId}
      columns={[
        { id: 'product', head: t('behalf.product'), cell: (line) => <Product line={line} /> },
        {
          id: 'range',
          head: t('behalf.range'),
          cell: ({ from, to }) => (
            <DateRangeText from={from} to={to} toLabel={adminText('items.to')} />
          ),
        },
        {
          id: 'days',
          head: t('behalf.days'),
          end: true,
          cell: ({ countedDays }) => count(countedDays),
        },
        {
          id: 'price',
          head: t('behalf.price'),
          end: true,
          cell: ({ priceCents }) => money(priceCents),
        },
      ]}
    />
  )
}

function Product({ line: { name, errors } }: { line: StaffOrderLine }) {
  const t = useText('orders/create')
  return (
    <>
      {name}
      {errors.length > 0 && (
        <Text as="span" role="ui-s" tone="danger" isBlock>
          {t('behalf.not_sellable')}
        </Text>
      )}
    </>
  )
}
