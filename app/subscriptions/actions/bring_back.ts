import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { askFor } from '#subscriptions/actions/prepare/prepare_file'
import { rightTo } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { readFileId } from '#subscriptions/domain/file_id'
import { returnOf } from '#subscriptions/domain/preparation'
import { askedFile } from '#subscriptions/queries/asked_file'

type Asked = { userId: number; typeId: number; fileId: string }

/**
 * Has a day brought back from the archive for somebody who may see it; for all others it is then there
 * as well. Refuses what `openFile` refuses; does nothing where it is there already.
 */
export async function bringBack({ userId, typeId, fileId }: Asked): Promise<Result<undefined>> {
  const of = readFileId(fileId)
  const day = of?.day.iso ?? ''
  const asked = of && (await askedFile({ ...of, userId, typeId, day }))
  if (!of || !asked?.file) return refuse('subscriptions.errors.file_unknown', { status: 404 })
  const right = rightTo(of.day, entitlementOf(asked), CalendarDay.today())
  if (!right.may) return refuse(`subscriptions.errors.${right.why}`, { status: 403 })
  if (asked.file.storage === 'archive') await askFor(returnOf({ ...of, day }))
  return ok()
}
