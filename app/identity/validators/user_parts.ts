import vine from '@vinejs/vine'
import { address, delivery, tin } from '#identity/validators/details'
import { line } from '#shared/validators/line'
import { emailAddress } from '#shared/validators/email_address'
import { phone } from '#identity/validators/rules/phone'
import type { StoredVatId } from '#identity/validators/rules/vat_id'
import { whole } from '#shared/validators/numbers'

/** The last entry of the history that was seen. */
const seen = () => whole().min(0).max(Number.MAX_SAFE_INTEGER)
const email = () => vine.string().trim().use(emailAddress()).nullable()

const reached = () => ({
  jobPosition: line().nullable(),
  phone: phone().nullable(),
  mobilePhone: phone().nullable(),
  additionalEmail2: email(),
  additionalEmail3: email(),
  seen: seen(),
})

export const userDetailsPart = vine.create({ firstName: line(), lastName: line(), ...reached() })

/** Of staff, whose names are their provider's. */
export const staffDetailsPart = vine.create(reached())

/** Of an address that staff write the name is required as well. */
const named = () => vine.object({ ...address().getProperties(), name: line() })

export const userAddressesPart = vine.create(
  vine.object({ billing: named(), seen: seen() }).merge(delivery(named()))
)

export const userBillingPart = vine
  .withMetaData<StoredVatId>()
  .create({ company: line(), tin: tin().nullable(), seen: seen() })
