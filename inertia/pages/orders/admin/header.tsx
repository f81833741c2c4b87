import { StatusBadge } from '@kontor/design-system/status_badge'
import type { PublicLink } from '~/components/delivery/public_links'
import type { FileOrder, FilePaging, LedgerFile } from '~/components/delivery/types'
import { AdminHead } from '~/components/shell/admin_head'
import { HeaderFacts } from '~/components/orders/admin/header_facts'
import { OrderFiles } from '~/components/orders/admin/order_files'
import { OrderLinks } from '~/components/orders/admin/order_links'
import type { OrderHeader } from '~/components/orders/admin/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  order: OrderHeader
  files: LedgerFile[]
  filePaging: FilePaging
  fileOrder: FileOrder
  links: PublicLink[] | null
}>

/** An order for staff whom it merely concerns: its header, its files and its public links. */
export default function Header({ order, files, filePaging, fileOrder, links }: Props) {
  const orders = useText('orders/order')
  return (
    <>
      <AdminHead
        title={orders('order', { number: order.number })}
        crumbs={useCrumbs(order.number)}
        status={
          <StatusBadge status={order.state} label={orders(`states.${order.state}`)} size="title" />
        }
      />
      <HeaderFacts order={order} />
      <OrderFiles order={order} files={files} paging={filePaging} fileOrder={fileOrder} />
      <OrderLinks order={order} links={links} hasFiles={filePaging.totalCount > 0} />
    </>
  )
}

function useCrumbs(number: number) {
  const t = useText('orders/quotas')
  const quotas = useCan('orders.quota.read') ? [{ label: t('title'), href: ADDRESSES.quotas }] : []
  return [...quotas, { label: String(number) }]
}
