import arrivals from '#config/arrivals'
import { dayArrivals, dayWatchers } from '#catalogue'
import { noteDays } from '#arrivals/actions/note_days'
import { audiences } from '#arrivals/ports/audiences'
import { arrivalsWithin } from '#arrivals/queries/arrivals_within'

const readers = arrivals.contacts.map((email) => ({ email, locale: 'en' as const }))

export default [
  dayWatchers.by('arrivals', noteDays),
  dayArrivals.by('arrivals', arrivalsWithin),
  audiences.by('arrivals', (products) =>
    Promise.resolve(new Map(products.map((id) => [id, { readers, users: [] }])))
  ),
]
