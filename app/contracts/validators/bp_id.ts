import { whole } from '#shared/validators/numbers'
import { LARGEST_BP_ID } from '#contracts/domain/partner'

/** A BP number as programs and choices send it; 422 at its field for what no partner can have. */
export const bpId = () => whole().min(0).max(LARGEST_BP_ID)
