import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { throttle } from '#shared/http/throttle'
import { middleware } from '#start/kernel'
import '#delivery/api_description'

const { Downloads, PublicFiles, Verifications } = controllers.delivery.api

const verified = throttle('verifications', { requests: 60, every: '1 minute' })
const linked = throttle('public_files', { requests: 120, every: '1 minute' })

router
  .group(() => {
    router.get('/public-files/:linkId', [PublicFiles, 'show']).as('public_files').use(linked)
    router.get('/verifications/:sha256', [Verifications, 'show']).as('verification').use(verified)
    router
      .get('/downloads/:claimId', [Downloads, 'show'])
      .where('claimId', router.matchers.uuid())
      .as('download')
      .use(middleware.auth())
  })
  .prefix('/api/v1')
  .as('api.delivery')
