import { useText } from '~/hooks/use_text'
import type { AdminOrder, HistoryEntry } from './types'
import { useReasonWords } from '../use_reason_words'

/** Entries of the history in plain words, with who did it, and why. */
export function useHistoryWords({ failureReason, failureParams }: AdminOrder) {
  const t = useText('orders')
  const wordsOf = useReasonWords()
  const stateOf = (state: string | null) => (state ? t(`states.${state as 'New'}`) : '')

  const text = ({ kind, actor, action, from, to }: HistoryEntry) => {
    const who = actor.kind === 'system' ? t('history.system') : actor.label
    const said = { actor: who, from: stateOf(from), to: stateOf(to), action }
    return t(`history.${kind}`, said)
  }
  /** Only the latest failure still knows which file it was. */
  const reason = (entry: HistoryEntry) =>
    entry.reason && wordsOf(entry.reason, entry.reason === failureReason ? failureParams : {})

  return { text, reason }
}
