import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Disclosure } from '@kontor/design-system/disclosure'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { FileTable } from '~/components/delivery/file_table'
import type { SheetMonth } from '~/components/delivery/live/types'
import type { LedgerFile } from '~/components/delivery/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { monthAddress } from './month_address'
import { MonthLine } from './month_line'
import type { ShownFiles } from './types'

interface ItemMonthsProps extends ShownFiles {
  months: SheetMonth[]
  address: string
  action: (file: LedgerFile) => ReactNode
  endedOn?: string
}

/** The files of an item, folded by month; one month of the page is open at a time. */
export function ItemMonths(props: ItemMonthsProps) {
  const { months, opened, address, fileOrder } = props
  if (months.length === 0) return null
  return (
    <div className="mt-3 border-t border-line">
      {months.map((month) => {
        const isOpened = opened?.itemRef === month.itemRef && opened.month === month.month
        return (
          <Disclosure
            key={month.month}
            look="row"
            name="months"
            title={<MonthLine month={month} />}
            isOpenAtFirst={isOpened}
            onOpenChange={(isOpen) =>
              isOpen && !isOpened && show(monthAddress(address, month, fileOrder))
            }
          >
            {isOpened ? <MonthFiles {...props} month={month} /> : <Coming />}
          </Disclosure>
        )
      })}
    </div>
  )
}

/** In place: the page stays where it is. */
const show = (address: string) =>
  router.visit(address, {
    ...{ preserveScroll: true, preserveState: true, replace: true },
    only: ['opened', 'files', 'filePaging', 'fileOrder', 'isWhole', 'filesFailed'],
  })

function Coming() {
  const t = useText('orders/sheet')
  return (
    <Text role="ui" tone="muted">
      {t('month.coming')}
    </Text>
  )
}

function MonthFiles(props: ItemMonthsProps & { month: SheetMonth }) {
  const { month, address, fileOrder, files, filePaging, isWhole, action, endedOn } = props
  const t = useText('orders/sheet')
  const { count } = useFormat()
  const more = filePaging.totalCount - files.length
  const href = (change: object) => monthAddress(address, month, { ...fileOrder, ...change })
  return (
    <>
      <FileTable
        files={{ content: files, ...filePaging, pages: isWhole ? filePaging.pages : 1 }}
        order={fileOrder}
        hrefOf={(change) => href({ ...change, ...(isWhole ? { all: 1 } : {}) })}
        action={action}
        endedOn={endedOn}
      />
      {!isWhole && more > 0 && (
        <p className="pt-3" data-print="never">
          <Button variant="quiet" onPress={() => show(href({ all: 1 }))}>
            {t('month.more', { count: more, shown: count(more) })}
          </Button>
        </p>
      )}
    </>
  )
}
