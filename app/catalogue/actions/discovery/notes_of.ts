import { counted } from '#shared/domain/counted'
import { isTellable, type ProposedProduct } from '#catalogue/actions/discovery/product_of'
import { dictionaryOf } from '#catalogue/domain/discovery/dictionary_of'
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

/** What an operator has to look at, the most needed first. */
export const notesOf = (of: Of): string[] => [
  ...toBeSaid(of.product),
  ...ofNames(of),
  ...ofDays(of),
  ...ofColumns(of),
]

function toBeSaid({ category, calendar, venues, dailyPrice }: ProposedProduct): string[] {
  const said = { category, calendar, venues: venues[0] ?? null, dailyPrice }
  const names = Object.entries(said).filter(([, value]) => value === null)
  if (names.length === 0) return []
  return [`to be filled in: ${names.map(([name]) => name).join(', ')}`]
}

function ofNames({ series, strangers }: Of): string[] {
  const { rival, otherDays, pattern } = series
  return [
    rival ? `the day is read by ${pattern}; ${rival} would fit as well` : [],
    otherDays > 0 ? 'the names hold further days; the earliest one is taken' : [],
    strangers.length > 0
      ? `the pattern describes files of ${strangers.map((one) => one.pattern).join(', ')}, too`
      : [],
  ].flat()
}

/** Less than this of all days is explained by chance. */
const LEAST_EXPLAINED = 0.7

function ofDays({ series, calendar, published }: Of): string[] {
  const { code, alike, missing, extra, unknown } = calendar
  const all = series.days.length + missing.length
  const isExplained = all - missing.length - extra.length >= all * LEAST_EXPLAINED
  return [
    isExplained ? [] : 'no calendar explains these days well',
    alike.length > 0 ? `as good as ${code}: ${alike.join(', ')}` : [],
    unknown > 0 ? `${counted(unknown, 'day')} outside of the years of the calendar ${code}` : [],
    published ? [] : 'the times of the files do not say when days appear',
  ].flat()
}

function ofColumns({ series, sample }: Of): string[] {
  const { columns, added, gone } = sample
  if (columns.length === 0 || !isTellable(sample)) {
    return series.group.kind.format === 'pcap' ? [] : ['no line names the columns']
  }
  const untold = dictionaryOf(columns).flatMap(({ name, word }) => (word ? [] : [name]))
  return [
    added.length > 0 ? `columns that older files lack: ${added.join(', ')}` : [],
    gone.length > 0 ? `columns that newer files lack: ${gone.join(', ')}` : [],
    untold.length > 0 ? `meanings to be written: ${untold.join(', ')}` : [],
  ].flat()
}
