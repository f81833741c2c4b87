import { findDayFile } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { nameOfCut } from '#subscriptions/gateways/name_of_cut'
import { prepareFile } from '#subscriptions/actions/prepare/prepare_file'
import { itemsSeen } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { cutOf, returnOf } from '#subscriptions/domain/preparation'
import type { AskedFile } from '#subscriptions/queries/asked_file'

/** Bytes that can be sent: of the lake, or cut to a choice. */
export type ReadyFile = {
  disk: 'lake' | 'files'
  key: string
  name: string
  bytes: number
  sha256: string | null
}

type Source = NonNullable<AskedFile['file']>
type Of = { productId: number; day: string; part: number; source: Source }

const LATER = { status: 503 } as const

/** A day as its subscriber gets it. Refuses what is still being made (503) or cannot be made (409). */
export async function readyFile(of: Of, asked: AskedFile): Promise<Result<ReadyFile>> {
  if (asked.isFilterable) return cutFor(of, asked)
  if (of.source.storage === 'lake') return ok(lakeFile(of.source))
  const returned = await prepareFile(returnOf(of))
  if (!returned.ok) return returned
  const file = returned.value && (await findDayFile(of))
  return file ? ok(lakeFile(file)) : refuse('subscriptions.errors.coming_back', LATER)
}

async function cutFor(of: Of, asked: AskedFile): Promise<Result<ReadyFile>> {
  const items = itemsSeen(CalendarDay.parse(of.day)!, entitlementOf(asked), CalendarDay.today())
  if (items.length === 0) return refuse('subscriptions.errors.nothing_chosen', { status: 409 })
  const cut = await prepareFile(cutOf({ ...of, version: of.source.version }, items))
  if (!cut.ok) return cut
  if (!cut.value) return refuse('subscriptions.errors.being_cut', LATER)
  const { key, bytes, sha256 } = cut.value
  return ok({
    ...{ disk: 'files', key: key!, bytes: bytes!, sha256 },
    name: nameOfCut(nameIn(of.source.key), items),
  })
}

const lakeFile = ({ key, bytes, sha256 }: Pick<Source, 'key' | 'bytes' | 'sha256'>): ReadyFile => ({
  ...{ disk: 'lake', key, bytes, sha256, name: nameIn(key) },
})

const nameIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1)
