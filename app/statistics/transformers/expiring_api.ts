import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import type { ListedExpiring } from '#statistics/lists/expiring_list'

const { about, euros, flag, integer, text, wireDay } = is

export const expiringFields = fieldsOf<ListedExpiring>()({
  endDate: [about(wireDay, 'Its last day of data.'), ({ endsOn }) => wireDayOf(endsOn)],
  subscriptionName: [text, ({ type }) => type],
  userId: integer,
  email: text,
  company: about(text, 'The company of the user, or the e-mail address of who has named none.'),
  trial: [flag, ({ isTrial }) => isTrial],
  listPriceOfYear: [
    about(euros, 'Without VAT, of the days of the last year, at the prices of today.'),
    ({ yearCents }) => eurosToWire(yearCents),
  ],
})
