import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { REASON_KEPT } from '#subscriptions/api/reason_kept'
import { dateRangeSchema } from '#subscriptions/transformers/wire_ranges'
import {
  apiNewRangeValidator,
  apiPeopleValidator,
  apiRangeValidator,
} from '#subscriptions/validators/api_date_range'
import { reasonValidator } from '#subscriptions/validators/date_range'

const { DateRanges, Copies } = controllers.subscriptions.api
const call = callsOf('Subscriptions')

const YEAR = {
  ...{ startDate: 20270101, endDate: 20271231, visibilityStartDate: 20270101 },
  ...{ visibilityEndDate: 20291231, trial: false },
}

export default function dateRangeCalls() {
  router
    .group(() => {
      router
        .group(() => {
          call(router.get('/', [DateRanges, 'index']).as('index'), {
            summary: 'The date ranges of a user’s subscription',
            answer: is.pageOf(dateRangeSchema),
          })
          call(router.get('/:range', [DateRanges, 'show']).as('show'), {
            summary: 'One date range',
            answer: dateRangeSchema,
          })
        })
        .use(middleware.scope({ all: ['subscriptions.users.read'] }))
      router
        .group(changes)
        .use(middleware.scope({ all: ['subscriptions.users.read', 'subscriptions.users.write'] }))
    })
    .prefix('/api/v1/subscriptions/:subscription/users/:userId/dateRanges')
    .where('subscription', rowId)
    .where('userId', personId)
    .where('range', rowId)
    .as('api.subscriptions.date_ranges')
}

function changes() {
  call(router.post('/', [DateRanges, 'store']).as('store'), {
    summary: 'Gives a user more days of a subscription',
    description: `Who did not hold the type does so then. An end that is 0 or left out is open. ${REASON_KEPT}`,
    body: apiNewRangeValidator,
    example: YEAR,
    answer: dateRangeSchema,
    status: 201,
    refusals: { 409: 'The user is locked or unrestricted, or the type is filterable.' },
  })
  call(router.put('/:range', [DateRanges, 'update']).as('update'), {
    summary: 'Changes a date range',
    description: `An end that is 0 or left out is open. ${REASON_KEPT}`,
    body: apiRangeValidator,
    example: YEAR,
    answer: dateRangeSchema,
    refusals: { 409: 'The type is filterable, or somebody has changed the range meanwhile.' },
  })
  call(router.delete('/:range', [DateRanges, 'destroy']).as('destroy'), {
    summary: 'Deletes a date range',
    description: `With the last one the user loses the subscription. ${REASON_KEPT}`,
    body: reasonValidator,
    answer: is.nothing,
    countsChanges: true,
    refusals: { 409: 'The type is filterable.' },
  })
  call(router.post('/:range/copy', [Copies, 'range']).as('copy'), {
    summary: 'Gives a date range of a user to other users',
    description: `All of them get it, or nobody. Who has the same date range already keeps it. ${REASON_KEPT}`,
    body: apiPeopleValidator,
    answer: is.nothing,
    refusals: { 409: 'It is a sales trial or of a filterable type, or a user is locked.' },
  })
}
