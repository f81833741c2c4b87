import { useEffect, useState } from 'react'
import { fetchData } from '~/components/shell/failures/fetch_data'
import { SUBSCRIPTIONS } from './subscribers/types'

/** What days give to each, in words, and to how many more besides. */
type Effects = { lines: { name: string; text: string }[]; more: number }

export type Given = {
  types: readonly number[]
  people: readonly number[]
  /** The range as it is sent. */
  sent: Record<string, string>
}

const WAIT_MS = 250

/** What would be given, while somebody types; null where nothing is chosen, or the server refuses it. */
export function useGivenEffects({ types, people, sent }: Given): Effects | null {
  const [effects, setEffects] = useState<Effects | null>(null)
  const query = new URLSearchParams({ types: types.join(','), ...sent })
  if (people.length > 0) query.set('people', people.join(','))
  const asked = types.length > 0 ? query.toString() : null
  useEffect(() => {
    if (!asked) return
    const aborting = new AbortController()
    const { signal } = aborting
    const ask = async () => {
      const options = { signal, showsRefusals: true }
      const told = await fetchData<{ data: Effects }>(
        `${SUBSCRIPTIONS}/effects?${asked}`,
        options
      ).catch(() => null)
      if (!signal.aborted) setEffects(told?.data ?? null)
    }
    const waiting = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      clearTimeout(waiting)
      aborting.abort()
    }
  }, [asked])
  return asked ? effects : null
}
