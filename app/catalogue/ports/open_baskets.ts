import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { QuoteSelection } from '#catalogue/domain/quote/types'
import { definePort } from '#shared/ports'

export type OpenBasket = { key: string; selections: QuoteSelection[] }

/** Baskets with an item of some products that holds one of the days; null for any day. */
export type Touching = { codes: string[]; days: string[] | null; most: number }

type Lookup = (trx: TransactionClientContract, touching: Touching) => Promise<OpenBasket[]>

/** For higher modules: whose open baskets a change would touch. */
export const openBaskets = definePort<Lookup>('catalogue.open_baskets')
