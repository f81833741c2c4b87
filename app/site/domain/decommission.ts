import type { DecommissionPhase } from '#config/shop'

/** Parts of the shop that close at different times; `open` never does. */
type Area = 'register' | 'contact' | 'checkout' | 'samples' | 'shop' | 'open'

/** Pages by the start of their address; every other page belongs to the shop. */
const PAGES: Record<Exclude<Area, 'shop'>, readonly string[]> = {
  register: ['/register'],
  contact: ['/contact'],
  checkout: ['/basket/2', '/basket/3', '/basket/checkout', '/basket/addresses', '/basket/vat-id'],
  samples: ['/sample-data'],
  open: [
    ...['/my-account', '/basket-status', '/download', '/downloads', '/admin', '/logout'],
    ...['/logout-timer', '/sign-in', '/sign-in-or-register', '/externalLogin', '/password'],
    ...['/internalUserRegistration', '/accept-privacy-notice', '/save-user-details'],
    ...[
      '/verifyEmail',
      '/cookie-consent',
      '/palette',
      '/health',
      '/robots.txt',
      '/api',
      '/imprint',
    ],
    ...['/terms-and-conditions', '/privacy-notice', '/right-of-withdrawal', '/disclaimer'],
    ...['/trademarks', '/intellectual-property-rights-and-rights-of-use'],
  ],
}

/** Calls below /api/v1 that close; every other call serves accounts, downloads or staff. */
const CALLS: readonly [method: string, pattern: RegExp, area: Area][] = [
  ['POST', /^\/users$/, 'register'],
  ['POST', /^\/message\/contactUs$/, 'contact'],
  ['POST', /^\/basket\/[^/]+\/checkout$/, 'checkout'],
  ['PUT', /^\/basket\/[^/]+\/lock$/, 'checkout'],
  ['POST', /^\/a7-requests$/, 'samples'],
  ['*', /^\/(a7products|basket|message|products|use-case-categories|use-cases)(\/|$)/, 'shop'],
]

const CLOSING: Area[] = ['register', 'contact', 'checkout', 'samples']

const CLOSED: Record<DecommissionPhase, readonly Area[]> = {
  active: [],
  announced: [],
  closing: CLOSING,
  closed: [...CLOSING, 'shop'],
}

/**
 * Whether a route is closed in a phase (decommission rule): while closing, whatever would begin
 * something new; once closed, all but accounts, downloads, legal texts and the administration.
 */
export const isClosed = (phase: DecommissionPhase, method: string, pattern: string): boolean =>
  CLOSED[phase].includes(areaOf(method, pattern))

/** Starts of the addresses whose links open the notice instead, in a phase. */
export const noticePaths = (phase: DecommissionPhase): string[] =>
  phase === 'closing' ? CLOSING.flatMap((area) => (area === 'shop' ? [] : PAGES[area])) : []

function areaOf(method: string, pattern: string): Area {
  return pattern.startsWith('/api/v1/') ? areaOfCall(method, pattern.slice(7)) : areaOfPage(pattern)
}

const areaOfCall = (method: string, path: string): Area =>
  CALLS.find(([of, shape]) => (of === '*' || of === method) && shape.test(path))?.[2] ?? 'open'

const areaOfPage = (path: string): Area =>
  (Object.keys(PAGES) as (keyof typeof PAGES)[]).find((area) =>
    PAGES[area].some((start) => path === start || path.startsWith(`${start}/`))
  ) ?? 'shop'
