import type { Page } from '#shared/domain/paging'
import { fileList, type DeliveryFile } from '#delivery/lists/file_list'
import type { Reference } from '#delivery/domain/reference'

export type FilesPage = Page<DeliveryFile>

export type FilesQuery = Partial<ReturnType<typeof fileList.read>> & {
  /** Only the files of one item. */
  itemRef?: string
}

export const filesOf = (
  reference: Reference,
  { itemRef, ...asked }: FilesQuery = {}
): Promise<FilesPage> => fileList.page({ ...fileList.read({}), ...asked }, { reference, itemRef })
