import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { throttle } from '#shared/http/throttle'
import { rowId } from '#shared/http/row_id'

const { Fetches, PublicDownloads, SigningKeys, Verifications } = controllers.delivery
/** Guessing a secret of 192 bits is hopeless; this keeps it from being tried at our expense. */
const linked = throttle('public_links', { requests: 600, every: '1 minute' })
const fetched = throttle('fetch_files', { requests: 6000, every: '1 minute' })

/** Without signing in: public links, fetch scripts, and the proof that a file is genuine. */
export default function strangersPages() {
  router
    .group(() => {
      router.get('/', [PublicDownloads, 'show']).as('show')
      router.get('/files/:fileId', [PublicDownloads, 'file']).where('fileId', rowId).as('file')
    })
    .prefix('/download/:token')
    .as('delivery.public_download')
    .use(linked)

  router
    .group(() => {
      router.get('/files', [Fetches, 'index']).as('files')
      router.post('/files/:fileId/claims', [Fetches, 'store']).where('fileId', rowId).as('claim')
      router
        .get('/downloads/:claimId', [Fetches, 'show'])
        .where('claimId', router.matchers.uuid())
        .as('download')
      router.get('/proofs/:name', [Fetches, 'proof']).as('proof')
    })
    .prefix('/fetch')
    .as('delivery.fetch')
    .use(fetched)

  router.get('/verify', [Verifications, 'show']).as('delivery.verify')
  router.get('/.well-known/kontor-manifest-keys.json', [SigningKeys, 'index']).as('delivery.keys')
  router
    .get('/.well-known/kontor-manifest-keys/:keyId', [SigningKeys, 'show'])
    .where('keyId', { match: /^[\w-]{43}\.pem$/, cast: (name) => name.slice(0, -4) })
    .as('delivery.key')
}
