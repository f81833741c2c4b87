import { preparedRows } from '#shared/database'

export type UnassignedType = { id: number; name: string; folder: string; isFilterable: boolean }

/** The types that a person has nothing of, by name. */
export const unassignedTypes = (userId: number): Promise<UnassignedType[]> =>
  preparedRows<UnassignedType>(
    null,
    `select t.id, t.name, f.name as folder, t.is_filterable as "isFilterable"
       from subscription_types t join subscription_folders f on f.id = t.folder_id
      where not exists (select from subscription_users s
                         where s.type_id = t.id and s.user_id = :userId::bigint)
      order by t.name`,
    { userId }
  )
