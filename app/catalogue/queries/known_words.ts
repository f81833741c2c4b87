import { rows } from '#shared/database'
import { WordIndex } from '#catalogue/domain/word_index'
import type { ReferenceData } from '#catalogue/queries/reference_data'
import { Remembered } from '#catalogue/queries/remembered'

const SHORTEST_KNOWN = 3

const indexes = new Remembered<WordIndex>(1)

export const knownWords = (reference: ReferenceData): Promise<WordIndex> =>
  indexes.get(reference, '', loadIndex)

async function loadIndex(): Promise<WordIndex> {
  const found = await rows<{ word: string }>(
    null,
    `select word from ts_stat('select document from product_search')
      where word ~ '^[[:alnum:]]+$' and length(word) >= ?
      order by nentry desc, word`,
    [SHORTEST_KNOWN]
  )
  return new WordIndex(found.map(({ word }) => word))
}
