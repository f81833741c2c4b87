import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#shared/ports'

/** A day of which files were taken in: how many are new, and how many replaced others. */
export type ChangedDay = { day: string; added: number; changed: number }

type Watch = (
  trx: TransactionClientContract,
  productId: number,
  days: ChangedDay[]
) => Promise<void>

/** For higher modules: told in the transaction in which the shop learns of files. */
export const dayWatchers = definePort<Watch>('catalogue.day_watchers')
