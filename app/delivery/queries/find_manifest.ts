import { rows } from '#shared/database'

export type SignedManifest = {
  revision: number
  body: string
  sha256: string
  signature: string
  keyId: string
  madeAt: Date
}

/** The latest signed manifest of a reference. */
export async function findManifest(reference: string): Promise<SignedManifest | undefined> {
  const [manifest] = await rows<SignedManifest>(
    null,
    `select m.revision, m.body, m.sha256, m.signature, m.key_id as "keyId", m.made_at as "madeAt"
       from delivery_manifests m join fulfilments f on f.id = m.fulfilment_id
      where f.reference = ? order by m.revision desc limit 1`,
    [reference]
  )
  return manifest
}

/** Whether the manifest of a reference is there. */
export async function isSigned(reference: string): Promise<boolean> {
  const [signed] = await rows(
    null,
    `select 1 from delivery_manifests m join fulfilments f on f.id = m.fulfilment_id
      where f.reference = ? limit 1`,
    [reference]
  )
  return signed !== undefined
}
