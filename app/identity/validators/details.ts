import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { knownCountry } from '#identity/validators/rules/known_country'
import { phone } from '#identity/validators/rules/phone'
import { vatId } from '#identity/validators/rules/vat_id'
import { line } from '#shared/validators/line'

export const address = () =>
  vine.object({
    name: line().nullable().optional(),
    addressLine1: line(),
    addressLine2: line().nullable().optional(),
    postcode: vine.string().trim().maxLength(20),
    city: line(),
    country: vine.string().toUpperCase().use(knownCountry()),
  })

export const tin = () => vine.string().trim().maxLength(24).use(vatId())

export const details = () => ({
  firstName: line(),
  lastName: line(),
  company: line(),
  jobPosition: line().nullable(),
  phone: phone().nullable(),
  mobilePhone: phone().nullable(),
  tin: tin().nullable(),
  billing: address(),
})

/** The delivery address: the billing address again, or one of its own. */
export const delivery = <Of extends SchemaTypes>(of: Of) =>
  vine.group([
    vine.group.if((data) => data.sameAddress === false, {
      sameAddress: vine.literal(false),
      delivery: of,
    }),
    vine.group.else({ sameAddress: vine.literal(true) }),
  ])
