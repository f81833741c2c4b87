import { nameOf, progressOfAll } from '#delivery'
import { orderReference } from '#orders'
import { rows } from '#shared/database'

type Order = {
  number: number
  company: string
  state: 'Confirmed' | 'Processing'
  payment: 'BankTransfer' | 'Card' | 'Quota'
  products: string[]
  files: number
}

export type Work = Order & {
  filesDone: number
  filesExpected: number
  readyAt: Date | null
  /** What keeps one of its tasks waiting, and when that is tried again. */
  problem: { code: string; params: Record<string, string | number> } | null
  nextAttemptAt: Date | null
}

/** How far the files of orders are, and when they are expected at the pace of past tasks. */
export async function tellWork(numbers: readonly string[]): Promise<Work[]> {
  const references = numbers.map((number) => orderReference(Number(number)))
  const [orders, progress] = await Promise.all([listOrders(numbers), progressOfAll(references)])
  return orders.map((order) => {
    const told = progress.get(nameOf(orderReference(order.number)))
    const late = told?.tasks.find(({ nextAttemptAt }) => nextAttemptAt !== null)
    return {
      ...order,
      filesDone: told?.filesDone ?? 0,
      filesExpected: told?.filesExpected ?? order.files,
      readyAt: told?.readyAt ?? null,
      problem: late?.problem ?? null,
      nextAttemptAt: late?.nextAttemptAt ?? null,
    }
  })
}

const listOrders = (numbers: readonly string[]) =>
  rows<Order>(
    null,
    `select o.number, o.company, o.state, o.payment_method as payment,
            (select coalesce(json_agg(i.product_name order by i.position), '[]')
               from order_items i where i.order_id = o.id) as products,
            (select coalesce(sum(i.files), 0)::bigint from order_items i where i.order_id = o.id) as files
       from orders o where o.number = any(?::bigint[])`,
    [[...numbers]]
  )
