import { useEffect, useRef, useState } from 'react'
import type { Data } from '@generated/data'
import { replaceInPlace } from '~/layouts/visits'
import { productAddress, selectionQuery, type Selection } from '../addresses'

const SETTLE_MS = 200
const TOO_MANY = 429

/** Whether the figures are those of the chosen days, or what keeps them from it. */
export type QuoteState = 'current' | 'asking' | 'held' | 'failed' | 'too_many'

type Asked = {
  days: Selection
  /** The quote of the page while it was asked, or the next one. */
  over: Data.Catalogue.Quote | null
  isOverNext: boolean
}

/**
 * Asks for the quote of other days: after a short rest, one question at a time. The answer becomes
 * the page's quote and the days its address; until then the old figures stay.
 */
export function useQuote(code: string, quote: Data.Catalogue.Quote | null) {
  const [state, setState] = useState<Exclude<QuoteState, 'current'>>('held')
  const [asked, setAsked] = useState<Asked | null>(null)
  const running = useRef<AbortController>(null)
  const isLanding = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = () => {
    running.current?.abort()
    clearTimeout(timer.current)
  }
  useEffect(() => stop, [])
  useEffect(() => {
    isLanding.current = false
  }, [quote])
  // What was asked for while an answer came into the page is asked over that answer.
  if (asked?.isOverNext && asked.over !== quote) {
    setAsked({ ...asked, over: quote, isOverNext: false })
  }

  const ask = (days: Selection) => {
    stop()
    setAsked({ days, over: quote, isOverNext: isLanding.current })
    setState('asking')
    const request = (running.current = new AbortController())
    timer.current = setTimeout(() => {
      fetchQuote(code, days, request.signal).then(
        (answer) => {
          isLanding.current = true
          replaceInPlace(productAddress(code, days), { quote: answer })
        },
        (error) => {
          if (request.signal.aborted) return
          const seconds = waitAfter(error)
          setState(seconds > 0 ? 'too_many' : 'failed')
          if (seconds > 0) timer.current = setTimeout(() => ask(days), seconds * 1_000)
        }
      )
    }, SETTLE_MS)
  }
  /** What was asked last is wanted no longer, and what is wanted is not known yet. */
  const hold = () => {
    stop()
    setState('held')
  }

  /** What was asked for counts until another quote is there, be it the answer or an earlier page. */
  const wanted = asked && asked.over === quote ? asked.days : null
  return { ask, hold, wanted, state: wanted ? state : ('current' as const) }
}

async function fetchQuote(code: string, days: Selection, signal: AbortSignal) {
  const query = selectionQuery(days)
  const response = await fetch(`/products/${encodeURIComponent(code)}/quote?${query}`, {
    signal,
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error('The quote was refused', { cause: response })
  const { data }: { data: Data.Catalogue.Quote } = await response.json()
  return data
}

/** Seconds until the shop answers again, where too much was asked of it; 0 for other failures. */
function waitAfter({ cause }: Error): number {
  if (!(cause instanceof Response) || cause.status !== TOO_MANY) return 0
  return Number(cause.headers.get('retry-after')) || 1
}
