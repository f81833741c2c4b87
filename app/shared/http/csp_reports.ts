/** Where browsers tell what the content policy kept from a page; old ones know only the path. */
export const CSP_REPORTS = { path: '/csp-reports', group: 'csp' }

export type BlockedContent = { directive: string; blocked: string; page: string }

const LONGEST = 200
const MOST_REPORTS = 5

/** What a browser's reports say, briefly: anybody may send anything here. */
export function readCspReports(sent: unknown): BlockedContent[] {
  const reports: unknown[] = Array.isArray(sent) ? sent : [sent]
  return reports.slice(0, MOST_REPORTS).flatMap((report) => {
    const { 'body': newer, 'csp-report': older } = (report ?? {}) as Record<string, unknown>
    const told = newer ?? older
    return typeof told === 'object' && told !== null ? [briefly(told as Told)] : []
  })
}

type Told = Record<string, unknown>

const briefly = (told: Told): BlockedContent => ({
  directive: text(
    told.effectiveDirective ?? told['effective-directive'] ?? told['violated-directive']
  ),
  blocked: withoutQuery(told.blockedURL ?? told['blocked-uri']),
  page: withoutQuery(told.documentURL ?? told['document-uri']),
})

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : '')

/** Queries may hold what is nobody's business, such as a token. */
const withoutQuery = (value: unknown) => text(value).split(/[?#]/)[0]!
