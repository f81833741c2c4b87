import { YEARS, type KnownHoliday } from '#catalogue/domain/calendar_change'
import type { Fields } from '#catalogue/domain/read_fields'
import {
  day,
  flag,
  list,
  matching,
  nullable,
  oneOf,
  text,
  whole,
} from '#catalogue/domain/record_readers'
import { holidays, levels, rules, shortText } from '#catalogue/domain/reference/reference_readers'

export type VenueRecord = {
  id: string
  name: string
  kind: string
  country: string
  descriptionEn: string
  descriptionDe: string
  position: number
}

export type CategoryRecord = {
  id: string
  parent: string | null
  catalogue: string
  nameEn: string
  nameDe: string
  descriptionEn: string
  descriptionDe: string
  descriptionAlternativeEn: string | null
  descriptionAlternativeDe: string | null
  legalDisclaimerEn: string | null
  legalDisclaimerDe: string | null
  visibleOnFrontpage: boolean
  showSubcategory: boolean
  position: number
}

export type CalendarRecord = {
  id: string
  nameEn: string
  nameDe: string
  firstYear: number
  lastYear: number
  rules: Record<string, { en: string; de: string }>
  /** Once written: every single one. In a file: those that no rule brings. */
  holidays: KnownHoliday[]
  /** Days on which a rule does not hold. */
  openDays: string[]
}

export type PriceGroupRecord = {
  id: string
  name: string
  levels: { lowLimit: number; cents: number }[]
}

export type References = {
  venues: VenueRecord
  calendars: CalendarRecord
  priceGroups: PriceGroupRecord
  categories: CategoryRecord
}

export type Section = keyof References

/** What a section of a file is made of: the name of its key, its fields, what is usual, what is needed. */
export type SectionPlan<Name extends Section> = {
  key: 'id' | 'code'
  fields: Fields<keyof References[Name] & string>
  usual: Partial<References[Name]>
  needed: (keyof References[Name])[]
}

const id = matching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'code')
const position = whole(0, 30_000)
const year = whole(YEARS.first, YEARS.last)

/** In the order in which they are written: what is named comes before who names it. */
export const SECTIONS: { [Name in Section]: SectionPlan<Name> } = {
  venues: {
    key: 'id',
    fields: {
      id: ['id', id],
      name: ['name', shortText],
      kind: ['kind', oneOf('operator', 'partner', 'special')],
      country: ['country', matching(/^[A-Z]{2}$/, 'country')],
      descriptionEn: ['descriptionEn', text],
      descriptionDe: ['descriptionDe', text],
      position: ['position', position],
    },
    usual: { kind: 'operator' },
    needed: ['name', 'country', 'descriptionEn', 'descriptionDe'],
  },
  calendars: {
    key: 'code',
    fields: {
      code: ['id', id],
      nameEn: ['nameEn', shortText],
      nameDe: ['nameDe', shortText],
      firstYear: ['firstYear', year],
      lastYear: ['lastYear', year],
      rules: ['rules', rules],
      holidays: ['holidays', holidays],
      openDays: ['openDays', list(day)],
    },
    usual: { rules: {}, holidays: [], openDays: [] },
    needed: ['nameEn', 'nameDe', 'firstYear', 'lastYear'],
  },
  priceGroups: {
    key: 'code',
    fields: { code: ['id', id], name: ['name', shortText], levels: ['levels', levels] },
    usual: {},
    needed: ['name', 'levels'],
  },
  categories: {
    key: 'id',
    fields: {
      id: ['id', id],
      parent: ['parent', nullable(id)],
      catalogue: ['catalogue', oneOf('shop', 'analytics')],
      nameEn: ['nameEn', shortText],
      nameDe: ['nameDe', shortText],
      descriptionEn: ['descriptionEn', text],
      descriptionDe: ['descriptionDe', text],
      descriptionAlternativeEn: ['descriptionAlternativeEn', nullable(text)],
      descriptionAlternativeDe: ['descriptionAlternativeDe', nullable(text)],
      legalDisclaimerEn: ['legalDisclaimerEn', nullable(text)],
      legalDisclaimerDe: ['legalDisclaimerDe', nullable(text)],
      visibleOnFrontpage: ['visibleOnFrontpage', flag],
      showSubcategory: ['showSubcategory', flag],
      position: ['position', position],
    },
    usual: {
      parent: null,
      catalogue: 'shop',
      descriptionAlternativeEn: null,
      descriptionAlternativeDe: null,
      legalDisclaimerEn: null,
      legalDisclaimerDe: null,
      visibleOnFrontpage: true,
      showSubcategory: true,
    },
    needed: ['nameEn', 'nameDe', 'descriptionEn', 'descriptionDe'],
  },
}

export const SECTION_NAMES = Object.keys(SECTIONS) as Section[]
