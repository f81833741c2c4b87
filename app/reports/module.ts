import { defineModule } from '#shared/modules'

/** Reports on single securities: asked for, made, charged at month end. */
export default defineModule({
  name: 'reports',
  routes: [() => import('#reports/routes/pages'), () => import('#reports/routes/staff')],
  api: [
    () => import('#reports/api/examples'),
    () => import('#reports/api/german'),
    () => import('#reports/api/reports'),
  ],
  jobs: () => import('#reports/jobs/index'),
  provides: () => import('#reports/provides'),
  keepsOfPeople: () => import('#reports/kept_of_people'),
  adminPlaces: [
    {
      group: 'subscriptions',
      rank: 30,
      name: 'reports',
      path: '/admin/manage-reports',
      scopes: ['reports.read'],
    },
  ],
  palettePlaces: [{ for: 'account', rank: 40, name: 'reports', path: '/my-account/my-reports' }],
  closes: {
    never: [
      ...['/my-account/my-reports/*', '/my-account/csdr/*', '/admin/manage-reports/*'],
      ...['/api/v1/reports/*', '/api/v1/stats/reports/*'],
    ],
  },
})
