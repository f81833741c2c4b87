import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { typeList } from '#subscriptions/lists/type_list'
import { folderSchema } from '#subscriptions/transformers/folder_schema'
import { subscriptionTypeSchema } from '#subscriptions/transformers/subscription_type_api_transformer'
import { apiNewTypeValidator, apiTypeValidator } from '#subscriptions/validators/subscription_type'

const { api } = controllers.subscriptions
const call = callsOf('Subscriptions')

const TYPE = {
  name: 'Index Levels by the Second, Evening',
  description: 'Levels of all indices, one file a trading day',
  comment: 'For desks that settle after nine',
  products: ['index_levels'],
}

export default function subscriptionTypeCalls() {
  router
    .group(() => {
      call(router.get('/subscription-types', [api.Types, 'index']).as('index'), {
        summary: 'What can be subscribed to',
        query: typeList,
        answer: is.pageOf(subscriptionTypeSchema),
      })
      call(
        router
          .get('/subscription-types/:subscription', [api.Types, 'show'])
          .where('subscription', rowId)
          .as('show'),
        { summary: 'One subscription type', answer: subscriptionTypeSchema }
      )
      call(router.get('/subscription-folders', [api.Types, 'folders']).as('folders'), {
        summary: 'Folders of subscription types',
        answer: is.pageOf(folderSchema),
      })
    })
    .prefix('/api/v1')
    .as('api.subscriptions.types')
    .use(middleware.scope({ all: ['subscriptions.read'] }))

  router
    .group(() => {
      call(router.post('/', [api.Types, 'store']).as('store'), {
        summary: 'Adds something that can be subscribed to',
        description:
          'Its name is its own; name and kind stay. A folder of a new name is made; without one it goes into the first. A filterable type needs a product whose parts can be chosen.',
        body: apiNewTypeValidator,
        example: TYPE,
        answer: subscriptionTypeSchema,
        status: 201,
        refusals: { 409: 'Another type has this name.' },
      })
      call(router.put('/:subscription', [api.Types, 'update']).as('update'), {
        summary: 'Changes what is said of a subscription type and which products it gives',
        description: 'Whoever holds it sees other products at once. Its name stays as it is.',
        body: apiTypeValidator,
        example: { description: TYPE.description, comment: null },
        answer: subscriptionTypeSchema,
        refusals: { 409: 'It is filterable, or somebody has changed it meanwhile.' },
      })
    })
    .prefix('/api/v1/subscription-types')
    .where('subscription', rowId)
    .as('api.subscriptions.types')
    .use(middleware.scope({ all: ['subscriptions.read', 'subscriptions.write'] }))
}
