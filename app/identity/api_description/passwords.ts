import { describeCalls, is } from '#shared/http/api_description'
import { apiPasswordValidator } from '#identity/validators/api_user'

const { nothing } = is

describeCalls('Users', {
  'PUT /users/:id/password': {
    summary: 'Changes the own password and signs out everywhere else',
    description: 'Only for oneself, in a signed-in browser.',
    body: apiPasswordValidator,
    answer: nothing,
    refusals: {
      400: 'New password is empty',
      401: 'Incorrect password',
      429: 'Too many wrong passwords.',
    },
  },
  'PUT /users/:id/password/reset': {
    summary: 'Mails somebody who has not activated the account a new link to choose a password',
    answer: nothing,
    refusals: { 409: 'The account is activated, or its password is kept elsewhere.' },
  },
})
