import User from '#identity/models/user'

export const findUser = (id: number): Promise<User | null> => User.find(id)
