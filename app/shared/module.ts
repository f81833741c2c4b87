import { defineModule } from '#shared/modules'

export default defineModule({
  name: 'shared',
  routes: [() => import('#shared/routes/pages')],
  api: [
    () => import('#shared/api/examples'),
    () => import('#shared/api/german'),
    () => import('#shared/api/description_calls'),
  ],
  jobs: () => import('#shared/jobs/index'),
  palettePlaces: [{ for: 'all', rank: 70, name: 'api', path: '/api/docs' }],
  examines: () => import('#shared/examines'),
  measures: () => import('#shared/measures'),
  restored: () => import('#shared/restored'),
  closes: {
    never: [
      '/api/docs',
      '/api/docs/parts/*',
      '/api/v1/openapi.json',
      '/api/v1/workflows.json',
      '/clients/*',
      '/csp-reports',
      '/.well-known/*',
    ],
  },
})
