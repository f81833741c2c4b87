import { test } from '@japa/runner'
import { apiDocument } from '#shared/http/api_description'
import type { Schema } from '#shared/http/api_description/schema'
import { workflowDocument } from '#shared/http/api_description/workflow'
import { germanWords } from '#shared/http/api_description/german'
import { sentencesOf } from '#shared/http/api_description/translated'

/** Every sentence that the document says to people, and the names of its groups. */
function sentencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    ['summary', 'description'].includes(key) && typeof value === 'string'
      ? sentencesOf(value)
      : ['example', 'examples'].includes(key)
        ? []
        : sentencesIn(value)
  )
}

const said = () => {
  const english = apiDocument('en')
  const names = [...english.tags, ...english['x-tagGroups']].map(({ name }) => name)
  return new Set([...sentencesIn(english), ...sentencesIn(workflowDocument('en')), ...names])
}

test.group('Shared | description of the HTTP API in German', () => {
  test('nothing that a call says is missing in German', ({ assert }) => {
    assert.deepEqual(
      [...said()].filter((sentence) => !germanWords.has(sentence)),
      [],
      'add them to api/german.ts of their module'
    )
  })

  test('nothing is said in German that no call says', ({ assert }) => {
    const english = said()
    assert.deepEqual(
      [...germanWords.keys()].filter((words) => !english.has(words)),
      [],
      'remove them from api/german.ts of their module'
    )
  })

  test('the document and its page are in the language of the reader', async ({
    assert,
    client,
  }) => {
    const asked = await client.get('/api/v1/openapi.json').header('accept-language', 'de')
    const german = asked.body() as unknown as ReturnType<typeof apiDocument>
    assert.equal(german.paths['/quotas']!.post!.summary, 'Legt ein Kontingent an')
    assert.deepEqual(german.paths['/quotas']!.post!.tags, ['Kontingente'])
    const english = await client.get('/api/v1/openapi.json?lang=en').header('accept-language', 'de')
    assert.equal(
      (english.body() as unknown as typeof german).paths['/quotas']!.post!.summary,
      'Adds a quota'
    )
    const page = await client.get('/api/docs?lang=de').withInertia()
    const { groups } = page.inertiaProps as unknown as { groups: { name: string }[] }
    assert.include(
      groups.map(({ name }) => name),
      'Kontingente'
    )
  })

  test('names of data stay as they are', ({ assert }) => {
    const schemasIn = (locale: 'en' | 'de'): Record<string, Schema> =>
      apiDocument(locale).components.schemas
    const [english, german] = [schemasIn('en'), schemasIn('de')]
    assert.deepEqual(Object.keys(german), Object.keys(english))
    assert.deepEqual(german.Order!.required, english.Order!.required)
    assert.equal(german.UseCase!.properties!.description!.type, 'string')
  })
})
