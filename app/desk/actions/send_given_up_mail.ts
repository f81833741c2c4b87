import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { sendMailAgain } from '#shared/mail'

/** Has a mail tried again that no server took for two days; one that goes already is left alone. */
export const sendGivenUpMail = (id: number, actor: Actor): Promise<Result<undefined>> =>
  transaction(async (trx) => {
    const dead = await rows(
      trx,
      `select id from mail_outbox where id = ? and state = 'Dead' for update`,
      [id]
    )
    if (dead.length === 0) return refuse('desk.errors.not_stuck', { status: 409 })
    const sent = await sendMailAgain(trx, id)
    if (!sent.ok) return sent
    await recordAudit(trx, { actor, subject: { type: 'mail', id }, action: 'mails.sent_again' })
    return ok()
  })
