import type { Refusal } from '#shared/domain/result'
import { readPartner, refusalsOf, type Partner } from '#contracts/domain/partner'

type Sent = {
  bpId?: string | number | null
  bpName?: string | null
  countryCode?: string | null
}

type Wish = { ok: true; value: Partner } | { ok: false; refusals: Refusal[] }

/** A business partner out of what was sent; every field that is wrong has its refusal. */
export function partnerWish({ bpId, bpName, countryCode }: Sent): Wish {
  const read = readPartner({
    bpId: String(bpId ?? ''),
    bpName: bpName ?? '',
    countryCode: countryCode ?? '',
  })
  if (!read.ok) return { ok: false, refusals: refusalsOf(read.problems) }
  return { ok: true, value: read.partner }
}
