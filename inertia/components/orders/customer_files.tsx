import { formatDay } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { DeliveryDelay } from '~/components/delivery/delivery_delay'
import { DeliveryProgress } from '~/components/delivery/delivery_progress'
import { FileAction } from '~/components/delivery/file_action'
import { FileTable } from '~/components/delivery/file_table'
import { ProofOfDelivery } from '~/components/delivery/proof_of_delivery'
import { TakeEverything } from '~/components/delivery/take_everything'
import type { DownloadPhase, FileOrder, LedgerFile } from '~/components/delivery/types'
import { PageSection } from '~/components/shell/page_section'
import { useText } from '~/hooks/use_text'
import { deliveryAddress, orderAddress } from './order_address'
import type { CustomerOrder } from './types'

export type CustomerFilesProps = {
  order: CustomerOrder
  files: LedgerFile[]
  filePaging: { totalCount: number; page: number; pages: number }
  fileOrder: FileOrder
  /** Names the request whose files could not be listed. */
  filesFailed: string | null
  phase: DownloadPhase
  /** Files that were not fetched yet. */
  isAnyFileLeft: boolean
  /** Whether the manifest of the files is there. */
  isSigned: boolean
}

/** The order's files: how many are there, each to be fetched once, all at once, and their proof. */
export function CustomerFiles(props: CustomerFilesProps) {
  const { order, phase } = props
  const t = useText('orders/my_orders')
  const delivery = useText('delivery/ledger')
  const isBuilding = order.state === 'Processing' && order.progress
  const { lastDownloadDay } = order
  return (
    <PageSection
      title={t('detail.files')}
      sum={
        phase === 'open' && lastDownloadDay
          ? delivery('receipt.until', { day: formatDay(lastDownloadDay) })
          : undefined
      }
    >
      <div className="grid gap-4 border-t border-line-ink pt-3">
        <div role="status">
          {UNDER_WAY.includes(order.state) && (
            <Text role="ui" tone="muted">
              {t('detail.processing')}
            </Text>
          )}
        </div>
        {isBuilding && <DeliveryProgress {...order.progress!} />}
        {isBuilding && <DeliveryDelay tasks={order.items.flatMap(({ task }) => task ?? [])} />}
        <Files {...props} />
        <AllFiles {...props} />
      </div>
    </PageSection>
  )
}

/** Orders whose files are still to come. */
const UNDER_WAY: readonly string[] = ['Registered', 'Confirmed', 'Processing']

function Files(props: CustomerFilesProps) {
  const { order, files, filePaging, fileOrder, filesFailed, phase } = props
  const t = useText('orders/my_orders')
  if (filesFailed !== null) {
    const error = t('detail.files_failed_why', { id: filesFailed })
    return <Note tone="crimson">{t('detail.files_failed', { error })}</Note>
  }
  if (filePaging.totalCount === 0) {
    return (
      !UNDER_WAY.includes(order.state) && (
        <Text role="ui" tone="muted">
          {t('detail.no_files')}
        </Text>
      )
    )
  }
  return (
    <FileTable
      files={{ content: files, ...filePaging }}
      order={fileOrder}
      hrefOf={({ page = 1, ...change }) =>
        `${orderAddress(order.number)}?${new URLSearchParams({ ...fileOrder, ...change, page: String(page) })}`
      }
      action={(file) => (
        <span data-print="never">
          <FileAction path={`/my-account/my-orders/${order.number}`} file={file} phase={phase} />
        </span>
      )}
      endedOn={phase === 'ended' ? (order.lastDownloadDay ?? undefined) : undefined}
    />
  )
}

/** What concerns all of them together, once they are there. */
function AllFiles({ order, filePaging, phase, isAnyFileLeft, isSigned }: CustomerFilesProps) {
  if (filePaging.totalCount === 0 || phase === 'not_completed') return null
  const address = deliveryAddress(order.number)
  return (
    <div data-print="never" className="grid gap-8 pt-4">
      {phase === 'open' && isAnyFileLeft && <TakeEverything address={address} />}
      <ProofOfDelivery address={address} isSigned={isSigned} />
    </div>
  )
}
