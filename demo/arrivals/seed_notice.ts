import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { addNotice } from '#arrivals/actions/notices/save_notice'

const SHOWN_DAYS = 7

/** Staff have told why some products come later, the first time that the demo starts. */
export async function seedNotice(): Promise<void> {
  const written = await rows(null, 'select from arrival_notices limit 1')
  if (written.length > 0) return
  const lastDay = CalendarDay.today().plusDays(SHOWN_DAYS).iso
  const notice = {
    ...WORDS,
    products: ['index_levels_1s', 'index_members', 'index_changes'],
    lastDay,
  }
  await addNotice(notice, { id: null, label: 'Ada Petersen' })
}

const WORDS = {
  headlineEn: 'Index data come later this week',
  headlineDe: 'Indexdaten kommen diese Woche später',
  textEn:
    'The calculation of the indices moves to another data centre. Until it has, files come up to two hours after their usual time.\n\nYou need not do anything: no day is left out, and we write again when the move is done.',
  textDe:
    'Die Indexberechnung zieht in ein anderes Rechenzentrum um. Bis dahin kommen die Dateien bis zu zwei Stunden später als üblich.\n\nSie müssen nichts tun: Kein Tag fällt aus, und wir melden uns, wenn der Umzug fertig ist.',
}
