import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { readyFile, type ReadyFile } from '#subscriptions/actions/prepare/ready_file'
import { recordDownloads, type Place } from '#subscriptions/actions/record_download'
import { rightTo } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { readFileId } from '#subscriptions/domain/file_id'
import { askedFile } from '#subscriptions/queries/asked_file'

type Asked = { userId: number; typeId: number; fileId: string; way: Place['way'] }
type Opened = { file: ReadyFile; record: (address: string | null) => Promise<void> }

const UNKNOWN = refuse('subscriptions.errors.file_unknown', { status: 404 })

/**
 * The file of a day that somebody asks for, if he may see it today; one of a filterable type is cut to
 * his choice, for programs. Refuses what is not his, not a file of the subscription, not visible today,
 * or not ready yet (503: ask again). `record` writes the download down.
 */
export async function openFile({ userId, typeId, fileId, way }: Asked): Promise<Result<Opened>> {
  const of = readFileId(fileId)
  const day = of?.day.iso ?? ''
  const asked = of && (await askedFile({ ...of, userId, typeId, day }))
  if (!of || !asked) return UNKNOWN
  if (asked.isFilterable && way === 'page') {
    return refuse('subscriptions.errors.by_request_only', { status: 409 })
  }
  const right = rightTo(of.day, entitlementOf(asked), CalendarDay.today())
  if (!right.may) return refuse(`subscriptions.errors.${right.why}`, { status: 403 })
  const { file: source } = asked
  if (!source) return UNKNOWN
  if (source.storage === 'archive' && way === 'page') {
    return refuse('subscriptions.errors.archived', { status: 409 })
  }
  const ready = await readyFile({ ...of, day, source }, asked)
  if (!ready.ok) return ready
  const { productId, part } = of
  const { bytes, sha256 } = ready.value
  const sent = { productId, day, part, version: source.version, bytes, sha256 }
  return ok({
    file: ready.value,
    record: (address) =>
      recordDownloads({ subscriptionId: asked.id, userId, way, address }, [sent]),
  })
}
