import { is } from '#shared/http/api_description'

/** A type that somebody was given. */
export const assignedTypeSchema = is.named(
  'AssignedSubscriptionType',
  is.object({
    id: is.about(is.integer, 'Id of the subscription type.'),
    name: is.text,
  })
)
