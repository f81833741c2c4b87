import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import type { Coverage, CoverageMonth } from '#catalogue/queries/coverage_of'
import type { KnownDay } from '#catalogue/queries/get_product'
import { knownDayFields } from '#catalogue/transformers/api_known_day'
import type { CatalogueView } from '#catalogue/transformers/view'

const { about, integer, listOf, nullable, object, text, wireDay } = is

const days = about(integer, 'A bit a day; bit 0 is the first of the month.')

const month = fieldsOf<CoverageMonth>()({
  month: about(integer, 'YYYYMM'),
  available: days,
  degraded: days,
  missing: days,
  extra: about(integer, 'Closed days that have files all the same: delivered, never charged.'),
  holidays: days,
  files: integer,
  bytes: is.bytes,
  sizes: about(
    text,
    'A letter a day: "." no file, "A" below 1,448 bytes, each further one half a power of two more.'
  ),
})

const knownDay = knownDayFields(about(text, 'What happened, in the language of the call.'))

type Told = { coverage: Coverage; knownDays: KnownDay[] }
type Language = Pick<CatalogueView, 'locale'>

const counted = fieldsOf<Coverage>()({
  firstDay: [nullable(wireDay), ({ firstDay }) => wireDayOf(firstDay)],
  lastDay: [nullable(wireDay), ({ lastDay }) => wireDayOf(lastDay)],
  tradingDays: is.days,
  degradedDays: is.days,
  missingDays: is.days,
  files: integer,
  bytes: is.bytes,
  months: listOf(month.schema),
})

const told = fieldsOf<Told, [Language]>()({
  closedDays: [
    listOf(
      object({ day: wireDay, name: about(text, 'The holiday, in the language of the call.') })
    ),
    ({ coverage }, { locale }) =>
      coverage.closedDays.map(({ day, name }) => ({ day: wireDayOf(day), name: name[locale] })),
  ],
  knownDays: [
    listOf(knownDay.schema),
    ({ knownDays }, view) => knownDays.map((one) => knownDay.of(one, view)),
  ],
})

export const coverageSchema = object({ ...counted.schemas, ...told.schemas })

/** Coverage for programs: beside the bits of each month the words for the days that need some. */
export const apiCoverage = (coverage: Coverage, knownDays: KnownDay[], view: Language) => ({
  ...counted.of(coverage),
  ...told.of({ coverage, knownDays }, view),
})
