import { rows } from '#shared/database'
import { MOST_LOST_BYTES } from '#delivery/domain/claim_limits'

/**
 * A broken connection swallows what buffers still held. A client that goes on inside the last piece
 * shows how much arrived: the rest is given back, up to what buffers can hold.
 */
export async function giveBackLost(claimId: string, start: number): Promise<void> {
  if (start > 0) await rows(null, GIVE_BACK, { claimId, start, most: MOST_LOST_BYTES })
}

const GIVE_BACK = `
  with last as (
    select id, first_byte, bytes_sent from delivery_accesses
     where claim_id = :claimId order by id desc limit 1),
  cut as (
    update delivery_accesses a set outcome = 'cut', bytes_sent = :start::bigint - a.first_byte
      from last
     where a.id = last.id and a.outcome in ('cut', 'complete')
       and :start::bigint > a.first_byte and :start::bigint < a.first_byte + last.bytes_sent
       and a.first_byte + last.bytes_sent - :start::bigint <= :most
       and not exists (
         select from delivery_accesses b
          where b.claim_id = :claimId and b.first_byte >= :start::bigint)
    returning last.first_byte + last.bytes_sent - :start::bigint as lost)
  update delivery_claims set bytes_served = greatest(0, bytes_served - cut.lost)
    from cut where id = :claimId`
