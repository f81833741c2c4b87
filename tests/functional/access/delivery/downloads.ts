import { createHash } from 'node:crypto'
import { createLink } from '#delivery/actions/links/create_link'
import { signManifest } from '#delivery/actions/manifest/sign_manifest'
import { findManifest } from '#delivery/queries/find_manifest'
import type User from '#identity/models/user'
import { open, own, type Given } from '#tests/fixtures/identity/access/row'
import type { Reference } from '#delivery'

/** A public link of the order, its signed manifest, and the key that signed it. */
export async function givenDownloads(reference: Reference, customer: User): Promise<Given> {
  await signManifest(reference)
  const { keyId, sha256 } = (await findManifest(reference))!
  const link = await createLink({ reference, actor: { id: customer.id, label: customer.email } })
  if (!link.ok) throw new Error(link.refusal.code)
  const token = link.value.url.slice(-32)
  return { linkId: link.value.id, token, keyId: `${keyId}.pem`, sha256, customerId: customer.id }
}

const UNKNOWN = createHash('sha256').update('unknown').digest('hex')

const head = () => ({ method: 'HEAD' as const })

export const rows = [
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
  own('GET /api/v1/downloads/:claimId', 200, { sends: head }),
]
