import { PEOPLE, type Person } from '#tests/fixtures/identity/access/row'
import { breakHeaders } from './headers.js'
import { encodeBody } from './bodies.js'
import { brokenOnce, NASTY_TEXTS } from './nasty.js'
import { sampleOf } from './samples.js'
import { Random } from './random.js'
import type { Sent } from './send.js'
import type { Place, World } from './world.js'

type Forms = Awaited<ReturnType<typeof import('./samples.js').readForms>>

export type Request = Sent & { index: number; route: string; person: Person; broken: string }

const BREAKS = [
  'nothing',
  'body',
  'body',
  'body',
  'query',
  'query',
  'path',
  'headers',
  'headers',
  'encoding',
] as const

/** The request of a number: a valid call of some route by somebody, with one part of it broken. */
export function requestOf(index: number, seed: number, world: World, forms: Forms): Request {
  const random = Random.of(seed, index)
  const place = random.pick(world.places)
  const { row, given, people } = place
  const [registered, pattern] = row.route.split(' ') as [string, string]
  const sends = row.sends(given, people)
  const writes = registered !== 'GET'
  const chosen = random.pick(BREAKS)
  const broken =
    !writes && ['body', 'encoding'].includes(chosen)
      ? random.pick(['query', 'headers'] as const)
      : chosen
  const person = personFor(place, random)

  const path = addressOf(pattern, { ...given, ...sends.params }, broken === 'path' ? random : null)
  const query = queryOf(sends.query, broken === 'query' ? random : null)
  const isCall = pattern.startsWith('/api/')
  const headers: Record<string, string> = {
    'accept': isCall
      ? 'application/json'
      : random.pick(['text/html', 'application/json', 'text/html']),
    'accept-language': random.pick(['en', 'de']),
    ...(!isCall && random.often(0.5) && inertiaVisit(world.version)),
    ...credentialsOf(world, person, isCall, random),
  }
  const method = sends.method ?? registered
  let body: Buffer | undefined
  if (writes) {
    const form = forms.get(row.route)
    const usual =
      sends.body && (!form || random.often(0.4)) ? sends.body : form ? sampleOf(form, random) : {}
    const sent = broken === 'body' ? brokenOnce(usual, random) : usual
    body = encodeBody(sent, headers, broken === 'encoding' ? random : null)
  }
  if (broken === 'headers') breakHeaders(headers, random)
  return { index, route: row.route, person, broken, method, path: path + query, headers, body }
}

const GUARDED = new Set<unknown>([
  401,
  403,
  '→ /sign-in-or-register',
  '→ /accept-privacy-notice',
  '→ /logout',
])

/** Mostly somebody who may; sometimes anybody. */
function personFor({ row }: Place, random: Random): Person {
  const welcome = PEOPLE.filter((person) => !GUARDED.has(row.answers[person]))
  return welcome.length > 0 && random.often(0.93) ? random.pick(welcome) : random.pick(PEOPLE)
}

function credentialsOf(
  world: World,
  person: Person,
  isCall: boolean,
  random: Random
): Record<string, string> {
  const token = isCall && random.often(0.3) ? world.tokens[person] : undefined
  if (token?.bearer) return { authorization: `Bearer ${token.bearer}` }
  const { cookie, formToken } = world.credentials[person]
  return { ...(cookie && { cookie }), ...(formToken && { 'x-xsrf-token': formToken }) }
}

const inertiaVisit = (version: string) => ({
  'x-inertia': 'true',
  'x-inertia-version': version,
  'x-requested-with': 'XMLHttpRequest',
})

const NASTY_PARTS = [
  ...[
    '%00',
    '%E2%80%AE',
    '%ED%A0%80',
    '%',
    '%2',
    '%2F',
    '..%2f..%2fetc',
    '%5C',
    '%0D%0AX:%20y',
    '%25',
    '..',
    '.',
  ],
  ...[
    '9223372036854775808',
    '-1',
    '0',
    '1e3',
    '01',
    '1.5',
    'NaN',
    '999999999999999',
    '__proto__',
    'constructor',
  ],
  ...[
    '%F0%9F%98%80',
    'a'.repeat(3_000),
    '%C3%A4'.repeat(300),
    ';',
    '%3F',
    '%23',
    '\u00e4',
    '*',
    ':id',
    '%E0%A4%A',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'RE-999999999999999',
    'Q-2026-999999999999999',
    'toString',
  ],
]

function addressOf(
  pattern: string,
  values: Record<string, unknown>,
  random: Random | null
): string {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const victim = random && names.length > 0 ? random.pick(names) : null
  const path = pattern
    .replace('/*', random ? `/${random.pick(NASTY_PARTS)}` : '/no-such-page')
    .replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
      if (name === victim) return `/${random!.pick(NASTY_PARTS)}`
      if (values[name] !== undefined) return `/${encodeURIComponent(String(values[name]))}`
      return optional ? '' : '/1'
    })
  if (!random || victim || pattern.includes('*')) return path
  return random.pick([
    `${path}/`,
    `/${path}`,
    `${path}/%00`,
    `${path}%E2%80%AE`,
    `${path};a=b`,
    path.toUpperCase(),
  ])
}

const NASTY_NAMES = [
  'page',
  'limit',
  'orderBy',
  'orderDirection',
  'search',
  'state',
  'from',
  'to',
  'item',
  'day',
  'part',
  'country',
  'lang',
  'theme',
  'redirect',
  'user',
  'view',
  'category',
  'product',
  'files',
  'token',
  'code',
  'error',
  'problem',
  'for',
  '__proto__',
  'constructor',
  'a[b][c][d][e][f][g]',
  'page[]',
  'search[0]',
  'search[toString]',
  'filter[__proto__][x]',
]

function queryOf(usual: string | undefined, random: Random | null): string {
  if (!random) return usual ? `?${usual}` : ''
  const pairs = usual ? usual.split('&') : []
  if (pairs.length > 0 && random.often(0.5)) {
    const at = random.below(pairs.length)
    pairs[at] = `${pairs[at]!.split('=')[0]}=${nastyParameter(random)}`
  }
  const more = 1 + random.below(3)
  for (let times = 0; times < more; times++) {
    pairs.push(`${random.pick(NASTY_NAMES)}=${nastyParameter(random)}`)
  }
  return `?${pairs.join('&')}`.slice(0, 12_000)
}

function nastyParameter(random: Random): string {
  if (random.often(0.3)) return random.pick(NASTY_PARTS).replaceAll('#', '')
  return encodeURIComponent(random.pick(NASTY_TEXTS).toWellFormed()).slice(0, 4_000)
}
