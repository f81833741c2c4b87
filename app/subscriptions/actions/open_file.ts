import { findDayFile, type DeliverableFile } from '#catalogue'
import { preparedRows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { rightTo } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { readFileId } from '#subscriptions/domain/file_id'
import { heldSubscriptions } from '#subscriptions/queries/held_subscriptions'

type Asked = { userId: number; typeId: number; fileId: string }
type Opened = { file: DeliverableFile; record: (from: Place) => Promise<void> }
type Place = { way: 'page' | 'script'; address: string | null }

const UNKNOWN = refuse('subscriptions.errors.file_unknown', { status: 404 })

/**
 * The file of a day that somebody asks for, if he may see it today. Refuses what is not his, not a file
 * of the subscription, not visible today, or in the archive. `record` writes the download down.
 */
export async function openFile({ userId, typeId, fileId }: Asked): Promise<Result<Opened>> {
  const of = readFileId(fileId)
  const [held] = of ? await heldSubscriptions(userId, { typeId }) : []
  if (!of || !held?.productIds.includes(of.productId)) return UNKNOWN
  if (held.isFilterable) return refuse('subscriptions.errors.by_request_only', { status: 409 })
  const right = rightTo(of.day, entitlementOf(held), CalendarDay.today())
  if (!right.may) return refuse(`subscriptions.errors.${right.why}`, { status: 403 })
  const file = await findDayFile({ ...of, day: of.day.iso })
  if (!file) return UNKNOWN
  if (file.storage === 'archive') return refuse('subscriptions.errors.archived', { status: 409 })
  const { productId, part } = of
  const line = { subscriptionId: held.id, productId, day: file.day, part, userId }
  const { version, bytes } = file
  return ok({ file, record: (place) => recordDownload({ ...line, version, bytes, ...place }) })
}

type Download = Place & {
  subscriptionId: number
  productId: number
  day: string
  part: number
  version: number
  userId: number
  bytes: number
}

async function recordDownload(download: Download): Promise<void> {
  await preparedRows(
    null,
    `insert into subscription_downloads
       (subscription_id, product_id, day, part, version, user_id, way, address, bytes)
     values (:subscriptionId::bigint, :productId::int, :day::date, :part::smallint,
             :version::smallint, :userId::bigint, :way::text, :address::inet, :bytes::bigint)`,
    download as never
  )
}
