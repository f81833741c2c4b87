import type { Page } from '#shared/domain/paging'

export type OrderPage<Row> = Page<Row> & {
  /** The search finds more than are counted. */
  isMore: boolean
}
