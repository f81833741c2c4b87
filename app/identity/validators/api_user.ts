import vine from '@vinejs/vine'
import { address, tin } from '#identity/validators/details'
import { heardFrom } from '#identity/validators/heard_from'
import { line } from '#shared/validators/line'
import { version } from '#shared/validators/numbers'
import { emailAddress } from '#shared/validators/email_address'
import { phone } from '#identity/validators/rules/phone'
import type { StoredVatId } from '#identity/validators/rules/vat_id'
import { plainText } from '#shared/http/plain_text'
import { reason } from '#shared/validators/reason'

const email = () => vine.string().trim().use(emailAddress())

/** A person as the HTTP API sends one. Without a delivery address it is the billing address. */
const person = () => ({
  firstName: line(),
  lastName: line(),
  company: line(),
  jobPosition: line().nullable().optional(),
  phone: phone().nullable().optional(),
  mobilePhone: phone().nullable().optional(),
  tin: tin().nullable().optional(),
  billingAddress: address(),
  deliveryAddress: address().nullable().optional(),
})

export const apiUserDetailsValidator = vine.withMetaData<StoredVatId>().create(person())

export const apiUserValidator = vine.withMetaData<StoredVatId>().create({
  ...person(),
  additionalEmail2: email().nullable().optional(),
  additionalEmail3: email().nullable().optional(),
  version: version().optional(),
})

export const apiRegistrationValidator = vine.create({
  userDetails: vine.object({
    email: email(),
    ...person(),
    createdByAdmin: vine.boolean().optional(),
  }),
  howDidYouHearAboutDS: heardFrom(),
  createdByAdmin: vine.boolean().optional(),
  legalEntity: vine.boolean().optional(),
  privacyNotice: vine.boolean().optional(),
})

/** An empty new password has its own refusal. */
export const apiPasswordValidator = vine.create({
  oldPassword: vine.string().maxLength(1024),
  newPassword: vine.string().maxLength(1024).nullable(),
})

export const apiLockValidator = vine.create({ reason: reason(500), version: version().optional() })

export const apiGrantValidator = vine.create({
  group: plainText().minLength(1).maxLength(100),
  version: version().optional(),
})

export const apiInitValidator = vine.create({ locale: vine.enum(['en', 'de']).optional() })
