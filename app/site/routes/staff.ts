import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { SCOPES } from '#identity'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { AdminHubs, SavedViews } = controllers.site

export default function staffPages() {
  router
    .group(() => {
      router
        .get('/admin', [AdminHubs, 'show'])
        .as('admin_hub')
        .use(middleware.scope({ any: SCOPES }))
      router
        .group(() => {
          router.post('/', [SavedViews, 'store']).as('store')
          router.put('/:view', [SavedViews, 'update']).as('update')
          router.delete('/:view', [SavedViews, 'destroy']).as('destroy')
        })
        .prefix('/admin/views')
        .where('view', rowId)
        .use(middleware.scope({ any: SCOPES }))
        .as('views')
    })
    .as('site')
}
