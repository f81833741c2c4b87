import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { throttle } from '#shared/http/throttle'
import { middleware } from '#start/kernel'
import '#delivery/api_description'
import { rowId } from '#shared/http/row_id'

const { Accesses, Downloads, FileClaims, Manifests, OrderFiles, PublicFiles, PublicLinks } =
  controllers.delivery.api
const { Verifications } = controllers.delivery.api

const verified = throttle('verifications', { requests: 60, every: '1 minute' })
const linked = throttle('public_files', { requests: 120, every: '1 minute' })

router
  .group(() => {
    router.get('/public-files/:linkId', [PublicFiles, 'show']).as('public_files').use(linked)
    router.get('/verifications/:sha256', [Verifications, 'show']).as('verification').use(verified)
  })
  .prefix('/api/v1')
  .as('api.delivery')

router
  .group(() => {
    router.get('/files', [OrderFiles, 'index']).as('files')
    router.post('/files/:fileId/claims', [FileClaims, 'store']).as('claims.store')
    router.get('/manifest', [Manifests, 'show']).as('manifest')
    router.get('/downloads', [Accesses, 'index']).as('accesses')
  })
  .prefix('/api/v1/orders/:id/:sub')
  .where('id', rowId)
  .where('sub', rowId)
  .where('fileId', rowId)
  .as('api.delivery')
  .use(middleware.auth())

router
  .get('/api/v1/downloads/:claimId', [Downloads, 'show'])
  .where('claimId', router.matchers.uuid())
  .as('api.delivery.download')
  .use(middleware.auth())

router
  .group(() => {
    router
      .get('/', [PublicLinks, 'index'])
      .as('index')
      .use(middleware.scope({ all: ['orders.links.read'] }))
    router
      .post('/', [PublicLinks, 'store'])
      .as('store')
      .use(middleware.scope({ all: ['orders.links.write'] }))
    router
      .delete('/:linkId', [PublicLinks, 'destroy'])
      .as('destroy')
      .use(middleware.scope({ all: ['orders.links.write'] }))
  })
  .prefix('/api/v1/orders/:id/:sub/links')
  .where('id', rowId)
  .where('sub', rowId)
  .where('linkId', router.matchers.uuid())
  .as('api.delivery.links')
