import { createHash } from 'node:crypto'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { rows } from '#shared/database'
import { measureFiles } from '#delivery/actions/preparation/measure_files'
import { canonicalManifest, type Manifest } from '#delivery/domain/manifest'
import { currentKeyId, signBytes } from '#delivery/gateways/signing_keys'
import type { Delivered } from '#delivery/ports/delivery_owner'
import { ownerOf } from '#delivery/ports/delivery_owners'
import { listManifestFiles, type ListedFile } from '#delivery/queries/list_manifest_files'
import type { Reference } from '#delivery/domain/reference'

type Fulfilment = {
  id: number
  licensee: string
  completedAt: Date
  digest: string
  signed: string
  revision: number
}

/** Once completed, and again when a file was replaced. Safe to repeat; false: nothing to sign. */
export async function signManifest(reference: Reference): Promise<boolean> {
  const delivered = await ownerOf(reference).describe(reference.key)
  const fulfilment = await findCompleted(reference)
  if (!delivered || !fulfilment || fulfilment.digest === fulfilment.signed) return false

  const files = await measured(fulfilment.id)
  const keyId = await currentKeyId()
  const manifest = manifestOf(delivered, fulfilment, { files, keyId })
  await keep(fulfilment, manifest)
  return true
}

async function findCompleted(reference: Reference): Promise<Fulfilment | undefined> {
  const [fulfilment] = await rows<Fulfilment>(
    null,
    `select d.id, d.licensee, d.completed_at as "completedAt", coalesce(m.revision, 0) as revision,
            coalesce(m.files_digest, '') as signed,
            (select md5(coalesce(string_agg(f.id || ' ' || f.sha256, ',' order by f.id), ''))
               from delivery_files f
              where f.fulfilment_id = d.id and f.state <> 'Preparing') as digest
       from fulfilments d
       left join lateral (
         select revision, files_digest from delivery_manifests
          where fulfilment_id = d.id order by revision desc limit 1) m on true
      where d.owner_kind = ? and d.owner_key = ? and d.state = 'Completed'`,
    [reference.kind, reference.key]
  )
  return fulfilment
}

async function measured(fulfilmentId: number): Promise<ListedFile[]> {
  const files = await listManifestFiles(fulfilmentId)
  const unread = files.filter(({ isMeasured }) => !isMeasured)
  if (unread.length === 0) return files
  await measureFiles(unread)
  return listManifestFiles(fulfilmentId)
}

type Content = { files: ListedFile[]; keyId: string }

function manifestOf(of: Delivered, fulfilment: Fulfilment, { files, keyId }: Content): Manifest {
  return {
    format: 'kontor-manifest/2',
    shop: appUrl,
    seller: shop.seller.legalName,
    reference: of.reference,
    licensee: fulfilment.licensee,
    terms: of.termsVersion
      ? { version: of.termsVersion, url: `${appUrl}/terms-and-conditions/${of.termsVersion}` }
      : null,
    completed: fulfilment.completedAt.toISOString(),
    revision: fulfilment.revision + 1,
    key: keyId,
    files: files.map(({ path, product, day, part, version, condition, bytes, ...file }) => {
      const { sha256, rows: count, first, last } = file
      return {
        path,
        product,
        day,
        part,
        version,
        condition,
        bytes,
        sha256,
        rows: count,
        first,
        last,
      }
    }),
  }
}

/** Of two that sign at once one is kept: both made the same. */
async function keep({ id, digest }: Fulfilment, manifest: Manifest): Promise<void> {
  const body = canonicalManifest(manifest)
  const sha256 = createHash('sha256').update(body).digest('hex')
  await rows(
    null,
    `insert into delivery_manifests
       (fulfilment_id, revision, body, sha256, signature, key_id, files_digest)
     values (?, ?, ?, ?, ?, ?, ?) on conflict (fulfilment_id, revision) do nothing`,
    [
      ...[id, manifest.revision, body, sha256],
      ...[await signBytes(manifest.key, Buffer.from(body)), manifest.key, digest],
    ]
  )
}
