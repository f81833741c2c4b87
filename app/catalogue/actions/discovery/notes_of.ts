import { isTellable } from '#catalogue/actions/discovery/product_of'
import { dictionaryOf } from '#catalogue/domain/discovery/dictionary_of'
import type { Note, NoteCode, ProposedProduct } from '#catalogue/domain/discovery/found_series'
import type { CalendarMatch } from '#catalogue/domain/discovery/match_calendar'
import type { Series } from '#catalogue/domain/discovery/place_group'
import type { PublishingTime } from '#catalogue/domain/discovery/publishing_time'
import type { Shown } from '#catalogue/domain/discovery/sample'

type Of = {
  series: Series
  sample: Shown
  calendar: CalendarMatch
  published: PublishingTime | null
  product: ProposedProduct
  strangers: readonly Series[]
}

/** What a person has to look at, the most needed first. */
export const notesOf = (of: Of): Note[] => [
  ...toBeSaid(of.product),
  ...ofNames(of),
  ...ofDays(of),
  ...ofColumns(of),
]

const listed = (names: readonly string[]) => names.join(', ')

const note = (code: NoteCode, params?: Note['params']): Note => ({
  code,
  ...(params && { params }),
})

function toBeSaid({ category, calendar, venues, dailyPrice }: ProposedProduct): Note[] {
  const said = { category, calendar, venues: venues[0] ?? null, dailyPrice }
  const names = Object.entries(said).flatMap(([name, value]) => (value === null ? name : []))
  return names.length === 0 ? [] : [note('to_say', { fields: listed(names) })]
}

function ofNames({ series, strangers }: Of): Note[] {
  const { rival, otherDays, pattern } = series
  const patterns = listed(strangers.map((one) => one.pattern))
  return [
    rival ? note('rival', { pattern, rival }) : [],
    otherDays > 0 ? note('other_days') : [],
    strangers.length > 0 ? note('strangers', { patterns }) : [],
  ].flat()
}

/** Less than this of all days is explained by chance. */
const LEAST_EXPLAINED = 0.7

function ofDays({ series, calendar, published }: Of): Note[] {
  const { alike, missing, extra, unknown } = calendar
  const code = calendar.code ?? ''
  const all = series.days.length + missing.length
  const isExplained = all - missing.length - extra.length >= all * LEAST_EXPLAINED
  return [
    isExplained ? [] : note('unexplained'),
    alike.length > 0 ? note('alike', { code, others: listed(alike) }) : [],
    unknown > 0 ? note('unknown', { count: unknown, code }) : [],
    published ? [] : note('no_time'),
  ].flat()
}

function ofColumns({ series, sample }: Of): Note[] {
  const { columns, added, gone } = sample
  if (columns.length === 0 || !isTellable(sample)) {
    return series.group.kind.format === 'pcap' ? [] : [note('no_head')]
  }
  const untold = dictionaryOf(columns).flatMap(({ name, word }) => (word ? [] : [name]))
  return [
    added.length > 0 ? note('added', { columns: listed(added) }) : [],
    gone.length > 0 ? note('gone', { columns: listed(gone) }) : [],
    untold.length > 0 ? note('untold', { columns: listed(untold) }) : [],
  ].flat()
}
