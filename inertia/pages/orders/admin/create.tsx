import { GivenFiles } from '~/components/orders/admin/given_files'
import { StaffOrderForm } from '~/components/orders/admin/staff_order_form'
import { StaffOrderHead } from '~/components/orders/admin/staff_order_head'
import type { GivenFile, StaffOrderPage } from '~/components/orders/admin/staff_order_types'
import { useStaffOrder } from '~/components/orders/admin/use_staff_order'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** An order without items, with files of the store. */
export default function CreateOrder(page: InertiaProps<StaffOrderPage & { files: GivenFile[] }>) {
  const t = useText('orders/create')
  const form = useStaffOrder(page, ADDRESSES.adminOrders)
  return (
    <>
      <StaffOrderHead title={t('create.title')} lead={t('create.lead')} />
      <StaffOrderForm page={page} form={form}>
        <GivenFiles
          files={page.files}
          selected={form.head.files}
          onSelectionChange={(files) => form.changeHead({ files })}
        />
      </StaffOrderForm>
    </>
  )
}
