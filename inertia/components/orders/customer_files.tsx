import { Text } from '@kontor/design-system/text'
import { DeliveryProgress } from '~/components/delivery/delivery_progress'
import { FileAction } from '~/components/delivery/file_action'
import { FileTable } from '~/components/delivery/file_table'
import type { DownloadPhase, FileOrder, LedgerFile } from '~/components/delivery/types'
import { OrderSection } from '~/components/orders/order_section'
import { useText } from '~/hooks/use_text'
import { orderAddress } from './list_address'
import type { CustomerOrder } from './types'

export type CustomerFilesProps = {
  order: CustomerOrder
  files: LedgerFile[]
  filePaging: { totalCount: number; page: number; pages: number }
  fileOrder: FileOrder
  phase: DownloadPhase
}

/** The order's files: how many are there, and each to be fetched once. */
export function CustomerFiles(props: CustomerFilesProps) {
  const { order, files, filePaging, fileOrder, phase } = props
  const t = useText('orders')
  const isBuilding = order.state === 'Processing' && order.progress
  return (
    <OrderSection title={t('detail.files')}>
      <div className="grid gap-4 border-t border-line-ink pt-3">
        {isBuilding && <DeliveryProgress {...order.progress!} />}
        {filePaging.totalCount === 0 ? (
          <Text role="ui" tone="muted">
            {t('detail.no_files')}
          </Text>
        ) : (
          <FileTable
            files={{ content: files, ...filePaging }}
            order={fileOrder}
            hrefOf={({ page = 1, ...change }) =>
              `${orderAddress(order.number)}?${new URLSearchParams({ ...fileOrder, ...change, page: String(page) })}`
            }
            action={(file) => <FileAction orderNumber={order.number} file={file} phase={phase} />}
            endedOn={phase === 'ended' ? (order.lastDownloadDay ?? undefined) : undefined}
          />
        )}
      </div>
    </OrderSection>
  )
}
