import { definePort } from '#shared/ports'

/** What can need somebody, the most pressing first. */
export const NEEDS = [
  'unpaid',
  'agree',
  'owed',
  'expiring',
  'email',
  'refund',
  'ending',
  'request_Rejected',
  'request_Confirmed',
  'request_New',
  'quote',
] as const

export type NeedKind = (typeof NEEDS)[number]

/** Account, amount and words of a transfer, with the squares of its picture for banking apps. */
type Transfer = {
  holder: string
  iban: string
  bic: string
  bank: string
  reference: string
  amountCents: number
  code: { path: string; size: number }
}

/** One thing that needs somebody, or that somebody waits for. */
export type AccountNeed = {
  kind: NeedKind
  /** What it is called: the number of an order, a product, a quote. */
  of: string
  /** Products or reasons, in the order in which they are to be named. */
  about: string[]
  cents?: number
  count?: number
  /** How a transfer finds its order. */
  reference?: string
  /** All that a transfer takes; only the newest of many unpaid orders have it. */
  transfer?: Transfer
  /** The day by which, and how many days that is away. */
  until?: string
  href: string
}

/** The newest that there is for somebody, by the name under which the page shows it; modules declare theirs. */
export interface AccountNewest {}

/** What a module knows of somebody's account. */
export type AccountTopic = {
  /** Figures beside the entries of the menu, by the names of these. */
  figures?: (userId: number) => Promise<Partial<Record<string, number>>>
  needs?: (userId: number) => Promise<AccountNeed[]>
  newest?: (userId: number) => Promise<Partial<AccountNewest>>
}

export const accountTopics = definePort<AccountTopic>('shared.account_topics')

/** What all modules know, the most pressing first, of the same kind what is due first. */
export async function readAccount(userId: number) {
  const topics = accountTopics.all()
  const [figures, needs, newest] = await Promise.all([
    Promise.all(topics.map((topic) => topic.figures?.(userId) ?? {})),
    Promise.all(topics.map((topic) => topic.needs?.(userId) ?? [])),
    Promise.all(topics.map((topic) => topic.newest?.(userId) ?? {})),
  ])
  return {
    figures: Object.assign({}, ...figures) as Figures,
    needs: needs.flat().toSorted(byNeed),
    newest: Object.assign({}, ...newest) as AccountNewest,
  }
}

type Figures = Record<string, number>

const NEVER = '9999-12-31'

function byNeed(one: AccountNeed, other: AccountNeed): number {
  const rank = NEEDS.indexOf(one.kind) - NEEDS.indexOf(other.kind)
  return rank || (one.until ?? NEVER).localeCompare(other.until ?? NEVER)
}
