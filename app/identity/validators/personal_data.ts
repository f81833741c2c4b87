import vine from '@vinejs/vine'
import { knownCountry } from '#identity/validators/rules/known_country'
import { phone } from '#identity/validators/rules/phone'
import { vatIdOfCountry } from '#identity/validators/rules/vat_id_of_country'

const line = () => vine.string().trim().maxLength(200)

const address = () =>
  vine.object({
    name: line().nullable(),
    addressLine1: line(),
    addressLine2: line().nullable(),
    postcode: vine.string().trim().maxLength(20),
    city: line(),
    country: vine.string().toUpperCase().use(knownCountry()),
  })

const ownDelivery = vine.group([
  vine.group.if((data) => data.sameAddress === false, {
    sameAddress: vine.literal(false),
    delivery: address(),
  }),
  vine.group.else({ sameAddress: vine.literal(true) }),
])

export const personalDataValidator = vine.create(
  vine
    .object({
      firstName: line(),
      lastName: line(),
      company: line(),
      jobPosition: line().nullable(),
      phone: phone().nullable(),
      mobilePhone: phone().nullable(),
      tin: vine.string().trim().maxLength(24).use(vatIdOfCountry()).nullable(),
      billing: address(),
    })
    .merge(ownDelivery)
)
