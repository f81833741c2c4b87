import { formatDay } from '@kontor/design-system/date_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { useReasonWords } from '../use_reason_words'
import type { CustomerOrder } from '../types'
import type { sumsOf } from './sums_of'
import { useOwedWords, type Owed, type OwedMoney } from './use_owed_words'

export interface Said {
  order: CustomerOrder
  sums: ReturnType<typeof sumsOf>
  phase: 'not_completed' | 'open' | 'ended'
  owed: Owed
  money: OwedMoney
}

/** What is the case with an order, in the sentences under its title. */
export function useSaid({ order, sums, phase, owed, money }: Said): string {
  const said = [...useStateWords(order, sums, phase), ...useEndWords({ order, owed, money })]
  return said.filter(Boolean).join(' ')
}

function useStateWords(order: CustomerOrder, sums: Said['sums'], phase: Said['phase']): string[] {
  const t = useText('orders/sheet')
  const detail = useText('orders/my_orders')
  const figures = useFigures(order, sums)
  const { waiting, total } = sums
  const { payment, lastDownloadDay } = order
  const last = { day: formatDay(lastDownloadDay ?? '') }
  switch (order.state) {
    case 'Registered':
      return [payment ? t('said.registered', figures.ordered) : t('said.unconfirmed')]
    case 'Confirmed':
      return [t('said.confirmed')]
    case 'Processing': {
      const isFetchable = phase === 'open' && waiting > 0
      const made = total > 0 ? t('ribbon', figures.made) : t('said.looked_up')
      return [made, isFetchable ? t('said.waiting', figures.waiting) : '']
    }
    case 'Completed': {
      const never = waiting > 0 ? t('said.never', figures.waiting) : ''
      if (phase === 'ended') return [detail('detail.window_ended', last), never]
      const waits =
        waiting > 0
          ? t('said.waiting_of', { ...figures.waiting, count: total })
          : t('said.all_taken')
      return [total > 0 ? waits : '', detail('detail.completed', last)]
    }
    case 'Archived':
      return [detail('detail.archived'), total > 0 ? t('said.fetched', figures.made) : '']
    default:
      return []
  }
}

function useFigures(order: CustomerOrder, { total, made, used, waiting }: Said['sums']) {
  const { money, count } = useFormat()
  const ordered = order.items.reduce((sum, { line }) => sum + (line?.files ?? 0), 0)
  const amount = money(order.payment?.amountCents ?? 0)
  return {
    ordered: { amount, count: ordered, shown: count(ordered) },
    made: { made: count(made), used: count(used), total: count(total), count: total },
    waiting: { count: waiting, shown: count(waiting), total: count(total) },
  }
}

/** Why an order came to nothing, and what becomes of the money. */
function useEndWords({ order, owed, money }: Pick<Said, 'order' | 'owed' | 'money'>): string[] {
  const detail = useText('orders/my_orders')
  const reasonOf = useReasonWords()
  const owedWords = useOwedWords()
  const { state, failureReason, failureParams } = order
  if (state === 'Rejected') return [detail('detail.rejected'), owedWords(owed, money)]
  if (state !== 'Failed') return []
  const reason = reasonOf(failureReason ?? '', failureParams)
  return [detail('detail.failed', { reason }), owedWords(owed, money)]
}
