import { useEffect, useState } from 'react'

/** How many days are lost, from which to which; how many stay, and how many come. */
export type Losses = {
  days: number
  first: string | null
  last: string | null
  kept: number
  gained: number
}

const WAIT_MS = 250

/** What would be lost by what an address says; null where the server does not tell. */
export async function lossesAt(address: string, signal?: AbortSignal): Promise<Losses | null> {
  const headers = { accept: 'application/json' }
  const response = await fetch(address, { headers, signal }).catch(() => null)
  if (!response?.ok) return null
  return ((await response.json()) as { data: Losses }).data
}

/** The same while somebody types: of the newest address. */
export function useLosses(address: string | null): Losses | null {
  const [losses, setLosses] = useState<Losses | null>(null)
  useEffect(() => {
    if (!address) return
    const aborting = new AbortController()
    const ask = async () => {
      const told = await lossesAt(address, aborting.signal)
      if (!aborting.signal.aborted) setLosses(told)
    }
    const waiting = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      clearTimeout(waiting)
      aborting.abort()
    }
  }, [address])
  return losses
}
