import type { RequestFailure } from './request_failure'

export interface ToldFailure {
  failure: RequestFailure
  /** Why, where the answer has no words of its own. */
  reason?: 'timeout' | 'unreachable' | 'signed_out'
  /** Sends the same once more. */
  again?: () => void
  /** Beside the form rather than in a passing message, for what its page handles itself. */
  isInPlace?: boolean
}

const TOLD = 'kontor:failure'

/** Something was done beside the page: what was pressed may be gone. */
export const ACTED = 'kontor:acted'

/** Says on the page that a request failed; whoever hears it shows it. */
export const tellFailure = (told: ToldFailure) =>
  window.dispatchEvent(new CustomEvent(TOLD, { detail: told }))

/** Hears of failures; answers how to stop hearing. */
export function onFailure(listen: (told: ToldFailure) => void): () => void {
  const hear = (event: Event) => listen((event as CustomEvent<ToldFailure>).detail)
  window.addEventListener(TOLD, hear)
  return () => window.removeEventListener(TOLD, hear)
}
