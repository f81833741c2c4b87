import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { version } from '#shared/validators/numbers'
import { LONGEST_NAME } from '#contracts/domain/partner'
import { bpId } from '#contracts/validators/bp_id'

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
    bpId: bpId(),
    bpName: plainText().maxLength(LONGEST_NAME),
    countryCode: plainText().fixedLength(2),
  })

export const apiPartnerValidator = vine.create({
  ...apiPartner().getProperties(),
  version: version().optional(),
})
