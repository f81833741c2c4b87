import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import '#delivery/task_routes'
import '#delivery/file_routes'
import '#delivery/stranger_routes'
import '#delivery/api_routes'
import { rowId } from '#shared/http/row_id'

const { delivery } = controllers
router
  .group(() => {
    router
      .post('/my-account/my-orders/:orderId/files/:fileId/claims', [delivery.FileClaims, 'store'])
      .where('orderId', rowId)
      .where('fileId', rowId)
    router
      .get('/downloads/:claimId', [delivery.Downloads, 'show'])
      .where('claimId', router.matchers.uuid())
    router
      .post('/admin/orders/:orderId/files/:fileId/grants', [delivery.FileGrants, 'store'])
      .where('orderId', rowId)
      .where('fileId', rowId)
      .use(middleware.scope({ all: ['orders.write'] }))
  })
  .as('delivery')
  .use(middleware.auth())
