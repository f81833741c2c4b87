import { Text } from '@kontor/design-system/text'
import { DeliveryProgress } from '~/components/delivery/delivery_progress'
import { FileGrant } from '~/components/delivery/file_grant'
import type { LedgerFile } from '~/components/delivery/types'
import { useCan } from '~/hooks/use_can'
import { OrderItems } from '../order_items'
import type { OrderSheet } from '../sheet/types'
import { orderAddress } from './order_address'
import type { AdminOrder } from './types'
import { useFileWords } from './use_file_words'

/** The same sheet as its customer's, with what staff know of the files and may do with them. */
export function StaffItems({ order, ...shown }: OrderSheet & { order: AdminOrder }) {
  const mayGrant = useCan('orders.write')
  const { progress, lastDownloadDay, number } = order
  const action = (file: LedgerFile) =>
    mayGrant ? <FileGrant path={`/admin/orders/${number}`} file={file} /> : null
  return (
    <OrderItems
      {...shown}
      order={order}
      address={orderAddress(number)}
      action={action}
      endedOn={order.isWindowOver ? (lastDownloadDay ?? undefined) : undefined}
    >
      <div className="grid gap-3 pb-4">
        <Text role="ui" tone="muted">
          {useFileWords(order)}
        </Text>
        {progress && !lastDownloadDay && <DeliveryProgress {...progress} />}
      </div>
    </OrderItems>
  )
}
