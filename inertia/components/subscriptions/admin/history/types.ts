type Days = {
  visibleFrom: string | null
  visibleUntil: string | null
}

export type PastSubscription = Days & {
  typeId: number
  name: string
  isUnrestricted: boolean
  ranges: (Days & { startsOn: string | null; endsOn: string | null; isTrial: boolean })[]
}

export type HistoryLine = {
  id: number
  at: string
  actor: string
  name: string
  action: string
  reason: string | null
  requestId: number | null
}
