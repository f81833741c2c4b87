import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { version, whole } from '#shared/validators/numbers'
import { LARGEST_BP_ID, LONGEST_NAME } from '#contracts/domain/partner'

/** What was typed, empty or not; the rules judge it. */
const typed = () => plainText().maxLength(1_000).nullable().optional()

export const partnerValidator = vine.create({
  bpId: typed(),
  bpName: typed(),
  countryCode: typed(),
  version: version().optional(),
})

export const apiPartner = () =>
  vine.object({
    bpId: whole().min(0).max(LARGEST_BP_ID),
    bpName: plainText().maxLength(LONGEST_NAME),
    countryCode: plainText().fixedLength(2),
  })

export const apiPartnerValidator = vine.create({
  ...apiPartner().getProperties(),
  version: version().optional(),
})
