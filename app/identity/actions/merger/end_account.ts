import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endProviderSessionsOf } from '#identity/gateways/embedded_provider/end_sessions'
import type User from '#identity/models/user'
import { redirectMails } from '#shared/mail'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

/**
 * Ends an account that goes on as another one: nobody can come in with it or act through it, and mails
 * about its orders that wait go to the other one. Accounts that were merged into it before go on there too.
 */
export async function endAccount(
  trx: TransactionClientContract,
  { from, into }: { from: User; into: User }
): Promise<void> {
  const now = clock.now()
  const moment = now.toJSDate()
  await rows(trx, 'update api_tokens set revoked_at = ? where user_id = ? and revoked_at is null', [
    moment,
    from.id,
  ])
  await rows(trx, 'delete from email_verifications where user_id = ?', [from.id])
  await rows(trx, 'update users set merged_into = ? where merged_into = ?', [into.id, from.id])
  await redirectMails(trx, { from: from.email, to: into.email })
  await endProviderSessionsOf(trx, from.subject)
  if (from.issuer === EMBEDDED_ISSUER) {
    await rows(trx, 'delete from sign_in_links where subject = ?', [from.subject])
  }
  await from
    .merge({
      mergedInto: into.id,
      mergedAt: now,
      lockedAt: now,
      businessPartnerId: null,
      businessPartnerName: null,
    })
    .save()
}
