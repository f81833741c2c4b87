import type { ShownList } from './types'
import type { ListWords } from './use_list_words'

/** What every part of a list is made of. */
export type ListParts = ShownList<string, string, string> & {
  words: ListWords
  /** A filter that is shown as tabs. */
  tabs?: string
  /** Filters that are shown as fields. */
  fields: readonly string[]
}
