import { COUNTRY_CODES } from '#shared/countries/country_codes'
import { countryName } from '#shared/countries/country_name'
import type { Locale } from '#shared/i18n'
import { defineList, either, literally, type Condition } from '#shared/lists'
import { withUsers, type ListedUser } from '#contracts/queries/users_of_partners'

export type FoundPartner = {
  bpId: number
  bpName: string
  countryCode: string
  countryName: string
  hasUser: boolean
  version: number
}

/** A partner with the first of its users, and how many they are. */
export type ListedPartner = FoundPartner & { users: ListedUser[]; userCount: number }

const HAS_USER = 'p.user_count > 0'

const WHO_HAS: Record<string, string> = { With: HAS_USER, Without: `not ${HAS_USER}` }

const MOST_COUNTED = 10_000

/** By the name of the country: Österreich stands beside Oman. */
const PLACE_OF_COUNTRY: Record<Locale, string> = {
  en: 'country_place_en(p.country)',
  de: 'country_place_de(p.country)',
}

/** The business partners; countries are named, sorted and offered in the reader's language. */
const listIn = (locale: Locale) =>
  defineList<FoundPartner>()({
    columns: {
      bpId: 'p.id',
      bpName: 'p.name',
      countryCode: 'p.country',
      countryName: locale === 'de' ? 'c.name_de' : 'c.name_en',
      hasUser: HAS_USER,
      version: 'p.version',
    },
    // Outer, so that counting needs no countries: each partner has one.
    from: 'business_partners p left join countries c on c.code = p.country',
    sort: { id: 'bpId', name: { lower: 'bpName' }, country: { sql: PLACE_OF_COUNTRY[locale] } },
    usual: { by: 'name', direction: 'asc' },
    mostRows: 1_000,
    tieBreaker: 'p.id',
    key: 'p.id',
    hasNoNulls: true,
    mostCounted: MOST_COUNTED,
    search: foundBy,
    filters: {
      country: { column: 'countryCode', values: countryChoices[locale].map(({ code }) => code) },
      user: {
        condition: (chosen: string[]) =>
          either(chosen.map((name) => ({ sql: WHO_HAS[name]!, values: [] }))),
        values: ['With', 'Without'],
      },
    },
    load: withUsers,
    csv: {
      fileName: 'webshop_business_partners',
      heads: 'partners.export',
      columns: {
        id: 'bpId',
        name: 'bpName',
        country_code: 'countryCode',
        country: 'countryName',
        has_user: ({ hasUser }, say) => say(`partners.export.${hasUser ? 'yes' : 'no'}`),
      },
    },
  })

/** Digits find numbers that begin with them, every text names that contain it. */
function foundBy(text: string): Condition {
  const byName = { sql: 'p.search_text like lower(?)', values: [`%${literally(text)}%`] }
  const digits = /^\d+$/.test(text) && text.replace(/^0+(?=\d)/, '')
  return digits ? either([byName, { sql: 'p.id::text like ?', values: [`${digits}%`] }]) : byName
}

/** All countries by their names; browsers may know some of them by others. */
function choicesIn(locale: Locale): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(locale)
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code, locale) })).toSorted(
    (one, other) => compare(one.name, other.name)
  )
}

export const countryChoices = { en: choicesIn('en'), de: choicesIn('de') } as const

export const partnerLists = { en: listIn('en'), de: listIn('de') } as const
