import type { RequestState } from '#subscriptions/domain/request_state'

type Told = {
  state: RequestState
  reason: string | null
  createdAt: Date
  assignedAt: Date | null
  decidedAt: Date | null
}

/** A step of a request as whoever asked is told of it: never by whom of the shop. */
export type RequestStep = {
  step: 'received' | 'assigned' | 'confirmed' | 'rejected'
  at: Date
  reason: string | null
}

/** What became of a request from its beginning; each step was mailed when it was made. */
export function requestStory(request: Told): RequestStep[] {
  const { state, reason, createdAt, assignedAt, decidedAt } = request
  const steps: RequestStep[] = [{ step: 'received', at: createdAt, reason: null }]
  if (assignedAt) steps.push({ step: 'assigned', at: assignedAt, reason: null })
  if (decidedAt && state !== 'New') {
    steps.push({ step: state === 'Confirmed' ? 'confirmed' : 'rejected', at: decidedAt, reason })
  }
  return steps
}
