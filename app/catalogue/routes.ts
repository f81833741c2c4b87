import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router
  .group(() => {
    router.get('/products', [controllers.catalogue.Products, 'index'])
    router.get('/product/details/:productIdentifier', [controllers.catalogue.Products, 'show'])
    router.get('/products/:code/quote', [controllers.catalogue.Quotes, 'show'])
  })
  .as('catalogue')
