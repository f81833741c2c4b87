import { deliverableFiles, findProducts } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { Locale } from '#shared/i18n'
import { ownerOf } from '#delivery/ports/delivery_owners'

export type VerifiedFile = {
  product: string
  productName: string
  day: string
  part: number
  version: number
  condition: string
  newerVersion: number | null
}

type Row = {
  productId: number
  disk: 'lake' | 'files'
  folder: string
  ownerKind: string
  ownerKey: string
  day: string
  part: number
  version: number
  condition: string
  newer: number | null
}

/** A file that was delivered, by its checksum; never to whom. */
export async function verifyFile(sha256: string, locale: Locale): Promise<VerifiedFile | null> {
  const [row] = await rows<Row>(null, DELIVERED, { sha256 })
  if (!row) return null
  const [product] = await findProducts([row.productId])
  const newerVersion = row.disk === 'lake' ? await newerIn(row, sha256) : null
  const { day, part, version, condition } = row
  return {
    product: product?.code ?? row.folder,
    productName: product?.name ?? nameOfGiven(row, locale) ?? row.folder,
    // What is of no product has a place in a list, and is no part of a day.
    part: row.productId === NO_PRODUCT ? 1 : part,
    ...{ day, version, condition, newerVersion },
  }
}

const NO_PRODUCT = 0

function nameOfGiven({ productId, ownerKind: kind, ownerKey: key }: Row, locale: Locale) {
  return productId === NO_PRODUCT ? ownerOf({ kind, key }).toStrangers(locale) : null
}

const DELIVERED = `
  with known as (
    select id, version, disk, condition from delivery_files
     where sha256 = :sha256 and state <> 'Preparing'
    union all
    select file_id, version, disk, condition from delivery_file_versions where sha256 = :sha256)
  select f.product_id as "productId", t.product_folder as folder, k.disk, f.day, f.part, k.version,
         k.condition, l.owner_kind as "ownerKind", l.owner_key as "ownerKey",
         (select max(n.version) from delivery_files n
           where n.product_id = f.product_id and n.day = f.day and n.part = f.part
             and n.disk = 'lake' and n.version > k.version and n.state <> 'Preparing') as newer
    from known k join delivery_files f on f.id = k.id join delivery_tasks t on t.id = f.task_id
    join fulfilments l on l.id = f.fulfilment_id
   order by k.version desc, f.id desc limit 1`

/** A newer version that was delivered already, or that lies ready in the inventory. */
async function newerIn({ productId, day, part, version, newer }: Row, sha256: string) {
  const when = CalendarDay.parse(day)!
  for await (const file of deliverableFiles(productId, new DayRange(when, when))) {
    if (file.part === part && file.sha256 !== sha256 && file.version > version) return file.version
  }
  return newer
}
