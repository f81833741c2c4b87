import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import { OPEN_KINDS } from '#statistics/domain/open_demand'
import { labelOf, type OpenDemand } from '#statistics/lists/open_demand_list'

const { about, euros, integer, listOf, moment, nullable, oneOf, text, wireDay } = is

export const openDemandFields = fieldsOf<OpenDemand>()({
  kind: oneOf(OPEN_KINDS),
  quote: [about(nullable(text), 'Label of the saved quote; null for a basket.'), labelOf],
  userId: integer,
  email: text,
  company: about(text, 'The company of the user, or the e-mail address of who has named none.'),
  products: [about(listOf(text), 'Codes of the products.'), ({ codes }) => codes],
  orderItems: [about(integer, 'How many items it has.'), ({ items }) => items],
  created: [
    about(moment, 'When the first of its items was put in, or when the quote was saved.'),
    ({ createdAt }) => createdAt.toISOString(),
  ],
  validUntil: [
    about(nullable(wireDay), 'The last day of a quote.'),
    ({ validUntil }) => wireDayOf(validUntil),
  ],
  price: [
    about(
      euros,
      'Without VAT and fee: of a basket as its owner saw it last, of a quote as it holds.'
    ),
    ({ cents }) => eurosToWire(cents),
  ],
})
