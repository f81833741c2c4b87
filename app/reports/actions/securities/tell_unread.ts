import { appUrl } from '#config/app'
import shop from '#config/shop'
import { transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { queueMail } from '#shared/mail'

type Unread = { day: string; version: number }

/** Tells support of a day that nobody can ask for, for its file cannot be read: once for each file. */
export async function tellUnread({ day, version }: Unread): Promise<void> {
  await transaction((trx) =>
    queueMail(trx, {
      ...{ dedupeKey: `report-day:${day}:${version}`, to: shop.support.email, locale: 'en' },
      template: 'reports.mails.unread',
      data: {
        day: CalendarDay.parse(day)!.format(),
        url: `${appUrl}/admin/manage-reports`,
      },
    })
  )
}
