import type { HttpContext } from '@adonisjs/core/http'
import { findAddresses, findUser, type User } from '#identity'
import { chosenValidator } from '#subscriptions/validators/assignment'

/** Who something is given to, by `?user=`, with the addresses; null where nobody is chosen or can be. */
export async function chosenPerson(ctx: HttpContext) {
  const user = await chosenUser(ctx)
  if (!user) return null
  const { billing, delivery } = await findAddresses(user.id)
  return { ...briefly(user), jobPosition: user.jobPosition, phone: user.phone, billing, delivery }
}

/** The same as far as sales may know it. */
export async function chosenBriefly(ctx: HttpContext) {
  const user = await chosenUser(ctx)
  return user && briefly(user)
}

async function chosenUser(ctx: HttpContext): Promise<User | null> {
  const [error, chosen] = await chosenValidator.tryValidate(ctx.request.qs())
  const user = error || !chosen.user ? null : await findUser(chosen.user)
  return user && !user.erasedAt && user.mergedInto === null ? user : null
}

const briefly = ({ id, fullName, email, company, isLocked }: User) => ({
  ...{ id, name: fullName || email, email },
  ...{ company: company ?? '', isLocked },
})
