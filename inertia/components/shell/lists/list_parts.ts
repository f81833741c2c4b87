import type { ShownList } from './types'
import type { ListWords } from './use_list_words'

export type ListParts = ShownList<string, string, string> & {
  words: ListWords
  tabs?: string
  fields: readonly string[]
}
