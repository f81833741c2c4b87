import { defineModule } from '#shared/modules'

/** Who may have which days of which products without ordering them, and until when. */
export default defineModule({
  name: 'subscriptions',
  routes: [() => import('#subscriptions/routes/pages'), () => import('#subscriptions/routes/user')],
  provides: () => import('#subscriptions/provides'),
  keepsOfPeople: () => import('#subscriptions/kept_of_people'),
  palettePlaces: [
    { for: 'account', rank: 30, name: 'subscriptions', path: '/my-account/my-subscriptions' },
  ],
  userTabs: [{ rank: 45, name: 'subscriptions', scopes: ['subscriptions.users.write'] }],
  closes: {
    never: ['/my-account/my-subscriptions/*', '/admin/manage-users/:userId/subscriptions/*'],
  },
})
