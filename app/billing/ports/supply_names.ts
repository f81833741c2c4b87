import type { Locale } from '#shared/i18n'
import { definePort } from '#shared/ports'
import type { Supply } from '#billing/domain/invoice/content'

/** By the kind of an invoice's owner: what was supplied, in the language of whoever reads a list of papers. */
export const supplyNames =
  definePort<(supply: Supply, locale: Locale) => string>('billing.supply_names')
