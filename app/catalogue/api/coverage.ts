import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'

const { Coverages } = controllers.catalogue
const call = callsOf('Coverage')

const { about, integer, listOf, nullable, object, text } = is

const days = about(integer, 'A bit a day; bit 0 is the first of the month.')

/** Which days of a product exist, packed by month. */
const coverageSchema = object({
  firstDay: nullable(is.isoDay),
  lastDay: nullable(is.isoDay),
  tradingDays: integer,
  degradedDays: integer,
  missingDays: integer,
  files: integer,
  bytes: integer,
  months: listOf(
    object({
      month: about(integer, 'YYYYMM'),
      available: days,
      degraded: days,
      missing: days,
      extra: about(integer, 'Closed days that have files all the same: delivered, never charged.'),
      holidays: days,
      files: integer,
      bytes: integer,
      sizes: about(
        text,
        'A letter a day: "." no file, "A" below 1,448 bytes, each further one half a power of two more.'
      ),
    })
  ),
  closedDays: listOf(
    object({ day: is.isoDay, name: about(text, 'The holiday, in the language of the call.') })
  ),
  knownDays: listOf(
    object({
      day: is.isoDay,
      condition: is.oneOf(['degraded', 'missing']),
      note: about(text, 'What happened, in the language of the call.'),
    })
  ),
})

/** Coverage over the HTTP API. */
export default function coverageCalls() {
  router
    .group(() => {
      call(router.get('/products/info/:code/coverage', [Coverages, 'show']).as('coverage'), {
        summary: 'Which days of a product exist, and in what condition',
        answer: coverageSchema,
        refusals: { 404: 'There is no such product.' },
      })
    })
    .prefix('/api/v1')
    .as('api.catalogue')
}
