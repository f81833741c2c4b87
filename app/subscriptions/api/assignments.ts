import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { middleware } from '#start/kernel'
import { REASON_KEPT } from '#subscriptions/api/reason_kept'
import { assignedTypeSchema } from '#subscriptions/transformers/assigned_type_schema'
import { apiAssignmentValidator } from '#subscriptions/validators/assignment'

const { api } = controllers.subscriptions
const call = callsOf('Subscriptions')

const GIVEN = {
  userId: 12,
  subscriptions: ['Index Levels by the Second', 'Open Interest Insight'],
  startDate: '2026-11-01',
  endDate: '2027-10-31',
  visibilityStartDate: null,
  visibilityEndDate: null,
  trial: false,
}

/** Several types for one person at once. */
export default function assignmentCalls() {
  router
    .group(() => {
      call(router.post('/subscriptions/multiple', [api.Assignments, 'store']).as('store'), {
        summary: 'Gives somebody the same days of several subscription types: of all, or of none',
        description:
          'Types are named; a name that comes twice counts once. With `salesTrial` it is a trial that ends five days after its start, and the ' +
          'person is told by mail: for holders of `users.sales.register`. Otherwise for holders of `users.write`. ' +
          REASON_KEPT,
        body: apiAssignmentValidator,
        example: GIVEN,
        answer: is.pageOf(assignedTypeSchema),
        status: 201,
        refusals: {
          403: 'The right for this way of giving is missing.',
          404: 'The user does not exist.',
          409: 'A type cannot be given in this way, or the account is locked.',
        },
      })
    })
    .prefix('/api/v1')
    .as('api.subscriptions.assignments')
    .use(middleware.scope({ any: ['users.write', 'users.sales.register'] }))
}
