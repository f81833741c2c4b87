import { defineModule } from '#shared/modules'

/** The papers and the money of orders: invoices, credit notes, bank statements, refunds. */
export default defineModule({
  name: 'billing',
  finds: () => import('#billing/finds'),
  routes: [() => import('#billing/routes/pages'), () => import('#billing/routes/staff')],
  api: [
    () => import('#billing/api/examples'),
    () => import('#billing/api/german'),
    () => import('#billing/api/money'),
    () => import('#billing/api/statements'),
  ],
  jobs: () => import('#billing/jobs/index'),
  provides: () => import('#billing/provides'),
  keepsOfPeople: () => import('#billing/kept_of_people'),
  restored: () => import('#billing/restored'),
  adminPlaces: [
    {
      group: 'sales',
      rank: 14,
      name: 'papers',
      path: '/admin/manage-orders/invoices',
      scopes: ['orders.read'],
    },
    {
      group: 'sales',
      rank: 16,
      name: 'statements',
      path: '/admin/manage-orders/statements',
      scopes: ['orders.status.write'],
      waiting: `select count(*) from bank_statement_entries
                 where state = 'Open' and amount_cents > 0`,
    },
  ],
  palettePlaces: [{ for: 'account', rank: 21, name: 'invoices', path: '/my-account/invoices' }],
  closes: {
    never: [
      ...['/my-account/invoices', '/my-account/invoices/*', '/my-account/my-orders/invoices/*'],
      ...['/admin/manage-orders/*', '/api/v1/orders/*'],
      ...['/api/v1/invoices/*', '/api/v1/bank-statements/*'],
    ],
  },
})
