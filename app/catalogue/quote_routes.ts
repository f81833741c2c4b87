import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { throttle } from '#shared/http/throttle'
import { middleware } from '#start/kernel'

const { KeptSelections, SavedQuotes, SharedQuotes, api } = controllers.catalogue

/** Each saved quote takes a number for ever. */
const saving = throttle('save_quote', { requests: 30, every: '10 minutes' })
const drawing = throttle('quote_pdf', { requests: 60, every: '10 minutes' })

router
  .group(() => {
    router.get('/', [SharedQuotes, 'show']).as('shared_quote')
    router.post('/keep', [KeptSelections, 'store']).as('kept_selection.store').use(saving)
    router
      .get('/keep', [KeptSelections, 'show'])
      .as('kept_selection')
      .use([middleware.auth(), saving])
  })
  .prefix('/quote')
  .as('catalogue')

router
  .group(() => {
    router.get('/', [SavedQuotes, 'index']).as('saved_quotes')
    router.post('/', [SavedQuotes, 'store']).as('saved_quotes.store').use(saving)
    router.get('/:number', [SavedQuotes, 'show']).as('saved_quotes.show')
    router.get('/:number/pdf', [SavedQuotes, 'pdf']).as('saved_quotes.pdf').use(drawing)
    router.get('/:number/json', [SavedQuotes, 'json']).as('saved_quotes.json')
  })
  .prefix('/my-account/quotes')
  .use(middleware.auth())
  .as('catalogue')

router
  .group(() => {
    router.get('/quotes', [api.Quotes, 'show']).as('quotes')
    router.post('/quotes', [api.Quotes, 'store']).as('quotes.store')
    router
      .group(() => {
        router.get('/', [api.SavedQuotes, 'index']).as('saved_quotes')
        router.post('/', [api.SavedQuotes, 'store']).as('saved_quotes.store').use(saving)
        router.get('/:number', [api.SavedQuotes, 'show']).as('saved_quotes.show')
        router.get('/:number/pdf', [api.SavedQuotes, 'pdf']).as('saved_quotes.pdf').use(drawing)
      })
      .prefix('/saved-quotes')
      .use(middleware.auth())
  })
  .prefix('/api/v1')
  .as('api.catalogue')
