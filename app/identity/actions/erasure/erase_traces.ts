import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forgetRequestsOf } from '#identity/actions/pending_requests'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import { endProviderSessionsOf } from '#identity/gateways/embedded_provider/end_sessions'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { eraseMails } from '#shared/mail'

const OF_USER = ['addresses', 'api_tokens', 'email_verifications', 'provider_tokens'] as const

/** Addresses, tokens, codes, sign-ins, password and mails. */
export async function eraseTraces(
  trx: TransactionClientContract,
  { id, issuer, subject }: User,
  emails: readonly string[]
): Promise<void> {
  for (const table of OF_USER) await rows(trx, `delete from ${table} where user_id = ?`, [id])
  await rows(trx, `delete from sign_in_events where provider = 'customers' and subject = ?`, [
    subject,
  ])
  if (issuer === EMBEDDED_ISSUER) {
    await endProviderSessionsOf(trx, subject)
    await rows(trx, 'delete from sign_in_accounts where subject = ?', [subject])
  }
  await forgetRequestsOf(trx, emails)
  await eraseMails(trx, { recipients: emails, dedupeKeys: await keysOfStaffMails(trx, id) })
}

/** Mails to staff that name the person, by the names under which they were queued. */
async function keysOfStaffMails(trx: TransactionClientContract, userId: number): Promise<string[]> {
  const found = await rows<{ key: string }>(
    trx,
    `select kind || ':' || id || ':account_mails.' || replace(kind, '-', '_') || '_staff' as key
       from account_deletion_requests,
            (values ('deletion-requested'), ('deletion-withdrawn')) kinds (kind)
      where user_id = ?`,
    [userId]
  )
  return found.map(({ key }) => key)
}
