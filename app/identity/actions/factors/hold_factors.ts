import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import User from '#identity/models/user'
import { rows } from '#shared/database'

/** Lets changes of an account's factors pass one after the other. */
export async function holdFactors(trx: TransactionClientContract, subject: string): Promise<void> {
  await rows(trx, 'select 1 from sign_in_accounts where subject = ? for update', [subject])
}

export const personOf = (trx: TransactionClientContract, subject: string): Promise<User> =>
  User.query({ client: trx }).where({ issuer: EMBEDDED_ISSUER, subject }).firstOrFail()
