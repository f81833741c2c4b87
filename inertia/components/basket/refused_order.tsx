import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { orderAddress } from '~/components/orders/order_address'
import { useText } from '~/hooks/use_text'

export type Refused = { message: string; orderNumber: number | null }

/** Says that an order was not placed and why, or that it exists already and where. */
export function RefusedOrder({ refused }: { refused: Refused | null }) {
  const t = useText('orders/checkout')
  if (!refused) return null
  const { message, orderNumber: number } = refused
  const isOrdered = number !== null
  return (
    <div className="pt-4 pb-2">
      <Note
        tone={isOrdered ? 'brass' : 'crimson'}
        isAnnounced
        title={t(isOrdered ? 'checkout.ordered_title' : 'checkout.refused_title')}
        actions={
          isOrdered && <Link href={orderAddress(number)}>{t('status.open', { number })}</Link>
        }
      >
        <p>{isOrdered ? message : t('checkout.failed', { message })}</p>
      </Note>
    </div>
  )
}
