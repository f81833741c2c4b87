import { useBulk } from '~/components/shell/lists/bulk/use_bulk'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { OrderRow } from './types'

const PATH = '/admin/manage-orders/bulk'

/** What is done with several orders at a time; a booked payment is given back by a refund alone. */
export function useOrderBulk() {
  const t = useText('orders/admin')
  const { money } = useFormat()
  const [mayConfirm, mayRestart] = [useCan('orders.status.write'), useCan('tasks.write')]
  const confirm = {
    path: `${PATH}/confirm`,
    label: t('bulk.confirm'),
    title: ({ length }: readonly OrderRow[]) => t('bulk.confirm_title', { count: length }),
    text: (rows: readonly OrderRow[]) => t('bulk.confirm_text', { amount: money(sumOf(rows)) }),
    done: (count: number) => t('bulk.confirmed', { count }),
  }
  const restart = {
    path: `${PATH}/restart`,
    label: t('bulk.restart'),
    title: ({ length }: readonly OrderRow[]) => t('bulk.restart_title', { count: length }),
    text: () => t('bulk.restart_text'),
    done: (count: number) => t('bulk.restarted', { count }),
  }
  return useBulk<OrderRow>(
    ({ number }) => t('bulk.name', { number }),
    [...(mayConfirm ? [confirm] : []), ...(mayRestart ? [restart] : [])]
  )
}

const sumOf = (rows: readonly OrderRow[]) =>
  rows.reduce((sum, { grossCents }) => sum + grossCents, 0)
