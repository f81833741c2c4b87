import { defineList } from '#shared/lists'

export type ListedType = {
  id: number
  folderId: number
  folder: string
  name: string
  description: string
  comment: string | null
  isFilterable: boolean
  specialType: 'REPORT' | null
  snapshotAt: string | null
  products: string[]
  subscribers: number
  updatedAt: Date
  version: number
}

export const typeList = defineList<ListedType>()({
  columns: {
    id: 't.id',
    folderId: 't.folder_id',
    folder: 'f.name',
    name: 't.name',
    description: 't.description',
    comment: 't.comment',
    isFilterable: 't.is_filterable',
    specialType: 't.special_type',
    snapshotAt: 't.snapshot_at',
    products: `array(select o.code from subscription_type_products p
                      join products o on o.id = p.product_id
                     where p.type_id = t.id order by o.code)`,
    updatedAt: 't.updated_at',
    version: 't.version',
    subscribers: `(select coalesce(sum(y.subscribers), 0)::bigint from subscriber_tallies y
                    where y.type_id = t.id)`,
  },
  from: 'subscription_types t join subscription_folders f on f.id = t.folder_id',
  sort: { folder: 'folder', name: 'name', subscribers: 'subscribers' },
  usual: { by: 'folder', direction: 'asc', limit: 50 },
  mostRows: 1_000,
  thenBy: ['t.name', 't.id'],
  search: ['name', 'description', 'folder'],
  filters: {
    kind: {
      condition: ([kind]: string[]) => ({ sql: KINDS[kind!]!, values: [] }),
      values: ['Plain', 'Filterable', 'Reports'],
    },
  },
  csv: {
    fileName: 'webshop_subscription_types',
    heads: 'subscriptions.types.list.columns',
    columns: {
      folder: 'folder',
      name: 'name',
      description: 'description',
      comment: 'comment',
      subscribers: 'subscribers',
    },
  },
})

const KINDS: Record<string, string> = {
  Plain: 'not t.is_filterable and t.special_type is null',
  Filterable: 't.is_filterable',
  Reports: `t.special_type = 'REPORT'`,
}
