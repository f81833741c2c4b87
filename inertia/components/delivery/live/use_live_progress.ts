import { useEffect, useState } from 'react'
import type { FillingFile, Live, LiveFile, LiveProgress, SheetMonth } from './types'

const NOTHING: Live = { state: null, progress: null, files: new Map(), filling: [], sheet: null }

interface Watched {
  path: string
  fileIds: readonly number[]
  isLive: boolean
}

/**
 * Follows the files of an order by events of the server while they are made. `isHeard` is false
 * where events do not come through: then the page has to ask again by itself.
 */
export function useLiveProgress({ path, fileIds, isLive }: Watched) {
  const [live, setLive] = useState(NOTHING)
  const [isHeard, setHeard] = useState(false)
  const address = `${path}?files=${fileIds.join(',')}`
  useEffect(() => {
    if (!isLive || typeof EventSource === 'undefined') return
    const source = new EventSource(address)
    const on = <T>(event: string, take: (data: T) => void) =>
      source.addEventListener(event, ({ data }: MessageEvent<string>) => {
        setHeard(true)
        take(JSON.parse(data) as T)
      })
    on<string | null>('state', (state) => setLive((old) => ({ ...old, state })))
    on<SheetMonth[]>('sheet', (sheet) => setLive((old) => ({ ...old, sheet })))
    on<LiveProgress | null>('progress', (progress) => setLive((old) => ({ ...old, progress })))
    on<LiveFile[]>('files', (files) => setLive((old) => ({ ...old, files: byId(files) })))
    on<FillingFile[]>('filling', (filling) => setLive((old) => ({ ...old, filling })))
    on('end', () => {
      setHeard(false)
      source.close()
    })
    source.onerror = () => setHeard(false)
    return () => {
      setHeard(false)
      source.close()
    }
  }, [address, isLive])
  return { live: isLive ? live : NOTHING, isHeard }
}

const byId = (files: LiveFile[]) => new Map(files.map((file) => [file.id, file]))
