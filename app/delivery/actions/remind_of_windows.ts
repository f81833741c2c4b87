import { appUrl } from '#config/app'
import { rows, transaction } from '#shared/database'
import { queueMail } from '#shared/mail'
import { writtenDay } from '#shared/domain/written_day'
import type { Delivered, DeliveryOwner } from '#delivery/ports/delivery_owner'
import { deliveryOwners } from '#delivery/ports/delivery_owners'
import { nameOf, type Reference } from '#delivery/domain/reference'

/** So many days before the last one customers are reminded, once each. */
const DAYS_BEFORE = [14, 3] as const

/** Unless all is fetched; of two reminders that are due at once only the later is written. */
export async function remindOfWindows(): Promise<void> {
  for (const owner of deliveryOwners.all()) await remindFor(owner)
}

async function remindFor(owner: DeliveryOwner): Promise<void> {
  const reminded = new Set<string>()
  for (const days of DAYS_BEFORE.toReversed()) {
    for (const delivered of await owner.windowsEndingWithin(days)) {
      if (reminded.has(delivered.reference.key)) continue
      reminded.add(delivered.reference.key)
      await remind(delivered, days)
    }
  }
}

async function remind(delivered: Delivered, days: number): Promise<void> {
  const { left, total } = await countFiles(delivered.reference)
  if (left === 0 || !delivered.lastDay) return
  const { of, ofYours } = delivered.words(delivered.locale)
  await transaction((trx) =>
    queueMail(trx, {
      dedupeKey: `window-ending:${nameOf(delivered.reference)}:${delivered.lastDay}:${days}`,
      to: delivered.email,
      locale: delivered.locale,
      template: 'delivery.mails.window_ending',
      data: {
        of,
        ofYours,
        name: delivered.name,
        left,
        total,
        lastDay: writtenDay(delivered.lastDay!),
        url: `${appUrl}${delivered.path}`,
      },
    })
  )
}

type Counted = { left: number; total: number }

async function countFiles(reference: Reference): Promise<Counted> {
  const [counted] = await rows<Counted>(
    null,
    `select count(*) filter (where f.state in ('Available', 'Claimed')) as left, count(*) as total
       from delivery_files f join fulfilments d on d.id = f.fulfilment_id
      where d.owner_kind = ? and d.owner_key = ?`,
    [reference.kind, reference.key]
  )
  return counted!
}
