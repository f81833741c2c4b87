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
  closes: {
    never: [
      ...['/my-account/my-reports/*', '/my-account/csdr/*', '/admin/manage-reports/*'],
      ...['/api/v1/reports/*', '/api/v1/stats/reports/*'],
    ],
  },
})
