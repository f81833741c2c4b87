import { useMoneyHistory } from '~/components/billing/invoices/use_money_history'
import { useText } from '~/hooks/use_text'
import type { AdminOrder, HistoryEntry } from './types'
import { useFieldWords } from './use_field_words'
import { useReasonWords } from '../use_reason_words'

const OF_DAYS: Partial<Record<string, 'days_corrected' | 'days_renewed' | 'days_withdrawn'>> = {
  'orders.days_corrected': 'days_corrected',
  'orders.days_renewed': 'days_renewed',
  'orders.days_withdrawn': 'days_withdrawn',
}

/** Entries of the history in plain words, with who did it, and why. */
export function useHistoryWords({ failureReason, failureParams }: AdminOrder) {
  const t = useText('orders/order')
  const admin = useText('orders/admin')
  const wordsOf = useReasonWords()
  const moneyWords = useMoneyHistory()
  const { name, value } = useFieldWords()
  const stateOf = (state: string | null) => (state ? t(`states.${state as 'New'}`) : '')

  const text = ({ kind, actor, action, from, to }: HistoryEntry) => {
    const who = actor.kind === 'system' ? t('history.system') : actor.label
    const said = { actor: who, from: stateOf(from), to: stateOf(to), action }
    return moneyWords(action, who) ?? t(`history.${OF_DAYS[action] ?? kind}`, said)
  }
  /** Only the latest failure still knows which file it was. */
  const reason = (entry: HistoryEntry) =>
    entry.reason && wordsOf(entry.reason, entry.reason === failureReason ? failureParams : {})

  const changes = ({ changes: changed }: HistoryEntry) =>
    changed.map(({ field, before, after }) => ({
      field: name(field),
      words: admin('history.before_after', {
        before: value(field, before),
        after: value(field, after),
      }),
    }))

  return { text, reason, changes }
}
