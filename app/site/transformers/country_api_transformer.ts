import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Country } from '#shared/countries'
import { fieldsOf, is } from '#shared/http/api_description'
import type { Locale } from '#shared/i18n'

const { about, flag, integer, text } = is

const fields = fieldsOf<Country, [Locale]>()({
  code: about(text, 'Two letters, ISO 3166-1.'),
  shortcut: [about(text, 'The same.'), ({ code }) => code],
  name: [
    about(text, 'In the language of the call.'),
    ({ nameDe, nameEn }, locale) => (locale === 'de' ? nameDe : nameEn),
  ],
  nameEn: text,
  nameDe: text,
  vat: [about(integer, 'Percent on deliveries there.'), ({ vatPercent }) => vatPercent],
  eu: about(flag, 'Member of the European Union.'),
  euCountry: [about(flag, 'The same.'), ({ eu }) => eu],
  isCustomerVisible: [
    about(flag, 'Customers may choose it; others are not listed.'),
    ({ customerVisible }) => customerVisible,
  ],
})

export const countrySchema = fields.schema

export default class CountryApiTransformer extends BaseTransformer<Country> {
  constructor(
    country: Country,
    protected locale: Locale
  ) {
    super(country)
  }

  toObject() {
    return fields.of(this.resource, this.locale)
  }
}
