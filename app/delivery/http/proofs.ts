import { checksumList, type Manifest } from '#delivery/domain/manifest'
import type { Leaf } from '#delivery/http/archive_body'
import { findManifest } from '#delivery/queries/find_manifest'
import type { Reference } from '#delivery/domain/reference'

/** Manifest, signature and checksums of a delivery, as files; none before it is signed. */
export async function proofsOf(reference: Reference): Promise<Leaf[]> {
  const manifest = await findManifest(reference)
  if (!manifest) return []
  const { files } = JSON.parse(manifest.body) as Manifest
  return [
    { path: 'manifest.json', content: Buffer.from(manifest.body) },
    { path: 'manifest.json.sig', content: Buffer.from(manifest.signature, 'base64') },
    { path: 'SHA256SUMS', content: Buffer.from(checksumList(files)) },
  ]
}
