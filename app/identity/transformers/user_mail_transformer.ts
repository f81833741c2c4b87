import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { MAIL_STATES, type UserMail } from '#identity/lists/user_mail_list'

const { about, email, flag, integer, moment, nullable, oneOf, text } = is

const fields = fieldsOf<UserMail>()({
  id: integer,
  at: [moment, ({ at }) => at.toISOString()],
  recipient: email,
  subject: text,
  state: oneOf(MAIL_STATES),
  sentAt: [nullable(moment), ({ sentAt }) => sentAt?.toISOString() ?? null],
  attempts: integer,
  nextAttemptAt: [moment, ({ nextAttemptAt }) => nextAttemptAt.toISOString()],
  problem: about(nullable(text), 'What the mail server said at the last try.'),
  text: about(nullable(text), 'Links that let somebody in are left out: […].'),
  isRepeatable: [flag, ({ state, isWhole }) => state !== 'Sent' || isWhole],
})

export const userMailSchema = fields.schema

/** A mail to a person, for staff; links that let somebody in were never kept. */
export default class UserMailTransformer extends transformerOf(fields) {}
