import { router } from '@inertiajs/react'
import { useRef } from 'react'
import { useShared } from '~/hooks/use_shared'
import { DESK, type Desk, type DeskRowData } from './types'

type Change = Record<string, string | number | null>
type Undo = { row: DeskRowData; change: Change }

export type DeskActions = ReturnType<typeof useDeskActions>

/** What is done about whose a thing is, and until when it rests; the last of it can be undone. */
export function useDeskActions({ today }: Desk) {
  const { user } = useShared()
  const last = useRef<Undo | null>(null)
  const send = ({ kind, key }: DeskRowData, change: Change, done?: () => void) =>
    router.put(`${DESK}/marks/${kind}/${key}`, change, {
      preserveScroll: true,
      preserveState: true,
      onSuccess: done,
    })
  const me = user?.id ?? 0

  const give = (row: DeskRowData, toId: number | null) => {
    const fromId = row.taken?.id ?? null
    const undo = { row, change: { change: 'give', toId: fromId, fromId: toId } }
    send(row, { change: 'give', toId, fromId }, () => (last.current = undo))
  }
  const rest = (row: DeskRowData, until: string | null, done?: () => void) => {
    const undo = { row, change: { change: 'rest', until: row.snoozedUntil } }
    send(row, { change: 'rest', until }, () => {
      last.current = undo
      done?.()
    })
  }
  return {
    ...{ today, give, rest },
    /** Takes what is nobody's or another's, lets go of what is one's own. */
    take: (row: DeskRowData) => give(row, row.taken?.id === me ? null : me),
    /** False where there is nothing to undo. */
    undo: (): boolean => {
      const undo = last.current
      if (!undo) return false
      last.current = null
      send(undo.row, undo.change)
      return true
    },
  }
}
