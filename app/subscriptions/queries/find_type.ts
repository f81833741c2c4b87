import { preparedRows } from '#shared/database'

export type KnownType = { id: number; name: string; folder: string; isFilterable: boolean }

/** A type that can be subscribed to, by its id. */
export async function findType(id: number): Promise<KnownType | null> {
  const [found] = await preparedRows<KnownType>(
    null,
    `select t.id, t.name, f.name as folder, t.is_filterable as "isFilterable"
       from subscription_types t join subscription_folders f on f.id = t.folder_id
      where t.id = :id::int`,
    { id }
  )
  return found ?? null
}
