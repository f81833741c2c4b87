import type { DayRange } from '#shared/domain/day_range'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { deliverableFiles, findProducts, type SelectionFilters } from '#catalogue'
import { laneOf, type Lane, type TaskCommand } from '#delivery/domain/task_step'

export type FulfilmentItem = {
  itemRef: string
  productId: number
  range: DayRange
  /** Degraded days are delivered unless the buyer left them out. */
  includeDegraded?: boolean
  /** The chosen parts of a filterable product; without them its days are delivered whole. */
  filters?: SelectionFilters | null
}

export type InsertedTask = { id: number; lane: Lane }

/** One for each item and step: archived days back first, then references, or cuts. */
export async function insertTasks(
  trx: TransactionClientContract,
  fulfilmentId: number,
  items: FulfilmentItem[]
): Promise<InsertedTask[]> {
  const products = await findProducts(
    items.map(({ productId }) => productId),
    trx
  )
  const codes = new Map(products.map(({ id, code }) => [id, code]))
  const steps: object[] = []
  for (const item of items) {
    const code = codes.get(item.productId) ?? String(item.productId)
    steps.push(...(await stepsOf(trx, item, code)))
  }
  const tasks = await rows<InsertedTask>(trx, INSERT, [fulfilmentId, JSON.stringify(steps)])
  await rows(trx, LINK, [fulfilmentId])
  return tasks
}

async function stepsOf(trx: TransactionClientContract, item: FulfilmentItem, code: string) {
  const { itemRef, productId, range, includeDegraded = true, filters = null } = item
  const amount = await amountOf(trx, item)
  const common = {
    item_ref: itemRef,
    product_id: productId,
    product_folder: code,
    from_day: range.from.iso,
    to_day: range.to.iso,
    include_degraded: includeDegraded,
    description: `${code} ${range.format()}`,
  }
  const make: TaskCommand = filters ? 'extract_days' : 'deliver_days'
  const lane = laneOf(amount)
  const { files, bytes, archived, archivedBytes } = amount
  const restore = { cmd: 'restore_days', files: archived, bytes: archivedBytes, filters: null }
  const steps = [...(archived > 0 ? [restore] : []), { cmd: make, files, bytes, filters }]
  return steps.map((step, at) => ({ ...common, ...step, lane, step: at + 1 }))
}

async function amountOf(trx: TransactionClientContract, item: FulfilmentItem) {
  const amount = { files: 0, bytes: 0, archived: 0, archivedBytes: 0 }
  const { productId, range, includeDegraded } = item
  for await (const file of deliverableFiles(productId, range, trx, { includeDegraded })) {
    amount.files++
    amount.bytes += file.bytes
    if (file.storage === 'lake') continue
    amount.archived++
    amount.archivedBytes += file.bytes
  }
  return amount
}

const INSERT = `
  insert into delivery_tasks
    (fulfilment_id, item_ref, step, cmd, lane, filters, product_id, product_folder, from_day, to_day,
     include_degraded, description, files_expected, bytes_expected)
  select ?, item_ref, step, cmd, lane, filters, product_id, product_folder, from_day, to_day,
         include_degraded, description, files, bytes
    from jsonb_to_recordset(?::jsonb) as item (item_ref text, step smallint, cmd text, lane text,
      filters jsonb, product_id int, product_folder text, from_day date, to_day date,
      include_degraded boolean, description text, files int, bytes bigint)
  returning id, lane`

/** A step begins when the one before it has succeeded. */
const LINK = `
  update delivery_tasks t set after_task_id = p.id
    from delivery_tasks p
   where t.fulfilment_id = ? and p.fulfilment_id = t.fulfilment_id and p.item_ref = t.item_ref
     and p.step = t.step - 1`
