import { describeCalls, is } from '#shared/http/api_description'
import { linkedFileList } from '#delivery/lists/linked_file_list'

const { about, flag, integer, isoDay, moment, nullable, object, oneOf, pageOf, text } = is

const verifiedFile = object({
  product: text,
  name: text,
  day: isoDay,
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

describeCalls('Downloads', {
  'GET /downloads/:claimId': {
    summary: 'The bytes of a claimed file',
    description:
      'Understands `Range` and `If-Range`; the `ETag` is the SHA-256 of the file. `HEAD` costs nothing.',
    file: 'application/octet-stream',
    refusals: { 410: 'The claim has ended, or twice the file has been sent.' },
  },
  'GET /verifications/:sha256': {
    summary: 'Whether content with this SHA-256 came from the shop',
    description:
      '`genuine`, `superseded` by a newer version of the same day, or `unknown`. Works without signing in, so many ' +
      'times a minute.',
    query: {
      signature: about(text, 'Signature of a manifest, base64 for addresses without padding.'),
    },
    answer: object({
      'verdict': oneOf(['genuine', 'superseded', 'unknown']),
      'kind?': oneOf(['file', 'manifest']),
      'file?': verifiedFile,
      'manifest?': verifiedManifest,
    }),
  },
})

describeCalls('Public links', {
  'GET /public-files/:linkId': {
    summary: 'The files of a public link',
    description: 'Works without signing in; `linkId` is the last part of the link.',
    query: linkedFileList,
    answer: pageOf(
      object({ id: integer, filename: text, size: integer, day: isoDay, sha256: text, link: text })
    ),
  },
})
