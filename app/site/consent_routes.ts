import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.post('/cookie-consent', [controllers.site.CookieConsents, 'store']).as('site.cookie_consent')
