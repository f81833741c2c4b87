import { preparedRows } from '#shared/database'

export type Folder = { id: number; name: string; active: boolean }

export const listFolders = () =>
  preparedRows<Folder>(
    null,
    'select id, name, is_active as active from subscription_folders order by position, id'
  )
