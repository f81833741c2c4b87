import router from '@adonisjs/core/services/router'
import type { ParsedNamedMiddleware } from '@adonisjs/core/types/http'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { throttle } from '#shared/http/throttle'
import { type Mount, through } from '#delivery/http/mount'

/** What an owner says of its addresses, and which guard stands before what only staff may do. */
export type MountedDeliveries = Mount & {
  may: Record<'grantFiles' | 'readLinks' | 'writeLinks', ParsedNamedMiddleware>
}

/** For `router.group`: each owner mounts them under its own addresses and behind a sign-in. */
export function deliveryRoutes(mount: MountedDeliveries) {
  return {
    claims: mounted(mount, claims),
    documents: mounted(mount, documents),
    /** What proves the files alone, for owners who hand them out themselves. */
    proofs: mounted(mount, proofs),
    progress: mounted(mount, progress),
    staff: mounted(mount, () => staff(mount)),
  }
}

/** Routes whose requests are about deliveries of this owner. */
export const mounted = (mount: Mount, routes: () => void) => () => {
  router
    .group(routes)
    .where('fileId', rowId)
    .where('linkId', router.matchers.uuid())
    .use(through(mount))
}

function claims() {
  const { FileClaims } = controllers.delivery
  router.post('/files/:fileId/claims', [FileClaims, 'store']).as('claims.store')
}

function proofs() {
  const { Manifests } = controllers.delivery
  router.get('/manifest.json', [Manifests, 'show']).as('manifest')
  router.get('/manifest.json.sig', [Manifests, 'signature']).as('signature')
  router.get('/SHA256SUMS', [Manifests, 'checksums']).as('checksums')
}

function documents() {
  const { Accesses, Archives, FetchScripts } = controllers.delivery
  proofs()
  router.post('/archive', [Archives, 'store']).as('archive.store')
  router.get('/files.zip', [Archives, 'show']).as('archive')
  router.post('/fetch-script', [FetchScripts, 'store']).as('fetch_script').use(scriptThrottle())
  router.get('/downloads', [Accesses, 'index']).as('ledger')
}

/** Each script carries a secret of its own. */
const scriptThrottle = () => throttle('fetch_scripts', { requests: 30, every: '1 hour' })

function progress() {
  router.get('/progress', [controllers.delivery.Progress, 'show']).as('progress')
}

function staff({ may }: MountedDeliveries) {
  const { FileGrants, PublicLinks } = controllers.delivery
  router.post('/files/:fileId/grants', [FileGrants, 'store']).as('grants').use(may.grantFiles)
  router.post('/links', [PublicLinks, 'store']).as('links.store').use(may.writeLinks)
  router.delete('/links/:linkId', [PublicLinks, 'destroy']).as('links.destroy').use(may.writeLinks)
}
