import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { fieldsOf, is } from '#shared/http/api_description'
import { dayToWire } from '#shared/http/wire'
import { REQUEST_STATES } from '#subscriptions/domain/request_state'
import type { ListedRequest } from '#subscriptions/lists/request_list'

const fields = fieldsOf<ListedRequest>()({
  id: is.about(is.integer, 'Number of the request.'),
  userInfo: [
    is.object({
      id: is.about(is.nullable(is.integer), 'Null for visitors without an account.'),
      firstName: is.text,
      lastName: is.text,
    }),
    ({ userId, firstName, lastName }) => ({ id: userId, firstName, lastName }),
  ],
  subscriptionTypeId: [is.nullable(is.integer), ({ typeId }) => typeId],
  subscriptionTypeName: [
    is.about(is.nullable(is.text), 'Null while several types or none give the product.'),
    ({ typeName }) => typeName,
  ],
  productName: is.text,
  startDate: [
    is.nullable(is.wireDay),
    ({ startsOn }) => (startsOn ? dayToWire(CalendarDay.parse(startsOn)!) : null),
  ],
  baseCurrencies: [
    is.listOf(is.object({ name: is.text })),
    ({ currencies }) => currencies.map((name) => ({ name })),
  ],
  state: is.oneOf(REQUEST_STATES),
})

export const subscriptionRequestSchema = is.named('SubscriptionRequest', fields.schema)

export default class RequestApiTransformer extends BaseTransformer<ListedRequest> {
  toObject() {
    return fields.of(this.resource)
  }
}
