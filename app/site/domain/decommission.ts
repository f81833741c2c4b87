import type { DecommissionPhase } from '#config/shop'

/** Parts of the shop that close at different times; `open` never does. */
type Area = 'register' | 'contact' | 'checkout' | 'samples' | 'shop' | 'open'

/**
 * What each route belongs to; the first line that fits decides, and whatever fits none belongs to
 * the shop. A line is a pattern as the router has it, with all below it where it ends on `/*`, and
 * for one method alone where it begins with that.
 */
const AREAS: readonly [Area, readonly string[]][] = [
  ['register', ['/register/*', 'POST /api/v1/users']],
  ['contact', ['/contact/*', 'POST /api/v1/message/contactUs']],
  [
    'checkout',
    [
      ...['/basket/2', '/basket/3', '/basket/checkout', '/basket/addresses/*', '/basket/vat-id'],
      ...['POST /api/v1/basket/:id/checkout', 'PUT /api/v1/basket/:id/lock'],
      ...['PUT /api/v1/basket/:id/additionalInfo'],
      ...['POST /api/v1/payments/customers', 'POST /api/v1/payments/charges'],
    ],
  ],
  ['samples', ['/sample-data/*', '/a7product/*', 'POST /api/v1/a7-requests']],
  [
    'shop',
    [
      ...['POST /my-account/quotes', 'POST /my-account/quotes/:number/order'],
      ...['POST /my-account/my-orders/:orderId/again', 'POST /api/v1/saved-quotes'],
    ],
  ],
  [
    'open',
    [
      ...['/my-account/*', '/admin/*', '/orders/*', '/basket-status/*', '/payments/notifications'],
      ...['/deliveries/*', '/downloads/*', '/download/*', '/fetch/*', '/verify', '/.well-known/*'],
      ...['/sign-in/*', '/sign-in-or-register', '/externalLogin', '/internalUserRegistration'],
      ...['/logout', '/logout-timer', '/password/*', '/verifyEmail/*', '/accept-privacy-notice/*'],
      ...['/save-user-details/*', '/cookie-consent', '/palette', '/health/*', '/robots.txt'],
      '/csp-reports',
      ...['/imprint', '/terms-and-conditions/*', '/privacy-notice', '/right-of-withdrawal'],
      ...['/disclaimer', '/trademarks', '/intellectual-property-rights-and-rights-of-use'],
    ],
  ],
  [
    'open',
    [
      ...['/api/docs', '/api/v1/openapi.json', '/api/v1/users/*', '/api/v1/internal-users/*'],
      ...['/api/v1/tokens/*', '/api/v1/marketplace-tokens/*', '/api/v1/admin/*'],
      ...['/api/v1/countries', '/api/v1/orders/*', '/api/v1/empty-order-files/*'],
      ...['/api/v1/payments/*', '/api/v1/invoices/*', '/api/v1/saved-quotes/*'],
      ...['/api/v1/bank-statements/*'],
      ...['/api/v1/user-quota/*', '/api/v1/quotas/*', '/api/v1/tasks/*'],
      ...['/api/v1/download-centre', '/api/v1/downloads/*', '/api/v1/public-files/*'],
      ...['/api/v1/verifications/*', 'PUT /api/v1/products/*'],
      ...['POST /api/v1/use-cases/*', 'PUT /api/v1/use-cases/*', 'DELETE /api/v1/use-cases/*'],
      ...['POST /api/v1/use-case-categories/*', 'PUT /api/v1/use-case-categories/*'],
      ...['DELETE /api/v1/use-case-categories/*'],
    ],
  ],
]

const CLOSING: readonly Area[] = ['register', 'contact', 'checkout', 'samples']

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
  phase === 'closing' ? AREAS.flatMap(([area, lines]) => (isFirst(area) ? starts(lines) : [])) : []

const isFirst = (area: Area) => CLOSING.includes(area)

const starts = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('/')).map((line) => line.replace(/\/\*$/, ''))

const areaOf = (method: string, pattern: string): Area =>
  AREAS.find(([, lines]) => lines.some((line) => fits(line, method, pattern)))?.[0] ?? 'shop'

function fits(line: string, method: string, pattern: string): boolean {
  const [place, only] = line.split(' ').toReversed() as [string, string?]
  if (only && only !== (method === 'HEAD' ? 'GET' : method)) return false
  if (!place.endsWith('/*')) return pattern === place
  return pattern === place.slice(0, -2) || pattern.startsWith(place.slice(0, -1))
}
