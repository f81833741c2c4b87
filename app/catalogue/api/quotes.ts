import limits from '#config/api_limits'
import { savedQuoteList } from '#catalogue/lists/saved_quote_list'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { drawing, saving } from '#catalogue/http/limits'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { savedQuoteSchema } from '#catalogue/transformers/api_saved_quote'
import { quoteSchema } from '#catalogue/transformers/api_quote'
import { VISITOR_COUNTRY } from '#catalogue/validators/product_query'
import { quoteValidator } from '#catalogue/validators/quote_selections'

const { api } = controllers.catalogue
const call = callsOf('Quotes')

const { about, listOf, pageOf, text } = is

const item = about(
  listOf(text),
  'A selection: `product.20250303.20250331`, behind it `.degraded` where degraded days are wanted, `.XALC*XALD.EUR` where parts of a filterable product are, and `.~DE000ALS0013*FR0000LOI090` where securities are. Once for each.'
)

const UNKNOWN = { 404: 'There is no such quote of yours.' }

const MALFORMED = { 422: 'A selection cannot be read, or a day does not exist.' }

export default function quotesCalls() {
  router
    .group(() => {
      call(router.get('/quotes', [api.Quotes, 'show']).as('quotes'), {
        summary: 'What some selections cost and why, by an address that can be passed on',
        description: 'Needs no sign-in. Figures are for the delivery country of the caller.',
        query: { item, ...VISITOR_COUNTRY },
        requiredQuery: ['item'],
        answer: quoteSchema,
        refusals: MALFORMED,
      })
      call(router.post('/quotes', [api.Quotes, 'store']).as('quotes.store'), {
        summary: 'What some selections cost and why',
        makesNothing: true,
        description: 'The same as by GET for whoever would rather send than write an address.',
        body: quoteValidator,
        answer: quoteSchema,
        refusals: MALFORMED,
      })
      router
        .group(() => {
          call(router.get('/', [api.SavedQuotes, 'index']).as('saved_quotes'), {
            summary: 'Your saved quotes, the newest first',
            query: savedQuoteList,
            answer: pageOf(savedQuoteSchema),
          })
          call(router.post('/', [api.SavedQuotes, 'store']).as('saved_quotes.store').use(saving), {
            summary: 'Saves a quote that holds for 30 days',
            body: quoteValidator,
            answer: savedQuoteSchema,
            status: 201,
            limits: [{ ...limits.quotesOfDay, every: '1 day', counts: 'taken' }],
            refusals: {
              422: 'The selections could not be ordered like this.',
              429: 'Too many for a day.',
            },
          })
          call(router.get('/:number', [api.SavedQuotes, 'show']).as('saved_quotes.show'), {
            summary: 'One of your saved quotes',
            answer: savedQuoteSchema,
            refusals: UNKNOWN,
          })
          call(
            router
              .get('/:number/pdf', [api.SavedQuotes, 'pdf'])
              .as('saved_quotes.pdf')
              .use(drawing),
            {
              summary: 'A saved quote as a letter',
              file: 'application/pdf',
              refusals: { ...UNKNOWN, 429: 'Too many letters were asked for.' },
            }
          )
        })
        .prefix('/saved-quotes')
        .use(middleware.auth())
    })
    .prefix('/api/v1')
    .as('api.catalogue')
}
