import type { Page } from '#shared/domain/paging'
import { fileList, type DeliveryFile } from '#delivery/lists/file_list'
import type { Reference } from '#delivery/domain/reference'

/** With how many of them a page may hold. */
export type FilesPage = Page<DeliveryFile> & { limit: number }

export type FilesQuery = Partial<ReturnType<typeof fileList.read>> & {
  itemRef?: string
  /** Only the files of the days of a month, 202503. */
  month?: number
}

export async function filesOf(
  reference: Reference,
  { itemRef, month, ...asked }: FilesQuery = {}
): Promise<FilesPage> {
  const wish = { ...fileList.read({}), ...asked }
  const page = await fileList.page(wish, { reference, itemRef, month })
  return { ...page, limit: wish.limit }
}
