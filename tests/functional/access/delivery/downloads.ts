import { createHash } from 'node:crypto'
import { createLink } from '#delivery/actions/create_link'
import { signManifest } from '#delivery/actions/sign_manifest'
import { findManifest } from '#delivery/queries/find_manifest'
import type User from '#identity/models/user'
import { only, open, own, type Given, type Role } from '#tests/fixtures/identity/access/row'

/** A public link of the order, its signed manifest, and the key that signed it. */
export async function givenDownloads(reference: string, customer: User): Promise<Given> {
  await signManifest(reference)
  const { keyId, sha256 } = (await findManifest(reference))!
  const link = await createLink({ reference, actor: { id: customer.id, label: customer.email } })
  if (!link.ok) throw new Error(link.refusal.code)
  const token = link.value.url.slice(-32)
  return { linkId: link.value.id, token, keyId: `${keyId}.pem`, sha256, customerId: customer.id }
}

const READERS = { viewer: 200, manager: 200, admin: 200 }
const LINKERS: Role[] = ['manager', 'admin']
/** The order is none of those that concern staff with rights on parts only. */
const forPages = { derivatives: 'refused' } as const
const forCalls = { derivatives: 404 } as const
const UNKNOWN = createHash('sha256').update('unknown').digest('hex')

const theOrder = ({ orderId, customerId }: Given) => ({
  params: { id: orderId!, sub: customerId! },
})
const head = () => ({ method: 'HEAD' as const })

export const rows = [
  own('GET /deliveries/:orderId/manifest.json', 200, { but: READERS }),
  own('GET /deliveries/:orderId/manifest.json.sig', 200, { but: READERS }),
  own('GET /deliveries/:orderId/SHA256SUMS', 200, { but: READERS }),
  own('GET /deliveries/:orderId/downloads', 200, { but: READERS }),
  own('POST /deliveries/:orderId/archive', 302),
  own('GET /deliveries/:orderId/files.zip', 200, { sends: head }),
  own('POST /deliveries/:orderId/fetch-script', 200, { sends: () => ({ body: { shell: 'sh' } }) }),
  only(LINKERS, 'POST /admin/orders/:orderId/links', 302, {
    sends: () => ({ body: { days: 7 } }),
    but: forPages,
  }),
  only(LINKERS, 'DELETE /admin/orders/:orderId/links/:linkId', 302, { but: forPages }),
  open('GET /download/:token', 200),
  open('GET /download/:token/files/:fileId', 200, { sends: head }),
  open('GET /fetch/files', 401),
  open('POST /fetch/files/:fileId/claims', 401, { withoutToken: true }),
  open('GET /fetch/downloads/:claimId', 401),
  open('GET /fetch/proofs/:name', 401, { sends: () => ({ params: { name: 'SHA256SUMS' } }) }),
  open('GET /verify', 200),
  open('GET /.well-known/kontor-manifest-keys.json', 200),
  open('GET /.well-known/kontor-manifest-keys/:keyId', 200),
  open('GET /api/v1/public-files/:linkId', 200, {
    sends: ({ token }) => ({ params: { linkId: token! } }),
  }),
  open('GET /api/v1/verifications/:sha256', 200, {
    sends: () => ({ params: { sha256: UNKNOWN } }),
  }),
  own('GET /api/v1/orders/:id/:sub/files', 200, { sends: theOrder, but: READERS }),
  own('POST /api/v1/orders/:id/:sub/files/:fileId/claims', 201, { sends: theOrder }),
  own('GET /api/v1/downloads/:claimId', 200, { sends: head }),
  own('GET /api/v1/orders/:id/:sub/manifest', 200, { sends: theOrder, but: READERS }),
  own('GET /api/v1/orders/:id/:sub/downloads', 200, { sends: theOrder, but: READERS }),
  only(LINKERS, 'GET /api/v1/orders/:id/:sub/links', 200, { sends: theOrder, but: forCalls }),
  only(LINKERS, 'POST /api/v1/orders/:id/:sub/links', 201, {
    sends: (given) => ({ ...theOrder(given), body: { days: 1 } }),
    but: forCalls,
  }),
  only(LINKERS, 'DELETE /api/v1/orders/:id/:sub/links/:linkId', 200, {
    sends: theOrder,
    but: forCalls,
  }),
]
