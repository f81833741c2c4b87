import { describeCalls, is } from '#shared/http/api_description'
import { user } from '#identity/api_description/user'
import { apiInitValidator, apiUserDetailsValidator } from '#identity/validators/api_user'

const { nothing } = is

const OWN = 'Only for oneself.'
const OWN_SESSION = 'Only for oneself, in a signed-in browser.'

describeCalls('Users', {
  'PUT /users/:id/saveDetails': {
    summary: 'Saves the details after the first sign-in',
    description: OWN_SESSION,
    body: apiUserDetailsValidator,
    answer: user,
  },
  'PUT /users/:id/accept': {
    summary: 'Accepts the privacy notice',
    description: OWN_SESSION,
    answer: user,
  },
  'PUT /users/:id/init': {
    summary: 'Takes over the language in which somebody wants to be written to',
    description: OWN_SESSION,
    body: apiInitValidator,
    answer: user,
  },
  'POST /users/verifyEmail/:code': {
    summary: 'Verifies an additional e-mail address by the code that was mailed to it',
    answer: nothing,
  },
  'POST /internal-users': {
    summary: 'Says as whom a member of staff is known; the first sign-in registers them',
    description: OWN,
    answer: user,
  },
})
