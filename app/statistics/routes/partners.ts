import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { DataPartners, PartnerStatements, VenuePapers } = controllers.statistics

/** Revenue by venue: seen with the statistics, shares are written by who writes contracts. */
export default function dataPartners() {
  router
    .group(() => {
      router.get('/', [DataPartners, 'index']).as('index')
      router.get('/:venue', [DataPartners, 'show']).as('show')
      router.get('/:venue/papers', [VenuePapers, 'index']).as('papers.index')
      router.get('/:venue/papers/export', [VenuePapers, 'export']).as('papers.export')
      router
        .get('/:venue/statements/:month/:format', [PartnerStatements, 'show'])
        .where('month', /^\d{4}-\d{2}$/)
        .where('format', /^(csv|pdf)$/)
        .as('statement')
      router
        .post('/:venue/shares', [DataPartners, 'store'])
        .as('store')
        .use(middleware.scope({ all: ['contracts.write'] }))
    })
    .prefix('/admin/data-partners')
    .where('venue', /^[A-Za-z0-9_-]{1,40}$/)
    .as('statistics.partners')
    .use(middleware.scope({ all: ['stats.read'] }))
}
