import { rows } from '#shared/database'
import type { Reference } from '#delivery/domain/reference'

export type SignedManifest = {
  revision: number
  body: string
  sha256: string
  signature: string
  keyId: string
  madeAt: Date
}

export async function findManifest(reference: Reference): Promise<SignedManifest | undefined> {
  const [manifest] = await rows<SignedManifest>(
    null,
    `select m.revision, m.body, m.sha256, m.signature, m.key_id as "keyId", m.made_at as "madeAt"
       from delivery_manifests m join fulfilments f on f.id = m.fulfilment_id
      where f.owner_kind = ? and f.owner_key = ? order by m.revision desc limit 1`,
    [reference.kind, reference.key]
  )
  return manifest
}

export async function isSigned(reference: Reference): Promise<boolean> {
  const [signed] = await rows(
    null,
    `select 1 from delivery_manifests m join fulfilments f on f.id = m.fulfilment_id
      where f.owner_kind = ? and f.owner_key = ? limit 1`,
    [reference.kind, reference.key]
  )
  return signed !== undefined
}
