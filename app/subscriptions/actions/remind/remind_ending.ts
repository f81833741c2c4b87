import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { queueMailToPerson } from '#identity'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { writtenDay } from '#shared/domain/written_day'
import { translate, type Locale } from '#shared/i18n'
import { REMINDED_BEFORE, reminderDue, type ReminderDays } from '#subscriptions/domain/reminder_due'
import { ENDINGS } from '#subscriptions/queries/endings'

type Ending = {
  rangeId: number
  typeId: number
  type: string
  userId: number
  email: string
  locale: Locale
  endsOn: string
  knownSince: string
  /** The last day on which files can be fetched: of the range or of the whole, whichever is earlier; null for no end. */
  visibleUntil: string | null
  isTrial: boolean
  reminded: ReminderDays[]
}

/** Tells people that their days of data end, each end and each time once. */
export async function remindEnding(): Promise<void> {
  const today = CalendarDay.today()
  const found = await rows<Ending>(null, COMING, {
    today: today.iso,
    last: today.plusDays(REMINDED_BEFORE[0]).iso,
  })
  for (const ending of found) {
    const due = reminderDue(judged(ending), today)
    if (due !== null) await transaction((trx) => remind(trx, ending, { due, today }))
  }
}

const judged = ({ endsOn, knownSince, reminded }: Ending) => ({
  endsOn: CalendarDay.parse(endsOn)!,
  knownSince: CalendarDay.parse(knownSince)!,
  reminded,
})

/** The row that says so and the mail come together; whoever finds the row there is late. */
async function remind(
  trx: TransactionClientContract,
  ending: Ending,
  { due, today }: { due: ReminderDays; today: CalendarDay }
) {
  const { rangeId, userId, endsOn } = ending
  const noted = await rows(trx, NOTE, [rangeId, endsOn, due])
  if (noted.length === 0) return
  await queueMailToPerson(trx, userId, {
    dedupeKey: `subscription-ending:${rangeId}:${endsOn}:${due}`,
    to: ending.email,
    locale: ending.locale,
    template: `subscriptions.mails.${ending.isTrial ? 'trial_ending' : 'ending'}`,
    data: {
      name: ending.type,
      day: writtenDay(endsOn),
      rest: restOf(ending, today),
      url: `${appUrl}/my-account/my-subscriptions/${ending.typeId}`,
    },
  })
}

/** Until when files can be fetched, or that it is over: days of data may end later than they are seen. */
function restOf({ visibleUntil, locale }: Ending, today: CalendarDay): string {
  if (visibleUntil === null) return translate(locale, 'subscriptions.mails.rest_always')
  const key = visibleUntil < today.iso ? 'rest_over' : 'rest_until'
  return translate(locale, `subscriptions.mails.${key}`, { until: writtenDay(visibleUntil) })
}

const COMING = `
  select r.id as "rangeId", s.type_id as "typeId", t.name as type, s.user_id as "userId", u.email,
         u.locale, r.ends_on as "endsOn", r.is_trial as "isTrial",
         least(r.visible_until, s.visible_until) as "visibleUntil",
         greatest(r.starts_on, shop_day(r.created_at)) as "knownSince",
         array(select m.days_before from subscription_reminders m
                where m.range_id = r.id and m.ends_on = r.ends_on) as reminded
    from ${ENDINGS}
   where s.last_day between :today::date and :last::date and u.locked_at is null
   order by r.id`

const NOTE = `
  insert into subscription_reminders (range_id, ends_on, days_before) values (?, ?, ?)
  on conflict do nothing returning range_id`
