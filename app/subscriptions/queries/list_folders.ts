import { rows } from '#shared/database'

export type Folder = { id: number; name: string; active: boolean }

export const listFolders = () =>
  rows<Folder>(
    null,
    'select id, name, is_active as active from subscription_folders order by position, id'
  )
