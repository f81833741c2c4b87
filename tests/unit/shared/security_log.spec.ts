import { test } from '@japa/runner'
import { readCspReports } from '#shared/http/csp_reports'
import { eventOf, securityEvent } from '#shared/http/security_event'
import { logError } from '#shared/log_error'

test.group('What the log says of errors', () => {
  test('leaves out the rows that a database error names, causes included', ({ assert }) => {
    const failed = Object.assign(new Error('insert into users … violates check'), {
      code: '23514',
      detail: 'Failing row contains (7, anna@elbquant.example, …).',
      where: 'COPY users, line 3: "anna@elbquant.example"',
      table: 'users',
    })
    const outer = Object.assign(new Error('registration failed', { cause: failed }), {
      original: failed,
      list: [failed],
    })
    for (const error of [failed, outer]) {
      const logged = JSON.stringify(logError(error))
      assert.notInclude(logged, 'anna@elbquant.example')
      assert.include(logged, '23514')
      assert.include(logged, 'security_log.spec')
    }
    assert.equal(logError('a text'), 'a text')
  })
})

test.group('Security events', () => {
  test('a refused right, a refused token and a reached limit are some', ({ assert }) => {
    assert.deepEqual(
      [eventOf(403, false), eventOf(401, true), eventOf(429, false)],
      ['right_refused', 'token_refused', 'limit_reached']
    )
    assert.deepEqual(
      [eventOf(401, false), eventOf(404, true), eventOf(200, true)],
      [null, null, null]
    )
  })

  test('one at an address that opens something does not say what opens it', ({ assert }) => {
    const told: object[] = []
    const token = '0123456789abcdefghijklmnopqrstuv'
    const request = { url: () => `/download/${token}`, ip: () => '', method: () => 'GET' }
    const logger = { warn: (facts: object) => told.push(facts) }
    securityEvent({ request, logger, params: { token } } as never, 'limit_reached')
    assert.containsSubset(told, [{ path: '/download/…', security: 'limit_reached' }])
  })

  test('a browser’s report is told in brief, whatever was sent', ({ assert }) => {
    const older = {
      'csp-report': {
        'effective-directive': 'script-src',
        'blocked-uri': 'https://evil.example/x.js?token=1',
        'document-uri': 'https://shop.example/password/new?token=secret',
        'script-sample': 'x'.repeat(500),
      },
    }
    const told = {
      directive: 'script-src',
      blocked: 'https://evil.example/x.js',
      page: 'https://shop.example/password/new',
    }
    assert.deepEqual(readCspReports(older), [told])
    const newer = { type: 'csp-violation', body: { effectiveDirective: 'x'.repeat(900) } }
    const reports = readCspReports(Array.from({ length: 50 }, () => newer))
    assert.lengthOf(reports, 5)
    assert.lengthOf(reports[0]!.directive, 200)
    for (const nothing of [null, 5, 'x', [], [null], {}, { body: null }, { 'csp-report': 5 }]) {
      assert.deepEqual(readCspReports(nothing), [])
    }
  })
})
