import { only } from '#tests/fixtures/identity/access/row'

export const given = () => Promise.resolve({ tab: 'sales' })

const admins = (route: string, answer: number) => only(['admin'], route, answer as 200)

export const rows = [
  admins('GET /admin/stats', 302),
  admins('GET /admin/stats/:tab', 200),
  admins('GET /admin/stats/:tab/export', 200),
  ...['sales', 'sales-by-user', 'sales-by-product', 'one-offs', 'subscribers', 'new-users'].map(
    (name) => admins(`GET /api/v1/stats/${name}`, 200)
  ),
]
