import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#shared/ports'

/** Files of a product that were taken off sale together, under one number of its changes. */
export type WithdrawnDays = {
  productId: number
  change: number
  files: number
  /** In their order, each once. */
  days: readonly string[]
  /** Somebody marked them missing, and may take that back at once. */
  byHand?: boolean
}

type Watch = (trx: TransactionClientContract, withdrawn: WithdrawnDays) => Promise<void>

/** For higher modules: told in the transaction in which files leave. */
export const withdrawalWatchers = definePort<Watch>('catalogue.withdrawal_watchers')
