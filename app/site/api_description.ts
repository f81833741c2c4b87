import { describeCalls, is } from '#shared/http/api_description'
import { contactValidator, subscriptionRequestValidator } from '#site/validators/message'

const { about, flag, integer, nothing, object, pageOf, text } = is

const SENDER = 'What the account of a signed-in person knows of its owner replaces what was sent.'
const TOO_MANY = 'Too many messages were sent in the last hour.'

const country = object({
  code: about(text, 'Two letters, ISO 3166-1.'),
  shortcut: about(text, 'The same.'),
  name: about(text, 'In the language of the call.'),
  nameEn: text,
  nameDe: text,
  vat: about(integer, 'Percent on deliveries there.'),
  eu: about(flag, 'Member of the European Union.'),
  euCountry: about(flag, 'The same.'),
  isCustomerVisible: about(flag, 'Customers may choose it; others are not listed.'),
})

describeCalls('Messages and countries', {
  'POST /message/contactUs': {
    summary: 'Sends a question to the shop',
    description: SENDER,
    body: contactValidator,
    answer: nothing,
    status: 201,
    refusals: { 429: TOO_MANY },
  },
  'POST /message/subscriptionRequest': {
    summary: 'Asks for a subscription of a product',
    description: SENDER,
    body: subscriptionRequestValidator,
    answer: nothing,
    status: 201,
    refusals: { 429: TOO_MANY },
  },
  'GET /countries': {
    summary: 'Countries that a customer may choose',
    answer: pageOf(country),
  },
})
