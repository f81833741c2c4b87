import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { personId } from '#shared/http/person_id'
import { userSubscriptionSchema } from '#subscriptions/transformers/user_subscription_transformer'

const { UserTypes } = controllers.subscriptions.api
const call = callsOf('Subscriptions')

const unassignedSchema = is.object({
  id: is.about(is.integer, 'Id of the subscription type.'),
  name: is.text,
  folder: is.about(is.text, 'Name of its folder.'),
  isFilterable: is.flag,
})

/** Which types somebody holds: for the customer’s own programs and for staff’s. */
export default function userTypeCalls() {
  router
    .group(() => {
      call(router.get('/user/:userId', [UserTypes, 'index']).as('held').use(middleware.auth()), {
        summary: 'The subscriptions of a user, with their date ranges',
        description: 'Customers see their own ones, holders of `subscriptions.users.write` all.',
        answer: is.pageOf(userSubscriptionSchema),
      })
      call(router.get('/unassigned/:userId', [UserTypes, 'unassigned']).as('unassigned'), {
        summary: 'The subscription types that a user does not hold',
        answer: is.pageOf(unassignedSchema),
      }).use(middleware.scope({ all: ['subscriptions.users.write'] }))
    })
    .prefix('/api/v1/subscription-types')
    .where('userId', personId)
    .as('api.subscriptions.types')
}
