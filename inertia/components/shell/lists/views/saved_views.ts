import { listParameters } from '../list_address'
import type { AskedList } from '../types'
import type { SavedView } from './types'

/** What a list asks for now, as a saved view keeps it. */
export const parametersOf = (list: AskedList): string =>
  new URLSearchParams(listParameters(list)).toString()

/** The saved view that asks for just what the list shows, whatever the order of its words. */
export function currentView(list: AskedList, saved: readonly SavedView[] | null): SavedView | null {
  const now = sorted(parametersOf(list))
  return saved?.find(({ parameters }) => sorted(parameters) === now) ?? null
}

function sorted(text: string): string {
  const parameters = new URLSearchParams(text)
  parameters.sort()
  return parameters.toString()
}
