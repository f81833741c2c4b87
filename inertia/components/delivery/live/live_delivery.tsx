import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { router } from '@inertiajs/react'
import { usePolling } from '~/hooks/use_polling'
import type { LedgerFile } from '../types'
import type { Live, LiveProgress } from './types'
import { useFollowedDownloads } from './use_followed_downloads'
import { useLiveProgress } from './use_live_progress'

interface LiveDeliveryProps {
  path: string
  /** Props of the page that change with it. */
  changing: string[]
  /** It moves by itself now. */
  isLive: boolean
  files: readonly LedgerFile[]
  children: ReactNode
}

const POLL_EVERY_MS = 2_000
const LiveContext = createContext<Live>({
  state: null,
  progress: null,
  files: new Map(),
  filling: [],
  sheet: null,
})

/** What is told of the files right now; nothing outside of `LiveDelivery`. */
export const useLive = (): Live => use(LiveContext)

/**
 * Keeps a page up to date while its files are made: counters and files by events, and
 * the page itself when it changes in kind. Where events do not come through it asks again.
 * Afterwards it follows the downloads that run.
 */
export function LiveDelivery({ path, changing, isLive, files, children }: LiveDeliveryProps) {
  const fileIds = files.map(({ id }) => id).join(',')
  const ids = useMemo(() => (fileIds === '' ? [] : fileIds.split(',').map(Number)), [fileIds])
  const { live, isHeard } = useLiveProgress({ path, fileIds: ids, isLive })
  usePolling(POLL_EVERY_MS, changing, isLive && !isHeard)
  useNews(live, changing)
  useFollowedDownloads(files, changing)
  return <LiveContext value={live}>{children}</LiveContext>
}

/** New files, another state or a problem are more than counters: the page reads itself again. */
function useNews({ state, progress }: Live, only: string[]) {
  const kind = progress && kindOf(progress)
  const known = useRef<Record<'state' | 'kind', string | null>>({ state: null, kind })
  useEffect(() => {
    const { current } = known
    const isNew = kind !== current.kind || (current.state !== null && state !== current.state)
    known.current = { state, kind }
    if (isNew) router.reload({ only })
  }, [state, kind, only])
}

const kindOf = ({ state, filesExpected, tasks }: LiveProgress): string =>
  [state, filesExpected, ...tasks.map((task) => `${task.state} ${task.problem?.code}`)].join()
