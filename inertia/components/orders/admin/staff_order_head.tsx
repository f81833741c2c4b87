import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

/** The head of a page on which staff create an order. */
export function StaffOrderHead({ title, lead }: { title: string; lead: string }) {
  const t = useText('orders/admin')
  const crumbs = [{ label: t('title'), href: ADDRESSES.adminOrders }, { label: title }]
  return <AdminHead title={title} crumbs={crumbs} lead={lead} />
}
