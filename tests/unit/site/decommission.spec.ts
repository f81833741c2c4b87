import { test } from '@japa/runner'
import type { DecommissionPhase } from '#site/domain/decommission'
import { isClosed, noticePaths } from '#site/queries/is_closed'

type Verdict = 'always open' | 'closes first' | 'closes last'

const ROUTES: [verdict: Verdict, method: string, pattern: string][] = [
  ['closes first', 'GET', '/register'],
  ['closes first', 'POST', '/register'],
  ['closes first', 'GET', '/register/success'],
  ['closes first', 'POST', '/api/v1/users'],
  ['closes first', 'GET', '/contact'],
  ['closes first', 'POST', '/contact'],
  ['closes first', 'POST', '/api/v1/message/contactUs'],
  ['closes first', 'GET', '/basket/2'],
  ['closes first', 'GET', '/basket/3'],
  ['closes first', 'PUT', '/basket/addresses/:kind'],
  ['closes first', 'POST', '/basket/checkout'],
  ['closes first', 'POST', '/api/v1/basket/:id/checkout'],
  ['closes first', 'PUT', '/api/v1/basket/:id/lock'],
  ['closes first', 'GET', '/sample-data/details/:productIdentifier'],
  ['closes first', 'POST', '/api/v1/a7-requests'],
  ['closes last', 'GET', '/'],
  ['closes last', 'GET', '/products'],
  ['closes last', 'GET', '/product/details/:productIdentifier'],
  ['closes last', 'GET', '/basket/1'],
  ['closes last', 'POST', '/basket/items'],
  ['closes last', 'GET', '/faq'],
  ['closes last', 'GET', '/subscription-request'],
  ['closes last', 'GET', '/registered'],
  ['closes last', 'POST', '/api/v1/message/subscriptionRequest'],
  ['closes last', 'GET', '/api/v1/products/info'],
  ['closes last', 'DELETE', '/api/v1/basket/:id/lock'],
  ['closes last', 'POST', '/api/v1/basket/:id'],
  ['always open', 'GET', '/my-account'],
  ['always open', 'GET', '/my-account/my-orders/:orderId'],
  ['always open', 'POST', '/my-account/my-orders/:orderId/files/:fileId/claims'],
  ['always open', 'GET', '/downloads/:claimId'],
  ['always open', 'GET', '/download/:publicLinkId'],
  ['always open', 'GET', '/basket-status/:orderId'],
  ['always open', 'GET', '/sign-in-or-register'],
  ['always open', 'POST', '/sign-in/:uid'],
  ['always open', 'GET', '/externalLogin'],
  ['always open', 'POST', '/logout'],
  ['always open', 'GET', '/admin/manage-orders'],
  ['always open', 'GET', '/imprint'],
  ['always open', 'GET', '/privacy-notice'],
  ['always open', 'GET', '/api/docs'],
  ['always open', 'GET', '/api/v1/users/:id'],
  ['always open', 'POST', '/api/v1/users/verifyEmail/:code'],
  ['always open', 'GET', '/api/v1/orders'],
  ['always open', 'GET', '/api/v1/orders/:id/:sub/files'],
  ['always open', 'GET', '/api/v1/payments/:id/charges'],
]

const CLOSED_IN: Record<Verdict, DecommissionPhase[]> = {
  'closes first': ['closing', 'closed'],
  'closes last': ['closed'],
  'always open': [],
}

test.group('Decommission | what closes when', () => {
  for (const phase of ['active', 'announced', 'closing', 'closed'] as const) {
    for (const [verdict, method, pattern] of ROUTES) {
      const expected = CLOSED_IN[verdict].includes(phase)
      test(`${phase}: ${method} ${pattern} is ${expected ? 'closed' : 'open'}`, ({ assert }) => {
        assert.equal(isClosed(phase, method, pattern), expected)
      })
    }
  }

  test('links open the notice while closing only', ({ assert }) => {
    assert.includeMembers(noticePaths('closing'), [
      ...['/register', '/contact', '/basket/2', '/basket/3', '/sample-data'],
    ])
    assert.notIncludeMembers(noticePaths('closing'), ['/my-account', '/basket/1'])
    for (const phase of ['active', 'announced', 'closed'] as const) {
      assert.isEmpty(noticePaths(phase))
    }
  })
})
