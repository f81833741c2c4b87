import { appUrl } from '#config/app'
import { rows } from '#shared/database'
import { tokenOfLink } from '#delivery/gateways/link_token'
import type { Reference } from '#delivery/domain/reference'

export type PublicLink = {
  id: string
  expiresAt: Date
  createdAt: Date
  createdBy: string
  isExpired: boolean
  accesses: number
  lastAccessAt: Date | null
  /** Null where another application key made it: it still works, but cannot be copied. */
  url: string | null
}

type Row = Omit<PublicLink, 'url'> & { hash: string }

/** The public links of a delivery that were not deleted, newest first. */
export async function listLinks(reference: Reference): Promise<PublicLink[]> {
  const links = await rows<Row>(null, SELECT, [reference.kind, reference.key])
  return links.map(({ hash, ...link }) => {
    const token = tokenOfLink(link.id, hash)
    return { ...link, url: token && linkAddress(token) }
  })
}

export const linkAddress = (token: string): string => `${appUrl}/download/${token}`

const SELECT = `
  select l.id, l.expires_at as "expiresAt", l.created_at as "createdAt", u.email as "createdBy",
         l.expires_at <= now() as "isExpired", l.token_hash as hash,
         used.accesses, used."lastAccessAt"
    from delivery_links l
    join users u on u.id = l.created_by
    cross join lateral (
      select count(*) as accesses, max(started_at) as "lastAccessAt"
        from delivery_accesses a where a.link_id = l.id) as used
   where l.fulfilment_id = (select id from fulfilments where owner_kind = ? and owner_key = ?)
     and l.deleted_at is null
   order by l.created_at desc, l.id`
