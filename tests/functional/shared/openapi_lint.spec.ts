import { test } from '@japa/runner'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { apiDocument } from '#shared/http/api_description'
import { workflowDocument } from '#shared/http/api_description/workflow'
import { WAYS } from '#shared/http/api_description/workflow_ways'

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // Each example is held to its schema by openapi_examples.spec.ts.
    'no-invalid-media-type-examples': 'off',
    'no-invalid-schema-examples': 'off',
  },
})

/** What the linter finds, each with the place where it finds it. */
async function findingsIn(document: object): Promise<string[]> {
  const source = JSON.stringify(document)
  const problems = await lintFromString({ source, absoluteRef: 'document.json', config })
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`
  )
}

/**
 * The specification names both addresses of each pair, or one for all that is done with a person or a type. Ids are
 * numbers or `me`, which their patterns say: no call is ever taken for the other one.
 */
const NAMED_IN_ADVANCE = [
  ...['/users/{id}/lock', '/users/{id}/password', '/users/{id}/webhooks'].map(
    (path) => `/users/verifyEmail/{code} ${path}`
  ),
  ...['reinitialize', 'cleanAndReinitialize', 'run'].map(
    (verb) => `/subscription-types/user/{userId} /subscription-types/{subscription}/${verb}`
  ),
]

/** The two addresses of which a finding says that one may be taken for the other. */
function pairIn(finding: string): string | null {
  const pair = /two ambiguous paths: `(\S+)` and `(\S+)`/.exec(finding)
  return pair && pair.slice(1).toSorted(byAscii).join(' ')
}

const byAscii = (one: string, other: string) => (one < other ? -1 : 1)

const operations = () =>
  Object.values(apiDocument().paths).flatMap((ofPath) => Object.values(ofPath))

test.group('Shared | description of the HTTP API, as a linter reads it', () => {
  test('it finds nothing but addresses that are named in advance', async ({ assert }) => {
    const found = (await findingsIn(apiDocument())).map((finding) => pairIn(finding) ?? finding)
    assert.deepEqual(found.toSorted(), NAMED_IN_ADVANCE.toSorted())
  })

  test('it would find what is wrong', async ({ assert }) => {
    const { license, ...info } = apiDocument().info
    assert.isString(license.url)
    const found = await findingsIn({ ...apiDocument(), info, paths: {} })
    assert.include(found.join(), 'info-license')
  })

  test('every group has a task and words', ({ assert }) => {
    const { tags, 'x-tagGroups': tasks } = apiDocument()
    assert.deepEqual(
      tags.filter(({ description }) => !description).map(({ name }) => name),
      []
    )
    assert.sameMembers(
      tasks.flatMap(({ tags: names }) => names),
      tags.map(({ name }) => name)
    )
  })
})

test.group('Shared | an order’s way', () => {
  test('is served as Arazzo without findings, in both languages', async ({ assert, client }) => {
    for (const language of ['en', 'de']) {
      const answer = await client.get(`/api/v1/workflows.json?lang=${language}`)
      answer.assertStatus(200)
      assert.deepEqual(await findingsIn(answer.body() as object), [])
    }
    assert.equal(workflowDocument('de').workflows[0]!.steps[0]!.description, 'Was es kostet.')
  })

  test('there is one for each way to pay', ({ assert }) => {
    const methods = WAYS.map(({ steps }) => JSON.stringify(steps))
    for (const method of ['Quota', 'BankTransfer', 'Card']) {
      assert.lengthOf(
        methods.filter((steps) => steps.includes(`"paymentMethod":"${method}"`)),
        1
      )
    }
  })

  test('each step is a call with all that it needs, and takes what one before it answers', ({
    assert,
  }) => {
    for (const { steps } of WAYS) {
      const told = JSON.stringify(steps).matchAll(/\$steps\.(\w+)\.outputs\.(\w+)/g)
      for (const [, stepId, name] of told) {
        const [before] = steps.filter((one) => one.stepId === stepId)
        assert.property(before!.outputs, name!)
      }
    }
    for (const { operationId, parameters } of WAYS.flatMap(({ steps }) => steps)) {
      const operation = operations().find((one) => one.operationId === operationId)
      assert.exists(operation, operationId)
      const given = parameters.map(({ name, in: place }) => `${place} ${name}`)
      const known = operation!.parameters.map(({ name, in: place }) => `${place} ${name}`)
      assert.includeMembers(known, given, operationId)
      const needed = operation!.parameters.filter(({ required }) => required)
      assert.includeMembers(
        given,
        needed.map(({ name, in: place }) => `${place} ${name}`),
        operationId
      )
    }
  })
})
