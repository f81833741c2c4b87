import { definePort } from '#shared/ports'

/** How many of something hold a product, by the word for it. */
export type Touched = { what: string; count: number }

type Count = (product: { id: number; code: string }) => Promise<Touched[]>

/** For higher modules: who is touched when a product changes. */
export const touchedByProduct = definePort<Count>('catalogue.touched_by_product')
