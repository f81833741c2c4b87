import { defineList } from '#shared/lists'
import {
  columns,
  COMMON,
  from,
  ON,
  views,
  type Permission,
} from '#contracts/lists/permissioning/permission_columns'
import { CONTRACTS_BEHIND, PERMISSIONS } from '#contracts/lists/permissioning/permission_sql'

/** The permissioning report: who could receive what, on a day or in a period, and by what. */
export const permissionList = defineList<Permission>()({
  ...COMMON,
  columns: columns(CONTRACTS_BEHIND),
  from: from(PERMISSIONS),
  views: views(ON.replaceAll('?::date', '(select shop_today())')),
})
