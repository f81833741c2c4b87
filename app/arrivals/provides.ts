import arrivals from '#config/arrivals'
import { dayArrivals, dayWatchers, withdrawalWatchers } from '#catalogue'
import { noteDays } from '#arrivals/actions/note_days'
import { tellWithdrawn } from '#arrivals/actions/tell_withdrawn'
import { audiences } from '#arrivals/ports/audiences'
import { arrivalsWithin } from '#arrivals/queries/arrivals_within'

const readers = arrivals.contacts.map((email) => ({ email, locale: 'en' as const }))

export default [
  dayWatchers.by('arrivals', noteDays),
  dayArrivals.by('arrivals', arrivalsWithin),
  withdrawalWatchers.by('arrivals', tellWithdrawn),
  audiences.by('arrivals', () => Promise.resolve(() => ({ readers, users: [] }))),
]
