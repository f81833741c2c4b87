import { CalendarDay } from '#shared/domain/calendar_day'
import { describeSeries, type Given } from '#catalogue/actions/discovery/describe_series'
import type { FoundSeries } from '#catalogue/domain/discovery/found_series'
import { groupFiles, pathOf, type LeftOut } from '#catalogue/domain/discovery/group_files'
import { mergeSamples, type Shown } from '#catalogue/domain/discovery/sample'
import { leftOf, placeGroup, type Series } from '#catalogue/domain/discovery/place_group'
import { samplesOf } from '#catalogue/domain/discovery/propose_product'
import type { Place } from '#catalogue/gateways/discovery/place'
import { SampleReader } from '#catalogue/gateways/discovery/sample_reader'
import { calendarChoices } from '#catalogue/queries/calendar_choices'
import { referenceData } from '#catalogue/queries/reference_data'

/** What is told meanwhile; whoever throws there ends the look. */
export type Watching = {
  walked?: (files: number) => void
  looked?: (series: number, of: number) => void
}

export type Discovery = {
  files: number
  found: FoundSeries[]
  left: LeftOut[]
}

/** A catalogue of more products is nobody's first hour. */
const MOST_PRODUCTS = 500

/** What the files of a place could be sold as. Only names, sizes and times are read of most of them. */
export async function discover(
  place: Place,
  given: Given = {},
  { walked = () => {}, looked = () => {} }: Watching = {}
): Promise<Discovery> {
  const { files, left } = await place.walk(walked)
  const grouped = groupFiles(files)
  const today = CalendarDay.today().epochDay
  const placed = grouped.groups.map((group) => placeGroup(group, today))
  const all = placed.flatMap(({ series }) => series ?? []).toSorted(byFiles)
  const [chosen, beyond] = [all.slice(0, MOST_PRODUCTS), all.slice(MOST_PRODUCTS)]
  const read = await readSamples(place, chosen, looked)
  const described = describeSeries(read.shown, await knownOf(chosen), { place, given })
  return {
    files: files.length,
    found: described.found,
    left: [
      ...[left, grouped.left, placed.flatMap((one) => one.left)].flat(),
      ...beyond.flatMap((series) => leftOf(series.files, 'too_many')),
      ...[read.left, described.left].flat(),
    ],
  }
}

const byFiles = (one: Series, other: Series) => other.files.length - one.files.length

/** The one walk knows all names; of each series three files are opened. */
async function readSamples(
  place: Place,
  all: readonly Series[],
  looked: (series: number, of: number) => void
) {
  const reader = new SampleReader(place)
  const [shown, left]: [[Series, Shown][], LeftOut[][]] = [[], []]
  try {
    for (const [index, series] of all.entries()) {
      const samples = await samplesIn(reader, series)
      if (samples.length > 0) shown.push([series, mergeSamples(samples)])
      else left.push(leftOf(series.files, 'unreadable'))
      looked(index + 1, all.length)
    }
  } finally {
    await reader.end()
  }
  return { shown, left: left.flat() }
}

async function samplesIn(reader: SampleReader, { group, files }: Series) {
  const samples = await Promise.all(
    samplesOf(files).map((file) =>
      reader.read({ path: pathOf(file), bytes: file.bytes, kind: group.kind })
    )
  )
  return samples.filter((sample) => sample !== null)
}

/** What the shop has, and its calendars for all years that the files are of. */
async function knownOf(all: readonly Series[]) {
  const days = all.flatMap((series) => [series.days[0]!, series.days.at(-1)!])
  const years = days.map((day) => CalendarDay.ofEpochDay(day).year)
  const calendars =
    years.length > 0 ? await calendarChoices(Math.min(...years), Math.max(...years)) : []
  return { calendars, reference: await referenceData() }
}
