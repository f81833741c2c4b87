import { router } from '@inertiajs/react'
import { useState } from 'react'
import { sendBulk } from '~/components/shell/lists/bulk/send_bulk'
import type { BulkOutcome } from '~/components/shell/lists/bulk/types'
import { linesOf, type BulkDone } from '~/components/shell/lists/bulk/use_bulk_steps'
import { useText } from '~/hooks/use_text'
import { useRowName } from './row_name'
import { DESK, type Colleague, type DeskRowData } from './types'

/** One thing as it is sent, with the name by which it is told. */
type Give = { kind: string; key: string; toId: number | null; fromId: number | null; name: string }
type Asked = { gives: Give[]; to: Colleague; outcome: BulkOutcome }
type Done = { shown: BulkDone; gives: Give[] }

const PATH = `${DESK}/gives`

export type DeskGives = ReturnType<typeof useDeskGives>

/** Several things are given to one person: ask, do, take back. The server names each by its place. */
export function useDeskGives() {
  const t = useText('desk/today')
  const nameOf = useRowName()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [isAsking, setAsking] = useState(false)
  const send = (things: Give[], isRehearsal: boolean) => sendBulk(PATH, { things, isRehearsal })

  const ask = async (rows: readonly DeskRowData[], to: Colleague) => {
    const gives = rows.map((row) => ({
      ...{ kind: row.kind, key: row.key, name: nameOf(row) },
      ...{ toId: to.id, fromId: row.taken?.id ?? null },
    }))
    setAsking(true)
    const outcome = await send(gives, true)
    setAsking(false)
    setDone(null)
    if (outcome) setAsked({ gives, to, outcome })
  }
  /** A failure leaves the question open. */
  const act = async (): Promise<boolean> => {
    if (!asked) return false
    const { to, outcome: expected } = asked
    const gives = at(asked.gives, expected.done)
    const outcome = await send(gives, false)
    if (!outcome) return false
    setAsked(null)
    const given = at(gives, outcome.done)
    setDone({ gives: given, shown: shown(gives, outcome, said('done', given.length, to.name)) })
    router.reload({ only: ['desk'] })
    return true
  }
  const undo = async () => {
    if (!done) return
    const back = done.gives.map((give) => ({ ...give, toId: give.fromId, fromId: give.toId }))
    const outcome = await send(back, false)
    if (!outcome) return
    const text = said('undone', outcome.done.length)
    setDone({ gives: [], shown: { ...shown(back, outcome, text), undo: null } })
    router.reload({ only: ['desk'] })
  }
  const said = (what: 'done' | 'undone', count: number, name = '') =>
    what === 'done' ? t('gives.done', { count, name }) : t('gives.undone', { count })
  return {
    ...{ asked, result: done?.shown ?? null, isAsking, ask, act, undo },
    close: () => setAsked(null),
    dismiss: () => setDone(null),
  }
}

const at = <T>(list: readonly T[], places: readonly number[]) => places.map((place) => list[place]!)

const shown = (gives: readonly Give[], outcome: BulkOutcome, text: string): BulkDone => ({
  text,
  refused: outcome.refused,
  lines: linesOf(outcome, (place) => gives[place]!.name),
  undo: outcome.done.length > 0 ? { path: PATH, keys: outcome.done, done: () => '' } : null,
})
