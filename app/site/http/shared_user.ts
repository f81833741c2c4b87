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
export function sharedUser({ auth }: HttpContext): SharedUser | null {
  const user = auth?.use('web').user
  if (!user) return null
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
