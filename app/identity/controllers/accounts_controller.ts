import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { hasPasswordHere } from '#identity/actions/change_password'
import { tilesFor } from '#identity/domain/account_tiles'

/** The entrance to everything that a person has here. */
export default class AccountsController {
  show({ auth, inertia }: HttpContext) {
    const user = auth.use('web').getUserOrFail()
    const { fullName, username, email, company } = user
    return inertia.render('identity/account/overview', {
      fullName: fullName || email,
      username,
      company,
      tiles: tilesFor({ hasPasswordHere: hasPasswordHere(user), answers }),
    })
  }
}

/** The page for unknown addresses answers everywhere. */
const answers = (path: string): boolean => {
  const found = router.match(path, 'GET', false)
  return found !== null && found.route.pattern !== '/*'
}
