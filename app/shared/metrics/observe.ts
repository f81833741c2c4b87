/** What is told of a request when its answer has ended; nothing where nobody measures. */
export type ObservedRequest = { method: string; route: string; status: number; seconds: number }

let observer: ((request: ObservedRequest) => void) | null = null

export const observeRequest = (request: ObservedRequest): void => observer?.(request)

export const observeBy = (next: typeof observer): void => {
  observer = next
}
