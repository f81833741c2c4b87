import { isStored, mapConcurrently } from '#delivery'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { recordDownloads } from '#subscriptions/actions/record_download'
import { daysOfDataMonth, isTooMuch } from '#subscriptions/domain/data_month'
import { rightTo } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { heldSubscriptions, type HeldSubscription } from '#subscriptions/queries/held_subscriptions'
import { monthFiles, type MonthFile } from '#subscriptions/queries/month_files'

type Asked = { userId: number; typeId: number; month: string }
type Stored = MonthFile & { disk: 'lake' }

export type OpenedMonth = {
  files: Stored[]
  /** Those that lie in the archive, or that the storage does not have at the moment. */
  away: MonthFile[]
  record: (address: string | null) => Promise<void>
}

const LOOKED_AT_ONCE = 16

/** The files of a month that somebody may see today and that are at hand; `record` writes the downloads down. */
export async function openMonth({ userId, typeId, month }: Asked): Promise<Result<OpenedMonth>> {
  const [held] = await heldSubscriptions(userId, { typeId })
  if (!held) return refuse('subscriptions.errors.unknown', { status: 404 })
  if (held.isFilterable) return refuse('subscriptions.errors.by_request_only', { status: 409 })
  const seen = await filesSeen(held, month)
  const lying = seen.filter(({ storage }) => storage === 'lake')
  const bytes = lying.reduce((sum, file) => sum + file.bytes, 0)
  if (isTooMuch({ files: lying.length, bytes })) {
    return refuse('subscriptions.errors.month_too_large', { status: 409 })
  }
  const files = await atHand(lying)
  if (files.length === 0) return refuse('subscriptions.errors.month_empty', { status: 404 })
  const keys = new Set(files.map(({ key }) => key))
  return ok({
    files,
    away: seen.filter(({ key }) => !keys.has(key)),
    record: (address) =>
      recordDownloads({ subscriptionId: held.id, userId, way: 'page', address }, files),
  })
}

async function filesSeen(held: HeldSubscription, month: string): Promise<MonthFile[]> {
  const days = daysOfDataMonth(month)
  const [entitlement, today] = [entitlementOf(held), CalendarDay.today()]
  const files = days ? await monthFiles(held.productIds, days) : []
  return files.filter(({ day }) => rightTo(CalendarDay.parse(day)!, entitlement, today).may)
}

async function atHand(lying: readonly MonthFile[]): Promise<Stored[]> {
  const { values } = await mapConcurrently(lying, LOOKED_AT_ONCE, async (file) => {
    const stored = { ...file, disk: 'lake' as const }
    return (await isStored(stored)) ? [stored] : []
  })
  const found = new Map(values.flat().map((file) => [file.key, file]))
  return lying.flatMap(({ key }) => found.get(key) ?? [])
}
