import { CalendarDay } from '#shared/domain/calendar_day'
import { staffedNoticeList, type StaffedNotice } from '#arrivals/lists/staffed_notice_list'

/** Notices that are shown today, the newest first. */
export async function staffedNotices(): Promise<StaffedNotice[]> {
  const all = staffedNoticeList.read({})
  return (await staffedNoticeList.page(all, CalendarDay.today().iso)).content
}
