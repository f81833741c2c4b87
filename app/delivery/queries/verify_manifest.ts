import { rows } from '#shared/database'
import { isSignedBy } from '#delivery/gateways/signing_keys'

export type VerifiedManifest = {
  revision: number
  madeAt: Date
  keyId: string
  newerRevision: number | null
  /** Whether the signature that was brought along is the shop's; null without one. */
  isSignatureValid: boolean | null
}

/** A manifest by its checksum, in whichever revision. */
export async function verifyManifest(
  sha256: string,
  signature?: string
): Promise<VerifiedManifest | null> {
  const [found] = await rows<Omit<VerifiedManifest, 'isSignatureValid'> & { body: string }>(
    null,
    `select m.revision, m.made_at as "madeAt", m.key_id as "keyId", m.body,
            (select max(revision) from delivery_manifests n
              where n.fulfilment_id = m.fulfilment_id and n.revision > m.revision) as "newerRevision"
       from delivery_manifests m where m.sha256 = ? limit 1`,
    [sha256]
  )
  if (!found) return null
  const { body, ...manifest } = found
  const isSignatureValid =
    signature === undefined ? null : await isSignedBy(manifest.keyId, Buffer.from(body), signature)
  return { ...manifest, isSignatureValid }
}
