import { AdminHead } from '~/components/shell/admin_head'
import { GivenFiles } from '~/components/orders/admin/given_files'
import { StaffOrderForm } from '~/components/orders/admin/staff_order_form'
import type { GivenFile, StaffOrderPage } from '~/components/orders/admin/staff_order_types'
import { useStaffOrder } from '~/components/orders/admin/use_staff_order'
import { ADDRESSES } from '~/components/shell/addresses'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** An order without items, with files of the store. */
export default function CreateOrder(page: InertiaProps<StaffOrderPage & { files: GivenFile[] }>) {
  const t = useText('orders/create')
  const adminText = useText('orders/admin')
  const form = useStaffOrder(page, ADDRESSES.adminOrders)
  return (
    <>
      <AdminHead
        title={t('create.title')}
        crumbs={[
          { label: adminText('title'), href: ADDRESSES.adminOrders },
          { label: t('create.title') },
        ]}
      />
      <div className="pb-6">
        <Text role="ui" tone="muted" measure>
          {t('create.lead')}
        </Text>
      </div>
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
