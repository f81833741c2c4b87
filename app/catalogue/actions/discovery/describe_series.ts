import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'
import { CalendarDay } from '#shared/domain/calendar_day'
import { notesOf } from '#catalogue/actions/discovery/notes_of'
import { productOf, type Shelved } from '#catalogue/actions/discovery/product_of'
import type { FoundSeries } from '#catalogue/domain/discovery/found_series'
import {
  matchCalendar,
  type CalendarChoice,
  type CalendarMatch,
} from '#catalogue/domain/discovery/match_calendar'
import type { LeftOut } from '#catalogue/domain/discovery/group_files'
import { leftOf, type DayFile, type Series } from '#catalogue/domain/discovery/place_group'
import { codeOf, namedBy, plainCode, wordsOf } from '#catalogue/domain/discovery/propose_product'
import { publishingTime, type Arrived } from '#catalogue/domain/discovery/publishing_time'
import type { Shown } from '#catalogue/domain/discovery/sample'
import { sourcesOf } from '#catalogue/domain/discovery/sources_of'
import type { Place } from '#catalogue/gateways/discovery/place'
import type { ReferenceData } from '#catalogue/queries/reference_data'

/** What an operator says of all products of the folder. */
export type Given = { category?: string; venue?: string; price?: string }

type Known = { reference: ReferenceData; calendars: readonly CalendarChoice[] }
type Asked = { place: Pick<Place, 'name' | 'sourceOf'>; given: Given }

/** Proposals with codes that no product has; what the shop has already is left out. */
export function describeSeries(
  shown: readonly [Series, Shown][],
  known: Known,
  asked: Asked
): { found: FoundSeries[]; left: LeftOut[] } {
  const taken = new Set(known.reference.productsByCode.keys())
  const all = shown.map(([series]) => series)
  const [found, left]: [FoundSeries[], LeftOut[][]] = [[], []]
  for (const [series, sample] of shown) {
    const words = wordsIn(series, asked.place)
    if (isInShop(words, series, known)) {
      left.push(leftOf(series.files, 'known'))
      continue
    }
    const code = codeOf(words, series.group.kind.format, taken)
    taken.add(code)
    found.push(describe({ series, sample, words, code, all }, known, asked))
  }
  return { found, left: left.flat() }
}

/** Files that are named by their day alone are what their folder is called. */
function wordsIn(series: Series, { name }: Asked['place']): string[] {
  const words = wordsOf(`${series.group.folder}/${series.pattern}`)
  return words.length > 0 ? words : wordsOf(name)
}

const isInShop = (words: readonly string[], series: Series, { reference }: Known) =>
  reference.productsByCode.get(plainCode(words))?.filePattern === series.pattern

type Of = {
  series: Series
  sample: Shown
  words: readonly string[]
  code: string
  all: readonly Series[]
}

function describe(of: Of, known: Known, { place, given }: Asked): FoundSeries {
  const { series, sample, words, all } = of
  const shelved = shelvedBy(words, known, given)
  const preferred = [...words, shelved.venue ?? '']
  const calendar = matchCalendar(series.days, known.calendars, preferred)
  const published = publishingTime(arrivalsOf(series.files))
  const { folders, strangers } = sourcesOf(series, all)
  const said = { ...of, shelved, calendar, published, price: given.price ?? null }
  const product = productOf(said)
  return {
    product,
    sources: folders.map((folder) => place.sourceOf(folder)),
    files: series.files.length,
    bytes: series.files.reduce((sum, { bytes }) => sum + bytes, 0),
    days: series.days.length,
    firstDay: isoOf(series.days[0]!),
    lastDay: isoOf(series.days.at(-1)!),
    ...{ rows: sample.rows, isCounted: sample.isCounted, keys: sample.keys },
    calendar: readable(calendar),
    notes: notesOf({ ...said, product, strangers }),
  }
}

/** What the operator says, else what the names of folders and files say, else the only venue. */
function shelvedBy(words: readonly string[], { reference }: Known, given: Given): Shelved {
  const venues = [...reference.venues.values()]
  const categories = [...reference.categories.values()].filter(
    ({ catalogue }) => catalogue === 'shop'
  )
  const named = namedBy(
    words,
    venues.map(({ id, name }) => ({ id, names: [name] }))
  )
  const only = venues.length === 1 ? venues[0]!.id : null
  return {
    venue: given.venue ?? named ?? only,
    category:
      given.category ??
      namedBy(
        words,
        categories.map(({ id, nameEn, nameDe }) => ({ id, names: [nameEn, nameDe] }))
      ),
  }
}

const readable = ({ code, alike, missing, extra }: CalendarMatch) => ({
  ...{ code, alike, missing: missing.map(isoOf), extra: extra.map(isoOf) },
})

const isoOf = (day: number) => CalendarDay.ofEpochDay(day).iso

const NEWEST_DAYS = 60

/** The last file of each of the newest days, by the shop's clocks. */
function arrivalsOf(files: readonly DayFile[]): Arrived[] {
  const last = new Map<number, number>()
  for (const { day, modifiedMs } of files) {
    last.set(day, Math.max(modifiedMs, last.get(day) ?? 0))
  }
  return [...last].slice(-NEWEST_DAYS).map(([day, modifiedMs]) => {
    const at = DateTime.fromMillis(modifiedMs, { zone: SHOP_TIME_ZONE })
    const onDay = CalendarDay.of(at.year, at.month, at.day).epochDay
    return { day, onDay, minute: at.hour * 60 + at.minute }
  })
}
