import type { Page } from '#shared/domain/paging'
import { fileList, type DeliveryFile } from '#delivery/lists/file_list'
import type { Reference } from '#delivery/domain/reference'

export type FilesPage = Page<DeliveryFile>

export type FilesQuery = Partial<ReturnType<typeof fileList.read>> & {
  /** Only the files of one item. */
  itemRef?: string
  /** Only the files of the days of a month, 202503. */
  month?: number
}

export const filesOf = (
  reference: Reference,
  { itemRef, month, ...asked }: FilesQuery = {}
): Promise<FilesPage> =>
  fileList.page({ ...fileList.read({}), ...asked }, { reference, itemRef, month })
