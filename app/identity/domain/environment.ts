import type { Role } from '#identity/domain/roles'

/** Which installation this is; employees ask for other roles in each of them. */
export const ENVIRONMENTS = ['development', 'test', 'simulation', 'production'] as const
export type ShopEnvironment = (typeof ENVIRONMENTS)[number]

/** Only production has the plain names: a role for a test must open nothing else. */
const ENDINGS: Record<ShopEnvironment, string> = {
  development: '_dev',
  test: '_test',
  simulation: '_sim',
  production: '',
}

/** Name of the directory group that grants a role there, unless the operator names another one. */
export const groupNameOf = (role: Role, environment: ShopEnvironment): string =>
  `shop_${role}${ENDINGS[environment]}`
