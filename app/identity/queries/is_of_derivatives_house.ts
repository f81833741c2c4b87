import identity from '#config/identity'
import { belongsToHouse } from '#identity/domain/derivatives_house'
import { findUser } from '#identity/queries/find_user'

/** Whether this person is a customer of the operator's own derivatives house. */
export async function isOfDerivativesHouse(userId: number): Promise<boolean> {
  const user = await findUser(userId)
  return user !== null && belongsToHouse(user, identity.derivativesHouse)
}
