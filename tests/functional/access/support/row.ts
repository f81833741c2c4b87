import type User from '#identity/models/user'

/**
 * Everybody who may come by: nobody signed in, the customer whose records are used, another
 * customer, a locked one, each role, and somebody who has not agreed to the privacy notice.
 */
export const PEOPLE = [
  'visitor',
  'customer',
  'other',
  'locked',
  'viewer',
  'manager',
  'admin',
  'derivatives',
  'sales',
  'newcomer',
] as const

export type Person = (typeof PEOPLE)[number]
export type Role = 'viewer' | 'manager' | 'admin' | 'derivatives' | 'sales'
export type People = Record<Exclude<Person, 'visitor'>, User> & { visitor: null }

/**
 * A status; `→ /path` for a redirect to there; 302 for one to anywhere but a guard's page; `refused`
 * for a form that is sent back with a message.
 */
export type Answer = number | `→ ${string}` | 'refused'

/** Values that the module's `given` made, by the names that its routes' parameters have. */
export type Given = Record<string, string | number>

type Sent = {
  params?: Given
  query?: string
  body?: Record<string, unknown>
  /** Asks what GET would answer without its content, where sending that has effects of its own. */
  method?: 'HEAD'
}

export type Row = {
  /** Method and pattern as the router knows them. */
  route: string
  answers: Record<Person, Answer>
  sends: (given: Given, people: People) => Sent
  /** Others than browsers call it, so it needs no token of the page. */
  withoutToken: boolean
}

type More = {
  but?: Partial<Record<Person, Answer>>
  sends?: Row['sends']
  withoutToken?: boolean
}

/** A module's part of the matrix. */
export type Module = {
  rows: Row[]
  given?: (people: People) => Promise<Given>
}

const isCall = (route: string) => route.includes(' /api/')

const toSignIn = (route: string): Answer => (isCall(route) ? 401 : '→ /sign-in-or-register')
const toNotice = (route: string): Answer => (isCall(route) ? 403 : '→ /accept-privacy-notice')
const signedOut = (route: string): Answer => (isCall(route) ? 403 : '→ /logout')

const row = (route: string, answers: Record<Person, Answer>, more: More): Row => ({
  route,
  answers: { ...answers, ...more.but },
  sends: more.sends ?? (() => ({})),
  withoutToken: more.withoutToken ?? false,
})

const forAll = (answer: Answer) =>
  Object.fromEntries(PEOPLE.map((person) => [person, answer])) as Record<Person, Answer>

/** Everybody may; who is locked is signed out wherever they go. */
export const open = (route: string, answer: Answer, more: More = {}): Row =>
  row(route, { ...forAll(answer), locked: signedOut(route) }, more)

const guarded = (route: string, answer: Answer) => ({
  ...forAll(answer),
  visitor: toSignIn(route),
  locked: signedOut(route),
  newcomer: toNotice(route),
})

/** Whoever is signed in may. */
export const signedIn = (route: string, answer: Answer, more: More = {}): Row =>
  row(route, guarded(route, answer), more)

/** Only the customer whose record it is may; nobody else learns that it exists. */
export const own = (route: string, answer: Answer, more: More = {}): Row => {
  const unknown: Answer = isCall(route) || route.startsWith('GET ') ? 404 : 'refused'
  return row(route, { ...guarded(route, unknown), customer: answer }, more)
}

/** The same answer for every role, for `but`. */
export const staff = (answer: Answer): Record<Role, Answer> => ({
  viewer: answer,
  manager: answer,
  admin: answer,
  derivatives: answer,
  sales: answer,
})

/** Only these roles may. */
export const only = (roles: Role[], route: string, answer: Answer, more: More = {}): Row => {
  const allowed = Object.fromEntries(roles.map((role) => [role, answer]))
  return row(route, { ...guarded(route, 403), ...allowed }, more)
}
