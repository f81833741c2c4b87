import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity from '#config/identity'
import { isGuessable } from '#identity/actions/passwords/judge_password'
import { hashPassword, matchesPassword } from '#identity/actions/passwords/password_hashes'
import { keepsRules } from '#identity/domain/password_rules'
import SignInAccount from '#identity/models/sign_in_account'
import { clock } from '#shared/clock'
import { ok, refuse, type Result } from '#shared/domain/result'

export type PasswordRefusal =
  | 'identity.errors.password_rules'
  | 'identity.errors.password_guessable'
  | 'identity.errors.password_is_the_old_one'

/** Checks it and answers the hash; before a transaction, as it takes long. @throws TurnstileFull */
export async function prepareNewPassword(
  account: SignInAccount,
  password: string
): Promise<Result<string, PasswordRefusal>> {
  if (!keepsRules(password, identity.passwordPolicy)) {
    return refuse('identity.errors.password_rules', { field: 'password' })
  }
  if (await isGuessable(password, account)) {
    return refuse('identity.errors.password_guessable', { field: 'password' })
  }
  const { passwordHash } = account
  if (passwordHash && (await matchesPassword(passwordHash, password))) {
    return refuse('identity.errors.password_is_the_old_one', { field: 'password' })
  }
  return ok(await hashPassword(password))
}

export async function keepPassword(
  trx: TransactionClientContract,
  subject: string,
  passwordHash: string
): Promise<void> {
  await SignInAccount.query({ client: trx })
    .where('subject', subject)
    .update({ passwordHash, passwordChangedAt: clock.now(), updatedAt: clock.now() })
}
