import { SignInAccountSchema } from '#database/schema'

/** An account of the provider that the shop brings along; `subject` is what the provider calls it. */
export default class SignInAccount extends SignInAccountSchema {
  static selfAssignPrimaryKey = true
}
