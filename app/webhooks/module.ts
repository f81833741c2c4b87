import { defineModule } from '#shared/modules'

/** What people's own programs are told: webhooks, signed and sent again until they are answered. */
export default defineModule({
  name: 'webhooks',
  routes: [() => import('#webhooks/routes/pages')],
  api: [
    () => import('#webhooks/api/examples'),
    () => import('#webhooks/api/german'),
    () => import('#webhooks/api/webhooks'),
  ],
  jobs: () => import('#webhooks/jobs/index'),
  keepsOfPeople: () => import('#webhooks/kept_of_people'),
  palettePlaces: [{ for: 'account', rank: 85, name: 'webhooks', path: '/my-account/webhooks' }],
  closes: { never: ['/my-account/webhooks/*', '/api/v1/webhooks/*'] },
})
