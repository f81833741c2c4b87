import { rows, transaction } from '#shared/database'
import { markUsedByClaim } from '#delivery/actions/claims/meter_bytes'
import { allowanceOf } from '#delivery/domain/claim_limits'

/** A claim is given away so often; then the web process sends, and counts every byte. */
const MOST_HANDOVERS = 32

type Piece = { start: number; end: number }

/**
 * Booked as if all were sent: nobody will tell. A client that comes back for a later part got only
 * the bytes ahead of it, so the ledger is set right first. False when used up.
 */
export async function handOverClaim(
  claimId: string,
  { bytes }: { bytes: number },
  piece: Piece
): Promise<boolean> {
  const booked = await transaction(async (trx) => {
    const [claim] = await rows<{ times: number }>(
      trx,
      `select (select count(*) from delivery_accesses where claim_id = c.id) as times
         from delivery_claims c where id = ? for update`,
      [claimId]
    )
    if (!claim || claim.times >= MOST_HANDOVERS) return false
    await rows(trx, CORRECT, { claimId, start: piece.start })
    const fits = await rows(trx, BOOK, { claimId, ...piece, allowance: allowanceOf(bytes) })
    return fits.length > 0
  })
  if (booked) await markUsedByClaim(claimId, bytes)
  return booked
}

const CORRECT = `
  with last as (
    select id, first_byte, bytes_asked from delivery_accesses
     where claim_id = :claimId order by id desc limit 1),
  cut as (
    update delivery_accesses a set outcome = 'cut', bytes_sent = :start::bigint - a.first_byte
      from last
     where a.id = last.id and a.outcome = 'handed_over'
       and :start::bigint > a.first_byte and :start::bigint < a.first_byte + a.bytes_asked
     returning a.first_byte + a.bytes_asked as ending)
  update delivery_claims
     set bytes_served = greatest(0, bytes_served - (cut.ending - :start::bigint)),
         served = served - int8multirange(int8range(:start::bigint, cut.ending))
    from cut where id = :claimId`

const BOOK = `
  update delivery_claims
     set bytes_served = bytes_served + (:end::bigint - :start::bigint), last_served_at = now(),
         served = served + int8multirange(int8range(:start::bigint, :end::bigint))
   where id = :claimId and outcome is distinct from 'withdrawn'
     and bytes_served + (:end::bigint - :start::bigint) <= :allowance
   returning id`
