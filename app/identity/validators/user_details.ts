import vine from '@vinejs/vine'
import { address, delivery, details } from '#identity/validators/details'
import type { StoredVatId } from '#identity/validators/rules/vat_id'

export const userDetailsValidator = vine
  .withMetaData<StoredVatId>()
  .create(vine.object(details()).merge(delivery(address())))
