import User from '#identity/models/user'

/** The user with this id, or null. */
export const findUser = (id: number): Promise<User | null> => User.find(id)
