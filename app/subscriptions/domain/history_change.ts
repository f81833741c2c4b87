/** A date range as the history keeps it; days are YYYY-MM-DD, null is open. */
export type PastDays = {
  startsOn: string | null
  endsOn: string | null
  visibleFrom: string | null
  visibleUntil: string | null
  isTrial: boolean
  isSalesTrial: boolean
  /** Of a filterable type: the first day with files, and what was chosen. */
  actualStartsOn: string | null
  items: string[]
}

type Visible = Pick<PastDays, 'visibleFrom' | 'visibleUntil'>

export type ChangedSide = {
  ranges: PastDays[]
  /** When the whole could be seen; null where that stayed. */
  visible: Visible | null
}

/** A subscription as an entry of the history holds it: whole, or what came to it. */
export type KeptSide = Partial<Visible> & { ranges?: KeptDays[] }

type Later = 'isSalesTrial' | 'actualStartsOn' | 'items'

type KeptDays = Omit<PastDays, Later> & Partial<Pick<PastDays, Later>> & { id: number }

/** What a change took and what it gave; ranges that stayed as they were are on neither side. */
export function changeBetween(before: KeptSide | null, after: KeptSide | null) {
  const [was, now] = [rangesOf(before), rangesOf(after)]
  const isSeenOtherwise =
    before !== null && after !== null && wordsOfVisible(before) !== wordsOfVisible(after)
  const side = (own: Map<number, PastDays>, other: Map<number, PastDays>, of: KeptSide | null) => ({
    ranges: [...own].flatMap(([id, days]) => (isSame(days, other.get(id)) ? [] : [days])),
    visible: isSeenOtherwise ? visibleOf(of!) : null,
  })
  return { was: side(was, now, before), now: side(now, was, after) }
}

const rangesOf = (side: KeptSide | null) =>
  new Map((side?.ranges ?? []).map(({ id, ...range }) => [id, daysOf(range)]))

const daysOf = (kept: Omit<KeptDays, 'id'>): PastDays => {
  const { startsOn, endsOn, visibleFrom, visibleUntil, isTrial } = kept
  const { isSalesTrial = false, actualStartsOn = null, items = [] } = kept
  return {
    ...{ startsOn, endsOn, visibleFrom, visibleUntil, isTrial },
    ...{ isSalesTrial, actualStartsOn, items },
  }
}

const visibleOf = ({ visibleFrom = null, visibleUntil = null }: KeptSide): Visible => ({
  ...{ visibleFrom, visibleUntil },
})

const wordsOfVisible = (side: KeptSide) => JSON.stringify(visibleOf(side))

const isSame = (one: PastDays, other?: PastDays) => JSON.stringify(one) === JSON.stringify(other)
