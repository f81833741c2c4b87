import vine from '@vinejs/vine'
import { whole } from '#shared/validators/numbers'
import { LARGEST_BP_ID } from '#contracts/domain/partner'

const bpId = () => whole().min(0).max(LARGEST_BP_ID)

export const chosenPartnerValidator = vine.create({
  partnerId: bpId(),
  from: bpId().nullable().optional(),
})
