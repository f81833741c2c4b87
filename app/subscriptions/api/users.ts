import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { REASON_KEPT } from '#subscriptions/api/reason_kept'
import { subscriberList } from '#subscriptions/lists/subscriber_list'
import { subscriptionUserSchema } from '#subscriptions/transformers/subscription_user_transformer'
import { userSubscriptionSchema } from '#subscriptions/transformers/user_subscription_transformer'
import {
  apiPeopleValidator,
  apiSubscriberValidator,
  apiVisibilityValidator,
  entitledValidator,
} from '#subscriptions/validators/api_date_range'
import { reasonValidator } from '#subscriptions/validators/date_range'

const { SubscriptionUsers, Copies, Welcomes } = controllers.subscriptions.api
const call = callsOf('Subscriptions')

const NOT_HELD = 'The user does not hold the type.'

const CHANGED = 'What the user has of the type has changed meanwhile.'

const WINDOW = { visibilityStartDate: 20260101, visibilityEndDate: 20281231 }
const reads = middleware.scope({ all: ['subscriptions.users.read'] })
const writes = middleware.scope({ all: ['subscriptions.users.read', 'subscriptions.users.write'] })

/** Who holds a type and when it may be seen, for staff's programs. */
export default function subscriptionUserCalls() {
  router
    .group(() => {
      call(router.get('/', [SubscriptionUsers, 'index']).as('index').use(reads), {
        summary: 'Who holds a subscription type',
        query: subscriberList,
        answer: is.pageOf(subscriptionUserSchema),
      })
      call(router.get('/:userId', [SubscriptionUsers, 'show']).as('show').use(reads), {
        summary: 'What a user has of a subscription type',
        answer: userSubscriptionSchema,
        refusals: { 404: NOT_HELD },
      })
      router.group(changes).use(writes)
    })
    .prefix('/api/v1/subscriptions/:subscription/users')
    .where('subscription', rowId)
    .where('userId', personId)
    .as('api.subscriptions.users')

  call(router.post('/api/v1/message/subscriptionEntitled', [Welcomes, 'entitled']), {
    summary: 'Tells a user of a subscription by mail',
    body: entitledValidator,
    answer: is.nothing,
    refusals: { 409: 'The account of the user is locked.' },
  })
    .as('api.subscriptions.entitled')
    .use(writes)
}

function changes() {
  call(router.put('/:userId', [SubscriptionUsers, 'update']).as('update'), {
    summary: 'Adds a user with unrestricted access, or changes when a subscription may be seen',
    description:
      'The window of days on which all of it may be seen is as it is sent; without an end it is open there. ' +
      'Somebody new is added by `unrestricted: true`; days are given by date ranges. ' +
      REASON_KEPT,
    body: apiSubscriberValidator,
    example: { unrestricted: true, ...WINDOW },
    answer: userSubscriptionSchema,
    refusals: {
      409: `The user is locked or has date ranges, the type is filterable, or unrestricted access would end. ${CHANGED}`,
    },
  })
  call(router.delete('/:userId', [SubscriptionUsers, 'destroy']).as('destroy'), {
    summary: 'Takes a subscription away from a user, with all that belongs to it',
    description: REASON_KEPT,
    body: reasonValidator,
    answer: is.nothing,
    countsChanges: true,
  })
  call(router.put('/:userId/visibility', [SubscriptionUsers, 'setVisibility']).as('visibility'), {
    summary: 'Sets the days on which all of a subscription may be seen',
    description: `Without both ends, or with 0 at both, there is no such window. ${REASON_KEPT}`,
    body: apiVisibilityValidator,
    example: WINDOW,
    answer: userSubscriptionSchema,
    refusals: { 409: CHANGED },
  })
  call(router.delete('/:userId/visibility', [SubscriptionUsers, 'deleteVisibility']).as('always'), {
    summary: 'Deletes the days on which all of a subscription may be seen',
    description: `What its date ranges say stays. ${REASON_KEPT}`,
    body: reasonValidator,
    answer: userSubscriptionSchema,
    countsChanges: true,
    refusals: { 409: CHANGED },
  })
  call(router.post('/:userId/copy', [Copies, 'all']).as('copy'), {
    summary: 'Gives all date ranges of a user to other users',
    description: `All of them get it, or nobody. Who has the same date range already keeps it. ${REASON_KEPT}`,
    body: apiPeopleValidator,
    answer: is.object({
      isComplete: is.about(
        is.flag,
        'Sales trials and unrestricted access are not copied; false where there were some.'
      ),
    }),
    refusals: { 409: 'A user is locked or unrestricted, or nothing of it can be copied.' },
  })
  call(router.post('/:userId/welcome', [Welcomes, 'store']).as('welcome'), {
    summary: 'Sends a user the mail that welcomes to a subscription',
    answer: is.nothing,
    refusals: { 409: 'The account of the user is locked.' },
  })
}
