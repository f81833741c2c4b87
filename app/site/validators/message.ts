import vine from '@vinejs/vine'
import { HEARD_FROM, USER_TITLES } from '#site/domain/message'
import { emailAddress } from '#site/validators/rules/email_address'
import { line } from '#shared/validators/line'
import { listedCountry } from '#shared/validators/listed_country'
import { smallId } from '#shared/validators/numbers'

const fields = {
  userTitle: vine.enum(USER_TITLES).nullable().optional(),
  firstName: line(),
  lastName: line(),
  company: line().nullable().optional(),
  country: vine.string().toUpperCase().use(listedCountry()).nullable().optional(),
  email: vine.string().trim().use(emailAddress()),
  subject: line(),
  message: vine.string().trim().maxLength(5_000),
  consent: vine.boolean().optional(),
  /** May be sent along; the shop says it itself. */
  envType: vine.enum(['internal', 'external']).nullable().optional(),
  howDidYouHearAboutDS: vine
    .object({
      how: vine.enum(HEARD_FROM).nullable().optional(),
      other: line().nullable().optional(),
    })
    .nullable()
    .optional(),
}

export const contactValidator = vine.create({ ...fields, product: line(80).nullable().optional() })

/** A request for a subscription always names its product. */
export const subscriptionRequestValidator = vine.create({
  ...fields,
  product: line(80),
  startDate: vine.string().trim().maxLength(40).nullable().optional(),
  baseCurrencies: vine
    .array(vine.string().trim().maxLength(30))
    .maxLength(200)
    .nullable()
    .optional(),
  renews: smallId().nullable().optional(),
})
