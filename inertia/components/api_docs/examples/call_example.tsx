import type { ApiCallDescription } from '../types'
import { fillCall } from './filled_call'
import { InLanguages } from './in_languages'
import { useCaller } from './use_caller'

/** A call as whoever reads the page would make it. */
export function CallExample({ call }: { call: ApiCallDescription }) {
  return <InLanguages call={fillCall(call, useCaller())} />
}
