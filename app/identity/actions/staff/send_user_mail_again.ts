import {
  holdAccount,
  type AccountChange,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import { actorOf } from '#identity/domain/actor'
import { userMailList } from '#identity/lists/user_mail_list'
import { recordAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { sendMailAgain } from '#shared/mail'

type Code = HoldRefusal | 'shared.errors.mail_unknown' | 'shared.errors.mail_not_repeatable'
type Sent = { recipient: string; subject: string }

/** Sends one of somebody's mails once more, to the same address while it is still theirs. */
export const sendUserMailAgain = ({
  mailId,
  ...change
}: AccountChange & { mailId: number }): Promise<Result<Sent, Code>> =>
  transaction<Result<Sent, Code>>(async (trx) => {
    const held = await holdAccount(trx, change)
    if (!held.ok) return held
    const { user, by } = held.value
    const mail = await userMailList.first({ sql: 'm.id = ?', values: [mailId] }, user)
    if (!mail) return refuse('shared.errors.mail_unknown', { status: 404 })
    const sent = await sendMailAgain(trx, mailId)
    if (!sent.ok) return sent
    const after = { recipient: mail.recipient, subject: sent.value.subject }
    await recordAudit(trx, {
      ...{ actor: actorOf(by), subject: { type: 'user', id: user.id }, after },
      action: 'user.mail_sent_again',
    })
    return ok(after)
  })
