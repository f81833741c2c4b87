import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/sitemap.xml', [controllers.site.Sitemaps, 'show']).as('site.sitemap')
router.get('/robots.txt', [controllers.site.Robots, 'show']).as('site.robots')
