import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { router, usePoll } from '@inertiajs/react'
import type { LedgerFile } from '../types'
import type { Live, LiveProgress } from './types'
import { useLiveProgress } from './use_live_progress'

interface LiveOrderProps {
  /** Address of its events. */
  path: string
  /** The order moves by itself: it is confirmed or in work. */
  isLive: boolean
  files: readonly LedgerFile[]
  children: ReactNode
}

const POLL_EVERY_MS = 2_000
const CHANGING = ['order', 'files', 'filePaging', 'phase', 'isAnyFileLeft', 'isSigned']

const LiveContext = createContext<Live>({ progress: null, files: new Map() })

/** What is told of an order's files right now; nothing outside of `LiveOrder`. */
export const useLive = (): Live => use(LiveContext)

/**
 * Keeps an order's page up to date while its files are made: counters and files by events, and
 * the page itself when it changes in kind. Where events do not come through it asks again.
 */
export function LiveOrder({ path, isLive, files, children }: LiveOrderProps) {
  const fileIds = files.map(({ id }) => id).join(',')
  const ids = useMemo(() => (fileIds === '' ? [] : fileIds.split(',').map(Number)), [fileIds])
  const { live, isHeard } = useLiveProgress({ path, fileIds: ids, isLive })
  usePolling(isLive && !isHeard)
  useNews(live.progress)
  return <LiveContext value={live}>{children}</LiveContext>
}

function usePolling(isNeeded: boolean) {
  const { start, stop } = usePoll(POLL_EVERY_MS, { only: CHANGING }, { autoStart: false })
  useEffect(() => {
    if (!isNeeded) return
    start()
    return stop
  }, [isNeeded, start, stop])
}

/** New files, another state or a problem are more than counters: the page reads itself again. */
function useNews(progress: LiveProgress | null) {
  const kind = progress && kindOf(progress)
  const known = useRef(kind)
  useEffect(() => {
    if (kind === known.current) return
    known.current = kind
    router.reload({ only: CHANGING })
  }, [kind])
}

const kindOf = ({ state, filesExpected, tasks }: LiveProgress): string =>
  [state, filesExpected, ...tasks.map((task) => `${task.state} ${task.problem?.code}`)].join()
