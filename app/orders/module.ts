import { defineModule } from '#shared/modules'

/** What customers bought: checkout, payment, the life of an order. */
export default defineModule({
  name: 'orders',
  finds: () => import('#orders/finds'),
  routes: [
    () => import('#orders/routes/pages'),
    () => import('#orders/routes/deliveries'),
    () => import('#orders/routes/staff'),
  ],
  api: [
    () => import('#orders/api/examples'),
    () => import('#orders/api/german'),
    () => import('#orders/api/checkout'),
    () => import('#orders/api/orders'),
    () => import('#orders/api/payments'),
    () => import('#orders/api/deliveries'),
    () => import('#orders/api/staff'),
    () => import('#orders/api/quotas'),
    () => import('#orders/api/test_calls'),
  ],
  jobs: () => import('#orders/jobs/index'),
  provides: () => import('#orders/provides'),
  keepsOfPeople: () => import('#orders/kept_of_people'),
  adminPlaces: [
    {
      group: 'sales',
      rank: 10,
      name: 'orders',
      path: '/admin/manage-orders',
      scopes: ['orders.read'],
      waiting: `select sum(orders) from order_tallies where state = 'Registered'`,
    },
    {
      group: 'sales',
      rank: 12,
      name: 'payments',
      path: '/admin/manage-orders/payments',
      scopes: ['orders.status.write'],
      waiting: `select count(*) from payment_attempts
                 where state in ('Review', 'Refunding')
                    or (charged_back_at is not null and chargeback_closed_at is null)`,
    },
    {
      group: 'sales',
      rank: 20,
      name: 'quotas',
      path: '/admin/quotas',
      scopes: ['orders.quota.read'],
    },
  ],
  userTabs: [{ rank: 50, name: 'orders', scopes: ['orders.read'] }],
  palettePlaces: [{ for: 'account', rank: 20, name: 'orders', path: '/my-account/my-orders' }],
  examines: () => import('#orders/examines'),
  measures: () => import('#orders/measures'),
  restored: () => import('#orders/restored'),
  retires: () => import('#orders/retires'),
  closes: {
    closing: [
      ...['/basket/3', '/basket/checkout', '/basket/pay/*'],
      'POST /api/v1/basket/:id/checkout',
      ...['PUT /api/v1/basket/:id/lock', 'PUT /api/v1/basket/:id/additionalInfo'],
      ...['POST /api/v1/payments/customers', 'POST /api/v1/payments/charges'],
    ],
    closed: ['DELETE /api/v1/basket/:id/lock', 'POST /my-account/my-orders/:orderId/again'],
    never: [
      ...['/my-account/my-orders/*', '/admin/manage-orders/*', '/admin/orders/*'],
      ...['/admin/order-on-behalf/*', '/admin/quotas/*', '/admin/manage-users/:userId/orders/*'],
      ...['/basket-status/*', '/payments/notifications'],
      ...['/deliveries/*', '/orders/*'],
      ...['/api/v1/orders/*', '/api/v1/empty-order-files/*', '/api/v1/payments/*'],
      ...['/api/v1/quotas/*', '/api/v1/user-quota/*'],
    ],
  },
})
