import vine from '@vinejs/vine'
import { address, delivery, details } from '#identity/validators/details'
import { emailAddress } from '#shared/validators/email_address'
import type { StoredVatId } from '#identity/validators/rules/vat_id'

const email = () => vine.string().trim().use(emailAddress()).nullable().optional()

/** Additional addresses that are not sent stay as they are. */
export const personalDataValidator = vine
  .withMetaData<StoredVatId>()
  .create(
    vine
      .object({ ...details(), additionalEmail2: email(), additionalEmail3: email() })
      .merge(delivery(address()))
  )
