import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Factors } from '#identity/queries/factors/find_factors'

/** The second factors of an account, for their owner; never what they are made of. */
export default class FactorsTransformer extends BaseTransformer<Factors> {
  toObject() {
    const { authenticator, passkeys, recoveryCodesLeft } = this.resource
    return {
      authenticator: authenticator && {
        createdAt: authenticator.createdAt.toISOString(),
        lastUsedAt: authenticator.lastUsedAt?.toISOString() ?? null,
      },
      passkeys: passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
        ...{ id, name, isSynced },
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft,
    }
  }
}
