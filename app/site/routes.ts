import router from '@adonisjs/core/services/router'

router.on('/').renderInertia('site/home', {}).as('site.home')
