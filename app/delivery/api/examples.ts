import { exemplify } from '#shared/http/api_description'

export default function examples() {
  exemplify({
    productFolder: ['mdsf_cash_trades'],
    filesDone: [21],
    filesExpected: [21],
    filesEmpty: [0],
    attempts: [1],
    agent: ['loader/2.1'],
    by: ['Anna Brandt'],
    person: ['Anna Brandt'],
    bytesAsked: [184320000],
    bytesSent: [184320000],
    firstByte: [0],
    claimId: ['0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a4'],
    keyId: ['delivery-2026'],
    manifest: ['eyJvcmRlciI6MTAwMDA0Mn0'],
    signature: ['bWFuaWZlc3Qgc2lnbmF0dXJl'],
  })
}
