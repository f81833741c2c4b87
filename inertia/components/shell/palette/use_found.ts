import type { CommandFact, CommandReading } from '@kontor/design-system/command_palette'
import { useEffect, useState } from 'react'
import { fetchData } from '~/components/shell/failures/fetch_data'

export type FoundGroup = {
  name: string
  title: string
  hits: {
    id: string
    path: string
    label: string
    detail: string
    state?: { look: string; label: string }
    cents?: number
    facts?: CommandFact[]
  }[]
}

const PAUSE_MS = 80
type Answer = { groups: FoundGroup[]; readings: CommandReading[] }
type Found = Answer & { query: string }
const NONE: Found = { groups: [], readings: [], query: '' }

/** What the shop finds for the words typed so far; the last finds stay until the next are there. Failures are told by themselves. */
export function useFound(query: string): Answer & { isSettled: boolean } {
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    if (query === '') return setFound(NONE)
    const request = new AbortController()
    const timer = setTimeout(() => {
      read(query, request.signal).then(
        (answer) => setFound({ ...answer, query }),
        () => !request.signal.aborted && setFound({ ...NONE, query })
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [query])
  const { groups, readings } = found
  return { groups, readings, isSettled: found.query === query }
}

const read = (query: string, signal: AbortSignal) =>
  fetchData<Answer>(`/palette/found?search=${encodeURIComponent(query)}`, {
    signal,
  })
