import { rows } from '#shared/database'
import { LINK_TOKEN } from '#delivery/domain/link_rules'
import { hashOf } from '#delivery/gateways/link_token'
import type { StoredFile } from '#delivery/gateways/stored_file'
import { ownerOf } from '#delivery/ports/delivery_owners'
import type { Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'

export type OpenLink = { id: string; fulfilmentId: number; reference: Reference; expiresAt: Date }

/** Unknown, deleted, ended and of somebody locked are the same nothing: nobody learns which links there were. */
export async function findOpenLink(token: string): Promise<OpenLink | undefined> {
  if (!LINK_TOKEN.test(token)) return undefined
  const [link] = await rows<OpenLink>(
    null,
    `select l.id, l.fulfilment_id as "fulfilmentId", ${REFERENCE} as reference, l.expires_at as "expiresAt"
       from delivery_links l join fulfilments f on f.id = l.fulfilment_id
      where l.token_hash = ? and l.deleted_at is null and l.expires_at > now()`,
    [hashOf(token)]
  )
  if (!link) return undefined
  const delivered = await ownerOf(link.reference).describe(link.reference.key)
  return delivered?.isCompleted && (await isFree(delivered.userId)) ? link : undefined
}

/** Whoever is locked receives nothing, also not through those to whom his links were given. */
async function isFree(userId: number): Promise<boolean> {
  const found = await rows(null, 'select 1 from users where id = ? and locked_at is null', [userId])
  return found.length > 0
}

export async function findLinkedFile(
  { fulfilmentId }: OpenLink,
  fileId: number
): Promise<(StoredFile & { id: number }) | undefined> {
  const [file] = await rows<StoredFile & { id: number }>(
    null,
    `select id, disk, key, name, bytes, sha256 from delivery_files
      where id = ? and fulfilment_id = ? and state <> 'Preparing'`,
    [fileId, fulfilmentId]
  )
  return file
}
