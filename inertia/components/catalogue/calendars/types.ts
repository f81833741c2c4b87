import type { Data } from '@generated/data'

export type Holiday = { day: string; nameEn: string; nameDe: string }

export type ShownCalendar = {
  code: string
  name: string
  firstYear: number
  lastYear: number
  holidays: Holiday[]
}

export type CalendarChange = {
  add: Holiday[]
  remove: string[]
  firstYear: number
  lastYear: number
}

export type LineEffect = {
  kind: 'basket' | 'quote'
  label: string | null
  product: string
  from: string
  to: string
  businessDays: [number, number]
  countedDays: [number, number]
  priceCents: [number, number]
  fallsShort: boolean
}

export type Rehearsal = {
  products: { code: string; name: string; charged: number; missing: number }[]
  baskets: number
  quotes: number
  isMore: boolean
  lines: LineEffect[]
}

export type ComparedYears = {
  from: number
  to: number
  agree: number
  added: number
  onlyHere: Holiday[]
  otherNames: (Holiday & { libraryEn: string; libraryDe: string })[]
}

export type CalendarEvent = Data.Catalogue.CalendarHistory

export const CALENDARS = '/admin/calendars'

export const calendarAddress = (code: string) => `${CALENDARS}/${encodeURIComponent(code)}`
