import { only } from '#tests/fixtures/identity/access/row'
import { givenVenue } from '#tests/fixtures/catalogue/given_venue'

export const given = async () => {
  const venue = await givenVenue()
  return { tab: 'sales', venue, month: '2026-03', format: 'csv' }
}

const admins = (route: string, answer: number) => only(['admin'], route, answer as 200)

export const rows = [
  admins('GET /admin/stats', 302),
  admins('GET /admin/stats/:tab', 200),
  admins('GET /admin/stats/:tab/export', 200),
  admins('GET /admin/data-partners', 200),
  admins('GET /admin/data-partners/:venue', 200),
  admins('GET /admin/data-partners/:venue/statements/:month/:format', 200),
  only(['admin'], 'POST /admin/data-partners/:venue/shares', 'refused'),
  ...['sales', 'sales-by-user', 'sales-by-product', 'one-offs', 'subscribers', 'new-users'].map(
    (name) => admins(`GET /api/v1/stats/${name}`, 200)
  ),
]
