import { PublicLinks, type PublicLink } from '~/components/delivery/public_links'
import { useCan } from '~/hooks/use_can'

interface OrderLinksProps {
  order: { number: number; state: string }
  links: PublicLink[] | null
  hasFiles: boolean
}

/** The public links of an order, for staff. */
export function OrderLinks({ order, links, hasFiles }: OrderLinksProps) {
  const mayWrite = useCan('orders.links.write')
  if (!links) return null
  return (
    <PublicLinks
      path={`/admin/orders/${order.number}`}
      links={links}
      isCompleted={order.state === 'Completed'}
      hasFiles={hasFiles}
      mayWrite={mayWrite}
    />
  )
}
