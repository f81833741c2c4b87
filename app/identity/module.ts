import { defineModule } from '#shared/modules'

/** Accounts: who people are, how they sign in, what they may do. */
export default defineModule({
  name: 'identity',
  finds: () => import('#identity/finds'),
  routes: [
    () => import('#identity/routes/sign_in'),
    () => import('#identity/routes/account'),
    () => import('#identity/routes/security'),
    () => import('#identity/routes/staff'),
  ],
  api: [
    () => import('#identity/api/examples'),
    () => import('#identity/api/german'),
    () => import('#identity/api/users'),
    () => import('#identity/api/grants'),
    () => import('#identity/api/user_records'),
    () => import('#identity/api/mergers'),
    () => import('#identity/api/own_account'),
    () => import('#identity/api/passwords'),
    () => import('#identity/api/tokens'),
  ],
  jobs: () => import('#identity/jobs/index'),
  adminPlaces: [
    {
      group: 'people',
      rank: 10,
      name: 'users',
      path: '/admin/manage-users',
      scopes: ['users.read'],
    },
    {
      group: 'people',
      rank: 15,
      name: 'groups',
      path: '/admin/groups',
      scopes: ['users.read'],
    },
    {
      group: 'people',
      rank: 20,
      name: 'deletions',
      path: '/admin/deletion-requests',
      scopes: ['users.write'],
      waiting: `select count(*) from account_deletion_requests
                 where withdrawn_at is null and refused_at is null and completed_at is null`,
    },
    {
      group: 'operation',
      rank: 20,
      name: 'marketplace_token',
      path: '/admin/marketplace-token',
      scopes: ['marketplaceToken.create'],
    },
  ],
  userTabs: [
    { rank: 10, name: 'details', scopes: ['users.read'] },
    { rank: 20, name: 'addresses', scopes: ['users.read'] },
    { rank: 30, name: 'billing', scopes: ['users.read'] },
    { rank: 60, name: 'permissions', scopes: ['users.read'] },
    { rank: 70, name: 'security', scopes: ['users.read'] },
    { rank: 80, name: 'mails', scopes: ['users.read'] },
    { rank: 90, name: 'history', scopes: ['users.read'] },
  ],
  palettePlaces: [
    { for: 'visitors', rank: 10, name: 'sign_in', path: '/sign-in-or-register' },
    { for: 'visitors', rank: 20, name: 'register', path: '/register' },
    { for: 'account', rank: 10, name: 'account', path: '/my-account' },
    { for: 'account', rank: 50, name: 'personal_data', path: '/my-account/personal-data' },
    { for: 'account', rank: 60, name: 'password', path: '/my-account/change-password' },
    { for: 'account', rank: 80, name: 'api_token', path: '/my-account/api-token' },
  ],
  seals: () => import('#identity/seals'),
  examines: () => import('#identity/examines'),
  closes: {
    closing: ['/register/*', 'POST /api/v1/users'],
    never: [
      ...['/my-account/*', '/admin/*', '/session', '/password/*', '/save-user-details/*'],
      ...['/sign-in/*', '/sign-in-or-register', '/externalLogin', '/internalUserRegistration'],
      ...['/logout', '/logout-timer', '/verifyEmail/*', '/accept-privacy-notice/*'],
      ...['/api/v1/users/*', '/api/v1/internal-users', '/api/v1/tokens/*', '/api/v1/admin/*'],
      '/api/v1/marketplace-tokens',
    ],
  },
})
