import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { CSP_REPORTS } from '#shared/http/csp_reports'
import { throttle } from '#shared/http/throttle'

const { ApiDocuments, Clients, CspReports, SecurityContacts } = controllers.shared
const reported = throttle('csp_reports', { requests: 30, every: '1 minute' })

export default function pages() {
  router
    .group(() => {
      router.get('/api/docs', [ApiDocuments, 'show']).as('api_docs')
      router
        .get('/api/docs/parts/:part', [ApiDocuments, 'part'])
        .where('part', /^[a-z\d-]{1,60}$/)
        .as('api_docs.parts')
      router.get('/clients/SHA256SUMS', [Clients, 'sums']).as('clients.sums')
      router
        .get('/clients/:name', [Clients, 'show'])
        .where('name', /^[\w.]{1,40}$/)
        .as('clients.show')
      router.post(CSP_REPORTS.path, [CspReports, 'store']).as('csp_reports').use(reported)
      router.get('/.well-known/security.txt', [SecurityContacts, 'show']).as('security_contact')
    })
    .as('shared')
}
