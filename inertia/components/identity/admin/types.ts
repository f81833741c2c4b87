export type UserSort = 'id' | 'email' | 'firstName' | 'lastName' | 'company' | 'createdOn'

export type UserFilter =
  'type' | 'active' | 'locked' | 'role' | 'country' | 'partner' | 'createdFrom' | 'createdTo'
