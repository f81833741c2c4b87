import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { subscriptionRunSchema as answer } from '#subscriptions/transformers/subscription_run_transformer'

const { api } = controllers.subscriptions
const call = callsOf('Subscriptions')

const REFUSED = 'The type is filterable, or its other task is under way.'

export default function subscriptionRunCalls() {
  router
    .group(() => {
      call(router.put('/reinitialize', [api.Runs, 'initialise']).as('initialise'), {
        summary: 'Initialises missing files of a subscription type',
        description:
          'A task: it enters days with files that the book of announced days misses. Webhooks are told of those that came ' +
          'since the book was begun, of each day once.',
        ...{ answer, status: 202 },
        refusals: { 409: REFUSED },
      })
      call(router.put('/cleanAndReinitialize', [api.Runs, 'recreate']).as('recreate'), {
        summary: 'Deletes and recreates all files of a subscription type',
        description:
          'A task: the book of announced days is written anew, days without files go. Nobody is told twice of a day.',
        ...{ answer, status: 202 },
        refusals: { 409: REFUSED },
      })
      call(router.get('/run', [api.Runs, 'show']).as('show'), {
        summary: 'How far the newest task of a subscription type is',
        answer,
      })
      call(router.delete('/run', [api.Runs, 'destroy']).as('destroy'), {
        summary: 'Stops the task of a subscription type',
        ...{ answer, status: 202 },
        refusals: { 409: 'No task is under way.' },
      })
    })
    .prefix('/api/v1/subscription-types/:subscription')
    .where('subscription', rowId)
    .as('api.subscriptions.runs')
    .use(middleware.scope({ all: ['subscriptions.read', 'subscriptions.write'] }))
}
