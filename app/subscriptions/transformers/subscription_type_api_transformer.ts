import { fieldsOf, is } from '#shared/http/api_description'
import type { ListedType } from '#subscriptions/lists/type_list'
import { dateRangeSchema } from '#subscriptions/transformers/wire_ranges'

const fields = fieldsOf<ListedType>()({
  id: is.about(is.integer, 'Id of the subscription type.'),
  typeId: [
    is.about(is.integer, 'The same as `id`, by the name that it has beside a user.'),
    ({ id }) => id,
  ],
  folderId: is.about(is.integer, 'Id of its folder.'),
  folder: is.about(is.text, 'Name of its folder.'),
  name: is.text,
  description: is.text,
  comment: is.nullable(is.text),
  isFilterable: is.about(is.flag, 'Whether parts of the data are chosen; given by request only.'),
  specialType: is.nullable(is.oneOf(['REPORT'])),
  snapshotAt: is.about(is.nullable(is.text), 'Time of the daily snapshot, UTC; null without one.'),
  products: is.about(is.listOf(is.text), 'Codes of the products that it gives.'),
  updatedAt: [
    is.about(
      is.moment,
      'When it was last changed; sent along, a change made meanwhile is not lost.'
    ),
    ({ updatedAt }) => updatedAt.toISOString(),
  ],
  version: is.about(is.integer, 'Counts the changes.'),
  subscribers: is.about(is.integer, 'How many users hold it.'),
  hasSubscriptions: [is.flag, ({ subscribers }) => subscribers > 0],
  dateRanges: [
    is.about(
      is.listOf(dateRangeSchema),
      'Of nobody, so empty: those of a user stand with what he holds.'
    ),
    () => [],
  ],
})

export const subscriptionTypeSchema = is.named('SubscriptionType', fields.schema)

export const typeToWire = (type: ListedType) => fields.of(type)
