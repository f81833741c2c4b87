import { defineModule } from '#shared/modules'

/** What people's own programs are told: webhooks, signed and sent again until they are answered. */
export default defineModule({
  name: 'webhooks',
  routes: [() => import('#webhooks/routes/pages'), () => import('#webhooks/routes/staff')],
  api: [
    () => import('#webhooks/api/examples'),
    () => import('#webhooks/api/german'),
    () => import('#webhooks/api/webhooks'),
    () => import('#webhooks/api/user_webhooks'),
  ],
  jobs: () => import('#webhooks/jobs/index'),
  provides: () => import('#webhooks/provides'),
  keepsOfPeople: () => import('#webhooks/kept_of_people'),
  userTabs: [{ rank: 75, name: 'webhooks', scopes: ['users.read'] }],
  palettePlaces: [{ for: 'account', rank: 85, name: 'webhooks', path: '/my-account/webhooks' }],
  seals: () => import('#webhooks/seals'),
  measures: () => import('#webhooks/measures'),
  closes: {
    never: [
      ...['/my-account/webhooks/*', '/admin/manage-users/:userId/webhooks/*'],
      ...['/api/v1/webhooks/*', '/api/v1/users/:id/webhooks/*'],
    ],
  },
})
