import { router } from '@inertiajs/react'
import { useState } from 'react'
import { sendBulk } from './send_bulk'
import type { BulkAction, BulkLine, BulkOutcome, BulkValues } from './types'

/** What would come of something, before it is done. */
export type BulkAsked<Row> = {
  action: BulkAction<Row>
  outcome: BulkOutcome
  keys: readonly number[]
  confirmation?: string
}

/** How it went, in words, and whether it can be taken back. */
export type BulkDone = {
  text: string
  refused: BulkOutcome['refused']
  lines: BulkLine[]
  undo: { path: string; keys: number[]; done: (count: number) => string } | null
}

/** "Order 10412". */
type NameAt = (key: number) => string

export type BulkSteps<Row> = ReturnType<typeof useBulkSteps<Row>>

/** Ask, do, take back: one after another, each told by the server. */
export function useBulkSteps<Row>() {
  const [asked, setAsked] = useState<BulkAsked<Row> | null>(null)
  const [result, setResult] = useState<BulkDone | null>(null)
  const [pending, setPending] = useState<string | null>(null)

  const ask = async (action: BulkAction<Row>, keys: readonly number[]) => {
    setPending(action.path)
    const values = action.asks?.initial
    const outcome = await sendBulk(action.path, { keys, isRehearsal: true, values })
    setPending(null)
    setResult(null)
    if (!outcome) return
    setAsked({
      action,
      outcome,
      keys,
      ...(action.isNamed && { confirmation: crypto.randomUUID() }),
    })
  }
  /** A failure leaves the question open, with what was typed. */
  const act = async (nameAt: NameAt, reason?: string, values?: BulkValues) => {
    if (!asked) return false
    const { action, outcome: expected, confirmation } = asked
    const sent = { keys: expected.done, isRehearsal: false, reason, confirmation, values }
    const outcome = await sendBulk(action.path, sent)
    if (!outcome) return false
    setAsked(null)
    const { done } = outcome
    const refused = [...expected.refused, ...outcome.refused]
    setResult({
      text: action.done(done.length),
      refused,
      lines: linesOf({ ...outcome, refused }, nameAt),
      undo: action.undo && done.length > 0 ? { ...action.undo, keys: done } : null,
    })
    router.reload()
    return true
  }
  const undo = async () => {
    if (!result?.undo) return
    const { path, keys, done } = result.undo
    const nameAt = (key: number) => result.lines.find((line) => line.key === key)!.name
    const outcome = await sendBulk(path, { keys, isRehearsal: false })
    if (!outcome) return
    const { refused } = outcome
    const lines = linesOf(outcome, nameAt)
    setResult({ text: done(outcome.done.length), refused, lines, undo: null })
    router.reload()
  }
  return {
    ...{ asked, result, pending, ask, act, undo },
    expect: (outcome: BulkOutcome) => setAsked((now) => now && { ...now, outcome }),
    close: () => setAsked(null),
    dismiss: () => setResult(null),
  }
}

/** What became of rows, then why nothing did of others; by the names they have while they are shown. */
export function linesOf({ done, becomes = [], refused }: BulkOutcome, nameAt: NameAt): BulkLine[] {
  const texts = new Map(becomes.map(({ key, what }) => [key, what]))
  return [
    ...done.map((key) => ({ key, name: nameAt(key), text: texts.get(key) ?? '' })),
    ...refused.map(({ key, why }) => ({ key, name: nameAt(key), text: why })),
  ]
}
