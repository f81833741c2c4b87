import { defineModule } from '#shared/modules'
import { ENDING_THIS_WEEK } from '#subscriptions/queries/endings'

/** Who may have which days of which products without ordering them, and until when. */
export default defineModule({
  name: 'subscriptions',
  routes: [
    () => import('#subscriptions/routes/pages'),
    () => import('#subscriptions/routes/ending'),
    () => import('#subscriptions/routes/staff'),
    () => import('#subscriptions/routes/subscribers'),
    () => import('#subscriptions/routes/user'),
    () => import('#subscriptions/routes/copies'),
    () => import('#subscriptions/routes/assignments'),
    () => import('#subscriptions/routes/requests'),
    () => import('#subscriptions/routes/contacts'),
  ],
  api: [
    () => import('#subscriptions/api/examples'),
    () => import('#subscriptions/api/german'),
    () => import('#subscriptions/api/types'),
    () => import('#subscriptions/api/user_words'),
    () => import('#subscriptions/api/users'),
    () => import('#subscriptions/api/date_ranges'),
    () => import('#subscriptions/api/user_types'),
    () => import('#subscriptions/api/assignments'),
    () => import('#subscriptions/api/assignment_words'),
    () => import('#subscriptions/api/request_words'),
    () => import('#subscriptions/api/requests'),
    () => import('#subscriptions/api/contact_words'),
    () => import('#subscriptions/api/contacts'),
  ],
  jobs: () => import('#subscriptions/jobs/index'),
  provides: () => import('#subscriptions/provides'),
  keepsOfPeople: () => import('#subscriptions/kept_of_people'),
  adminPlaces: [
    {
      group: 'subscriptions',
      rank: 10,
      name: 'subscriptions',
      path: '/admin/manage-subscriptions',
      scopes: ['subscriptions.read'],
    },
    {
      group: 'subscriptions',
      rank: 15,
      name: 'subscriptions_ending',
      path: '/admin/subscriptions-ending',
      scopes: ['subscriptions.users.read'],
      waiting: ENDING_THIS_WEEK,
    },
    {
      group: 'subscriptions',
      rank: 20,
      name: 'requests',
      path: '/admin/manage-subscription-requests',
      scopes: ['subscriptions.users.write'],
      waiting: `select count(*) from subscription_requests where state = 'New'`,
    },
    {
      group: 'sales',
      rank: 30,
      name: 'trials',
      path: '/admin/sales-registration',
      scopes: ['users.sales.register'],
    },
  ],
  palettePlaces: [
    { for: 'account', rank: 30, name: 'subscriptions', path: '/my-account/my-subscriptions' },
  ],
  userTabs: [{ rank: 45, name: 'subscriptions', scopes: ['subscriptions.users.write'] }],
  closes: {
    never: [
      ...['/my-account/my-subscriptions/*', '/admin/manage-subscriptions/*'],
      ...['/admin/subscriptions-ending/*', '/admin/manage-users/add-multiple-subscriptions/*'],
      '/admin/sales-registration/*',
      ...['/admin/manage-users/:userId/subscriptions/*', '/admin/manage-subscription-requests/*'],
      ...['/api/v1/subscription-requests/*', '/api/v1/subscriptions/*'],
      '/api/v1/message/subscriptionEntitled',
      ...['/api/v1/subscription-types/*', '/api/v1/subscription-folders/*'],
    ],
  },
})
