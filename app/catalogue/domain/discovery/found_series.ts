import type { FileKind } from '#catalogue/domain/discovery/file_kind'
import type { ProductField } from '#catalogue/domain/product_dictionary'

/** A product as an import reads it; what is null has to be said by a person. */
export type ProposedProduct = FileKind & {
  code: string
  name: string
  descriptionEn: string
  descriptionDe: string
  category: string | null
  calendar: string | null
  venues: string[]
  visible: boolean
  dailyPrice: string | null
  minimalDays: number
  publishDelayDays: number
  publishTime: string
  filePattern: string
  filesPerDay: number
  fields: Partial<ProductField>[]
}

export type NoteCode =
  | 'to_say'
  | 'rival'
  | 'other_days'
  | 'strangers'
  | 'unexplained'
  | 'alike'
  | 'unknown'
  | 'no_time'
  | 'no_head'
  | 'added'
  | 'gone'
  | 'untold'

/** What a person has to look at; its words stand in `catalogue.discover.notes`. */
export type Note = { code: NoteCode; params?: Record<string, string | number> }

/** A series of files, what it could be sold as, and what is not plain about it. */
export type FoundSeries = {
  product: ProposedProduct
  sources: string[]
  files: number
  bytes: number
  days: number
  firstDay: string
  lastDay: string
  rows: number | null
  isCounted: boolean
  keys: string[]
  calendar: { code: string | null; alike: string[]; missing: string[]; extra: string[] }
  notes: Note[]
}
