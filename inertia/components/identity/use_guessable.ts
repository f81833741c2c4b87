import { useEffect, useState } from 'react'
import { pageToken } from './page_token'

const PATH = '/password/judgement'
const WAIT_MS = 250

type Judged = { password: string; isGuessable: boolean }

/** What the server thinks of a password once typing pauses; null until it has said so. */
export function useGuessable(password: string | null, uid?: string): boolean | null {
  const [judged, setJudged] = useState<Judged | null>(null)
  useEffect(() => {
    if (password === null) return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const isGuessable = await ask({ password, uid }, asking.signal)
      if (isGuessable !== null) setJudged({ password, isGuessable })
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [password, uid])
  return judged !== null && judged.password === password ? judged.isGuessable : null
}

/** Null where nobody answers: the server judges again when the password is sent. */
async function ask(body: { password: string; uid?: string }, signal: AbortSignal) {
  const headers = {
    'accept': 'application/json',
    'content-type': 'application/json',
    'x-xsrf-token': pageToken(),
  }
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal }
  const response = await fetch(PATH, request).catch(() => null)
  if (!response?.ok) return null
  return ((await response.json()) as { data: { isGuessable: boolean } }).data.isGuessable
}
