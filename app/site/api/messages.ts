import limits from '#config/api_limits'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, describeFields, describeGroups, is } from '#shared/http/api_description'
import { saidAllowance } from '#shared/http/sending_allowance'
import { countrySchema } from '#site/transformers/country_api_transformer'
import { contactValidator, subscriptionRequestValidator } from '#site/validators/message'

const { api } = controllers.site
const call = callsOf('Messages and countries')

const { nothing, pageOf } = is

const SENDER =
  'What the account of a signed-in person knows of its owner replaces what was sent. `envType` may be sent along: ' +
  'the shop says itself whether a message comes from inside or outside.'

const REQUEST = {
  ...{ firstName: 'Anna', lastName: 'Brandt', email: 'anna.brandt@elbquant.example' },
  ...{ subject: 'FX by currency', message: 'For our currency desk, by script each morning.' },
  ...{ product: 'fx_filtered', startDate: '2027/01/04', baseCurrencies: ['CHF', 'EUR'] },
  renews: 10,
}

/** Both kinds of messages are counted together. */
const LIMITS = [saidAllowance(limits.taken.messages)]

const TOO_MANY = 'Too many messages were sent in the last hour.'

export default function messagesCalls() {
  describeFields({
    renews: 'Id of the subscription type that the caller has and wants to go on.',
  })
  describeGroups('Find', {
    'Messages and countries': 'Questions to the shop, and the countries that it knows.',
  })

  router
    .group(() => {
      call(router.post('/message/contactUs', [api.Messages, 'contactUs']).as('contact_us'), {
        summary: 'Sends a question to the shop',
        description: SENDER,
        body: contactValidator,
        hasHoneypot: true,
        answer: nothing,
        status: 201,
        limits: LIMITS,
        refusals: { 429: TOO_MANY },
      })
      call(
        router
          .post('/message/subscriptionRequest', [api.Messages, 'subscriptionRequest'])
          .as('subscription_request'),
        {
          summary: 'Asks for a subscription of a product',
          example: REQUEST,
          description: SENDER,
          body: subscriptionRequestValidator,
          hasHoneypot: true,
          answer: nothing,
          status: 201,
          limits: LIMITS,
          refusals: { 429: TOO_MANY },
        }
      )
      call(router.get('/countries', [api.Countries, 'index']).as('countries'), {
        summary: 'Countries that a customer may choose',
        answer: pageOf(countrySchema),
      })
    })
    .prefix('/api/v1')
    .as('api.site')
}
