import type { UserKind } from '#identity/models/user'
import { CalendarDay } from '#shared/domain/calendar_day'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import type { Csv } from '#shared/lists'

export type ExportedUser = {
  id: number
  email: string
  secondEmail: string | null
  thirdEmail: string | null
  firstName: string
  lastName: string
  company: string
  username: string | null
  kind: UserKind
  accountActivated: boolean
  isLocked: boolean
  createdByAdmin: boolean
  country: string | null
  phone: string | null
  mobilePhone: string | null
  tin: string | null
  businessPartnerId: string | null
  businessPartnerName: string | null
  createdOn: Date
  lastSignedInAt: Date | null
}

const dayOf = (moment: Date | null) =>
  moment ? CalendarDay.parse(dayInBerlin(moment))!.number : null

const yesNo = (is: boolean) => `people.export.${is ? 'yes' : 'no'}`

/** Columns of the exported list; days are YYYYMMDD. */
export const USER_COLUMNS: Csv<ExportedUser, unknown>['columns'] = {
  id: 'id',
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  email: 'email',
  email2: 'secondEmail',
  email3: 'thirdEmail',
  username: 'username',
  type: ({ kind }, say) =>
    say(`people.list.values.type.${kind === 'staff' ? 'Internal' : 'External'}`),
  active: ({ accountActivated }, say) => say(yesNo(accountActivated)),
  locked: ({ isLocked }, say) => say(yesNo(isLocked)),
  created_by_admin: ({ createdByAdmin }, say) => say(yesNo(createdByAdmin)),
  country: 'country',
  phone: 'phone',
  mobile_phone: 'mobilePhone',
  vat_id: 'tin',
  bp_id: 'businessPartnerId',
  bp_name: 'businessPartnerName',
  created: ({ createdOn }) => dayOf(createdOn),
  last_sign_in: ({ lastSignedInAt }) => dayOf(lastSignedInAt),
}
