import { countryName } from '#shared/countries/country_name'
import type { Locale } from '#shared/i18n'
import { referenceData } from '#catalogue/queries/reference_data'

type Choice = { value: string; label: string }

/** What the fields of a product can be chosen from, in the reader's language. */
export async function productChoices(locale: Locale) {
  const { categories, venues, calendars, countries, priceLevels, products } = await referenceData()
  const named = (one: { nameEn: string; nameDe: string }) =>
    locale === 'de' ? one.nameDe : one.nameEn
  const labelled = [...categories.values()].map((category) => {
    const parent = category.parentId === null ? null : categories.get(category.parentId)
    return {
      value: category.id,
      label: [parent, category].flatMap((one) => (one ? named(one) : [])).join(' / '),
    }
  })
  return {
    category: sorted(labelled, locale),
    calendar: [...calendars.keys()].map((code) => ({ value: code, label: code })),
    venues: [...venues.values()].map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
    countries: sorted(
      [...countries.keys()].map((code) => ({ value: code, label: countryName(code, locale) })),
      locale
    ),
    priceGroup: [...priceLevels.keys()].map((code) => ({ value: code, label: code })),
    likes: products.map(({ code, name }) => ({ value: code, label: name })),
  }
}

const sorted = (choices: Choice[], locale: Locale) =>
  choices.toSorted((one, other) => one.label.localeCompare(other.label, locale))
