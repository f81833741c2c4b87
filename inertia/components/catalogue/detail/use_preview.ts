import { useEffect, useState } from 'react'
import { fetchData } from '~/components/shell/failures/fetch_data'
import { RequestFailure } from '~/components/shell/failures/request_failure'

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
      (preview) => setState({ preview, refusal: null, isReading: false }),
      (failure: unknown) => {
        if (request.signal.aborted) return
        const words = failure instanceof RequestFailure ? failure.message : ''
        setState({ preview: null, refusal: words || unreachable, isReading: false })
      }
    )
    return () => request.abort()
  }, [code, day, unreachable])
  return state
}

async function read(code: string, day: string, signal: AbortSignal) {
  const address = `/products/${encodeURIComponent(code)}/preview?day=${day}`
  return (await fetchData<{ data: Preview }>(address, { signal, showsRefusals: true })).data
}
