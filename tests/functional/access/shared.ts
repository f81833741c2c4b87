import { open } from '#tests/fixtures/identity/access/row'

const report = () => ({ body: { 'csp-report': { 'blocked-uri': 'https://evil.example/x.js' } } })

export const rows = [
  open('GET /api/v1/openapi.json', 200),
  open('GET /api/v1/workflows.json', 200),
  open('GET /api/docs', 200),
  open('GET /api/docs/parts/:part', 200, { sends: () => ({ params: { part: 'orders' } }) }),
  open('GET /clients/SHA256SUMS', 200),
  open('GET /clients/:name', 200, { sends: () => ({ params: { name: 'kontor.py' } }) }),
  open('POST /csp-reports', 204, { sends: report, withoutToken: true }),
  open('GET /.well-known/security.txt', 200),
]
