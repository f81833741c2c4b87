import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { queueMailing } from '#subscriptions/actions/mailings/queue_mailing'
import type { Letter } from '#subscriptions/domain/letter'

export type Mailing = Letter & {
  typeId: number
  /** Names one attempt to send: whatever is repeated under it is sent once. */
  key: string
  recipients: readonly string[]
  by: Actor
}

/** Writes to people, each a mail of his own, in one transaction with the history of the type. */
export const sendMailing = (mailing: Mailing): Promise<Result<number>> =>
  refusableTransaction(async (trx) => {
    const id = await keep(trx, mailing)
    if (!id) return answerAgain(trx, mailing)
    const { subject, recipients, by } = mailing
    await queueMailing(trx, id, recipients)
    await recordAudit(trx, {
      actor: by,
      subject: { type: 'subscription_mailing', id },
      action: 'subscription.mail_sent',
      after: { typeId: mailing.typeId, subject, recipients: recipients.length },
      isNew: true,
    })
    return ok(recipients.length)
  })

/** Null where the key is taken; who comes second waits for the first one's end. */
async function keep(trx: TransactionClientContract, mailing: Mailing): Promise<number | null> {
  const { typeId, key, subject, body, recipients } = mailing
  const [kept] = await rows<{ id: number }>(
    trx,
    `insert into subscription_mailings (type_id, key, fingerprint, subject, body, recipients)
     values (:typeId, :key::uuid, :fingerprint, :subject, :body, :recipients)
     on conflict (key) do nothing returning id`,
    {
      ...{ typeId, key, subject, body, recipients: recipients.length },
      fingerprint: fingerprintOf(mailing),
    }
  )
  return kept?.id ?? null
}

async function answerAgain(
  trx: TransactionClientContract,
  mailing: Mailing
): Promise<Result<number>> {
  const [sent] = await rows<{ fingerprint: string }>(
    trx,
    'select fingerprint from subscription_mailings where key = ?::uuid',
    [mailing.key]
  )
  if (sent?.fingerprint === fingerprintOf(mailing)) return ok(mailing.recipients.length)
  return refuse('subscriptions.mailing.errors.sent_otherwise', { status: 409 })
}

const fingerprintOf = ({ typeId, subject, body, recipients }: Mailing) =>
  createHash('sha256')
    .update(JSON.stringify([typeId, subject, body, recipients]))
    .digest('hex')
