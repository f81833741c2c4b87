import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import { DEMAND_KINDS } from '#statistics/domain/demand_book'
import type { ListedDemand } from '#statistics/lists/demand_list'

const { about, integer, nullable, oneOf, text, wireDay } = is

export const demandFields = fieldsOf<ListedDemand>()({
  kind: about(
    oneOf(DEMAND_KINDS),
    'A search that found nothing, or days before the first, after the last or missing in between.'
  ),
  what: about(text, 'The words that were searched for, or the name of the product.'),
  product: [about(nullable(text), 'Code of the product.'), ({ code }) => code],
  asked: about(integer, 'How often.'),
  days: about(nullable(integer), 'The most trading days that were asked for at once.'),
  from: [
    about(nullable(wireDay), 'The earliest day that was asked for.'),
    ({ from }) => wireDayOf(from),
  ],
  to: [about(nullable(wireDay), 'The latest day that was asked for.'), ({ to }) => wireDayOf(to)],
  firstAsked: [
    about(wireDay, 'On which day first, since days are kept.'),
    ({ firstAsked }) => wireDayOf(firstAsked),
  ],
  lastAsked: [about(wireDay, 'On which day last.'), ({ lastAsked }) => wireDayOf(lastAsked)],
})
