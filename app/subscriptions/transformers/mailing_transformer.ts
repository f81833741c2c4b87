import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedMailing } from '#subscriptions/lists/mailing_list'

export default class MailingTransformer extends BaseTransformer<ListedMailing> {
  toObject() {
    const { id, at, sender, subject, body, recipients } = this.resource
    return { id, at: at.toISOString(), sender, subject, body, recipients }
  }
}
