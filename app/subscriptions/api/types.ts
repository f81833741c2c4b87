import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { typeList } from '#subscriptions/lists/type_list'
import { folderSchema } from '#subscriptions/transformers/folder_schema'
import { subscriptionTypeSchema } from '#subscriptions/transformers/subscription_type_transformer'

const { api } = controllers.subscriptions
const call = callsOf('Subscriptions')

/** What can be subscribed to, for staff's programs. */
export default function subscriptionTypeCalls() {
  router
    .group(() => {
      call(router.get('/subscription-types', [api.Types, 'index']).as('index'), {
        summary: 'What can be subscribed to',
        query: typeList,
        answer: is.pageOf(subscriptionTypeSchema),
      })
      call(router.get('/subscription-folders', [api.Types, 'folders']).as('folders'), {
        summary: 'Folders of subscription types',
        answer: is.pageOf(folderSchema),
      })
    })
    .prefix('/api/v1')
    .as('api.subscriptions.types')
    .use(middleware.scope({ all: ['subscriptions.read'] }))
}
