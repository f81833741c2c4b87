import router from '@adonisjs/core/services/router'
import limits from '#config/api_limits'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { throttle } from '#shared/http/throttle'
import { middleware } from '#start/kernel'
import { linkedFileList } from '#delivery/lists/linked_file_list'

const { Downloads } = controllers.delivery
const { PublicFiles, Verifications } = controllers.delivery.api
const { about, flag, integer, moment, nullable, object, oneOf, pageOf, text, wireDay } = is

const verified = throttle('verifications', limits.nearer.verifications)
const linked = throttle('public_files', limits.nearer.publicFiles)
const downloadsCall = callsOf('Downloads')
const linksCall = callsOf('Public links')

const verifiedFile = object({
  product: about(text, 'Code of the product.'),
  productName: text,
  day: wireDay,
  part: integer,
  version: integer,
  condition: oneOf(['available', 'degraded']),
  newerVersion: nullable(integer),
})

const verifiedManifest = object({
  revision: integer,
  madeAt: moment,
  keyId: text,
  newerRevision: nullable(integer),
  isSignatureValid: about(nullable(flag), 'Null where no signature came along.'),
})

const verifiedEvidence = object({
  form: oneOf(['json', 'pdf']),
  madeAt: moment,
  keyId: text,
  from: wireDay,
  to: wireDay,
  knownOn: wireDay,
  isSignatureValid: about(nullable(flag), 'Null where no signature came along.'),
})

const verifiedTest = object({
  of: oneOf(['file', 'manifest']),
  madeAt: moment,
  isSignatureValid: about(nullable(flag), 'Null where no signature came along.'),
})

const linkedFile = object({
  id: integer,
  filename: text,
  size: integer,
  day: wireDay,
  sha256: text,
  link: text,
})

export default function downloadsCalls() {
  router
    .group(() => {
      claimedBytes()
      verification()
      publicFiles()
    })
    .prefix('/api/v1')
    .as('api.delivery')
}

function claimedBytes() {
  downloadsCall(
    router
      .get('/downloads/:claimId', [Downloads, 'show'])
      .where('claimId', router.matchers.uuid())
      .as('download')
      .use(middleware.auth()),
    {
      summary: 'The bytes of a claimed file',
      description:
        'Understands `Range` and `If-Range`; the `ETag` is the SHA-256 of the file. `HEAD` costs nothing.',
      file: 'application/octet-stream',
      tagged: 'ranges',
      refusals: { 410: 'The claim has ended, or twice the file has been sent.' },
    }
  )
}

function verification() {
  downloadsCall(
    router.get('/verifications/:sha256', [Verifications, 'show']).as('verification').use(verified),
    {
      summary: 'Whether content with this SHA-256 came from the shop',
      description:
        '`genuine`, `superseded` by a newer version of the same day, `test` where it was made for a test and ' +
        'proves nothing, or `unknown`. Works without signing in, so many times a minute.',
      query: {
        signature: about(text, 'Signature of a manifest, base64 for addresses without padding.'),
      },
      answer: object({
        'verdict': oneOf(['genuine', 'superseded', 'test', 'unknown']),
        'kind?': oneOf(['file', 'manifest', 'evidence', 'test']),
        'file?': verifiedFile,
        'manifest?': verifiedManifest,
        'evidence?': verifiedEvidence,
        'test?': verifiedTest,
      }),
    }
  )
}

function publicFiles() {
  linksCall(
    router.get('/public-files/:linkId', [PublicFiles, 'show']).as('public_files').use(linked),
    {
      summary: 'The files of a public link',
      description: 'Works without signing in; `linkId` is the last part of the link.',
      query: linkedFileList,
      answer: pageOf(linkedFile),
    }
  )
}
