import { rows } from '#shared/database'

/** Takes an index away, so that what it forbids can be planted; answers what puts it back. */
export async function liftIndex(name: string): Promise<() => Promise<unknown>> {
  const [index] = await rows<{ definition: string }>(
    null,
    'select pg_get_indexdef(?::regclass) as definition',
    [name]
  )
  await rows(null, `drop index ${name}`)
  return () => rows(null, index!.definition)
}
