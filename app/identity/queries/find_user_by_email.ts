import User from '#identity/models/user'

/** The customer or member of staff with this e-mail address, in any case of letters; or null. */
export const findUserByEmail = (email: string): Promise<User | null> =>
  User.query().where('email', email).orderBy('id').first()
