import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf, type Scope } from '#identity'

export type SharedUser = {
  id: number
  firstName: string
  lastName: string
  username: string | null
  company: string | null
  isStaff: boolean
  scopes: Scope[]
}

/** The signed-in person as every page knows them; null for visitors. */
export async function sharedUser({ auth }: HttpContext): Promise<SharedUser | null> {
  if (!auth || !(await auth.check())) return null
  const user = auth.getUserOrFail()
  return {
    id: user.id,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    username: user.username,
    company: user.company,
    isStaff: user.isStaff,
    scopes: [...scopesOf(user)],
  }
}
