import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { inRequestContext } from '#shared/request_context'
import { originOf, withOrigin } from '#shared/jobs/origin'
import { logRequestId } from '#shared/log_request_id'
import { traceIdOf } from '#shared/tracing/request_ids'

const ID = '0af7651916cd43dd8448eb211c80319c'
const loggerWith = (bindings: Record<string, unknown>) => ({ bindings: () => bindings })

test.group('The id of a request', () => {
  test('is that of its trace where it can be one: {0}')
    .with([
      [ID, ID],
      ['0AF76519-16CD-43DD-8448-EB211C80319C', ID],
      ['proxy-12345678', undefined],
      ['0'.repeat(32), undefined],
      ['', undefined],
    ] as const)
    .run(({ assert }, [given, expected]) => {
      assert.equal(traceIdOf(given), expected)
    })

  test('travels beside the payload of a job, and only where there is one', ({ assert }) => {
    assert.deepEqual(withOrigin({ id: 7 }), { id: 7 })
    const sent = inRequestContext({ requestId: ID }, () => withOrigin({ id: 7 }))
    assert.deepInclude(originOf(sent), { payload: { id: 7 } })
    assert.equal(originOf(sent).origin.requestId, ID)
    assert.deepEqual(originOf({ id: 7 }), { origin: {}, payload: { id: 7 } })
  })

  test('stands once in a line of the log', ({ assert }) => {
    const line = (bindings: object) =>
      inRequestContext({ requestId: ID }, () => logRequestId({}, 30, loggerWith({ ...bindings })))
    assert.deepEqual(line({}), { request_id: ID })
    assert.deepEqual(line({ request_id: ID }), {})
    assert.deepEqual(logRequestId({}, 30, loggerWith({})), {})
  })
})

const ALWAYS_LOADED = '#shared/tracing/spans'

test.group('OpenTelemetry', () => {
  test('is loaded only where somebody collects traces', ({ assert }) => {
    const files = globSync('{app,bin,commands,config,providers,start}/**/*.ts')
    const importing = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) .*? from '([^']+)'/gms)]
        .map(([, name]) => name!)
        .filter((name) => /^@opentelemetry\/|^#shared\/tracing\//.test(name))
        .filter((name) => name !== ALWAYS_LOADED)
    const found = files.filter((file) => importing(file).length > 0)
    assert.isNotEmpty(found)
    assert.deepEqual(
      found.filter((file) => !file.startsWith('app/shared/tracing/')),
      []
    )
    assert.deepEqual(importing('app/shared/tracing/spans.ts'), [])
  })
})
