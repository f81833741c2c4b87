import { defineList } from '#shared/lists'
import { DIFFERENCES, type Difference } from '#contracts/lists/permissioning/difference_list'
import { differenceOf, INVOICED } from '#contracts/lists/permissioning/difference_sql'
import { asKnown, servicesAsKnown } from '#contracts/lists/permissioning/known_sql'
import { PERMISSIONS_WITH_CONTRACTS } from '#contracts/lists/permissioning/permission_sql'

const KNOWN = asKnown(`
  select d.*, (select known_on from asked) as known_on
    from (${differenceOf(PERMISSIONS_WITH_CONTRACTS, servicesAsKnown(INVOICED))}) d`)

/** The same as it was known at the end of a day. */
export const knownDifferenceList = defineList<Difference, { known: string }>()({
  ...DIFFERENCES,
  sums: ({ known }) => ({ sql: KNOWN, values: [known, known] }),
  from: 'sums d',
})
