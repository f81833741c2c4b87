import vine from '@vinejs/vine'
import { bpId } from '#contracts/validators/bp_id'

export const chosenPartnerValidator = vine.create({
  partnerId: bpId(),
  from: bpId().nullable().optional(),
})
