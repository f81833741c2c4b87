import { describeCalls } from '#shared/http/api_description'

describeCalls('This description', {
  'GET /openapi.json': { summary: 'This document', file: 'application/json' },
})
