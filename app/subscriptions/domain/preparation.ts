import { createHash } from 'node:crypto'

/** What is to be made ready of a day; without a choice the day comes back from the archive. */
export type Wanted = {
  productId: number
  /** YYYY-MM-DD */
  day: string
  part: number
  version: number
  choice: string
  items: string[]
}

type Source = Pick<Wanted, 'productId' | 'day' | 'part' | 'version'>

export const cutOf = ({ productId, day, part, version }: Source, items: string[]): Wanted => ({
  ...{ productId, day, part, version, items },
  choice: choiceOf(items),
})

export const returnOf = ({ productId, day }: Pick<Wanted, 'productId' | 'day'>): Wanted => ({
  ...{ productId, day, part: 0, version: 0, choice: '', items: [] },
})

/** The same for all who chose the same, in whatever order. */
export const choiceOf = (items: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...new Set(items)].sort()))
    .digest('hex')
