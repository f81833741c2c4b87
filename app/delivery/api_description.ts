import { describeCalls, is } from '#shared/http/api_description'
import { ACCESS_OUTCOMES, ACCESS_WAYS } from '#delivery/domain/access'
import { FILE_STATES } from '#delivery/domain/file_state'
import { LINK_DAYS } from '#delivery/domain/link_rules'
import { accessList } from '#delivery/lists/access_list'
import { linkedFileList } from '#delivery/lists/linked_file_list'
import { fileList } from '#delivery/lists/file_list'
import { publicLinkValidator } from '#delivery/validators/public_link'

const { about, flag, integer, isoDay, moment, nullable, object, oneOf, pageOf, text } = is

const file = is.named(
  'OrderFile',
  object({
    id: integer,
    filename: text,
    size: about(nullable(integer), 'Bytes; null until the file was found.'),
    day: isoDay,
    part: integer,
    version: integer,
    condition: oneOf(['available', 'degraded']),
    sha256: nullable(text),
    state: oneOf(FILE_STATES),
    usedAt: nullable(moment),
    claimEndsAt: nullable(moment),
    link: about(text, 'Where a POST starts its one download.'),
  })
)

const access = is.named(
  'DownloadLedgerLine',
  object({
    id: integer,
    startedAt: moment,
    endedAt: nullable(moment),
    way: oneOf(ACCESS_WAYS),
    person: about(nullable(text), 'Null for everybody who came through a public link.'),
    file: nullable(text),
    address: about(nullable(text), 'Null once it is forgotten.'),
    agent: text,
    firstByte: integer,
    bytesAsked: integer,
    bytesSent: integer,
    outcome: oneOf(ACCESS_OUTCOMES),
  })
)

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

const OWN = '`id` is the number of the order, `sub` the id of its customer.'
const CONCERNED =
  'Other holders of `orders.links.*` or `orders.quota.read` see those of orders that were paid by quota or placed by ' +
  'the derivatives house.'
const claim = object({ claimId: text, link: text, endsAt: moment })
const NOT_SIGNED = 'The manifest is being made; ask again in a moment.'

describeCalls('Downloads', {
  'GET /orders/:id/:sub/files': {
    summary: 'The files of an order',
    description: `${OWN} Customers see their own ones, holders of \`orders.read\` all. ${CONCERNED}`,
    query: fileList,
    answer: pageOf(file),
  },
  'POST /orders/:id/:sub/files/:fileId/claims': {
    summary: 'Starts the one download of an own file',
    description:
      'The file can then be fetched for 24 hours at `link`, in ranges and as often as broken transfers need, up to ' +
      'twice its size. Whoever asks again while the own claim is open gets it again (200).',
    answer: claim,
    status: 201,
    also: { 200: claim },
    refusals: {
      409: 'The order is not completed.',
      410: 'The file was downloaded already, or its window has ended.',
    },
  },
  'GET /downloads/:claimId': {
    summary: 'The bytes of a claimed file',
    description:
      'Understands `Range` and `If-Range`; the `ETag` is the SHA-256 of the file. `HEAD` costs nothing.',
    file: 'application/octet-stream',
    refusals: { 410: 'The claim has ended, or twice the file has been sent.' },
  },
  'GET /orders/:id/:sub/manifest': {
    summary: 'The signed manifest of an order',
    description:
      `${OWN} \`manifest\` is the signed text itself, \`signature\` the base64 of its Ed25519 signature under the key ` +
      '`keyId` of `/.well-known/kontor-manifest-keys.json`.',
    answer: object({
      manifest: text,
      sha256: text,
      signature: text,
      keyId: text,
      revision: integer,
    }),
    refusals: { 409: NOT_SIGNED },
  },
  'GET /orders/:id/:sub/downloads': {
    summary: 'Who fetched what of an order, when, from where and how much',
    description: `${OWN} Customers see their own ones, holders of \`orders.read\` all.`,
    query: accessList,
    answer: pageOf(access),
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

const link = is.named(
  'PublicLink',
  object({
    id: text,
    expiration: moment,
    created: moment,
    link: about(nullable(text), 'Null where it cannot be shown again.'),
  })
)

describeCalls('Public links', {
  'GET /orders/:id/:sub/links': {
    summary: 'The public links of an order',
    description: `${OWN} ${CONCERNED}`,
    answer: pageOf(link),
  },
  'POST /orders/:id/:sub/links': {
    summary: 'Opens the files of a completed order to everybody who has the link',
    description: `${OWN} \`days\` is one of ${LINK_DAYS.join(', ')}; 3 where nothing is said.`,
    body: publicLinkValidator,
    answer: object({ id: text, expiration: moment, link: text }),
    status: 201,
    refusals: { 409: 'The order is not completed, or has as many valid links as one may have.' },
  },
  'DELETE /orders/:id/:sub/links/:linkId': {
    summary: 'Ends a public link at once',
    description: OWN,
    answer: is.nothing,
  },
  'GET /public-files/:linkId': {
    summary: 'The files of a public link',
    description: 'Works without signing in; `linkId` is the last part of the link.',
    query: linkedFileList,
    answer: pageOf(
      object({ id: integer, filename: text, size: integer, day: isoDay, sha256: text, link: text })
    ),
  },
})
