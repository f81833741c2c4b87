import { useEffect, useState } from 'react'
import type { Lookup } from '../types'

const WAIT_MS = 200

/** More than any list of ten codes: such a text is not sent with every key that is pressed. */
const MOST_CHARACTERS = 4_000

/** What would be had of the entries on the day: asked at every pause in typing; the newest answer counts. */
export function useLookup(path: string, date: string, isins: string) {
  const [lookup, setLookup] = useState<Lookup | null>(null)
  const [isLooking, setLooking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isTooLong = isins.length > MOST_CHARACTERS
  useEffect(() => {
    if (isTooLong) return setLooking(false)
    const aborting = new AbortController()
    setLooking(true)
    const ask = async () => {
      const told = await lookupAt(
        `${path}/lookup?${new URLSearchParams({ date, isins })}`,
        aborting.signal
      )
      if (aborting.signal.aborted) return
      if (told) setLookup(told)
      setFailed(told === null)
      setLooking(false)
    }
    const waiting = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      clearTimeout(waiting)
      aborting.abort()
    }
  }, [path, date, isins, isTooLong])
  return { lookup: isTooLong ? null : lookup, isLooking, isTooLong, hasFailed }
}

async function lookupAt(address: string, signal: AbortSignal): Promise<Lookup | null> {
  const headers = { accept: 'application/json' }
  const response = await fetch(address, { headers, signal }).catch(() => null)
  return response?.ok ? ((await response.json()) as { data: Lookup }).data : null
}
