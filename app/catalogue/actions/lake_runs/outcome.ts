import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What a run came to; `keep` writes what else there is, with the report or not at all. */
export type Outcome = {
  report: object
  keep?: (trx: TransactionClientContract) => Promise<unknown>
}
