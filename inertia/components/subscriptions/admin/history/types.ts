type Days = {
  visibleFrom: string | null
  visibleUntil: string | null
}

export type PastDays = Days & {
  startsOn: string | null
  endsOn: string | null
  isTrial: boolean
  isSalesTrial: boolean
  actualStartsOn: string | null
  items: string[]
}

export type PastSubscription = Days & {
  typeId: number
  name: string
  isUnrestricted: boolean
  ranges: PastDays[]
}

/** What of a subscription was other before a change, or is after it. */
export type ChangedSide = {
  ranges: PastDays[]
  /** When the whole may be seen; null where that stayed. */
  visible: Days | null
}

export type HistoryLine = {
  was: ChangedSide
  now: ChangedSide
  id: number
  at: string
  actor: string
  name: string
  action: string
  reason: string | null
  requestId: number | null
}
