import arrivals from '#config/arrivals'
import { dayWatchers } from '#catalogue'
import { noteDays } from '#arrivals/actions/note_days'
import { audiences } from '#arrivals/ports/audiences'

const readers = arrivals.contacts.map((email) => ({ email, locale: 'en' as const }))

export default [
  dayWatchers.by('arrivals', noteDays),
  audiences.by('arrivals', (products) =>
    Promise.resolve(new Map(products.map((id) => [id, { readers, users: [] }])))
  ),
]
