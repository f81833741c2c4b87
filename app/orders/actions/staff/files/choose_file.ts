import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Actor, recordAudit } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { made } from '#shared/storage'
import { handOverFiles } from '#orders/actions/staff/files/hand_over_files'
import { isGivenFile, nameOfFile } from '#orders/domain/staff/file_path'
import { mayChooseFiles } from '#orders/domain/staff/may_choose_files'
import { lockOrder } from '#orders/queries/lock_order'

export type FileChoice = { orderNumber: number; path: string; actor: Actor; requestId?: string }
type Measured = { bytes: number; sha256: string }

/** Saved at once, also in a completed order; refuses paths outside the folder. */
export async function chooseFile(
  choice: FileChoice,
  isChosen: boolean
): Promise<Result<undefined>> {
  if (!isGivenFile(choice.path)) {
    return refuse('orders_admin.errors.file_path', { field: 's3FilePath' })
  }
  const measured = isChosen ? await measure(choice.path) : null
  if (isChosen && !measured) {
    return refuse('orders_admin.errors.no_file', { field: 's3FilePath', status: 404 })
  }
  return refusableTransaction((trx) => choose(trx, choice, measured))
}

/** Reads the file once, so that what is delivered later is this content or nothing. */
async function measure(path: string): Promise<Measured | null> {
  const bytes = await made().size(path)
  return bytes === null ? null : { bytes, sha256: await made().sha256(path) }
}

async function choose(
  trx: TransactionClientContract,
  { orderNumber, path, actor, requestId }: FileChoice,
  measured: Measured | null
): Promise<Result<undefined>> {
  const order = await lockOrder(trx, orderNumber)
  if (!order) return refuse('orders.errors.not_found', { status: 404 })
  const [{ items }] = (await rows<{ items: number }>(
    trx,
    'select count(*) as items from order_items where order_id = ?',
    [order.id]
  )) as [{ items: number }]
  if (!mayChooseFiles(order.state, items)) {
    return refuse('orders_admin.errors.no_files_here', { status: 409 })
  }
  const isChanged = measured
    ? await add(trx, order.id, path, measured)
    : await remove(trx, order.id, path)
  if (!isChanged) return ok()

  await recordAudit(trx, {
    ...{ actor, requestId, subject: { type: 'order', id: orderNumber } },
    action: measured ? 'orders.file_added' : 'orders.file_removed',
    before: { file: measured ? null : path },
    after: { file: measured ? path : null },
  })
  return order.state === 'Completed' ? handOverFiles(trx, order) : ok()
}

async function add(
  trx: TransactionClientContract,
  orderId: number,
  path: string,
  { bytes, sha256 }: Measured
): Promise<boolean> {
  const added = await rows(
    trx,
    `insert into order_files (order_id, key, name, bytes, sha256, day)
     values (?, ?, ?, ?, ?, ?) on conflict do nothing returning order_id`,
    [orderId, path, nameOfFile(path), bytes, sha256, CalendarDay.today().iso]
  )
  return added.length > 0
}

async function remove(trx: TransactionClientContract, orderId: number, path: string) {
  const removed = await rows(
    trx,
    'delete from order_files where order_id = ? and key = ? returning order_id',
    [orderId, path]
  )
  return removed.length > 0
}
