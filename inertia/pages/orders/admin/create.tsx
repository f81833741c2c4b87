import { LinkButton } from '@kontor/design-system/link_button'
import { Note } from '@kontor/design-system/note'
import { GivenFiles } from '~/components/orders/admin/given_files'
import { StaffOrderForm } from '~/components/orders/admin/staff_order_form'
import { StaffOrderHead } from '~/components/orders/admin/staff_order_head'
import type { GivenFile, StaffOrderPage } from '~/components/orders/admin/staff_order_types'
import { useStaffOrder } from '~/components/orders/admin/use_staff_order'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  StaffOrderPage & {
    files: GivenFile[]
    /** Somebody wanted to order of the basket for a customer, and nothing is in it. */
    hadEmptyBasket: boolean
  }
>

/** An order without items, with files of the store. */
export default function CreateOrder(page: Props) {
  const t = useText('orders/create')
  const form = useStaffOrder(page, ADDRESSES.adminOrders)
  return (
    <>
      <StaffOrderHead title={t('create.title')} lead={t('create.lead')} />
      {page.hadEmptyBasket && <EmptyBasket />}
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

/** Why this is not the page that was asked for, and the way there. */
function EmptyBasket() {
  const t = useText('orders/create')
  return (
    <div className="pb-8">
      <Note
        title={t('behalf.empty')}
        actions={<LinkButton href={ADDRESSES.products}>{t('behalf.fill')}</LinkButton>}
      >
        {t('behalf.empty_text')}
      </Note>
    </div>
  )
}
