import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

const { Registrations, UserDetails } = controllers.identity

router
  .group(() => {
    router.get('/register', [Registrations, 'create']).as('register')
    router.post('/register', [Registrations, 'store']).as('register.store')
    router.get('/register/success', [Registrations, 'success']).as('register.success')
    router.get('/save-user-details', [UserDetails, 'show']).as('user_details')
    router.post('/save-user-details', [UserDetails, 'store']).as('user_details.store')
    router.get('/save-user-details/success', [UserDetails, 'success']).as('user_details.success')
  })
  .as('identity')
