import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import { Disclosure } from '@kontor/design-system/disclosure'
import { Text } from '@kontor/design-system/text'
import { DeliveryProgress } from '~/components/delivery/delivery_progress'
import { FileGrant } from '~/components/delivery/file_grant'
import { FileTable } from '~/components/delivery/file_table'
import type { FileOrder, FilePaging, LedgerFile } from '~/components/delivery/types'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { orderAddress } from './order_address'
import { PageSection } from '~/components/shell/page_section'
import type { AdminOrder } from './types'
import { useFileWords } from './use_file_words'

type Delivered = Pick<AdminOrder, 'number' | 'state' | 'lastDownloadDay' | 'isWindowOver'> & {
  /** Left out where only what is there is shown. */
  progress?: AdminOrder['progress']
}

export interface OrderFilesProps {
  order: Delivered
  files: LedgerFile[]
  paging: FilePaging
  fileOrder: FileOrder
}

/** How far the files are, until when they can be fetched, and each of them with its state. */
export function OrderFiles({ order, files, paging, fileOrder }: OrderFilesProps) {
  const t = useText('orders/admin')
  const mayGrant = useCan('orders.write')
  const { count } = useFormat()
  const [isOpen, setOpen] = useState(usePage().url.includes('?'))
  const { progress, lastDownloadDay } = order
  const endedOn = order.isWindowOver ? (lastDownloadDay ?? undefined) : undefined
  return (
    <PageSection id="files" title={t('files.title')}>
      <div className="grid gap-4 border-t border-line-ink pt-3">
        <Text role="ui" tone="muted">
          {useFileWords(order)}
        </Text>
        {progress && !lastDownloadDay && <DeliveryProgress {...progress} />}
        {paging.totalCount > 0 && (
          <Disclosure
            look="inline"
            title={t('files.each', { count: paging.totalCount, shown: count(paging.totalCount) })}
            isOpenAtFirst={isOpen}
            onOpenChange={setOpen}
          >
            <div className="overflow-x-auto [&_tbody_th]:min-w-44">
              <FileTable
                files={{ content: files, ...paging }}
                order={fileOrder}
                hrefOf={(change) => filesAddress(order.number, { ...fileOrder, ...change })}
                action={(file) =>
                  mayGrant ? <FileGrant path={`/admin/orders/${order.number}`} file={file} /> : null
                }
                endedOn={endedOn}
              />
            </div>
          </Disclosure>
        )}
      </div>
    </PageSection>
  )
}

function filesAddress(number: number, { page = 1, ...order }: FileOrder & { page?: number }) {
  const query = new URLSearchParams({ ...order, page: String(page) })
  return `${orderAddress(number)}?${query}#files`
}
