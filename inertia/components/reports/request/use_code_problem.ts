import { useText } from '~/hooks/use_text'
import type { Lookup } from '../types'
import { ownEntries } from './entries_text'

/** A report has at most so many securities; the server has the rule. */
const MOST_ENTRIES = 10

interface Looked {
  lookup: Lookup | null
  isTooLong: boolean
  hasFailed: boolean
}

/** What is wrong with the list while it is typed: it has too many entries, or could not be looked up. */
export function useCodeProblem({ lookup, isTooLong, hasFailed }: Looked): string | undefined {
  const sayError = useText('reports/errors')
  const own = ownEntries(lookup?.entries ?? [])
  if (isTooLong || own.length > MOST_ENTRIES) return sayError('too_many')
  return hasFailed ? sayError('unknown') : undefined
}
