import { is } from '#shared/http/api_description'

export const assignedTypeSchema = is.named(
  'AssignedSubscriptionType',
  is.object({
    id: is.about(is.integer, 'Id of the subscription type.'),
    name: is.text,
  })
)
