import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { drawing, saving } from '#catalogue/http/limits'
import { middleware } from '#start/kernel'

const { KeptSelections, SavedQuotes, SharedQuotes } = controllers.catalogue

export default function quotesPages() {
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
}
