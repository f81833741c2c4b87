import { useEffect, useState } from 'react'
import { fetchData } from '~/components/shell/failures/fetch_data'

/** How many days are lost, from which to which; how many stay, and how many come; and which will not come any more. */
export type Losses = {
  days: number
  first: string | null
  last: string | null
  kept: number
  gained: number
  missed: DaysAhead | null
  coming: DaysAhead | null
}

/** Without an end their number and last are null. */
export type DaysAhead = { days: number | null; first: string; last: string | null }

const WAIT_MS = 250

/** What would be lost by what an address says; null where the server refuses it, and where it failed, which is told. */
export async function lossesAt(address: string, signal?: AbortSignal): Promise<Losses | null> {
  const options = { signal, showsRefusals: true }
  const told = await fetchData<{ data: Losses }>(address, options).catch(() => null)
  return told?.data ?? null
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
