import { useEffect, useState } from 'react'

export interface Preview {
  day: string
  fileName: string
  bytes: number
  kind: 'rows' | 'packets'
  columns: { name: string; type: string; kind: string; unit: string | null }[]
  rows: (string | null)[][]
  /** Whether the file goes on after the last row shown. */
  more: boolean
}

type State = { preview: Preview | null; refusal: string | null; isReading: boolean }

const BEGIN: State = { preview: null, refusal: null, isReading: true }

/** The first rows of a day's file; while another day is read, those of the last one stay. */
export function usePreview(code: string, day: string, unreachable: string): State {
  const [state, setState] = useState(BEGIN)
  useEffect(() => {
    const request = new AbortController()
    setState((before) => ({ ...before, isReading: true }))
    read(code, day, request.signal).then(
      (answer) => setState({ preview: null, refusal: null, ...answer, isReading: false }),
      () =>
        request.signal.aborted ||
        setState({ preview: null, refusal: unreachable, isReading: false })
    )
    return () => request.abort()
  }, [code, day, unreachable])
  return state
}

async function read(code: string, day: string, signal: AbortSignal) {
  const address = `/products/${encodeURIComponent(code)}/preview?day=${day}`
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
  const { data, message }: { data: Preview | null; message: string } = await response.json()
  return data ? { preview: data } : { refusal: message }
}
