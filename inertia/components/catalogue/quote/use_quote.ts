import { useEffect, useRef, useState } from 'react'
import type { Data } from '@generated/data'
import { replaceInPlace } from '~/layouts/visits'
import { productAddress, selectionQuery, type Selection } from '../addresses'

const SETTLE_MS = 200

/**
 * Asks for the quote of other days: after a short rest, one question at a time. The answer becomes
 * the page's quote and the days its address; until then the old figures stay.
 */
export function useQuote(code: string) {
  const [state, setState] = useState<'settled' | 'asking' | 'failed'>('settled')
  const [wanted, setWanted] = useState<Selection | null>(null)
  const running = useRef<AbortController>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = () => {
    running.current?.abort()
    clearTimeout(timer.current)
  }
  useEffect(() => stop, [])

  const ask = (days: Selection) => {
    stop()
    setWanted(days)
    setState('asking')
    const request = (running.current = new AbortController())
    timer.current = setTimeout(() => {
      fetchQuote(code, days, request.signal).then(
        (quote) => {
          replaceInPlace(productAddress(code, days), { quote })
          setWanted(null)
          setState('settled')
        },
        () => !request.signal.aborted && setState('failed')
      )
    }, SETTLE_MS)
  }

  return { ask, wanted, isAsking: state === 'asking', hasFailed: state === 'failed' }
}

async function fetchQuote(code: string, days: Selection, signal: AbortSignal) {
  const query = selectionQuery(days)
  const response = await fetch(`/products/${encodeURIComponent(code)}/quote?${query}`, {
    signal,
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`The quote was answered with ${response.status}`)
  const { data }: { data: Data.Catalogue.Quote } = await response.json()
  return data
}
