import { open } from '#tests/functional/access/support/row'

export const rows = [open('GET /api/v1/openapi.json', 200), open('GET /api/docs', 200)]
