import { usePage } from '@inertiajs/react'
import { ProofOfDelivery } from '~/components/delivery/proof_of_delivery'
import type { PublicLink } from '~/components/delivery/public_links'
import { deliveryAddress } from '../order_address'
import { OrderLinks } from './order_links'

interface StaffDeliveryProps {
  order: { number: number; state: string; lastDownloadDay: string | null }
}

type Shown = { isSigned: boolean; links: PublicLink[] | null; filePaging: { totalCount: number } }

/** What staff have of an order's delivery besides its files: the proof, the ledger, public links. */
export function StaffDelivery({ order }: StaffDeliveryProps) {
  const { isSigned, links, filePaging } = usePage<Shown>().props
  return (
    <>
      {order.lastDownloadDay && (
        <div className="pt-8">
          <ProofOfDelivery address={deliveryAddress(order.number)} isSigned={isSigned} />
        </div>
      )}
      {(order.state === 'Completed' || (links?.length ?? 0) > 0) && (
        <OrderLinks order={order} links={links} hasFiles={filePaging.totalCount > 0} />
      )}
    </>
  )
}
