import type { FeedFile } from '#catalogue'
import { preparedRows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { nameOfCut } from '#subscriptions/gateways/name_of_cut'
import { itemsSeen } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { cutOf } from '#subscriptions/domain/preparation'
import type { HeldSubscription } from '#subscriptions/queries/held_subscriptions'

/** A file as its subscriber sees it: size and checksum are unknown until it was cut to his choice. */
export type ShownFile = Omit<FeedFile, 'bytes'> & { bytes: number | null }

type Made = { at: number; bytes: number | null; sha256: string | null }

export async function cutFiles(
  files: readonly FeedFile[],
  held: HeldSubscription
): Promise<ShownFile[]> {
  const [entitlement, today] = [entitlementOf(held), CalendarDay.today()]
  const itemsOf = (day: string) => itemsSeen(CalendarDay.parse(day)!, entitlement, today)
  const cuts = files.map((file) => cutOf(file, itemsOf(file.day)))
  const wanted = cuts.map(({ items: _, ...cut }, at) => ({ ...cut, at }))
  const made = await preparedRows<Made>(null, MADE, { wanted: JSON.stringify(wanted) })
  const known = new Map(made.map(({ at, ...facts }) => [at, facts]))
  return files.map((file, at) => ({
    ...file,
    ...(known.get(at) ?? { bytes: null, sha256: null }),
    key: nameOfCut(file.key.slice(file.key.lastIndexOf('/') + 1), cuts[at]!.items),
  }))
}

const MADE = `
  select w.at, p.bytes, p.sha256
    from jsonb_to_recordset(:wanted::jsonb)
         as w (at int, "productId" int, day date, part smallint, version int, choice text)
    join subscription_preparations p
      on p.product_id = w."productId" and p.day = w.day and p.part = w.part
     and p.version = w.version and p.choice = w.choice
   where p.state = 'Ready'`
