import { defineList } from '#shared/lists'
import { KNOWN_PERMISSIONS } from '#contracts/lists/permissioning/known_sql'
import {
  columns,
  COMMON,
  from,
  ON,
  views,
  type Permission,
} from '#contracts/lists/permissioning/permission_columns'
import { CONTRACTS_WITH_ROW } from '#contracts/lists/permissioning/permission_sql'

/** The same as it was known at the end of a day, which is its "today". */
export const knownPermissionList = defineList<Permission, { known: string }>()({
  ...COMMON,
  columns: columns(CONTRACTS_WITH_ROW, 'e.company'),
  sums: ({ known }) => ({ sql: KNOWN_PERMISSIONS, values: [known, known] }),
  from: from('sums'),
  views: views(ON.replaceAll('?::date', 'e.known_on')),
})
