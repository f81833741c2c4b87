import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { CONSENT_NAMES } from '#orders/domain/consents'
import { PAYMENT_METHODS } from '#catalogue'
import { fromCapitals } from '#orders/domain/payment_method'
import { remark } from '#orders/validators/order_fields'
import { termsVersion } from '#orders/validators/terms_version'
import { id, number, whole } from '#shared/validators/numbers'

/** A card's id as the provider draws it; card data themselves are never accepted. */
export const cardId = () => vine.string().regex(/^[sp]-crd-[a-z\d]{1,60}$/i)

const references = {
  ownReference: plainText().maxLength(100).nullable().optional(),
  costCentre: plainText().maxLength(60).nullable().optional(),
  invoiceRecipient: vine.string().trim().email().maxLength(254).nullable().optional(),
}

/** The last step as the page sends it; which declarations are needed is decided by the rules. */
export const checkoutValidator = vine.create({
  idempotencyKey: vine.string().uuid(),
  /** Only compared: whatever was seen, another total is told. */
  expectedTotalCents: whole().min(0),
  paymentMethod: vine.enum(PAYMENT_METHODS).nullable(),
  consents: vine.array(vine.enum(CONSENT_NAMES)).distinct(),
  termsVersion: termsVersion(),
  cardId: cardId().nullable().optional(),
  cardHolder: plainText().maxLength(80).nullable().optional(),
  /** Ids of the items that the page shows. */
  items: vine.array(id()).maxLength(1000).optional(),
  ...references,
})

const apiReferences = {
  expectedTotal: number().decimal([0, 2]).min(0).optional(),
  remark: remark(),
  ownReference: references.ownReference.clone(),
  consents: vine.array(vine.enum(CONSENT_NAMES)).distinct(),
  termsVersion: termsVersion(),
  costCentre: references.costCentre.clone(),
  invoiceRecipient: references.invoiceRecipient.clone(),
}

/** `expectedTotal` is gross, in euros. The quota in force is used; naming another is refused. */
export const apiCheckoutValidator = vine.create({
  ...apiReferences,
  paymentMethod: vine.enum(PAYMENT_METHODS).parse(fromCapitals).nullable(),
  quotaId: id().nullable().optional(),
})

export const apiLockValidator = vine.create({ ...apiReferences })
