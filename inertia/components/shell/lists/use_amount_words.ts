import { useInEur } from '~/hooks/use_in_eur'
import type { ListWords } from './use_list_words'

/** The words of a list, with the unit in the heads of the columns that hold amounts. */
export function useAmountWords(words: ListWords, amounts: readonly string[]): ListWords {
  const inEur = useInEur()
  return {
    ...words,
    column: (id) => (amounts.includes(id) ? inEur(words.column(id)) : words.column(id)),
  }
}
