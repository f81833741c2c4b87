import type { SheetMonth } from '~/components/delivery/live/types'
import type { FileOrder, FilePaging, LedgerFile } from '~/components/delivery/types'

export type ShownFiles = {
  opened: Pick<SheetMonth, 'itemRef' | 'month'> | null
  files: LedgerFile[]
  filePaging: FilePaging
  fileOrder: FileOrder
  /** All files of the month, not only the first ones. */
  isWhole: boolean
}

export type OrderSheet = ShownFiles & { sheet: SheetMonth[] }
