import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf } from '#shared/http/api_description'
import { coverageSchema } from '#catalogue/transformers/api_coverage'

const { Coverages } = controllers.catalogue
const call = callsOf('Coverage')

export default function coverageCalls() {
  router
    .group(() => {
      call(router.get('/products/info/:product/coverage', [Coverages, 'show']).as('coverage'), {
        summary: 'Which days of a product exist, and in what condition',
        answer: coverageSchema,
        refusals: { 404: 'There is no such product.' },
      })
    })
    .prefix('/api/v1')
    .as('api.catalogue')
}
