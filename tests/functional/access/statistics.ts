import { only } from '#tests/fixtures/identity/access/row'
import { givenRehearsal } from '#tests/fixtures/statistics/given_rehearsal'
import { givenVenue } from '#tests/fixtures/catalogue/given_venue'

export const given = async () => {
  const venue = await givenVenue()
  return { tab: 'sales', venue, month: '2026-03', format: 'csv', id: await givenRehearsal() }
}

const admins = (route: string, answer: number) => only(['admin'], route, answer as 200)

export const rows = [
  admins('GET /admin/stats', 302),
  admins('GET /admin/stats/:tab', 200),
  admins('GET /admin/stats/:tab/export', 200),
  admins('GET /admin/data-partners', 200),
  admins('GET /admin/data-partners/:venue', 200),
  admins('GET /admin/data-partners/:venue/papers', 200),
  admins('GET /admin/data-partners/:venue/papers/export', 200),
  admins('GET /admin/data-partners/:venue/statements/:month/:format', 200),
  only(['admin'], 'POST /admin/data-partners/:venue/shares', 'refused'),
  admins('GET /admin/rules', 200),
  admins('GET /admin/rules/new', 200),
  admins('GET /admin/rules/:id', 200),
  only(['admin'], 'POST /admin/rules', 'refused'),
  admins('POST /admin/rules/:id/stop', 302),
  only(['admin'], 'POST /admin/rules/:id/publish', 'refused'),
  admins('GET /admin/demand', 200),
  admins('GET /admin/demand/export', 200),
  admins('GET /api/v1/stats/demand', 200),
  admins('GET /admin/open-demand', 200),
  admins('GET /admin/open-demand/export', 200),
  admins('GET /api/v1/stats/open-demand', 200),
  admins('GET /admin/expiring', 200),
  admins('GET /admin/expiring/export', 200),
  admins('GET /api/v1/stats/expiring', 200),
  ...[
    'sales',
    'sales-by-user',
    'sales-by-product',
    'one-offs',
    'subscribers',
    'new-users',
    'conversion',
  ].map((name) => admins(`GET /api/v1/stats/${name}`, 200)),
]
