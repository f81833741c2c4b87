import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { ACCESS_OUTCOMES, ACCESS_WAYS } from '#delivery/domain/access'
import { FILE_STATES } from '#delivery/domain/file_state'
import { LINK_DAYS } from '#delivery/domain/link_rules'
import { accessList } from '#delivery/lists/access_list'
import { fileList } from '#delivery/lists/file_list'
import { mounted, type MountedDeliveries } from '#delivery/routes/mounted'
import { publicLinkValidator } from '#delivery/validators/public_link'

const { about, integer, moment, nullable, object, oneOf, pageOf, text, wireDay } = is

const file = is.named(
  'DeliveredFile',
  object({
    id: integer,
    filename: text,
    size: about(nullable(integer), 'Bytes; null until the file was found.'),
    day: wireDay,
    part: integer,
    version: integer,
    condition: oneOf(['available', 'degraded']),
    sha256: nullable(text),
    state: oneOf(FILE_STATES),
    usedAt: nullable(moment),
    correctedAt: about(
      nullable(moment),
      'Since when it may be fetched anew, because its day was corrected.'
    ),
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

const OPENS = 'The last part of the link: `GET /public-files/{linkId}` answers to it.'

const link = is.named(
  'PublicLink',
  object({
    id: text,
    expiration: moment,
    created: moment,
    link: about(nullable(text), 'Null where it cannot be shown again.'),
    linkId: about(nullable(text), OPENS),
  })
)

const claim = object({ claimId: text, link: text, endsAt: moment })
const NOT_COMPLETED = 'The delivery is not completed.'
const NOT_SIGNED = 'The manifest is being made; ask again in a moment.'

const downloadsCall = callsOf('Downloads')
const linksCall = callsOf('Public links')

/** How an owner's deliveries are told: what they are, how an address names one, who sees which. */
export type CallWords = { what: string; how: string; who: string; concerned: string }

export function deliveryCalls(mount: MountedDeliveries, words: CallWords) {
  return mounted(mount, () => {
    filesCalls(words)
    linksCalls(mount, words)
  })
}

function filesCalls({ what, how, who, concerned }: CallWords) {
  const { Archives, FileClaims, Manifests: Sums } = controllers.delivery
  const { Accesses, Files, Manifests } = controllers.delivery.api
  downloadsCall(router.get('/files', [Files, 'index']).as('files'), {
    summary: `The files of ${what}`,
    description: `${how} ${who} ${concerned}`,
    query: fileList,
    answer: pageOf(file),
  })
  downloadsCall(router.post('/files/:fileId/claims', [FileClaims, 'store']).as('claims.store'), {
    summary: 'Starts the one download of an own file',
    description:
      'The file can then be fetched for 24 hours at `link`, in ranges and as often as broken transfers need, up to ' +
      'twice its size. Whoever asks again while the own claim is open gets it again (200).',
    answer: claim,
    status: 201,
    also: { 200: claim },
    refusals: {
      409: NOT_COMPLETED,
      410: 'The file was downloaded already, or its window has ended.',
    },
  })
  downloadsCall(router.get('/manifest', [Manifests, 'show']).as('manifest'), {
    summary: `The signed manifest of ${what}`,
    description:
      `${how} \`manifest\` is the signed text itself, \`signature\` the base64 of its Ed25519 signature under the key ` +
      '`keyId` of `/.well-known/kontor-manifest-keys.json`.',
    answer: object({
      manifest: text,
      sha256: text,
      signature: text,
      keyId: text,
      revision: integer,
    }),
    refusals: { 409: NOT_SIGNED },
  })
  downloadsCall(router.get('/SHA256SUMS', [Sums, 'checksums']).as('checksums'), {
    summary: `The sums of the files of ${what}, as \`sha256sum --check\` reads them`,
    description: `${how} ${who}`,
    file: 'text/plain',
    refusals: { 409: NOT_SIGNED },
  })
  downloadsCall(router.post('/archive', [Archives, 'store']).as('archive.store'), {
    summary: 'Starts the one download of all files that are left, as one ZIP',
    description:
      'They can then be fetched at `link` within 24 hours, with what proves them; a ZIP goes on nowhere, so that much ' +
      'is better fetched file by file.',
    answer: object({ link: text, files: integer }),
    status: 201,
    refusals: { 409: NOT_COMPLETED, 410: 'Nothing is left to be fetched.' },
  })
  downloadsCall(router.get('/files.zip', [Archives, 'show']).as('archive'), {
    summary: 'The claimed files as one ZIP',
    description: '`HEAD` costs nothing and says how long it is.',
    file: 'application/zip',
    refusals: { 410: 'Nothing is claimed.' },
  })
  downloadsCall(router.get('/downloads', [Accesses, 'index']).as('accesses'), {
    summary: `Who fetched what of ${what}, when, from where and how much`,
    description: `${how} ${who}`,
    query: accessList,
    answer: pageOf(access),
  })
}

function linksCalls({ may }: MountedDeliveries, { what, how, concerned }: CallWords) {
  const { PublicLinks } = controllers.delivery.api
  linksCall(router.get('/links', [PublicLinks, 'index']).as('links.index').use(may.readLinks), {
    summary: `The public links of ${what}`,
    description: `${how} ${concerned}`,
    answer: pageOf(link),
  })
  linksCall(router.post('/links', [PublicLinks, 'store']).as('links.store').use(may.writeLinks), {
    summary: `Opens the files of ${what} to everybody who has the link`,
    description: `${how} \`days\` is one of ${LINK_DAYS.join(', ')}; 3 where nothing is said.`,
    body: publicLinkValidator,
    answer: object({ id: text, expiration: moment, link: text, linkId: about(text, OPENS) }),
    status: 201,
    refusals: { 409: 'The delivery is not completed, or has as many valid links as one may have.' },
  })
  linksCall(
    router
      .delete('/links/:linkId', [PublicLinks, 'destroy'])
      .as('links.destroy')
      .use(may.writeLinks),
    {
      summary: 'Ends a public link at once',
      description: how,
      answer: is.nothing,
    }
  )
}
