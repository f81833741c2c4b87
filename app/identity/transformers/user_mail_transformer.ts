import { BaseTransformer } from '@adonisjs/core/transformers'
import type { UserMail } from '#identity/lists/user_mail_list'

/** A mail to a person, for staff; links that let somebody in were never kept. */
export default class UserMailTransformer extends BaseTransformer<UserMail> {
  toObject() {
    const { at, sentAt, nextAttemptAt, state, isWhole } = this.resource
    return {
      ...this.pick(this.resource, [
        'id',
        'recipient',
        'subject',
        'state',
        'attempts',
        'problem',
        'text',
      ]),
      at: at.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      nextAttemptAt: nextAttemptAt.toISOString(),
      isRepeatable: state !== 'Sent' || isWhole,
    }
  }
}
