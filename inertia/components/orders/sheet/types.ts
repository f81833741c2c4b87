import type { SheetMonth } from '~/components/delivery/live/types'
import type { FileOrder, LedgerFile } from '~/components/delivery/types'

/** The days of an order as ticks, and the files of the month that stands open. */
export type ShownFiles = {
  opened: Pick<SheetMonth, 'itemRef' | 'month'> | null
  files: LedgerFile[]
  filePaging: { totalCount: number; page: number; pages: number }
  fileOrder: FileOrder
  /** All files of the month, not only the first ones. */
  isWhole: boolean
}

export type OrderSheet = ShownFiles & { sheet: SheetMonth[] }
