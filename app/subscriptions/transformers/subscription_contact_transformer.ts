import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import type { ListedContact } from '#subscriptions/lists/contact_list'

const fields = fieldsOf<ListedContact>()({
  id: is.about(is.integer, 'Id of the contact.'),
  email: is.about(is.text, 'Where late days of the type are told of.'),
  locale: is.about(is.oneOf(['en', 'de']), 'Language of its mails.'),
  version: is.about(is.integer, 'Counts the changes.'),
})

export const subscriptionContactSchema = is.named('SubscriptionContact', fields.schema)

export default class SubscriptionContactTransformer extends BaseTransformer<ListedContact> {
  toObject() {
    return fields.of(this.resource)
  }
}
