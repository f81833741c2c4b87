import { defineModule } from '#shared/modules'

export default defineModule({
  name: 'delivery',
  finds: () => import('#delivery/finds'),
  routes: [
    () => import('#delivery/routes/pages'),
    () => import('#delivery/routes/strangers'),
    () => import('#delivery/routes/staff'),
  ],
  api: [
    () => import('#delivery/api/examples'),
    () => import('#delivery/api/german'),
    () => import('#delivery/api/downloads'),
    () => import('#delivery/api/tasks'),
  ],
  jobs: () => import('#delivery/jobs/index'),
  keepsOfPeople: () => import('#delivery/kept_of_people'),
  adminPlaces: [
    {
      group: 'operation',
      rank: 10,
      name: 'tasks',
      path: '/admin/tasks',
      scopes: ['tasks.read'],
      isForDevelopment: true,
      waiting: `select count(*) from delivery_tasks where state = 'Failed'`,
    },
  ],
  examines: () => import('#delivery/examines'),
  seals: () => import('#delivery/seals'),
  measures: () => import('#delivery/measures'),
  closes: {
    never: [
      ...['/admin/tasks/*', '/downloads/*', '/download/*', '/fetch/*'],
      ...['/verify', '/.well-known/*', '/api/v1/downloads/*'],
      ...['/api/v1/public-files/*', '/api/v1/verifications/*', '/api/v1/tasks/*'],
    ],
  },
})
