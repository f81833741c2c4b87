import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { throttle } from '#shared/http/throttle'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'

const { Accesses, Archives, FetchScripts, Manifests, PublicLinks } = controllers.delivery

/** Each script carries a secret of its own. */
const scripts = throttle('fetch_scripts', { requests: 30, every: '1 hour' })

router
  .group(() => {
    router.get('/manifest.json', [Manifests, 'show']).as('manifest')
    router.get('/manifest.json.sig', [Manifests, 'signature']).as('signature')
    router.get('/SHA256SUMS', [Manifests, 'checksums']).as('checksums')
    router.post('/archive', [Archives, 'store']).as('archive.store')
    router.get('/files.zip', [Archives, 'show']).as('archive')
    router.post('/fetch-script', [FetchScripts, 'store']).as('fetch_script').use(scripts)
    router.get('/downloads', [Accesses, 'index']).as('ledger')
  })
  .prefix('/deliveries/:orderId')
  .where('orderId', rowId)
  .as('delivery')
  .use(middleware.auth())

router
  .group(() => {
    router.post('/', [PublicLinks, 'store']).as('store')
    router.delete('/:linkId', [PublicLinks, 'destroy']).as('destroy')
  })
  .prefix('/admin/orders/:orderId/links')
  .where('orderId', rowId)
  .where('linkId', router.matchers.uuid())
  .as('delivery.links')
  .use(middleware.scope({ all: ['orders.links.write'] }))
